"""Playing a study: the same rows whoever plays them, and nothing lost that was played."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import polars as pl
import pytest
from joblib import delayed

from tablee.cli import run as run_program
from tablee.core.errors import TableeError
from tablee.games import SHELF, find_game
from tablee.lab import run as running
from tablee.lab.cluster import workers_on
from tablee.lab.results import BadResults, Progress, read_results
from tablee.lab.run import run_study
from tablee.lab.study import read_study
from tablee.terminal.lab import Counter, _shown
from tablee.words import words_for

STUDY = """\
game = "artropp"
players = ["casual", "beginner", "beginner"]
games = 7
seed = 5

[options]
rounds = 1
skip_empty_pot = [false, true]
"""
PROGRAM = """\
from pathlib import Path

made = 0


class First:
    def choose(self, state, seat):
        return state.legal(seat)[0]


def make_player(game, seed):
    global made
    made += 1
    if made == 40 and Path("reached").exists():
        Path("reached").write_text("now")
    return First()
"""
LOST = """\
import os
from pathlib import Path


class First:
    def choose(self, state, seat):
        if Path("ENDS").exists() and Path("KEPT").stat().st_size:
            os._exit(3)
        return state.legal(seat)[0]


def make_player(game, seed):
    return First()
"""
ENDLESS = """\
import os
import time
from pathlib import Path


class Endless:
    def choose(self, state, seat):
        Path("reached").write_text(str(os.getpid()))
        while True:
            time.sleep(1)


def make_player(game, seed):
    return Endless()
"""


@pytest.fixture
def study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In pieces of three games."""
    monkeypatch.setattr(running, "PIECE", 3)
    file = tmp_path / "study.toml"
    file.write_text(STUDY, encoding="utf-8")
    return file


def played(file: Path, jobs: int = 1) -> bytes:
    study = read_study(file)
    run_study(study, jobs=jobs)
    return study.results.read_bytes()


def test_one_row_a_game(study: Path) -> None:
    assert run_study(read_study(study), jobs=1) == 14
    frame = read_results(study.with_suffix(".parquet"))
    assert frame["number"].to_list() == [*range(7), *range(7)]
    assert frame["option_skip_empty_pot"].to_list() == [False] * 7 + [True] * 7
    assert frame["players"][1].to_list() == ["beginner", "beginner", "casual"]
    assert frame["wins"].list.sum().to_list() == pytest.approx([1.0] * 14)
    assert frame["scores"].list.sum().to_list() == [0] * 14
    assert set(frame["course"].list.len()) == {11}
    assert sorted(path.name for path in study.parent.iterdir()) == ["study.parquet", "study.toml"]


@pytest.mark.slow
def test_two_processes_write_the_same_file_as_one(study: Path) -> None:
    alone = played(study)
    study.with_suffix(".parquet").unlink()
    assert played(study, jobs=2) == alone


@pytest.mark.slow
def test_a_process_that_is_lost_is_told_and_what_was_played_is_kept(
    study: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(study.parent)
    study.write_text(STUDY.replace('"casual"', '"first.py"').replace("games = 7", "games = 200"), encoding="utf-8")
    ends = study.parent / "ends"
    ends.touch()
    (study.parent / "first.py").write_text(
        LOST.replace("ENDS", str(ends)).replace("KEPT", str(study.with_suffix(".progress"))), encoding="utf-8"
    )
    assert run_program(["lab", "run", "study.toml", "--jobs", "2", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "A process that played has ended (EXIT(3)): " in told
    assert "Traceback" not in told
    ends.unlink()
    assert 0 < run_study(read_study(study), jobs=1) < 400


def test_whoever_interrupts_loses_nothing_and_comes_to_the_same_file(study: Path) -> None:
    alone = played(study)
    study.with_suffix(".parquet").unlink()

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            run_study(read_study(study), jobs=1, on_progress=interrupt)
    kept: list[tuple[int, int]] = []
    assert run_study(read_study(study), jobs=1, on_start=lambda done, all_games: kept.append((done, all_games))) == 8
    assert kept == [(6, 14)]
    assert study.with_suffix(".parquet").read_bytes() == alone
    assert not study.with_suffix(".progress").exists()


def test_a_piece_that_was_cut_off_is_played_again(study: Path) -> None:
    alone = played(study)
    study.with_suffix(".parquet").unlink()

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(read_study(study), jobs=1, on_progress=interrupt)
    progress = study.with_suffix(".progress")
    progress.write_bytes(progress.read_bytes() + progress.read_bytes()[:-1])
    assert run_study(read_study(study), jobs=1) == 11
    assert study.with_suffix(".parquet").read_bytes() == alone


def test_more_games_are_added_to_those_that_there_are(study: Path) -> None:
    played(study)
    study.write_text(STUDY.replace("games = 7", "games = 9"), encoding="utf-8")
    assert run_study(read_study(study), jobs=1) == 4
    more = study.with_suffix(".parquet").read_bytes()
    study.with_suffix(".parquet").unlink()
    assert played(study) == more


def test_another_seed_is_another_study(study: Path) -> None:
    played(study)
    assert run_study(read_study(study), jobs=1) == 0
    study.write_text(STUDY.replace("seed = 5", "seed = 6"), encoding="utf-8")
    assert run_study(read_study(study), jobs=1) == 14


def told(file: Path, played: int) -> list[tuple[int, str]]:
    """What a run says that it keeps, which has so many games to play."""
    kept: list[tuple[int, str]] = []
    assert run_study(read_study(file), jobs=1, on_kept=lambda games, path: kept.append((games, path.name))) == played
    return kept


def test_fewer_games_and_back_again_lose_nothing(study: Path) -> None:
    """The file is that of the study, whatever it was before; nothing is played or kept twice."""
    seven = played(study)
    study.write_text(STUDY.replace("games = 7", "games = 4"), encoding="utf-8")
    assert told(study, played=0) == [(6, "study.1.parquet")]
    four = study.with_suffix(".parquet").read_bytes()
    assert read_results(study.with_suffix(".parquet"))["number"].to_list() == [*range(4), *range(4)]
    for text, content in [(STUDY, seven), (STUDY.replace("games = 7", "games = 4"), four)]:
        study.write_text(text, encoding="utf-8")
        assert told(study, played=0) == []
        assert study.with_suffix(".parquet").read_bytes() == content
    assert sorted(path.name for path in study.parent.iterdir()) == ["study.1.parquet", "study.parquet", "study.toml"]


def test_what_the_study_has_no_more_is_kept_beside_it_and_told(study: Path) -> None:
    """Another seed, then other options; names that are taken are not taken again."""
    five = played(study)
    (study.parent / "study.1x.parquet").write_bytes(b"holiday pictures")
    study.write_text(STUDY.replace("seed = 5", "seed = 6"), encoding="utf-8")
    assert told(study, played=14) == [(14, "study.1.parquet")]
    assert (study.parent / "study.1.parquet").read_bytes() == five
    study.write_text(STUDY.replace("seed = 5", "seed = 6").replace("[false, true]", "true"), encoding="utf-8")
    assert told(study, played=0) == [(7, "study.2.parquet")]
    study.write_text(STUDY, encoding="utf-8")
    assert told(study, played=0) == []
    assert study.with_suffix(".parquet").read_bytes() == five


def test_what_an_interrupted_run_has_played_outlasts_another_study(study: Path) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_study(read_study(study), jobs=1, on_progress=interrupt)
    study.write_text(STUDY.replace("seed = 5", "seed = 6"), encoding="utf-8")
    assert told(study, played=14) == [(3, "study.progress")]
    study.write_text(STUDY, encoding="utf-8")
    assert told(study, played=11) == [(14, "study.1.parquet")]
    assert not study.with_suffix(".progress").exists()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "14 games that were played are not in the study any more and stay in study.1.parquet."),
        ("fr", "14 parties jouées ne sont plus dans l’étude et restent dans study.1.parquet."),
    ],
)
def test_who_changes_a_study_reads_where_the_games_are(
    study: Path, lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(study.parent)
    played(study)
    study.write_text(STUDY.replace("seed = 5", "seed = 6"), encoding="utf-8")
    assert run_program(["lab", "run", "study.toml", "--jobs", "1", "--lang", lang]) == 0
    assert said in capsys.readouterr().out.splitlines()


def test_a_file_that_is_in_the_way_is_not_overwritten(study: Path) -> None:
    results = study.with_suffix(".parquet")
    results.write_bytes(b"holiday pictures")
    with pytest.raises(BadResults, match="no results of a study"):
        played(study)
    pl.DataFrame({"table": ["a"]}).write_parquet(results)
    with pytest.raises(BadResults):
        played(study)


def test_two_runs_of_one_study_do_not_get_into_each_others_way(study: Path) -> None:
    with Progress(study.with_suffix(".progress")), pytest.raises(BlockingIOError):
        played(study)


def test_ones_own_file_and_program_travel_with_the_work(study: Path) -> None:
    data = find_game("artropp").data_file
    assert data is not None
    (study.parent / "mine.toml").write_text(data.template("mine"), encoding="utf-8")
    (study.parent / "first.py").write_text(PROGRAM, encoding="utf-8")
    text = STUDY.replace('"casual"', '"first.py"').replace("games", 'files = ["box", "mine.toml"]\ngames')
    study.write_text(text, encoding="utf-8")
    read = read_study(study)
    (study.parent / "mine.toml").unlink()
    (study.parent / "first.py").unlink()
    assert run_study(read, jobs=1) == 28
    frame = read_results(study.with_suffix(".parquet"))
    assert "first.py" in frame["players"][0].to_list()
    assert {material.split()[0] for material in frame["material"]} == {"artropp", "mine"}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("1 / 0", "wrong.py, line 4: ZeroDivisionError: division by zero"),
        ("'assault'", "wrong.py: gave assault where it is not legal; give one of state.legal(seat)"),
    ],
)
def test_what_goes_wrong_in_a_program_is_told_by_its_name_and_line(
    study: Path, choice: str, said: str, jobs: int
) -> None:
    program = (
        "class Wrong:\n    def choose(self, state, seat):\n        if len(state.legal(seat)) > 1:\n"
        f"            return {choice}\n        return state.legal(seat)[0]\n"
        "def make_player(game, seed):\n    return Wrong()\n"
    )
    (study.parent / "wrong.py").write_text(program, encoding="utf-8")
    study.write_text(STUDY.replace('"casual"', '"wrong.py"'), encoding="utf-8")
    with pytest.raises(TableeError) as error:
        run_study(read_study(study), jobs=jobs)
    assert words_for("en").error(error.value) == f"{said}."


@pytest.mark.parametrize("game", SHELF)
def test_every_game_can_be_studied_at_every_number_of_seats(game: str, tmp_path: Path) -> None:
    seats = list(find_game(game).seat_counts)
    file = tmp_path / "study.toml"
    file.write_text(f'game = "{game}"\nplayers = ["beginner"]\nseats = {seats}\ngames = 1\n', encoding="utf-8")
    run_study(read_study(file), jobs=1)
    assert read_results(file.with_suffix(".parquet"))["seats"].to_list() == seats


def test_who_looks_into_a_file_reads_about_once_a_minute_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    """An earlier run has left 1000 games, and this one plays 300 in two minutes."""
    for lang in ("en", "fr"):
        moments = iter([0.0, 10.0, *(10.0 + 0.4 * games for games in range(1, 301))])
        counter = Counter()
        with _shown(counter, words_for(lang), moments.__next__):
            counter.start(1000, 13_000)
            for _ in range(300):
                counter.add(1)
    assert capsys.readouterr().err.splitlines() == [
        "1,150 of 13,000 games, 2.5 games/s, 1:19:00 left",
        "1,300 of 13,000 games, 2.5 games/s, 1:18:00 left",
        "1\u202f150 parties sur 13\u202f000, 2,5 parties/s, encore 1:19:00",
        "1\u202f300 parties sur 13\u202f000, 2,5 parties/s, encore 1:18:00",
    ]


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """A player of our own says through a pipe that its fourteenth game has begun."""
    text = STUDY.replace('"casual", "beginner", "beginner"', '"first.py"').replace("games = 7", "seats = 3\ngames = 40")
    (tmp_path / "first.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "study.toml").write_text(text, encoding="utf-8")
    os.mkfifo(tmp_path / "reached")
    command = [sys.executable, "-m", "tablee", "lab", "run", "study.toml", "--jobs", "1", "--lang", "en"]
    process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    assert (tmp_path / "reached").read_text(encoding="utf-8") == "now"
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130, said
    assert " games of 80 are kept; the same command goes on from there." in said
    (tmp_path / "reached").unlink()
    subprocess.run(command, cwd=tmp_path, check=True)
    interrupted = (tmp_path / "study.parquet").read_bytes()
    (tmp_path / "study.parquet").unlink()
    assert played(tmp_path / "study.toml") == interrupted


@pytest.mark.slow
def test_ctrl_c_at_a_terminal_is_answered_in_one_sentence(tmp_path: Path) -> None:
    """It reaches all processes; loky's thread and its workers would each tell of it at length."""
    text = STUDY.replace("games = 7", "games = 20000")
    (tmp_path / "study.toml").write_text(text, encoding="utf-8")
    arguments = ["-m", "tablee", "lab", "run", "study.toml", "--jobs", "2", "--lang", "en"]
    terminal = pexpect.spawn(
        sys.executable, arguments, cwd=tmp_path, encoding="utf-8", timeout=120, dimensions=(24, 99)
    )
    for _ in range(2):
        terminal.expect(r"games/s, \S+ left")
    terminal.sendintr()
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert "Traceback" not in terminal.before
    assert re.search(r"Interrupted\. [\d,]+ games of 40,000 are kept", terminal.before)


@pytest.mark.slow
def test_workers_leave_ctrl_c_alone_from_their_first_moment() -> None:
    """Also before they have imported what they need to say so: what is blocked is inherited."""
    with workers_on(None, 2) as workers:
        blocked = list(workers(delayed(signal.pthread_sigmask)(signal.SIG_BLOCK, ()) for _ in range(2)))
    assert [signal.SIGINT in signals for signals in blocked] == [True, True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.slow
def test_whoever_is_killed_leaves_nobody_who_plays_on(tmp_path: Path) -> None:
    """A worker in a game without end, which hears of nothing, tells through a pipe who it is."""
    (tmp_path / "endless.py").write_text(ENDLESS, encoding="utf-8")
    text = 'game = "artropp"\nplayers = ["endless.py"]\nseats = 2\ngames = 8\n'
    (tmp_path / "study.toml").write_text(text, encoding="utf-8")
    os.mkfifo(tmp_path / "reached")
    command = [sys.executable, "-m", "tablee", "lab", "run", "study.toml", "--jobs", "2", "--lang", "en"]
    process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL)
    worker = os.pidfd_open(int((tmp_path / "reached").read_text(encoding="utf-8")))
    process.kill()
    process.wait()
    ended, _, _ = select.select([worker], [], [], 60)
    os.close(worker)
    assert ended
