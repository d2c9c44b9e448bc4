"""The cup of Worldwide Football: five teams, and matches that need a winner from the semi-finals on (WF-56)."""

from __future__ import annotations

from tablee.core.game import NOBODY
from tablee.core.teams import CupRules, Score
from tablee.games.worldwide_football.rules import WorldwideFootballState


class WorldwideFootballCup(CupRules[WorldwideFootballState]):
    """How the matches of a cup are laid and read."""

    def __init__(self, teams: tuple[str, ...]) -> None:
        """All five teams of the box take part."""
        self.teams = teams

    def options(self, home: str, away: str, knockout: bool) -> dict[str, bool | int | str]:
        """The two teams; a draw stands only in the group."""
        return {"home": home, "away": away, "knockout": knockout}

    def score(self, state: WorldwideFootballState) -> Score:
        """Goals and kicks of both sides, those of the virtual opponent too."""
        ahead = state.ahead()
        return Score(
            goals=(state.score[0], state.score[1]),
            winner=None if ahead == NOBODY else 0 if ahead == 0 else 1,
            kicks=(state.kicks_made[0], state.kicks_made[1]) if state.shootout else None,
        )
