"""Worldwide Football, clause by clause: one ply and what follows from it.

Each room holds functions over the position that read like a part of the sheet: `choices` (who may do what), `referee`
(cards, ball, penalties, halves), `stars`, `shots`, `fouls`, `attacks` (card against card), `rival` (the virtual
opponent), and here the way from a ply to all of that.
"""

from __future__ import annotations

from tablee.core.frames import evenly, weighed
from tablee.core.game import CHANCE, NO_ACTOR, NOBODY, ONLY, ONLY_CHANCE, TEAMS, Card, Moment, Seat, is_among
from tablee.core.luck import Luck, draw
from tablee.games.worldwide_football import attacks, choices, events, fouls, referee, rival, shots, stars
from tablee.games.worldwide_football.edition import ABILITIES
from tablee.games.worldwide_football.moves import (
    AIM,
    DECLINE,
    DEFEND,
    DIE,
    DIRECT,
    DISCARD,
    DISCARD_PLAYER,
    DRAW_INSTEAD,
    DRAWN,
    DRAWN_PLAYER,
    GIVE,
    INDIRECT,
    LAY,
    PICK,
    PLAYER,
    RELAUNCH,
    SHOOT,
    STAR,
    SUB,
    TOSS,
    Ability,
    Act,
    Number,
)
from tablee.games.worldwide_football.phases import (
    AIMING,
    AIMS,
    ASKING,
    BEFORE_SHOT,
    COUNTERING,
    DEFENCE,
    DRAWING,
    FOR_CARD,
    FOR_CREATIVITY,
    FOR_DEFENCE,
    FOR_DIVE,
    FOR_DIVE_CALL,
    FOR_EFFICIENCY,
    FOR_INTERPOSITION,
    FOR_KEEPER,
    FOR_PENALTY,
    FOR_PENALTY_SAVE,
    FOR_SHOT,
    FOR_TRAP,
    FOR_TRAP_CALL,
    FREE_KICK,
    JUDGING,
    KEEPING,
    MARKING,
    OVER,
    PENALTY,
    RIVAL_ATTACKS,
    RIVAL_DEFENDS,
    SAVING_AGAIN,
    SHOOTING_AGAIN,
    THROWING,
    TOSSING,
    TURN_ACTION,
    TURN_GUARD,
    TURN_SPECIAL,
    TURNING,
)
from tablee.games.worldwide_football.position import Position


class WorldwideFootballState(Position):
    """One position of Worldwide Football, and what may follow from it."""

    def blank(self) -> WorldwideFootballState:
        """The class itself makes it, without a detour."""
        return WorldwideFootballState(self.seats)

    # Who may act, and what they may do

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now."""
        phase = self.phase
        if phase == OVER:
            return NO_ACTOR
        if phase >= TOSSING:
            return ONLY_CHANCE
        if phase == AIMING:
            return tuple([team for team in range(TEAMS) if not self.picks[team]])
        return ONLY[choices.decider(self)]

    def legal(self, seat: Seat) -> list[Act]:
        """All that `seat` may do now."""
        if seat == CHANCE:
            return [act for act, _ in self.chances()]
        return choices.of_team(self, seat) if is_among(seat, self.waiting()) else []

    def goes_without_saying(self, seat: Seat) -> Act | None:
        """WF-27: one is asked for a Player card, and holds none that would do."""
        if self.phase not in ASKING or self.legal(seat) != [self.kit.decline]:
            return None
        return self.kit.decline

    def chances(self) -> list[tuple[Act, int]]:
        """What can happen when CHANCE is waiting: the toss, a card of a pile, a die."""
        kit = self.kit
        if self.phase == TOSSING:
            return evenly(kit.toss)
        if self.phase == DRAWING and self.drawing[0] % 2:
            return [(kit.drawn_player[number], 1) for number in self.benches[self.drawing[0] // 2]]
        if self.phase in (DRAWING, TURNING):
            return weighed(kit.drawn, choices.open_pile(self))
        if self.phase == THROWING:
            return evenly(kit.d20 if self.aim == FOR_DEFENCE else kit.d6)
        return []

    def roll(self, luck: Luck) -> Act:
        """One of `chances`, drawn without listing all of them."""
        kit = self.kit
        if self.phase == THROWING:
            return kit.d20[luck.below(20)] if self.aim == FOR_DEFENCE else kit.d6[luck.below(6)]
        if self.phase == TOSSING:
            return kit.toss[luck.below(TEAMS)]
        if self.phase == DRAWING and self.drawing[0] % 2:
            bench = self.benches[self.drawing[0] // 2]
            return kit.drawn_player[bench[luck.below(len(bench))]]
        return kit.drawn[draw(choices.open_pile(self), luck)]

    # What follows

    def apply(self, seat: Seat, move: Act, at: Moment = 0) -> None:
        """Do `move`, which must be legal, and all that follows by itself."""
        if move.verb >= TOSS:
            _chance(self, move)
        elif move.verb <= RELAUNCH:
            _play_card(self, seat, move)
        else:
            _decide(self, seat, move)
        settle(self)


def settle(match: Position) -> None:
    """All that nobody decides, until chance or a person has to act."""
    while (match.phase >= RIVAL_ATTACKS or match.phase == FREE_KICK) and _go_on_by_itself(match):
        pass


def _go_on_by_itself(match: Position) -> bool:
    """The rival's steps, and what nobody decides."""
    phase = match.phase
    if phase == RIVAL_ATTACKS:
        rival.rival_step(match)
    elif phase == RIVAL_DEFENDS:
        attacks.rival_defends(match)
    elif phase == BEFORE_SHOT:
        shots.before_shot(match)
    elif phase == JUDGING:
        shots.judge(match)
    elif phase == PENALTY:
        referee.award_penalty(match)
    elif match.is_rival(match.attack):
        fouls.rival_takes_kick(match)
    else:
        return False
    return True


def _play_card(match: Position, seat: Seat, act: Act) -> None:
    verb = act.verb
    if verb == LAY:
        referee.leave_hand(match, seat, act.card)
        attacks.lay(match, seat, act.card)
    elif verb == SHOOT:
        shots.shoot_card(match, seat, act.card)
    elif verb == DEFEND:
        attacks.defend_with(match, seat, act.card)
    elif verb == DRAW_INSTEAD:
        attacks.draw_instead(match, seat)
    elif verb == RELAUNCH:
        referee.play_player(match, seat, act.number)
        referee.take_up(match, seat, act.card, False)
        referee.go_on(match)
    else:
        assert verb == PLAYER
        _play_footballer(match, seat, act.number)


def _play_footballer(match: Position, seat: Seat, number: Number) -> None:
    """WF-27: what a Player card is for depends on the moment."""
    if match.phase == DEFENCE:
        attacks.stand_in(match, seat, number)
    elif match.phase == KEEPING:
        shots.keep_with(match, seat, number)
    elif match.phase == MARKING:
        attacks.mark(match, seat, number)
    elif match.phase == SHOOTING_AGAIN:
        shots.shoot_again(match, seat, number)
    elif match.phase == SAVING_AGAIN:
        shots.save_again(match, seat, number)
    else:
        referee.play_player(match, seat, number)
        match.prepared |= choices.helps(match, match.effect_of(seat, number))


def _decide(match: Position, seat: Seat, act: Act) -> None:
    """Choices without a card."""
    verb = act.verb
    if verb == GIVE:
        referee.give_back(match)
    elif verb == STAR:
        stars.use_star(match, seat, act)
    elif verb == SUB:
        stars.substitute(match, seat, act.number)
        match.must_spend = True
    elif verb == DECLINE:
        _decline(match)
    elif verb == DIRECT:
        fouls.take_direct(match)
    elif verb == INDIRECT:
        fouls.take_indirect(match)
    elif verb == AIM:
        referee.pick_face(match, seat, act.number)
    elif verb == DISCARD:
        referee.discard(match, seat, act.card)
    elif verb == DISCARD_PLAYER:
        referee.discard_player(match, seat, act.number)
    else:
        assert verb == PICK
        _pick(match, seat, act.ability)


def _decline(match: Position) -> None:
    """Nothing is played at this moment."""
    phase = match.phase
    if phase == MARKING:
        fouls.defence_failed(match)
    elif phase == KEEPING:
        referee.throw(match, FOR_SHOT)
    elif phase == SHOOTING_AGAIN:
        match.shot_done = True
        match.phase = JUDGING
    elif phase == SAVING_AGAIN:
        match.keeper_done = True
        match.phase = JUDGING
    elif phase == COUNTERING:
        referee.go_on(match)
    else:
        fouls.stand(match)


def _pick(match: Position, seat: Seat, ability: Ability) -> None:
    """WF-2: two abilities besides the Team card's; then the toss."""
    match.abilities[seat].append(ability)
    if match.story is not None:
        match.story.tell(events.Picked(seat, ABILITIES[ability]))
    if choices.picker(match) == NOBODY:
        match.phase = TOSSING


# Chance


def _chance(match: Position, act: Act) -> None:
    if act.verb == DIE:
        _thrown(match, act.number)
    elif act.verb == DRAWN_PLAYER:
        referee.draw_player(match, act.number)
    elif act.verb == TOSS:
        referee.toss(match, act.number)
    else:
        assert act.verb == DRAWN
        _card_came(match, act.card)


def _card_came(match: Position, card: Card) -> None:
    if match.phase == DRAWING:
        referee.draw_action(match, card)
    elif match.turning == TURN_GUARD:
        attacks.guard_turned(match, card)
    elif match.turning == TURN_SPECIAL:
        rival.special_turned(match, card)
    elif match.turning == TURN_ACTION:
        rival.action_turned(match, card)
    else:
        fouls.lose_card(match, card)


def _thrown(match: Position, die: int) -> None:
    aim = match.aim
    if aim == FOR_DEFENCE:
        attacks.defence_thrown(match, die)
        return
    _tell_throw(match, die)
    if aim in (FOR_SHOT, FOR_KEEPER):
        shots.shot_thrown(match, die)
    elif aim in (FOR_PENALTY, FOR_PENALTY_SAVE):
        referee.penalty_thrown(match, die)
    elif aim == FOR_INTERPOSITION:
        shots.interposition_thrown(match, die)
    elif aim == FOR_CARD:
        fouls.card_checked(match, die)
    elif aim == FOR_TRAP_CALL:
        attacks.trap_called(match, die)
    elif aim == FOR_TRAP:
        attacks.trap_thrown(match, die)
    elif aim == FOR_DIVE_CALL:
        fouls.dive_called(match, die)
    elif aim == FOR_DIVE:
        fouls.dive_thrown(match, die)
    elif aim == FOR_CREATIVITY:
        rival.creativity_thrown(match, die)
    else:
        assert aim == FOR_EFFICIENCY
        shots.efficiency_thrown(match, die)


def _tell_throw(match: Position, die: int) -> None:
    """Everybody sees the die; the keeper's and the defender's belong to the team without the ball."""
    if match.story is not None:
        defender = match.aim in (FOR_KEEPER, FOR_INTERPOSITION, FOR_TRAP_CALL, FOR_TRAP, FOR_PENALTY_SAVE)
        team = 1 - match.attack if defender else match.attack
        match.story.tell(events.Threw(team, AIMS[match.aim], die))
