"""Several people on one screen: nobody sees another's hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.table import CURTAIN, WISHES, box, is_over, open_sheet, play_until


def test_the_screen_is_passed_on(enter: Enter) -> None:
    page = enter(phone=True)
    box(page).get_by_role("button", name="On this screen…").click()
    page.get_by_label("Your name").fill("Camille")
    page.get_by_label("Name at seat 2").fill("Noé")
    page.get_by_role("combobox", name="Seats").select_option("3")
    page.locator("dialog summary", has_text="Options").click()
    page.get_by_label("Rounds", exact=True).fill("1")
    page.get_by_label("Allow hints").check()
    page.get_by_role("button", name="Start", exact=True).click()
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Pass the screen to")
    expect(page.get_by_label("Your hand")).to_have_count(0)
    assert page.locator(".hand").count() == 0
    open_sheet(page, "Table")
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    page.keyboard.press("Escape")
    first = "Camille" if "Camille" in curtain.inner_text() else "Noé"
    second = "Noé" if first == "Camille" else "Camille"
    page.get_by_role("button", name=f"I am {first}").click()
    expect(page.get_by_label("Your hand").get_by_role("button")).to_have_count(5)
    hand = {card.get_attribute("title") for card in page.locator(".hand button").all()}
    # Nobody takes the screen unseen: the curtain falls between two looks at it.
    play_until(page, curtain.is_visible, wishes=[wish for wish in WISHES if wish != CURTAIN])
    expect(curtain).to_contain_text(second)
    page.get_by_role("button", name=f"I am {second}").click()
    other = {card.get_attribute("title") for card in page.locator(".hand button").all()}
    assert hand != other
    open_sheet(page, "Story")
    assert "You draw" not in page.get_by_role("log").inner_text()
    page.keyboard.press("Escape")
    play_until(page, lambda: is_over(page))
