"""A user's own deck: taken and named, or refused with the entry that is wrong."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tablee.core.errors import BadMaterial, BadRecord
from tablee.core.luck import Rng
from tablee.core.match import Match
from tablee.core.playout import random_playout
from tablee.core.record import read_record, replay
from tablee.games import find_game
from tablee.games.artropp.cards import load_deck
from tests.games.artropp.script import Script, table
from tests.games.own_file import Write, with_changes

BOX = (files("tablee.games.artropp") / "data" / "deck.toml").read_text(encoding="utf-8")
OFFICERS = '[[units]]\nfamily = "officer"\nnumbers = [7, 9]\nbr = 5\n'
SNIPERS = '[[units]]\nfamily = "sniper"\ncopies = 2\nbr = 5\n'
DRUMS = '[[units]]\nfamily = "drum"\nnumbers = [0, 16]\nbr = 5\n'
ORCS = "numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]"


def changed(*changes: tuple[str, str]) -> str:
    """The deck of the box with some words changed, each of which must be there."""
    return with_changes(BOX, changes)


def test_the_pieces_that_these_tests_change_are_in_the_file() -> None:
    assert all(piece in BOX for piece in (OFFICERS, SNIPERS, DRUMS, ORCS))


def test_own_deck_is_taken_and_named_in_the_record(write: Write) -> None:
    game = find_game("artropp", write(changed(('"artropp"', '"maison"'), ("br = 3", "br = 4"))))
    match = Match.start(game, game.options(), 3, seed=bytes(32))
    match.settle()
    assert match.record.material.startswith("maison ")
    assert f"\nmaterial: {game.material}\n" in match.record.text()
    assert replay(read_record(match.record.text()), game).hidden(None) == match.state.hidden(None)


def test_own_deck_plays_as_it_is_printed(write: Write) -> None:
    t = table("a8", "", "", deck=write(changed(("br = 3", "br = 4"))))
    assert t.play("1 a8", "2 assault").pot == 4 * 50


def test_a_record_is_refused_with_another_deck(write: Write) -> None:
    mine = find_game("artropp", write(changed(("br = 3", "br = 4"))))
    record = Match.start(mine, mine.options(), 3, seed=bytes(32)).record
    with pytest.raises(BadRecord, match=f"the record has material {mine.material}; expected material artropp "):
        replay(record, find_game("artropp"))


def test_the_digest_is_that_of_the_cards(write: Write) -> None:
    same = load_deck(write("# Another comment.\n" + BOX))
    other = load_deck(write(changed(("br = 3", "br = 4"))))
    assert same == load_deck()
    assert other.digest != load_deck().digest


@pytest.mark.parametrize("gone", [SNIPERS, OFFICERS, DRUMS])
@pytest.mark.parametrize("free_drums", [False, True])
def test_a_deck_may_do_without_some_specials(write: Write, gone: str, free_drums: bool) -> None:
    t = Script(4, write(changed((gone, ""))), free_drums=free_drums, open_table=False, rounds=2)
    rng = Rng(7)
    while t.state.outcome() is None:
        random_playout(t.state, rng, limit=3)
        t.everything()


@pytest.mark.parametrize(("orcs", "total"), [("numbers = [1, 2, 3]", 36), (f"{ORCS}\ncopies = 4", 96)])
def test_a_deck_may_be_as_small_as_36_and_as_large_as_96_cards(write: Write, orcs: str, total: int) -> None:
    text = changed((ORCS, orcs), ("[7, 8, 9]", "[7, 8, 9]\ncopies = 2" if total == 96 else "[7, 8, 9]"))
    deck = load_deck(write(text))
    assert sum(card.copies for card in deck.cards) == total
    assert len(Script(6, write(text)).pile) == total


def test_a_card_that_is_there_twice_is_offered_once(write: Write) -> None:
    """One move is one entry of the list, whether it opens, joins, is stacked on or laid for the showdown."""
    deck = write(changed((ORCS, f"{ORCS}\ncopies = 2"), (SNIPERS, ""), (OFFICERS, f"{OFFICERS}copies = 2\n")))
    t = table("o7 o7 l7", "o9 o9 of7 of7 o3", "o8 o8", deck=deck)
    assert t.may(1).count("o7") == 1
    t.play("1 o7")
    assert t.may(2) == ["assault", "o3", "o9", "of7"]
    t.play("2 assault", "2 high")
    assert t.may(3).count("=o8") == 1


def test_a_special_turns_the_arrow_whatever_it_costs(write: Write) -> None:
    """AR-10: a drum of 2 Br. is a special, artillery of 5 Br. is not."""
    t = table("d0", "a8", "", deck=write(changed((DRUMS, DRUMS.replace("5", "2")), ("br = 3", "br = 5"))))
    t.play("1 d0")
    assert (t.br(), t.phase) == (2, "arrow")
    t.play("1 >", "2 a8")
    assert (t.br(), t.phase, t.turn) == (7, "turn", 3)


def test_equal_cards_of_an_own_deck_share_the_pot(write: Write) -> None:
    """AR-13 cannot tell apart two cards with the same number and Br.: they share the pot as in AR-24."""
    t = table("l2 a9", "", "a9", deck=write(changed(("[7, 8, 9]", "[7, 8, 9]\ncopies = 2"))))
    t.play("1 l2", "2 assault", "2 high", "1 =a9", "3 =a9")
    assert t.purses() == [5025, 4950, 5025]


BROKEN = {
    "not TOML": ("name = ", "mine.toml: stops too early"),
    "empty": ("", "missing required field `name`"),
    "no name": (changed(('name = "artropp"\n', "")), "missing required field `name`"),
    "name of two words": (changed(('"artropp"', '"ma maison"')), "name must be one word"),
    "unknown family": (changed(('"lutinoid"', '"elf"')), "units[2] (elf) has an unknown family; one of orc, lutinoid"),
    "number too high": (changed((ORCS, "numbers = [1, 16]")), "units[1] (orc) number 16 is not from 1 to 15"),
    "number too low": (changed((ORCS, "numbers = [0, 1]")), "units[1] (orc) number 0 is not from 1 to 15"),
    "drum inside": (changed(("[0, 16]", "[0, 8]")), "units[5] (drum) number 8 is not 0 or 16"),
    "drum twice": (changed(("[0, 16]", "[0, 0]")), "d0 stands in the deck twice"),
    "drum copied": (changed(("[0, 16]", "[0, 16]\ncopies = 2")), "units[5] (drum) only one drum fits each end"),
    "numbered sniper": (
        changed(("copies = 2", "numbers = [5]")),
        "units[6] (sniper) has numbers, and a sniper has none",
    ),
    "no numbers": (changed(("numbers = [7, 8, 9]\n", "")), "units[4] (artillery) needs numbers"),
    "card twice": (changed((ORCS, "numbers = [1, 1]")), "o1 stands in the deck twice; use copies"),
    "family twice": (BOX + '\n[[units]]\nfamily = "orc"\nnumbers = [4]\nbr = 1\n', "o4 stands in the deck twice"),
    "negative price": (changed(("br = 0", "br = -1")), "units[1] (orc) br must be from 0 to 20, is -1"),
    "price too high": (changed(("br = 0", "br = 21")), "units[1] (orc) br must be from 0 to 20, is 21"),
    "no copy": (changed(("copies = 2", "copies = 0")), "units[6] (sniper) copies must be from 1 to 4, is 0"),
    "too many copies": (changed(("copies = 2", "copies = 5")), "units[6] (sniper) copies must be from 1 to 4, is 5"),
    "too few cards": (changed((ORCS, "numbers = [1, 2]")), "a deck has 36 to 96 cards, this one 35"),
    "too many cards": (
        changed((ORCS, f"{ORCS}\ncopies = 4"), ("[7, 8, 9]", "[7, 8, 9, 10]\ncopies = 2")),
        "this one 98",
    ),
    "too many specials": (changed(("copies = 2", "copies = 3")), "at most 4 officers and snipers in all, here 5"),
    "wrong type": (changed(("br = 1", 'br = "one"')), "units[2].br: expected `int`, got `str`"),
    "wrong type inside": (changed((ORCS, 'numbers = [1, "two"]')), "units[1].numbers[2]: expected `int`, got `str`"),
    "unknown field": (changed(("br = 2", "br = 2\ncolour = 3")), "units[3]: object contains unknown field `colour`"),
    "unknown field of the file": (changed(("name", 'author = "me"\nname')), "unknown field `author`"),
    "entry without price": (changed(("br = 2\n", "")), "units[3]: object missing required field `br`"),
}


@pytest.mark.parametrize(("text", "problem"), BROKEN.values(), ids=BROKEN)
def test_a_broken_deck_is_refused_with_the_entry_named(write: Write, text: str, problem: str) -> None:
    with pytest.raises(BadMaterial) as caught:
        find_game("artropp", write(text))
    message = str(caught.value)
    assert message.startswith("mine.toml: ")
    assert problem in message
    assert "\n" not in message


def test_the_entry_is_a_fact_of_its_own(write: Write) -> None:
    """Other languages build their sentence from the same facts."""
    for text, entry in ((BROKEN["wrong type"][0], "units[2].br"), (BROKEN["drum inside"][0], "units[5] (drum)")):
        with pytest.raises(BadMaterial) as caught:
            load_deck(write(text))
        assert caught.value.facts["entry"] == entry


def test_a_deck_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'name = "\xff"\n')
    with pytest.raises(BadMaterial, match=r"mine\.toml: byte 9 is not UTF-8"):
        find_game("artropp", path)


def test_a_missing_deck_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadMaterial, match="there is no such file"):
        find_game("artropp", tmp_path / "none.toml")
    with pytest.raises(BadMaterial, match="there is no such file"):
        find_game("artropp", tmp_path)


def test_a_deck_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """Whatever the system says against opening it, the file is named and there is no traceback."""
    with pytest.raises(BadMaterial, match=f"{tmp_path.name}: "):
        load_deck(tmp_path)
