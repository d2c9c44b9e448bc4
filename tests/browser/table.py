"""Sitting at L'Artropp's table in a browser, as a person would: by what can be seen and clicked."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.server.house import Made

WHOLE_GAME = 600.0
OVER = ".ending.sheet"


def link(made: Made, *seats: int) -> str:
    """The address that seats somebody, or a spectator."""
    return f"/t/{made.id}#{','.join(made.keys[seat] for seat in seats)}"


def box(page: Page) -> Locator:
    """L'Artropp's box on the shelf."""
    return page.locator("article", has_text="L’Artropp")


def prompt(page: Page) -> Locator:
    return page.get_by_test_id("prompt")


def at_the_table(page: Page) -> Page:
    expect(page.locator(".board")).to_be_visible()
    return page


def open_sheet(page: Page, tab: str) -> None:
    """On a phone: what lies beside the table."""
    page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).click()


def wait_until_asked(page: Page) -> None:
    """Until there is something to decide."""
    expect(page.locator(".board .mine button:enabled").first).to_be_visible()


def await_turn(page: Page) -> None:
    """Until a sport asks for a decision."""
    expect(page.locator(".mine.asked")).to_be_visible()


def hand(page: Page) -> Locator:
    """The cards in hand."""
    return page.locator(".hand button")


def can_do(page: Page) -> list[Locator]:
    """All that can be done with the game now: cards of the hand, places in the line, and buttons."""
    return page.locator(".board .mine button:enabled, .lines button:enabled").all()


CLICK_ONE = """([wishes, luck]) => {
  for (const wish of wishes) {
    const found = document.querySelectorAll(wish);
    if (found.length) {
      found[Math.floor(luck * found.length)].click();
      return true;
    }
  }
  return false;
}"""
CURTAIN = ".curtain .main"
WISHES = [
    CURTAIN,
    '[data-move="stay"]',
    '.board:has([aria-pressed="true"]) .lines button:enabled',
    ".hand button:enabled",
    ".lines button:enabled",
    '.actions button:not([data-move="leave"])',
]
"""What a person would do first."""


def act(page: Page, rng: random.Random, wishes: list[str] = WISHES) -> bool:
    """Do something sensible, if there is something to do, at once: the table may move on between look and click."""
    return bool(page.evaluate(CLICK_ONE, [wishes, rng.random()]))


def play_until(page: Page, done: Callable[[], bool], seed: int = 1, wishes: list[str] = WISHES) -> None:
    """Play on until something is so."""
    rng = random.Random(seed)
    until = time.monotonic() + WHOLE_GAME
    while not done():
        assert time.monotonic() < until, "the game does not go on"
        assert not is_over(page) or done(), "the game is over"
        if not act(page, rng, wishes):
            page.wait_for_timeout(30)
        page.wait_for_timeout(20)


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0
