"""What the results of a study say: figures with their 95 % intervals, and nothing about how they look."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

import polars as pl

from tablee.bots.characters import characters_of
from tablee.bots.levels import LEVELS
from tablee.games import SHELF, find_game
from tablee.lab.ladder import Rating, ladder, pairs_of
from tablee.lab.playing import MOMENTS
from tablee.lab.simulate import wilson

FEWEST: Final = 30
"""From so many games on a share with and without something is compared."""
FEWEST_FOR_A_COURSE: Final = 200
PATHS: Final = 4
"""Games of which one sees how the chance moved."""
Z: Final = 1.96
"""Standard normal quantile of a 95 % interval."""
_BINS: Final = 20


class Share(NamedTuple):
    """Wins by games, with the interval."""

    share: float
    low: float
    high: float
    games: int


class Mean(NamedTuple):
    """A mean with half of its interval."""

    mean: float
    margin: float


class Outcome(NamedTuple):
    """How a player did at tables of one size."""

    seats: int
    player: str
    wins: Share
    score: Mean


class Worth(NamedTuple):
    """A card, ability or combination: how often it is used, and whether those who use it win."""

    what: str
    used: float
    """In which part of the games a seat uses it."""
    times: float
    """How often a seat uses it in a game."""
    with_it: Share | None
    without: Share | None
    seats: int
    """Of all games."""
    difference: Mean | None
    """How much more of the games they win who use it, compared at the same table among players of the same name."""


class Effect(NamedTuple):
    """What one value of an option comes with."""

    value: Any
    games: int
    first: Share
    """The wins of the first seat."""
    players: dict[str, Share]
    """The wins of each player."""
    drawn: Share | None
    """How often nobody wins alone, where there are two or more."""
    plies: Mean
    margin: Mean | None
    """How far the best score is ahead of the next, where there are two or more."""
    figures: dict[str, Mean]


class Course(NamedTuple):
    """How the chances moved at tables of one size."""

    seats: int
    decided: list[float]
    """Which part of the outcome is known after each tenth of the moves."""
    swing: float
    """By how much the chance of the first seat moves in a game, all steps added up."""
    paths: list[list[float]]
    """The chance of the first seat in each of the first games, as it moved."""


def seats_of(frame: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat of each game."""
    numbered = frame.with_columns(seat=pl.int_ranges(1, pl.col("seats") + 1))
    return numbered.explode("seat", "players", "wins", "scores").rename({"players": "player"})


def share_of(rows: pl.DataFrame, wins: str = "wins") -> Share:
    """The mean of wins and parts of wins; games with the same number count as one where they go alike."""
    share = _mean(rows[wins])
    variance = _variance_of_mean(rows, wins)
    binomial = share * (1 - share)
    alike = binomial / variance if variance > 0 else rows["number"].n_unique()
    low, high = wilson(share, min(len(rows), max(1, round(alike))))
    return Share(share, low, high, len(rows))


def mean_of(rows: pl.DataFrame, values: str) -> Mean:
    """A mean with half of its interval."""
    return Mean(_mean(rows[values]), Z * math.sqrt(_variance_of_mean(rows, values)))


def _mean(values: pl.Series) -> float:
    return float(values.cast(pl.Float64).sum()) / len(values)


def _variance_of_mean(rows: pl.DataFrame, values: str) -> float:
    """How much a mean may be off, squared.

    All tables of a study play with the same seeds. Games with the same number may go alike, above all where an option
    hardly matters, and so they vary together.
    """
    residual = rows.select("number", residual=pl.col(values).cast(pl.Float64) - _mean(rows[values]))
    together = residual.group_by("number").agg(pl.col("residual").sum())["residual"]
    return float((together**2).sum()) / len(rows) ** 2


# ------------------------------------------------------------------------------------------------------------ questions


def outcomes(frame: pl.DataFrame) -> list[Outcome]:
    """How each player did, by the size of the table."""
    found = []
    for (seats, player), rows in seats_of(frame).group_by("seats", "player", maintain_order=True):
        found.append(Outcome(int(str(seats)), str(player), share_of(rows), mean_of(rows, "scores")))
    return sorted(found, key=lambda outcome: (outcome.seats, player_order(outcome.player)))


def player_order(name: str) -> tuple[int, int, bool, str]:
    """Levels from the weakest to the strongest, those with a small budget first, each before its characters.

    Programs come last.
    """
    called, _, worlds = name.partition(":")
    level = _levels_of_characters().get(called, called)
    place = LEVELS.index(level) if level in LEVELS else len(LEVELS)
    return place, int(worlds) if worlds.isdigit() else 1 << 40, level != called, name


@cache
def _levels_of_characters() -> dict[str, str]:
    """How well each character of any game plays: no two are called alike."""
    return {character.id: character.level for game in SHELF for character in characters_of(find_game(game))}


def seat_advantage(frame: pl.DataFrame) -> dict[int, list[Share]]:
    """The wins of each seat, by the size of the table; nothing where one plays alone."""
    found: dict[int, list[Share]] = {}
    several = seats_of(frame.filter(pl.col("seats") > 1))
    for (seats, _), rows in several.sort("seats", "seat").group_by("seats", "seat", maintain_order=True):
        found.setdefault(int(str(seats)), []).append(share_of(rows))
    return found


def dimensions(frame: pl.DataFrame) -> list[str]:
    """The columns that the grid varies."""
    columns = ["material", "seats", *(name for name in frame.columns if name.startswith("option_"))]
    return [name for name in columns if frame[name].n_unique() > 1]


def effects(frame: pl.DataFrame, dimension: str) -> list[Effect]:
    """What comes with each value of a dimension, in the order of the study, all other things being as in the grid."""
    groups = frame.group_by(dimension, maintain_order=True)
    return [_effect(value[0], rows) for value, rows in groups]


def uneven(frame: pl.DataFrame, dimension: str) -> list[str]:
    """The other dimensions of which not every value met all of this one's: tables of the grid were left out.

    What a value comes with is then due to what it met as well: a team that never plays itself met other teams than its
    rivals did.
    """
    others = [name for name in dimensions(frame) if name != dimension]
    pairs = {name: frame.select(dimension, name).n_unique() for name in others}
    return [name for name in others if pairs[name] < frame[dimension].n_unique() * frame[name].n_unique()]


def _effect(value: Any, rows: pl.DataFrame) -> Effect:
    best = pl.col("scores").list.sort(descending=True)
    several = rows.filter(pl.col("seats") > 1).with_columns(
        drawn=(pl.col("wins").list.max() < 1).cast(pl.Float64),
        lead=best.list.get(0, null_on_oob=True) - best.list.get(1, null_on_oob=True),
    )
    first = share_of(rows.with_columns(pl.col("wins").list.get(0)))
    drawn = share_of(several, "drawn") if len(several) else None
    lead = mean_of(several, "lead") if len(several) else None
    seats = seats_of(rows).group_by("player", maintain_order=True)
    players = {str(player): share_of(mine) for (player,), mine in seats}
    return Effect(value, len(rows), first, players, drawn, mean_of(rows, "plies"), lead, figure_means(rows))


def figure_means(rows: pl.DataFrame) -> dict[str, Mean]:
    """The mean of each figure; values of games with the same number vary together."""
    each = rows.select("number", "figures").explode("figures").drop_nulls("figures").unnest("figures")
    weighed = each.group_by("name", "number").agg(
        total=(pl.col("value") * pl.col("times")).sum(), times=pl.col("times").sum()
    )
    found = {}
    for (name,), games in weighed.sort("name", "number").group_by("name", maintain_order=True):
        times = float(games["times"].sum())
        mean = float(games["total"].sum()) / times
        residual = float(((games["total"] - mean * games["times"]) ** 2).sum())
        found[str(name)] = Mean(mean, Z * math.sqrt(residual) / times)
    return found


def worths(frame: pl.DataFrame) -> list[Worth]:
    """What is used, the most worthwhile first; what cannot be compared comes last."""
    seats = seats_of(frame).select("table", "number", "seat", "player", "wins")
    uses = frame.select("table", "number", "uses").explode("uses").drop_nulls("uses").unnest("uses")
    found = [
        _worth(str(what), seats.join(rows.drop("what"), on=["table", "number", "seat"], how="left"))
        for (what,), rows in uses.sort("what").group_by("what", maintain_order=True)
    ]
    return sorted(found, key=_by_difference)


class Change(NamedTuple):
    """A card, ability or combination in one box and in another."""

    before: Worth
    after: Worth

    @property
    def weight(self) -> float:
        """How much it changed, in standard errors: how often it is used or what it is worth, whichever did more."""
        one, other = self.before, self.after
        spread = one.used * (1 - one.used) / one.seats + other.used * (1 - other.used) / other.seats
        used = abs(one.used - other.used) / math.sqrt(spread) if spread else 0.0
        if one.difference is None or other.difference is None:
            return used
        margin = math.hypot(one.difference.margin, other.difference.margin) / Z
        return max(used, abs(one.difference.mean - other.difference.mean) / margin if margin else 0.0)


def changes(frame: pl.DataFrame) -> dict[str, list[Change]]:
    """What each other box changes in comparison with the first, what changed most first; by the name of the box."""
    first, *others = frame.group_by("material", maintain_order=True)
    before = {worth.what: worth for worth in worths(first[1])}
    found: dict[str, list[Change]] = {}
    for (material,), rows in others:
        both = [Change(before[worth.what], worth) for worth in worths(rows) if worth.what in before]
        found[str(material)] = sorted(both, key=lambda change: -change.weight)
    return found


def _worth(what: str, seats: pl.DataFrame) -> Worth:
    used = seats.filter(pl.col("times").is_not_null())
    unused = seats.filter(pl.col("times").is_null())
    with_it, without = (share_of(part) if len(part) >= FEWEST else None for part in (used, unused))
    difference = _difference(seats) if with_it is not None and without is not None else None
    times = float(used["times"].sum()) / len(seats)
    return Worth(what, len(used) / len(seats), times, with_it, without, len(seats), difference)


def _difference(seats: pl.DataFrame) -> Mean | None:
    """What those win more who use it: at each table for each player, weighed as Mantel and Haenszel do.

    Tables differ in what can be won there and in how often a card comes up; without this a card would be worth much
    only because it is seen where few play.
    """
    place = ["table", "player"]
    users = pl.col("used").sum().over(place).cast(pl.Float64)
    others = (~pl.col("used")).sum().over(place).cast(pl.Float64)
    compared = (
        seats.with_columns(used=pl.col("times").is_not_null())
        .with_columns(weight=users * others / (users + others), of_kind=pl.when("used").then(users).otherwise(-others))
        .filter(pl.col("weight") > 0)
        .with_columns(part=pl.col("weight") / pl.col("of_kind"))
    )
    if not len(compared):
        return None
    whole = float(compared.group_by(place).agg(pl.col("weight").first())["weight"].sum())
    mean = float((compared["part"] * compared["wins"]).sum()) / whole
    residual = pl.col("part") * (pl.col("wins") - pl.col("wins").mean().over(place))
    together = compared.with_columns(residual=residual).group_by("number").agg(pl.col("residual").sum())["residual"]
    return Mean(mean, Z * math.sqrt(float((together**2).sum())) / whole)


def _by_difference(worth: Worth) -> tuple[bool, float, str]:
    difference = worth.difference
    return difference is None, -difference.mean if difference else -worth.used, worth.what


def met(frames: Sequence[pl.DataFrame]) -> pl.DataFrame:
    """Who played whom, and how it ended, in several studies of a game."""
    return pl.concat([frame.select("players", "scores") for frame in frames])


def rungs(frame: pl.DataFrame) -> list[Rating]:
    """The ladder of the players; empty if nobody met another."""
    rows = frame.select("players", "scores").iter_rows()
    pairs = pairs_of((players, scores) for players, scores in rows)
    names = sorted({name for pair in pairs for name in pair}, key=player_order)
    if not names:
        return []
    return ladder(pairs, "casual" if "casual" in names else names[0])


def courses(frame: pl.DataFrame) -> Iterator[Course]:
    """How soon games are decided, and how much they sway, by the size of the table.

    What a position is worth is on no scale that one could compare. So games are sorted by it at each moment into bins,
    and the chance of a bin is the share that was won in it.
    """
    for (seats,), rows in frame.sort("seats").group_by("seats", maintain_order=True):
        whole = rows.filter(pl.col("course").list.len() == MOMENTS + 1)
        wins = whole["wins"].list.get(0)
        variance = wins.var(ddof=0)
        if len(whole) >= FEWEST_FOR_A_COURSE and isinstance(variance, float) and variance > 0:
            yield _course(int(str(seats)), whole["course"], wins, variance)


def _course(seats: int, course: pl.Series, wins: pl.Series, variance: float) -> Course:
    chances = [_chances(course.list.get(moment), wins) for moment in range(MOMENTS + 1)]
    decided = [_variance(chance) / variance for chance in chances]
    steps = [(later - before).abs().mean() for before, later in pairwise(chances)]
    paths = [list(path) for path in zip(*(chance.head(PATHS).to_list() for chance in chances), strict=True)]
    return Course(seats, decided, sum(step for step in steps if isinstance(step, float)), paths)


def _variance(series: pl.Series) -> float:
    variance = series.var(ddof=0)
    return variance if isinstance(variance, float) else 0.0


def _chances(worths: pl.Series, wins: pl.Series) -> pl.Series:
    """For each game the share of wins among those of about the same worth."""
    bins = min(_BINS, len(worths) // 25)
    place = (worths.rank("average") - 1) * bins / len(worths)
    frame = pl.DataFrame({"bin": place.cast(pl.Int64), "win": wins})
    return frame.with_columns(chance=pl.col("win").mean().over("bin"))["chance"]


def histogram_of(values: pl.Series) -> list[tuple[float, int]]:
    """Each value and how often it occurred."""
    counted = values.value_counts().sort(values.name)
    return [(float(value), int(times)) for value, times in counted.iter_rows()]


def quantiles(values: pl.Series, shares: Sequence[float]) -> list[float]:
    """The values that so many are not above."""
    return [float(values.quantile(share, "lower") or 0) for share in shares]
