"""The levels, at every game on the shelf."""

from __future__ import annotations

import pytest

from tablee.bots.levels import LEVELS, make_bot
from tablee.core.errors import BadOption
from tablee.core.game import Game, State
from tablee.core.luck import Rng
from tablee.core.match import Match, run
from tablee.core.record import Record
from tablee.games import SHELF, find_game
from tablee.lab.simulate import simulate
from tablee.lab.tournament import tournament
from tablee.words import LANGUAGES, words_for
from tests.players import RandomPlayer, table_seed

FEW_WORLDS = 12
TABLES = [(name, seats) for name in SHELF for seats in find_game(name).seat_counts]


def played(game: Game, levels: list[str], number: int) -> Record:
    match = Match.start(game, game.options(), len(levels), seed=table_seed(number))
    run(match, [make_bot(level, game, number + seat, FEW_WORLDS) for seat, level in enumerate(levels)])
    return match.record


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_level_plays_to_the_end(name: str, seats: int) -> None:
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
    assert played(find_game(name), levels, 1).seed


@pytest.mark.few(1)
@pytest.mark.parametrize("name", list(SHELF))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = find_game(name)
    levels = ["strong"] * game.seat_counts[0]
    assert played(game, levels, 7).text() == played(game, levels, 7).text()


def positions(game: Game, seats: int, seed: int) -> list[State]:
    """Some positions of a random game in which a seat has a choice."""
    match = Match.start(game, game.options(), seats, seed=table_seed(seed))
    player = RandomPlayer(seed)
    found: list[State] = []
    match.settle()
    while not match.is_over() and len(found) < 40:
        seat = match.state.waiting()[0]
        found.append(match.state.copy())
        match.play(seat, player.choose(match.state, seat))
        match.settle()
    return found


@pytest.mark.few(5)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", list(SHELF))
def test_a_bot_chooses_the_same_whatever_it_cannot_see(name: str, level: str, few_worlds: None) -> None:
    """AR-12, AR-25: what is hidden is dealt anew, and neither the move nor the reason changes."""
    game = find_game(name)
    for number, state in enumerate(positions(game, game.seat_counts[-1], 3)):
        seat = state.waiting()[0]
        seen = set()
        for world in (state, *(state.imagine(seat, Rng(100 + other)) for other in range(3))):
            bot = make_bot(level, game, number, FEW_WORLDS)
            seen.add((bot.choose(world, seat).notation, str(bot.explain())))
        assert len(seen) == 1


@pytest.mark.parametrize("name", ["artropp", "french_flair", "worldwide_football", "rugby_champion"])
def test_a_search_is_explained_in_words_that_people_use(name: str, few_worlds: None) -> None:
    """By another choice that one could make, and by a count of ten: no notation, no number of worlds."""
    game = find_game(name)
    told = 0
    for number, state in enumerate(positions(game, game.seat_counts[-1], 12)):
        seat = state.waiting()[0]
        bot = make_bot("strong", game, number, FEW_WORLDS)
        chosen = bot.choose(state, seat)
        why = bot.explain()
        if not why.key.startswith("why-search"):
            continue
        told += 1
        view = state.view(seat)
        others = [game.narrator.move(view, move) for move in state.legal(seat) if move is not chosen]
        assert why.facts["second"] in others
        assert 0 <= why.facts["tenths"] <= 10
        for lang in LANGUAGES:
            words = words_for(lang, name)
            assert words.tell(why.facts["second"], (), seat) in words.tell(why, (), seat)
    assert told


def test_an_unknown_level_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOption, match="beginner, casual, strong, expert"):
        make_bot("grandmaster", find_game("artropp"), 1)


def test_a_strong_bot_without_a_budget_thinks_all_the_same() -> None:
    game = find_game("artropp")
    state = positions(game, 3, 1)[0]
    bot = make_bot("strong", game, 1)
    assert bot.choose(state, state.waiting()[0]) in state.legal(state.waiting()[0])
    assert bot.explain().key.startswith("why-")


def test_a_strong_bot_keeps_to_a_time() -> None:
    game = find_game("artropp")
    state = positions(game, 3, 1)[0]
    bot = make_bot("strong", game, 1, seconds=0.01)
    assert bot.choose(state, state.waiting()[0]) in state.legal(state.waiting()[0])


@pytest.mark.parametrize(("name", "bearable"), [("artropp", 0.01), ("french_flair", 0.02)])
def test_a_beginner_plays_all_that_it_bears_and_nothing_else(name: str, bearable: float) -> None:
    """Whatever has that share of the best one's weight, which each game sets for itself."""
    game = find_game(name)
    bot = make_bot("beginner", game, 1)
    between = 0
    for state in positions(game, game.seat_counts[-1], 3):
        seat = state.waiting()[0]
        moves = state.legal(seat)
        weights = game.hints.weights(state, seat, moves)
        shares = {move.notation: weight / max(weights) for move, weight in zip(moves, weights, strict=True)}
        borne = {notation for notation, share in shares.items() if share >= bearable}
        assert {bot.choose(state, seat).notation for _ in range(60 * len(borne))} == borne
        between += sum(0.01 <= share < 0.02 for share in shares.values())
    assert between, "here games that bear more and games that bear less would differ"


def test_casual_beats_beginner() -> None:
    """The seeds are fixed: a change that makes the level worse fails here, chance does not."""
    game = find_game("artropp")
    report = simulate(game, game.options(rounds=5), ["casual", "beginner"] * 2, 150, seed=1, jobs=1)
    casual = [player for player in report.players if player.level == "casual"]
    assert all(player.mean_score > 2 * player.score_error for player in casual)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["worldwide_football", "rugby_champion"])
def test_casual_clearly_beats_beginner_in_a_match_for_two(name: str) -> None:
    game = find_game(name)
    report = simulate(game, game.options(), ["casual", "beginner"], 40, seed=1, jobs=1)
    assert report.players[0].win_share > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_each_level_beats_the_one_below(seats: int) -> None:
    """A small tournament; the large one is ``make tournament`` and its figures are in docs/bots.md."""
    for pairing in tournament("artropp", games=160, iterations=250, seats=(seats,), players=LEVELS[:3]):
        assert pairing.win_share > 0.5, pairing
        assert pairing.ahead > 2 * pairing.ahead_error, pairing
