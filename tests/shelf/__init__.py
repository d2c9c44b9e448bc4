"""What every game on the shelf has to bring besides its rules: words, rules pages, a drawing, a page, figures.

* `checks` - what must be true of each; every check says which game lacks what.
* `test_rooms` - all of them over the shelf.
* `test_rooms_bite` - a room is taken away, and the checks notice.

A game gets all of it by having a folder, as it gets :mod:`tests.conformance`.
"""
