"""The match as it stands: ball, cards, stars and score, and what can be asked about them.

Team 0 is at home and is seat 0; team 1 is seat 1 or, where one plays alone, the virtual opponent ("the rival"). Piles
have no order: a draw is a chance ply over what is left. Only what the rules put under the rival's Action pile lies in
a known order (WF-31).
"""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.core.frames import GameState, Phase, Phases
from tablee.core.game import NOBODY, TEAMS, Card, Outcome, Team
from tablee.core.luck import more_than, total
from tablee.games.worldwide_football.edition import NATIONS, SQUAD
from tablee.games.worldwide_football.moves import KINDS, NO_CARD, Ability, Act, Effect, Kit, Number, is_defence
from tablee.games.worldwide_football.phases import (
    AIM_CLAUSES,
    AIMING,
    ALIVE,
    ATTACK,
    DEAD_CLAUSES,
    FOR_DEFENCE,
    OVER,
    PHASES,
    PICKING,
    RIVAL,
    THROWING,
    TOSSING,
    TURN_ACTION,
    TURN_CLAUSES,
    TURN_SPECIAL,
    TURNING,
)


class Position(GameState[Act]):
    """All that a position of Worldwide Football consists of."""

    phases: ClassVar[Phases] = PHASES
    kit: Kit
    pro: bool
    """Mode Professionnel."""
    solo: bool
    """Team 1 is the virtual opponent."""
    substitutions: bool
    offensive_two: bool
    """WF-42: the rival's Jeu offensif is for two Stars a match, not a possession."""
    knockout: bool
    pairs_only: bool
    """WF-17, WF-55 by the rules of version 1: after a pair of give-backs the count begins anew, for the end too."""
    players_first: bool
    """WF-28 by the rules of version 1: a suitable D2 or D3 of the rival comes before its Défense card."""
    short: bool
    """WF-55: a match with half the Action cards."""
    deck: list[int]
    """WF-25: how many Action cards of each kind a team has in a half."""
    nations: list[int]
    """Which one each team is, by its place in NATIONS."""

    goal_phase: Phase = ATTACK
    """What comes after cards are drawn and discarded."""
    half: int = 0
    """1 or 2; 0 before the toss."""
    kicked_off: Team = NOBODY
    """Who kicked off the first half."""
    score: list[int]
    reason: str = ""
    possession: int = 0
    """How many there have been."""
    attack: Team = 0
    """The team with the ball."""
    pa: int
    laid: list[Card]
    """The cards of this attack, in order."""
    dead: int
    """How the ball has to be brought into play."""
    gave_back: bool = False
    """The possession before this one ended with the ball given back."""
    pair_done: bool = False
    """WF-17: that give-back was the second of a pair, for which each person drew; the next one opens another."""
    offensive_used: int
    """Jeu offensif in this possession."""
    offensive_all: int = 0
    """Of the rival in this match."""
    block_left: int
    """Bloc défensif: for so many more d20."""
    block_used: bool
    """It was activated in this possession."""
    prepared: int
    """Player cards and Efficacité that were played for the next card or shot."""
    sure: bool
    """WF-27: the last card cannot be defended."""
    must_spend: bool
    """WF-36: somebody was substituted, and the Star has to be spent at once."""

    answer: Card
    """The defence card (from 0: TA, IN, PR) that was played on the last card; NO_CARD if none was."""
    answer_bonus: int
    answer_player: Number
    """The Player card that stands for it, or NOBODY."""
    die: int
    """The natural d20."""
    shot: Card
    """The shot card, FREE for a direct free kick, or NO_CARD."""
    shot_bonus: int
    keeper_bonus: int
    shot_die: int
    keeper_die: int
    shot_done: bool
    """The shooter has played or declined his second throw."""
    keeper_done: bool
    aim: int
    """What the die is thrown for."""
    turning: int
    """Which of the rival's piles is turned, and why."""
    turned: int
    """WF-31: how many cards of the Action pile went under it at this free kick."""
    aside: list[Card]
    """WF-35: cards of the Action pile that did not suit at this corner."""
    to_lose: int
    """WF-34: cards that the rival still loses off the top."""
    picks: list[int]
    """WF-33: the faces that two people picked, 0 before."""
    shootout: bool = False
    kicks: list[int]
    """Penalties taken in the shoot-out."""
    kicks_made: list[int]
    lots: Team = NOBODY
    """Who won by lot after a very long shoot-out, or NOBODY."""

    hands: list[list[int]]
    """How many Action cards of each kind a person holds; of the rival its active shots."""
    known: list[list[int]]
    """Which of them everybody has seen being taken up."""
    piles: list[list[int]]
    """What is left to draw; of the rival the Action pile."""
    discards: list[list[int]]
    under: list[Card]
    """WF-31: what lies under the rival's Action pile, in order."""
    special: list[int]
    """The rival's pile Spéciale."""
    guard: list[int]
    """The rival's pile Défense."""
    squads: list[list[Number]]
    """Player cards in hand, in order; of the rival those that are active, the longest first."""
    benches: list[list[Number]]
    """The Player piles."""
    player_discards: list[list[Number]]
    """Their discards."""
    gone: list[list[Number]]
    """WF-36: who was substituted."""
    drawing: list[int]
    """Who draws: 2 × team, and one more for a Player card."""
    stars: list[int]
    abilities: list[list[Ability]]
    yellows: list[int]
    reds: list[int]
    subs: list[int]
    owes: list[int]
    """Cards that a person has to discard for a yellow card."""

    def set_up(self, kit: Kit, options: Any, rules: int) -> None:
        """WF-1 to WF-3: before abilities are chosen and the coin is tossed; by this version of the rules."""
        self.kit = kit
        self.pro = str(options.mode) == "pro"
        self.solo = self.seats == 1
        self.substitutions = bool(options.substitutions) and self.pro
        self.offensive_two = bool(options.offensive_two) and self.pro
        self.knockout = bool(options.knockout)
        self.short = str(options.length) == "short"
        self.deck = kit.deck(self.pro, self.short)
        self.pairs_only = rules < 2
        self.players_first = rules < 2
        self.nations = [NATIONS.index(str(options.home)), NATIONS.index(str(options.away))]
        self.phase = TOSSING
        self.score = [0, 0]
        self.kicks = [0, 0]
        self.kicks_made = [0, 0]
        self.yellows = [0, 0]
        self.reds = [0, 0]
        self.subs = [0, 0]
        self.owes = [0, 0]
        self.gone = [[], []]
        self.clear_possession(0)
        self.clear_throw()
        self.lay_out_cards()
        self._hand_out_stars()

    def _hand_out_stars(self) -> None:
        """WF-1: three abilities and four Stars.  WF-2: the Team card's; the rival has all five of WF-51."""
        kit = self.kit
        if not self.pro:
            self.stars = [kit.amateur_stars] * TEAMS
            self.abilities = [[0, 1, 2] for _ in range(TEAMS)]
            return
        self.stars = [kit.nation_stars[nation] for nation in self.nations]
        self.abilities = [kit.nation_abilities[nation][:3] for nation in self.nations]
        if self.solo:
            self.abilities[RIVAL] = kit.nation_abilities[self.nations[RIVAL]][:]
        self.phase = PICKING

    def lay_out_cards(self) -> None:
        """WF-3, WF-56: all cards but the substituted are shuffled; the rival's Action cards make three piles."""
        self.hands = [[0] * KINDS for _ in range(TEAMS)]
        self.known = [[0] * KINDS for _ in range(TEAMS)]
        self.piles = [self.deck[:] for _ in range(TEAMS)]
        self.discards = [[0] * KINDS for _ in range(TEAMS)]
        self.under = []
        self.special = [0] * KINDS
        self.guard = [0] * KINDS
        if self.solo:
            self._split_deck()
        self.squads = [[] for _ in range(TEAMS)]
        self.benches = [[n for n in range(SQUAD) if n not in self.gone[team]] for team in range(TEAMS)]
        self.player_discards = [[] for _ in range(TEAMS)]
        self.drawing = []

    def _split_deck(self) -> None:
        """WF-3: pile Défense, pile Spéciale (C and PP), pile Action."""
        pile = self.piles[RIVAL]
        for card in range(KINDS):
            if is_defence(card):
                self.guard[card], pile[card] = pile[card], 0
            elif card in self.kit.special:
                self.special[card], pile[card] = pile[card], 0

    def clear_possession(self, pa: int) -> None:
        """A new attack, with nothing laid yet."""
        self.pa = pa
        self.laid = []
        self.dead = ALIVE
        self.offensive_used = 0
        self.block_left = 0
        self.block_used = False
        self.prepared = 0
        self.sure = False
        self.must_spend = False

    def clear_throw(self) -> None:
        """No die is in the air, no card answered, nobody shoots."""
        self.answer = NO_CARD
        self.answer_bonus = 0
        self.answer_player = NOBODY
        self.die = 0
        self.shot = NO_CARD
        self.shot_bonus = 0
        self.keeper_bonus = 0
        self.shot_die = 0
        self.keeper_die = 0
        self.shot_done = False
        self.keeper_done = False
        self.aim = FOR_DEFENCE
        self.turning = TURN_ACTION
        self.turned = 0
        self.aside = []
        self.to_lose = 0
        self.picks = [0, 0]

    def take_over(self, other: Position) -> None:
        """Be the same position as `other`, sharing nothing that can change."""
        self.kit = other.kit
        self.pro = other.pro
        self.solo = other.solo
        self.substitutions = other.substitutions
        self.offensive_two = other.offensive_two
        self.knockout = other.knockout
        self.short = other.short
        self.deck = other.deck
        self.pairs_only = other.pairs_only
        self.players_first = other.players_first
        self.nations = other.nations
        self.goal_phase = other.goal_phase
        self.half = other.half
        self.kicked_off = other.kicked_off
        self.score = other.score[:]
        self.reason = other.reason
        self.shootout = other.shootout
        self.kicks = other.kicks[:]
        self.kicks_made = other.kicks_made[:]
        self.lots = other.lots
        self._take_over_possession(other)
        self._take_over_throw(other)
        self._take_over_cards(other)

    def _take_over_possession(self, other: Position) -> None:
        self.possession = other.possession
        self.attack = other.attack
        self.pa = other.pa
        self.laid = other.laid[:]
        self.dead = other.dead
        self.gave_back = other.gave_back
        self.pair_done = other.pair_done
        self.offensive_used = other.offensive_used
        self.offensive_all = other.offensive_all
        self.block_left = other.block_left
        self.block_used = other.block_used
        self.prepared = other.prepared
        self.sure = other.sure
        self.must_spend = other.must_spend

    def _take_over_throw(self, other: Position) -> None:
        self.answer = other.answer
        self.answer_bonus = other.answer_bonus
        self.answer_player = other.answer_player
        self.die = other.die
        self.shot = other.shot
        self.shot_bonus = other.shot_bonus
        self.keeper_bonus = other.keeper_bonus
        self.shot_die = other.shot_die
        self.keeper_die = other.keeper_die
        self.shot_done = other.shot_done
        self.keeper_done = other.keeper_done
        self.aim = other.aim
        self.turning = other.turning
        self.turned = other.turned
        self.aside = other.aside[:]
        self.to_lose = other.to_lose
        self.picks = other.picks[:]

    def _take_over_cards(self, other: Position) -> None:
        self.hands = [cards[:] for cards in other.hands]
        self.known = [cards[:] for cards in other.known]
        self.piles = [cards[:] for cards in other.piles]
        self.discards = [cards[:] for cards in other.discards]
        self.under = other.under[:]
        self.special = other.special[:]
        self.guard = other.guard[:]
        self.squads = [cards[:] for cards in other.squads]
        self.benches = [cards[:] for cards in other.benches]
        self.player_discards = [cards[:] for cards in other.player_discards]
        self.gone = [cards[:] for cards in other.gone]
        self.drawing = other.drawing[:]
        self.stars = other.stars[:]
        self.abilities = [abilities[:] for abilities in other.abilities]
        self.yellows = other.yellows[:]
        self.reds = other.reds[:]
        self.subs = other.subs[:]
        self.owes = other.owes[:]

    # What can be asked

    def clause(self) -> str:
        """The id of the clause that governs the next step."""
        if self.phase == ATTACK:
            return DEAD_CLAUSES[self.dead]
        if self.phase == THROWING:
            return AIM_CLAUSES[self.aim]
        if self.phase == TURNING:
            return DEAD_CLAUSES[self.dead] if self.dead and self.turning <= TURN_SPECIAL else TURN_CLAUSES[self.turning]
        return super().clause()

    def chapter(self) -> int:
        """The possession: what a bot plays out to."""
        return self.possession

    def is_secret_choice(self) -> bool:
        """WF-33: at a penalty between two people each picks a face that the other does not see."""
        return self.phase == AIMING

    def is_rival(self, team: Team) -> bool:
        """Whether the virtual opponent plays this team."""
        return self.solo and team == RIVAL

    def defence(self) -> int:
        """The team without the ball."""
        return 1 - self.attack

    def cards(self, team: Team) -> int:
        """Action cards in hand."""
        return total(self.hands[team])

    def pile_size(self, team: Team) -> int:
        """Action cards left to draw."""
        return total(self.piles[team]) + (len(self.under) if self.is_rival(team) else 0)

    def is_pile_empty(self) -> bool:
        """WF-55: at least one of the two Action piles."""
        return not self.has_pile(0) or not self.has_pile(1)

    def has_pile(self, team: Team) -> bool:
        """Whether an Action card is left to draw."""
        return more_than(0, self.piles[team]) or (self.is_rival(team) and len(self.under) > 0)

    def half_cards(self) -> int:
        """WF-4, WF-55: what the smaller Action pile has once the hands of a half are dealt."""
        smaller = total(self.deck) - self.kit.deal[1]
        if self.solo:
            turned = [self.deck[card] for card in range(KINDS) if not is_defence(card) and card not in self.kit.special]
            smaller = min(smaller, total(turned))
        return max(0, smaller)

    def lead(self, team: Team) -> int:
        """By how many goals a team is ahead."""
        return self.score[team] - self.score[1 - team]

    def last_laid(self) -> int:
        """The last card of this attack, or NO_CARD."""
        return self.laid[-1] if self.laid else NO_CARD

    def effect_of(self, team: Team, number: Number) -> int:
        """What a Player card does."""
        return self.kit.effects[self.nations[team]][number]

    def holder_of(self, team: Team, effect: Effect) -> int:
        """The number of a Player card in hand (of the rival: active) that does this; NOBODY if there is none."""
        effects = self.kit.effects[self.nations[team]]
        for number in self.squads[team]:
            if effects[number] == effect:
                return number
        return NOBODY

    def answers(self, answer: int, card: Card) -> bool:
        """WF-14: whether a defence card (from 0) answers an attack card."""
        return self.kit.answers[answer][card] > -99

    def most_actions(self, team: Team) -> int:
        """WF-5: 10 Action cards, 7 after a red card."""
        return self.kit.most_actions[1 if self.reds[team] else 0]

    def most_players(self, team: Team) -> int:
        """WF-5: 3 Player cards, 2 after a red card."""
        return self.kit.most_players[1 if self.reds[team] else 0]

    def outcome(self) -> Outcome | None:
        """WF-56: more goals, or the shoot-out; level is a draw, which somebody alone has not won."""
        if self.phase != OVER:
            return None
        ahead = self.ahead()
        scores = tuple(self.score[: self.seats])
        if ahead == NOBODY:
            return Outcome(scores, () if self.solo else (0, 1), self.reason)
        return Outcome(scores, (ahead,) if ahead < self.seats else (), self.reason)

    def ahead(self) -> int:
        """Who has won if it ends now; NOBODY if it is level."""
        lead = self.lead(0)
        if lead == 0 and self.shootout:
            lead = self.kicks_made[0] - self.kicks_made[1]
        if lead == 0:
            return self.lots
        return 0 if lead > 0 else 1
