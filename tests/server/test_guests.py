"""Players of whoever runs a server: offered beside the levels, asked like them, and never sent by anybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.bots.guests import guest_bot
from tablee.bots.policy import BadPolicy
from tablee.core.errors import BadOption
from tablee.core.game import State
from tablee.core.record import begin, read_record, replay_ply
from tablee.games import find_game
from tablee.server.guests import MOST, BadGuests, Guests
from tests.bots.nets import policy_file
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
    (found / "chance.policy").write_bytes(policy_file(find_game("rugby_champion"), 1).content)
    (found / "last.py").write_text(LAST, encoding="utf-8")
    (found / "readme.txt").write_text("no player", encoding="utf-8")
    return found


def played_alone(house: House, level: str) -> Iterator[tuple[State, str]]:
    """Every position in which a guest had a choice, and what it chose."""
    made = house.make(f"bot {level}", game="rugby_champion")

    async def watch() -> None:
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    evening(watch())
    record = read_record(house.ask("GET", made.path("/record")).text)
    game = find_game(record.game)
    state = begin(record, game)
    for number, ply in enumerate(record.plies):
        if ply.actor == 0 and len(state.legal(0)) > 1:
            yield state, ply.notation
        replay_ply(state, game, ply, number)


def test_guests_play_at_a_table_like_any_bot(folder: Path, own_house: House) -> None:
    own_house.settings["players"] = str(folder)
    own_house.start()
    games = {game["id"]: game for game in own_house.get("/api/games")}
    seats = {guest["level"]: guest["seat_counts"] for guest in games["rugby_champion"]["guests"]}
    assert seats == {"chance.policy": [1], "last.py": [1, 2]}
    assert games["ubongo"]["guests"] == []
    rugby = find_game("rugby_champion")
    policy = guest_bot(policy_file(rugby, 1), rugby, 1)
    chosen = [(policy.choose(state, 0).notation, move) for state, move in played_alone(own_house, "chance.policy")]
    assert len(chosen) > 20
    assert [expected for expected, _ in chosen] == [move for _, move in chosen]
    chosen = [(state.legal(0)[-1].notation, move) for state, move in played_alone(own_house, "last.py")]
    assert len(chosen) > 20
    assert [expected for expected, _ in chosen] == [move for _, move in chosen]
    assert own_house.stop() == 0
    assert own_house.log.read_text() == ""
    own_house.process = None


def test_the_bot_of_the_recipe_plays_at_a_table(tmp_path: Path, own_house: House) -> None:
    (program,) = re.findall(r"\('''\n(.*?)'''\)", RECIPE.read_text(encoding="utf-8"), flags=re.DOTALL)
    (tmp_path / "hoarder.py").write_text(program, encoding="utf-8")
    own_house.settings["players"] = str(tmp_path)
    own_house.start()
    made = own_house.make("bot hoarder.py", "bot hoarder.py", options={"rounds": 1})

    async def watch() -> None:
        spectator = await made.sit()
        await spectator.wait(spectator.is_over)

    evening(watch())
    record = read_record(own_house.ask("GET", made.path("/record")).text)
    state = begin(record, find_game("artropp"))
    for number, ply in enumerate(record.plies):
        if ply.notation == "assault":
            assert {move.notation for move in state.legal(ply.actor)} <= {"assault", "leave"}
        replay_ply(state, find_game("artropp"), ply, number)
    assert own_house.stop() == 0
    assert own_house.log.read_text() == ""
    own_house.process = None


def test_a_seat_is_for_players_that_are_here_and_fit(folder: Path) -> None:
    guests = Guests(str(folder))
    rugby = find_game("rugby_champion")
    assert guests.known("chance.policy", rugby, 1) == "chance.policy"
    with pytest.raises(BadPolicy, match="at a table of 1, not of 2"):
        guests.known("chance.policy", rugby, 2)
    for stranger in ("other.policy", "../players/last.py", str(folder / "last.py"), "", "readme.txt"):
        with pytest.raises(BadOption, match=r"beginner, casual, strong, chance\.policy, last\.py"):
            guests.known(stranger, rugby, 1)
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
