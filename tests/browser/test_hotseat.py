"""Several people on one screen: nobody sees another's hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.core.record import replay
from tests.browser.conftest import Enter
from tests.browser.pictures import GAME, played
from tests.browser.table import CURTAIN, WISHES, box, is_over, link, open_sheet, play_until, prompt
from tests.server.house import House, Made


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


def showdown(house: House) -> Made:
    """Three people have to lay a card in secret: two at one screen, the third somewhere else."""
    record = played(4, 4)
    three = {0, 1, 2}
    ply = next(number for number in range(len(record.plies)) if three == set(replay(record, GAME, number).waiting()))
    return house.make_from(record, ply, "person Camille", "person Noé", "person Alex", "bot", mine=[0, 1])


@pytest.mark.slow
def test_at_a_showdown_all_look_on_and_every_hand_is_covered(house: House, enter: Enter) -> None:
    made = showdown(house)
    page, alex = enter(link(made, 0, 1)), enter(link(made, 2))
    page.get_by_role("button", name="I am Camille").click()
    page.locator(".hand button:enabled").first.click()
    alex.locator(".hand button:enabled").first.click()
    expect(prompt(alex)).to_contain_text("Noé")
    page.get_by_role("button", name="I am Noé").click()
    # Whoever lays the last card would be the next to be asked, while all look at what was turned.
    page.locator(".hand button:enabled").first.click()
    expect(page.locator(".curtain")).to_contain_text("Camille")
    expect(page.locator(".hand")).to_have_count(0)


@pytest.mark.slow
def test_while_others_think_no_hand_lies_open(house: House, enter: Enter) -> None:
    page = enter(link(showdown(house), 0, 1))
    for name in ("Camille", "Noé"):
        page.get_by_role("button", name=f"I am {name}").click()
        page.locator(".hand button:enabled").first.click()
    expect(page.locator(".covered")).to_contain_text("hands are covered")
    expect(page.locator(".hand")).to_have_count(0)
    expect(prompt(page)).to_contain_text("Alex")


@pytest.mark.slow
def test_whoever_passes_the_screen_on_may_take_the_move_back(house: House, enter: Enter) -> None:
    page = enter(link(showdown(house), 0, 1), phone=True)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Camille")
    expect(curtain.get_by_role("button")).to_have_count(1)
    page.get_by_role("button", name="I am Camille").tap()
    held = page.locator(".hand button:enabled")
    cards = held.count()
    held.first.tap()
    held.first.tap()
    page.get_by_role("button", name="Camille takes it back").tap()
    expect(held).to_have_count(cards)
    expect(curtain).to_have_count(0)


@pytest.mark.slow
def test_with_open_hands_nobody_passes_the_screen(enter: Enter) -> None:
    page = enter()
    box(page).get_by_role("button", name="On this screen…").click()
    page.get_by_label("Your name").fill("Camille")
    page.get_by_label("Name at seat 2").fill("Noé")
    page.get_by_role("combobox", name="Seats").select_option("3")
    page.get_by_label("Play with open hands").check()
    page.get_by_role("button", name="Start", exact=True).click()
    hands = page.get_by_role("group", name="Hands")
    mine = page.locator(".hand")
    expect(mine).to_be_visible()
    expect(page.locator(".hand button:enabled").first).to_be_visible()
    asked = str(hands.locator("[aria-pressed=true]").inner_text())
    other = "Noé" if asked == "Camille" else "Camille"
    cards = mine.inner_text()
    hands.get_by_role("button", name=other).click()
    expect(page.locator(".hand button:enabled")).to_have_count(0)
    assert mine.inner_text() != cards, "the other's hand is another one"
    hands.get_by_role("button", name=asked).click()
    page.reload()
    expect(page.locator(".hand button:enabled").first).to_be_visible()
    play_until(page, lambda: hands.locator("[aria-pressed=true]").inner_text() == other)
    assert page.locator(".curtain").count() == 0
