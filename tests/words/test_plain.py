"""No notation and no raw name reaches people, at any game on the shelf: not in the story, nor in questions or reasons.

Records and terminals have a notation, which people type; the page has none. What a phrase is made of has names of its
own ("brazil", "own-line"), which the catalogues choose by and never show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from tablee.core.material import sections_in
from tablee.core.phrases import Phrase
from tablee.core.record import begin, replay_ply
from tablee.games import SHELF, find_game
from tablee.words import LANGUAGES, words_for
from tests.golden.playthrough import modes, played
from tests.words.phrases import NAMES, _phrases

PRINTED: Final = {"ubongo": ("name", "piece", "pieces", "sheet", "cell", "at", "other")}
"""Facts that are names which stand on the material itself: a sheet is "A3" for everybody, a piece "J", a cell "a1"."""
NONSENSE: Final = "zqzq"
"""What no catalogue chooses by, and nobody says."""
RAW: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*|[A-Z]{1,3}\d?|\S*[<>_]\S*")
"""A name from the inside: ``own-line``, ``PL``, ``L1``, ``pilier<``."""
DICE: Final = re.compile(r"\[\d+\]")
TOKEN: Final = re.compile(r"[^\s().,;:!?«»“”…'’]+")
MIXED: Final = re.compile(r"(?=.*[A-Za-z])(?=.*\d)")


def told(name: str) -> Iterator[Phrase]:
    """All that people are told in matches of a game, each different phrase once, with the reasons of every move."""
    game = find_game(name)
    seen: set[bytes] = set()
    for mode in modes():
        if mode.game != name:
            continue
        match = played(mode)
        for phrase in (*_phrases(match), *_reasons(match)):
            written = msgspec.json.encode(phrase)
            if written not in seen:
                seen.add(written)
                yield phrase
    assert len(seen) > 30, f"so little is said at {game.id} that nothing was looked at"


def _reasons(match: Any) -> Iterator[Phrase]:
    hints, state = match.game.hints, begin(match.record, match.game)
    for number, ply in enumerate(match.record.plies):
        if ply.actor == 0 and number % 3 == 0:
            for move in state.legal(0)[:20]:
                yield hints.why(state, 0, move)
                yield hints.why_openly(state, 0, move)
        replay_ply(state, match.game, ply, number)


def with_nonsense(fact: Any, printed: tuple[str, ...]) -> Any:
    """The same, with nonsense in place of every raw name; of a phrase all facts but those that are `printed`."""
    if isinstance(fact, str) and RAW.fullmatch(fact):
        return NONSENSE
    if isinstance(fact, Phrase):
        facts = {name: part if name in printed else with_nonsense(part, printed) for name, part in fact.facts.items()}
        return type(fact)(fact.key, facts)
    return [with_nonsense(part, printed) for part in fact] if isinstance(fact, list | tuple) else fact


@pytest.mark.few(3)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", list(SHELF))
def test_nothing_from_the_inside_reaches_people(name: str, lang: str) -> None:
    words, printed = words_for(lang, name), PRINTED.get(name, ())
    notations = {move.notation for move in find_game(name).moves if MIXED.match(move.notation)}
    for phrase in told(name):
        sentence = words.sentence(phrase, NAMES, 0)
        assert not DICE.search(sentence), (phrase, sentence)
        shown = {str(phrase.facts[fact]) for fact in printed if fact in phrase.facts}
        assert not notations & (set(TOKEN.findall(sentence)) - shown), (phrase, sentence)
        nonsense = words.sentence(with_nonsense(phrase, printed), NAMES, 0)
        assert NONSENSE not in nonsense, (phrase, sentence)


@pytest.mark.parametrize("name", [name for name in SHELF if find_game(name).reconstructed()])
def test_the_parts_of_a_file_have_names_for_people(name: str) -> None:
    """The dialogue about what is in play lists them."""
    data_file = find_game(name).data_file
    assert data_file is not None
    for section in sections_in(data_file.read(None)[1]):
        for lang in LANGUAGES:
            assert "_" not in words_for(lang, name)(f"file-{section.name}")
