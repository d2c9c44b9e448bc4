"""The levels of play.  A bot sits at a seat like a person: it sees what the seat may see and picks a legal move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablee.bots.characters import characters_of, find_character, liking
from tablee.bots.reasons import difference
from tablee.bots.search import ABOUT_AS_GOOD, Manner, Part, Search, draw, pick_by_weight
from tablee.core.errors import BadOption
from tablee.core.game import Game, Pace, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.phrases import Phrase

EXPERT_ITERATIONS: Final = 4000
"""How often the expert plays imagined worlds where games are to be repeatable: more find the same moves."""
SECONDS_AT_A_TABLE: Final = {"expert": 1.0}
"""How long a level thinks where people wait for it; for the others their usual number of worlds is short enough."""
AT_A_TIME: Final = 0.02
"""So many seconds somebody who thinks along looks at worlds before it asks whether to go on."""

TEN: Final = 10
"""What people count with: "7 of 10 imagined games"."""


class Bot:
    """One player of a certain level.  The same seed and positions give the same moves."""

    level = ""

    def __init__(self, game: Game, seed: int) -> None:
        """Sit down with a head of one's own."""
        self.game = game
        self.rng = Rng(seed)
        self._reason = Phrase("why-forced")
        self._open_reason = Phrase("why-forced")
        self.taste: Sequence[float] = ()
        """By the code of each move, how much more a character likes it; nobody's taste if there are none."""

    def choose(self, state: State, seat: Seat) -> Move:
        """One of the seat's legal moves."""
        move = self._choose(state, seat)
        self._open_reason = self.game.hints.why_openly(state, seat, move)
        return move

    def explain(self) -> Phrase:
        """Why it chose the move it chose last, for the ears of its own seat: it may speak of the hand."""
        return self._reason

    def explain_openly(self) -> Phrase:
        """The same for everybody; after a secret choice nobody may hear it before that is revealed."""
        return self._open_reason

    def _choose(self, state: State, seat: Seat) -> Move:
        moves: list[Move] = state.legal(seat)
        weights = self.game.hints.weights(state, seat, moves)
        sensible = [move for move, weight in zip(moves, weights, strict=True) if weight > 0]
        if len(sensible) == 1:
            self._reason = self.game.hints.why(state, seat, sensible[0])
            return sensible[0]
        return self._ponder(state, seat, sensible or moves)

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        raise NotImplementedError

    def _picked(self, moves: list[Move], weights: list[float]) -> Move:
        return moves[draw(weights, sum(weights), self.rng)]

    def _liked(self, moves: list[Move], weights: list[float]) -> list[float]:
        """The weights of those moves that are about as good as the best, as this bot's taste has them."""
        if not self.taste:
            return weights
        least = ABOUT_AS_GOOD * max(weights)
        return [
            weight * self.taste[move.code] if weight >= least else 0.0
            for move, weight in zip(moves, weights, strict=True)
        ]


class Beginner(Bot):
    """Plays anything but the silliest moves."""

    level = "beginner"

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        weights = self.game.hints.weights(state, seat, moves)
        least = self.game.hints.bearable * max(weights)
        bearable = [move for move, weight in zip(moves, weights, strict=True) if weight >= least]
        self._reason = Phrase("why-no-plan")
        if self.taste:
            return self._picked(bearable, [self.taste[move.code] for move in bearable])
        return bearable[self.rng.below(len(bearable))]


class Casual(Bot):
    """Plays something good that a decent player sees at a glance; mixes where a fixed choice could be read."""

    level = "casual"

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        hints = self.game.hints
        if not state.is_secret_choice():
            move = self._good(moves, self._liked(moves, hints.weights(state, seat, moves)))
        elif self.taste:
            weights = hints.weights(state, seat, moves)
            move = self._picked(moves, [weight * self.taste[one.code] for one, weight in zip(moves, weights)])
        else:
            move = pick_by_weight(state, seat, hints, self.rng)
        self._reason = hints.why(state, seat, move)
        return move

    def _good(self, moves: list[Move], weights: list[float]) -> Move:
        """Any of those that are good enough at this game."""
        least = self.game.hints.good_enough * max(weights)
        good = [move for move, weight in zip(moves, weights, strict=True) if weight >= least]
        return good[self.rng.below(len(good))]


class Searching(Bot):
    """Looks ahead with the search; its budget is how often worlds are played (repeatable) or a time."""

    manner = Manner()

    def __init__(self, game: Game, seed: int, iterations: int | None = None, seconds: float | None = None) -> None:
        """`iterations` wins over `seconds`; without either worlds are played as often as is usual for the level."""
        super().__init__(game, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.parts: Sequence[Part] = ()
        """What was found already, by several who thought of the decision that comes next: it has only to choose."""
        self._searched: tuple[Search, State, Move] | None = None
        """What the last move was chosen by, until somebody asks why: few do, and to find a reason takes time."""

    def part(self, state: State, seat: Seat, number: int, goes_on: Callable[[], bool]) -> Part:
        """What the `number`-th of several finds who think of one decision at once, each in worlds of its own."""
        rng = self.rng
        for _ in range(number):
            rng = rng.fork()
        search = Search(state, seat, self.game.hints, rng, self.manner)
        while not search.is_decided():
            search.run_for(AT_A_TIME)
            if not goes_on():
                break
        return search.part()

    def explain(self) -> Phrase:
        """By how the move did in the worlds of the search, and in what they differed."""
        if self._searched is not None:
            self._reason = self._why_searched(*self._searched)
            self._searched = None
        return self._reason

    def _choose(self, state: State, seat: Seat) -> Move:
        self._searched = None
        return super()._choose(state, seat)

    def _ponder(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        state = state.copy()  # whoever asks why may do so after the move was made
        search = Search(state, seat, self.game.hints, self.rng, self.manner)
        if self.parts:
            search.join(self.parts)
        elif self.iterations is None and self.seconds is not None:
            search.run_for(self.seconds)
        else:
            self._run(search)
        move = search.choose(self.taste)
        self._searched = search, state, move
        return move

    def _run(self, search: Search) -> None:
        """As long as was said, or else as is usual for the level."""
        raise NotImplementedError

    def _why_searched(self, search: Search, state: State, move: Move) -> Phrase:
        """How it compared with the best of the others in worlds that were played with both, as people count."""
        others = [finding for finding in search.findings() if finding.move is not move]
        if not others:
            return Phrase("why-only-sensible")
        second = others[0].move
        meaning = self.game.narrator.move(state.view(search.seat), second)
        tenths = _in_ten(search.no_worse_in(move, second))
        how = "always" if tenths == TEN else "mostly" if 2 * tenths >= TEN else "average"
        facts = {"how": how, "tenths": tenths, "second": meaning}
        because = difference(search, self.game.hints, move, second)
        return (
            Phrase("why-search", facts)
            if because is None
            else Phrase("why-search-difference", {**facts, "because": because})
        )


class Strong(Searching):
    """Imagines what a few worlds come to, as somebody may at a table, where all do what the hints say."""

    level = "strong"
    manner = Manner(by_hints=True)

    def _run(self, search: Search) -> None:
        if self.iterations is None:
            hints = self.game.hints
            search.run_worlds(hints.strong_worlds_alone if search.is_alone() else hints.strong_worlds)
        else:
            search.run(self.iterations)


class Expert(Searching):
    """Plays worlds by the thousand, where all have learned what to do."""

    level = "expert"

    def _run(self, search: Search) -> None:
        search.run(self.iterations or EXPERT_ITERATIONS)


class Racing(Bot):
    """Keeps the pace of its level in a game that is a race."""

    def __init__(self, game: Game, seed: int, level: str, pace: Pace) -> None:
        """The same seed gives the same plan for a whole chapter."""
        super().__init__(game, seed)
        self.level = level
        self._pace = pace
        self._seed = seed

    def when(self, state: State, seat: Seat) -> int:
        """The moment of match time at which it acts next."""
        return self._pace.next_deed(state, seat, self.level, self._seed)[1]

    def _choose(self, state: State, seat: Seat) -> Move:
        move: Move = self._pace.next_deed(state, seat, self.level, self._seed)[0]
        self._reason = self.game.hints.why(state, seat, move)
        return move


def _in_ten(share: float) -> int:
    """Of ten, so many; all of them only if it is all of them."""
    return TEN if share == 1.0 else min(TEN - 1, round(TEN * share))


LEVELS: Final = ("beginner", "casual", "strong", "expert")
"""From the weakest to the strongest."""


def make_bot(level: str, game: Game, seed: int, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot of `level`, or the character of the game that is called so; :class:`BadOption` says which there are."""
    character = find_character(game, level)
    if character is not None:
        level = character.level
    makers: dict[str, Callable[[], Bot]] = {
        "beginner": lambda: Beginner(game, seed),
        "casual": lambda: Casual(game, seed),
        "strong": lambda: Strong(game, seed, iterations, seconds),
        "expert": lambda: Expert(game, seed, iterations, seconds),
    }
    if level not in makers:
        known = ", ".join((*LEVELS, *(one.id for one in characters_of(game))))
        raise BadOption(f"there is no level {level!r}; there are {known}", key="error-level", level=level, known=known)
    if game.pace is not None:
        return Racing(game, seed, level, game.pace.in_manner(character.pace) if character else game.pace)
    bot = makers[level]()
    if character is not None:
        bot.taste = liking(game, character.id)
    return bot
