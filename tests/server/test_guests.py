"""Players of whoever runs a server: offered beside the levels, asked like them, and never sent by anybody."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.policy import BadPolicy
from tablee.core.errors import BadOption
from tablee.core.record import Record, begin, read_record, replay_ply
from tablee.games import find_game
from tablee.server.guests import MOST, BadGuests, Guests
from tests.bots.nets import stubborn_file
from tests.server.house import House, evening

RECIPE = Path(__file__).parents[2] / "docs" / "library.md"
LAST = """
class Last:
    def choose(self, state, seat):
        return state.legal(seat)[-1]


def make_player(game, seed):
    return Last()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "players"
    found.mkdir()
    (found / "stubborn.policy").write_bytes(stubborn_file(find_game("artropp"), 2).content)
    (found / "last.py").write_text(LAST, encoding="utf-8")
    (found / "readme.txt").write_text("no player", encoding="utf-8")
    return found


def played(house: House, *seats: str, **wish: Any) -> Record:
    """A whole game between bots, at a table that somebody looks at."""
    made = house.make(*seats, **wish)

    async def watch() -> None:
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    evening(watch())
    text = house.ask("GET", made.path("/record")).text
    assert house.stop() == 0
    house.process = None
    assert house.log.read_text() == "", "nobody had to decide in their place"
    return read_record(text)


@pytest.mark.slow
def test_a_policy_plays_at_a_table_like_any_bot(folder: Path, own_house: House) -> None:
    own_house.settings["players"] = str(folder)
    own_house.start()
    games = {game["id"]: game for game in own_house.get("/api/games")}
    seats = {guest["level"]: guest["seat_counts"] for guest in games["artropp"]["guests"]}
    assert seats == {"stubborn.policy": [2], "last.py": [2, 3, 4, 5, 6]}
    assert games["ubongo"]["guests"] == []
    record = played(own_house, "bot stubborn.policy", "bot stubborn.policy", options={"rounds": 1})
    artropp = find_game("artropp")
    state = begin(record, artropp)
    choices = 0
    for number, ply in enumerate(record.plies):
        if ply.actor >= 0 and ply.notation not in ("stay", "leave"):  # these are asked of several at once
            moves = state.legal(ply.actor)
            choices += len(moves) > 1
            assert ply.notation == max(moves, key=lambda move: move.code).notation
        replay_ply(state, artropp, ply, number)
    assert choices > 3


@pytest.mark.slow
def test_the_bot_of_the_recipe_plays_at_a_table(tmp_path: Path, own_house: House) -> None:
    (program,) = re.findall(r"\('''\n(.*?)'''\)", RECIPE.read_text(encoding="utf-8"), flags=re.DOTALL)
    (tmp_path / "hoarder.py").write_text(program, encoding="utf-8")
    own_house.settings["players"] = str(tmp_path)
    own_house.start()
    record = played(own_house, "bot hoarder.py", "bot hoarder.py", options={"rounds": 1})
    state = begin(record, find_game("artropp"))
    for number, ply in enumerate(record.plies):
        if ply.notation == "assault":
            assert {move.notation for move in state.legal(ply.actor)} <= {"assault", "leave"}
        replay_ply(state, find_game("artropp"), ply, number)


def test_a_seat_is_for_players_that_are_here_and_fit(folder: Path) -> None:
    guests = Guests(str(folder))
    artropp = find_game("artropp")
    assert guests.known("stubborn.policy", artropp, 2) == "stubborn.policy"
    with pytest.raises(BadPolicy, match="at a table of 2, not of 3"):
        guests.known("stubborn.policy", artropp, 3)
    for stranger in ("other.policy", "../players/last.py", str(folder / "last.py"), "", "readme.txt"):
        with pytest.raises(BadOption, match=r"beginner, casual, strong, expert, last\.py, stubborn\.policy"):
            guests.known(stranger, artropp, 2)
        assert guests.file(stranger) is None
    assert guests.of(find_game("ubongo")) == []


def test_a_policy_that_is_broken_is_told_before_anybody_sits_down(folder: Path) -> None:
    (folder / "broken.policy").write_bytes(b"tablee policy 1\n{")
    with pytest.raises(BadPolicy, match=r"broken\.policy: it stops in its second line"):
        Guests(str(folder))


def test_a_folder_has_to_be_there_and_to_be_of_bearable_size(tmp_path: Path) -> None:
    with pytest.raises(BadGuests, match="is no folder"):
        Guests(str(tmp_path / "nowhere"))
    for number in range(MOST + 1):
        (tmp_path / f"{number}.py").touch()
    with pytest.raises(BadGuests, match="51 players; at most 50"):
        Guests(str(tmp_path))


def test_a_name_that_no_page_could_show_is_refused(tmp_path: Path) -> None:
    (tmp_path / f"{'x' * 50}.py").touch()
    with pytest.raises(BadGuests, match="at most 40 signs"):
        Guests(str(tmp_path))
