"""French Flair: a rugby match with 21 cards and two dice a team.

For two. The cards are the players 1 to 15 with what each can do; alone they advance, kick or drop at goal, together
they make combinations that the defence cannot break. Tackles, rucks, scrums and line-outs are duels of dice. Two
halves of ten minutes. Sheet: *French Flair*, conception Arnaud Blaszkowski; where it is silent the rulings in
``docs/rulings.md`` decide. Clauses FF-1 to FF-77.
"""

from tablee.games.french_flair.box import open_box

__all__ = ["open_box"]
