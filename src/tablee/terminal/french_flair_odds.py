"""The chances of what may be thrown next at French Flair, a line each, as exact as dice are."""

from __future__ import annotations

from typing import Final

from tablee.games.french_flair.moves import VERBS, Act
from tablee.games.french_flair.odds_shown import odds_of
from tablee.games.french_flair.view import FrenchFlairView
from tablee.terminal.scene import Scene

_ORDER: Final = ("tackle", "contest", "clear-out", "run", "kick", "touch", "drop", "goal", "dice")


def odds(scene: Scene) -> list[str]:
    """What hangs on the dice of the present decision: each kind of throw once, with one die and with two."""
    view: FrenchFlairView = scene.view
    acts: list[Act] = [scene.game.moves.read(notation) for notation in scene.numbers]
    throws = [act for act in acts if VERBS[act.verb] in _ORDER]
    throws.sort(key=lambda act: (_ORDER.index(VERBS[act.verb]), act.dice))
    lines = [scene.words.tell(phrase) for act in throws if (phrase := odds_of(view, act)) is not None]
    return list(dict.fromkeys(lines))
