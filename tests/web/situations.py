"""What a page is shown in matches of every game, for its unit tests: positions, choices, and the story so far.

``python -m tests.web.situations`` writes it to ``build/situations.json``, as the server would send it to the first
seat.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.core.record import begin, replay_ply
from tablee.core.story import Story
from tablee.games import SHELF
from tests.golden.playthrough import Mode, modes, played

FILE: Final = Path(__file__).parents[2] / "build" / "situations.json"
MOST: Final = 40
"""So many situations of a match, about evenly spread."""


class Situation(msgspec.Struct):
    """A position in which the first seat has to decide, and what it does."""

    log: int
    """How much of the story has been told."""
    fresh: int
    """How much of it before what happened last."""
    view: Any
    legal: Any
    move: str
    after: Any
    """What it sees when it has done that."""


class Played(msgspec.Struct):
    """A match as the first seat saw it."""

    game: str
    material: Any
    """What the page knows of the box."""
    log: list[Any]
    situations: list[Situation]


def main() -> None:
    """Write the file."""
    matches = [seen(mode) for mode in modes() if mode.game in SHELF]
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.encode(matches))
    sys.stdout.write(f"{FILE}: {sum(len(match.situations) for match in matches)} situations\n")


def seen(mode: Mode) -> Played:
    """The match of that mode through the eyes of its first seat."""
    match = played(mode)
    state = begin(match.record, match.game)
    state.story = Story()
    log: list[Any] = []
    found: list[Situation] = []
    fresh = 0
    for number, ply in enumerate(match.record.plies):
        if ply.actor == 0:
            view = msgspec.to_builtins(state.view(0))
            legal = msgspec.to_builtins(match.game.narrator.choices(state.view(0), state.legal(0)))
            found.append(Situation(len(log), fresh, view, legal, ply.notation, None))
        fresh = len(log)
        replay_ply(state, match.game, ply, number)
        log += [told.seen_by(0) for told in state.story.take()]
        if ply.actor == 0:
            found[-1].after = msgspec.to_builtins(state.view(0))
    stride = -(-len(found) // MOST)
    material = msgspec.to_builtins(match.game.page_material())
    return Played(mode.game, material, msgspec.to_builtins(log), found[::stride])


if __name__ == "__main__":
    main()
