"""The chances of throws: counted out by hand, and thrown through the game with a fixed seed (FF-10, FF-32 to FF-43)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from math import sqrt

import pytest

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.french_flair.odds import (
    chance_at_goal,
    chance_in_zone,
    chance_of_duel,
    chance_of_run,
    chances_of_double,
    chances_of_kick,
    chances_of_tackle,
    chances_of_touch,
    throws,
)
from tablee.games.french_flair.position import DROPPING_OUT, SCRUMMING
from tests.games.french_flair.script import Script, ball, line_out, penalty, ruck, scrum, tackled

DIE = range(1, 7)
THROWS = 4000
SIGMAS = 4


def every(dice: int) -> list[tuple[int, ...]]:
    return list(product(DIE, repeat=dice))


def is_double(throw: tuple[int, ...]) -> bool:
    return len(throw) == 2 and throw[0] == throw[1]


def wins(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    """FF-10, written again: doubles rank above everything, then the dice from high to low; equal is the first's."""

    def rank(throw: tuple[int, ...]) -> tuple[bool, list[int]]:
        return is_double(throw), sorted(throw, reverse=True)

    return rank(first) >= rank(second)


def share(found: list[bool]) -> float:
    return sum(found) / len(found)


def is_goal(throw: tuple[int, ...], d: int) -> bool:
    """FF-43, written again."""
    bonus = 10 if is_double(throw) else 0
    return 1 not in throw and 5 * sum(throw) + bonus > d


# Counted out


@pytest.mark.parametrize("dice", [1, 2])
def test_the_chances_of_all_throws_are_one(dice: int) -> None:
    assert sum(chance for _, chance in throws(dice)) == pytest.approx(1)
    assert len(throws(dice)) == 6**dice


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", range(0, 75, 5))
def test_ff_43_chance_of_a_drop_from_each_distance(dice: int, d: int) -> None:
    assert chance_at_goal(d, dice) == pytest.approx(share([is_goal(throw, d) for throw in every(dice)]))


@pytest.mark.parametrize("low", DIE)
@pytest.mark.parametrize("high", DIE)
def test_ff_34_chance_of_a_contest(low: int, high: int) -> None:
    if low <= high:
        assert chance_in_zone(low, high) == pytest.approx(share([low <= die <= high for die in DIE]))


@pytest.mark.parametrize("dice", [1, 2])
def test_ff_10_chance_of_a_conversion_scrum_or_line_out(dice: int) -> None:
    expected = share([wins(first, second) for first in every(dice) for second in every(dice)])
    assert chance_of_duel(dice) == pytest.approx(expected)
    assert chance_of_duel(dice) > 0.5


def tackle_by_hand(defence: tuple[int, ...], attack: tuple[int, ...]) -> str:
    if defence[0] == defence[1]:
        return "intercepted"
    if attack[0] == attack[1]:
        return "missed"
    return "defence" if wins(defence, attack) else "attack"


def test_ff_32_chances_of_a_tackle() -> None:
    """FF-33, FF-34."""
    found = Counter(tackle_by_hand(defence, attack) for defence in every(2) for attack in every(2))
    assert chances_of_tackle() == pytest.approx({result: count / 36**2 for result, count in found.items()})
    assert sum(chances_of_tackle().values()) == pytest.approx(1)


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", range(0, 40, 5))
def test_ff_40_chances_of_a_run(dice: int, d: int) -> None:
    safe = [throw for throw in every(dice) if 1 not in throw]
    expected = {
        "knock-on": share([1 in throw for throw in every(dice)]),
        "clear": sum(is_double(throw) for throw in safe) / 6**dice,
        "crosses": sum(5 * max(throw) > d for throw in safe) / 6**dice,
    }
    assert chance_of_run(d, dice) == pytest.approx(expected)


@pytest.mark.parametrize("dice", [1, 2])
def test_ff_70_chances_of_winning_by_a_double(dice: int) -> None:
    """FF-71."""
    pairs = list(product(every(dice), repeat=2))
    first = share([is_double(one) and wins(one, two) for one, two in pairs])
    second = share([is_double(two) and not wins(one, two) for one, two in pairs])
    assert chances_of_double(dice) == pytest.approx((first, second))


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", range(0, 60, 5))
def test_ff_41_chances_of_an_open_kick(dice: int, d: int) -> None:
    """FF-46: dead ball comes first."""
    alive = [throw for throw in every(dice) if 5 * sum(throw) < d + 15]
    expected = {
        "recovered": sum(is_double(throw) and throw[0] <= 3 for throw in alive) / 6**dice,
        "knock-on": sum(is_double(throw) and throw[0] >= 4 for throw in alive) / 6**dice,
        "dead": 1 - len(alive) / 6**dice,
    }
    assert chances_of_kick(d, dice) == pytest.approx(expected)


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", range(0, 70, 5))
def test_ff_42_chances_of_a_touch_kick(dice: int, d: int) -> None:
    safe = [throw for throw in every(dice) if 1 not in throw]
    expected = {
        "found": sum(5 * sum(throw) <= d for throw in safe) / 6**dice,
        "dead": sum(5 * sum(throw) > d for throw in safe) / 6**dice,
    }
    assert chances_of_touch(d, dice) == pytest.approx(expected)


# Thrown


def thrown(begin: Callable[[], Script], result: Callable[[Script], str], seed: int) -> Counter[str]:
    """Play from `begin` until somebody has to decide, again and again, and count what came of it."""
    start = begin()
    rng = Rng(seed)
    found: Counter[str] = Counter()
    m = Script()
    for _ in range(THROWS):
        m.state = start.state.copy()
        while m.phase == "throw":
            m.state.apply(CHANCE, m.state.roll(rng))
        found[result(m)] += 1
    return found


def expect(found: Counter[str], chances: dict[str, float]) -> None:
    for name, chance in chances.items():
        sigma = sqrt(chance * (1 - chance) / THROWS)
        assert abs(found[name] / THROWS - chance) <= SIGMAS * sigma, f"{name}: {found[name]} of {THROWS}, not {chance}"


def test_ff_32_thrown_tackles() -> None:
    def result(m: Script) -> str:
        if m.phase == "contest":
            return "defence" if m.state.holder == 1 else "attack"
        return "intercepted" if m.attack == 2 else "missed"

    expect(thrown(lambda: tackled("2 3", d=20), result, 1), chances_of_tackle())


@pytest.mark.parametrize("zone", [(2, 5), (1, 6), (3, 4), (4, 6)])
def test_ff_34_thrown_contests(zone: tuple[int, int]) -> None:
    low, high = zone

    def begin() -> Script:
        return ruck("2 3", "[2][1]" if high > 2 else "[1][2]", f"[{high}][{low}]").play("2 c7")

    found = thrown(begin, lambda m: m.phase, 2)
    expect(found, {"clear-out": chance_in_zone(low, high), "offside": 1 - chance_in_zone(low, high)})


@pytest.mark.parametrize("low", [3, 5])
def test_ff_35_thrown_clear_outs(low: int) -> None:
    found = thrown(
        lambda: ruck("2 3", "[2][1]", "[5][2]").play("2 c7", f"* [{low}]", "1 b2"), lambda m: str(m.attack), 3
    )
    expect(found, {"1": chance_in_zone(low, 5)})


@pytest.mark.parametrize("dice", [1, 2])
def test_ff_72_thrown_conversions(dice: int) -> None:
    found = thrown(lambda: ball(1, "5 1", d=5).play("1 5a", f"1 dice{dice}"), lambda m: str(m.score[0]), 4)
    expect(found, {"7": chance_of_duel(dice), "5": 1 - chance_of_duel(dice)})


@pytest.mark.parametrize("dice", [1, 2])
def test_ff_71_thrown_line_outs(dice: int) -> None:
    expect(thrown(lambda: line_out(1).play(f"1 dice{dice}"), lambda m: str(m.attack), 5), {"1": chance_of_duel(dice)})


@pytest.mark.parametrize("dice", [1, 2])
def test_ff_70_thrown_scrums(dice: int) -> None:
    """Won by a double it is a penalty."""
    found = thrown(lambda: scrum(1).play(f"1 dice{dice}"), lambda m: f"{m.phase} {m.attack}", 6)
    first, second = chances_of_double(dice)
    expect(found, {"penalty 1": first, "penalty 2": second, "attack 1": chance_of_duel(dice) - first})


@pytest.mark.few(2)
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", range(5, 75, 10))
def test_ff_43_thrown_drops_and_penalties(dice: int, d: int) -> None:
    """FF-75: a penalty has the same chances."""
    drop = thrown(lambda: ball(1, "10 1", d=d).play(f"1 10d{dice}"), lambda m: str(m.score[0]), 7)
    goal = thrown(lambda: penalty(1, d=d).play(f"1 goal{dice}"), lambda m: str(m.score[0]), 8)
    for found in (drop, goal):
        expect(found, {"3": chance_at_goal(d, dice)})


@pytest.mark.few(1)
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", [5, 15, 25])
def test_ff_40_thrown_runs(dice: int, d: int) -> None:
    def result(m: Script) -> str:
        """Hands are completed before a scrum; who gets clear draws a card."""
        if m.attack == 2:
            return "knock-on"
        if m.score == [5, 0]:
            return "crosses"
        return "clear" if m.phase == "draw" else "stopped"

    chances = chance_of_run(d, dice)
    near = thrown(lambda: ball(1, "13 1", d=d, origin="kick").play(f"1 13r{dice}"), result, 9)
    expect(near, {"knock-on": chances["knock-on"], "crosses": chances["crosses"]})
    far = thrown(lambda: ball(1, "13 1", d=90, origin="kick").play(f"1 13r{dice}"), result, 10)
    expect(far, {"clear": chances["clear"], "stopped": 1 - chances["clear"] - chances["knock-on"]})


@pytest.mark.few(1)
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", [20, 40, 80])
def test_ff_41_thrown_open_kicks(dice: int, d: int) -> None:
    """FF-46."""
    start = ball(1, "10 1", d=d).play(f"1 10k{dice}")

    def result(m: Script) -> str:
        if m.attack == 1:
            return "knock-on" if m.state.goal_phase == SCRUMMING else "recovered"
        return "dead" if m.state.goal_phase == DROPPING_OUT else "received"

    expect(thrown(lambda: start, result, 11), chances_of_kick(d, dice))


@pytest.mark.few(1)
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("d", [20, 40, 70])
def test_ff_42_thrown_touch_kicks(dice: int, d: int) -> None:
    """A ball that is direct is not found: the line-out is where it was kicked."""
    start = ball(1, "10 1", d=d).play(f"1 10t{dice}")

    def result(m: Script) -> str:
        if m.state.goal_phase == DROPPING_OUT:
            return "dead"
        return "direct" if m.ball == 100 - d else "found"

    expect(thrown(lambda: start, result, 12), chances_of_touch(d, dice))
