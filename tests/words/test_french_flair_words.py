"""The words of French Flair: nothing is missing in either language, nothing shows through, nothing is given away."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import ClassVar

import pytest

from tablee.bots.levels import make_bot
from tablee.core.errors import BadMaterial
from tablee.core.match import Match
from tablee.core.record import read_options
from tablee.games import find_game
from tablee.games.french_flair import events, referee
from tablee.games.french_flair.box import Options
from tablee.games.french_flair.figures import measure
from tablee.games.french_flair.odds_shown import zone
from tablee.games.french_flair.origins import KINDS, ORIGINS
from tablee.games.french_flair.position import AIMS, PHASES
from tablee.games.french_flair.say import clock_shown, combination, place
from tablee.games.french_flair.view import FrenchFlairChoice, FrenchFlairSpoken
from tablee.words import LANGUAGES, Words, rule_section, words_for
from tests.games.french_flair.script import (
    SIX,
    Script,
    advantage,
    ball,
    drop_out,
    kick_off,
    line_out,
    penalty,
    ruck,
    scrum,
    tackled,
)
from tests.words.catalogues import SOURCES
from tests.words.sentences import (
    ENDS,
    checked,
    plain,
    say_event,
    say_outcome,
    say_prompt,
    tell_all,
)
from tests.words.sports import SportWords, say_progress

NUMBERS = [*range(1, 9), *range(10, 14), *range(20, 26), *range(30, 47), *range(50, 65), *range(70, 78)]
CLAUSES = [f"FF-{number}" for number in NUMBERS]
TYPED = (
    *("7a", "7r2", "10k2", "10t2", "10d2", "9o", "5p", "4j", "m2-8", "f1-3", "renew", "x7", "let", "c7", "b7", "no"),
    *("-7", "dice2", "kick2", "touch2", "goal2", "hand", "mark", "down", "on", "penalty", "advantage", "lost"),
    "whistle",
)
NAMES = ["Camille", "Noé"]
FRENCH, ENGLISH = words_for("fr", "french_flair"), words_for("en", "french_flair")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "french_flair")


# Positions in words


def offered_try() -> Script:
    """Seat 1 crosses from a scrum 5 m out, and may still be tackled."""
    return scrum(1, "7 8 9 1 2 3", d=5).play("1 dice2", "* [5][3]", "* [2][1]", "1 7a")


def unsupported() -> Script:
    return ball(1, "9 13", d=60).play("1 9o", "1 13a")


def surplus() -> Script:
    """Seat 1 won a line-out by a double with six in hand, and lost the ball after: both complete to six."""
    m = line_out(1, "2 3 4 5 6 9").play("1 dice2", "* [5][5]", "* [2][1]")
    referee.give_and_renew(m.state, 1, m.state.origin)
    return m


POSITIONS: dict[str, Callable[[], Script]] = {
    "before the toss": Script,
    "kick-off": lambda: kick_off(1),
    "second half": lambda: kick_off(2).begin(2),
    "drop-out": lambda: drop_out(2),
    "thrown": lambda: ball(1, "10 13 1").play("1 10o", "1 13r2"),
    "second throw": lambda: scrum(1).play("1 dice2", "* [5][3]"),
    **{f"from {origin.name}": partial(ball, 1, "8 9 10 11 1 2", 35, origin.name) for origin in ORIGINS},
    "own half": lambda: ball(2, "8 9 10 11 1 2", 80),
    "own line": lambda: ball(2, "8 9 10 11 1 2", 100, "kick"),
    "combination": lambda: ball(1, "9 10 12 13 1 2").play("1 9o", "1 10p"),
    "behind a relay": lambda: ball(1, "4 10 12 13 1 2").play("1 4j"),
    "8-9": lambda: ball(1, "8 9 10 11 1 2", origin="scrum").play("1 8o"),
    "8-9 opened": lambda: ball(1, "8 9 10 11 1 2", origin="scrum").play("1 8o", "1 9o"),
    "after time": lambda: ball(1, "9 10 12 13 1 2").time_up(),
    "nothing to play": lambda: ball(1, "10", origin="line-out"),
    "picked and gone": lambda: ball(1, "1 2 3 4 9 10", origin="ruck").play("1 f1-2"),
    "tackle": lambda: ball(1, "7 9 10", 60).play("1 7a"),
    "tackle on the line": offered_try,
    "tackle without support": unsupported,
    "tackled": lambda: tackled("2 3"),
    "ruck": lambda: ruck("2 3", "[4][3]", "[5][2]"),
    "contested": lambda: ruck("2 3", "[4][3]", "[5][2]").play("2 c7", "* [5]"),
    "offside": lambda: ruck("2 3", "[4][3]", "[5][2]").play("2 c7", "* [6]"),
    "advantage": lambda: advantage("9 10 11"),
    "penalty": lambda: penalty(1, "9 10 11 12 1 2", d=30),
    "scrum": lambda: scrum(2),
    "line-out": lambda: line_out(2),
    "conversion": lambda: ball(1, "7 9 10", 5).play("1 7a"),
    "mark offered": lambda: ball(1, "9 10 12 1", 60).play("1 10k2", "* [6][4]"),
    "mark": lambda: ball(1, "9 10 12 1", 60).play("1 10k2", "* [6][4]", "2 mark"),
    "touch down offered": lambda: ball(1, "9 10 12 1", 40).play("1 10k2", "* [6][4]"),
    "surplus": surplus,
}


def test_the_positions_cover_every_phase() -> None:
    assert {make().phase for make in POSITIONS.values()} | {"draw", "over"} == set(PHASES.names)


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_can_be_told(words: Words, seed: int) -> None:
    game = find_game("french_flair")
    match = Match.start(game, read_options(game, {}), 2, seed=seed.to_bytes(32, "big"))
    bots = [make_bot("beginner", game, seed), make_bot("casual", game, seed + 1)]
    match.settle()
    while not match.is_over():
        seat = match.state.waiting()[0]
        say_prompt(words, match.state.view(seat), NAMES)
        match.play(seat, bots[seat].choose(match.state, seat))
        match.settle()
    told = match.take_story()
    for reader in (None, 0, 1):
        tell_all(words, told, NAMES, reader)
        view = match.state.view(reader)
        assert say_prompt(words, view, NAMES) == words("prompt-over")
        lines = [checked(line) for line in say_outcome(words, view, NAMES)]
        assert len(lines) == 4
        assert ("Camille" in " ".join(lines)) == (reader != 0)


# Nothing is missing


EVENTS: list[events.Event] = [
    events.Tossed(seat=0),
    events.HalfBegan(half=1, seat=0),
    events.HalfBegan(half=2, seat=0),
    events.Reshuffled(seat=0, cards=1),
    events.Reshuffled(seat=0, cards=15),
    events.Discarded(seat=0, card=4),
    *(events.Threw(seat=0, aim=aim, dice=[5, 2]) for aim in AIMS),
    *(
        events.Kicked(seat=0, aim=aim, card=10, start=50, end=85)
        for aim in ("restart", "kick", "touch", "drop", "goal")
    ),
    *(events.Landed(seat=0, how=how, ball=85) for how in ("recovered", "touch", "direct", "dead", "short", "wide")),
    events.Played(seat=0, card=7, how="advance", metres=10, ball=60, combination=[]),
    events.Played(seat=0, card=7, how="advance", metres=10, ball=60, combination=[9, 6, 7], kind="forwards"),
    events.Played(seat=0, card=9, how="opening", metres=5, ball=60, combination=[9]),
    events.Played(seat=0, card=8, how="opening", metres=5, ball=60, combination=[8]),
    events.Played(seat=0, card=9, how="opening", metres=5, ball=60, combination=[8, 9]),
    events.Played(seat=0, card=10, how="pass", metres=10, ball=60, combination=[9, 10]),
    events.Played(seat=0, card=10, how="pass", metres=5, ball=60, combination=[0, 10]),
    events.Played(seat=0, card=4, how="relay", metres=0, ball=60, combination=[0]),
    *(events.Tried(seat=0, card=10, how=how, dice=1, combination=[]) for how in ("kick", "touch", "drop")),
    events.Tried(seat=0, card=10, how="run", dice=1, combination=[], kind="relance"),
    *(events.Tried(seat=0, card=13, how="run", dice=2, combination=[9, 13], kind=kind) for kind in KINDS.values()),
    events.Ran(seat=0, card=13, metres=25, ball=80, clear=False),
    events.Ran(seat=0, card=13, metres=25, ball=80, clear=True),
    events.Gathered(seat=0, how="maul", cards=[2, 8], ball=80),
    events.Gathered(seat=0, how="fixation", cards=[1, 3], ball=80),
    events.Renewed(seat=0),
    events.KnockedOn(seat=0, ball=80),
    events.Tackled(seat=0, card=7, ball=80, forced=False),
    events.Tackled(seat=0, card=7, ball=80, forced=True),
    events.Tackled(seat=0, card=None, ball=80, forced=True),
    events.LetPass(seat=0),
    events.Intercepted(seat=0, metres=40, ball=80),
    events.MissedTackle(seat=0),
    events.RuckFormed(seat=0, zone=(2, 5), ball=80),
    *(events.Contested(seat=0, how=how, card=card) for how in ("contest", "clear-out") for card in (7, None)),
    events.BallWon(seat=0, zone=(4, 5)),
    events.BallWon(seat=0, zone=None),
    events.Offside(seat=0, ball=80),
    events.AdvantagePlayed(seat=0),
    events.AdvantageOver(seat=0),
    events.PenaltyGiven(seat=0, ball=80, back=False),
    events.PenaltyGiven(seat=0, ball=80, back=True),
    *(events.PenaltyChosen(seat=0, how=how) for how in ("goal", "touch", "hand")),
    *(events.SetPiece(seat=0, how=how, ball=80) for how in ("scrum", "line-out")),
    *(events.SetPieceWon(seat=0, how=how, double=double) for how in ("scrum", "line-out") for double in (True, False)),
    events.Marked(seat=0, ball=10),
    events.TouchedDown(seat=0),
    events.DropOut(seat=0),
    events.TurnedOver(seat=0, ball=80),
    events.TryScored(seat=0, card=11, score=[5, 0]),
    events.TryScored(seat=0, card=None, score=[5, 0]),
    events.Converted(seat=0, good=True, score=[7, 0]),
    events.Converted(seat=0, good=False, score=[5, 0]),
    *(events.GoalScored(seat=0, how=how, score=[3, 0]) for how in ("drop", "goal")),
    events.TimeUp(half=1),
    events.TimeUp(half=2),
    events.HalfOver(half=1, score=[3, 0]),
    events.HalfOver(half=2, score=[3, 0]),
    events.MatchOver(score=[3, 0], winners=[0], tries=[0, 0]),
    events.MatchOver(score=[3, 3], winners=[0, 1], tries=[0, 0]),
]
TOLD_OF_THE_OTHER_SIDE = [events.Landed(seat=1, how=how, ball=15) for how in ("received", "knock-on", "missed-touch")]
"""Where the receivers are the ones who act."""


def test_every_event_is_told() -> None:
    assert {type(event) for event in EVENTS} | {events.Drew} == set(events.Event.__subclasses__())


@pytest.mark.parametrize("event", [*EVENTS, *TOLD_OF_THE_OTHER_SIDE], ids=lambda event: type(event).__name__)
def test_events_speak_to_the_actor_and_about_the_actor(words: Words, event: events.Event) -> None:
    mine = checked(say_event(words, event, NAMES, 0))
    theirs = checked(say_event(words, event, NAMES, 1))
    assert "Camille" not in mine
    assert "Camille" in theirs or not hasattr(event, "seat")
    assert not re.search(r"\b([Yy]our?|[Vv](ous|otre))\b", theirs)
    assert mine.endswith(ENDS)
    assert theirs.endswith(ENDS)


def test_only_ones_own_card_is_news(words: Words) -> None:
    assert "9" in checked(say_event(words, events.Drew(seat=0, card=9), NAMES, 0))
    assert say_event(words, events.Drew(seat=0), NAMES, 1) == ""
    assert say_event(words, events.Drew(seat=1), NAMES, 0) == ""


def test_every_figure_of_a_simulation_has_a_name(words: Words) -> None:
    figures = {name for event in EVENTS for name in measure(event)}
    assert figures >= {"points", "tries", "won-at-home", "won-away", "intercepted", "tackle-missed", "converted"}
    for name in figures:
        checked(words(f"figure-{name}"))


def test_every_kind_and_origin_has_a_name(words: Words) -> None:
    for kind in KINDS.values():
        checked(words(f"kind-{kind}"))
    assert len({words("origin", origin=origin.name) for origin in ORIGINS}) == len(ORIGINS)


def test_there_is_no_deck_to_replace(words: Words) -> None:
    with pytest.raises(BadMaterial) as refused:
        find_game("french_flair", SOURCES / "words.py")
    assert words.has(refused.value.key)
    checked(words.error(refused.value))


# What a move is


CHOICES: list[tuple[str, int, FrenchFlairChoice]] = [
    ("kick-off", 1, FrenchFlairChoice("kick2", None, "kick", dice=2)),
    ("from open", 1, FrenchFlairChoice("9a", None, "advance", (9,), metres=10)),
    ("from open", 1, FrenchFlairChoice("10t1", None, "touch", (10,), 1)),
    ("from open", 1, FrenchFlairChoice("10o", None, "opening", (10,), metres=5)),
    ("from open", 1, FrenchFlairChoice("1j", None, "relay", (1,))),
    ("combination", 1, FrenchFlairChoice("12p", None, "pass", (12,), metres=10)),
    ("behind a relay", 1, FrenchFlairChoice("10p", None, "pass", (10,), metres=5)),
    ("from line-out", 1, FrenchFlairChoice("m1-2", None, "maul", (1, 2), metres=5)),
    ("picked and gone", 1, FrenchFlairChoice("renew", None, "renew")),
    ("tackle", 2, FrenchFlairChoice("x6", None, "tackle", (6,))),
    ("ruck", 2, FrenchFlairChoice("no", None, "no")),
    ("ruck", 2, FrenchFlairChoice("c7", None, "contest", (7,))),
    ("contested", 1, FrenchFlairChoice("b3", None, "clear-out", (3,))),
    ("penalty", 1, FrenchFlairChoice("goal2", None, "goal", dice=2)),
]


def caption(words: Words, position: str, seat: int | None) -> str:
    m = POSITIONS[position]()
    view = m.view(seat)
    said = m.game.narrator.said(view)
    assert isinstance(said, FrenchFlairSpoken)
    return plain(words.sentence(said.possession, NAMES, view.seat))


def test_above_the_pitch_stands_whose_ball_it_is() -> None:
    assert caption(ENGLISH, "from ruck", None) == "Camille’s ball out of the ruck, 35 m out"
    assert caption(FRENCH, "from ruck", 1) == "Ballon pour vous à la sortie du ruck, à 35 m de la ligne"
    assert caption(FRENCH, "scrum", 1).startswith("Ballon pour Noé à l’introduction en mêlée, ")
    assert caption(ENGLISH, "contested", 2).startswith("Your ball in the ruck, ")
    assert caption(FRENCH, "before the toss", None) == "Le tirage au sort désigne qui reçoit en premier."


# As a commentator would say it


def in_both(event: events.Event, reader: int | None = None) -> tuple[str, str]:
    french, english = (say_event(words, event, NAMES, reader) for words in (FRENCH, ENGLISH))
    return plain(french), plain(english)


def test_the_nine_finds_the_ten_who_drops() -> None:
    event = events.Tried(seat=0, card=10, how="drop", dice=2, combination=[9, 10], kind="backs")
    assert in_both(event) == (
        "Camille joue du 9 au 10, qui tente le drop, deux dés… (combinaison des arrières 9-10)",
        "Camille goes from 9 to 10, who goes for the drop, two dice … (backs’ move 9-10)",
    )


def test_metres_and_places_are_told() -> None:
    event = events.Played(seat=1, card=10, how="pass", metres=10, ball=15, combination=[9, 10])
    assert in_both(event, 1) == (
        "Vous jouez du 9 au 10 : 10 m, à 15 m de la ligne.",
        "You go from 9 to 10: 10 m, 15 m out.",
    )


def test_dice_are_told_as_they_lie() -> None:
    event = events.Threw(seat=0, aim="tackle", dice=[5, 2])
    assert in_both(event) == ("Camille lance 5 et 2 au plaquage.", "Camille throws 5 and 2 in the tackle.")


def test_a_team_without_a_name_begins_a_sentence_well() -> None:
    event = events.LetPass(seat=1)
    assert say_event(FRENCH, event, (), None) == "L’équipe visiteuse ne plaque pas."
    assert say_event(ENGLISH, event, (), None) == "The away side does not tackle."


@pytest.mark.parametrize(
    ("seat", "metres", "french", "english"),
    [
        (0, 110, "dans l’en-but", "in the in-goal"),
        (0, 100, "sur la ligne d’en-but", "on the goal line"),
        (1, 15, "à 15 m de la ligne", "15 m out"),
        (1, 50, "sur la ligne médiane", "on halfway"),
        (0, 20, "à 20 m de sa ligne", "20 m from their line"),
        (1, 100, "sur sa ligne", "on their line"),
        (0, -5, "dans son en-but", "in their in-goal"),
    ],
)
def test_places(seat: int, metres: int, french: str, english: str) -> None:
    assert plain(FRENCH.tell(place(seat, metres))) == french
    assert plain(ENGLISH.tell(place(seat, metres))) == english


def test_ones_own_line() -> None:
    assert plain(FRENCH.tell(place(0, 20), reader=0)) == "à 20 m de votre ligne"
    assert plain(ENGLISH.tell(place(0, 20), reader=0)) == "20 m from your line"


def test_a_zone_of_one_number() -> None:
    assert FRENCH.tell(zone((2, 5))) == "de 2 à 5"
    assert FRENCH.tell(zone((6, 6))) == "un 6"
    assert ENGLISH.tell(zone((6, 6))) == "a 6"


def test_a_combination_names_its_relay() -> None:
    assert FRENCH.tell(combination([0, 10, 12], "backs")) == "combinaison des arrières relais-10-12"
    behind = POSITIONS["behind a relay"]().view(1)
    assert say_prompt(FRENCH, behind).startswith("Relais jusqu’ici, ")


def test_the_clock() -> None:
    m = ball(1, SIX)
    m.state.events = 30
    assert clock_shown(450) == "07:30"
    assert say_progress(FRENCH, m.view(1)) == "1re mi-temps, 07:30 sur 10:00"
    assert say_progress(ENGLISH, m.begin(2).view(1)) == "second half, 07:30 of 10:00"
    assert say_progress(ENGLISH, m.time_up().view(1)) == "second half, 07:30+"
    assert say_progress(FRENCH, Script().view(1)) == "avant le coup d’envoi"


def test_of_a_clock_that_runs_on_only_the_half_is_said() -> None:
    """The page counts it down, and a sentence from the last ply would say something else."""
    m = ball(1, SIX, clock="real")
    m.state.now = 200_000
    assert say_progress(FRENCH, m.view(1)) == "1re mi-temps"
    assert say_progress(ENGLISH, m.time_up().view(1)) == "first half, time is up"


def test_the_kind_of_a_combination_is_told() -> None:
    kinds = {
        "forwards": ball(1, "9 6 7 1", 80).play("1 9o", "1 6p", "1 7a"),
        "backs": ball(1, "10 12 1", 80).play("1 10o", "1 12a"),
        "link": ball(1, "9 12 1", 80).play("1 9o", "1 12a"),
        "relance": ball(1, "9 2 1", 80, "restart").play("1 9o", "1 2a"),
        "eight-nine": ball(1, "8 9 1 2", 80, "scrum").play("1 8o", "1 9a"),
    }
    for kind, m in kinds.items():
        assert m.told(events.Played)[-1].kind == kind
    (alone,) = ball(1, "13 1", 80, "restart").play("1 13r2").told(events.Tried)
    assert (alone.kind, alone.combination) == ("relance", [])


@pytest.mark.parametrize(("points", "tries"), [(0, 0), (1, 1), (12, 2)])
def test_plurals(points: int, tries: int) -> None:
    french, english = (
        words("outcome-standing", you=False, name="Noé", points=points, tries=tries) for words in (FRENCH, ENGLISH)
    )
    assert ("points" in french) == (points > 1)
    assert ("points" in english) == (points != 1)
    assert ("essais" in french) == ("tries" in english) == (tries > 1)


# Refusals and reasons


REFUSALS: dict[str, tuple[Callable[[], Script], str]] = {
    "refused-phase": (lambda: kick_off(1), "1 x7"),
    "refused-not-in-hand": (lambda: ball(1, "1 2 3"), "1 9a"),
    "refused-must-tackle": (unsupported, "2 let"),
    "refused-no-mark": (POSITIONS["touch down offered"], "2 mark"),
    "refused-no-touch-down": (POSITIONS["mark offered"], "2 down"),
    "refused-no-nine": (lambda: penalty(1).give(1, "1 3 5"), "1 hand"),
    "refused-chance": (POSITIONS["thrown"], "* [5]"),
    "refused-not-time": (lambda: ball(1, "1 2 3"), "1 whistle"),
    "refused-not-lost": (lambda: ball(1, "1 2 3"), "1 lost"),
    "refused-late-drop": (lambda: ball(1, "9 10 12 10 1").play("1 9o", "1 10p", "1 12p"), "1 10d2"),
    "refused-in-combination": (POSITIONS["combination"], "1 1j"),
    "refused-nine-behind-relay": (lambda: ball(1, "4 9 10 12 1").play("1 4j"), "1 9p"),
    "refused-eight-nine": (POSITIONS["8-9"], "1 10a"),
    "refused-dead-end": (lambda: ball(1, "9 6 10 12 7", 80).play("1 9o"), "1 7p"),
    "refused-order": (POSITIONS["combination"], "1 1p"),
    "refused-link-run": (lambda: ball(1, "9 12 1").play("1 9o"), "1 12r2"),
    "refused-after-scrum": (lambda: ball(1, "4 12 13", origin="scrum"), "1 4j"),
    "refused-gathering": (lambda: ball(1, "1 2 3"), "1 m1-2"),
    "refused-no-opening": (lambda: ball(1, "1 2 3"), "1 2p"),
    "refused-cannot-open": (lambda: ball(1, "9 1"), "1 9o"),
    "refused-run-alone": (lambda: ball(1, "7 1 2"), "1 7r2"),
    "refused-number-from-here": (lambda: ball(1, "12 1 2", origin="line-out"), "1 12a"),
    "refused-play": (lambda: ball(1, "1 2 3 4 9 10", origin="ruck").play("1 f1-2"), "1 9a"),
}


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_origins_has_a_row_for_each(lang: str) -> None:
    section = rule_section("french_flair", lang, "FF-38")
    rows = [line for line in section.splitlines() if line.startswith("| ")]
    assert len(rows) == 1 + len(ORIGINS)


# What every sport is asked


class TestWords(SportWords):
    """Those of French Flair."""

    game = "french_flair"
    options = Options
    names = NAMES
    clauses = CLAUSES
    typed = TYPED
    positions = POSITIONS
    looked_at: ClassVar = ["kick-off", "combination", "ruck", "penalty"]
    tried_at: ClassVar = ["kick-off", "tackle", "ruck", "contested", "penalty", "offside", "mark offered"]
    choices = CHOICES
    refusals = REFUSALS
    phrases = ("phrase", "odds", "chance")
