"""Following the guide of a first game in a browser: reading what it says, and doing what is open."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tablee.core.lesson import Lesson
from tablee.games import find_lesson
from tablee.words import words_for
from tests.browser import french_flair, rugby_champion, table, ubongo, worldwide_football

A_WHILE: Final = 240.0
TITLES: Final = {
    "artropp": "L’Artropp",
    "french_flair": "French Flair",
    "rugby_champion": "Rugby Champion",
    "ubongo": "Ubongo",
    "worldwide_football": "Worldwide Football",
}
Act = Callable[[Page, random.Random], Any]
LISTEN: Final = """() => {
  const heard = (window.heard = {});
  const listen = () => {
    const said = document.querySelector(".coach .step")?.textContent;
    if (!said) return;
    heard[said] ??= [];
    for (const { dataset } of document.querySelectorAll(".spotlight")) heard[said].push(dataset.spot);
  };
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(listen).observe(document.body, all);
  listen();
  const is = (what) => document.querySelector(what) !== null;
  const unread = () => is(".coach .leave") && is(".coach .main") && !is("[data-arena]");
  const wait = (event) => unread() && !event.target.closest(".coach") && event.stopImmediatePropagation();
  window.addEventListener("click", wait, true);
}"""
"""Keeps all that the guide says, however briefly, with what is lit meanwhile.  Nobody acts before he has read: between
a look at the table and a click the guide may have come to its next word.  In a race a piece may be in hand by then."""
READ: Final = """() => {
  const coach = document.querySelector(".coach");
  const over = !coach.querySelector(".leave");
  const next = coach.querySelector(".main");
  if (next && !over) next.click();
  return { said: coach.querySelector(".step").textContent, over, read: next !== null };
}"""
"""Reads on, if the guide waits for that."""
IS_WANTED: Final = """() => {
  const next = document.querySelector(".coach .main");
  const focused = document.activeElement;
  return next ? focused === next : focused.matches(".mine.asked [data-move]:enabled");
}"""
"""Whether the focus is on what one does next."""


def lesson_of(game: str) -> Lesson:
    lesson = find_lesson(game)
    assert lesson is not None
    return lesson


def begin(page: Page, game: str, button: str = "First game, guided") -> Locator:
    """Take the box from the shelf; the guide."""
    page.locator("article", has_text=TITLES[game]).get_by_role("button", name=button).click()
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    return coach


def follow(page: Page, game: str, look: Callable[[], None] = lambda: None) -> None:
    """Do as the guide says until the lesson is over; all of it was said, and what it spoke of was lit."""
    page.evaluate(LISTEN)
    rng, late, over, last = random.Random(1), time.monotonic() + A_WHILE, False, ""
    while not over:
        assert time.monotonic() < late, "the lesson does not go on"
        now = page.evaluate(READ)
        over = now["over"]
        if now["said"] != last:
            last = now["said"]
            look()
        elif not now["read"]:
            ACTS[game](page, rng)
        page.wait_for_timeout(30)
    all_was_said(page, game)


def follow_by_keys(page: Page, game: str) -> None:
    """The same with Tab and Enter alone."""
    page.evaluate(LISTEN)
    late = time.monotonic() + A_WHILE
    while page.locator(".coach .leave").count():
        assert time.monotonic() < late, "the lesson does not go on"
        page.keyboard.press("Tab")
        if page.evaluate(IS_WANTED):
            page.keyboard.press("Enter")
    all_was_said(page, game)


def all_was_said(page: Page, game: str) -> None:
    """And what it spoke of was lit."""
    words, heard = words_for("en", game), page.evaluate("window.heard")
    spots = {words(saying.key): saying.spot for saying in lesson_of(game).sayings}
    assert not set(spots) ^ set(heard), set(spots) ^ set(heard)
    unlit = {said: spot for said, spot in spots.items() if spot and spot not in heard[said]}
    assert not unlit, unlit


def _race(page: Page, rng: random.Random) -> None:
    """Say that one is there, ask for another roll, lay a piece on its shadow, or find the rest."""
    seat = ubongo.Seat(page, 0)
    if page.locator(".coach .main").count():
        return  # whoever acts before he has read misses what is said
    wishes = ['[data-arena="0"] [data-move="ready"]']
    if not page.locator(".lying").count():
        wishes.append('[data-move="again"]:enabled')
    if table.act(page, rng, wishes):
        return
    shadows = page.locator(".shadow text").all_text_contents()
    if any(seat.piece(letter).count() for letter in shadows):
        said = page.locator(".coach .step").inner_text()
        lays = [ply.notation for ply in lesson_of("ubongo").plies if len(ply.notation) == 4]
        # A shadow is seen before the guide speaks of it.
        for wanted in [one for one in lays if one[0] in shadows and re.search(rf"\b{one[0]}\b", said)][:1]:
            _lay(seat, wanted)
    elif page.locator(".lying").count() == 2:
        for lay in seat.solution():
            if lay.letter not in seat.lying():
                seat.lay_by_clicks(lay)


def _lay(seat: ubongo.Seat, notation: str) -> None:
    column, row = ubongo.COLUMNS.index(notation[2]), int(notation[3]) - 1
    seat.lay_by_clicks(ubongo.Lay(notation[0], int(notation[1]) - 1, row, column))


ACTS: Final[dict[str, Act]] = {
    "artropp": table.act,
    "french_flair": french_flair.act,
    "rugby_champion": rugby_champion.act,
    "ubongo": _race,
    "worldwide_football": worldwide_football.act,
}
