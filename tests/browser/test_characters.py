"""Bots with a name, a face and a manner: chosen seat by seat, and met at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.words import words_for
from tests.browser.conftest import Enter
from tests.browser.table import at_the_table, box, open_sheet


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "lang"), [(False, "en-GB"), (True, "fr-FR")])
def test_each_seat_has_a_bot_of_its_own(enter: Enter, phone: bool, lang: str) -> None:
    say = words_for(lang[:2], "artropp")
    page = enter(phone=phone, lang=lang)
    box(page).get_by_role("button", name=f"{say('page-way-bots')}…").click()
    page.locator("dialog summary", has_text=say("page-each-bot")).click()
    seat = page.get_by_role("combobox", name=say("page-who", number=3))
    seat.select_option("edith")
    manner = say("manner-thrifty")
    expect(page.locator("dialog .bot", has=seat)).to_contain_text(manner)
    expect(page.locator("dialog .bot svg")).to_have_count(1)
    page.get_by_role("combobox", name=say("page-who", number=4)).select_option("beginner")
    page.get_by_role("button", name=say("page-start"), exact=True).click()
    at_the_table(page)
    if phone:
        open_sheet(page, say("page-tab-players"))
    players = page.locator(".players li")
    expect(players.nth(2)).to_contain_text("Édith")
    expect(players.nth(2)).to_contain_text(manner)
    expect(players.nth(2).locator("svg")).to_be_visible()
    expect(players.nth(1).locator("svg")).to_have_count(0)
    expect(players.nth(3)).to_contain_text(say("level-beginner"))
