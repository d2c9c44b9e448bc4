"""What every game on the shelf has to pass: a game gets all of it by being registered in `tablee.games.SHELF`.

* `tables` - every game, seat count and option, and positions from random play to look at.
* `fingerprint` - all that a position holds, to see whether it changed.
* `checks` - what must be true of a position; `test_suite_bites` breaks the toy game to see that they notice.
"""
