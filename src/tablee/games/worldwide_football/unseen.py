"""What cannot be known in Worldwide Football: the other person's cards, and the face that was picked (WF-33).

Alone there is nothing: the order of piles does not exist, and what is in them can be told from what lies open.
"""

from __future__ import annotations

from tablee.core.luck import Rng
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import KINDS, SIDES
from tablee.games.worldwide_football.phases import AIMING
from tablee.games.worldwide_football.position import Position


class Unseen(Position):
    """A position, what is hidden in it, and other worlds that look the same."""

    __slots__ = ()

    def hidden(self, seat: int | None) -> dict[str, list[str]]:
        """What other people hold, as far as it was not seen, and what they have left to draw.

        If one of the two is empty, the other can be told from what lies open. While a penalty is being aimed it is
        that secret which counts.
        """
        if self.phase == AIMING and max(self.picks) > 0:
            return self._hidden_picks(seat)
        places: dict[str, list[str]] = {}
        for side in range(self.seats):
            if side != seat:
                hand, pile = self._hidden_cards(side)
                places[f"hand {side + 1}"] = hand
                places[f"pile {side + 1}"] = pile
        return places

    def _hidden_picks(self, seat: int | None) -> dict[str, list[str]]:
        places: dict[str, list[str]] = {}
        for side in range(SIDES):
            if side != seat and self.picks[side]:
                places[f"aim {side + 1}"] = [f"face {self.picks[side]}"]
                places[f"no aim {side + 1}"] = [f"face {face}" for face in range(1, 7) if face != self.picks[side]]
        return places

    def _hidden_cards(self, side: int) -> tuple[list[str], list[str]]:
        who = "home" if side == 0 else "away"
        unseen = [held - seen for held, seen in zip(self.hands[side], self.known[side])]
        hand: list[str] = []
        pile: list[str] = []
        if sum(unseen) and sum(self.piles[side]):
            hand += [f"{who} {CODES[card]}" for card in range(KINDS) for _ in range(unseen[card])]
            pile += [f"{who} {CODES[card]}" for card in range(KINDS) for _ in range(self.piles[side][card])]
        if self.squads[side] and self.benches[side]:
            hand += [f"{who} n{number + 1}" for number in sorted(self.squads[side])]
            pile += [f"{who} n{number + 1}" for number in self.benches[side]]
        return hand, pile

    def imagine_side(self, side: int, rng: Rng) -> None:
        """Deal what `side` holds anew from what only it can tell apart, and pick another face."""
        self._imagine_actions(side, rng)
        together = sorted(self.squads[side] + self.benches[side])
        squad = [together.pop(rng.below(len(together))) for _ in range(len(self.squads[side]))]
        self.squads[side] = squad
        self.benches[side] = together
        if self.phase == AIMING and self.picks[side]:
            self.picks[side] = 1 + rng.below(6)

    def _imagine_actions(self, side: int, rng: Rng) -> None:
        hand, known, pile = self.hands[side], self.known[side], self.piles[side]
        count = sum(hand) - sum(known)
        unseen = [card for card in range(KINDS) for _ in range(hand[card] - known[card] + pile[card])]
        new_hand = known[:]
        new_pile = [0] * KINDS
        for _ in range(count):
            new_hand[unseen.pop(rng.below(len(unseen)))] += 1
        for card in unseen:
            new_pile[card] += 1
        self.hands[side] = new_hand
        self.piles[side] = new_pile
