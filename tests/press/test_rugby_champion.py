"""Rugby Champion as it comes out of the printer: card by card, and as pictures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tablee.core.errors import BadMaterial
from tablee.games.rugby_champion.cards import ARROWS, TYPES, Box, Player, Special, load_cards
from tablee.games.rugby_champion.position import SLOTS
from tablee.games.rugby_champion.say import card_name
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, card_places
from tablee.press.ink import INKS
from tablee.press.marks import Grid, Label, Page, Prose
from tablee.press.marks import Path as Line
from tablee.press.paper import PAPERS
from tablee.press.printing import make_booklet, print_words
from tablee.press.reconstructed import SIGN
from tablee.press.rugby_champion.cards import RED
from tablee.press.rugby_champion.icons import ARROWS as ARROW_ICONS
from tablee.press.rugby_champion.reference import STEPS
from tablee.press.rugby_champion.tokens import cut_tokens
from tests.games.own_file import own_file
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

GAME = "rugby_champion"
OWN_FILE = Path(__file__).parents[2] / "src" / "tablee" / "games" / GAME / "data" / "cards.toml"
CARDS = 62
"""And the Avantage."""
CARD_PAGES = {"a4": 7, "letter": 11}
TOKEN_PAGES = {"a4": 1, "letter": 0}
"""On A4 the 63 cards fill their pages, so that the tokens have one of their own."""
VALUE = 26
"""The size of a value on a card, in points."""


@pytest.fixture
def printed(print_cards: Printer, lang: str) -> Printed:
    return print_in(print_cards, GAME, lang)


@pytest.fixture(scope="module")
def box() -> Box:
    return load_cards()


# Pages


def test_pages_their_size_and_their_margins(printed: Printed) -> None:
    booklet, document, paper, _ = printed
    assert len(document) == len(booklet.pages) == FIRST + CARD_PAGES[paper] * printed.step + TOKEN_PAGES[paper] + 2
    check_pages(document, paper)


@pytest.mark.slow
def test_saving_ink_saves_ink(print_cards: Printer) -> None:
    colour, saving = (print_in(print_cards, GAME, lang) for lang in WISHES)
    shares = [sum(Picture(made.document[place], 2).ink() for place in (FIRST, FIRST + 2)) for made in (colour, saving)]
    assert shares[1] < shares[0] / 3


def test_cards_measure_63_by_88_millimetres(printed: Printed) -> None:
    check_card_size(printed.document[FIRST], printed.paper)


# The cards


def all_cards(printed: Printed) -> list[Marks]:
    return list(printed_cards(printed.booklet, printed.paper, CARDS + 1, step=printed.step))


def test_every_card_is_there_as_often_as_the_file_has_it(printed: Printed, box: Box, lang: str) -> None:
    """RC-1: read from the printed names."""
    words = print_words(lang, GAME)
    wanted: Counter[str] = Counter()
    for player in box.players:
        wanted[words.tell(card_name(player.id))] = len(ARROWS)
    for card in box.specials:
        wanted[words.tell(card_name(card.id))] = card.copies
    wanted[words("print-rugby-advantage")] = 1
    assert wanted.total() == CARDS + 1
    found = Counter(text for marks in all_cards(printed) for text in marks.texts if text in wanted)
    assert found == wanted


def values_on(marks: Marks) -> list[str]:
    return [label.text for label in marks.labels if label.size == VALUE]


def faces(box: Box) -> list[tuple[Player, str]]:
    return [(player, arrow) for player in box.players for arrow in ARROWS]


def test_a_player_has_his_values_and_the_sign_of_what_is_ours(printed: Printed, box: Box) -> None:
    """RC-2."""
    for (player, _), marks in zip(faces(box), all_cards(printed)):
        assert values_on(marks) == [str(player.value(kind)) for kind in TYPES]
        assert SIGN in marks.texts


def lines_on(page: Page, left: float, top: float) -> list[Line]:
    """What is drawn on the card there."""

    def inside(x: float, y: float) -> bool:
        return left <= x <= left + CARD_WIDTH and top <= y <= top + CARD_HEIGHT

    return [
        mark
        for mark in page.marks
        if isinstance(mark, Line) and all(inside(x, y) for line in mark.lines for x, y in line)
    ]


def test_a_player_has_his_arrow_his_red_value_his_whistles_and_his_posts(print_cards: Printer, box: Box) -> None:
    """RC-2: the arrow's tip, the red ground, and as many signs as the file says."""
    booklet, _, paper, _ = print_in(print_cards, GAME, "fr")
    rest = faces(box)
    for sheet, count in enumerate(on_each_page(paper, len(rest))):
        for corner in card_places(PAPERS[paper], count):
            player, arrow = rest.pop(0)
            lines = lines_on(booklet.pages[FIRST + 2 * sheet], *corner)
            red = [line for line in lines if line.fill == RED]
            ground, head = red
            assert kind_of(ground, corner[1]) == player.red[arrow]
            assert points_to(head) == arrow
            low = [
                line for line in lines if line.lines[0][0][1] > corner[1] + 70 and line.lines[0][0][0] > corner[0] + 19
            ]
            posts = [line for line in low if len(line.lines[0]) == 13]
            assert len(posts) == player.goal
            assert len(low) - len(posts) == 2 * player.whistles, "a whistle is its body and its sound"
    assert not rest


def kind_of(ground: Line, top: float) -> str:
    """Which of the three values lies on this ground."""
    return TYPES[round((ground.lines[0][0][1] - top - 3.0) / 28.0)]


def points_to(head: Line) -> str:
    """Where an arrow has its tip: the one point of that side."""
    xs = [x for x, _ in head.lines[0]]
    return "left" if xs.count(min(xs)) == 1 else "right"


def test_arrows_point_where_they_say() -> None:
    assert set(ARROW_ICONS) == set(ARROWS)


def specials_on(printed: Printed, box: Box) -> list[tuple[Special, Marks]]:
    cards = [card for card in box.specials for _ in range(card.copies)]
    return list(zip(cards, all_cards(printed)[2 * len(box.players) :]))


def test_the_other_cards_say_what_they_do(printed: Printed, box: Box, lang: str) -> None:
    """RC-1, RC-3."""
    words = print_words(lang, GAME)
    for card, marks in specials_on(printed, box):
        assert words(f"print-rugby-{card.family}") in marks.texts
        assert words(f"print-rugby-{card.id}-does") in text_of_card(marks)
        assert values_on(marks) == [f"+{bonus}" for bonus in card.bonus]


def test_touche_and_melee_have_a_value_for_each_difficulty(printed: Printed, box: Box, lang: str) -> None:
    """RC-3."""
    words = print_words(lang, GAME)
    levels = [words(f"print-rugby-{level}") for level in ("easy", "normal", "hard", "expert")]
    for card, marks in specials_on(printed, box):
        found = {after: before for before, after in zip(marks.texts, marks.texts[1:]) if after in levels}
        assert found == (dict(zip(levels, "2345")) if card.id in ("touche", "melee") else {})


def test_words_on_a_card_stay_on_it(printed: Printed) -> None:
    check_words_stay_on_cards(printed.document, printed.paper, CARDS + 1, step=printed.step)


def test_no_text_runs_into_another(printed: Printed) -> None:
    places = range(len(printed.document))
    assert [place for place in places if has_letters_over_each_other(printed.document, place)] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_a_back_lies_behind_its_front_and_all_are_the_same(paper: str, lang: str) -> None:
    """RC-50: the duel shuffles all cards together."""
    booklet = make_booklet(GAME, card_job(GAME, paper, "saving", lang, backs=True))
    check_backs(booklet, paper, ["Rugby Champion"] * (CARDS + 1))


# The boards and the tokens


def test_the_board_of_points(printed: Printed, lang: str) -> None:
    """RC-3, RC-4: two digits for each side, the difficulties, and what everything counts."""
    texts = [mark.text for mark in printed.booklet.pages[3].marks if isinstance(mark, Label)]
    assert all(texts.count(str(10 * tens)) == 2 for tens in range(1, 10))
    words = print_words(lang, GAME)
    assert f"{words('print-rugby-expert')} 5" in texts
    assert words("print-rugby-worth", points=f"5\u202f{SIGN}", conversion="2", penalty=f"3\u202f{SIGN}") in texts


def test_the_line_has_its_four_places_between_two_touches(printed: Printed, lang: str) -> None:
    """RC-10, RC-12: the centre stands nearer to the attacker, and the right takes no kick."""
    words = print_words(lang, GAME)
    left, right = ([mark for mark in page.marks if isinstance(mark, Label)] for page in printed.booklet.pages[-2:])
    places = {label.text: label.at for label in (*left, *right) if label.size == 34}
    assert list(places) == [words("slot", slot=slot) for slot in SLOTS]
    heights = [at[1] for at in places.values()]
    assert heights[2] > heights[0] == heights[1] == heights[3]
    assert all(words("print-rugby-touch") in [label.text for label in labels] for labels in (left, right))
    assert [label.text for label in right].count(words("print-rugby-two-types")) == 1
    assert words("print-rugby-two-types") not in [label.text for label in left]


def test_tokens(printed: Printed, lang: str) -> None:
    assert len(cut_tokens(INKS["colour"])) == 2 + 1 + 4
    page = printed.document[len(printed.document) - 3]
    assert print_words(lang, GAME)("print-rugby-tokens") in text_of(page)


# The sheets to look things up


def grids(page: Page) -> list[Grid]:
    return [block for mark in page.marks if isinstance(mark, Prose) for block in mark.blocks if isinstance(block, Grid)]


def test_the_table_of_results() -> None:
    """RC-13 to RC-18 and RC-52, cell by cell."""
    booklet = make_booklet(GAME, card_job(GAME, lang="en"))
    head, *rows = grids(booklet.pages[1])[0].rows
    assert head[2:] == ["inside: L1 and C", "on the edge: L2 and R1"]
    arrow = "the arrow and the red value of the defending card say where and how"
    lost = "alone, try for the Non-player; for two, ball to the defence"
    assert rows == [
        ["won by 2 or more", "choose side and type", "try", "try"],
        ["won by 1", "choose side and type", "next place the same way, type of your choice", "line-out"],
        ["tie", arrow, arrow, "line-out"],
        [
            "lost by 1",
            "Advantage to the defence, then as for a tie",
            "Advantage to the defence, then as for a tie",
            "Advantage to the defence, then a line-out",
        ],
        ["lost by 2 or more", lost, lost, lost],
    ]


def test_every_step_of_the_non_joueur_has_its_clause(printed: Printed) -> None:
    rows = grids(printed.booklet.pages[2])[0].rows[1:]
    assert [clause for _, _, clause in rows] == list(STEPS.values())
    assert all(when and does for when, does, _ in rows)


# The cover


def test_the_cover_in_french(print_cards: Printer) -> None:
    cover = text_of(print_in(print_cards, GAME, "fr").document[0])
    for words in (
        "62 cartes, l’Avantage",
        "pages 5 à 19 sur du papier épais, en recto verso",
        "la ligne, pages 20 à 21",
        f"Un petit {SIGN} signale une valeur",
    ):
        assert words in cover


def test_the_cover_in_english(print_cards: Printer) -> None:
    cover = text_of(print_in(print_cards, GAME, "en").document[0])
    assert "pages 5–15 on stiff card, on one side only" in cover
    assert "the line, pages 16–17" in cover
    assert f"A small {SIGN} marks a value that the published rules do not give" in cover


# Cards of one's own


def test_own_cards_are_printed_in_their_place(tmp_path: Path) -> None:
    """RC-60: other values and copies; what its owner has read from the box is not signed any more."""
    path = own_file(
        tmp_path,
        GAME,
        ("physique = 5\npasse = 2", "physique = 1\npasse = 2"),
        ('name = "Pilier"', 'name = "Le Mur"'),
        ('name = "Arbitre"\nfamily = "referee"\ncopies = 4', 'name = "Arbitre"\nfamily = "referee"\ncopies = 3'),
        ('printed = ["points.conversion"', 'printed = ["players", "points.conversion"'),
        ('    "players",\n', ""),
    )
    booklet = make_booklet(GAME, card_job(GAME, "letter", "saving", "en", material=path))
    cards = list(printed_cards(booklet, "letter", CARDS))
    crash = [marks for marks in cards if "Crash Runner" in marks.texts]
    assert [values_on(marks)[0] for marks in crash] == ["1", "1"]
    assert all(SIGN not in marks.texts for marks in crash)
    assert sum("Le Mur" in marks.texts for marks in cards) == 2, "a name of one's own counts more than a translation"
    assert not any("Prop" in marks.texts for marks in cards)
    assert sum("Referee" in marks.texts for marks in cards) == 3
    prose = [mark for mark in booklet.pages[0].marks if isinstance(mark, Prose)]
    text = [block.text for mark in prose for block in mark.blocks if not isinstance(block, Grid)]
    assert any("These are the cards of “mine”" in paragraph and "61 cards" in paragraph for paragraph in text)


def test_a_file_that_is_all_printed_has_no_sign_and_says_nothing_of_it(tmp_path: Path) -> None:
    text = OWN_FILE.read_text(encoding="utf-8")
    start, end = text.index("printed = ["), text.index("# RC-4")
    path = tmp_path / "mine.toml"
    path.write_text(
        f'{text[:start]}printed = ["points", "set_piece", "specials", "players"]\n\n{text[end:]}', encoding="utf-8"
    )
    booklet = make_booklet(GAME, card_job(GAME, lang="en", material=path))
    for page in booklet.pages:
        for mark in page.marks:
            texts = [mark.text] if isinstance(mark, Label) else []
            if isinstance(mark, Prose):
                texts = [str(block) for block in mark.blocks]
            assert not any(SIGN in text for text in texts)


def test_a_long_name_is_set_smaller(print_cards: Printer, tmp_path: Path) -> None:
    path = own_file(tmp_path, GAME, ('name = "Pilier"', 'name = "Le pilier droit qui ne recule jamais d’un pas"'))
    _, document = print_cards(GAME, "a4", "saving", "en", material=path)
    check_words_stay_on_cards(document, "a4", CARDS + 1)


def test_own_cards_that_are_wrong_are_named(tmp_path: Path) -> None:
    path = own_file(tmp_path, GAME, ("physique = 5\npasse = 2", "physique = 9\npasse = 2"))
    with pytest.raises(BadMaterial, match=r"mine\.toml: players\[1\] \(percussion\).*from 1 to 5, is 9"):
        make_booklet(GAME, card_job(GAME, material=path))
