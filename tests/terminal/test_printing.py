"""``tablee print`` as a person meets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.rugby_champion.cards import CARD_FILE
from tablee.games.ubongo.sheets import load_sheets, sheets_text
from tablee.games.worldwide_football.edition import EDITION_FILE
from tests.terminal.conftest import Home

SMALL = ("print", "ubongo", "--side", "A", "--ink", "saving")
PDF = b"%PDF-"


def test_a_pdf_with_the_games_name_here(home: Home) -> None:
    done = home.run(*SMALL)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split("; ") == ["14 pages in ubongo.pdf", "the first says how to print the others.\n"]
    assert (home.folder / "ubongo.pdf").read_bytes().startswith(PDF)
    assert [path.name for path in home.folder.iterdir()] == ["ubongo.pdf"]


@pytest.mark.slow
def test_in_french_where_one_wants_it(home: Home) -> None:
    done = home.run(*SMALL, "--paper", "letter", "--output", "à moi.pdf", "--lang", "fr")
    assert "14 pages dans 'à moi.pdf'" in done.stdout
    made = (home.folder / "à moi.pdf").read_bytes()
    assert b"/Lang" in made
    assert made.startswith(PDF)


@pytest.mark.slow
def test_a_pdf_is_made_anew_and_anything_else_is_left_alone(home: Home) -> None:
    old = home.folder / "old.pdf"
    old.write_bytes(PDF + b"1.7 old")
    assert home.run(*SMALL, "--output", "old.pdf").returncode == 0
    assert len(old.read_bytes()) > 10_000
    notes = home.folder / "notes.pdf"
    notes.write_text("no print")
    done = home.run(*SMALL, "--output", "notes.pdf")
    assert (done.returncode, notes.read_text()) == (2, "no print")
    assert "“notes.pdf” already exists and is not a PDF" in done.stderr


@pytest.mark.slow
def test_own_sheets(home: Home) -> None:
    own = home.folder / "own.toml"
    own.write_text(sheets_text(load_sheets()).replace('name = "ubongo"', 'name = "mine"'), encoding="utf-8")
    done = home.run(*SMALL, "--sheets", "own.toml")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_own_sheets_that_are_wrong_are_named(home: Home) -> None:
    text = sheets_text(load_sheets())
    row = load_sheets().sides["A"][0].letters[0]
    (home.folder / "own.toml").write_text(text.replace(f'"{row}"', '"ABC"', 1), encoding="utf-8")
    done = home.run(*SMALL, "--sheets", "own.toml")
    assert done.returncode == 2
    assert "own.toml, A1 rows[1]" in done.stderr
    assert not (home.folder / "ubongo.pdf").exists()


@pytest.mark.slow
def test_own_cards_and_an_own_edition(home: Home) -> None:
    (home.folder / "mine.toml").write_text(CARD_FILE.template(), encoding="utf-8")
    done = home.run("print", "rugby_champion", "--deck", "mine.toml", "--ink", "saving", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "14 pages dans rugby_champion.pdf" in done.stdout
    text = EDITION_FILE.template().replace("most_pa = 8 ", "most_pa = 9 ")
    (home.folder / "mine.toml").write_text(text, encoding="utf-8")
    done = home.run("print", "worldwide_football", "--deck", "mine.toml")
    assert done.returncode == 2
    assert "mine.toml" in done.stderr
    assert "match.targets" in done.stderr
    assert not (home.folder / "worldwide_football.pdf").exists()


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["print"], "GAME"),
        (["print", "chess"], "artropp"),
        (["print", "artropp", "--side", "A"], "--side"),
        (["print", "ubongo", "--paper", "a5"], "a4, letter"),
        (["print", "worldwide_football", "--paper", "a5"], "a4, letter"),
        (["print", "rugby_champion", "--paper", "a3"], "a4, letter"),
        (["print", "ubongo", "--ink", "gold"], "colour, saving"),
        (["print", "ubongo", "--side", "C"], "A, B"),
        (["print", "ubongo", "--sheets", "nope.toml"], "nope.toml"),
        (["print", "ubongo", "--output", "nowhere/u.pdf"], "nowhere"),
        (["print", "ubongo", "--output", "."], "folder"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(home: Home, args: list[str], said: str) -> None:
    done = home.run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert not home.files()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", "Cette commande l’installe"), pytest.param("en", "This command brings it", marks=pytest.mark.slow)],
)
def test_without_the_extra_one_reads_what_installs_it(home: Home, tmp_path: Path, lang: str, said: str) -> None:
    missing = tmp_path / "missing"
    missing.mkdir()
    (missing / "typst.py").write_text("raise ImportError('not here')")
    done = home.run(*SMALL, "--lang", lang, PYTHONPATH=str(missing))
    assert done.returncode == 2
    assert said in done.stderr
    assert 'pip install "tablee[press]"' in done.stderr
    assert not (home.folder / "ubongo.pdf").exists()


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "said"), [("en", "side"), ("fr", "faces des fiches")])
def test_help_knows_the_choices_of_the_game(home: Home, lang: str, said: str) -> None:
    shown = home.run("print", "ubongo", "--help", "--lang", lang).stdout
    for flag in ("--paper", "--ink", "--sheets", "--output", "--side"):
        assert flag in shown
    assert said in shown
    assert "--side" not in home.run("print", "artropp", "--help", "--lang", lang).stdout


@pytest.mark.slow
def test_on_a_terminal_one_sees_that_it_works(home: Home) -> None:
    child = home.spawn(*SMALL)
    child.expect("Typesetting")
    child.expect("14 pages in ubongo.pdf")
    child.close()
