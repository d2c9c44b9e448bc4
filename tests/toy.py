"""A toy game, the smallest with a die, a hidden card and a clock: the proof that a new game is one folder.

Everybody is dealt a hidden card, a loaded die is rolled, and then all call at once whether their own card is over or
under the die. When the minute has passed the cards are shown, and who called right wins.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tablee.core.game import CHANCE, CLOCK, Game, Hints, Outcome, Seat, State
from tablee.core.luck import Rng
from tablee.core.material import Source
from tablee.core.moves import Move, MoveTable
from tablee.core.narrator import Narrator
from tablee.core.phrases import Phrase

MINUTE = 60_000
FACES = {"die2": 1, "die4": 2, "die6": 3}
"""The die, and how heavy each face is."""
MOVES = MoveTable()
for _notation in ("over", "under", "time", *FACES, *(f"+{card}" for card in range(1, 10))):
    MOVES.add(Move(_notation))


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: Annotated[int, msgspec.Meta(ge=4, le=9)] = 8
    only_over: bool = False


class Happened(msgspec.Struct, frozen=True):
    what: str
    seat: int | None = None
    card: int | None = None


class View(msgspec.Struct):
    cards: list[int | None]
    die: int
    calls: list[str]


class ToyState(State):
    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.cards: list[int] = []
        self.calls = [""] * seats
        self.die = 0
        self.shown = False

    def waiting(self) -> tuple[int, ...]:
        callers = tuple(seat for seat in range(self.seats) if not self.calls[seat] and not self.shown)
        return callers if self.die or self.shown else (CHANCE,)

    def due(self) -> int | None:
        return None if self.shown else MINUTE

    def legal(self, seat: Seat) -> list[Move]:
        if seat == CLOCK:
            return [] if self.shown else [MOVES.read("time")]
        if seat == CHANCE or seat not in self.waiting():
            return [move for move, _ in self.chances() if seat == CHANCE]
        return [MOVES.read("over")] if self.options.only_over else [MOVES.read("over"), MOVES.read("under")]

    def chances(self) -> list[tuple[Move, int]]:
        if self.waiting() != (CHANCE,):
            return []
        if len(self.cards) < self.seats:
            return [(MOVES.read(f"+{card}"), 1) for card in self.pile()]
        return [(MOVES.read(face), weight) for face, weight in FACES.items()]

    def pile(self) -> list[int]:
        return [card for card in range(1, self.options.cards + 1) if card not in self.cards]

    def apply(self, seat: Seat, move: Move, at: int = 0) -> None:
        word = move.notation
        if word.startswith("+"):
            dealt = len(self.cards)
            self.cards.append(int(word[1:]))
            self.tell(Happened("drew", dealt), {dealt: Happened("drew", dealt, int(word[1:]))})
            return
        if word in FACES:
            self.die = int(word[3:])
        elif seat == CLOCK:
            self.shown = True
        else:
            self.calls[seat] = word
        self.tell(Happened(word, seat if seat >= 0 else None), {})

    def tell(self, public: Happened, private: dict[int, Happened]) -> None:
        if self.story is not None:
            self.story.tell(public, private)

    def outcome(self) -> Outcome | None:
        if not self.shown:
            return None
        right = [(self.calls[seat] == "over") == (card > self.die) for seat, card in enumerate(self.cards)]
        scores = tuple(int(seat < len(right) and right[seat]) for seat in range(self.seats))
        return Outcome(scores, tuple(seat for seat in range(self.seats) if scores[seat] == max(scores)), "time")

    def clause(self) -> str:
        return "TOY-2" if self.die else "TOY-1"

    def copy(self) -> ToyState:
        other = type(self)(self.options, self.seats)
        other.cards, other.calls, other.die, other.shown = self.cards[:], self.calls[:], self.die, self.shown
        return other

    def view(self, seat: Seat | None) -> View:
        cards = [card if owner == seat or self.shown else None for owner, card in enumerate(self.cards)]
        return View(cards, self.die, self.calls[:])

    def hidden(self, seat: Seat | None) -> dict[str, list[str]]:
        places = {"pile": [str(card) for card in self.pile()]}
        for owner, card in enumerate(self.cards):
            if owner != seat and not self.shown:
                places[f"hand {owner + 1}"] = [str(card)]
        return places

    def imagine(self, seat: Seat, rng: Rng) -> ToyState:
        world = self.copy()
        if not self.shown:
            unseen = sorted(self.pile() + [card for owner, card in enumerate(self.cards) if owner != seat])
            for owner in range(len(self.cards)):
                if owner != seat:
                    world.cards[owner] = unseen.pop(rng.below(len(unseen)))
        return world


class Speaker(Narrator):
    def move(self, view: View, move: Move) -> Phrase:
        return Phrase(move.notation)


class Toy(Game):
    def __init__(self) -> None:
        self.id, self.version, self.material, self.seat_counts = "toy", 1, "paper 1", (2, 3)
        self.options, self.moves, self.hints, self.narrator = Options, MOVES, Hints(), Speaker()

    def new(self, options: Any, seats: int, rules: int | None = None) -> State:
        self.check_seats(seats)
        return ToyState(options, seats)

    def longest(self, options: Any, seats: int) -> int:
        return 2 * seats + 2


def open_box(material: Source | None = None) -> Game:
    return Toy()
