"""Single-observer information-set Monte-Carlo tree search, written once against the contract.

Each iteration imagines a world that is consistent with what the seat knows, walks down one tree that all these worlds
share, adds a node, plays the chapter to its end by the game's hints, and carries the worth back up. A move is judged
by how often it was *available*, as it is not in every world. Chance is sampled and no branch of the tree. Where seats
choose at the same time, each has its own statistics in the node, so that nobody peeks, and the final choice is drawn
from the visits as a mix instead of taking the most visited move.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from tablee.core import luck
from tablee.core.game import Hints, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.playout import step_by_itself

EXPLORATION: Final = 1.0
"""How much an uncertain move is preferred, in standard deviations of the worth seen so far."""
FIRST_ROUND: Final = 64
"""So many worlds are shared out evenly among the moves of the seat before they are compared.

A move that ends the chapter at once is worth the same in every world. If it were taken again and again from the start,
it would hide how widely the worth of the others is spread, and they would never be looked at a second time.
"""
CLOCK_EVERY: Final = 16
"""How many iterations pass between two looks at the clock."""
MIX_SHARE: Final = 0.1
"""In a mix, moves with less than this share of the best one's visits are noise and are left out."""
LONGEST_ROLLOUT: Final = 2000
"""A chapter that takes longer than this is judged where it stands."""


class Edge:
    """A move in a node of the tree, with what was learned about it."""

    __slots__ = ("available", "child", "move", "total", "visits")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.child: Node | None = None

    def mean(self) -> float:
        """The average worth after this move, for whoever made it."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A point in the tree: who may act is told by the world, what was learned is kept by seat and move."""

    __slots__ = ("joint", "sides")

    def __init__(self) -> None:
        self.sides: dict[int, dict[int, Edge]] = {}
        self.joint: dict[int, Node] = {}

    def side(self, seat: int) -> dict[int, Edge]:
        """What is known about the moves of `seat` here."""
        edges = self.sides.get(seat)
        if edges is None:
            edges = {}
            self.sides[seat] = edges
        return edges

    def after_all(self, key: int) -> Node:
        """The node after a simultaneous choice, by all the moves that were made."""
        child = self.joint.get(key)
        if child is None:
            child = Node()
            self.joint[key] = child
        return child


class Finding:
    """What the search thinks of one move of its seat."""

    __slots__ = ("mean", "move", "visits")

    def __init__(self, move: Move, visits: int, mean: float) -> None:
        self.move = move
        self.visits = visits
        self.mean = mean


class Search:
    """A search for one seat in one position."""

    __slots__ = (
        "_chapter",
        "_hints",
        "_path",
        "_path_seats",
        "_rng",
        "_root",
        "_squares",
        "_state",
        "_sum",
        "_widest",
        "_worths",
        "iterations",
        "seat",
        "steps",
    )

    def __init__(self, state: State, seat: int, hints: Hints, rng: Rng) -> None:
        self._state = state
        self.seat = seat
        self._hints = hints
        self._rng = rng
        self._root = Node()
        self._chapter = state.chapter()
        self._path: list[Edge] = []
        self._path_seats: list[int] = []
        self._worths = 0
        self._sum = 0.0
        self._squares = 0.0
        self._widest = 0.0
        self.iterations = 0
        self.steps = 0
        """Plies played in imagined worlds."""

    def run(self, iterations: int) -> None:
        """Look at that many more worlds."""
        for _ in range(iterations):
            self._iterate()

    def run_for(self, seconds: float) -> None:
        """Look at worlds for about that long, and at a few in any case."""
        end = time.monotonic() + seconds
        self.run(CLOCK_EVERY)
        while time.monotonic() < end:
            self.run(CLOCK_EVERY)

    def findings(self) -> list[Finding]:
        """Every move that was looked at, the most visited first."""
        found = [Finding(edge.move, edge.visits, edge.mean()) for edge in self._root.side(self.seat).values()]
        found.sort(key=lambda finding: (-finding.visits, -finding.mean, finding.move.code))
        return found

    def choose(self) -> Move:
        """The most visited move; in a secret simultaneous choice one drawn in proportion to the visits."""
        found = self.findings()
        if not self._state.is_secret_choice():
            return found[0].move
        serious = [finding for finding in found if finding.visits >= MIX_SHARE * found[0].visits]
        return serious[luck.draw([finding.visits for finding in serious], self._rng)].move

    def _iterate(self) -> None:
        world = self._state.imagine(self.seat, self._rng)
        self._path = []
        self._path_seats = []
        self._descend(world)
        self._roll_out(world)
        self._carry_back(world)
        self.iterations += 1

    def _descend(self, world: State) -> None:
        """Down the tree by what is known, until a move is made that was never tried."""
        node = self._root
        while True:
            while step_by_itself(world, self._rng):
                self.steps += 1
            waiting = world.waiting()
            if not waiting or world.chapter() != self._chapter:
                return
            if len(waiting) == 1:
                edge = self._choose_edge(world, node, waiting[0])
                if edge.visits == 0:
                    return
                if edge.child is None:
                    edge.child = Node()
                node = edge.child
            else:
                node, known = self._choose_together(world, node, waiting)
                if not known:
                    return

    def _choose_together(self, world: State, node: Node, waiting: Sequence[int]) -> tuple[Node, bool]:
        """Everybody who is waiting chooses, each from statistics of their own."""
        key = 0
        known = True
        for seat in list(waiting):
            edge = self._choose_edge(world, node, seat)
            key = key * 4099 + edge.move.code + 1
            known = known and edge.visits > 0
        return node.after_all(key), known

    def _choose_edge(self, world: State, node: Node, seat: int) -> Edge:
        edge = self._select(world, node, seat)
        self._path.append(edge)
        self._path_seats.append(seat)
        world.apply(seat, edge.move)
        self.steps += 1
        return edge

    def _select(self, world: State, node: Node, seat: int) -> Edge:
        """An untried move if there is one, by the hints' weights; else the best by availability-counted UCB."""
        edges = node.side(seat)
        moves: list[Move] = world.legal(seat)
        known: list[Edge] = []
        for move in moves:
            edge = edges.get(move.code)
            if edge is not None:
                edge.available += 1
                known.append(edge)
        if len(known) < len(moves):
            untried = self._untried(world, edges, seat, moves)
            if untried is not None:
                edges[untried.code] = new = Edge(untried)
                new.available = 1
                return new
        if self.iterations < FIRST_ROUND and node is self._root and seat == self.seat:
            return _least_visited(known)
        return self._most_promising(known)

    def _untried(self, world: State, edges: dict[int, Edge], seat: int, moves: list[Move]) -> Move | None:
        weights = self._hints.weights(world, seat, moves)
        total = 0.0
        for place, move in enumerate(moves):
            if move.code in edges:
                weights[place] = 0.0
            total += weights[place]
        if total <= 0.0:
            # Silly moves are tried only where there is nothing else.
            return None if edges and any(move.code in edges for move in moves) else moves[0]
        return moves[draw(weights, total, self._rng)]

    def _most_promising(self, edges: list[Edge]) -> Edge:
        spread = EXPLORATION * self._deviation()
        best = edges[0]
        best_bound = -math.inf
        for edge in edges:
            mean = edge.total / edge.visits
            bound = mean + spread * math.sqrt(math.log(float(edge.available)) / edge.visits)
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def _deviation(self) -> float:
        """How widely the worth of worlds is spread: games keep to scales of their own.

        After the first round it never narrows, however often the same move is looked at.
        """
        mean = self._sum / self._worths
        now = math.sqrt(max(self._squares / self._worths - mean * mean, 0.0))
        if self.iterations < FIRST_ROUND:
            return now
        self._widest = max(self._widest, now)
        return self._widest

    def _roll_out(self, world: State) -> None:
        """Play the chapter to its end as decent players would."""
        for _ in range(LONGEST_ROLLOUT):
            if not step_by_itself(world, self._rng):
                waiting = world.waiting()
                if not waiting or world.chapter() != self._chapter:
                    return
                seat = waiting[0]
                world.apply(seat, pick_by_weight(world, seat, self._hints, self._rng))
            self.steps += 1

    def _carry_back(self, world: State) -> None:
        worth: dict[int, float] = {}
        for place, edge in enumerate(self._path):
            seat = self._path_seats[place]
            if seat not in worth:
                worth[seat] = self._hints.worth(world, seat)
                self._worths += 1
                self._sum += worth[seat]
                self._squares += worth[seat] * worth[seat]
            edge.visits += 1
            edge.total += worth[seat]


def _least_visited(edges: list[Edge]) -> Edge:
    least = edges[0]
    for edge in edges:
        if edge.visits < least.visits:
            least = edge
    return least


def draw(weights: list[float], total: float, rng: Rng) -> int:
    """A place in `weights`, as likely as its weight; `total` is their sum and positive."""
    pick = rng.fraction() * total
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            pick -= weight
            last = place
            if pick < 0.0:
                break
    return last


def pick_by_weight(state: State, seat: int, hints: Hints, rng: Rng) -> Move:
    """A legal move, as likely as a decent player would choose it."""
    moves: list[Move] = state.legal(seat)
    if len(moves) == 1:
        return moves[0]
    weights = hints.weights(state, seat, moves)
    total = 0.0
    for weight in weights:
        total += weight
    return moves[draw(weights, total, rng)] if total > 0.0 else moves[rng.below(len(moves))]
