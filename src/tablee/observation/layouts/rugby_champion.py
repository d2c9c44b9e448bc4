"""Rugby Champion as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.core.game import TEAMS
from tablee.core.moves import Move
from tablee.games.rugby_champion.box import RugbyChampion
from tablee.games.rugby_champion.moves import TYPES
from tablee.games.rugby_champion.position import AIMS, KINDS, PHASES, SLOTS
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

POINTS: Final = 100
WAYS: Final = ("left", "right")
SHOWN: Final = ("hand", "line.card", "sides.known", "sides.laid", "sides.support")
"""Where a view shows cards."""
PRINTED: Final = ("values", "arrow", "red", "whistles", "goal")
"""What is printed on them besides their name."""


def first_of_chance(game: RugbyChampion) -> Move:
    """The start of a match alone."""
    return game.kit.start


def layout(game: RugbyChampion, seats: int) -> Layout:
    """The challenge, the line, the hand, both sides and what has not been seen."""
    names = game.kit.names
    copies = max(game.kit.copies)
    cards = sum(game.kit.copies)
    return Layout(
        [
            one_of("phase", PHASES.names, lambda view: view.phase),
            waiting(seats),
            flag("alone", lambda view: view.solo),
            number("half", lambda view: view.half, 2),
            one_of("kind", KINDS, lambda view: view.kind),
            seat_of("attack", TEAMS, lambda view: view.attack),
            flag("challenge", lambda view: view.challenge is not None),
            one_of("challenge: slot", SLOTS, _challenge(lambda challenge: challenge.slot)),
            one_of("challenge: way", WAYS, _challenge(lambda challenge: challenge.way)),
            one_of("challenge: type", TYPES, _challenge(lambda challenge: challenge.type)),
            flag("challenge: opening", _challenge(lambda challenge: challenge.opening)),
            optional("gap", lambda view: view.gap, 20),
            *(field for slot in range(len(SLOTS)) for field in _slot(names, slot)),
            flag("hidden card", lambda view: view.hidden_card),
            counts("hand", names, lambda view: [card.id for card in view.hand], copies),
            *across(
                "side",
                TEAMS,
                lambda view: view.sides,
                [
                    prefixed(number, "score", read=lambda side: side.score, most=POINTS),
                    prefixed(number, "tries", read=lambda side: side.tries, most=20),
                    prefixed(number, "cards", read=lambda side: side.cards, most=20),
                    prefixed(
                        counts, "known cards", names, read=lambda side: [card.id for card in side.known], most=copies
                    ),
                    prefixed(
                        order,
                        "laid",
                        names,
                        read=lambda side: [card.id for card in side.laid if card is not None],
                        most=4,
                    ),
                    prefixed(number, "laid face down", read=lambda side: side.laid.count(None), most=4),
                    prefixed(number, "from the pile", read=lambda side: side.from_pile, most=4),
                    prefixed(one_of, "support", names, read=lambda side: side.support and side.support.id),
                    prefixed(flag, "advantage", read=lambda side: side.advantage),
                    prefixed(flag, "draws one more", read=lambda side: side.extra),
                ],
            ),
            number("pile", lambda view: view.pile, cards),
            counts("discard", names, lambda view: view.discard, copies),
            counts("unseen", names, lambda view: view.unseen, copies),
            number("set piece", lambda view: view.set_value, 5),
            flag("interception try", lambda view: view.interception_try),
            flag("supported", lambda view: view.supported),
            one_of("support for", AIMS, lambda view: view.support_for),
            flag("buteur aside", lambda view: view.buteur),
            seat_of("asked", TEAMS, lambda view: view.asked),
            seats_in("winners", TEAMS, lambda view: view.winners),
        ],
        {
            "seat": "sides are counted from whoever looks",
            "clause": "the phase says the same",
            "line.name": "the places of the line are always the same",
            "reason": "it is over",
            **{f"{place}.{part}": "which card it is says that" for place in SHOWN for part in PRINTED},
        },
    )


def _challenge(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda view: view.challenge and read(view.challenge)


def _slot(names: list[str], slot: int) -> list[Field]:
    def card(view: Any) -> str | None:
        shown = view.line[slot].card if view.line else None
        return shown.id if shown else None

    return [
        one_of(f"line {SLOTS[slot]}", names, card),
        flag(f"line {SLOTS[slot]}: face down", lambda view: bool(view.line) and view.line[slot].down),
    ]
