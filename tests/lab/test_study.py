"""A study is checked whole before its first game: every complaint has its line and says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.errors import TableeError
from tablee.games import SHELF, find_game
from tablee.lab.simulate import wilson
from tablee.lab.study import BadStudy, Study, games_for, read_study
from tablee.terminal.lab_template import template
from tablee.words import LANGUAGES, words_for
from tests.bots.nets import policy_file

GOOD = """\
game = "artropp"
players = ["casual", "beginner"]
seats = [2, 4]
games = 10
seed = 3

[options]
rounds = 2
rebuy = [false, true]
"""
WIDE = "\u00a0"


def written(folder: Path, text: str) -> Path:
    file = folder / "study.toml"
    file.write_text(text, encoding="utf-8")
    return file


def read(folder: Path, text: str) -> Study:
    return read_study(written(folder, text))


def refused(folder: Path, text: str) -> BadStudy:
    with pytest.raises(BadStudy) as found:
        read(folder, text)
    return found.value


def test_lists_make_a_grid(tmp_path: Path) -> None:
    study = read(tmp_path, GOOD)
    assert [(table.seats, table.job.options.rebuy) for table in study.tables] == [
        (2, False),
        (2, True),
        (4, False),
        (4, True),
    ]
    assert [player.name for player in study.tables[-1].job.players] == ["casual", "beginner"] * 2
    assert len({table.key for table in study.tables}) == 4
    assert (study.games, study.results.name) == (10, "study.parquet")


def test_several_line_ups_and_files_are_in_the_grid_too(tmp_path: Path) -> None:
    data = find_game("artropp").data_file
    assert data is not None
    (tmp_path / "mine.toml").write_text(data.template("mine"), encoding="utf-8")
    text = GOOD.replace('["casual", "beginner"]', '[["casual"], ["strong:30", "casual"]]')
    study = read(tmp_path, 'files = ["box", "mine.toml"]\n' + text)
    assert len(study.tables) == 2 * 2 * 2 * 2
    assert {table.material.split()[0] for table in study.tables} == {"artropp", "mine"}
    assert {player.worlds for table in study.tables for player in table.job.players} == {None, 30}


def test_what_is_named_twice_is_played_once(tmp_path: Path) -> None:
    assert len(read(tmp_path, GOOD.replace("[false, true]", "[true, true, false]")).tables) == 4


def test_an_interval_is_as_many_games_as_it_takes(tmp_path: Path) -> None:
    games = read(tmp_path, GOOD.replace("games = 10", "interval = 2")).games
    assert games == games_for(2.0)
    low, high = wilson(0.5, games)
    assert high - low <= 0.04
    low, high = wilson(0.5, games - 1)
    assert high - low > 0.04


def test_tables_that_the_rules_do_not_allow_are_left_out_if_one_says_so(tmp_path: Path) -> None:
    text = GOOD + "free_places = [0, 2]\n"
    error = refused(tmp_path, text)
    assert error.line == 7
    assert "at most 0 may be free" in str(error)
    study = read(tmp_path, "leave_out = true\n" + text)
    assert (len(study.tables), study.left_out) == (6, 2)


WRONG = {
    "no game": ('game = "artropp"\n', "", 0, "game is missing", "il manque game"),
    "another game": ('"artropp"', '"artrop"', 1, "there is no game 'artrop'", "aucun jeu ne s’appelle"),
    "no level": ('"casual"', '"genius"', 2, "no level 'genius'; there are beginner", "beginner, casual, strong"),
    "no worlds": ('"casual"', '"strong:many"', 2, "from 1 to 1000000", "de 1 à 1000000"),
    "no worlds here": ('"casual"', '"casual:30"', 2, "casual looks at no worlds here", "ne regarde pas de mondes ici"),
    "no program": ('"casual"', '"mine.py"', 2, "there is no such file", "n’existe pas"),
    "no players": ('["casual", "beginner"]', "[]", 2, "name at least one", "au moins un"),
    "players mixed": ('"beginner"]', '["beginner"]]', 2, "a list of such lists", "une liste de telles listes"),
    "players no list": ('["casual", "beginner"]', "3", 2, "a list of texts", "une liste de textes"),
    "too many seats": ("[2, 4]", "[2, 9]", 3, "2 to 6, not by 9", "pour 2 à 6 joueurs, pas pour 9"),
    "too many players": (
        '["casual", "beginner"]',
        '["casual", "casual", "casual"]',
        3,
        "3 players for 2 seats",
        "3 joueurs pour 2 places",
    ),
    "seats as words": ("[2, 4]", '"two"', 3, "a whole number or a list", "un nombre entier ou une liste"),
    "no games at all": ("games = 10", "games = 0", 4, "from 1 to 1000000, is 0", "de 1 à 1000000, pas 0"),
    "no number said": ("games = 10\n", "", 0, "either games or interval", "soit games, soit interval"),
    "both said": ("games = 10", "games = 10\ninterval = 2", 5, "only one of them", "un seul des deux"),
    "narrow": ("games = 10", "interval = 0.01", 4, "cannot be reached; from 0.098 to 50", "de 0.098 à 50"),
    "unknown": ("seed = 3", "sede = 3", 5, "sede is unknown here; one of game, ", "sede est inconnu ici"),
    "option": ("rounds", "ronds", 8, "there are rounds, duel_rounds", "rounds, duel_rounds"),
    "option bounds": ("rounds = 2", "rounds = [2, 101]", 8, "<= 100", "il faut au plus 100"),
    "option kind": ("[false, true]", '["false"]', 9, "rebuy must be true or false", "il faut true ou false"),
    "option empty": ("[false, true]", "[]", 9, "rebuy is empty", "rebuy est vide"),
    "option of another kind": ("rounds = 2", "rounds = 2.5", 8, "rounds must be true, false,", "pour rounds, il faut"),
    "option in a list": ("[false, true]", "[[true]]", 9, "rebuy must be true, false,", "pour rebuy, il faut"),
    "options no section": (
        GOOD[GOOD.index("seed") :],
        "options = 3",
        5,
        "must be a section,",
        "une section, [options]",
    ),
    "said twice": ("seed = 3", "seats = 3", 5, "names what an earlier line has", "une ligne précédente l’a déjà"),
    "section twice": ("rounds = 2", "[options]", 8, "names what an earlier line has", "une ligne précédente l’a déjà"),
    "no toml": ("rounds = 2", "rounds is 2", 8, "is not TOML", "ce n’est pas du TOML"),
    "file missing": ("seed = 3", 'files = ["nope.toml"]', 5, "there is no such file", "n’existe pas"),
    "file does not fit": ("seed = 3", 'files = ["study.toml"]', 5, "study.toml", "study.toml"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_with_its_line(case: str, tmp_path: Path) -> None:
    good, bad, line, english, french = WRONG[case]
    assert good in GOOD
    error = refused(tmp_path, GOOD.replace(good, bad, 1))
    assert error.line == line
    assert english in str(error)
    told = words_for("fr", "artropp").error(error)
    assert french in told.replace(WIDE, " ")
    assert told.startswith(f"study.toml, ligne {line}{WIDE}: " if line else f"study.toml{WIDE}: ")
    assert "error-" not in told


def test_a_game_without_a_file_says_so_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('name = "mine"\n', encoding="utf-8")
    text = 'game = "french_flair"\nplayers = ["casual"]\nseats = 2\ngames = 2\nfiles = [\n"box",\n"mine.toml",\n]\n'
    error = refused(tmp_path, text)
    assert (error.line, str(error)) == (7, "study.toml, line 7: mine.toml: French Flair has no deck to be replaced")
    told = words_for("fr").error(error)
    assert (
        told.replace(WIDE, " ")
        == "study.toml, ligne 7 : mine.toml : French Flair n’a pas de paquet qu’on puisse remplacer."
    )


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_bytes(b"game = '\xff'")
    with pytest.raises(TableeError, match="byte 9 is not UTF-8"):
        read_study(tmp_path / "study.toml")


def test_a_grid_beyond_measure_is_refused(tmp_path: Path) -> None:
    seeds = ", ".join(str(number) for number in range(1, 101))
    error = refused(tmp_path, GOOD.replace("rounds = 2", f"rounds = [{seeds}]\npurse = [{seeds}]"))
    assert "40000 tables; at most 10000" in str(error)


def test_a_program_has_to_make_players(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def make_bot(): ...\n", encoding="utf-8")
    error = refused(tmp_path, GOOD.replace('"casual"', '"mine.py"'))
    assert (error.line, "make_player(game, seed)" in str(error)) == (2, True)


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("def make_player(game): ...\n", "mine.py: TypeError: make_player() takes 1"),
        ("def make_player(game, seed):\n    return game.nothing\n", "mine.py, line 2: AttributeError: "),
        ("def make_player(game, seed):\n    return 3\n", "mine.py: make_player gave int, which has no choose"),
        ("def make_player(game, seed):\n    raise SystemExit\n", "mine.py, line 2: SystemExit: "),
        ("raise SystemExit(0)\n", "mine.py: a program for a player defines make_player(game, seed), which"),
    ],
)
def test_a_program_that_makes_none_is_refused_before_the_first_game(tmp_path: Path, program: str, said: str) -> None:
    (tmp_path / "mine.py").write_text(program, encoding="utf-8")
    error = refused(tmp_path, GOOD.replace('"casual"', '"mine.py"'))
    assert (error.line, said in str(error)) == (2, True)


def test_what_is_wrong_in_a_list_of_many_lines_is_told_with_its_own(tmp_path: Path) -> None:
    many = GOOD.replace('["casual", "beginner"]', '[\n    "casual",\n    "casaul",\n]')
    assert refused(tmp_path, many).line == 4
    rounds = GOOD.replace("rounds = 2", "rounds = [\n    2,\n    1000,\n]")
    assert rounds.splitlines()[refused(tmp_path, rounds).line - 1] == "    1000,"


def test_a_policy_has_to_fit_every_table_of_the_grid(tmp_path: Path) -> None:
    (tmp_path / "mine.policy").write_bytes(policy_file(find_game("artropp"), 2).content)
    study = GOOD.replace('"casual"', '"mine.policy"')
    error = refused(tmp_path, study)
    assert (error.line, "at a table of 2, not of 4" in str(error)) == (2, True)
    assert "à une table de 2, pas de 4" in words_for("fr").error(error)
    assert read(tmp_path, study.replace("[2, 4]", "2")).tables[0].job.players[0].name == "mine.policy"


@pytest.mark.few(2)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHELF)
def test_the_template_can_be_played_with_all_its_remarks_taken_off(game: str, lang: str, tmp_path: Path) -> None:
    text = template(find_game(game), words_for(lang, game))
    study = read(tmp_path, text)
    assert (study.game, study.games, len(study.tables)) == (game, 200, 1)
    choices = [line[2:] for line in text.splitlines() if line.startswith("# ") and " = [false, true]" in line]
    assert len(read(tmp_path, "leave_out = true\n" + text + "\n".join(choices) + "\n").tables) >= len(choices)


def test_a_notebook_shows_what_a_study_is_about_and_its_file(tmp_path: Path) -> None:
    shown = read(tmp_path, 'question = "Who starts <best>?"\n' + GOOD)._repr_html_()
    assert "<th>game</th><td>artropp</td>" in shown
    assert "<th>question</th><td>Who starts &lt;best&gt;?</td>" in shown
    assert "<th>tables</th><td>4</td>" in shown
    assert "<summary>study.toml</summary>" in shown
    assert "rebuy = [false, true]" in shown


@pytest.mark.parametrize("game", ["french_flair", "worldwide_football"])
def test_short_and_whole_matches_are_compared_like_anything_else(tmp_path: Path, game: str) -> None:
    study = read(
        tmp_path,
        f'game = "{game}"\nplayers = ["casual", "beginner"]\nseats = 2\ngames = 2\nseed = 1\n\n'
        '[options]\nlength = ["full", "short"]\n',
    )
    assert [table.job.options.length for table in study.tables] == ["full", "short"]
