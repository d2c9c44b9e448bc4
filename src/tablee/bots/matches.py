"""Whole matches between bots, for whoever wants to know how they end without watching them."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.bots.levels import make_bot
from tablee.core.luck import PlyLuck
from tablee.core.match import Match, run
from tablee.core.record import Record, read_options
from tablee.games import find_game

AT_A_GLANCE: Final = {"strong": "casual", "expert": "casual"}
"""Who plays in whose place: a search that is to be over in seconds plays worse than a glance at the hints."""
_BOT_LUCK: Final = 1 << 40
"""Numbers that no ply of a match ever has."""


class Pairing(msgspec.Struct, frozen=True):
    """Who plays what against whom.  The same pairing always gives the same record."""

    game: str
    options: dict[str, bool | int | str]
    levels: tuple[str, ...]
    """The bot at each seat."""
    seed: bytes
    names: dict[int, str] = {}


def play_match(pairing: Pairing) -> Record:
    """Play a match to its end: its record, with the seed that proves its luck."""
    game = find_game(pairing.game)
    options = read_options(game, pairing.options)
    match = Match.start(game, options, len(pairing.levels), seed=pairing.seed, names=pairing.names)
    heads = [PlyLuck(pairing.seed, _BOT_LUCK + seat).below(2**62) for seat in range(len(pairing.levels))]
    run(
        match,
        [
            make_bot(AT_A_GLANCE.get(level, level), game, head)
            for level, head in zip(pairing.levels, heads, strict=True)
        ],
    )
    return match.record
