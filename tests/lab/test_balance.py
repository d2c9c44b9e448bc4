"""The shipped studies can all be played, and the page is made from them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tablee.games import SHELF
from tablee.lab import balance

STUDIES = Path(__file__).parents[2] / "studies"


def test_every_game_is_studied_for_its_balance_and_for_its_levels() -> None:
    for game, studies in balance.studies_in(STUDIES).items():
        assert [study.file.stem for study in studies] == [f"{game}-levels", game]
        assert all({"fr", "en"} <= set(study.question) for study in studies)
    assert list(balance.studies_in(STUDIES)) == list(SHELF)


def test_a_section_is_written_anew_and_what_people_wrote_above_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "artropp.toml").write_text(
        'game = "artropp"\nquestion = "Why?"\nplayers = ["casual", "beginner"]\ngames = 6\n'
        "[options]\nduel_rounds = 1\nfree_drums = [false, true]\n",
        encoding="utf-8",
    )
    page = tmp_path / "balance.md"
    page.write_text("# Balance\n\nOurs.\n\n## artropp\n\nold\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["balance", str(tmp_path), "--write", str(page), "--jobs", "1"])
    balance.main()
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Balance\n\nOurs.\n\n## artropp\n\n### Why?\n\n`studies/artropp.toml`: 6 games")
    assert "old" not in text
    assert re.search(r"^\| casual \| 0 ± 0 \| 12 \|$", text, flags=re.MULTILINE)
    balance.main()
    assert page.read_text(encoding="utf-8") == text
