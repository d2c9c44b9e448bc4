"""``tablee new-game``: every room is written, under the new name; bad names and names that are taken are refused.

That the game which it writes passes every check is tested in tests/test_add_a_game.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import cli
from tablee.new_game import SAMPLE, naming_of, new_game, template_files
from tablee.rooms import ROOMS, missing_rooms
from tests.words.sentences import plain


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folders of the project, with nothing in them."""
    for folder in ("src/tablee/games", "src/tablee/terminal", "src/tablee/press", "web/src/games", "tests/games"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def files_in(tree: Path) -> set[Path]:
    return {path.relative_to(tree) for path in tree.rglob("*") if path.is_file()}


def test_every_room_is_written(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["new-game", "liars_dice", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert missing_rooms(tree, "liars_dice") == []
    assert f"{len(files_in(tree))} files were written" in out
    assert "tablee play liars_dice" in out


def test_nothing_of_the_sample_is_left(tree: Path) -> None:
    new_game("liars_dice", tree)
    for path in files_in(tree):
        text = (tree / path).read_text(encoding="utf-8")
        assert not any(name in f"{path} {text}" for name in (SAMPLE.id, SAMPLE.class_name, SAMPLE.title, "SG-", "sg_"))


def test_the_template_has_every_room_and_its_golden_text() -> None:
    written = {path.as_posix() for path in template_files()}
    assert {room.of(SAMPLE.id) for room in ROOMS} <= written
    assert f"tests/golden/{SAMPLE.id}-2.txt" in written


@pytest.mark.parametrize(
    ("name", "class_name", "title", "prefix"),
    [
        ("liars_dice", "LiarsDice", "Liars Dice", "LD"),
        ("pig", "Pig", "Pig", "PI"),
        ("go_19_x", "Go19X", "Go 19 X", "G1X"),
    ],
)
def test_the_names_of_a_game(name: str, class_name: str, title: str, prefix: str) -> None:
    assert naming_of(name) == (name, class_name, title, prefix)


@pytest.mark.few(3)
@pytest.mark.parametrize(
    "name", ["", "x", "Pig", "2048", "liar's", "liars-dice", "_pig", "pig_", "../pig", "pi g", "class"]
)
def test_a_bad_name_is_refused_in_a_sentence(tree: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    for lang, sentence in (
        ("en", f"tablee: “{name or 'none'}” is no name for a game’s folder: small letters"),
        ("fr", f"tablee: « {name or 'none'} » n’est pas un nom pour le dossier d’un jeu : de 2 à 30 lettres"),
    ):
        assert cli.run(["new-game", name, "--lang", lang]) == 2
        assert plain(capsys.readouterr().err).startswith(sentence)
    assert files_in(tree) == set()


@pytest.mark.parametrize(
    "file",
    [
        "src/tablee/games/pig/notes.txt",
        "src/tablee/terminal/pig.py",
        "src/tablee/terminal/pig/__init__.py",
        "src/tablee/press/pig.py",
        "tests/words/test_pig_words.py",
    ],
)
def test_nothing_is_overwritten(tree: Path, capsys: pytest.CaptureFixture[str], file: str) -> None:
    (tree / file).parent.mkdir(parents=True, exist_ok=True)
    (tree / file).write_text("precious")
    assert cli.run(["new-game", "pig", "--lang", "fr"]) == 2
    error = plain(capsys.readouterr().err)
    assert error.startswith("tablee: Le nom « pig » est pris : ")
    assert error.endswith("existe et n’est pas écrasé.\n")
    assert files_in(tree) == {Path(file)}
    assert (tree / file).read_text() == "precious"


def test_it_is_for_the_sources_of_tablee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["new-game", "pig"]) == 2
    assert files_in(tmp_path) == set()
