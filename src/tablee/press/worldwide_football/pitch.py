"""The pitch: a space for each PA from the own half up to the goal, with what is possible there; and the score."""

from __future__ import annotations

from typing import Final

from tablee.games.worldwide_football.edition import ATTACKS, Edition
from tablee.games.worldwide_football.say import signed
from tablee.press.cover import HEADING_HEIGHT, draw_heading
from tablee.press.ink import CREAM, GRASS, GREY, WHITE
from tablee.press.marks import Block, Disc, Label, Mark, Page, Path, Prose, moved, rectangle
from tablee.press.paper import Area
from tablee.press.printing import Job
from tablee.press.reconstructed import Reconstructed
from tablee.press.sides import SIDES, draw_badge
from tablee.press.svg import read_outline
from tablee.press.tracks import draw_spaces
from tablee.press.worldwide_football.texts import capital

WIDTH: Final = 188.0
FIELD_WIDTH: Final = 122.0
FIELD_HEIGHT: Final = 232.0
_SIDE_WIDTH: Final = 58.0
_GOAL: Final = (40.0, 6.0)
_NUMBER_AT: Final = 14.0
_TARGET_WIDTH: Final = 26.0
_NOTES: Final = Area(27.0, 0.0, FIELD_WIDTH - 27.0 - _TARGET_WIDTH, 0.0)
_TALL: Final = 20.0
"""A space of this height has room for larger letters."""


def draw_pitch(edition: Edition, job: Job) -> Page:
    area = job.paper.area(WIDTH)
    marks = draw_heading(area, job.words("print-football-pitch"), job.words("game-title"))
    top = area.top + HEADING_HEIGHT + 2.0
    marks += moved(_Field(edition, job).draw(), area.left, top)
    marks += moved(_draw_side(job), area.right - _SIDE_WIDTH, top)
    return Page(marks)


class _Field:
    """The spaces from the goal above to the own half below."""

    def __init__(self, edition: Edition, job: Job) -> None:
        self.edition = edition
        self.match = edition.file.match
        self.job = job
        self.words = job.words
        self.reconstructed = Reconstructed(edition.reconstructed)
        self.height = (FIELD_HEIGHT - _GOAL[1]) / (self.match.most_pa + 1)

    def top_of(self, pa: int) -> float:
        """Where a space begins."""
        return _GOAL[1] + (self.match.most_pa - pa) * self.height

    def draw(self) -> list[Mark]:
        spaces = range(self.match.most_pa + 1)
        stripes = [
            rectangle(0, self.top_of(pa), FIELD_WIDTH, self.height, fill=GRASS[pa % 2], stroke=None)
            for pa in spaces
            if self.job.ink.fills
        ]
        return [*stripes, *self._chalk(), *(mark for pa in spaces for mark in self._space(pa))]

    def _chalk(self) -> list[Mark]:
        """The lines of a pitch: the goal, the box where one shoots, and the circle around kick-off."""
        goal_left, middle = (FIELD_WIDTH - _GOAL[0]) / 2, FIELD_WIDTH / 2
        box = self.top_of(self.match.shoots_from - 1)
        line = WHITE if self.job.ink.fills else GREY
        width = 0.8 if self.job.ink.fills else 0.25
        start, arc = self.top_of(0), min(18.0, 0.8 * self.height)
        levels = [[(0.0, self.top_of(pa)), (FIELD_WIDTH, self.top_of(pa))] for pa in range(self.match.most_pa)]
        return [
            Path(levels, stroke=GREY, width=0.15),
            Path(read_outline(f"M0 {start}H{FIELD_WIDTH}{_half_circle(middle, start, arc)}"), stroke=line, width=width),
            rectangle(5.0, _GOAL[1], FIELD_WIDTH - 10.0, box - _GOAL[1], stroke=line, line=width),
            rectangle(0, _GOAL[1], FIELD_WIDTH, FIELD_HEIGHT - _GOAL[1], line=0.5),
            rectangle(goal_left, 0, _GOAL[0], _GOAL[1], fill=self.job.ink.tint(WHITE), line=0.6),
        ]

    def _space(self, pa: int) -> list[Mark]:
        """The PA, what is possible there, and what a d20 needs."""
        middle = self.top_of(pa) + self.height / 2
        tall = self.height >= _TALL
        number: list[Mark] = [
            Disc((_NUMBER_AT, middle), min(9.0, 0.42 * self.height), fill=WHITE, width=0.3),
            Label((_NUMBER_AT, middle), str(pa), 24 if tall else 14, bold=True),
        ]
        notes = Block("text", " · ".join(capital(note) for note in self.notes(pa)))
        corner = (_NOTES.left, self.top_of(pa))
        text = Prose(corner, _NOTES.width, self.height, [notes], size=10.5, middle=True, shrinks=True)
        return [*number, text, *(self._target(pa, middle) if pa else [])]

    def _target(self, pa: int, middle: float) -> list[Mark]:
        """WF-13."""
        left = FIELD_WIDTH - _TARGET_WIDTH + 3.0
        area = Area(left, middle - 5.0, 17.0, 10.0)
        text = self.reconstructed.signed(f"{self.match.targets[pa - 1]}", "match.targets")
        return [rectangle(*area, fill=self.job.ink.tint(WHITE), line=0.2), Label((area.middle, middle), text, 14)]

    def notes(self, pa: int) -> list[str]:
        """What is possible with so many PA, and was not with one less."""
        file, words, reconstructed = self.edition.file, self.words, self.reconstructed
        found = [(words("print-football-at-start"), "rules")] if pa == 0 else []
        for here, name, place in (
            (file.abilities.counter_pa, "counter", "abilities.counter_pa"),
            (self.match.corner_pa, "corner", "match.corner_pa"),
            (self.match.special_at, "special", "match.special_at"),
            (file.fouls.choice_pa, "choice", "fouls.choice_pa"),
            (file.fouls.penalty_pa, "penalty", "fouls.penalty_pa"),
        ):
            if here == pa:
                found.append((words(f"print-football-at-{name}"), place))
        for code in ATTACKS:
            if pa and file.cards[code].needs == pa:
                found.append((words("print-football-at-card", card=words("card", card=code)), f"cards.{code}.needs"))
        if pa >= self.match.shoots_from:
            bonus = signed(file.shots.by_pa[pa - self.match.shoots_from])
            found.append((words("print-football-at-shot", bonus=bonus), "shots.by_pa"))
        return [reconstructed.signed(text, place) for text, place in found]


def _half_circle(x: float, y: float, radius: float) -> str:
    return f"M{x - radius} {y}a{radius} {radius} 0 0 1 {2 * radius} 0"


def _draw_side(job: Job) -> list[Mark]:
    """Goals of both sides, the half, and how a d20 is read."""
    words = job.words
    marks: list[Mark] = []
    for place, side in enumerate(SIDES):
        top = 44.0 * place
        goals = draw_spaces([str(number) for number in range(10)], 5, (_SIDE_WIDTH / 5, 14.0), job.ink.tint(CREAM))
        title = Label(
            (12.0, top + 5.0), words("print-football-goals", side=side.name), 12, "left", bold=True, room=45.0
        )
        marks += [*draw_badge(side, (5.0, top + 5.0), 4.0, ""), title, *moved(goals, 0, top + 11.0)]
    halves = draw_spaces(["1", "2"], 2, (_SIDE_WIDTH / 2, 14.0), job.ink.tint(CREAM))
    marks += [Label((0, 93.0), words("print-football-half"), 12, "left", bold=True), *moved(halves, 0, 98.0)]
    how_to = [Block("text", words(f"print-football-how-{name}")) for name in ("ball", "target", "goal")]
    return [*marks, Prose((0, 120.0), _SIDE_WIDTH, 100.0, how_to, size=10)]
