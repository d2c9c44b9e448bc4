"""The contract: a :class:`Game` is the box on the shelf, a :class:`State` is one position of one game.

Chance and time are actors like the seats. A die, a draw or the end of a half is a ply in the record, so a replay
needs no random generator and a rule-sheet example is a script of moves *and* dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from tablee.core.errors import BadOption, IllegalMove, NotYourTurn
from tablee.core.learned import MoveNet, Net, Reason, result
from tablee.core.luck import Luck, Rng, draw
from tablee.core.material import DataFile
from tablee.core.moves import M, MoveTable
from tablee.core.narrator import Narrator
from tablee.core.phrases import Phrase, detail
from tablee.core.story import Story
from tablee.core.teams import CupRules

Seat = int
"""A place at the table: 0 is the first.  People read it as 1."""

Team = int
"""One of the two that play a match: 0 is at home.  A seat plays the team of its number; a team without a seat is played
by the rules."""

Card = int
"""A card as it looks, by its place in the lists of its game: cards that look alike are the same number."""

Moment = int
"""Match time, in milliseconds."""

TEAMS: Final = 2
"""Teams of a match."""

NOBODY: Final = -1
"""No seat, no team, nobody on the pitch."""

CHANCE: Final = -1
"""The actor that rolls dice and draws cards."""

CLOCK: Final = -2
"""The actor that says when time is up."""

# What `State.waiting` answers most often, made once.
NO_ACTOR: Final[tuple[Seat, ...]] = ()
ONLY_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
ONLY: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(12)]
"""For each seat that it acts, and nobody else."""
BOTH: Final[tuple[Seat, ...]] = (0, 1)
"""That the two seats of a duel act at the same time."""


def is_among(seat: Seat, actors: tuple[Seat, ...]) -> bool:
    """The same as ``in``, which compiled code leaves to Python."""
    return any(actor == seat for actor in actors)


class Outcome:
    """How a game ended: the score of each seat, who won, and why it was over."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, scores: tuple[int, ...], winners: tuple[Seat, ...], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"


class Refusal:
    """Why a move is not allowed: the clause, the key of the sentence in the catalogues, and the English sentence."""

    __slots__ = ("clause", "facts", "key", "message")

    def __init__(self, clause: str, key: str, message: str, facts: dict[str, str | int] | None = None) -> None:
        self.clause = clause
        self.key = key
        self.message = message
        self.facts = facts or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[M]):
    """One position of one game, whose moves are `M`.

    A game fills in `waiting`, `legal`, `apply`, `roll`, `chances`, `copy`, `view`, `imagine`, `hidden`, `outcome`
    and, if it has a clock, `due`. It inherits `play`.
    """

    __slots__ = ("seats", "story")

    seats: int
    """How many seats the table has."""
    story: Story | None
    """Who is listening, if anybody is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.story = None

    def waiting(self) -> tuple[Seat, ...]:
        """Who may act now: one seat, several when the choice is simultaneous, ``(CHANCE,)``, or nobody: it is over.

        While only the clock can move the game on this is empty too, and `due` says when.
        """
        raise NotImplementedError

    def legal(self, seat: Seat) -> list[M]:
        """All that `seat` may do now, in an order that depends only on what it knows; empty if it may not act."""
        raise NotImplementedError

    def play(self, seat: Seat, move: M, at: Moment = 0) -> None:
        """Check and apply: the one way that anything happens to a game that matters.

        Raises :class:`IllegalMove` with the clause that forbids it, and then nothing has changed.
        """
        self._check_time(seat, at)
        if seat != CLOCK and seat not in self.waiting():
            message = "nothing is left to chance now" if seat == CHANCE else "it is not this seat's turn"
            raise NotYourTurn(message, clause=self.clause(), seat=seat + 1)
        if move not in self.legal(seat):
            refusal = self.why_not(seat, move)
            raise IllegalMove(
                refusal.message, clause=refusal.clause, key=refusal.key, move=move.notation, **refusal.facts
            )
        self.apply(seat, move, at)

    def _check_time(self, seat: Seat, at: Moment) -> None:
        due = self.due()
        if seat == CLOCK:
            if due is None or at < due:
                raise NotYourTurn("the clock has nothing to say yet", clause=self.clause(), seat=seat + 1)
        elif due is not None and at >= due:
            raise IllegalMove("time was up before this move", clause=self.clause(), key="error-time-up")

    def apply(self, seat: Seat, move: M, at: Moment = 0) -> None:
        """Do `move`, which must just have come from `legal` or `roll`: nothing is checked.  For search and loops."""
        raise NotImplementedError

    def why_not(self, seat: Seat, move: M) -> Refusal:
        """Which rule forbids `move`.  Asked only about moves that are not legal."""
        return Refusal(self.clause(), "error-illegal-move", f"{move.notation} is not possible now")

    def unusable(self, seat: Seat) -> dict[str, Refusal]:
        """Why cards in the hand of `seat` cannot be used now, by the names that its view gives them."""
        return {}

    def chances(self) -> list[tuple[M, int]]:
        """What can happen when CHANCE is waiting, each with its weight; otherwise empty."""
        return []

    def roll(self, luck: Luck) -> M:
        """One of `chances`, drawn by its weight."""
        options = self.chances()
        return options[draw([weight for _, weight in options], luck)][0]

    def due(self) -> Moment | None:
        """When the CLOCK must act, in milliseconds of match time, or ``None``."""
        return None

    def tick(self, lags: Sequence[int]) -> M:
        """What the CLOCK does when it is due.

        `lags` is how long each seat's messages are on their way, there and back, in milliseconds. It matters only
        where the order of two seats does: the move then says what was measured, and stands in the record.
        """
        return self.legal(CLOCK)[0]

    def copy(self) -> State[M]:
        """The same position, sharing nothing that can change, with nobody listening."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> Any:
        """What `seat` may see (``None``: a spectator), as a msgspec struct built up from nothing."""
        raise NotImplementedError

    def views(self, seats: Sequence[Seat | None]) -> list[Any]:
        """What each of `seats` may see: what `view` says of them, where making them together may be quicker."""
        return [self.view(seat) for seat in seats]

    def hidden(self, seat: Seat | None) -> dict[str, list[str]]:
        """What `seat` may *not* know, by place.  For tests and the lab; it is never sent anywhere.

        In every world that the seat thinks possible the same things lie in places of the same names and sizes, only
        perhaps in other ones: tests deal them anew with `imagine` and look whether the seat could notice. That is how
        cards are. A die that was thrown in secret is not, since it may show anything: let the faces that it does *not*
        show lie in a place of their own, say ``not thrown``, so that with the one that it shows they are always all
        of its faces. A thing ends with the word by which a move would name it, as in ``card o7`` for ``+o7``.
        """
        return {}

    def imagine(self, seat: Seat, rng: Rng) -> State[M]:
        """A whole world consistent with all that `seat` knows, its hidden parts drawn at random."""
        return self.copy()

    def outcome(self) -> Outcome | None:
        """How it ended, or ``None`` while it goes on."""
        raise NotImplementedError

    def clause(self) -> str:
        """The id of the clause that governs the next step: what "?" explains."""
        return ""

    def is_secret_choice(self) -> bool:
        """Whether those who act now choose at the same time, none knowing what the others do."""
        return len(self.waiting()) > 1

    def silence(self) -> tuple[M, Moment] | None:
        """Where the time that somebody takes would tell what he holds: the answer that every hand has, and its moment.

        A table lets it be given only after so many milliseconds, and then gives it for whoever has done nothing else.
        Where nobody keeps time it is an answer like any other.
        """
        return None

    def reactions(self) -> list[tuple[Seat, list[M]]]:
        """Who is asked in the one moment of this :meth:`silence`, in their order, and what each may do then.

        It is asked as long as all before let it be.
        """
        return [(seat, self.legal(seat)) for seat in self.waiting()] if self.silence() is not None else []

    def goes_without_saying(self, seat: Seat) -> M | None:
        """The only sensible answer of `seat` to a question that is asked for the others' sake.

        It has no card for it, and between people not to ask would tell just that; or it might as well go on as before,
        which the others want to hear. Where there are none, a surface gives the answer by itself.
        """
        silence = self.silence()
        return silence[0] if silence is not None and self.legal(seat) == [silence[0]] else None

    def is_timed(self) -> bool:
        """Whether the moment of the next ply matters, and is written into the record."""
        return self.is_race() or self.due() is not None

    def is_race(self) -> bool:
        """Whether everybody acts whenever he can: no turn to be late for, every ply has its moment, no undo."""
        return False

    def chapter(self) -> int:
        """A number that changes when a natural unit of play (a round, a duel, an attack) is over."""
        return 0


S = TypeVar("S", bound=State, default=Any)
"""The state of one game; of any game where nothing else is said."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S, M]):
    """What a decent player looks at: a quick policy and a position's worth.

    It is given a state for speed but may use only what the seat that acts could know.
    """

    nets: dict[str, Net] | None = None
    """What was learned from games, by the kind of table (:meth:`table_kind`); others are judged by `worth`."""
    move_nets: dict[str, MoveNet] | None = None
    """The same for which moves are chosen; at other tables `weights` says so."""
    facts: tuple[str, ...] = ()
    """What the numbers of `features` are called."""
    reasons: tuple[Reason, ...] = ()
    """What people say of those facts that moved the judgement; of the others nobody would say anything."""
    usual_lead: float = 1.0
    """By how much games are won."""
    bearable: float = 0.02
    """A move with less than this share of the best one's weight is one that even a beginner would not play."""
    good_enough: float = 0.75
    """The share of the best one's weight with which a move will do for the casual bot: it takes any of those."""
    strong_worlds: int = 8
    """How many worlds the strong bot imagines: so many that it is midway between the casual one and the expert."""
    strong_worlds_alone: int = 16
    """The same against an automaton, where moves differ less than the luck does."""

    def weights(self, state: S, seat: Seat, moves: Sequence[M]) -> list[float]:
        """How readily a decent player would choose each of `moves`; zero is silly, more is better."""
        return [1.0] * len(moves)

    def learned_weights(self, state: S, seat: Seat, moves: Sequence[M]) -> list[float]:
        """The same of a player who has learned, if anything was learned about such tables, else `weights`."""
        weights = self.weights(state, seat, moves)
        net = None if self.move_nets is None else self.move_nets.get(self.table_kind(state))
        return weights if net is None else net.chosen(moves, weights, self.features(state, seat))

    def worth(self, state: S, seat: Seat) -> float:
        """How good the position is for `seat`: more is better, on any scale that the whole game keeps to."""
        outcome = state.outcome()
        if outcome is None:
            return 0.5
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0

    def judge(self, state: S, seat: Seat) -> float:
        """What a search makes of the position where it ends: what was learned, if anything was, else `worth`.

        Once the game is over it is what the game came to, on the same scale.
        """
        net = None if self.nets is None else self.nets.get(self.table_kind(state))
        if net is None:
            return self.worth(state, seat)
        outcome = state.outcome()
        return net.value(self.features(state, seat)) if outcome is None else self.result(state, seat, outcome)

    def table_kind(self, state: S) -> str:
        """Which net is for this table: by its seats and options, the same from the first ply to the last."""
        return str(state.seats)

    def features(self, state: S, seat: Seat) -> list[float]:
        """The facts that a net judges by, each about as large as one."""
        return []

    def lead(self, state: S, seat: Seat) -> float:
        """How far `seat` is ahead."""
        return 0.0

    def result(self, state: S, seat: Seat, outcome: Outcome) -> float:
        """What a game came to for `seat`, from 0 to 1; a draw is worth half a win, to somebody alone, too."""
        lead = self.lead(state, seat)
        share = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return result(0.5 if not outcome.winners and lead == 0.0 else share, lead, self.usual_lead)

    def why(self, state: S, seat: Seat, move: M) -> Phrase:
        """A sentence, for the ears of `seat` alone, that says why one would choose `move`."""
        return Phrase("why-only-sensible")

    def why_openly(self, state: S, seat: Seat, move: M) -> Phrase:
        """The same for everybody's ears: it may speak of `move` and of what all can see, never of the hand.

        A secret choice is explained only after it is revealed.
        """
        return Phrase("why-looked-best")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pace(Generic[S, M]):
    """How bots keep time in a race: it takes the place of thinking as long as they like."""

    def next_deed(self, state: S, seat: Seat, level: str, seed: int) -> tuple[M, Moment]:
        """What a bot of `level` does next at `seat`, and at which moment of match time.

        It may use only what the seat could know. Asked again with the same seed in the same chapter, it keeps to
        the plan that it made at first.
        """
        raise NotImplementedError

    def in_manner(self, manner: Mapping[str, float]) -> Pace[S, M]:
        """The same pace as somebody with a manner of their own keeps it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The box: what a game is called, what can be chosen about it, and its table of moves."""

    id: str
    """The name in files, addresses and commands."""
    version: int
    """Grows when the rules change in a way that old records would notice."""
    oldest: int = 1
    """The first version that games are still played on and replayed by."""
    seat_counts: tuple[int, ...]
    """How many people may sit down."""
    options: Any
    """The msgspec struct of what can be chosen, with bounds and defaults."""
    moves: MoveTable
    """Every move of the game."""
    hints: Hints
    """What a decent player looks at."""
    narrator: Narrator
    """How everything about it is said."""
    material: str
    """The name and digest of the deck or sheets in this box, as the record keeps them."""
    pace: Pace | None = None
    """How bots keep time, if the game is a race."""
    has_automaton: bool = False
    """Whether one who plays alone has an opponent, which is rules and not a bot; else alone is practice."""
    difficulties: tuple[dict[str, str], ...] = ({},)
    """The options that make this opponent easier or harder, beginning with the easiest."""
    cup: CupRules | None = None
    """How a cup of it is played, if it has teams enough for one."""
    data_file: DataFile[Any] | None = None
    """What the deck, edition or sheets are read from, if a user's own may take their place."""

    def new(self, options: Any, seats: int, rules: int | None = None) -> State:
        """The first position.  Raises :class:`BadOption` if these options and seats do not go together.

        `rules` is the version that the game began with, from `oldest` on; without it, today's.
        """
        raise NotImplementedError

    def longest(self, options: Any, seats: int) -> int:
        """A bound that no game exceeds, in plies."""
        raise NotImplementedError

    def daily(self, day: str) -> dict[str, bool | int | str] | None:
        """The options of the game that everybody can play alone on `day` (``2026-01-31``), if there is one."""
        return None

    def live(self) -> dict[str, bool | int | str]:
        """The options that are usual when only people play, at the same time; others keep their defaults."""
        return {}

    def reconstructed(self) -> list[str]:
        """The places in the data file whose values no sheet or source prints: they are ours."""
        return []

    def page_material(self) -> Any:
        """What a page must know of the box to draw it, as a msgspec struct: the faces of a deck, the shapes of pieces.

        ``None`` if there is nothing to know. The types of the page are written from it (``tablee.server.types``).
        """
        return None

    def own_names(self) -> dict[str, str]:
        """What a user's own file calls things otherwise than ours, by the key of their words."""
        return {}

    def check_seats(self, seats: int) -> None:
        """Raise :class:`BadOption` if the game is not for so many."""
        if seats not in self.seat_counts:
            counts = self.seat_counts
            allowed = detail("detail-range", "{least} to {most}", least=counts[0], most=counts[-1])
            raise BadOption(
                f"{self.id} is played by {allowed}, not by {seats}", key="error-seats", allowed=allowed, seats=seats
            )
