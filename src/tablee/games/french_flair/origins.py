"""What may follow what: for each way in which a team comes by the ball, the kinds of play that are open to it.

This one table is the whole answer; `choices.py` only looks things up in it, and `combos.py` knows how each kind goes.

============  ====================================================================
restart       a kick-off or 22 drop-out was received, or recovered (FF-5, FF-8)
kick          any other kick was received, or recovered (FF-55)
ruck          the ball comes out of a ruck (FF-38)
scrum         a scrum was won (FF-58, FF-59)
line-out      a line-out was won (FF-56)
maul          the ball comes out of a maul (FF-56)
fixation      after points de fixation (FF-57)
hand          a penalty is played by hand (FF-75)
open          play goes on: nobody tackled, or the tackle was missed
============  ====================================================================
"""

from __future__ import annotations

from typing import Final

# Kinds of combination, as bits: a combination that has begun may still become several of them.
FORWARDS: Final = 1
BACKS: Final = 2
LINK: Final = 4
RELANCE: Final = 8
EIGHT_NINE: Final = 16

KINDS: Final = {FORWARDS: "forwards", BACKS: "backs", LINK: "link", RELANCE: "relance", EIGHT_NINE: "eight-nine"}
"""What the kinds are called in views and texts."""

FIRST_LOOSE: Final = 6
"""FF-59: the lowest number whose head is not in the scrum."""

RESTART: Final = 0
KICK_RECEIVED: Final = 1
RUCK: Final = 2
SCRUM: Final = 3
LINE_OUT: Final = 4
MAUL: Final = 5
POINT: Final = 6
HAND: Final = 7
OPEN: Final = 8


class Origin:
    """What a team may do with the ball that it came by in this way."""

    def __init__(
        self,
        name: str,
        clause: str,
        kinds: int,
        simple: tuple[int, int],
        *,
        ten_opens: bool = False,
        maul: bool = False,
        fixation: bool = False,
        props: bool = True,
    ) -> None:
        self.name = name
        self.clause = clause
        """What the rules page explains here."""
        self.kinds = kinds
        """The combinations that may be begun."""
        self.simple = simple
        """The numbers, from and to, that may play one simple card."""
        self.relance_alone = kinds & RELANCE != 0
        """FF-55: a single card may do all it can, even run."""
        self.ten_opens = ten_opens
        """FF-52: a backs' combination may be opened by a 10; behind a gathering only by a 9 or relay (FF-38)."""
        self.maul = maul
        self.fixation = fixation
        self.props = props
        """Whether 1 to 5 take part (FF-59)."""


_USUAL: Final = FORWARDS | BACKS | LINK
_EVERYBODY: Final = (1, 15)
_UP_TO_NINE: Final = (1, 9)

ORIGINS: Final = (
    Origin("restart", "FF-5", RELANCE, _EVERYBODY),
    Origin("kick", "FF-55", _USUAL | RELANCE, _EVERYBODY, ten_opens=True),
    Origin("ruck", "FF-38", _USUAL, _EVERYBODY, fixation=True),
    Origin("scrum", "FF-58", _USUAL | EIGHT_NINE, (FIRST_LOOSE, 9), props=False),
    Origin("line-out", "FF-56", _USUAL, _UP_TO_NINE, maul=True),
    Origin("maul", "FF-56", _USUAL, _UP_TO_NINE, maul=True),
    Origin("fixation", "FF-57", _USUAL, _UP_TO_NINE, fixation=True),
    Origin("hand", "FF-75", _USUAL, (9, 9)),
    Origin("open", "FF-30", _USUAL, _EVERYBODY, ten_opens=True),
)
"""By their numbers above."""

STRICT_RUCK: Final = Origin("ruck", "FF-38", _USUAL, _UP_TO_NINE, fixation=True)
"""FF-38 with the option `strict_ruck_nine`."""
