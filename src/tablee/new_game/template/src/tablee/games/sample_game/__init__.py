"""Sample Game: a die under a cup, dice in the open, and the nerve to stop in time.

For two. Both hide a die under a cup; then in turn each throws one more die in the open or stops. Whoever is nearer to
the limit without going over it wins the round. Sheet: write here where the rules come from. Clauses SG-1 to SG-6.
"""

from tablee.games.sample_game.box import open_box

__all__ = ["open_box"]
