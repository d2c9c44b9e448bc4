"""Rolling again: nobody can solve it, or both do at the same moment.  UB-9, UB-10."""

from __future__ import annotations

import pytest

from tablee.core.game import CHANCE
from tablee.games.ubongo.events import LaidAside, RolledAgain
from tablee.games.ubongo.moves import LAG_CAP
from tablee.games.ubongo.position import COUNTDOWN, MOST_ROLLS, SETTLING, TIE_WINDOW
from tests.games.ubongo.script import Script, match, race


def faces(m: Script) -> list[str]:
    return [move.notation for move in m.state.legal(CHANCE)]


def test_ub_9_if_both_agree_the_die_is_rolled_again_for_the_same_sheet() -> None:
    m = race("d7").play("1 again")
    assert m.phase == "race"
    m.play("2 again @9000")
    assert (m.phase, m.view(1).sheet, m.spaces) == ("countdown", 1, [0, 0])
    assert m.state.due() == 9000 + COUNTDOWN
    assert m.told(RolledAgain) == [RolledAgain(1, "agreed")]


def test_ub_9_a_new_roll_differs_from_the_row_just_tried() -> None:
    m = race("d7").play("1 again", "2 again").tick()
    assert "d7" not in faces(m)
    assert len(faces(m)) == 19
    m.step("* d8")
    m.play("1 again", "2 again").tick()
    assert "d8" not in faces(m)
    assert "d7" in faces(m), "only the rows just tried are avoided"


def test_ub_9_a_vote_may_be_withdrawn_and_play_goes_on_meanwhile() -> None:
    m = race("d7").play("1 again").lay(1, 1)
    assert m.view(2).racers[0].votes
    m.play("1 go-on", "2 again")
    assert (m.phase, m.view(1).racers[0].votes) == ("race", False)
    assert m.refused("2 again") == ("UB-9", "refused-vote")


def test_ub_9_a_completion_before_the_second_vote_prevails() -> None:
    m = race("d7").play("1 again").solve(2, at=30_000)
    assert "again" not in m.legal(1)
    assert m.refused("1 again") == ("UB-9", "refused-too-late")
    assert m.tick().spaces == [0, 1]


def test_ub_9_what_nobody_solved_is_shown_afterwards() -> None:
    last = race("d7").play("1 again", "2 again").view(1).last
    assert last is not None
    assert (last.winner, last.end, len(last.solution)) == (None, "agreed", 4)


@pytest.mark.parametrize("apart", [0, 1, TIE_WINDOW])
def test_ub_10_claims_within_100_ms_are_the_same_moment(apart: int) -> None:
    m = race("d7").solve(1, at=20_000).solve(2, at=20_000 + apart)
    assert m.state.waiting() == ()
    m.tick()
    assert (m.spaces, m.phase, m.view(1).sheet) == ([0, 0], "countdown", 1)
    assert m.told(RolledAgain) == [RolledAgain(1, "tie")]
    assert "d7" not in faces(m.tick()), "UB-9: every re-roll differs"


def test_ub_10_beyond_100_ms_the_first_wins() -> None:
    m = race("d7").solve(1, at=20_000).solve(2, at=20_000 + TIE_WINDOW + 1).tick()
    assert m.spaces == [1, 0]


@pytest.mark.parametrize(
    ("lags", "spaces"),
    [
        ((0, 0), [1, 0]),
        ((0, 110), [0, 0]),
        ((0, 250), [0, 0]),
        ((200, 250), [1, 0]),
    ],
)
def test_ub_10_each_side_s_lag_is_taken_off(lags: tuple[int, int], spaces: list[int]) -> None:
    """Claims 200 ms apart at the server: lag decides which was first in truth."""
    m = race("d7").solve(1, at=20_000).solve(2, at=20_200)
    assert m.tick(*lags).spaces == spaces


def test_ub_10_a_later_claim_with_more_lag_can_be_the_earlier_one() -> None:
    m = race("d7").solve(1, at=20_000).solve(2, at=20_100)
    assert m.tick(0, 250).spaces == [0, 1]


def test_ub_10_lag_is_capped() -> None:
    """A claim 340 ms later with two seconds of lag gets 250 ms and ties; one can gain no more."""
    m = race("d7").solve(1, at=20_000).solve(2, at=20_340)
    assert m.state.tick((0, 2000)).notation == f"settle-0-{LAG_CAP}"
    assert m.tick(0, 2000).spaces == [0, 0]


def test_ub_10_a_claim_is_settled_when_no_other_can_matter() -> None:
    m = race("d7").solve(1, at=20_000)
    assert m.state.due() == 20_000 + SETTLING == 20_350
    assert m.refused("~ settle-0-0 @20349")[1] == "error-not-your-turn"
    m.now = 20_000
    last = m.solution(2)
    m.play(*[f"2 {lay}" for lay in last[:-1]])
    assert m.refused(f"2 {last[-1]} @20350")[1] == "error-time-up"


def test_a_sheet_that_nobody_wins_is_laid_aside_in_the_end() -> None:
    """Our ruling: after twenty rolls without a winner the next sheet is turned up."""
    m = match()
    m.start()
    for _ in range(MOST_ROLLS - 1):
        m.play("1 again", "2 again").roll()
    m.story.take()
    m.play("1 again", "2 again")
    assert (m.phase, m.view(1).sheet, m.told(LaidAside)) == ("ready", 2, [LaidAside(1)])


def test_when_all_sheets_are_used_up_whoever_is_ahead_has_won() -> None:
    """Our ruling: it takes a sheet that was laid aside."""
    m = match()
    for winner in (1, 2, 1, 2, 1, 2, 1, 2):
        m.win(winner)
    m.start()
    for _ in range(MOST_ROLLS - 1):
        m.play("1 again", "2 again").roll()
    m.play("1 again", "2 again")
    outcome = m.outcome()
    assert (outcome.scores, outcome.winners, outcome.reason) == ((4, 4), (0, 1), "sheets")
