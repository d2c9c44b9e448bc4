"""What a terminal shows of a position, for the tests of every game with a script of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

from tablee.core.match import verify
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.terminal.scene import Stage
from tablee.terminal.seating import Chair
from tablee.words import words_for
from tests.games.script import ScriptedGame
from tests.terminal.conftest import Home

CHAIRS = [Chair("Camille", ""), Chair("Basalte", "casual")]
Script = ScriptedGame[Any, Any]


def stage(m: Script, lang: str) -> Stage:
    return Stage(m.game, words_for(lang, m.game.id), CHAIRS[: m.state.seats])


def spaced(text: str) -> str:
    """With ordinary spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def printed(*things: Any, width: int = 80) -> str:
    """What a terminal of this width shows."""
    console = Console(width=width, color_system=None, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        for thing in things:
            console.print(thing)
    return spaced(capture.get())


def drawn(m: Script, seat: int | None = 1, lang: str = "en", width: int = 80, details: bool = False) -> str:
    """The table, with the moves of whoever looks numbered."""
    moves = m.legal(seat) if seat is not None else []
    return printed(stage(m, lang).draw(m.view(seat), width, moves, details), width=width)


def listed(m: Script, seat: int = 1, lang: str = "en", width: int = 80) -> str:
    """The menu of moves."""
    table, view = stage(m, lang), m.view(seat)
    moves = table.ordered(view, m.legal(seat))
    return printed(*table.menu(view, width, moves, table.usual(view, moves)), width=width)


def counted(m: Script, seat: int = 1, lang: str = "en") -> list[str]:
    """The chances that are told."""
    return [spaced(line) for line in stage(m, lang).odds(m.view(seat), 80, m.legal(seat))]


def is_proven(record: Path) -> bool:
    """Whether every chance of a game came from its seed."""
    read = read_record(record.read_text())
    return verify(read, find_game(read.game)) > 0


def check_watched(home: Home, record: Path, opening: str) -> None:
    """A game of bots: everybody sees how it opens, and a hand is seen from its own seat only."""
    watched = home.run("replay", str(record), "--lang", "fr")
    assert watched.returncode == 0, watched.stderr
    assert opening in watched.stdout
    assert "Votre main" not in watched.stdout
    assert "Votre main" in home.run("replay", str(record), "--seat", "2", "--lang", "fr").stdout
    assert "Proven" in home.run("verify", str(record)).stdout
