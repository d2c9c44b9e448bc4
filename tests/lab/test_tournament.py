"""The page of the tournaments: a section for each game."""

from __future__ import annotations

from tablee.lab.tournament import Pairing, placed, section

PAGE = "# Bots\n\nHow it is done.\n\n## artropp\n\nold\n\n## ubongo\n\nkept\n"
PAIRING = Pairing("artropp", 2, "strong", "casual", 40, 0.75, 0.6, 0.86, 1.25, 0.11)


def test_a_section_has_the_figures_and_the_command() -> None:
    text = section([PAIRING], "python -m this")
    assert text.startswith("## artropp\n")
    assert "| 2 | strong | casual | 40 | 75.0% | 60.0% – 86.0% | 1.25 ± 0.11 |" in text
    assert text.endswith("    python -m this\n")


def test_a_game_has_its_section_written_anew_and_the_others_are_kept() -> None:
    page = placed(PAGE, "artropp", "## artropp\n\nnew\n")
    assert page == PAGE.replace("old", "new")
    assert placed(page, "ubongo", "## ubongo\n\nnewer\n") == page.replace("kept", "newer")


def test_a_game_without_a_section_comes_last() -> None:
    assert placed(PAGE, "rugby_champion", "## rugby_champion\n\nfirst\n") == f"{PAGE}\n## rugby_champion\n\nfirst\n"
