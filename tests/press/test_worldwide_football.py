"""Worldwide Football as it comes out of the printer: card by card, and as pictures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tablee.core.errors import BadMaterial
from tablee.games.worldwide_football.edition import ABILITIES, CODES, DEFENCES, NATIONS, Edition, load_edition
from tablee.games.worldwide_football.say import signed
from tablee.press.ink import INKS
from tablee.press.marks import Grid, Label, Prose
from tablee.press.paper import PAPERS
from tablee.press.printing import make_booklet, print_words
from tablee.press.reconstructed import SIGN
from tablee.press.worldwide_football.reference import STEPS, TURNS
from tablee.press.worldwide_football.teams import KITS
from tablee.press.worldwide_football.texts import capital
from tablee.press.worldwide_football.tokens import count_stars, cut_tokens
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
    print_in,
    printed_cards,
    text_of_card,
)
from tests.press.conftest import Printer, card_job
from tests.press.pictures import Marks, Picture, text_of

GAME = "worldwide_football"
ACTIONS, SQUAD = 48, 11
CARDS = 2 * ACTIONS + 5 * (SQUAD + 1)
PAGES = {"a4": 18, "letter": 26}
"""Of cards, nine or six on each."""


@pytest.fixture
def printed(print_cards: Printer, lang: str) -> Printed:
    return print_in(print_cards, GAME, lang)


@pytest.fixture(scope="module")
def edition() -> Edition:
    return load_edition()


# Pages


def test_pages_their_size_and_their_margins(printed: Printed) -> None:
    booklet, document, paper, _ = printed
    assert len(document) == len(booklet.pages) == FIRST + PAGES[paper] * printed.step
    check_pages(document, paper)


@pytest.mark.slow
def test_saving_ink_saves_ink(print_cards: Printer) -> None:
    colour, saving = (print_in(print_cards, GAME, lang) for lang in WISHES)
    shares = [
        sum(Picture(made.document[place], 2).ink() for place in (3, FIRST, FIRST + 6)) for made in (colour, saving)
    ]
    assert shares[1] < shares[0] / 3


def test_cards_measure_63_by_88_millimetres(printed: Printed) -> None:
    check_card_size(printed.document[FIRST], printed.paper)


# The cards


def action_cards(booklet_cards: list[Marks]) -> Counter[tuple[bool, str, bool]]:
    """The Action cards by their corner: whether round, the code, and whether they are for Professionnel alone."""
    found: Counter[tuple[bool, str, bool]] = Counter()
    for marks in booklet_cards:
        codes = [label.text for label in marks.labels if label.text in CODES and not label.upside_down]
        if codes:
            turned = [label.text for label in marks.labels if label.upside_down]
            assert codes == turned, "the same sign stands in the opposite corner"
            found[bool(marks.discs), codes[0], "PRO" in marks.texts] += 1
    return found


def test_every_card_is_there_as_often_as_the_edition_has_it(printed: Printed, edition: Edition, lang: str) -> None:
    """WF-25, WF-27."""
    cards = list(printed_cards(printed.booklet, printed.paper, CARDS, step=printed.step))
    wanted: Counter[tuple[bool, str, bool]] = Counter()
    for code, part in edition.file.cards.items():
        for is_round in (True, False):
            wanted[is_round, code, False] = part.amateur
            wanted[is_round, code, True] = part.pro
    assert action_cards(cards[: 2 * ACTIONS]) == +wanted
    words = print_words(lang, GAME)
    for place, team in enumerate(NATIONS):
        start = 2 * ACTIONS + place * (SQUAD + 1)
        for number, (player, marks) in enumerate(zip(edition.squads[team], cards[start:]), 1):
            assert {player.name, player.effect, str(number), words("team", team=team)} <= set(marks.texts)
            assert capital(words("role", role=player.role)) in marks.texts
        team_card = cards[start + SQUAD]
        assert words("team", team=team) in team_card.texts
        for ability in edition.file.teams[team].abilities:
            assert words("ability", ability=ability) in text_of_card(team_card)


def test_an_action_card_says_what_the_edition_says(printed: Printed, edition: Edition, lang: str) -> None:
    """WF-14, WF-25."""
    words = print_words(lang, GAME)
    for marks in printed_cards(printed.booklet, printed.paper, ACTIONS, step=printed.step):
        code = next(label.text for label in marks.labels if label.text in CODES)
        part, text = edition.file.cards[code], text_of_card(marks)
        assert capital(words("card", card=code)) in marks.texts
        assert (words("print-football-pa", pa=part.pa) in marks.texts) == bool(part.pa)
        assert (words("print-football-needs", pa=part.needs) in text) == bool(part.needs)
        for attack, modifier in edition.file.defence.get(code, {}).items():
            at = marks.texts.index(words("card", card=attack))
            assert marks.texts[at + 1] == signed(modifier)
        if code in DEFENCES:
            assert len(marks.texts) == 2 + 1 + 2 * len(edition.file.defence[code]) + 2, (
                "and nothing else, but mode and sign"
            )


def test_a_player_card_says_what_the_edition_says(print_cards: Printer) -> None:
    booklet, _, paper, _ = print_in(print_cards, GAME, "fr")
    cards = {
        text: text_of_card(marks) for marks in printed_cards(booklet, paper, CARDS, step=2) for text in marks.texts
    }
    assert "Relancez le dé du gardien." in cards["Hugo"]
    assert "dès 5 au d6" in cards["Arnaud"]
    assert "un tacle, avec 3 de plus" in cards["Lemoine"]
    assert "une passe, une passe longue ou une passe en profondeur" in cards["Koba"]


def test_teams_have_shirts_of_their_own_without_their_colours() -> None:
    assert len({kit.shirt.pattern for kit in KITS.values()}) == len(KITS) == len(NATIONS)


def test_words_on_a_card_stay_on_it(printed: Printed) -> None:
    check_words_stay_on_cards(printed.document, printed.paper, CARDS, step=printed.step)


def test_no_text_runs_into_another(printed: Printed) -> None:
    fronts = range(FIRST, len(printed.document), 3 * printed.step)
    assert [place for place in (0, 1, 2, 3, *fronts) if has_letters_over_each_other(printed.document, place)] == []


@pytest.mark.parametrize("paper", PAPERS)
def test_a_back_lies_behind_its_front(paper: str, lang: str) -> None:
    words = print_words(lang, GAME)
    booklet = make_booklet(GAME, card_job(GAME, paper, "saving", lang, backs=True))
    decks = [words("print-football-deck", side=side) for side in ("home", "away") for _ in range(ACTIONS)]
    check_backs(booklet, paper, [*decks, *(words("team", team=team) for team in NATIONS for _ in range(SQUAD + 1))])


# The pitch and the tokens


def test_the_pitch_has_a_space_for_each_pa_with_its_target(printed: Printed, edition: Edition) -> None:
    """WF-13."""
    labels = [mark for mark in printed.booklet.pages[3].marks if isinstance(mark, Label)]
    spaces = {label.at[1]: label.text for label in labels if label.size == 24}
    assert [spaces[height] for height in sorted(spaces, reverse=True)] == [str(pa) for pa in range(9)]
    targets = {int(spaces[label.at[1]]): label.text for label in labels if label.text.endswith(SIGN)}
    assert targets == {pa: f"{target}\u202f{SIGN}" for pa, target in enumerate(edition.file.match.targets, 1)}


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("pa", "said"),
    [
        (0, "A possession begins"),
        (2, "Counter-attack"),
        (3, "through ball"),
        (4, "cross"),
        (5, "Special pile"),
        (6, "penalty"),
        (8, "Shot (+1)"),
    ],
)
def test_a_space_says_what_is_possible_there(print_cards: Printer, pa: int, said: str) -> None:
    english = print_in(print_cards, GAME, "en")
    notes = [mark for mark in english.booklet.pages[3].marks if isinstance(mark, Prose) and mark.middle]
    (text,) = [block.text for block in notes[pa].blocks if not isinstance(block, Grid)]
    assert said in text


def test_tokens(printed: Printed, edition: Edition, lang: str) -> None:
    """WF-1, WF-2: Stars for two sides, below the last cards."""
    assert count_stars(edition) == 10
    assert len(cut_tokens(edition, INKS["colour"])) == 1 + 10 + 4 + 2 + 1
    last = printed.document[len(printed.document) - printed.step]
    assert print_words(lang, GAME)("print-football-tokens") in text_of(last)


# The sheets to look things up


def test_the_reference_has_the_numbers_of_the_edition(printed: Printed, edition: Edition, lang: str) -> None:
    words, shown = print_words(lang, GAME), text_of(printed.document[1])
    assert " ".join(str(target) for target in edition.file.match.targets) in shown
    assert f"{capital(words('card', card='PR'))} ±0 −1 – +1 – −2 ±0 ±0" in shown
    for ability in ABILITIES:
        assert words("ability", ability=ability) in shown


def test_every_step_of_the_virtual_opponent_has_its_clause(printed: Printed, lang: str) -> None:
    (prose,) = [mark for mark in printed.booklet.pages[2].marks if isinstance(mark, Prose)]
    rows = [row for block in prose.blocks if isinstance(block, Grid) for row in block.rows][1:]
    assert [clause for _, _, clause in rows] == list(STEPS.values())
    numbered = [when for when, _, _ in rows if when[0].isdecimal() and ". " in when[:4]]
    assert [when.split(".")[0] for when in numbered] == [str(number) for number in range(1, len(TURNS) + 1)]
    told = " ".join(does for _, does, _ in rows)
    words = print_words(lang, GAME)
    for ability in ABILITIES:
        assert words("ability", ability=ability) in told, "each ability has its trigger"


# The cover


def test_the_cover_in_french(print_cards: Printer) -> None:
    cover = text_of(print_in(print_cards, GAME, "fr").document[0])
    for words in (
        "Deux paquets de 48 cartes Action, dont 8 marquées PRO",
        "pages 5 à 40 sur du papier épais, en recto verso",
        "un d20 et deux dés ordinaires",
        "10 Étoiles",
        f"Un petit {SIGN} signale une valeur",
    ):
        assert words in cover


def test_the_cover_in_english(print_cards: Printer) -> None:
    cover = text_of(print_in(print_cards, GAME, "en").document[0])
    assert "pages 5–30 on stiff card, on one side only" in cover
    assert f"A small {SIGN} marks a value that the published rules do not give" in cover
    assert f"on {PAPERS['letter'].title} paper" in cover


# An edition of one's own


def test_an_own_edition_is_printed_in_its_place(tmp_path: Path) -> None:
    """WF-60: other numbers, a long name, and what its owner has read from the box is not signed any more."""
    long = "Jean-Baptiste de la Très-Longue-Vallée"
    path = own_file(
        tmp_path,
        GAME,
        ("[cards.D]\namateur = 6\npa = 1", "[cards.D]\namateur = 7\npa = 4"),
        ('"Hugo G2"', f'"{long} G2"'),
        ('found = ["match.red_actions"', 'found = ["cards", "match.red_actions"'),
        ('    "cards",\n', ""),
    )
    booklet = make_booklet(GAME, card_job(GAME, "a4", "saving", "en", material=path))
    cards = list(printed_cards(booklet, "a4", CARDS + 2))
    dribbles = [marks for marks in cards if "D" in marks.texts]
    assert len(dribbles) == 14
    assert all("+4 PA" in marks.texts and SIGN not in marks.texts for marks in dribbles)
    assert any(long in marks.texts for marks in cards)
    assert any(SIGN in marks.texts for marks in cards if "TA" in marks.texts), "what a tackle answers is still ours"
    prose = [mark for mark in booklet.pages[0].marks if isinstance(mark, Prose)]
    text = [block.text for mark in prose for block in mark.blocks if not isinstance(block, Grid)]
    assert any("The edition is “mine”" in paragraph for paragraph in text)


@pytest.mark.slow
def test_a_long_name_is_set_smaller(print_cards: Printer, tmp_path: Path) -> None:
    path = own_file(tmp_path, GAME, ('"Marcos G1"', '"Maximiliano Constantino Albuquerque Vasconcelos G1"'))
    _, document = print_cards(GAME, "a4", "saving", "en", material=path)
    check_words_stay_on_cards(document, "a4", CARDS)


EVERY_ATTACK = '["D", "P", "PL", "PP", "C", "GP", "CO", "UD"]'


@pytest.mark.slow
def test_an_edition_with_as_much_as_it_may_have_still_fits(print_cards: Printer, tmp_path: Path) -> None:
    """Twenty spaces, nine stars, and lists of all cards: what is too long is set smaller."""
    targets = ", ".join(str(20 - place // 2) for place in range(20))
    path = own_file(
        tmp_path,
        GAME,
        ("most_pa = 8 ", "most_pa = 20 "),
        ("[18, 17, 15, 13, 11, 9, 8, 7]", f"[{targets}]"),
        ("by_pa = [-1, 0, 1]", f"by_pa = {[1] * 15}"),
        ('after = ["C", "PP"]', f"after = {EVERY_ATTACK}"),
        ('restart = ["P", "PL", "PP", "C", "UD"]', f"restart = {EVERY_ATTACK}"),
        ('M1 = { cards = ["P", "PL", "PP"] }', f"M1 = {{ cards = {EVERY_ATTACK} }}"),
        ("stars = 5", "stars = 9"),
    )
    _, document = print_cards(GAME, "letter", "saving", "fr", material=path)
    check_words_stay_on_cards(document, "letter", CARDS)
    assert not [place for place in (1, 2, 3, FIRST + 4) if has_letters_over_each_other(document, place)]


def test_an_own_edition_that_is_wrong_is_named(tmp_path: Path) -> None:
    path = own_file(tmp_path, GAME, ("targets = [18, 17", "targets = [18, 19"))
    with pytest.raises(BadMaterial, match=r"mine\.toml: match\.targets\[2\] must not be above 18"):
        make_booklet(GAME, card_job(GAME, material=path))
