"""The match as it stands: line, hands, ball, Avantage and score, and what can be asked about them.

There are two teams. In a duel they are the two seats; alone the person is team 0 and the Non-joueur team 1. Cards that
nobody has seen have no order and no place: the solo game keeps the pile and the face-down cards of the line together
as `unseen`, and turning one is a draw among them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tablee.core.frames import GameState, Phase, Phases
from tablee.core.game import NOBODY, TEAMS, Card, Outcome, Team
from tablee.core.luck import more_than, total
from tablee.games.rugby_champion.moves import PASSE, PHYSIQUE, TYPES, Act, Kit, Slot

# What is to be decided next.
STARTING: Final = 0
DRAWING: Final = 1
NAMING: Final = 2
LAYING: Final = 3
TURNING: Final = 4
WHISTLING: Final = 5
AIDING: Final = 6
SUPPORTING: Final = 7
STOPPING: Final = 8
PACKING: Final = 9
CONVERTING: Final = 10
AWARDING: Final = 11
OVER: Final = 12

PHASES: Final = Phases(
    (STARTING, "start", "RC-50"),
    (DRAWING, "draw", "RC-20"),
    (NAMING, "name", "RC-12"),
    (LAYING, "lay", "RC-11"),
    (TURNING, "turn", "RC-11"),
    (WHISTLING, "whistle", "RC-25"),
    (AIDING, "aid", "RC-30"),
    (SUPPORTING, "support", "RC-51"),
    (STOPPING, "stop", "RC-51"),
    (PACKING, "pack", "RC-40"),
    (CONVERTING, "convert", "RC-13"),
    (AWARDING, "penalty", "RC-52"),
    (OVER, "over", "RC-6"),
)
REACTING: Final = (WHISTLING, SUPPORTING, STOPPING)
"""Those in which `asked` may do something about a challenge (RC-51)."""
ASKING: Final = (*REACTING, CONVERTING, AWARDING)
"""Those in which `asked` decides."""

# What is being played.
ATTACK: Final = 0
LINE_OUT: Final = 1
SCRUM: Final = 2
FOLLOW_UP: Final = 3
KINDS: Final = ("attack", "touche", "melee", "follow-up")

# The line, from the left touch to the right one (RC-10).
L2: Final = 0
L1: Final = 1
CENTRE: Final = 2
R1: Final = 3
SLOTS: Final = ("L2", "L1", "C", "R1")

# What lies in a slot, if it is no card; or before a team that lays from the pile.
EMPTY: Final = -1
DOWN: Final = -2
FROM_PILE: Final = -3

# What the Non-joueur draws a support card for.
FOR_CHALLENGE: Final = 0
FOR_SET_PIECE: Final = 1
FOR_CONVERSION: Final = 2
FOR_PENALTY: Final = 3
AIMS: Final = ("challenge", "set-piece", "conversion", "penalty")

FULL_HAND: Final = 4
PACK: Final = 2
"""Cards of a team in a set piece."""
NON_PLAYER: Final = 1
"""The team of the Non-joueur, alone."""


class Position(GameState[Act]):
    """All that a position of Rugby Champion consists of."""

    phases: ClassVar[Phases] = PHASES
    kit: Kit
    solo: bool
    """Alone against the Non-joueur, or a duel."""
    set_value: int
    """RC-3: what Touche and Mêlée count."""
    opening_try: bool
    """Option of that name (RC-13)."""
    inward: bool
    """Option `arrow_inward_keeps_ball` (RC-18)."""
    symmetric: bool
    """Option `symmetric_advantage` (RC-42)."""
    interception_try: bool
    """An attack that loses by two concedes a try (RC-16); in a duel by the option, or by version 1 (RC-52)."""
    reaction: int
    """Option `reaction_seconds`."""
    draws_for_penalty: bool
    """RC-26 by the rules of version 1: on two whistles the Non-joueur draws a support to see whether a Buteur comes."""

    half: int = 0
    """1 or 2; 0 before the toss."""
    first_attack: Team = 0
    """Who attacked first in half 1."""
    score: list[int]
    tries: list[int]
    played: list[int]
    """How many attacks, line-outs and scrums were begun."""
    reason: str = ""

    kind: int
    """Attack, line-out, scrum or the challenge that follows a scrum."""
    attack: Team = 0
    """The team with the ball."""
    slot: Slot
    way: int
    """Where the ball goes: -1 left, 1 right, 0 while it is still in the centre."""
    type: int
    """The type of the challenge, -1 while the attacker has still to name it."""
    opening: bool
    """RC-11: the first challenge of an attack."""
    gap: int
    """By how much the attack is ahead in the challenge, or team 0 in a set piece."""
    gains: int
    """RC-44: how often the person won the Avantage in this scrum phase."""

    line: list[Card]
    """The Non-joueur's cards: a card, or DOWN, or EMPTY."""
    hidden_card: int
    """RC-40: 1 while the Non-joueur has a face-down card in a set piece."""
    unseen: list[int]
    """How many of each card are in the pile; alone, in the pile or face down."""
    discard: list[int]
    hands: list[list[Card]]
    """The cards that each team holds, sorted."""
    known: list[list[Card]]
    """Those among them that everybody has seen."""
    laid: list[list[Card]]
    """What each team has laid: one card in a challenge, two in a set piece."""
    aids: list[Card]
    """RC-31, RC-51: the Soutien added to each team's card, or NOBODY."""
    drawing: list[Team]
    """Who draws a card each, in order."""
    goal_phase: Phase
    """What comes after the draw."""

    aided: bool
    """RC-30: the Non-joueur has had its support card of this phase."""
    aid_for: int
    """What it is drawn for."""
    buteur: bool
    """RC-31: its Buteur lies aside."""
    for_arrow: bool
    """RC-26: the card that is turned only shows where the ball goes."""

    holder: Team
    """Who has the Avantage."""
    fresh: list[int]
    """RC-42: 1 for a team that may draw an extra card for it."""
    asked: Team
    """Who decides about a whistle, a support, a stop, a conversion or a penalty."""
    first: Team
    """RC-51: the team that reacts first to a challenge."""
    stage: int
    """RC-51: how far the reactions have come."""
    may_show: list[bool]
    """RC-54: who has neither shown nor laid anything since the hands were completed."""

    def set_up(self, kit: Kit, options: Any, rules: int) -> None:
        """Before the first card is drawn, by a version of the rules."""
        self.kit = kit
        self.solo = self.seats == 1
        self.set_value = self.kit.set_piece_value[str(options.difficulty)]
        self.opening_try = bool(options.opening_try)
        self.inward = bool(options.arrow_inward_keeps_ball)
        self.symmetric = bool(options.symmetric_advantage)
        self.interception_try = self.solo or bool(options.interception_try) or rules < 2
        self.reaction = int(options.reaction_seconds)
        self.draws_for_penalty = rules < 2
        self.phase = STARTING
        self.score = [0, 0]
        self.tries = [0, 0]
        self.played = [0, 0, 0]
        self.may_show = [False, False]
        self.shuffle()
        self.clear_phase()

    def shuffle(self) -> None:
        """RC-1, RC-7: all cards together, nothing on the table, Avantage in the middle."""
        kit = self.kit
        self.unseen = [kit.copies[card] if card < kit.main or not self.solo else 0 for card in range(kit.cards)]
        self.discard = [0] * kit.cards
        self.line = [EMPTY, EMPTY, EMPTY, EMPTY]
        self.hidden_card = 0
        self.hands = [[], []]
        self.known = [[], []]
        self.laid = [[], []]
        self.aids = [NOBODY, NOBODY]
        self.drawing = []
        self.goal_phase = LAYING
        self.holder = NOBODY
        self.fresh = [0, 0]

    def clear_phase(self) -> None:
        """Nothing is under way."""
        self.kind = ATTACK
        self.slot = CENTRE
        self.way = 0
        self.type = PHYSIQUE
        self.opening = True
        self.gap = 0
        self.gains = 0
        self.aided = False
        self.aid_for = FOR_CHALLENGE
        self.buteur = False
        self.for_arrow = False
        self.asked = NOBODY
        self.first = NOBODY
        self.stage = 0

    def take_over(self, other: Position) -> None:
        """Be the same position as `other`, sharing nothing that can change."""
        self.kit = other.kit
        self.solo = other.solo
        self.set_value = other.set_value
        self.opening_try = other.opening_try
        self.inward = other.inward
        self.symmetric = other.symmetric
        self.interception_try = other.interception_try
        self.reaction = other.reaction
        self.draws_for_penalty = other.draws_for_penalty
        self.half = other.half
        self.first_attack = other.first_attack
        self.score = other.score[:]
        self.tries = other.tries[:]
        self.played = other.played[:]
        self.reason = other.reason
        self.attack = other.attack
        self.may_show = other.may_show[:]
        self.unseen = other.unseen[:]
        self.discard = other.discard[:]
        self.line = other.line[:]
        self.hidden_card = other.hidden_card
        self.hands = [hand[:] for hand in other.hands]
        self.known = [cards[:] for cards in other.known]
        self.laid = [cards[:] for cards in other.laid]
        self.drawing = other.drawing[:]
        self.goal_phase = other.goal_phase
        self.holder = other.holder
        self.fresh = other.fresh[:]
        self.kind = other.kind
        self.slot = other.slot
        self.way = other.way
        self.type = other.type
        self.opening = other.opening
        self.gap = other.gap
        self.gains = other.gains
        self.aids = other.aids[:]
        self.aided = other.aided
        self.aid_for = other.aid_for
        self.buteur = other.buteur
        self.for_arrow = other.for_arrow
        self.asked = other.asked
        self.first = other.first
        self.stage = other.stage

    # What can be asked

    def clause(self) -> str:
        """The id of the clause that governs the next step."""
        if self.phase == STARTING and (self.solo or self.half):
            return "RC-7" if self.half else "RC-5"
        if self.phase == TURNING and self.for_arrow:
            return "RC-26"
        if self.phase == AIDING and self.aid_for >= FOR_CONVERSION:
            return "RC-32" if self.aid_for == FOR_CONVERSION else "RC-26"
        if self.kind == SCRUM and (self.phase == PACKING or self.phase == TURNING):
            return "RC-41"
        if self.kind == LINE_OUT and self.phase == TURNING:
            return "RC-40"
        if self.kind == FOLLOW_UP and (self.phase == NAMING or self.phase == LAYING or self.phase == TURNING):
            return "RC-45"
        if self.phase == WHISTLING and not self.solo:
            return "RC-51"
        return super().clause()

    def chapter(self) -> int:
        """A number that changes with every attack, set piece and half: what a bot plays out to."""
        return 1000 * self.half + self.played[0] + self.played[1] + self.played[2] + (500 if self.phase == OVER else 0)

    def is_edge(self, slot: Slot) -> bool:
        """RC-18: whether touch lies beyond it."""
        return slot == L2 or slot == R1

    def piles(self) -> int:
        """How many cards can still be drawn: those that are face down on the table are not in the pile."""
        return total(self.unseen) - self.face_down()

    def can_draw(self) -> bool:
        """Whether a card can still be drawn."""
        return more_than(self.face_down(), self.unseen)

    def face_down(self) -> int:
        """How many cards lie face down on the table, unseen but not in the pile."""
        down = self.hidden_card
        for card in self.line:
            if card == DOWN:
                down += 1
        return down

    def is_player(self, card: Card) -> bool:
        """Whether a card is a player card."""
        return 0 <= card < self.kit.players

    def count_players(self, team: Team) -> int:
        """How many player cards a team holds."""
        count = 0
        for card in self.hands[team]:
            if card < self.kit.players:
                count += 1
        return count

    def can_kick(self, team: Team) -> bool:
        """RC-13, RC-52: whether a team holds a card that kicks at goal."""
        return any(self.kit.goal[card] for card in self.hands[team])

    def set_piece_type(self) -> int:
        """RC-40, RC-41: what is added up."""
        return PASSE if self.kind == LINE_OUT else PHYSIQUE

    def value_of(self, card: Card, kind: int) -> int:
        """What a card counts; RC-3: Touche and Mêlée what the difficulty says."""
        if card == self.kit.touche or card == self.kit.melee:
            return self.set_value
        return self.kit.value[kind][card]

    def card_of(self, team: Team) -> int:
        """The card with which a team stands in the challenge, if it is turned."""
        if self.solo and team == NON_PLAYER:
            return self.line[self.slot]
        return self.laid[team][0] if self.laid[team] else EMPTY

    def strength(self, team: Team, kind: int) -> int:
        """What a team brings into the challenge or the set piece, its support included."""
        cards = self.laid[team] if self.kind in (LINE_OUT, SCRUM) else [self.card_of(team)]
        total = 0
        for card in cards:
            total += self.value_of(card, kind) if card >= 0 else 0
        if self.aids[team] != NOBODY:
            total += self.kit.value[kind][self.aids[team]]
        return total

    def type_name(self) -> str:
        """The type of the challenge as views and texts call it; nothing while it is not named."""
        return TYPES[self.type] if self.type >= 0 else ""

    def outcome(self) -> Outcome | None:
        """RC-6: most points wins; a draw is a draw, and alone nobody has then won."""
        if self.phase != OVER:
            return None
        best = max(self.score)
        if self.solo:
            won = self.score[0] > self.score[NON_PLAYER]
            return Outcome((self.score[0],), (0,) if won else (), self.reason)
        winners = tuple([team for team in range(TEAMS) if self.score[team] == best])
        return Outcome((self.score[0], self.score[1]), winners, self.reason)
