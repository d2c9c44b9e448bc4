"""What people read: hints that point, buttons that say what they do, a sheet to look things up, rules with contents."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tablee.games import SHELF
from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.french_flair import moment
from tests.browser.table import link, wait_until_asked
from tests.server.house import House

INSIDE: Final = re.compile(r"\b[a-z]+_[a-z]+\b|\btablee\b|\b[A-Z]\d · |\[\d\]|\bnull\b|\bundefined\b")
"""What nobody says: the ids of games, options, files and effects, dice in brackets, nothing."""
TEXT: Final = """() => {
  const all = document.body.cloneNode(true);
  all.querySelectorAll("code, script, style").forEach((one) => one.remove());
  return all.textContent;
}"""
"""All that can be read, but for commands, which are to be typed as they are."""
DASHED: Final = """() => [...document.querySelectorAll(".mine button")]
  .filter((one) => getComputedStyle(one).outlineStyle === "dashed").length"""
"""How many cards and buttons a hint points at."""
SHEET: Final = {"fr": "Aide-mémoire", "en": "Reference sheet"}


def assert_plain(page: Page) -> None:
    """Nothing on the page is a name from the inside."""
    text = str(page.evaluate(TEXT))
    assert not INSIDE.search(text), INSIDE.findall(text)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_the_rules_have_contents_the_box_and_a_sheet_to_look_things_up(enter: Enter, game: str) -> None:
    page = enter(f"/rules/{game}")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link", name="What is in the box")).to_be_visible()
    links = contents.get_by_role("link")
    assert links.count() > 5
    for place in range(links.count()):
        assert page.locator(str(links.nth(place).get_attribute("href"))).count() == 1, "every link leads somewhere"
    expect(page.locator("#box ~ *").first).to_be_visible()
    assert_plain(page)
    contents.get_by_role("button", name=SHEET["en"]).click()
    sheet = page.get_by_role("dialog", name=SHEET["en"])
    expect(sheet.locator("td, li").first).to_be_visible()
    assert_plain(page)
    assert not serious_faults(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.slow
def test_the_rules_have_pictures_below_the_clauses_that_they_explain(enter: Enter) -> None:
    page = enter("/rules/artropp", phone=True, color_scheme="dark")
    pictures = page.locator("figure[data-picture]")
    expect(pictures).to_have_count(3)
    for picture in pictures.all():
        drawn = picture.get_by_role("img")
        expect(drawn).to_have_accessible_name(re.compile(r"\w{3}"))
        expect(picture.locator("figcaption")).to_have_text(re.compile(r"\w{3}"))
        size = drawn.bounding_box()
        assert size is not None
        assert size["height"] > 50, "something is drawn"
    between = page.locator("#AR-5 ~ figure[data-picture=AR-5]").locator("xpath=preceding-sibling::h3[1]")
    expect(between).to_have_id("AR-5")
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert_plain(page)
    assert not serious_faults(page)


@pytest.mark.slow
def test_the_sheet_opens_from_the_shelf_and_from_the_table(house: House, enter: Enter) -> None:
    page = enter()
    box = page.locator("article", has_text="French Flair")
    box.get_by_role("button", name=SHEET["en"]).click()
    expect(page.get_by_role("dialog").get_by_text("Every card can also tackle")).to_be_visible()
    page.keyboard.press("Escape")
    made = house.make("person Camille", "bot casual", game="worldwide_football", mine=[0])
    page.goto(link(made, 0))
    page.locator('[data-panel="about"]').get_by_role("button", name=SHEET["en"]).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("cell", name="Tackle", exact=True)).to_be_visible()
    assert_plain(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "opener", "says"),
    [
        ("rugby_champion", "Toutes les cartes", "transformation"),
        ("rugby_champion", "Cartes de la boîte", "reconstitué"),
        ("worldwide_football", "Valeurs", "Réflexe"),
        ("worldwide_football", "Édition de la boîte", "reconstitué"),
    ],
)
def test_what_is_in_the_box_is_told_in_plain_words(
    house: House, enter: Enter, game: str, opener: str, says: str
) -> None:
    page = enter(link(house.make("person Camille", game=game, mine=[0]), 0), lang="fr-FR")
    page.locator('[data-panel="about"]').get_by_role("button", name=opener).click()
    expect(page.get_by_role("dialog")).to_contain_text(says)
    assert_plain(page)
    assert not serious_faults(page)


@pytest.mark.slow
def test_a_hint_is_plain_and_points_at_its_card(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "bot casual", "bot casual", game="artropp", mine=[0])
    page = enter(link(made, 0))
    wait_until_asked(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".toast")).to_contain_text("Hint: ")
    expect(page.locator(".toast")).not_to_contain_text("worlds")
    page.wait_for_function(f"() => ({DASHED})() === 1")
    page.locator(".toast").get_by_role("button").click()
    page.wait_for_function(f"() => ({DASHED})() === 0")
    assert_plain(page)


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_to_tackle_is_a_button_that_asks_for_the_card(house: House, enter: Enter, phone: bool) -> None:
    record, ply = moment(lambda view: view.phase == "defence" and len(set(view.hand)) > 1)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0), phone=phone)
    tackle = page.get_by_role("button", name="Tackle", exact=True)
    tackle.click()
    expect(tackle).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("With which card?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tackle).to_have_attribute("aria-pressed", "false")
    tackle.click()
    page.locator(".hand button:enabled").first.click()
    expect(tackle).to_have_count(0)
    assert_plain(page)


def test_a_card_that_cannot_be_played_says_by_which_rule(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view: view.phase == "attack" and view.combo is not None and len(view.hand) > 4)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    dim = page.locator('.held[role="group"]').first
    dim.focus()
    expect(page.locator('[data-stage="detail"]')).to_contain_text(re.compile(r"combination|nobody|relay|8 gives"))
