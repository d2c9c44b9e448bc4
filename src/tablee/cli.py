"""The ``tablee`` program: finds the language, runs the command, and says in one line what was wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import tablee

if TYPE_CHECKING:
    from tablee.core.errors import TableeError
    from tablee.terminal.commands import Commands

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main() -> None:
    """The entry point of the program."""
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Run one command line and return its exit code."""
    wanted, tokens = _take_language(argv)
    if tokens == ["--version"]:
        print(f"tablee {tablee.__version__}, {tablee.build_info()}")
        return 0
    try:
        return _run(wanted, tokens)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run(wanted: str | None, tokens: list[str]) -> int:
    """What is wrong with the line, the files it names or their content is one line on stderr, and nothing else."""
    from tablee.core.errors import TableeError
    from tablee.terminal.commands import Commands, run_line
    from tablee.terminal.complaints import file_complaint
    from tablee.words import pick_language

    commands = Commands(pick_language(None, os.environ), None)
    try:
        commands.lang = pick_language(wanted, os.environ)
        return run_line(tokens, commands)
    except BrokenPipeError:
        raise
    except TableeError as error:
        return _complain(commands, error)
    except OSError as error:
        return _complain(commands, file_complaint(error))


def _take_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang`` out, wherever it stands: it holds for all that is said."""
    tokens: list[str] = []
    wanted: str | None = None
    rest = iter(argv)
    for token in rest:
        if token == "--lang":
            wanted = next(rest, "?")
        elif token.startswith("--lang="):
            wanted = token.partition("=")[2] or "?"
        else:
            tokens.append(token)
    return wanted, tokens


def _complain(commands: Commands, error: TableeError) -> int:
    from tablee.terminal.encoding import speak_any_encoding

    speak_any_encoding()
    print(f"tablee: {' '.join(commands.words.error(error).splitlines())}", file=sys.stderr)
    return BAD_INPUT
