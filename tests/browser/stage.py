"""The stage as people see it: what is covered, what is cut, and where everything lies."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, ViewportSize

SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "large": {"width": 1920, "height": 1080},
    "tablet": {"width": 1024, "height": 768},
    "upright": {"width": 768, "height": 1024},
}
ASKED: Final = ".board .mine.asked"
"""There is something to decide."""
STEADY: Final = ("seats", "board", "prompt", "actions", "hand")

LOOK: Final = """() => {
  const NEAR = 1.5, RISES = 14, SHARES = [0.15, 0.5, 0.85];
  const faults = [];
  const about = (what, one) => {
    const { tagName, className, title, innerText, dataset } = one;
    const name = `${tagName.toLowerCase()}.${className.baseVal ?? className}`.replace(/ svelte-\\w+/g, "");
    const box = JSON.stringify(Object.values(one.getBoundingClientRect().toJSON()).slice(0, 4).map(Math.round));
    const place = one.closest("[data-stage]")?.dataset.stage;
    faults.push(`${what}: ${name} in ${place} at ${box}: ${(title || innerText || "").slice(0, 60)}`);
  };
  const within = (box, around, more) => box.left >= around.left - more && box.right <= around.right + more
    && box.top >= around.top - more && box.bottom <= around.bottom + more;
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > root.clientHeight) faults.push(`the page is ${root.scrollHeight} high`);
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const one of document.querySelectorAll(".board [data-matters], .board [data-stage] button:enabled")) {
    const box = one.getBoundingClientRect();
    const place = one.closest("[data-stage]");
    if (place.dataset.stage === "instead") continue;
    if (getComputedStyle(one).display === "none" || !one.offsetParent && !one.getClientRects().length) continue;
    // A card that is chosen rises a little.
    const more = place.dataset.stage === "hand" ? RISES : NEAR;
    if (!within(box, whole, NEAR)) about("outside the window", one);
    if (!within(box, place.getBoundingClientRect(), more)) about("outside its place", one);
    for (let around = one.parentElement; around !== place.parentElement; around = around.parentElement)
      if (getComputedStyle(around).overflow !== "visible" && !within(box, around.getBoundingClientRect(), 3))
        about("clipped", one);
    let seen = 0;
    for (const x of SHARES) for (const y of SHARES) {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      if (hit && (one.contains(hit) || hit.contains(one))) seen += 1;
    }
    // Cards of a hand may lie on each other, as long as the edge with the number is seen; round things have no corners.
    if (seen < (one.dataset.matters === "part" ? 3 : 5)) about(`covered (${seen} of 9 points are seen)`, one);
  }
  const texts = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
  for (const range = document.createRange(); texts.nextNode(); )
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > NEAR) about(`"${word}" is broken`, texts.currentNode.parentElement);
    }
  for (const place of document.querySelectorAll(".board :is([data-stage=seats], [data-stage=actions], .score)"))
    if (place.scrollHeight > place.clientHeight + NEAR) about("more than its place holds", place);
  for (const text of document.querySelectorAll(".board [data-testid=prompt]"))
    if (text.scrollHeight > text.closest("[data-stage]").clientHeight + NEAR) about("more than its place holds", text);
  for (const text of document.querySelectorAll(".progress, .board .generals strong, .board .combo"))
    if (text.scrollHeight > text.clientHeight + NEAR || text.scrollWidth > text.clientWidth + NEAR) about("cut", text);
  return faults;
}"""

PLACES: Final = """() => Object.fromEntries([...document.querySelectorAll("[data-stage]")].map((place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [place.dataset.stage, [left, top, width, height].map(Math.round).join(" ")];
}))"""


UNUSED: Final = """() => {
  const place = document.querySelector("[data-stage=board]");
  const whole = place.getBoundingClientRect();
  const drawn = [...place.querySelectorAll("svg, button, [data-matters], p, li")]
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width && height);
  const wide = Math.max(...drawn.map((box) => box.right)) - Math.min(...drawn.map((box) => box.left));
  const high = Math.max(...drawn.map((box) => box.bottom)) - Math.min(...drawn.map((box) => box.top));
  const faults = [];
  if (wide < whole.width * 2 / 3) faults.push(`${Math.round(wide)} of ${Math.round(whole.width)} across`);
  if (high < whole.height * 2 / 3) faults.push(`${Math.round(high)} of ${Math.round(whole.height)} down`);
  const frame = document.querySelector(".frame").getBoundingClientRect();
  if (frame.width < innerWidth * 0.97) faults.push(`the table is ${Math.round(frame.width)} wide`);
  if (frame.bottom < innerHeight * 0.97) faults.push(`the table ends at ${Math.round(frame.bottom)}`);
  return faults;
}"""


def unused(page: Page) -> list[str]:
    """Which way the board leaves a third of its place empty, or the table one of the window."""
    found: list[str] = page.evaluate(UNUSED)
    return found


def faults(page: Page) -> list[str]:
    """What matters now and is covered, cut or out of sight, and words that are broken in two."""
    found: list[str] = page.evaluate(LOOK)
    return found


def places(page: Page) -> dict[str, str]:
    """Where the parts of the stage lie."""
    found: dict[str, str] = page.evaluate(PLACES)
    return {name: box for name, box in found.items() if name in STEADY}
