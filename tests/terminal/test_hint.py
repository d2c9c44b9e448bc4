"""A hint at this keyboard is the hint that the page gives."""

from __future__ import annotations

import re

import pytest

from tablee.server.settings import Settings
from tablee.terminal.turn import HINT_LEVEL
from tests.terminal.conftest import Home
from tests.terminal.shown import spaced

FLAGS = ["--players", "you,casual"]
SAID = {
    "en": r"Hint: \w+, .*he other good choice: .*What makes the difference: \w",
    "fr": r"Indice : \w+, .*’autre bon choix : .*Ce qui fait la différence : \w",
}
"""What a search found, how it compares with the best other move, and why: who sees only the hints says none of it."""


def hint(home: Home, lang: str, seed: int = 4, played: tuple[str, ...] = ()) -> str:
    """What is said after these moves."""
    typed = "\n".join([*played, "h", "quit", ""])
    shown = home.run("play", "french_flair", *FLAGS, "--seed", str(seed), "--lang", lang, typed=typed).stdout
    return " ".join(spaced(shown.split("\n> ")[len(played) + 1]).split())


@pytest.mark.parametrize("lang", SAID)
def test_a_hint_is_what_a_search_found_beside_the_best_other_move(home: Home, lang: str) -> None:
    assert re.search(SAID[lang], hint(home, lang))


def test_a_hint_is_the_same_whenever_it_is_asked_for(home: Home) -> None:
    assert hint(home, "en") == hint(home, "en")


@pytest.mark.parametrize(("lang", "yours", "theirs"), [("en", "your line", "their line"), ("fr", "votre", "sa ligne")])
def test_a_hint_speaks_to_whoever_asked(home: Home, lang: str, yours: str, theirs: str) -> None:
    """Of both moves, which end at the same place, it is said how far that is from *your* line."""
    said = hint(home, lang, seed=5, played=("9o",))
    assert said.count(yours) == 2
    assert theirs not in said


def test_the_page_asks_a_bot_of_the_same_level() -> None:
    assert Settings(store="").hint_level == HINT_LEVEL
