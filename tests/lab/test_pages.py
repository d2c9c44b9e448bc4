"""Pages of which commands write parts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.lab.pages import placed, write_part

PAGE = "# Bots\n\nHow it is done.\n\n## artropp\n\nold\n\n## ubongo\n\nkept\n"


def test_a_section_is_written_anew_and_the_others_are_kept() -> None:
    page = placed(PAGE, "artropp", "## artropp\n\nnew\n")
    assert page == PAGE.replace("old", "new")
    assert placed(page, "ubongo", "## ubongo\n\nnewer\n") == page.replace("kept", "newer")


def test_a_section_that_is_new_comes_last() -> None:
    assert placed(PAGE, "rugby_champion", "## rugby_champion\n\nfirst\n") == f"{PAGE}\n## rugby_champion\n\nfirst\n"


def test_a_part_is_written_anew_and_the_rest_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("One.\n<!-- speed -->\nold\n<!-- end of speed -->\nTwo.\n", encoding="utf-8")
    write_part(page, "speed", "\\1 new\n")
    assert page.read_text(encoding="utf-8") == "One.\n<!-- speed -->\n\\1 new\n<!-- end of speed -->\nTwo.\n"


def test_a_page_without_the_part_is_left_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("One.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no part from <!-- speed --> to <!-- end of speed -->"):
        write_part(page, "speed", "new\n")
    assert page.read_text(encoding="utf-8") == "One.\n"
