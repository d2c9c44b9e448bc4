"""Who may act in Rugby Champion, and what they may do."""

from __future__ import annotations

from tablee.core.game import CHANCE
from tablee.core.luck import Luck
from tablee.core.moves import Move
from tablee.games.rugby_champion.moves import LEFT, PASSE, PHYSIQUE, PIED, TEAMS, Act
from tablee.games.rugby_champion.position import (
    AIDING,
    ASKING,
    AWARDING,
    CONVERTING,
    DRAWING,
    FROM_PILE,
    LAYING,
    NAMING,
    OVER,
    PACK,
    PACKING,
    R1,
    STARTING,
    STOPPING,
    SUPPORTING,
    TURNING,
    WHISTLING,
)
from tablee.games.rugby_champion.unknown import Unknown


class Choices(Unknown):
    """A position and all that is possible in it."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        """Who may act now."""
        phase = self.phase
        if phase == OVER:
            return ()
        if phase == STARTING or phase == DRAWING or phase == TURNING or phase == AIDING:
            return (CHANCE,)
        if phase == NAMING:
            return (self.attack,)
        if phase == LAYING or phase == PACKING:
            return self._who_lays()
        return (self.asked,)

    def _who_lays(self) -> tuple[int, ...]:
        """RC-50: both at the same time, whoever has not laid yet; RC-54: who has shown draws when the other is done."""
        if self.solo:
            return (0,)
        wanted = 1 if self.phase == LAYING else PACK
        return tuple([side for side in range(TEAMS) if len(self.laid[side]) < wanted and side not in self.drawing])

    def legal(self, seat: int) -> list[Move]:
        """All that `seat` may do now."""
        if seat == CHANCE:
            return [move for move, _ in self.chances()]
        if seat not in self.waiting():
            return []
        phase = self.phase
        if phase == LAYING or phase == PACKING:
            return self._legal_cards(seat)
        if phase == NAMING:
            return self._legal_names()
        if phase == WHISTLING:
            return self._legal_whistle(seat)
        if phase == SUPPORTING:
            return self._legal_reactions(seat, self.kit.support)
        if phase == STOPPING:
            return self._legal_reactions(seat, self._stops_for_type())
        kicks = self._legal_kicks(seat)
        return [*kicks, self.kit.decline if phase == CONVERTING else self.kit.scrum]

    # Challenges

    def types_at(self, slot: int) -> list[int]:
        """RC-12: on the right edge Physique or Passe only."""
        return [PHYSIQUE, PASSE] if slot == R1 else [PHYSIQUE, PASSE, PIED]

    def _legal_names(self) -> list[Move]:
        """RC-12: after the opening side and type; RC-14: then the type alone."""
        kit = self.kit
        if self.way == 0:
            return [*kit.left, kit.right[PHYSIQUE], kit.right[PASSE]]
        acts = kit.left if self.way == LEFT else kit.right
        return [acts[kind] for kind in self.types_at(self.slot)]

    def _legal_cards(self, seat: int) -> list[Move]:
        """RC-27: players; RC-55, RC-54: from the pile for want of one, or after showing a poor hand."""
        kit = self.kit
        moves: list[Move] = [kit.lay[face] for face in self.hands[seat] if face < kit.players]
        players = len(moves)
        if not self.solo:
            if players == 0:
                moves.append(kit.pile)
            if players < PACK and self.can_show(seat):
                moves.append(kit.show)
        return moves

    def can_show(self, seat: int) -> bool:
        """RC-54: once after the hands were completed, before anything is laid, if there is something to discard."""
        return self.may_show[seat] and self.count_players(seat) < min(PACK, len(self.hands[seat]))

    # Reactions

    def _legal_whistle(self, seat: int) -> list[Move]:
        """RC-25: who has an Arbitre may play it."""
        kit = self.kit
        return [kit.blow, kit.decline] if kit.arbitre in self.hands[seat] else [kit.decline]

    def _legal_reactions(self, seat: int, acts: list[Act]) -> list[Move]:
        hand = self.hands[seat]
        moves: list[Move] = [act for act in acts if act.face in hand]
        moves.append(self.kit.decline)
        return moves

    def _stops_for_type(self) -> list[Act]:
        """RC-51: Touche against Passe or Pied, Mêlée against Physique or Passe, Faute volontaire against all."""
        touche, melee, faute = self.kit.stop
        if self.type == PHYSIQUE:
            return [melee, faute]
        return [touche, melee, faute] if self.type == PASSE else [touche, faute]

    def _legal_kicks(self, seat: int) -> list[Move]:
        """RC-13, RC-52: with which card; two equal ones are one move."""
        moves: list[Move] = []
        for face in self.hands[seat]:
            if self.kit.goal[face] and self.kit.kick[face] not in moves:
                moves.append(self.kit.kick[face])
        return moves

    def silence(self) -> tuple[Move, int] | None:
        """RC-51: to let a reaction or a kick be takes as long with the card for it as without."""
        if self.solo or not self.reaction or self.phase not in ASKING:
            return None
        return self.kit.scrum if self.phase == AWARDING else self.kit.decline, 1000 * self.reaction

    # Chance

    def chances(self) -> list[tuple[Move, int]]:
        """What can happen when CHANCE is waiting: the toss, a card drawn or turned, a support of the Non-joueur."""
        kit = self.kit
        if self.phase == STARTING:
            return [(act, 1) for act in self._starts()]
        if self.phase == AIDING:
            return [(act, kit.copies[act.face]) for act in kit.aid]
        if self.phase == DRAWING:
            return [(kit.draw[face], self.unseen[face]) for face in range(kit.faces) if self.unseen[face]]
        if self.phase == TURNING:
            return [(kit.turn[face], self.unseen[face]) for face in range(self._can_be_turned()) if self.unseen[face]]
        return []

    def _starts(self) -> list[Act]:
        """RC-50: the toss; alone, and for the second half (RC-7), nothing is left to chance."""
        if self.half:
            return [self.kit.second_half]
        return [self.kit.start] if self.solo else self.kit.toss

    def _can_be_turned(self) -> int:
        """Faces below this one: of the Non-joueur's line all, of the pile of a duel the players (RC-55)."""
        return self.kit.main if self.solo else self.kit.players

    def roll(self, luck: Luck) -> Move:
        """One of `chances`, drawn without listing all of them."""
        kit = self.kit
        if self.phase == DRAWING:
            return kit.draw[self._drawn(luck, kit.faces)]
        if self.phase == TURNING:
            return kit.turn[self._drawn(luck, self._can_be_turned())]
        if self.phase == STARTING:
            starts = self._starts()
            return starts[luck.below(len(starts))]
        return self._aid_drawn(luck)

    def _drawn(self, luck: Luck, faces: int) -> int:
        total = 0
        for face in range(faces):
            total += self.unseen[face]
        pick = luck.below(total)
        for face in range(faces):
            pick -= self.unseen[face]
            if pick < 0:
                return face
        raise AssertionError("nobody draws from an empty pile")

    def _aid_drawn(self, luck: Luck) -> Move:
        """RC-5: the support pile is shuffled for every phase, so any of its cards may come."""
        kit = self.kit
        pick = luck.below(sum([kit.copies[act.face] for act in kit.aid]))
        for act in kit.aid:
            pick -= kit.copies[act.face]
            if pick < 0:
                return act
        raise AssertionError("the support pile is never empty")

    def turning_side(self) -> int:
        """Whose card is turned next: alone the Non-joueur's, in a duel of whoever lays from the pile."""
        if self.solo:
            return 1
        return 0 if FROM_PILE in self.laid[0] else 1
