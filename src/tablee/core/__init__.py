"""The contract that every game signs, and what follows from it alone.

* :mod:`~tablee.core.moves` - moves are values made once, with a code and a notation that reads back.
* :mod:`~tablee.core.game` - :class:`Game` (the box) and :class:`State` (one position).
* :mod:`~tablee.core.frames`, :mod:`~tablee.core.views` and :mod:`~tablee.core.sight` - what the states and views of all
  games say alike.
* :mod:`~tablee.core.luck` - dice and draws: fast for search, keyed and provable for a table.
* :mod:`~tablee.core.clock` - match time, with an injected source.
* :mod:`~tablee.core.story` - what happened, told with a public and a private form.
* :mod:`~tablee.core.record` - the text file that is save, replay, bug report and fixture in one.
* :mod:`~tablee.core.match` - the loop: people, bots and scripts act, chance and clock resolve by themselves.
* :mod:`~tablee.core.playout` - the same loop at full speed, for search and measurement.
* :mod:`~tablee.core.errors` - what can be wrong, and what would be right.

Nothing here reads a file, a socket or the time of day, and nothing here knows a game.
"""
