"""The page's sources and what is built from them."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tablee.games import SHELF
from tablee.words import LANGUAGES, words_for
from tests.words.catalogues import messages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tablee" / "server" / "page"
BUDGET = 100 * 1024
LONGEST_COMPONENT = 200

SOURCES = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in {".svelte", ".ts"})
SAID = re.compile(r"""(?:(?:say|speak|about)\(\s*|\bkey: )["`]([a-z][a-z0-9_-]*(?:\$\{[^}]*\}[a-z-]*)?)["`]""")
PAGE_KEYS = re.compile(r"(page|box|tutorial)-")


def keys_said() -> dict[str, str]:
    """Every key that the page asks for, with the file; ``${…}`` stands for anything."""
    return {key: path.name for path in SOURCES for key in SAID.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_page_has_its_words(lang: str) -> None:
    all_words = [words_for(lang), *(words_for(lang, game) for game in SHELF)]
    plain = {key: where for key, where in keys_said().items() if "$" not in key}
    assert len(plain) > 100
    assert not {key: where for key, where in plain.items() if not any(words.has(key) for words in all_words)}


def test_every_word_of_the_page_is_said_somewhere() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    made = ("box-", "page-ended-", "page-pace-", "page-proposal-", "page-sure-", "page-way-", "tutorial-")
    unsaid = [
        key
        for key in messages("text", "en")
        if PAGE_KEYS.match(key) and not key.startswith(made) and f'"{key}"' not in text
    ]
    assert not unsaid


def test_components_are_small() -> None:
    components = [path for path in SOURCES if path.suffix == ".svelte"]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in components}
    assert not {path: length for path, length in lengths.items() if length > LONGEST_COMPONENT}


def test_no_raw_html_and_nothing_from_elsewhere() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert "@html" not in text, path
        assert not re.search(r"https?://", text), path


def test_the_lock_file_names_no_host() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock


def test_a_first_visit_is_light() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    weights = {
        path.name: len(gzip.compress(path.read_bytes(), 9))
        for path in (BUILT / "assets").iterdir()
        if path.suffix in {".js", ".css"} and path.name in page
    }
    assert weights, "build the page first: make build or npm run build in web/"
    assert sum(weights.values()) < BUDGET, weights


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
    assert not re.search(r"(src|href)=\"(?!/)", page)
