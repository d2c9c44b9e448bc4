from __future__ import annotations

from tests.env.layout_table import PAGE, page


def test_the_page_of_observations_is_what_the_layouts_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.env.layout_table writes it anew"
