"""The chances of what may be thrown next at French Flair, a line each, as exact as dice are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.errors import Fact
from tablee.games.french_flair.moves import VERBS, Act
from tablee.games.french_flair.odds import (
    chance_at_goal,
    chance_in_zone,
    chance_of_duel,
    chance_of_run,
    chances_of_double,
    chances_of_kick,
    chances_of_tackle,
    chances_of_touch,
)
from tablee.games.french_flair.say import zone
from tablee.games.french_flair.view import FrenchFlairView
from tablee.terminal.lists import decimal
from tablee.terminal.scene import Scene
from tablee.words import Words

_ORDER: Final = ("run", "kick", "touch", "drop", "goal", "dice")
_PLACES: Final = 1
"""Places behind the point of a percentage."""


def odds(scene: Scene) -> list[str]:
    """What hangs on the dice of the present decision."""
    view: FrenchFlairView = scene.view
    if view.phase == "defence":
        return _tackle(scene.words, view)
    if view.phase in ("contest", "clear-out") and view.zone is not None:
        chance = _percent(scene.words, chance_in_zone(*view.zone))
        return [scene.words("odds-zone", zone=scene.words.tell(zone(view.zone)), chance=chance)]
    return [_throw(scene.words, view, how, dice) for how, dice in _throws(scene)]


def _throws(scene: Scene) -> list[tuple[str, int]]:
    """The kinds of throw among the legal moves, each with one die and with two."""
    acts: list[Act] = [scene.game.moves.read(notation) for notation in scene.numbers]
    throws = {(VERBS[act.verb], act.dice) for act in acts if act.dice}
    return sorted(throws, key=lambda throw: (_ORDER.index(throw[0]), throw[1]))


def _percent(words: Words, chance: float) -> str:
    return words("odds-percent", percent=decimal(100 * chance, _PLACES, words))


def _tackle(words: Words, view: FrenchFlairView) -> list[str]:
    if view.must_tackle:
        return [words("odds-no-support")]
    return [words("odds-tackle", **_percents(words, chances_of_tackle()))]


def _throw(words: Words, view: FrenchFlairView, how: str, dice: int) -> str:
    if how == "dice":
        return _duel(words, view, dice)
    if how == "touch" and view.phase == "penalty":
        return words("odds-penalty-touch", dice=dice)
    return words(f"odds-{how}", dice=dice, **_percents(words, _chances(view.distance, how, dice)))


def _chances(distance: int, how: str, dice: int) -> Mapping[str, float]:
    if how == "run":
        return chance_of_run(distance, dice)
    if how == "kick":
        return chances_of_kick(distance, dice)
    if how == "touch":
        return chances_of_touch(distance, dice)
    return {"chance": chance_at_goal(distance, dice)}


def _percents(words: Words, chances: Mapping[str, float]) -> dict[str, Fact]:
    return {name.replace("-", "_"): _percent(words, chance) for name, chance in chances.items()}


def _duel(words: Words, view: FrenchFlairView, dice: int) -> str:
    mine, theirs = chances_of_double(dice)
    chances = {"chance": chance_of_duel(dice), "mine": mine, "theirs": theirs}
    return words("odds-duel", dice=dice, phase=view.phase, **_percents(words, chances))
