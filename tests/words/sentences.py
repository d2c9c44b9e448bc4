"""What is asked of the sentences and the rules of every game, for the tests of its words.

The words know their game, so whatever takes `words` finds that game's narrator by itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from tablee.core.errors import IllegalMove
from tablee.core.game import Game, State
from tablee.core.narrator import Narrator
from tablee.core.story import Told
from tablee.games import find_game
from tablee.words import LANGUAGES, Words, rule_section, rules_page, words_for
from tests.words.catalogues import SOURCES

KEYS = (
    *("event", "move", "prompt", "outcome", "reason", "refused", "error", "why", "table", "odds", "figure", "option"),
    *("kind", "race", "card", "the", "badge"),
)
SHOWN_THROUGH = re.compile(rf"[{{}}$\u2068\u2069]|\b({'|'.join(KEYS)})-[a-z]")
"""What a person must never see: a key, a variable, a mark."""
ENDS = (".", "!", "?", "…", ")")
YES_NO = {"fr": ("oui", "non"), "en": ("yes", "no")}


def checked(sentence: str) -> str:
    """The sentence, if nothing shows through and no space is too much."""
    assert sentence, "nothing is said"
    assert sentence.strip() == sentence, sentence
    assert not SHOWN_THROUGH.search(sentence), sentence
    for wrong in ("  ", " .", " ,"):
        assert wrong not in sentence, sentence
    return sentence


def plain(sentence: str) -> str:
    """With ordinary spaces."""
    return sentence.replace("\u00a0", " ").replace("\u202f", " ")


def narrator_of(words: Words) -> Narrator:
    """Who speaks for the game of these words."""
    assert words.game_id is not None
    return find_game(words.game_id).narrator


def say_event(words: Words, event: Any, names: Sequence[str], reader: int | None) -> str:
    """One event as a sentence for `reader`; empty if it is not worth telling."""
    phrase = narrator_of(words).event(event)
    return words.sentence(phrase, names, reader) if phrase is not None else ""


def say_move(words: Words, view: Any, notation: str, names: Sequence[str] = ()) -> str:
    """What a move means to whoever has this view."""
    assert words.game_id is not None
    move = find_game(words.game_id).moves.read(notation)
    return words.tell(narrator_of(words).move(view, move), names, view.seat)


def say_prompt(words: Words, view: Any, names: Sequence[str] = ()) -> str:
    """What is to be decided."""
    return words.sentence(narrator_of(words).prompt(view), names, view.seat)


def say_outcome(words: Words, view: Any, names: Sequence[str] = ()) -> list[str]:
    """How it ended."""
    return [words.sentence(phrase, names, view.seat) for phrase in narrator_of(words).outcome(view)]


# Events and moves


def tell_all(
    words: Words, told: Sequence[Told], names: Sequence[str], reader: int | None, *, small: tuple[str, ...] = ()
) -> list[tuple[Told, str]]:
    """Each event that says something to `reader`, as a whole sentence; `small` are words that may begin one."""
    said = [(event, say_event(words, event.seen_by(reader), names, reader)) for event in told]
    for _, sentence in said:
        if sentence:
            checked(sentence)
            assert not sentence[0].islower() or sentence.startswith(small), sentence
            assert sentence.endswith(ENDS), sentence
    return [(event, sentence) for event, sentence in said if sentence]


def offer_all(words: Words, state: State, seat: int, names: Sequence[str]) -> None:
    """Every legal move means something, and no two mean the same."""
    view = state.view(seat)
    meanings = [checked(say_move(words, view, move.notation, names)) for move in state.legal(seat)]
    assert len(set(meanings)) == len(meanings), meanings


# Refusals and reasons


_EXPLAINED: set[tuple[object, ...]] = set()
"""The refusals that were looked at: a game refuses much for the same reason."""


def explain(game_id: str, error: IllegalMove, key: str = "") -> None:
    """The refusal is a sentence in both languages, which names a clause that the rules explain."""
    assert error.key == (key or error.key)
    refusal = (game_id, error.key, error.clause, str(error), *error.facts.items())
    if refusal in _EXPLAINED:
        return
    for lang in LANGUAGES:
        words = words_for(lang, game_id)
        assert words.has(error.key), error.key
        sentence = checked(words.error(error))
        assert sentence.endswith(f"({error.clause})"), sentence
        assert lang == "en" or sentence != f"{error} ({error.clause})"
        assert rule_section(game_id, lang, error.clause)
    _EXPLAINED.add(refusal)


def explain_all(game: Game, state: State, seat: int) -> set[str]:
    """Whatever `seat` may not play now is refused in words; the keys of those refusals."""
    keys = set()
    legal = state.legal(seat)
    for move in game.moves:
        if move not in legal:
            with pytest.raises(IllegalMove) as refused:
                state.play(seat, move)
            explain(game.id, refused.value)
            keys.add(refused.value.key)
    return keys


def tell_reasons(words: Words, game: Game, state: State, seat: int) -> None:
    """Why one would choose each legal move, for oneself and for everybody."""
    for move in state.legal(seat):
        for why in (game.hints.why(state, seat, move), game.hints.why_openly(state, seat, move)):
            assert checked(words.tell(why)).endswith("."), why


# Options and rules


def check_options(words: Words, options: type[msgspec.Struct]) -> None:
    """Every option has a name and a help, and every choice of one its words."""
    for field in msgspec.structs.fields(options):
        checked(words(f"option-{field.name}"))
        assert checked(words(f"option-{field.name}-help")).endswith(".")
        for choice in get_args(field.type) if get_origin(field.type) is Literal else ():
            checked(words(f"option-{field.name}-{choice}"))


def written_defaults(options: type[msgspec.Struct], lang: str) -> dict[str, str]:
    """The options with their defaults as a table of the rules writes them."""
    yes, no = YES_NO[lang]
    defaults = msgspec.to_builtins(options())
    return {name: (yes if value else no) if isinstance(value, bool) else str(value) for name, value in defaults.items()}


def listed_defaults(game_id: str, lang: str) -> dict[str, str]:
    """The table of options in the rules."""
    return dict(re.findall(r"^\| `([a-z_]+)` \| (\w+) \| [^|]+ \|$", rules_page(game_id, lang), re.MULTILINE))


def heading_marks(game_id: str, lang: str) -> list[tuple[str, str]]:
    """The headings of a rules page: how deep each is, and the clauses that it explains."""
    page = (SOURCES / "games" / game_id / "text" / f"rules.{lang}.md").read_text(encoding="utf-8")
    return re.findall(r"^(#+) [^{\n]*(\{.*\})?$", page, re.MULTILINE)


def check_section(game_id: str, lang: str, clause: str) -> None:
    """A section of the rules explains the clause without naming it."""
    section = rule_section(game_id, lang, clause)
    assert section.startswith("#")
    assert len(section.split()) > 15, section
    assert f"{clause.partition('-')[0]}-" not in section
    assert section.rstrip() in rules_page(game_id, lang)
