"""A position as text and as a picture: what the terminal would show."""

from __future__ import annotations

import io
import re
from typing import Final

from rich.console import Console

from tablee.core.game import Game, Seat, State
from tablee.terminal.scene import Stage
from tablee.terminal.seating import Chair
from tablee.words import words_for

WIDTH: Final = 100
"""Characters a line."""
FONTS: Final = "'DejaVu Sans Mono', 'Fira Code', monospace"
"""Whichever is there: a picture fetches nothing."""
_FONT_FILES: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def text_of(game: Game, state: State, seat: Seat | None, lang: str = "en") -> str:
    """What `seat` sees, as plain text; ``None`` is a spectator."""
    console = _console()
    _draw(console, game, state, seat, lang)
    return console.export_text()


def svg_of(game: Game, state: State, seat: Seat | None, lang: str = "en") -> str:
    """The same in colours, as an SVG picture."""
    console = _console()
    _draw(console, game, state, seat, lang)
    svg = console.export_svg(title=words_for(lang, game.id)("game-title"), unique_id="tablee")
    return _FONT_FILES.sub("", svg).replace("Fira Code, monospace", FONTS)


def _console() -> Console:
    return Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor")


def _draw(console: Console, game: Game, state: State, seat: Seat | None, lang: str) -> None:
    words = words_for(lang, game.id)
    stage = Stage(game, words, [Chair("", "")] * state.seats)
    view = state.view(seat)
    console.print(stage.draw(view, WIDTH))
    ended = stage.outcome(view)
    asked = [stage.prompt(view, state.legal(seat))] if seat is not None and seat in state.waiting() else []
    for sentence in ended or asked:
        console.print(sentence, highlight=False)
