"""The Python of docs/library.md and docs/learning.md runs as it stands and says what it is there to say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"

SAYS = {
    "Play a game": r"\(-?\d+, .*\) \(\d,.*\) \w+",
    "Decide everything yourself": r"Outcome\(scores=\(\d+,\)",
    "Force the dice": r"\('\[1\]\[1\]', \d+\).*\nafter a double six the ball is at \d+",
    "See what a seat sees": r"\['\w+'.*\nTrue (True|False)",
    "Read a record": r"\d WF-\d+\n\d+ draws and throws",
    "Ask for the odds": r"10 \[0\.\d+, 0\.\d+\]",
    "Write a bot": r"hoarder\.py won \d+% of 21\ncasual won \d+% of 21",
    "Play many games": r"casual [01]\.\d\d \([01]\.\d\d to [01]\.\d\d\)\nbeginner ",
    "Compare two decks": r"deck\.toml: a line costs (\d+\.\d+) Br\.\nmine\.toml: a line costs (?!\1)\d+\.\d+ Br\.",
    "Make a picture of a position": r"L’Artropp",
    "Several agents: PettingZoo": r"\{'seat_0': ",
    "One agent: Gymnasium": r"\(\d+,\) \(\d+,\)",
    "Many tables at once": r"\(4, \d+\)",
    "OpenSpiel": r"\[-?[\d.]+, -?[\d.]+, -?[\d.]+\]",
    "The observation": r"hand \[.*\d.*\]",
}
"""By the heading of each recipe, what it prints."""


def recipes() -> dict[str, str]:
    found: dict[str, str] = {}
    for page in ("library.md", "learning.md"):
        text = (DOCS / page).read_text(encoding="utf-8")
        for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
            code = re.findall(r"```python\n(.*?)```", section, flags=re.DOTALL)
            if code:
                found[section.splitlines()[0]] = "\n".join(code)
    return found


RECIPES = recipes()


def test_every_recipe_is_known() -> None:
    assert set(RECIPES) == set(SAYS)
    assert "ten" in (DOCS / "library.md").read_text(encoding="utf-8").lower()
    assert (DOCS / "library.md").read_text(encoding="utf-8").count("```python\n") == 10


@pytest.mark.parametrize("title", SAYS)
def test_a_recipe_runs(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(RECIPES[title], title, "exec"), {"__name__": "recipe"})
    assert re.search(SAYS[title], capsys.readouterr().out)
    if title == "Make a picture of a position":
        assert (tmp_path / "position.png").read_bytes().startswith(b"\x89PNG")
