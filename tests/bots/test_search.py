"""The search, against games small enough to know the answer."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.bots.search import Manner, Search, draw, pick_by_weight
from tablee.core.luck import Rng
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.games import find_game
from tests.bots.bluff import Bluff, BluffBox
from tests.bots.gamble import MOVES as MOVES_OF_GAMBLE
from tests.bots.gamble import Gamble, Indifferent, Prize
from tests.bots.pennies import HINTS, MOVES, Pennies
from tests.bots.shared_search import SharedSearcher
from tests.players import table_seed


def searched(iterations: int, seed: int = 1, manner: Manner | None = None) -> Search:
    game = find_game("artropp")
    match = Match.start(game, game.options(), 4, seed=table_seed(seed))
    match.settle()
    search = Search(match.state, match.state.waiting()[0], game.hints, Rng(seed), manner)
    search.run(iterations)
    return search


def choices_of(state: Pennies, seat: int, searches: int) -> Counter[str]:
    counted: Counter[str] = Counter()
    for seed in range(searches):
        search = Search(state, seat, HINTS, Rng(seed))
        search.run(60)
        counted[search.choose().notation] += 1
    return counted


def test_every_iteration_plays_a_world_with_one_move() -> None:
    search = searched(200)
    assert search.iterations <= 200
    assert sum(finding.visits for finding in search.findings()) == search.iterations


def test_a_search_to_the_last_uses_its_whole_budget() -> None:
    search = Search(Gamble(), 0, Prize(), Rng(1))
    search.run(5000)
    assert search.is_decided()
    assert search.iterations < 5000, "it was clear long before"
    search.run(100, to_the_last=True)
    assert search.iterations == sum(finding.visits for finding in search.findings())


def test_the_best_move_of_the_race_is_chosen() -> None:
    search = searched(300, manner=Manner(caution=0.0))
    found = search.findings()
    assert search.choose() is found[0].move
    assert found[0].visits == max(finding.visits for finding in found)


def test_only_what_is_ahead_by_more_than_chance_takes_the_place_of_the_usual_move() -> None:
    """With few worlds the best of many moves is often just the luckiest."""
    usual, bold, differ = set(), set(), 0
    for seed in range(12):
        cautious, best = searched(40, seed, Manner(caution=1000.0)), searched(40, seed, Manner(caution=0.0))
        usual.add((seed, cautious.choose().notation))
        bold.add((seed, best.choose().notation))
        assert best.choose() is best.best()
        move = searched(40, seed).choose()
        assert (seed, move.notation) in usual | bold
        differ += move is not best.best()
    assert usual != bold
    assert differ, "sometimes the luckiest was not ahead by enough"


def test_a_move_is_compared_with_another_in_the_worlds_of_both() -> None:
    search = Search(Gamble(), 0, Prize(), Rng(1))
    search.run(400)
    throw, keep = MOVES_OF_GAMBLE.read("throw"), MOVES_OF_GAMBLE.read("keep")
    won = search.no_worse_in(throw, keep)
    assert 0.3 < won < 0.7, "the coin wins half of the throws"
    assert search.no_worse_in(keep, throw) == pytest.approx(1.0 - won)
    assert search.no_worse_in(keep, keep) == 1.0


def test_moves_that_are_exactly_as_good_are_drawn_by_their_weights() -> None:
    """The order of the moves decides nothing."""
    chosen: Counter[str] = Counter()
    for seed in range(200):
        search = Search(Gamble(), 0, Indifferent(), Rng(seed))
        search.run(40)
        chosen[search.choose().notation] += 1
    assert 120 < chosen["throw"] < 180, "three quarters of the weight"


def test_the_same_seed_gives_the_same_findings() -> None:
    first, second = ([(f.move.notation, f.visits, f.mean) for f in searched(150, seed=5).findings()] for _ in range(2))
    assert first == second


def test_a_search_does_not_touch_the_position() -> None:
    game = find_game("artropp")
    match = Match.start(game, game.options(), 3, seed=table_seed(3))
    match.settle()
    seat = match.state.waiting()[0]
    before = match.state.view(seat), match.state.hidden(None)
    Search(match.state, seat, game.hints, Rng(1)).run(50)
    assert (match.state.view(seat), match.state.hidden(None)) == before
    assert match.take_story(), "the match was dealt, so its story had been told"


def test_a_time_budget_is_kept_at_least_and_not_by_much() -> None:
    search = searched(0)
    search.run_for(0.05)
    assert search.worlds >= 1


def test_a_simultaneous_choice_is_a_mix_and_nobody_peeks() -> None:
    """A search that took the most visited move, or saw the other's coin, would not come near one half."""
    counted = choices_of(Pennies(), 0, 200)
    assert 60 < counted["heads"] < 140


def test_the_last_to_choose_in_secret_does_not_peek_either() -> None:
    state = Pennies()
    state.apply(1, MOVES.read("heads"))
    counted = choices_of(state, 0, 200)
    assert 60 < counted["heads"] < 140


def test_a_certain_prize_does_not_hide_that_others_vary() -> None:
    """The coin is worth more on average, and one bad throw at the start is no reason never to look at it again."""
    chosen: Counter[str] = Counter()
    for seed in range(40):
        search = Search(Gamble(), 0, Prize(), Rng(seed))
        search.run(600)
        chosen[search.choose().notation] += 1
        assert min(finding.visits for finding in search.findings()) >= 16
    assert chosen["throw"] >= 36


@pytest.mark.parametrize("others_learn", [False, True])
def test_imagined_opponents_know_their_own_cards(others_learn: bool) -> None:
    """They call with the high card and fold with the low one: a bluff costs more than checking."""
    manner = Manner(others_learn=others_learn)
    for seed in range(20):
        search = Search(Bluff(high=seed % 2 == 0), 0, BluffBox().hints, Rng(seed), manner)
        search.run(1000)
        assert search.choose().notation == "check"


def test_a_search_that_shares_nodes_takes_the_bluff_for_safe() -> None:
    """So the game tells the two apart: what is sound above is not sound by chance."""
    box = BluffBox()
    chosen = Counter(
        SharedSearcher(box, seed, 1000).choose(Bluff(high=seed % 2 == 0), 0).notation for seed in range(20)
    )
    assert chosen["bet"] >= 18


@pytest.mark.parametrize(("weights", "never"), [([0.0, 1.0, 3.0], 0), ([2.0, 0.0, 1.0], 1)])
def test_draw_follows_the_weights(weights: list[float], never: int) -> None:
    rng = Rng(4)
    counted = Counter(draw(weights, sum(weights), rng) for _ in range(4000))
    assert counted[never] == 0
    for place, weight in enumerate(weights):
        assert abs(counted[place] / 4000 - weight / sum(weights)) < 0.03


def test_pick_by_weight_picks_a_legal_move() -> None:
    state = Pennies()
    picked: Move = pick_by_weight(state, 0, HINTS, Rng(2))
    assert picked in state.legal(0)
