"""After the game: its sheet, the chances to win, a review that is stepped through, and another try from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.bots.levels import make_bot
from tablee.core.match import Match, run
from tablee.games import SHELF, find_game
from tests.browser.axe import serious_faults
from tests.browser.conftest import PHONE, Enter
from tests.browser.table import at_the_table, open_sheet
from tests.server.house import House

SEATS = {"artropp": 3}


@pytest.fixture(scope="module")
def opened() -> dict[str, str]:
    """Finished games, each opened once."""
    return {}


def table_of(house: House, opened: dict[str, str], game: str) -> str:
    if game not in opened:
        box = find_game(game)
        seats = SEATS.get(game, box.seat_counts[-1])
        match = Match.start(box, box.options(), seats, seed=bytes(range(32)), names={0: "Camille"})
        run(match, [make_bot("casual" if seat else "beginner", box, seat) for seat in range(seats)])
        opened[game] = house.ask("POST", "/api/records", content=match.record.text().encode()).json()["table"]
    return opened[game]


def at_the_sheet(page: Page) -> Page:
    expect(page.get_by_role("heading", name=re.compile("In figures|En chiffres"))).to_be_visible()
    return page


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_its_sheet(house: House, enter: Enter, opened: dict[str, str], game: str) -> None:
    table = table_of(house, opened, game)
    page = at_the_sheet(enter(f"/m/{table}", lang="fr-FR", phone=True))
    assert page.locator("table tbody tr").count() > 3
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing is wider than a phone"
    assert not serious_faults(page)
    moment = page.locator(".moments a").last
    told = moment.inner_text()
    moment.click()
    expect(page).to_have_url(re.compile(rf"/r/{table}\?ply="))
    at_the_table(page)
    open_sheet(page, "Récit")
    expect(page.locator("[data-panel=story] li:not(.ahead)", has_text=told.split("!")[0].strip()).last).to_be_visible()


@pytest.mark.slow
def test_the_sheet_is_reached_from_the_replay(house: House, enter: Enter, opened: dict[str, str]) -> None:
    table = table_of(house, opened, "artropp")
    page = at_the_table(enter(f"/r/{table}"))
    page.get_by_role("link", name="Match sheet").click()
    at_the_sheet(page)
    page.get_by_role("link", name="Watch the replay").click()
    at_the_table(page)


@pytest.mark.slow
def test_chances_grow_while_the_bots_are_at_it(house: House, enter: Enter, opened: dict[str, str]) -> None:
    table = table_of(house, opened, "artropp")
    page = at_the_sheet(enter(f"/m/{table}"))
    expect(page.get_by_text("Estimated: from")).to_be_visible()
    curve = page.get_by_role("group", name=re.compile("^Chance to win"))
    expect(curve.locator("path.line")).to_have_count(3)
    link = curve.locator("a").first
    expect(link).to_have_attribute("href", re.compile(r"\?ply=\d+"))


@pytest.mark.slow
def test_a_review_is_stepped_through_and_tried_again(house: House, enter: Enter, opened: dict[str, str]) -> None:
    """By keyboard alone: from the sheet into the replay, from one decision to the next, and to a table of one's own."""
    table = table_of(house, opened, "artropp")
    page = at_the_sheet(enter(f"/m/{table}"))
    page.get_by_role("button", name="Go over the game with the expert").press("Enter")
    slips = page.locator(".review li")
    expect(page.get_by_role("progressbar").last).to_have_count(0)
    expect(slips.first).to_be_visible()
    assert not serious_faults(page)
    slips.first.get_by_role("link", name="See it in the replay").press("Enter")
    at_the_table(page)
    expect(page.locator(".review li.here")).to_have_count(1)
    first = page.locator(".transport .where").inner_text()
    page.get_by_role("button", name="The next one").press("Enter")
    expect(page.locator(".transport .where")).not_to_have_text(first)
    assert not serious_faults(page)
    page.get_by_role("button", name="Play on from here against bots").press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    at_the_table(page)
    expect(page.get_by_label("Your hand")).to_be_visible()


@pytest.mark.slow
def test_a_sheet_that_is_not_there_yet_leads_to_the_table(house: House, enter: Enter) -> None:
    made = house.make("person", "bot")
    page = enter(f"/m/{made.id}")
    expect(page.get_by_role("alert")).to_contain_text("not over")
    page.get_by_role("link", name="Watch").click()
    expect(page).to_have_url(re.compile(f"/t/{made.id}"))
    page = enter("/m/nowhere")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="To the shelf").click()
    expect(page).to_have_url(f"{house.url}/")
