"""Worldwide Football to print: both Action decks, five teams, the pitch with its PA, tokens, and two sheets of rules.

Cards are 63 by 88 mm.  The user's own edition is printed in place of the box's; what is a reconstruction in it has a
small sign.
"""

from tablee.press.worldwide_football.booklet import Options, draw

__all__ = ["Options", "draw"]
