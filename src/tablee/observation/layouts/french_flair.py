"""French Flair as numbers."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.game import TEAMS
from tablee.core.moves import Move
from tablee.games.french_flair.box import FrenchFlair
from tablee.games.french_flair.moves import CARDS, COPIES, NUMBERS
from tablee.games.french_flair.origins import KINDS, ORIGINS
from tablee.games.french_flair.position import AIMS, HALF, PHASES
from tablee.observation.fields import (
    Field,
    Layout,
    across,
    counts,
    flag,
    number,
    one_of,
    optional,
    order,
    prefixed,
    seat_of,
    seats_in,
    waiting,
)
from tablee.observation.numbers import Flat, share

PITCH: Final = 100
METRES: Final = 150
"""No ball is farther from a goal line."""
POINTS: Final = 100
MOST_COPIES: Final = max(COPIES)
NUMBERED: Final = range(1, NUMBERS + 1)


def first_of_chance(game: FrenchFlair) -> Move:
    """A throw of one die."""
    return game.kit.one_die[0]


def layout(game: FrenchFlair, seats: int) -> Layout:
    """The pitch as its side sees it, the hand, what lies open and the dice to be thrown."""
    return Layout(
        [
            one_of("phase", PHASES.names, lambda view: view.phase),
            waiting(seats),
            number("half", lambda view: view.half, 2),
            flag("real clock", lambda view: view.clock == "real"),
            number("clock", lambda view: view.seconds * HALF // view.half_seconds, 1200),
            flag("time is up", lambda view: view.time_up),
            _ball(),
            seat_of("attack", seats, lambda view: view.attack),
            one_of("origin", sorted({origin.name for origin in ORIGINS}), lambda view: view.origin),
            flag("combination", lambda view: view.combo is not None),
            order("combination: cards", range(NUMBERS + 1), lambda view: view.combo.cards if view.combo else (), 16),
            number("combination: length", lambda view: len(view.combo.cards) if view.combo else 0, 16),
            counts("combination: kinds", [*KINDS.values()], lambda view: view.combo.kinds if view.combo else (), 1),
            number("combination: next metres", lambda view: view.combo.next_metres if view.combo else 0, 10),
            number("combination: metres", lambda view: view.combo.metres if view.combo else 0, METRES),
            number("maul phases", lambda view: view.maul_phases, 10),
            counts("hand", NUMBERED, lambda view: view.hand, MOST_COPIES),
            *across(
                "team",
                TEAMS,
                lambda view: view.teams,
                [
                    prefixed(number, "score", read=lambda team: team.score, most=POINTS),
                    prefixed(number, "tries", read=lambda team: team.tries, most=20),
                    prefixed(number, "cards", read=lambda team: team.cards, most=CARDS),
                    prefixed(number, "pile", read=lambda team: team.pile, most=CARDS),
                    prefixed(counts, "discards", NUMBERED, read=lambda team: team.discards, most=MOST_COPIES),
                ],
            ),
            seat_of("throw: by", seats, lambda view: view.throw and view.throw.seat),
            one_of("throw: for", AIMS, lambda view: view.throw and view.throw.aim),
            number("throw: dice", lambda view: view.throw.dice if view.throw else 0, 2),
            number("throw: high die before", lambda view: view.throw.first[0] if _thrown(view, 1) else 0, 6),
            number("throw: low die before", lambda view: view.throw.first[1] if _thrown(view, 2) else 0, 6),
            optional("ruck: zone from", lambda view: view.zone and view.zone[0], NUMBERS),
            optional("ruck: zone to", lambda view: view.zone and view.zone[1], NUMBERS),
            seat_of("ruck: holder", seats, lambda view: view.holder),
            flag("must tackle", lambda view: view.must_tackle),
            flag("would score", lambda view: view.crosses),
            seat_of("advantage", seats, lambda view: view.advantage),
            _spot(),
            seats_in("winners", seats, lambda view: view.winners),
        ],
        {
            "seat": "seats and metres are counted from whoever looks",
            "clause": "the phase, and what a throw is for, say the same",
            "half_seconds": "the clock is counted as a share of it",
            "distance": "ball and attack say it",
            "reason": "it is over",
        },
    )


def _thrown(view: Any, dice: int) -> bool:
    return view.throw is not None and len(view.throw.first) >= dice


def _from_own_line(view: Any, metres: int) -> int:
    return metres if view.seat == 0 else PITCH - metres


def _ball() -> Field:
    def write(view: Any, out: Flat, at: int) -> None:
        out[at] = share(_from_own_line(view, view.ball), METRES)

    return Field("ball", ("",), f"metres from the own goal line, by {METRES}", write)


def _spot() -> Field:
    def read(view: Any) -> int | None:
        return None if view.advantage_spot is None else _from_own_line(view, view.advantage_spot)

    return optional("advantage: from", read, METRES)
