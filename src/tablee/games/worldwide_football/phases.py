"""What can be going on in a match, what dice are thrown and cards are turned for, and the clause of each."""

from __future__ import annotations

from typing import Final

from tablee.core.frames import Phases

# Phases.  People decide in those up to AIMING, chance in those up to THROWING; the last ones go on by themselves.
PICKING: Final = 0
DISCARDING: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3
MARKING: Final = 4
DIVING: Final = 5
COUNTERING: Final = 6
KEEPING: Final = 7
SHOOTING_AGAIN: Final = 8
SAVING_AGAIN: Final = 9
FREE_KICK: Final = 10
AIMING: Final = 11
TOSSING: Final = 12
DRAWING: Final = 13
TURNING: Final = 14
THROWING: Final = 15
OVER: Final = 16
RIVAL_ATTACKS: Final = 17
RIVAL_DEFENDS: Final = 18
BEFORE_SHOT: Final = 19
JUDGING: Final = 20
PENALTY: Final = 21

ASKING: Final = (MARKING, KEEPING, SHOOTING_AGAIN, SAVING_AGAIN)
"""Whoever decides is asked for a Player card that would do."""

PHASES: Final = Phases(
    (PICKING, "pick", "WF-2"),
    (DISCARDING, "discard", "WF-5"),
    (ATTACK, "attack", "WF-10"),
    (DEFENCE, "defence", "WF-11"),
    (MARKING, "marking", "WF-27"),
    (DIVING, "dive", "WF-40"),
    (COUNTERING, "counter", "WF-40"),
    (KEEPING, "keep", "WF-28"),
    (SHOOTING_AGAIN, "shoot-again", "WF-27"),
    (SAVING_AGAIN, "save-again", "WF-27"),
    (FREE_KICK, "free-kick", "WF-30"),
    (AIMING, "penalty", "WF-33"),
    (TOSSING, "toss", "WF-4"),
    (DRAWING, "draw", "WF-4"),
    (TURNING, "turn", "WF-15"),
    (THROWING, "throw", "WF-13"),
    (OVER, "over", "WF-56"),
)
"""All but those that go on by themselves, which are never seen."""


# What a die is thrown for.
FOR_DEFENCE: Final = 0
FOR_SHOT: Final = 1
FOR_KEEPER: Final = 2
FOR_INTERPOSITION: Final = 3
FOR_CARD: Final = 4
FOR_TRAP_CALL: Final = 5
FOR_TRAP: Final = 6
FOR_DIVE_CALL: Final = 7
FOR_DIVE: Final = 8
FOR_CREATIVITY: Final = 9
FOR_EFFICIENCY: Final = 10
FOR_PENALTY: Final = 11
FOR_PENALTY_SAVE: Final = 12

AIMS: Final = (
    "defence",
    "shot",
    "keeper",
    "interposition",
    "card",
    "trap-call",
    "trap",
    "dive-call",
    "dive",
    "creativity",
    "efficiency",
    "penalty",
    "penalty-save",
)
AIM_CLAUSES: Final = (
    "WF-13",
    "WF-20",
    "WF-20",
    "WF-27",
    "WF-30",
    "WF-43",
    "WF-40",
    "WF-43",
    "WF-40",
    "WF-42",
    "WF-42",
    "WF-33",
    "WF-33",
)

# Which pile of the rival is turned, and why.
TURN_ACTION: Final = 0
TURN_SPECIAL: Final = 1
TURN_GUARD: Final = 2
TURN_LOST: Final = 3
TURNS: Final = ("action", "special", "defence", "lost")
TURN_CLAUSES: Final = ("WF-15", "WF-15", "WF-11", "WF-34")

# Dead balls.
ALIVE: Final = 0
INDIRECT_KICK: Final = 1
CORNER: Final = 2
DEAD_BALLS: Final = ("", "indirect", "corner")
DEAD_CLAUSES: Final = ("WF-10", "WF-31", "WF-35")

# Player cards and stars that were played for the next card or shot.
WITH_M2: Final = 1
WITH_M3: Final = 2
WITH_A3: Final = 4
WITH_A1: Final = 8
WITH_EFFICIENCY: Final = 16
FOR_A_CARD: Final = 7
FOR_A_SHOT: Final = 24

RIVAL: Final = 1
MOST_KICKS: Final = 30
"""Penalties of a team in a shoot-out; then lots are drawn, so that every match ends."""
