"""Star abilities (WF-40 to WF-45): paying for them, and what they do at once; substitutions (WF-36)."""

from __future__ import annotations

from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.edition import ABILITIES, CODES
from tablee.games.worldwide_football.moves import (
    BLOCK,
    COUNTER,
    EFFICIENCY,
    FREE,
    OFFENSIVE,
    SCHEME,
    TRAP,
    Act,
)
from tablee.games.worldwide_football.phases import FOR_DIVE, FOR_TRAP, NOBODY, RIVAL, WITH_EFFICIENCY
from tablee.games.worldwide_football.referee import Referee


class Stars(Referee):
    """A position, and what Stars do in it."""

    __slots__ = ()

    def tell_rival(self, clause: str, step: str, card: int = -1, cards: int = -1) -> None:
        """Why the rival does what it does next."""
        if self.story is not None:
            code = None if card < 0 else "FREE" if card == FREE else CODES[card]
            count = None if cards < 0 else cards
            self.story.tell(tale.RivalStep(clause, step, self.pa, self.stars[RIVAL], code, count, self.score[:]))

    def rival_clause(self) -> str:
        """What says when the rival uses an ability that it has in both modes."""
        return "WF-42" if self.pro else "WF-41"

    def pay(self, side: int, ability: int) -> None:
        """WF-40: one Star; WF-36: the rival may substitute somebody for it."""
        if not self.stars[side] and self.is_rival(side):
            self.substitute(side, self.rival_substitute())
        self.stars[side] -= 1
        self.must_spend = False
        if self.story is not None:
            self.story.tell(tale.StarUsed(side, ABILITIES[ability], self.stars[side], self.pa))

    def substitute(self, side: int, number: int) -> None:
        """WF-36: the Player card leaves the match for 1 Star that is spent at once."""
        self.squads[side].remove(number)
        self.gone[side].append(number)
        self.subs[side] += 1
        self.stars[side] += 1
        if self.story is not None:
            self.story.tell(tale.Substituted(side, *self.footballer(side, number)))

    def rival_substitute(self) -> int:
        """WF-36: only at 0 Stars: A then M when ahead, else D then G; NOBODY if there is none."""
        if self.stars[RIVAL] or not self.may_substitute(RIVAL):
            return NOBODY
        for role in "AM" if self.lead(RIVAL) > 0 else "DG":
            number = self.longest_active(role)
            if number != NOBODY:
                return number
        return NOBODY

    def rival_can(self, ability: int) -> bool:
        """Whether the rival has an ability and a Star for it."""
        if ability not in self.abilities[RIVAL]:
            return False
        return self.stars[RIVAL] > 0 or self.rival_substitute() != NOBODY

    # What a person does

    def use_star(self, side: int, act: Act) -> None:
        """WF-40: a person's Star."""
        ability = act.ability
        self.pay(side, ability)
        if ability == COUNTER:
            self.pa = self.kit.counter_pa
            self.go_on()
        elif ability == OFFENSIVE:
            self.play_offensively()
        elif ability == BLOCK:
            self.close_ranks()
        elif ability == EFFICIENCY:
            self.prepared |= WITH_EFFICIENCY
        elif ability == TRAP:
            self.throw(FOR_TRAP)
        elif act.card >= 0:
            self.take_up(side, act.card, ability == SCHEME and self.piles[side][act.card] > 0)
            self.go_on()
        else:
            self.throw(FOR_DIVE)

    # What both do

    def play_offensively(self) -> None:
        """WF-40: Jeu offensif, +1 PA."""
        self.offensive_used += 1
        self.add_pa(1)

    def close_ranks(self) -> None:
        """WF-40: Bloc défensif, +3 to the next two d20 of this possession."""
        self.block_used = True
        self.block_left = self.kit.block_throws
