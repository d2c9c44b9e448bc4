"""Print and play: a game as a PDF to print, cut out and lay on a real table.

Each game that can be printed has a package here that makes its pages; they are drawn with a few kinds of marks
(``marks.py``) in millimetres, and ``typeset.py`` turns pages of marks into a PDF, whatever the game.  The typesetter
comes with the extra ``press``.
"""
