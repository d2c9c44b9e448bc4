"""What is in the data file of a box, or in a user's own, and where its values come from; and a file to be filled in."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from tablee.core.game import Game
from tablee.core.material import ORIGINS, DataFile, Origin, Section, gathered, sections_in
from tablee.games import find_game
from tablee.terminal.files import check_output
from tablee.terminal.lists import figure_table, paragraph
from tablee.terminal.screen import Screen, typed
from tablee.words import Words

_NOTHING: Final = "–"


# --------------------------------------------------------------------------------------------------------- to fill in


def write_template(game_id: str, command: str, output: Path | None, words: Words) -> None:
    """The box's file under another name: to `output`, which must be new, or to where the program prints."""
    text = _data_file(find_game(game_id)).template()
    if output is None:
        _print_file(text)
        return
    check_output(output)
    with output.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
    screen = Screen(words)
    screen.command("own-written", f"{command} --check {typed(output)}", file=typed(output))


def _print_file(text: str) -> None:
    """What goes into a file by ``>`` is UTF-8 whatever the terminal speaks."""
    if sys.stdout.isatty():
        sys.stdout.write(text)
    else:
        sys.stdout.buffer.write(text.encode())
    sys.stdout.flush()


# ---------------------------------------------------------------------------------------------------------- to look at


def show_material(game_id: str, check: Path | None, words: Words) -> None:
    """What is in the box's file, or in the user's own if it can be played with."""
    if check is not None:
        check.open("rb").close()
    game = find_game(game_id, check)
    data_file = _data_file(game)
    file = data_file.read(check)[1]
    screen = Screen(words)
    say_which(data_file.noun, game.material, screen)
    origin = getattr(file, "origin", None)  # where every value comes from, if files of this kind say so
    origins = origin.of_all(file) if isinstance(origin, Origin) else {}
    screen.show("", _sections(sections_in(file), origins, words), "")
    if origins:
        _say_ours(game, file, screen)
    if check is not None:
        screen.command("own-good", f"tablee play {game_id} --deck {typed(check)}")


def say_which(noun: str, material: str, screen: Screen) -> None:
    """The name and the digest, by which records know a file."""
    name, _, digest = material.partition(" ")
    screen.say("own-box", noun=noun, name=name, digest=digest)


def say_in_play(game: Game, own: Path | None, screen: Screen) -> None:
    """Before a game: which file is in play, and where to read which of its values are reconstructed."""
    from tablee.terminal.toolboxes import file_command

    data_file = _data_file(game)
    say_which(data_file.noun, game.material, screen)
    if ours := game.reconstructed():
        check = f" --check {typed(own)}" if own is not None else ""
        screen.command("own-ours-listed", f"{file_command(game.id, data_file.noun)}{check}", values=len(ours))


def _data_file(game: Game) -> DataFile[Any]:
    assert game.data_file is not None, "toolboxes.py names a game without a data file"
    return game.data_file


def _sections(sections: list[Section], origins: dict[str, str], words: Words) -> Table:
    kinds = ORIGINS if origins else ()
    table = figure_table(words, ["own-section", "own-entries", "own-values", *(f"own-{kind}" for kind in kinds)])
    for section in sections:
        counts = Counter(origins.get(place, "") for place in section.places)
        entries = _NOTHING if section.entries is None else str(section.entries)
        table.add_row(section.name, entries, str(len(section.places)), *(str(counts[kind]) for kind in kinds))
    return table


def _say_ours(game: Game, file: Any, screen: Screen) -> None:
    """The reconstructed values, section by section."""
    ours = game.reconstructed()
    if not ours:
        screen.say("own-all-known")
        return
    screen.say("own-ours", values=len(ours))
    by_section: dict[str, list[str]] = {}
    for place in gathered(ours, file):
        section, _, rest = place.partition(".")
        by_section.setdefault(section, []).extend([rest] if rest else [])
    for section, places in by_section.items():
        key = "own-ours-in" if places else "own-ours-all"
        facts = {"places": ", ".join(places)} if places else {}
        screen.show(*paragraph(f"  {screen.words(key, section=section, **facts)}", screen.width, hang="    "))
    screen.show("")
