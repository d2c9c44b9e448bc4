"""Parts of pages that commands write."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.pages import write_part


def test_a_part_is_written_anew_and_the_rest_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("One.\n<!-- speed -->\nold\n<!-- end of speed -->\nTwo.\n", encoding="utf-8")
    write_part(page, "speed", "\\1 new\n")
    assert page.read_text(encoding="utf-8") == "One.\n<!-- speed -->\n\\1 new\n<!-- end of speed -->\nTwo.\n"


def test_a_page_without_the_part_is_left_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("One.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="has no part <!-- speed --> to <!-- end of speed -->"):
        write_part(page, "speed", "new\n")
    assert page.read_text(encoding="utf-8") == "One.\n"
