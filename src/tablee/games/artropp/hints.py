"""What a decent general looks at in L'Artropp.

* On the line: will I still have something to add when my turn comes again, and will my neighbour?
* In the showdown: how likely does this card win, and is the pot worth a card that the next line will need?
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tablee.core.game import Hints, Seat
from tablee.core.phrases import Phrase
from tablee.games.artropp.line import Line
from tablee.games.artropp.moves import ASSAULT, DRUM, HIGH_DRUM, NO_NUMBER, OFFICER, PASS, SNIPER, UNIT, Act, Number
from tablee.games.artropp.position import COMMITTING, DUEL, HAND, INTERVAL, POINTING, SNIPING, TURN
from tablee.games.artropp.rules import ArtroppState

CHEAP_LINE: Final = 2
"""A line of so few Br. may be taken without regret by a general with nothing left to add."""
MIDDLE: Final = 8
SMALL_STEP: Final = 2
"""A unit that is no farther from the line leaves room for the next time."""
USUAL_CARD: Final = 0.9
"""What a card that is drawn at random is worth in hand, in Br."""


class ArtroppHints(Hints[ArtroppState, Act]):
    """Quick policy and worth."""

    def weights(self, state: ArtroppState, seat: Seat, moves: Sequence[Act]) -> list[float]:
        """How readily a decent general would choose each move."""
        phase = state.phase
        if phase == TURN:
            return [_turn_weight(state, seat, move) for move in moves]
        if phase == COMMITTING:
            return [_commit_weight(state, seat, move) for move in moves]
        if phase == POINTING:
            return [_arrow_weight(state, seat, move) for move in moves]
        if phase == SNIPING:
            return [_shot_weight(state, seat, move) for move in moves]
        if phase == INTERVAL:
            # The first choice is always to go on as before: stay, buy in again, leave the free place free.
            return [1.0 if place == 0 else 0.0 for place in range(len(moves))]
        return [1.0] * len(moves)

    def worth(self, state: ArtroppState, seat: Seat) -> float:
        """What the seat has won more than the others on average, and what its hand promises, in Br."""
        others = 0
        for other in range(state.seats):
            if other != seat and state.was_seated[other]:
                others += state.gain(other)
        rivals = max(1, state.generals - 1)
        return (state.gain(seat) - others / rivals) / state.br_value + _hand_use(state, seat)

    def why(self, state: ArtroppState, seat: Seat, move: Act) -> Phrase:
        """The reason a decent general would give."""
        if state.phase == TURN:
            return _why_turn(state, seat, move)
        if state.phase == POINTING:
            return Phrase("why-special-turns-arrow")
        if state.phase == COMMITTING:
            return _why_commit(state, move)
        if state.phase == SNIPING:
            return Phrase("why-save-pot") if move is state.kit.hold else Phrase("why-aim-best")
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


def _commit_weight(state: ArtroppState, seat: Seat, act: Act) -> float:
    """The pot by its chance, less what the card would be worth in the next line, as a readiness."""
    pot = state.pot / state.br_value
    role = state.kit.role[act.card] if act.card >= 0 else DRUM
    profit = pot * _win_chance(state, act.number) - _use(role, act.number)
    return math.exp(profit / 1.5 if profit < 45.0 else 30.0)


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


def _shot_weight(state: ArtroppState, seat: Seat, act: Act) -> float:
    """Best no winner at all (the pot waits), else the poorest winner."""
    standing = [rival for rival in state.contenders() if rival != act.number]
    best = state.best_of(standing)
    if not best:
        return 4.0
    return 2.0 if state.gain(best[0]) < state.gain(seat) else 1.0


def _why_commit(state: ArtroppState, act: Act) -> Phrase:
    if act.card == state.kit.blank_drum:
        return Phrase("why-drum-wins-nothing")
    chance = round(100 * _win_chance(state, act.number))
    return Phrase("why-likely-win", {"chance": chance}) if chance >= 30 else Phrase("why-spare-card")


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
