"""The shipped studies can all be played, and the page is made from them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tablee.bots.levels import LEVELS
from tablee.core.material import SentFile
from tablee.games import find_game
from tablee.lab import balance, statistics
from tablee.lab.boxes import changed_values
from tablee.lab.results import read_results
from tablee.lab.run import run_study
from tablee.lab.statistics import Share
from tablee.lab.study import read_study

ROOT = Path(__file__).parents[2]
STUDIES = ROOT / "studies"
BOXES = {"five-stars": "worldwide_football", "stronger-boots": "rugby_champion", "trap-and-dive": "worldwide_football"}


def test_the_games_of_the_page_are_studied_for_their_balance_and_for_their_levels() -> None:
    """The level *strong* as people meet it: with fewer worlds it is somebody else."""
    page = (ROOT / "docs" / "balance.md").read_text(encoding="utf-8")
    for game, studies in balance.studies_in(STUDIES).items():
        assert {f"{game}-levels", game} <= {study.file.stem for study in studies}
        assert all({"fr", "en"} <= set(study.question) for study in studies)
        players = [player for study in studies for table in study.tables for player in table.job.players]
        assert {player.level for player in players} == set(LEVELS) - {"expert"}, "a tournament has hours for the expert"
        assert {player.worlds for player in players} == {None}
    assert list(balance.studies_in(STUDIES)) == re.findall(r"^## ([a-z_]+)$", page, re.MULTILINE)


def test_a_proposal_is_the_box_but_for_what_it_proposes() -> None:
    found = {
        file.stem: [tuple(change) for change in changed_values(find_game(game), SentFile(file.name, file.read_bytes()))]
        for file in sorted((STUDIES / "boxes").glob("*.toml"))
        for game in [BOXES[file.stem]]
    }
    assert found == {
        "five-stars": [("teams.spain.stars", 4, 5)],
        "stronger-boots": [("players.canonnier.physique", 2, 3), ("players.tacticien.physique", 2, 3)],
        "trap-and-dive": [("abilities.trap_good", 4, 3), ("abilities.dive_foul", 5, 4)],
    }


@pytest.mark.slow
def test_two_boxes_are_compared_card_by_card(tmp_path: Path) -> None:
    """With one Arbitre instead of four half of the seats lay none: ten standard errors, where chance makes three."""
    data = find_game("rugby_champion").data_file
    assert data is not None
    rare = data.template("rare").replace("copies = 4", "copies = 1")
    (tmp_path / "rare.toml").write_text(rare, encoding="utf-8")
    (tmp_path / "study.toml").write_text(
        'game = "rugby_champion"\nquestion = "Fewer?"\nplayers = ["beginner"]\nseats = 2\ngames = 100\n'
        'files = ["box", "rare.toml"]\n',
        encoding="utf-8",
    )
    study = read_study(tmp_path / "study.toml")
    run_study(study, jobs=1)
    text = balance.section("rugby_champion", [study], "made")
    assert "`rare.toml` is the box but for: `specials.arbitre.copies` 4 → 1." in text
    assert "| what | seats that use it: box | rare.toml | wins with it, against without: box | rare.toml |" in text
    assert re.findall(r"^\| (Referee|Wing|Prop) \|", text, flags=re.MULTILINE) == ["Referee"]
    changes = statistics.changes(read_results(study.results))
    (most,) = (changed[0] for changed in changes.values())
    assert most.before.what == "arbitre"
    assert most.before.times > most.after.times


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


def test_what_people_wrote_above_the_tables_has_the_figures_of_the_tables() -> None:
    written = "**French Flair.** It was 49.9 %, and is 51.3 % (48.1 to 54.5 %)."
    page = f"{written}\n\n## french_flair\n\n| 51.3% (48.1–54.5%) |\n"
    assert balance.outdated(page + "\n## ubongo\n\n| 49.9% |\n") == ["french_flair: 49.9"]
    assert balance.outdated((ROOT / "docs" / "balance.md").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Share(0.52, 0.48, 0.56, 600), ""),
        (Share(0.557, 0.5003, 0.612, 300), "perhaps chance"),
        (Share(0.60, 0.56, 0.64, 600), "not fair"),
    ],
)
def test_a_seat_is_called_unfair_only_where_chance_can_hardly_have_done_it(share: Share, said: str) -> None:
    assert balance._fairness(share, 0.5) == said
