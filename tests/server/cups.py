"""A cup on a real server, and the keys of the people in it."""

from __future__ import annotations

import time
from typing import Any

from tests.server.house import PATIENCE, House, Made

TEAMS = ("brazil", "france", "germany", "italy", "spain")
PERSON, BOT, FREE = {"kind": "person", "name": "Camille"}, {"kind": "bot", "level": "casual"}, {"kind": "free"}

WISH: dict[str, Any] = {"game": "worldwide_football", "host": "france"}


class Entered:
    """A cup, and the keys of the people in it."""

    def __init__(self, house: House, **wish: Any) -> None:
        self.house = house
        entrants = {team: wish.pop(team, BOT) for team in TEAMS} | {"france": PERSON}
        answer = house.ask("POST", "/api/cups", json={**WISH, "entrants": entrants, **wish})
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["cup"]
        self.keys: dict[str, str] = {key["team"]: key["token"] for key in answer.json()["keys"]}

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.house.get(f"/api/cups/{self.id}")
        return found

    def post(self, path: str, **body: Any) -> Any:
        return self.house.ask("POST", f"/api/cups/{self.id}/{path}", json=body)

    def join(self, team: str, name: str) -> None:
        self.keys[team] = self.post("join", team=team, name=name).json()["token"]

    def settled(self) -> dict[str, Any]:
        """The cup as soon as no bots are playing."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.look()
            if all(match["state"] != "bots" for match in found["fixtures"]):
                return found
            time.sleep(0.05)
        raise AssertionError("the bots do not come to an end")

    def match_of(self, team: str) -> dict[str, Any] | None:
        """The team's match that is to be played now."""
        due = [match for match in self.settled()["fixtures"] if match["state"] in ("due", "open")]
        return next((match for match in due if team in (match["home"], match["away"])), None)

    def sit_down(self, number: int, team: str) -> Made:
        answer = self.post(f"fixtures/{number}", token=self.keys[team])
        assert answer.status_code == 201, answer.text
        keys = [{"seat": seat, "token": token} for seat, token in enumerate(self.keys.values())]
        return Made(self.house, {"table": answer.json()["table"], "keys": keys})

    def score(self, number: int) -> Any:
        return self.settled()["fixtures"][number]["score"]
