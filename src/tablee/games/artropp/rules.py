"""What follows in L'Artropp when somebody acts, clauses AR-3 to AR-35."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tablee.core.game import NO_ACTOR, ONLY, ONLY_CHANCE, Card, Moment, Seat, is_among
from tablee.core.luck import Luck
from tablee.games.artropp import choices, events
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import (
    ANNOUNCE,
    ARROW,
    ASSAULT,
    COMMIT,
    DRAW,
    DRUM,
    FELL,
    JOIN,
    LEAVE,
    OFFICER,
    PASS,
    REBUY,
    SNIPER,
    STARTER,
    UNIT,
    Act,
)
from tablee.games.artropp.position import (
    ANNOUNCING,
    COMMITTING,
    DRAWING,
    DUEL,
    HAND,
    INTERVAL,
    LINES,
    OVER,
    POINTING,
    RIGHT,
    SNIPING,
    STARTING,
    THEN_ARROW,
    THEN_NEXT,
    THEN_ROUND,
    THEN_TURN,
    TURN,
    Position,
)


def take(cards: list[int], card: Card) -> None:
    """Remove one `card`: ``list.remove`` compares objects and is three times slower when compiled."""
    for place in range(len(cards)):
        if cards[place] == card:
            cards.pop(place)
            return


def take_sorted(cards: list[int], card: Card) -> None:
    """Remove one `card` from cards that are sorted, as the pile is."""
    low: i64 = 0
    high: i64 = len(cards)
    wanted: i64 = card
    while low < high:
        middle: i64 = (low + high) >> 1
        if cards[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    cards.pop(low)


@final
class ArtroppState(Position):
    """One position of L'Artropp, and what may follow from it."""

    def blank(self) -> ArtroppState:
        """The class itself makes it, without a detour."""
        return ArtroppState(self.seats)

    # Who may act, and what they may do

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return self.actors

    def legal(self, seat: Seat) -> list[Act]:
        """All that `seat` may do now."""
        if not is_among(seat, self.actors):
            return []
        phase = self.phase
        if phase == TURN:
            return choices.in_turn(self, seat)
        if phase == DRAWING:  # the same cards as the chances, which count the copies of each besides
            return [self.kit.draw[card] for card in sorted(set(self.pile))]
        if phase == STARTING:
            return [act for act, _ in self.chances()]
        if phase == POINTING:
            return [self.kit.arrow_right, self.kit.arrow_left]
        if phase == ANNOUNCING:
            return [self.kit.high, self.kit.low]
        if phase == COMMITTING:
            return choices.to_commit(self, seat)
        if phase == SNIPING:
            return choices.to_fell(self, seat)
        return choices.in_interval(self, seat)

    def goes_without_saying(self, seat: Seat) -> Act | None:
        """AR-6: a hand that cannot begin a line; AR-16: nobody is left to be felled.

        AR-22 to AR-24: who has money stays, as nobody who leaves can win.
        """
        kit = self.kit
        moves = self.legal(seat)
        if len(moves) == 1 and (moves[0] is kit.pass_on or moves[0] is kit.hold):
            return moves[0]
        return kit.stay if kit.stay in moves else None

    def chances(self) -> list[tuple[Act, int]]:
        """Who may start (AR-4), or which cards may be drawn."""
        if self.phase == STARTING:
            return [(self.kit.starter[seat], 1) for seat in range(self.seats) if self.seated[seat]]
        if self.phase != DRAWING:
            return []
        return [(self.kit.draw[card], self.pile.count(card)) for card in sorted(set(self.pile))]

    def roll(self, luck: Luck) -> Act:
        """One of the chances; the pile is sorted, so every card has its place in it."""
        if self.phase == DRAWING:
            return self.kit.draw[self.pile[luck.below(len(self.pile))]]
        return self.kit.starter[luck.below(self.generals)]

    # What follows

    def apply(self, seat: Seat, move: Act, at: Moment = 0) -> None:
        """Do `move`, which must be legal."""
        verb = move.verb
        if verb == DRAW:
            _draw(self, move.card)
        elif verb <= SNIPER:
            _add(self, seat, move)
        elif verb == ASSAULT:
            _assault(self, seat)
        elif verb == ARROW:
            _turn_arrow(self, seat, move.number)
        elif verb == COMMIT:
            _commit(self, seat, move)
        elif verb == ANNOUNCE:
            _announce(self, seat, move.number)
        elif verb == FELL:
            _fell(self, seat, move.number)
        elif verb == STARTER:
            self.turn = move.number
            _begin_round(self)
        elif verb == PASS:
            _pass_on(self, seat)
        else:
            _decide(self, seat, verb)


def _add(match: Position, seat: Seat, act: Act) -> None:
    """AR-5 to AR-9: a unit joins the active line, and its general draws."""
    kit = match.kit
    line = match.lines[match.place]
    verb = act.verb
    card = _card_from_hand(match, seat, act)
    if verb == SNIPER:
        line.snipers.append(act.number)
    elif verb != OFFICER:
        line.add_number(act.number)
    line.lay(card, kit.br[card])
    if match.story is not None:
        match.story.tell(events.Added(seat, kit.names[card], match.place, act.number, line.br, match.duel))
    match.after = THEN_NEXT if verb == UNIT else THEN_ARROW
    match.drawer = seat
    _draw_on(match)


def _card_from_hand(match: Position, seat: Seat, act: Act) -> int:
    """Take the card out of the hand: that very one, or any drum or sniper that will do."""
    hand = match.hands[seat]
    card = act.card
    if card < 0:
        role = SNIPER if act.verb == SNIPER else DRUM
        for held in hand:
            if match.serves(held, role, act.number):
                card = held
                break
    take(hand, card)
    return card


def _draw(match: Position, card: Card) -> None:
    """The card goes to whoever is first among those who draw."""
    seat = match.drawer
    take_sorted(match.pile, card)
    match.hands[seat].append(card)
    if match.story is not None:
        match.story.tell(events.Drew(seat), {seat: events.Drew(seat, match.kit.names[card])})
    if not match.pile:
        _reshuffle(match)
    _draw_on(match)


def _draw_on(match: Position) -> None:
    """Go on drawing until every hand that should be is full or there is no card, then do what comes after."""
    while match.drawer >= 0:
        if match.pile and len(match.hands[match.drawer]) < HAND:
            match.phase = DRAWING
            match.actors = ONLY_CHANCE
            return
        match.drawer = match.drawers.pop() if match.drawers else -1
    if match.after == THEN_NEXT:
        _next_turn(match)
    elif match.after == THEN_ARROW:
        _ask_for_arrow(match)
    elif match.after == THEN_TURN:
        _take_turn(match)
    else:
        _open_round(match)


def _ask_for_arrow(match: Position) -> None:
    """AR-10: whoever played a special sets the arrow; AR-34: unless a duel's round ends here and sets it."""
    if match.duel and match.shuffled and not match.asks_arrow_in_vain:
        _next_turn(match)
    else:
        match.phase = POINTING
        match.actors = ONLY[match.turn]


def _take_turn(match: Position) -> None:
    match.phase = TURN
    match.actors = ONLY[match.turn]


def _begin_turn(match: Position) -> None:
    """AR-35: whoever opens a line does so with a full hand, if there are cards."""
    if match.lines[match.place].cards:
        _take_turn(match)
    else:
        match.after = THEN_TURN
        match.drawer = match.turn
        _draw_on(match)


def _next_turn(match: Position) -> None:
    """AR-5: the neighbour to whom the arrow points; AR-30: in a duel the other general, one place on."""
    if match.duel:
        if match.shuffled:
            _end_duel_round(match)
            return
        match.place = (match.place + match.arrow) % LINES
    match.turn = match.beside(match.turn, match.arrow)
    _begin_turn(match)


def _reshuffle(match: Position) -> None:
    """AR-21, AR-34: the discard becomes the draw pile the moment that is empty."""
    if match.discard:
        match.pile = sorted(match.discard)
        match.discard = []
        match.shuffled = True
        if match.story is not None:
            match.story.tell(events.Reshuffled(len(match.pile)))


def _discard(match: Position, cards: list[int]) -> None:
    match.discard.extend(cards)
    if not match.pile:
        _reshuffle(match)


def _turn_arrow(match: Position, seat: Seat, arrow: int) -> None:
    """AR-10, AR-31: after a special its general sets the arrow."""
    match.arrow = arrow
    if match.story is not None:
        match.story.tell(events.ArrowTurned(seat, arrow, match.duel))
    _next_turn(match)


def _pass_on(match: Position, seat: Seat) -> None:
    """An empty place that cannot be opened stays empty."""
    if match.story is not None:
        match.story.tell(events.Passed(seat, match.place))
    _next_turn(match)


# The assault and the pot


def _assault(match: Position, seat: Seat) -> None:
    """AR-11: take the line and pay for it; AR-32: in a duel to the opponent, and open a new one."""
    line = match.lines[match.place]
    paid = line.br * match.br_value
    match.purses[seat] -= paid
    if match.story is not None:
        names = [match.kit.names[card] for card in line.cards]
        match.story.tell(events.Assaulted(seat, match.place, names, line.br, paid, match.duel))
    match.lines[match.place] = Line()
    _discard(match, line.cards)
    if match.duel:
        match.purses[match.beside(seat, RIGHT)] += paid
        _begin_turn(match)
        return
    match.assaulter = seat
    match.pot += paid
    if match.pot == 0 and match.may_skip_empty_pot:
        _end_round(match)
    else:
        match.phase = ANNOUNCING
        match.actors = ONLY[seat]


def _announce(match: Position, seat: Seat, direction: int) -> None:
    """AR-12: *plus haut* or *plus bas*; then every other general who holds a card lays one."""
    match.announced = direction
    if match.story is not None:
        match.story.tell(events.Announced(seat, direction))
    match.phase = COMMITTING
    match.actors = tuple([other for other in range(match.seats) if other != seat and match.hands[other]])
    if not match.actors:
        _award(match)


def _commit(match: Position, seat: Seat, act: Act) -> None:
    """AR-12: one card face down; the last one turns them all."""
    card = _card_from_hand(match, seat, act)
    match.commits[seat] = card
    match.committed_as[seat] = act.number
    if match.story is not None:
        match.story.tell(events.Committed(seat), {seat: events.Committed(seat, match.showdown_name(seat))})
    if match.actors[0] == seat:
        match.actors = match.actors[1:]
    else:
        match.actors = tuple([other for other in match.actors if other != seat])
    if not match.actors:
        _reveal(match)


def _reveal(match: Position) -> None:
    """AR-13 to AR-18: compare, after the snipers have had their say."""
    if match.story is not None:
        match.story.tell(events.Revealed([(seat, match.showdown_name(seat)) for seat in _laid_by(match)]))
    if not _has_sniper(match):
        _award(match)
        return
    laid = _laid_by(match)
    match.snipers = [seat for seat in laid if match.kit.role[match.commits[seat]] == SNIPER]
    if match.generals == 3:
        _fell_by_itself(match, laid)
        _award(match)
    else:
        _next_sniper(match)


def _laid_by(match: Position) -> list[int]:
    """Who laid a card, in arrow order from the assaulter."""
    return [seat for seat in match.around_from(match.assaulter) if match.commits[seat] >= 0]


def _has_sniper(match: Position) -> bool:
    """Whether a sniper was laid: most showdowns have none, and then nobody's order matters."""
    return any(card >= 0 and match.kit.role[card] == SNIPER for card in match.commits)


def _fell_by_itself(match: Position, laid: list[int]) -> None:
    """AR-15: among three generals the sniper has no choice."""
    for sniper in match.snipers:
        for rival in laid:
            if rival != sniper and not match.felled[sniper]:
                _shoot(match, sniper, rival)
    match.snipers = []


def _shoot(match: Position, sniper: int, target: int) -> None:
    if target >= 0:
        match.felled[target] = True
    if match.story is not None:
        match.story.tell(events.Felled(sniper, target))


def _next_sniper(match: Position) -> None:
    """AR-18: snipers act in arrow order from the assaulter; one that was felled does not."""
    while match.snipers and match.felled[match.snipers[0]]:
        del match.snipers[0]
    if match.snipers and match.contenders():
        match.phase = SNIPING
        match.actors = ONLY[match.snipers[0]]
    else:
        _award(match)


def _fell(match: Position, seat: Seat, target: int) -> None:
    """AR-16, AR-17: fell one rival unit, or hold."""
    del match.snipers[0]
    _shoot(match, seat, target)
    _next_sniper(match)


def _award(match: Position) -> None:
    """AR-13: the pot goes to the best card; AR-15, AR-18, AR-28: or waits if no numbered unit is left."""
    best = match.best_of(match.contenders())
    if len(best) == 1:
        winner = best[0]
        match.purses[winner] += match.pot
        if match.story is not None:
            match.story.tell(events.PotWon(winner, match.showdown_name(winner), match.pot))
        match.pot = 0
    elif best:
        _share_pot(match, best)
    elif match.story is not None:
        match.story.tell(events.PotCarried(match.pot))
    _end_round(match)


def _share_pot(match: Position, seats: list[int]) -> None:
    """AR-24: in equal parts, the remainder to the poorest."""
    if not match.pot:
        return
    share = match.pot // len(seats)
    poorest = seats[0]
    for seat in seats:
        if match.gain(seat) < match.gain(poorest):
            poorest = seat
    shares = [(seat, share + (match.pot - share * len(seats) if seat == poorest else 0)) for seat in seats]
    for seat, amount in shares:
        match.purses[seat] += amount
    match.pot = 0
    if match.story is not None:
        match.story.tell(events.PotShared(shares))


# Between two rounds


def _begin_round(match: Position) -> None:
    """AR-3, AR-20: hands are completed, first the one who starts, in arrow order."""
    match.drawer = match.turn
    match.drawers = []
    seat = match.beside(match.turn, -match.arrow)  # the last to draw is the first of them
    while seat != match.turn:
        match.drawers.append(seat)
        seat = match.beside(seat, -match.arrow)
    match.after = THEN_ROUND
    _draw_on(match)


def _open_round(match: Position) -> None:
    """AR-4: the arrow lies as it was left, now before the starter; AR-30: in a duel it points clockwise."""
    if match.duel or match.arrow_each_round:
        match.arrow = RIGHT
    match.shuffled = False
    if match.story is not None:
        match.story.tell(events.RoundBegan(match.round, match.turn, match.duel, match.arrow))
    _begin_turn(match)


def _end_round(match: Position) -> None:
    """AR-20: the showdown's cards are discarded, and the assaulter starts the next round."""
    for card in match.commits:
        if card >= 0:
            match.discard.append(card)
    if not match.pile:
        _reshuffle(match)
    match.clear_showdown()
    _close_round(match)


def _end_duel_round(match: Position) -> None:
    """AR-34: the reshuffle ended the round; lines and turns go on from here, the arrow clockwise again."""
    match.arrow = RIGHT
    match.place = (match.place + RIGHT) % LINES
    match.turn = match.beside(match.turn, RIGHT)
    _close_round(match)


def _close_round(match: Position) -> None:
    if match.story is not None:
        match.story.tell(events.RoundOver(match.round, match.purses[:]))
    match.was_seated = match.seated[:]
    if match.round == match.rounds:
        _finish(match, "rounds")
    else:
        _open_interval(match)


def _open_interval(match: Position) -> None:
    """AR-22, AR-23: the ruined leave or buy in again; at an open table people come and go."""
    match.undecided = []
    for seat in range(match.seats):
        if not match.was_seated[seat] or match.purses[seat] > 0:
            if match.open_table:
                match.undecided.append(seat)
        elif match.may_rebuy:
            match.undecided.append(seat)
        else:
            _vacate(match, seat)
    _go_on_or_wait(match)


def _go_on_or_wait(match: Position) -> None:
    if not match.undecided:
        _close_interval(match)
        return
    newcomers = [seat for seat in match.undecided if not match.seated[seat]]
    if match.generals + len(newcomers) >= DUEL:
        match.phase = INTERVAL
        match.actors = tuple(match.undecided)
    else:
        _close_interval(match)


def _decide(match: Position, seat: Seat, verb: int) -> None:
    """AR-22, AR-23: one seat's word between two rounds."""
    match.undecided.remove(seat)
    if verb == LEAVE:
        _vacate(match, seat)
    elif verb == JOIN:
        _sit_down(match, seat)
    elif verb == REBUY:
        _rebuy(match, seat)
    elif match.story is not None:
        match.story.tell(events.Stayed(seat))
    _go_on_or_wait(match)


def _vacate(match: Position, seat: Seat) -> None:
    """AR-23: a leaver's hand is discarded."""
    match.seated[seat] = False
    match.generals -= 1
    hand = match.hands[seat]
    match.hands[seat] = []
    if match.story is not None:
        match.story.tell(events.Left(seat, match.gain(seat), match.purses[seat] <= 0))
    _discard(match, hand)


def _sit_down(match: Position, seat: Seat) -> None:
    """AR-23: a newcomer brings a fresh purse."""
    match.seated[seat] = True
    match.generals += 1
    match.purses[seat] = match.full_purse
    match.debts[seat] = 0
    if match.story is not None:
        match.story.tell(events.Joined(seat))


def _rebuy(match: Position, seat: Seat) -> None:
    """AR-22: what fills the purse again is owed."""
    match.debts[seat] += match.full_purse - match.purses[seat]
    match.purses[seat] = match.full_purse
    if match.story is not None:
        match.story.tell(events.Rebought(seat, match.debts[seat]))


def _close_interval(match: Position) -> None:
    """AR-23, AR-26, AR-27: who is left plays on, two of them as a duel."""
    match.undecided = []
    if match.generals < DUEL:
        _finish(match, "alone")
        return
    if not match.seated[match.turn]:
        match.turn = match.beside(match.turn, RIGHT)
    if match.duel != (match.generals == DUEL):
        _change_table(match)
    match.round += 1
    _begin_round(match)


def _change_table(match: Position) -> None:
    """AR-27: a table becomes a duel, or a duel a table."""
    match.duel = match.generals == DUEL
    dropped = [card for line in match.lines for card in line.cards]
    match.lay_out_lines()
    _discard(match, dropped)
    if match.duel:
        _share_pot(match, [seat for seat in range(match.seats) if match.seated[seat]])


# The end


def _finish(match: Position, reason: str) -> None:
    """AR-24: the last pot is shared, the richest wins."""
    _share_pot(match, match.last_generals())
    for line in match.lines:
        match.discard.extend(line.cards)
    match.lines = [Line() for _ in match.lines]
    match.reason = reason
    match.phase = OVER
    match.actors = NO_ACTOR
    if match.story is not None:
        outcome = match.outcome()
        assert outcome is not None
        match.story.tell(events.SessionOver(list(outcome.scores), list(outcome.winners), reason))
