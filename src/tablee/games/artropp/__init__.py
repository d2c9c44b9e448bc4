"""L'Artropp: lines of assault, a pot, and nobody who wants to pay for either.

For 3 to 6 generals, or 2 in a duel on three lines. 48 units, an arrow, and money. In turn everybody adds a unit lower
or higher than the whole line; who cannot or will not takes it and pays its Br. into a pot, for which the others then
lay one secret card each. Sheet: *L'Artropp, le jeu de cartes des gens de bonne compagnie*; where it is silent its
elder *Mow* decides, and where both are the rulings in ``docs/rulings.md`` do. Clauses AR-1 to AR-35.
"""

from tablee.games.artropp.box import open_box

__all__ = ["open_box"]
