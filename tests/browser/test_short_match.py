"""A match may be short, and how far a half has come is seen in one place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.table import at_the_table, link
from tests.server.house import House


@pytest.mark.slow
def test_a_short_match_is_chosen_in_the_setup(enter: Enter) -> None:
    page = enter()
    page.locator("article", has_text="French Flair").get_by_role("button", name="Against bots").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary", has_text="Options").click()
    dialog.get_by_label("Length").select_option("short")
    dialog.get_by_role("button", name="Start").click()
    at_the_table(page)
    expect(page.locator("header .progress")).to_contain_text("of 05:00")
    expect(page.get_by_test_id("half-bar")).to_have_count(1)


@pytest.mark.slow
def test_the_cards_of_a_half_are_counted_down(house: House, enter: Enter) -> None:
    """The virtual opponent has turned the first of ten."""
    made = house.make("person", game="worldwide_football", mine=[0], options={"length": "short"})
    page = at_the_table(enter(link(made, 0)))
    expect(page.locator("header .progress")).to_have_text("First half, 9 cards to go")
    score = page.locator("[data-spot=score]")
    expect(score).to_contain_text("9 cards to go")
    expect(score.get_by_test_id("half-bar")).to_have_attribute("data-share", "10")


def test_a_real_clock_is_shown_in_one_place(house: House, enter: Enter) -> None:
    """The bar said how much had been played at the last move, while the scoreboard counted down."""
    made = house.make("person", "person", game="french_flair", mine=[0, 1], options={"clock": "real"})
    page = at_the_table(enter(link(made, 0, 1)))
    expect(page.get_by_test_id("clock")).to_have_text("10:00")
    expect(page.locator("header .progress")).to_have_text("First half")
