"""What a game inherits from the contract: checked play, chance by weight, and the plain answers."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadOption, IllegalMove, NotYourTurn
from tablee.core.game import CHANCE, CLOCK, Game, Hints, Outcome, Refusal, State
from tablee.core.luck import Rng
from tablee.core.phrases import Phrase
from tests.toy import MINUTE, MOVES, Options, Toy, ToyState

TOY = Toy()


def calling() -> ToyState:
    """The toy when everybody may call."""
    state = ToyState(Options(), 2)
    for notation in ("+1", "+5", "die4"):
        state.play(CHANCE, MOVES.read(notation))
    return state


def test_a_legal_move_is_played() -> None:
    state = calling()
    state.play(1, MOVES.read("under"))
    assert state.waiting() == (0,)


def test_nobody_acts_out_of_turn() -> None:
    state = calling()
    state.play(1, MOVES.read("under"))
    with pytest.raises(NotYourTurn) as caught:
        state.play(1, MOVES.read("over"))
    assert caught.value.clause == "TOY-2"
    assert caught.value.facts["seat"] == 2, "people count seats from 1"


def test_an_illegal_move_is_refused_with_clause_key_and_notation() -> None:
    with pytest.raises(IllegalMove) as caught:
        calling().play(0, MOVES.read("+3"))
    error = caught.value
    assert str(error) == "+3 is not possible now"
    assert (error.clause, error.key, error.facts["move"]) == ("TOY-2", "error-illegal-move", "+3")


@pytest.mark.parametrize("at", [0, MINUTE - 1])
def test_the_clock_waits_until_it_is_due(at: int) -> None:
    with pytest.raises(NotYourTurn, match="nothing to say yet"):
        calling().play(CLOCK, MOVES.read("time"), at)


@pytest.mark.parametrize("at", [MINUTE, MINUTE + 1])
def test_whoever_is_late_is_refused_and_the_clock_is_heard(at: int) -> None:
    state = calling()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, MOVES.read("over"), at)
    assert caught.value.key == "error-time-up"
    state.play(CLOCK, MOVES.read("time"), at)
    assert state.outcome() is not None


def test_chance_is_late_too() -> None:
    with pytest.raises(IllegalMove, match="time was up"):
        ToyState(Options(), 2).play(CHANCE, MOVES.read("+1"), MINUTE)


def test_without_a_clock_the_clock_is_never_heard() -> None:
    state = calling()
    state.play(CLOCK, MOVES.read("time"), MINUTE)
    with pytest.raises(NotYourTurn):
        state.play(CLOCK, MOVES.read("time"), 2 * MINUTE)


def test_roll_follows_the_weights() -> None:
    state = ToyState(Options(), 2)
    state.play(CHANCE, MOVES.read("+1"))
    state.play(CHANCE, MOVES.read("+5"))
    rng = Rng(1)
    rolled = [state.roll(rng).notation for _ in range(6000)]
    shares = [rolled.count(face) / 6000 for face in ("die2", "die4", "die6")]
    assert shares == pytest.approx([1 / 6, 2 / 6, 3 / 6], abs=0.02)


class Bare(State):
    """A game that fills in only what it must."""

    def waiting(self) -> tuple[int, ...]:
        return (0,)

    def outcome(self) -> Outcome | None:
        return None


def test_a_game_without_chance_clock_or_secrets_need_not_say_so() -> None:
    state = Bare(2)
    assert (state.chances(), state.due(), state.hidden(0), state.chapter(), state.clause()) == ([], None, {}, 0, "")
    assert not state.is_secret_choice()
    assert calling().is_secret_choice(), "several are waiting"


@pytest.mark.parametrize("ask", ["legal", "copy", "view", "apply"])
def test_what_a_game_must_fill_in_is_missed(ask: str) -> None:
    arguments = {"copy": (), "apply": (0, MOVES[0])}.get(ask, (0,))
    with pytest.raises(NotImplementedError):
        getattr(Bare(2), ask)(*arguments)


def test_roll_without_chances_is_a_fault_of_the_game() -> None:
    with pytest.raises((AssertionError, ZeroDivisionError)):
        Bare(2).roll(Rng(1))


def test_an_outcome_shows_all_it_knows() -> None:
    assert repr(Outcome((3, 1), (0,), "time")) == "Outcome(scores=(3, 1), winners=(0,), reason='time')"


def test_a_refusal_may_have_no_facts() -> None:
    assert Refusal("AR-5", "key", "sentence").facts == {}
    assert Refusal("AR-5", "key", "sentence", {"number": 7}).facts == {"number": 7}


@pytest.mark.parametrize("seats", [1, 4])
def test_a_wrong_seat_count_is_told_with_the_right_ones(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        TOY.check_seats(seats)
    assert str(caught.value) == f"toy is played by 2 to 3, not by {seats}"
    assert caught.value.key == "error-seats"


def test_a_bare_box_is_to_be_filled() -> None:
    game = Game()
    for ask in (game.new, game.longest):
        with pytest.raises(NotImplementedError):
            ask(None, 2)


def test_plain_hints_know_nothing_but_the_outcome() -> None:
    hints = Hints()
    state = calling()
    assert hints.weights(state, 0, state.legal(0)) == [1.0, 1.0]
    assert hints.worth(state, 0) == 0.5
    assert hints.why(state, 0, state.legal(0)[0]) == Phrase("why-only-sensible")
    state.play(0, MOVES.read("under"))
    state.play(1, MOVES.read("under"))
    state.play(CLOCK, MOVES.read("time"), MINUTE)
    assert [hints.worth(state, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_a_shared_victory_is_worth_a_share() -> None:
    state = calling()
    state.play(0, MOVES.read("under"))
    state.play(1, MOVES.read("over"))
    state.play(CLOCK, MOVES.read("time"), MINUTE)
    assert [Hints().worth(state, seat) for seat in (0, 1)] == [0.5, 0.5]
