"""Phrases: one way to put them into words, whoever reads."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource

from tablee.core.phrases import Detail, Names, Person, Phrase, about, people
from tablee.words import LANGUAGES, Words, words_for
from tests.words.phrases import MADE

CATALOGUE = """
nameless = { $absent ->
    [yes] the ghost
   *[no] player { $number }
}
runs = { $you ->
    [yes] you run
   *[no] { $name } runs
} past { $target_you ->
    [yes] you
   *[no] { $target }
}!
row = for { $names }
silent = { $you ->
    [yes] you hear it
   *[no] {""}
}
inside = so { $what }.
maybe = { $thing ->
    [none] nothing
   *[other] { $thing }
}
truth = { $so ->
    [yes] so
   *[no] not so
}
begins = round 1. { $you ->
    [yes] You begin
   *[no] { $name } begins
}, for 3 Br. each.
loud = bang! { $name } is { $you ->
    [yes] you
   *[no] another
}
"""
NAMES = ("Camille", "", "noé")


@pytest.fixture(scope="module")
def words() -> Words:
    words = Words("en")
    words._bundle.add_resource(FluentResource(CATALOGUE))
    return words


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        (0, "you run past player 2!"),
        (1, "Camille runs past you!"),
        (2, "Camille runs past player 2!"),
        (None, "Camille runs past player 2!"),
    ],
)
def test_the_reader_is_you(words: Words, reader: int | None, sentence: str) -> None:
    assert words.tell(about("runs", 0, target=Person(1)), NAMES, reader) == sentence


def test_who_has_no_seat_is_absent(words: Words) -> None:
    assert words.tell(about("runs", 3, target=Person(1)), NAMES) == "the ghost runs past player 2!"
    assert words.name(3, NAMES) == "the ghost"
    assert words.title(3, NAMES) == "The ghost"


def test_a_name_stands_as_it_was_given_but_at_the_beginning(words: Words) -> None:
    assert [words.name(seat, NAMES) for seat in range(3)] == ["Camille", "player 2", "noé"]
    assert [words.title(seat, NAMES) for seat in range(3)] == ["Camille", "Player 2", "Noé"]


@pytest.mark.parametrize(
    ("row", "reader", "text"),
    [
        (people([0]), None, "for Camille"),
        (people([0, 1]), None, "for Camille and player 2"),
        (people([2, 1, 0]), 1, "for noé, you and Camille"),
        ([Phrase("inside", {"what": Person(0)}), 7, "text", None], 0, "for so Camille., 7, text and none"),
        ([], None, "for none"),
    ],
)
def test_a_row(words: Words, row: list[Any], reader: int | None, text: str) -> None:
    assert words.tell(Phrase("row", {"names": row}), NAMES, reader) == text


def test_a_phrase_inside_another_has_the_same_reader(words: Words) -> None:
    whole = Phrase("inside", {"what": Phrase("inside", {"what": about("runs", 0, target=Person(1))})})
    assert words.tell(whole, NAMES, 1) == "so so Camille runs past you!.."


def test_a_phrase_that_says_nothing_to_its_reader_is_no_text(words: Words) -> None:
    silent = about("silent", 0)
    assert words.sentence(silent, NAMES, 1) == ""
    assert words.tell(Phrase("maybe", {"thing": silent}), NAMES, 1) == ""
    assert words.tell(Phrase("maybe", {"thing": silent}), NAMES, 0) == "you hear it"


@pytest.mark.parametrize("nothing", [None, "", [], ()])
def test_nothing_can_be_told_apart(words: Words, nothing: Any) -> None:
    assert words.tell(Phrase("maybe", {"thing": nothing})) == "nothing"


@pytest.mark.parametrize(("fact", "text"), [(0, "0"), (-1, "-1"), (12_345, "12,345"), ("orc", "orc")])
def test_numbers_and_texts_are_themselves(words: Words, fact: int | str, text: str) -> None:
    assert words.tell(Phrase("maybe", {"thing": fact})) == text


def test_a_truth_is_yes_or_no(words: Words) -> None:
    assert [words.tell(Phrase("truth", {"so": so})) for so in (True, False)] == ["so", "not so"]


@pytest.mark.parametrize(("names", "sentence"), [(NAMES, "Bang! Noé is another"), ((), "Bang! The ghost is another")])
def test_a_sentence_has_a_capital_after_an_exclamation_too(words: Words, names: Names, sentence: str) -> None:
    assert words.sentence(about("loud", 2), names) == sentence


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [(None, "Round 1. Player 2 begins, for 3 Br. each."), (1, "Round 1. You begin, for 3 Br. each.")],
)
def test_a_person_without_a_name_has_a_capital_after_a_full_stop(
    words: Words, reader: int | None, sentence: str
) -> None:
    assert words.sentence(about("begins", 1), NAMES, reader) == sentence


def test_a_key_without_words_is_never_shown(words: Words) -> None:
    with pytest.raises(KeyError, match="no words for 'unknown'"):
        words.tell(Phrase("unknown"))


def test_what_the_page_is_compared_with_has_every_kind_of_fact() -> None:
    facts = [fact for phrase in MADE for fact in phrase.facts.values()]
    flat = [item for fact in facts for item in (fact if isinstance(fact, list) else [fact])]
    assert {type(fact) for fact in [*facts, *flat]} == {Detail, Person, Phrase, list, int, str, bool, type(None)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_page_is_compared_with_can_be_said(lang: str) -> None:
    words = words_for(lang, "artropp")
    assert all(words.sentence(phrase, NAMES, 0) for phrase in MADE)
