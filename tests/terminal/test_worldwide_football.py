"""Worldwide Football at one keyboard: the pitch, the piles, the hands, the moves in their groups, and the chances."""

from __future__ import annotations

import re

import pytest

from tablee.words import LANGUAGES, words_for
from tests.games.worldwide_football.script import Script, rival, solo, two
from tests.terminal.conftest import Home, first_of_list, play_to_the_end
from tests.terminal.shown import counted, drawn, is_proven, listed, spaced, stage

# Whole matches


@pytest.mark.parametrize(
    ("lang", "players", "mode", "half"),
    [
        ("fr", "you", "pro", "Worldwide Football · Professionnel · 2e mi-temps"),
        pytest.param("en", "you", "amateur", "Worldwide Football · Amateur · second half", marks=pytest.mark.slow),
        pytest.param(
            "en", "you,casual", "pro", "Worldwide Football · Professional · second half", marks=pytest.mark.slow
        ),
    ],
)
def test_a_match_by_always_taking_the_first_move(home: Home, lang: str, players: str, mode: str, half: str) -> None:
    flags = ["--players", players, "--mode", mode, "--name", "Camille", "--seed", "4", "--lang", lang]
    child = home.spawn("play", "worldwide_football", *flags)
    screens = play_to_the_end(child, first_of_list)
    story = spaced("\n".join(screens))
    assert child.exitstatus == 0
    assert half in story
    assert words_for(lang, "worldwide_football")("reason-goals") in screens[-1]
    assert bool(re.search(r"WF-\d+\)\.", story)) == (players == "you"), "each step of the virtual opponent says why"
    assert is_proven(home.games[0])
    assert re.search(r"^material: tablee [0-9a-f]{16}$", home.games[0].read_text(), re.MULTILINE)


@pytest.mark.slow
def test_a_simulation_reads_well(home: Home) -> None:
    for lang, figures in (
        ("en", ["goals in a match", "shots in a match", "share of shots that are stopped", "shots away"]),
        ("fr", ["buts d’un match", "tirs d’un match", "part des tirs arrêtés", "tirs à l’extérieur"]),
    ):
        flags = ["--games", "4", "--players", "casual", "--mode", "pro", "--jobs", "1", "--lang", lang]
        done = home.run("simulate", "worldwide_football", *flags)
        assert done.returncode == 0, done.stderr
        assert all(figure in done.stdout for figure in figures)
        assert "…" not in done.stdout, "no name is cut off"


# What can be typed


EXPECTED = {
    "en": {
        "draw": "is for the defence, right after an attack card. (WF-11)",
        "vo": "You hold no volley. (WF-10)",
        "99": "There is no 99 in the list",
        "zz": "No move is written",
        "? wf-18": "Step by step",
        "?": "The attack",
        "help": "odds the chances",
        "h": " of 10 imagined games went as well or better than with the other good choice: ",
    },
    "fr": {
        "draw": "est pour la défense, juste après une carte d’attaque. (WF-11)",
        "vo": "Vous n’avez pas de carte « reprise de volée » en main. (WF-10)",
        "? wf-18": "Pas à pas",
        "?": "L’attaque",
        "chances": "PA : ",
        "h": " parties imaginées sur 10 ont tourné aussi bien ou mieux qu’avec l’autre bon choix : ",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_refused_with_the_clause_in_the_players_language(home: Home, lang: str) -> None:
    typed = ["draw", "vo", "99", "zz", "? wf-18", "?", "help", "odds", "chances", "h", "quit"]
    flags = ["--players", "you", "--seed", "4", "--lang", lang]
    done = home.run("play", "worldwide_football", *flags, typed="\n".join(typed) + "\n")
    answers = done.stdout.split("\n> ")[1:]
    said = dict(zip(typed, (" ".join(spaced(answer).split()) for answer in answers), strict=True))
    for text, sentence in EXPECTED[lang].items():
        assert sentence in said[text], (text, said[text])


def test_cards_can_be_typed_in_small_letters(home: Home) -> None:
    done = home.run("play", "worldwide_football", "--players", "you", "--seed", "4", typed="d\np\npl\n")
    assert "No move is written" not in done.stdout


# The pitch


@pytest.mark.parametrize(
    ("m", "ball_line"),
    [
        (two("D"), "   ●▶"),
        (two("D", pa=5), "                                 ●▶"),
        (rival(3, pile="P", hand="TA"), "                    ◀●"),
    ],
    ids=["kick-off", "5 PA", "the others at 5 PA"],
)
def test_the_ball_lies_above_its_pa_and_points_where_it_goes(m: Script, ball_line: str) -> None:
    lines = drawn(m).splitlines()
    place = next(number for number, line in enumerate(lines) if "●" in line)
    assert lines[place].rstrip() == ball_line
    grass = lines[place + 1]
    assert grass[lines[place].index("●")] == str(m.pa)
    assert (grass[0], grass[-1]) == ("1", "2")
    assert (grass.count("║"), grass.count("│"), grass.count("┊")) == (2, 1, 1)


def test_the_box_is_where_one_may_shoot() -> None:
    home, away = (next(line for line in drawn(m).splitlines() if "┊" in line) for m in (two("D"), rival(pile="P")))
    assert home == "1║·0·····1·····2·····3··│··4·····5··┊··6·····7·····8·║2"
    assert away == "1║·8·····7·····6··┊··5·····4··│··3·····2·····1·····0·║2"


def test_a_narrow_pitch() -> None:
    shown = drawn(two("D", pa=2, stars=4), width=40)
    assert "1║·0··1··2··3·│4··5·┊6··7··8·║2" in shown
    assert max(map(len, shown.splitlines())) <= 40


def test_the_score_the_stars_and_who_has_the_ball() -> None:
    m = two("D", "TA", 3, stars=3).scored(2, 1)
    m.state.yellows[1] = 1
    home, away = drawn(m).splitlines()[1:3]
    assert home.startswith("▶1 Camille (Brazil)  2  ★★★ · 1/10 cards, 0 players · pile 8 · has the ball")
    assert away.startswith(" 2 Basalte (France)  1  no Star · 1/10 cards, 0 players · pile 8 · 1 yellow")
    assert "a le ballon" in drawn(m, lang="fr")


def test_a_shoot_out_shows_its_kicks() -> None:
    m = two("D", knockout=True)
    m.state.shootout, m.state.kicks, m.state.kicks_made = True, [3, 2], [2, 2]
    shown = drawn(m)
    assert "2 of 3 in" in shown
    assert "2 of 2 in" in shown
    assert "shoot-out" in shown


def test_the_cards_of_the_attack_in_a_row() -> None:
    m = rival(3, pile="PL", laid="D P", hand="IN")
    assert "6 PA: D dribble → P pass → PL long pass · to defend, 9 on the d20" in drawn(m)
    cards = drawn(m, details=True)
    assert "│ D ││ P ││ PL│" in cards
    assert "│ +1││ +2││ +3│" in cards
    assert "3 PA, no card yet" in drawn(solo("D", 3))


def test_the_virtual_opponents_piles_are_as_high_as_they_are() -> None:
    m = rival(5, pile="P D T", special="C", shots="T VO", active="D1 A1", hand="TA", under="GP")
    m.state.guard = [0] * 11 + [8, 8, 8]
    shown = drawn(m)
    assert "Piles  Action ▂ 4   Special   0   Defence █ 24" in shown
    active = "Active Arnaud (D1 Block), Martinez (A1 Goalscorer) · shots T VO · under the pile GP"
    assert active in " ".join(shown.split())
    assert "Actifs  personne" in drawn(rival(pile="P"), lang="fr")


def test_the_hands() -> None:
    m = two("D D PL T", "TA", players="M2 A1")
    shown = drawn(m)
    assert "Your hand  2×D  PL  T" in shown
    assert "Players  n6 Jairo (M2 Breakthrough), n9 Lucio (A1 Goalscorer)" in shown
    assert "│ D ││ D ││ PL││ T │" in drawn(m, details=True)
    for nobody in (drawn(m, None), drawn(m, None, details=True)):
        assert "Your hand" not in nobody
        assert "Jairo" not in nobody


def test_what_the_other_side_holds_is_not_shown() -> None:
    m = two("D D PL T", "TA IN PR", players="M2", other_players="A1 A2")
    shown = drawn(m, 2, details=True)
    assert "PL" not in shown
    assert "Jairo" not in shown
    assert "Martinez (A1 Goalscorer)" in shown


def test_the_whole_table_names_its_edition() -> None:
    m = two("D")
    edition = r"Edition “tablee”: \d+ values are reconstructed \(tablee football edition\)"
    assert re.search(edition, drawn(m, details=True))
    assert "Édition « tablee »" in drawn(m, lang="fr", details=True)
    assert "Abilities: Counter-attack, Attacking play, Tactical plan" in drawn(m, details=True)
    assert "Edition" not in drawn(m)


def test_what_was_played_for_the_next_card_is_shown() -> None:
    m = two("D P", players="M2")
    m.play(f"1 {m.n(1, 'M2')}")
    assert "played for what comes next: Breakthrough" in drawn(m)
    blocked = two("P", "TA", pro=True, other_stars=1, other_abilities="block trap").play("1 P", "2 block")
    assert "Defensive block for 2 more d20" in drawn(blocked, 2)
    assert "indirect free kick" in drawn(rival(5, pile="P D", dead=1, pro=True))


# The moves


def test_moves_that_only_name_a_card_stand_in_rows() -> None:
    m = solo("D T", 6, discard="P PL", pile="D", players="M1", stars=2)
    shown = listed(m).splitlines()
    assert [line.split()[:2] for line in shown[:4]] == [["1", "D"], ["2", "T"], ["3", "give"], ["4", "offensive"]]
    assert "Nilton (Build-up) takes from the discard   5 P   6 PL" in shown
    assert "★ Tactical plan fetches   7 D   8 P   9 PL" in shown
    assert "★ Schéma tactique va chercher   7 D   8 P   9 PL" in listed(m, lang="fr")


def test_substitutes_are_named() -> None:
    m = two("D", pro=True, substitutions=True, players="A1 M2", abilities="offensive")
    assert re.search(r"Substitute for a Star   \d Jairo   \d Lucio", listed(m))


@pytest.mark.parametrize("width", [40, 80])
def test_every_move_has_its_number(width: int) -> None:
    m = solo(
        "D P PP C T",
        6,
        laid="C",
        players="M1 M2 A1",
        discard="C PP P",
        pile="",
        stars=3,
        pro=True,
        substitutions=True,
        abilities="offensive scheme creativity efficiency endurance",
    )
    shown = listed(m, width=width)
    moves = stage(m, "en").ordered(m.view(1), m.legal(1))
    for number in range(1, len(moves) + 1):
        assert re.search(rf"(?<![\d+]){number} [A-Za-z]", shown), moves[number - 1]
    assert max(map(len, shown.splitlines())) <= width


def test_other_decisions_are_a_list() -> None:
    m = rival(3, pile="PL", hand="IN", players="D3")
    assert [line.split()[:2] for line in listed(m).splitlines()] == [["1", "IN"], ["2", "n4"], ["3", "draw"]]
    assert "Evandro (Sweeper)" in listed(m)


# The chances


def test_the_chances_of_an_attack() -> None:
    m = solo("D PL PP C T", 6, laid="C", stars=1)
    told = counted(m)
    assert told[0] == "shoot: 28%"
    assert "dribble, at 7 PA: tackle 70%, pressing 65%" in told
    assert "long pass, at 8 PA: interception 80%" in told
    assert counted(solo("D", 7, laid="C"), lang="fr") == ["dribble, à 8 PA : tacle 75 %, pressing 70 %"]


def test_the_chances_of_a_card_that_cannot_be_defended() -> None:
    m = two("D P", players="A3")
    assert counted(m.play(f"1 {m.n(1, 'A3')}")) == ["dribble, at 1 PA: cannot be defended"]


def test_the_chances_of_a_defence() -> None:
    m = two("PL", "IN", 3, pro=True, other_stars=1, other_abilities="trap", other_players="D3").play("1 PL")
    assert counted(m, 2) == [
        "defend with an interception: 70%",
        "play Bertin (Sweeper), who defends as an interception, and better: 85%",
        "Star, Offside trap: against a through ball or a long pass, a die instead of defending: 50%",
    ]


def test_the_chances_of_a_block_and_of_a_dive() -> None:
    blocks = two("T", "", 7, other_players="D1").play("1 T")
    assert counted(blocks, 2) == ["play Arnaud (Block), who throws himself into the shot: 33%"]
    m = two("D", "TA", pro=True, stars=1, abilities="dive").play("1 D", "2 TA", "* (9)")
    assert counted(m) == ["Simulation: foul 33%, yellow card 17%"]
    assert counted(two("P", "IN", 4, other_stars=1).play("1 P", "2 IN", "* (20)"), 2) == []


def test_the_title_says_how_many_cards_of_a_half_are_left() -> None:
    m = two("D")
    assert "first half, 8 cards to go" in drawn(m).splitlines()[0]
    m.state.piles[1] = [0] * len(m.state.piles[1])
    assert "une pioche est vide" in drawn(m, lang="fr").splitlines()[0]
