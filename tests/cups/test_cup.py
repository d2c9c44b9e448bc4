"""The cup: its calendar, its table with every tie-break, its bracket, and that it always ends."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.teams import Score
from tablee.cups import FEWEST_TEAMS, MOST_TEAMS, BadScore, Cup, Fixture, Standing, forfeit
from tests.untimed import UNTIMED

TEAMS = ("ash", "birch", "cedar", "date", "elm")
SEED = bytes(32)
GROUP_MATCHES, FIRST_SEMI, SECOND_SEMI, THIRD_PLACE, FINAL = 10, 10, 11, 12, 13
"""The numbers of the matches of five teams."""
seeds = st.binary(min_size=32, max_size=32)
goals = st.tuples(st.integers(0, 6), st.integers(0, 6))


def score(home: int, away: int) -> Score:
    return Score((home, away), None if home == away else 0 if home > away else 1)


def group(cup: Cup, results: dict[tuple[str, str], tuple[int, int]]) -> Cup:
    """Play the group so that each pair ends as `results` says, whoever plays at home; other pairs 0–0."""
    for fixture in cup.fixtures()[:GROUP_MATCHES]:
        assert fixture.home is not None
        assert fixture.away is not None
        if (fixture.home, fixture.away) in results:
            cup.enter(fixture.number, score(*results[fixture.home, fixture.away]))
        else:
            cup.enter(fixture.number, score(*results.get((fixture.away, fixture.home), (0, 0))).turned())
    return cup


def ranks(cup: Cup) -> list[str]:
    return [standing.team for standing in cup.standings()]


def splits(cup: Cup) -> dict[str, str]:
    return {standing.team: standing.split for standing in cup.standings() if standing.split}


# The calendar


@UNTIMED
@given(seeds)
def test_everybody_meets_everybody_once_and_rests_once(seed: bytes) -> None:
    cup = Cup(TEAMS, seed)
    matches = cup.fixtures()[:GROUP_MATCHES]
    assert Counter(frozenset(match.teams()) for match in matches) == Counter(map(frozenset, combinations(TEAMS, 2)))
    for round_ in range(1, 6):
        playing = [team for match in matches if match.round == round_ for team in match.teams()]
        assert len(set(playing)) == len(playing) == 4
        assert {*playing, cup.lots[round_ - 1]} == set(TEAMS)


@UNTIMED
@given(seeds)
def test_everybody_is_named_first_as_often_as_second(seed: bytes) -> None:
    matches = Cup(TEAMS, seed).fixtures()[:GROUP_MATCHES]
    assert Counter(match.home for match in matches) == Counter(match.away for match in matches)


def test_the_lots_come_from_the_seed_and_differ() -> None:
    assert Cup(TEAMS, SEED).lots == Cup(reversed_teams := TEAMS[::-1], SEED).lots != list(reversed_teams)
    firsts = Counter(Cup(TEAMS, bytes([number]) * 32).lots[0] for number in range(200))
    assert set(firsts) == set(TEAMS)
    assert min(firsts.values()) > 20


@pytest.mark.parametrize("teams", [TEAMS[:3], (*TEAMS[:4], "ash"), tuple(f"team{number}" for number in range(17))])
def test_a_cup_is_for_four_to_sixteen_different_teams(teams: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="4 to 16 different teams"):
        Cup(teams, SEED)


@UNTIMED
@given(st.integers(FEWEST_TEAMS, MOST_TEAMS), seeds)
def test_any_number_of_teams_meets_once_and_finds_a_champion(count: int, seed: bytes) -> None:
    teams = [f"team{number}" for number in range(count)]
    cup = Cup(teams, seed)
    matches = [match for match in cup.fixtures() if match.stage == "group"]
    assert Counter(frozenset(match.teams()) for match in matches) == Counter(map(frozenset, combinations(teams, 2)))
    for round_ in range(1, cup.group_rounds + 1):
        playing = [team for match in matches if match.round == round_ for team in match.teams()]
        resting = cup.lots[round_ - 1 : round_] if count % 2 else []
        assert sorted(playing + resting) == sorted(teams)
    homes = Counter(match.home for match in matches)
    assert max(homes.values()) - min(homes.values()) <= 1
    while cup.due():
        cup.enter(cup.due()[0].number, score(2, 1))
    assert cup.champion() in teams
    assert len(cup.scores) == len(cup.fixtures()) == cup.final + 1


def test_a_round_begins_when_the_one_before_is_over() -> None:
    cup = Cup(TEAMS, SEED)
    assert [match.number for match in cup.due()] == [0, 1]
    cup.enter(1, score(1, 0))
    assert [match.number for match in cup.due()] == [0]
    cup.enter(0, score(1, 0))
    assert [match.number for match in cup.due()] == [2, 3]


def test_every_bots_match_has_luck_of_its_own() -> None:
    cup = Cup(TEAMS, SEED)
    assert len({cup.match_seed(number) for number in range(FINAL + 1)}) == FINAL + 1
    assert cup.match_seed(3) == Cup(TEAMS, SEED).match_seed(3) != Cup(TEAMS, b"1" * 32).match_seed(3)


# Scores


def test_a_score_is_entered_once_and_not_before_the_match_is_due() -> None:
    cup = Cup(TEAMS, SEED)
    cup.enter(0, score(2, 1))
    with pytest.raises(BadScore) as again:
        cup.enter(0, score(2, 1))
    assert again.value.key == "error-cup-played"
    for number in (2, FIRST_SEMI, FINAL, 99, -1):
        with pytest.raises(BadScore) as early:
            cup.enter(number, score(2, 1))
        assert early.value.key == "error-cup-not-due"
    assert cup.scores == {0: score(2, 1)}


def test_from_the_semi_finals_on_every_match_has_a_winner() -> None:
    cup = group(Cup(TEAMS, SEED), {})
    with pytest.raises(BadScore) as drawn:
        cup.enter(FIRST_SEMI, score(1, 1))
    assert drawn.value.key == "error-cup-draw"
    cup.enter(FIRST_SEMI, Score((1, 1), 1, (3, 4)))
    assert FIRST_SEMI in cup.scores


def test_a_score_turned_round_is_the_same_match() -> None:
    assert Score((1, 1), 0, (5, 4)).turned() == Score((1, 1), 1, (4, 5))
    assert Score((2, 2), None).turned() == Score((2, 2), None)
    assert forfeit(0) == Score((0, 3), 1, forfeit=True) == forfeit(1).turned()


# The table


@UNTIMED
@given(seeds, st.lists(goals, min_size=10, max_size=10), st.integers(0, 10))
def test_the_table_adds_up(seed: bytes, results: list[tuple[int, int]], played: int) -> None:
    cup = Cup(TEAMS, seed)
    for number, result in enumerate(results[:played]):
        cup.enter(number, score(*result))
    table = cup.standings()
    assert {line.team for line in table} == set(TEAMS)
    assert sum(line.played for line in table) == 2 * played
    assert sum(line.scored for line in table) == sum(line.conceded for line in table)
    drawn = sum(home == away for home, away in results[:played])
    assert sum(line.points for line in table) == 3 * (played - drawn) + 2 * drawn
    merits = [(line.points, line.difference, line.scored) for line in table]
    assert merits == sorted(merits, reverse=True)


def test_three_points_for_a_win_one_for_a_draw() -> None:
    line = Standing("ash")
    for result in ((2, 0), (1, 1), (0, 4)):
        line.count(*result)
    assert (line.played, line.points, line.difference, line.scored) == (3, 4, -2, 3)


def test_level_in_points_the_difference_decides() -> None:
    cup = group(Cup(TEAMS, SEED), {("ash", "elm"): (1, 0), ("birch", "date"): (3, 0)})
    assert ranks(cup)[:2] == ["birch", "ash"]
    assert not splits(cup)


def test_level_in_difference_too_the_goals_decide() -> None:
    cup = group(Cup(TEAMS, SEED), {("ash", "elm"): (1, 0), ("birch", "date"): (3, 2)})
    assert ranks(cup)[:2] == ["birch", "ash"]
    assert "birch" not in splits(cup)


def test_level_in_goals_too_their_own_match_decides() -> None:
    beats = {("elm", "ash"): (1, 0), ("ash", "birch"): (1, 0), ("birch", "elm"): (0, 0), ("elm", "cedar"): (0, 1)}
    for seed in range(20):  # whatever the lots say
        cup = group(Cup(TEAMS, bytes([seed]) * 32), beats)
        table = {line.team: (line.points, line.difference, line.scored) for line in cup.standings()}
        assert table["elm"] == table["ash"]
        assert ranks(cup).index("elm") + 1 == ranks(cup).index("ash")
        assert splits(cup) == {"elm": "meeting", "ash": "meeting"}


def test_of_three_that_are_level_one_may_win_by_their_matches_and_two_by_lot() -> None:
    """Ash beat the two others, who drew with each other; against the rest they caught up."""
    among = {("ash", "birch"): (1, 0), ("ash", "cedar"): (1, 0)}
    rest = {(one, other): (1, 0) for one in ("birch", "cedar") for other in ("date", "elm")}
    for seed in range(10):
        cup = group(Cup(TEAMS, bytes([seed]) * 32), {**among, **rest, ("elm", "ash"): (1, 0)})
        table = {line.team: (line.points, line.difference, line.scored) for line in cup.standings()}
        assert table["ash"] == table["birch"] == table["cedar"] == (7, 1, 2)
        assert ranks(cup)[:3] == ["ash", *sorted(("birch", "cedar"), key=cup.lots.index)]
        assert splits(cup) == {"ash": "meeting", "birch": "lot", "cedar": "lot"}


def test_when_all_is_level_the_lots_decide_and_the_table_says_so() -> None:
    for seed in range(5):
        cup = group(Cup(TEAMS, bytes([seed]) * 32), {})
        assert ranks(cup) == cup.lots
        assert splits(cup) == dict.fromkeys(TEAMS, "lot")


def test_before_the_group_is_over_nobody_is_told_of_lots() -> None:
    assert splits(Cup(TEAMS, SEED)) == {}


# The bracket


def through_the_group() -> Cup:
    """Ash first, then birch, cedar, date; elm last."""
    results = {(one, other): (TEAMS.index(other), 0) for one, other in combinations(TEAMS, 2)}
    cup = group(Cup(TEAMS, SEED), results)
    assert ranks(cup) == list(TEAMS)
    return cup


def test_before_the_group_is_over_nobody_is_in_a_semi_final() -> None:
    assert all(match.teams() == () for match in Cup(TEAMS, SEED).fixtures()[GROUP_MATCHES:])


def test_the_first_meets_the_fourth_the_second_the_third_and_the_fifth_is_out() -> None:
    cup = through_the_group()
    first, second = cup.due()
    assert first == Fixture(FIRST_SEMI, 6, "semi", "ash", "date")
    assert second == Fixture(SECOND_SEMI, 6, "semi", "birch", "cedar")


def test_winners_play_the_final_and_losers_for_third_place() -> None:
    cup = through_the_group()
    cup.enter(FIRST_SEMI, Score((0, 0), 1, (2, 4)))
    assert cup.fixtures()[FINAL].teams() == ("date",)
    cup.enter(SECOND_SEMI, score(3, 1))
    assert cup.due() == [Fixture(THIRD_PLACE, 7, "third", "ash", "cedar"), Fixture(FINAL, 7, "final", "date", "birch")]
    cup.enter(FINAL, score(0, 1))
    assert cup.champion() == "birch"
    assert (cup.is_over(), cup.podium()) == (False, [])
    cup.enter(THIRD_PLACE, score(2, 1))
    assert (cup.is_over(), cup.podium()) == (True, ["birch", "date", "ash"])


@UNTIMED
@given(seeds, st.data())
def test_a_cup_always_ends_after_fourteen_matches(seed: bytes, data: st.DataObject) -> None:
    cup = Cup(TEAMS, seed)
    for _ in range(FINAL + 1):
        match = data.draw(st.sampled_from(cup.due()))
        result = score(*data.draw(goals))
        if match.is_knockout and result.winner is None:
            result = Score(result.goals, data.draw(st.sampled_from((0, 1))), (4, 4))
        cup.enter(match.number, result)
    assert cup.is_over()
    assert cup.champion() in ranks(cup)[:4]
    assert len(set(cup.podium())) == 3
    with pytest.raises(BadScore):
        cup.enter(FINAL, score(1, 0))
