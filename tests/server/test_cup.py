"""Cups on a real server: friends and bots, tables opened and scores taken, kills in between, and what is refused."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from tablee.core.match import verify
from tablee.core.record import read_record
from tablee.games import find_game
from tests.server.cups import BOT, FREE, PERSON, TEAMS, WISH, Entered
from tests.server.house import House, Made, evening
from tests.server.postgresql import Cluster

UNKNOWN = {"kind": "bot", "level": "godlike"}


async def say_at(made: Made, token: str, what: str) -> None:
    """Ask for something at the table with whichever seat the token opens."""
    made.keys = {0: token}
    guest = await made.sit(0)
    answer = await guest.ask(what, guest.welcome["mine"][0])
    assert answer["type"] == "done", answer


async def play_to_the_end(made: Made, token: str, seen: list[int]) -> None:
    """Play whatever comes last until the match is over; `seen` is the score as the page sees it."""
    made.keys = {0: token}
    guest = await made.sit(0)
    seat = guest.welcome["mine"][0]
    while not guest.is_over():
        if guest.is_asked(seat):
            await guest.play_and_see(seat, guest.situation["legal"][str(seat)][-1])
        else:
            await guest.wait(lambda: guest.is_over() or guest.is_asked(seat))
    seen += [side["score"] for side in guest.situation["views"][str(seat)]["sides"]]


def give_up(cup: Entered, number: int, team: str) -> None:
    evening(say_at(cup.sit_down(number, team), cup.keys[team], "resign"))


# Alone


@pytest.mark.slow
def test_a_cup_alone_from_the_draw_to_the_champion(own_house: House) -> None:
    """The person gives every match up.  The server is killed after one of them, before anybody could take the score."""
    cup = Entered(own_house.start(), options={"mode": "pro"})
    start = cup.look()
    assert [match["stage"] for match in start["fixtures"]].count("group") == 10
    assert sorted(start["lots"]) == list(TEAMS)
    while (match := cup.match_of("france")) is not None:
        give_up(cup, match["number"], "france")
        if match["round"] == 3:
            own_house.restart()
    over = cup.settled()
    check_all_given_up(over)
    for match in over["fixtures"]:
        options = own_house.get(f"/api/tables/{match['table']}")["options"]
        assert (options["mode"], options["knockout"]) == ("pro", match["stage"] != "group")
    own_house.restart()
    assert cup.look() == over
    assert Counter(entry["type"] for entry in journal(own_house)) == {"laid": 14, "ended": 14}


def check_all_given_up(over: dict[str, Any]) -> None:
    assert all(match["state"] == "over" for match in over["fixtures"])
    assert over["standings"][-1]["team"] == "france"
    assert len(set(over["podium"])) == 3
    assert "france" not in over["podium"]
    forfeits = [match["score"] for match in over["fixtures"] if match["score"]["forfeit"]]
    assert [sorted(score["goals"]) for score in forfeits] == [[0, 3]] * 4


def journal(house: House) -> list[dict[str, Any]]:
    """What the store has of the only cup."""
    with closing(sqlite3.connect(house.settings["store"])) as store:
        return [json.loads(entry) for (entry,) in store.execute("SELECT entry FROM cup_journal ORDER BY number")]


@pytest.mark.slow
@pytest.mark.parametrize("automaton", [True, False])
def test_a_match_that_is_played_counts_as_it_ended(house: House, automaton: bool) -> None:
    cup = Entered(house, automaton=automaton)
    match = cup.match_of("france")
    while match is not None and match["home"] == "france":  # until the person's team is named second
        give_up(cup, match["number"], "france")
        match = cup.match_of("france")
    assert match is not None
    made = cup.sit_down(match["number"], "france")
    info = house.get(made.path())
    assert len(info["seats"]) == (1 if automaton else 2)
    assert (info["options"]["home"], info["options"]["away"]) == ("france", match["home"])
    seen: list[int] = []
    evening(play_to_the_end(made, cup.keys["france"], seen))
    mine, theirs = seen
    score = cup.score(match["number"])
    assert score["goals"] == [theirs, mine]
    assert score["winner"] == (None if mine == theirs else "france" if mine > theirs else match["home"])


def test_bots_play_real_matches_that_can_be_watched(house: House) -> None:
    cup = Entered(house)
    match = next(match for match in cup.settled()["fixtures"] if match["state"] == "over")
    replay = house.get(f"/api/tables/{match['table']}/replay")
    assert replay["outcome"]["scores"] == match["score"]["goals"]
    record = read_record(house.ask("GET", f"/api/tables/{match['table']}/record").text)
    assert verify(record, find_game("worldwide_football")) > 0


# Friends


def met(house: House) -> tuple[Entered, int]:
    """A cup in which the matches were given up until France and Italy, two people, are to meet: the number of that."""
    cup = Entered(house, italy=FREE)
    cup.join("italy", "Noé")
    while True:
        matches = {team: cup.match_of(team) for team in ("france", "italy")}
        if matches["france"] is not None and matches["france"] == matches["italy"]:
            return cup, matches["france"]["number"]
        team, match = next((team, match) for team, match in matches.items() if match is not None)
        give_up(cup, match["number"], team)


def test_two_friends_meet_at_one_table(house: House) -> None:
    cup, number = met(house)
    made = cup.sit_down(number, "france")
    assert cup.sit_down(number, "italy").id == made.id
    assert {seat["name"] for seat in house.get(made.path())["seats"]} == {"Camille", "Noé"}

    async def break_off() -> None:
        made.keys = {0: cup.keys["france"], 1: cup.keys["italy"]}
        both = await made.sit(0, 1)
        await both.ask("end", 0)
        await both.send("vote", seat=1, agree=True)

    evening(break_off())
    assert cup.look()["fixtures"][number]["state"] == "due", "a match that both break off is played again"
    again = cup.sit_down(number, "italy")
    assert again.id != made.id
    evening(say_at(again, cup.keys["italy"], "resign"))
    assert cup.score(number)["winner"] == "france"
    assert cup.score(number)["forfeit"]


@pytest.mark.slow
def test_who_breaks_off_against_a_stand_in_has_given_up(house: House) -> None:
    """Else whoever is behind would wait until the other is away, and play the match again."""
    cup, number = met(house)
    made = cup.sit_down(number, "france")

    async def break_off_alone() -> None:
        made.keys = {0: cup.keys["france"]}
        guest = await made.sit(0)
        (mine,) = guest.welcome["mine"]
        await guest.let_bot_play(mine, about=1 - mine)
        assert (await guest.ask("end", mine))["answer"] == {"proposed": False}

    evening(break_off_alone())
    assert cup.score(number)["forfeit"]
    assert cup.score(number)["winner"] == "italy"


def test_a_team_that_nobody_takes_goes_to_a_bot(house: House) -> None:
    cup = Entered(house, **dict.fromkeys(("brazil", "germany", "italy", "spain"), FREE))
    cup.join("brazil", "Noé")
    rest = cup.look()["lots"][0]
    match = cup.match_of("france") if rest != "france" else None
    other = {match["home"], match["away"]} - {"france"} if match else set()
    if match and not other & {"brazil"}:
        refused = cup.post(f"fixtures/{match['number']}", token=cup.keys["france"])
        assert (refused.status_code, refused.json()["key"]) == (409, "error-cup-team-free")
        assert refused.json()["facts"]["team"] in other
    for team in ("germany", "italy", "spain"):
        denied = cup.post("bot", team=team, token=cup.keys["brazil"])
        assert (denied.status_code, denied.json()["key"]) == (403, "error-cup-not-your-team")
        assert cup.post("bot", team=team, token=cup.keys["france"], level="beginner").status_code == 201
    assert cup.post("bot", team="brazil", token=cup.keys["brazil"]).status_code == 201
    kinds = {entrant["team"]: (entrant["kind"], entrant["level"]) for entrant in cup.look()["entrants"]}
    assert kinds["germany"] == ("bot", "beginner")
    assert kinds["brazil"] == ("bot", "casual")
    assert kinds["france"] == ("person", None)


@pytest.mark.slow
def test_who_leaves_in_a_match_against_the_game_lets_bots_play_it(house: House) -> None:
    cup = Entered(house)
    while (match := cup.match_of("france")) is None:
        cup = Entered(house)
    table = cup.sit_down(match["number"], "france").id
    cup.post("bot", team="france", token=cup.keys["france"])
    over = cup.settled()
    assert over["fixtures"][match["number"]]["state"] == "over"
    assert over["fixtures"][match["number"]]["table"] != table


@pytest.mark.slow
def test_two_servers_with_one_store_tell_the_same_cup(own_house: House, cluster: Cluster, tmp_path: Path) -> None:
    own_house.settings["store"] = cluster.new_place()
    own_house.start()
    (tmp_path / "other").mkdir()
    other = House(tmp_path / "other", store=own_house.settings["store"]).start()
    try:
        cup = Entered(own_house, italy=FREE, spain=FREE)
        there = copy(cup)
        there.house = other
        there.look()
        cup.join("italy", "Noé")
        assert refusal(there.post("join", team="italy", name="Zoé")) == (409, "error-cup-team-taken")
        there.join("spain", "Zoé")
        names = {entrant["team"]: entrant["name"] for entrant in cup.look()["entrants"]}
        assert (names["italy"], names["spain"]) == ("Noé", "Zoé")
        assert cup.settled() == there.settled()
    finally:
        other.stop()


@pytest.mark.slow
def test_a_match_that_ended_counts_though_its_person_leaves_at_once(house: House) -> None:
    cup = Entered(house)
    while (match := cup.match_of("france")) is None:
        cup = Entered(house)
    give_up(cup, match["number"], "france")
    cup.post("bot", team="france", token=cup.keys["france"])
    assert cup.score(match["number"])["forfeit"]


# What is refused


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "artropp"}, "error-cup-game"),
        ({"game": "chess"}, "error-game"),
        ({"host": "italy"}, "error-cup-host"),
        ({"host": "narnia"}, "error-cup-host"),
        ({"entrants": {"france": PERSON}}, "error-cup-teams"),
        ({"entrants": {**dict.fromkeys(TEAMS, BOT), "narnia": BOT}}, "error-cup-teams"),
        ({"entrants": {**dict.fromkeys(TEAMS, UNKNOWN), "france": PERSON}}, "error-level"),
        ({"entrants": {**dict.fromkeys(TEAMS, BOT), "france": {"kind": "person", "name": " "}}}, "error-empty-name"),
        ({"options": {"knockout": True}}, "error-cup-option"),
        ({"options": {"mode": "legend"}}, "error-option"),
        ({"options": {"weather": 1}}, "error-option"),
        ({"own": "0a1b"}, "error-message"),
        ({"surprise": 1}, "error-message"),
    ],
)
def test_a_cup_that_cannot_be_played_is_not_made(house: House, change: dict[str, Any], key: str) -> None:
    entrants = {**dict.fromkeys(TEAMS, BOT), "france": PERSON}
    answer = house.ask("POST", "/api/cups", json={**WISH, "entrants": entrants, **change})
    assert refusal(answer)[0] == 400, answer.text
    assert refusal(answer)[1].startswith(key), answer.text


def test_what_cannot_be_done_in_a_cup_says_why(house: House) -> None:
    cup = Entered(house, italy=FREE, spain=FREE)
    cup.join("italy", "Noé")
    nobody = "x" * 32
    assert refusal(house.ask("GET", "/api/cups/nowhere")) == (404, "error-no-cup")
    assert refusal(cup.post("join", team="italy", name="Zoé")) == (409, "error-cup-team-taken")
    assert refusal(cup.post("join", team="brazil", name="Zoé")) == (409, "error-cup-team-taken")
    assert refusal(cup.post("join", team="narnia", name="Zoé")) == (404, "error-cup-no-team")
    assert refusal(cup.post("join", team="spain", name="\u200d")) == (400, "error-empty-name")
    assert refusal(cup.post("bot", team="narnia", token=nobody)) == (404, "error-cup-no-team")
    assert refusal(cup.post("bot", team="spain", token=nobody)) == (403, "error-cup-token")
    assert refusal(cup.post("bot", team="france", token=cup.keys["italy"])) == (403, "error-cup-not-your-team")
    assert refusal(cup.post("bot", team="spain", token=cup.keys["france"], level="x"))[1] == "error-level"
    assert refusal(cup.post("fixtures/0", token=nobody)) == (403, "error-cup-token")
    assert refusal(cup.post("fixtures/13", token=cup.keys["france"])) == (409, "error-cup-not-due")
    assert refusal(cup.post("fixtures/99", token=cup.keys["france"])) == (404, "error-cup-no-match")
    found = cup.settled()["fixtures"]
    strange = next(match for match in found[:2] if "france" not in (match["home"], match["away"]))
    wanted = (409, "error-cup-played") if strange["score"] else (403, "error-cup-not-your-match")
    assert refusal(cup.post(f"fixtures/{strange['number']}", token=cup.keys["france"])) == wanted


def test_nobody_is_told_the_keys_or_the_seed(own_house: House) -> None:
    cup = Entered(own_house.start(), italy=FREE)
    cup.join("italy", "Noé")
    cup.settled()
    shown = json.dumps(cup.look())
    with closing(sqlite3.connect(own_house.settings["store"])) as store:
        (row,) = store.execute("SELECT row FROM cups").fetchone()
    kept = row + json.dumps(journal(own_house))
    secrets = [json.loads(row)["seed"], json.loads(row)["entrants"]["france"]["token"], *cup.keys.values()]
    assert not [secret for secret in secrets if secret in shown]
    assert not [token for token in cup.keys.values() if token in kept]
