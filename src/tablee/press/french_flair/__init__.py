"""French Flair to print: two decks of 21 cards, the pitch in two halves, tokens, and a sheet to look things up.

A card is 63 by 88 mm, which fits common sleeves; five metres of the pitch are 18 mm, so that each half of it fits on
one page of A4 or Letter.
"""

from tablee.press.french_flair.booklet import Options, draw

__all__ = ["Options", "draw"]
