"""The duel: cards laid face down, the reactions in their order, set pieces of two cards each (RC-50 to RC-55)."""

from __future__ import annotations

from typing import Final

from tablee.games.rugby_champion import story as tale
from tablee.games.rugby_champion.moves import TEAMS
from tablee.games.rugby_champion.position import (
    AWARDING,
    FROM_PILE,
    KINDS,
    LAYING,
    LINE_OUT,
    NOBODY,
    SCRUM,
    SLOTS,
    STOPPING,
    SUPPORTING,
    TURNING,
    WHISTLING,
)
from tablee.games.rugby_champion.solo import Solo

# Reactions to a challenge, in their order (RC-51).
FIRST_WHISTLE: Final = 0
SECOND_WHISTLE: Final = 1
FIRST_SUPPORT: Final = 2
SECOND_SUPPORT: Final = 3
STOP: Final = 4
ALL_REACTED: Final = 5


class Duel(Solo):
    """A position, and what is done in it by two."""

    __slots__ = ()

    # Laying

    def lay_down_card(self, side: int, face: int) -> None:
        """RC-50: a player, face down."""
        self.hands[side].remove(face)
        self._forget_players(side)
        self._lay(side, face)

    def lay_from_pile(self, side: int) -> None:
        """RC-55: who has no player shows what he has, and the top player card of the pile is laid for him."""
        self.known[side] = self.hands[side][:]
        if self.story is not None and self.hands[side]:
            hand = [self.kit.names[face] for face in self.hands[side]]
            self.story.tell(tale.Shown(side, hand, [], "RC-55"))
        self._lay(side, FROM_PILE)

    def _forget_players(self, side: int) -> None:
        """A player that everybody has seen may be the one that lies face down now, or not."""
        self.known[side] = [face for face in self.known[side] if face >= self.kit.players]

    def _lay(self, side: int, face: int) -> None:
        self.laid[side].append(face)
        self.may_show[side] = False
        if self.story is not None:
            self._tell_laid(side, face)
        self._go_on_laying()

    def show_and_draw(self, side: int) -> None:
        """RC-54: the hand is shown now; the other side is not kept waiting, and the draw comes when it has laid."""
        self.show_hand(side, "RC-54")
        self._go_on_laying()

    def _go_on_laying(self) -> None:
        if self.waiting():
            return
        if self.drawing:
            self.go_to(self.phase)
        else:
            self._reveal()

    def _tell_laid(self, side: int, face: int) -> None:
        assert self.story is not None
        clause = "RC-50" if self.phase == LAYING else "RC-53"
        if face == FROM_PILE:
            self.story.tell(tale.Laid(side, None, True, "RC-55"))
        else:
            self.story.tell(
                tale.Laid(side, None, False, clause), {side: tale.Laid(side, self.kit.names[face], False, clause)}
            )

    def _reveal(self) -> None:
        """RC-50: together; a card of the pile is turned with them."""
        if self.story is not None:
            names = self.kit.names
            cards = [[names[face] for face in self.laid[side] if face >= 0] for side in range(TEAMS)]
            self.story.tell(tale.Revealed(cards, "RC-50" if self.phase == LAYING else "RC-53"))
        self._turn_from_pile()

    def _turn_from_pile(self) -> None:
        """RC-55; RC-6: if the pile has no player the half is over."""
        if FROM_PILE not in self.laid[0] and FROM_PILE not in self.laid[1]:
            self._compare_duel()
        elif sum(self.unseen[: self.kit.players]) == 0:
            self.run_out()
        else:
            self.phase = TURNING

    def turn_duel(self, face: int) -> None:
        """A player card of the pile for whoever had none."""
        side = self.turning_side()
        self.unseen[face] -= 1
        self.laid[side][self.laid[side].index(FROM_PILE)] = face
        if self.story is not None:
            slot = "" if self.kind == LINE_OUT or self.kind == SCRUM else SLOTS[self.slot]
            self.story.tell(tale.Turned(side, self.kit.names[face], slot, "RC-55"))
        self._turn_from_pile()

    def _compare_duel(self) -> None:
        self.compare()
        if self.kind == LINE_OUT or self.kind == SCRUM:
            self._settle_set_piece_duel()
            return
        self.first = 1 - self.attack if self.gap > 0 else self.attack
        self.stage = FIRST_WHISTLE
        self._next_reaction()

    # Reactions

    def _next_reaction(self) -> None:
        """RC-51: whoever could react now, by all that everybody knows, is asked."""
        while self.stage < ALL_REACTED:
            side = self._reacting_side()
            if side != NOBODY and self._could_react(side):
                self.asked = side
                self.phase = self._phase_of_stage()
                return
            self.stage += 1
        self.settle()

    def _reacting_side(self) -> int:
        """The losing side first; after a tie the attack.  Only who has lost can stop."""
        if self.stage == STOP:
            return NOBODY if self.gap == 0 else 1 - self.attack if self.gap > 0 else self.attack
        return self.first if self.stage in (FIRST_WHISTLE, FIRST_SUPPORT) else 1 - self.first

    def _phase_of_stage(self) -> int:
        if self.stage <= SECOND_WHISTLE:
            return WHISTLING
        return SUPPORTING if self.stage <= SECOND_SUPPORT else STOPPING

    def _could_react(self, side: int) -> bool:
        kit = self.kit
        if self.stage <= SECOND_WHISTLE:
            return kit.whistles[self.card_of(1 - side)] > 0 and self.may_hold(side, kit.arbitre)
        acts = kit.support if self.stage <= SECOND_SUPPORT else self._stops_for_type()
        return any(self.may_hold(side, act.face) for act in acts)

    def no_reaction(self, side: int) -> None:
        """It is let be, and the next one is asked."""
        if self.story is not None:
            what = "whistle" if self.phase == WHISTLING else "support" if self.phase == SUPPORTING else "stop"
            self.story.tell(tale.Passed(side, what, "RC-51"))
        self.stage += 1
        self._next_reaction()

    def whistle_duel(self, side: int) -> None:
        """RC-52: one whistle is won by exactly one, which no Arbitre and no Soutien changes; two are a penalty."""
        card = self.card_of(1 - side)
        whistles = self.kit.whistles[card]
        self.throw_away(side, self.kit.arbitre)
        if self.story is not None:
            effect = "penalty" if whistles == 2 else "cancelled"
            self.story.tell(tale.Whistled(side, self.kit.names[card], whistles, effect, "RC-52"))
        if whistles == 2:
            self._award(side, "RC-52")
        else:
            self.gap = 1 if side == self.attack else -1
            self.stage = STOP
            self._next_reaction()

    def support_duel(self, side: int, face: int) -> None:
        """RC-51: a Soutien is added to the card of `side`."""
        self.spend(side, face)
        self.aids[side] = face
        if self.story is not None:
            self.story.tell(tale.Supported(side, self.kit.names[face]))
        self.compare()
        self.stage += 1
        self._next_reaction()

    def stop_duel(self, side: int, face: int) -> None:
        """RC-51: the result is void; a penalty for the other side, or a set piece with that card as one of the two."""
        if self.story is not None:
            self.story.tell(tale.Stopped(side, self.kit.names[face]))
        if face == self.kit.faute:
            self.throw_away(side, face)
            self._award(1 - side, "RC-51")
        else:
            self.begin_set_piece(LINE_OUT if face == self.kit.touche else SCRUM, side)

    # Penalties

    def _award(self, side: int, clause: str) -> None:
        """RC-51, RC-52: three points with a card that kicks, or a scrum."""
        if self.story is not None:
            self.story.tell(tale.PenaltyAwarded(side, clause))
        self.asked = side
        self.phase = AWARDING

    # Set pieces

    def _settle_set_piece_duel(self) -> None:
        """RC-53: the winner has the Avantage, the second is a try; he attacks, after a tie who had the ball."""
        winner = NOBODY if self.gap == 0 else 0 if self.gap > 0 else 1
        if self.story is not None:
            self.story.tell(tale.SetPieceWon(KINDS[self.kind], None if winner == NOBODY else winner, "RC-53"))
        if winner != NOBODY and self.gain(winner, "RC-53"):
            return
        self.begin_attack(self.attack if winner == NOBODY else winner)
