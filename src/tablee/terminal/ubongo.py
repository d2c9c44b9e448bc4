"""How Ubongo looks in a terminal.  It draws a view and knows no rule.

Every piece has its letter as well as its colour: without colours the table says as much.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.games.ubongo.pieces import LETTERS, PIECES, Cells, Piece
from tablee.games.ubongo.position import GOAL, ORANGE
from tablee.games.ubongo.say import sheet_name
from tablee.games.ubongo.view import DuelView, LayView, RacerView, UbongoView
from tablee.terminal.heads import padded_names, title_line, turn_sign
from tablee.terminal.lists import paragraph
from tablee.terminal.scene import Best, Scene
from tablee.terminal.ubongo_solve import STYLES, beside

_LISTED: Final = ("ready", "take", "replay", "again", "go-on", "solvable", "solution", "resign")
"""The moves that are listed, in this order; the layings are too many, and typed without a list."""
_COLOUR_GROUP: Final = 3
"""So many pieces have the same colour."""


def draw(scene: Scene) -> RenderableType:
    """The table: the track, and the board of whoever looks with the pieces that it still needs."""
    return draw_together(scene, [scene.view])


def draw_together(scene: Scene, views: Sequence[UbongoView]) -> RenderableType:
    """The table with the boards of several people who share a screen."""
    view: UbongoView = scene.view
    parts: list[RenderableType] = [title_line(scene), *_racers(scene)]
    if view.phase == "race":
        parts += beside(_same_height([_own_board(scene, seen) for seen in views]), scene.width)
        parts += _all_needed(scene, views)
    elif view.last is not None:
        parts += _last(scene, view.last)
    elif view.phase != "over":
        parts += ["", *_board(scene, view.grid, [])]
    return Group(*parts)


def usual(view: UbongoView, moves: Sequence[str]) -> str | None:
    """Whoever sits down wants to play."""
    return "ready" if "ready" in moves else None


def ordered(view: UbongoView, moves: Sequence[str]) -> list[str]:
    """The words that may be said; pieces are typed without a list."""
    return [move for move in _LISTED if move in moves]


def face(view: UbongoView) -> Hashable:
    """What must change for the table to be drawn again; ``None`` if there is nothing to draw."""
    if view.phase not in ("ready", "race"):
        return None
    done = [racer.done for racer in view.racers]
    return view.phase, view.sheet, view.began, tuple(lay.move for lay in view.board), tuple(done)


def look_up(scene: Scene, text: str) -> RenderableType | None:
    """The shapes of a piece, if `text` is the letter of one."""
    letter = text.upper()
    if len(letter) != 1 or letter not in LETTERS:
        return None
    piece = PIECES[LETTERS.index(letter)]
    shapes = [
        [Text(f"{letter}{number + 1}".ljust(2 * piece.widths[number]), "bold"), *_shape(piece, cells)]
        for number, cells in enumerate(piece.shapes)
    ]
    caption = scene.words("table-shapes", piece=letter, example=f"{letter}{len(shapes)}b2")
    return Group(*paragraph(caption, scene.width), *beside(_same_height(shapes), scene.width))


def best(view: UbongoView) -> Best | None:
    """The time of a puzzle that was solved alone and without a hint."""
    if view.practice is None or view.practice.hints or view.reason != "solved" or view.last is None:
        return None
    return Best(f"{sheet_name(view)} {view.last.rows[0]}", view.last.milliseconds)


# ------------------------------------------------------------------------------------------- the title and the track


def _racers(scene: Scene) -> Iterator[Text]:
    view: UbongoView = scene.view
    if view.practice is None:
        for seat, (racer, name) in enumerate(zip(view.racers, padded_names(scene, len(scene.chairs)))):
            yield from _racer(scene, seat, racer, name)


def _racer(scene: Scene, seat: int, racer: RacerView, name: str) -> Iterator[Text]:
    """Who it is, where the pawn stands, and what can be seen; in two lines where one is too narrow."""
    view: UbongoView = scene.view
    style = "bold" if seat == view.seat else ""
    head = f"{turn_sign(scene, seat, view.winners)}{seat + 1} {name}  "
    line = Text.assemble((head, style), _track(view, racer.space))
    notes = " ".join(_notes(scene, racer))
    if line.cell_len + 1 + len(notes) <= scene.width:
        yield line.append(f" {notes}")
    else:
        yield line
        yield from paragraph(f"   {notes}", scene.width, hang="   ")


def _track(view: UbongoView, space: int) -> Text:
    """The six spaces, the pawn's in brackets; orange ones have their sign."""
    track = Text()
    for place in range(GOAL + 1):
        is_orange = view.orange and place in ORANGE
        sign = f"{place}!" if is_orange else str(place)
        track.append(f"[{sign}]" if place == space else f" {sign} ", "dark_orange" if is_orange else "")
    return track


def _notes(scene: Scene, racer: RacerView) -> Iterator[str]:
    """What everybody sees of somebody: the letters that lie, and what was said."""
    view: UbongoView = scene.view
    words = scene.words
    if view.phase == "ready":
        yield words("table-ready" if racer.ready else "table-not-ready")
    if view.phase == "race":
        if len(racer.tasks) > 1:
            yield words("table-two-puzzles", puzzle=racer.done + 1)
        yield "".join(racer.laid) or words("table-nothing-laid")
    for is_so, key in ((racer.claimed, "called"), (racer.votes, "votes"), (racer.away, "away")):
        if is_so:
            yield f"· {words(f'table-{key}')}"


# --------------------------------------------------------------------------------------------------------- the boards


def _own_board(scene: Scene, view: UbongoView) -> list[Text]:
    lines = _board(scene, view.grid, view.board)
    if view.seat is None or len(view.racers) == 1:
        return lines
    return [Text(f"  {scene.who(view.seat)}", "bold", no_wrap=True), *lines]


def _board(scene: Scene, grid: Sequence[str], layings: Sequence[LayView]) -> list[Text]:
    """A grid with the names of its columns and rows, and the letters of what lies on it."""
    lying = _lying(layings)
    names = "".join(f" {name} " for name in "abcdefg"[: len(grid[0])])
    lines = [Text.assemble(("  " + names, "dim"), no_wrap=True)]
    for row, signs in enumerate(grid):
        squares = [_square(lying.get((row, col)), sign) for col, sign in enumerate(signs)]
        lines.append(Text.assemble((f"{row + 1} ", "dim"), *squares, no_wrap=True))
    return lines


def _lying(layings: Sequence[LayView]) -> dict[tuple[int, int], Piece]:
    found: dict[tuple[int, int], Piece] = {}
    for lay in layings:
        piece = PIECES[LETTERS.index(lay.piece)]
        for row, col in piece.shapes[lay.shape]:
            found[lay.row + row, lay.col + col] = piece
    return found


def _square(piece: Piece | None, sign: str) -> tuple[str, str]:
    if piece is not None:
        return f" {piece.letter} ", STYLES[piece.colour]
    return (" · ", "") if sign == "#" else ("   ", "")


def _last(scene: Scene, duel: DuelView) -> Iterator[RenderableType]:
    """How the last race came out: the grid of whoever covered it, or a way to do it."""
    yield ""
    yield Text(scene.words("table-last", sheet=f"{scene.view.side}{duel.sheet}", end=duel.end), "dim")
    boards = duel.boards if duel.end == "tie" else [] if duel.winner is None else [duel.boards[duel.winner]]
    shown = [duel.solution] if duel.solution else boards
    yield from beside([_board(scene, duel.grid, layings) for layings in shown], scene.width)


# --------------------------------------------------------------------------------------------------------- the pieces


def _all_needed(scene: Scene, views: Sequence[UbongoView]) -> Iterator[RenderableType]:
    """The pieces that somebody still has to lay, drawn; and for one person what else lies in the tray."""
    missing = sorted({letter for view in views for letter in _missing(view)})
    pieces = [PIECES[LETTERS.index(letter)] for letter in missing]
    if pieces:
        yield from beside(_same_height([_shape(piece, piece.shapes[0]) for piece in pieces]), scene.width)
    if scene.details and len(views) == 1 and views[0].tray:
        yield Text(f"{scene.words('table-tray')}  {_grouped(views[0].tray)}", "dim")


def _missing(view: UbongoView) -> list[str]:
    """The pieces of the puzzle at hand that do not lie yet."""
    seat = 0 if view.practice else view.seat
    if seat is None:
        return []
    racer = view.racers[seat]
    return [letter for letter in racer.tasks[min(racer.done, len(racer.tasks) - 1)].pieces if letter not in racer.laid]


def _grouped(letters: Sequence[str]) -> str:
    """The letters of a tray, those of one colour together."""
    groups = [LETTERS[start : start + _COLOUR_GROUP] for start in range(0, len(LETTERS), _COLOUR_GROUP)]
    return " ".join(filter(None, ("".join(letter for letter in group if letter in letters) for group in groups)))


def _shape(piece: Piece, cells: Cells) -> list[Text]:
    """A shape, two columns a square."""
    height = 1 + max(row for row, _ in cells)
    width = 1 + max(col for _, col in cells)
    style = STYLES[piece.colour]
    return [
        Text.assemble(
            *((f"{piece.letter} ", style) if (row, col) in cells else ("  ", "") for col in range(width)), no_wrap=True
        )
        for row in range(height)
    ]


def _same_height(drawings: Sequence[list[Text]]) -> list[list[Text]]:
    """Drawings with blank lines below the lower ones, and every line as wide as the widest of its drawing."""
    tallest = max((len(drawing) for drawing in drawings), default=0)
    padded = [[*drawing, *(Text("", no_wrap=True) for _ in range(tallest - len(drawing)))] for drawing in drawings]
    for drawing in padded:
        widest = max(line.cell_len for line in drawing)
        for line in drawing:
            line.pad_right(widest - line.cell_len)
    return padded
