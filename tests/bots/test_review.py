"""A finished game gone over: what cost most is found, what was as good is not, and chances end where the game did."""

from __future__ import annotations

from functools import cache

import pytest

from tablee.bots.chances import MOST_POINTS, chances_at, points_of, smoothed
from tablee.bots.levels import make_bot
from tablee.bots.review import LITTLE, costliest, decisions_of, looked_at, raced
from tablee.core.game import Game
from tablee.core.match import Match, run
from tablee.core.phrases import Phrase
from tablee.core.record import Ply, Record, replay
from tablee.core.sheet import Chance, Slip
from tablee.games import SHELF, find_game
from tablee.words import LANGUAGES, words_for
from tests.words.sentences import checked


@cache
def record_of(name: str) -> Record:
    game = find_game(name)
    seats = game.seat_counts[-1] if name != "artropp" else 3
    match = Match.start(game, game.options(), seats, seed=bytes(range(32)))
    run(match, [make_bot("beginner", game, seat) for seat in range(seats)])
    return match.record


def a_slip(ply: int, weight: float) -> Slip:
    return Slip(ply, 0, Phrase("a"), Phrase("b"), Phrase("c"), Phrase("d"), weight)


def test_the_costliest_come_in_the_order_of_the_game() -> None:
    slips = [a_slip(1, 2.0), a_slip(5, 9.0), a_slip(7, 0.9 * LITTLE * 9), a_slip(9, 5.0)]
    assert [slip.ply for slip in costliest(slips, 2)] == [5, 9]
    assert [slip.ply for slip in costliest(slips, 9)] == [1, 5, 9], "next to nothing is not worth a word"
    assert costliest([], 3) == []


def test_only_decisions_with_something_to_choose_are_looked_at() -> None:
    game, record = find_game("artropp"), record_of("artropp")
    decisions = decisions_of(game, record, [1])
    assert decisions
    for number in decisions:
        assert record.plies[number].actor == 1
        assert len(replay(record, game, number).legal(1)) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cost_most_can_be_said(lang: str) -> None:
    game, record = find_game("artropp"), record_of("artropp")
    words = words_for(lang, "artropp")
    found = looked_at(game, record, decisions_of(game, record, [0])[:12], 60)
    assert found, "a beginner's every move is beyond doubt"
    for slip in found:
        for phrase in (slip.played, slip.better, slip.why, slip.cost):
            checked(words.sentence(phrase, ["Camille", "", ""]))


def test_who_does_what_the_bot_would_do_has_lost_nothing() -> None:
    game, record = find_game("artropp"), record_of("artropp")
    (slip, *_) = looked_at(game, record, decisions_of(game, record, [0])[:12], 60)
    state = replay(record, game, slip.ply)
    view = state.view(0)
    (better,) = [move for move in state.legal(0) if game.narrator.move(view, move) == slip.better]
    plies = [*record.plies[: slip.ply], Ply(0, better.notation)]
    other = Record(record.game, record.rules, record.material, record.seats, record.options, plies=plies)
    assert looked_at(game, other, [slip.ply], 60) == []


@pytest.mark.parametrize("name", SHELF)
def test_points_are_spread_over_the_game(name: str) -> None:
    game, record = find_game(name), record_of(name)
    points = points_of(game, record)
    assert 2 < len(points) <= MOST_POINTS
    assert points == sorted(set(points))
    assert points[-1] > len(record.plies) * 0.7


def test_alone_against_the_clock_there_is_nobody_to_win_against() -> None:
    game = find_game("ubongo")
    match = Match.start(game, game.options(), 1, seed=bytes(32))
    run(match, [make_bot("expert", game, 1)])
    assert points_of(game, match.record) == []


@pytest.mark.parametrize("name", [name for name in SHELF if name != "ubongo"])
def test_chances_add_up(name: str) -> None:
    game, record = find_game(name), record_of(name)
    points = points_of(game, record)
    for chance in chances_at(game, record, [points[0], points[-1]], 3):
        assert sum(chance.shares) == pytest.approx(1, abs=0.01)


@pytest.mark.slow
def test_a_race_is_played_on_by_equals() -> None:
    game, record = find_game("ubongo"), record_of("ubongo")
    points = points_of(game, record)
    first, last = chances_at(game, record, [points[0], points[-1]], 4)
    assert sum(first.shares) == sum(last.shares) == 1
    assert chances_at(game, record, [points[0]], 4) == [first], "the same luck gives the same chances"


def test_neighbours_smooth_a_curve_and_its_ends_stay() -> None:
    curve = [Chance(ply, [share]) for ply, share in enumerate((0.5, 1.0, 0.0, 1.0))]
    assert [chance.shares[0] for chance in smoothed(curve)] == [0.5, 0.625, 0.5, 1.0]
    assert smoothed(curve[:1]) == curve[:1]
    assert smoothed(curve[:2]) == curve[:2]
    assert smoothed([]) == []


# A race


def test_a_race_says_itself_what_cost_time() -> None:
    game = find_game("ubongo")
    match = Match.start(game, game.options(), 1, seed=bytes(32))
    run(match, [make_bot("expert", game, 1)])
    whole = match.record
    assert raced(game, whole, [0]) == [], "whoever lays only what fits has lost nothing"
    first = next(number for number, ply in enumerate(whole.plies) if ply.notation[0].isalpha() and _lays(game, ply))
    state = replay(whole, game, first)
    weights = game.hints.weights(state, 0, state.legal(0))
    bad = next(
        move
        for move, weight in zip(state.legal(0), weights, strict=True)
        if not weight and move.notation[0] == whole.plies[first].notation[0] and _lays(game, Ply(0, move.notation))
    )
    at = whole.plies[first].at
    detour = [Ply(0, bad.notation, at - 9000), Ply(0, f"-{bad.notation[0]}", at - 2000)]
    longer = Record(
        whole.game,
        whole.rules,
        whole.material,
        1,
        whole.options,
        plies=[*whole.plies[:first], *detour, *whole.plies[first:]],
    )
    (slip,) = raced(game, longer, [0])
    assert (slip.ply, slip.seat, slip.weight) == (first, 0, 7000.0)
    for lang in LANGUAGES:
        words = words_for(lang, "ubongo")
        for phrase in (slip.played, slip.better, slip.why, slip.cost):
            checked(words.sentence(phrase, [""]))


def _lays(game: Game, ply: Ply) -> bool:
    return bool(game.moves.read(ply.notation).verb == 0)
