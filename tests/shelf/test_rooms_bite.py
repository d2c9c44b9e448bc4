"""The checks notice what is missing: each room of a game is taken away in turn, and they say which."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from tablee import words as words_module
from tablee.core.errors import Fact
from tablee.core.game import Game, Hints
from tablee.core.learned import Reason
from tablee.core.narrator import event_key
from tablee.core.phrases import Phrase
from tablee.games import SHELF, find_game
from tablee.rooms import LID_WORDS, ROOMS, Room, missing_rooms
from tablee.words import LANGUAGES, Words, page_catalogue, words_for
from tests.shelf import checks

GAME: Final = "french_flair"
"""The game that is robbed; any would do."""


class Robbed(Words):
    """The words of a game without one of them."""

    robbed: str

    def __call__(self, key: str, /, **facts: Fact) -> str:
        if key == self.robbed:
            raise KeyError(f"no words for {key!r} in {self.lang}")
        return super().__call__(key, **facts)

    def has(self, key: str) -> bool:
        return key != self.robbed and super().has(key)


def without(key: str, lang: str = "fr") -> Words:
    words = words_for(lang, GAME)
    assert words.has(key), key
    robbed = Robbed.__new__(Robbed)
    vars(robbed).update(vars(words), robbed=key)
    return robbed


def robbed_game(**changes: Any) -> Game:
    """A box with other parts in it."""
    game: Game = type(find_game(GAME))()
    for name, part in changes.items():
        setattr(game, name, part)
    return game


# Files


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with one game in it."""
    tree = tmp_path_factory.mktemp("tree")
    for room in ROOMS:
        path = tree / room.of(GAME)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(checks.ROOT / room.of(GAME), path)
    return tree


def test_a_whole_game_lacks_nothing(tree: Path) -> None:
    assert missing_rooms(tree, GAME) == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.path)
def test_a_missing_room_is_named(tree: Path, room: Room) -> None:
    path = tree / room.of(GAME)
    kept = path.read_bytes()
    path.unlink()
    try:
        (complaint,) = missing_rooms(tree, GAME)
    finally:
        path.write_bytes(kept)
    assert complaint == f"{GAME} has no {path.name} ({room.purpose}): write {room.of(GAME)}"


def test_every_room_of_every_game_is_somewhere_else() -> None:
    paths = [room.of(game) for game in SHELF for room in ROOMS]
    assert len(set(paths)) == len(paths)


# Words


SAID: Final[dict[str, Callable[[Game, Words], None]]] = {
    "game-title": checks.check_required_words,
    "game-tagline": checks.check_required_words,
    "nameless": checks.check_required_words,
    "option-clock": checks.check_required_words,
    "option-clock-help": checks.check_required_words,
    "event-try-scored": checks.check_required_words,
    "prompt-attack": checks.check_positions_are_said,
    "move-tackle": checks.check_positions_are_said,
    "event-match-over": checks.check_story_is_told,
    "figure-tries": checks.check_figures,
    "sheet-tries": checks.check_sheet,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", SAID)
def test_missing_words_are_named(key: str, lang: str) -> None:
    with pytest.raises(AssertionError, match=f"{GAME} .*{key}"):
        SAID[key](find_game(GAME), without(key, lang))


@pytest.mark.parametrize("key", LID_WORDS)
def test_a_lid_without_its_words_is_named(key: str) -> None:
    bare = page_catalogue("fr").replace(f"\n{GAME}-{key} = ", f"\n{key} = ")
    with pytest.raises(AssertionError, match=f"{key} of {GAME}"):
        checks.check_lid(find_game(GAME), bare)


def test_an_event_that_lacks_a_fact_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("ubongo")
    kind = next(kind for kind in checks.event_kinds(game) if kind not in game.narrator.tellers)
    asks = {event_key(one): SimpleNamespace(variables=set()) for one in checks.event_kinds(game)}
    asks[event_key(kind)].variables = {"weather"}
    monkeypatch.setattr(checks, "messages", lambda *_: asks)
    with pytest.raises(AssertionError, match="weather"):
        checks.check_event_variables(game)


def test_a_refusal_without_words_is_named() -> None:
    with pytest.raises(AssertionError, match="no words for refused-phase"):
        checks.check_refusals_are_said(find_game(GAME), without("refused-phase"))


# Rules pages


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Change the French rules page."""

    def change(old: str, new: str) -> None:
        kept = words_module.marked_rules
        assert old in kept(GAME, "fr")

        def changed(game_id: str, lang: str) -> str:
            page = kept(game_id, lang)
            return page.replace(old, new) if lang == "fr" else page

        monkeypatch.setattr(words_module, "marked_rules", changed)

    return change


def test_a_clause_that_is_not_explained_is_named(page: Callable[[str, str], None]) -> None:
    page("FF-31", "")
    with pytest.raises(AssertionError, match="do not explain FF-31 in fr"):
        checks.check_rules_pages(find_game(GAME))


def test_an_option_that_is_not_listed_is_noticed(page: Callable[[str, str], None]) -> None:
    page("| `link_run`", "| link_run")
    with pytest.raises(AssertionError, match="options in the rules of french_flair in fr"):
        checks.check_rules_pages(find_game(GAME))


# Drawing, page, figures


def test_a_game_without_a_drawing_is_named() -> None:
    with pytest.raises(AssertionError, match="undrawn has no drawing in a terminal"):
        checks.check_drawing(robbed_game(id="undrawn"), words_for("fr", GAME))


def test_a_drawing_of_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"tablee.terminal.{GAME}.draw", lambda scene: "")
    with pytest.raises(AssertionError, match="draws nothing"):
        checks.check_drawing(find_game(GAME), words_for("fr", GAME))


def test_a_drawing_that_is_too_wide_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.shelf.checks.drawn", lambda *_, **__: ["x" * 200])
    with pytest.raises(AssertionError, match="more than 60 columns"):
        checks.check_drawing(find_game(GAME), words_for("fr", GAME))


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("index.ts", "export const", "const", "exports its GameModule"),
        ("index.ts", "export const", "export const other = 1;\nexport const", "exports its GameModule"),
        ("Lid.svelte", "0 0 320 180", "0 0 1 1", "another size"),
    ],
)
def test_a_page_that_cannot_be_found_is_noticed(tree: Path, file: str, old: str, new: str, complaint: str) -> None:
    path = tree / "web" / "src" / "games" / GAME / file
    kept = path.read_text(encoding="utf-8")
    path.write_text(kept.replace(old, new, 1), encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match=complaint):
            checks.check_page(find_game(GAME), tree)
    finally:
        path.write_text(kept, encoding="utf-8")


def test_a_simulation_that_counts_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.shelf.checks.figures_of", lambda *_: iter(()))
    with pytest.raises(AssertionError, match="counts nothing"):
        checks.check_figures(find_game(GAME), words_for("fr", GAME))


def test_reasons_are_looked_at() -> None:
    class Dumb(Hints):
        def why(self, state: Any, seat: int, move: Any) -> Phrase:
            return Phrase("why-not")

    with pytest.raises(AssertionError, match="cannot say why-not"):
        checks.check_positions_are_said(robbed_game(hints=Dumb()), words_for("fr", GAME))


class Looks(Hints):
    """It looks at one fact."""

    def __init__(
        self,
        facts: tuple[str, ...] = ("lead",),
        reasons: tuple[Reason, ...] = (Reason("lead", more="because-points"),),
    ) -> None:
        self.facts = facts
        self.reasons = reasons

    def features(self, state: Any, seat: int) -> list[float]:
        return [0.0]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"facts": ()}, "has 1 facts and 0 names"),
        ({"reasons": ()}, "says nothing of them: write REASONS in features.py"),
        ({"reasons": (Reason("weather", more="because-points"),)}, "from 'weather', which is none of its facts"),
        ({"reasons": (Reason("lead"),)}, "no key for what it says of 'lead'"),
        ({"reasons": (Reason("lead", less="because-weather"),)}, "no words for because-weather in fr"),
    ],
)
def test_facts_of_which_nothing_can_be_said_are_named(changes: dict[str, Any], complaint: str) -> None:
    words = words_for("fr", GAME)
    checks.check_reasons(robbed_game(hints=Looks()), words)
    with pytest.raises(AssertionError, match=complaint):
        checks.check_reasons(robbed_game(hints=Looks(**changes)), words)
