"""The picture of the architecture, drawn from what is there: ``python -m tests.architecture`` writes it anew.

Rows are the layers of the import contract in pyproject.toml, boxes the packages with the first sentence of their
docstrings, arrows the imports that the sources have.  An arrow that follows from two others is left out.  The page
is no package; its arrow is a socket.
"""

from __future__ import annotations

import ast
import textwrap
import tomllib
from itertools import product
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"

WIDTH, MARGIN, GAP = 1000, 24, 20
TITLE, LINE, PADDING = 22, 17, 14
ROW_GAP, LANE = 44, 40
COLUMN_OF_TEXT = 7.1
"""The width of a letter of the small text, about."""

STYLE = """
  svg { font-family: system-ui, sans-serif; }
  .ground { fill: #faf7f0; }
  .box { fill: #fff; stroke: #7a6a4f; stroke-width: 1.5; }
  .name { font-size: 16px; font-weight: 600; fill: #2c2416; }
  .text { font-size: 13px; fill: #55482f; }
  .arrow { fill: none; stroke: #7a6a4f; stroke-width: 1.5; marker-end: url(#tip); }
  .asks { stroke-dasharray: 6 4; }
"""


PAGE = "web"
PAGE_TEXT = "The page: draws what a seat sees, and asks the server by the messages of protocol.py"


class Box(NamedTuple):
    """A package, or the page, where it stands."""

    name: str
    text: list[str]
    x: float
    y: float
    width: float
    height: float


def layers() -> list[list[str]]:
    """The names in each layer that has a source, from the top to the bottom."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(c for c in settings["tool"]["importlinter"]["contracts"] if c["type"] == "layers")
    rows = [[name.strip(" ()") for name in layer.split("|")] for layer in contract["layers"]]
    return [found for row in rows if (found := [name for name in row if source_of(name)])]


def source_of(module: str) -> Path | None:
    place = ROOT / "src" / Path(*module.split("."))
    return next((path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()), None)


def summary(module: str) -> str:
    """The first sentence of a docstring."""
    if module == PAGE:
        return PAGE_TEXT
    source = source_of(module)
    assert source is not None
    text = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    return text.split("\n\n")[0].replace("\n", " ").replace("`", "").partition(".  ")[0].rstrip(".")


def arrows(names: list[str]) -> set[tuple[str, str]]:
    """Who imports whom, without what follows from other arrows."""
    graph = grimp.build_graph("tablee", exclude_type_checking_imports=True, cache_dir=None)
    found = {
        (above, below)
        for above, below in product(names, names)
        if above != below and graph.find_shortest_chain(above, below, as_packages=True)
    }
    return {
        (above, below)
        for above, below in found
        if not any((above, between) in found and (between, below) in found for between in names)
    }


def ordered(row: list[str], links: set[tuple[str, str]], below: list[str]) -> list[str]:
    """First those that pass the next row by: their arrows run down the left side.  The page has the right one."""
    return sorted(row, key=lambda name: (name == PAGE, any((name, other) in links for other in below)))


def placed(rows: list[list[str]], links: set[tuple[str, str]]) -> dict[str, Box]:
    """Every row as wide as the picture, but for the lanes of arrows that go past it."""
    boxes: dict[str, Box] = {}
    lanes: dict[tuple[str, str], float] = {}
    row_of = {name: number for number, row in enumerate(rows) for name in row}
    y = float(MARGIN)
    for number, row in enumerate(rows):
        passing = [x for (above, below), x in lanes.items() if row_of[above] < number < row_of[below]]
        left = max([x + GAP for x in passing if x < WIDTH / 2], default=float(MARGIN))
        right = min([x - GAP for x in passing if x > WIDTH / 2], default=float(WIDTH - MARGIN))
        width = (right - left - GAP * (len(row) - 1)) / len(row)
        texts = {name: textwrap.wrap(summary(name), int((width - 2 * PADDING) / COLUMN_OF_TEXT)) for name in row}
        height = 2 * PADDING + TITLE + LINE * max(map(len, texts.values()))
        below = rows[number + 1] if number + 1 < len(rows) else []
        for place, name in enumerate(ordered(row, links, below)):
            x = left + place * (width + GAP)
            boxes[name] = Box(name, texts[name], x, y, width, height)
            lane = x + LANE if place == 0 else x + width - LANE
            lanes |= {link: lane for link in links if link[0] == name and row_of[link[1]] > number + 1}
        y += height + ROW_GAP
    return boxes


def drawn_box(box: Box) -> list[str]:
    title = box.name.removeprefix("tablee.")
    left, top = box.x + PADDING, box.y + PADDING
    lines = [
        f'<rect class="box" x="{box.x:.0f}" y="{box.y:.0f}" width="{box.width:.0f}" height="{box.height:.0f}" rx="8"/>',
        f'<text class="name" x="{left:.0f}" y="{top + 14:.0f}">{escape(title)}</text>',
    ]
    for number, line in enumerate(box.text):
        lines.append(
            f'<text class="text" x="{left:.0f}" y="{top + TITLE + 12 + number * LINE:.0f}">{escape(line)}</text>'
        )
    return lines


def drawn_arrow(above: Box, below: Box, far: bool) -> str:
    """Down from the lower edge of one box to the upper edge of another, past the rows between in a lane at the side."""
    start = above.x + above.width / 2
    if far:
        start = above.x + LANE if above.x < WIDTH / 3 else above.x + above.width - LANE
    elif above.width > below.width:
        start = below.x + below.width / 2
    end = min(max(start, below.x + LANE), below.x + below.width - LANE)
    top, bottom = above.y + above.height, below.y - 6
    turn = bottom - ROW_GAP + 6
    kind = "arrow asks" if above.name == PAGE else "arrow"
    curve = f"C{start:.0f} {bottom - 14:.0f} {end:.0f} {turn + 14:.0f} {end:.0f} {bottom:.0f}"
    return f'<path class="{kind}" d="M{start:.0f} {top:.0f} V{turn:.0f} {curve}"/>'


def picture() -> str:
    rows = layers()
    links = arrows([name for row in rows for name in row]) | {(PAGE, "tablee.server")}
    rows[0] = [*rows[0], PAGE]
    boxes = placed(rows, links)
    row_of = {name: number for number, row in enumerate(rows) for name in row}
    lines: list[str] = []
    for above, below in sorted(links):
        lines.append(drawn_arrow(boxes[above], boxes[below], far=row_of[below] > row_of[above] + 1))
    for box in boxes.values():
        lines += drawn_box(box)
    height = max(box.y + box.height for box in boxes.values()) + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
    tip = '<marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    return "\n".join(
        [
            head,
            "<title>The packages of Tablée: each may import what is below it</title>",
            f"<style>{STYLE}</style>",
            f'<defs>{tip}<path d="M0 0 8 4 0 8z" fill="#7a6a4f"/></marker></defs>',
            f'<rect class="ground" width="{WIDTH}" height="{height:.0f}" rx="12"/>',
            *lines,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
