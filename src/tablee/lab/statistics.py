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
FEWEST_FOR_A_SWING: Final = 1000
"""With fewer games chance hides most of the steps that are there."""
PATHS: Final = 4
"""Games of which one sees how the chance moved."""
Z: Final = 1.96
"""Standard normal quantile of a 95 % interval."""
_ALL_THE_SAME: Final = (pl.col("seats") > 1) & (pl.col("players").list.n_unique() == 1)
_BINS: Final = 10
_FEWEST_IN_A_BIN: Final = 25


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
    """How a player did at tables of one size against the same others."""

    seats: int
    lineup: tuple[str, ...]
    """Who sat there, the weakest first; empty where one plays alone."""
    player: str
    games: int
    wins: Share
    """By seats: in a game there may be several of one player."""
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
    swing: float | None
    """By how much the chance of the first seat moves in a game at least, all steps added up; not for few games."""
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
    """How each player did, by the size of the table and by who met there.

    Not where all are the same: they win what they lose, and would only hide what they win against others.
    """
    lineup = pl.when(pl.col("seats") > 1).then(pl.col("players").list.sort().list.join("\n")).otherwise(pl.lit(""))
    met = frame.filter(~_ALL_THE_SAME).with_columns(lineup=lineup)
    found = []
    for (seats, names), games in met.group_by("seats", "lineup", maintain_order=True):
        together = tuple(sorted(filter(None, str(names).split("\n")), key=player_order))
        found += [_outcome(int(str(seats)), together, rows) for rows in seats_of(games).partition_by("player")]
    place = {outcome.lineup: number for number, outcome in reversed(list(enumerate(found)))}
    return sorted(found, key=lambda outcome: (outcome.seats, place[outcome.lineup], player_order(outcome.player)))


def _outcome(seats: int, lineup: tuple[str, ...], rows: pl.DataFrame) -> Outcome:
    games = rows.select("table", "number").n_unique()
    return Outcome(seats, lineup, str(rows["player"][0]), games, share_of(rows), mean_of(rows, "scores"))


def all_the_same(frame: pl.DataFrame) -> int:
    """At how many tables a player meets only himself."""
    return frame.filter(_ALL_THE_SAME)["table"].n_unique()


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
    and the chance of a game is the share that was won of the others in its bin: with itself among them each would seem
    to know a little of its own end.
    """
    for (seats,), rows in frame.sort("seats", maintain_order=True).group_by("seats", maintain_order=True):
        whole = rows.filter(pl.col("course").list.len() == MOMENTS + 1)
        # Whoever sits first changes from game to game: a half has whole rounds, or it would have players of its own.
        half = pl.col("number") // pl.col("seats") % 2
        games = whole.select("number", "course", win=pl.col("wins").list.get(0), half=half)
        if len(games) >= FEWEST_FOR_A_COURSE and games["number"].n_unique() > 1 and games["win"].n_unique() > 1:
            yield _course(int(str(seats)), games)


def _course(seats: int, games: pl.DataFrame) -> Course:
    moments = [_chances(games, moment) for moment in range(MOMENTS + 1)]
    swing = sum(_step(before, later) for before, later in pairwise(moments))
    paths = [list(path) for path in zip(*(chances["chance"].head(PATHS) for chances in moments), strict=True)]
    said = max(0.0, swing) if len(games) >= FEWEST_FOR_A_SWING else None
    return Course(seats, [_decided(chances) for chances in moments], said, paths)


def _chances(games: pl.DataFrame, moment: int) -> pl.DataFrame:
    """For each game what was won by those of about the same worth.

    `chance` is of all other numbers, `usual` too, but whatever their worth; `one` and `other` are of a half each.
    Tables play with the same seeds: a game with the same number may be the same one again, and so is no other.
    """
    bins = min(_BINS, len(games) // _FEWEST_IN_A_BIN)
    place = (pl.col("course").list.get(moment).rank("average") - 1) * bins / pl.len()
    win, alike = pl.col("win"), ["bin", "number"]
    usual = (win.sum() - win.sum().over("number")) / (pl.len() - pl.len().over("number"))
    others = pl.len().over("bin").cast(pl.Int64) - pl.len().over(alike).cast(pl.Int64)
    return games.with_columns(bin=place.cast(pl.Int64)).select(
        "win",
        usual=usual,
        chance=_share(win.sum().over("bin") - win.sum().over(alike), others, usual),
        one=_share_of_half(0),
        other=_share_of_half(1),
    )


def _share_of_half(half: int) -> pl.Expr:
    mine = (pl.col("half") == half).cast(pl.Float64)
    return _share((pl.col("win") * mine).sum().over("bin"), mine.sum().over("bin"), pl.col("win").mean())


def _share(won: pl.Expr, games: pl.Expr, usual: pl.Expr) -> pl.Expr:
    """What was won of some games; the usual share where there are none."""
    return pl.when(games > 0).then(won / games).otherwise(usual)


def _decided(chances: pl.DataFrame) -> float:
    """Which part of the variance of the outcome the chances explain: those who won had better ones than usual.

    The variance of the chances themselves would not do: it is also that of few games in a bin.
    """
    better = chances["win"] * (chances["chance"] - chances["usual"])
    return min(1.0, max(0.0, _mean(better) / _mean((chances["win"] - _mean(chances["win"])) ** 2)))


def _step(before: pl.DataFrame, later: pl.DataFrame) -> float:
    """By how much the chances moved: one half of the games says in which direction, and the other how far.

    What is chance in the one is not in the other, and so adds up to nothing. Where it hides the direction of a small
    step the sum is too small.
    """
    one, other = (later[half] - before[half] for half in ("one", "other"))
    return (_mean(one.sign() * other) + _mean(other.sign() * one)) / 2


def histogram_of(values: pl.Series) -> list[tuple[float, int]]:
    """Each value and how often it occurred."""
    counted = values.value_counts().sort(values.name)
    return [(float(value), int(times)) for value, times in counted.iter_rows()]


def quantiles(values: pl.Series, shares: Sequence[float]) -> list[float]:
    """The values that so many are not above."""
    return [float(values.quantile(share, "lower") or 0) for share in shares]
