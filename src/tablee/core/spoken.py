"""What a narrator says, as pages get it: lines of the log, choices, and what is said about a position."""

from __future__ import annotations

import msgspec

from tablee.core.phrases import Phrase


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the log."""

    at: int
    """Which of the events it tells, counted from 0."""
    phrase: Phrase
    chapter: bool = False
    """Whether a new part of the game begins here."""
    shown: bool = False
    """Whether the table itself shows it, so that a commentary beside the board leaves it out."""


class Choice(msgspec.Struct, omit_defaults=True, gc=False):
    """A legal move as the page needs it; games add what the move is: its card, its place, its target."""

    move: str
    """Its notation, which is what a page sends back; it is never taken apart."""
    phrase: Phrase | None = None
    """What it means in this position, where that is shown."""


class Spoken(msgspec.Struct, gc=False):
    """All that is said about a position to whoever looks at it."""

    prompt: Phrase
    """What is to be decided now."""
    progress: Phrase
    """Where the game stands."""
    outcome: list[Phrase]
    """Why it ended, who won, and how everybody came out of it; empty while it goes on."""
    opponent: Phrase | None
    """What the game's own opponent is called here, if it has a name of its own."""
