"""The page docs/observations.md, made from the layouts themselves: ``python -m tests.env.layout_table`` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tablee.games import find_game
from tablee.observation.fields import Field
from tablee.observation.observer import Observer, observable_games
from tablee.words import words_for

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
MANY = 24
"""From so many places on only the first and the last are named."""
HEAD = """\
# Observations, number by number

The flat vectors of [learning.md](learning.md), field by field. This page is written from the layouts
(`src/tablee/observation/layouts/`) by `python -m tests.env.layout_table`; nobody edits it. Every number is between
-1 and 1: a count or amount is divided by what the last column says, and more than that is 1.

"self" is whoever looks, "next 1" sits to the left, and so on round the table. Tables are for the fewest seats that a
game has; with more seats the fields about seats have more places, and `layout.slices` says where each field is. Of
fields with many places only some are named here; `layout.fields[n].places` has all of them.
"""


def page() -> str:
    """All games of the shelf."""
    return "\n".join([HEAD, *(section(name) for name in observable_games())])


def section(name: str) -> str:
    """One game: the sizes at every number of seats, the fields, and what is left out of the view."""
    game = find_game(name)
    sizes = [f"{Observer(game, seats).layout.size} with {seats}" for seats in game.seat_counts]
    observer = Observer(game, game.seat_counts[0])
    rows = list(_rows(observer.layout.fields))
    left_out = [f"`{path}` ({why})" for path, why in observer.layout.left_out.items() if path.count(".") < 2]
    title = words_for("en", name)("game-title")
    return "\n".join(
        [
            f"## {title}",
            "",
            f"{observer.action_count} actions. Numbers in a vector, by seats: {', '.join(sizes)}.",
            "",
            "| from | numbers | field | about | read as |",
            "|---:|---:|---|---|---|",
            *rows,
            "",
            f"Left out of the view: {'; '.join(left_out)}.",
            "",
        ]
    )


def _rows(fields: tuple[Field, ...]) -> Iterator[str]:
    place = 0
    for field in fields:
        yield f"| {place} | {len(field.places)} | {field.name} | {_about(field.places)} | {field.kind} |"
        place += len(field.places)


def _about(places: tuple[str, ...]) -> str:
    if len(places) > MANY:
        return f"{', '.join(places[:3])} … {places[-1]}"
    return ", ".join(places)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name} is written.")
