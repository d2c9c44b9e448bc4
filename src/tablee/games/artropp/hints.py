"""What a decent general looks at in L'Artropp.

* On the line: will I still have something to add when my turn comes again, and will my neighbour?
* In the showdown: how likely does this card win, and is the pot worth a card that the next line will need?  After the
  last one there is no next line.
* Everywhere: the richest wins the session, so a pot is the worse lost the richer whoever wins it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tablee.core.game import NOBODY, Hints, Seat
from tablee.core.learned import Reason
from tablee.core.phrases import Phrase
from tablee.games.artropp.features import FEATURES, REASONS, features_of
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import ASSAULT, DRUM, HIGH_DRUM, NO_NUMBER, OFFICER, PASS, SNIPER, UNIT, Act, Number
from tablee.games.artropp.position import (
    ANNOUNCING,
    COMMITTING,
    DUEL,
    HAND,
    INTERVAL,
    OVER,
    POINTING,
    SNIPING,
    TURN,
)
from tablee.games.artropp.rules import ArtroppState

CHEAP_LINE: Final = 2
"""A line of so few Br. may be taken without regret by a general with nothing left to add."""
MIDDLE: Final = 8
SMALL_STEP: Final = 2
"""A unit that is no farther from the line leaves room for the next time."""
USUAL_CARD: Final = 0.9
"""What a card that is drawn at random is worth in hand, in Br."""
SESSION: Final = 40.0
"""What it is worth to win the session, in Br.: AR-22 counts the money, AR-24 who has most of it."""
SWING: Final = 8.0
"""How far a round may carry a general beyond another, in Br.; several rounds as the square root of their number."""
HAIR: Final = 0.3
"""After the last round whoever is ahead by more than a hair has won."""
SHORT_SIDE: Final = 0.3
"""How ready one is to announce the side that one's own hand is short on."""
RELUCTANT: Final = 5.0
"""What a pot has to be worth more, in Br., for a sniper to be laid for it: it wins nothing itself."""
READY: Final = 1.5
"""How many Br. make a choice of the showdown e times as ready."""


class ArtroppHints(Hints[ArtroppState, Act]):
    """Quick policy and worth."""

    facts: tuple[str, ...] = FEATURES
    reasons: tuple[Reason, ...] = REASONS
    usual_lead: float = 40.0
    bearable: float = 0.01
    good_enough: float = 0.5
    strong_worlds: int = 3

    def weights(self, state: ArtroppState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """How readily a decent general would choose each move."""
        phase = state.phase
        if phase == TURN:
            return [_turn_weight(state, seat, move) for move in moves]
        if phase == COMMITTING:
            return _commit_weights(state, seat, moves)
        if phase == POINTING:
            return [_arrow_weight(state, seat, move) for move in moves]
        if phase == SNIPING:
            return [_readiness(_shot_worth(state, seat, move)) for move in moves]
        if phase == ANNOUNCING:
            return [_announce_weight(state, seat, move) for move in moves]
        if phase == INTERVAL:
            # The first choice is always to go on as before: stay, buy in again, leave the free place free.
            return [1.0 if place == 0 else 0.0 for place in range(len(moves))]
        return [1.0] * len(moves)

    def worth(self, state: ArtroppState, seat: Seat) -> float:
        """What the seat has won more than the others, how near that brings the session, and what its hand promises.

        In Br.  When the session is over no hand promises anything: a card that was kept has won nothing.
        """
        return _standing(state, seat, NOBODY) + (0.0 if state.phase == OVER else _hand_use(state, seat))

    def table_kind(self, state: ArtroppState) -> str:
        """A duel, or a table."""
        return "2" if state.seats == DUEL else "3-6"

    def features(self, state: ArtroppState, seat: Seat) -> list[float]:
        """What a net judges by (:data:`~tablee.games.artropp.features.FEATURES`)."""
        return features_of(state, seat, self.worth(state, seat) / SESSION)

    def lead(self, state: ArtroppState, seat: Seat) -> float:
        """Over the others on average, in Br."""
        others = 0
        for other in range(state.seats):
            others += state.gain(other) if other != seat else 0
        return (state.gain(seat) - others / (state.seats - 1)) / state.br_value

    def why(self, state: ArtroppState, seat: Seat, move: Act) -> Phrase:
        """The reason a decent general would give."""
        if state.phase == TURN:
            return _why_turn(state, seat, move)
        if state.phase == POINTING:
            return Phrase("why-special-turns-arrow")
        if state.phase == COMMITTING:
            return _why_commit(state, move)
        if state.phase == ANNOUNCING:
            return Phrase("why-announce")
        if state.phase == SNIPING:
            return Phrase("why-save-pot") if move is state.kit.hold else Phrase("why-aim")
        return Phrase("why-stay") if state.phase == INTERVAL else Phrase("why-forced")

    def why_openly(self, state: ArtroppState, seat: Seat, move: Act) -> Phrase:
        """AR-25: the reason as far as it gives nothing of the hand away."""
        if state.phase == TURN:
            return _why_turn_openly(state, seat, move)
        return self.why(state, seat, move)


def _turn_weight(state: ArtroppState, seat: Seat, act: Act) -> float:
    line = state.lines[state.place]
    if act.verb == ASSAULT:
        return _assault_weight(state, seat, line)
    if act.verb == SNIPER or act.verb == OFFICER:
        # A special leaves the ends alone and is worth keeping while a plain unit fits.
        return 0.6 + 0.5 * _room_taken(line)
    low, high = _ends_after(line, act.number)
    keep = _can_follow(state, seat, act, low, high)
    jump = (line.low - low) + (high - line.high) if line.cards else abs(act.number - MIDDLE)
    weight = 2.0 + 1.5 * keep - 0.25 * jump
    if act.verb != UNIT:
        weight -= 1.0 - 0.8 * _room_taken(line)
    return max(weight, 0.3)


def _assault_weight(state: ArtroppState, seat: Seat, line: Line) -> float:
    """To pay for a line that one could add to is rarely right, unless it is cheap and the hand is spent."""
    if line.br <= CHEAP_LINE and _can_follow(state, seat, None, line.low, line.high) <= 1:
        return 1.0
    return 0.03


def _ends_after(line: Line, number: Number) -> tuple[int, int]:
    if not line.cards:
        return number, number
    return min(line.low, number), max(line.high, number)


def _room_taken(line: Line) -> float:
    """How far the line has grown: 0 when everything still fits, 1 when nothing does."""
    return (line.high - line.low) / HIGH_DRUM if line.cards else 0.0


def _can_follow(state: ArtroppState, seat: Seat, spent: Act | None, low: int, high: int) -> int:
    """How many cards of the hand, but the one just spent, fit a line with these ends."""
    kit = state.kit
    count = 0
    for card in state.hands[seat]:
        if card == kit.blank_drum or _fits(kit.role[card], kit.number[card], low, high):
            count += 1
    if spent is not None and spent.verb == DRUM and state.free_drums:
        count -= 1  # a free drum, unlike every other unit, would fit its own line once more
    return count


def _fits(role: int, number: Number, low: int, high: int) -> bool:
    if role == SNIPER:
        return True
    if role == OFFICER:
        return low <= number <= high
    return number < low or number > high


def _standing(state: ArtroppState, seat: Seat, winner: Seat) -> float:
    """The lead over the others on average, and what the chance to be the richest is worth, if `winner` has the pot.

    A pot that nobody has waits or is shared (AR-15, AR-24): either way it favours none.
    """
    rounds_left = 0 if state.phase == OVER else state.rounds - state.round
    scale = HAIR + SWING * math.sqrt(float(rounds_left))
    own = _gain(state, seat, winner)
    others = 0.0
    richer = 0.0
    for other in range(state.seats):
        if other != seat and state.was_seated[other]:
            gain = _gain(state, other, winner)
            others += gain
            richer += math.exp(min((gain - own) / scale, 50.0))
    return own - others / max(1, state.generals - 1) + SESSION / (1.0 + richer)


def _gain(state: ArtroppState, seat: Seat, winner: Seat) -> float:
    """What a general has won so far, in Br., with the pot if it is his."""
    return (state.gain(seat) + (state.pot if seat == winner else 0)) / state.br_value


def _readiness(worth: float) -> float:
    return math.exp(max(-600.0, min(worth / READY, 600.0)))


def _commit_weights(state: ArtroppState, seat: Seat, moves: Sequence[Act]) -> list[float]:
    """What comes of the pot, less what the card would be worth in the next line, as a readiness.

    In the last showdown no card is kept for later: of those with a number only the best is laid.
    """
    worths = _commit_worths(state, seat, moves)
    most = max(worths)
    return [_readiness(worth - most) if worth > -math.inf else 0.0 for worth in worths]


def _commit_worths(state: ArtroppState, seat: Seat, moves: Sequence[Act]) -> list[float]:
    won = _standing(state, seat, seat)
    lost, blocked = _when_others_win(state, seat)
    last = state.round == state.rounds
    best = -1
    for act in moves:
        best = max(best, _rank(state, act))
    worths: list[float] = []
    for act in moves:
        role = state.kit.role[act.card] if act.card >= 0 else DRUM
        if last and role != SNIPER and _rank(state, act) < best:
            worths.append(-math.inf)
            continue
        chance = _win_chance(state, act.number)
        worth = blocked - RELUCTANT if role == SNIPER else chance * won + (1.0 - chance) * lost
        worths.append(worth if last else worth - _use(role, act.number))
    return worths


def _when_others_win(state: ArtroppState, seat: Seat) -> tuple[float, float]:
    """What it is worth if any of those who lay a card wins the pot, and if a sniper of one's own is among the cards.

    AR-15: of three the sniper fells the other unit, and the pot waits.  AR-16, AR-17: else it fells the one whose win
    would be the worst, and another wins, or it holds.
    """
    total = 0.0
    worst = math.inf
    rivals = 0
    for other in range(state.seats):
        if other != seat and other != state.assaulter and state.seated[other]:
            worth = _standing(state, seat, other)
            total += worth
            worst = min(worst, worth)
            rivals += 1
    if rivals == 0:
        return _standing(state, seat, NOBODY), _standing(state, seat, NOBODY)
    if rivals == 1:
        return total, _standing(state, seat, NOBODY)
    return total / rivals, (total - worst) / (rivals - 1)


def _rank(state: ArtroppState, act: Act) -> int:
    """AR-13: which of two cards wins, as announced; -1 without a number."""
    if act.number == NO_NUMBER:
        return -1
    number = act.number if state.announced > 0 else HIGH_DRUM - act.number
    return 100 * number + (state.kit.br[act.card] if act.card >= 0 else 0)


def _win_chance(state: ArtroppState, number: Number) -> float:
    """How likely a card with `number` beats what the rivals would lay: they have five cards to choose from."""
    if number == NO_NUMBER:
        return 0.0
    strength = number if state.announced > 0 else HIGH_DRUM - number
    best = HIGH_DRUM
    if state.free_drums and not state.free_drums_count:
        # AR-28: nothing counts 0 or 16, so the last number of a unit is beaten by none.
        strength -= 1
        best -= 2
    rivals = max(1, state.generals - DUEL)
    chance: float = ((strength + 0.5) / (best + 0.5)) ** (4 * rivals)
    return chance


def _use(role: int, number: Number) -> float:
    """What a card in hand is worth when a round begins, in Br.

    Measured: the regression of a round's gain on the hand it began with, in games of casual bots
    (``python -m bench.artropp_cards``, and with ``--free-drums`` for the drum without a number, AR-28).
    """
    if role == SNIPER:
        return 3.0
    if role == DRUM:
        return 3.3 if number == NO_NUMBER else 5.1
    if role == OFFICER:
        return 1.7
    away = abs(number - MIDDLE)
    return 0.115 * away * away - 0.34 * away


def _hand_use(state: ArtroppState, seat: Seat) -> float:
    """What the hand is worth more than one drawn at random."""
    kit = state.kit
    total = 0.0
    for card in state.hands[seat]:
        total += _use(kit.role[card], kit.number[card]) - USUAL_CARD
    return total


def _arrow_weight(state: ArtroppState, seat: Seat, act: Act) -> float:
    """At a table let the richer neighbour go first; in a duel offer the line that is harder to add to."""
    if state.duel:
        line = state.lines[(state.place + act.number) % len(state.lines)]
        return 0.5 + _room_taken(line) + line.br / 20
    rival = state.beside(seat, act.number)
    return 1.2 if state.gain(rival) > state.gain(state.beside(seat, -act.number)) else 1.0


def _shot_worth(state: ArtroppState, seat: Seat, act: Act) -> float:
    """AR-16 to AR-18: what comes of the pot when that unit is felled, or none, as far as the cards that lie tell."""
    best = state.best_of([rival for rival in state.contenders() if rival != act.number])
    return _standing(state, seat, best[0] if best else NOBODY)


def _announce_weight(state: ArtroppState, seat: Seat, act: Act) -> float:
    """AR-12: the side that one's own hand is long on: what the others have there they spend, and one's own is left.

    What is announced hardly matters to who wins (in 3000 games either way was within two percent of the other); that it
    is not always the same does, to whoever plays against it.
    """
    kit = state.kit
    high = 0.0
    for card in state.hands[seat]:
        if kit.number[card] != NO_NUMBER:
            high += kit.number[card] - MIDDLE
    return 1.0 if high == 0.0 or (high > 0.0) == (act.number > 0) else SHORT_SIDE


def _why_commit(state: ArtroppState, act: Act) -> Phrase:
    if act.card == state.kit.blank_drum:
        return Phrase("why-drum-wins-nothing")
    if act.card >= 0 and state.kit.role[act.card] == SNIPER:
        return Phrase("why-sniper-pays")
    chance = round(100 * _win_chance(state, act.number))
    if chance >= 30:
        return Phrase("why-likely-win", {"chance": chance})
    return Phrase("why-last-showdown" if state.round == state.rounds else "why-spare-card")


def _why_special(state: ArtroppState, seat: Seat) -> Phrase:
    """AR-34: who draws the last card of the pile in a duel ends its round, and turns no arrow."""
    drawn = HAND + 1 - len(state.hands[seat])
    ends = state.shuffled or (len(state.pile) <= drawn and len(state.discard) > 0)
    if state.duel and ends and not state.asks_arrow_in_vain:
        return Phrase("why-special-ends-round")
    return Phrase("why-special-turns-arrow")


def _why_turn(state: ArtroppState, seat: Seat, act: Act) -> Phrase:
    line = state.lines[state.place]
    if act.verb == ASSAULT:
        return Phrase("why-cheap-assault" if len(state.legal(seat)) > 1 else "why-cannot-add")
    if len(state.legal(seat)) == 1:
        return Phrase("why-forced")
    if act.verb != UNIT:
        return _why_special(state, seat)
    low, high = _ends_after(line, act.number)
    keep = _can_follow(state, seat, act, low, high)
    if keep:
        return Phrase("why-keeps-options", {"options": keep})
    return Phrase("why-narrows", {"room": low + HIGH_DRUM - high})


def _why_turn_openly(state: ArtroppState, seat: Seat, act: Act) -> Phrase:
    line = state.lines[state.place]
    if act.verb == ASSAULT:
        return Phrase("why-assault", {"br": line.br})
    if act.verb == PASS:
        return Phrase("why-forced")
    if act.verb != UNIT:
        return _why_special(state, seat)
    if not line.cards:
        return Phrase("why-opening")
    low, high = _ends_after(line, act.number)
    if (line.low - low) + (high - line.high) <= SMALL_STEP:
        return Phrase("why-small-step")
    return Phrase("why-narrows", {"room": low + HIGH_DRUM - high})
