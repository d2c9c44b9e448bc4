"""Whether a piece of Ubongo follows the finger: the frames of a page while a piece is dragged on a slow machine.

    python -m bench.drag          # or: make drag

A real page in practice, its processor slowed down as browsers do it for those who build pages. A piece is carried over
the grid in circles, turned now and then, and the page counts its own animation frames meanwhile.
"""

from __future__ import annotations

import argparse
import math
import tempfile
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.table import link
from tests.browser.ubongo import Seat
from tests.server.house import House

SECONDS: Final = 6.0
SLOWER: Final = 4
FRAME: Final = 1000 / 60
"""Milliseconds of a frame, if nothing holds the page up."""
A_LAP: Final = 1.5
"""Seconds for one circle over the grid."""
SIZES: Final[dict[str, ViewportSize]] = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
COUNT: Final = """() => {
  window.frames_seen = [];
  const look = (now) => {
    window.frames_seen.push(now);
    window.looking = requestAnimationFrame(look);
  };
  window.looking = requestAnimationFrame(look);
}"""
STOP: Final = "() => (cancelAnimationFrame(window.looking), window.frames_seen)"


def busy(session: CDPSession) -> float:
    """For how long the page's main thread has worked so far, in milliseconds."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def drag(page: Page, session: CDPSession, seat: Seat, seconds: float) -> tuple[list[float], float]:
    """Carry a piece in circles over the grid; the time of each frame, and the work of all, in milliseconds."""
    letter = seat.needed()[0]
    piece = seat.piece(letter).bounding_box()
    field = seat.root.locator(".mat").bounding_box()
    assert piece is not None
    assert field is not None
    x, y = field["x"] + field["width"] / 2, field["y"] + field["height"] / 2
    page.mouse.move(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    page.evaluate(COUNT)
    before = busy(session)
    start = time.monotonic()
    turns = 0
    while (gone := time.monotonic() - start) < seconds:
        angle = 2 * math.pi * gone / A_LAP
        at = {"x": x + math.cos(angle) * field["width"] / 2.5, "y": y + math.sin(angle) * field["height"] / 2.5}
        session.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "button": "left", "buttons": 1, **at})
        if gone > turns + 1:
            turns += 1
            page.keyboard.press("R")
    work = busy(session) - before
    frames: list[float] = page.evaluate(STOP)
    page.mouse.up()
    return [second - first for first, second in pairwise(frames)], work


def report(name: str, slower: int, times: Sequence[float], work: float) -> str:
    """One line of figures."""
    rate = 1000 * len(times) / sum(times)
    dropped = sum(round(time / FRAME) - 1 for time in times if time > 1.5 * FRAME)
    return (
        f"{name}, processor {slower}x slower: {rate:.1f} frames a second; a frame takes {median(times):.1f} ms, "
        f"{quantiles(times, n=20)[-1]:.1f} ms at the 95th percentile; {dropped} of {len(times) + dropped} missed; "
        f"the page itself works {work / len(times):.1f} ms a frame"
    )


def main() -> None:
    """Measure on a desk and on a phone."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=SECONDS)
    arguments.add_argument("--slower", type=int, default=SLOWER, help="how many times slower the processor is made")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS])
        try:
            for name, size in SIZES.items():
                made = house.make("person", game="ubongo", mine=[0], options={"side": "B", "sheet": 5, "row": 3})
                page = browser.new_page(base_url=house.url, viewport=size)
                page.goto(link(made, 0))
                seat = Seat(page, 0)
                seat.ready.click()
                seat.await_race()
                session = page.context.new_cdp_session(page)
                session.send("Performance.enable")
                session.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
                print(report(name, given.slower, *drag(page, session, seat, given.seconds)), flush=True)
                page.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
