"""The same questions as the solver's, answered the slow and obvious way: sets of squares, no masks, no pruning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

Square = tuple[int, int]
Squares = frozenset[Square]
Laid = tuple[str, Squares]
"""A piece's letter and the squares that it covers."""

FORMS = {
    "A": "..#/..#/###",
    "B": "#./##/##",
    "C": ".#/.#/##/#.",
    "D": "#./##/#./#.",
    "E": ".#./.##/###",
    "F": "#./##/##/#.",
    "G": "##./.#./.##",
    "H": "##/.#/##/#.",
    "I": "##./###/.#.",
    "J": "###/.#./.#.",
    "K": "..#/###/#.#",
    "L": ".##/##./.#.",
    "M": ".#/.#/##/##",
    "N": "#../##./###",
    "O": ".#/.#/.#/##",
    "P": "##./##./.##",
    "Q": "##/#./##/#.",
    "R": "#../#.#/###",
    "S": "#./##/##/.#",
    "T": "#.#/###",
    "U": "#../##./.##",
}
"""UB-2, copied from the rules."""


def squares(rows: Sequence[str]) -> Squares:
    return frozenset((row, col) for row, line in enumerate(rows) for col, sign in enumerate(line) if sign == "#")


def orientations(shape: Squares) -> set[Squares]:
    """Every way to turn and flip a shape, moved into the corner."""
    found = set()
    for flip in (1, -1):
        turned = frozenset((row, flip * col) for row, col in shape)
        for _ in range(4):
            turned = frozenset((col, -row) for row, col in turned)
            top, left = min(row for row, _ in turned), min(col for _, col in turned)
            found.add(frozenset((row - top, col - left) for row, col in turned))
    return found


@cache
def layings(letter: str, region: Squares) -> list[Squares]:
    """Every way to lay a piece inside the region."""
    found = []
    for shape in orientations(squares(FORMS[letter].split("/"))):
        for down in range(8):
            for right in range(8):
                laid = frozenset((row + down, col + right) for row, col in shape)
                if laid <= region:
                    found.append(laid)
    return found


def tilings(region: Squares, letters: str, free: Squares | None = None) -> Iterator[frozenset[Laid]]:
    """All tilings of what is free with exactly these pieces, piece by piece."""
    free = region if free is None else free
    if not letters and not free:
        yield frozenset()
    for laid in layings(letters[0], region) if letters else ():
        if laid <= free:
            for rest in tilings(region, letters[1:], free - laid):
                yield rest | {(letters[0], laid)}


def tiling_sets(region: Squares, count: int) -> Counter[str]:
    """Every set of `count` pieces that tiles the region, with the number of its tilings."""
    fitting = (set_ for set_ in combinations(FORMS, count) if sum(map(size, set_)) == len(region))
    counted = {"".join(set_): sum(1 for _ in tilings(region, "".join(set_))) for set_ in fitting}
    return Counter({letters: ways for letters, ways in counted.items() if ways})


def size(letter: str) -> int:
    return FORMS[letter].count("#")
