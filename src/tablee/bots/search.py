"""A search for games with secrets, written once against the contract: worlds in which all know their own hands.

A **world** is a whole position that fits all that the seat knows. In each world every move that is still in the race is
tried with the same luck, so that what the moves share (the others' cards, the dice) cancels out when they are compared.
A move that does clearly worse than the best, by the worlds in which both were tried, leaves the race; the rest of the
budget goes to those that are left.

After the move everybody plays on by the game's hints, which look only at what whoever acts could know. The seat itself
learns to do better than that: its own later decisions have **nodes**, found by what the seat has seen since and by what
it has in front of it. `Manner.others_learn` lets the others learn too, each in nodes of their own. No node is ever
shared by two seats, or by two hands of one seat: a search whose imagined opponents do not know their own cards takes
every bluff for safe.

A world is played to the end of its chapter, and on to the end of the chapter in which the horizon lies; there the hints
judge it, by what was learned about such tables or by hand. What the hints like best gives way only to a move that is
ahead of it by more than chance: with few worlds the best of many moves is often just the luckiest. Where seats choose
at the same time, the choice is drawn from the moves that the race could not tell apart.

Several searches of one decision, each with worlds and nodes of its own, can be **joined**: two moves are still compared
in the worlds of each search only, and the race is judged by all of them.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from tablee.core.game import Hints, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.playout import step_by_itself

FIRST_ROUND: Final = 16
"""So many worlds are looked at with every move before any leaves the race."""
ROUNDS_GROW: Final = 1.25
"""The race is judged again when there are so many times more worlds."""
CLEARLY: Final = 2.6
"""How many standard errors below the best a move is clearly worse."""
ALIKE: Final = 1.0
"""Below the best by less than so many standard errors, a move cannot be told apart from it."""
ABOUT_AS_GOOD: Final = 0.3
"""A move with less than this share of the best one's weight is no matter of taste."""
LONGEST: Final = 2000
"""A world that takes longer than this is judged where it stands."""
_BITS: Final = (1 << 40) - 1
_PRIME: Final = 1_000_003

Part = list[tuple[bool, list[float]]]
"""What one search tells another of the same decision: of each candidate, whether it runs, and its worths by world."""


class Manner:
    """How a search goes about it: what a tournament compares."""

    __slots__ = (
        "by_hand",
        "by_hints",
        "caution",
        "cheats",
        "exploration",
        "horizon",
        "learns",
        "others_learn",
        "others_sharpness",
        "sharpness",
    )

    def __init__(
        self,
        *,
        horizon: int = 0,
        learns: bool = True,
        others_learn: bool = False,
        exploration: float = 1.0,
        sharpness: int = 3,
        others_sharpness: int = 1,
        cheats: bool = False,
        by_hand: bool = False,
        by_hints: bool = False,
        caution: float = 1.0,
    ) -> None:
        self.horizon = horizon
        """A world is played to the end of the chapter in which it is so many plies old."""
        self.learns = learns
        """Whether the seat's own later decisions are learned, too, and do not only follow the hints."""
        self.others_learn = others_learn
        """Whether the other seats learn, each from what it sees, or follow the hints."""
        self.exploration = exploration
        """How much a move that was seldom tried is preferred in nodes, in standard deviations of the worth."""
        self.sharpness = sharpness
        """To which power the seat's own weights are taken where it follows the hints: it will search then, too."""
        self.others_sharpness = others_sharpness
        """To which power the others' are taken: with 1 they play loosely, with more like who takes what is best."""
        self.cheats = cheats
        """Whether it sees all cards.  Nobody plays so: it measures what knowing them would be worth."""
        self.by_hand = by_hand
        """Whether worlds are judged by the hints' own worth even where a net has learned to."""
        self.by_hints = by_hints
        """Whether everybody follows the hints even where it was learned which moves are chosen."""
        self.caution = caution
        """How many standard errors a move must be ahead of what a decent player would do to take its place."""


class Candidate:
    """A move of the seat, with its worth in each world; the lists of all candidates begin with the same worlds."""

    __slots__ = ("elsewhere", "level", "move", "runs", "total", "weight", "worths")

    def __init__(self, move: Move, weight: float) -> None:
        self.move = move
        self.weight = weight
        """How readily a decent player would choose it."""
        self.worths: list[float] = []
        self.total = 0.0
        self.runs = True
        """Whether it is still in the race."""
        self.elsewhere: list[list[float]] = []
        """Its worths in the worlds of searches that were joined, a list for each search."""
        self.level = 0.0
        """Its mean in joined searches: the leader's, less what it is behind that in the worlds of both."""

    def mean(self) -> float:
        """The average worth after this move."""
        if self.elsewhere:
            return self.level
        return self.total / len(self.worths) if self.worths else 0.0

    def tried(self) -> int:
        """In how many worlds."""
        count = len(self.worths)
        for worths in self.elsewhere:
            count += len(worths)
        return count


class Differences:
    """By how much one move came out better than another, in the worlds that were played with both."""

    __slots__ = ("better", "count", "squares", "total", "worse")

    def __init__(self, one: Candidate, other: Candidate) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.better = 0
        self.worse = 0
        self._add(one.worths, other.worths)
        for place, worths in enumerate(one.elsewhere):
            self._add(worths, other.elsewhere[place])

    def _add(self, first: list[float], second: list[float]) -> None:
        """The worlds of one search."""
        count = min(len(first), len(second))
        total = 0.0
        squares = 0.0
        better = worse = 0
        for world in range(count):
            difference = first[world] - second[world]
            total += difference
            squares += difference * difference
            if difference > 0.0:
                better += 1
            elif difference < 0.0:
                worse += 1
        self.count += count
        self.total += total
        self.squares += squares
        self.better += better
        self.worse += worse

    def errors(self) -> float:
        """How many standard errors it is ahead."""
        if self.total == 0.0 or self.count < 2:
            return 0.0
        mean = self.total / self.count
        variance = max(self.squares / self.count - mean * mean, 0.0) / (self.count - 1)
        return mean / math.sqrt(variance) if variance > 0.0 else math.copysign(math.inf, mean)


class Node:
    """A decision of one seat as it sees it, with what was learned about each of its moves."""

    __slots__ = ("totals", "visits", "weights", "worth")

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        """How readily a decent player would choose each move; they add up to one."""
        self.visits = [0] * len(weights)
        self.totals = [0.0] * len(weights)
        self.worth = 0.0
        """The sum over all visits."""


class Finding:
    """What the search thinks of one move of its seat."""

    __slots__ = ("mean", "move", "visits")

    def __init__(self, move: Move, visits: int, mean: float) -> None:
        self.move = move
        self.visits = visits
        self.mean = mean


class End:
    """Where a world ended: what it was worth for the seat, and the facts that the seat could see there."""

    __slots__ = ("facts", "worth")

    def __init__(self, worth: float, facts: list[float]) -> None:
        self.worth = worth
        self.facts = facts


class Comparison:
    """How one move did beside another, in the worlds that were played with both."""

    __slots__ = ("ahead", "better", "errors", "worlds", "worse")

    def __init__(self, worlds: int, ahead: float, errors: float, better: float, worse: float) -> None:
        self.worlds = worlds
        self.ahead = ahead
        """By how much it came out better on average, in the worth of the game's hints."""
        self.errors = errors
        """The same in standard errors."""
        self.better = better
        """In which share of the worlds it came out better."""
        self.worse = worse


class Search:
    """A search for one seat in one position."""

    __slots__ = (
        "_candidates",
        "_chapter",
        "_hints",
        "_judged_at",
        "_luck",
        "_manner",
        "_nodes",
        "_path",
        "_path_moves",
        "_path_seats",
        "_rng",
        "_seen",
        "_squares",
        "_state",
        "_sum",
        "_unlearned",
        "_unseen",
        "iterations",
        "seat",
        "steps",
        "worlds",
    )

    def __init__(
        self,
        state: State,
        seat: int,
        hints: Hints,
        rng: Rng,
        manner: Manner | None = None,
        *,
        also: Move | None = None,
    ) -> None:
        """`also` is looked at even if the hints think it silly."""
        self._state = state
        self.seat = seat
        self._hints = hints
        self._rng = rng
        self._manner = manner or Manner()
        self._chapter = state.chapter()
        self._candidates = self._find_candidates(also)
        self._nodes: dict[int, Node] = {}
        self._judged_at = FIRST_ROUND
        self._luck = rng
        """What chance and the players of the world that is being played draw from."""
        self._seen: list[int] = []
        """For each seat, what it has seen since the position, as a number."""
        self._unseen: list[int] = []
        """Moves of a choice in secret that is not over yet."""
        self._unlearned: list[bool] = []
        """Whether a seat has left what it has learned, and follows the hints to the end of the world."""
        self._path: list[Node] = []
        self._path_moves: list[int] = []
        self._path_seats: list[int] = []
        self._sum = 0.0
        self._squares = 0.0
        self.worlds = 0
        self.iterations = 0
        """How often a world was played with one of the moves."""
        self.steps = 0
        """Plies played in imagined worlds."""

    def run(self, iterations: int, to_the_last: bool = False) -> None:
        """Play worlds that many times more; or, but for `to_the_last`, until only one move is left in the race."""
        end = self.iterations + iterations
        while self.iterations < end and (to_the_last or not self.is_decided()):
            self._look_at_a_world(end)

    def run_worlds(self, worlds: int) -> None:
        """Look at that many worlds more, or until only one move is left in the race."""
        end = self.worlds + worlds
        while self.worlds < end and not self.is_decided():
            self._look_at_a_world(self.iterations + len(self._candidates))

    def run_for(self, seconds: float) -> None:
        """Look at worlds for about that long, and at one in any case; shorter if only one move is left in the race."""
        end = time.monotonic() + seconds
        while not self.is_decided():
            self._look_at_a_world(self.iterations + len(self._candidates))
            if time.monotonic() >= end:
                break

    def is_alone(self) -> bool:
        """Whether the seat is the only one."""
        return self._state.seats == 1

    def is_decided(self) -> bool:
        """Whether one move only is left in the race."""
        running = 0
        for candidate in self._candidates:
            if candidate.runs:
                running += 1
        return running <= 1

    def findings(self) -> list[Finding]:
        """Every move that was looked at, the best of those that are left in the race first."""
        found = sorted(self._candidates, key=lambda one: (not one.runs, -one.mean(), one.move.code))
        return [Finding(one.move, one.tried(), one.mean()) for one in found]

    def choose(self, taste: Sequence[float] = ()) -> Move:
        """The best, if it is ahead of what a decent player would do by more than chance, else that.

        Of moves that are exactly as good, or cannot be told apart in a choice in secret, it is one by weight. Whoever
        has a `taste`, a factor for each move by its code, may choose what he likes better than that instead, if the
        two cannot be told apart and a decent player likes it about as well: a few worlds do not tell much apart.
        """
        secret = self._state.is_secret_choice()
        best = self._best()
        usual = self._usual(best)
        if not secret and 0.0 < _behind(best, usual) <= self._manner.caution:
            if not taste:
                return usual.move
            best = usual
        margin = ALIKE if taste or secret else 0.0
        alike: list[Candidate] = []
        weights: list[float] = []
        total = 0.0
        for candidate in self._candidates:
            if candidate is not best:
                behind = _behind(best, candidate)
                if not candidate.runs or behind > margin:
                    continue
                if taste and not secret and behind != 0.0 and not _is_liked_better(candidate, best, taste):
                    continue
            weight = candidate.weight * taste[candidate.move.code] if taste else candidate.weight
            alike.append(candidate)
            weights.append(weight)
            total += weight
        return alike[draw(weights, total, self._rng)].move

    def _usual(self, best: Candidate) -> Candidate:
        """Of the moves in the race the one that the hints like best: `best`, if they like none better."""
        usual = best
        for candidate in self._candidates:
            if candidate.runs and (candidate.weight, candidate.mean()) > (usual.weight, usual.mean()):
                usual = candidate
        return usual

    def no_worse_in(self, one: Move, other: Move) -> float:
        """In which share of the worlds that were played with both `one` came out no worse than `other`."""
        found = Differences(self._candidate(one), self._candidate(other))
        return (found.count - found.worse) / found.count if found.count else 1.0

    def compared(self, one: Move, other: Move) -> Comparison:
        """How `one` did beside `other`."""
        found = Differences(self._candidate(one), self._candidate(other))
        worlds = max(1, found.count)
        return Comparison(
            found.count, found.total / worlds, found.errors(), found.better / worlds, found.worse / worlds
        )

    def ends(self, moves: Sequence[Move], worlds: int, rng: Rng) -> list[list[End]]:
        """Where so many more worlds end after each of `moves`, with the same luck for all; no race looks at them."""
        found: list[list[End]] = [[] for _ in moves]
        for _ in range(worlds):
            world = self._state.copy() if self._manner.cheats else self._state.imagine(self.seat, rng)
            seed = rng.below(1 << 31)
            for place, move in enumerate(moves):
                self._luck = Rng(seed)
                end = world.copy()
                worth = self._play(end, move)
                self.iterations += 1
                found[place].append(End(worth, self._hints.features(end, self.seat)))
        return found

    def best(self) -> Move:
        """The move that came out best."""
        return self._best().move

    def _candidate(self, move: Move) -> Candidate:
        for candidate in self._candidates:
            if candidate.move is move:
                return candidate
        raise KeyError(move.notation)

    def _best(self) -> Candidate:
        best = self._candidates[0]
        for candidate in self._candidates:
            if candidate.runs and (not best.runs or candidate.mean() > best.mean()):
                best = candidate
        return best

    # Several searches of one decision

    def part(self) -> Part:
        """What it found, for :meth:`join`."""
        return [(candidate.runs, candidate.worths) for candidate in self._candidates]

    def join(self, parts: Sequence[Part]) -> None:
        """Take over what other searches of this decision have found, and judge the race by the worlds of all of them.

        For a search that has not run. Whatever is in the race anywhere is in it again. Means are taken beside the
        leader, in the worlds of both: a move that soon left the race of one part has not met the worlds of the rest.
        """
        for place, candidate in enumerate(self._candidates):
            candidate.runs = False
            for part in parts:
                runs, worths = part[place]
                candidate.elsewhere.append(worths)
                candidate.runs = candidate.runs or runs
        leader = self._candidates[0]
        for candidate in self._candidates:
            if candidate.runs and (not leader.runs or Differences(candidate, leader).total > 0.0):
                leader = candidate
        total = 0.0
        for worths in leader.elsewhere:
            for worth in worths:
                total += worth
        mean = total / max(1, leader.tried())
        for candidate in self._candidates:
            behind = Differences(leader, candidate)
            candidate.level = mean - behind.total / max(1, behind.count)
        self._judge()

    # The race

    def _find_candidates(self, also: Move | None) -> list[Candidate]:
        """The moves that are not silly, and `also`; all of them if they are all silly."""
        moves: list[Move] = self._state.legal(self.seat)
        weights = self._readiness(self._state, self.seat, moves)
        found = [
            Candidate(move, weights[place]) for place, move in enumerate(moves) if weights[place] > 0.0 or move is also
        ]
        return found or [Candidate(move, 1.0) for move in moves]

    def _readiness(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        """How readily a seat would choose each of its moves: as was learned, or as the hints say."""
        hints = self._hints
        return hints.weights(state, seat, moves) if self._manner.by_hints else hints.learned_weights(state, seat, moves)

    def _look_at_a_world(self, end: int) -> None:
        """Play one world with every move that is in the race, with the same luck, until there were `end` iterations."""
        world = self._state.copy() if self._manner.cheats else self._state.imagine(self.seat, self._rng)
        seed = self._rng.below(1 << 31)
        for candidate in self._candidates:
            if candidate.runs:
                if self.iterations >= end:
                    return
                self._luck = Rng(seed)
                worth = self._play(world.copy(), candidate.move)
                candidate.worths.append(worth)
                candidate.total += worth
                self.iterations += 1
        self.worlds += 1
        if self.worlds >= self._judged_at:
            self._judge()
            self._judged_at = int(self.worlds * ROUNDS_GROW) + 1

    def _judge(self) -> None:
        """Whoever is clearly behind leaves the race."""
        best = self._best()
        for candidate in self._candidates:
            if candidate.runs and candidate is not best and _behind(best, candidate) > CLEARLY:
                candidate.runs = False

    # One world

    def _play(self, world: State, move: Move) -> float:
        """Play a world on after `move` as far as the horizon; its worth for the seat."""
        self._path = []
        self._path_moves = []
        self._path_seats = []
        self._seen = [0] * world.seats
        self._unlearned = [not self._manner.others_learn] * world.seats
        self._unlearned[self.seat] = not self._manner.learns
        self._unseen = []
        self._act(world, self.seat, move)
        self._play_on(world)
        worth = self._judge_world(world, self.seat)
        self._sum += worth
        self._squares += worth * worth
        self._learn(world, worth)
        return worth

    def _judge_world(self, world: State, seat: int) -> float:
        return self._hints.worth(world, seat) if self._manner.by_hand else self._hints.judge(world, seat)

    def _play_on(self, world: State) -> None:
        chapter = self._chapter
        horizon = self._manner.horizon
        plies = 1
        while plies < LONGEST:
            if step_by_itself(world, self._luck):
                plies += 1
                continue
            waiting = world.waiting()
            if not waiting:
                break
            if world.chapter() != chapter:
                if plies >= horizon:
                    break
                chapter = world.chapter()
            seat = waiting[0]
            moves: list[Move] = world.legal(seat)
            if len(moves) == 1:
                self._act(world, seat, moves[0])
            else:
                self._act(world, seat, moves[self._decide(world, seat, moves)])
            plies += 1
        self.steps += plies

    def _act(self, world: State, seat: int, move: Move) -> None:
        """Everybody sees a move at once, but those of a choice in secret, which are seen together when it is over."""
        code = move.code
        if world.is_secret_choice():
            self._seen[seat] = _mixed(self._seen[seat], code)
            self._unseen.append(_mixed(seat, code))
            world.apply(seat, move)
            return
        world.apply(seat, move)
        for place in range(len(self._seen)):
            for made in self._unseen:
                self._seen[place] = _mixed(self._seen[place], made)
            self._seen[place] = _mixed(self._seen[place], code)
        if self._unseen:
            self._unseen = []

    def _decide(self, world: State, seat: int, moves: list[Move]) -> int:
        """Which of its moves a seat makes: by what was learned in its node, or as readily as the hints say."""
        weights = self._weights(world, seat, moves)
        if self._unlearned[seat]:
            return draw(weights, 1.0, self._luck)
        key = self._key(seat, moves, weights)
        node = self._nodes.get(key)
        if node is None or len(node.weights) != len(moves):
            node = Node(weights)
            self._nodes[key] = node
            self._unlearned[seat] = True
            place = draw(weights, 1.0, self._luck)
        else:
            place = self._most_promising(node)
        self._path.append(node)
        self._path_moves.append(place)
        self._path_seats.append(seat)
        return place

    def _weights(self, world: State, seat: int, moves: list[Move]) -> list[float]:
        """The hints' weights, sharpened for the seat itself and for the others, with one as their sum."""
        weights = self._readiness(world, seat, moves)
        sharper = (self._manner.sharpness if seat == self.seat else self._manner.others_sharpness) - 1
        total = 0.0
        for place, weight in enumerate(weights):
            power = weight
            for _ in range(sharper):
                power *= weight
            weights[place] = power
            total += power
        if total <= 0.0:
            return [1.0 / len(moves)] * len(moves)
        return [weight / total for weight in weights]

    def _key(self, seat: int, moves: list[Move], weights: list[float]) -> int:
        """What the seat has seen, and what it has before it: its moves and how a decent player would judge them.

        Both depend only on what the seat knows, and for a decent player's purposes they are what it knows.
        """
        key = _mixed(seat, self._seen[seat])
        for place, move in enumerate(moves):
            key = _mixed(key, move.code * 1024 + int(weights[place] * 1000.0))
        return key

    def _most_promising(self, node: Node) -> int:
        """By PUCT: the mean so far, and more for what a decent player likes and was seldom tried."""
        visits = 0
        for tried in node.visits:
            visits += tried
        usual = node.worth / visits
        urge = self._manner.exploration * self.spread() * math.sqrt(float(visits))
        best = 0
        best_bound = -math.inf
        for place, weight in enumerate(node.weights):
            if weight <= 0.0:
                continue
            tried = node.visits[place]
            mean = node.totals[place] / tried if tried else usual
            bound = mean + urge * weight / (1.0 + tried)
            if bound > best_bound:
                best_bound = bound
                best = place
        return best

    def spread(self) -> float:
        """How widely the worth of worlds is spread: games keep to scales of their own."""
        if not self.iterations:
            return 1.0
        mean = self._sum / self.iterations
        return math.sqrt(max(self._squares / self.iterations - mean * mean, 0.0))

    def _learn(self, world: State, own: float) -> None:
        for place, node in enumerate(self._path):
            seat = self._path_seats[place]
            worth = own if seat == self.seat else self._judge_world(world, seat)
            made = self._path_moves[place]
            node.visits[made] += 1
            node.totals[made] += worth
            node.worth += worth


def _is_liked_better(one: Candidate, best: Candidate, taste: Sequence[float]) -> bool:
    """Whether it is more to somebody's taste than the best move, and not much worse at a glance."""
    return taste[one.move.code] > taste[best.move.code] and one.weight >= ABOUT_AS_GOOD * best.weight


def _behind(best: Candidate, other: Candidate) -> float:
    """How many standard errors `other` is behind `best`, by the worlds in which both were tried."""
    return Differences(best, other).errors()


def _mixed(number: int, more: int) -> int:
    """A number for both, hardly ever the same for two others."""
    return ((number ^ (more + 1)) * _PRIME) & _BITS


def draw(weights: Sequence[float], total: float, rng: Rng) -> int:
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


def play_by_hints(state: State, hints: Hints, rng: Rng, limit: int = LONGEST) -> None:
    """Play `state` on as readily as the hints say, until it is over or `limit` plies were played."""
    for _ in range(limit):
        if step_by_itself(state, rng):
            continue
        waiting = state.waiting()
        if not waiting:
            return
        seat = waiting[0]
        state.apply(seat, pick_by_weight(state, seat, hints, rng))


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
