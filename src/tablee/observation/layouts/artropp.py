"""L'Artropp as numbers."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.moves import Move
from tablee.games.artropp.box import Artropp
from tablee.games.artropp.moves import HIGH_DRUM
from tablee.games.artropp.position import LINES, PHASES
from tablee.observation.fields import (
    Field,
    Layout,
    across,
    counts,
    flag,
    number,
    one_of,
    prefixed,
    seat_of,
    seats_in,
    waiting,
)
from tablee.observation.numbers import Flat, share

MOST_ROUNDS: Final = 100
MOST_CARDS: Final = 60
MOST_SNIPERS: Final = 4
"""No deck has more."""
PURSES: Final = 10
BRS: Final = 200
"""Money is counted by so many full purses and Br."""


def first_of_chance(game: Artropp) -> Move:
    """Drawing a card."""
    return game.kit.draw[0]


def layout(game: Artropp, seats: int) -> Layout:
    """The table, the lines, the hand and everybody's purse."""
    names = game.kit.names
    copies = max(2, *game.kit.copies)
    return Layout(
        [
            one_of("phase", PHASES.names, lambda view: view.phase),
            waiting(seats),
            number("round", lambda view: view.round, MOST_ROUNDS),
            number("rounds", lambda view: view.rounds, MOST_ROUNDS),
            flag("duel", lambda view: view.duel),
            seat_of("turn", seats, lambda view: view.turn),
            number("arrow", lambda view: view.arrow, 1),
            one_of("active line", range(LINES), lambda view: view.place),
            *(_line(game, place) for place in range(LINES)),
            *(_line_br(place) for place in range(LINES)),
            counts("hand", names, lambda view: view.hand, copies),
            counts("discard", names, lambda view: view.discard, copies),
            number("pile", lambda view: view.pile, MOST_CARDS),
            _money("pot", lambda view: view.pot),
            seat_of("assaulter", seats, lambda view: view.assaulter),
            number("announced", lambda view: view.announced, 1),
            number("braves a Br.", lambda view: view.br_value, 10_000),
            number("full purse", lambda view: view.full_purse, 1_000_000),
            *across(
                "general",
                seats,
                lambda view: view.generals,
                [
                    prefixed(flag, "seated", read=lambda general: general.seated),
                    prefixed(number, "cards", read=lambda general: general.cards, most=10),
                    prefixed(flag, "committed", read=lambda general: general.committed),
                    prefixed(one_of, "showdown", names, read=lambda general: general.showdown),
                    prefixed(flag, "felled", read=lambda general: general.felled),
                ],
            ),
            *(_purse(what, step, seats) for step in range(seats) for what in ("purse", "debt", "gain")),
            seats_in("winners", seats, lambda view: view.winners),
        ],
        {
            "seat": "seats are counted from whoever looks",
            "clause": "the phase says the same",
            "lines.low": "the cards of the line say it",
            "lines.high": "the cards of the line say it",
            "lines.shut_low": "the drum in the line says it",
            "lines.shut_high": "the drum in the line says it",
            "reason": "it is over",
        },
    )


def _line(game: Artropp, place: int) -> Field:
    """The cards of a line, and in each gap the snipers."""
    index = {name: position for position, name in enumerate(game.kit.names)}
    numbers = dict(zip(game.kit.names, game.kit.number))
    cards = len(index)

    def write(view: Any, out: Flat, at: int) -> None:
        if place >= len(view.lines):
            return
        last = 0
        for stack in view.lines[place].row:
            if stack[0] == "s":
                out[at + cards + last] += 1.0 / MOST_SNIPERS
            else:
                last = numbers[stack[0]]
                for name in stack:
                    out[at + index[name]] = 1.0

    places = (*game.kit.names, *(f"sniper above {number}" for number in range(HIGH_DRUM)))
    return Field(f"line {place + 1}", places, f"0 or 1; snipers: how many, by {MOST_SNIPERS}", write)


def _line_br(place: int) -> Field:
    return number(
        f"line {place + 1}: Br.", lambda view: view.lines[place].br if place < len(view.lines) else 0, MOST_CARDS
    )


def _money(name: str, read: Any) -> Field:
    def write(view: Any, out: Flat, at: int) -> None:
        out[at] = share(read(view), PURSES * view.full_purse + BRS * view.br_value)

    return Field(name, ("",), f"by {PURSES} full purses and {BRS} Br.", write)


def _purse(what: str, step: int, seats: int) -> Field:
    who = "self" if step == 0 else f"next {step}"
    return _money(f"general {who}: {what}", lambda view: getattr(view.generals[(view.seat + step) % seats], what))
