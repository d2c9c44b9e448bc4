"""Ubongo to print: sheets in the size of the pieces, two sets of pieces, the track, pawns, and numbers for a die.

A square is 20 mm wide everywhere: good to hold, and the largest grid (7 by 7) and its list of rows still fit on one
page of A4 or Letter.
"""

from tablee.press.ubongo.booklet import Options, draw

__all__ = ["Options", "draw"]
