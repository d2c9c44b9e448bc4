"""The match as it stands: ball, hands, score and clock, and what can be asked about them.

The ball lies at so many metres from the home goal line (−15 to 115, in steps of 5). Team 0 is at home and attacks
towards 100; `distance` is always seen from a team: metres to the line that it attacks.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tablee.core.frames import GameState, Phase, Phases
from tablee.core.game import NOBODY, TEAMS, Card, Moment, Outcome, Team
from tablee.core.luck import total
from tablee.games.french_flair.combos import Combo
from tablee.games.french_flair.moves import COPIES, NUMBERS, Act, Kit, Metres
from tablee.games.french_flair.origins import OPEN, ORIGINS, RUCK, STRICT_RUCK, Origin

# Phases.
TOSSING: Final = 0
DRAWING: Final = 1
DISCARDING: Final = 2
KICKING_OFF: Final = 3
DROPPING_OUT: Final = 4
ATTACK: Final = 5
DEFENCE: Final = 6
CONTESTING: Final = 7
CLEARING: Final = 8
OFFSIDE: Final = 9
PENALTY: Final = 10
SCRUMMING: Final = 11
LINING_OUT: Final = 12
CONVERTING: Final = 13
RECEIVING: Final = 14
MARKING: Final = 15
THROWING: Final = 16
OVER: Final = 17

PHASES: Final = Phases(
    (TOSSING, "toss", "FF-4"),
    (DRAWING, "draw", "FF-21"),
    (DISCARDING, "discard", "FF-21"),
    (KICKING_OFF, "kick-off", "FF-5"),
    (DROPPING_OUT, "drop-out", "FF-5"),
    (ATTACK, "attack", "FF-30"),
    (DEFENCE, "defence", "FF-31"),
    (CONTESTING, "contest", "FF-34"),
    (CLEARING, "clear-out", "FF-35"),
    (OFFSIDE, "offside", "FF-73"),
    (PENALTY, "penalty", "FF-75"),
    (SCRUMMING, "scrum", "FF-70"),
    (LINING_OUT, "line-out", "FF-71"),
    (CONVERTING, "conversion", "FF-72"),
    (RECEIVING, "receive", "FF-7"),
    (MARKING, "mark", "FF-45"),
    (THROWING, "throw", "FF-10"),
    (OVER, "over", "FF-77"),
)


# What a throw is for.
FOR_RESTART: Final = 0
FOR_TACKLE: Final = 1
FOR_CONTEST: Final = 2
FOR_CLEAR_OUT: Final = 3
FOR_RUN: Final = 4
FOR_KICK: Final = 5
FOR_TOUCH: Final = 6
FOR_DROP: Final = 7
FOR_GOAL: Final = 8
FOR_PENALTY_TOUCH: Final = 9
FOR_SCRUM: Final = 10
FOR_LINE_OUT: Final = 11
FOR_CONVERSION: Final = 12

AIMS: Final = (
    "restart",
    "tackle",
    "contest",
    "clear-out",
    "run",
    "kick",
    "touch",
    "drop",
    "goal",
    "penalty-touch",
    "scrum",
    "line-out",
    "conversion",
)
AIM_CLAUSES: Final = (
    "FF-5",
    "FF-32",
    "FF-34",
    "FF-35",
    "FF-40",
    "FF-41",
    "FF-42",
    "FF-43",
    "FF-75",
    "FF-75",
    "FF-70",
    "FF-71",
    "FF-72",
)

FIELD: Final = 100
HALFWAY: Final = 50
DEAD: Final = 15
"""Metres from goal line to dead-ball line (FF-1)."""
TWENTY_TWO: Final = 20
"""Metres out where the 22 drop-out is taken; the zone reaches from 5 to there (FF-2)."""
NEAREST: Final = 5
"""Metres: no scrum, line-out or penalty is nearer to a goal line (FF-46, FF-76)."""
STEP: Final = 5
"""Metres for each point of a die."""
ADVANCE_METRES: Final = 10
OPENING_METRES: Final = 5
ADVANTAGE_METRES: Final = 10
"""FF-74: so much gained, and there is no way back to the penalty."""
DOUBLE_BONUS: Final = 10
"""FF-42, FF-43: metres that a double adds."""
FULL_HAND: Final = 6
HALF: Final = 600
"""Seconds of a half (FF-77)."""
SHORT_HALF: Final = 300
"""Seconds of a half in a short match (FF-77)."""
TEMPO: Final = 15
"""Seconds that a card or a throw counts for on the tempo clock (FF-77)."""
MOST_EVENTS: Final = 400
"""Cards and throws of a half at most, whatever the clock says, so that every match ends."""
EXTRA_EVENTS: Final = 80
"""Cards and throws after time at most; then the referee blows."""

TRY: Final = 5
CONVERSION: Final = 2
GOAL: Final = 3


class Position(GameState[Act]):
    """All that a position of French Flair consists of."""

    phases: ClassVar[Phases] = PHASES
    kit: Kit
    strict: bool
    """Option `strict_ruck_nine` (FF-38)."""
    loose: bool
    """Option `loose_sequence` (FF-51)."""
    keep_surplus: bool
    """Option of that name (FF-21)."""
    one_maul: bool
    """Option `two_card_maul`: two cards in all (FF-56)."""
    link_run: bool
    """Option of that name, and version 1: the back of a line link may run (FF-53)."""
    own_kick_relance: bool
    """FF-55, from version 2: a relance may follow one's own open kick that was recovered."""
    prop_relay: bool
    """FF-59 in version 1: after a scrum 1 to 5 may be the relay."""
    knock_on_gains: bool
    """FF-74, from version 2: under advantage the metres of a kick that the receivers knock on count."""
    real_time: bool
    """FF-77: the clock on the wall, not 15 seconds a card or throw."""
    half_seconds: int
    """FF-77: how long a half is; a short match has halves of half the time."""

    half: int = 0
    """1 or 2; 0 before the toss."""
    now: int = 0
    """When the last ply was made, in milliseconds of match time."""
    half_began: int = 0
    """When its first card or throw came, in milliseconds of match time."""
    events: int = 0
    """Cards and throws of this half."""
    events_after: int = 0
    """Those after time."""
    time_up: bool = False
    kicked_off: Team = NOBODY
    """Who kicked off the first half."""
    score: list[int]
    tries: list[int]

    ball: Metres = HALFWAY
    """Metres from the home goal line."""
    attack: Team = 0
    """The team with the ball."""
    origin: int
    """How it came by it."""
    combo: Combo | None
    """The combination that is being played."""
    maul_phases: int
    fresh_five: bool
    """FF-61: play restarted 5 m out, and nothing has moved the ball since."""
    renewed: bool
    """FF-57: the hands were completed, no more points de fixation."""

    carrier: Team
    """FF-39: the team that carried the ball into the tackle."""
    holder: Team
    """Who has the ball in the ruck, as far as it has come."""
    crosses: bool
    """FF-61: the card that may be tackled would cross the line."""
    must_tackle: bool
    """FF-37: the attack has no card left."""
    zone_low: int
    zone_high: int
    """The zone of the contest (FF-34, FF-35)."""
    first_throw: Act | None
    """The first of two throws of a duel."""
    advantage_team: Team
    advantage_spot: Metres

    aim: int
    """What the dice are thrown for."""
    dice: int
    """How many of them."""
    thrower: Team
    put_in: Team
    """Who puts in at the scrum, throws in at the line-out, or converts."""
    kicking_card: Card
    """The card with which the dice are thrown, 0 if it takes none."""

    hands: list[list[int]]
    """How many of each number a team holds."""
    piles: list[list[int]]
    discards: list[list[int]]
    drawing: list[Team]
    """Who draws a card each, in order."""
    goal_phase: Phase = KICKING_OFF
    """What comes after cards are drawn or discarded."""
    waiting_team: Team = 0
    """Whose decision that is."""
    reason: str = ""

    def set_up(self, kit: Kit, options: Any, rules: int) -> None:
        """Before the toss, by the rules of that version."""
        self.kit = kit
        self.strict = bool(options.strict_ruck_nine)
        self.loose = bool(options.loose_sequence)
        self.keep_surplus = bool(options.keep_surplus)
        self.one_maul = bool(options.two_card_maul)
        self.link_run = bool(options.link_run) or rules < 2
        self.own_kick_relance = rules >= 2
        self.prop_relay = rules < 2
        self.knock_on_gains = rules >= 2
        self.real_time = str(options.clock) == "real"
        self.half_seconds = SHORT_HALF if str(options.length) == "short" else HALF
        self.phase = TOSSING
        self.score = [0, 0]
        self.tries = [0, 0]
        self.hands = [[0] * (NUMBERS + 1) for _ in range(TEAMS)]
        self.piles = [list(COPIES) for _ in range(TEAMS)]
        self.discards = [[0] * (NUMBERS + 1) for _ in range(TEAMS)]
        self.drawing = []
        self.clear_play()
        self.clear_throw()

    def clear_play(self) -> None:
        """Nothing is under way."""
        self.origin = OPEN
        self.combo = None
        self.maul_phases = 0
        self.fresh_five = False
        self.renewed = False
        self.carrier = NOBODY
        self.holder = NOBODY
        self.crosses = False
        self.must_tackle = False
        self.zone_low = 0
        self.zone_high = 0
        self.advantage_team = NOBODY
        self.advantage_spot = 0

    def clear_throw(self) -> None:
        """No dice are in the air."""
        self.aim = FOR_RESTART
        self.dice = 0
        self.thrower = NOBODY
        self.put_in = NOBODY
        self.kicking_card = 0
        self.first_throw = None

    def take_over(self, other: Position) -> None:
        """Be the same position as `other`, sharing nothing that can change."""
        self.kit = other.kit
        self.strict = other.strict
        self.loose = other.loose
        self.keep_surplus = other.keep_surplus
        self.one_maul = other.one_maul
        self.link_run = other.link_run
        self.own_kick_relance = other.own_kick_relance
        self.prop_relay = other.prop_relay
        self.knock_on_gains = other.knock_on_gains
        self.real_time = other.real_time
        self.half_seconds = other.half_seconds
        self.half = other.half
        self.now = other.now
        self.half_began = other.half_began
        self.events = other.events
        self.events_after = other.events_after
        self.time_up = other.time_up
        self.kicked_off = other.kicked_off
        self.score = other.score[:]
        self.tries = other.tries[:]
        self.ball = other.ball
        self.attack = other.attack
        self.reason = other.reason
        self.origin = other.origin
        self.combo = None if other.combo is None else other.combo.copy()
        self.maul_phases = other.maul_phases
        self.fresh_five = other.fresh_five
        self.renewed = other.renewed
        self.carrier = other.carrier
        self.holder = other.holder
        self.crosses = other.crosses
        self.must_tackle = other.must_tackle
        self.zone_low = other.zone_low
        self.zone_high = other.zone_high
        self.advantage_team = other.advantage_team
        self.advantage_spot = other.advantage_spot
        self.aim = other.aim
        self.dice = other.dice
        self.thrower = other.thrower
        self.put_in = other.put_in
        self.kicking_card = other.kicking_card
        self.first_throw = other.first_throw
        self.hands = [hand[:] for hand in other.hands]
        self.piles = [pile[:] for pile in other.piles]
        self.discards = [pile[:] for pile in other.discards]
        self.drawing = other.drawing[:]
        self.goal_phase = other.goal_phase
        self.waiting_team = other.waiting_team

    # What can be asked

    def clause(self) -> str:
        """The id of the clause that governs the next step."""
        if self.phase == ATTACK:
            return self.origin_now().clause
        if self.phase == THROWING:
            return AIM_CLAUSES[self.aim]
        if self.phase == DEFENCE and self.must_tackle:
            return "FF-37"
        if self.phase == RECEIVING and self.may_mark():
            return "FF-45"
        return super().clause()

    def chapter(self) -> int:
        """A number that changes with every restart, point and change of hands: what a bot plays out to."""
        return self.half * 1000 + self.score[0] + self.score[1] + 500 * self.attack

    def origin_now(self) -> Origin:
        """What the team with the ball may do with it."""
        if self.origin == RUCK and self.strict:
            return STRICT_RUCK
        return ORIGINS[self.origin]

    def direction(self, team: Team) -> int:
        """Which way a team plays."""
        return 1 if team == 0 else -1

    def distance(self, team: Team) -> int:
        """Metres from the ball to the line that `team` attacks; negative beyond it."""
        return FIELD - self.ball if team == 0 else self.ball

    def spot(self, team: Team, distance: Metres) -> int:
        """Where a ball lies that is so far from the line that `team` attacks."""
        return FIELD - distance if team == 0 else distance

    def cards(self, team: Team) -> int:
        """How many cards a team holds."""
        return total(self.hands[team])

    def may_mark(self) -> bool:
        """FF-45: whether the ball that is received came down in the receivers' 22, not on or behind their line."""
        return self.distance(1 - self.waiting_team) > 0

    def in_own_22(self, team: Team) -> bool:
        """FF-2, FF-42: whether the ball is in the 22 of `team`, or in its in-goal, which begins with the line."""
        return FIELD - self.distance(team) <= TWENTY_TWO

    def seconds(self) -> int:
        """FF-77: what the clock shows of this half; the real one as of the last ply."""
        if self.real_time and self.events:
            return min(self.half_seconds, (self.now - self.half_began) // 1000)
        return min(self.half_seconds, self.events * TEMPO)

    def is_timed(self) -> bool:
        """FF-77: on the real clock every ply has its moment, after time too: the next half begins in its own."""
        return self.real_time

    def due(self) -> Moment | None:
        """FF-77: when the half's time is up, on the real clock."""
        if not self.real_time or self.time_up or self.events == 0 or self.phase == OVER:
            return None
        return self.half_began + self.half_seconds * 1000

    def outcome(self) -> Outcome | None:
        """The score; level scores are a draw."""
        if self.phase != OVER:
            return None
        best = max(self.score)
        winners = tuple([team for team in range(TEAMS) if self.score[team] == best])
        return Outcome(tuple(self.score), winners, self.reason)
