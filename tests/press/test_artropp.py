"""L'Artropp as it comes out of the printer: card by card, note by note, and as pictures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tablee.games.artropp.cards import DECK_FILE, Deck, load_deck
from tablee.press.artropp.cards import MOST_PIPS, NUMBER_SIZE, all_cards
from tablee.press.artropp.icons import EMBLEMS, TINTS
from tablee.press.artropp.money import AMOUNT_SIZE, NOTES, PURSE
from tablee.press.artropp.reference import END, POT, TURN
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, card_places
from tablee.press.marks import Disc, Grid, Label, Page, Prose
from tablee.press.paper import PAPERS
from tablee.press.printing import make_booklet, print_words
from tablee.words import capital
from tests.press.cards import (
    FIRST,
    WISHES,
    Printed,
    check_backs,
    check_card_size,
    check_pages,
    check_words_stay_on_cards,
    has_letters_over_each_other,
    on_each_page,
    print_in,
    printed_cards,
    text_of_card,
)
from tests.press.conftest import Printer, card_job
from tests.press.pictures import Marks, Picture, text_of

GAME = "artropp"
CARDS = 48
"""And the arrow."""
CARD_PAGES = {"a4": 6, "letter": 9}


@pytest.fixture
def printed(print_cards: Printer, lang: str) -> Printed:
    return print_in(print_cards, GAME, lang)


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load_deck()


def fronts(printed: Printed) -> list[Marks]:
    return list(printed_cards(printed.booklet, printed.paper, CARDS + 1, step=printed.step))


def grids(page: Page) -> list[Grid]:
    return [block for mark in page.marks if isinstance(mark, Prose) for block in mark.blocks if isinstance(block, Grid)]


# Pages


def test_pages_their_size_and_their_margins(printed: Printed) -> None:
    booklet, document, paper, _ = printed
    assert len(document) == len(booklet.pages) == FIRST + CARD_PAGES[paper] * printed.step
    check_pages(document, paper)


def test_saving_ink_saves_ink(print_cards: Printer) -> None:
    colour, saving = (print_in(print_cards, GAME, lang) for lang in WISHES)
    shares = [sum(Picture(made.document[place], 2).ink() for place in (FIRST, FIRST + 2)) for made in (colour, saving)]
    assert shares[1] < shares[0] / 2


def test_cards_measure_63_by_88_millimetres(printed: Printed) -> None:
    check_card_size(printed.document[FIRST], printed.paper)


def test_words_on_a_card_stay_on_it(printed: Printed) -> None:
    check_words_stay_on_cards(printed.document, printed.paper, CARDS + 1, step=printed.step)


def test_no_text_runs_into_another(printed: Printed) -> None:
    places = range(len(printed.document))
    assert [place for place in places if has_letters_over_each_other(printed.document, place)] == []


# The cards


def test_every_unit_is_there_as_often_as_the_deck_has_it(printed: Printed, deck: Deck, lang: str) -> None:
    """AR-1: read from the printed names; the arrow is the last card."""
    words = print_words(lang, GAME)
    wanted = Counter(capital(words(f"card-{card.family}", number=card.number)) for card in all_cards(deck))
    assert wanted.total() == CARDS
    found = Counter(text for marks in fronts(printed) for text in marks.texts if text in wanted)
    assert found == wanted
    assert words("print-artropp-arrow") in fronts(printed)[-1].texts


def test_number_and_br_stand_in_two_corners(printed: Printed, deck: Deck, lang: str) -> None:
    """AR-1, AR-2: a sniper has no number."""
    words = print_words(lang, GAME)
    for card, marks in zip(all_cards(deck), fronts(printed)):
        numbers = [(label.text, label.upside_down) for label in marks.labels if label.size == NUMBER_SIZE]
        assert numbers == ([] if card.number < 0 else [(str(card.number), False), (str(card.number), True)])
        assert marks.texts.count(words("br", br=card.br)) == 2


def discs_on(page: Page, left: float, top: float) -> list[Disc]:
    return [
        mark
        for mark in page.marks
        if isinstance(mark, Disc) and left <= mark.at[0] <= left + CARD_WIDTH and top <= mark.at[1] <= top + CARD_HEIGHT
    ]


def test_a_card_has_a_coin_for_each_br(print_cards: Printer, deck: Deck) -> None:
    """AR-1: 74 in all."""
    booklet, _, paper, _ = print_in(print_cards, GAME, "fr")
    rest, coins = all_cards(deck), 0
    for sheet, count in enumerate(on_each_page(paper, CARDS + 1)):
        for corner in card_places(PAPERS[paper], count):
            found = discs_on(booklet.pages[FIRST + 2 * sheet], *corner)
            assert len(found) == (rest.pop(0).br if rest else 0)
            coins += len(found)
    assert coins == 74


def test_specials_say_what_they_do(printed: Printed, deck: Deck, lang: str) -> None:
    """AR-7 to AR-10."""
    words = print_words(lang, GAME)
    for card, marks in zip(all_cards(deck), fronts(printed)):
        told = text_of_card(marks)
        for family in ("drum", "sniper", "officer"):
            assert (words(f"print-artropp-{family}-does") in told) == (card.family == family)


def test_every_family_has_its_drawing_and_its_colour(deck: Deck) -> None:
    families = {card.family for card in deck.cards}
    assert set(EMBLEMS) == set(TINTS) == families
    assert len({icon.parts for icon in EMBLEMS.values()}) == len(set(TINTS.values())) == len(families)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_back_lies_behind_its_front_and_all_are_the_same(paper: str, lang: str) -> None:
    """AR-12: cards are laid face down."""
    booklet = make_booklet(GAME, card_job(GAME, paper, "saving", lang, backs=True))
    check_backs(booklet, paper, ["L’Artropp"] * (CARDS + 1))


# Money, the star, the sheet and the cover


def test_a_purse_is_what_everybody_brings(printed: Printed) -> None:
    """AR-22: 100 Br. at 50 braves, and the smallest note pays for one Br."""
    labels = [mark for mark in printed.booklet.pages[2].marks if isinstance(mark, Label)]
    amounts = Counter(int("".join(filter(str.isdigit, label.text))) for label in labels if label.size == AMOUNT_SIZE)
    assert amounts == NOTES
    assert sum(amount * count for amount, count in amounts.items()) == PURSE == 100 * 50
    assert min(amounts) == 50


def test_the_star_has_three_places_clockwise(printed: Printed, lang: str) -> None:
    """AR-30."""
    labels = {mark.text: mark.at for mark in printed.booklet.pages[3].marks if isinstance(mark, Label)}
    one, two, three = (labels[str(number)] for number in (1, 2, 3))
    assert one[1] < two[1] == pytest.approx(three[1])
    assert three[0] < one[0] < two[0]
    assert print_words(lang, GAME)("print-artropp-arrow") in labels


def test_the_sheet_has_the_units_and_all_clauses(printed: Printed, deck: Deck) -> None:
    units, *tables = grids(printed.booklet.pages[1])
    assert [row[1] for row in units.rows[1:4]] == ["1–15", "2–14", "3–13"]
    assert sum(int(row[3]) for row in units.rows[1:]) == CARDS
    clauses = [row[-1] for table in tables for row in table.rows]
    assert clauses == [*TURN.values(), *POT.values(), *END.values()]
    assert all(cell for table in tables for row in table.rows for cell in row)


def test_the_cover_in_french(print_cards: Printer) -> None:
    cover = text_of(print_in(print_cards, GAME, "fr").document[0])
    for words in ("48 unités, la flèche", "pages 5 à 16 sur du papier épais, en recto verso", "une fois par"):
        assert words in cover


def test_the_cover_in_english(print_cards: Printer) -> None:
    cover = text_of(print_in(print_cards, GAME, "en").document[0])
    assert "48 units, the arrow, a purse of 5,000 braves" in cover
    assert "pages 5–13 on stiff card, on one side only" in cover


def test_a_deck_of_ones_own_is_printed_in_its_place(tmp_path: Path) -> None:
    text = DECK_FILE.template().replace("br = 3", f"br = {MOST_PIPS + 1}")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    booklet = make_booklet(GAME, card_job(GAME, lang="en", material=path))
    cards = list(printed_cards(booklet, "a4", CARDS))
    heavy = [marks for marks in cards if "Artillery 8" in marks.texts]
    assert [marks.texts.count(print_words("en", GAME)("br", br=9)) for marks in heavy] == [2]
    prose = [mark for mark in booklet.pages[0].marks if isinstance(mark, Prose)]
    told = [block.text for mark in prose for block in mark.blocks if not isinstance(block, Grid)]
    assert any("These are the cards of “mine”." in paragraph for paragraph in told)
