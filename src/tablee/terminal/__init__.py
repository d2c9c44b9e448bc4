"""The table in a terminal: what is printed, what is asked, and the files that a game leaves.

No rule of any game is here. What one game looks like is in the module with its id (:mod:`~tablee.terminal.artropp`),
what it sounds like in its own ``say.py``.
"""
