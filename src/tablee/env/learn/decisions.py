"""Games of searches against themselves, with some noise: what each decision looked like, and what came of each move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.search import Manner, Search, draw
from tablee.core.game import Game
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.playout import step_by_itself
from tablee.env.learn.selfplay import WANDERS
from tablee.env.learn.tables import Kind
from tablee.games import find_game

PIECE: Final = 10
"""Games that are kept together: what an interruption loses."""
WORLDS: Final = 300
"""How often the searches play worlds for a decision: many decisions that are nearly right teach more than few."""
FARTHEST: Final = 3.0
"""A move that is behind the best one by more spreads of the worlds counts as if it were so far behind."""


class Decisions(NamedTuple):
    """What seats saw when they had a choice, and what a search found about their moves."""

    facts: NDArray[np.float32]
    moves: NDArray[np.int32]
    """How many there were to choose from."""
    codes: NDArray[np.int32]
    """Of all moves of the first decision, then of the second."""
    weights: NDArray[np.float32]
    """How readily the hints would choose each."""
    behind: NDArray[np.float32]
    """By how much it came out worse than the best, in spreads of the worlds."""


def joined(parts: Sequence[Decisions]) -> Decisions:
    """One after another."""
    return Decisions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def play_game(game: Game, kind: Kind, number: int, seed: int) -> Decisions:
    """One game, always the same for the same number and seed."""
    rng = Rng((seed << 32) + number)
    state = game.new(kind.option(game, number), kind.seats[number % len(kind.seats)])
    facts: list[list[float]] = []
    counts: list[int] = []
    codes: list[int] = []
    weights: list[float] = []
    behind: list[float] = []
    while True:
        if step_by_itself(state, rng):
            continue
        waiting = state.waiting()
        if not waiting:
            break
        seat = waiting[0]
        moves: list[Move] = state.legal(seat)
        likings = game.hints.weights(state, seat, moves)
        sensible = [1.0 if liking > 0.0 else 0.0 for liking in likings]
        if sum(sensible) < 2 or rng.fraction() < WANDERS:
            state.apply(seat, moves[draw(sensible, sum(sensible), rng) if any(sensible) else rng.below(len(moves))])
            continue
        search = Search(state, seat, game.hints, rng, Manner(by_hints=True))
        search.run(WORLDS)
        findings = search.findings()
        spread = max(search.spread(), 1e-6)
        facts.append(game.hints.features(state, seat))
        counts.append(len(findings))
        for finding in findings:
            codes.append(finding.move.code)
            weights.append(likings[moves.index(finding.move)])
            behind.append(min(FARTHEST, max(0.0, findings[0].mean - finding.mean) / spread))
        state.apply(seat, search.choose())
    return Decisions(
        np.array(facts, np.float32).reshape(len(facts), -1),
        np.array(counts, np.int32),
        np.array(codes, np.int32),
        np.array(weights, np.float32),
        np.array(behind, np.float32),
    )


def play_piece(kind: Kind, piece: int, seed: int, folder: Path) -> int:
    """Play a piece and keep it, unless it is there; how many decisions it has."""
    file = _file(kind, piece, seed, folder)
    if not file.exists():
        game = find_game(kind.game)
        played = joined([play_game(game, kind, piece * PIECE + number, seed) for number in range(PIECE)])
        unfinished = file.with_suffix(".part.npz")
        columns: dict[str, Any] = played._asdict()
        np.savez(unfinished, **columns)
        unfinished.replace(file)
    return len(read_piece(kind, piece, seed, folder).facts)


def read_piece(kind: Kind, piece: int, seed: int, folder: Path) -> Decisions:
    """A piece that was kept."""
    with np.load(_file(kind, piece, seed, folder)) as kept:
        return Decisions(*(kept[column] for column in Decisions._fields))


def _file(kind: Kind, piece: int, seed: int, folder: Path) -> Path:
    return folder / f"moves-{kind.game}-{kind.name}-{seed}-{piece}.npz".replace(" ", "-")
