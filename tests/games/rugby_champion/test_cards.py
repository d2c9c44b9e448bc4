"""What is in the box, and a user's own card file: taken and named, or refused with the entry that is wrong."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tablee.core.errors import BadMaterial
from tablee.core.luck import Rng
from tablee.core.playout import random_playout
from tablee.games.rugby_champion.box import open_box
from tablee.games.rugby_champion.cards import load_cards
from tests.games.own_file import Write, with_changes
from tests.games.rugby_champion.script import GAME, Script, attack

BOX = (files("tablee.games.rugby_champion") / "data" / "cards.toml").read_text(encoding="utf-8")
PROFILES = """
percussion 5/2/2 1 - P/P; huit 5/1/4 2 b P/P; capitaine 4/4/3 2 - P/P; perce-muraille 4/3/4 2 b P/P;
plaqueur 4/3/3 1 - P/P; talonneur 4/3/2 0 - P/P; pilier 4/2/2 0 - P/P; deuxieme-ligne 3/2/2 0 - P/P;
sauteur 3/2/3 0 - P/P; troisieme-ligne 3/3/3 0 - P/P; pousseur 3/3/1 0 - P/P; passeur 3/4/1 0 - M/M;
ouvreur 3/4/4 2 b M/M; feinteur 2/5/2 1 - M/M; demi 1/5/3 1 - M/M; ailier 2/4/2 0 - M/M;
centre 2/4/3 0 - M/M; relayeur 1/4/3 0 - M/M; arriere 4/1/5 2 b K/P; canonnier 2/3/5 2 b K/M;
contre-attaquant 3/3/4 1 b K/P; chandelle 3/2/4 0 b K/P; tacticien 2/3/4 0 b K/M; remplacant 2/2/3 0 - K/P
"""
LETTER = {"physique": "P", "passe": "M", "pied": "K"}


def changed(*changes: tuple[str, str]) -> str:
    """The file of the box with some words changed, each of which must be there."""
    return with_changes(BOX, changes)


# The box


def test_rc_1_the_main_pile_has_52_cards_and_the_duel_62() -> None:
    assert sum(Script(1).state.unseen) == 52
    assert sum(Script(2).state.unseen) == 62


def test_rc_1_arbitre_arret_and_soutien() -> None:
    copies = {card.id: (card.family, card.copies) for card in load_cards().specials}
    assert copies == {
        "arbitre": ("referee", 4),
        "touche": ("stop", 1),
        "melee": ("stop", 1),
        "buteur": ("stop", 2),
        "faute": ("stop", 2),
        "rucking": ("support", 2),
        "raffut": ("support", 2),
    }


def test_rc_2_every_profile_is_as_the_table_prints_it() -> None:
    printed = [
        f"{card.id} {card.physique}/{card.passe}/{card.pied} {card.whistles} {'b' if card.goal else '-'} "
        f"{LETTER[card.red['left']]}/{LETTER[card.red['right']]}"
        for card in load_cards().players
    ]
    assert printed == [" ".join(profile.split()) for profile in PROFILES.split(";")]


def test_rc_2_each_player_is_there_once_with_each_arrow() -> None:
    kit = GAME.kit
    assert kit.players == 48
    for card in range(0, kit.players, 2):
        left, right = kit.names[card], kit.names[card + 1]
        assert (left[:-1], left[-1], right[-1]) == (right[:-1], "<", ">")
        assert (kit.arrow[card], kit.arrow[card + 1]) == (-1, 1)
        assert [kit.value[kind][card] for kind in range(3)] == [kit.value[kind][card + 1] for kind in range(3)]
        assert kit.copies[card] == kit.copies[card + 1] == 1


def test_rc_2_pied_is_never_red_on_a_right_arrow() -> None:
    assert all(card.red["right"] != "pied" for card in load_cards().players)


@pytest.mark.parametrize(("difficulty", "value"), [("easy", 2), ("normal", 3), ("hard", 4), ("expert", 5)])
def test_rc_3_touche_and_melee_count_what_the_difficulty_says(difficulty: str, value: int) -> None:
    m = Script(1, difficulty=difficulty)
    assert m.state.value_of(m.card("touche"), 1) == value
    assert m.state.value_of(m.card("melee"), 0) == value


def test_rc_3_rucking_and_raffut() -> None:
    kit = GAME.kit
    assert [kit.value[kind][kit.rucking] for kind in range(3)] == [2, 1, 1]
    assert [kit.value[kind][kit.raffut] for kind in range(3)] == [1, 2, 1]


def test_rc_4_try_penalty_and_conversion() -> None:
    points = load_cards().points
    assert (points.a_try, points.penalty, points.conversion) == (5, 3, 2)


def test_rc_60_what_is_reconstructed_says_so() -> None:
    ours = load_cards().reconstructed
    assert GAME.reconstructed() == ours
    assert {place for place in ours if place.startswith("points.")} == {"points.try", "points.penalty"}
    assert "set_piece.normal" in ours
    assert "players.pilier.physique" in ours
    assert "specials.arbitre.copies" in ours
    assert not {"specials.touche.copies", "specials.melee.copies", "specials.arbitre.name"} & set(ours)


def test_rc_60_the_sheet_has_stops_and_supports_but_no_family_for_the_arbitre() -> None:
    families = {place for place in load_cards().reconstructed if place.endswith(".family")}
    assert families == {"specials.arbitre.family"}


# A file of one's own


def test_rc_60_an_own_file_is_taken_and_named(write: Write) -> None:
    own = open_box(write(changed(('"rugby_champion"', '"maison"'), ("physique = 5", "physique = 4"))))
    assert own.material.startswith("maison ")
    assert own.material.split()[1] != GAME.material.split()[1]


def test_rc_60_own_points_and_values_count(write: Write) -> None:
    path = write(changed(("try = 5", "try = 4"), ("normal = 3", "normal = 6")))
    m = Script(1, path)
    m.step("* start")
    m.give(1, "ailier<").ready()
    assert m.state.set_value == 6
    m.play("1 ailier<", "* =pilier<", "* aid-raffut")
    assert m.score == [0, 4]


def test_rc_60_a_box_with_fewer_players_plays_to_its_end(write: Write) -> None:
    entries = BOX.split("[[players]]")
    path = write("[[players]]".join(entries[:18]))
    for seats in (1, 2):
        state = open_box(path).new(GAME.options(), seats)
        random_playout(state, Rng(5))
        assert state.outcome() is not None


@pytest.mark.parametrize(
    ("old", "new", "entry", "problem"),
    [
        ('name = "rugby_champion"', 'name = "my cards"', "name", "must be one word"),
        ("try = 5", "try = 50", "points.try", "must be from 0 to 20, is 50"),
        ('    "points",', '    "drop",', "origin (drop)", "is no place in this file; write section.entry.field"),
        ('    "players",\n', "", "origin", "does not say where players.percussion.name comes from"),
        ("hard = 4", "hard = -1", "set_piece.hard", "must be from 0 to 10, is -1"),
        ('id = "faute"', 'id = "carton"', "specials[5] (carton)", "is no card of the game; one of arbitre, touche,"),
        ('id = "faute"', 'id = "buteur"', "specials[5] (buteur)", "stands in the file twice; use copies"),
        ('family = "referee"', 'family = "stop"', "specials[1] (arbitre)", "has the family 'stop'; it is a referee"),
        ("copies = 4", "copies = 9", "specials[1] (arbitre) copies", "must be from 1 to 8, is 9"),
        ("copies = 1", "copies = 2", "specials[2] (touche) copies", "must be from 1 to 1, is 2"),
        ("copies = 4", "copies = 4\nbonus = [1, 1, 1]", "specials[1] (arbitre)", "has a bonus, and only a support"),
        ("bonus = [2, 1, 1]", "bonus = [2, 1]", "specials[6] (rucking)", "needs a bonus of three numbers"),
        ("bonus = [2, 1, 1]", "bonus = [2, 9, 1]", "specials[6] (rucking) bonus for passe", "must be from 0 to 5"),
        ('name = "Arbitre"', 'name = " "', "specials[1] (arbitre)", "needs a name"),
        ('id = "percussion"', 'id = "Percussion"', "players[1] (Percussion)", "needs an id of small letters"),
        ('name = "Percussion"', 'name = ""', "players[1] (percussion)", "needs a name"),
        ("physique = 5", "physique = 6", "players[1] (percussion) physique", "must be from 1 to 5, is 6"),
        ("passe = 2", "passe = 0", "players[1] (percussion) passe", "must be from 1 to 5, is 0"),
        ("whistles = 1", "whistles = 3", "players[1] (percussion) whistles", "must be from 0 to 2, is 3"),
        ('right = "physique"', 'up = "physique"', "players[1] (percussion)", "has an arrow 'up'; left or right"),
        (', right = "physique"', "", "players[1] (percussion)", "needs a red value for the arrow to the right"),
        ('right = "physique"', 'right = "force"', "players[1] (percussion)", "has 'force' on red ground; one of"),
        ('right = "physique"', 'right = "pied"', "players[1] (percussion)", "has pied on red ground with the arrow to"),
        ('id = "huit"', 'id = "percussion"', "players[2] (percussion)", "has the id of players[1]"),
        ('name = "Huit de choc"', 'name = "Percussion"', "players[2] (Percussion)", "has the name of players[1]"),
    ],
)
def test_rc_60_a_bad_file_names_the_entry_and_what_would_be_right(
    write: Write, old: str, new: str, entry: str, problem: str
) -> None:
    with pytest.raises(BadMaterial) as error:
        load_cards(write(changed((old, new))))
    assert error.value.facts["file"] == "mine.toml"
    assert error.value.facts["entry"] == entry
    assert str(error.value.facts["problem"]).startswith(problem)
    assert str(error.value).startswith(f"mine.toml: {entry} {problem}")


def test_rc_60_a_missing_card_is_named(write: Write) -> None:
    start = BOX.index('[[specials]]\nid = "raffut"')
    with pytest.raises(BadMaterial, match=r"mine.toml: specials needs raffut"):
        load_cards(write(BOX[:start] + BOX[BOX.index("# RC-2") :]))


def test_rc_60_too_few_players_are_counted(write: Write) -> None:
    with pytest.raises(BadMaterial, match=r"mine.toml: players 16 to 40 are needed, here are 15"):
        load_cards(write("[[players]]".join(BOX.split("[[players]]")[:16])))


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (changed(("physique = 5", 'physique = "5"')), "players[1].physique"),
        (changed(("physique = 5", "muscle = 5")), "players[1]"),
        ("name = ", ""),
        ('name = "x"', ""),
    ],
)
def test_rc_60_a_file_that_cannot_be_read_says_where(write: Write, text: str, entry: str) -> None:
    with pytest.raises(BadMaterial) as error:
        load_cards(write(text))
    assert error.value.facts["entry"] == entry
    assert error.value.facts["problem"]


def test_rc_60_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadMaterial, match=r"gone\.toml: No such file"):
        load_cards(tmp_path / "gone.toml")


def test_rc_60_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadMaterial, match=r"cards\.toml: "):
        load_cards(path)


def test_the_values_of_a_card_are_seen_as_they_are_printed() -> None:
    (card,) = attack("arriere<").view(1).hand
    assert (card.id, card.values, card.arrow, card.red) == ("arriere<", [4, 1, 5], "left", "pied")
    assert (card.whistles, card.goal) == (2, True)
