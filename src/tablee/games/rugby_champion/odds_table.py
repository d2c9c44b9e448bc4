"""The odds of Rugby Champion as a page: ``python -m tablee.games.rugby_champion.odds_table``."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tablee.core.markdown import head, percent, row
from tablee.games.rugby_champion.cards import HIGHEST, LOWEST, Box, load_cards
from tablee.games.rugby_champion.moves import PASSE, PHYSIQUE, TYPES, Kit
from tablee.games.rugby_champion.odds import card_and_one, chances_of_gap, chances_of_sum

_TITLES: Final = ("Physique", "Passe", "Pied")
_SET_PIECES: Final = {PASSE: "line-out", PHYSIQUE: "scrum"}
_DIFFICULTIES: Final = ("easy", "normal", "hard", "expert")


def page() -> str:
    """Every table, as Markdown; types whose values are spread alike share one."""
    box = load_cards()
    kit = Kit(box)
    tables = [_challenges(kit, alike) for alike in _alike(kit, range(len(TYPES)))]
    tables += [_set_pieces(box, kit, alike) for alike in _alike(kit, _SET_PIECES)]
    return "\n\n".join("\n".join(lines) for lines in tables) + "\n"


def _alike(kit: Kit, kinds: Iterable[int]) -> list[list[int]]:
    """Types in groups of equal spread."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for kind in kinds:
        groups.setdefault(tuple(_players(kit, kind)), []).append(kind)
    return list(groups.values())


def _players(kit: Kit, kind: int) -> list[int]:
    """How many player cards of the whole box count 0, 1 … 5."""
    found = [0] * (HIGHEST + 1)
    for face in range(kit.players):
        found[kit.value[kind][face]] += 1
    return found


def _challenges(kit: Kit, alike: Sequence[int]) -> Iterator[str]:
    """RC-13 to RC-16: against any player of the box."""
    title = ", ".join(_TITLES[kind] for kind in alike)
    yield from head(title, "by 2 or more", "by 1", "tie", "lost by 1", "lost by 2 or more")
    for value in range(LOWEST, HIGHEST + 1):
        yield row((str(value), *map(percent, chances_of_gap(value, _players(kit, alike[0])))))


def _set_pieces(box: Box, kit: Kit, alike: Sequence[int]) -> Iterator[str]:
    """RC-40, RC-41: the sum of two cards against the Non-joueur's card and any player."""
    title = " or ".join(_SET_PIECES[kind] for kind in alike)
    yield from head(f"sum in a {title}", *_DIFFICULTIES)
    values = [int(getattr(box.set_piece, name)) for name in _DIFFICULTIES]
    for total in range(4, 2 * HIGHEST + 1):
        chances = [chances_of_sum(total, card_and_one(_players(kit, alike[0]), value)) for value in values]
        yield row((str(total), *[percent(chance["won"]) for chance in chances]))


if __name__ == "__main__":
    sys.stdout.buffer.write(page().encode())
