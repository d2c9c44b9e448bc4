"""RC-51: to let a reaction or a kick be takes as long with the card for it as without."""

from __future__ import annotations

import random

from tablee.core.game import State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tests.games.rugby_champion.moments import begin, play_hastily

ASKED = {"whistle": "pass", "support": "pass", "stop": "pass", "convert": "pass", "penalty": "scrum"}


def test_rc_51_every_hand_has_the_same_answer_and_the_same_time_for_it() -> None:
    seen: set[str] = set()
    for number in range(12):
        match = begin(2, number, reaction_seconds=7)
        rng = random.Random(number)
        while not match.is_over():
            state = match.state
            phase = state.view(None).phase
            silence = state.silence()
            assert (silence is not None) is (phase in ASKED)
            if silence is not None:
                move, milliseconds = silence
                seen.add(phase)
                seat = state.waiting()[0]
                assert (move.notation, milliseconds) == (ASKED[phase], 7000)
                for world in (state, state.imagine(1 - seat, Rng(number))):
                    assert world.waiting() == (seat,)
                    assert move in world.legal(seat)
            play_hastily(match, rng)
    assert seen == set(ASKED)


def test_rc_51_nobody_is_hurried_alone_or_where_the_table_does_not_want_it() -> None:
    for match in (begin(1, 1), begin(2, 1, reaction_seconds=0)):
        rng = random.Random(1)
        while not match.is_over():
            assert match.state.silence() is None
            play_hastily(match, rng)


def test_rc_51_all_reactions_to_one_reveal_have_one_moment() -> None:
    """Who is asked in it, and in which order, is the same in every world that the other team thinks possible."""
    longest = 0
    for number in range(12):
        match = begin(2, number)
        rng = random.Random(number)
        while not match.is_over():
            state = match.state
            asked = state.reactions()
            assert bool(asked) is (state.silence() is not None)
            if asked:
                longest = max(longest, len(asked))
                other = state.imagine(1 - state.waiting()[0], Rng(number)).reactions()
                assert [seat for seat, _ in other] == [seat for seat, _ in asked]
                follow_in_silence(state.copy(), asked)
            play_hastily(match, rng)
    assert longest >= 4


def follow_in_silence(state: State, asked: list[tuple[int, list[Move]]]) -> None:
    """What was foretold is what is asked if all let it be; then the challenge is over, or a kick has its own moment."""
    for place, (seat, moves) in enumerate(asked):
        assert (state.waiting(), state.legal(seat)) == ((seat,), moves)
        assert len(state.reactions()) == len(asked) - place
        silence = state.silence()
        assert silence is not None
        state.play(seat, silence[0])
    assert state.view(None).phase not in ("whistle", "support", "stop")
