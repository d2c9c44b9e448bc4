"""Ubongo – le duel: two people race to tile the same shape with the same pieces.

For two. 21 pieces each (10 pentominoes, 11 hexominoes), nine sheets with an easy side A (4 pieces a puzzle) and a hard
side B (5 pieces), 20 puzzles a side, a die with 20 faces, and a track from 0 to 5. The die picks the pieces, both lay
them as fast as they can, whoever covers the whole grid first advances; five duels win the match. Sheet: *Ubongo – Le
duel*; where it is silent the rulings in ``docs/rulings.md`` decide. Clauses UB-1 to UB-14.
"""

from tablee.games.ubongo.box import open_box

__all__ = ["open_box"]
