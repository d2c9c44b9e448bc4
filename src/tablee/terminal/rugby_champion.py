"""How Rugby Champion looks in a terminal.  It draws a view and knows no rule.

Each side has its colour, and its number as well: without colours the table says as much.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.games.rugby_champion.moves import LAY, LEFT, RIGHT, TYPES, Act
from tablee.games.rugby_champion.say import SUMMED, named_slot, the_card
from tablee.games.rugby_champion.view import RugbyChampionView, SideView
from tablee.terminal.heads import padded_names, seat_row, title_line, turn_sign
from tablee.terminal.lists import numbered, paragraph
from tablee.terminal.rugby_champion_cards import (
    WIDE,
    draw_duel,
    draw_hand,
    draw_laid,
    draw_line,
    draw_set_piece,
    draw_track,
)
from tablee.terminal.rugby_champion_odds import odds
from tablee.terminal.scene import Scene

__all__ = ["draw", "menu", "odds", "ordered", "usual"]

_LAYING: Final = ("lay", "pack")
"""The phases in which the hand is the list of moves."""
_COUNTERS: Final = ("1", "2")
_AUTOMATON: Final = "·"
"""Stands for the number of a side that nobody plays."""


def draw(scene: Scene) -> RenderableType:
    """The table: the score, the line or where the ball is, what is being played, and the hand of whoever looks."""
    view: RugbyChampionView = scene.view
    parts: list[RenderableType] = [_title(scene), *_sides(scene)]
    if scene.details:
        parts.append("")
    if view.half and view.phase != "over":
        parts += [*_field(scene), *_margin(scene), *_in_play(scene)]
    if scene.details:
        parts.append("")
    parts += draw_hand(scene)
    if scene.details:
        parts += _discards(scene)
    return Group(*parts)


def usual(view: RugbyChampionView, moves: Sequence[str]) -> str | None:
    """Nothing is a matter of course."""
    return None


def ordered(view: RugbyChampionView, moves: Sequence[str]) -> list[str]:
    """As the rules list them: cards as they lie in the hand, sides from left to right, doing nothing last."""
    return list(moves)


# ------------------------------------------------------------------------------------------ the title and the score


def _title(scene: Scene) -> Text:
    return (
        title_line(scene, scene.words("progress-half", half=scene.view.half))
        if _is_narrow(scene)
        else title_line(scene)
    )


def _is_narrow(scene: Scene) -> bool:
    """Whether a match is going on where there is no room for the pile in the title."""
    return scene.width < WIDE and bool(scene.view.half) and scene.view.phase != "over"


def _sides(scene: Scene) -> Iterator[Text]:
    view: RugbyChampionView = scene.view
    for side, (held, name) in enumerate(zip(view.sides, padded_names(scene, len(view.sides)))):
        number = _AUTOMATON if view.solo and side == 1 else _COUNTERS[side]
        line = seat_row(scene, side, turn_sign(scene, side, view.winners), f"{number} {name}", f"{held.score:>3}")
        facts = _side_facts(scene, side, held)
        told = " · ".join(facts)
        if line.cell_len + len(told) <= scene.width:
            yield Text.assemble(line, told, no_wrap=True, overflow="crop")
        else:
            yield line
            for row in _rows(facts, scene.width - 3):
                yield from paragraph(f"   {row}", scene.width, hang="   ")


def _rows(facts: Sequence[str], width: int) -> list[str]:
    """Facts in as few rows as they need, none of them broken if it fits."""
    rows: list[str] = []
    for fact in facts:
        longer = f"{rows[-1]} · {fact}" if rows else fact
        if rows and len(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(fact)
    return rows


def _side_facts(scene: Scene, side: int, held: SideView) -> list[str]:
    """What there is to say of a side."""
    view: RugbyChampionView = scene.view
    words = scene.words
    facts = [words("table-tries", tries=held.tries)]
    playing = bool(view.half) and view.phase != "over"
    if view.solo and side == 1:
        facts += [*_automaton_facts(scene)] if playing else []
    else:
        facts.append(words("table-hand-size", cards=held.cards))
    if held.known and side != view.seat:
        facts.append(words("table-known", cards=", ".join(words.tell(the_card(card.id)) for card in held.known)))
    if playing and side == view.attack and not view.solo:
        facts.append(words("table-has-ball"))
    if held.advantage:
        facts.append(words("table-advantage"))
    return [*facts, *([words("table-extra")] if held.extra else [])]


def _automaton_facts(scene: Scene) -> Iterator[str]:
    view: RugbyChampionView = scene.view
    yield scene.words("table-support", drawn=view.supported)
    if view.buteur:
        yield scene.words("table-buteur")


# ------------------------------------------------------------------------------------------------ what is going on


def _field(scene: Scene) -> Iterator[Text]:
    """Alone the line of the Non-joueur, in a duel where the ball is; in a set piece neither matters."""
    view: RugbyChampionView = scene.view
    if view.kind in SUMMED:
        return iter(())
    return draw_line(scene) if view.solo else draw_track(scene)


def _margin(scene: Scene) -> list[Text]:
    """Where it is narrow: what the edges of the line are, and the pile."""
    view: RugbyChampionView = scene.view
    if not _is_narrow(scene):
        return []
    touch = [f"║ {scene.words('table-touch')}"] if view.solo and view.kind not in SUMMED else []
    return paragraph(" · ".join([*touch, scene.words("table-pile", pile=view.pile)]), scene.width, "dim")


def _in_play(scene: Scene) -> Iterator[Text]:
    """The set piece or the challenge, and once cards are turned both values large."""
    view: RugbyChampionView = scene.view
    if view.kind in SUMMED:
        yield from draw_set_piece(scene)
    elif view.challenge is not None and view.challenge.type:
        told = scene.words("table-challenge", type=view.challenge.type, slot=view.challenge.slot)
        yield from paragraph(told, scene.width, "bold")
    if view.gap is not None:
        yield from draw_duel(scene)
    elif view.kind not in SUMMED:
        yield from draw_laid(scene)


def _discards(scene: Scene) -> list[Text]:
    view: RugbyChampionView = scene.view
    if not view.discard:
        return []
    cards = ", ".join(scene.words.tell(the_card(card)) for card in view.discard)
    return paragraph(f"{scene.words('table-discarded')} {cards}", scene.width, "dim", hang="   ")


# ------------------------------------------------------------------------------------------------------- the moves


def menu(scene: Scene, meanings: Mapping[str, str], usual: str | None) -> list[RenderableType]:
    """Cards stand in the hand with their numbers; challenges by the way the ball would go; anything else as a list."""
    view: RugbyChampionView = scene.view
    if view.phase == "name" and scene.width >= WIDE:
        return [*_ways(scene, list(meanings))]
    if view.phase in _LAYING:
        others = [move for move in meanings if _read(scene, move).verb != LAY]
        return [
            Text.assemble((f"{scene.numbers[move]:>2} ", "cyan"), (move, "bold"), f"  {meanings[move]}")
            for move in others
        ]
    return [*numbered(list(meanings.items()), usual, scene.width)]


def _read(scene: Scene, move: str) -> Act:
    act: Act = scene.game.moves.read(move)
    return act


def _ways(scene: Scene, moves: Sequence[str]) -> Iterator[Text]:
    """A row a side: its types with their numbers."""
    acts = [_read(scene, move) for move in moves]
    sides = {name: [act for act in acts if act.way == way] for name, way in (("left", LEFT), ("right", RIGHT))}
    titles = {way: _way_title(scene, way) for way, found in sides.items() if found}
    widest = max(map(len, titles.values()), default=0)
    for way, title in titles.items():
        row = Text.assemble((title.ljust(widest), "bold"))
        for act in sides[way]:
            row.append(f"  {scene.numbers[act.notation]:>2} ", "cyan").append(act.notation, "bold")
            row.append(f" {scene.words('type', type=TYPES[act.number])}")
        yield row


def _way_title(scene: Scene, way: str) -> str:
    slot = named_slot(scene.view.challenge, way)
    return f"{scene.words('table-way', way=way)} ({scene.words('slot', slot=slot)})"
