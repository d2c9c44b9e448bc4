"""Sitting at Rugby Champion's table in a browser: matches that are known beforehand, and hands that play them."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Page

from tests.browser.table import await_turn

# What a person does


def make(page: Page, move: str, *, tap: bool = False) -> None:
    """Make a move as people do: by a card of the hand, or by a button."""
    await_turn(page)
    card = move.removeprefix("kick-")
    found = page.locator(f'.hand button[data-card="{card}"]:enabled, [data-move="{move}"]').first
    if tap:
        found.tap()
        if found.get_attribute("data-card"):  # the first tap only looks
            found.tap()
    else:
        found.click()


ACT: Final = """(luck) => {
  const pick = (selector) => {
    const found = [...document.querySelectorAll(selector)];
    const one = found[Math.floor(luck * found.length)];
    one?.click();
    return Boolean(one);
  };
  return pick(".curtain .main") || pick(".hand button:enabled") || pick("[data-move]");
}"""


def act(page: Page, rng: random.Random) -> bool:
    """Do something, if there is something to do, at once: the table may move on between look and click."""
    return bool(page.evaluate(ACT, rng.random()))
