"""Rugby Champion, clause by clause: one ply and what follows from it.

Each room holds functions over the position that read like a part of the sheet: `unknown` (what is hidden), `choices`
(who may do what), `referee` (hands, phases, Avantage, points, halves), `challenges` (the table of results), `solo`
(what the Non-joueur does), `duel` (what two do), and here the way from a ply to all of that.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.game import Refusal
from tablee.core.luck import Luck, Rng
from tablee.core.moves import Move
from tablee.games.rugby_champion import challenges, choices, duel, referee, solo, unknown
from tablee.games.rugby_champion import story as tale
from tablee.games.rugby_champion.moves import (
    AID,
    DRAW,
    HALF,
    KICK,
    LAY,
    NAME,
    PASS,
    PILE,
    REFEREE,
    SCRUM,
    SHOW,
    STOP,
    SUPPORT,
    TOSS,
    TURN,
    Act,
)
from tablee.games.rugby_champion.position import CONVERTING, NOBODY, Position
from tablee.games.rugby_champion.position import SCRUM as SCRUM_PHASE


class RugbyChampionState(Position):
    """One position of Rugby Champion, and what may follow from it."""

    __slots__ = ()

    def copy(self) -> RugbyChampionState:
        """The same position, sharing nothing that can change, with nobody listening."""
        other = RugbyChampionState(self.kit, self.seats)
        other.take_over(self)
        return other

    def imagine(self, seat: int, rng: Rng) -> RugbyChampionState:
        """The same position with what only the other side knows dealt anew; alone there is nothing of the kind."""
        world = self.copy()
        if not self.solo:
            unknown.imagine_side(world, 1 - seat, rng)
        return world

    def view(self, seat: int | None) -> Any:
        """What `seat` may see."""
        from tablee.games.rugby_champion.view import view_of  # the view looks at this class, so it comes second

        return view_of(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """Which clause forbids `move`."""
        from tablee.games.rugby_champion.refusals import why_not

        return why_not(self, seat, cast(Act, move))

    # What follows

    def apply(self, seat: int, move: Move, at: int = 0) -> None:
        """Do `move`, which must be legal."""
        act = cast(Act, move)
        verb = act.verb
        if verb == DRAW:
            referee.draw(self, act.face)
        elif verb == TURN:
            _turn(self, act.face)
        elif verb == LAY:
            _lay_card(self, seat, act.face)
        elif verb == NAME:
            challenges.name(self, act)
        elif verb == AID:
            solo.aid(self, act.face)
        elif verb <= STOP:
            _react(self, seat, act)
        else:
            _decide(self, seat, act)

    def is_secret_choice(self) -> bool:
        """RC-50, RC-53: cards are laid face down, also by whoever lays the last one."""
        return unknown.is_secret_choice(self)

    def hidden(self, seat: int | None) -> dict[str, list[str]]:
        """The pile, other hands, and what lies face down; where the pile is empty, all of it together."""
        return unknown.hidden(self, seat)

    def waiting(self) -> tuple[int, ...]:
        """Who may act now."""
        return choices.waiting(self)

    def legal(self, seat: int) -> list[Move]:
        """All that `seat` may do now."""
        return choices.legal(self, seat)

    def silence(self) -> tuple[Move, int] | None:
        """RC-51: to let a reaction or a kick be takes as long with the card for it as without."""
        return choices.silence(self)

    def chances(self) -> list[tuple[Move, int]]:
        """What can happen when CHANCE is waiting: the toss, a card drawn or turned, a support of the Non-joueur."""
        return choices.chances(self)

    def roll(self, luck: Luck) -> Move:
        """One of `chances`, drawn without listing all of them."""
        return choices.roll(self, luck)


def _turn(match: Position, face: int) -> None:
    if match.solo:
        solo.turn_alone(match, face)
    else:
        duel.turn_duel(match, face)


def _lay_card(match: Position, seat: int, face: int) -> None:
    if match.solo:
        solo.lay_alone(match, face)
    else:
        duel.lay_down_card(match, seat, face)


def _react(match: Position, seat: int, act: Act) -> None:
    """RC-25, RC-51: Arbitre, Soutien and Arrêt."""
    if act.verb == REFEREE:
        if match.solo:
            solo.whistle_alone(match)
        else:
            duel.whistle_duel(match, seat)
    elif act.verb == SUPPORT:
        duel.support_duel(match, seat, act.face)
    else:
        duel.stop_duel(match, seat, act.face)


def _decide(match: Position, seat: int, act: Act) -> None:
    """Choices without a card of the challenge, and the toss."""
    verb = act.verb
    if verb == PASS:
        _pass(match, seat)
    elif verb == KICK:
        _kick(match, seat, act.face)
    elif verb == SCRUM:
        referee.begin_set_piece(match, SCRUM_PHASE)
    elif verb == PILE:
        duel.lay_from_pile(match, seat)
    elif verb == SHOW:
        duel.show_and_draw(match, seat)
    elif verb == HALF:
        referee.begin_half(match, 2, 0 if match.solo else 1 - match.first_attack)
    else:
        assert verb == TOSS
        _begin_match(match, act.number)


def _begin_match(match: Position, side: int) -> None:
    """RC-50: who wins the toss attacks first; alone it is always you (RC-5)."""
    match.first_attack = side
    if match.story is not None and not match.solo:
        match.story.tell(tale.Tossed(side))
    referee.begin_half(match, 1, side)


def _pass(match: Position, seat: int) -> None:
    if match.phase == CONVERTING:
        if match.story is not None:
            match.story.tell(tale.Passed(seat, "convert", "RC-13"))
        referee.convert(match, seat, NOBODY)
    elif match.solo:
        solo.no_whistle_alone(match)
    else:
        duel.no_reaction(match, seat)


def _kick(match: Position, seat: int, face: int) -> None:
    """RC-13, RC-52: the card is shown and discarded."""
    converting = match.phase == CONVERTING
    referee.throw_away(match, seat, face)
    if converting:
        referee.convert(match, seat, face)
    else:
        referee.score_penalty(match, seat, face, "RC-52")
