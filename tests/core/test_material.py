"""The data files of boxes: read from anywhere, checked entry by entry, their origins told, copied to be filled in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.errors import BadMaterial
from tablee.core.material import (
    ORIGINS,
    Check,
    DataFile,
    Origin,
    Section,
    SentFile,
    digest_of,
    gathered,
    places_in,
    sections_in,
)
from tablee.core.phrases import Detail
from tablee.games.artropp.cards import DECK_FILE
from tablee.words import words_for


class Player(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    speed: int
    red: dict[str, str] = {}


class Rules(msgspec.Struct, forbid_unknown_fields=True):
    rounds: int
    targets: list[int] = []


class Club(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    rules: Rules
    origin: Origin = Origin()
    players: list[Player] = []
    colours: dict[str, str] = {}


ANNE = Player("anne", 7, {"left": "kick"})
CLUB = Club("maison", Rules(3), players=[ANNE, Player("zoe", 4)], colours={"home": "blue"})
CLUB_FILE = DataFile("tablee.games.artropp", "deck.toml", Club)
"""Any package with a ``data`` folder will do: these tests bring files of their own."""


def sent(text: str | bytes, name: str = "mine.toml") -> SentFile:
    return SentFile(name, text.encode() if isinstance(text, str) else text)


# Reading


def test_a_file_is_read_from_the_box_a_path_or_what_was_sent(tmp_path: Path) -> None:
    label, own = DECK_FILE.read(None)
    assert (label, own.name) == ("deck.toml", "artropp")
    path = tmp_path / "club.toml"
    path.write_text('name = "maison"\n[rules]\nrounds = 3\n')
    label, club = CLUB_FILE.read(path)
    assert label == "club.toml"
    assert club == Club("maison", Rules(3))
    assert CLUB_FILE.read(sent(path.read_bytes(), "there.toml")) == ("there.toml", club)


def test_what_was_sent_can_be_told_from_all_else() -> None:
    """Opened boxes are remembered by it."""
    assert len({sent("a"), sent("a"), sent("b"), sent("a", "other.toml")}) == 3


@pytest.mark.parametrize(("name", "noun"), [("deck.toml", "deck"), ("edition.toml", "edition"), ("cards", "cards")])
def test_a_file_is_called_by_its_noun(name: str, noun: str) -> None:
    assert DataFile("tablee.games.artropp", name, Club).noun == noun


UNREADABLE: dict[str, tuple[str | bytes, str, str]] = {
    "a wrong type": ("name = 3\n[rules]\nrounds = 3", "name", "mine.toml: name: expected `str`, got `int`"),
    "a wrong type in a section": (
        'name = "a"\n[rules]\nrounds = "x"',
        "rules.rounds",
        "mine.toml: rules.rounds: expected",
    ),
    "a place in a list, from 1": (
        'name = "a"\n[rules]\nrounds = 3\n[[players]]\nid = "a"\nspeed = 1\n[[players]]\nid = "b"\nspeed = "x"\n',
        "players[2].speed",
        "mine.toml: players[2].speed: expected `int`",
    ),
    "the tenth is the tenth": (
        'name = "a"\n[rules]\nrounds = 3\ntargets = [1, 1, 1, 1, 1, 1, 1, 1, 1, "x"]\n',
        "rules.targets[10]",
        "mine.toml: rules.targets[10]: expected",
    ),
    "a missing field": ('name = "a"', "", "mine.toml: Object missing required field `rules`"),
    "an unknown field": ('name = "a"\nsize = 1\n[rules]\nrounds = 1', "", "unknown field `size`"),
    "bytes that are no text": (b'name = "\xe9"', "", "mine.toml: byte 9 is not UTF-8; save the file as text in UTF-8"),
    "no TOML": ('name = "a"\nrounds: 3\n', "", "mine.toml: is not TOML at line 2, column 7; write name = value"),
    "an open quote": ('name = """a', "", "mine.toml: stops too early; a value, a quote or a bracket is missing"),
    "twice": ('name = "a"\nname = "b"\n', "", "mine.toml: names in line 2 what an earlier line has; keep one of them"),
    "lists in lists": ("name = " + "[" * 20_000, "", "mine.toml: is not TOML that can be read; a number is too long"),
    "a key too deep": (
        'name = "a"\nrules' + ".a" * 30_000 + " = 1",
        "",
        "mine.toml: line 2 has more than 100 dots; write it as several lines",
    ),
    "a number too long": (
        "name = " + "7" * 20_000,
        "",
        "mine.toml: is not TOML that can be read; a number is too long",
    ),
}


@pytest.mark.parametrize(("text", "entry", "message"), UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_told_with_its_place(text: str | bytes, entry: str, message: str) -> None:
    with pytest.raises(BadMaterial) as caught:
        CLUB_FILE.read(sent(text))
    assert message in str(caught.value)
    assert caught.value.facts["file"] == "mine.toml"
    assert caught.value.facts["entry"] == entry
    assert "`$" not in str(caught.value)
    french = words_for("fr").error(caught.value)
    assert french.startswith("mine.toml")
    assert "xpected" not in french
    assert "TOML that" not in french


def test_what_the_system_says_against_a_file_is_told(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.toml"):
        with pytest.raises(BadMaterial, match=rf"^{path.name}: \w") as caught:
            CLUB_FILE.read(path)
        assert caught.value.facts["file"] == path.name


def test_a_template_is_the_boxs_file_under_another_name() -> None:
    own = Path("src/tablee/games/artropp/data/deck.toml")
    original = (Path(__file__).parents[2] / own).read_text()
    template = DECK_FILE.template("maison")
    assert template == original.replace('name = "artropp"', 'name = "maison"')
    assert template != original
    assert DECK_FILE.template().count('name = "mine"') == 1
    assert DECK_FILE.read(sent(template))[1].units == DECK_FILE.read(None)[1].units


def test_only_the_files_own_name_is_changed_in_a_template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clubs" / "data").mkdir(parents=True)
    (tmp_path / "clubs" / "__init__.py").touch()
    text = '# name = "remark"\nname = "box"\n[[players]]\nname = "Anne"\n'
    (tmp_path / "clubs" / "data" / "club.toml").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert DataFile("clubs", "club.toml", Club).template("mine") == text.replace('"box"', '"mine"')


def test_a_digest_tells_contents_apart() -> None:
    assert digest_of(CLUB) == digest_of(msgspec.convert(msgspec.to_builtins(CLUB), Club))
    assert digest_of(CLUB) != digest_of(Club("maison", Rules(4)))
    assert len(digest_of(CLUB)) == 16
    assert set(digest_of(CLUB)) <= set("0123456789abcdef")


# Places


def test_every_value_has_a_place() -> None:
    """Entries of a list go by their id, defaults count, and what a file says about itself does not."""
    assert list(places_in(CLUB)) == [
        "rules.rounds",
        "rules.targets",
        "players.anne.speed",
        "players.anne.red.left",
        "players.zoe.speed",
        "colours.home",
    ]


def test_entries_without_an_id_go_by_their_number() -> None:
    found = [place for place in places_in(DECK_FILE.read(None)[1]) if place.endswith("family")]
    assert found[:2] == ["units.1.family", "units.2.family"]


def test_sections_are_counted() -> None:
    assert sections_in(CLUB) == [
        Section("rules", None, ["rules.rounds", "rules.targets"]),
        Section("players", 2, ["players.anne.speed", "players.anne.red.left", "players.zoe.speed"]),
        Section("colours", None, ["colours.home"]),
    ]
    assert [section.entries for section in sections_in(DECK_FILE.read(None)[1])] == [7]
    assert sections_in({"clubs": {"a": {"x": 1}, "b": {"x": 2}}, "none": []}) == [
        Section("clubs", 2, ["clubs.a.x", "clubs.b.x"]),
        Section("none", None, ["none"]),
    ]


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ([], []),
        (["rules.rounds"], ["rules.rounds"]),
        (["rules.rounds", "rules.targets"], ["rules"]),
        (["players.anne.red.left"], ["players.anne.red"]),
        (["players.anne.speed", "players.anne.red.left"], ["players.anne"]),
        (["players.zoe.speed", "rules.targets"], ["rules.targets", "players.zoe"]),
        (["players.zoe.speed", "players.anne.speed", "players.anne.red.left"], ["players"]),
    ],
)
def test_places_are_gathered_where_all_of_a_part_is_named(named: list[str], told: list[str]) -> None:
    assert gathered(named, CLUB) == told


def test_gathered_places_say_the_same() -> None:
    every = list(places_in(CLUB))
    assert gathered(every, CLUB) == ["rules", "players", "colours"]
    for place in every:
        rest = [other for other in every if other != place]
        told = Origin(printed=[place], found=gathered(rest, CLUB))
        assert [other for other in every if told.of(other) == "found"] == rest


# Origins

TOLD = Origin(printed=["rules", "players.anne"], found=["players.anne.red"], reconstructed=["players", "colours"])


def test_the_longest_place_that_fits_says_where_a_value_comes_from() -> None:
    assert TOLD.of_all(CLUB) == {
        "rules.rounds": "printed",
        "rules.targets": "printed",
        "players.anne.speed": "printed",
        "players.anne.red.left": "found",
        "players.zoe.speed": "reconstructed",
        "colours.home": "reconstructed",
    }
    assert all(TOLD.of(place) == origin for place, origin in TOLD.of_all(CLUB).items())
    assert TOLD.reconstructed_in(CLUB) == ["players.zoe.speed", "colours.home"]
    assert set(TOLD.of_all(CLUB).values()) == set(ORIGINS)


def test_a_place_is_no_mere_beginning_of_a_word() -> None:
    with pytest.raises(KeyError, match="ruleset"):
        TOLD.of("ruleset")
    assert Origin(printed=["players"], reconstructed=["players.ann"]).of("players.anne.speed") == "printed"


def test_origins_name_their_places_in_order() -> None:
    assert TOLD.entries() == ["rules", "players.anne", "players.anne.red", "players", "colours"]
    assert Origin().entries() == []
    assert TOLD.by_entry()["players.anne.red"] == "found"


# Checks

CHECK = Check("club.toml")


def refused(entry: str, problem: str) -> Any:
    """A check that must name this entry and say this."""
    return pytest.raises(BadMaterial, match=f"^club\\.toml: {entry} .*{problem}")


def test_a_complaint_has_its_facts() -> None:
    error = CHECK.bad("rules.rounds", "detail-file-twice", "names {name} twice; once is right", name="seven")
    assert str(error) == "club.toml: rules.rounds names seven twice; once is right"
    problem = Detail("detail-file-twice", {"name": "seven"}, "names seven twice; once is right")
    assert (error.key, error.facts) == (
        "error-material",
        {"file": "club.toml", "entry": "rules.rounds", "problem": problem},
    )


@pytest.mark.parametrize(
    "name", ["", "ma maison", " maison", "maison ", "mai\u00a0son", "mai\x07son", "mai\nson", "m" * 41]
)
def test_a_name_is_one_word(name: str) -> None:
    with pytest.raises(BadMaterial, match="name must be one word"):
        CHECK.check_name(name)


def test_any_word_may_be_a_name() -> None:
    CHECK.check_name("édition-2.1")
    CHECK.check_name("m" * 40)


def test_bounds_belong_to_what_is_allowed() -> None:
    for value in (1, 5, 9):
        CHECK.between("x", value, 1, 9)
    for value in (0, 10):
        with refused("x", f"must be from 1 to 9, is {value}"):
            CHECK.between("x", value, 1, 9)


def test_names_are_all_known_and_all_there() -> None:
    CHECK.known("teams", {"b": 1, "a": 2}, ("a", "b"))
    with refused("teams.c", "is unknown; one of a, b"):
        CHECK.known("teams", {"a": 1, "b": 1, "c": 1}, ("a", "b"))
    with refused("teams.b", "is missing; teams needs a, b"):
        CHECK.known("teams", {"a": 1}, ("a", "b"))


def test_codes_are_known_though_not_all_there() -> None:
    CHECK.codes("after", [], ("a", "b"))
    CHECK.codes("after", ["b", "b"], ("a", "b"))
    with refused("after", "names 'z'; one of a, b"):
        CHECK.codes("after", ["a", "z"], ("a", "b"))


def test_nothing_is_named_twice() -> None:
    CHECK.once("list", ["a", "b"])
    with refused("list", "names b twice; once is right"):
        CHECK.once("list", ["a", "b", "c", "b"])


@pytest.mark.parametrize(
    ("origin", "entry", "problem"),
    [
        (Origin(printed=["rules", "players"]), "origin", "does not say where colours.home comes from"),
        (Origin(printed=["rules", "players", "colours", "coaches"]), r"origin \(coaches\)", "is no place"),
        (Origin(printed=["rules", "players", "colours", "players.an"]), r"origin \(players.an\)", "is no place"),
        (Origin(printed=["rules", "players", "colours", "name"]), r"origin \(name\)", "is no place"),
        (Origin(printed=["rules", "players", "colours", ""]), r"origin \(\)", "is no place"),
        (Origin(printed=["rules", "players"], found=["colours", "rules"]), "origin", "names rules twice"),
        (Origin(printed=["rules.rounds", "players", "colours"]), "origin", "does not say where rules.targets"),
    ],
)
def test_every_value_says_where_it_comes_from_and_nothing_else_does(origin: Origin, entry: str, problem: str) -> None:
    with refused(entry, problem):
        CHECK.check_origin(origin, CLUB)


def test_origins_may_overlap() -> None:
    CHECK.check_origin(TOLD, CLUB)


def test_a_long_list_of_origins_is_checked_in_no_time() -> None:
    """A file that somebody sends to a server must not keep it busy."""
    many = [f"rules.{number}" for number in range(20_000)]
    with refused(r"origin \(rules.0\)", "is no place"):
        CHECK.check_origin(Origin(printed=many), CLUB)
    with refused("origin", "names rules.0 twice"):
        CHECK.check_origin(Origin(printed=[*many, many[0]]), CLUB)


CHECKS: list[Callable[[], None]] = [
    lambda: CHECK.check_name("two words"),
    lambda: CHECK.between("rules", 12, 1, 9),
    lambda: CHECK.known("teams", {"z": 1}, ["a", "b"]),
    lambda: CHECK.known("teams", {"a": 1}, ["a", "b"]),
    lambda: CHECK.codes("teams", ["z"], ["a", "b"]),
    lambda: CHECK.codes("teams", ["it's"], ["a", "b"]),
    lambda: CHECK.codes("teams", ["z" * 60_000], ["a", "b"]),
    lambda: CHECK.once("teams", ["b", "b"]),
    lambda: CHECK.check_origin(Origin(printed=["nowhere"]), CLUB),
    lambda: CHECK.check_origin(Origin(), CLUB),
]


@pytest.mark.parametrize("check", CHECKS)
def test_every_check_has_its_words_in_french(check: Callable[[], None]) -> None:
    with pytest.raises(BadMaterial) as refused:
        check()
    problem = refused.value.facts["problem"]
    told = words_for("fr").error(refused.value)
    assert isinstance(problem, Detail)
    assert str(problem) not in told
    assert words_for("fr").tell(problem) in told
    assert told.startswith("club.toml, ")
