"""A position of L'Artropp: what lies on the table, who sits at it, and what can be known about it.

The rules that change it are in :mod:`~tablee.games.artropp.rules`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tablee.core.frames import GameState, Phases
from tablee.core.game import CHANCE, Card, Outcome, Seat
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import COMMIT, DRUM, HIGH_DRUM, NO_NUMBER, SNIPER, Act, Kit, Number

HAND: Final = 5
LINES: Final = 3
DUEL: Final = 2
RIGHT: Final = 1

# What is to be decided next.
STARTING: Final = 0
DRAWING: Final = 1
TURN: Final = 2
POINTING: Final = 3
ANNOUNCING: Final = 4
COMMITTING: Final = 5
SNIPING: Final = 6
INTERVAL: Final = 7
OVER: Final = 8

# What comes after the draw.
THEN_NEXT: Final = 0
THEN_ARROW: Final = 1
THEN_TURN: Final = 2
THEN_ROUND: Final = 3

PHASES: Final = Phases(
    (STARTING, "starting", "AR-4"),
    (DRAWING, "drawing", "AR-5"),
    (TURN, "turn", "AR-5"),
    (POINTING, "arrow", "AR-10"),
    (ANNOUNCING, "announce", "AR-12"),
    (COMMITTING, "commit", "AR-12"),
    (SNIPING, "snipe", "AR-16"),
    (INTERVAL, "interval", "AR-23"),
    (OVER, "over", "AR-24"),
)


class Position(GameState[Act]):
    """All that a position holds, set up for a first round or taken over from another."""

    phases: ClassVar[Phases] = PHASES
    kit: Kit
    """Faces and moves of the deck."""

    # Agreed before the session
    br_value: int
    """Braves for one Br. symbol (AR-11)."""
    full_purse: int
    """What everybody brings, in braves (AR-22)."""
    rounds: int
    """How many rounds the session has (AR-24, AR-34)."""
    free_drums: bool
    may_skip_empty_pot: bool
    may_rebuy: bool
    open_table: bool
    arrow_each_round: bool
    """AR-4: every round sets the arrow to the right; by rules 1 always, since then by the option."""
    free_drums_count: bool
    """AR-28: a free drum in a showdown counts as the end that is named when it is laid; rules 1 only."""
    asks_arrow_in_vain: bool
    """AR-34: a special asks for the arrow even if the duel's round ends with that very turn; rules 1 only."""

    # The table
    generals: int
    """How many sit at it."""
    seated: list[bool]
    was_seated: list[bool]
    """Who sat there when the last round ended."""
    purses: list[int]
    debts: list[int]
    pot: int
    undecided: list[Seat]
    """Who has not yet said, between two rounds, whether they go on."""

    # Cards
    pile: list[Card]
    """The draw pile, sorted: it has no order that anybody could peek at."""
    discard: list[Card]
    hands: list[list[Card]]
    lines: list[Line]
    """One line, or the three of a duel."""

    # The course of play
    round: int = 1
    duel: bool
    actors: tuple[Seat, ...]
    turn: Seat = 0
    """Whose turn it is or was; between two rounds, who starts the next."""
    arrow: int = RIGHT
    """1 to the right (clockwise in a duel), -1 to the left."""
    place: int
    """Which line is active."""
    drawer: Seat
    """Who draws now, or -1."""
    drawers: list[Seat]
    """Who draws after that, the last one first."""
    after: int = THEN_ROUND
    """What comes after the draw."""
    shuffled: bool = False
    """Whether the discard became the pile in this round (AR-34)."""

    # The showdown
    assaulter: Seat
    announced: int
    commits: list[Card]
    """The card that each seat laid, or -1."""
    committed_as: list[Number]
    """The number that it counts."""
    felled: list[bool]
    snipers: list[Seat]
    """Whose snipers have yet to act."""

    reason: str = ""
    """Why it is over."""

    def set_up(self, kit: Kit, options: Any, rules: int) -> None:
        """Sit down, lay out the cards, point the arrow to the right, and wait for chance to say who starts (AR-4)."""
        self.kit = kit
        self._agree_on(options, rules)
        self._seat_generals(int(options.free_places))
        self.rounds = int(options.duel_rounds) if self.generals == DUEL else int(options.rounds)
        self.pile = kit.pile_of(self.free_drums)
        self.discard = []
        self.hands = [[] for _ in range(self.seats)]
        self.duel = self.generals == DUEL
        self.lay_out_lines()
        self.commits = [-1] * self.seats
        self.committed_as = [NO_NUMBER] * self.seats
        self.felled = [False] * self.seats
        self.clear_showdown()
        self.drawers = []
        self.drawer = -1
        self.undecided = []
        self.phase = STARTING
        self.actors = (CHANCE,)

    def _agree_on(self, options: Any, rules: int) -> None:
        self.br_value = int(options.br_value)
        self.full_purse = int(options.purse) * self.br_value
        self.free_drums = bool(options.free_drums)
        self.may_skip_empty_pot = bool(options.skip_empty_pot)
        self.may_rebuy = bool(options.rebuy)
        self.open_table = bool(options.open_table)
        self.arrow_each_round = bool(options.arrow_each_round) or rules < 2
        self.free_drums_count = self.free_drums and rules < 2
        self.asks_arrow_in_vain = rules < 2

    def _seat_generals(self, free_places: int) -> None:
        self.generals = self.seats - free_places
        self.seated = [seat < self.generals for seat in range(self.seats)]
        self.was_seated = self.seated[:]
        self.purses = [self.full_purse] * self.seats
        self.debts = [0] * self.seats
        self.pot = 0

    def lay_out_lines(self) -> None:
        """AR-30: a duel has three lines, a table one."""
        self.lines = [Line() for _ in range(LINES if self.duel else 1)]
        self.place = 0

    def clear_showdown(self) -> None:
        """Nobody has assaulted, announced or laid anything."""
        self.assaulter = -1
        self.announced = 0
        for seat in range(self.seats):
            self.commits[seat] = -1
            self.committed_as[seat] = NO_NUMBER
            self.felled[seat] = False
        self.snipers = []

    def take_over(self, other: Position) -> None:
        """Become the same position as `other`, sharing nothing that can change."""
        self.kit = other.kit
        self.br_value = other.br_value
        self.full_purse = other.full_purse
        self.free_drums = other.free_drums
        self.may_skip_empty_pot = other.may_skip_empty_pot
        self.may_rebuy = other.may_rebuy
        self.open_table = other.open_table
        self.arrow_each_round = other.arrow_each_round
        self.free_drums_count = other.free_drums_count
        self.asks_arrow_in_vain = other.asks_arrow_in_vain
        self.generals = other.generals
        self.seated = other.seated[:]
        self.was_seated = other.was_seated[:]
        self.purses = other.purses[:]
        self.debts = other.debts[:]
        self.pot = other.pot
        self.rounds = other.rounds
        self.round = other.round
        self.pile = other.pile[:]
        self.discard = other.discard[:]
        self.hands = [hand[:] for hand in other.hands]
        self.duel = other.duel
        self.lines = [line.copy() for line in other.lines]
        self.place = other.place
        self.arrow = other.arrow
        self.turn = other.turn
        self.assaulter = other.assaulter
        self.announced = other.announced
        self.commits = other.commits[:]
        self.committed_as = other.committed_as[:]
        self.felled = other.felled[:]
        self.snipers = other.snipers[:]
        self.drawers = other.drawers[:]
        self.drawer = other.drawer
        self.after = other.after
        self.shuffled = other.shuffled
        self.undecided = other.undecided[:]
        self.reason = other.reason
        self.actors = other.actors

    # What can be asked

    def clause(self) -> str:
        """The clause that governs the next step."""
        if self.phase == TURN and not self.lines[self.place].cards:
            return "AR-6"
        if self.duel and self.phase == TURN:
            return "AR-30"
        if self.phase == SNIPING and self.generals > 4:
            return "AR-17"
        return super().clause()

    def is_secret_choice(self) -> bool:
        """AR-12: the showdown's cards, also for whoever lays the last one."""
        return self.phase == COMMITTING

    def chapter(self) -> int:
        """Rounds, and the intervals between them."""
        return 2 * self.round + (1 if self.phase >= INTERVAL else 0)

    def beside(self, seat: Seat, step: int) -> int:
        """The next general from `seat`: to the right with 1, to the left with -1."""
        while True:
            seat += step
            if seat == self.seats:
                seat = 0
            elif seat < 0:
                seat = self.seats - 1
            if self.seated[seat]:
                return seat

    def around_from(self, seat: Seat) -> list[int]:
        """All generals in arrow order, `seat` first."""
        circle = [seat]
        beside = self.beside(seat, self.arrow)
        while beside != seat:
            circle.append(beside)
            beside = self.beside(beside, self.arrow)
        return circle

    def gain(self, seat: Seat) -> int:
        """What the general at `seat` has won (or, negative, lost) since he sat down: debts are counted (AR-22)."""
        return self.purses[seat] - self.debts[seat] - self.full_purse

    def last_generals(self) -> list[int]:
        """Who sits at the table at the end; if all have just left, those who sat there until then."""
        seated = self.seated if self.generals else self.was_seated
        return [seat for seat in range(self.seats) if seated[seat]]

    def outcome(self) -> Outcome | None:
        """AR-24: gains, and the richest of those who stayed to the end."""
        if self.phase != OVER:
            return None
        last = self.last_generals()
        most = max([self.gain(seat) for seat in last])
        gains = tuple([self.gain(seat) for seat in range(self.seats)])
        return Outcome(gains, tuple([seat for seat in last if self.gain(seat) == most]), self.reason)

    def serves(self, card: Card, role: int, number: Number) -> bool:
        """Whether a card does as a sniper, or as a drum for the end with `number`."""
        kit = self.kit
        if kit.role[card] != role:
            return False
        return role == SNIPER or card == kit.blank_drum or kit.number[card] == number

    def holds(self, seat: Seat, act: Act) -> bool:
        """Whether `seat` has a card in hand that `act` could be done with."""
        role = act.verb if act.verb != COMMIT else DRUM
        return any(
            held == act.card or (act.card < 0 and self.serves(held, role, act.number)) for held in self.hands[seat]
        )

    def stands(self, seat: Seat) -> bool:
        """Whether the seat's showdown card is there and was not felled."""
        return self.commits[seat] >= 0 and not self.felled[seat]

    def contenders(self) -> list[int]:
        """AR-14, AR-28: the numbered units that still stand; a sniper or a free drum is none."""
        return [seat for seat in range(self.seats) if self.stands(seat) and self.committed_as[seat] != NO_NUMBER]

    def best_of(self, contenders: list[int]) -> list[int]:
        """Highest or lowest number as announced; equal numbers: more Br. (AR-13)."""
        best: list[int] = []
        best_rank = 0
        for seat in contenders:
            number = self.committed_as[seat] if self.announced > 0 else HIGH_DRUM - self.committed_as[seat]
            rank = 100 * number + self.kit.br[self.commits[seat]]
            if not best or rank > best_rank:
                best = [seat]
                best_rank = rank
            elif rank == best_rank:
                best.append(seat)
        return best

    def showdown_name(self, seat: Seat) -> str:
        """The showdown card of `seat`; by rules 1 a free drum with the end that it counts for."""
        card = self.commits[seat]
        if card == self.kit.blank_drum and self.free_drums_count:
            return f"d{self.committed_as[seat]}"
        return self.kit.names[card]

    def is_sealed(self, seat: Seat) -> bool:
        """Whether a showdown card of `seat` lies face down."""
        return self.phase == COMMITTING and self.commits[seat] >= 0
