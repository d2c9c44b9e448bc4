"""What is wrong with a command line, as one sentence in the person's language."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from cyclopts import exceptions as wrong

from tablee.terminal.complaints import BadUsage

_WANTED = {int: "error-flag-number", float: "error-flag-number", bool: "error-flag-bare"}
"""The complaint about a value, by the type that it should have had."""


def usage_complaint(error: wrong.CycloptsError, commands: Iterable[str]) -> BadUsage:
    """The complaint for what the parser found."""
    if isinstance(error, wrong.UnknownOptionError):
        return _unknown_flag(error)
    if isinstance(error, wrong.CoercionError):
        return _bad_value(error)
    if isinstance(error, wrong.MissingArgumentError):
        return _missing(error)
    if isinstance(error, wrong.RepeatArgumentError):
        return BadUsage("error-flag-twice", flag=str(error.token.keyword or error.token.value))
    if isinstance(error, wrong.UnknownCommandError):
        return _unknown_command(error, list(commands))
    if isinstance(error, wrong.UnusedCliTokensError):
        return BadUsage("error-too-much", text=" ".join(error.unused_tokens or []))
    return BadUsage("error-usage", problem=str(error).strip().splitlines()[-1])


def _unknown_flag(error: wrong.UnknownOptionError) -> BadUsage:
    flag = (error.token.keyword or error.token.value).partition("=")[0]
    known = [name for argument in error.argument_collection for name in argument.names]
    near = get_close_matches(flag, known, n=1)
    return BadUsage("error-flag", flag=flag, near=near[0] if near else "", command=_command(error))


def _bad_value(error: wrong.CoercionError) -> BadUsage:
    token = error.token
    flag = token.keyword if token is not None and token.keyword else _name(error)
    given = token.value if token is not None else ""
    key = _WANTED.get(error.target_type or str, "error-flag-other")
    return BadUsage(key, flag=flag, given=given)


def _missing(error: wrong.MissingArgumentError) -> BadUsage:
    name = getattr(error, "keyword", None) or _name(error)  # older versions of the parser do not tell
    if name.startswith("--"):
        return BadUsage("error-flag-needs-value", flag=name)
    return BadUsage("error-missing", what=name.upper(), command=_command(error))


def _unknown_command(error: wrong.UnknownCommandError, commands: list[str]) -> BadUsage:
    command = (error.unused_tokens or [""])[0]
    near = get_close_matches(command, commands, n=1)
    return BadUsage("error-command", command=command, near=near[0] if near else "", known=", ".join(commands))


def _name(error: wrong.CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "?"


def _command(error: wrong.CycloptsError) -> str:
    return " ".join(["tablee", *(error.command_chain or ())])
