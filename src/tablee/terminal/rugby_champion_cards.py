"""The cards of Rugby Champion in a terminal: the line between its touch lines, the hand, a challenge face to face.

Every sign says as much without colours: the value on red ground stands in brackets, a whistle is ●, the Goal sign ◆.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from tablee.games.rugby_champion.moves import TYPES
from tablee.games.rugby_champion.say import SUMMED, card_name, own_gap, the_card, type_in_play
from tablee.games.rugby_champion.view import CardView, RugbyChampionView, SideView, SlotView
from tablee.terminal.heads import STYLES
from tablee.terminal.lists import paragraph
from tablee.terminal.scene import Scene

WIDE: Final = 78
"""From this width on a card of the line has room for its name."""
FACE_DOWN: Final = "░░░"
BALL: Final = "◉"
_INSIDE: Final = {True: 13, False: 7}
"""Columns inside a card of the line, wide and narrow."""
_ARROWS: Final = {"left": "←", "right": "→", "": ""}
_ADVANCED: Final = "C"
_VALUE_BOX: Final = 5


def cut(text: str, width: int) -> str:
    """As much of a text as fits."""
    return text if len(text) <= width else f"{text[: width - 1]}…"


def signs(card: CardView) -> str:
    """Whistles and the Goal sign."""
    return "●" * card.whistles + ("◆" if card.goal else "")


def value_of(card: CardView, kind: str) -> str:
    """A value, in brackets if it stands on red ground: "[4]"."""
    value = card.values[TYPES.index(kind)]
    return f"[{value}]" if card.red == kind else str(value)


# -------------------------------------------------------------------------------------------------------- the line


def draw_line(scene: Scene) -> Iterator[Text]:
    """L2, L1, C and R1 from the left touch to the right one; the card in the centre stands forward."""
    view: RugbyChampionView = scene.view
    wide = scene.width >= WIDE
    cards = [_slot(scene, slot, wide) for slot in view.line]
    height = max(len(card) for card in cards)
    for level in range(height):
        row = Text(no_wrap=True, overflow="crop")
        row.append(_touch(scene, level == height // 2, wide, left=True), "green")
        for place, card in enumerate(cards):
            row.append(" " if place and wide else "")
            row.append(card[level] if level < len(card) else " " * len(card[0]), _slot_style(view, view.line[place]))
        row.append(_touch(scene, level == height // 2, wide, left=False), "green")
        yield row


def _touch(scene: Scene, named: bool, wide: bool, *, left: bool) -> str:
    """The touch line, with its name where there is room."""
    word = scene.words("table-touch") if wide else ""
    shown = word if named else " " * len(word)
    return f"{shown}║" if left else f"║{shown}"


def _slot(scene: Scene, slot: SlotView, wide: bool) -> list[str]:
    """A card of the line; the one that is being played has a double edge and the ball."""
    inside = _INSIDE[wide]
    in_play = is_played(scene.view, slot.name)
    label = f" {scene.words('slot', slot=slot.name)} {f'{BALL} ' if in_play else ''}"
    edge, top, sides, bottom = ("═", "╔╗", "║", "╚╝") if in_play else ("─", "╭╮", "│", "╰╯")
    rows = [f"{sides}{row.center(inside)}{sides}" for row in _slot_rows(scene, slot, wide)]
    first = f"{top[0]}{label.center(inside, edge)}{top[1]}"
    last = f"{bottom[0]}{edge * inside}{bottom[1]}"
    forward = [" " * (inside + 2)] if slot.name == _ADVANCED else []
    return [*forward, first, *rows, last]


def is_played(view: RugbyChampionView, slot: str) -> bool:
    """Whether the ball is in that place."""
    return view.challenge is not None and view.challenge.slot == slot


def _slot_rows(scene: Scene, slot: SlotView, wide: bool) -> tuple[str, str]:
    inside = _INSIDE[wide]
    if slot.card is None:
        fill = "░" if slot.down else " "
        return fill * inside, fill * inside
    card = slot.card
    name = cut(scene.words.tell(card_name(card.id.rstrip("<>"))), inside)
    written = [value_of(card, kind) for kind in TYPES]
    values = "".join(value if value.startswith("[") else f" {value}" for value in written)
    arrow = _ARROWS[card.arrow]
    return name, f"{values} {arrow} {signs(card)}".rstrip() if wide else f"{values.replace(' ', '')} {arrow}"


def _slot_style(view: RugbyChampionView, slot: SlotView) -> str:
    return f"bold {STYLES[1]}" if is_played(view, slot.name) else STYLES[1] if slot.card else "dim"


def draw_track(scene: Scene) -> Iterator[Text]:
    """In a duel nobody has a line: where the ball is between the touch lines."""
    view: RugbyChampionView = scene.view
    row = Text.assemble((f"{scene.words('table-touch')} ║", "green"), no_wrap=True, overflow="crop")
    for slot in ("L2", "L1", "C", "R1"):
        here = is_played(view, slot)
        mark = scene.words("slot", slot=slot)
        row.append(f" {BALL}{mark} " if here else f"  {mark} ", f"bold {STYLES[view.attack]}" if here else "dim")
    yield row.append(f"║ {scene.words('table-touch')}", "green")


# -------------------------------------------------------------------------------------------------------- the hand


def draw_hand(scene: Scene) -> list[Text]:
    """A row a card, with its number in the list and how to write it; what counts now is bold."""
    view: RugbyChampionView = scene.view
    if not view.hand:
        return []
    names = [scene.words.tell(the_card(card.id)) for card in view.hand]
    width = max(len(name) for name in [*names, scene.words("table-your-hand")])
    notation = max(len(card.id) for card in view.hand) if scene.width >= WIDE else 0
    rows = [_hand_header(scene, width, notation)]
    rows += [_hand_row(scene, card, name.ljust(width), notation) for card, name in zip(view.hand, names, strict=True)]
    if scene.details:
        rows += paragraph(f"   {scene.words('table-legend')}", scene.width, "dim", hang="   ")
    return rows


def _hand_header(scene: Scene, width: int, notation: int) -> Text:
    row = Text(no_wrap=True, overflow="crop")
    row.append(f"   {scene.words('table-your-hand').ljust(width)}", "dim")
    row.append(" " * (notation + 1 if notation else 0))
    for kind in TYPES:
        counts = kind == type_in_play(scene.view)
        title = scene.words("type" if notation else "table-type", type=kind)
        row.append(title.rjust(_column(notation)), "bold underline" if counts else "dim")
    return row


def _column(notation: int) -> int:
    """How wide a column of values is: narrow where there is no room for notations."""
    return 9 if notation else 4


def _hand_row(scene: Scene, card: CardView, name: str, notation: int) -> Text:
    number = scene.numbers.get(card.id)
    row = Text(no_wrap=True, overflow="crop")
    row.append(f"{number:>2} " if number else "   ", "cyan")
    row.append(f"{card.id.ljust(notation)} " if notation else "", "dim")
    row.append(name, "bold" if number else "")
    for kind in TYPES:
        row.append(_hand_value(scene.view, card, kind).rjust(_column(notation)), _value_style(scene, card, kind))
    return row.append(f" {signs(card)}" if signs(card) else "")


def _hand_value(view: RugbyChampionView, card: CardView, kind: str) -> str:
    """A player's values; what a Soutien adds; what Touche and Mêlée count; the others count nothing."""
    if card.arrow:
        return value_of(card, kind)
    if card.id in ("rucking", "raffut"):
        return f"+{card.values[TYPES.index(kind)]}"
    counted = {"touche": "passe", "melee": "physique"}.get(card.id)
    return str(view.set_value) if counted == kind else "·"


def _value_style(scene: Scene, card: CardView, kind: str) -> str:
    red = "red" if card.red == kind else ""
    return f"bold {red}" if kind == type_in_play(scene.view) else red or "dim"


# --------------------------------------------------------------------------------------------------- face to face


def draw_set_piece(scene: Scene) -> Iterator[Text]:
    """The cards of both sides, one below the other; alone the Non-joueur has a hidden one."""
    view: RugbyChampionView = scene.view
    yield Text(scene.words("table-set-piece", kind=view.kind), "bold")
    for side in (1, 0) if view.seat != 1 else (0, 1):
        yield from _pack(scene, side, view.sides[side])


def _pack(scene: Scene, side: int, held: SideView) -> list[Text]:
    kind = TYPES.index(type_in_play(scene.view))
    tell = scene.words.tell
    cards = [f"{tell(the_card(card.id))} {card.values[kind]}" if card else FACE_DOWN for card in held.laid]
    cards += [scene.words("table-from-pile")] * held.from_pile
    if scene.view.solo and side == 1 and scene.view.hidden_card:
        cards.append(FACE_DOWN)
    told = " + ".join([*cards, *(["…"] * max(0, 2 - len(cards)))])
    row = scene.words("table-laid", name=scene.who(side), cards=told)
    return paragraph(f"   {row}", scene.width, STYLES[side], hang="   ")


def draw_laid(scene: Scene) -> Iterator[Text]:
    """What lies before the sides of a challenge that is not turned yet."""
    view: RugbyChampionView = scene.view
    for side, held in enumerate(view.sides):
        cards = [scene.words.tell(the_card(card.id)) if card else FACE_DOWN for card in held.laid]
        cards += [scene.words("table-from-pile")] * held.from_pile
        if cards:
            row = scene.words("table-laid", name=scene.who(side), cards=" + ".join(cards))
            yield from paragraph(f"   {row}", scene.width, STYLES[side], hang="   ")


def draw_duel(scene: Scene) -> Iterator[Text]:
    """Both values large, with the difference between them as the one who looks has it."""
    view: RugbyChampionView = scene.view
    near = view.seat if view.seat is not None else 0 if view.kind in SUMMED else view.attack
    left, right = _stands(scene, near), _stands(scene, 1 - near)
    room = (scene.width - 2 * _VALUE_BOX - 8) // 2
    gap = own_gap(view)
    lead = "=" if gap == 0 else scene.words("table-lead", gap=abs(gap), ahead=gap > 0)
    boxes = zip(_box(_worth(scene, near)), ("", lead, ""), _box(_worth(scene, 1 - near)), strict=True)
    for level, (one, middle, other) in enumerate(boxes):
        row = Text(no_wrap=True, overflow="crop")
        row.append(cut(left[level], room).rjust(min(room, 24)), STYLES[near]).append(f" {one}", f"bold {STYLES[near]}")
        row.append(middle.center(6), "bold").append(other, f"bold {STYLES[1 - near]}")
        yield row.append(f" {cut(right[level], room)}", STYLES[1 - near])


def _box(value: int) -> Sequence[str]:
    return f"╔{'═' * 3}╗", f"║{str(value).center(3)}║", f"╚{'═' * 3}╝"


def standing_cards(view: RugbyChampionView, side: int) -> list[CardView]:
    """The cards with which a side stands in the challenge or the set piece."""
    if view.solo and side == 1 and view.challenge is not None:
        found = [slot.card for slot in view.line if slot.name == view.challenge.slot]
    else:
        found = view.sides[side].laid
    return [card for card in found if card is not None]


def _worth(scene: Scene, side: int) -> int:
    """What a side counts, its support included."""
    view: RugbyChampionView = scene.view
    kind = TYPES.index(type_in_play(view))
    support = view.sides[side].support
    return sum(card.values[kind] for card in [*standing_cards(view, side), *([support] if support else [])])


def _stands(scene: Scene, side: int) -> tuple[str, str, str]:
    """Who it is, with which cards, and what supports them."""
    support = scene.view.sides[side].support
    cards = [scene.words.tell(the_card(card.id)) for card in standing_cards(scene.view, side)]
    added = f"+ {scene.words.tell(the_card(support.id))}" if support else ""
    return scene.who(side), " + ".join(cards), added
