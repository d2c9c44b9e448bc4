"""``tablee ubongo``, as a person types it: UB-3, UB-4, UB-13."""

from __future__ import annotations

import re
from pathlib import Path
from unittest import mock

import pytest

from tablee.cli import run
from tablee.games.ubongo.sheets import load_sheets, sheets_text
from tablee.terminal.tools.ubongo import NO_SOLUTION
from tablee.words import words_for

SIGNS = re.compile(r"\x1b\[")
RECTANGLE = "####/####/####/####/####"

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _quiet_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("tablee.terminal.tools.ubongo._stop_at_once", lambda: None)


def told(captured: Captured, *words: str, code: int = 0) -> str:
    """What a command prints, if all is well."""
    assert run(["ubongo", *words]) == code
    out, err = captured.readouterr()
    assert err == ""
    assert not SIGNS.search(out)
    return out


def grids(out: str) -> list[list[str]]:
    """The drawings in an output, each as its rows of letters."""
    lines = [line for line in out.splitlines() if re.fullmatch(r"[A-U ]+", line) and line.strip()]
    return [re.findall(r"[A-U]", line) for line in lines]


# solve


def test_one_tiling_is_drawn_and_the_others_are_counted(capsys: Captured) -> None:
    """UB-13: letters stand in the squares, so colour is not the only sign."""
    out = told(capsys, "solve", RECTANGLE, "--pieces", "ABDO")
    assert "ABDO: 12 solutions, difficulty" in out
    assert "11 more; --all shows them too." in out
    rows = grids(out)
    assert [len(row) for row in rows] == [4] * 5
    assert sorted("".join("".join(row) for row in rows)) == sorted("ABDO" * 5)


def test_all_tilings_are_drawn_beside_each_other(capsys: Captured) -> None:
    """UB-13: five fit into 80 columns."""
    out = told(capsys, "solve", RECTANGLE, "--pieces", "d,o a b", "--all")
    rows = grids(out)
    assert [len(row) for row in rows] == [20] * 10 + [8] * 5
    assert "more" not in out


def test_pieces_that_do_not_fit(capsys: Captured) -> None:
    """UB-13: what was asked has an answer, and the exit code tells it from a tiling."""
    assert "no way" in told(capsys, "solve", RECTANGLE, "--pieces", "ABCD", code=NO_SOLUTION)
    short = told(capsys, "solve", RECTANGLE, "--pieces", "ABC", code=NO_SOLUTION)
    assert short == "ABC cover 15 squares, and the region has 20.\n"


@pytest.mark.parametrize(
    ("region", "lang", "said"),
    [
        ("####", "en", "A covers 5 squares, and the region has 4.\n"),
        ("####", "fr", "A couvre 5 carrés, et la forme en a 4.\n"),
        ("#####", "en", "A covers 5 squares, as many as the region has (5), but there is no way.\n"),
        ("#####", "fr", "A couvre 5 carrés, autant que la forme en a (5), mais il n’y a pas de solution.\n"),
    ],
)
def test_one_piece_that_does_not_fit_is_spoken_of_as_one(capsys: Captured, region: str, lang: str, said: str) -> None:
    assert told(capsys, "solve", region, "--pieces", "A", "--lang", lang, code=NO_SOLUTION) == said


def test_all_sets_of_a_region(capsys: Captured) -> None:
    """UB-3: with the number of tilings of each."""
    out = told(capsys, "solve", RECTANGLE, "--count", "4")
    assert "19 sets of 4 pieces, none of them with a single solution." in out
    assert len(re.findall(r"\b[A-U]{4} \d+", out)) == 19
    assert "ABDO 12" in out


def test_many_sets_are_listed_only_if_asked_for(capsys: Captured) -> None:
    region = "####./#####/#####/.####/.####"
    few = told(capsys, "solve", region, "--count", "4")
    everything = told(capsys, "solve", region, "--count", "4", "--all")
    assert len(re.findall(r"\b[A-U]{4} \d+", few)) == 60
    assert "446 more sets" in few
    assert len(re.findall(r"\b[A-U]{4} \d+", everything)) == 506


@pytest.mark.parametrize(
    ("sets", "single", "french", "english"),
    [
        (1, 0, "1 jeu de 4 pièces, à plusieurs solutions.", "1 set of 4 pieces, with more than one solution."),
        (1, 1, "1 jeu de 4 pièces, à solution unique.", "1 set of 4 pieces, with a single solution."),
        (2, 0, "2 jeux de 4 pièces, aucun à", "2 sets of 4 pieces, none of them with a single solution."),
        (2, 1, "2 jeux de 4 pièces, dont 1 à", "2 sets of 4 pieces, 1 of them with a single solution."),
        (9, 5, "9 jeux de 4 pièces, dont 5 à", "9 sets of 4 pieces, 5 of them with a single solution."),
    ],
)
def test_sets_are_counted_in_words_that_agree(sets: int, single: int, french: str, english: str) -> None:
    for lang, wanted in (("fr", french), ("en", english)):
        assert words_for(lang, "ubongo")("solve-sets", sets=sets, count=4, single=single).startswith(wanted)


def test_one_set_is_spoken_of_as_one(capsys: Captured) -> None:
    out = told(capsys, "solve", "##/##/#.", "--count", "1")
    assert out.startswith("1 set of 1 piece, with a single solution. Behind it: how many it has.\n")


def test_no_set_at_all(capsys: Captured) -> None:
    assert told(capsys, "solve", "###", "--count", "2", code=NO_SOLUTION) == "No 2 pieces tile the region.\n"


def test_a_region_that_is_too_large_is_told_by_its_sides(capsys: Captured) -> None:
    for lang, said in (
        ("en", "That is no region: 1 by 61 squares are too many: at most 60 with the gaps."),
        ("fr", "Ce n’est pas une forme : 1 sur 61 carrés, c’est trop : au plus 60, vides compris."),
    ):
        assert run(["ubongo", "solve", "#" * 61, "--count", "4", "--lang", lang]) == 2
        assert capsys.readouterr().err.replace("\u00a0", " ") == f"tablee: {said}\n"


def test_a_row_of_a_sheet(capsys: Captured) -> None:
    """UB-13: sheet A3, die 7."""
    sheet = load_sheets().sides["A"][2]
    out = told(capsys, "solve", "--sheet", "a3", "--row", "7")
    assert out.startswith(f"{sheet.letters[6]}: 1 solution, difficulty {sheet.difficulties[6]:.1f}")
    assert sum(map(len, grids(out))) == sheet.region.area


def test_the_rows_of_a_sheet(capsys: Captured) -> None:
    sheet = load_sheets().sides["B"][0]
    out = told(capsys, "solve", "--sheet", "B1")
    assert out.count("·") == sheet.region.area
    for number, letters in enumerate(sheet.letters, 1):
        assert re.search(rf"^{number} +{letters} +1 +{sheet.difficulties[number - 1]:.1f}", out, re.MULTILINE)


def test_the_same_in_french(capsys: Captured) -> None:
    out = told(capsys, "solve", RECTANGLE, "--pieces", "ABDO", "--lang", "fr")
    assert "12 solutions, difficulté " in out
    assert re.search(r"difficulté \d,\d", out)


def test_a_terminal_gets_colours_and_the_same_letters(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = told(capsys, "solve", RECTANGLE, "--pieces", "ABDO")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert run(["ubongo", "solve", RECTANGLE, "--pieces", "ABDO"]) == 0
    coloured = capsys.readouterr().out
    assert SIGNS.search(coloured)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


# sheets


def test_the_shipped_box_is_reported_on(capsys: Captured) -> None:
    """UB-3: tilings, use of the pieces, overlap, difficulty; a line for each sheet."""
    out = told(capsys, "sheets")
    assert f"Sheets: ubongo, fingerprint {load_sheets().digest}" in out
    assert len(re.findall(r"^[AB][1-9] +2\d +\d\.\d\d +1 / 1\.0 / 1 +\d\.\d\d / [23]", out, re.MULTILINE)) == 18
    assert "360 puzzles" in out
    assert "Mean difficulty" in out


def test_a_file_is_checked_and_reported_on(capsys: Captured, tmp_path: Path) -> None:
    """UB-4."""
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped().replace('"ubongo"', '"maison"', 1), encoding="utf-8")
    assert "Sheets: maison, fingerprint " in told(capsys, "sheets", "--check", str(mine))
    assert "solution" in told(capsys, "solve", "--sheet", "A1", "--row", "1", "--file", str(mine))


@pytest.mark.slow
def test_a_new_box_is_written_and_can_be_read(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UB-3: what the generator makes from the number is what is written; the generator has its own tests."""
    make_box = mock.Mock(return_value=load_sheets())
    monkeypatch.setattr("tablee.terminal.ubongo_sheets.make_box", make_box)
    file = tmp_path / "new.toml"
    out = told(capsys, "sheets", "--seed", "5", "--output", str(file))
    make_box.assert_called_once_with(5, mock.ANY)
    assert "new.toml" in out.replace("\n", "")
    assert load_sheets(file).material == load_sheets().material
    assert file.read_text(encoding="utf-8").startswith("# Sheets for Ubongo, made by “tablee ubongo sheets --seed 5”.")


def shipped() -> str:
    return sheets_text(load_sheets())


# What is wrong


CASES = {
    "nothing": (["solve"], "--sheet A3"),
    "region and sheet": (["solve", "##", "--sheet", "A3"], "--sheet A3"),
    "no pieces": (["solve", "##"], "--count"),
    "pieces and count": (["solve", "##", "--pieces", "A", "--count", "1"], "--count"),
    "sign": (["solve", "#x#", "--pieces", "A"], "'x'"),
    "empty region": (["solve", "..", "--pieces", "A"], "'#' is a square"),
    "large region": (["solve", "/".join(["#" * 9] * 9), "--count", "4"], "60"),
    "unknown piece": (["solve", "##", "--pieces", "AZ"], "A to U"),
    "piece twice": (["solve", "##", "--pieces", "ABA"], "one piece A"),
    "no letters": (["solve", "##", "--pieces", ","], "--pieces"),
    "count too small": (["solve", "##", "--count", "0"], "1–21"),
    "count too large": (["solve", "##", "--count", "22"], "1–21"),
    "count no number": (["solve", "##", "--count", "four"], "four"),
    "unknown sheet": (["solve", "--sheet", "C1"], "A1–A9"),
    "row too large": (["solve", "--sheet", "A1", "--row", "21"], "1–20"),
    "row too small": (["solve", "--sheet", "A1", "--row", "0"], "1–20"),
    "row without sheet": (["solve", "##", "--pieces", "A", "--row", "1"], "--sheet"),
    "sheet and pieces": (["solve", "--sheet", "A1", "--pieces", "ABCD"], "--pieces"),
    "missing file": (["solve", "--sheet", "A1", "--file", "gone.toml"], "gone.toml"),
    "output without seed": (["sheets", "--output", "x.toml"], "--seed"),
    "seed and check": (["sheets", "--seed", "1", "--check", "x.toml"], "--check"),
    "negative seed": (["sheets", "--seed=-1"], "0–"),
    "check missing": (["sheets", "--check", "gone.toml"], "gone.toml"),
    "check broken": (["sheets", "--check", "broken.toml"], "broken.toml"),
    "output exists": (["sheets", "--seed", "1", "--output", "broken.toml"], "broken.toml"),
    "output nowhere": (["sheets", "--seed", "1", "--output", "nowhere/x.toml"], "nowhere"),
    "unknown tool": (["slove", "##"], "solve"),
    "unknown flag": (["solve", "##", "--peices", "A"], "--pieces"),
}


@pytest.mark.few(12)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_one_line_that_says_what_would_be_right(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str, lang: str
) -> None:
    """UB-4 and manners: exit code 2, nothing written."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tablee.terminal.ubongo_sheets.make_box", lambda *_: pytest.fail("made a box for nothing"))
    (tmp_path / "broken.toml").write_text("name = 1")
    words, wanted = CASES[case]
    assert run(["ubongo", *words, "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"tablee: .+\n", err)
    if lang == "en":
        assert wanted in err
    assert [path.name for path in tmp_path.iterdir()] == ["broken.toml"]


# Help


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_is_there_for_every_tool(capsys: Captured, lang: str) -> None:
    overview = told(capsys, "--lang", lang)
    assert re.search(r"^  solve +\S", overview, re.MULTILINE)
    assert re.search(r"^  sheets +\S", overview, re.MULTILINE)
    assert told(capsys, "--help", "--lang", lang) == overview
    assert "--pieces" in told(capsys, "solve", "--help", "--lang", lang)
    assert "--output" in told(capsys, "sheets", "-h", "--lang", lang)
    assert "help-" not in overview
