"""What is made of results, on results whose answers are known."""

from __future__ import annotations

import random
from typing import Any

import polars as pl
import pytest

from tablee.bots.characters import characters_of
from tablee.games import SHELF, find_game
from tablee.lab import statistics
from tablee.lab.simulate import wilson

USE = pl.Struct({"seat": pl.Int64, "what": pl.String, "times": pl.Int64})
FIGURE = pl.Struct({"name": pl.String, "value": pl.Int64, "times": pl.Int64})


def results(rows: list[dict[str, Any]]) -> pl.DataFrame:
    return pl.DataFrame(rows, schema_overrides={"uses": pl.List(USE), "figures": pl.List(FIGURE)})


def game(number: int, **other: Any) -> dict[str, Any]:
    """The first seat, casual, wins by two."""
    usual = {
        "table": "t",
        "material": "m",
        "seats": 2,
        "option_rebuy": False,
        "number": number,
        "players": ["casual", "beginner"],
        "wins": [1.0, 0.0],
        "scores": [5, 3],
        "reason": "rounds",
        "plies": 10,
        "uses": [],
        "figures": [],
        "course": [],
    }
    return usual | other


def lost(number: int, **other: Any) -> dict[str, Any]:
    return game(number, wins=[0.0, 1.0], scores=[3, 5], **other)


def test_outcomes_follow_the_players_and_not_the_seats() -> None:
    turned = game(1, players=["beginner", "casual"], wins=[0.0, 1.0], scores=[3, 5])
    beginner, casual = statistics.outcomes(results([game(0), turned]))
    assert (beginner.player, beginner.wins.share, beginner.score.mean) == ("beginner", 0.0, 3.0)
    assert (casual.player, casual.wins.share, casual.wins.games, casual.score.mean) == ("casual", 1.0, 2, 5.0)


def test_outcomes_are_of_those_who_met_and_games_are_counted_once() -> None:
    """Casual against itself says nothing; it wins all against the beginner and one of two against a strong bot."""
    alike = [game(number, table="a", players=["casual", "casual"]) for number in range(6)]
    weak = [game(number, table="b") for number in range(4)]
    strong = [(game if number else lost)(number, table="c", players=["casual", "strong"]) for number in range(2)]
    outcomes = statistics.outcomes(results([*alike, *weak, *strong]))
    assert [(one.lineup, one.player, one.games, one.wins.share) for one in outcomes] == [
        (("beginner", "casual"), "beginner", 4, 0.0),
        (("beginner", "casual"), "casual", 4, 1.0),
        (("casual", "strong"), "casual", 2, 0.5),
        (("casual", "strong"), "strong", 2, 0.5),
    ]
    assert statistics.all_the_same(results([*alike, *weak, *strong])) == 1
    assert statistics.outcomes(results(alike)) == []


def test_a_player_with_two_seats_plays_a_game_once_and_those_alone_stand_side_by_side() -> None:
    three = [
        game(number, seats=3, players=["casual", "beginner", "beginner"], wins=[1.0, 0.0, 0.0], scores=[5, 3, 1])
        for number in range(4)
    ]
    alone = [
        game(number, table=name, seats=1, players=[name], wins=[1.0], scores=[5])
        for name in ("strong", "casual")
        for number in range(2)
    ]
    outcomes = statistics.outcomes(results([*three, *alone]))
    assert [(one.seats, one.lineup, one.player, one.games) for one in outcomes] == [
        (1, (), "casual", 2),
        (1, (), "strong", 2),
        (3, ("beginner", "beginner", "casual"), "beginner", 4),
        (3, ("beginner", "beginner", "casual"), "casual", 4),
    ]
    assert outcomes[2].wins.games == 8


def test_seats_are_compared_only_where_there_are_several() -> None:
    alone = game(9, seats=1, players=["casual"], wins=[1.0], scores=[5])
    frame = results([game(0), game(1), lost(2), game(3), alone])
    assert [share.share for share in statistics.seat_advantage(frame)[2]] == [0.75, 0.25]
    assert list(statistics.seat_advantage(frame)) == [2]


def test_what_the_grid_varies_is_set_side_by_side() -> None:
    drawn = game(3, option_rebuy=True, wins=[0.5, 0.5], scores=[4, 4], plies=30)
    frame = results([game(0), lost(1), game(2, option_rebuy=True, plies=20), drawn])
    assert statistics.dimensions(frame) == ["option_rebuy"]
    without, with_it = statistics.effects(frame, "option_rebuy")
    assert (without.value, without.first.share, without.plies.mean) == (False, 0.5, 10.0)
    assert (with_it.value, with_it.first.share, with_it.plies.mean) == (True, 0.75, 25.0)
    assert [effect.drawn.share for effect in (without, with_it) if effect.drawn is not None] == [0.0, 0.5]
    assert without.margin is not None
    assert without.margin.mean == 2.0


def test_a_figure_is_the_mean_of_all_its_values_and_games_are_what_varies() -> None:
    figures = [[{"name": "pot", "value": 2, "times": 3}, {"name": "pot", "value": 6, "times": 1}]] * 4
    frame = results([game(number, figures=each) for number, each in enumerate(figures)])
    means = statistics.figure_means(frame)
    assert means["pot"].mean == 3.0
    assert means["pot"].margin == pytest.approx(0.0)


def test_a_loss_alone_is_no_draw() -> None:
    alone = [game(number, seats=1, players=["casual"], wins=[0.0], scores=[5]) for number in range(2)]
    (effect,) = statistics.effects(results(alone), "seats")
    assert (effect.first.share, effect.drawn, effect.margin) == (0.0, None, None)


def test_values_keep_the_order_of_the_study() -> None:
    frame = results([game(0, material="normal"), game(0, material="hard"), game(0, material="easy")])
    assert [effect.value for effect in statistics.effects(frame, "material")] == ["normal", "hard", "easy"]


def test_values_that_did_not_meet_the_same_others_are_told_apart() -> None:
    """No team plays itself, so each met another set of rivals; the size of the tables is the same for all."""
    teams = ("france", "italy", "spain")
    pairs = [(home, away, seats) for home in teams for away in teams for seats in (2, 4)]
    tables = [game(0, option_home=home, option_away=away, seats=seats) for home, away, seats in pairs]
    assert statistics.uneven(results(tables), "option_home") == []
    allowed = results([table for table in tables if table["option_home"] != table["option_away"]])
    assert statistics.uneven(allowed, "option_home") == ["option_away"]
    assert statistics.uneven(allowed, "seats") == []


def test_games_that_go_alike_at_two_tables_count_once() -> None:
    """An option that changes nothing doubles the rows, and not what is known."""
    once = [game(number) if number % 2 else lost(number) for number in range(100)]
    twice = [*once, *(row | {"table": "u", "option_rebuy": True} for row in once)]
    (one, _), (two, _) = (statistics.seat_advantage(results(rows))[2] for rows in (once, twice))
    assert (two.low, two.high) == (one.low, one.high)
    assert (one.low, one.high) == pytest.approx(wilson(0.5, 100))
    assert (one.games, two.games) == (100, 200)


def test_a_card_is_worth_what_those_win_who_use_it() -> None:
    """The first seat, casual, has it in every second game; then it always wins, else it wins half."""
    use = [{"seat": 1, "what": "o7", "times": 2}]
    with_it = [game(number, uses=use) for number in range(40)]
    without = [game(40 + n) if n % 2 else lost(40 + n) for n in range(40)]
    (worth,) = statistics.worths(results([*with_it, *without]))
    assert (worth.what, worth.used, worth.times) == ("o7", 0.25, 0.5)
    assert worth.with_it is not None
    assert worth.without is not None
    assert (worth.with_it.share, worth.with_it.games) == (1.0, 40)
    assert worth.without.share == pytest.approx(40 / 120)
    assert worth.difference is not None
    assert worth.difference.mean == pytest.approx(0.5)
    assert 0.1 < worth.difference.margin < 0.3


def test_a_card_that_is_only_seen_where_more_is_won_is_worth_nothing() -> None:
    """Alone everybody wins and most use it; at a table of two half of them win and few use it."""
    use = [{"seat": 1, "what": "o7", "times": 1}]
    alone = [
        game(n, table="one", seats=1, players=["casual"], wins=[1.0], scores=[1], uses=use if n % 4 else [])
        for n in range(100)
    ]
    two = [
        (game if n % 2 else lost)(n, players=["casual", "casual"], uses=use if n % 8 < 2 else []) for n in range(100)
    ]
    (worth,) = statistics.worths(results([*alone, *two]))
    assert worth.with_it is not None
    assert worth.without is not None
    assert worth.with_it.share - worth.without.share > 0.2
    assert worth.difference is not None
    assert abs(worth.difference.mean) < 0.02


def test_what_hardly_anybody_does_without_is_not_compared() -> None:
    use = [{"seat": seat, "what": "o7", "times": 1} for seat in (1, 2)]
    rows = [game(number, uses=use) for number in range(40)] + [game(40)]
    (worth,) = statistics.worths(results(rows))
    assert worth.without is None
    assert worth.difference is None


def halves(number: int, games: int = 1200) -> dict[str, Any]:
    """A game about which nothing is known until the middle, and then everything."""
    sign = 1.0 if number % 2 else -1.0
    noise = float((number * 7919) % games)
    course = [noise] * 5 + [sign * (1 + noise)] * 6
    return game(number, course=course) if sign > 0 else lost(number, course=course)


def test_a_course_tells_when_games_are_decided() -> None:
    (course_of_two,) = statistics.courses(results([halves(number) for number in range(1200)]))
    assert course_of_two.decided[4] < 0.1
    assert course_of_two.decided[5] == pytest.approx(1.0)
    assert course_of_two.swing == pytest.approx(0.5, abs=0.1)
    assert [path[-1] for path in course_of_two.paths] == [0, 1, 0, 1]
    assert all(0.2 < path[0] < 0.8 for path in course_of_two.paths)


def wandering(games: int, luck: random.Random) -> list[dict[str, Any]]:
    """Games whose leads come and go, and whose winners have nothing to do with them."""
    rows = []
    for number in range(games):
        course = [0.0]
        while len(course) <= 10:
            course.append(course[-1] + luck.gauss(0, 1))
        rows.append((game if luck.random() < 0.5 else lost)(number, course=course))
    return rows


@pytest.mark.parametrize("games", [300, 1200])
@pytest.mark.parametrize("tables", [1, 2])
def test_shuffled_winners_decide_nothing(games: int, tables: int) -> None:
    """At a second table the games go alike, and tell nothing of each other."""
    once = wandering(games, random.Random(games))
    rows = once + [row | {"table": "u"} for row in once] * (tables - 1)
    (course,) = statistics.courses(results(rows))
    assert max(course.decided) < 0.05
    assert sum(course.decided) / len(course.decided) < 0.01
    assert (course.swing is None) == (len(rows) < 1000)
    assert course.swing is None or course.swing < 0.15


def test_where_the_leader_always_wins_nearly_everything_is_decided_at_once() -> None:
    led = []
    for row in wandering(1200, random.Random(1)):
        won = row["course"][1] > 0
        course_of_one = [abs(worth) if won else -abs(worth) for worth in row["course"]]
        led.append((game if won else lost)(row["number"], course=course_of_one))
    (course,) = statistics.courses(results(led))
    assert course.decided[0] == 0.0
    assert min(course.decided[1:]) > 0.95
    assert course.swing == pytest.approx(0.5, abs=0.15)


def test_the_ladder_has_the_levels_in_their_order() -> None:
    names = ["mine.py", "expert", "strong", "strong:30", "beginner", "casual"]
    in_order = ["beginner", "casual", "strong:30", "strong", "expert", "mine.py"]
    assert sorted(names, key=statistics.player_order) == in_order
    ratings = statistics.rungs(results([game(number) for number in range(9)]))
    assert [rating.name for rating in ratings] == ["casual", "beginner"]
    assert ratings[0].points == 0.0
    assert statistics.rungs(results([game(0, players=["casual", "casual"])])) == []


def test_players_stand_in_the_order_of_their_strength_and_characters_beside_their_level() -> None:
    names = ["beginner", "colette", "casual", "gaspard", "strong:300", "strong", "ursule", "expert", "mine.py"]
    assert sorted(sorted(names), key=statistics.player_order) == names


def test_no_two_characters_are_called_alike() -> None:
    called = [character.id for game in SHELF for character in characters_of(find_game(game))]
    assert len(called) == len(set(called))
