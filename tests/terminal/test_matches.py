"""What every match of cards does in a terminal: fits it, hides hands, and can be watched again."""

from __future__ import annotations

import pytest

from tests.terminal.conftest import PROMPT, Home, plain

GAMES = ("french_flair", "worldwide_football", "rugby_champion")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "title", "turns", "flags"),
    [
        ("french_flair", "French Flair", 12, ["--players", "you,beginner", "--seed", "4"]),
        ("worldwide_football", "Worldwide Football", 12, ["--players", "you", "--mode", "pro", "--seed", "4"]),
        ("rugby_champion", "Rugby Champion", 25, ["--players", "you", "--seed", "5"]),
        ("rugby_champion", "Rugby Champion", 25, ["--players", "you,beginner", "--seed", "5"]),
    ],
)
def test_the_screen_fits_a_small_terminal(home: Home, game: str, title: str, turns: int, flags: list[str]) -> None:
    child = home.spawn("play", game, *flags)
    for _ in range(turns):
        child.expect(PROMPT)
        screen = plain(child.before + child.after)
        table = screen[screen.index(f"── {title}") :].rstrip("\n").split("\n")
        assert len(table) <= 24
        child.sendline("1")
    child.expect(PROMPT)
    child.sendline("quit")
    child.wait()


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_two_people_do_not_see_each_others_cards(home: Home, game: str) -> None:
    child = home.spawn("play", game, "--players", "you,you", "--name", "Ann,Bob", "--seed", "4")
    child.expect(r"presses Enter\.\s*$")
    assert "Your hand" not in plain(child.before)
    child.sendline("")
    child.expect(PROMPT)
    assert "Your hand" in plain(child.before)
    child.sendline("quit")
    child.wait()
