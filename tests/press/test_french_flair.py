"""French Flair as it comes out of the printer: looked at as pictures, page by page."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from tablee.core.errors import BadMaterial
from tablee.games.french_flair.moves import ABILITIES, CARDS, COPIES
from tablee.games.french_flair.origins import ORIGINS
from tablee.press.cards import card_places, split_sheets
from tablee.press.cover import RULER
from tablee.press.french_flair.board import STEP_HEIGHT, draw_field, height_of
from tablee.press.french_flair.cards import both_decks, deck, group_of
from tablee.press.french_flair.icons import ABILITY_NAMES, abilities_of
from tablee.press.french_flair.reference import following_row
from tablee.press.french_flair.tokens import cut_tokens
from tablee.press.ink import INKS
from tablee.press.marks import Disc, Label
from tablee.press.marks import Path as Line
from tablee.press.paper import MARGIN, PAPERS
from tablee.press.printing import Job, make_booklet, print_words
from tablee.press.sides import AWAY, HOME, SIDES
from tests.press.conftest import Printer, card_job
from tests.press.pictures import DARK, Picture, labels_at, letters_on, line_places, longest_run, spans_on, text_of

POINTS = {"a4": (595.28, 841.89), "letter": (612, 792)}
CARD_PAGES = {"a4": 5, "letter": 7}
"""Nine cards on a page of A4, six on the shorter Letter."""
PRINTS = [
    ("a4", "colour", "fr"),
    ("letter", "saving", "fr"),
    pytest.param("a4", "saving", "en", marks=pytest.mark.slow),
    pytest.param("letter", "colour", "en", marks=pytest.mark.slow),
]
WIDTH, HEIGHT = 63.0, 88.0
"""Millimetres of a card, as docs/french_flair.md promises."""


def flair_job(paper: str = "a4", ink: str = "colour", lang: str = "fr") -> Job:
    return card_job("french_flair", paper, ink, lang)


@pytest.fixture(scope="session")
def printed(print_cards: Printer) -> Printer:
    """Makes a print of French Flair: its pages as marks, and the PDF; each once."""
    return partial(print_cards, "french_flair")


def card_pages(paper: str) -> range:
    """After the cover and the sheet to look things up."""
    return range(2, 2 + CARD_PAGES[paper])


# Pages


@pytest.mark.few(1)
@pytest.mark.parametrize(("paper", "ink", "lang"), PRINTS)
@pytest.mark.parametrize("backs", [False, True])
def test_pages_their_size_and_their_margins(printed: Printer, paper: str, ink: str, lang: str, backs: bool) -> None:
    booklet, document = printed(paper, ink, lang, backs=backs)
    assert len(document) == len(booklet.pages) == 1 + 1 + CARD_PAGES[paper] * (1 + backs) + 2
    for page in document:
        assert page.get_size() == pytest.approx(POINTS[paper], abs=0.1)
        assert min(Picture(page, 4).margins()) >= MARGIN


@pytest.mark.slow
def test_saving_ink_saves_ink(printed: Printer) -> None:
    share = {}
    for ink in ("colour", "saving"):
        _, document = printed("a4", ink, "en" if ink == "saving" else "fr", backs=True)
        share[ink] = [Picture(page, 2).ink() for page in document]
    assert sum(share["saving"]) < 0.3 * sum(share["colour"])
    cards = slice(2, 2 + 2 * CARD_PAGES["a4"])
    assert sum(share["saving"][cards]) < 0.25 * sum(share["colour"][cards])


def test_there_is_no_deck_to_bring_along() -> None:
    job = flair_job()._replace(material=Path("mine.toml"))
    with pytest.raises(BadMaterial, match=r"mine\.toml: French Flair has no deck") as refused:
        make_booklet("french_flair", job)
    assert refused.value.key == "error-no-own-deck"


# The cover


@pytest.mark.parametrize("paper", PAPERS)
def test_the_cover_in_french(printed: Printer, paper: str) -> None:
    _, document = printed(paper, "saving", "fr")
    cover = text_of(document[0])
    last = 2 + CARD_PAGES[paper]
    for words in (
        "À imprimer",
        "Mise en œuvre non officielle",
        "Deux paquets de 21 cartes",
        "Découper",
        "L’équipe locale porte un maillot uni",
        f"pages 3 à {last}",
        f"pages {last + 1} à {last + 2}",
        f"papier {PAPERS[paper].title}",
    ):
        assert words in cover
    assert "recto verso" not in cover


def test_the_cover_says_how_to_print_the_backs(printed: Printer) -> None:
    _, document = printed("letter", "colour", "en", backs=True)
    cover = text_of(document[0])
    assert "Print pages 3–16 on stiff card, on both sides" in cover
    assert "turned over along the long edge" in cover
    assert "pages 17–18" in cover


def test_the_ruler_is_five_centimetres_long(printed: Printer) -> None:
    _, document = printed("letter", "saving", "fr")
    picture = Picture(document[0], 10)
    runs = {longest_run(row, 128) for row in picture.rows[picture.height * 3 // 4 :]}
    assert [run for run in runs if 30 < run / 10 < 100] == [pytest.approx(10 * RULER, abs=3)]


# The cards


@pytest.mark.parametrize(("paper", "ink", "lang"), PRINTS)
def test_every_card_is_there_for_both_teams_with_its_copies(printed: Printer, paper: str, ink: str, lang: str) -> None:
    """FF-20, read from the large numbers on the printed shirts."""
    _, document = printed(paper, ink, lang)
    words = print_words(lang, "french_flair")
    found: Counter[tuple[str, str]] = Counter()
    for place in card_pages(paper):
        page = document[place]
        letters = letters_on(page)
        for left, top in card_places(PAPERS[paper], len(split_sheets(both_decks(), PAPERS[paper])[place - 2])):
            on_card = [sign for sign in letters if left < sign.x < left + WIDTH and top < sign.y < top + HEIGHT]
            number = "".join(sign.text for sign in on_card if sign.height > 5 and sign.y < top + 40)
            line = "".join(sign.text for sign in on_card if sign.y > top + 76 and sign.x < left + 52)
            team = next(
                team.name for team in SIDES if words("print-flair-team", team=team.name).replace(" ", "") in line
            )
            found[team, number] += 1
    wanted = {(team.name, str(number)): COPIES[number] for team in SIDES for number in range(1, 16)}
    assert found == wanted
    assert found.total() == 42


def test_the_deck_has_21_cards() -> None:
    assert len(deck()) == sum(COPIES) == CARDS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("paper", "ink", "step"),
    [
        ("a4", "colour", 3),
        ("a4", "colour", 1),
        ("letter", "saving", 1),
    ],
)
def test_cards_measure_63_by_88_millimetres(printed: Printer, paper: str, ink: str, step: int) -> None:
    _, document = printed(paper, ink, "fr")
    rows = {"a4": 3, "letter": 2}[paper]
    for place in card_pages(paper)[:-1:step]:
        picture = Picture(document[place], 10)
        upright = line_places(picture.columns, 10, 0.95 * rows * HEIGHT, 128)
        level = line_places(picture.rows, 10, 0.95 * 3 * WIDTH, 128)
        assert [after - before for before, after in pairwise(upright)] == pytest.approx([WIDTH] * 3, abs=0.15)
        assert [after - before for before, after in pairwise(level)] == pytest.approx([HEIGHT] * rows, abs=0.15)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_card_shows_what_its_number_can_do(printed: Printer, lang: str) -> None:
    booklet, _ = printed("a4", "colour" if lang == "fr" else "saving", lang)
    words = print_words(lang, "french_flair")
    names = {words(f"print-flair-{name}"): verb for verb, name in ABILITY_NAMES.items()}
    for page, cards in zip(booklet.pages[2:], split_sheets(both_decks(), PAPERS["a4"])):
        for card, corner in zip(cards, card_places(PAPERS["a4"], len(cards))):
            texts = [label.text for label in labels_at(page, *corner)]
            shown = [names[text] for text in texts if text in names]
            assert shown == [verb for verb in ABILITIES if card.number in ABILITIES[verb]]
            assert words(f"print-flair-{group_of(card.number)}") in texts
            assert words("print-flair-position", number=card.number) in texts
            assert texts.count(str(card.number)) == 3, "in two corners and on the shirt"


def test_abilities_are_those_of_the_game() -> None:
    """FF-24."""
    assert [len(abilities_of(number)) for number in range(1, 16)] == [1] * 5 + [2] * 3 + [5] * 2 + [3] * 4 + [4]


def test_words_on_a_card_stay_on_it(printed: Printer) -> None:
    """Nothing comes nearer than a millimetre to an edge, in the language with the longer words."""
    _, document = printed("a4", "colour", "fr")
    edges = [left for left, _ in card_places(PAPERS["a4"], 3)]
    for place in card_pages("a4"):
        for span in spans_on(document[place]):
            if 20 < span.y < 190:
                assert not any(span.left - 1 < edge < span.right + 1 for edge in edges)


def test_teams_are_told_apart_without_colours(printed: Printer) -> None:
    """Home has its numbers in circles and a plain shirt, away in squares and hoops."""
    booklet, _ = printed("letter", "saving", "fr")
    for page, cards in zip(booklet.pages[2:], split_sheets(both_decks(), PAPERS["letter"])):
        for card, (left, top) in zip(cards, card_places(PAPERS["letter"], len(cards))):
            marks = [mark for mark in page.marks if isinstance(mark, Disc) and left < mark.at[0] < left + WIDTH]
            discs = [mark for mark in marks if top < mark.at[1] < top + HEIGHT]
            assert len(discs) == (2 if card.team == HOME else 0)
    assert HOME.shirt.pattern != AWAY.shirt.pattern


def test_six_and_nine_are_underlined(printed: Printer) -> None:
    booklet, _ = printed("a4", "saving", "en")
    underlines = Counter[int]()
    for page, cards in zip(booklet.pages[2:], split_sheets(both_decks(), PAPERS["a4"])):
        for card, (left, top) in zip(cards, card_places(PAPERS["a4"], len(cards))):
            for mark in page.marks:
                if isinstance(mark, Line) and not mark.closed and len(mark.lines) == 1:
                    x, y = mark.lines[0][0]
                    underlines[card.number] += left < x < left + WIDTH and top < y < top + HEIGHT
    assert {number for number, count in underlines.items() if count} == {6, 9}


# The backs


@pytest.mark.parametrize(("paper", "ink"), [("a4", "colour"), ("letter", "saving")])
def test_a_back_lies_behind_its_front(printed: Printer, paper: str, ink: str) -> None:
    """Turned over along the long edge, each card has its own team's back, in the middle of the card."""
    booklet, _ = printed(paper, ink, "fr", backs=True)
    words = print_words("fr", "french_flair")
    names = {words("print-flair-team", team=team.name): team for team in SIDES}
    sheets = split_sheets(both_decks(), PAPERS[paper])
    for place, cards in enumerate(sheets):
        back = booklet.pages[3 + 2 * place]
        found = {
            (round(PAPERS[paper].width - mark.at[0], 3), mark.at[1]): names[mark.text]
            for mark in back.marks
            if isinstance(mark, Label)
        }
        corners = card_places(PAPERS[paper], len(cards))
        assert found == {
            (round(left + WIDTH / 2, 3), top + 56.0): card.team for card, (left, top) in zip(cards, corners)
        }


def test_fronts_are_on_odd_pages_so_that_a_printer_turns_them_over(printed: Printer) -> None:
    _, document = printed("a4", "colour", "fr", backs=True)
    heads = [text_of(document[place])[:10] for place in range(2, 12)]
    assert [head.startswith("Cartes") for head in heads] == [True, False] * 5


# The board


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "ink"), [("a4", "saving"), pytest.param("letter", "saving", marks=pytest.mark.slow)])
def test_five_metres_are_18_millimetres_everywhere(printed: Printer, paper: str, ink: str) -> None:
    _, document = printed(paper, ink, "en" if paper == "a4" else "fr")
    for place in (-2, -1):
        picture = Picture(document[len(document) + place], 10)
        columns = picture.columns
        left = min(x for x, column in enumerate(columns) if longest_run(column, DARK) > 2200)
        strip = [row[left + 150 : left + 400] for row in picture.rows]
        places = line_places(strip, 10, 20, 160)
        steps = [after - before for before, after in pairwise(places)]
        assert sum(abs(step - STEP_HEIGHT) < 0.15 for step in steps) >= 11


def test_the_pitch_has_its_lines_and_metres() -> None:
    """FF-1, FF-2."""
    marks = draw_field(HOME, flair_job(lang="en"))
    lines = {
        round(mark.lines[0][0][1], 3): mark.width
        for mark in marks
        if isinstance(mark, Line) and not mark.closed and mark.lines[0][0][0] == 0
    }
    assert sorted(lines) == [height_of(metres) for metres in range(50, -15, -5)]
    assert [metres for metres in range(-10, 55, 5) if lines[height_of(metres)] >= 1] == [0, 50]
    assert lines[height_of(20)] == 0.6
    upright = [mark for mark in marks if isinstance(mark, Label) and mark.text.isdecimal() and mark.size == 12]
    assert Counter((mark.text, mark.upside_down) for mark in upright) == {
        (str(metres), turned): 2 if metres in (5, 10) else 1 for metres in range(0, 50, 5) for turned in (False, True)
    }


def test_time_and_points(printed: Printer) -> None:
    """FF-77: forty spaces of fifteen seconds for each half, and two digits for the points of each team."""
    booklet, document = printed("a4", "colour", "fr")
    for page, half in zip(booklet.pages[-2:], ("Seconde", "Première")):
        texts = [mark.text for mark in page.marks if isinstance(mark, Label)]
        times = [text for text in texts if ":" in text and text[-2:].isdecimal()]
        assert len(times) == 41
        assert {"0:00", "0:15", "9:45", "10:00"} <= set(times)
        assert f"{half} mi-temps" in texts
        assert {str(10 * tens) for tens in range(10)} <= set(texts)
    assert "LIGNE MÉDIANE" in text_of(document[len(document) - 1])


def test_the_away_half_stands_on_its_head_for_whom_sits_there(printed: Printer) -> None:
    booklet, _ = printed("a4", "saving", "en")
    away, home = booklet.pages[-2:]
    for page, turned in ((away, True), (home, False)):
        (name,) = [mark for mark in page.marks if isinstance(mark, Label) and mark.text == "HALFWAY"]
        assert name.upside_down is turned


def test_tokens(printed: Printer) -> None:
    booklet, _ = printed("letter", "saving", "fr")
    page = booklet.pages[card_pages("letter")[-1]]
    below = [mark.text for mark in page.marks if isinstance(mark, Label) and mark.at[1] > 196]
    assert below[1:] == ["1", "10", "1", "10"]
    assert len(cut_tokens(INKS["colour"])) == 7


# The sheet to look things up


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_reference_has_a_row_for_every_origin(printed: Printer, lang: str) -> None:
    _, document = printed("a4", "colour" if lang == "fr" else "saving", lang)
    shown = text_of(document[1])
    words = print_words(lang, "french_flair")
    for origin in ORIGINS:
        for cell in following_row(origin, words).cells:
            assert cell in shown


def test_what_may_follow_what() -> None:
    words = print_words("en", "french_flair")
    rows = {origin.name: following_row(origin, words).cells for origin in ORIGINS}
    assert rows["restart"] == ["kick-off, 22 drop-out", "any, running too", "counter-attack", ""]
    assert rows["kick"][2] == "counter-attack, forwards, backs*, line link"
    assert rows["scrum"] == ["a scrum won", "6 to 9", "8-9, forwards, backs, line link (not 1 to 5)", ""]
    assert rows["line-out"][1:] == ["1 to 9", "forwards, backs, line link", "maul"]
    assert rows["hand"][1] == "9"


def test_the_reference_in_french(printed: Printer) -> None:
    _, document = printed("letter", "saving", "fr")
    shown = text_of(document[1])
    for words in (
        "Aide-mémoire",
        "d’une mêlée gagnée",
        "pénalité au but 3",
        "déblayer",
        "arrières*",
        "le plus haut dé × 5 m",
    ):
        assert words in shown


@pytest.mark.parametrize(("paper", "ink", "lang"), PRINTS)
def test_no_cell_of_the_reference_runs_into_the_next(printed: Printer, paper: str, ink: str, lang: str) -> None:
    """Where a text begins, the one to its left has ended."""
    booklet, document = printed(paper, ink, lang)
    spans = list(spans_on(document[1]))
    for label in booklet.pages[1].marks:
        if isinstance(label, Label) and label.align == "left":
            x, y = label.at
            assert not [
                span for span in spans if abs(span.y - y) < 1.5 and span.left < x - 0.3 and span.right > x - 1.0
            ], label.text
