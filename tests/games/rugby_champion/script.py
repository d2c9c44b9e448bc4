"""A match of Rugby Champion that is played by script, in the notation of the records.

Seats are numbered from 1 here, as in a record; alone the Non-joueur is team 2. Cards that a script does not mention are
drawn by themselves, dull ones first:

>>> m = attack("pilier< ailier>")             # alone, with these two cards, before the opening
>>> m.play("1 pilier<", "* =ailier<")         # 4 against 2 in Physique
>>> m.phase                                   # the Non-joueur draws its support
'aid'
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tablee.core.game import CHANCE, NOBODY
from tablee.games.rugby_champion import referee
from tablee.games.rugby_champion.box import RugbyChampion, open_box
from tablee.games.rugby_champion.moves import TYPES
from tablee.games.rugby_champion.position import DOWN, EMPTY, FOLLOW_UP, KINDS, LAYING, LINE_OUT, NAMING, SCRUM, SLOTS
from tablee.games.rugby_champion.rules import RugbyChampionState
from tablee.games.rugby_champion.view import RugbyChampionView
from tests.games.script import DrawingGame

GAME = open_box()
NAMES = GAME.kit.names
Value = Any
"""That of an option: a truth, a number or a word."""


class Script(DrawingGame[RugbyChampionState, RugbyChampionView]):
    """One position and the words to play it and to ask about it."""

    game: RugbyChampion

    def __init__(self, seats: int = 1, cards: Path | None = None, rules: int | None = None, **options: Value) -> None:
        super().__init__(open_box(cards) if cards else GAME, seats, options, rules)

    # Setting up

    def give(self, seat: int, hand: str) -> Script:
        """Exactly these cards into a hand; what was there is unseen again."""
        state, team = self.state, seat - 1
        for card in state.hands[team]:
            state.unseen[card] += 1
        state.hands[team] = sorted(self.card(name) for name in hand.split())
        state.known[team] = []
        for card in state.hands[team]:
            state.unseen[card] -= 1
            assert state.unseen[card] >= 0, f"{NAMES[card]} is somewhere else"
        return self

    def card(self, name: str) -> int:
        return self.game.kit.names.index(name)

    def ready(self) -> Script:
        """Nobody has to draw any more: the hands are as they were given."""
        self.state.drawing = []
        self.state.phase = self.state.goal_phase
        self.story.take()
        return self

    def hold(self, seat: int | None, fresh: int = 0) -> Script:
        """Who has the Avantage."""
        self.state.holder = NOBODY if seat is None else seat - 1
        if seat is not None:
            self.state.fresh[seat - 1] = fresh
        return self

    def aided(self, buteur: bool = False) -> Script:
        """The Non-joueur has had its support of this phase."""
        self.state.aided = True
        self.state.buteur = buteur
        return self

    def leave(self, cards: int, keep: str = "") -> Script:
        """Only so many cards in the pile; the others are discarded, and what is to be kept is still unseen."""
        state = self.state
        kept = [self.card(name) for name in keep.split()]
        for card in range(self.game.kit.cards):
            while state.unseen[card] > kept.count(card) and state.piles() > cards:
                state.unseen[card] -= 1
                state.discard[card] += 1
        assert state.piles() == cards
        return self

    def is_dull(self, card: int) -> bool:
        kit = self.game.kit
        return card < kit.players and not kit.whistles[card] and not kit.goal[card]

    # Playing

    def settle(self, to_come: Iterable[str] = ()) -> Script:
        """Draw until somebody has to act: dull cards first, and none that the script still wants."""
        wanted = {word.lstrip("+=") for ply in to_come for word in ply.split()}
        while self.phase == "draw":
            acts = self.state.legal(CHANCE)
            dull = [act for act in acts if self.is_dull(act.card) and NAMES[act.card] not in wanted]
            self.step(f"* {(dull or acts)[0].notation}")
        return self

    # Asking

    @property
    def phase(self) -> str:
        return self.state.phase_name()

    @property
    def kind(self) -> str:
        return KINDS[self.state.kind]

    @property
    def score(self) -> list[int]:
        return self.state.score[:]

    @property
    def holder(self) -> int | None:
        return None if self.state.holder == NOBODY else self.state.holder + 1

    @property
    def challenge(self) -> tuple[str, str]:
        """Where it is, and of which type."""
        return SLOTS[self.state.slot], self.state.type_name()

    @property
    def attack(self) -> int:
        return self.state.attack + 1

    @property
    def pile(self) -> int:
        return self.state.piles()

    def line(self) -> list[str]:
        """What lies in the slots: a card, ``?`` or nothing."""
        return ["?" if card == DOWN else "" if card == EMPTY else NAMES[card] for card in self.state.line]

    def hand(self, seat: int) -> str:
        return " ".join(NAMES[card] for card in self.state.hands[seat - 1])

    def laid(self, seat: int) -> str:
        return " ".join(NAMES[card] if card >= 0 else "pile" for card in self.state.laid[seat - 1])

    def discarded(self, name: str) -> int:
        return self.state.discard[self.card(name)]

    def chances(self) -> dict[str, int]:
        return {move.notation: weight for move, weight in self.state.chances()}

    def events(self) -> list[Any]:
        """The public form of all events since anybody last asked."""
        return [told.public for told in self.story.take()]

    def all_cards(self) -> list[int]:
        """How many of each card there are, wherever they are; alone without the cards that lie aside."""
        state = self.state
        cards = self.game.kit.main if state.solo else self.game.kit.cards
        counts = [state.unseen[card] + state.discard[card] for card in range(cards)]
        for card in [*state.hands[0], *state.hands[1], *state.laid[0], *state.laid[1], *state.line, *state.aids]:
            if 0 <= card < cards:
                counts[card] += 1
        return counts

    def everything(self) -> tuple[object, ...]:
        return *super().everything(), self.state.drawing[:], self.state.stage


# Alone


def attack(hand: str, **options: Value) -> Script:
    """A match alone has begun: the line is down, and the opening is to be played with this hand."""
    m = Script(**options)
    m.step("* start")
    return m.give(1, hand).ready()


def at(slot: str, kind: str, hand: str, **options: Value) -> Script:
    """In an attack that came to a slot; the Non-joueur has had its support of this phase."""
    m = attack(hand, **options).aided()
    state = m.state
    state.slot, state.type, state.opening = SLOTS.index(slot), TYPES.index(kind), False
    state.way = {"L2": -1, "L1": -1, "C": 1, "R1": 1}[slot]
    return m


def named(slot: str, hand: str, **options: Value) -> Script:
    """The same before the type is named."""
    m = at(slot, "physique", hand, **options)
    m.state.type, m.state.phase = -1, NAMING
    return m


def set_piece(kind: str, hand: str, **options: Value) -> Script:
    """A ``touche`` or ``melee`` alone, with exactly these cards in hand."""
    m = attack("pilier< pilier> sauteur< sauteur>", **options)
    referee.begin_set_piece(m.state, LINE_OUT if kind == "touche" else SCRUM)
    return m.give(1, hand).ready()


def follow_up(slot: str, kind: str, hand: str, gains: int = 0, **options: Value) -> Script:
    """The challenge after a scrum alone; the Non-joueur has had its support of this phase."""
    m = at(slot, kind, hand, **options)
    m.state.kind, m.state.gains = FOLLOW_UP, gains
    return m


# Two


def duel(hand: str, other: str, first: int = 1, **options: Value) -> Script:
    """A duel before the opening of seat `first`, with these hands."""
    m = Script(2, **options)
    m.step(f"* toss{first}")
    return m.give(2, "").give(1, hand).give(2, other).ready()


def duel_at(slot: str, kind: str, hand: str, other: str, **options: Value) -> Script:
    """Seat 1 attacks and came to a slot."""
    m = duel(hand, other, **options)
    state = m.state
    state.slot, state.type, state.opening, state.phase = SLOTS.index(slot), TYPES.index(kind), False, LAYING
    state.way = {"L2": -1, "L1": -1, "C": 1, "R1": 1}[slot]
    state.may_show = [False, False]
    return m


def duel_set_piece(kind: str, hand: str, other: str, **options: Value) -> Script:
    """A set piece in an attack of seat 1, with exactly these hands."""
    m = duel("pilier< sauteur<", "pilier> sauteur>", **options)
    referee.begin_set_piece(m.state, LINE_OUT if kind == "touche" else SCRUM)
    return m.give(2, "").give(1, hand).give(2, other).ready()
