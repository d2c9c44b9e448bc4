"""*Strong* against OpenSpiel's IS-MCTS: a deal that is played, kept and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import is_mcts
from bench.is_mcts import RIVAL, meeting_of, table
from tablee.lab.tournament import Book, Deal

SECONDS = 0.01


def deal(number: int, wins: float) -> Deal:
    return Deal(meeting_of("artropp", SECONDS), number, 0, "", wins, 1.0, [])


def test_a_line_tells_of_each_game_that_was_played() -> None:
    assert table([[deal(0, 1.0), deal(1, 0.5)], []]).splitlines()[2:] == ["| L’Artropp | 4 | 75.0% | 25.6% – 96.3% |"]


@pytest.mark.slow
def test_openspiels_search_plays_our_game_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    page, kept = tmp_path / "page.md", tmp_path / "kept.jsonl"
    page.write_text("Before.\n\n<!-- is-mcts -->\n<!-- end of is-mcts -->\n\nAfter.\n", encoding="utf-8")
    line = f"is_mcts --game rugby_champion --seconds {SECONDS} --deals 1 --kept {kept} --write {page}".split()
    monkeypatch.setattr("sys.argv", line)
    is_mcts.main()
    (played,) = Book(kept).deals(meeting_of("rugby_champion", SECONDS), 0)
    assert [names for names, _ in played.games] == [["strong", RIVAL], [RIVAL, "strong"]]
    told = page.read_text(encoding="utf-8")
    assert "| Rugby Champion | 2 |" in told
    assert told.endswith("\n\nAfter.\n")
    is_mcts.main()
    assert len(kept.read_bytes().splitlines()) == 1, "what was played is not played again"
