"""A search that is not sound, as a textbook has it: one tree, whose nodes all worlds and all seats share.

Its imagined opponents decide without knowing their own hands, and learn from worlds that all have the searcher's.
"""

from __future__ import annotations

import math
from typing import Any

from tablee.bots.levels import Bot
from tablee.bots.search import draw, pick_by_weight
from tablee.core.game import Game, Seat, State
from tablee.core.moves import Move
from tablee.core.playout import step_by_itself

EXPLORATION = 3.0
"""For prizes of a few points."""


class SharedNode:
    def __init__(self) -> None:
        self.children: dict[Move, SharedNode] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def bound(self) -> float:
        return self.total / self.visits + EXPLORATION * math.sqrt(math.log(self.available) / self.visits)


class SharedSearcher(Bot):
    level = "shared"

    def __init__(self, game: Game, seed: int, iterations: int) -> None:
        super().__init__(game, seed)
        self.iterations = iterations

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        root = SharedNode()
        for _ in range(self.iterations):
            self._walk(root, state.imagine(seat, self.rng))
        return max(root.children, key=lambda move: root.children[move].visits)

    def _walk(self, node: SharedNode, world: Any) -> None:
        chapter = world.chapter()
        path: list[tuple[Seat, SharedNode]] = []
        growing = True
        while True:
            while step_by_itself(world, self.rng):
                pass
            if not world.waiting() or world.chapter() != chapter:
                break
            seat = world.waiting()[0]
            if growing:
                move = self._select(node, world, seat)
                node = node.children[move]
                growing = node.visits > 0
                path.append((seat, node))
            else:
                move = pick_by_weight(world, seat, self.game.hints, self.rng)
            world.apply(seat, move)
        for seat, passed in path:
            passed.visits += 1
            passed.total += self.game.hints.worth(world, seat)

    def _select(self, node: SharedNode, world: Any, seat: Seat) -> Move:
        moves: list[Move] = world.legal(seat)
        weights = self.game.hints.weights(world, seat, moves)
        known = [move for move in moves if move in node.children]
        for move in known:
            node.children[move].available += 1
        untried = [0.0 if move in node.children else weight for move, weight in zip(moves, weights, strict=True)]
        if sum(untried) > 0.0:
            move = moves[draw(untried, sum(untried), self.rng)]
            node.children[move] = SharedNode()
            node.children[move].available = 1
            return move
        return max(known, key=lambda move: node.children[move].bound())
