"""A match of Worldwide Football that is played by script, in the notation of the records.

Seats are numbered from 1; alone, side 2 is the virtual opponent. Everything is set up by hand: cards that are not named
are out of the game. Dice are always named; a card is drawn or turned by itself if it can be only one, and what a person
draws is a Dribble unless the script says otherwise:

>>> m = rival(pa=5, special="C", shots="T")       # the virtual opponent has the ball and turns its last Centre
>>> m.play("1 draw", "* [6]", "* [1]")            # seat 1 lets it stand; the shot at 8 PA is a goal
>>> m.score
[0, 1]
"""

from __future__ import annotations

from tablee.core.game import CHANCE
from tablee.games.worldwide_football import events, referee, rules
from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import ABILITIES, CODES, EFFECTS
from tablee.games.worldwide_football.moves import KINDS
from tablee.games.worldwide_football.rules import WorldwideFootballState
from tablee.games.worldwide_football.view import RivalView, WorldwideFootballView
from tests.games.script import ScriptedGame

GAME = WorldwideFootball()
PILE = "D D D D D D D D"
"""What a person draws when nobody cares."""
Value = bool | int | str


class Script(ScriptedGame[WorldwideFootballState, WorldwideFootballView]):
    """One position and the words to play it and to ask about it."""

    game: WorldwideFootball

    def __init__(self, seats: int, game: WorldwideFootball = GAME, /, **options: Value) -> None:
        """`rules` among the options is the version that the match began with."""
        rules = int(options.pop("rules", game.version))
        super().__init__(game, seats, options, rules)

    # Setting up

    def begin(self) -> Script:
        """The first half is under way, seat 1 kicked off, and nobody holds anything."""
        state = self.state
        state.half, state.kicked_off = 1, 0
        for cards in (*state.hands, *state.piles, *state.discards, state.special, state.guard):
            cards[:] = [0] * KINDS
        state.benches = [[], []]
        return self

    def side(
        self,
        seat: int,
        hand: str = "",
        *,
        pile: str = "",
        discard: str = "",
        players: str = "",
        bench: str = "",
        stars: int = 0,
        abilities: str | None = None,
    ) -> Script:
        """What one side has: Action cards by code, Player cards by effect; the rival's by how long they are active."""
        state, side = self.state, seat - 1
        state.hands[side] = counted(hand)
        state.piles[side] = counted(pile)
        state.discards[side] = counted(discard)
        squad = self.numbers(seat, players)
        state.squads[side] = squad if state.is_rival(side) else sorted(squad)
        state.benches[side] = sorted(self.numbers(seat, bench))
        state.stars[side] = stars
        if abilities is not None:
            state.abilities[side] = [ABILITIES.index(name) for name in abilities.split()]
        return self

    def numbers(self, seat: int, effects: str) -> list[int]:
        """The places of Player cards in their team, by effect; of two alike the first, then the second."""
        squad = self.game.kit.effects[self.state.nations[seat - 1]]
        found: list[int] = []
        for effect in effects.split():
            found.append(next(n for n, does in enumerate(squad) if EFFECTS[does] == effect and n not in found))
        return found

    def n(self, seat: int, effect: str) -> str:
        """How a Player card is written."""
        return f"n{self.numbers(seat, effect)[0] + 1}"

    def scored(self, home: int, away: int) -> Script:
        self.state.score = [home, away]
        return self

    def give_ball(self, seat: int, pa: int = 0, laid: str = "") -> Script:
        """`seat` has the ball at so many PA, and these cards lie there."""
        state = self.state
        referee.begin_possession(state, seat - 1, pa, "defence")
        state.laid = [CODES.index(code) for code in laid.split()]
        return self

    def go(self) -> Script:
        """Let happen what happens by itself."""
        rules.settle(self.state)
        return self.settle()

    # Playing

    def play(self, *plies: str) -> Script:
        """Some plies; what can come only one way comes by itself, before and after."""
        for ply in plies:
            if ply.startswith("* +"):
                self._draw_what_is_certain()
            else:
                self.settle()
            self.step(ply)
        return self.settle()

    def _draw_what_is_certain(self) -> None:
        """A card that the script names is turned, unless there is a choice of what to draw."""
        while self.phase == "draw" and len(self.state.legal(CHANCE)) == 1:
            self.step(f"* {self.state.legal(CHANCE)[0].notation}")

    def settle(self) -> Script:
        """Draw and turn what is certain."""
        while self.phase in ("draw", "turn") and len(self.state.legal(CHANCE)) == 1:
            self.step(f"* {self.state.legal(CHANCE)[0].notation}")
        return self

    # Asking

    @property
    def phase(self) -> str:
        return self.state.phase_name()

    @property
    def pa(self) -> int:
        return self.state.pa

    @property
    def attack(self) -> int:
        """The side with the ball."""
        return self.state.attack + 1

    @property
    def score(self) -> list[int]:
        return self.state.score[:]

    @property
    def laid(self) -> str:
        return " ".join(CODES[card] for card in self.state.laid)

    @property
    def aim(self) -> str:
        """What a die is thrown for."""
        throw = self.view(None).throw
        assert throw is not None
        return throw.aim

    @property
    def turning(self) -> str:
        """Which pile is turned."""
        return self.view(None).turning

    @property
    def at(self) -> tuple[str, int, int]:
        """Phase, the side with the ball and its PA: what most tests ask."""
        return self.phase, self.attack, self.pa

    def hand(self, seat: int) -> str:
        return written(self.state.hands[seat - 1])

    def pile(self, seat: int) -> str:
        return written(self.state.piles[seat - 1])

    def discard(self, seat: int) -> str:
        return written(self.state.discards[seat - 1])

    def players(self, seat: int) -> str:
        """Player cards in hand, or active, by effect."""
        squad = self.game.kit.effects[self.state.nations[seat - 1]]
        return " ".join(EFFECTS[squad[number]] for number in self.state.squads[seat - 1])

    def cards_of(self, seat: int) -> tuple[int, int]:
        """How many Action and Player cards a side has."""
        return sum(self.state.hands[seat - 1]), len(self.state.squads[seat - 1])

    def stars(self, seat: int) -> int:
        return self.state.stars[seat - 1]

    def may(self, ply: str) -> bool:
        """Whether a ply is legal; nothing is played."""
        actor, notation = ply.split()
        return notation in self.legal(int(actor))

    def chances(self) -> dict[str, int]:
        return {move.notation: weight for move, weight in self.state.chances()}

    def rival_table(self) -> RivalView:
        """What lies open of the virtual opponent."""
        table = self.view(1).rival
        assert table is not None
        return table

    def steps(self) -> list[tuple[str, str]]:
        """Clause and step of what the virtual opponent did since anybody last asked."""
        return [(event.clause, event.step) for event in self.told(events.RivalStep)]

    def everything(self) -> tuple[object, ...]:
        return *super().everything(), self.state.drawing[:], self.state.owes[:]


def counted(cards: str) -> list[int]:
    counts = [0] * KINDS
    for code in cards.split():
        counts[CODES.index(code)] += 1
    return counts


def written(counts: list[int]) -> str:
    return " ".join(code for card, code in enumerate(CODES) for _ in range(counts[card]))


def options_of(pro: bool, more: dict[str, Value]) -> dict[str, Value]:
    return {"mode": "pro" if pro else "amateur", "home": "brazil", "away": "france", **more}


def alone(pro: bool = False, **options: Value) -> Script:
    """Somebody alone, with nothing set up but cards to draw."""
    return Script(1, **options_of(pro, options)).begin().side(1, pile=PILE)


def solo(
    hand: str = "",
    pa: int = 0,
    *,
    guard: str = "TA",
    laid: str = "",
    players: str = "",
    bench: str = "",
    discard: str = "",
    pile: str = PILE,
    stars: int = 0,
    abilities: str | None = None,
    active: str = "",
    rival_stars: int = 0,
    rival_abilities: str | None = None,
    rival_pile: str = "D D D D D D D D D D D D",
    rival_discard: str = "",
    pro: bool = False,
    **options: Value,
) -> Script:
    """Seat 1, alone, has the ball; the virtual opponent's pile Défense and active Player cards are given."""
    m = alone(pro, **options)
    m.side(1, hand, pile=pile, discard=discard, players=players, bench=bench, stars=stars, abilities=abilities)
    m.side(2, pile=rival_pile, discard=rival_discard, players=active, stars=rival_stars, abilities=rival_abilities)
    m.state.guard = counted(guard)
    return m.give_ball(1, pa, laid).go()


def rival(
    pa: int = 0,
    *,
    pile: str = "",
    special: str = "",
    shots: str = "",
    discard: str = "",
    active: str = "",
    bench: str = "",
    stars: int = 0,
    abilities: str | None = None,
    score: tuple[int, int] = (0, 0),
    laid: str = "",
    hand: str = "",
    players: str = "",
    own_stars: int = 0,
    own_abilities: str | None = None,
    own_pile: str = PILE,
    under: str = "",
    dead: int = 0,
    pro: bool = False,
    **options: Value,
) -> Script:
    """The virtual opponent has the ball at so many PA, its piles as given; seat 1 holds `hand`."""
    m = alone(pro, **options).scored(*score)
    m.side(1, hand, pile=own_pile, players=players, stars=own_stars, abilities=own_abilities)
    m.side(2, shots, pile=pile, discard=discard, players=active, bench=bench, stars=stars, abilities=abilities)
    m.state.special = counted(special)
    m.state.under = [CODES.index(code) for code in under.split()]
    m.give_ball(2, pa, laid)
    m.state.dead = dead
    return m.go()


def two(
    hand: str = "",
    other: str = "",
    pa: int = 0,
    *,
    laid: str = "",
    pro: bool = False,
    players: str = "",
    other_players: str = "",
    stars: int = 0,
    other_stars: int = 0,
    abilities: str | None = None,
    other_abilities: str | None = None,
    pile: str = PILE,
    other_pile: str = PILE,
    **options: Value,
) -> Script:
    """Two people; seat 1 has the ball."""
    m = Script(2, **options_of(pro, options)).begin()
    m.side(1, hand, pile=pile, players=players, stars=stars, abilities=abilities)
    m.side(2, other, pile=other_pile, players=other_players, stars=other_stars, abilities=other_abilities)
    return m.give_ball(1, pa, laid).go()
