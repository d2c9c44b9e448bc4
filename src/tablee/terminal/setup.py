"""Before the first ply: what was said on the command line, what is asked, and the table that comes of it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.text import Text

from tablee.bots.characters import characters_of
from tablee.bots.guests import is_guest
from tablee.bots.levels import LEVELS
from tablee.core.clock import HandClock
from tablee.core.game import Game
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import find_game
from tablee.terminal.complaints import BadUsage
from tablee.terminal.files import RecordFile, Seeds, load_record, usual_place
from tablee.terminal.options import Choice, agree, choices
from tablee.terminal.play import TerminalSession
from tablee.terminal.screen import Screen, read_yes
from tablee.terminal.seating import (
    LONGEST_NAME,
    USUAL_LEVEL,
    YOU,
    bots_like,
    check_programs,
    company,
    find_guest,
    is_name,
    names_to_keep,
    read_kinds,
    read_names,
    remembered,
    reseat,
    sit_down,
    usual_seats,
)

Given = Mapping[str, bool | int | str]


class Wishes(NamedTuple):
    """What the command line says about a new game; what it does not say is ``None``."""

    players: str | None = None
    seats: int | None = None
    level: str | None = None
    name: str | None = None
    seed: str | None = None
    save: Path | None = None
    options: Given = MappingProxyType({})

    def says_nothing(self) -> bool:
        """Whether the table itself is still to be agreed on."""
        return self.players is None and self.seats is None and self.level is None and not self.options


def wishes_for_today(game: Game, wishes: Wishes) -> Wishes:
    """The game of the day, which everybody plays alone."""
    options = game.daily(datetime.now(UTC).date().isoformat())
    if options is None:
        raise BadUsage("error-no-daily", game=game.id)
    if wishes.players is not None or wishes.seats is not None or wishes.level is not None:
        raise BadUsage("error-daily-alone")
    if set(options) & set(wishes.options):
        raise BadUsage("error-daily-options", options=", ".join(options))
    return wishes._replace(seats=1, options={**options, **wishes.options})


def new_session(game: Game, wishes: Wishes, screen: Screen, ask: bool, deck: Path | None) -> TerminalSession:
    """Sit down to a new game; nothing is written before everything is agreed on and right."""
    names = read_names(wishes.name) if wishes.name else []
    if ask and wishes.says_nothing():
        wishes, names = _ask(game, wishes, names, screen)
    if wishes.seats is not None:
        game.check_seats(wishes.seats)
    kinds = company(wishes.players, wishes.seats, wishes.level, game)
    game.check_seats(len(kinds))
    for kind in filter(is_guest, kinds):
        find_guest(kind, game, len(kinds))
    chairs = sit_down(kinds, names, characters_of(game))
    options = agree(game, wishes.options, screen.words)
    seed = read_seed(wishes.seed) if wishes.seed is not None else None
    clock = _race_clock(game, None)
    match = Match.start(game, options, len(kinds), seed=seed, names=names_to_keep(chairs), clock=clock)
    file, seeds = _open(match, wishes.save)
    return TerminalSession(match, chairs, file=file, seeds=seeds, screen=screen, deck=deck)


def _open(match: Match, save: Path | None) -> tuple[RecordFile, Seeds]:
    """Begin the record, and put the seed away until the game is over."""
    seeds = Seeds(os.environ)
    path = save.expanduser() if save else usual_place(match.game.id, datetime.now(), os.environ)
    if not path.absolute().parent.is_dir():
        raise BadUsage("error-folder-missing", folder=str(path.parent))
    file = RecordFile.create(path.absolute(), match.record)
    try:
        seeds.keep(match.record.luck, match.seed)
    except OSError:
        file.path.unlink()
        raise
    return file, seeds


def old_session(path: Path, deck: Path | None, players: str | None, screen: Screen) -> TerminalSession:
    """Take up a game where its record ends."""
    record = load_record(path)
    game = find_game(record.game, deck)
    seeds = Seeds(os.environ)
    chairs = remembered(record.seats, record.names)
    if players is not None:
        chairs = reseat(chairs, read_kinds(players, game))
        record.names = names_to_keep(chairs)
    else:
        check_programs(chairs)
    match = Match.resume(game, record, seed=seeds.find(record.luck), clock=_race_clock(game, record))
    if match.is_over():
        raise BadUsage("error-already-over", file=str(path))
    file = RecordFile.reopen(path.absolute(), record)
    session = TerminalSession(match, chairs, file=file, seeds=seeds, screen=screen, deck=deck)
    session.recall()
    screen.note_rules(game, record.rules)
    return session


def _race_clock(game: Game, record: Record | None) -> HandClock | None:
    """The clock of a race, which goes on from the last ply of a record."""
    if game.pace is None:
        return None
    return HandClock(max((ply.at for ply in record.plies), default=0) if record else 0)


def read_seed(text: str) -> bytes:
    """A seed from a whole number, or from the 64 hexadecimal digits that a finished record shows."""
    try:
        if len(text) == 2 * SEED_BYTES:
            return bytes.fromhex(text)
        return int(text).to_bytes(SEED_BYTES, "big")
    except (ValueError, OverflowError):
        raise BadUsage("error-seed", given=text, digits=2 * SEED_BYTES) from None


# -------------------------------------------------------------------------------------------------------- questions


def _ask(game: Game, wishes: Wishes, names: list[str], screen: Screen) -> tuple[Wishes, list[str]]:
    """Agree on the table and on names with whoever sits at the keyboard."""
    words = screen.words
    screen.show(Text(words("game-title"), "bold"), Text(words("game-description")), "")
    counts = game.seat_counts
    seats = _ask_number("ask-seats", counts, usual_seats(counts), screen)
    people = _ask_number("ask-people", range(1, seats + 1), 1, screen)
    names = names or _ask_names(people, screen)
    bots = _ask_bots(game, seats - people, screen) if people < seats else []
    options: dict[str, bool | int | str] = {}
    if screen.ask_whether(words("ask-options")):
        options = {choice.name: _ask_option(choice, screen) for choice in choices(game)}
    screen.show("")
    return wishes._replace(players=",".join([YOU] * people + bots), options=options), names


def _ask_number(key: str, allowed: Sequence[int], usual: int, screen: Screen) -> int:
    def understand(answer: str) -> int:
        if not answer.isdecimal() or int(answer) not in allowed:
            raise BadUsage("error-answer", given=answer, wanted=", ".join(map(str, allowed)))
        return int(answer)

    return screen.ask(screen.words(key, least=allowed[0], most=allowed[-1]), str(usual), understand)


def _ask_names(people: int, screen: Screen) -> list[str]:
    """What people are called; an empty name for whoever only presses Enter."""
    names: list[str] = []

    def understand(answer: str) -> str:
        if answer == screen.words.title(len(names), [""] * people):
            return ""
        if not is_name(answer):
            raise BadUsage("error-name", name=answer, most=LONGEST_NAME)
        if answer in names:
            raise BadUsage("error-same-name", name=answer)
        return answer

    for seat in range(people):
        question = screen.words("ask-name", number=seat + 1, people=people)
        names.append(screen.ask(question, screen.words.title(seat, [""] * people), understand))
    return names


def _ask_bots(game: Game, bots: int, screen: Screen) -> list[str]:
    """Levels or characters, by number, name, or name in the person's language: one for all bots, or one for each."""
    words = screen.words
    # Bots of a race imagine nothing: they keep a pace, and the game says which.
    helps = {level: f"pace-{level}-help" for level in LEVELS}
    rows = [
        (level, words(f"level-{level}"), words(own if words.has(own) else f"level-{level}-help"))
        for level, own in helps.items()
    ]
    for one in characters_of(game):
        rows.append((one.id, one.name, f"{words(f'level-{one.level}')}, {words(f'manner-{one.manner}')}"))
    for place, (_, name, about) in enumerate(rows):
        screen.show(f"  {place + 1}  {name:<8}  {about}")

    def find(answer: str) -> str:
        for place, (kind, name, _) in enumerate(rows):
            if answer in (str(place + 1), kind, name.lower()):
                return kind
        raise BadUsage("error-answer", given=answer, wanted=f"1–{len(rows)}")

    def understand(answer: str) -> list[str]:
        found = [find(one) for one in answer.lower().replace(",", " ").split()]
        if len(found) == 1:
            return bots_like(found[0], bots, game)
        if len(found) != bots:
            raise BadUsage("error-answer", given=answer, wanted=words("ask-bots-wanted", bots=bots))
        return found

    return screen.ask(words("ask-bots", most=len(rows), bots=bots), str(LEVELS.index(USUAL_LEVEL) + 1), understand)


def _ask_option(choice: Choice, screen: Screen) -> bool | int | str:
    words = screen.words

    def understand(answer: str) -> bool | int | str:
        value: Any = answer
        if choice.kind is bool:
            value = read_yes(answer, words)
        elif choice.kind is int:
            value = read_whole(answer, choice.range(words))
        choice.check(value, words, choice.label(words))
        return bool(value) if choice.kind is bool else value

    screen.show(Text(choice.help(words), "dim"))
    return screen.ask(f"{choice.label(words)}:", choice.shown(choice.default, words), understand)


def read_whole(answer: str, wanted: str) -> int:
    """The number that was typed, or a complaint that says what is wanted."""
    try:
        return int(answer)
    except ValueError:
        raise BadUsage("error-answer", given=answer, wanted=wanted) from None
