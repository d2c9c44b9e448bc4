"""The puzzle of the day: one attempt that counts, no help, a calendar, and something to tell others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.test_everybody import is_too_wide, press_until
from tests.browser.ubongo import Seat
from tests.server.house import House

FIRST, SECOND = "2026-03-14", "2026-03-15"


@pytest.fixture
def days(tmp_path: Path) -> Iterator[House]:
    """A server of another day, where races are over soon."""
    house = House(tmp_path, same_deal=True, pace=10, day=FIRST).start()
    yield house
    if house.process is not None:
        house.stop()


def next_day(house: House) -> None:
    house.stop()
    house.manner["day"] = SECOND
    house.start()


def solve_daily(page: Page, button: str) -> str:
    """Go there from the shelf and solve it; where that is."""
    page.get_by_role("button", name=button).click()
    seat = Seat(page, 0)
    seat.ready.click()
    seat.await_race()
    expect(seat.act("turn")).to_be_visible()
    expect(seat.act("hint")).to_have_count(0)
    expect(seat.root.locator('[data-move="solvable"]')).to_have_count(0)
    seat.solve_quickly()
    expect(page.locator(".ending")).to_be_visible()
    return page.url


@pytest.mark.slow
def test_one_attempt_a_day_counts_and_two_days_are_a_streak(days: House, enter: Enter) -> None:
    page = enter(f"{days.url}/", permissions=["clipboard-read", "clipboard-write"])
    first = solve_daily(page, "Puzzle of the day")
    result = page.get_by_role("region", name="Puzzle of the day")
    expect(result).to_contain_text("Puzzle of the day, March 14, 2026")
    expect(result).to_contain_text(re.compile(r"Solved in \d+\.\d s · 1 day in a row · record: 1 day"))
    text = result.get_by_label("Result to share").input_value()
    assert re.fullmatch(
        r"Ubongo – le duel · Puzzle of the day, March 14, 2026 · Solved in \d+\.\d s · 1 day in a row", text
    )
    result.get_by_role("button", name="Copy").click()
    expect(result).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == text
    assert not serious_faults(page)
    page.reload()
    expect(result).to_contain_text("1 day in a row")
    # Whoever comes again comes back to it.
    page.get_by_role("link", name="To the shelf").click()
    page.get_by_role("button", name="Puzzle of the day").click()
    expect(result).to_contain_text("1 day in a row")
    assert page.url == first
    # Practice has hints, and does not count.
    result.get_by_role("button", name="Practise it").click()
    seat = Seat(page, 0)
    seat.ready.click()
    seat.await_race()
    expect(seat.act("hint")).to_be_visible()
    assert page.url != first
    seat.solve_quickly()
    expect(page.locator(".ending")).to_be_visible()
    expect(result).to_have_count(0)
    # The next day is another puzzle, and another table.
    next_day(days)
    page.goto(f"{days.url}/")
    page.get_by_role("button", name="Français").click()
    assert solve_daily(page, "Casse-tête du jour") != first
    result = page.get_by_role("region", name="Casse-tête du jour")
    expect(result).to_contain_text(re.compile(r"Résolu en \d+,\d s · 2 jours de suite · record\s: 2 jours"))
    result.get_by_role("link", name="Calendrier").click()
    expect(page.get_by_role("heading", name="Votre historique")).to_be_visible()
    calendar = page.get_by_role("table", name="Calendrier")
    expect(calendar.locator("td.solved")).to_have_count(2)
    expect(calendar.get_by_role("link", name=re.compile(r"^14 mars 2026\s: résolu en"))).to_be_visible()
    page.get_by_role("button", name="Mois précédent").click()
    expect(calendar.locator("td.solved")).to_have_count(0)
    expect(page.get_by_text("février 2026")).to_be_visible()
    assert not serious_faults(page)


@pytest.mark.slow
def test_a_keyboard_is_enough(days: House, enter: Enter) -> None:
    page = enter(f"{days.url}/", permissions=["clipboard-read", "clipboard-write"])
    press_until(page, page.get_by_role("button", name="Puzzle of the day"))
    page.keyboard.press("Enter")
    seat = Seat(page, 0)
    expect(seat.ready).to_be_visible()
    press_until(page, seat.ready)
    page.keyboard.press("Enter")
    for lay in seat.solution():
        seat.lay_by_keys(lay)
    result = page.get_by_role("region", name="Puzzle of the day")
    expect(result).to_contain_text("1 day in a row")
    press_until(page, result.get_by_role("button", name="Copy"))
    page.keyboard.press("Enter")
    expect(result).to_contain_text("Copied")
    assert "1 day in a row" in page.evaluate("navigator.clipboard.readText()")


@pytest.mark.slow
def test_whoever_gives_up_has_had_the_attempt_of_the_day(days: House, enter: Enter) -> None:
    page = enter(f"{days.url}/", phone=True, color_scheme="dark")
    page.get_by_role("button", name="Puzzle of the day").tap()
    seat = Seat(page, 0)
    seat.ready.tap()
    seat.await_race()
    seat.root.get_by_role("button", name="Solution").tap()
    seat.act("solution").tap()
    result = page.get_by_role("region", name="Puzzle of the day")
    expect(result).to_contain_text("Not solved · No streak yet")
    expect(page.locator(".ending")).to_have_attribute("data-result", "lost")
    assert not serious_faults(page)
    assert not is_too_wide(page)
    page.goto(f"{days.url}/history")
    expect(page.locator("td.lost.today")).to_have_count(1)
    assert not serious_faults(page)
    assert not is_too_wide(page)
