"""Alone against bots: from the shelf to the end, and once more."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tablee.bots.characters import characters_of
from tablee.games import SHELF, find_game
from tests.browser.conftest import Enter
from tests.browser.table import OVER, at_the_table, box, is_over, link, play_until, prompt, wait_until_asked
from tests.server.house import House

A_WHILE = 400
"""Milliseconds after which a quick page shows the next move, and a calm one does not yet."""


def set_rounds(page: Page, rounds: int) -> None:
    page.locator("dialog summary", has_text="Options").click()
    page.get_by_label("Rounds", exact=True).fill(str(rounds))


def test_one_click_from_the_shelf_to_the_table(enter: Enter) -> None:
    page = enter()
    expect(page.get_by_role("heading", name="L’Artropp")).to_be_visible()
    expect(page.locator("[data-lid]")).to_have_count(len(SHELF))
    assert {lid.get_attribute("data-lid") for lid in page.locator("[data-lid]").all()} == set(SHELF)
    box(page).get_by_role("button", name="Play now").click()
    at_the_table(page)
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_label("Your hand").get_by_role("button")).to_have_count(5)
    for one in characters_of(find_game("artropp")):
        if one.level == "casual":
            expect(page.locator(".players li", has_text=one.name).locator("svg")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_then_a_rematch(enter: Enter) -> None:
    page = enter()
    box(page).get_by_role("button", name="Against bots…").click()
    page.get_by_label("Your name").fill("Camille")
    page.get_by_role("combobox", name="Seats").select_option("3")
    page.get_by_text("Plays almost anything").click()
    set_rounds(page, 2)
    page.get_by_role("button", name="Start", exact=True).click()
    play_until(at_the_table(page), lambda: is_over(page))
    expect(page.locator(OVER)).to_contain_text("The last round has been played.")
    expect(page.get_by_role("log", name="What happened")).to_contain_text("Round 2.")
    first = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(first)
    expect(page.get_by_text("Round 1 of 2")).to_be_visible()


@pytest.mark.parametrize("seats", [4, pytest.param(5, marks=pytest.mark.slow)])
def test_tables_of_every_kind_come_to_their_end(house: House, enter: Enter, seats: int) -> None:
    made = house.make(
        "person Camille", *["bot beginner"] * (seats - 1), mine=[0], options={"rounds": 1, "duel_rounds": 1}
    )
    page = at_the_table(enter(link(made, 0)))
    play_until(page, lambda: is_over(page), seed=seats)


def test_hint_why_and_the_clause_in_force(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "bot", mine=[0])
    page = at_the_table(enter(link(made, 0)))
    expect(prompt(page)).to_contain_text("Your turn")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status").filter(has_text="Hint:")).to_be_visible()
    page.get_by_role("button", name="Which rule is that?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"The rule for this moment \(AR-\d+\)"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    play_until(page, lambda: " adds " in page.get_by_role("log").inner_text())
    page.get_by_role("button", name="Why that move?").click()
    expect(page.locator(".toast").filter(has_text=re.compile("General 2 chose: (add|open|shut|put) "))).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("pace", "follows"), [("quick", True), ("calm", False)])
def test_moves_that_come_at_once_are_shown_one_by_one_at_the_chosen_pace(
    house: House, enter: Enter, pace: str, follows: bool
) -> None:
    made = house.make("person Camille", "bot beginner", "bot beginner", mine=[0])
    page = enter(keep=False)
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))
    page.goto(link(made, 0))
    play_until(page, lambda: page.locator(".hand button:enabled").count() > 0)
    page.locator("summary", has_text="More").click()
    page.get_by_label("Pace").select_option(pace)
    page.clock.install()
    page.clock.pause_at(datetime.now(tz=UTC) + timedelta(hours=1))
    before, told = len(heard), page.locator(".log li").count()
    page.locator(".hand button:enabled").first.click()
    while len([text for text in heard[before:] if '"happened"' in text]) < 3:
        page.wait_for_timeout(20)
    expect(page.locator(".log li")).to_have_count(told + 2)
    page.clock.run_for(A_WHILE)
    assert (page.locator(".log li").count() > told + 2) is follows
    page.clock.resume()
    wait_until_asked(page)


@pytest.mark.slow
def test_an_unfinished_game_waits_on_the_shelf(enter: Enter) -> None:
    page = enter()
    box(page).get_by_role("button", name="Play now").click()
    address = at_the_table(page).url
    page.get_by_role("link", name="Tablée").click()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    page.get_by_role("link", name="Go on").click()
    at_the_table(page)
    assert page.url == address


def test_a_table_that_does_not_exist(enter: Enter) -> None:
    page = enter("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    page.get_by_role("link", name="To the shelf").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
