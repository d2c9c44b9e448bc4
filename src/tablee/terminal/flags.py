"""Flags made from the options of a game, so that no game has to write its own."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any

from cyclopts import Group, Parameter

from tablee.terminal.options import Choice
from tablee.words import Words


def with_flags(command: Callable[..., int], choices: list[Choice], words: Words, group: str) -> Callable[..., int]:
    """The same command with a flag for each choice; those that were given arrive as keywords."""

    def wide(*args: Any, **given: Any) -> int:
        return command(*args, **given)

    signature = inspect.signature(command, eval_str=True)
    kept = [parameter for parameter in signature.parameters.values() if parameter.kind is not parameter.VAR_KEYWORD]
    panel = Group.create_ordered(group)
    flags = [_flag(choice, words, panel) for choice in choices]
    setattr(wide, "__signature__", signature.replace(parameters=kept + flags))  # noqa: B010 - mypy knows no such name
    return wide


def _flag(choice: Choice, words: Words, panel: Group) -> inspect.Parameter:
    shown = Parameter(help=choice.help(words), group=panel)
    kind: Any = choice.kind
    return inspect.Parameter(
        choice.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, shown]
    )
