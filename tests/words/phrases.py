"""Phrases with the sentences that Python makes of them, for the page to make the same.

``python -m tests.words.phrases`` writes them to ``build/phrases.json``, which the page's unit tests read. They come
from matches of every game: what was told, asked and offered, and how it ended.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.core.errors import BadRecord, IllegalMove, UnknownMove
from tablee.core.match import Match
from tablee.core.phrases import Detail, Person, Phrase, detail, people
from tablee.core.record import begin, replay_ply
from tablee.core.spoken import Choice
from tablee.core.story import Story
from tablee.games import SHELF
from tablee.words import LANGUAGES, page_catalogue, page_rooms, words_for
from tests.golden.playthrough import modes, played

FILE: Final = Path(__file__).parents[2] / "build" / "phrases.json"
NAMES: Final = ("Camille", "", "Noé", "", "zoé", "O’Hara")
"""Some gave a name, and some did not."""
FEW: Final = 4
"""So many phrases with one key, as different as they come, are looked at."""


class Case(msgspec.Struct):
    """A phrase, who sits at the table, who reads, and what that is in words."""

    game: str
    phrase: Phrase
    names: list[str]
    reader: int | None
    sentences: dict[str, str]


class Written(msgspec.Struct):
    """All that the page's tests need."""

    catalogues: dict[str, str]
    """As the server answers, by address."""
    cases: list[Case]


def main() -> None:
    """Write the file."""
    parts = (None, *sorted(page_rooms()), *SHELF)
    catalogues = {address(lang, part): page_catalogue(lang, part) for lang in LANGUAGES for part in parts}
    found = Written(catalogues, [*cases()])
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    sys.stdout.write(f"{FILE}: {len(found.cases)} sentences in each language\n")


def address(lang: str, part: str | None) -> str:
    """Where the page asks for a catalogue."""
    return f"/api/words/{lang}/{part}" if part else f"/api/words/{lang}"


def cases() -> Iterator[Case]:
    """All of them."""
    for phrase, reader in product(MADE, (None, 0, 1)):
        yield _case("artropp", phrase, 2, reader)
    seen: Counter[tuple[str, str]] = Counter()
    for mode in modes():
        if mode.game not in SHELF:
            continue
        for phrase in _few(mode.game, _phrases(played(mode)), seen):
            for reader in (None, 0, mode.seats - 1):
                yield _case(mode.game, phrase, mode.seats, reader)


def _case(game: str, phrase: Phrase, seats: int, reader: int | None) -> Case:
    names = list(NAMES[:seats])
    sentences = {lang: words_for(lang, game).sentence(phrase, names, reader) for lang in LANGUAGES}
    return Case(game, phrase, names, reader, sentences)


def _few(game: str, phrases: Iterable[Phrase], seen: Counter[tuple[str, str]]) -> Iterator[Phrase]:
    known: set[bytes] = set()
    for phrase in phrases:
        written = msgspec.json.encode(phrase)
        if written in known or seen[game, phrase.key] >= FEW:
            continue
        known.add(written)
        seen[game, phrase.key] += 1
        yield phrase


def _phrases(match: Match) -> Iterator[Phrase]:
    """All that a spectator and the first seat are told, asked and offered."""
    narrator = match.game.narrator
    state = begin(match.record, match.game)
    state.story = Story()
    for number, ply in enumerate(match.record.plies):
        for seat in (None, 0):
            moves = state.legal(seat) if seat is not None and seat in state.waiting() else []
            yield from _spoken(narrator.said(state.view(seat), moves))
        if 0 in state.waiting():
            view = state.view(0)
            yield from (phrase for move in state.legal(0) for phrase in _offered(narrator.choice(view, move)))
        replay_ply(state, match.game, ply, number)
        story = state.story.take()
        for seat in (None, 0):
            yield from (line.phrase for line in narrator.tell([told.seen_by(seat) for told in story]))
    for seat in (None, 0):
        yield from _spoken(narrator.said(state.view(seat)))


def _offered(choice: Choice) -> Iterator[Phrase]:
    """What a move means, and whatever else a game says of it."""
    values = (getattr(choice, name) for name in choice.__struct_fields__)
    yield from (value for value in values if isinstance(value, Phrase))


def _spoken(said: Any) -> Iterator[Phrase]:
    yield said.prompt
    yield said.progress
    yield from said.outcome


def _row(*items: Any) -> Phrase:
    return Phrase("outcome-shared", {"names": list(items)})


def _unplayable(why: Detail) -> Phrase:
    problem = detail("detail-cannot-play", "{ply!r} cannot be played: {why}", ply="1 o7", why=why)
    return BadRecord(1234, problem, detail("detail-end-of-record", "the end of the record")).phrase


MADE: Final = (
    _row(),
    _row(Person(0)),
    _row(Person(1), Person(0)),
    _row(*people([0, 1, 2])),
    _row(None, "", "text", 7, Phrase("braves", {"amount": 1})),
    Phrase("braves", {"amount": 12_345}),
    Phrase("braves", {"amount": -1_500}),
    Phrase("braves", {"amount": 0}),
    Phrase("event-felled", {"name": Person(0), "target": Person(1)}),
    Phrase("event-drew", {"name": Person(0), "card": Phrase("the-orc", {"number": 7})}),
    Phrase("event-round-began", {"name": Person(1), "round": 2, "duel": True, "way": "left"}),
    BadRecord(0, detail("detail-empty-file", "the file is empty")).phrase,
    BadRecord(7, Detail("no-words", message="nobody has words for this"), "'* o7'").phrase,
    _unplayable(IllegalMove("too late", clause="AR-5", key="error-time-up").phrase),
    _unplayable(UnknownMove("no move is written o77", text="o77", near="").phrase),
    _unplayable(IllegalMove("Not in another language.", clause="AR-5", key="no-words").phrase),
)
"""What a phrase can be made of, even where no game has that yet."""


if __name__ == "__main__":
    main()
