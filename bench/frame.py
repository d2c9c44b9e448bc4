"""How soon a move is on the other seat's screen: two real pages at one table, and the frames from hearing to seeing.

    python -m bench.frame          # or: make frame

Every move is made on one page and timed on the other: from the socket's message event to the animation frame in which
the page has it. Frame 1 is the first that the browser draws after the message came.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Final

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.table import act, at_the_table, is_over, link
from tests.server.house import House

MOVES: Final = 40
PATIENCE: Final = 60_000
FRAME: Final = 1000 / 60
"""Milliseconds of a frame, if nothing holds the page up."""
SETTLED: Final = 1500
"""Milliseconds after which a page has shown all that it heard: people do not play in the middle of a beat either."""

STOPWATCH: Final = """
window.seen = [];
const told = () => document.querySelector('[role="log"]')?.textContent ?? "";
function watch(heard) {
  const before = told();
  let frames = 0;
  const look = () => {
    frames += 1;
    if (told() === before) requestAnimationFrame(look);
    else window.seen.push({ wait: performance.now() - heard, frames });
  };
  requestAnimationFrame(look);
}
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "happened" && message.story.length) watch(performance.now());
    });
  }
};
"""
"""Runs before the page's own script, so that its listener hears every message first."""


class Sight(msgspec.Struct):
    """One move as the other page met it."""

    wait: float
    """Milliseconds from the message to the frame that has the move."""
    frames: int
    """Which frame after the message that was."""


def main() -> None:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(prog="python -m bench.frame", description="How soon a move is on other screens.")
    parser.add_argument("--moves", type=int, default=MOVES, help=f"how many to time (default {MOVES})")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, _house(Path(folder)) as house, _browser() as browser:
        print(report(measure(house, browser, asked.moves)))


def measure(house: House, browser: Browser, moves: int) -> list[Sight]:
    """So many moves between two people, table after table, each seen by whoever did not make it."""
    seen: list[Sight] = []
    while len(seen) < moves:
        seen.extend(_at_one_table(house, browser, moves - len(seen)))
    return seen


def _at_one_table(house: House, browser: Browser, moves: int) -> list[Sight]:
    made = house.make("person Camille", "person Noé", mine=[0])
    pages = [_sit_down(browser, f"{house.url}{link(made, seat)}") for seat in (0, 1)]
    seen: list[Sight] = []
    rng = random.Random(moves)
    while len(seen) < moves and not is_over(pages[0]):
        seen.extend(_one_move(pages, rng))
    for page in pages:
        page.context.close()
    return seen


def _sit_down(browser: Browser, address: str) -> Page:
    context: BrowserContext = browser.new_context(viewport={"width": 1280, "height": 800}, locale="fr-FR")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(STOPWATCH)
    page = context.new_page()
    page.goto(address)
    return at_the_table(page)


def _one_move(pages: Sequence[Page], rng: random.Random) -> list[Sight]:
    """Whoever may act does, and the other one watches; nothing if there was nothing to see."""
    for page in pages:
        page.evaluate("window.seen = []")
    for mover, other in (pages, reversed(pages)):
        if act(mover, rng):
            other.wait_for_timeout(SETTLED)
            return msgspec.convert(other.evaluate("window.seen"), list[Sight])[:1]
    pages[0].wait_for_timeout(SETTLED)
    return []


def report(seen: Sequence[Sight]) -> str:
    """Half, nearly all, and the worst of it, in time and in frames of that length."""
    waits = sorted(sight.wait for sight in seen)
    cuts = quantiles(waits, n=20, method="inclusive")
    figures = {"p50": cuts[9], "p95": cuts[18], "max": waits[-1]}
    told = ", ".join(f"{name} {wait:.1f} ms ({wait / FRAME:.1f} frames)" for name, wait in figures.items())
    first = sum(sight.frames == 1 for sight in seen)
    return f"{len(seen)} moves, from the message to the frame that shows it: {told}; {first} in the next frame drawn"


@contextmanager
def _house(folder: Path) -> Iterator[House]:
    house = House(folder, same_deal=True).start()
    try:
        yield house
    finally:
        house.stop()


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS])
        yield browser
        browser.close()


if __name__ == "__main__":
    main()
