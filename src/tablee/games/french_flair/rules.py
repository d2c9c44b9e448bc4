"""French Flair, clause by clause: one ply and what follows from it.

A state is built in layers that each read like a part of the sheet: `position` (what there is), `choices` (who may do
what; the table of origins and the combinations are its law), `referee` (hands, set pieces, penalties, points, time),
`kicks`, `rucks`, and here the cards of the attack and the way from a ply to all of that.
"""

from __future__ import annotations

from typing import Any, cast

from tablee.core.game import Refusal
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.games.french_flair import story as tale
from tablee.games.french_flair.combos import Combo
from tablee.games.french_flair.moves import (
    ADVANCE,
    ADVANTAGE,
    BY_HAND,
    CLEAR_OUT,
    CONTEST,
    DECLINE,
    DICE,
    DISCARD,
    DOWN,
    DRAW,
    DROP,
    FREE_KICK,
    FREE_TOUCH,
    GOAL_KICK,
    KICK,
    LET,
    LOST,
    MARK,
    MAUL,
    OPENING,
    PASS,
    PLAY_ON,
    RELAY,
    RENEW,
    RUN,
    TACKLE,
    TAKE_PENALTY,
    THROW,
    TIME,
    TOSS,
    TOUCH,
    WHISTLE,
    Act,
    beats,
    is_double,
)
from tablee.games.french_flair.origins import HAND, KINDS, OPEN, POINT, RELANCE
from tablee.games.french_flair.origins import MAUL as FROM_MAUL
from tablee.games.french_flair.position import (
    ADVANCE_METRES,
    AIMS,
    ATTACK,
    DROPPING_OUT,
    FOR_CLEAR_OUT,
    FOR_CONTEST,
    FOR_CONVERSION,
    FOR_DROP,
    FOR_GOAL,
    FOR_KICK,
    FOR_LINE_OUT,
    FOR_PENALTY_TOUCH,
    FOR_RESTART,
    FOR_RUN,
    FOR_SCRUM,
    FOR_TACKLE,
    FOR_TOUCH,
    KICKING_OFF,
    LINING_OUT,
    MARKING,
    NEAREST,
    OPENING_METRES,
    PENALTY,
    SCRUMMING,
    STEP,
)
from tablee.games.french_flair.rucks import Rucks

_AIM_OF = {RUN: FOR_RUN, KICK: FOR_KICK, TOUCH: FOR_TOUCH, DROP: FOR_DROP}


class FrenchFlairState(Rucks):
    """One position of French Flair, and what may follow from it."""

    __slots__ = ()

    def copy(self) -> FrenchFlairState:
        """The same position, sharing nothing that can change, with nobody listening."""
        other = FrenchFlairState(self.kit)
        other.take_over(self)
        return other

    def imagine(self, seat: int, rng: Rng) -> FrenchFlairState:
        """The same position with the other hand dealt anew."""
        world = self.copy()
        world.imagine_hand(1 - seat, rng)
        return world

    def view(self, seat: int | None) -> Any:
        """What `seat` may see."""
        from tablee.games.french_flair.view import view_of  # the view looks at this class, so it comes second

        return view_of(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """Which clause forbids `move`."""
        from tablee.games.french_flair.refusals import why_not

        return why_not(self, seat, cast(Act, move))

    # What follows

    def apply(self, seat: int, move: Move, at: int = 0) -> None:
        """Do `move`, which must be legal."""
        act = cast(Act, move)
        verb = act.verb
        self.now = max(self.now, at)
        if verb == THROW:
            self._thrown(act)
        elif verb == DRAW:
            self.draw(act.card)
        elif verb <= RENEW:
            self._attack(seat, act)
        elif verb in (TACKLE, LET, CONTEST, CLEAR_OUT, DECLINE):
            self._defend(seat, act)
        elif verb == DISCARD:
            self.discard(seat, act.card)
        elif verb in (DICE, FREE_KICK, FREE_TOUCH, GOAL_KICK):
            self._take_dice(seat, act)
        else:
            self._decide(seat, act)

    def _decide(self, seat: int, act: Act) -> None:
        """Choices without cards or dice, the toss and the clock."""
        verb = act.verb
        if verb == TOSS:
            self._toss(act.high)
        elif verb == TIME:
            self.call_time()
        elif verb == WHISTLE:
            self.end_half()
        elif verb == LOST:
            self.turn_over(OPEN)
        elif verb == BY_HAND:
            self._tell_penalty(seat, "hand")
            self.give(seat, HAND)
        elif verb == TAKE_PENALTY:
            self.award_penalty(self.carrier, self.ball)
        elif verb == ADVANTAGE:
            self.play_advantage()
        else:
            self._answer_kick(seat, verb)

    def _toss(self, winner: int) -> None:
        """FF-4: the loser kicks off the first half."""
        self.kicked_off = 1 - winner
        if self.story is not None:
            self.story.tell(tale.Tossed(winner))
        self.begin_half(1, self.kicked_off)

    # Cards of the attack

    def _attack(self, team: int, act: Act) -> None:
        verb = act.verb
        if verb == ADVANCE:
            self._advance(team, act.card)
        elif verb <= DROP:
            self._throw_with(team, act)
        elif verb == OPENING:
            self._open(team, act.card)
        elif verb == PASS:
            self._pass(team, act.card)
        elif verb == RELAY:
            self._relay(team, act.card)
        elif verb == RENEW:
            self._renew(team)
        else:
            self._gather(team, act)

    def _advance(self, team: int, card: int) -> None:
        """FF-24, FF-50: 10 m, alone or as a conclusion."""
        self.spend(team, card)
        combo, self.combo = self.combo, None
        cards = [] if combo is None else [*combo.cards, card]
        kind = "" if combo is None else combo.kind_with(card, ADVANCE)
        self._move(team, card, ADVANCE_METRES, "advance", cards, kind=kind)
        self.carried(card, concluded=True)

    def _move(self, team: int, card: int, metres: int, how: str, cards: list[int], *, kind: str = "") -> None:
        self.carry(team, metres)
        if self.combo is not None:
            self.combo.metres += metres
        if self.story is not None:
            self.story.tell(tale.Played(team, card, how, metres, self.ball, cards, kind))

    def _throw_with(self, team: int, act: Act) -> None:
        """FF-11: run, kick, touch or drop with one or two dice, as the thrower chose."""
        self.spend(team, act.card)
        combo, self.combo = self.combo, None
        aim = _AIM_OF[act.verb]
        if self.story is not None:
            self._tell_tried(team, act, AIMS[aim], combo)
        self.kicking_card = act.card
        self.throw(team, aim, act.dice)

    def _tell_tried(self, team: int, act: Act, how: str, combo: Combo | None) -> None:
        """FF-55: a card that runs alone is a relance of one card."""
        assert self.story is not None
        if combo is None:
            kind = KINDS[RELANCE] if act.verb == RUN else ""
            self.story.tell(tale.Tried(team, act.card, how, act.dice, [], kind))
        else:
            kind = combo.kind_with(act.card, act.verb)
            self.story.tell(tale.Tried(team, act.card, how, act.dice, [*combo.cards, act.card], kind))

    def _open(self, team: int, card: int) -> None:
        """FF-50: an opening makes 5 m."""
        self.spend(team, card)
        self._combination().open_with(card)
        self._move(team, card, OPENING_METRES, "opening", self._cards_so_far())
        self.carried(card, concluded=False)

    def _pass(self, team: int, card: int) -> None:
        """FF-50: an intermediate makes 10 m; FF-54: the first one behind a relay 5 m."""
        combo = self._combination()
        metres = OPENING_METRES if combo.short_pass else ADVANCE_METRES
        self.spend(team, card)
        combo.pass_to(card)
        self._move(team, card, metres, "pass", self._cards_so_far())
        self.carried(card, concluded=False)

    def _relay(self, team: int, card: int) -> None:
        """FF-23, FF-54: no metres, and nobody can tackle it."""
        self.spend(team, card)
        self._combination().open_with_relay()
        self._move(team, card, 0, "relay", self._cards_so_far())

    def _combination(self) -> Combo:
        """The one that is under way, or a new one of whatever kinds the origin allows."""
        if self.combo is None:
            origin = self.origin_now()
            self.combo = Combo(origin.kinds, self.loose, origin.props, self.link_run)
        return self.combo

    def _cards_so_far(self) -> list[int]:
        return [] if self.combo is None else self.combo.cards[:]

    def _gather(self, team: int, act: Act) -> None:
        """FF-56, FF-57: two forwards make 5 m, and nobody can stop them; a crossing is a try."""
        maul = act.verb == MAUL
        self.spend(team, act.card)
        self.spend(team, act.second)
        self.carry(team, OPENING_METRES)
        self.maul_phases += 1 if maul else 0
        self.origin = FROM_MAUL if maul else POINT
        self.fresh_five = False
        if self.story is not None:
            cards = [act.card, act.second]
            self.story.tell(tale.Gathered(team, "maul" if maul else "fixation", cards, self.ball))
        self.measure_advantage()
        if self.distance(team) < 0:
            self.score_try(team, act.second)

    def _renew(self, team: int) -> None:
        """FF-21, FF-57: the chain of points de fixation is over.  FF-61: 5 m out the next card may be tackled."""
        self.renewed = True
        self.fresh_five = self.distance(team) == NEAREST
        if self.story is not None:
            self.story.tell(tale.Renewed(team))
        self.renew_and_go_to(ATTACK, team)

    # Defence

    def _defend(self, team: int, act: Act) -> None:
        if act.verb == TACKLE:
            self.tackle(team, act.card)
        elif act.verb == LET:
            self.let_pass(team)
        elif act.verb == DECLINE:
            self.decline(team)
        else:
            self.contest(team, act.card, FOR_CONTEST if act.verb == CONTEST else FOR_CLEAR_OUT)

    # Without a card

    def _take_dice(self, team: int, act: Act) -> None:
        """FF-11: how many dice a duel or a kick without a card is thrown with."""
        self.kicking_card = 0
        if act.verb == DICE:
            aim = {SCRUMMING: FOR_SCRUM, LINING_OUT: FOR_LINE_OUT}.get(self.phase, FOR_CONVERSION)
        elif act.verb == GOAL_KICK:
            aim = FOR_GOAL
        elif act.verb == FREE_TOUCH:
            aim = FOR_PENALTY_TOUCH if self.phase == PENALTY else FOR_TOUCH
        else:
            aim = FOR_RESTART if self.phase in (KICKING_OFF, DROPPING_OUT) else FOR_KICK
        if self.phase == PENALTY:
            self._tell_penalty(team, "goal" if aim == FOR_GOAL else "touch")
        self.throw(team, aim, act.dice)

    def _tell_penalty(self, team: int, how: str) -> None:
        if self.story is not None:
            self.story.tell(tale.PenaltyChosen(team, how))

    def _answer_kick(self, team: int, verb: int) -> None:
        """FF-7, FF-45: touch down, mark, or play on."""
        if verb == DOWN:
            if self.story is not None:
                self.story.tell(tale.TouchedDown(team))
            self.drop_out(team)
        elif verb == MARK:
            if self.story is not None:
                self.story.tell(tale.Marked(team, self.ball))
            self.go_to(MARKING, team)
        else:
            assert verb == PLAY_ON
            self.give(team, self.origin)

    # Throws

    def _thrown(self, throw: Act) -> None:
        self.tell_throw(throw)
        aim = self.aim
        if aim == FOR_TACKLE:
            self.tackle_thrown(throw)
        elif aim in (FOR_CONTEST, FOR_CLEAR_OUT):
            self.contest_thrown(throw)
        elif aim == FOR_RUN:
            self._run(throw)
        elif aim in (FOR_RESTART, FOR_KICK):
            self.open_kick(throw)
        elif aim == FOR_TOUCH:
            self.touch_kick(throw)
        elif aim == FOR_PENALTY_TOUCH:
            self.penalty_touch(throw)
        elif aim in (FOR_DROP, FOR_GOAL):
            self.kick_at_goal(throw)
        else:
            self._duel_thrown(throw)

    def _duel_thrown(self, throw: Act) -> None:
        """FF-70 to FF-72: scrum, line-out and conversion."""
        first = self.first_throw
        if not self.is_second_throw(throw) or first is None:
            return
        won = beats(first, throw)
        if self.aim == FOR_CONVERSION:
            self.convert(won)
        else:
            winner = self.put_in if won else 1 - self.put_in
            self.win_set_piece(winner, is_double(first if won else throw))

    def _run(self, throw: Act) -> None:
        """FF-40: any 1 is a knock-on before moving; a double leaves everybody standing and brings a card."""
        team, card = self.attack, self.kicking_card
        if throw.high == 1 or throw.low == 1:
            self._knock_on(team)
            return
        metres, clear = STEP * throw.high, is_double(throw)
        self.carry(team, metres)
        if self.story is not None:
            self.story.tell(tale.Ran(team, card, metres, self.ball, clear))
        if not clear:
            self.carried(card, concluded=True)
        elif self.distance(team) < 0:
            self.score_try(team, card)
        else:
            self.measure_advantage()
            self.bonus(team)
            self.give(team, OPEN)

    def _knock_on(self, team: int) -> None:
        """FF-40: a scrum to the other side where it started; FF-74: or the penalty is brought back."""
        if self.story is not None:
            self.story.tell(tale.KnockedOn(team, self.ball))
        if not self.bring_back():
            self.scrum(1 - team, self.ball)
