"""L'Artropp to print: 48 units and the arrow, a purse of money, the star of a duel, and a sheet to look things up.

A card is 63 by 88 mm, which fits common sleeves; three notes of money are as large as a card.
"""

from tablee.press.artropp.booklet import Options, draw

__all__ = ["Options", "draw"]
