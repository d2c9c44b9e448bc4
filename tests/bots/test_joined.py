"""Several searches of one decision, put together."""

from __future__ import annotations

import math

import pytest

from tablee.bots.levels import Searching, make_bot
from tablee.bots.search import CLEARLY, Part, Search
from tablee.core.game import Game, State
from tablee.core.luck import Rng
from tablee.games import find_game
from tests.bots.gamble import MOVES, Gamble, Prize
from tests.bots.test_levels import FEW_WORLDS, positions

KEEP, THROW = MOVES.read("keep"), MOVES.read("throw")
GAME = find_game("artropp")


def joined(*parts: Part) -> Search:
    search = Search(Gamble(), 0, Prize(), Rng(1))
    search.join(parts)
    return search


def of(keep: list[float], throw: list[float], *, out: str = "") -> Part:
    """What one has found about the two moves of the gamble, of which one may be out of the race."""
    found = {"keep": (out != "keep", keep), "throw": (out != "throw", throw)}
    return [found[move.notation] for move in Gamble().legal(0)]


def ahead(worlds: int) -> Part:
    """To throw is better by one in all worlds but for each third, where it is worse by one."""
    return of([0.0] * worlds, [-1.0 if world % 3 == 0 else 1.0 for world in range(worlds)])


def test_moves_are_compared_in_the_worlds_of_each_part() -> None:
    """By hand: -1 and +1 in the first part, where one left the race after two worlds, +2 and 0 in the second."""
    search = joined(of([1.0, 1.0, 1.0], [0.0, 2.0], out="throw"), of([3.0, 3.0], [5.0, 3.0]))
    found = search.compared(THROW, KEEP)
    assert (found.worlds, found.ahead, found.better, found.worse) == (4, 0.5, 0.5, 0.25)
    assert found.errors == pytest.approx(0.5 / math.sqrt((6 / 4 - 0.5**2) / 3))
    assert search.no_worse_in(THROW, KEEP) == 0.75
    assert search.best() is THROW
    assert [(one.move, one.visits, one.mean) for one in search.findings()] == [(THROW, 4, 2.5), (KEEP, 5, 2.0)]


def test_a_mean_is_taken_beside_the_leader() -> None:
    """Who left the race before the good worlds came has the lower sum for that, and is not behind for it."""
    search = joined(of([0.0, 0.0, 9.0, 9.0], [1.0, 1.0], out="throw"), of([0.0, 0.0], [1.0, 1.0]))
    assert search.best() is THROW
    assert [one.mean for one in search.findings()] == [1.0, 0.0]


def test_the_race_is_judged_by_all_parts_together() -> None:
    """What no part can tell for itself is clear to all of them, and what is out everywhere stays out."""
    one, two = joined(ahead(36)), joined(ahead(36), ahead(36))
    assert one.compared(THROW, KEEP).errors < CLEARLY < two.compared(THROW, KEEP).errors
    assert (one.is_decided(), two.is_decided()) == (False, True)
    assert joined(of([1.0], [1.0], out="keep"), of([2.0], [2.0], out="keep")).is_decided()


def test_one_part_alone_says_what_its_search_says() -> None:
    for number, state in enumerate(positions(GAME, 4, 5)):
        seat = state.waiting()[0]
        alone, again = (Search(state, seat, GAME.hints, Rng(number)) for _ in range(2))
        alone.run(30 * len(alone.findings()))
        again.join([alone.part()])
        assert [(one.move, one.visits) for one in again.findings()] == [
            (one.move, one.visits) for one in alone.findings()
        ]
        best = alone.best()
        for finding in alone.findings():
            found, expected = again.compared(best, finding.move), alone.compared(best, finding.move)
            assert (found.ahead, found.errors, found.better) == (expected.ahead, expected.errors, expected.better)


def decided_together(game: Game, state: State, seed: int) -> tuple[str, str]:
    """What two find with so many worlds each, and the reason that is given."""
    seat = state.waiting()[0]
    parts = []
    for number in (1, 2):
        search = Search(state, seat, game.hints, Rng(100 * seed + number))
        search.run(FEW_WORLDS)
        parts.append(search.part())
    bot = make_bot("expert", game, seed)
    assert isinstance(bot, Searching)
    bot.parts = parts
    return bot.choose(state, seat).notation, str(bot.explain())


@pytest.mark.few(1)
@pytest.mark.parametrize("name", ["artropp", "rugby_champion", "french_flair", "worldwide_football"])
def test_together_they_choose_the_same_whatever_they_cannot_see(name: str) -> None:
    game = find_game(name)
    for number, state in enumerate(positions(game, game.seat_counts[-1], 3)):
        worlds = (state, *(state.imagine(state.waiting()[0], Rng(100 + other)) for other in range(3)))
        assert len({decided_together(game, world, number) for world in worlds}) == 1


def test_everyone_has_worlds_of_his_own() -> None:
    state = positions(GAME, 3, 5)[0]
    bot = make_bot("expert", GAME, 5)
    assert isinstance(bot, Searching)
    found = [bot.part(state, state.waiting()[0], number, lambda: False) for number in (1, 2)]
    assert found[0][0][1][:3] != found[1][0][1][:3]
