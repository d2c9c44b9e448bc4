"""The checks notice what they are for: each is shown a toy game with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import pytest

from tablee.core.game import CHANCE, CLOCK, Game, Hints, Outcome, Refusal, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tests.conformance import checks
from tests.conformance.tables import GAMES, Step
from tests.toy import MOVES, Happened, Options, ToyState, View

GAME = GAMES["toy"]
SEATS = 3
DEAL = ("+1", "+5", "+7")
CALLING = (*DEAL, "die4")
Check = Callable[[ToyState], object]


def toy_after(kind: type[ToyState], plies: tuple[str, ...]) -> ToyState:
    state = kind(Options(), SEATS)
    for notation in plies:
        state.apply(CLOCK if notation == "time" else CHANCE, MOVES.read(notation))
    return state


def steps_like(actor: Seat, notation: str, viewer: Seat | None) -> Check:
    step = Step(actor, MOVES.read(notation), 0)
    return lambda state: checks.check_next_step_keeps_secrets(
        state, checks.another_world(state, viewer, Rng(1)), viewer, step
    )


class KeepsWaiting(ToyState):
    def waiting(self) -> tuple[int, ...]:
        return (0,) if self.shown else super().waiting()


class NothingToDo(ToyState):
    def legal(self, seat: Seat) -> list[Move]:
        return [] if seat == 0 else super().legal(seat)


class ActsOutOfTurn(ToyState):
    def legal(self, seat: Seat) -> list[Move]:
        return [MOVES.read("over")] if seat == 0 else super().legal(seat)


class WeightlessFace(ToyState):
    def chances(self) -> list[tuple[Move, int]]:
        return [(move, weight - 1) for move, weight in super().chances()]


class OneFaceLess(ToyState):
    def chances(self) -> list[tuple[Move, int]]:
        return super().chances()[1:]

    def legal(self, seat: Seat) -> list[Move]:
        return [move for move, _ in super().chances()] if seat == CHANCE else super().legal(seat)


class NobodyWins(ToyState):
    def outcome(self) -> Outcome | None:
        return Outcome((0,) * self.seats, (), "time") if self.shown else None


class AllowsTooMuch(ToyState):
    def play(self, seat: Seat, move: Move, at: int = 0) -> None:
        if move.notation == "time":
            self.apply(seat, move, at)
        else:
            super().play(seat, move, at)


class RemembersRefusals(ToyState):
    def why_not(self, seat: Seat, move: Move) -> Refusal:
        self.calls[seat] = "cheat"
        return super().why_not(seat, move)


class NamesNoClause(ToyState):
    def clause(self) -> str:
        return ""


class DeafToTheClock(ToyState):
    def _check_time(self, seat: Seat, at: int) -> None:
        """Whoever acts, whenever: it is allowed."""


class ShallowCopy(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.calls = self.calls
        return other


class ForgetfulCopy(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.die = 0
        return other


class OpenHands(ToyState):
    def view(self, seat: Seat | None) -> View:
        return View(list(self.cards), self.die, self.calls[:])


class OpenToSpectators(ToyState):
    def view(self, seat: Seat | None) -> View:
        return super().view(seat) if seat is not None else View(list(self.cards), self.die, self.calls[:])


class LegalMovesLeak(ToyState):
    def legal(self, seat: Seat) -> list[Move]:
        moves = super().legal(seat)
        return moves[::-1] if seat == 0 and self.cards[1] % 2 else moves


class RefusalsLeak(ToyState):
    def why_not(self, seat: Seat, move: Move) -> Refusal:
        return Refusal("TOY-1", "refused", f"your neighbour has {self.cards[1]}")


class StoryShowsCards(ToyState):
    def tell(self, public: Happened, private: dict[int, Happened]) -> None:
        super().tell(next(iter(private.values()), public), private)


class CallsShowCards(ToyState):
    def tell(self, public: Happened, private: dict[int, Happened]) -> None:
        super().tell(Happened(public.what, public.seat, self.cards[-2]) if self.die else public, private)


class SharesViews(ToyState):
    def views(self, seats: Sequence[Seat | None]) -> list[View]:
        return [self.view(seats[0])] * len(seats)


class UntypedStory(ToyState):
    def tell(self, public: Happened, private: dict[int, Happened]) -> None:
        if self.story is not None:
            self.story.tell({"what": public.what}, {})


class UntypedView(ToyState):
    def view(self, seat: Seat | None) -> View:
        return cast(View, {"die": self.die})


class ImaginesNothing(ToyState):
    def imagine(self, seat: Seat, rng: Rng) -> ToyState:
        return self.copy()


class ImaginesItself(ToyState):
    def imagine(self, seat: Seat, rng: Rng) -> ToyState:
        self.cards = super().imagine(seat, rng).cards
        return self.copy()


class ImaginesOwnHand(ToyState):
    def imagine(self, seat: Seat, rng: Rng) -> ToyState:
        return super().imagine((seat + 1) % self.seats, rng)


class ImaginesForeignCards(ToyState):
    def imagine(self, seat: Seat, rng: Rng) -> ToyState:
        world = super().imagine(seat, rng)
        world.cards[seat - 1] = 9
        return world


class ImaginesByPeeking(ToyState):
    def imagine(self, seat: Seat, rng: Rng) -> ToyState:
        if self.cards[seat - 1] == 5:
            rng.below(2)
        return super().imagine(seat, rng)


def refuse(state: ToyState) -> None:
    checks.check_refusals(GAME, state, Rng(1), 99)


def copy_and_play(state: ToyState) -> None:
    checks.check_copy(GAME, state, Rng(1))


def imagine(viewer: Seat | None) -> Check:
    return lambda state: checks.check_imagined(GAME, state, viewer, Rng(2))


def refuse_in_another_world(state: ToyState) -> None:
    checks.check_refusals_keep_secrets(GAME, state, 0, Rng(1), 99)


FAULTS: list[tuple[type[ToyState], tuple[str, ...], Check]] = [
    (KeepsWaiting, (*CALLING, "time"), checks.check_agreement),
    (NothingToDo, CALLING, checks.check_agreement),
    (ActsOutOfTurn, DEAL, checks.check_agreement),
    (NamesNoClause, DEAL, checks.check_agreement),
    (WeightlessFace, DEAL, checks.check_chances),
    (OneFaceLess, DEAL, checks.check_chances),
    (NobodyWins, (*CALLING, "time"), checks.check_outcome),
    (AllowsTooMuch, CALLING, refuse),
    (RemembersRefusals, CALLING, refuse),
    (NamesNoClause, CALLING, refuse),
    (DeafToTheClock, CALLING, lambda state: checks.check_time(GAME, state)),
    (ShallowCopy, CALLING, copy_and_play),
    (ForgetfulCopy, CALLING, copy_and_play),
    (UntypedView, CALLING, checks.check_views),
    (SharesViews, CALLING, checks.check_views),
    (UntypedStory, CALLING, lambda state: checks.check_story(state, Step(0, MOVES.read("over"), 0))),
    (OpenHands, CALLING, imagine(0)),
    (OpenHands, CALLING, imagine(None)),
    (OpenToSpectators, CALLING, imagine(None)),
    (LegalMovesLeak, CALLING, imagine(0)),
    (ImaginesItself, CALLING, imagine(0)),
    (ImaginesOwnHand, CALLING, imagine(0)),
    (ImaginesForeignCards, CALLING, imagine(0)),
    (ImaginesByPeeking, CALLING, lambda state: checks.check_imagines_from_knowledge(GAME, state, 2, 1)),
    (ImaginesNothing, CALLING, lambda state: checks.check_imagine_reaches_all(state, 0, Rng(1))),
    (RefusalsLeak, CALLING, refuse_in_another_world),
    (StoryShowsCards, DEAL[:2], lambda state: checks.check_story_keeps_secrets(state, CHANCE, Rng(1), 99)),
    (CallsShowCards, CALLING, steps_like(0, "over", 0)),
    (CallsShowCards, CALLING, steps_like(0, "over", None)),
]


@pytest.mark.parametrize(("kind", "plies", "check"), FAULTS)
def test_a_fault_is_noticed(kind: type[ToyState], plies: tuple[str, ...], check: Check) -> None:
    check(toy_after(ToyState, plies))
    with pytest.raises(AssertionError):
        check(toy_after(kind, plies))


class Clairvoyant(Hints):
    def weights(self, state: State, seat: Seat, moves: object) -> list[float]:
        assert isinstance(state, ToyState)
        return [float(state.cards[1]), 1.0]


class Despair(Hints):
    def weights(self, state: State, seat: Seat, moves: object) -> list[float]:
        return [0.0, 0.0]


class Nostalgia(Hints):
    def worth(self, state: State, seat: Seat) -> float:
        assert isinstance(state, ToyState)
        return float(state.cards[1])


@pytest.mark.parametrize("hints", [Clairvoyant(), Despair(), Nostalgia()])
def test_faulty_hints_are_noticed(hints: Hints) -> None:
    game = Game()
    game.moves = MOVES
    state = toy_after(ToyState, CALLING)
    game.hints = Hints()
    checks.check_hints(game, state, 0, Rng(1))
    game.hints = hints
    with pytest.raises(AssertionError):
        checks.check_hints(game, state, 0, Rng(1))


def test_the_clock_of_the_toy_is_looked_at() -> None:
    """With everybody's call made only the clock can go on."""
    state = toy_after(ToyState, CALLING)
    for seat in range(SEATS):
        state.play(seat, MOVES.read("over"))
    assert state.waiting() == ()
    checks.check_agreement(state)
    state.play(CLOCK, MOVES.read("time"), 60_000)
    assert state.outcome() is not None
