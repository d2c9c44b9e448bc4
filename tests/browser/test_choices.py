"""What was chosen for one table is not silently kept for another."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.table import link
from tests.server.house import House


@pytest.mark.slow
def test_each_way_to_play_has_its_own_choices(enter: Enter) -> None:
    page = enter()
    box = page.locator("article", has_text="French Flair")
    box.get_by_role("button", name="Against bots…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options", exact=True).click()
    clock = dialog.locator("#option-clock")
    clock.select_option("real")
    dialog.get_by_label("On this screen").check()
    dialog.get_by_label("Who sits at seat 2").select_option("bot")
    expect(clock).to_have_value("tempo")
    dialog.get_by_label("Against bots").check()
    expect(clock).to_have_value("real")


def test_playing_again_says_what_it_keeps(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "bot", game="french_flair", mine=[0], options={"clock": "real"})
    page = enter(link(made, 0))
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="yes", exact=True).click()
    kept = "“Play again” keeps what was chosen for this table. Clock: real time."
    expect(page.locator(".ending")).to_contain_text(kept)
