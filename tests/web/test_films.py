"""The films of the README are films, and small ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.films import chunks

ROOT = Path(__file__).parents[2]
FILMS = sorted((ROOT / "docs" / "pictures").glob("*.webp"))
MOST_BYTES = 1_000_000
FEWEST_PICTURES = 6
FILE_HEAD = 12
FRAME_HEAD = 16
"""Bytes before the first part of a file, and of a picture in it."""


def test_there_is_a_film_of_a_showdown_and_one_of_a_try() -> None:
    assert [film.stem for film in FILMS] == ["showdown", "try"]
    shown = re.findall(r"docs/pictures/(\w+)\.webp", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert sorted(shown) == [film.stem for film in FILMS]


@pytest.mark.parametrize("film", FILMS, ids=lambda film: film.stem)
def test_a_film_is_whole_and_small(film: Path) -> None:
    content = film.read_bytes()
    assert content[:4] + content[8:12] == b"RIFFWEBP"
    assert int.from_bytes(content[4:8], "little") + 8 == len(content) < MOST_BYTES
    names = [name for name, _ in chunks(content)]
    assert names[:2] == [b"VP8X", b"ANIM"]
    assert set(names[2:]) == {b"ANMF"}
    assert len(names) > FEWEST_PICTURES
    for name, data in chunks(content):
        if name == b"ANMF":
            assert [part for part, _ in chunks(bytes(FILE_HEAD) + data[FRAME_HEAD:])] == [b"VP8 "]
