"""The chances of what may be done next at Worldwide Football, a line each, as exact as dice are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import CODES, DEFENCES
from tablee.games.worldwide_football.moves import NO_ANSWER, Kit
from tablee.games.worldwide_football.odds import D6, chance_of_defence
from tablee.games.worldwide_football.view import WorldwideFootballView
from tablee.terminal.scene import Scene

_UNSTOPPABLE: Final = frozenset(("M3", "A3"))
"""Player cards after which a card cannot be defended."""


def odds(scene: Scene) -> list[str]:
    """What hangs on the dice of the present decision."""
    counts = _BY_PHASE.get(scene.view.phase, _shots)
    return [*counts(scene, scene.view)]


def _kit(scene: Scene) -> Kit:
    assert isinstance(scene.game, WorldwideFootball)
    return scene.game.kit


def _percent(chance: float) -> int:
    return round(100 * chance)


def _from(lowest: int) -> int:
    """That a d6 shows at least this, in per cent."""
    return _percent((D6 + 1 - lowest) / D6)


def _move(scene: Scene, notation: str, percent: int) -> str:
    what = scene.words.tell(scene.game.narrator.move(scene.view, scene.game.moves.read(notation)))
    return scene.words("odds-move", what=what, percent=percent)


def _shots(scene: Scene, view: WorldwideFootballView) -> Iterator[str]:
    """What a shot may be worth now."""
    for notation, percent in view.odds.items():
        yield _move(scene, notation, percent)


def _attack(scene: Scene, view: WorldwideFootballView) -> Iterator[str]:
    """What a shot scores, and which cards of the defence answer each attack card with what chance."""
    yield from _shots(scene, view)
    sure = bool(_UNSTOPPABLE & set(view.prepared))
    for card, pa in view.reach.items():
        key = "odds-card-sure" if sure else "odds-card"
        facts = {} if sure else {"answers": _answers(scene, card, pa)}
        yield scene.words(key, card=card, pa=pa, **facts)


def _answers(scene: Scene, card: str, pa: int) -> str:
    """Who could take the ball from this card, each with its chance: "tackle 20%, pressing 15%"."""
    kit, told = _kit(scene), []
    for answer, modifiers in zip(DEFENCES, kit.answers, strict=True):
        modifier = modifiers[CODES.index(card)]
        if modifier != NO_ANSWER:
            percent = _percent(chance_of_defence(kit.targets[pa], modifier))
            told.append(scene.words("odds-answer", card=answer, percent=percent))
    return ", ".join(told) or scene.words("odds-no-answer")


def _defence(scene: Scene, view: WorldwideFootballView) -> Iterator[str]:
    """What each card that answers wins the ball with, and the offside trap."""
    yield from _shots(scene, view)
    if "trap" in scene.numbers:
        yield _move(scene, "trap", _from(_kit(scene).trap_good))


def _keep(scene: Scene, view: WorldwideFootballView) -> Iterator[str]:
    """A defender who throws himself into the shot."""
    squad = view.sides[view.seat or 0].squad
    for number in view.players:
        if squad[number - 1].effect == "D1" and f"n{number}" in scene.numbers:
            yield _move(scene, f"n{number}", _from(_kit(scene).blocks_from))


def _dive(scene: Scene, view: WorldwideFootballView) -> Iterator[str]:
    kit = _kit(scene)
    if "dive" in scene.numbers:
        yield scene.words("odds-dive", foul=_from(kit.dive_foul), yellow=_percent(kit.dive_yellow / D6))


_BY_PHASE: Final[Mapping[str, Callable[[Scene, WorldwideFootballView], Iterator[str]]]] = {
    "attack": _attack,
    "defence": _defence,
    "keep": _keep,
    "dive": _dive,
}
