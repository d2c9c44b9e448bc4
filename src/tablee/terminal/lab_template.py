"""The study that ``tablee lab new`` writes: it runs as it is, and its remarks say what else it could ask."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from tablee.core.game import Game
from tablee.terminal.options import Choice, choices
from tablee.terminal.seating import who_may_play
from tablee.words import Words


def template(game: Game, words: Words) -> str:
    """The study of a game with a remark for everything that can be chosen."""
    return "\n".join(_lines(game, words)) + "\n"


def _lines(game: Game, words: Words) -> Iterator[str]:
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    race = "no" if game.pace is None else "yes"
    yield from _remark(words("study-head", game=words("game-title")))
    yield ""
    yield f'game = "{game.id}"'
    yield f'question = "{words("study-question")}"'
    yield ""
    yield from _remark(words("study-players", levels=", ".join(who_may_play(game)), race=race))
    yield 'players = ["casual", "beginner"]' if seats > 1 else 'players = ["casual"]'
    yield ""
    yield from _remark(words("study-seats", least=game.seat_counts[0], most=game.seat_counts[-1]))
    yield f"seats = {seats}"
    yield ""
    yield from _remark(words("study-games"))
    yield "games = 200"
    yield "# interval = 2.0"
    yield ""
    yield from _remark(words("study-seed"))
    yield "seed = 1"
    yield ""
    if game.data_file is not None:
        yield from _remark(words("study-files"))
        yield f'# files = ["box", "{game.data_file.name}"]'
        yield ""
    yield from _remark(words("study-leave-out"))
    yield "# leave_out = true"
    yield ""
    yield "[options]"
    yield from _remark(words("study-options"))
    for choice in choices(game):
        yield ""
        yield from _remark(choice.help(words))
        yield f"# {choice.name} = {_value(choice)}"


def _remark(text: str) -> Iterator[str]:
    for line in wrap(text, 116):
        yield f"# {line}"


def _value(choice: Choice) -> str:
    if choice.kind is bool:
        return "[false, true]"
    return f'"{choice.default}"' if choice.kind is str else str(choice.default)
