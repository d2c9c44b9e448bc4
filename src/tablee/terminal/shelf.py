"""The games and their rules, to read."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tablee.games import SHELF, find_game
from tablee.terminal.complaints import BadUsage
from tablee.terminal.screen import Screen
from tablee.words import Words, rule_section, rules_page, words_for


def show_games(lang: str) -> None:
    """``tablee games``."""
    screen = Screen(words_for(lang))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("games-id", "games-title", "games-seats", "games-about"):
        table.add_column(screen.words(column), no_wrap=column == "games-id")
    for game_id in SHELF:
        words = words_for(lang, game_id)
        counts = find_game(game_id).seat_counts
        seats = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
        table.add_row(Text(game_id, "bold"), words("game-title"), seats, words("game-tagline"))
    screen.show(table)


def show_rules(game_id: str, clause: str | None, words: Words) -> None:
    """``tablee rules``: the whole page, or the section that explains a clause."""
    screen = Screen(words)
    if clause is None:
        screen.page(rules_page(game_id, words.lang))
        return
    try:
        screen.page(rule_section(game_id, words.lang, clause.upper()))
    except KeyError:
        raise BadUsage("error-clause", clause=clause, command=f"tablee rules {game_id}") from None
