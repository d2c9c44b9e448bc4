"""French Flair at one keyboard: the pitch, the hand, the moves in their groups, the chances, and the real clock."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tablee.core.record import read_record, replay
from tablee.core.story import Told
from tablee.games import find_game
from tablee.games.french_flair import events, odds_table
from tablee.terminal.play import TerminalSession
from tablee.terminal.screen import Screen
from tablee.terminal.setup import Wishes, new_session, old_session
from tablee.words import words_for
from tests.games.french_flair.script import SIX, Script, advantage, ball, kick_off, line_out, penalty, ruck, scrum
from tests.terminal.conftest import Home, first_of_list, play_to_the_end
from tests.terminal.shown import counted, drawn, is_proven, listed, spaced, stage

GAME = find_game("french_flair")
TEN_MINUTES = 600_000


# Whole matches


@pytest.mark.parametrize(
    ("lang", "half", "over"),
    [
        ("en", "second half, 0", "The final whistle has gone."),
        pytest.param("fr", "2e mi-temps, 0", "Le coup de sifflet final", marks=pytest.mark.slow),
    ],
)
def test_a_match_against_a_bot_by_always_taking_the_first_move(home: Home, lang: str, half: str, over: str) -> None:
    flags = ["--players", "you,casual", "--name", "Camille", "--seed", "4", "--lang", lang]
    child = home.spawn("play", "french_flair", *flags)
    screens = play_to_the_end(child, first_of_list)
    story = "\n".join(screens)
    assert child.exitstatus == 0
    assert "── French Flair · " in screens[0]
    assert half in story
    assert over in screens[-1]
    assert re.search(r"\d (and|et) \d", story), "a throw of two dice"
    assert is_proven(home.games[0])


@pytest.mark.slow
def test_a_simulation_reads_well(home: Home) -> None:
    for lang, points in (("en", "points in a match"), ("fr", "points d’un match")):
        flags = ["--games", "6", "--players", "casual,casual", "--jobs", "1", "--lang", lang]
        done = home.run("simulate", "french_flair", *flags)
        assert done.returncode == 0, done.stderr
        assert points in done.stdout


# What can be typed


@pytest.mark.slow
def test_bad_input_is_refused_with_the_clause_in_the_players_language(home: Home) -> None:
    typed = ["x7", "7r2", "whistle", "99", "zz", "? FF-34", "?", "help", "odds", "chances", "h", "quit"]
    flags = ["--players", "you,casual", "--seed", "4"]
    for lang, expected in EXPECTED.items():
        done = home.run("play", "french_flair", *flags, "--lang", lang, typed="\n".join(typed) + "\n")
        answers = done.stdout.split("\n> ")[1:]
        said = dict(zip(typed, (" ".join(spaced(answer).split()) for answer in answers), strict=True))
        for text, sentence in expected.items():
            assert sentence in said[text], (lang, text, said[text])


EXPECTED = {
    "en": {
        "x7": "only right after a carry that can be tackled. (FF-31)",
        "whistle": "The half does not end before its time is up. (FF-77)",
        "99": "There is no 99 in the list",
        "zz": "No move is written",
        "? FF-34": "Ruck",
        "?": "Kick-off",
        "help": "odds the chances",
        "odds": "kick, two dice: gathered by you 8.3%, knocked on by them 8.3%",
        "h": " of 10 imagined games went as well or better than with the other good choice: ",
    },
    "fr": {
        "x7": "On ne plaque, ou ne laisse passer, que juste après",
        "whistle": "La mi-temps ne finit pas avant l’heure. (FF-77)",
        "99": "99",
        "? FF-34": "Le ruck",
        "?": "Le coup d’envoi",
        "help": "odds ce que valent",
        "chances": "pied, deux dés : récupéré 8,3 %, en-avant adverse 8,3 %",
        "h": " parties imaginées sur 10 ont tourné aussi bien ou mieux qu’avec l’autre bon choix : ",
    },
}


def test_a_game_without_dice_has_no_odds(home: Home) -> None:
    said = home.run("play", "artropp", "--seed", "1", typed="odds\nhelp\n").stdout
    assert "There are no chances to count out here." in said
    assert "counted out" not in said


# The pitch


@pytest.mark.parametrize(
    ("seat", "d", "ball_line"),
    [
        (1, 100, "        ●▶"),
        (1, 50, "                            ●▶"),
        (2, 50, "                           ◀●"),
        (2, 0, "       ◀●"),
    ],
)
def test_the_ball_lies_where_it_is_and_points_where_it_goes(seat: int, d: int, ball_line: str) -> None:
    lines = drawn(ball(seat, SIX, d)).splitlines()
    place = next(number for number, line in enumerate(lines) if "●" in line)
    assert lines[place].rstrip() == ball_line
    assert lines[place + 1].count("║") == 2
    assert lines[place + 1].count("┊") == 2
    assert lines[place + 1].count("│") == 1
    assert "1" in lines[place + 1].split("║")[0]
    assert "2" in lines[place + 1].split("║")[2]


def test_the_metres_stand_below_the_lines() -> None:
    _, grass, metres = drawn(ball(1, SIX)).splitlines()[3:6]
    for sign, label in (("║", "0"), ("┊", "20"), ("│", "50")):
        assert metres[grass.index(sign) - len(label) // 2 :].startswith(label)
        assert metres[grass.rindex(sign) - len(label) // 2 :].startswith(label)


def test_a_narrow_pitch() -> None:
    shown = drawn(ball(2, SIX, 20), width=40)
    assert "░1░░║···┊·····│·····┊···║░2░░" in shown
    assert max(map(len, shown.splitlines())) <= 40


def test_the_score_and_who_has_the_ball() -> None:
    m = ball(2, SIX, 35)
    m.state.score[1], m.state.tries[1] = 12, 2
    home, away = drawn(m).splitlines()[1:3]
    assert "▶2 Basalte  12  2 tries · 6 cards" in away
    assert "has the ball" in away
    assert "has the ball" not in home
    assert "a le ballon" in drawn(m, lang="fr")


def test_in_a_ruck_the_ball_is_the_winners() -> None:
    """Seat 1 carried, seat 2 won the tackle with [5][2]."""
    m = ruck("2 3", "[5][2]", "[4][3]")
    home, away = drawn(m).splitlines()[1:3]
    assert "has the ball" in away
    assert "has the ball" not in home
    assert "zone 1 [2] [3] [4] [5] 6" in drawn(m)


def test_the_combination_so_far() -> None:
    m = ball(1, "9 10 12 13 1 2", 60).play("1 9o", "1 10p")
    assert "Ball 45 m out · 9-10: 15 m so far (backs’ move)" in drawn(m)
    assert "Ballon à 45 m de la ligne · 9-10 : 15 m jusqu’ici (combinaison des arrières)" in drawn(m, lang="fr")
    relayed = ball(1, "4 10 12 13 1 2", 60).play("1 4j")
    assert "relay: 0 m so far" in drawn(relayed)


def test_the_advantage_is_measured() -> None:
    m = advantage("9 10 11 12")
    assert "advantage: you need 10 m more" in drawn(m)
    assert "advantage: you need 5 m more" in drawn(m.play("1 9o"))


def test_the_hand_shows_abilities() -> None:
    m = ball(1, "3 7 9 12 15 15")
    assert "3a  7ar  9arktd  12ark  15arkt  15arkt" in drawn(m)
    cards = drawn(m, details=True)
    assert "│ 9 │" in cards
    assert "│ktd│" in cards
    assert "Your hand" not in drawn(m, None)


def test_discards_are_shown_where_there_is_room() -> None:
    m = ball(1, SIX).give(2, SIX, discard="9 10")
    assert "2 Discarded: 9 10" in drawn(m, details=True)
    assert "Discarded" not in drawn(m)


# The moves


def test_single_cards_stand_in_a_table() -> None:
    lines = listed(ball(1, "7 10 1", 60, "kick")).splitlines()
    assert lines[0].split() == ["advance", "run", "kick", "touch", "drop"]
    assert lines[1].split() == ["1", "1a"]
    assert lines[3].split()[:4] == ["5", "10a", "6", "10r1"]
    assert "One card · advance +10 m: on halfway" in lines[4]


def test_groups_of_moves() -> None:
    shown = listed(ball(1, "1 3 9 10 11 12", 60, "ruck"))
    assert re.search(r"Open a combination \+5 m: 45 m from your line +\d+ 9o", shown)
    assert re.search(r"Open with a relay \(0 m\) +\d+ 1j", shown)
    assert re.search(r"Pick and go \+5 m: .* \d+ f1-3", shown)
    assert re.search(r"Maul \+5 m: .* \d+ m1-3", listed(ball(1, "1 3 9", 60, "line-out")))
    assert "Point de fixation +5 m" in listed(ball(1, "1 3 9", 60, "ruck"), lang="fr")


def test_every_move_has_its_number() -> None:
    m = ball(1, "1 3 8 9 10 11", 60, "ruck").time_up()
    shown = listed(m)
    moves = stage(m, "en").ordered(m.view(1), m.legal(1))
    for number, move in enumerate(moves, 1):
        assert re.search(rf"(?<!\d){number} {re.escape(move)}(?!\w)", shown), move
    assert "whistle  end the half" in shown


def test_in_a_combination_one_concludes_or_passes() -> None:
    m = ball(1, "9 10 12 13 1 2", 60).play("1 9o")
    shown = listed(m, lang="fr")
    assert shown.split()[:2] == ["avance", "passe"]
    assert "Conclure, ou passer · avance, passe +10 m : à 45 m de la ligne" in shown


def test_the_first_pass_behind_a_relay_is_shorter() -> None:
    shown = " ".join(listed(ball(1, "4 10 12 13 1 2", 60).play("1 4j")).split())
    assert "advance +10 m: on halfway · pass +5 m: 45 m from your line" in shown


def test_a_narrow_list_shows_what_to_write_behind_the_number() -> None:
    shown = listed(ball(1, "7 10 1", 60, "kick"), width=40)
    assert " 10  a r1 r2 k1 k2 t1 t2 d1 d2" in shown
    assert "a advance · r run" in shown
    assert max(map(len, shown.splitlines())) <= 40


def test_other_decisions_are_a_list() -> None:
    assert listed(kick_off(1)).splitlines()[0].split()[:2] == ["1", "kick1"]


# The chances


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda: kick_off(1), "kick, one die: gathered by you 0.0%, knocked on by them 0.0%, dead 0.0%"),
        (lambda: penalty(1, d=30), "at goal, two dice: over 55.6%"),
        (lambda: penalty(1, d=30), "touch, two dice: always found"),
        (lambda: scrum(1), "scrum, two dice: you win 52.5%, by a double 15.5% (they 15.0%)"),
        (lambda: line_out(1), "line-out, one die: you win 58.3%, by a double 0.0% (they 0.0%)"),
        (lambda: ball(1, "7 9", 5).play("1 7a"), "conversion, one die: you win 58.3%"),
        (
            lambda: ball(1, "7 9", 20, "kick"),
            "run, two dice: knock-on 30.6%, past everybody 13.9%, over the line 44.4%",
        ),
        (lambda: ball(1, "9 1", 20), "drop, two dice: over 69.4%"),
        (lambda: ball(1, "9 1", 20), "touch, two dice: found 2.8%, past the goal line 66.7%"),
    ],
)
def test_chances_are_counted_out(make: Callable[[], Script], expected: str) -> None:
    assert expected in counted(make())


def test_the_chances_of_tackle_and_contest() -> None:
    tackle = ball(1, "7 9 10", 60).play("1 7a")
    assert counted(tackle, 2) == [
        "tackle: interception 16.7%, missed 13.9%, ruck won by you 37.0%, ruck won by them 32.4%"
    ]
    contest = ruck("2 3", "[4][3]", "[5][2]")
    assert counted(contest, 2, "fr") == ["un dé, de 2 à 5 : 66,7 % ; sinon, hors-jeu"]
    unsupported = ball(1, "9 13", 60).play("1 9o", "1 13a")
    assert counted(unsupported, 2) == ["The carrier has no support: the ball is yours without a throw."]
    assert counted(ruck("2 3", "[4][3]", "[5][2]").play("2 c7", "* [6]")) == []


def test_the_odds_in_the_docs_are_those_of_the_dice() -> None:
    written = (Path(__file__).parents[2] / "docs" / "french_flair.md").read_text(encoding="utf-8")
    assert odds_table.page() in written


# News


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        ([events.Drew(0, 7), events.Drew(0, 8), events.Drew(1)], []),
        ([events.Drew(0, 7), events.Reshuffled(0, 15), events.Drew(0, 8)], ["You shuffle"]),
        ([events.MissedTackle(1), events.Drew(0, 7)], ["Missed tackle!", "You draw a 7."]),
        (
            [events.Drew(0, 7), events.Drew(1), events.TouchedDown(1), events.Drew(0, 8)],
            ["You draw a 7.", "Basalte", "You dr"],
        ),
        ([events.MissedTackle(1), events.Drew(0)], ["Missed tackle!"]),
    ],
)
def test_cards_drawn_to_complete_a_hand_are_no_news(happened: list[events.Event], told: list[str]) -> None:
    """FF-22: but one that comes alone is, however the story is cut into pieces."""
    lines = stage(Script(), "en").tell([Told(event) for event in happened], 0)
    assert len(lines) == len(told)
    assert all(line.startswith(beginning) for line, beginning in zip(lines, told, strict=True))


# The real clock


class Time:
    """The time outside, in milliseconds."""

    def __init__(self) -> None:
        self.now = 5_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Time:
    outside = Time()
    monkeypatch.setattr("tablee.terminal.play.monotonic_milliseconds", outside)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return outside


@pytest.fixture
def closing() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def sit_down(tmp_path: Path, clock: str, closing: ExitStack) -> TerminalSession:
    wishes = Wishes(players="you,you", seed="3", save=tmp_path / "kept", options={"clock": clock})
    table = new_session(GAME, wishes, Screen(words_for("en", "french_flair")), False, None)
    closing.callback(table.file.close)
    return table


def act(table: TerminalSession) -> None:
    """Whoever is to act takes the first move."""
    state = table.match.state
    seat = state.waiting()[0]
    table.play(seat, state.legal(seat)[0])


def is_time_up(table: TerminalSession) -> bool:
    return bool(table.match.state.view(None).time_up)


def test_on_the_real_clock_ten_minutes_are_ten_minutes(time: Time, tmp_path: Path, closing: ExitStack) -> None:
    table = sit_down(tmp_path, "real", closing)
    table.settle()
    time.now += 3 * TEN_MINUTES
    act(table)
    assert not is_time_up(table), "the clock starts with the kick-off"
    assert table.match.state.view(None).seconds == 0
    time.now += 90_000
    act(table)
    assert table.match.state.view(None).seconds == 90
    time.now += TEN_MINUTES
    act(table)
    assert is_time_up(table)
    assert any(str(ply).startswith("~ time @") for ply in table.match.record.plies)


def test_the_second_half_has_ten_minutes_of_its_own(time: Time, tmp_path: Path, closing: ExitStack) -> None:
    table = sit_down(tmp_path, "real", closing)
    table.settle()
    act(table)
    time.now += TEN_MINUTES
    table.settle()
    assert is_time_up(table)
    time.now += TEN_MINUTES
    while table.match.state.view(None).half == 1:
        seat = table.match.state.waiting()[0]
        moves = {move.notation: move for move in table.match.state.legal(seat)}
        table.play(seat, moves.get("whistle", next(iter(moves.values()))))
    act(table)
    time.now += TEN_MINUTES - 1
    table.settle()
    assert not is_time_up(table)
    time.now += 1
    table.settle()
    assert is_time_up(table)


def test_a_match_on_the_real_clock_goes_on_where_it_was_left(time: Time, tmp_path: Path, closing: ExitStack) -> None:
    table = sit_down(tmp_path, "real", closing)
    table.settle()
    act(table)
    time.now += 300_000
    act(table)
    time.now += 20 * TEN_MINUTES
    table.file.close()
    again = old_session(tmp_path / "kept", None, None, Screen(words_for("en", "french_flair")))
    closing.callback(again.file.close)
    again.settle()
    assert not is_time_up(again)
    time.now += 299_000
    act(again)
    assert not is_time_up(again)
    time.now += 2_000
    act(again)
    assert is_time_up(again)
    record = read_record((tmp_path / "kept").read_text())
    assert replay(record, GAME).view(None).time_up


def test_on_the_tempo_clock_nobody_has_to_hurry(time: Time, tmp_path: Path, closing: ExitStack) -> None:
    table = sit_down(tmp_path, "tempo", closing)
    table.settle()
    act(table)
    time.now += 5 * TEN_MINUTES
    act(table)
    assert not is_time_up(table)
    assert all(ply.at == 0 for ply in table.match.record.plies)


# How far a half has come


def test_the_title_says_how_far_a_half_has_come() -> None:
    m = ball(1, SIX, length="short")
    m.state.events = 10
    assert "first half, 02:30 of 05:00" in drawn(m).splitlines()[0]
    assert "1re mi-temps, 02:30 sur 05:00" in drawn(m, lang="fr").splitlines()[0]


def test_of_a_real_clock_the_title_says_what_is_left() -> None:
    m = ball(1, SIX, clock="real")
    m.state.events, m.state.now = 3, 200_000
    assert "first half · 06:40 left" in drawn(m).splitlines()[0]
    assert "1re mi-temps · encore 06:40" in drawn(m, lang="fr").splitlines()[0]
    assert "time is up" in drawn(m.time_up()).splitlines()[0]
