"""What bots do that people would laugh at, or would miss: ``python -m tests.bots.habits 300 20`` counts it.

So many games of *casual* and of *strong* bots are watched, and so many of *experts*; all at one table play at the same
level.  A third argument is the page to put the table into.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from tablee.bots.levels import LEVELS, make_bot
from tablee.core import markdown
from tablee.core.game import Seat
from tablee.core.luck import Rng
from tablee.games import find_game
from tablee.games.artropp.moves import NO_NUMBER, SNIPER
from tablee.games.artropp.position import ANNOUNCING, COMMITTING, SNIPING
from tablee.games.artropp.rules import ArtroppState
from tablee.games.french_flair import moves as flair
from tablee.games.french_flair.position import ADVANCE_METRES, ATTACK, CONVERTING
from tablee.games.french_flair.rules import FrenchFlairState
from tablee.games.rugby_champion.position import NAMING
from tablee.games.rugby_champion.rules import RugbyChampionState
from tablee.lab.pages import write_part
from tablee.words import words_for
from tests.players import decisions

WATCHED = LEVELS[1:]
LONG = 4
"""Cards of a combination that people remember."""

NEVER = "–"

Habits = dict[str, str]


class Watched:
    """Some games of one level, decision by decision."""

    name: ClassVar[str]

    def __init__(self, level: str, seats: int, games: int, **options: Any) -> None:
        self.games = games
        game = find_game(self.name)
        for seed in range(games):
            state = game.new(game.options(**options), seats)
            bots = [make_bot(level, game, seats * seed + seat) for seat in range(seats)]
            for seat, move in decisions(state, bots, Rng(seed)):
                self.look(state, seat, move)
            self.end(state)

    def look(self, state: Any, seat: Seat, move: Any) -> None:
        """At what is chosen, before it is done."""
        raise NotImplementedError

    def end(self, state: Any) -> None:
        """At how a game has ended."""

    def habits(self) -> Habits:
        """A line for each, with its count."""
        raise NotImplementedError

    def a_game(self, count: int) -> str:
        """On average."""
        return f"{count / self.games:.2f}"


def of(part: int, whole: int) -> str:
    """A share and what it rests on."""
    return f"{part / whole:.0%} of {whole}" if whole else NEVER


class Artropp(Watched):
    """Showdowns."""

    name = "artropp"

    def __init__(self, level: str, seats: int, games: int, **options: Any) -> None:
        self.announced: Counter[tuple[str, bool]] = Counter()
        """What was announced, and whether the hand was long on that side."""
        self.could_snipe = self.sniped = self.last_pots = self.winners_kept = 0
        self.could_pick = self.to_the_poorer = 0
        """Pots that a sniper could give to one of several, and those that the richest of these did not get."""
        super().__init__(level, seats, games, **options)

    def look(self, state: ArtroppState, seat: Seat, move: Any) -> None:
        kit = state.kit
        if state.phase == ANNOUNCING:
            high = sum(kit.number[card] - 8 for card in state.hands[seat] if kit.number[card] != NO_NUMBER)
            self.announced[move.notation, high * move.number > 0] += high != 0
        elif state.phase == SNIPING:
            self._look_at_the_shot(state, seat, move)
        elif state.phase == COMMITTING:
            self.could_snipe += any(kit.role[card] == SNIPER for card in state.hands[seat])
            self.sniped += move.card >= 0 and kit.role[move.card] == SNIPER
            if state.round == state.rounds and len(state.actors) == 1:
                self._look_at_the_last(state.copy(), seat, move)

    def _look_at_the_shot(self, state: ArtroppState, seat: Seat, move: Any) -> None:
        """AR-16: who has the pot after each shot, and how rich he is."""
        gains = {}
        for act in state.legal(seat):
            best = state.best_of([rival for rival in state.contenders() if rival != act.number])
            if len(best) == 1:
                gains[act] = state.gain(best[0])
        if move in gains and len(set(gains.values())) > 1:
            self.could_pick += 1
            self.to_the_poorer += gains[move] < max(gains.values())

    def _look_at_the_last(self, state: ArtroppState, seat: Seat, move: Any) -> None:
        """AR-13: whether somebody who lost the last pot held a card that would have won it."""
        hands = [hand[:] for hand in state.hands]
        commits = state.commits[:]
        card = move.card
        if card < 0:  # a drum is laid by its number
            card = next(held for held in hands[seat] if state.kit.number[held] == move.number)
        commits[seat] = card
        hands[seat].remove(card)
        laid = [other for other in range(state.seats) if commits[other] >= 0]
        if any(state.kit.role[commits[other]] == SNIPER for other in laid):
            return
        best = max(_rank(state, commits[other]) for other in laid)
        self.last_pots += 1
        self.winners_kept += any(_rank(state, held) > best for other in laid for held in hands[other])

    def habits(self) -> Habits:
        higher = sum(count for (notation, _), count in self.announced.items() if notation == "high")
        follows = sum(count for (_, long), count in self.announced.items() if long)
        announced = self.announced.total()
        return {
            "a loser of the last pot has kept a card that would have won it": of(self.winners_kept, self.last_pots),
            "“higher” is announced": of(higher, announced),
            "what is announced is the side that the hand is long on": of(follows, announced),
            "a sniper that is held is laid in a showdown": of(self.sniped, self.could_snipe),
            "a sniper who can choose keeps the pot from the richer one": of(self.to_the_poorer, self.could_pick),
        }


def _rank(state: ArtroppState, card: int) -> int:
    number = state.kit.number[card]
    if number == NO_NUMBER:
        return -1
    return 100 * (number if state.announced > 0 else 16 - number) + state.kit.br[card]


class FrenchFlair(Watched):
    """What is played of the sheet."""

    name = "french_flair"

    def __init__(self, level: str, seats: int, games: int, **options: Any) -> None:
        self.plays: Counter[str] = Counter()
        self.sure = self.refused = self.tries = self.only_kicked = self.long = 0
        self.longest = 0
        """Cards of the longest combination."""
        self.conversions: Counter[int] = Counter()
        super().__init__(level, seats, games, **options)

    def look(self, state: FrenchFlairState, seat: Seat, move: Any) -> None:
        if state.phase == CONVERTING:
            self.conversions[move.dice] += 1
        if state.phase != ATTACK:
            return
        self.plays["8-9" if move.notation == "8o" else flair.VERBS[move.verb]] += 1
        if state.combo is not None:
            cards = len(state.combo.cards) + 1
            self.long += cards == LONG
            self.longest = max(self.longest, cards)
        near = state.distance(seat) < ADVANCE_METRES
        scoring = [act for act in state.legal(seat) if near and scores(state, seat, act)]
        self.sure += bool(scoring)
        self.refused += bool(scoring) and move not in scoring

    def end(self, state: FrenchFlairState) -> None:
        self.tries += sum(state.tries)
        self.only_kicked += sorted(state.score) in ([0, 3], [3, 6])

    def habits(self) -> Habits:
        played = {
            "tries": self.tries,
            "open kicks": self.plays["kick"],
            "drops": self.plays["drop"],
            "runs": self.plays["run"],
            "mauls": self.plays["maul"],
            "pick and go": self.plays["fixation"],
            "8–9": self.plays["8-9"],
            "combinations of four cards and more": self.long,
        }
        return {
            "a try that nothing can stop is refused": of(self.refused, self.sure),
            "conversions are tried with one die": of(self.conversions[1], self.conversions.total()),
            "matches end 3–0 or 6–3": of(self.only_kicked, self.games),
            **{f"{name} in a match": self.a_game(count) for name, count in played.items()},
        }


def scores(state: FrenchFlairState, seat: Seat, act: flair.Act) -> bool:
    """FF-63: whether it is a try without another throw or word."""
    after = state.copy()
    after.story = None
    after.apply(seat, act)
    return after.tries[seat] > state.tries[seat]


class RugbyChampion(Watched):
    """RC-12: which way the ball goes after an opening."""

    name = "rugby_champion"

    def __init__(self, level: str, seats: int, games: int, **options: Any) -> None:
        self.sides: Counter[str] = Counter()
        super().__init__(level, seats, games, **options)

    def look(self, state: RugbyChampionState, seat: Seat, move: Any) -> None:
        if state.phase == NAMING and state.way == 0:
            self.sides[move.notation.partition("-")[0]] += 1

    def habits(self) -> Habits:
        return {"the right is chosen after an opening": of(self.sides["right"], self.sides.total())}


TABLES: tuple[tuple[type[Watched], int], ...] = (
    (Artropp, 4),
    (Artropp, 3),
    (FrenchFlair, 2),
    (RugbyChampion, 2),
    (RugbyChampion, 1),
)


def rows(games: int, of_experts: int) -> Iterator[str]:
    """A line for each habit, with the levels side by side."""
    for watch, seats in TABLES:
        found = [watch(level, seats, of_experts if level == "expert" else games).habits() for level in WATCHED]
        title = words_for("en", watch.name)("game-title")
        for habit in found[0]:
            counted = [one[habit] for one in found]
            if set(counted) != {NEVER}:
                yield markdown.row((title, str(seats), habit, *counted))


def main(games: int, of_experts: int, page: Path | None = None) -> None:
    """Print the table line by line, and put it into the page."""
    lines = list(markdown.head("game", "seats", "habit", *WATCHED))
    for row in rows(games, of_experts):
        print(row, flush=True)
        lines.append(row)
    if page is not None:
        write_part(page, "habits", "\n".join([*lines, ""]))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *map(Path, sys.argv[3:]))
