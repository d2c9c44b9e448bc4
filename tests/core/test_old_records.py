"""Games that were played by earlier rules, or with an earlier program, are played again ply for ply.

Every file in ``tests/records`` is a finished game as it was recorded on its day. None of them is ever made anew: what
they prove is that a game keeps to the rules that it began with.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.clock import StillClock
from tablee.core.errors import BadRecord
from tablee.core.match import Match, verify
from tablee.core.record import Record, begin, read_record
from tablee.games import SHELF, find_game
from tests.conformance.tables import GAMES

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*.txt"))


def old_record(path: Path) -> tuple[str, Record]:
    text = path.read_text(encoding="utf-8")
    return text, read_record(text)


def test_there_are_old_games_of_every_game_whose_rules_have_changed() -> None:
    recorded = {path.name.rsplit("-", 1)[0] for path in FILES}
    assert recorded <= set(SHELF)
    assert {name for name in SHELF if find_game(name).version > 1} <= recorded


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_game_is_replayed_and_its_luck_still_proven(path: Path) -> None:
    text, record = old_record(path)
    assert verify(record, find_game(record.game)) > 0
    assert record.text() == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_game_that_was_left_is_played_on_by_its_own_rules(path: Path) -> None:
    _, record = old_record(path)
    game, seed = find_game(record.game), bytes.fromhex(record.seed)
    whole, record.plies, record.seed = record.plies, record.plies[: len(record.plies) // 2], ""
    clock = StillClock()
    match = Match.resume(game, record, seed=seed, clock=clock)
    while len(match.record.plies) < len(whole):
        ply = whole[len(match.record.plies)]
        clock.move_to(ply.at)
        if ply.actor >= 0:
            match.play(ply.actor, game.moves.read(ply.notation))
        else:
            match.settle()
    assert match.is_over()
    assert [str(ply) for ply in match.record.plies] == [str(ply) for ply in whole]


def test_a_new_game_begins_with_the_newest_rules() -> None:
    for game in GAMES.values():
        seats = game.seat_counts[0]
        assert Match.start(game, game.options(), seats).record.rules == game.version


@pytest.mark.parametrize("beyond", [-1, 1])
def test_rules_that_nobody_knows_are_refused_with_those_that_are_known(beyond: int) -> None:
    toy = GAMES["toy"]
    version = toy.version + beyond
    with pytest.raises(BadRecord, match=f"rules version {version}; expected rules version {toy.version}"):
        begin(Record("toy", version, toy.material, 2), toy)
