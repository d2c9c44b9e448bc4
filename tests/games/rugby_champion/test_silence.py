"""RC-51: to let a reaction or a kick be takes as long with the card for it as without."""

from __future__ import annotations

import random

from tablee.core.luck import Rng
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
