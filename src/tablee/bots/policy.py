"""Policies that have learned: a small net in a file, and a bot that plays by it.

A policy file is two lines of text and numbers. The first line is ``tablee policy 1``. The second is JSON: what the
policy is for, how it learned and some of its answers (:class:`Head`). The rest are the weights as floats of two bytes,
little-endian, layer by layer: for each number that goes in, what it adds to each that comes out; then what is added
anyway. Between layers what is below nothing is nothing (ReLU). Nothing in a file is ever run.

It is computed here in plain Python. Most of an observation is nothing, and what is nothing adds nothing, so a decision
takes less than a millisecond (``python -m bench.policies``), and whoever plays against a policy installs nothing.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from operator import add, mul
from typing import Final

import msgspec

from tablee.bots.levels import Bot
from tablee.core.errors import BadMaterial
from tablee.core.game import Game, Seat, State
from tablee.core.material import Source
from tablee.core.moves import Move
from tablee.core.phrases import Detail, Phrase, detail
from tablee.core.validation import misfit
from tablee.observation.observer import VERSION, Observer

SUFFIX: Final = ".policy"
FIRST_LINE: Final = b"tablee policy 1\n"
LARGEST: Final = 1_000_000
"""Bytes of a file."""
LONGEST_HEAD: Final = 100_000
MOST_BETWEEN: Final = 3
"""Layers between what goes in and what comes out."""
WIDEST: Final = 10_000
CLOSE: Final = 1e-2
"""How far an answer may be from the one that was given where the policy was made, which adds in another order."""
_ITEM: Final = 2
_OBSERVERS: Final = 16

Row = list[float]


class Example(msgspec.Struct, frozen=True):
    """What the policy answered where it was made."""

    observation: dict[int, float]
    """The numbers that are not nothing, by their places."""
    scores: dict[int, float]
    """What each legal action came to, by its number."""


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a policy says of itself."""

    game: str
    seats: int
    layout: int
    """The version of observations and actions: the number at the end of an environment's name."""
    digest: str
    """Of what every number and every action means."""
    layers: list[int]
    """How many numbers go in, are between layers, and come out."""
    options: dict[str, bool | int | str] = {}
    """What it learned with; it plays with others, too."""
    training: dict[str, str | int | float] = {}
    """How it learned, for people."""
    examples: list[Example]


class BadPolicy(BadMaterial):
    """A policy that cannot be played with; says what would be right."""

    key = "error-policy"

    def __init__(self, file: str, key: str, english: str, /, **facts: str | int | Detail) -> None:
        """Name the file and a detail: `english` names the facts in braces, and the catalogues say the same by `key`."""
        problem = detail(key, english, **facts)
        super().__init__(f"{file}: {problem}", file=file, problem=problem)


class Layer:
    """One step of a net: what goes in, by its place, times what it is worth to each that comes out."""

    def __init__(self, weights: Sequence[float], inputs: int, outputs: int) -> None:
        self.rows = [list(weights[place * outputs : (place + 1) * outputs]) for place in range(inputs)]
        self.anyway = list(weights[inputs * outputs :])

    def passed_on(self, numbers: Iterable[float]) -> Row:
        """What comes out, where it is more than nothing."""
        sums = self.anyway
        for number, row in zip(numbers, self.rows):
            if number == 1.0:
                sums = list(map(add, sums, row))
            elif number:
                sums = [total + number * weight for total, weight in zip(sums, row)]
        return [total if total > 0.0 else 0.0 for total in sums]


class Policy:
    """A net that says how much it likes each action, read from a file."""

    def __init__(self, name: str, head: Head, weights: Sequence[float]) -> None:
        self.name = name
        self.head = head
        self._layers: list[Layer] = []
        start = 0
        for inputs, outputs in zip(head.layers, head.layers[1:]):
            end = start + (inputs + 1) * outputs
            self._layers.append(Layer(weights[start:end], inputs, outputs))
            start = end
        last = self._layers.pop()
        self._by_action: list[tuple[float, ...]] = list(zip(*last.rows))
        self._anyway = last.anyway

    def scores(self, observation: Iterable[float], actions: Sequence[int]) -> list[float]:
        """How much it likes each of these actions; more is better, on a scale of powers of e."""
        numbers = observation
        for layer in self._layers:
            numbers = layer.passed_on(numbers)
        return [sum(map(mul, self._by_action[action], numbers)) + self._anyway[action] for action in actions]

    def check(self, game: Game, seats: int) -> None:
        """Refuse a table that it has not learned to see; :class:`BadPolicy` says which would be right."""
        head, bad = self.head, partial(BadPolicy, self.name)
        if game.id != head.game:
            raise bad("detail-policy-game", "it has learned {learned}, not {game}", learned=head.game, game=game.id)
        if game.pace is not None:
            raise bad("detail-policy-race", "it plays by turns, and {game} is a race", game=game.id)
        if seats != head.seats:
            raise bad(
                "detail-policy-seats",
                "it has learned at a table of {learned}, not of {seats}",
                learned=head.seats,
                seats=seats,
            )
        if head.layout != VERSION:
            raise bad(
                "detail-policy-layout",
                "it has learned observations of version {learned}, and these are of version {version}: train it again",
                learned=head.layout,
                version=VERSION,
            )
        observer = observer_of(game, seats)
        if head.digest != observer.digest or head.layers[0] != observer.layout.size:
            raise bad(
                "detail-policy-box",
                "it has learned with other cards or moves than are in this box: play with those, or train it again",
            )


class PolicyBot(Bot):
    """Plays what a policy likes best; mixes where a fixed choice could be read."""

    def __init__(self, game: Game, seed: int, policy: Policy) -> None:
        super().__init__(game, seed)
        self.level = policy.name
        self.policy = policy
        self._seats = 0

    def _choose(self, state: State, seat: Seat) -> Move:
        moves: list[Move] = state.legal(seat)
        if state.seats != self._seats:
            self.policy.check(self.game, state.seats)
            self._seats = state.seats
        if len(moves) == 1:
            self._reason = Phrase("why-forced")
            return moves[0]
        observation = observer_of(self.game, state.seats).flat(state, seat)
        scores = self.policy.scores(observation, [move.code for move in moves])
        most = max(scores)
        weights = [math.exp(score - most) for score in scores]
        place = self._drawn(weights) if state.is_secret_choice() else scores.index(most)
        self._reason = Phrase("why-policy", {"percent": round(100 * weights[place] / sum(weights))})
        return moves[place]

    def _drawn(self, weights: list[float]) -> int:
        left = self.rng.fraction() * sum(weights)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return len(weights) - 1


@lru_cache(_OBSERVERS)
def observer_of(game: Game, seats: int) -> Observer:
    """How the seats of a table see it, made once for each box."""
    return Observer(game, seats)


# ------------------------------------------------------------------------------------------------------------ the file


def read_policy(source: Source) -> Policy:
    """The policy in a file, checked whole; :class:`BadPolicy` says what is wrong with it."""
    bad = partial(BadPolicy, source.name)
    content = source.read_bytes()
    if len(content) > LARGEST:
        raise bad("detail-policy-large", "it is too large; a policy has at most {most} bytes", most=LARGEST)
    if not content.startswith(FIRST_LINE):
        line = FIRST_LINE.decode().strip()
        raise bad("detail-policy-first", "it is no policy; its first line would be “{line}”", line=line)
    end = content.find(b"\n", len(FIRST_LINE), LONGEST_HEAD)
    if end < 0:
        raise bad("detail-policy-stops", "it stops in its second line; fetch it again")
    head = _read_head(source.name, content[len(FIRST_LINE) : end])
    policy = Policy(source.name, head, _read_weights(source.name, head, content[end + 1 :]))
    _try_examples(policy)
    return policy


def written(head: Head, weights: Sequence[float]) -> bytes:
    """A policy as a file: `weights` layer by layer, as the head of this module says."""
    return FIRST_LINE + msgspec.json.encode(head) + b"\n" + struct.pack(f"<{len(weights)}e", *weights)


def _read_head(name: str, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.ValidationError as error:
        entry, problem = misfit(error)
        raise BadPolicy(
            name, "detail-policy-head", "second line, {entry}: {problem}", entry=entry or "{}", problem=problem
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadPolicy(name, "detail-policy-json", "its second line is not JSON; fetch it again") from None
    between = head.layers[1:-1]
    if not 1 <= len(between) <= MOST_BETWEEN or not all(1 <= width <= WIDEST for width in head.layers):
        layers = ", ".join(map(str, head.layers))
        raise BadPolicy(
            name,
            "detail-policy-layers",
            "its layers are {layers}; there are 3 to {most} of them, each of 1 to {widest} numbers",
            layers=layers,
            most=MOST_BETWEEN + 2,
            widest=WIDEST,
        )
    return head


def _read_weights(name: str, head: Head, content: bytes) -> tuple[float, ...]:
    count = sum((inputs + 1) * outputs for inputs, outputs in zip(head.layers, head.layers[1:]))
    if len(content) != _ITEM * count:
        raise BadPolicy(
            name,
            "detail-policy-length",
            "it has {bytes} bytes of weights where its layers take {wanted}; fetch it again",
            bytes=len(content),
            wanted=_ITEM * count,
        )
    weights: tuple[float, ...] = struct.unpack(f"<{count}e", content)
    if not all(map(math.isfinite, weights)):
        raise BadPolicy(
            name, "detail-policy-numbers", "some of its weights are no numbers; train it again, with smaller steps"
        )
    return weights


def _try_examples(policy: Policy) -> None:
    """What was changed on its way answers otherwise than where it was made."""
    if not policy.head.examples:
        raise BadPolicy(
            policy.name, "detail-policy-no-examples", "it has no examples of its answers; it needs at least one"
        )
    for example in policy.head.examples:
        if not _answers(policy, example):
            raise BadPolicy(
                policy.name, "detail-policy-answers", "it does not answer as it did where it was made; fetch it again"
            )


def _answers(policy: Policy, example: Example) -> bool:
    inputs, outputs = policy.head.layers[0], policy.head.layers[-1]
    numbers = [0.0] * inputs
    if not all(0 <= place < inputs for place in example.observation):
        return False
    if not all(0 <= action < outputs for action in example.scores):
        return False
    for place, number in example.observation.items():
        numbers[place] = number
    answers = policy.scores(numbers, list(example.scores))
    return all(abs(one - other) <= CLOSE for one, other in zip(answers, example.scores.values()))
