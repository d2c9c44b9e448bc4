"""Several people at one keyboard: nobody sees another's cards."""

from __future__ import annotations

import re

import pexpect

from tablee.core.record import begin, read_record, replay_ply
from tablee.games import find_game
from tests.terminal.conftest import PROMPT, Home, plain

WIPE = "\x1b[2J\x1b[H"
SECOND_PAGE = "\x1b[?1049h"
FIRST_PAGE = "\x1b[?1049l"
PASS = r"presses Enter\.\s*$"
CARD = re.compile(r"\b(?:of|[olhad])\d+\b")


def play(home: Home, *flags: str) -> str:
    """Play with two people to the end; returns all that the terminal was sent."""
    people = ["--players", "you,you,beginner", "--name", "Ann,Bob"]
    child = home.spawn("play", "artropp", *people, "--rounds", "1", "--seed", "6", *flags)
    sent = ""
    while (found := child.expect([PROMPT, PASS, pexpect.EOF])) != 2:
        sent += child.before + child.after
        child.sendline("1" if found == 0 else "")
    return str(sent + child.before)


def hands_at_decisions(home: Home) -> list[tuple[int, list[str]]]:
    """For each decision of a person: the seat, and the cards that it must not see."""
    record = read_record(home.games[0].read_text())
    game = find_game("artropp")
    state = begin(record, game)
    found = []
    for number, ply in enumerate(record.plies):
        if ply.actor in (0, 1):
            hidden = state.hidden(ply.actor)
            found.append((ply.actor, [card for place, cards in hidden.items() if place != "pile" for card in cards]))
        replay_ply(state, game, ply, number)
    return found


def test_no_page_shows_anybody_elses_cards(home: Home) -> None:
    pages = [page for page in play(home).split(WIPE) if "Your hand" in page or "You:" in page]
    decisions = hands_at_decisions(home)
    shown = [screen for page in pages for screen in page.split("── L’Artropp")[1:]][: len(decisions)]
    assert len(shown) == len(decisions) >= 4
    assert {seat for seat, _ in decisions} == {0, 1}
    for (seat, hidden), screen in zip(decisions, shown, strict=True):
        assert f"▶{seat + 1} {('Ann', 'Bob')[seat]}" in plain(screen)
        assert not set(CARD.findall(plain(screen))) & set(hidden)


def test_the_screen_is_empty_while_the_keyboard_changes_hands(home: Home) -> None:
    sent = play(home)
    pages = sent.split(WIPE)
    handovers = [page for page in pages if "Pass the keyboard" in page]
    assert len(handovers) >= 2
    for page in handovers:
        assert not CARD.findall(plain(page))


def test_the_game_is_played_on_the_page_that_keeps_no_history(home: Home) -> None:
    sent = play(home)
    before, _, rest = sent.partition(SECOND_PAGE)
    played, _, after = rest.partition(FIRST_PAGE)
    assert "Your hand" not in before
    assert "Your hand" in played
    assert "Your hand" not in after
    assert played.endswith(WIPE)
    assert "wins the game" in after


def test_a_terminal_without_a_second_page_loses_its_history(home: Home) -> None:
    people = ["--players", "you,you", "--name", "Ann,Bob", "--seed", "6"]
    child = home.spawn("play", "artropp", *people, TERM="vt52")
    child.expect(PASS)
    sent = str(child.before)
    child.sendline("")
    child.expect(PROMPT)
    sent += child.before
    child.sendline("quit")
    child.expect(pexpect.EOF)
    sent += child.before
    assert SECOND_PAGE not in sent
    assert "\x1b[3J" in sent


def test_leaving_takes_the_cards_off_the_screen(home: Home) -> None:
    child = home.spawn("play", "artropp", "--players", "you,you", "--seed", "6")
    child.expect(PASS)
    child.sendline("")
    child.expect(PROMPT)
    child.sendcontrol("c")
    child.expect(pexpect.EOF)
    assert WIPE + FIRST_PAGE in child.before
    assert "tablee resume" in child.before.partition(FIRST_PAGE)[2]
