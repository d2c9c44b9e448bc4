"""Sitting at French Flair's table in a browser: matches that are known beforehand, and hands that play them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, Page

from tablee.core.clock import StillClock
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import find_game
from tablee.games.french_flair import events
from tests.browser.table import await_turn

GAME: Final = find_game("french_flair")
SEED: Final = bytes(32)
"""The luck of every table of a house with the same deal: who plays the same meets the same dice."""
MOST_MATCHES: Final = 4000
FORWARDS_HALF: Final = 306
"""The `Half` in which the forwards score."""
FULLEST: Final = 10
"""So many things a card can do that goes on with a combination: hardly ever more."""
CARD: Final = re.compile(r"(\d+)[aopjrktd][12]?|[xcb-](\d+)|[mf](\d)-\d")


class Step(NamedTuple):
    """A move of one side, and what came of it."""

    ply: int
    seat: int
    move: str
    events: list[Any]


class Half:
    """The first half that two hasty players make of the deal: the same for the same number."""

    def __init__(self, number: int) -> None:
        self.match = Match.start(GAME, GAME.options(), 2, seed=SEED)
        self.match.settle()
        self.match.take_story()
        self.steps: list[Step] = []
        rng = random.Random(number)
        while self.match.state.view(None).half <= 1:
            self._step(rng)
        play_to_the_end(self.match)

    def _step(self, rng: random.Random) -> None:
        state, ply = self.match.state, len(self.match.record.plies)
        seat = state.waiting()[0]
        move = play_hastily(self.match, rng)
        self.steps.append(Step(ply, seat, move, [told.public for told in self.match.take_story()]))

    @property
    def record(self) -> Record:
        return self.match.record

    def place(self, wanted: Callable[[Step], bool]) -> int:
        """The first step that is so."""
        return next(place for place, step in enumerate(self.steps) if wanted(step))


def scores_with_forwards(step: Step) -> bool:
    """A try at the end of a forwards' sequence."""
    played = [event for event in step.events if isinstance(event, events.Played | events.Tried)]
    return bool(played) and played[-1].kind == "forwards" and tells(step, events.TryScored)


def brings_back(step: Step) -> bool:
    """An advantage that came to nothing."""
    return any(isinstance(event, events.PenaltyGiven) and event.back for event in step.events)


def tells(step: Step, kind: type[events.Event]) -> bool:
    return any(isinstance(event, kind) for event in step.events)


def find_half(likely: int, *wishes: Callable[[Step], bool]) -> Half:
    """A half in which all of that happens: the likely one, or, when the rules have changed, the first that is found."""
    for number in [likely, *range(MOST_MATCHES)]:
        half = Half(number)
        if all(any(wish(step) for step in half.steps) for wish in wishes):
            return half
    raise LookupError("no half is like that; look in more matches")


# At the table


def in_phase(phase: str) -> Callable[[Any], bool]:
    """Whether a view is of that phase."""
    return lambda view: bool(view.phase == phase)


def moment(wanted: Callable[[Any], bool], seat: int = 0) -> tuple[Record, int]:
    """A match and the ply at which `seat` has to decide and its view is like that."""
    for number in range(MOST_MATCHES):
        match = Match.start(GAME, GAME.options(), 2, seed=number.to_bytes(32, "big"))
        rng = random.Random(number)
        match.settle()
        while not match.is_over():
            mover = match.state.waiting()[0]
            if mover == seat and wanted(match.state.view(seat)):
                ply = len(match.record.plies)
                play_to_the_end(match)
                return match.record, ply
            play_hastily(match, rng)
    raise LookupError("nobody meets that; look in more matches")


def fullest_card() -> tuple[Record, int, int]:
    """A match, the ply at which a card of the first side can do so many things in a combination, and that card."""
    for number in range(MOST_MATCHES):
        match = Match.start(GAME, GAME.options(), 2, seed=number.to_bytes(32, "big"))
        rng = random.Random(number)
        match.settle()
        while not match.is_over():
            ply = len(match.record.plies)
            card = fullest_of(match) if match.state.view(0).combo else None
            if card is not None:
                play_to_the_end(match)
                return match.record, ply, card
            play_hastily(match, rng)
    raise LookupError("no card can do so much; look in more matches")


def fullest_of(match: Match) -> int | None:
    """The card of the first side that can do so many things, if it has to decide and there is one."""
    if match.state.waiting()[0] != 0 or match.state.view(0).phase != "attack":
        return None
    alone = [found for move in match.state.legal(0) if (found := re.fullmatch(r"(\d+)[aopjrktd][12]?", move.notation))]
    cards = [int(found[1]) for found in alone]
    return next((card for card in set(cards) if cards.count(card) == FULLEST), None)


def almost_over() -> tuple[Record, int]:
    """A match by the clock on the wall, and the ply after which a second of its first half is left."""
    clock = StillClock()
    match = Match.start(GAME, GAME.options(clock="real"), 2, seed=SEED, clock=clock)
    match.settle()
    seconds = match.state.view(None).half_seconds
    play_first(match)
    clock.move_to(1000 * (seconds - 1))
    play_first(match)
    ply = len(match.record.plies)
    clock.move_to(1000 * seconds)
    match.settle()
    while not match.is_over():
        clock.move_to(clock.now() + 1000 * seconds)
        match.settle()
        play_first(match)
    return match.record, ply


def play_first(match: Match) -> None:
    """Whoever has to plays the first of the legal moves."""
    seat = match.state.waiting()[0]
    match.play(seat, match.state.legal(seat)[0])
    match.settle()


def play_hastily(match: Match, rng: random.Random) -> str:
    """Whoever has to plays what a hasty player might, of all that a page offers."""
    seat = match.state.waiting()[0]
    offered = {choice.move for choice in GAME.narrator.choices(match.state.view(seat), match.state.legal(seat))}
    moves = [move for move in match.state.legal(seat) if move.notation in offered]
    weights = [0.02 + weight for weight in GAME.hints.weights(match.state, seat, moves)]
    move = rng.choices(moves, weights)[0]
    match.play(seat, move)
    match.settle()
    return str(move.notation)


def play_to_the_end(match: Match) -> None:
    """Only of a match that is over can another table make its beginning."""
    while not match.is_over():
        play_first(match)


# What a person does


def make(page: Page, move: str, *, tap: bool = False) -> None:
    """Make a move as people do: choose a card, then what it does."""
    await_turn(page)
    press = Locator.tap if tap else Locator.click
    found = CARD.fullmatch(move)
    if found:
        card = next(number for number in found.groups() if number)
        press(page.locator(f'.hand button[data-card="{card}"]:enabled').first)
    if not found or move[0] not in "xcb-":
        press(page.locator(f'[data-move="{move}"]'))


def play_script(pages: dict[int, Page], steps: Iterable[Step]) -> None:
    """Both sides do what stands in the script."""
    for step in steps:
        make(pages[step.seat], step.move)


ACT: Final = """(luck) => {
  const pick = (selector) => {
    const found = [...document.querySelectorAll(selector)];
    const one = found[Math.floor(luck * found.length)];
    one?.click();
    return Boolean(one);
  };
  return pick(".curtain .main") || pick(".of-card [data-move]") || pick(".hand button:enabled") || pick("[data-move]");
}"""


def act(page: Page, rng: random.Random) -> bool:
    """Do something, if there is something to do, at once: the table may move on between look and click."""
    return bool(page.evaluate(ACT, rng.random()))
