"""Prints: a game as a PDF, drawn and typeset in the processes of the bots, made once and kept for whoever asks next.

A print depends on nothing but what was wished, so that its wish is its name. Whoever wishes for one that is being made
waits for it with the others; nobody can have more than a few made at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import Any, Final, Literal, NamedTuple

import msgspec

from tablee.core.errors import TableeError
from tablee.core.material import SentFile
from tablee.core.phrases import Detail
from tablee.core.record import read_choices
from tablee.press.ink import INKS
from tablee.press.marks import Booklet
from tablee.press.paper import PAPERS
from tablee.press.printing import Job, find_drawer, make_booklet, print_words
from tablee.press.typeset import INSTALL, is_press_here, typeset
from tablee.server.bots import Bots
from tablee.server.copies import Copy, copy_of
from tablee.server.limits import neighbourhood
from tablee.server.problems import Problem, too_fast
from tablee.server.protocol import PrintChoice, PrintForm, PrintOption, PrintStep
from tablee.server.settings import USUAL, Settings
from tablee.words import Words

PDF: Final = "application/pdf"


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen about every print."""

    paper: Literal["a4", "letter"] = "a4"
    ink: Literal["colour", "saving"] = "colour"
    own: str = ""
    """A user's own file, as ``POST /api/games/<game>/files`` named it."""


class Wish(NamedTuple):
    """What is to be printed."""

    game: str
    lang: str
    look: Look
    options: msgspec.Struct
    """What that game lets one choose besides."""

    @property
    def file_name(self) -> str:
        """What the PDF is called when it is kept."""
        return f"{self.game}-{self.look.paper}-{self.lang}.pdf"


def read_wish(game: str, lang: str, given: Iterable[tuple[str, str]]) -> Wish:
    """The wish in an address; :class:`BadOption` names what cannot be chosen."""
    drawer = find_drawer(game)
    chosen = dict(given)
    own = {name: chosen[name] for name in chosen if name not in Look.__struct_fields__}
    look: Any = read_choices(game, Look, {name: chosen[name] for name in chosen if name not in own})
    return Wish(game, lang, look, read_choices(game, drawer.Options, own))


def print_form(game: str, lang: str) -> PrintForm:
    """What can be chosen about the print of a game."""
    described: Any = msgspec.inspect.type_info(find_drawer(game).Options)
    words = print_words(lang, game)
    return PrintForm(
        papers=[PrintChoice(paper.name, paper.title) for paper in PAPERS.values()],
        inks=list(INKS),
        options=[_option(field, words) for field in described.fields],
        missing="" if is_press_here() else INSTALL,
    )


def _option(field: Any, words: Words) -> PrintOption:
    key = f"print-option-{field.encode_name}"
    values = [str(value) for value in getattr(field.type, "values", ())]
    choices = [PrintChoice(value, words(f"{key}-{value}")) for value in values]
    return PrintOption(field.encode_name, words(key), words(f"{key}-help"), field.default, choices)


def _drawn(wish: Wish, material: SentFile | None) -> Booklet:
    """In a worker: all pages as marks."""
    look = wish.look
    job = Job(PAPERS[look.paper], INKS[look.ink], print_words(wish.lang, wish.game), material, wish.options)
    return make_booklet(wish.game, job)


class _Making:
    """A print that is being made, or was."""

    def __init__(self) -> None:
        self.step = PrintStep("drawing")
        self.changed = asyncio.Event()
        self.task: asyncio.Task[Copy] | None = None

    def reach(self, step: PrintStep) -> None:
        """Tell everybody who waits how far it is."""
        self.step = step
        self.changed.set()
        self.changed = asyncio.Event()


class Prints:
    """All that were made, by what was wished; the longest unasked for are forgotten."""

    def __init__(self, bots: Bots, settings: Settings = USUAL) -> None:
        self._bots = bots
        self._settings = settings
        self._made: OrderedDict[Wish, _Making] = OrderedDict()
        self._for: Counter[str] = Counter()

    async def pdf(self, wish: Wish, material: SentFile | None, asker: str) -> Copy:
        """The print, once it is made."""
        task = self._find(wish, material, asker).task
        assert task is not None
        return await asyncio.shield(task)

    def steps(self, wish: Wish, material: SentFile | None, asker: str) -> AsyncIterator[PrintStep]:
        """How far the print is, until it is ready or refused.  What cannot even begin is raised here."""
        return self._steps(self._find(wish, material, asker))

    async def _steps(self, making: _Making) -> AsyncIterator[PrintStep]:
        while True:
            step, changed = making.step, making.changed
            yield step
            if step.stage in ("ready", "refused"):
                return
            await changed.wait()

    def _find(self, wish: Wish, material: SentFile | None, asker: str) -> _Making:
        making = self._made.get(wish)
        if making is None:
            making = self._begin(wish, material, asker)
        self._made.move_to_end(wish)
        return making

    def _begin(self, wish: Wish, material: SentFile | None, asker: str) -> _Making:
        if not is_press_here():
            raise no_press()
        address = neighbourhood(asker)
        if self._for[address] >= self._settings.prints_at_once:
            raise too_fast()
        making = self._made[wish] = _Making()
        self._for[address] += 1
        making.task = asyncio.create_task(self._make(making, wish, material, asker))
        making.task.add_done_callback(partial(self._done, wish, making, address))
        return making

    async def _make(self, making: _Making, wish: Wish, material: SentFile | None, asker: str) -> Copy:
        booklet = await self._bots.work(partial(_drawn, wish, material), asker)
        pages = len(booklet.pages)
        making.reach(PrintStep("setting", pages))
        pdf = await self._bots.work(partial(typeset, booklet), asker)
        return await asyncio.to_thread(copy_of, PDF, pdf)

    def _done(self, wish: Wish, making: _Making, address: str, task: asyncio.Task[Copy]) -> None:
        self._for[address] -= 1
        self._for += Counter()  # who has nothing made any more is forgotten
        error = None if task.cancelled() else task.exception()
        if task.cancelled() or error is not None:
            self._made.pop(wish, None)  # the next one who asks tries again
            known = error if isinstance(error, TableeError) else Problem("error-internal", "something went wrong here")
            why = Detail(known.key, dict(known.facts), str(known))
            making.reach(PrintStep("refused", making.step.pages, why))
            return
        making.reach(PrintStep("ready", making.step.pages))
        finished = [known for known, kept in self._made.items() if kept.step.stage == "ready"]
        for old in finished[: -self._settings.prints_kept]:
            del self._made[old]


def no_press() -> Problem:
    """The server can do all but print."""
    message = f"this server has no press; whoever runs it brings it with: {INSTALL}"
    return Problem("print-no-press", message, status=501, command=INSTALL)
