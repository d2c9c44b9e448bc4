"""*Strong* against OpenSpiel's IS-MCTS on the same games, with the same time for a move: ``python -m bench.is_mcts``.

A deal is played twice with the seats exchanged. What was played is kept in a file and not played again while rules and
bots are the same; ``--write docs/bots.md`` puts the table there.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tablee.bots.levels import Bot, make_bot
from tablee.core import markdown
from tablee.core.game import Game, Seat
from tablee.games import SHELF, find_game
from tablee.lab.pages import write_part
from tablee.lab.tournament import Book, Deal, Meeting, pairing, sources
from tablee.words import words_for

RIVAL: Final = "IS-MCTS"
KEPT: Final = Path("build") / "is_mcts.jsonl"
EXPLORATION: Final = 1.5
"""Of OpenSpiel's search: returns are from -1 to 1."""
FEWEST: Final = 8
"""Simulations of OpenSpiel's search, however slow they are."""
SEATS: Final = 2


def meeting_of(game: str, seconds: float) -> Meeting:
    """With so much time for a move."""
    return Meeting(game, SEATS, "strong", RIVAL, (("seconds", f"{seconds:g}"),))


def play_deal(game: Game, seconds: float, number: int) -> Deal:
    """A deal that *strong* plays against OpenSpiel's search, from either seat."""
    import pyspiel

    from tablee.env import open_spiel

    open_spiel.register()
    spiel = pyspiel.load_game(f"{open_spiel.PREFIX}{game.id}(players={SEATS})")
    rival = _Timed(spiel, seconds)
    wins = ahead = 0.0
    games = []
    for place in range(SEATS):
        state, luck = spiel.new_initial_state(), random.Random(number)
        bot = make_bot("strong", game, number, seconds=seconds)
        while not state.is_terminal():
            state.apply_action(_action(state, luck, bot, place, rival))
        scores = list(state.position.table.outcome().scores)
        wins += (state.returns()[place] + 1) / 2
        ahead += scores[place] - scores[1 - place]
        games.append((["strong", RIVAL] if place == 0 else [RIVAL, "strong"], scores))
    return Deal(meeting_of(game.id, seconds), number, 0, sources(game.id), wins / SEATS, ahead / SEATS, games)


def _action(state: Any, luck: random.Random, bot: Bot, place: Seat, rival: _Timed) -> int:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(luck.choices(actions, chances)[0])
    legal = state.legal_actions()
    if len(legal) == 1:
        return int(legal[0])
    if state.current_player() == place:
        return int(bot.choose(state.position.table.state, place).code)
    return rival.step(state)


class _Timed:
    """OpenSpiel's search takes a number of simulations: as many as fit the time, by how long the last ones took.

    It is the one in Python: that in C++ crashes on games that are Python.
    """

    def __init__(self, game: Any, seconds: float) -> None:
        self._game = game
        self._seconds = seconds
        self._each = seconds / FEWEST
        self._steps = 0

    def step(self, state: Any) -> int:
        import numpy
        from open_spiel.python.algorithms import ismcts, mcts

        simulations = max(FEWEST, int(self._seconds / self._each))
        luck = numpy.random.RandomState(self._steps)
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(self._game, evaluator, EXPLORATION, simulations, random_state=luck)
        begin = time.perf_counter()
        action = int(bot.step(state))
        self._each = 0.5 * self._each + 0.5 * (time.perf_counter() - begin) / simulations
        self._steps += 1
        return action


def table(deals: Sequence[Sequence[Deal]]) -> str:
    """A line of docs/bots.md for each game that was played."""
    lines = [*markdown.head("game", "games", "wins of *strong*", "95 %")]
    for played in filter(None, deals):
        found = pairing(played[0].meeting, played)
        interval = f"{markdown.percent(found.low)} – {markdown.percent(found.high)}"
        title = words_for("en", found.meeting.game)("game-title")
        lines.append(markdown.row((title, str(found.games), markdown.percent(found.win_share), interval)))
    return "\n".join([*lines, ""])


def main() -> None:
    """Play what is missing, and tell of what was played."""
    parser = argparse.ArgumentParser(prog="python -m bench.is_mcts", description=__doc__)
    by_turns = [name for name in SHELF if find_game(name).pace is None]
    parser.add_argument("--game", choices=by_turns, nargs="+", default=by_turns)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a move, on either side")
    parser.add_argument("--deals", type=int, default=25, help="of each game")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where deals that were played are kept")
    parser.add_argument("--write", type=Path, help="put the table into this page instead of printing it")
    wanted = parser.parse_args()
    book = Book(wanted.kept)
    deals = []
    for name in wanted.game:
        meeting = meeting_of(name, wanted.seconds)
        known = {deal.number for deal in book.deals(meeting, 0)}
        for number in range(wanted.deals):
            if number not in known:
                book.add(play_deal(find_game(name), wanted.seconds, number))
                print(f"\r{name}: deal {number + 1} of {wanted.deals}", end="", file=sys.stderr, flush=True)
        deals.append([deal for deal in book.deals(meeting, 0) if deal.number < wanted.deals])
    made = table(deals)
    if wanted.write:
        write_part(wanted.write, "is-mcts", made)
    else:
        print(made)


if __name__ == "__main__":
    main()
