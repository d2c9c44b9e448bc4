"""WF-60: every number in one file; a user's own is taken and named, or refused with the entry that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.errors import BadMaterial
from tablee.core.luck import Rng
from tablee.core.match import Match
from tablee.core.material import digest_of
from tablee.core.playout import random_playout
from tablee.core.record import read_record, replay
from tablee.games.worldwide_football.box import WorldwideFootball, open_box
from tablee.games.worldwide_football.edition import EDITION_FILE, KNOWN_AS, load_edition
from tests.games.own_file import Write, with_changes
from tests.games.worldwide_football.script import GAME

BOX = EDITION_FILE.template("tablee")


def changed(*changes: tuple[str, str]) -> str:
    """The edition of the box with some words changed, each of which must be there."""
    return with_changes(BOX, changes)


def test_wf_60_the_template_is_a_commented_edition_that_loads(write: Write) -> None:
    template = EDITION_FILE.template()
    assert template.startswith("#")
    assert 'name = "mine"' in template
    edition = load_edition(write(template))
    assert edition.material.startswith("mine ")
    assert edition.squads == GAME.edition.squads


def test_wf_60_an_own_file_replaces_the_numbers_and_is_named_in_the_record(write: Write) -> None:
    game = open_box(write(changed(('"tablee"', '"maison"'), ("most_actions = 10", "most_actions = 12"))))
    assert isinstance(game, WorldwideFootball)
    assert game.kit.most_actions == [12, 7]
    match = Match.start(game, game.options(), 1, seed=bytes(32))
    match.settle()
    assert match.record.material.startswith("maison ")
    assert match.record.material != GAME.material
    assert replay(read_record(match.record.text()), game).hidden(None) == match.state.hidden(None)


def test_wf_60_other_numbers_can_be_played_to_the_end(write: Write) -> None:
    game = open_box(write(changed(("[18, 17, 15, 13,", "[20, 20, 20, 20,"), ("penalties = 5", "penalties = 3"))))
    for seats in (1, 2):
        state = game.new(game.options(mode="pro", knockout=True), seats)
        random_playout(state, Rng(1))
        assert state.outcome() is not None


@pytest.mark.parametrize(
    ("place", "origin"),
    [
        ("match.kick_off_actions", "printed"),
        ("match.red_actions", "found"),
        ("match.targets", "reconstructed"),
        ("cards.PL.pa", "reconstructed"),
        ("defence.TA.D", "reconstructed"),
        ("teams.italy.abilities", "printed"),
        ("teams.italy.players", "reconstructed"),
        ("rival.endurance", "printed"),
        ("rival.offensive_most", "printed"),
        ("abilities.offensive_most", "reconstructed"),
    ],
)
def test_wf_60_every_value_says_whether_it_is_printed_found_or_reconstructed(place: str, origin: str) -> None:
    assert GAME.edition.file.origin.of(place) == origin
    assert (place in GAME.edition.reconstructed) == (origin == "reconstructed")


def test_wf_60_a_place_that_is_none_has_no_origin() -> None:
    with pytest.raises(KeyError):
        GAME.edition.file.origin.of("weather")


def test_wf_60_who_enters_a_printed_value_says_so(write: Write) -> None:
    path = write(changed(('found = ["match', 'found = ["cards.PL.pa", "match'), ("pa = 3", "pa = 4")))
    edition = load_edition(path)
    assert edition.file.origin.of("cards.PL.pa") == "found"
    assert edition.file.origin.of("cards.PL.needs") == "reconstructed"
    assert edition.file.cards["PL"].pa == 4


def test_wf_41_the_two_stars_of_the_rival_are_not_those_of_a_person(write: Write) -> None:
    people = ("offensive_most = 2      # Jeu offensif: of", "offensive_most = 3      # Jeu offensif: of")
    rival = ("offensive_most = 2      # WF-41", "offensive_most = 1      # WF-41")
    for changes, found in (((people,), (3, 2)), ((rival,), (2, 1))):
        kit = WorldwideFootball(write(changed(*changes))).kit
        assert (kit.offensive_most, kit.rival_offensive) == found


def test_wf_60_records_know_the_box_and_older_files_by_the_fingerprint_they_have_always_had(write: Write) -> None:
    """A mark that was put right changes no number."""
    assert GAME.material == "tablee 6490d8cedd13cd4b"
    assert list(KNOWN_AS) == [digest_of(GAME.edition.file)]
    stars = next(line for line in BOX.splitlines(keepends=True) if line.startswith("offensive_most = 2      # WF-41"))
    older = changed((stars, ""), ('    "rival",\n', '    "abilities.offensive_most",\n    "rival",\n'))
    edition = load_edition(write(older))
    assert digest_of(edition.file) == "6490d8cedd13cd4b"
    assert edition.file.rival_offensive == 2


BAD = {
    "a target that rises": (("[18, 17, 15,", "[18, 17, 19,"), "match.targets[3]", "must not be above 17"),
    "a target too few": (("9, 8, 7]", "9, 8]"), "match.targets", "one target for each of 1 to 8 PA, has 7"),
    "a target no d20 shows": (("[18, 17", "[21, 17"), "match.targets[1]", "from 2 to 20, is 21"),
    "a missing team": (("[teams.italy]", "[teams.italia]"), "teams.italia", "is unknown; one of brazil"),
    "a missing card": (("[cards.CO]", "[cards.CX]"), "cards.CX", "is unknown; one of D, P, PL"),
    "too many cards": (("[cards.D]\namateur = 6", "[cards.D]\namateur = 20"), "cards", "in Professionnel this one 62"),
    "too few cards": (("[cards.P]\namateur = 6", "[cards.P]\namateur = -1"), "cards.P.amateur", "from 0 to 20"),
    "a card without PA": (("[cards.CO]\npro = 1\npa = 1", "[cards.CO]\npro = 1\npa = 0"), "cards.CO.pa", "from 1 to 8"),
    "PA on a shot": (("bonus = 1\nwide = 1", "bonus = 1\nwide = 1\npa = 2"), "cards.TE.pa", "belongs to attack cards"),
    "a shot after an unknown card": (('after = ["C"]', 'after = ["X"]'), "cards.TE.after", "names 'X'; one of D"),
    "no shot": (("[cards.T]\namateur = 4", "[cards.T]\namateur = 0"), "cards.T.amateur", "at least 1"),
    "a bonus on a tackle": (("[cards.TA]\n", "[cards.TA]\nbonus = 1\n"), "cards.TA", "belong to shots"),
    "an answer to an unknown card": (("{ D = 1, P", "{ Z = 1, P"), "defence.TA", "names 'Z'"),
    "an absurd modifier": (("{ D = 1, P", "{ D = 30, P"), "defence.TA.D", "from -10 to 10, is 30"),
    "a modifier too few": (("by_pa = [-1, 0, 1]", "by_pa = [-1, 0]"), "shots.by_pa", "needs 3 modifiers"),
    "a red limit above the limit": (("red_actions = 7", "red_actions = 11"), "match.red_actions", "from 1 to 10"),
    "a restart with a shot": (('restart = ["P"', 'restart = ["T"'), "fouls.restart", "names 'T'"),
    "creativity of three": (('creativity = ["C", "PP"]', 'creativity = ["C"]'), "abilities.creativity", "two cards"),
    "endurance too short": (('["PL", "PP", "PP"]', '["PL", "PP"]'), "rival.endurance", "needs 3 cards, for 3 to 5 PA"),
    "a counter-attack beyond the goal": (("counter_pa = 2", "counter_pa = 9"), "abilities.counter_pa", "from 0 to 8"),
    "a libero for nothing": (('as = "IN"', 'as = "XX"'), "effects.D3.as", "one of TA, IN, PR"),
    "an unknown effect": (("Hugo G2", "Hugo G9"), "teams.france.players[1]", "a name, a space and one of G1"),
    "two of a name": (("Arnaud D1", "Hugo D1"), "teams.france.players", "names Hugo twice"),
    "ten players": (('"Hugo G2", ', ""), "teams.france.players", "must be eleven, is 10"),
    "four abilities": (
        ('"scheme", "offensive", "trap"]', '"scheme", "trap"]'),
        "teams.germany.abilities",
        "must be five",
    ),
    "an unknown ability": (
        ('"offensive", "trap"]', '"offensive", "magic"]'),
        "teams.germany.abilities",
        "names 'magic'",
    ),
    "no stars": (("[teams.spain]\nstars = 4", "[teams.spain]\nstars = 0"), "teams.spain.stars", "from 1 to 9"),
    "an origin of nothing": (('"match.instead"', '"match.weather"'), "origin (match.weather)", "is no place"),
    "a value without origin": (('    "effects",\n', ""), "origin", "does not say where effects.G1"),
    "two origins": (('found = ["match', 'found = ["cards", "match'), "origin", "names cards twice"),
    "a name of two words": (('"tablee"', '"ma boîte"'), "name", "must be one word"),
}


@pytest.mark.parametrize(("change", "entry", "problem"), BAD.values(), ids=list(BAD))
def test_wf_60_a_bad_entry_is_named(write: Write, change: tuple[str, str], entry: str, problem: str) -> None:
    with pytest.raises(BadMaterial) as caught:
        load_edition(write(changed(change)))
    assert caught.value.key == "error-material"
    assert caught.value.facts["file"] == "mine.toml"
    assert caught.value.facts["entry"] == entry
    assert problem in str(caught.value)
    assert str(caught.value).startswith(f"mine.toml: {entry} ")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("most_pa = 8", "most_pa = 8\nweather = 1"), "match: object contains unknown field `weather`"),
        (("most_pa = 8", 'most_pa = "eight"'), "match.most_pa: expected `int`"),
        (("stars = 5\n", ""), "missing required field `stars`"),
        (("[shots]", "[shots"), "mine.toml"),
    ],
    ids=["unknown field", "wrong type", "missing field", "no TOML"],
)
def test_wf_60_what_the_reader_says_is_told_with_its_place(write: Write, change: tuple[str, str], words: str) -> None:
    with pytest.raises(BadMaterial) as caught:
        load_edition(write(changed(change)))
    assert words in str(caught.value)


def test_wf_60_a_missing_entry(write: Write) -> None:
    text = BOX[: BOX.index("[teams.italy]")].replace('    "teams.italy.abilities",\n', "")
    with pytest.raises(BadMaterial, match=r"teams\.italy is missing; teams needs brazil, france"):
        load_edition(write(text))


def test_wf_60_no_file_and_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadMaterial, match=r"gone\.toml"):
        load_edition(tmp_path / "gone.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadMaterial, match=r"bytes\.toml"):
        load_edition(tmp_path / "bytes.toml")
