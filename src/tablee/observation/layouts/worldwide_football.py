"""Worldwide Football as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.core.game import TEAMS
from tablee.core.moves import Move
from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import ABILITIES, CODES, DEFENCES, NATIONS, SHOTS, SQUAD
from tablee.games.worldwide_football.phases import AIMS, DEAD_BALLS, MOST_KICKS, PHASES, TURNS
from tablee.observation.fields import (
    Layout,
    across,
    amounts,
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

PLAYERS: Final = range(1, SQUAD + 1)
PREPARED: Final = ("M2", "M3", "A3", "A1", "efficiency")
DIE: Final = 20
BONUS: Final = 20
LAID: Final = 20
"""Cards of one attack; what comes after them is 1, too."""


def first_of_chance(game: WorldwideFootball) -> Move:
    """The toss."""
    return game.kit.toss[0]


def layout(game: WorldwideFootball, seats: int) -> Layout:
    """The attack, the hand, both sides, the virtual opponent's table, and whatever is being thrown or aimed."""
    copies = max(game.kit.copies[1])
    deck = sum(game.kit.copies[1])
    notations = [game.moves[code].notation for code in range(first_of_chance(game).code)]
    return Layout(
        [
            one_of("phase", PHASES.names, lambda view: view.phase),
            waiting(seats),
            flag("Professionnel", lambda view: view.mode == "pro"),
            one_of("half", (1, 2, 3, 4), lambda view: view.half),
            seat_of("attack", TEAMS, lambda view: view.attack),
            number("PA", lambda view: view.pa, 12),
            optional("target", lambda view: view.target, 40),
            order("laid: order", CODES, lambda view: view.laid, LAID),
            counts("laid: cards", CODES, lambda view: view.laid, copies),
            one_of("dead ball", DEAD_BALLS[1:], lambda view: view.dead),
            flag("sure", lambda view: view.sure),
            counts("prepared", PREPARED, lambda view: view.prepared, 1),
            number("block", lambda view: view.block, 10),
            flag("gave back", lambda view: view.gave_back),
            flag("must spend", lambda view: view.must_spend),
            counts("hand", CODES, lambda view: view.hand, copies),
            counts("players", PLAYERS, lambda view: view.players, 1),
            amounts("odds", notations, lambda view: view.odds, 100),
            amounts("reach", CODES, lambda view: view.reach, 12),
            *across("side", TEAMS, lambda view: view.sides, _side(copies, deck)),
            flag("rival", lambda view: view.rival is not None),
            order("rival: active", PLAYERS, lambda view: view.rival.active if view.rival else (), SQUAD),
            counts("rival: shots", SHOTS, lambda view: view.rival.shots if view.rival else (), copies),
            number("rival: pile Spéciale", lambda view: view.rival.special if view.rival else 0, deck),
            number("rival: pile Défense", lambda view: view.rival.guard if view.rival else 0, deck),
            counts("rival: under the pile", CODES, lambda view: view.rival.under if view.rival else (), copies),
            order("rival: under, order", CODES, lambda view: view.rival.under if view.rival else (), LAID),
            one_of("throw: for", AIMS, lambda view: view.throw and view.throw.aim),
            one_of("turning", TURNS, lambda view: view.turning),
            one_of("defence: card", DEFENCES, _of("defence", lambda defence: defence.card)),
            one_of("defence: player", PLAYERS, _of("defence", lambda defence: defence.number)),
            number("defence: bonus", _of("defence", lambda defence: defence.bonus), BONUS),
            number("defence: target", _of("defence", lambda defence: defence.target), 40),
            number("defence: die", _of("defence", lambda defence: defence.die), DIE),
            one_of("shot: card", (*SHOTS, "FREE"), _of("shot", lambda shot: shot.card)),
            number("shot: bonus", _of("shot", lambda shot: shot.bonus), BONUS),
            number("shot: keeper's bonus", _of("shot", lambda shot: shot.keeper_bonus), BONUS),
            number("shot: die", _of("shot", lambda shot: shot.die), DIE),
            number("shot: keeper's die", _of("shot", lambda shot: shot.keeper_die), DIE),
            one_of("aim", range(1, 7), lambda view: view.aim),
            seats_in("aimed", TEAMS, lambda view: view.aimed),
            flag("shoot-out", lambda view: view.shootout),
            *across("kicks", TEAMS, lambda view: view.kicks, [prefixed(number, "taken", read=int, most=MOST_KICKS)]),
            *across("kicks", TEAMS, lambda view: view.kicks_made, [prefixed(number, "in", read=int, most=MOST_KICKS)]),
            seat_of("winner", TEAMS, lambda view: view.winner),
        ],
        {
            "seat": "sides are counted from whoever looks",
            "clause": "the phase, and what a throw is for, say the same",
            "half_cards": "the piles say what is left of a half",
            "sides.squad": "the team says who plays there",
            "throw.sides": "what it is thrown for says which die",
            "reason": "it is over",
        },
    )


def _side(copies: int, deck: int) -> list[Any]:
    return [
        prefixed(one_of, "team", NATIONS, read=lambda side: side.team),
        prefixed(flag, "virtual", read=lambda side: side.rival),
        prefixed(number, "score", read=lambda side: side.score, most=20),
        prefixed(number, "stars", read=lambda side: side.stars, most=10),
        prefixed(counts, "abilities", ABILITIES, read=lambda side: side.abilities, most=1),
        prefixed(number, "Action cards", read=lambda side: side.actions, most=deck),
        prefixed(number, "Action cards at most", read=lambda side: side.most_actions, most=20),
        prefixed(number, "pile", read=lambda side: side.pile, most=deck),
        prefixed(counts, "discard", CODES, read=lambda side: side.discard, most=copies),
        prefixed(number, "Player cards", read=lambda side: side.players, most=SQUAD),
        prefixed(number, "Player cards at most", read=lambda side: side.most_players, most=SQUAD),
        prefixed(number, "Player pile", read=lambda side: side.player_pile, most=SQUAD),
        prefixed(order, "Player discard", PLAYERS, read=lambda side: side.player_discard, most=SQUAD),
        prefixed(order, "substituted", PLAYERS, read=lambda side: side.substituted, most=SQUAD),
        prefixed(number, "yellow", read=lambda side: side.yellow, most=10),
        prefixed(number, "red", read=lambda side: side.red, most=10),
        prefixed(counts, "known cards", CODES, read=lambda side: side.known, most=copies),
    ]


def _of(what: str, read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Something of the defence or the shot under way, if there is one."""

    def find(view: Any) -> Any:
        part = getattr(view, what)
        return None if part is None else read(part)

    return find
