"""``tablee sheet``: the match sheet of a finished game."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from tablee.core.sheet import Sheet, sheet_of
from tablee.games import find_game
from tablee.terminal.complaints import BadUsage
from tablee.terminal.files import load_record
from tablee.terminal.screen import Screen
from tablee.words import Words


def show_sheet(path: Path, deck: Path | None, words: Words) -> None:
    """Who won and why, what was counted, and the great moments with their moves."""
    record = load_record(path)
    game = find_game(record.game, deck)
    sheet = sheet_of(game, record)
    if not sheet.outcome:
        raise BadUsage("error-sheet-unfinished")
    screen = Screen(words)
    screen.note_rules(game, record.rules)
    names = [record.names.get(seat, "") for seat in range(record.seats)]
    if sheet.opponent is not None:
        names.append(words.tell(sheet.opponent, names))
    screen.show(*screen.lines([words.sentence(phrase, names) for phrase in sheet.outcome]))
    screen.show("", _figures(sheet, words, names), "", Text(words("page-sheet-moments"), "bold"))
    moves = [number for number, ply in enumerate(record.plies) if ply.actor >= 0]
    for moment in sheet.moments:
        made = sum(number < moment.ply for number in moves)
        screen.show(Text(f"{made:>4}  ", "dim") + Text(words.sentence(moment.phrase, names)))


def _figures(sheet: Sheet, words: Words, names: list[str]) -> Table:
    table = Table("", box=None, padding=(0, 1), pad_edge=False)
    for person in sheet.people:
        table.add_column(words.title(person.seat, names), justify="right")
    for figure in sheet.figures:
        told = [str(value) if isinstance(value, int) else words.tell(value, names) for value in figure.values]
        table.add_row(words.sentence(figure.label), *told)
    return table
