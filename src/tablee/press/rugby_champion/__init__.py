"""Rugby Champion to print: 62 cards and the Avantage, the line with its piles, a scoreboard and tokens.

Cards are 63 by 88 mm.  The user's own card file is printed in place of the box's; what is a reconstruction in it has a
small sign.
"""

from tablee.press.rugby_champion.booklet import Options, draw

__all__ = ["Options", "draw"]
