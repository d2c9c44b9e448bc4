"""What a view of L'Artropp consists of, and a legal move for the page."""

from __future__ import annotations

import msgspec

from tablee.core.spoken import Choice
from tablee.core.views import View


class LineView(msgspec.Struct, gc=False):
    """A line as it lies on the table."""

    row: list[list[str]]
    """From the low end to the high end; a unit with an officer on it is a stack of two."""
    br: int
    low: int | None
    high: int | None
    shut_low: bool
    shut_high: bool


class GeneralView(msgspec.Struct, gc=False):
    """What everybody may know about one place at the table."""

    seated: bool
    purse: int
    debt: int
    gain: int
    cards: int
    committed: bool
    """Whether a card for the showdown lies before this general."""
    showdown: str | None
    """That card, once it is turned, or if it is your own."""
    felled: bool


class ArtroppView(View):
    """The table as one seat or, with `seat` empty, a spectator sees it."""

    round: int
    rounds: int
    duel: bool
    turn: int
    arrow: int
    place: int
    """Which line is active: always the first but in a duel."""
    lines: list[LineView]
    hand: list[str]
    generals: list[GeneralView]
    pile: int
    discard: list[str]
    pot: int
    assaulter: int | None
    announced: int
    """1: the highest card wins the pot; -1: the lowest; 0: nothing was announced."""
    br_value: int
    full_purse: int
    winners: list[int]
    reason: str


class ArtroppChoice(Choice):
    """A legal move: what kind it is, the card of the hand that makes it, and where that card goes."""

    kind: str = ""
    card: str = ""
    """The card of the hand; none for moves that are made without."""
    place: str = ""
    """Where it goes: an ``open`` line, its ``low`` or ``high`` end, a ``gap``, a ``stack``, or face down on the
    ``table``."""
    number: int = 0
    """Of a gap the number just below it, of a stack that of its unit, of the arrow and an announcement the way, of a
    shot the seat that is aimed at (-1: the sniper holds its fire)."""
