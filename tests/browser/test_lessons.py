"""The first game of each box, by what its guide says, to the small win."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tablee.games import SHELF
from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.lessons import TITLES, begin, follow, follow_by_keys
from tests.browser.stage import faults
from tests.browser.table import open_sheet
from tests.browser.test_everybody import press_until

QUICK = "worldwide_football"
ENDS = {
    "artropp": "Well done!",
    "french_flair": "10–0",
    "rugby_champion": "14–0",
    "ubongo": "Two duels to none",
    "worldwide_football": "2–0",
}


def check_stage(page: Page) -> None:
    """Wherever something is to be decided: neither before a race, when its grid is veiled, nor after the end."""
    if not page.locator(".veil").count() and page.locator(".coach .leave").count():
        assert not faults(page)


@pytest.mark.parametrize(
    "game", [game if game == QUICK else pytest.param(game, marks=pytest.mark.slow) for game in SHELF]
)
def test_whoever_does_as_the_guide_says_wins(enter: Enter, game: str) -> None:
    page = enter()
    coach = begin(page, game)
    follow(page, game)
    expect(coach).to_contain_text(ENDS[game])
    coach.get_by_role("button", name="Play on").click()
    expect(coach).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_nothing_is_cut_or_covered_on_a_phone_while_the_guide_speaks(enter: Enter, game: str) -> None:
    page = enter(phone=True)
    begin(page, game)
    open_sheet(page, "Story")
    expect(page.locator("[data-panel=story]")).to_be_visible()
    open_sheet(page, "Story")
    follow(page, game, lambda: check_stage(page))


@pytest.mark.slow
def test_a_lesson_by_keyboard_alone(enter: Enter) -> None:
    page = enter()
    box = page.locator("article", has_text=TITLES[QUICK])
    press_until(page, box.get_by_role("button", name="First game, guided"))
    page.keyboard.press("Enter")
    expect(page.locator(".coach .main")).to_be_visible()
    follow_by_keys(page, QUICK)
    press_until(page, page.locator(".coach").get_by_role("button", name="Play on"))
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.slow
def test_a_lesson_is_left_at_any_time_and_repeated_from_the_shelf(enter: Enter) -> None:
    page = enter()
    coach = begin(page, "artropp")
    expect(coach).to_contain_text("Welcome, general.")
    coach.get_by_role("button", name="Got it").press("Enter")
    expect(coach).to_contain_text("These are the generals")
    coach.get_by_role("button", name="Leave the lesson").press("Enter")
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    expect(coach).to_have_count(0)
    page.get_by_role("link", name="Tablée").click()
    begin(page, "artropp")
    expect(coach).to_contain_text("Welcome, general.")
    page.reload()
    expect(coach).to_contain_text("Welcome, general.")


@pytest.mark.slow
def test_what_the_guide_says_is_heard_and_has_no_serious_faults(enter: Enter) -> None:
    page = enter(phone=True)
    coach = begin(page, "french_flair")
    expect(coach.locator('[aria-live="polite"]')).to_contain_text("Welcome to the pitch")
    assert not serious_faults(page)


@pytest.mark.slow
def test_the_clock_of_a_race_stands_while_the_guide_is_read(enter: Enter) -> None:
    page = enter()
    coach = begin(page, "ubongo")
    for _ in range(3):
        coach.get_by_role("button", name="Got it").click()
    page.locator('[data-move="ready"]').click()
    expect(coach).to_contain_text("The die shows 17")
    clock = page.get_by_role("timer")
    expect(clock).to_have_text("0:00.0")
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_contain_text("onto its shadow")
    expect(clock).to_have_text("0:00.0")
    coach.get_by_role("button", name="Got it").click()
    expect(clock).not_to_have_text("0:00.0")
