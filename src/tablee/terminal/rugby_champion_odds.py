"""The chances of the cards that may be laid at Rugby Champion, a line each, counted over the cards not yet seen."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from tablee.core.errors import Fact
from tablee.games.rugby_champion.box import RugbyChampion
from tablee.games.rugby_champion.moves import NAME, TYPES, Act
from tablee.games.rugby_champion.odds import (
    HIGHEST,
    RESULTS,
    card_and_one,
    chances_of_gap,
    chances_of_sum,
    two_of,
)
from tablee.games.rugby_champion.say import the_card, type_in_play
from tablee.games.rugby_champion.view import CardView, RugbyChampionView
from tablee.terminal.lists import decimal
from tablee.terminal.scene import Scene
from tablee.words import Words

_PLACES: Final = 1
"""Places behind the point of a percentage."""


def odds(scene: Scene) -> list[str]:
    """What each card would bring; before a challenge is named, the best card for each type."""
    view: RugbyChampionView = scene.view
    players = [card for card in view.hand if card.arrow]
    if view.seat is None or not players:
        return []
    if view.phase == "lay":
        return [_challenge(scene, card, type_in_play(view)) for card in players]
    if view.phase == "name":
        return [_challenge(scene, _best(scene, players, kind), kind) for kind in _types(scene)]
    if view.phase == "pack":
        return _set_piece(scene, view.seat, players)
    return []


def _types(scene: Scene) -> list[str]:
    """Those that may be named."""
    acts: list[Act] = [scene.game.moves.read(notation) for notation in scene.numbers]
    named = {act.number for act in acts if act.verb == NAME}
    return [kind for number, kind in enumerate(TYPES) if number in named]


# ------------------------------------------------------------------------------------------------------- challenges


def _challenge(scene: Scene, card: CardView, kind: str) -> str:
    key = "odds-challenge-alone" if scene.view.solo else "odds-challenge"
    chances = _percents(scene.words, _chances(scene, card, kind))
    return scene.words(key, card=scene.words.tell(the_card(card.id)), type=kind, **chances)


def _chances(scene: Scene, card: CardView, kind: str) -> dict[str, float]:
    view: RugbyChampionView = scene.view
    found = chances_of_gap(card.values[TYPES.index(kind)], _spread(scene, kind))
    chances = dict(zip(RESULTS, found, strict=True))
    if view.solo:
        whistle = view.unseen.count("arbitre") / max(1, len(view.unseen))
        chances = {name: chance * (1 - whistle) for name, chance in chances.items()}
        chances["arbitre"] = whistle
    return chances


def _best(scene: Scene, players: list[CardView], kind: str) -> CardView:
    """Whoever wins most often by two, then by one."""

    def promise(card: CardView) -> tuple[float, float]:
        chances = _chances(scene, card, kind)
        return chances["won-by-two"], chances["won-by-one"]

    return max(players, key=promise)


def _spread(scene: Scene, kind: str) -> list[int]:
    """How many players that the other side may come with count 0, 1 … 5."""
    view: RugbyChampionView = scene.view
    assert isinstance(scene.game, RugbyChampion)
    kit = scene.game.kit
    values = dict(zip(kit.names[: kit.players], kit.value[TYPES.index(kind)], strict=False))
    shown = [] if view.solo or view.seat is None else [card.id for card in view.sides[1 - view.seat].known]
    found = [0] * (HIGHEST + 1)
    for name in [*view.unseen, *shown]:
        if name in values:
            found[values[name]] += 1
    return found


# ------------------------------------------------------------------------------------------------------- set pieces


def _set_piece(scene: Scene, seat: int, players: list[CardView]) -> list[str]:
    """What a second card would make of the first, or all pairs."""
    view: RugbyChampionView = scene.view
    laid = [card for card in view.sides[seat].laid if card is not None]
    packs = [[card] for card in players] if laid else [list(pair) for pair in combinations(players, 2)]
    return [_sum(scene, [*laid, *pack]) for pack in packs]


def _sum(scene: Scene, cards: list[CardView]) -> str:
    words = scene.words
    kind = TYPES.index(type_in_play(scene.view))
    total = sum(card.values[kind] for card in cards)
    chances = chances_of_sum(total, _rival_sums(scene))
    names = words.listed([words.tell(the_card(card.id)) for card in cards])
    return words("odds-set-piece", cards=names, total=total, **_percents(words, chances))


def _rival_sums(scene: Scene) -> list[int]:
    view: RugbyChampionView = scene.view
    one = _spread(scene, type_in_play(view))
    laid = [] if view.seat is None else view.sides[1 - view.seat].laid
    has_card = bool(laid) and laid[0] is not None and not laid[0].arrow
    return card_and_one(one, view.set_value) if has_card else two_of(one)


def _percents(words: Words, chances: Mapping[str, float]) -> dict[str, Fact]:
    return {
        name.replace("-", "_"): words("odds-percent", percent=decimal(100 * chance, _PLACES, words))
        for name, chance in chances.items()
    }
