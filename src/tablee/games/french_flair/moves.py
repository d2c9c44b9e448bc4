"""Every move of French Flair, made once.

=============== =================================================================
``7a``          card 7 advances 10 m: alone, or as the conclusion of a combination
``7r2``         it runs, with two dice (``7r1``: with one)
``10k2``        open kick; ``10t2``: to touch; ``10d2``: drop at goal; each with one or two dice
``9o``          open a combination with that card
``5p``          an intermediate of a combination: 5 advances and passes
``4j``          relay: the card stands in for a missing 9
``m2-8``        maul with two forwards; ``f1-3``: point de fixation with two
``renew``       after points de fixation: both complete their hands
``x7``          tackle with card 7; ``let``: let them play on
``c7``          contest the ruck; ``b7``: clear it out; ``no``: neither
``-7``          discard a card above six
``dice1``       throw a duel with one die (``dice2``: two)
``kick2``       kick without a card: kick-off, drop-out, mark; ``touch2``: to touch; ``goal2``: penalty at goal
``hand``        play the penalty by hand
``mark``        call the mark; ``down``: touch the ball down; ``on``: play on
``penalty``     take the penalty; ``advantage``: play the advantage
``lost``        nothing can be played: the ball goes to the other team
``whistle``     time is up and the team in possession ends the half
``[5][2]``      chance: two dice; ``[5]``: one
``+9``          chance: that card is drawn
``toss1``       chance: the first seat wins the toss
``time``        clock: the half's time is up
=============== =================================================================
"""

from __future__ import annotations

from typing import Final

from tablee.core.game import TEAMS, Card
from tablee.core.moves import Move, MoveTable

# Verbs.  The first seven are what a card can do in attack.
ADVANCE: Final = 0
RUN: Final = 1
KICK: Final = 2
TOUCH: Final = 3
DROP: Final = 4
OPENING: Final = 5
PASS: Final = 6
RELAY: Final = 7
MAUL: Final = 8
FIXATION: Final = 9
RENEW: Final = 10
TACKLE: Final = 11
LET: Final = 12
CONTEST: Final = 13
CLEAR_OUT: Final = 14
DECLINE: Final = 15
DISCARD: Final = 16
DICE: Final = 17
FREE_KICK: Final = 18
FREE_TOUCH: Final = 19
GOAL_KICK: Final = 20
BY_HAND: Final = 21
MARK: Final = 22
DOWN: Final = 23
PLAY_ON: Final = 24
TAKE_PENALTY: Final = 25
ADVANTAGE: Final = 26
WHISTLE: Final = 27
THROW: Final = 28
DRAW: Final = 29
TOSS: Final = 30
TIME: Final = 31
LOST: Final = 32

VERBS: Final = (
    *("advance", "run", "kick", "touch", "drop", "opening", "pass", "relay", "maul", "fixation", "renew"),
    *("tackle", "let", "contest", "clear-out", "no", "discard"),
    *("dice", "kick", "touch", "goal", "hand", "mark", "down", "on", "penalty", "advantage", "whistle"),
    *("throw", "draw", "toss", "time", "lost"),
)
"""What each verb is called in the catalogues and on the page; a kick is a kick with a card and without."""

NUMBERS: Final = 15

COPIES: Final = (0, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 1, 1, 1, 1, 2)
"""FF-20: how many of each number a team has."""
CARDS: Final = 21
"""FF-20: how many that are in all."""

ABILITIES: Final = {
    ADVANCE: range(1, 16),
    RUN: range(6, 16),
    KICK: range(9, 16),
    TOUCH: (9, 10, 15),
    DROP: (9, 10),
}
"""FF-24: who can do what."""

OPENERS: Final = (8, 9, 10)
"""FF-50: who can open a combination."""

_LETTER: Final = {ADVANCE: "a", RUN: "r", KICK: "k", TOUCH: "t", DROP: "d"}

Metres = int
"""In steps of five."""


class Act(Move):
    """A move of French Flair: a verb, up to two cards, a number of dice or the dice themselves."""

    def __init__(
        self, notation: str, verb: int, card: Card = 0, *, second: int = 0, dice: int = 0, high: int = 0, low: int = 0
    ) -> None:
        super().__init__(notation)
        self.verb = verb
        self.card = card
        self.second = second
        """The second card of a maul or point de fixation."""
        self.dice = dice
        """How many dice are to be thrown."""
        self.high = high
        """A throw: the higher die; of a toss the seat."""
        self.low = low
        """The lower one, 0 if there is only one."""


class Kit:
    """Every move of the game, made once."""

    def __init__(self) -> None:
        self.table: MoveTable[Act] = MoveTable()
        self._make_attack()
        self._make_defence()
        self._make_kicks_and_choices()
        self._make_chance()

    def _make(
        self, notation: str, verb: int, card: Card = 0, *, second: int = 0, dice: int = 0, high: int = 0, low: int = 0
    ) -> Act:
        act = Act(notation, verb, card, second=second, dice=dice, high=high, low=low)
        self.table.add(act)
        return act

    def _by_card(self, verb: int, before: str = "", after: str = "") -> list[Act]:
        """One move for each number; place 0 stays empty, so that a number is its own index."""
        empty = Act("", verb)
        return [empty] + [self._make(f"{before}{card}{after}", verb, card) for card in range(1, NUMBERS + 1)]

    def _make_attack(self) -> None:
        self.concluding: list[list[Act]] = [[] for _ in range(NUMBERS + 1)]
        """For each number all its abilities: advance first, the others with one and with two dice."""
        for card in range(1, NUMBERS + 1):
            self.concluding[card].append(self._make(f"{card}a", ADVANCE, card))
            for verb in (RUN, KICK, TOUCH, DROP):
                if card in ABILITIES[verb]:
                    for dice in (1, 2):
                        self.concluding[card].append(self._make(f"{card}{_LETTER[verb]}{dice}", verb, card, dice=dice))
        self.opening = {card: self._make(f"{card}o", OPENING, card) for card in OPENERS}
        self.passing = self._by_card(PASS, after="p")
        self.relay = self._by_card(RELAY, after="j")
        self.mauls = [self._pair("m", MAUL, one, two) for one in range(1, 9) for two in range(one + 1, 9)]
        self.fixations = [self._pair("f", FIXATION, one, two) for one in range(1, 6) for two in range(one + 1, 6)]
        self.renew = self._make("renew", RENEW)
        self.whistle = self._make("whistle", WHISTLE)
        self.lost = self._make("lost", LOST)

    def _pair(self, letter: str, verb: int, one: int, two: int) -> Act:
        return self._make(f"{letter}{one}-{two}", verb, one, second=two)

    def _make_defence(self) -> None:
        self.tackle = self._by_card(TACKLE, before="x")
        self.let = self._make("let", LET)
        self.contest = self._by_card(CONTEST, before="c")
        self.clear_out = self._by_card(CLEAR_OUT, before="b")
        self.decline = self._make("no", DECLINE)
        self.discard = self._by_card(DISCARD, before="-")

    def _make_kicks_and_choices(self) -> None:
        self.dice = [self._make(f"dice{dice}", DICE, dice=dice) for dice in (1, 2)]
        self.kick = [self._make(f"kick{dice}", FREE_KICK, dice=dice) for dice in (1, 2)]
        self.touch = [self._make(f"touch{dice}", FREE_TOUCH, dice=dice) for dice in (1, 2)]
        self.goal_kick = [self._make(f"goal{dice}", GOAL_KICK, dice=dice) for dice in (1, 2)]
        self.by_hand = self._make("hand", BY_HAND)
        self.mark = self._make("mark", MARK)
        self.down = self._make("down", DOWN)
        self.play_on = self._make("on", PLAY_ON)
        self.take_penalty = self._make("penalty", TAKE_PENALTY)
        self.advantage = self._make("advantage", ADVANTAGE)

    def _make_chance(self) -> None:
        self.one_die = [self._make(f"[{die}]", THROW, high=die) for die in range(1, 7)]
        self.two_dice = [
            self._make(f"[{high}][{low}]", THROW, high=high, low=low)
            for high in range(1, 7)
            for low in range(1, high + 1)
        ]
        self.draw = self._by_card(DRAW, before="+")
        self.toss = [self._make(f"toss{seat + 1}", TOSS, high=seat) for seat in range(TEAMS)]
        self.time = self._make("time", TIME)


def is_double(act: Act) -> bool:
    """Whether a throw shows the same die twice."""
    return act.high == act.low


def beats(first: Act, second: Act) -> bool:
    """FF-10: whether the first thrower wins a duel; equal throws are his."""
    if is_double(first) != is_double(second):
        return is_double(first)
    if first.high != second.high:
        return first.high > second.high
    return first.low >= second.low
