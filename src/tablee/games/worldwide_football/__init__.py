"""Worldwide Football: a football match with action cards, player cards, stars and dice.

For two, or for one against a virtual opponent that is part of the rules. The attack lays cards that bring it nearer
to the goal (PA), the defence answers each with a card and a d20 or draws; from 6 PA on one may shoot. Two halves, each
over when a pile is empty and both sides have given the ball back. Sheet: the solo rules of *Worldwide Football*; what
is not public of the base game is reconstructed, and ``data/edition.toml`` says what. Clauses WF-1 to WF-60.
"""

from tablee.games.worldwide_football.box import open_box

__all__ = ["open_box"]
