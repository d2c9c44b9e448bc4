"""What belongs to the whole match: hands and draws, the line, phases, Avantage, points and halves."""

from __future__ import annotations

from tablee.games.rugby_champion import story as tale
from tablee.games.rugby_champion.choices import Choices
from tablee.games.rugby_champion.moves import PHYSIQUE, TEAMS
from tablee.games.rugby_champion.position import (
    AIDING,
    ATTACK,
    CENTRE,
    CONVERTING,
    DOWN,
    DRAWING,
    EMPTY,
    FOLLOW_UP,
    FOR_CONVERSION,
    FULL_HAND,
    KINDS,
    LAYING,
    LINE_OUT,
    NOBODY,
    NON_PLAYER,
    OVER,
    PACK,
    PACKING,
    SCRUM,
    SLOTS,
    STARTING,
)


class Referee(Choices):
    """A position, and what is done in it whatever is played."""

    __slots__ = ()

    # Cards

    def spend(self, side: int, face: int) -> None:
        """A card leaves a hand."""
        self.hands[side].remove(face)
        if face in self.known[side]:
            self.known[side].remove(face)

    def throw_away(self, side: int, face: int) -> None:
        """A card leaves a hand for the discard."""
        self.spend(side, face)
        self.discard[face] += 1

    def clear_laid(self) -> None:
        """What was laid is discarded; alone the cards that lie aside go back there (RC-5)."""
        last = self.kit.main if self.solo else self.kit.faces
        for side in range(TEAMS):
            for face in [*self.laid[side], self.aids[side]]:
                if 0 <= face < last:
                    self.discard[face] += 1
        self.laid = [[], []]
        self.aids = [NOBODY, NOBODY]

    def refill(self, side: int) -> None:
        """RC-20, RC-42: to four cards, to five with a fresh Avantage."""
        missing = FULL_HAND + self.fresh[side] - len(self.hands[side])
        self.fresh[side] = 0
        self.may_show[side] = True
        self.drawing.extend([side] * missing)

    def refill_all(self) -> None:
        """The attack first; alone only the person holds cards."""
        self.refill(self.attack)
        if not self.solo:
            self.refill(1 - self.attack)

    def go_to(self, phase: int) -> None:
        """What comes next, once all have drawn what they have to."""
        self.goal_phase = phase
        self._deal_on()

    def _deal_on(self) -> None:
        """RC-6: when a card must be drawn and none is left the half is over."""
        if not self.drawing:
            self._arrive()
        elif self.piles() == 0:
            self.run_out()
        else:
            self.phase = DRAWING

    def draw(self, face: int) -> None:
        """The next one who has to draw has this card."""
        side = self.drawing.pop(0)
        self.unseen[face] -= 1
        self.hands[side].append(face)
        self.hands[side].sort()
        if self.story is not None:
            self.story.tell(tale.Drew(side), {side: tale.Drew(side, self.kit.names[face])})
        self._deal_on()

    def _arrive(self) -> None:
        """Hands are complete: is there enough to play with?"""
        self.phase = self.goal_phase
        wanted = 1 if self.phase == LAYING else PACK
        if self.solo:
            if self.count_players(0) < wanted:
                self.show_hand(0, "RC-27")
                self.go_to(self.phase)
        elif self.phase == LAYING and not self.laid[self.attack] and not self.count_players(self.attack):
            self._attack_without_player()

    def _attack_without_player(self) -> None:
        """RC-54: who cannot attack at all shows his hand and draws; if that does not help the ball is lost (RC-53)."""
        if self.can_show(self.attack):
            self.show_hand(self.attack, "RC-54")
            self.go_to(self.phase)
        else:
            self.spent()

    def show_hand(self, side: int, clause: str) -> None:
        """RC-27, RC-54: the hand is shown, its specials are discarded and will be replaced."""
        hand = self.hands[side][:]
        specials = [face for face in hand if face >= self.kit.players]
        for face in specials:
            self.throw_away(side, face)
        self.known[side] = [] if self.solo else self.hands[side][:]
        self.may_show[side] = False
        if self.story is not None:
            names = self.kit.names
            shown = [names[face] for face in (specials if self.solo else hand)]
            self.story.tell(tale.Shown(side, shown, [names[face] for face in specials], clause, self.solo))
        self.drawing.extend([side] * len(specials))

    # The line of the Non-joueur

    def fill_line(self) -> bool:
        """RC-10, RC-20: unrevealed cards stay, the others are replaced; false if the pile is too small."""
        slots: list[str] = []
        for slot in range(len(SLOTS)):
            if self.line[slot] != DOWN:
                if not self.lay_down(slot):
                    return False
                slots.append(SLOTS[slot])
        if self.story is not None and slots:
            self.story.tell(tale.LineFilled(slots))
        return True

    def lay_down(self, slot: int) -> bool:
        """A fresh face-down card in a slot; without a card to draw the half is over (RC-6), and this is false."""
        if self.line[slot] >= 0:
            self.discard[self.line[slot]] += 1
        self.line[slot] = EMPTY
        if self.piles() == 0:
            self.run_out()
            return False
        self.line[slot] = DOWN
        return True

    # Phases

    def begin_attack(self, side: int) -> None:
        """RC-10, RC-11: a new attack, which opens with Physique in the centre."""
        self._begin(ATTACK, side, "RC-10")
        self.slot = CENTRE
        self.way = 0
        self.type = PHYSIQUE
        self.opening = True
        if self.solo and not self.fill_line():
            return
        self.refill_all()
        if self.story is not None:
            self.story.tell(tale.Challenged(side, SLOTS[CENTRE], self.type_name(), "opening", "RC-11"))
        self.go_to(LAYING)

    def begin_set_piece(self, kind: int, stopper: int = NOBODY) -> None:
        """RC-40, RC-41: a line-out or a scrum; in a duel `stopper` has laid its card for it already (RC-51)."""
        self._begin(kind, self.attack, "RC-40" if kind == LINE_OUT else "RC-41")
        card = self.kit.touche if kind == LINE_OUT else self.kit.melee
        self.opening = False
        if self.solo:
            self.laid[NON_PLAYER] = [card]
            if self.piles() == 0:
                self.run_out()
                return
            self.hidden_card = 1
        elif stopper != NOBODY:
            self.spend(stopper, card)
            self.laid[stopper] = [card]
        self.refill_all()
        self.go_to(PACKING)

    def _begin(self, kind: int, side: int, clause: str) -> None:
        self.clear_laid()
        self.clear_phase()
        self.kind = kind
        self.attack = side
        self.played[kind] += 1
        if self.story is not None:
            self.story.tell(tale.PhaseBegan(KINDS[kind], side, clause, self.solo))

    def spent(self) -> None:
        """RC-19, RC-53: no player is left and nothing happened: a new attack, in a duel of the other side."""
        side = self.attack
        self.known[side] = [] if self.solo else self.hands[side][:]
        if self.story is not None:
            hand = [self.kit.names[face] for face in self.known[side]]
            self.story.tell(tale.HandSpent(side, hand, "RC-19" if self.solo else "RC-53", self.solo))
        self.begin_attack(0 if self.solo else 1 - side)

    # Avantage

    def give_back(self, side: int) -> bool:
        """RC-17: who has the Avantage and loses by one gives it back, and nobody gets it."""
        if self.holder != side:
            return False
        self._move_advantage(NOBODY)
        if self.story is not None:
            self.story.tell(tale.AdvantageReturned(side, solo=self.solo))
        return True

    def gain(self, side: int, clause: str) -> bool:
        """RC-42 to RC-44: `side` takes the Avantage, from whoever has it; true if it was the second, which is a try."""
        second = self._is_second(side)
        if self.story is not None:
            self.story.tell(tale.AdvantageTaken(side, second, "RC-44" if second else clause, self.solo))
        if second:
            self.score_try(side, "advantage", "RC-44" if self.solo else "RC-53")
            return True
        if self.kind == SCRUM or self.kind == FOLLOW_UP:
            self.gains += 1 if side == 0 else 0
        self._move_advantage(side)
        self.fresh[side] = 1
        return False

    def _move_advantage(self, side: int) -> None:
        """RC-43, RC-53: alone the extra card was won with the gain; in a duel it goes with the Avantage itself."""
        self.holder = side
        if not self.solo:
            self.fresh = [0, 0]

    def _is_second(self, side: int) -> bool:
        """RC-42, RC-44: the person's must both be won in one scrum phase, all others count whenever they were won."""
        if self.solo and side == 0 and not self.symmetric:
            return self.gains > 0
        return self.holder == side

    # Points

    def score_try(self, side: int, how: str, clause: str) -> None:
        """RC-4, RC-17: five points, the Avantage goes back to the middle, and the conversion."""
        self.score[side] += self.kit.try_points
        self.tries[side] += 1
        self._move_advantage(NOBODY)
        if self.story is not None:
            self.story.tell(tale.TryScored(side, how, self.score[:], clause, self.solo))
        if self.solo and side == NON_PLAYER:
            self._automatic_conversion()
        elif self._may_convert(side):
            self.asked = side
            self.phase = CONVERTING
        else:
            self.convert(side, NOBODY)

    def _automatic_conversion(self) -> None:
        """RC-32: with the Buteur that lies aside, or one that is drawn now."""
        if self.aided:
            self.convert(NON_PLAYER, self.kit.buteur if self.buteur else NOBODY)
        else:
            self.aid_for = FOR_CONVERSION
            self.phase = AIDING

    def _may_convert(self, side: int) -> bool:
        """RC-13: who holds a *But* card is asked; in a duel whoever could hold one."""
        if self.solo:
            return self.can_kick(side)
        return any(self.may_hold(side, face) for face in self.kit.kick)

    def convert(self, side: int, face: int) -> None:
        """RC-13, RC-32: two points with a card that kicks, none without; an attack follows (RC-21)."""
        good = face != NOBODY
        if good:
            self.score[side] += self.kit.conversion_points
        if self.story is not None:
            card = self.kit.names[face] if good else None
            clause = "RC-32" if self.solo and side == NON_PLAYER else "RC-13"
            self.story.tell(tale.Converted(side, good, card, self.score[:], clause, self.solo))
        self._attack_after_points(side)

    def score_penalty(self, side: int, face: int, clause: str) -> None:
        """RC-4, RC-21: three points, and an attack follows."""
        self.score[side] += self.kit.penalty_points
        if self.story is not None:
            self.story.tell(tale.PenaltyScored(side, self.kit.names[face], self.score[:], clause, self.solo))
        self._attack_after_points(side)

    def _attack_after_points(self, side: int) -> None:
        """RC-21, RC-53: alone it is always the person who attacks, in a duel the side that conceded."""
        self.begin_attack(0 if self.solo else 1 - side)

    # Halves

    def begin_half(self, half: int, side: int) -> None:
        """RC-7, RC-50: all cards shuffled, and `side` attacks."""
        self.half = half
        self.shuffle()
        if self.story is not None:
            self.story.tell(tale.HalfBegan(half, side))
        self.begin_attack(side)

    def run_out(self) -> None:
        """RC-6: the pile has run out, and what is resolved stands."""
        if self.story is not None:
            self.story.tell(tale.PileOut())
            self.story.tell(tale.HalfOver(self.half, self.score[:]))
        if self.half == 1:
            self.drawing = []
            self.phase = STARTING
        else:
            self._finish()

    def _finish(self) -> None:
        self.phase = OVER
        self.reason = "full-time"
        self.drawing = []
        if self.story is not None:
            best = max(self.score)
            winners = [side for side in range(TEAMS) if self.score[side] == best]
            self.story.tell(tale.MatchOver(self.score[:], winners, self.tries[:], self.played[:], self.solo))
