"""Every word that people read, in their language.

The catalogues are Mozilla Fluent files: ``text/<lang>.ftl`` for what belongs to no game and
``games/<game>/text/<lang>.ftl`` for the rest, with the rules of each game as ``rules.<lang>.md`` beside it.
Another package may bring a ``text`` folder of its own and name itself when it asks for words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tablee.core.errors import BadOption, Fact, IllegalMove, TableeError
from tablee.core.phrases import Detail, Names, Person, Phrase
from tablee.games import SHELF, package_of

LANGUAGES: Final = ("fr", "en")
"""The languages everything exists in."""

NOTHING: Final = "none"
"""How the catalogues see an empty fact: Fluent cannot select on nothing."""

_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_FALLBACK: Final = "en"
_BEGINNING: Final = re.compile(r"^\w|(?<=[!?]\s)\w")


# ------------------------------------------------------------------------------------------------- which language


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language that was asked for, else that of the locale: French for fr…, otherwise English."""
    if wanted:
        return _known_language(wanted)
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    language = _language_of(locale)
    return language if language in LANGUAGES else _FALLBACK


def _known_language(wanted: str) -> str:
    language = _language_of(wanted)
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        message = f"there is no language {wanted!r}; there are {known}"
        raise BadOption(message, key="error-language", language=wanted, known=known)
    return language


def _language_of(locale: str) -> str:
    """``fr`` of ``fr_CA.UTF-8``, ``fr-BE`` or ``FR``."""
    return re.split(r"[-_.@]", locale.strip().lower(), maxsplit=1)[0]


# ------------------------------------------------------------------------------------------------- the catalogues


def capital(text: str) -> str:
    """With a capital at its beginning, and after an exclamation in it."""
    return _BEGINNING.sub(lambda letter: letter[0].upper(), text)


class Words:
    """All the words of one language, general ones and those of one game: ``words("event-left", name="Camille")``."""

    def __init__(self, lang: str, game_id: str | None = None, packages: Sequence[str] = ()) -> None:
        """Read the catalogues, those of other `packages` too; :func:`words_for` does it once and for all."""
        self.lang = lang
        self.game_id = game_id
        self._called: Mapping[str, str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in ("tablee", *([package_of(game_id)] if game_id is not None else ()), *packages):
            self._bundle.add_resource(FluentResource(_text(package, f"{lang}.ftl")))

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """The sentence `key`, filled in with `facts`; a truth is ``yes`` or ``no`` in the catalogue.

        A key or a fact that is missing is a :class:`KeyError`: nobody is ever shown a key.
        """
        if key in self._called:
            return self._called[key]
        if not self.has(key):
            raise KeyError(f"no words for {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        given = {
            name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in facts.items()
        }
        sentence, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise KeyError(f"{key!r} in {self.lang}: {problems[0]}")
        return str(sentence)

    def has(self, key: str) -> bool:
        """Whether there is a sentence `key`."""
        if key in self._called:
            return True
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def calling(self, names: Mapping[str, str]) -> Words:
        """The same words, but with these names, which are the same in every language: those of a user's own file."""
        other = copy(self)
        other._called = names
        return other

    def listed(self, items: Sequence[str]) -> str:
        """``a``, ``a and b``, ``a, b and c``; nothing at all for an empty list."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", items=", ".join(items[:-1]), last=items[-1])

    # Phrases

    def tell(self, phrase: Phrase, names: Names = (), reader: int | None = None) -> str:
        """The phrase in words for the seat `reader` (``None``: a spectator), who is "you"; others have their names."""
        facts: dict[str, Any] = {}
        for name, fact in phrase.facts.items():
            if isinstance(fact, Person):
                facts[name] = self.name(fact.seat, names)
                facts["you" if name == "name" else f"{name}_you"] = fact.seat == reader
            else:
                facts[name] = self._told(fact, names, reader)
        return self(phrase.key, **facts)

    def sentence(self, phrase: Phrase, names: Names = (), reader: int | None = None) -> str:
        """The same as a whole sentence: with a capital, after an exclamation too, even if it begins with a name."""
        text = self.tell(phrase, names, reader)
        if names and ". " in text:
            # A full stop may be that of an abbreviation, but not before somebody who gave no name.
            for seat in range(len(names) + 1):
                name = self.name(seat, names)
                text = text.replace(f". {name}", f". {capital(name)}")
        return capital(text)

    def name(self, seat: int, names: Names) -> str:
        """What others call whoever sits at `seat`; `absent` is the game's own opponent, who has no seat."""
        given = names[seat] if seat < len(names) else ""
        return given or self("nameless", number=seat + 1, absent=seat >= len(names))

    def title(self, seat: int, names: Names) -> str:
        """The same where it stands alone, in a table or a heading."""
        return capital(self.name(seat, names))

    def _told(self, fact: Any, names: Names, reader: int | None) -> Fact:
        """A fact as the catalogues want it; nothing, no text and nobody are "none", an empty phrase is no text."""
        if isinstance(fact, Detail):
            return self._within(fact)
        if isinstance(fact, Phrase):
            return self.tell(fact, names, reader)
        if isinstance(fact, Person):
            return self("you") if fact.seat == reader else self.name(fact.seat, names)
        if isinstance(fact, list | tuple) and fact:
            return self.listed([str(self._told(item, names, reader)) for item in fact])
        return NOTHING if fact in (None, "", [], ()) else fact

    # Errors

    def error(self, error: TableeError) -> str:
        """The sentence for `error`; its own English if the catalogues know nothing better."""
        sentence = self._detail(error.phrase)
        if isinstance(error, IllegalMove) and error.clause:
            return self("error-with-clause", sentence=sentence, clause=error.clause)
        return sentence

    def _detail(self, detail: Detail) -> str:
        try:
            return self.tell(detail)
        except KeyError:
            return detail.message

    def _within(self, detail: Detail) -> str:
        """A detail as a part of a sentence: a whole sentence begins small there, and its clause comes last."""
        words = self._detail(detail)
        if not detail.whole:
            return words
        clause = str(detail.facts.get("clause", ""))
        return ", ".join(filter(None, [words[0].lower() + words[1:].rstrip("."), clause]))


@cache
def words_for(lang: str, game_id: str | None = None, *packages: str) -> Words:
    """The words of `lang`, with those of a game if one is named, and of other packages."""
    return Words(_known_language(lang), game_id, packages)


@cache
def page_catalogue(lang: str, part: str | None = None) -> str:
    """A catalogue as a page needs it: without remarks, and without what only a terminal says.

    A `part` is a game, or a room of the page (:func:`page_rooms`). Without one these are the words that every page
    needs, and what stands on the lids of the boxes: the first group of each game's own catalogue, under keys that
    begin with the id of the game. So do the keys of groups of a game's catalogue that belong to a room.
    """
    if part is not None and part not in page_rooms():
        return _for_page(_groups(package_of(part), lang))
    frame = _for_page(_groups("tablee", lang), part)
    of_games = {name: _groups(package, lang) for name, package in SHELF.items()}
    own = {name: _for_page(groups[:1] if part is None else groups, part) for name, groups in of_games.items()}
    return "".join([frame, *(_KEY.sub(rf"{name}-\g<0>", words) for name, words in own.items())])


@cache
def page_rooms() -> frozenset[str]:
    """Rooms of the page that not everybody enters: their words are groups of their own, whose headings name them."""
    return frozenset(filter(None, (_room(group) for lang in LANGUAGES for group in _groups("tablee", lang))))


_KEY: Final = re.compile(r"^[a-z]\S* =", re.MULTILINE)
_GROUP: Final = re.compile(r"^## ", re.MULTILINE)
_ROOM: Final = re.compile(r"\{([a-z]+)\}$")
_REMARK: Final = re.compile(r"^#.*\n", re.MULTILINE)
_INDENT: Final = re.compile(r"^ +", re.MULTILINE)
"""One space is as good to a program, and weighs less."""
_TERMINAL: Final = "Terminal\n"
"""The heading of what only a terminal says, in both languages."""


def _groups(package: str, lang: str) -> list[str]:
    """The groups of a catalogue, each with its heading."""
    return _GROUP.split(_text(package, f"{lang}.ftl"))[1:]


def _room(group: str) -> str | None:
    """The room in which the words of a group are needed, if not everywhere: ``cup`` of ``A cup {cup}``."""
    named = _ROOM.search(group.partition("\n")[0])
    return named and named[1]


def _for_page(groups: Sequence[str], room: str | None = None) -> str:
    kept = (group for group in groups if not group.startswith(_TERMINAL) and _room(group) == room)
    return _INDENT.sub(" ", _REMARK.sub("", "".join(group.partition("\n")[2] for group in kept)))


def _text(package: str, name: str) -> str:
    """A file of a package's ``text`` folder; empty if it has none.  Words alone open no box: help is to be quick."""
    parent, _, own = package.rpartition(".")
    file = (files(parent) / own if parent else files(package)) / "text" / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


# -------------------------------------------------------------------------------------------------------- the rules

_HEADING: Final = re.compile(r"^(?P<level>#+) (?P<title>.*?)(?: \{(?P<clauses>[^{}]+)\})?$", re.MULTILINE)


def rules_page(game_id: str, lang: str) -> str:
    """The rules of a game as a Markdown page for people to read."""
    return _HEADING.sub(r"\g<level> \g<title>", marked_rules(game_id, lang))


def rule_section(game_id: str, lang: str, clause: str) -> str:
    """The section of the rules that explains `clause`, as Markdown; :class:`KeyError` if none does."""
    page = marked_rules(game_id, lang)
    headings = list(_HEADING.finditer(page))
    for place, heading in enumerate(headings):
        if clause in (heading["clauses"] or "").split():
            section = page[heading.start() : _section_end(page, headings[place:])]
            return _HEADING.sub(r"\g<level> \g<title>", section).strip() + "\n"
    raise KeyError(f"no section of the rules of {game_id} explains {clause!r} in {lang}")


def _section_end(page: str, headings: Sequence[re.Match[str]]) -> int:
    """A section goes on to the next heading that is not below its own."""
    depth = len(headings[0]["level"])
    return next((later.start() for later in headings[1:] if len(later["level"]) <= depth), len(page))


@cache
def marked_rules(game_id: str, lang: str) -> str:
    """The page as it is written: headings name in braces the clauses that they explain."""
    return _text(package_of(game_id), f"rules.{_known_language(lang)}.md")
