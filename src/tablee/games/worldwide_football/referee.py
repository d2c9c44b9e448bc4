"""What belongs to the whole match: cards drawn and discarded, the ball, goals, penalties, halves."""

from __future__ import annotations

from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.choices import Choices
from tablee.games.worldwide_football.edition import CODES, EFFECTS
from tablee.games.worldwide_football.moves import SIDES, role_of
from tablee.games.worldwide_football.phases import (
    AIMING,
    ATTACK,
    CORNER,
    DISCARDING,
    DRAWING,
    FOR_PENALTY,
    FOR_PENALTY_SAVE,
    MOST_KICKS,
    NOBODY,
    OVER,
    PENALTY,
    RIVAL,
    RIVAL_ATTACKS,
    THROWING,
    TOSSING,
)


class Referee(Choices):
    """A position, and what is done in it whoever has the ball."""

    __slots__ = ()

    # Cards

    def draw_actions(self, side: int, count: int) -> None:
        """So many Action cards, one by one."""
        self.drawing.extend([2 * side] * count)

    def draw_players(self, side: int, count: int) -> None:
        """So many Player cards; the rival's become active."""
        self.drawing.extend([2 * side + 1] * count)

    def go_to(self, phase: int) -> None:
        """What comes next, once all have drawn and discarded what they have to."""
        self.goal_phase = phase
        self.deal_on()

    def go_on(self) -> None:
        """The side with the ball goes on."""
        self.go_to(RIVAL_ATTACKS if self.is_rival(self.attack) else ATTACK)

    def deal_on(self) -> None:
        """The next card to be drawn or discarded; a pile that is empty gives none (WF-28, WF-55)."""
        while self.drawing and not self._can_draw(self.drawing[0]):
            self.drawing.pop(0)
        if self.drawing:
            self.phase = DRAWING
        elif self.discarder() != NOBODY:
            self.phase = DISCARDING
        else:
            self.owes = [0, 0]
            self.phase = self.goal_phase

    def _can_draw(self, entry: int) -> bool:
        side = entry // 2
        return bool(self.benches[side]) if entry % 2 else sum(self.piles[side]) > 0

    def draw_action(self, card: int) -> None:
        """The next one who has to draw has this card."""
        side = self.drawing.pop(0) // 2
        self.piles[side][card] -= 1
        self.hands[side][card] += 1
        if self.story is not None:
            self.story.tell(tale.Drew(side), {side: tale.Drew(side, CODES[card])})
        self.deal_on()

    def draw_player(self, number: int) -> None:
        """The same with a Player card; a person's hand is kept in order, the rival's in that of activation."""
        side = self.drawing.pop(0) // 2
        self.benches[side].remove(number)
        self.squads[side].append(number)
        if self.is_rival(side):
            self._activated(number)
        else:
            self.squads[side].sort()
            if self.story is not None:
                own = tale.DrewPlayer(side, *self.footballer(side, number))
                self.story.tell(tale.DrewPlayer(side), {side: own})
        self.deal_on()

    def _activated(self, number: int) -> None:
        """WF-26: never more than three active."""
        if self.story is not None:
            self.story.tell(tale.Activated(*self.footballer(RIVAL, number)))
        if len(self.squads[RIVAL]) > self.kit.most_active:
            dropped = self._to_drop()
            self.spend_player(RIVAL, dropped)
            if self.story is not None:
                self.story.tell(tale.Dropped(*self.footballer(RIVAL, dropped), self.lead(RIVAL)))

    def _to_drop(self) -> int:
        """WF-26: behind or level D, else G; ahead M, else A; the longest active; neither: the new one."""
        for role in "MA" if self.lead(RIVAL) > 0 else "DG":
            number = self.longest_active(role)
            if number != NOBODY:
                return number
        return self.squads[RIVAL][-1]

    def longest_active(self, role: str) -> int:
        """The rival's longest active Player card of a role, or NOBODY."""
        for number in self.squads[RIVAL]:
            if role_of(self.effect_of(RIVAL, number)) == role:
                return number
        return NOBODY

    def spend_player(self, side: int, number: int) -> None:
        """WF-28: a used Player card is discarded."""
        self.squads[side].remove(number)
        self.spent[side].append(number)

    def play_player(self, side: int, number: int) -> None:
        """The same, and everybody hears of it."""
        self.spend_player(side, number)
        if self.story is not None:
            self.story.tell(tale.PlayerPlayed(side, *self.footballer(side, number)))

    def footballer(self, side: int, number: int) -> tuple[int, str, str]:
        """A Player card as events name it: its number from 1, its name and its effect."""
        return number + 1, self.kit.names[self.teams[side]][number], EFFECTS[self.effect_of(side, number)]

    def leave_hand(self, side: int, card: int) -> None:
        """A card leaves a hand; if it was seen being taken up, that was the one."""
        self.hands[side][card] -= 1
        if self.known[side][card]:
            self.known[side][card] -= 1

    def discard(self, side: int, card: int) -> None:
        """WF-5, WF-34: a card above the limit, or for a yellow card."""
        over = self.cards(side) > self.most_actions(side)
        self.leave_hand(side, card)
        self.discards[side][card] += 1
        if not over:
            self.owes[side] -= 1
        if self.story is not None:
            self.story.tell(tale.Discarded(side, CODES[card], "limit" if over else "yellow"))
        self.deal_on()

    def discard_player(self, side: int, number: int) -> None:
        """WF-5: a Player card above the limit."""
        self.spend_player(side, number)
        if self.story is not None:
            self.story.tell(tale.DiscardedPlayer(side, *self.footballer(side, number)))
        self.deal_on()

    def take_up(self, side: int, card: int, from_pile: bool) -> None:
        """A person takes a named card into the hand; everybody has seen it."""
        source = self.piles[side] if from_pile else self.discards[side]
        source[card] -= 1
        self.hands[side][card] += 1
        self.known[side][card] += 1
        if self.story is not None:
            self.story.tell(tale.Recovered(side, CODES[card], "pile" if from_pile else "discard"))

    # Dice

    def throw(self, aim: int) -> None:
        """A die is in the air."""
        self.phase = THROWING
        self.aim = aim

    # The ball

    def add_pa(self, points: int) -> None:
        """WF-10: capped at 8."""
        self.pa = min(self.kit.most_pa, self.pa + points)

    def clear_laid(self) -> None:
        """The cards of this attack go onto the discard."""
        for card in self.laid:
            self.discards[self.attack][card] += 1
        self.laid = []

    def begin_possession(self, side: int, pa: int, why: str) -> None:
        """WF-17: a new possession."""
        self.clear_laid()
        self.attack = side
        self.possession += 1
        self.clear_possession(pa)
        self.clear_throw()
        if self.story is not None:
            self.story.tell(tale.Possession(side, pa, why))
        self.go_on()

    def lose_ball(self, why: str) -> None:
        """The other side has the ball at 0 PA."""
        self.gave_back = False
        self.begin_possession(1 - self.attack, 0, why)

    def win_corner(self) -> None:
        """WF-23, WF-35: laid and shot cards are discarded, the same side goes on at 5 PA."""
        side = self.attack
        self.clear_laid()
        self.possession += 1
        self.clear_possession(self.kit.corner_pa)
        self.clear_throw()
        self.dead = CORNER
        if self.story is not None:
            self.story.tell(tale.Possession(side, self.pa, "corner"))
        self.go_on()

    def give_back(self) -> None:
        """WF-17, WF-55: any two in a row end the half if a pile is empty; else each person draws one, once a pair."""
        side, both = self.attack, self.gave_back
        if self.story is not None:
            self.story.tell(tale.GaveBack(side, both))
        self.pair_done = both and not self.pair_done
        self.gave_back = not (self.pair_done and self.pairs_only)
        if both and self.is_pile_empty():
            self.end_half()
            return
        if self.pair_done:
            for person in (1 - side, side):
                if not self.is_rival(person):
                    self.draw_actions(person, self.kit.give_back_cards)
        self.begin_possession(1 - side, 0, "given")

    def score_goal(self, how: str) -> None:
        """WF-17: the conceding side has the ball at 0 PA."""
        self.score[self.attack] += 1
        if self.story is not None:
            self.story.tell(tale.Goal(self.attack, self.score[:], how))
        self.lose_ball("goal")

    # Penalties

    def award_penalty(self) -> None:
        """WF-33: two dice, or two faces that two people pick."""
        self.picks = [0, 0]
        if self.story is not None:
            self.story.tell(tale.Penalty(self.attack, self.shootout))
        if self.solo:
            self.throw(FOR_PENALTY)
        else:
            self.phase = AIMING

    def penalty_thrown(self, die: int) -> None:
        """WF-33, alone: the first die, then the second."""
        if self.aim == FOR_PENALTY:
            self.picks[self.attack] = die
            self.throw(FOR_PENALTY_SAVE)
        else:
            self.picks[1 - self.attack] = die
            self._judge_penalty()

    def pick_face(self, side: int, face: int) -> None:
        """WF-33, two people: each secretly picks a face."""
        self.picks[side] = face
        if self.story is not None:
            self.story.tell(tale.Aimed(side), {side: tale.Aimed(side, face)})
        if self.picks[0] and self.picks[1]:
            self._judge_penalty()

    def _judge_penalty(self) -> None:
        """WF-33: different is a goal; the same is saved, and the ball changes side."""
        side, goal = self.attack, self.picks[0] != self.picks[1]
        if self.story is not None:
            faces = [self.picks[side], self.picks[1 - side]]
            self.story.tell(tale.PenaltyTaken(side, faces, goal))
        if self.shootout:
            self._kick_counted(goal)
        elif goal:
            self.score_goal("penalty")
        else:
            self.lose_ball("penalty-saved")

    # Halves

    def toss(self, side: int) -> None:
        """WF-4: the first ball; or the lot after a very long shoot-out."""
        if self.story is not None:
            self.story.tell(tale.Tossed(side))
        if self.shootout:
            self.lots = side
            self._finish()
            return
        self.kicked_off = side
        self.begin_half(1, side)

    def begin_half(self, half: int, side: int) -> None:
        """WF-4, WF-56: all cards are dealt anew; `side` kicks off."""
        self.half = half
        self.laid = []
        self.lay_out_cards()
        self.gave_back = False
        self.attack = side
        if self.story is not None:
            self.story.tell(tale.HalfBegan(half, side))
        for who in (side, 1 - side):
            if not self.is_rival(who):
                self.draw_actions(who, self.kit.deal[1 if who == side else 0])
            self.draw_players(who, self.kit.deal_players)
        self.begin_possession(side, 0, "kick-off")

    def end_half(self) -> None:
        """WF-4: the other side kicks off the second half.  WF-56: level after it is a draw, or a shoot-out."""
        if self.story is not None:
            self.story.tell(tale.HalfOver(self.half, self.score[:]))
        self.clear_laid()
        self.clear_possession(0)
        self.clear_throw()
        self.drawing = []
        if self.half == 1:
            self.begin_half(2, 1 - self.kicked_off)
        elif self.knockout and self.lead(0) == 0:
            self.shootout = True
            self.attack = self.kicked_off
            self.possession += 1
            self.phase = PENALTY
        else:
            self._finish()

    def _kick_counted(self, goal: bool) -> None:
        """WF-56: five each, then one each until one side has more."""
        side = self.attack
        self.kicks[side] += 1
        self.kicks_made[side] += 1 if goal else 0
        self.picks = [0, 0]
        if self._is_decided():
            self._finish()
        elif min(self.kicks) >= MOST_KICKS:
            self.phase = TOSSING
        else:
            self.attack = 1 - side
            self.possession += 1
            self.phase = PENALTY

    def _is_decided(self) -> bool:
        """One side cannot be caught any more."""
        rounds = max(self.kit.penalties, self.kicks[0], self.kicks[1])
        for side in range(SIDES):
            other = 1 - side
            if self.kicks_made[side] > self.kicks_made[other] + rounds - self.kicks[other]:
                return True
        return False

    def _finish(self) -> None:
        self.phase = OVER
        winner = self.ahead()
        self.reason = "draw" if winner == NOBODY else "shoot-out" if self.shootout else "goals"
        if self.story is not None:
            kicks = self.kicks_made[:] if self.shootout else None
            self.story.tell(tale.MatchOver(self.score[:], None if winner == NOBODY else winner, kicks))
