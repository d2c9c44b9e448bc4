"""French Flair, clause by clause: one ply and what follows from it.

Each room holds functions over the position that read like a part of the sheet: `choices` (who may do what; the table of
origins and the combinations are its law), `referee` (hands, set pieces, penalties, points, time), `kicks`, `rucks`, and
here the cards of the attack and the way from a ply to all of that.
"""

from __future__ import annotations

from tablee.core.frames import evenly, weighed
from tablee.core.game import CHANCE, CLOCK, NO_ACTOR, ONLY, ONLY_CHANCE, TEAMS, Card, Moment, Seat, Team, is_among
from tablee.core.luck import Luck, draw, more_than
from tablee.games.french_flair import choices, events, kicks, referee, rucks
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
    Metres,
    beats,
    is_double,
)
from tablee.games.french_flair.origins import HAND, KINDS, OPEN, POINT, RELANCE
from tablee.games.french_flair.origins import MAUL as FROM_MAUL
from tablee.games.french_flair.position import (
    ADVANCE_METRES,
    AIMS,
    ATTACK,
    DISCARDING,
    DRAWING,
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
    FULL_HAND,
    KICKING_OFF,
    LINING_OUT,
    MARKING,
    NEAREST,
    OPENING_METRES,
    OVER,
    PENALTY,
    SCRUMMING,
    STEP,
    THROWING,
    TOSSING,
    Position,
)

_AIM_OF = {RUN: FOR_RUN, KICK: FOR_KICK, TOUCH: FOR_TOUCH, DROP: FOR_DROP}


class FrenchFlairState(Position):
    """One position of French Flair, and what may follow from it."""

    def blank(self) -> FrenchFlairState:
        """The class itself makes it, without a detour."""
        return FrenchFlairState(self.seats)

    # Who may act, and what they may do

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now."""
        if self.phase == OVER:
            return NO_ACTOR
        if self.phase in (TOSSING, DRAWING, THROWING):
            return ONLY_CHANCE
        if self.phase == DISCARDING:
            return tuple([team for team in range(TEAMS) if more_than(FULL_HAND, self.hands[team])])
        return ONLY[self.waiting_team]

    def legal(self, seat: Seat) -> list[Act]:
        """All that `seat` may do now."""
        if seat == CLOCK:
            return [self.kit.time] if self.due() is not None else []
        if seat == CHANCE:
            return [act for act, _ in self.chances()]
        return choices.of_team(self, seat) if is_among(seat, self.waiting()) else []

    def goes_without_saying(self, seat: Seat) -> Act | None:
        """FF-25, FF-31, FF-35: without a card for it one can only give the ball up, or let it be."""
        moves = self.legal(seat)
        return moves[0] if len(moves) == 1 and moves[0].verb in (LOST, LET, DECLINE) else None

    def chances(self) -> list[tuple[Act, int]]:
        """What can happen when CHANCE is waiting: the toss, a card of the pile, a throw."""
        if self.phase == TOSSING:
            return evenly(self.kit.toss)
        if self.phase == DRAWING:
            return weighed(self.kit.draw, self.piles[self.drawing[0]])
        if self.phase != THROWING:
            return []
        if self.dice == 1:
            return evenly(self.kit.one_die)
        return [(act, 1 if act.high == act.low else 2) for act in self.kit.two_dice]

    def roll(self, luck: Luck) -> Act:
        """One of `chances`, drawn without listing all of them: dice one by one."""
        if self.phase == TOSSING:
            return self.kit.toss[luck.below(TEAMS)]
        if self.phase == DRAWING:
            return self.kit.draw[draw(self.piles[self.drawing[0]], luck)]
        one = luck.below(6)
        if self.dice == 1:
            return self.kit.one_die[one]
        two = luck.below(6)
        high, low = (one, two) if one >= two else (two, one)
        return self.kit.two_dice[high * (high + 1) // 2 + low]

    # What follows

    def apply(self, seat: Seat, move: Act, at: Moment = 0) -> None:
        """Do `move`, which must be legal."""
        verb = move.verb
        self.now = max(self.now, at)
        if verb == THROW:
            _thrown(self, move)
        elif verb == DRAW:
            referee.draw(self, move.card)
        elif verb <= RENEW:
            _attack(self, seat, move)
        elif verb in (TACKLE, LET, CONTEST, CLEAR_OUT, DECLINE):
            _defend(self, seat, move)
        elif verb == DISCARD:
            referee.discard(self, seat, move.card)
        elif verb in (DICE, FREE_KICK, FREE_TOUCH, GOAL_KICK):
            _take_dice(self, seat, move)
        else:
            _decide(self, seat, move)


def _decide(match: Position, seat: Seat, act: Act) -> None:
    """Choices without cards or dice, the toss and the clock."""
    verb = act.verb
    if verb == TOSS:
        _toss(match, act.high)
    elif verb == TIME:
        referee.call_time(match)
    elif verb == WHISTLE:
        referee.end_half(match)
    elif verb == LOST:
        referee.turn_over(match, OPEN)
    elif verb == BY_HAND:
        _tell_penalty(match, seat, "hand")
        referee.give(match, seat, HAND)
    elif verb == TAKE_PENALTY:
        referee.award_penalty(match, match.carrier, match.ball)
    elif verb == ADVANTAGE:
        rucks.play_advantage(match)
    else:
        _answer_kick(match, seat, verb)


def _toss(match: Position, winner: Team) -> None:
    """FF-4: the loser kicks off the first half."""
    match.kicked_off = 1 - winner
    if match.story is not None:
        match.story.tell(events.Tossed(winner))
    referee.begin_half(match, 1, match.kicked_off)


# Cards of the attack


def _attack(match: Position, team: Team, act: Act) -> None:
    verb = act.verb
    if verb == ADVANCE:
        _advance(match, team, act.card)
    elif verb <= DROP:
        _throw_with(match, team, act)
    elif verb == OPENING:
        _open(match, team, act.card)
    elif verb == PASS:
        _pass(match, team, act.card)
    elif verb == RELAY:
        _relay(match, team, act.card)
    elif verb == RENEW:
        _renew(match, team)
    else:
        _gather(match, team, act)


def _advance(match: Position, team: Team, card: Card) -> None:
    """FF-24, FF-50: 10 m, alone or as a conclusion."""
    referee.play_card(match, team, card)
    combo, match.combo = match.combo, None
    cards = [] if combo is None else [*combo.cards, card]
    kind = "" if combo is None else combo.kind_with(card, ADVANCE)
    _move(match, team, card, ADVANCE_METRES, how="advance", cards=cards, kind=kind)
    rucks.carried(match, card, concluded=True)


def _move(
    match: Position, team: Team, card: Card, metres: Metres, *, how: str, cards: list[int], kind: str = ""
) -> None:
    referee.carry(match, team, metres)
    if match.combo is not None:
        match.combo.metres += metres
    if match.story is not None:
        match.story.tell(events.Played(team, card, how, metres, match.ball, cards, kind))


def _throw_with(match: Position, team: Team, act: Act) -> None:
    """FF-11: run, kick, touch or drop with one or two dice, as the thrower chose."""
    referee.play_card(match, team, act.card)
    combo, match.combo = match.combo, None
    aim = _AIM_OF[act.verb]
    if match.story is not None:
        _tell_tried(match, team, act, AIMS[aim], combo)
    match.kicking_card = act.card
    referee.throw(match, team, aim, act.dice)


def _tell_tried(match: Position, team: Team, act: Act, how: str, combo: Combo | None) -> None:
    """FF-55: a card that runs alone is a relance of one card."""
    assert match.story is not None
    if combo is None:
        kind = KINDS[RELANCE] if act.verb == RUN else ""
        match.story.tell(events.Tried(team, act.card, how, act.dice, [], kind))
    else:
        kind = combo.kind_with(act.card, act.verb)
        match.story.tell(events.Tried(team, act.card, how, act.dice, [*combo.cards, act.card], kind))


def _open(match: Position, team: Team, card: Card) -> None:
    """FF-50: an opening makes 5 m."""
    referee.play_card(match, team, card)
    _combination(match).open_with(card)
    _move(match, team, card, OPENING_METRES, how="opening", cards=_cards_so_far(match))
    rucks.carried(match, card, concluded=False)


def _pass(match: Position, team: Team, card: Card) -> None:
    """FF-50: an intermediate makes 10 m; FF-54: the first one behind a relay 5 m."""
    combo = _combination(match)
    metres = OPENING_METRES if combo.short_pass else ADVANCE_METRES
    referee.play_card(match, team, card)
    combo.pass_to(card)
    _move(match, team, card, metres, how="pass", cards=_cards_so_far(match))
    rucks.carried(match, card, concluded=False)


def _relay(match: Position, team: Team, card: Card) -> None:
    """FF-23, FF-54: no metres, and nobody can tackle it."""
    referee.play_card(match, team, card)
    _combination(match).open_with_relay()
    _move(match, team, card, 0, how="relay", cards=_cards_so_far(match))


def _combination(match: Position) -> Combo:
    """The one that is under way, or a new one of whatever kinds the origin allows."""
    if match.combo is None:
        origin = match.origin_now()
        match.combo = Combo(origin.kinds, match.loose, origin.props, match.link_run)
    return match.combo


def _cards_so_far(match: Position) -> list[int]:
    return [] if match.combo is None else match.combo.cards[:]


def _gather(match: Position, team: Team, act: Act) -> None:
    """FF-56, FF-57: two forwards make 5 m, and nobody can stop them; a crossing is a try."""
    maul = act.verb == MAUL
    referee.play_card(match, team, act.card)
    referee.play_card(match, team, act.second)
    referee.carry(match, team, OPENING_METRES)
    match.maul_phases += 1 if maul else 0
    match.origin = FROM_MAUL if maul else POINT
    match.fresh_five = False
    if match.story is not None:
        cards = [act.card, act.second]
        match.story.tell(events.Gathered(team, "maul" if maul else "fixation", cards, match.ball))
    referee.measure_advantage(match)
    if match.distance(team) < 0:
        referee.score_try(match, team, act.second)


def _renew(match: Position, team: Team) -> None:
    """FF-21, FF-57: the chain of points de fixation is over.  FF-61: 5 m out the next card may be tackled."""
    match.renewed = True
    match.fresh_five = match.distance(team) == NEAREST
    if match.story is not None:
        match.story.tell(events.Renewed(team))
    referee.renew_and_go_to(match, ATTACK, team)


# Defence


def _defend(match: Position, team: Team, act: Act) -> None:
    if act.verb == TACKLE:
        rucks.tackle(match, team, act.card)
    elif act.verb == LET:
        rucks.let_pass(match, team)
    elif act.verb == DECLINE:
        rucks.decline(match, team)
    else:
        rucks.contest(match, team, act.card, FOR_CONTEST if act.verb == CONTEST else FOR_CLEAR_OUT)


# Without a card


def _take_dice(match: Position, team: Team, act: Act) -> None:
    """FF-11: how many dice a duel or a kick without a card is thrown with."""
    match.kicking_card = 0
    if act.verb == DICE:
        aim = {SCRUMMING: FOR_SCRUM, LINING_OUT: FOR_LINE_OUT}.get(match.phase, FOR_CONVERSION)
    elif act.verb == GOAL_KICK:
        aim = FOR_GOAL
    elif act.verb == FREE_TOUCH:
        aim = FOR_PENALTY_TOUCH if match.phase == PENALTY else FOR_TOUCH
    else:
        aim = FOR_RESTART if match.phase in (KICKING_OFF, DROPPING_OUT) else FOR_KICK
    if match.phase == PENALTY:
        _tell_penalty(match, team, "goal" if aim == FOR_GOAL else "touch")
    referee.throw(match, team, aim, act.dice)


def _tell_penalty(match: Position, team: Team, how: str) -> None:
    if match.story is not None:
        match.story.tell(events.PenaltyChosen(team, how))


def _answer_kick(match: Position, team: Team, verb: int) -> None:
    """FF-7, FF-45: touch down, mark, or play on."""
    if verb == DOWN:
        if match.story is not None:
            match.story.tell(events.TouchedDown(team))
        referee.drop_out(match, team)
    elif verb == MARK:
        if match.story is not None:
            match.story.tell(events.Marked(team, match.ball))
        referee.go_to(match, MARKING, team)
    else:
        assert verb == PLAY_ON
        referee.give(match, team, match.origin)


# Throws


def _thrown(match: Position, throw: Act) -> None:
    referee.tell_throw(match, throw)
    aim = match.aim
    if aim == FOR_TACKLE:
        rucks.tackle_thrown(match, throw)
    elif aim in (FOR_CONTEST, FOR_CLEAR_OUT):
        rucks.contest_thrown(match, throw)
    elif aim == FOR_RUN:
        _run(match, throw)
    elif aim in (FOR_RESTART, FOR_KICK):
        kicks.open_kick(match, throw)
    elif aim == FOR_TOUCH:
        kicks.touch_kick(match, throw)
    elif aim == FOR_PENALTY_TOUCH:
        kicks.penalty_touch(match, throw)
    elif aim in (FOR_DROP, FOR_GOAL):
        kicks.kick_at_goal(match, throw)
    else:
        _duel_thrown(match, throw)


def _duel_thrown(match: Position, throw: Act) -> None:
    """FF-70 to FF-72: scrum, line-out and conversion."""
    first = match.first_throw
    if first is None:
        referee.keep_first_throw(match, throw)
        return
    won = beats(first, throw)
    if match.aim == FOR_CONVERSION:
        referee.convert(match, won)
    else:
        winner = match.put_in if won else 1 - match.put_in
        referee.win_set_piece(match, winner, is_double(first if won else throw))


def _run(match: Position, throw: Act) -> None:
    """FF-40: any 1 is a knock-on before moving; a double leaves everybody standing and brings a card."""
    team, card = match.attack, match.kicking_card
    if throw.high == 1 or throw.low == 1:
        _knock_on(match, team)
        return
    metres, clear = STEP * throw.high, is_double(throw)
    referee.carry(match, team, metres)
    if match.story is not None:
        match.story.tell(events.Ran(team, card, metres, match.ball, clear))
    if not clear:
        rucks.carried(match, card, concluded=True)
    elif match.distance(team) < 0:
        referee.score_try(match, team, card)
    else:
        referee.measure_advantage(match)
        referee.bonus(match, team)
        referee.give(match, team, OPEN)


def _knock_on(match: Position, team: Team) -> None:
    """FF-40: a scrum to the other team where it started; FF-74: or the penalty is brought back."""
    if match.story is not None:
        match.story.tell(events.KnockedOn(team, match.ball))
    if not referee.bring_back(match):
        referee.scrum(match, 1 - team, match.ball)
