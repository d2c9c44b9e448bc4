"""Rugby Champion, clause by clause: one ply and what follows from it.

Each room holds functions over the position that read like a part of the sheet: `hidden` (what a seat cannot know),
`choices` (who may do what), `referee` (hands, phases, Avantage, points, halves), `challenges` (the table of results),
`solo` (what the Non-joueur does), `duel` (what two do), and here the way from a ply to all of that.
"""

from __future__ import annotations

from tablee.core.frames import evenly, weighed
from tablee.core.game import CHANCE, NO_ACTOR, NOBODY, ONLY, ONLY_CHANCE, Card, Moment, Seat, Team, is_among
from tablee.core.luck import Luck, draw
from tablee.games.rugby_champion import challenges, choices, duel, events, referee, solo
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
from tablee.games.rugby_champion.position import (
    AIDING,
    ASKING,
    AWARDING,
    CONVERTING,
    DRAWING,
    LAYING,
    NAMING,
    OVER,
    PACKING,
    REACTING,
    STARTING,
    TURNING,
    Position,
)
from tablee.games.rugby_champion.position import SCRUM as SCRUM_PHASE


class RugbyChampionState(Position):
    """One position of Rugby Champion, and what may follow from it."""

    def blank(self) -> RugbyChampionState:
        """The class itself makes it, without a detour."""
        return RugbyChampionState(self.seats)

    # Who may act, and what they may do

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now."""
        phase = self.phase
        if phase == OVER:
            return NO_ACTOR
        if phase == STARTING or phase == DRAWING or phase == TURNING or phase == AIDING:
            return ONLY_CHANCE
        if phase == NAMING:
            return ONLY[self.attack]
        if phase == LAYING or phase == PACKING:
            return choices.who_lays(self)
        return ONLY[self.asked]

    def legal(self, seat: Seat) -> list[Act]:
        """All that `seat` may do now."""
        if seat == CHANCE:
            return [act for act, _ in self.chances()]
        return choices.of_team(self, seat) if is_among(seat, self.waiting()) else []

    def silence(self) -> tuple[Act, int] | None:
        """RC-51: to let a reaction or a kick be takes as long with the card for it as without."""
        if self.solo or not self.reaction or self.phase not in ASKING:
            return None
        return self.kit.scrum if self.phase == AWARDING else self.kit.decline, 1000 * self.reaction

    def reactions(self) -> list[tuple[Seat, list[Act]]]:
        """RC-51: all that may be done about one reveal has one moment; a kick has its own."""
        if self.phase not in REACTING:
            return super().reactions()
        asked: list[tuple[Seat, list[Act]]] = []
        if self.silence() is not None:
            world = self.copy()
            while world.phase in REACTING:
                asked.append((world.asked, world.legal(world.asked)))
                duel.no_reaction(world, world.asked)
        return asked

    def chances(self) -> list[tuple[Act, int]]:
        """What can happen when CHANCE is waiting: the toss, a card drawn or turned, a support of the Non-joueur."""
        kit = self.kit
        if self.phase == STARTING:
            return evenly(choices.starts(self))
        if self.phase == AIDING:
            return [(act, kit.copies[act.card]) for act in kit.aid]
        if self.phase == DRAWING:
            return weighed(kit.draw, self.unseen)
        return weighed(kit.turn, choices.can_be_turned(self)) if self.phase == TURNING else []

    def roll(self, luck: Luck) -> Act:
        """One of `chances`, drawn without listing all of them."""
        kit = self.kit
        if self.phase == DRAWING:
            return kit.draw[draw(self.unseen, luck)]
        if self.phase == TURNING:
            return kit.turn[draw(choices.can_be_turned(self), luck)]
        if self.phase == STARTING:
            starts = choices.starts(self)
            return starts[luck.below(len(starts))]
        # RC-5: the support pile is shuffled for every phase, so any of its cards may come.
        return kit.aid[draw(kit.aid_copies, luck)]

    def is_secret_choice(self) -> bool:
        """RC-50, RC-53: cards are laid face down, also by whoever lays the last one."""
        return not self.solo and (self.phase == LAYING or self.phase == PACKING)

    # What follows

    def apply(self, seat: Seat, move: Act, at: Moment = 0) -> None:
        """Do `move`, which must be legal."""
        verb = move.verb
        if verb == DRAW:
            referee.draw(self, move.card)
        elif verb == TURN:
            _turn(self, move.card)
        elif verb == LAY:
            _lay_card(self, seat, move.card)
        elif verb == NAME:
            challenges.name(self, move)
        elif verb == AID:
            solo.aid(self, move.card)
        elif verb <= STOP:
            _react(self, seat, move)
        else:
            _decide(self, seat, move)


def _turn(match: Position, card: Card) -> None:
    if match.solo:
        solo.turn_alone(match, card)
    else:
        duel.turn_duel(match, card)


def _lay_card(match: Position, seat: Seat, card: Card) -> None:
    if match.solo:
        solo.lay_alone(match, card)
    else:
        duel.lay_down_card(match, seat, card)


def _react(match: Position, seat: Seat, act: Act) -> None:
    """RC-25, RC-51: Arbitre, Soutien and Arrêt."""
    if act.verb == REFEREE:
        if match.solo:
            solo.whistle_alone(match)
        else:
            duel.whistle_duel(match, seat)
    elif act.verb == SUPPORT:
        duel.support_duel(match, seat, act.card)
    else:
        duel.stop_duel(match, seat, act.card)


def _decide(match: Position, seat: Seat, act: Act) -> None:
    """Choices without a card of the challenge, and the toss."""
    verb = act.verb
    if verb == PASS:
        _pass(match, seat)
    elif verb == KICK:
        _kick(match, seat, act.card)
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


def _begin_match(match: Position, team: Team) -> None:
    """RC-50: who wins the toss attacks first; alone it is always you (RC-5)."""
    match.first_attack = team
    if match.story is not None and not match.solo:
        match.story.tell(events.Tossed(team))
    referee.begin_half(match, 1, team)


def _pass(match: Position, seat: Seat) -> None:
    if match.phase == CONVERTING:
        if match.story is not None:
            match.story.tell(events.Passed(seat, "convert", "RC-13"))
        referee.convert(match, seat, NOBODY)
    elif match.solo:
        solo.no_whistle_alone(match)
    else:
        duel.no_reaction(match, seat)


def _kick(match: Position, seat: Seat, card: Card) -> None:
    """RC-13, RC-52: the card is shown and discarded."""
    converting = match.phase == CONVERTING
    referee.discard(match, seat, card)
    if converting:
        referee.convert(match, seat, card)
    else:
        referee.score_penalty(match, seat, card, "RC-52")
