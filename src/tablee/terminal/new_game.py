"""``tablee new-game``: what was written, and what to do next."""

from __future__ import annotations

from pathlib import Path

from tablee.new_game import new_game
from tablee.terminal.lists import described
from tablee.terminal.screen import Screen
from tablee.words import Words


def show_new_game(name: str, words: Words) -> None:
    """Write the game into the project that the current folder is the root of, and say what comes next."""
    written = new_game(name, Path.cwd())
    screen = Screen(words)
    screen.say("new-written", name=name, files=len(written))
    for folder in sorted({path.parent.as_posix() for path in written}):
        screen.show(f"  {folder}")
    screen.say("new-next")
    steps = [
        (f"tablee play {name}", words("new-next-play")),
        ("make test", words("new-next-test")),
        ("make play", words("new-next-page")),
        ("docs/add-a-game.md", words("new-next-read")),
    ]
    screen.show(*described(steps, screen.width))
