"""Plays a game with fixed luck and fixed players, and tells it as a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tablee.bots.levels import make_bot
from tablee.core.game import Game, Seat, State
from tablee.core.match import Match, run
from tablee.core.players import Player
from tablee.core.record import begin, read_options, replay_ply
from tablee.core.story import Story, Told
from tests.conformance.tables import GAMES
from tests.players import RandomPlayer, table_seed

FOLDER = Path(__file__).parent
MOST_LISTED = 120
"""Who may do more than that is told how much it is."""
WIDTH = 14
"""Room for a ply, so that what follows from it stands in a column of its own."""


class Mode(NamedTuple):
    """One kind of game to be told."""

    game: str
    seats: int
    options: dict[str, Any]
    name: str = ""
    luck: int = 1
    """Which luck is told: one in which much happens."""
    most: int | None = None
    """How many plies are told of a match that would be too long to be read; its end is told in any case."""

    @property
    def file(self) -> Path:
        return FOLDER / f"{'-'.join(filter(None, [self.game, str(self.seats), self.name]))}.txt"


CHOSEN = {
    "artropp": [
        Mode("artropp", 2, {"duel_rounds": 1}, luck=6),
        Mode("artropp", 3, {"rounds": 4, "open_table": False}, luck=35),
        Mode("artropp", 4, {"rounds": 5, "open_table": False}, luck=17),
        Mode("artropp", 6, {"rounds": 5, "open_table": False}, luck=34),
        Mode("artropp", 4, {"rounds": 3, "free_places": 1}, "open_table", luck=13),
        Mode("artropp", 3, {"rounds": 3, "free_drums": True}, "free_drums", luck=155),
        Mode("artropp", 5, {"rounds": 3, "purse": 1, "rebuy": True, "skip_empty_pot": True}, "ruin", luck=75),
    ],
    "ubongo": [
        Mode("ubongo", 1, {"sheet": 3, "row": 5}),
        Mode("ubongo", 2, {"orange": True}, "orange", luck=3),
        Mode("ubongo", 2, {"side": "B", "pieces_dealt": True}, "hard", luck=2),
    ],
    "french_flair": [
        Mode("french_flair", 2, {}, luck=19),
        Mode(
            "french_flair",
            2,
            {
                "strict_ruck_nine": True,
                "loose_sequence": True,
                "keep_surplus": True,
                "two_card_maul": True,
                "link_run": True,
            },
            "options",
            luck=4,
        ),
    ],
    "worldwide_football": [
        Mode("worldwide_football", 1, {}, luck=28, most=125),
        Mode(
            "worldwide_football",
            1,
            {"mode": "pro", "substitutions": True, "offensive_two": True},
            "pro",
            luck=54,
            most=125,
        ),
        Mode(
            "worldwide_football",
            2,
            {"knockout": True, "home": "brazil", "away": "spain"},
            "knockout",
            luck=21,
            most=125,
        ),
        Mode("worldwide_football", 2, {"mode": "pro", "home": "germany"}, "pro", luck=18, most=125),
    ],
    "rugby_champion": [
        Mode("rugby_champion", 1, {}, luck=31, most=125),
        Mode(
            "rugby_champion",
            1,
            {
                "difficulty": "expert",
                "opening_try": True,
                "arrow_inward_keeps_ball": True,
                "symmetric_advantage": True,
            },
            "options",
            luck=42,
            most=125,
        ),
        Mode("rugby_champion", 2, {}, luck=39, most=125),
    ],
}
"""Games whose modes are worth more than the smallest and the largest table."""


def modes() -> list[Mode]:
    """Every mode of every game on the shelf."""
    return [mode for game in GAMES.values() for mode in CHOSEN.get(game.id, _usual(game))]


def _usual(game: Game) -> list[Mode]:
    return [Mode(game.id, seats, {}) for seats in sorted({game.seat_counts[0], game.seat_counts[-1]})]


def playthrough(mode: Mode) -> str:
    """The whole text: header, plies with their story, what could be chosen, and what can be seen at the end."""
    match = played(mode)
    return "\n".join([match.record.header().strip(), "", *_plies(match, mode.most), "", *_end(match)]) + "\n"


def played(mode: Mode) -> Match:
    """The match of that mode, always the same."""
    game = GAMES[mode.game]
    match = Match.start(game, read_options(game, mode.options), mode.seats, seed=table_seed(mode.luck))
    run(match, [_player(game, seat) for seat in range(mode.seats)])
    return match


def _player(game: Game, seat: Seat) -> Player:
    """Chance would never see the end of a race; a bot does."""
    return make_bot("casual", game, seat) if game.pace else RandomPlayer(seat)


def _plies(match: Match, most: int | None) -> Iterator[str]:
    state = begin(match.record, match.game)
    state.story = Story()
    for number, ply in enumerate(match.record.plies[:most]):
        if ply.actor >= 0:
            yield _question(state, ply.actor)
        replay_ply(state, match.game, ply, number)
        yield from _told(str(ply), state.story.take())
    left = len(match.record.plies[most:]) if most is not None else 0
    if left:
        yield f"... and {left} plies more"


def _question(state: State, seat: Seat) -> str:
    others = ", ".join(str(other + 1) for other in state.waiting() if other != seat)
    moves = state.legal(seat)
    choices = " ".join(move.notation for move in moves) if len(moves) <= MOST_LISTED else f"{len(moves)} things"
    return f"    {state.clause()}: {seat + 1}{f' (also {others})' if others else ''} may {choices}"


def _told(ply: str, story: list[Told]) -> Iterator[str]:
    lines = [_in_words(told.public) for told in story]
    yield f"{ply:{WIDTH}} {lines[0] if lines else ''}".rstrip()
    yield from (f"{'':{WIDTH}} {line}" for line in lines[1:])


def _in_words(event: msgspec.Struct) -> str:
    """The event with what it tells: what is nothing, or as usual not so, is left out."""
    unusual = {field.name for field in msgspec.structs.fields(event) if field.default is False}
    values = msgspec.structs.asdict(event).items()
    fields = {name: value for name, value in values if value is not None and (value or name not in unusual)}
    return " ".join([type(event).__name__, *(f"{name}={_json(value)}" for name, value in fields.items())])


def _end(match: Match) -> Iterator[str]:
    outcome = match.outcome()
    assert outcome is not None
    yield f"scores {_json(outcome.scores)}, winners {_json([seat + 1 for seat in outcome.winners])}, {outcome.reason}"
    for viewer in (None, 0):
        yield ""
        yield "A spectator sees" if viewer is None else "Seat 1 sees"
        for name, value in msgspec.structs.asdict(match.state.view(viewer)).items():
            yield from _field(name, value)


def _field(name: str, value: Any) -> Iterator[str]:
    """One line a field; a list of structures gets one line each."""
    if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
        yield f"    {name}"
        yield from (f"        {_in_words(part)}" for part in value)
    else:
        yield f"    {name}: {_json(value)}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
