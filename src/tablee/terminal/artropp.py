"""How L'Artropp looks in a terminal.  It draws a view and knows no rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.artropp.box import Artropp
from tablee.games.artropp.cards import LETTERS
from tablee.games.artropp.say import read_card
from tablee.games.artropp.view import ArtroppView, GeneralView, LineView
from tablee.terminal.faces import Face, row_of_cards
from tablee.terminal.heads import title_line
from tablee.terminal.scene import Scene
from tablee.terminal.seating import level_word

_STYLES: Final = {
    "orc": "green",
    "lutinoid": "cyan",
    "human": "yellow",
    "artillery": "red",
    "drum": "magenta",
    "sniper": "magenta",
    "officer": "magenta",
}
_FAMILIES: Final = tuple(LETTERS)
_FACE_DOWN: Final = "[?]"
_BESIDE: Final = 76
"""From this width on the hand is drawn beside the generals."""
_USUAL: Final = ("stay", "wait")


def draw(scene: Scene) -> RenderableType:
    """The table: the lines, the generals, and the hand of whoever looks."""
    parts: list[RenderableType] = [_title(scene), *_lines(scene)]
    hand = _hand(scene)
    if scene.details:
        parts.append("")
    if not hand:
        parts.append(_generals(scene))
    elif scene.width >= _BESIDE:
        beside = Table.grid(padding=(0, 3, 0, 0))
        beside.add_row(_generals(scene), Group(*hand))
        parts.append(beside)
    else:
        parts += [_generals(scene), *hand]
    if scene.details:
        parts += ["", *_discard(scene)]
    return Group(*parts)


def usual(view: ArtroppView, moves: Sequence[str]) -> str | None:
    """Between two rounds nearly everybody goes on as before."""
    return next((move for move in _USUAL if move in moves), None)


def ordered(view: ArtroppView, moves: Sequence[str]) -> list[str]:
    """Units by their number, then everything else as it comes."""
    return sorted(moves, key=_rank)


def _rank(notation: str) -> tuple[int, int]:
    family, number = _read(notation.removeprefix("="))
    if not family:
        return 2, 0
    return (1, 0) if family == "sniper" else (0, 10 * number + _FAMILIES.index(family))


def _read(card: str) -> tuple[str, int]:
    """The family and the number of a card; no family if it is none."""
    try:
        family, number = read_card(card)
    except KeyError:
        return "", 0
    return family, number or 0


# ------------------------------------------------------------------------------------------------------ the title


def _title(scene: Scene) -> Text:
    view: ArtroppView = scene.view
    words = scene.words
    facts = [words("table-pile-and-discard", pile=view.pile, discard=len(view.discard))]
    if not view.duel:
        facts.insert(0, words("table-pot-holds", amount=view.pot))
    return title_line(scene, words("table-round-of", round=view.round, rounds=view.rounds), right=facts)


# ------------------------------------------------------------------------------------------------------ the lines


def _lines(scene: Scene) -> Iterator[RenderableType]:
    """The active line as cards; in a duel the others in a row each."""
    view: ArtroppView = scene.view
    for place, line in enumerate(view.lines):
        is_active = place == view.place
        title = _line_title(scene, place, line, is_active and view.phase != "over")
        if is_active or not line.row:
            yield title
            faces = [Face((stack[0], _br_signs(scene, stack[0]), *stack[1:]), _style(stack[-1])) for stack in line.row]
            yield from row_of_cards(faces, scene.width, "  ")
        else:
            yield Text.assemble(title, "  ", _in_a_row(line))


def _line_title(scene: Scene, place: int, line: LineView, is_active: bool) -> Text:
    view: ArtroppView = scene.view
    words = scene.words
    name = words("table-line-number", line=place + 1) if view.duel else words("table-the-line")
    mark = "▶ " if is_active and view.duel else "  "
    if not line.row:
        return Text.assemble((mark + name, "bold"), f" · {words('table-line-empty')}")
    if place != view.place:
        return Text.assemble((mark + name, "bold"), f" · {words('br', br=line.br)}")
    cost = words("table-line-cost", br=line.br, amount=line.br * view.br_value)
    return Text.assemble((mark + name, "bold"), f" · {cost} · {_ends(scene, line)}")


def _ends(scene: Scene, line: LineView) -> str:
    """What still fits at either end."""
    low = "shut" if line.shut_low else str(line.low)
    high = "shut" if line.shut_high else str(line.high)
    return scene.words("table-line-ends", low=low, high=high)


def _in_a_row(line: LineView) -> Text:
    row = Text()
    for stack in line.row:
        row.append(" ")
        for card in stack:
            row.append(card if card is stack[0] else f"+{card}", _style(card))
    return row


def _style(card: str) -> str:
    family, _ = _read(card)
    return _STYLES.get(family, "")


def _br_signs(scene: Scene, card: str) -> str:
    br = _br(scene, card)
    return "•" * br if br <= 3 else f"{br}•"


def _br(scene: Scene, card: str) -> int:
    assert isinstance(scene.game, Artropp)
    kit = scene.game.kit
    name = card if card in kit.names else "d"
    return int(kit.br[kit.names.index(name)])


# --------------------------------------------------------------------------------------------------- the generals


def _generals(scene: Scene) -> Table:
    view: ArtroppView = scene.view
    words = scene.words
    showdown = any(general.committed for general in view.generals)
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    for title in ("", words("table-generals"), ""):
        table.add_column(title, no_wrap=True)
    for title in (words("table-purse"), words("table-gain"), words("table-cards")):
        table.add_column(title, justify="right", no_wrap=True)
    if showdown:
        table.add_column(words("table-showdown"), no_wrap=True)
    for seat, general in enumerate(view.generals):
        table.add_row(*_general(scene, seat, general, showdown))
    if view.phase != "over":
        return _captioned(table, _order(scene))
    return table


def _captioned(table: Table, caption: str) -> Table:
    grid = Table.grid()
    grid.add_row(table)
    grid.add_row(Text(f"  {caption}"))
    return grid


def _general(scene: Scene, seat: int, general: GeneralView, showdown: bool) -> list[Text]:
    view: ArtroppView = scene.view
    words = scene.words
    acts = seat in view.waiting
    won = seat in view.winners
    chair = scene.chairs[seat]
    kind = words("you") if seat == view.seat else level_word(chair.level, words, scene.game) if chair.level else ""
    style = "bold" if seat == view.seat else ("dim" if not general.seated else "")
    gain = f"{'+' if general.gain > 0 else '−' if general.gain < 0 else ''}{words('number', number=abs(general.gain))}"
    cells = [f"{'★' if won else '▶' if acts else ' '}{seat + 1}", scene.who(seat), kind]
    cells += [words("number", number=general.purse), gain, str(general.cards)] if general.seated else ["–", gain, "–"]
    row = [Text(cell, style) for cell in cells]
    if showdown:
        row.append(_laid(scene, general))
    return row


def _laid(scene: Scene, general: GeneralView) -> Text:
    if not general.committed:
        return Text("")
    card = general.showdown or _FACE_DOWN
    return Text(f"{card} ✗" if general.felled else card, _style(card))


def _order(scene: Scene) -> str:
    """Who plays after whom, or in a duel where."""
    view: ArtroppView = scene.view
    if view.duel:
        places = len(view.lines)
        following = [str((view.place + step * view.arrow) % places + 1) for step in range(places)]
        return scene.words("table-order-of-lines", way=_way(view), lines=" → ".join(following))
    circle = [seat for seat, general in enumerate(view.generals) if general.seated]
    if view.arrow < 0:
        circle.reverse()
    if view.turn in circle:
        start = circle.index(view.turn)
        circle = circle[start:] + circle[:start]
    return scene.words("table-order-of-generals", way=_way(view), names=" → ".join(str(seat + 1) for seat in circle))


def _way(view: ArtroppView) -> str:
    return "right" if view.arrow > 0 else "left"


# ------------------------------------------------------------------------------------------------------- the hand


def _hand(scene: Scene) -> list[RenderableType]:
    view: ArtroppView = scene.view
    if not view.hand:
        return []
    cards = sorted(view.hand, key=_rank)
    faces = [Face((card, _br_signs(scene, card)), _style(card), _foot(scene, card)) for card in cards]
    return [Text(scene.words("table-your-hand"), "dim"), *row_of_cards(faces, scene.width, "")]


def _foot(scene: Scene, card: str) -> str:
    """The number of the first move in the list that this card can be played with."""
    for notation, number in scene.numbers.items():
        if _plays(notation, card):
            return str(number)
    return ""


def _plays(notation: str, card: str) -> bool:
    """Whether a move is written with `card`; snipers and free drums are written with a number of their own."""
    plain = notation.removeprefix("=")
    return plain == card or (card in ("s", "d") and plain[:1] == card and plain[1:].isdecimal())


def _discard(scene: Scene) -> list[RenderableType]:
    view: ArtroppView = scene.view
    if not view.discard:
        return []
    line = Text(f"  {scene.words('table-discarded')} ", "dim")
    for card in sorted(view.discard, key=lambda card: (_style(card), _rank(card))):
        line.append(f"{card} ", _style(card))
    return [line, ""]
