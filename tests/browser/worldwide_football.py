"""Sitting at Worldwide Football's table in a browser: matches that are known beforehand, and hands that play them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import find_game
from tests.browser.table import await_turn

GAME: Final = find_game("worldwide_football")
SEED: Final = bytes(32)
"""The luck of every table of a house with the same deal."""
MOST_MATCHES: Final = 600

Wish = Callable[[Any, list[Any]], bool]
"""Whether a view, and what happened just before it, is what one looks for."""


def moment(wanted: Wish, seats: int = 1, seat: int = 0, **options: Any) -> tuple[Record, int]:
    """A match of the deal, and the ply at which `seat` has to decide and its view is like that."""
    for number in range(MOST_MATCHES):
        match = Match.start(GAME, GAME.options(**options), seats, seed=SEED)
        rng = random.Random(number)
        match.settle()
        while not match.is_over():
            told = [one.public for one in match.take_story()]
            if seat in match.state.waiting() and wanted(match.state.view(seat), told):
                ply = len(match.record.plies)
                play_to_the_end(match, rng)
                return match.record, ply
            play_hastily(match, rng)
    raise LookupError("nobody meets that; look in more matches")


@cache
def in_phase(phase: str) -> tuple[Record, int]:
    """A professional match alone, and the ply at which it comes to that phase."""
    return moment(lambda view, told: bool(view.phase == phase), mode="pro")


def last_decision(seats: int, **options: Any) -> tuple[Record, int, int, str]:
    """A whole match of the deal, and its last decision: the ply, the seat and the move."""
    match = Match.start(GAME, GAME.options(**options), seats, seed=SEED)
    play_to_the_end(match, random.Random(0))
    plies = match.record.plies
    ply = max(place for place, one in enumerate(plies) if one.actor >= 0)
    return match.record, ply, plies[ply].actor, plies[ply].notation


def play_hastily(match: Match, rng: random.Random) -> str:
    """Whoever has to plays what a hasty player might."""
    seat = match.state.waiting()[0]
    moves = match.state.legal(seat)
    weights = [0.02 + weight for weight in GAME.hints.weights(match.state, seat, moves)]
    move = rng.choices(moves, weights)[0]
    match.play(seat, move)
    match.settle()
    return str(move.notation)


def play_to_the_end(match: Match, rng: random.Random) -> None:
    """Only of a match that is over can another table make its beginning."""
    match.settle()
    while not match.is_over():
        play_hastily(match, rng)


# What a person does


def make(page: Page, move: str) -> None:
    """Make a move as people do: click on the card, or on the Star and then on the card."""
    await_turn(page)
    button = page.locator(f'.mine [data-move="{move}"]:enabled')
    if not button.count():
        opener(page, move)
    button.first.click()


def opener(page: Page, move: str) -> None:
    """Open what has to be chosen from."""
    if move.startswith("sub"):
        page.get_by_role("button", name="Substitute").click()
        return
    what, _, _card = move.partition("-")
    key = f'data-player="{what[1:]}"' if what.startswith("n") else f'data-ability="{what}"'
    page.locator(f".mine [{key}]").click()


ACT: Final = """(luck) => {
  const pick = (selector) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
    const one = found[Math.floor(luck * found.length)];
    one?.click();
    return Boolean(one);
  };
  return pick('.mine.asked [data-card="T"]') || (luck < 0.12 && pick(".own [data-move]"))
    || (luck > 0.25 && pick('[data-move="draw"]')) || pick(".hand [data-move]") || pick(".mine.asked [data-move]");
}"""
"""Shoot if possible, now and then a Star, draw more often than defend, else any card, else what is left."""


def act(page: Page, rng: random.Random) -> bool:
    """Do something, if there is something to do, at once: the table may move on between look and click."""
    return bool(page.evaluate(ACT, rng.random()))
