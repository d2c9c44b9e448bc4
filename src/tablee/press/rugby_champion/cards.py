"""The cards: players with their values, arrow and signs; Arbitre, Arrêt and Soutien; and the Avantage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from tablee.games.rugby_champion.cards import ARROWS, SINGLE, TYPES, Box, Player, SetPiece, Special
from tablee.games.rugby_champion.say import card_name
from tablee.press import icons
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, EDGE, Card, draw_back
from tablee.press.icons import draw_icon
from tablee.press.ink import BLACK, GREY, WHITE
from tablee.press.marks import Block, Label, Mark, Prose, rectangle
from tablee.press.paper import Area
from tablee.press.printing import Job
from tablee.press.reconstructed import Reconstructed
from tablee.press.rugby_champion import icons as signs
from tablee.press.shirts import Shirt, draw_shirt

PURPLE: Final = "#4a2f86"
"""The game's colour: shirts and backs."""
RED: Final = "#b3261e"
"""The ground of the red value, and of Arrêt cards."""
BLUE: Final = "#23508f"
"""Soutien cards."""
_FAMILY_COLOURS: Final = {"referee": BLACK, "stop": RED, "support": BLUE}
_PAPER: Final = "#fbf7ee"
_COLUMN: Final = Area(3.0, 3.0, 15.5, 82.0)
"""Where the three values stand, so that cards fanned out in a hand show them."""
_GAP: Final = 2.0
_MIDDLE: Final = (_COLUMN.right + CARD_WIDTH) / 2
"""Of what is right of the column."""
_ROOM: Final = CARD_WIDTH - _COLUMN.right - 4.0
_SIGN_AT: Final = (CARD_WIDTH - 4.0, CARD_HEIGHT - 3.6)


class Face(NamedTuple):
    """A player with one of his arrows."""

    player: Player
    arrow: str


def all_faces(box: Box) -> list[Face | Special]:
    """RC-1: every card as often as the box has it."""
    players = [Face(player, arrow) for player in box.players for arrow in ARROWS]
    return [*players, *(card for card in box.specials for _ in range(card.copies))]


def draw_deck(box: Box, job: Job) -> list[Card]:
    """All cards, and the Avantage last."""
    reconstructed = Reconstructed(box.reconstructed)
    ball = draw_icon(signs.BALL, (CARD_WIDTH / 2, 40.0), 22.0, job.ink, PURPLE)
    # RC-50: all cards have the same, as the duel shuffles them together.
    back = draw_back(PURPLE, ball, job.words("game-title"), job, slanting=False)
    fronts = [
        _draw_player(face, reconstructed, job)
        if isinstance(face, Face)
        else _draw_special(face, box.set_piece, reconstructed, job)
        for face in all_faces(box)
    ]
    return [Card(front, back) for front in (*fronts, _draw_advantage(job))]


# ----------------------------------------------------------------------------------------------------------- players


def _draw_player(face: Face, reconstructed: Reconstructed, job: Job) -> list[Mark]:
    player, ink = face.player, job.ink
    values = [str(player.value(kind)) for kind in TYPES]
    shirt = draw_shirt(Shirt(PURPLE, "hoops"), (_MIDDLE - 16.0, 12.0), 32.0, ink)
    return [
        _ground(job),
        *_draw_values(values, TYPES.index(player.red[face.arrow]), RED, job),
        Label((_MIDDLE, 8.0), job.words.tell(card_name(player.id)), 11.5, bold=True, room=_ROOM),
        *shirt,
        *draw_icon(signs.ARROWS[face.arrow], (_MIDDLE, 56.0), 18.0, ink, RED),
        *_draw_signs(player, job),
        *reconstructed.sign(_SIGN_AT, f"players.{player.id}"),
    ]


def _ground(job: Job) -> Mark:
    return rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=job.ink.tint(_PAPER), line=EDGE)


def _draw_values(values: Sequence[str], marked: int | None, colour: str, job: Job) -> list[Mark]:
    """Three values below each other; one stands on a coloured ground, or in a double frame where ink is saved."""
    height = (_COLUMN.height - 2 * _GAP) / 3
    marks: list[Mark] = []
    for place, (kind, value) in enumerate(zip(TYPES, values)):
        area = Area(_COLUMN.left, _COLUMN.top + place * (height + _GAP), _COLUMN.width, height)
        marks += _draw_value(area, kind, value, colour if place == marked else None, job)
    return marks


def _draw_value(area: Area, kind: str, value: str, ground: str | None, job: Job) -> list[Mark]:
    fills = job.ink.fills
    colour = WHITE if ground and fills else BLACK
    fill = job.ink.tint(ground or WHITE)
    frames = [rectangle(*area, fill=fill, stroke=ground or GREY, line=0.8 if ground else 0.2)]
    if ground and not fills:
        frames.append(rectangle(area.left + 1.0, area.top + 1.0, area.width - 2.0, area.height - 2.0, stroke=ground))
    return [
        *frames,
        *draw_icon(signs.TYPE_ICONS[kind], (area.middle, area.top + 5.4), 7.6, job.ink, colour, paper=ground or WHITE),
        Label((area.middle, area.top + 14.4), value, 26, bold=True, colour=colour),
        Label((area.middle, area.bottom - 3.4), job.words("type", type=kind), 7, colour=colour, room=area.width - 2.4),
    ]


def _draw_signs(player: Player, job: Job) -> list[Mark]:
    """RC-2: whistles, and the sign of who can kick at goal."""
    shown = [signs.WHISTLE] * player.whistles + [icons.POSTS] * player.goal
    left = _MIDDLE - 12.0 * (len(shown) - 1) / 2
    marks: list[Mark] = []
    for place, icon in enumerate(shown):
        marks += draw_icon(icon, (left + 12.0 * place, 76.0), 9.5, job.ink)
    return marks


# ------------------------------------------------------------------------------------------------- the other cards


def _draw_special(card: Special, values: SetPiece, reconstructed: Reconstructed, job: Job) -> list[Mark]:
    colour = _FAMILY_COLOURS[card.family]
    marks: list[Mark] = [_ground(job)]
    if card.bonus:
        bonus = [f"+{value}" for value in card.bonus]
        marks += [*_draw_values(bonus, None, colour, job), *_draw_face(card, colour, _COLUMN.right + 1.5, job)]
    else:
        marks += _draw_face(card, colour, 3.0, job)
    if card.id in SINGLE:
        marks += _draw_levels(values, reconstructed, job)
    return [*marks, *reconstructed.sign(_SIGN_AT, f"specials.{card.id}")]


def _draw_face(card: Special, colour: str, left: float, job: Job) -> list[Mark]:
    """Its name on a band, its family, its sign, and what it does."""
    area = Area(left, 3.0, CARD_WIDTH - left - 3.0, CARD_HEIGHT - 6.0)
    fills = job.ink.fills
    # Touche and Mêlée keep room for their values.
    height, size = (21.0, 9) if card.id in SINGLE else (38.0, 10)
    band = rectangle(area.left, area.top, area.width, 10.0, fill=job.ink.tint(colour), stroke=colour, line=0.5)
    return [
        band,
        Label(
            (area.middle, 8.0),
            job.words.tell(card_name(card.id)),
            12,
            bold=True,
            colour=WHITE if fills else BLACK,
            room=area.width - 3,
        ),
        Label((area.middle, 16.4), job.words(f"print-rugby-{card.family}"), 8, colour=GREY),
        *draw_icon(signs.SPECIAL_ICONS[card.id], (area.middle, 31.5), 21.0, job.ink, colour),
        _text(card.id, Area(area.left + 1.0, 43.0, area.width - 2.0, height), job, size),
    ]


def _text(name: str, area: Area, job: Job, size: float = 10) -> Prose:
    text = Block("text", job.words(f"print-rugby-{name}-does"))
    return Prose((area.left, area.top), area.width, area.height, [text], size=size, align="center", middle=True)


def _draw_levels(values: SetPiece, reconstructed: Reconstructed, job: Job) -> list[Mark]:
    """RC-3: what the card counts, by difficulty."""
    levels = msgspec.structs.asdict(values)
    width = (CARD_WIDTH - 8.0) / len(levels)
    marks: list[Mark] = []
    for place, (level, value) in enumerate(levels.items()):
        area = Area(4.0 + place * width, 67.0, width, 13.0)
        marks += [
            rectangle(*area, fill=job.ink.tint(WHITE), stroke=GREY, line=0.2),
            Label((area.middle, area.top + 5.0), str(value), 15, bold=True),
            Label((area.middle, area.top + 10.6), job.words(f"print-rugby-{level}"), 6.6, room=width - 1.0),
        ]
    return [*marks, *reconstructed.sign((CARD_WIDTH - 4.0, 64.6), "set_piece")]


def _draw_advantage(job: Job) -> list[Mark]:
    """RC-43: the one Avantage, which lies before whoever has it."""
    middle = CARD_WIDTH / 2
    return [
        _ground(job),
        Label((middle, 9.0), job.words("print-rugby-advantage"), 14, bold=True, room=CARD_WIDTH - 8),
        *draw_icon(signs.ADVANTAGE, (middle, 30.0), 26.0, job.ink, PURPLE),
        _text("advantage", Area(4.0, 46.0, CARD_WIDTH - 8.0, 36.0), job),
    ]
