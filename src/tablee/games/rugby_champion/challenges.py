"""The challenge: where it is, who names it, and the table of its results, the same alone and in a duel."""

from __future__ import annotations

from tablee.games.rugby_champion import story as tale
from tablee.games.rugby_champion.moves import LEFT, RIGHT, TYPES, Act
from tablee.games.rugby_champion.position import (
    CENTRE,
    DOWN,
    EMPTY,
    FOLLOW_UP,
    L1,
    LAYING,
    LINE_OUT,
    NAMING,
    NON_PLAYER,
    R1,
    SCRUM,
    SLOTS,
    TURNING,
)
from tablee.games.rugby_champion.referee import Referee


class Challenges(Referee):
    """A position, and what follows from a challenge."""

    __slots__ = ()

    # Where the next one is

    def go_on(self, slot: int, way: int, kind: int) -> None:
        """RC-14, RC-15: the next challenge, of a type that the attacker names (-1) or that is given."""
        if not self.count_players(self.attack):
            self.spent()
            return
        self.clear_laid()
        self.opening = False
        self.slot = slot
        self.way = way
        self.type = kind
        if kind < 0:
            self.phase = NAMING
        else:
            self._play_slot("melee" if self.kind == FOLLOW_UP else "arrow")

    def name(self, act: Act) -> None:
        """RC-12, RC-14: the attacker says of which type, and after the opening on which side."""
        if self.way == 0:
            self.slot = L1 if act.way == LEFT else R1
        self.way = act.way
        self.type = act.number
        self._play_slot("choice")

    def _play_slot(self, why: str) -> None:
        """RC-19, RC-45: a card that was turned is replaced as soon as its slot is played."""
        if self.solo and self.line[self.slot] != DOWN:
            if not self.lay_down(self.slot):
                return
            if self.story is not None:
                self.story.tell(tale.Refreshed(SLOTS[self.slot], "RC-45" if self.kind == FOLLOW_UP else "RC-19"))
        if self.story is not None:
            clause = "RC-41" if self.kind == FOLLOW_UP else "RC-12" if why == "choice" else "RC-15"
            self.story.tell(tale.Challenged(self.attack, SLOTS[self.slot], self.type_name(), why, clause))
        self.phase = LAYING

    # What it led to

    def compare(self) -> None:
        """What both sides count: the attack's lead in a challenge, that of side 0 in a set piece."""
        in_set_piece = self.kind == LINE_OUT or self.kind == SCRUM
        kind = self.set_piece_type() if in_set_piece else self.type
        one = 0 if in_set_piece else self.attack
        values = [self.strength(one, kind), self.strength(1 - one, kind)]
        self.gap = values[0] - values[1]
        if self.story is not None:
            clause = "RC-11" if not in_set_piece else "RC-40" if self.kind == LINE_OUT else "RC-41"
            self.story.tell(tale.Compared(TYPES[kind], [one, 1 - one], values, self.gap, clause))

    def settle(self) -> None:
        """RC-13 to RC-18, RC-52 for a duel, and RC-41 for the challenge that follows a scrum."""
        gap = self.gap
        if gap >= 2 and (not self.opening or self.opening_try):
            self.score_try(self.attack, "challenge", "RC-13")
        elif gap <= -2:
            self._lost_by_two()
        elif self.kind == FOLLOW_UP:
            self._settle_follow_up()
        elif gap >= 1:
            self._won()
        else:
            self._held()

    def _won(self) -> None:
        """RC-12: an opening leads to either side.  RC-14: by one it goes on the same way, RC-18: or into touch."""
        if self.gap == 1:
            self.give_back(1 - self.attack)
        if self.opening:
            self.go_on(CENTRE, 0, -1)
        elif self.is_edge(self.slot):
            self.in_touch()
        else:
            self.go_on(self.slot + self.way, self.way, -1)

    def _held(self) -> None:
        """RC-15, RC-16, RC-18: tied or lost by one."""
        if self.gap == -1 and self._lost_by_one():
            return
        if self.is_edge(self.slot) and not self.inward:
            self.in_touch()
        elif self.solo and self.line[self.slot] == EMPTY:
            self.turn_another(for_arrow=True)
        else:
            self.follow_arrow()

    def _lost_by_one(self) -> bool:
        """RC-17 before RC-16: the holder gives the Avantage back, else the defence has it; true if that is a try."""
        if self.give_back(self.attack):
            return False
        return self.gain(1 - self.attack, "RC-16")

    def _lost_by_two(self) -> None:
        """RC-16: a try of the defence.  RC-52: in a duel the ball is lost, and nothing else."""
        if self.interception_try:
            self.score_try(1 - self.attack, "interception", "RC-16" if self.solo else "RC-52")
            return
        if self.story is not None:
            self.story.tell(tale.BallLost(self.attack))
        self.begin_attack(1 - self.attack)

    def follow_arrow(self) -> None:
        """RC-15: the defender's card says where the ball goes and what is asked there."""
        card = self.card_of(1 - self.attack)
        way, kind = self.kit.arrow[card], self.kit.red[card]
        slot = self.slot + way
        if not 0 <= slot < len(SLOTS):
            self.in_touch()
            return
        if self.story is not None:
            side = "right" if way == RIGHT else "left"
            self.story.tell(tale.Redirected(self.kit.names[card], side, TYPES[kind], solo=self.solo))
        self.go_on(slot, way, kind)

    def in_touch(self) -> None:
        """RC-18: the ball is out, and a line-out is played."""
        if self.story is not None:
            self.story.tell(tale.InTouch(SLOTS[self.slot]))
        self.begin_set_piece(LINE_OUT)

    def _settle_follow_up(self) -> None:
        """RC-41: by one the Avantage, and RC-43: giving it back comes first; then a new attack."""
        if self.gap == 1 and not self.give_back(NON_PLAYER) and self.gain(0, "RC-41"):
            return
        if self.gap == -1 and self._lost_by_one():
            return
        self.begin_attack(0)

    def turn_another(self, for_arrow: bool) -> None:
        """RC-26: the next card of the pile is turned up in the slot."""
        self.for_arrow = for_arrow
        if self.lay_down(self.slot):
            self.phase = TURNING
