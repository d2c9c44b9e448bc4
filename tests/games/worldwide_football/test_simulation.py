"""Some matches of scripted sides: the facts that the rules were checked against, within what chance allows so few.

Two that always defend share the wins (39 / 22 / 39 %) and about four goals. Alone, a side that keeps its defence for
the danger zone is level with the virtual opponent in Amateur (1.7 to 1.6 goals); in Professionnel it is beaten (47 %).
`scripted.py` says all of it with many matches.
"""

from __future__ import annotations

import pytest

from tests.games.worldwide_football.scripted import ALWAYS, DANGER, Tally, simulate

pytestmark = pytest.mark.slow

MATCHES = 120


@pytest.fixture(scope="module")
def always() -> Tally:
    """Two that defend against every card."""
    return simulate(2, "amateur", MATCHES, ALWAYS)


def test_two_that_always_defend_share_wins_and_four_goals(always: Tally) -> None:
    assert abs(always.home - 0.39) < 0.13
    assert abs(always.away - 0.39) < 0.13
    assert 3.4 <= always.home_goals + always.away_goals <= 4.5


def test_two_that_keep_the_defence_for_the_danger_zone_concede_less(always: Tally) -> None:
    danger = simulate(2, "amateur", MATCHES, DANGER)
    assert danger.home_goals + danger.away_goals < always.home_goals + always.away_goals


def test_alone_in_amateur_it_is_close() -> None:
    tally = simulate(1, "amateur", MATCHES)
    assert abs(tally.home - tally.away) < 0.2
    assert abs(tally.home_goals - 1.7) < 0.4
    assert abs(tally.away_goals - 1.6) < 0.4


def test_alone_in_professionnel_the_virtual_opponent_wins_more() -> None:
    tally = simulate(1, "pro", MATCHES)
    assert abs(tally.away - 0.47) < 0.13
    assert tally.away > tally.home
    assert tally.away_goals > tally.home_goals
