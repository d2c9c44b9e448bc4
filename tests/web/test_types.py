"""The page's types are those of the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.server.types import WEB, all_types

FILES = all_types()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_the_types_of_the_page_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run: python -m tablee.server.types"


def test_what_comes_in_may_leave_out_what_has_a_default() -> None:
    protocol = FILES[WEB / "protocol.ts"]
    assert "  visibility?: " in protocol
    assert "  rematch: string | null;" in protocol


def test_every_event_of_a_story_is_in_its_family() -> None:
    types = FILES[WEB / "games" / "artropp" / "types.ts"]
    assert 'event: "potwon";' in types
    assert "export type StoryEvent = RoundBegan | Drew |" in types


def test_what_a_box_tells_the_page_is_typed() -> None:
    types = FILES[WEB / "games" / "rugby_champion" / "types.ts"]
    assert "export interface PageMaterial {\n  cards: Box;\n}" in types
    assert "  try: number;" in types, "as it is written in the message"
    assert "  whistles: number;" in types, "what a card file may leave out is there when the box tells it"


def test_a_struct_inside_others_is_written_once() -> None:
    types = FILES[WEB / "games" / "worldwide_football" / "types.ts"]
    names = re.findall(r"^export interface (\w+)", types, re.MULTILINE)
    assert len(names) == len(set(names))
    assert {"PageMaterial", "Edition", "EditionFile", "Footballer"} <= set(names)
