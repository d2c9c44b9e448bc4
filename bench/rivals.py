"""The search against others, in pairs of deals: levels, and searches in another manner.

python -m bench.rivals artropp --against horizon=40 --deals 20
python -m bench.rivals artropp --against cheats=1 --deals 20
python -m bench.rivals french_flair --iterations 0 --against casual --deals 100

Every deal is played twice with the seats exchanged. The search has its usual manner, or what `--with` says of it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Final

from tablee.bots.levels import LEVELS, Bot, make_bot
from tablee.bots.search import Manner, Search, draw
from tablee.core.game import Game, Seat, State
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tablee.games import SHELF, find_game
from tablee.lab.simulate import wilson

Make = Callable[[int], Bot]
KINDS: Final[dict[str, Callable[[str], bool | int | float]]] = {
    "by_hand": lambda value: value == "1",
    "by_hints": lambda value: value == "1",
    "caution": float,
    "cheats": lambda value: value == "1",
    "exploration": float,
    "horizon": int,
    "learns": lambda value: value == "1",
    "others_learn": lambda value: value == "1",
    "others_sharpness": int,
    "sharpness": int,
}
"""What a manner has, and how it is read."""


class Searcher(Bot):
    """The search with a manner of one's own; with no worlds at all it plays what is chosen most readily."""

    def __init__(self, game: Game, seed: int, manner: Manner, iterations: int | None, seconds: float) -> None:
        super().__init__(game, seed)
        self.manner = manner
        self.iterations = iterations
        self.seconds = seconds

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        if self.iterations == 0:
            return self._at_a_glance(state, seat, moves)
        search = Search(state, seat, self.game.hints, self.rng, self.manner)
        if self.iterations is None:
            search.run_for(self.seconds)
        else:
            search.run(self.iterations)
        return search.choose()

    def _at_a_glance(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        """As *casual* does: a mix where seats choose in secret, else what is liked best."""
        hints = self.game.hints
        weights = (hints.weights if self.manner.by_hints else hints.learned_weights)(state, seat, moves)
        if not state.is_secret_choice():
            most = max(weights)
            weights = [float(weight == most) for weight in weights]
        return moves[draw(weights, sum(weights), self.rng)]


def read_manner(text: str) -> Manner:
    """A manner from a list such as ``horizon=40,sharpness=2``."""
    manner = Manner()
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name not in KINDS or not value:
            raise SystemExit(f"{part!r}: a manner has {', '.join(KINDS)}, as in horizon=40")
        setattr(manner, name, KINDS[name](value))
    return manner


def deals_between(game: Game, one: Make, other: Make, deals: int, *, seats: int = 2, first: int = 0) -> Iterator[float]:
    """The share of the wins of `one`, who has every other seat, in each deal; alone, whether `one` did better."""
    for deal in range(first, first + deals):
        if seats == 1:
            results = [_result_alone(game, make(100 * deal), deal) for make in (one, other)]
            yield 0.5 if results[0] == results[1] else float(results[0] > results[1])
            continue
        wins = 0.0
        for place in range(2):
            match = Match.start(game, game.options(), seats, seed=deal.to_bytes(SEED_BYTES, "big"))
            bots = [(one if seat % 2 == place else other)(100 * deal + seat) for seat in range(seats)]
            winners = run(match, bots).winners
            wins += sum(seat % 2 == place for seat in winners) / len(winners) if winners else 0.5
        yield wins / 2


def _result_alone(game: Game, bot: Bot, deal: int) -> float:
    """What the game came to, with the lead."""
    match = Match.start(game, game.options(), 1, seed=deal.to_bytes(SEED_BYTES, "big"))
    return game.hints.result(match.state, 0, run(match, [bot]))


def main() -> None:
    """Play what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.rivals", description=__doc__)
    parser.add_argument("game", choices=list(SHELF))
    parser.add_argument("--against", default="casual", help="a level, or a manner")
    parser.add_argument(
        "--with", dest="manner", default="", help="the manner of the search, as in horizon=40,sharpness=2"
    )
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, help="worlds for a move, instead of seconds; 0: no search")
    parser.add_argument("--rival-iterations", type=int, help="the rival's, if it has another number")
    parser.add_argument("--seconds", type=float, default=0.2, help="for a move")
    wanted = parser.parse_args()
    game = find_game(wanted.game)

    def searcher(manner: str, iterations: int | None) -> Make:
        return lambda seed: Searcher(game, seed, read_manner(manner), iterations, wanted.seconds)

    theirs = wanted.iterations if wanted.rival_iterations is None else wanted.rival_iterations
    rival = (
        (lambda seed: make_bot(wanted.against, game, seed))
        if wanted.against in LEVELS
        else searcher(wanted.against, theirs)
    )
    ours = searcher(wanted.manner, wanted.iterations)
    shares = []
    for share in deals_between(game, ours, rival, wanted.deals, seats=wanted.seats, first=wanted.first):
        shares.append(share)
        print(f"\r{len(shares)} of {wanted.deals} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    mean = sum(shares) / len(shares)
    games = len(shares) * (1 if wanted.seats == 1 else 2)
    low, high = wilson(mean, games)
    print(f"{game.id}, {wanted.seats}, against {wanted.against}: {mean:.1%} of {games} games, {low:.1%} – {high:.1%}")


if __name__ == "__main__":
    main()
