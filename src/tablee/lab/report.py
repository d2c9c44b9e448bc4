"""The report of a study: plots and the figures behind them, and the HTML file that needs nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from importlib.resources import files
from pathlib import PurePath
from types import ModuleType
from typing import Any, Final

import msgspec
import polars as pl

import tablee
from tablee.bots.characters import find_character
from tablee.core.article import Article, Figures, Heading, Part, Picture, Section
from tablee.games import find_game
from tablee.lab import plots, statistics
from tablee.lab.ladder import Rating
from tablee.lab.playing import figures_of
from tablee.lab.plots import Bar
from tablee.lab.statistics import Course, Effect, Mean, Outcome, Share, Worth
from tablee.lab.study import OWN, Study
from tablee.words import Words, words_for

MOST_ROWS: Final = 30
"""Of a plot of cards; the table below it has them all."""
_INTERVAL: Final = re.compile(r"\s(?=[(±])")


def report_words(lang: str, game: str) -> Words:
    """The words of a game with those of reports."""
    return words_for(lang, game, "tablee.lab")


def report_article(study: Study, frame: pl.DataFrame, lang: str) -> Article:
    """The report in one language."""
    return Report(study, frame, report_words(lang, study.game)).article()


def report_page(article: Article) -> str:
    """The report as one HTML file."""
    style = (files("tablee.lab") / "report.css").read_text(encoding="utf-8")
    title = escape(article.title)
    question = f'<p class="question">{escape(article.question)}</p>\n' if article.question else ""
    sections = "\n".join(map(_section_html, article.sections))
    return (
        f'<!doctype html>\n<html lang="{article.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>\n{style}</style>\n'
        f"</head>\n<body>\n<h1>{title}</h1>\n{question}<p>{escape(article.about)}</p>\n{sections}\n</body>\n</html>\n"
    )


def _section_html(section: Section) -> str:
    parts = "".join(map(_part_html, section.parts))
    return f"<section><h2>{escape(section.title)}</h2><p>{escape(section.text)}</p>{parts}</section>"


def _part_html(part: Part) -> str:
    match part:
        case Heading(text):
            return f"<h3>{escape(text)}</h3>"
        case Picture(svg, narrow):
            return f'<div class="on-desk">{svg}</div><div class="on-phone">{narrow}</div>'
        case Figures(titles, rows):
            head = "".join(f"<th>{escape(title)}</th>" for title in titles)
            body = "".join(f"<tr><th>{escape(row[0])}</th>{''.join(map(_cell_html, row[1:]))}</tr>" for row in rows)
            return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell_html(cell: str) -> str:
    """On a phone the line may break between a figure and its interval, and nowhere else."""
    return f"<td>{' '.join(f'<span>{escape(part)}</span>' for part in _INTERVAL.split(cell))}</td>"


def on_paper(article: Article) -> Article:
    """The report for the press: a plot on paper has no page around it whose colours it could take."""
    style = (files("tablee.lab") / "paper.css").read_text(encoding="utf-8")
    sections = [
        Section(
            section.title,
            section.text,
            [
                msgspec.structs.replace(part, svg=plots.alone(part.svg, style)) if isinstance(part, Picture) else part
                for part in section.parts
            ],
        )
        for section in article.sections
    ]
    return msgspec.structs.replace(article, sections=sections)


def pictured(draw: Callable[..., str]) -> Picture:
    """A plot in both its widths."""
    return Picture(draw(width=plots.WIDE), draw(width=plots.NARROW))


def _boxes_of(study: Study, words: Words) -> dict[str, str]:
    """What each box is called: the game's own as such, others as the study names their files.

    The folder is said only where two files share a name. The name inside a file need not tell it from others: whoever
    changes a copy of the printed deck may leave it as it was.
    """
    files = {table.material: table.file for table in study.tables}
    sent = {box: file for box, file in files.items() if file != OWN}
    times = Counter(PurePath(file).name for file in sent.values())
    called = {box: file if times[PurePath(file).name] > 1 else PurePath(file).name for box, file in sent.items()}
    return {box: called.get(box, words("report-box")) for box in files}


class Report:
    """Makes the sections of a report in one language."""

    def __init__(self, study: Study, frame: pl.DataFrame, words: Words) -> None:
        self.study = study
        self.frame = frame
        self.words = words
        self.names: ModuleType | None = figures_of(study.game)
        self.boxes = _boxes_of(study, words)

    def article(self) -> Article:
        """The question of the study, what was played, and every section that has something to say."""
        tables = self.frame["table"].n_unique()
        about = self.words("report-about", games=len(self.frame), tables=tables, version=tablee.__version__)
        boxes = self.frame["material"].unique(maintain_order=True).to_list()
        material = self.words.listed([f"{self.value('material', box)} ({box})" for box in boxes])
        return Article(
            lang=self.words.lang,
            title=self.words("report-title", game=self.words("game-title")),
            question=self.study.question.get(self.words.lang) or self.study.question.get("", ""),
            about=f"{about} {self.words('report-material', material=material)}",
            sections=list(self.sections()),
        )

    def sections(self) -> Iterator[Section]:
        """One after the other; those that have nothing to say are left out."""
        yield from self._outcomes()
        yield from self._seats()
        yield from self._ladder()
        yield from self._lengths()
        yield from self._scores()
        for dimension in statistics.dimensions(self.frame):
            yield from self._effects(dimension)
        yield from self._uses()
        yield from self._courses()
        yield from self._figures()

    # Numbers and names

    def number(self, value: float, places: int = 1) -> str:
        """As the language writes it, with a sign if it is below nothing."""
        whole, _, part = f"{abs(value):.{places}f}".partition(".")
        shown = self.words("decimal", whole=int(whole), part=part) if part else self.words("number", number=int(whole))
        return f"−{shown}" if value < 0 and float(f"{value:.{places}f}") else shown

    def percent(self, share: float) -> str:
        """A share to a tenth of a percent."""
        return self.words("simulate-share", percent=self.number(100 * share))

    def whole_percent(self, share: float) -> str:
        """A share to a percent, for the ticks of a scale."""
        return self.words("simulate-share", percent=self.number(100 * share, 0))

    def interval(self, share: Share) -> str:
        """A share with its interval."""
        low, high = self.number(100 * share.low), self.number(100 * share.high)
        return f"{self.percent(share.share)} ({self.words('simulate-from-to', low=low, high=high)})"

    def mean(self, mean: Mean, places: int = 2) -> str:
        """A mean with its interval."""
        return self.words("simulate-mean", mean=self.number(mean.mean, places), error=self.number(mean.margin, places))

    def player(self, name: str) -> str:
        """A level by its word, a character by name and level; what has another name keeps it."""
        level, colon, worlds = name.partition(":")
        character = find_character(find_game(self.study.game), level)
        if character is not None:
            plays_at = self.player(f"{character.level}{colon}{worlds}")
            return self.words("report-character", name=character.name, level=plays_at)
        if not self.words.has(f"level-{level}"):
            return name
        called = self.words(f"level-{level}")
        return self.words("report-worlds", level=called, worlds=int(worlds)) if colon else called

    def use(self, what: str) -> str:
        """What people call a card, an ability or a combination."""
        assert self.names is not None
        name = self.words.tell(self.names.use_name(what))
        return name[:1].upper() + name[1:]

    def value(self, dimension: str, value: Any) -> str:
        """The value of an option as people read it; a box by its file, and the game's own as such."""
        if dimension == "material":
            return self.boxes[value]
        if isinstance(value, bool):
            return self.words("yes" if value else "no")
        key = f"{dimension.replace('option_', 'option-')}-{value}"
        return self.words(key) if self.words.has(key) else str(value)

    def dimension(self, name: str) -> str:
        """What the grid varies."""
        if name.startswith("option_"):
            return self.words(f"option-{name.removeprefix('option_')}")
        return self.words(f"report-by-{name}")

    # Parts

    def section(self, key: str, *parts: Part, **facts: str) -> Section:
        """A heading, what is to be seen there, and the parts."""
        return Section(self.words(f"report-{key}", **facts), self.words(f"report-{key}-help"), list(parts))

    def table(self, titles: Iterable[str], rows: Iterable[Iterable[str]]) -> Figures:
        """A table whose columns have the words of these keys as titles."""
        return Figures([self.words(key) for key in titles], [list(row) for row in rows])

    def seats_heading(self, seats: int) -> Heading:
        """A heading where there are tables of several sizes."""
        return Heading(self.words("report-seats", seats=seats))

    def shares(self, rows: Sequence[Bar], key: str, reference: float | None, **facts: str) -> Picture:
        """Shares of wins with their intervals."""
        return pictured(
            partial(
                plots.bars,
                rows,
                title=self.words(f"report-{key}", **facts),
                unit=self.words("report-unit-wins"),
                shown=self.whole_percent,
                reference=reference,
            )
        )

    def _outcomes(self) -> Iterator[Section]:
        """By who met, if there are several such groups."""
        groups: dict[tuple[int, tuple[str, ...]], list[Outcome]] = {}
        for outcome in statistics.outcomes(self.frame):
            groups.setdefault((outcome.seats, outcome.lineup), []).append(outcome)
        parts: list[Part] = []
        for (seats, lineup), mine in groups.items():
            alone = sum(size == seats for size, _ in groups) == 1
            heading = self.seats_heading(seats) if alone else self.lineup_heading(seats, lineup)
            parts += [heading, *self._outcomes_of(seats, mine)]
        if parts:
            section = self.section("outcomes", *parts)
            same = statistics.all_the_same(self.frame)
            left_out = self.words("report-all-the-same", tables=same) if same else ""
            yield msgspec.structs.replace(section, text=f"{section.text} {left_out}".rstrip())

    def lineup_heading(self, seats: int, lineup: Iterable[str]) -> Heading:
        """A heading where different players met at tables of one size."""
        players = self.words.listed([self.player(name) for name in lineup])
        return Heading(self.words("report-lineup", table=self.seats_heading(seats).text, players=players))

    def _outcomes_of(self, seats: int, outcomes: Sequence[Outcome]) -> Iterator[Part]:
        bars = [self._bar(self.player(outcome.player), outcome.wins) for outcome in outcomes]
        yield self.shares(bars, "outcomes", reference=1 / seats if seats > 1 else 0.5)
        rows = [
            (
                self.player(outcome.player),
                self.number(outcome.games, 0),
                self.interval(outcome.wins),
                self.mean(outcome.score),
            )
            for outcome in outcomes
        ]
        yield self.table(("simulate-player", "report-games", "simulate-wins", "report-score"), rows)

    def _bar(self, label: str, share: Share) -> Bar:
        return Bar(label, share.share, share.low, share.high, self.percent(share.share))

    def _seats(self) -> Iterator[Section]:
        parts: list[Part] = []
        for seats, shares in statistics.seat_advantage(self.frame).items():
            rows = [self._bar(self.words("seat", number=place), share) for place, share in enumerate(shares, 1)]
            parts += [self.seats_heading(seats), self.shares(rows, "advantage", reference=1 / seats)]
        if parts:
            yield self.section("advantage", *parts)

    def _ladder(self) -> Iterator[Section]:
        ratings = statistics.rungs(self.frame)
        if ratings:
            yield self.section("ladder", pictured(partial(self.ladder_plot, ratings)))

    def ladder_plot(self, ratings: Sequence[Rating], width: int = plots.WIDE) -> str:
        """The rungs from the strongest to the weakest."""
        rows = [
            Bar(
                self.player(rating.name),
                rating.points,
                rating.points - rating.margin,
                rating.points + rating.margin,
                self.mean(Mean(rating.points, rating.margin), 0),
            )
            for rating in ratings
        ]
        return plots.bars(
            rows,
            title=self.words("report-ladder"),
            unit=self.words("report-unit-points"),
            shown=lambda value: self.number(value, 0),
            reference=0.0,
            width=width,
        )

    def _lengths(self) -> Iterator[Section]:
        parts: list[Part] = []
        rows = []
        for (seats,), games in self.frame.sort("seats").group_by("seats", maintain_order=True):
            heading = self.seats_heading(int(str(seats)))
            parts += [heading, self.distribution(games["plies"], self.words("report-lengths"), "plies")]
            rows.append((heading.text, *self._spread(games["plies"])))
        titles = ("report-table", "report-p5", "simulate-median", "simulate-average", "simulate-p95", "simulate-most")
        yield self.section("lengths", *parts, self.table(titles, rows))

    def distribution(
        self, values: pl.Series, title: str, unit: str, span: tuple[float, float] | None = None
    ) -> Picture:
        """How often each value occurred."""
        return pictured(
            partial(
                plots.histogram,
                statistics.histogram_of(values),
                title=title,
                unit=self.words(f"report-unit-{unit}"),
                shown=lambda value: self.number(value, 0),
                share=self.percent,
                span=span,
            )
        )

    def _spread(self, values: pl.Series) -> Iterator[str]:
        low, median, high, most = statistics.quantiles(values, (0.05, 0.5, 0.95, 1.0))
        yield self.number(low, 0)
        yield self.number(median, 0)
        yield self.number(float(values.sum()) / len(values))
        yield self.number(high, 0)
        yield self.number(most, 0)

    def _scores(self) -> Iterator[Section]:
        """Of all players at tables of one size on the same scale."""
        parts: list[Part] = []
        for (seats,), games in self.frame.sort("seats").group_by("seats", maintain_order=True):
            rows = statistics.seats_of(games)
            least, most = statistics.quantiles(rows["scores"], (0.0, 1.0))
            for name in sorted(rows["player"].unique(), key=statistics.player_order):
                called = f"{self.seats_heading(int(str(seats))).text}, {self.player(name)}"
                scores = rows.filter(pl.col("player") == name)["scores"]
                parts += [Heading(called), self.distribution(scores, called, "score", (least, most))]
        yield self.section("scores", *parts)

    def _effects(self, dimension: str) -> Iterator[Section]:
        effects = statistics.effects(self.frame, dimension)
        rows = [self._bar(self.value(dimension, effect.value), effect.first) for effect in effects]
        title = self.dimension(dimension)
        titles = [self.words("simulate-figure"), *(self.value(dimension, effect.value) for effect in effects)]
        figures = Figures(titles, list(self._effect_rows(effects)))
        seats = self.frame["seats"].unique()
        fair = 1 / seats[0] if len(seats) == 1 and seats[0] > 1 else None
        section = self.section("effect", self.shares(rows, "effect", fair, name=title), figures, name=title)
        uneven = self.unevenly(self.frame, dimension)
        yield msgspec.structs.replace(section, text=f"{section.text} {uneven}".rstrip())

    def unevenly(self, frame: pl.DataFrame, dimension: str) -> str:
        """What is to be borne in mind where the values of an option did not meet the same others; else nothing."""
        others = ", ".join(self.dimension(name) for name in statistics.uneven(frame, dimension))
        return self.words("report-uneven", others=others) if others else ""

    def _effect_rows(self, effects: Sequence[Effect]) -> Iterator[list[str]]:
        yield [self.words("report-games"), *(self.number(effect.games, 0) for effect in effects)]
        yield [self.words("report-first"), *(self.interval(effect.first) for effect in effects)]
        yield [
            self.words("report-drawn"),
            *("–" if effect.drawn is None else self.interval(effect.drawn) for effect in effects),
        ]
        players = sorted({name for effect in effects for name in effect.players}, key=statistics.player_order)
        for name in players if len(players) > 1 else ():
            shares = (effect.players.get(name) for effect in effects)
            yield [
                self.words("report-wins-of", player=self.player(name)),
                *("–" if share is None else self.interval(share) for share in shares),
            ]
        yield [self.words("report-plies"), *(self.mean(effect.plies, 1) for effect in effects)]
        yield [
            self.words("report-margin"),
            *("–" if effect.margin is None else self.mean(effect.margin) for effect in effects),
        ]
        for name in sorted({name for effect in effects for name in effect.figures}):
            cells = (effect.figures.get(name) for effect in effects)
            yield [self.figure(name), *("–" if mean is None else self.mean(mean) for mean in cells)]

    def figure(self, name: str) -> str:
        """What a figure is called."""
        return self.words(f"figure-{name}") if self.words.has(f"figure-{name}") else name

    def _uses(self) -> Iterator[Section]:
        worths = statistics.worths(self.frame)
        if not worths:
            return
        compared = [worth for worth in worths if worth.difference is not None]
        parts: list[Part] = []
        if compared:
            half = MOST_ROWS // 2
            shown = compared if len(compared) <= MOST_ROWS else [*compared[:half], *compared[-half:]]
            parts.append(
                pictured(
                    partial(
                        plots.bars,
                        [self._worth_bar(worth) for worth in shown],
                        title=self.words("report-uses"),
                        unit=self.words("report-unit-difference"),
                        shown=lambda value: self.number(100 * value, 0),
                        reference=0.0,
                    )
                )
            )
        titles = ("report-use", "report-used", "report-times", "report-with", "report-without", "report-difference")
        parts.append(self.table(titles, map(self._worth_row, worths)))
        yield self.section("uses", *parts)

    def _worth_bar(self, worth: Worth) -> Bar:
        difference = worth.difference
        assert difference is not None
        mean, margin = difference
        return Bar(self.use(worth.what), mean, mean - margin, mean + margin, self.points(difference))

    def points(self, difference: Mean) -> str:
        """A difference of shares, in percentage points."""
        return self.words("report-points", points=self.mean(Mean(100 * difference.mean, 100 * difference.margin), 1))

    def _worth_row(self, worth: Worth) -> list[str]:
        shares = ["–" if share is None else self.interval(share) for share in (worth.with_it, worth.without)]
        difference = "–" if worth.difference is None else self.points(worth.difference)
        return [self.use(worth.what), self.percent(worth.used), self.number(worth.times, 2), *shares, difference]

    def _courses(self) -> Iterator[Section]:
        found = list(statistics.courses(self.frame))
        if not found:
            return
        lines = [plots.Curve(self.words("report-seats", seats=course.seats), course.decided) for course in found]
        picture = self.over_the_course(lines, "tension")
        rows = [
            (
                self.words("report-seats", seats=course.seats),
                *(self.percent(course.decided[moment]) for moment in (0, 5, 9)),
                "–" if course.swing is None else self.words("report-points", points=self.number(100 * course.swing, 0)),
            )
            for course in found
        ]
        titles = ("report-table", "report-at-start", "report-at-half", "report-at-nine", "report-swing")
        section = self.section("tension", picture, self.table(titles, rows))
        few = any(course.swing is None for course in found)
        fewest = self.words("report-swing-few", games=statistics.FEWEST_FOR_A_SWING) if few else ""
        yield msgspec.structs.replace(section, text=f"{section.text} {fewest}".rstrip())
        yield self.section("paths", *(part for course in found for part in self._paths(course)))

    def _paths(self, course: Course) -> Iterator[Part]:
        """How the chance of the first seat moved in some games, each with its number."""
        lines = [
            plots.Curve(self.words("report-game", number=number), path) for number, path in enumerate(course.paths, 1)
        ]
        yield self.seats_heading(course.seats)
        yield self.over_the_course(lines, "paths")

    def over_the_course(self, lines: Sequence[plots.Curve], key: str) -> Picture:
        """Curves from the first move to the last."""
        return pictured(
            partial(
                plots.curves,
                lines,
                title=self.words(f"report-{key}"),
                unit=self.words("report-unit-course"),
                shown=self.whole_percent,
            )
        )

    def _figures(self) -> Iterator[Section]:
        means = statistics.figure_means(self.frame)
        if means:
            rows = [(self.figure(name), self.mean(mean)) for name, mean in means.items()]
            yield self.section("figures", self.table(("simulate-figure", "simulate-average"), rows))
