"""What follows in L'Artropp when somebody acts, clauses AR-3 to AR-35."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import i64

from tablee.core.game import CHANCE, Refusal
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.games.artropp import story as tale
from tablee.games.artropp.choices import Choices
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
    SEATS,
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
    RIGHT,
    SNIPING,
    THEN_ARROW,
    THEN_NEXT,
    THEN_ROUND,
    THEN_TURN,
    TURN,
    TURNING,
)

_NOBODY: Final[tuple[int, ...]] = ()
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_ONLY: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS)]


def take(cards: list[int], face: int) -> None:
    """Remove one `face`: ``list.remove`` compares objects and is three times slower when compiled."""
    for place in range(len(cards)):
        if cards[place] == face:
            cards.pop(place)
            return


def take_sorted(cards: list[int], face: int) -> None:
    """Remove one `face` from cards that are sorted, as the pile is."""
    low: i64 = 0
    high: i64 = len(cards)
    wanted: i64 = face
    while low < high:
        middle: i64 = (low + high) >> 1
        if cards[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    cards.pop(low)


@final
class ArtroppState(Choices):
    """One position of L'Artropp, and what may follow from it."""

    __slots__ = ()

    def copy(self) -> ArtroppState:
        """The same position, sharing nothing that can change, with nobody listening."""
        other = ArtroppState(self.kit, self.seats)
        other.take_over(self)
        return other

    def imagine(self, seat: int, rng: Rng) -> ArtroppState:
        """AR-25: the same position with all cards that `seat` cannot see dealt anew."""
        world = self.copy()
        unseen = world.pile
        sealed = [other for other in range(self.seats) if other != seat and self.is_sealed(other)]
        for other in range(self.seats):
            if other != seat:
                unseen.extend(self.hands[other])
        for other in sealed:
            unseen.append(self.commits[other])
        unseen.sort()
        for other in sealed:
            world.imagine_commit(other, unseen, rng)
        for other in range(self.seats):
            if other != seat:
                world.hands[other] = [unseen.pop(rng.below(len(unseen))) for _ in self.hands[other]]
        return world

    def view(self, seat: int | None) -> Any:
        """What `seat` may see."""
        from tablee.games.artropp.view import view_of  # the view looks at this class, so it comes second

        return view_of(self, seat)

    def why_not(self, seat: int, move: Move) -> Refusal:
        """Which clause forbids `move`."""
        from tablee.games.artropp.refusals import why_not

        return why_not(self, seat, cast(Act, move))

    # What follows

    def apply(self, seat: int, move: Move, at: int = 0) -> None:
        """Do `move`, which must be legal."""
        act = cast(Act, move)
        verb = act.verb
        if verb == DRAW:
            self._draw(act.face)
        elif verb <= SNIPER:
            self._add(seat, act)
        elif verb == ASSAULT:
            self._assault(seat)
        elif verb == ARROW:
            self._turn_arrow(seat, act.number)
        elif verb == COMMIT:
            self._commit(seat, act)
        elif verb == ANNOUNCE:
            self._announce(seat, act.number)
        elif verb == FELL:
            self._fell(seat, act.number)
        elif verb == STARTER:
            self.turn = act.number
            self._begin_round()
        elif verb == PASS:
            self._pass_on(seat)
        else:
            self._decide(seat, verb)

    def _add(self, seat: int, act: Act) -> None:
        """AR-5 to AR-9: a unit joins the active line, and its general draws."""
        kit = self.kit
        line = self.lines[self.place]
        verb = act.verb
        face = self._face_from_hand(seat, act)
        if verb == SNIPER:
            line.snipers.append(act.number)
        elif verb != OFFICER:
            line.add_number(act.number)
        line.lay(face, kit.br[face])
        if self.story is not None:
            self.story.tell(tale.Added(seat, kit.names[face], self.place, act.number, line.br, self.duel))
        self.after = THEN_NEXT if verb == UNIT else THEN_ARROW
        self.drawer = seat
        self._draw_on()

    def _face_from_hand(self, seat: int, act: Act) -> int:
        """Take the card out of the hand: that very one, or any drum or sniper that will do."""
        hand = self.hands[seat]
        face = act.face
        if face < 0:
            role = SNIPER if act.verb == SNIPER else DRUM
            for held in hand:
                if self.serves(held, role, act.number):
                    face = held
                    break
        take(hand, face)
        return face

    def _draw(self, face: int) -> None:
        """The card goes to whoever is first among those who draw."""
        seat = self.drawer
        take_sorted(self.pile, face)
        self.hands[seat].append(face)
        if self.story is not None:
            self.story.tell(tale.Drew(seat), {seat: tale.Drew(seat, self.kit.names[face])})
        if not self.pile:
            self._reshuffle()
        self._draw_on()

    def _draw_on(self) -> None:
        """Go on drawing until every hand that should be is full or there is no card, then do what comes after."""
        while self.drawer >= 0:
            if self.pile and len(self.hands[self.drawer]) < HAND:
                self.phase = DRAWING
                self.actors = _CHANCE
                return
            self.drawer = self.drawers.pop() if self.drawers else -1
        if self.after == THEN_NEXT:
            self._next_turn()
        elif self.after == THEN_ARROW:
            self._ask_for_arrow()
        elif self.after == THEN_TURN:
            self._take_turn()
        else:
            self._open_round()

    def _ask_for_arrow(self) -> None:
        """AR-10: whoever played a special sets the arrow; AR-34: unless a duel's round ends here and sets it."""
        if self.duel and self.shuffled and not self.asks_arrow_in_vain:
            self._next_turn()
        else:
            self.phase = TURNING
            self.actors = _ONLY[self.turn]

    def _take_turn(self) -> None:
        self.phase = TURN
        self.actors = _ONLY[self.turn]

    def _begin_turn(self) -> None:
        """AR-35: whoever opens a line does so with a full hand, if there are cards."""
        if self.lines[self.place].cards:
            self._take_turn()
        else:
            self.after = THEN_TURN
            self.drawer = self.turn
            self._draw_on()

    def _next_turn(self) -> None:
        """AR-5: the neighbour to whom the arrow points; AR-30: in a duel the other general, one place on."""
        if self.duel:
            if self.shuffled:
                self._end_duel_round()
                return
            self.place = (self.place + self.arrow) % LINES
        self.turn = self.beside(self.turn, self.arrow)
        self._begin_turn()

    def _reshuffle(self) -> None:
        """AR-21, AR-34: the discard becomes the draw pile the moment that is empty."""
        if self.discard:
            self.pile = sorted(self.discard)
            self.discard = []
            self.shuffled = True
            if self.story is not None:
                self.story.tell(tale.Reshuffled(len(self.pile)))

    def _put_away(self, faces: list[int]) -> None:
        self.discard.extend(faces)
        if not self.pile:
            self._reshuffle()

    def _turn_arrow(self, seat: int, arrow: int) -> None:
        """AR-10, AR-31: after a special its general sets the arrow."""
        self.arrow = arrow
        if self.story is not None:
            self.story.tell(tale.ArrowTurned(seat, arrow, self.duel))
        self._next_turn()

    def _pass_on(self, seat: int) -> None:
        """An empty place that cannot be opened stays empty."""
        if self.story is not None:
            self.story.tell(tale.Passed(seat, self.place))
        self._next_turn()

    # The assault and the pot

    def _assault(self, seat: int) -> None:
        """AR-11: take the line and pay for it; AR-32: in a duel to the opponent, and open a new one."""
        line = self.lines[self.place]
        paid = line.br * self.br_value
        self.purses[seat] -= paid
        if self.story is not None:
            names = [self.kit.names[face] for face in line.cards]
            self.story.tell(tale.Assaulted(seat, self.place, names, line.br, paid, self.duel))
        self.lines[self.place] = Line()
        self._put_away(line.cards)
        if self.duel:
            self.purses[self.beside(seat, RIGHT)] += paid
            self._begin_turn()
            return
        self.assaulter = seat
        self.pot += paid
        if self.pot == 0 and self.may_skip_empty_pot:
            self._end_round()
        else:
            self.phase = ANNOUNCING
            self.actors = _ONLY[seat]

    def _announce(self, seat: int, direction: int) -> None:
        """AR-12: *plus haut* or *plus bas*; then every other general who holds a card lays one."""
        self.announced = direction
        if self.story is not None:
            self.story.tell(tale.Announced(seat, direction))
        self.phase = COMMITTING
        self.actors = tuple([other for other in range(self.seats) if other != seat and self.hands[other]])
        if not self.actors:
            self._award()

    def _commit(self, seat: int, act: Act) -> None:
        """AR-12: one card face down; the last one turns them all."""
        face = self._face_from_hand(seat, act)
        self.commits[seat] = face
        self.committed_as[seat] = act.number
        if self.story is not None:
            self.story.tell(tale.Committed(seat), {seat: tale.Committed(seat, self.showdown_name(seat))})
        self.actors = tuple([other for other in self.actors if other != seat])
        if not self.actors:
            self._reveal()

    def _reveal(self) -> None:
        """AR-13 to AR-18: compare, after the snipers have had their say."""
        laid = [seat for seat in self.around_from(self.assaulter) if self.commits[seat] >= 0]
        if self.story is not None:
            self.story.tell(tale.Revealed([(seat, self.showdown_name(seat)) for seat in laid]))
        self.snipers = [seat for seat in laid if self.kit.role[self.commits[seat]] == SNIPER]
        if self.generals == 3:
            if self.snipers:
                self._fell_by_itself(laid)
            self._award()
        else:
            self._next_sniper()

    def _fell_by_itself(self, laid: list[int]) -> None:
        """AR-15: among three generals the sniper has no choice."""
        for sniper in self.snipers:
            for rival in laid:
                if rival != sniper and not self.felled[sniper]:
                    self._shoot(sniper, rival)
        self.snipers = []

    def _shoot(self, sniper: int, target: int) -> None:
        if target >= 0:
            self.felled[target] = True
        if self.story is not None:
            self.story.tell(tale.Felled(sniper, target))

    def _next_sniper(self) -> None:
        """AR-18: snipers act in arrow order from the assaulter; one that was felled does not."""
        while self.snipers and self.felled[self.snipers[0]]:
            del self.snipers[0]
        if self.snipers and self.contenders():
            self.phase = SNIPING
            self.actors = _ONLY[self.snipers[0]]
        else:
            self._award()

    def _fell(self, seat: int, target: int) -> None:
        """AR-16, AR-17: fell one rival unit, or hold."""
        del self.snipers[0]
        self._shoot(seat, target)
        self._next_sniper()

    def _award(self) -> None:
        """AR-13: the pot goes to the best card; AR-15, AR-18, AR-28: or waits if no numbered unit is left."""
        best = self.best_of(self.contenders())
        if len(best) == 1:
            winner = best[0]
            self.purses[winner] += self.pot
            if self.story is not None:
                self.story.tell(tale.PotWon(winner, self.showdown_name(winner), self.pot))
            self.pot = 0
        elif best:
            self._share_pot(best)
        elif self.story is not None:
            self.story.tell(tale.PotCarried(self.pot))
        self._end_round()

    def _share_pot(self, seats: list[int]) -> None:
        """AR-24: in equal parts, the remainder to the poorest."""
        if not self.pot:
            return
        share = self.pot // len(seats)
        poorest = seats[0]
        for seat in seats:
            if self.gain(seat) < self.gain(poorest):
                poorest = seat
        shares = [(seat, share + (self.pot - share * len(seats) if seat == poorest else 0)) for seat in seats]
        for seat, amount in shares:
            self.purses[seat] += amount
        self.pot = 0
        if self.story is not None:
            self.story.tell(tale.PotShared(shares))

    # Between two rounds

    def _begin_round(self) -> None:
        """AR-3, AR-20: hands are completed, first the one who starts, in arrow order."""
        self.drawers = self.around_from(self.turn)
        self.drawers.reverse()
        self.drawer = self.drawers.pop()
        self.after = THEN_ROUND
        self._draw_on()

    def _open_round(self) -> None:
        """AR-4: the arrow lies as it was left, now before the starter; AR-30: in a duel it points clockwise."""
        if self.duel or self.arrow_each_round:
            self.arrow = RIGHT
        self.shuffled = False
        if self.story is not None:
            self.story.tell(tale.RoundBegan(self.round, self.turn, self.duel, self.arrow))
        self._begin_turn()

    def _end_round(self) -> None:
        """AR-20: the showdown's cards are discarded, and the assaulter starts the next round."""
        self._put_away([face for face in self.commits if face >= 0])
        self.clear_showdown()
        self._close_round()

    def _end_duel_round(self) -> None:
        """AR-34: the reshuffle ended the round; lines and turns go on from here, the arrow clockwise again."""
        self.arrow = RIGHT
        self.place = (self.place + RIGHT) % LINES
        self.turn = self.beside(self.turn, RIGHT)
        self._close_round()

    def _close_round(self) -> None:
        if self.story is not None:
            self.story.tell(tale.RoundOver(self.round, self.purses[:]))
        self.was_seated = self.seated[:]
        if self.round == self.rounds:
            self._finish("rounds")
        else:
            self._open_interval()

    def _open_interval(self) -> None:
        """AR-22, AR-23: the ruined leave or buy in again; at an open table people come and go."""
        self.undecided = []
        for seat in range(self.seats):
            if not self.was_seated[seat] or self.purses[seat] > 0:
                if self.open_table:
                    self.undecided.append(seat)
            elif self.may_rebuy:
                self.undecided.append(seat)
            else:
                self._vacate(seat)
        self._go_on_or_wait()

    def _go_on_or_wait(self) -> None:
        newcomers = [seat for seat in self.undecided if not self.seated[seat]]
        if self.undecided and self.generals + len(newcomers) >= DUEL:
            self.phase = INTERVAL
            self.actors = tuple(self.undecided)
        else:
            self._close_interval()

    def _decide(self, seat: int, verb: int) -> None:
        """AR-22, AR-23: one seat's word between two rounds."""
        self.undecided.remove(seat)
        if verb == LEAVE:
            self._vacate(seat)
        elif verb == JOIN:
            self._sit_down(seat)
        elif verb == REBUY:
            self._rebuy(seat)
        elif self.story is not None:
            self.story.tell(tale.Stayed(seat))
        self._go_on_or_wait()

    def _vacate(self, seat: int) -> None:
        """AR-23: a leaver's hand is discarded."""
        self.seated[seat] = False
        self.generals -= 1
        hand = self.hands[seat]
        self.hands[seat] = []
        if self.story is not None:
            self.story.tell(tale.Left(seat, self.gain(seat), self.purses[seat] <= 0))
        self._put_away(hand)

    def _sit_down(self, seat: int) -> None:
        """AR-23: a newcomer brings a fresh purse."""
        self.seated[seat] = True
        self.generals += 1
        self.purses[seat] = self.full_purse
        self.debts[seat] = 0
        if self.story is not None:
            self.story.tell(tale.Joined(seat))

    def _rebuy(self, seat: int) -> None:
        """AR-22: what fills the purse again is owed."""
        self.debts[seat] += self.full_purse - self.purses[seat]
        self.purses[seat] = self.full_purse
        if self.story is not None:
            self.story.tell(tale.Rebought(seat, self.debts[seat]))

    def _close_interval(self) -> None:
        """AR-23, AR-26, AR-27: who is left plays on, two of them as a duel."""
        self.undecided = []
        if self.generals < DUEL:
            self._finish("alone")
            return
        if not self.seated[self.turn]:
            self.turn = self.beside(self.turn, RIGHT)
        if self.duel != (self.generals == DUEL):
            self._change_table()
        self.round += 1
        self._begin_round()

    def _change_table(self) -> None:
        """AR-27: a table becomes a duel, or a duel a table."""
        self.duel = self.generals == DUEL
        dropped = [face for line in self.lines for face in line.cards]
        self.lay_out_lines()
        self._put_away(dropped)
        if self.duel:
            self._share_pot([seat for seat in range(self.seats) if self.seated[seat]])

    # The end

    def _finish(self, reason: str) -> None:
        """AR-24: the last pot is shared, the richest wins."""
        self._share_pot(self.last_generals())
        for line in self.lines:
            self.discard.extend(line.cards)
        self.lines = [Line() for _ in self.lines]
        self.reason = reason
        self.phase = OVER
        self.actors = _NOBODY
        if self.story is not None:
            outcome = self.outcome()
            assert outcome is not None
            self.story.tell(tale.SessionOver(list(outcome.scores), list(outcome.winners), reason))
