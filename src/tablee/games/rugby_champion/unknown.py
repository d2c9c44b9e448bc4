"""What a seat cannot know of a position: hands, face-down cards and the pile, listed or dealt anew."""

from __future__ import annotations

from tablee.core.luck import Rng
from tablee.games.rugby_champion.moves import TEAMS
from tablee.games.rugby_champion.position import DRAWING, LAYING, PACKING, Position


class Unknown(Position):
    """A position, and what is hidden in it."""

    __slots__ = ()

    def is_laying(self) -> bool:
        """RC-50: whether cards lie face down before the sides, or are about to."""
        phase = self.goal_phase if self.phase == DRAWING else self.phase
        return not self.solo and (phase == LAYING or phase == PACKING)

    def is_secret_choice(self) -> bool:
        """RC-50, RC-53: cards are laid face down, also by whoever lays the last one."""
        return not self.solo and (self.phase == LAYING or self.phase == PACKING)

    def sealed(self, side: int) -> list[int]:
        """The cards of a side that lie face down before it."""
        return [face for face in self.laid[side] if self.is_player(face)] if self.is_laying() else []

    def secrets(self, side: int) -> list[int]:
        """The cards in the hand of a side that nobody else has seen."""
        cards = self.hands[side][:]
        for face in self.known[side]:
            cards.remove(face)
        return cards

    def may_hold(self, side: int, face: int) -> bool:
        """Whether, by what everybody knows, a side could have that card: if so, it is asked."""
        if face in self.known[side]:
            return True
        if len(self.hands[side]) == len(self.known[side]):
            return False
        return self.unseen[face] + self._secret_copies(0, face) + self._secret_copies(1, face) > 0

    def _secret_copies(self, side: int, face: int) -> int:
        return self.hands[side].count(face) - self.known[side].count(face)

    def hidden(self, seat: int | None) -> dict[str, list[str]]:
        """The pile, other hands, and what lies face down; where the pile is empty, all of it together."""
        if self.solo:
            places = {"unseen": self._written(self._faces_unseen())}
            if seat is None:
                places["hand 1"] = self._written(self.hands[0])
            return places
        down = self._faces_unseen()
        places = {}
        for side in range(TEAMS):
            if side != seat:
                down.extend(self.sealed(side))
                places[f"hand {side + 1}"] = self._written(self.secrets(side))
        if not sum(self.unseen):
            return {"unseen": [name for names in places.values() for name in names] + self._written(down)}
        places["face down"] = self._written(sorted(down))
        return places

    def _faces_unseen(self) -> list[int]:
        return [face for face in range(self.kit.faces) for _ in range(self.unseen[face])]

    def _written(self, faces: list[int]) -> list[str]:
        return [self.kit.names[face] for face in faces]

    def imagine_side(self, side: int, rng: Rng) -> None:
        """Deal what only `side` knows anew: players where they lie before it, anything else into its hand."""
        secrets = self.secrets(side)
        pool = sorted([*self._faces_unseen(), *secrets, *self.sealed(side)])
        if self.is_laying():
            self.laid[side] = [
                self._pick_player(pool, rng) if self.is_player(face) else face for face in self.laid[side]
            ]
        hand = self.known[side] + [pool.pop(rng.below(len(pool))) for _ in secrets]
        self.hands[side] = sorted(hand)
        self.unseen = [0] * self.kit.faces
        for face in pool:
            self.unseen[face] += 1

    def _pick_player(self, pool: list[int], rng: Rng) -> int:
        count = 0
        for face in pool:
            if face < self.kit.players:
                count += 1
        return pool.pop(rng.below(count))  # sorted: the players come first
