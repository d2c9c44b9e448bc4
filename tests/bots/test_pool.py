"""Bots in worker processes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tablee.bots.levels import make_bot
from tablee.bots.pool import BotPool, Question, answer
from tablee.core.errors import BadOption, BadRecord
from tablee.core.match import Match
from tablee.core.material import SentFile
from tablee.games import MOST_OWN, find_game
from tablee.games.artropp.cards import DECK_FILE
from tests.players import table_seed


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    with BotPool(1) as pool:
        yield pool


def dealt() -> Match:
    game = find_game("artropp")
    match = Match.start(game, game.options(), 3, seed=table_seed(9))
    match.settle()
    return match


def question(match: Match, level: str = "strong", table: str = "") -> Question:
    return Question(match.record, match.state.waiting()[0], level, seed=5, iterations=40, table=table)


def test_a_worker_answers_as_the_bot_itself_would(pool: BotPool) -> None:
    match = dealt()
    seat = match.state.waiting()[0]
    bot = make_bot("strong", match.game, 5, iterations=40)
    move = bot.choose(match.state, seat)
    found = pool.ask(question(match)).result(timeout=60)
    assert found.notation == move.notation
    assert (found.why, found.openly) == (bot.explain(), bot.explain_openly())


def test_a_worker_that_remembers_the_table_answers_the_same(pool: BotPool) -> None:
    match = dealt()
    for _ in range(6):
        remembered = pool.ask(question(match, table="nine")).result(timeout=60)
        afresh = pool.ask(question(match)).result(timeout=60)
        assert remembered == afresh
        match.play(match.state.waiting()[0], match.game.moves.read(afresh.notation))
        match.settle()


def test_a_move_taken_back_is_forgotten() -> None:
    match = dealt()
    first = answer(question(match, "casual", table="undone"))
    plies = len(match.record.plies)
    match.play(match.state.waiting()[0], match.game.moves.read(first.notation))
    match.settle()
    answer(question(match, "casual", table="undone"))
    before = dealt()
    assert len(before.record.plies) == plies
    assert answer(question(before, "casual", table="undone")) == first


def test_what_is_wrong_with_a_question_comes_back(pool: BotPool) -> None:
    with pytest.raises(BadOption, match="no level"):
        pool.ask(question(dealt(), "genius")).result(timeout=60)


def test_a_worker_plays_with_a_users_own_file(pool: BotPool) -> None:
    """Also after so many other boxes that its own was opened anew: moves of another box are none of this one."""
    deck = DECK_FILE.template().replace("numbers = [7, 9]\nbr = 5", "numbers = [6, 10]\nbr = 5")
    own = SentFile("mine.toml", deck.encode())
    game = find_game("artropp", own)
    match = Match.start(game, game.options(), 3, seed=table_seed(9))
    match.settle()
    for number in range(3):
        asked = msgspec.structs.replace(question(match, "casual", table="own"), material=own)
        found = answer(asked)
        assert pool.ask(asked).result(timeout=60) == found
        match.play(match.state.waiting()[0], game.moves.read(found.notation))
        match.settle()
        for other in range(MOST_OWN):
            find_game("artropp", SentFile(f"{number} {other}", deck.encode()))
    with pytest.raises(BadRecord, match="material mine"):
        answer(question(match, "casual"))
