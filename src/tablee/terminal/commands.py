"""What each command of ``tablee`` does, and the flags it knows.

Help texts are keys of the catalogues (``text/*.ftl``); they become sentences where they are shown. What a command
needs is imported when it runs, so that the others start at once.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, CycloptsError, Group, Parameter

from tablee.core.game import Game
from tablee.games import SHELF, find_game
from tablee.terminal.complaints import BadUsage
from tablee.terminal.toolboxes import TOOLBOXES, add_toolboxes, tools_of
from tablee.words import Words, words_for

if TYPE_CHECKING:
    from tablee.terminal.play import TerminalSession

INTERRUPTED: Final = 130
_HEARS_EVERY: Final = 1.0
"""Seconds."""
_HELP: Final = ("--help", "-h")
_COMMANDS: Final = {
    "play": "GAME […]",
    "resume": "FILE […]",
    "replay": "FILE […]",
    "sheet": "FILE […]",
    "verify": "FILE […]",
    "rules": "GAME [CLAUSE]",
    "simulate": "GAME […]",
    "lab": "new|run|report|ladder FILE […]",
    "games": "",
    "serve": "[…]",
    "print": "GAME […]",
    "new-game": "NAME",
    "store": "backup|restore|check|copy […]",
    "admin": "ACTION […]",
}
"""The commands and their form."""
_HELP_OF: Final = {"store": "help-store-command"}
"""Where a flag of the same name has the words that would be the command's."""
_WITH_GAME: Final = ("play", "rules", "simulate", "print")
_FLAGS: Final = Group.create_ordered("help-flags")

GameName = Annotated[str, Parameter(help="help-game", group=_FLAGS)]
RecordPath = Annotated[Path, Parameter(help="help-file", group=_FLAGS)]
Deck = Annotated[Path | None, Parameter(help="help-deck", group=_FLAGS)]


class Commands:
    """What each command does; each returns the exit code."""

    def __init__(self, lang: str, game_id: str | None) -> None:
        self.lang = lang
        self.game_id = game_id
        """The game that is spoken of, as soon as it is known: errors are told in its words."""
        self.asked: tuple[str, ...] = ()
        """The command line."""

    @property
    def words(self) -> Words:
        """The words for whatever is shown now."""
        return words_for(self.lang, self.game_id)

    def play(
        self,
        game: Annotated[str | None, Parameter(help="help-game", group=_FLAGS)] = None,
        /,
        *,
        players: Annotated[str | None, Parameter(help="help-players", group=_FLAGS)] = None,
        seats: Annotated[int | None, Parameter(help="help-seats", group=_FLAGS)] = None,
        level: Annotated[str | None, Parameter(help="help-level", group=_FLAGS)] = None,
        name: Annotated[str | None, Parameter(help="help-name", group=_FLAGS)] = None,
        deck: Deck = None,
        seed: Annotated[str | None, Parameter(help="help-seed", group=_FLAGS)] = None,
        save: Annotated[Path | None, Parameter(help="help-save", group=_FLAGS)] = None,
        resume: Annotated[Path | None, Parameter(help="help-resume-flag", group=_FLAGS)] = None,
        daily: Annotated[bool, Parameter(help="help-daily", group=_FLAGS, negative="")] = False,
        yes: Annotated[bool, Parameter(help="help-yes", group=_FLAGS, negative="", alias="-y")] = False,
        **options: Any,
    ) -> int:
        """Play a game here."""
        if resume is not None:
            return self.resume(resume, deck=deck, players=players)
        if game is None:
            raise BadUsage("error-no-game", known=", ".join(SHELF))
        from tablee.terminal.screen import Screen
        from tablee.terminal.setup import Wishes, new_session, wishes_for_today

        box = self._open(game, deck)
        screen = Screen(self.words)
        wishes = Wishes(players, seats, level, name, seed, save, options)
        if daily:
            wishes = wishes_for_today(box, wishes)
        return self.run_session(new_session(box, wishes, screen, screen.asks and not yes, deck))

    def resume(
        self,
        file: RecordPath,
        /,
        *,
        players: Annotated[str | None, Parameter(help="help-players-again", group=_FLAGS)] = None,
        deck: Deck = None,
    ) -> int:
        """Go on with a game that was left."""
        from tablee.terminal.screen import Screen
        from tablee.terminal.setup import old_session

        self._recognise(file, deck)
        return self.run_session(old_session(file, deck, players, Screen(self.words)))

    def replay(
        self,
        file: RecordPath,
        /,
        *,
        auto: Annotated[float | None, Parameter(help="help-auto", group=_FLAGS)] = None,
        start: Annotated[int, Parameter(name="--from", help="help-from", group=_FLAGS)] = 0,
        seat: Annotated[int | None, Parameter(help="help-seat", group=_FLAGS)] = None,
        deck: Deck = None,
    ) -> int:
        """Watch a game again."""
        from tablee.terminal.replay import show_replay

        self._recognise(file, deck)
        show_replay(file, deck, self.words, seat=seat, start=start, seconds=auto)
        return 0

    def sheet(self, file: RecordPath, /, *, deck: Deck = None) -> int:
        """Read the match sheet of a finished game."""
        from tablee.terminal.match_sheet import show_sheet

        self._recognise(file, deck)
        show_sheet(file, deck, self.words)
        return 0

    def verify(self, file: RecordPath, /, *, deck: Deck = None) -> int:
        """Prove that nobody touched the shuffle."""
        from tablee.terminal.replay import show_verdict

        self._recognise(file, deck)
        show_verdict(file, deck, self.words)
        return 0

    def rules(
        self,
        game: GameName,
        clause: Annotated[str | None, Parameter(help="help-clause", group=_FLAGS)] = None,
        /,
    ) -> int:
        """Read the rules."""
        from tablee.terminal.shelf import show_rules

        show_rules(find_game(game).id, clause, self.words)
        return 0

    def games(self) -> int:
        """List the games."""
        from tablee.terminal.shelf import show_games

        show_games(self.lang)
        return 0

    def serve(
        self,
        *,
        host: Annotated[str | None, Parameter(help="help-host", group=_FLAGS)] = None,
        port: Annotated[int | None, Parameter(help="help-port", group=_FLAGS)] = None,
        name: Annotated[str | None, Parameter(help="help-server-name", group=_FLAGS)] = None,
        store: Annotated[str | None, Parameter(help="help-store", group=_FLAGS)] = None,
        path: Annotated[str | None, Parameter(help="help-path", group=_FLAGS)] = None,
        log: Annotated[str | None, Parameter(help="help-log", group=_FLAGS)] = None,
        workers: Annotated[int | None, Parameter(help="help-workers", group=_FLAGS)] = None,
        settings: Annotated[Path | None, Parameter(help="help-settings", group=_FLAGS)] = None,
        set_: Annotated[list[str] | None, Parameter(name="--set", help="help-set", group=_FLAGS, negative="")] = None,
        show_settings: Annotated[bool, Parameter(help="help-show-settings", group=_FLAGS, negative="")] = False,
        lan: Annotated[bool, Parameter(help="help-lan", group=_FLAGS, negative="")] = False,
        browser: Annotated[bool, Parameter(help="help-browser", group=_FLAGS)] = True,
    ) -> int:
        """Play in the browser."""
        from tablee.terminal.serve import open_house

        flags: dict[str, Any] = {"host": host, "port": port, "store": store, "path": path, "log": log}
        flags["workers"] = workers
        flags["names"] = None if name is None else [name]
        return open_house(self.words, settings, flags, set_ or [], lan=lan, browser=browser, show=show_settings)

    def simulate(
        self,
        game: GameName,
        /,
        *,
        games: Annotated[int, Parameter(help="help-count", group=_FLAGS)] = 1000,
        players: Annotated[str | None, Parameter(help="help-bots", group=_FLAGS)] = None,
        seats: Annotated[int | None, Parameter(help="help-seats", group=_FLAGS)] = None,
        level: Annotated[str | None, Parameter(help="help-level", group=_FLAGS)] = None,
        seed: Annotated[int, Parameter(help="help-number-seed", group=_FLAGS)] = 0,
        jobs: Annotated[int | None, Parameter(help="help-jobs", group=_FLAGS)] = None,
        json: Annotated[bool, Parameter(help="help-json", group=_FLAGS, negative="")] = False,
        deck: Deck = None,
        **options: Any,
    ) -> int:
        """Let bots play many games."""
        from tablee.terminal.experiment import Experiment, show_experiment

        box = self._open(game, deck)
        experiment = Experiment(box, players, seats, level, games, seed, jobs, options, deck)
        show_experiment(experiment, self.words, json)
        return 0

    def lab(
        self,
        action: Annotated[str, Parameter(help="help-lab-action", group=_FLAGS)],
        file: Annotated[Path, Parameter(help="help-lab-file", group=_FLAGS)],
        /,
        *,
        game: Annotated[str | None, Parameter(help="help-lab-game", group=_FLAGS)] = None,
        jobs: Annotated[int | None, Parameter(help="help-jobs", group=_FLAGS)] = None,
        output: Annotated[Path | None, Parameter(help="help-lab-output", group=_FLAGS)] = None,
        on: Annotated[str | None, Parameter(help="help-lab-on", group=_FLAGS)] = None,
    ) -> int:
        """Study a game."""
        from tablee.lab.study import game_named
        from tablee.terminal.lab import Wishes, work_in_lab

        self.game_id = game_named(file)
        return work_in_lab(self.words, action, Wishes(file, game, jobs, output, on))

    def print(
        self,
        game: GameName,
        /,
        *,
        paper: Annotated[str, Parameter(help="help-paper", group=_FLAGS)] = "a4",
        ink: Annotated[str, Parameter(help="help-ink", group=_FLAGS)] = "colour",
        deck: Annotated[Path | None, Parameter(name=["--deck", "--sheets"], help="help-own", group=_FLAGS)] = None,
        output: Annotated[Path | None, Parameter(help="help-output", group=_FLAGS)] = None,
        **options: Any,
    ) -> int:
        """Make a PDF to print, cut out and play."""
        from tablee.terminal.printing import Order, show_print

        self._check_deck(deck)
        show_print(Order(game, paper, ink, deck, output, options), self.words)
        return 0

    def new_game(self, name: Annotated[str, Parameter(help="help-new-name", group=_FLAGS)], /) -> int:
        """Write a small game that runs."""
        from tablee.terminal.new_game import show_new_game

        show_new_game(name, self.words)
        return 0

    def store(
        self,
        action: Annotated[str, Parameter(help="help-store-action", group=_FLAGS)],
        /,
        *places: Annotated[str, Parameter(help="help-store-places", group=_FLAGS)],
        store: Annotated[str | None, Parameter(help="help-store", group=_FLAGS)] = None,
    ) -> int:
        """Look after the games that are kept."""
        from tablee.terminal.store import care_for_store

        return care_for_store(self.words, action, places, store)

    def admin(
        self,
        action: Annotated[str, Parameter(help="help-admin-action", group=_FLAGS)],
        /,
        *things: Annotated[str, Parameter(help="help-admin-things", group=_FLAGS)],
        days: Annotated[float | None, Parameter(help="help-admin-days", group=_FLAGS)] = None,
        do: Annotated[bool, Parameter(help="help-admin-do", group=_FLAGS, negative="")] = False,
        at: Annotated[str | None, Parameter(help="help-admin-at", group=_FLAGS)] = None,
        store: Annotated[str | None, Parameter(help="help-admin-store", group=_FLAGS)] = None,
    ) -> int:
        """Look after a server that runs."""
        from tablee.terminal.admin import operate

        return operate(self.words, action, things, days=days, do=do, at=at, store=store)

    # What they share

    def _open(self, name: str, deck: Path | None) -> Game:
        self._check_deck(deck)
        box = find_game(name, deck)
        self.game_id = box.id
        return box

    def _check_deck(self, deck: Path | None) -> None:
        if deck is not None:
            deck.open("rb").close()

    def _recognise(self, file: Path, deck: Path | None) -> None:
        """Look up which game a record is of, so that what is wrong with it is told in that game's words."""
        from tablee.terminal.files import load_record

        record = load_record(file)
        box = self._open(record.game, deck)
        if record.material != box.material:
            raise BadUsage("error-other-deck", recorded=record.material, given=box.material)

    def run_session(self, session: TerminalSession) -> int:
        """Play, and whatever happens leave the terminal and the record in order."""
        signal.signal(signal.SIGTERM, _stop)
        try:
            with _hearing_signals():
                session.run()
        except KeyboardInterrupt:
            session.screen.show("")
            session.leave()
            return INTERRUPTED
        finally:
            session.file.close()
        return 0


def _stop(number: int, _frame: object) -> None:
    raise SystemExit(128 + number)


@contextmanager
def _hearing_signals() -> Iterator[None]:
    """Wake up once a second: a signal that comes just before the wait for a key would be heard after the next key."""
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    signal.signal(signal.SIGALRM, lambda _number, _frame: None)
    signal.setitimer(signal.ITIMER_REAL, _HEARS_EVERY, _HEARS_EVERY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


# ---------------------------------------------------------------------------------------------- the command line


def make_app(commands: Commands) -> App:
    """The commands with their flags; those of the game's options too if a game is named."""
    app = App(
        name="tablee",
        help="help-app",
        usage="help-form",
        help_flags=_HELP,
        version_flags=[],
        help_format="plaintext",
        default_parameter=Parameter(show_default=False, show_choices=False, show_env_var=False),
        group_commands=Group("help-commands"),
    )
    for name, form in _COMMANDS.items():
        command = getattr(commands, name.replace("-", "_"))
        if commands.game_id is not None and name in ("play", "simulate"):
            command = _widened(command, commands)
        if commands.game_id is not None and name == "print":
            command = _widened_print(command, commands)
        app.command(command, name=name, help=_HELP_OF.get(name, f"help-{name}"), usage=f"tablee {name} {form}")
    add_toolboxes(app, commands)
    return app


def _widened(command: Any, commands: Commands) -> Any:
    from tablee.terminal.flags import with_flags
    from tablee.terminal.options import choices

    assert commands.game_id is not None
    return with_flags(command, choices(find_game(commands.game_id)), commands.words, "help-game-options")


def _widened_print(command: Any, commands: Commands) -> Any:
    from tablee.press.printing import PRINTABLE, print_words
    from tablee.terminal.flags import with_flags
    from tablee.terminal.printing import print_choices

    assert commands.game_id is not None
    if commands.game_id not in PRINTABLE:
        return command
    words = print_words(commands.lang, commands.game_id)
    return with_flags(command, print_choices(commands.game_id), words, "help-game-options")


def run_line(tokens: list[str], commands: Commands) -> int:
    """Run one command line without its language."""
    commands.game_id = _named_game(tokens)
    commands.asked = tuple(tokens)
    app = make_app(commands)
    if not tokens:
        return commands.serve()
    if tokens[0] in TOOLBOXES:
        commands.game_id = TOOLBOXES[tokens[0]].game
    if any(flag in tokens for flag in _HELP) or (len(tokens) == 1 and tokens[0] in TOOLBOXES):
        return _help(app, [token for token in tokens if token not in _HELP], commands.words)
    return _call(app, tokens)


def _call(app: App, tokens: list[str]) -> int:
    from tablee.terminal.screen import Left

    try:
        return int(app(tokens, exit_on_error=False, print_error=False, result_action="return_value") or 0)
    except CycloptsError as error:
        from tablee.terminal.usage import usage_complaint

        raise usage_complaint(error, tools_of(tokens[0]) or [*_COMMANDS, *TOOLBOXES]) from None
    except Left:
        return 0


def _help(app: App, tokens: list[str], words: Words) -> int:
    from tablee.terminal.guide import Guide
    from tablee.terminal.screen import Screen

    screen = Screen(words)
    console = screen.console
    console.width = screen.width
    commands = [*_COMMANDS, *TOOLBOXES, *(tool for name in TOOLBOXES for tool in tools_of(name))]
    boxes = {name: words_for(words.lang, box.game) for name, box in TOOLBOXES.items()}
    guide = Guide(words, commands, boxes, _characters(words.game_id))
    app.help_formatter = guide
    app.help_print(_command_path(tokens), console=console)
    guide.common(console)
    return 0


def _characters(game: str | None) -> list[str]:
    """Who may be named among the players of the game, besides its levels."""
    from tablee.bots.characters import characters_of

    return [] if game is None else [character.id for character in characters_of(find_game(game))]


def _command_path(tokens: list[str]) -> list[str]:
    """The command that a line begins with, as far as it is known."""
    if tokens and tokens[0] in TOOLBOXES:
        return tokens[:2] if tokens[1:2] and tokens[1] in tools_of(tokens[0]) else tokens[:1]
    return tokens[:1] if tokens and tokens[0] in _COMMANDS else []


def _named_game(tokens: Sequence[str]) -> str | None:
    """The game right after the command; an unknown one is told before anything else on the line is."""
    if len(tokens) < 2 or tokens[0] not in _WITH_GAME or tokens[1].startswith("-"):
        return next((token for token in tokens[1:] if token in SHELF), None)
    return find_game(tokens[1]).id
