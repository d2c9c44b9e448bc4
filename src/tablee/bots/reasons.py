"""What made the difference between two moves, in words.

A few more worlds are played with both, with the same luck, and looked at where they end: there stands what the search
judged (a worth), and what a seat may see of it (the facts of the game's ``features.py``). How much each fact counts for
the worth is fitted to these ends; so the difference between the two moves falls into parts, one for each thing that
people speak of (:class:`~tablee.core.learned.Reason`). If most of it is one part, beyond chance, that is the reason.
"""

from __future__ import annotations

import math
from typing import Final

from tablee.bots.search import End, Search
from tablee.core.game import Hints
from tablee.core.learned import Reason
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.phrases import Phrase

WORLDS: Final = 120
"""So many are played with either move; it takes some hundredths of a second."""
LUCK: Final = 1
"""Their luck is always the same, and a bot's own goes on as if nobody had asked."""
SURE: Final = 2.0
"""How many standard errors something is ahead that is more than chance."""
MOST: Final = 0.5
"""A part of the difference is the reason if it is so much of it, or more."""
NOTHING: Final = 1e-9
"""A difference that is only in how numbers were added up."""
DOUBT: Final = 0.001
"""How little facts count that hardly ever differ, or only together with others (a ridge, as a share of the spread)."""


def difference(search: Search, hints: Hints, one: Move, other: Move, worlds: int = WORLDS) -> Phrase | None:
    """Why `one` came out better than `other`, as a part of a sentence; nothing if that is not clear."""
    return told(search.ends([one, other], worlds, Rng(LUCK)), hints) if hints.reasons else None


def told(ends: list[list[End]], hints: Hints) -> Phrase | None:
    """The same of the ends of two moves, each in the same worlds."""
    ahead = [better.worth - worse.worth for better, worse in zip(ends[0], ends[1])]
    if not _is_clear(ahead):
        return None
    places = [hints.facts.index(name) for reason in hints.reasons for name in reason.facts]
    counts = _counts(ends[0] + ends[1], places)
    most = MOST * _mean(ahead)
    key = ""
    start = 0
    for reason in hints.reasons:
        stop = start + len(reason.facts)
        part = _part(ends, places[start:stop], counts[start:stop])
        if _mean(part) >= most and _is_clear(part):
            most = _mean(part)
            key = _key(reason, ends, places[start])
        start = stop
    return Phrase(key) if key else None


def _key(reason: Reason, ends: list[list[End]], place: int) -> str:
    if reason.better:
        return reason.better
    change = _mean(_part(ends, [place], [1.0]))
    return reason.more if change > 0.0 else reason.less if change < 0.0 else ""


def _part(ends: list[list[End]], places: list[int], counts: list[float]) -> list[float]:
    """How much of the difference lies in these facts, in each world."""
    found: list[float] = []
    for better, worse in zip(ends[0], ends[1]):
        part = 0.0
        for place, count in zip(places, counts):
            part += count * (better.facts[place] - worse.facts[place])
        found.append(part)
    return found


def _mean(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


def _is_clear(numbers: list[float]) -> bool:
    """Whether their mean is above zero by more than chance."""
    mean = _mean(numbers)
    variance = 0.0
    for number in numbers:
        variance += (number - mean) * (number - mean)
    return mean > NOTHING + SURE * math.sqrt(variance / (len(numbers) * (len(numbers) - 1)))


def _counts(ends: list[End], places: list[int]) -> list[float]:
    """What each of the facts counts for the worth: the least squares, each fact held back a little."""
    size = len(places)
    means = [_mean([end.facts[place] for end in ends]) for place in places]
    level = _mean([end.worth for end in ends])
    rows = [[0.0] * (size + 1) for _ in places]
    for end in ends:
        away = [end.facts[place] - mean for place, mean in zip(places, means)]
        for number in range(size):
            row = rows[number]
            for other in range(size):
                row[other] += away[number] * away[other]
            row[size] += away[number] * (end.worth - level)
    for number in range(size):
        rows[number][number] *= 1.0 + DOUBT
    return _solved(rows)


def _solved(rows: list[list[float]]) -> list[float]:
    """The solution of linear equations, each with its right side at the end; where nothing varies it is nothing."""
    size = len(rows)
    for number in range(size):
        pivot = rows[number][number]
        if pivot <= 0.0:
            rows[number] = [0.0] * (size + 1)
            continue
        row = [entry / pivot for entry in rows[number]]
        rows[number] = row
        for other in range(size):
            factor = rows[other][number]
            if other != number and factor != 0.0:
                rows[other] = [entry - factor * shared for entry, shared in zip(rows[other], row)]
    return [row[size] for row in rows]
