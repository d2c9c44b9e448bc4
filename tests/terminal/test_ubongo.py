"""Ubongo at one keyboard: time runs while people type."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, cast

import pexpect
import pytest

from tablee.bots.levels import Racing
from tablee.core.match import verify
from tablee.core.record import Record, begin, read_record, replay_ply
from tablee.games import find_game
from tablee.games.ubongo import rules
from tablee.games.ubongo.box import Ubongo
from tablee.games.ubongo.pieces import PIECES
from tablee.games.ubongo.rules import UbongoState
from tablee.terminal.best import BestTimes
from tablee.terminal.play import TerminalSession
from tablee.terminal.race import Race
from tablee.terminal.screen import Left, Screen
from tablee.terminal.setup import Wishes, new_session, old_session
from tablee.words import words_for
from tests.terminal.conftest import Home, Terminal, plain

GAME = cast(Ubongo, find_game("ubongo"))
RACING = r"\d:\d\d > $"
"""The end of a screen on which a race is on."""
WAITING = r"(?<!\d\d )> $"
"""The end of a screen before a race."""
PRACTICE = ["--seats", "1", "--sheet", "2", "--row", "5"]
LONG = 600_000
"""Ten minutes: nobody waits longer."""


def record_of(home: Home) -> Record:
    return read_record(home.games[-1].read_text())


def reached(record: Record) -> UbongoState:
    state = cast(UbongoState, begin(record, GAME))
    for number, ply in enumerate(record.plies):
        replay_ply(state, GAME, ply, number)
    return state


def solution(state: UbongoState, seat: int = 0) -> list[str]:
    """The layings that solve what `seat` has before it."""
    return [GAME.kit.lays[code].notation for code in rules.solution_of(state, state.row_of(seat))]


def begin_race(child: Terminal) -> str:
    """Press Enter and wait for the die; returns what was shown."""
    child.expect(WAITING)
    before = child.before
    child.sendline("")
    child.expect(RACING)
    return plain(before + child.before)


# On a terminal


@pytest.mark.parametrize(
    ("lang", "solved", "best"),
    [("en", "without a hint", "A new best time!"), ("fr", "sans indice", "Nouveau meilleur temps")],
)
def test_a_practice_solved_by_typing(home: Home, lang: str, solved: str, best: str) -> None:
    child = home.spawn("play", "ubongo", *PRACTICE, "--lang", lang, hurry=True)
    begin_race(child)
    *lays, last = solution(reached(record_of(home)))
    for lay in lays:
        child.sendline(lay.lower())
        child.expect(f"{lay[0]} (at|en) {lay[-2:]}")
        child.expect(RACING)
    child.sendline(last)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert solved in plain(child.before)
    assert best in plain(child.before)
    record = record_of(home)
    assert verify(record, GAME) == 1
    assert [ply.notation for ply in record.plies][-4:] == [*lays, last]
    assert not home.seeds


def test_a_duel_against_a_slow_bot_is_won_by_typing(home: Home) -> None:
    child = home.spawn("play", "ubongo", "--level", "beginner", "--pieces-dealt", "--name", "Camille", "--seed", "5")
    assert "Basalte is ready." in begin_race(child)
    for lay in solution(reached(record_of(home))):
        child.sendline(lay)
    child.expect("Ubongo! You have covered the whole grid")
    child.expect(r"You win sheet 1 in \d+\.\d.s and move on to space 1\.")
    child.expect(WAITING)
    assert "▶1 Camille   0 [1] 2" in plain(child.before)
    assert reached(record_of(home)).spaces == [1, 0]
    child.sendcontrol("d")
    child.expect(pexpect.EOF)


def test_two_people_share_a_keyboard(home: Home) -> None:
    people = ["--players", "you,you", "--name", "Ann,Bob", "--seed", "5"]
    child = home.spawn("play", "ubongo", *people, hurry=True)
    shown = begin_race(child)
    assert "Ann" in shown
    assert "Begin with your number" in shown
    assert "\x1b[?1049h" not in child.before
    lays = solution(reached(record_of(home)))
    child.sendline(lays[0])
    child.expect(re.escape("begin the line with your number (1, 2)"))
    child.expect(RACING)
    child.sendline("3 again")
    child.expect("Nobody at this keyboard has the number 3")
    child.expect(RACING)
    child.sendline(f"1 {lays[0]}")
    child.expect(f"Ann lays piece {lays[0][0]}")
    for lay in lays:
        child.expect(RACING)
        child.sendline(f"2 {lay}")
    child.expect(r"Bob wins sheet 1 in")
    child.expect(WAITING)
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert [ply.actor for ply in record_of(home).plies if ply.notation in lays] == [0, 1, 1, 1, 1]


def test_what_is_half_typed_stands_again_after_the_news(home: Home) -> None:
    child = home.spawn("play", "ubongo", "--players", "you,you", "--name", "Ann,Bob", "--seed", "5", hurry=True)
    begin_race(child)
    child.send("1 agaim")
    child.expect("> 1 agaim$")
    child.send("\x7fn")
    child.expect("> 1 again$")
    child.send("\x1b[A\r")
    child.expect("Ann would rather roll again")
    child.expect("Bob has not agreed")
    child.expect(RACING)
    child.send("nonsense\x152 again\n")
    child.expect("Both agree")
    child.expect(RACING)
    child.sendcontrol("d")
    child.expect("The game waits for you")
    child.expect(pexpect.EOF)


def test_ctrl_c_leaves_the_terminal_as_it_was(home: Home) -> None:
    child = home.spawn("play", "ubongo", *PRACTICE)
    begin_race(child)
    child.sendcontrol("c")
    child.expect("The game waits for you")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


# Bad input of each kind


def wrong_lays(state: UbongoState) -> dict[str, str]:
    """With the first piece of a solution on the board: layings that cannot be, by the reason."""
    first = GAME.moves.read(solution(state)[0])
    ground = state.ground()
    others = [lay for lay in GAME.kit.lays if lay.piece != GAME.kit.lays[first.code].piece]
    return {
        "refused-twice": first.notation,
        "refused-off-grid": next(lay.notation for lay in others if not ground.masks[lay.code]),
        "refused-overlap": next(lay.notation for lay in others if ground.masks[lay.code] & ground.masks[first.code]),
    }


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bad_input_is_refused_with_the_clause_and_changes_nothing(home: Home, lang: str) -> None:
    words = words_for(lang, "ubongo")
    save = home.folder / "practice.tablee"
    assert home.run("play", "ubongo", *PRACTICE, "--save", str(save), typed="ready\nquit\n", hurry=True).returncode == 0
    record = read_record(save.read_text())
    state = reached(record)
    wrong = wrong_lays(state)
    unlaid = next(piece.letter for piece in PIECES if piece.letter != wrong["refused-twice"][0])
    typed = {
        f"-{unlaid}": words("refused-not-laid", piece=unlaid),
        "?g7": words("refused-covered", cell="g7"),
        "again": words("refused-nobody-else", move="again"),
        "take": words("refused-nobody-else", move="take"),
        "ready": words("refused-ready"),
        "d7": words("refused-chance", move="d7"),
        "settle-0-0": words("refused-chance", move="settle-0-0"),
        wrong["refused-twice"]: words("refused-twice", piece=wrong["refused-twice"][0]),
        wrong["refused-off-grid"]: words("refused-off-grid", move=wrong["refused-off-grid"]),
        wrong["refused-overlap"]: words("refused-overlap", move=wrong["refused-overlap"]),
        "12": words("error-unknown-move", text="12", near="none"),
        "§§": words("error-unknown-move", text="§§", near="none"),
        "": words("error-race-empty"),
    }
    lines = [wrong["refused-twice"], *typed, "quit"]
    done = home.run("resume", str(save), "--lang", lang, typed="\n".join(lines) + "\n")
    assert done.returncode == 0
    said = spaceless(done.stdout)
    for sentence in typed.values():
        assert f"✗{spaceless(sentence)}" in said, sentence
    clauses = re.findall(r"\((UB-\d+)\)", done.stdout)
    assert set(clauses) == {"UB-5", "UB-7", "UB-13"}
    plies = [ply.notation for ply in read_record(save.read_text()).plies]
    assert plies[-1] == wrong["refused-twice"]
    assert len(plies) == len(record.plies) + 1


def spaceless(text: str) -> str:
    """Without any space, as lines break anywhere."""
    return re.sub(r"\s", "", text)


def run_on(state: UbongoState) -> UbongoState:
    """Let the countdown end and the die roll."""
    due = state.due()
    assert due is not None
    state.play(-2, state.tick((0, 0)), due)
    state.play(-1, state.chances()[0][0], due)
    return state


def test_hints_and_commands_answer_in_practice(home: Home) -> None:
    done = home.run(
        "play", "ubongo", *PRACTICE, typed="ready\nhint\nwhy\nundo\nb\n? UB-13\nhelp\nsolvable\nsolution\n", hurry=True
    )
    assert done.returncode == 0
    assert "asks for a hint about it" in done.stdout
    assert "No bot has moved" in done.stdout
    assert "Nothing is taken back in a race" in done.stdout
    assert "Piece B: type a shape" in done.stdout
    assert "B1" in done.stdout
    assert "B8" in done.stdout
    assert "Practice" in done.stdout
    assert "upper left corner of the shape at b2" in done.stdout
    assert "there is still a way" in done.stdout
    assert "A solution lies on the grid." in done.stdout
    assert "\x1b" not in done.stdout


def test_a_hint_tells_more_each_time(home: Home) -> None:
    save = home.folder / "practice.tablee"
    home.run("play", "ubongo", *PRACTICE, "--save", str(save), typed="ready\nquit\n", hurry=True)
    state = reached(read_record(save.read_text()))
    question = next(move.notation for move in state.legal(0) if move.notation.startswith("?"))
    done = home.run("resume", str(save), typed=f"{question}\n{question}\n{question}\nquit\n")
    cell = question[1:]
    assert re.search(rf"Piece ([A-U]) can cover {cell}\.", done.stdout)
    assert re.search(rf"Piece ([A-U]) can cover {cell} and [a-g]\d\.", done.stdout)
    assert re.search(rf"Piece ([A-U]) covers {cell}: lay its shape \d at [a-g]\d\.", done.stdout)


@pytest.mark.few(1)
@pytest.mark.parametrize(("players", "lang"), [("you", "fr"), ("you,casual", "en"), ("you,you", "fr")])
def test_the_screen_fits_a_narrow_terminal(home: Home, players: str, lang: str) -> None:
    name = ",".join(["Maximilienne-Zoé", "Bartholomé-Marie"][: players.count("you")])
    flags = ["--players", players, "--name", name, "--side", "B", "--lang", lang]
    done = home.run("play", "ubongo", *flags, typed="\nquit\n", COLUMNS="40", hurry=True)
    assert done.returncode == 0
    table = done.stdout.split("──", 1)[1].rpartition("> quit")[0]
    assert "──" in table, "the race was drawn too"
    assert max(len(line.rstrip()) for line in table.splitlines()) <= 40


def test_pieces_have_letters_and_colours_on_a_terminal_only(home: Home) -> None:
    child = home.spawn("play", "ubongo", *PRACTICE, hurry=True)
    child.expect(WAITING)
    child.sendline("")
    child.expect(RACING)
    assert "\x1b[1;" in child.before
    child.sendcontrol("d")
    child.expect(pexpect.EOF)
    done = home.run("play", "ubongo", *PRACTICE, typed="ready\nboard\nquit\n", hurry=True)
    assert "\x1b" not in done.stdout
    assert "Tray" in done.stdout


# The puzzle of the day, and best times


def test_the_puzzle_of_the_day(home: Home) -> None:
    days = {datetime.now(UTC).date().isoformat()}
    assert home.run("play", "ubongo", "--daily", typed="quit\n").returncode == 0
    days.add(datetime.now(UTC).date().isoformat())
    assert any(GAME.daily(day).items() <= record_of(home).options.items() for day in days)
    assert record_of(home).seats == 1


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("game", "flags", "complaint"),
    [
        ("artropp", [], "artropp has no puzzle of the day."),
        ("ubongo", ["--seats", "2"], "The puzzle of the day is played alone"),
        ("ubongo", ["--level", "strong"], "The puzzle of the day is played alone"),
        ("ubongo", ["--sheet", "3"], "The day says what is played: leave out side, sheet, row, hints."),
    ],
)
def test_the_day_decides(home: Home, game: str, flags: list[str], complaint: str) -> None:
    done = home.run("play", game, "--daily", *flags)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert not home.games


def test_best_times_are_kept_by_material_and_puzzle(tmp_path: Path) -> None:
    times = BestTimes({"XDG_DATA_HOME": str(tmp_path)})
    assert times.find("box", "A1 7") is None
    assert times.keep("box", "A1 7", 50_000)
    assert not times.keep("box", "A1 7", 60_000)
    assert not times.keep("box", "A1 7", 50_000)
    assert times.keep("box", "A1 7", 40_000)
    assert times.keep("other box", "A1 7", 90_000)
    assert times.find("box", "A1 7") == 40_000
    assert json.loads(times.path.read_text()) == {"box A1 7": 40_000, "other box A1 7": 90_000}


def test_a_broken_file_of_best_times_counts_as_none(tmp_path: Path) -> None:
    times = BestTimes({"XDG_DATA_HOME": str(tmp_path)})
    times.path.parent.mkdir()
    times.path.write_text("nonsense")
    assert times.find("box", "A1 7") is None
    assert times.keep("box", "A1 7", 1)


# With a time of our own


class Typist:
    """A keyboard and the time: lines come at their moments, and time passes only while somebody waits."""

    def __init__(self) -> None:
        self.now = 0
        self.script: list[tuple[int, str]] = []
        self.wait_for: Callable[[], None] = lambda: None

    def source(self) -> int:
        return self.now

    def line(self, prompt: str, seconds: float) -> str | None:
        until = self.now + max(1, round(1000 * seconds))
        if self.script and self.script[0][0] <= until:
            moment, line = self.script.pop(0)
            self.now = max(self.now, moment)
            return line
        self.wait(seconds)
        return None

    def wait(self, seconds: float) -> None:
        self.now += max(1, round(1000 * seconds))
        if self.now > LONG:
            raise Left

    def put_away(self) -> None:
        pass


class TypedRace(NamedTuple):
    """A table in this process, with its typist."""

    table: TerminalSession
    typist: Typist

    @property
    def state(self) -> UbongoState:
        return cast(UbongoState, self.table.match.state)

    def run(self) -> None:
        Race(self.table, self.typist, self.typist.source).run()


@pytest.fixture
def sit_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., TypedRace]]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tables: list[TerminalSession] = []

    def sit_down(players: str, seed: int = 7, **options: bool | int | str) -> TypedRace:
        screen = Screen(words_for("en", "ubongo"))
        file = tmp_path / f"race{len(tables)}"
        wishes = Wishes(players=players, name="Camille", seed=str(seed), save=file, options=options)
        tables.append(new_session(GAME, wishes, screen, False, None))
        return TypedRace(tables[-1], Typist())

    yield sit_down
    for table in tables:
        table.file.close()


@pytest.mark.slow
def test_a_bot_wins_while_one_waits(sit_down: Callable[..., TypedRace], capsys: pytest.CaptureFixture[str]) -> None:
    sitting = sit_down("you,strong")
    sitting.typist.script = [(100, "")]
    with pytest.raises(Left):
        sitting.run()
    told = capsys.readouterr().out
    assert "Ubongo! Basalte has covered the whole grid." in told
    assert "Basalte wins sheet 1 in" in told
    assert "Sheet A2 is next. Are you ready?" in told
    record = sitting.table.match.record
    assert sitting.state.spaces == [0, 1]
    claim = next(ply for ply in reversed(record.plies) if ply.actor == 1 and ply.notation[0].isupper())
    settled = next(ply for ply in record.plies if ply.notation.startswith("settle"))
    assert settled.at == claim.at + 350


def test_a_whole_match_is_won_by_typing(
    sit_down: Callable[..., TypedRace], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down("you,beginner", pieces_dealt=True)
    typist = sitting.typist

    def next_line(prompt: str, seconds: float) -> str | None:
        typist.wait(0.1)
        if sitting.state.phase_name() == "ready":
            return ""
        return next(
            lay for lay in solution(sitting.state) if lay not in [laid.move for laid in sitting.state.view(0).board]
        )

    monkeypatch.setattr(typist, "line", next_line)
    sitting.run()
    sitting.table._close()
    end = capsys.readouterr().out.rpartition("── Ubongo")[2]
    assert "You win the match. Ubongo!" in end
    assert "You: 5 duels won" in end
    assert "★1 Camille" in end
    assert verify(sitting.table.match.record, GAME) == 5


@pytest.mark.slow
def test_bots_act_at_their_own_moments_however_seldom_one_looks(
    sit_down: Callable[..., TypedRace], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit_down("you,strong")
    sitting.typist.script = [(100, ""), (LONG - 1, "log")]
    planned: list[int] = []
    bot = cast(Racing, sitting.table.bots[1])
    when = bot.when

    def noted(state: UbongoState, seat: int) -> int:
        planned.append(when(state, seat))
        return planned[-1]

    monkeypatch.setattr(bot, "when", noted)
    with pytest.raises(Left):
        sitting.run()
    deeds = [ply.at for ply in sitting.table.match.record.plies if ply.actor == 1 and ply.notation[0].isupper()]
    assert deeds
    assert set(deeds) <= set(planned)


def test_a_line_that_comes_after_the_bot_has_won_is_too_late(
    sit_down: Callable[..., TypedRace], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the keyboard cannot be watched: what was due before Enter happens first."""
    sitting = sit_down("you,strong")
    sitting.typist.script = [(0, "")]
    lines = iter(["", "-A"])

    def patient(prompt: str, seconds: float) -> str | None:
        line = next(lines, None)
        if line is None:
            raise Left
        sitting.typist.now += 100 if not line else LONG // 2
        return line

    monkeypatch.setattr(sitting.typist, "line", patient)
    with pytest.raises(Left):
        sitting.run()
    told = capsys.readouterr().out
    assert told.index("Basalte wins sheet 1") < told.index("✗ The race has not begun yet")


def test_a_bot_agrees_to_roll_again(sit_down: Callable[..., TypedRace], capsys: pytest.CaptureFixture[str]) -> None:
    sitting = sit_down("you,beginner")
    sitting.typist.script = [(100, ""), (4_000, "again"), (10_000, "hint"), (10_000, "why"), (10_000, "resign")]
    sitting.run()
    told = capsys.readouterr().out
    assert "Both agree: the die is rolled again for sheet 1." in told
    assert "In a race everybody is alone with the puzzle" in told
    assert "stays a secret until the grid is covered" in told
    assert sitting.table.match.outcome() is not None
    votes = [ply for ply in sitting.table.match.record.plies if ply.notation == "again"]
    assert [(ply.actor, ply.at) for ply in votes] == [(0, 4_000), (1, 5_500)]


def test_bots_alone_race_at_once(home: Home) -> None:
    done = home.run("play", "ubongo", "--players", "casual,strong", "--seed", "4")
    assert done.returncode == 0
    assert "The fifth duel is won." in done.stdout
    assert verify(record_of(home), GAME) >= 5


def test_a_race_goes_on_from_its_last_moment(
    sit_down: Callable[..., TypedRace], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = sit_down("you,beginner")
    sitting.typist.script = [(100, ""), (8_000, "away"), (9_000, "quit")]
    with pytest.raises(Left):
        sitting.run()
    sitting.table.file.close()
    again = TypedRace(old_session(tmp_path / "race0", None, None, Screen(words_for("en", "ubongo"))), Typist())
    again.typist.now = 500_000
    again.typist.script = [(500_500, "back"), (501_000, "resign")]
    again.run()
    again.table.file.close()
    plies = again.table.match.record.plies
    assert [(ply.notation, ply.at) for ply in plies[-3:]] == [("away", 8_000), ("back", 8_500), ("resign", 9_000)]


def test_a_best_time_without_hints_is_told(
    sit_down: Callable[..., TypedRace], capsys: pytest.CaptureFixture[str]
) -> None:
    for attempt, (seconds, told) in enumerate(
        ((50, "A new best time!"), (60, "50.0\u00a0s"), (40, "A new best time!"))
    ):
        sitting = sit_down("you", seed=attempt, sheet=4, row=2)
        finish(sitting, 1000 * seconds, hints=0)
        assert told in capsys.readouterr().out
    sitting = sit_down("you", sheet=4, row=2)
    finish(sitting, 10_000, hints=1)
    assert "best time" not in capsys.readouterr().out


def finish(sitting: TypedRace, milliseconds: int, hints: int) -> None:
    """Solve the practice, its last piece so long after its beginning."""
    state = sitting.state.copy()
    state.play(0, GAME.kit.ready, 0)
    state = run_on(state)
    began = 3_000
    lays = solution(state)
    question = next(move.notation for move in state.legal(0) if move.notation.startswith("?"))
    early = [(began + 1_000, line) for line in [*[question] * hints, *lays[:-1]]]
    sitting.typist.script = [(0, ""), *early, (began + milliseconds, lays[-1])]
    sitting.run()
    sitting.table._close()
