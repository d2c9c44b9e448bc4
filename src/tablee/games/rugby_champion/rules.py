"""Rugby Champion, clause by clause: one ply and what follows from it.

A state is built in layers that each read like a part of the sheet: `position` (what there is), `unknown` (what is
hidden of it), `choices` (who may do what), `referee` (hands, phases, Avantage, points, halves), `challenges` (the table
of results), `solo` (what the Non-joueur does), `duel` (what two do), and here the way from a ply to all of that.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.game import Refusal
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.games.rugby_champion import story as tale
from tablee.games.rugby_champion.duel import Duel
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
from tablee.games.rugby_champion.position import CONVERTING, NOBODY
from tablee.games.rugby_champion.position import SCRUM as SCRUM_PHASE


class RugbyChampionState(Duel):
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
            world.imagine_side(1 - seat, rng)
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
            self.draw(act.face)
        elif verb == TURN:
            self._turn(act.face)
        elif verb == LAY:
            self._lay_card(seat, act.face)
        elif verb == NAME:
            self.name(act)
        elif verb == AID:
            self.aid(act.face)
        elif verb <= STOP:
            self._react(seat, act)
        else:
            self._decide(seat, act)

    def _turn(self, face: int) -> None:
        if self.solo:
            self.turn_alone(face)
        else:
            self.turn_duel(face)

    def _lay_card(self, seat: int, face: int) -> None:
        if self.solo:
            self.lay_alone(face)
        else:
            self.lay_down_card(seat, face)

    def _react(self, seat: int, act: Act) -> None:
        """RC-25, RC-51: Arbitre, Soutien and Arrêt."""
        if act.verb == REFEREE:
            if self.solo:
                self.whistle_alone()
            else:
                self.whistle_duel(seat)
        elif act.verb == SUPPORT:
            self.support_duel(seat, act.face)
        else:
            self.stop_duel(seat, act.face)

    def _decide(self, seat: int, act: Act) -> None:
        """Choices without a card of the challenge, and the toss."""
        verb = act.verb
        if verb == PASS:
            self._pass(seat)
        elif verb == KICK:
            self._kick(seat, act.face)
        elif verb == SCRUM:
            self.begin_set_piece(SCRUM_PHASE)
        elif verb == PILE:
            self.lay_from_pile(seat)
        elif verb == SHOW:
            self.show_and_draw(seat)
        elif verb == HALF:
            self.begin_half(2, 0 if self.solo else 1 - self.first_attack)
        else:
            assert verb == TOSS
            self._begin_match(act.number)

    def _begin_match(self, side: int) -> None:
        """RC-50: who wins the toss attacks first; alone it is always you (RC-5)."""
        self.first_attack = side
        if self.story is not None and not self.solo:
            self.story.tell(tale.Tossed(side))
        self.begin_half(1, side)

    def _pass(self, seat: int) -> None:
        if self.phase == CONVERTING:
            if self.story is not None:
                self.story.tell(tale.Passed(seat, "convert", "RC-13"))
            self.convert(seat, NOBODY)
        elif self.solo:
            self.no_whistle_alone()
        else:
            self.no_reaction(seat)

    def _kick(self, seat: int, face: int) -> None:
        """RC-13, RC-52: the card is shown and discarded."""
        converting = self.phase == CONVERTING
        self.throw_away(seat, face)
        if converting:
            self.convert(seat, face)
        else:
            self.score_penalty(seat, face, "RC-52")
