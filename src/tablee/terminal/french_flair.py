"""How French Flair looks in a terminal.  It draws a view and knows no rule.

The pitch is one line of grass with the home goal on the left. Each side has its colour, and its number as well: without
colours the table says as much.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games import find_game
from tablee.games.french_flair.moves import (
    ABILITIES,
    ADVANCE,
    DROP,
    FIXATION,
    KICK,
    MAUL,
    OPENING,
    PASS,
    RELAY,
    RUN,
    TOUCH,
    VERBS,
    Act,
)
from tablee.games.french_flair.position import (
    ADVANCE_METRES,
    ADVANTAGE_METRES,
    DEAD,
    FIELD,
    HALFWAY,
    OPENING_METRES,
    STEP,
    TWENTY_TWO,
)
from tablee.games.french_flair.say import cards_in_a_row, clock_shown, owner, place, reach
from tablee.games.french_flair.view import ComboView, FrenchFlairView, TeamView
from tablee.terminal.faces import Face, row_of_cards
from tablee.terminal.french_flair_odds import odds
from tablee.terminal.heads import STYLES, padded_names, seat_row, title_line, turn_sign
from tablee.terminal.lists import numbered, paragraph
from tablee.terminal.scene import Scene

__all__ = ["draw", "menu", "odds", "ordered", "usual"]

_WIDE: Final = 60
"""From this width on a step of the pitch is two columns, and moves are shown with their numbers."""
_LETTERS: Final = {ADVANCE: "a", PASS: "p", RUN: "r", KICK: "k", TOUCH: "t", DROP: "d"}
"""What a single card may do, in the order of the columns, and how that is written behind its number."""
Cells = Mapping[int, Mapping[int, Sequence[str]]]
"""For each card and each of its verbs the moves."""
_GROUPS: Final = (OPENING, RELAY, MAUL, FIXATION)
"""What else the attack may do with cards."""


def draw(scene: Scene) -> RenderableType:
    """The table: the score, the pitch, what is going on, and the hand of whoever looks."""
    parts: list[RenderableType] = [_title(scene), *_teams(scene)]
    if scene.details:
        parts.append("")
    parts += [*_pitch(scene), *_facts(scene)]
    if scene.details:
        parts.append("")
    parts += _hand(scene)
    if scene.details:
        parts += _discards(scene)
    return Group(*parts)


def usual(view: FrenchFlairView, moves: Sequence[str]) -> str | None:
    """Nothing is a matter of course."""
    return None


def ordered(view: FrenchFlairView, moves: Sequence[str]) -> list[str]:
    """What single cards do, column by column of each, then the rest in its groups."""
    return sorted(moves, key=_rank)


def _rank(notation: str) -> tuple[int, int, int]:
    act = _read(notation)
    if act.verb in _LETTERS:
        return 0, act.card, [*_LETTERS].index(act.verb)
    if act.verb in _GROUPS:
        return 1 + _GROUPS.index(act.verb), 0, 0
    return 1 + (len(_GROUPS) if _is_a_word(act) else 0), 0, 0


def _read(notation: str) -> Act:
    act: Act = find_game("french_flair").moves.read(notation)
    return act


def _is_a_word(act: Act) -> bool:
    """Whether it takes neither cards nor dice."""
    return not act.card and not act.dice


# ------------------------------------------------------------------------------------------ the title and the score


def _title(scene: Scene) -> Text:
    """How far the match is; of a clock on the wall what was left of it at the last ply."""
    view: FrenchFlairView = scene.view
    told = [scene.words.tell(scene.game.narrator.progress(view))]
    if view.clock == "real" and view.half and view.phase != "over" and not view.time_up:
        told.append(scene.words("table-clock-left", time=clock_shown(view.half_seconds - view.seconds)))
    return title_line(scene, *told)


def _teams(scene: Scene) -> Iterator[Text]:
    view: FrenchFlairView = scene.view
    called = padded_names(scene, len(scene.chairs))
    for seat, team in enumerate(view.teams):
        line = seat_row(
            scene, seat, turn_sign(scene, seat, view.winners), f"{seat + 1} {called[seat]}", f"{team.score:>3}"
        )
        facts = _team_facts(scene, seat, team)
        if line.cell_len + Text(facts).cell_len > scene.width:
            facts = _team_facts(scene, seat, team, brief=True)
        yield Text.assemble(line, facts, no_wrap=True, overflow="crop")


def _team_facts(scene: Scene, seat: int, team: TeamView, brief: bool = False) -> str:
    view: FrenchFlairView = scene.view
    words = scene.words
    facts = [words("table-hand-size", cards=team.cards)]
    if not brief:
        facts.insert(0, words("table-tries", tries=team.tries))
        facts.append(words("table-pile", pile=team.pile))
    if view.half and view.phase != "over" and seat == owner(view):
        facts.append(words("table-has-ball"))
    return " · ".join(facts)


# ------------------------------------------------------------------------------------------------------- the pitch


def _pitch(scene: Scene) -> Iterator[Text]:
    """Three lines: the ball and its way, the grass with its lines, and the metres."""
    step = 2 if scene.width >= _WIDE else 1
    yield _ball_line(scene.view, step)
    yield _grass(step)
    yield _metres(step)


def _column(metres: int, step: int) -> int:
    return 2 + (metres + DEAD) // STEP * step


def _ball_line(view: FrenchFlairView, step: int) -> Text:
    ball, seat = _column(view.ball, step), owner(view)
    signs, start = ("●▶", ball) if seat == 0 else ("◀●", ball - 1)
    return Text.assemble(" " * start, (signs, f"bold {STYLES[seat]}"), no_wrap=True, overflow="crop")


def _grass(step: int) -> Text:
    """In-goals with the number of the side that defends there, goal lines, 22s and halfway."""
    end = _column(FIELD + DEAD, step)
    signs = ["·" if place % step == 0 else " " for place in range(end + 1)]
    for metres, sign in ((0, "║"), (TWENTY_TWO, "┊"), (HALFWAY, "│"), (FIELD - TWENTY_TWO, "┊"), (FIELD, "║")):
        signs[_column(metres, step)] = sign
    left, right = _column(0, step), _column(FIELD, step)
    grass = Text("".join(signs[left : right + 1]), "green")
    return Text.assemble(" ", _in_goal(0, left - 1), grass, _in_goal(1, left - 1), no_wrap=True, overflow="crop")


def _in_goal(seat: int, width: int) -> Text:
    return Text(str(seat + 1).center(width, "░"), STYLES[seat])


def _metres(step: int) -> Text:
    """How far it is to the nearer goal line; where it is narrow only at the lines."""
    shown = range(0, FIELD + 1, 10) if step > 1 else (0, TWENTY_TWO, HALFWAY, FIELD - TWENTY_TWO, FIELD)
    line = ""
    for metres in shown:
        label = str(min(metres, FIELD - metres))
        line = line.ljust(_column(metres, step) - len(label) // 2) + label
    return Text(line, "dim", no_wrap=True, overflow="crop")


# ------------------------------------------------------------------------------------------------ what is going on


def _facts(scene: Scene) -> Iterator[Text]:
    view: FrenchFlairView = scene.view
    facts = [*_going_on(scene, view)] if view.half and view.phase != "over" else []
    if facts:
        yield from paragraph(" · ".join(facts), scene.width)


def _going_on(scene: Scene, view: FrenchFlairView) -> Iterator[str]:
    words = scene.words
    yield words("table-ball", place=words.tell(place(owner(view), view.ball), reader=view.seat))
    if view.combo is not None:
        yield _combination(scene, view.combo)
    if view.zone is not None:
        yield words("table-zone", zone=_zone(view.zone))
    if view.advantage is not None and view.advantage_spot is not None:
        seat, left = view.advantage, max(0, ADVANTAGE_METRES - abs(view.ball - view.advantage_spot))
        yield words("table-advantage", you=seat == view.seat, name=scene.who(seat), metres=left)


def _combination(scene: Scene, combo: ComboView) -> str:
    words = scene.words
    kinds = " / ".join(words(f"kind-{kind}") for kind in combo.kinds)
    return words("table-combination", cards=words.tell(cards_in_a_row(combo.cards)), metres=combo.metres, kinds=kinds)


def _zone(zone: tuple[int, int]) -> str:
    """The six faces of the die, those of the zone in brackets."""
    low, high = zone
    return " ".join(f"[{die}]" if low <= die <= high else str(die) for die in range(1, 7))


# ------------------------------------------------------------------------------------------------------- the hand


def _abilities(card: int) -> str:
    """The letters of what a card can do."""
    return "".join(letter for verb, letter in _LETTERS.items() if card in ABILITIES.get(verb, ()))


def _hand(scene: Scene) -> list[RenderableType]:
    """The cards with the letters of their abilities: in a row, or as cards where there is room."""
    view: FrenchFlairView = scene.view
    if not view.hand or view.seat is None:
        return []
    style = STYLES[view.seat]
    title = Text(scene.words("table-your-hand"), "dim")
    if scene.details:
        letters = {card: _abilities(card) for card in view.hand}
        faces = [Face((str(card), letters[card][:2], letters[card][2:]), style) for card in view.hand]
        return [title, *row_of_cards(faces, scene.width, "")]
    line = title
    for card in view.hand:
        line.append("  ").append(str(card), f"bold {style}").append(_abilities(card), "dim")
    return [line]


def _discards(scene: Scene) -> Iterator[RenderableType]:
    view: FrenchFlairView = scene.view
    for seat, team in enumerate(view.teams):
        if team.discards:
            title = f"{seat + 1} {scene.words('table-discarded')} "
            yield Text.assemble((title, "dim"), (" ".join(map(str, team.discards)), STYLES[seat]))
    yield ""


# ------------------------------------------------------------------------------------------------------- the moves


def menu(scene: Scene, meanings: Mapping[str, str], usual: str | None) -> list[RenderableType]:
    """For the attack what each card may do and the rest in groups, all with their numbers; anything else as a list."""
    if scene.view.phase != "attack":
        return [*numbered(list(meanings.items()), usual, scene.width)]
    parts: list[RenderableType] = [*_cards(scene, list(meanings))]
    for verb in _GROUPS:
        moves = [move for move in meanings if _read(move).verb == verb]
        if moves:
            parts += _group(scene, verb, moves)
    return parts + _others(scene, meanings)


def _cards(scene: Scene, moves: Sequence[str]) -> list[RenderableType]:
    """What single cards may do: a row each, and below where an advance and a pass would bring the ball."""
    cells: dict[int, dict[int, list[str]]] = {}
    for move in moves:
        act = _read(move)
        if act.verb in _LETTERS:
            cells.setdefault(act.card, {}).setdefault(act.verb, []).append(move)
    if not cells:
        return []
    verbs = [verb for verb in _LETTERS if any(verb in row for row in cells.values())]
    if scene.width >= _WIDE:
        return [_table_of_cards(scene, verbs, cells), *_reach(scene, verbs)]
    return [*_rows_of_cards(cells), *_legend(scene, verbs), *_reach(scene, verbs)]


def _table_of_cards(scene: Scene, verbs: Sequence[int], cells: Cells) -> Table:
    """A column an ability; each move by its number in the list and its notation."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    for verb in verbs:
        table.add_column(scene.words(f"table-verb-{_LETTERS[verb]}"), no_wrap=True)
    for row in cells.values():
        table.add_row(*[_in_a_row(scene, row.get(verb, ())) for verb in verbs])
    return table


def _rows_of_cards(cells: Cells) -> Iterator[Text]:
    """Where it is narrow: the card, and what can be written behind its number."""
    for card, row in cells.items():
        endings = [move.removeprefix(str(card)) for moves in row.values() for move in moves]
        yield Text.assemble((f"{card:>3}  ", "bold"), " ".join(endings))


def _legend(scene: Scene, verbs: Sequence[int]) -> list[Text]:
    letters = [_LETTERS[verb] for verb in verbs]
    told = [f"{letter} {scene.words(f'table-verb-{letter}')}" for letter in letters]
    return paragraph(f"   {' · '.join(told)}", scene.width, "dim", hang="   ")


def _in_a_row(scene: Scene, moves: Sequence[str]) -> Text:
    """Moves with their numbers in the list."""
    row = Text()
    for move in moves:
        row.append(" " if row else "")
        row.append(f"{scene.numbers[move]:>2} ", "cyan").append(move, "bold")
    return row


def _reach(scene: Scene, verbs: Sequence[int]) -> list[Text]:
    """Where an advance and a pass would bring the ball."""
    view: FrenchFlairView = scene.view
    metres = {ADVANCE: ADVANCE_METRES, PASS: view.combo.next_metres if view.combo is not None else ADVANCE_METRES}
    ways: dict[int, list[str]] = {}
    for verb, way in metres.items():
        if verb in verbs:
            ways.setdefault(way, []).append(scene.words(f"table-verb-{_LETTERS[verb]}"))
    told = [_reached(scene, ", ".join(names), way) for way, names in ways.items()]
    title = scene.words("table-group-conclude" if view.combo is not None else "table-group-simple")
    return paragraph(f"   {' · '.join([title, *told])}", scene.width, "dim", hang="   ")


def _reached(scene: Scene, what: str, metres: int) -> str:
    view: FrenchFlairView = scene.view
    where = scene.words.tell(reach(view, metres), reader=view.seat)
    return scene.words("table-reach", what=what, metres=metres, place=where)


def _group(scene: Scene, verb: int, moves: Sequence[str]) -> Iterator[RenderableType]:
    """What all of the group do, and with which cards."""
    title = scene.words(f"table-group-{VERBS[verb]}")
    told = title if verb == RELAY else _reached(scene, title, OPENING_METRES)
    row = _in_a_row(scene, moves)
    if len(told) + 2 + row.cell_len <= scene.width:
        yield Text.assemble((told, "bold"), "  ", row)
    else:
        yield from paragraph(told, scene.width, "bold")
        yield Text.assemble("  ", row)


def _others(scene: Scene, meanings: Mapping[str, str]) -> list[RenderableType]:
    """The few moves that are words of their own."""
    words = [move for move in meanings if _is_a_word(_read(move))]
    return [
        Text.assemble((f"{scene.numbers[move]:>2} ", "cyan"), (move, "bold"), f"  {meanings[move]}") for move in words
    ]
