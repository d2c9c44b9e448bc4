"""The measurement of studies: it measures, and its section takes the place of the one that a page had."""

from __future__ import annotations

import pytest

from bench.studies import TITLE, Pace, collecting_rate, rate, section, sounding
from tablee.lab.pages import placed


@pytest.mark.slow
def test_games_are_played_and_collected() -> None:
    assert sounding("artropp") > 0
    assert rate("artropp", 2, 1) > 0
    assert collecting_rate("artropp", 2) > 0


def test_the_section_is_written_anew() -> None:
    text = "\n".join(section([Pace("artropp", 1000, [200.0, 380.0], 12_345.6)], "made so"))
    assert "| artropp | 1,000 | 200 | 380 | 1.90 | 12,346 |" in text
    assert "    made so\n" in text
    page = placed(f"# The lab\n\n## {TITLE}\n\nold\n\n## The report\n\nours\n", TITLE, text)
    assert page.startswith(f"# The lab\n\n## {TITLE}\n\nTwo *casual*")
    assert page.endswith("\n## The report\n\nours\n")
    assert "old" not in page
