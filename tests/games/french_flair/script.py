"""A match of French Flair that is played by script, in the notation of the records.

Seats are numbered from 1, as in a record; seat 1 is at home and attacks towards 100. Dice are always named, a double
as well as a 1; cards that a script does not name are drawn by themselves, forwards first:

>>> m = ball(1, "9 10 12", d=40)                  # seat 1 has the ball in open play, 40 m from the line it attacks
>>> m.play("1 9o", "1 10k2", "* [5][4]")          # 9 opens (5 m), 10 kicks 45 m: past the line, the others may choose
>>> m.ball, m.phase, m.waiting
(110, 'receive', [2])
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablee.core.game import CHANCE
from tablee.games.french_flair import referee
from tablee.games.french_flair.box import FrenchFlair
from tablee.games.french_flair.moves import COPIES, NUMBERS
from tablee.games.french_flair.origins import ORIGINS
from tablee.games.french_flair.position import ATTACK
from tablee.games.french_flair.rules import FrenchFlairState
from tablee.games.french_flair.view import ComboView, FrenchFlairView
from tests.games.script import DrawingGame

GAME = FrenchFlair()
SIX = "1 2 3 4 5 6"
"""A hand that nobody cares about."""
REST = "3 4 5 6 7"
"""What is left of it after a tackle with the 8."""


class Script(DrawingGame[FrenchFlairState, FrenchFlairView]):
    """One position and the words to play it and to ask about it."""

    game: FrenchFlair

    def __init__(self, rules: int | None = None, **options: Any) -> None:
        super().__init__(GAME, 2, options, rules)

    # Setting up

    def give(self, seat: int, hand: str, discard: str = "") -> Script:
        """Exactly this hand and this discard; all other cards of the team are its pile."""
        state, team = self.state, seat - 1
        state.hands[team] = counted(hand)
        state.discards[team] = counted(discard)
        state.piles[team] = [
            copies - held - laid
            for copies, held, laid in zip(COPIES, state.hands[team], state.discards[team], strict=True)
        ]
        assert min(state.piles[team]) >= 0, f"a team has no such cards: {hand} {discard}"
        return self

    def empty_pile(self, seat: int) -> Script:
        """Lay all that is in the pile onto the discard."""
        state, team = self.state, seat - 1
        state.discards[team] = [laid + left for laid, left in zip(state.discards[team], state.piles[team], strict=True)]
        state.piles[team] = [0] * (NUMBERS + 1)
        return self

    def place(self, seat: int, d: int) -> Script:
        """The ball, `d` metres from the line that `seat` attacks."""
        self.state.ball = self.state.spot(seat - 1, d)
        return self

    def begin(self, half: int = 1) -> Script:
        """A half is under way; seat 1 kicked off the match."""
        self.state.half = half
        self.state.kicked_off = 0
        return self

    def time_up(self) -> Script:
        """The half's time is up."""
        referee.call_time(self.state)
        return self

    # Playing

    def settle(self, to_come: Iterable[str] = ()) -> Script:
        """Draw until somebody has to act or to throw: forwards first, and none that the script still wants."""
        wanted = {ply[2:] for ply in to_come if ply.startswith("* +")}
        while self.phase == "draw":
            names = [move.notation for move in self.state.legal(CHANCE)]
            self.step(f"* {next((name for name in names if name not in wanted), names[0])}")
        return self

    # Asking

    @property
    def ball(self) -> int:
        return self.state.ball

    @property
    def d(self) -> int:
        """Metres to the line that the side with the ball attacks."""
        return self.state.distance(self.state.attack)

    @property
    def phase(self) -> str:
        return self.state.phase_name()

    @property
    def origin(self) -> str:
        return self.state.origin_now().name

    @property
    def attack(self) -> int:
        """The side with the ball."""
        return self.state.attack + 1

    @property
    def score(self) -> list[int]:
        return self.state.score[:]

    @property
    def zone(self) -> tuple[int, int] | None:
        return self.view(None).zone

    @property
    def at(self) -> tuple[str, int, int]:
        """Phase, the side with the ball and its distance: what most tests ask."""
        return self.phase, self.attack, self.d

    @property
    def half(self) -> int:
        return self.state.half

    def hand(self, seat: int) -> str:
        return written(self.state.hands[seat - 1])

    def discard(self, seat: int) -> str:
        return written(self.state.discards[seat - 1])

    def cards(self) -> list[int]:
        """How many cards each side holds."""
        return [self.state.cards(team) for team in (0, 1)]

    def may(self, ply: str) -> bool:
        """Whether a ply is legal; nothing is played."""
        actor, notation = ply.split()
        return notation in self.legal(int(actor))

    def combo(self, seat: int | None) -> ComboView:
        """The combination that is being played, as a seat sees it."""
        combo = self.view(seat).combo
        assert combo is not None
        return combo

    def everything(self) -> tuple[object, ...]:
        return *super().everything(), self.state.drawing[:], self.state.events, self.state.now


def counted(cards: str) -> list[int]:
    counts = [0] * (NUMBERS + 1)
    for card in cards.split():
        counts[int(card)] += 1
    return counts


def written(counts: list[int]) -> str:
    return " ".join(str(card) for card in range(1, NUMBERS + 1) for _ in range(counts[card]))


def origin_number(name: str) -> int:
    return next(number for number, origin in enumerate(ORIGINS) if origin.name == name)


def side(seat: int, hand: str, other: str, d: int, **options: Any) -> Script:
    """Hands as given, the ball `d` metres from the line that `seat` attacks, and nothing decided yet."""
    m = Script(**options).begin().give(seat, hand).give(3 - seat, other).place(seat, d)
    m.state.attack = seat - 1
    return m


def ball(seat: int, hand: str, d: int = 50, origin: str = "open", other: str = SIX, **options: Any) -> Script:
    """`seat` has the ball and came by it as `origin` says; points de fixation were renewed already."""
    m = side(seat, hand, other, d, **options)
    referee.begin_play(m.state, seat - 1, origin_number(origin))
    m.state.renewed = origin == "fixation"
    referee.go_to(m.state, ATTACK, seat - 1)
    return m


def scrum(seat: int, hand: str = SIX, d: int = 50, other: str = SIX, **options: Any) -> Script:
    """`seat` puts in."""
    m = side(seat, hand, other, d, **options)
    referee.scrum(m.state, seat - 1, m.ball)
    return m.settle()


def line_out(seat: int, hand: str = SIX, d: int = 50, other: str = SIX, **options: Any) -> Script:
    """`seat` throws in."""
    m = side(seat, hand, other, d, **options)
    referee.line_out(m.state, seat - 1, m.ball)
    return m.settle()


def penalty(seat: int, hand: str = SIX, d: int = 50, other: str = SIX, **options: Any) -> Script:
    """`seat` has a penalty."""
    m = side(seat, hand, other, d, **options)
    referee.award_penalty(m.state, seat - 1, m.ball)
    return m.settle()


def kick_off(seat: int, hand: str = SIX, other: str = SIX, **options: Any) -> Script:
    """`seat` kicks off."""
    m = side(seat, hand, other, 50, **options)
    referee.kick_off(m.state, seat - 1)
    return m.settle()


def drop_out(seat: int, hand: str = SIX, other: str = SIX, **options: Any) -> Script:
    """`seat` drops out from its 22."""
    m = side(seat, hand, other, 50, **options)
    referee.drop_out(m.state, seat - 1)
    return m.settle()


def tackled(hand: str, other: str = REST, d: int = 50, **options: Any) -> Script:
    """Seat 1 advanced with its 1 to `d`, and seat 2 put in a tackle with its 8: these are left; its dice come next."""
    m = ball(1, f"1 {hand}", d + 10, other=f"8 {other}", **options)
    return m.play("1 1a", "2 x8")


def ruck(hand: str, defence: str, attack: str, other: str = REST, d: int = 50, **options: Any) -> Script:
    """The same after both throws, which make a ruck."""
    return tackled(hand, other, d, **options).play(f"* {defence}", f"* {attack}")


def advantage(hand: str, d: int = 50, bonus: str = "2", other: str = REST, **options: Any) -> Script:
    """Seat 1 won the ruck at `d`; the 7 of seat 2 contested and was offside; seat 1 plays on and drew `bonus`."""
    m = ruck(hand, "[3][2]", "[5][4]", other, d, **options)
    return m.play("2 c7", "* [1]", "1 advantage", f"* +{bonus}")
