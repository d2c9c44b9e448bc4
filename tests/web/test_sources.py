"""The page's sources and what is built from them."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

from tablee.games import SHELF
from tablee.words import LANGUAGES, page_catalogue, page_rooms
from tests.words.catalogues import FOLDERS, messages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tablee" / "server" / "page"
LONGEST_COMPONENT = 200

SOURCES = sorted(
    path for path in (WEB / "src").rglob("*") if path.suffix in {".svelte", ".ts"} and ".test" not in path.name
)
SAID = re.compile(r"""(?:(?:say|speak|about)\(\s*|\bkey: )["`]([a-z][a-z0-9_-]*(?:\$\{[^}]*\}[a-z-]*)?)["`]""")
PAGE_KEYS = re.compile(r"(page|box)-")


def keys_said() -> dict[str, str]:
    """Every key that the page asks for, with the file; ``${…}`` stands for anything."""
    return {key: path.name for path in SOURCES for key in SAID.findall(path.read_text(encoding="utf-8"))}


def keys_of(catalogue: str) -> set[str]:
    return set(re.findall(r"^([a-z]\S*) =", catalogue, re.MULTILINE))


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_page_has_its_words(lang: str) -> None:
    fetched = set[str]().union(*(keys_of(page_catalogue(lang, part)) for part in (None, *page_rooms(), *SHELF)))
    # In a room of the page a game's own words begin with its id, which its part of the page need not know.
    fetched |= {key.removeprefix(f"{game}-") for key in fetched for game in SHELF}
    said = keys_said()
    plain = {key: where for key, where in said.items() if "$" not in key}
    assert len(plain) > 100
    assert not {key: where for key, where in plain.items() if key not in fetched}
    some = "[A-Za-z0-9_-]+"
    patterns = {re.sub(r"\\\$.*\\}", some, re.escape(key)): where for key, where in said.items() if "$" in key}
    assert len(patterns) > 20
    everything = {key for folder in FOLDERS for key in messages(folder, lang) if folder == "text" or "games" in folder}
    for pattern, where in patterns.items():
        meant = {key for key in everything if re.fullmatch(pattern, key)}
        assert meant & fetched, f"no words for {pattern} of {where}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_fetches_nothing_that_only_a_terminal_says(lang: str) -> None:
    frame = page_catalogue(lang)
    assert "\n#" not in frame
    assert "page-welcome" in keys_of(frame)
    assert "help-usage" in messages("text", lang)
    assert "help-usage" not in keys_of(frame)
    assert "table-hand-size" not in keys_of(page_catalogue(lang, "french_flair"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_fetches_no_words_of_rooms_that_few_enter(lang: str) -> None:
    frame = keys_of(page_catalogue(lang))
    assert page_rooms() == {"after", "cup", "errors", "history", "print", "rules", "why"}
    assert {"cup-champion", "cup-order"} <= keys_of(page_catalogue(lang, "cup")) - frame
    assert {"error-stale", "detail-range", "check-least"} <= keys_of(page_catalogue(lang, "errors")) - frame
    assert {"sheet-of", "page-replay", "french_flair-sheet-tries"} <= keys_of(page_catalogue(lang, "after")) - frame
    assert "sheet-tries" not in keys_of(page_catalogue(lang, "french_flair"))
    assert {"print-make", "print-no-press"} <= keys_of(page_catalogue(lang, "print")) - frame
    assert {"why-search", "french_flair-because-points"} <= keys_of(page_catalogue(lang, "why")) - frame
    assert {"cup-play", "page-error-offline", "page-print"} <= frame


def test_every_word_of_the_page_is_said_somewhere() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    made = (
        "box-",
        "page-ended-",
        "page-pace-",
        "page-proposal-",
        "page-result-",
        "page-sure-",
        "page-way-",
    )
    unsaid = [
        key
        for key in messages("text", "en")
        if PAGE_KEYS.match(key) and not key.startswith(made) and f'"{key}"' not in text
    ]
    assert not unsaid


def test_reprendre_means_one_thing() -> None:
    """To go on with what was left: a move is annulled, a piece is taken away, a seat is come back to."""
    texts = {key: text for folder in ("text", "games/ubongo/text") for key, text in messages(folder, "fr").items()}
    fetched = set[str]().union(*(keys_of(page_catalogue("fr", part)) for part in (None, *page_rooms(), "ubongo")))
    said = {
        key
        for key, text in texts.items()
        if key in fetched and re.search(r"\b[Rr]epren|\b[Rr]epris(es?)?\b", " ".join(text.texts))
    }
    assert said == {"cup-go-on"}


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


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
    assert not re.search(r"(src|href)=\"(?!\./)", page)


def test_the_page_can_be_installed() -> None:
    """A manifest whose pictures are there and as large as it says, at addresses that hold below any path."""
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {manifest[key] for key in ("id", "start_url", "scope")} == {"./"}
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        content = (BUILT / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert content.startswith(b"\x89PNG\r\n\x1a\n")
            width, height = struct.unpack(">II", content[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert {"./manifest.webmanifest", "./icon-180.png", "./icon.svg"} <= set(re.findall(r'href="([^"]*)"', page))
    assert (BUILT / "icon-180.png").is_file()


def test_the_worker_keeps_files_that_are_there() -> None:
    worker = (BUILT / "worker.js").read_text(encoding="utf-8")
    shell = json.loads(re.findall(r"^const SHELL = (.*);$", worker, re.MULTILINE)[0])
    assert {"", "icon.svg"} <= set(shell)
    assert {name.split("-")[0] for name in shell if "/" in name} == {"assets/index", "assets/frame", "assets/Shelf"}
    assert all((BUILT / (name or "index.html")).is_file() for name in shell)
    assert "__" not in worker
    assert "api/" not in "".join(shell)
