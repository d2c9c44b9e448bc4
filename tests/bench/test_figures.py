"""The arithmetic of the measurement beside other engines; no clock is looked at."""

from __future__ import annotations

import pytest

from bench.contest import Contest, Contestant, Slice
from bench.figures import Column, Spread, near_peers, ours, quotient, ratio, rows, yardstick
from bench.report import amount, goal, page, shelf_table, table
from bench.run import Run, in_turn


def never(seconds: float) -> Slice:
    raise AssertionError(f"nobody runs here, least of all for {seconds} s")


def contestant(
    game: str, contest: Contest = Contest.OWN_LOOP, *, is_ours: bool, is_yardstick: bool = False
) -> Contestant:
    engine = "Tablée" if is_ours else "OpenSpiel C++"
    return Contestant(contest, engine, game, 2, never, ours=is_ours, yardstick=is_yardstick)


LEADER = contestant("artropp", is_ours=True, is_yardstick=True)
OTHER = contestant("ubongo, race", is_ours=True)
HEARTS = contestant("hearts", is_ours=False)
EIGHTS = contestant("crazy_eights", is_ours=False)
LEDUC = contestant("leduc_poker", is_ours=False)
UNO = contestant("uno", Contest.PYTHON_LOOP, is_ours=False)


@pytest.fixture
def run() -> Run:
    """Three rounds: ours plays 200, 300 and 100 decisions a second, hearts always 200, the eights always 100."""
    slices = {
        LEADER: [Slice(1.0, 200, 400, 2), Slice(2.0, 600, 1200, 6), Slice(1.0, 100, 200, 1)],
        OTHER: [Slice(1.0, 10, 20, 5)] * 3,
        HEARTS: [Slice(1.0, 200, 300, 4), Slice(0.5, 100, 150, 2), Slice(2.0, 400, 600, 8)],
        EIGHTS: [Slice(1.0, 100, 200, 1)] * 3,
        LEDUC: [Slice(1.0, 400, 800, 100)] * 3,
        UNO: [Slice(1.0, 10, None, 1)] * 3,
    }
    return Run(3, 1.0, slices)


def test_a_spread_is_the_median_between_the_smallest_and_the_largest() -> None:
    assert Spread.of([3.0, 1.0, 8.0]) == Spread(1.0, 3.0, 8.0)
    assert Spread.of([4.0, 2.0]) == Spread(2.0, 3.0, 4.0)


def test_rates_are_by_the_second() -> None:
    piece = Slice(2.0, 600, 1200, 6)
    assert (piece.rate, piece.ply_rate, piece.unit_rate) == (300.0, 600.0, 3.0)
    assert Slice(2.0, 600, None, 6).ply_rate is None


def test_ratios_are_taken_inside_a_round(run: Run) -> None:
    assert quotient(run, LEADER, HEARTS) == Spread(0.5, 1.0, 1.5)
    assert quotient(run, LEADER, HEARTS, by_plies=True) == Spread(200 / 300, 400 / 300, 2.0)
    assert quotient(run, OTHER, HEARTS) == Spread(0.05, 0.05, 0.05)


def test_where_plies_are_hidden_there_is_nothing_to_divide(run: Run) -> None:
    assert quotient(run, LEADER, UNO, by_plies=True) is None
    assert quotient(run, LEADER, UNO) == Spread(10.0, 20.0, 30.0)


def test_our_own_lines_are_divided_into_nobody(run: Run) -> None:
    assert ratio(run, Column("Tablée ÷ this", LEADER), OTHER) is None


def test_a_line_says_how_long_a_game_is_and_how_many_are_played(run: Run) -> None:
    first = rows(run, Contest.OWN_LOOP, [])[0]
    assert first.contestant is LEADER
    assert first.length == 900 / 9
    assert first.unit_rate == 2.0


def test_who_is_compared_with_whom(run: Run) -> None:
    assert yardstick(run, Contest.OWN_LOOP) is LEADER
    assert ours(run, Contest.OWN_LOOP) == [LEADER, OTHER]
    assert near_peers(run) == [HEARTS, EIGHTS]


def test_the_goal_says_what_is_missing_and_what_is_reached(run: Run) -> None:
    assert goal(run).splitlines()[1] == "hearts 1.00 (0.20 short), crazy_eights 2.00 (reached)."


def test_nothing_is_said_of_the_goal_where_no_near_game_ran() -> None:
    assert goal(Run(1, 1.0, {LEADER: [Slice(1.0, 1, 1, 1)]})) == ""


def test_every_mode_of_ours_has_its_line_beside_the_near_games(run: Run) -> None:
    head, _, leader, other = shelf_table(run).splitlines()
    assert head.count("÷ hearts") == head.count("÷ crazy_eights") == 2
    assert leader == "| artropp | 2 | 2.00 | 200 | **1.00** (0.50–1.50) | **2.00** (1.00–3.00) | 400 | 1.33 | 2.00 |"
    assert (
        other == "| ubongo, race | 2 | 5.00 | 10.0 | **0.05** (0.05–0.05) | **0.10** (0.10–0.10) | 20.0 | 0.07 | 0.10 |"
    )


def test_beside_the_peers_stands_the_yardstick_alone(run: Run) -> None:
    lines = table(run, Contest.OWN_LOOP).splitlines()
    assert [line.split(" | ")[1] for line in lines[2:]] == ["artropp", "hearts", "crazy_eights", "leduc_poker"]


def test_the_page_names_its_command_and_what_was_left_out(run: Run) -> None:
    run.skipped.append("RLCard: not there")
    text = page(run, "python -m bench --rounds 3")
    assert "- Command: `python -m bench --rounds 3` (3 rounds, 1 s a slice)" in text
    assert text.endswith("## Not measured\n\n- RLCard: not there\n")


@pytest.mark.parametrize(
    ("value", "text"), [(1_234_567, "1.23M"), (123_456, "123k"), (12_345, "12.3k"), (123.4, "123"), (1.234, "1.23")]
)
def test_amounts_have_three_figures(value: float, text: str) -> None:
    assert amount(value) == text


def test_every_round_starts_elsewhere_and_leaves_nobody_out() -> None:
    everybody = [LEADER, OTHER, HEARTS, EIGHTS, LEDUC, UNO]
    turns = [in_turn(everybody, turn) for turn in range(3)]
    assert [turn[0] for turn in turns] == [LEADER, HEARTS, LEDUC]
    assert all(set(turn) == set(everybody) and len(turn) == len(everybody) for turn in turns)
