"""Each level against the one below, the last against the first, and a cheat: the figures of ``docs/bots.md``.

python -m tablee.lab.tournament --game artropp --games 300 --write docs/bots.md

A deal is played twice, with the same luck and the seats exchanged, so that good cards help both sides alike. Alone,
each level plays the deal once, at every difficulty, and whoever did better has won it. What was played is kept in a
file and not played again, as long as neither rules nor bots have changed; the page has a section for each game, which
is written anew, and then the overview of all of them.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import platform
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

import tablee.games
from tablee._build import fingerprint
from tablee.bots.levels import EXPERT_ITERATIONS, LEVELS, Expert
from tablee.bots.search import Manner
from tablee.core import markdown, worths
from tablee.core.game import Game
from tablee.core.players import Player
from tablee.core.record import read_options
from tablee.games import SHELF, find_game
from tablee.lab.cluster import workers_on
from tablee.lab.ladder import ladder, pairs_of
from tablee.lab.pages import placed, with_part
from tablee.lab.players import Entrant
from tablee.lab.playing import Ending, Job, play_game
from tablee.lab.plots import Bar, bars
from tablee.lab.simulate import wilson
from tablee.words import words_for

HEADER: Final = """\
| seats | stronger | weaker | games | wins | 95 % | ahead by |
|---|---|---|---|---|---|---|"""
TABLES: Final = (1, 2, 4)
"""The sizes of table that matter, where a game is for so many."""
CHEAT: Final = "cheat"
"""An expert who sees all cards, as nobody may: it shows what it would be worth to know them, and what luck leaves."""
PLAYERS: Final = (*LEVELS, CHEAT)
PAIRS: Final = (*pairwise(LEVELS), (LEVELS[0], LEVELS[-1]), (LEVELS[-2], CHEAT), (LEVELS[0], CHEAT))
"""The weaker and the stronger of those who meet: the cheat meets whom the last level meets."""
OVERVIEW: Final = "overview"
"""The part of the page that has a line for each table, if it has such a part."""
USUAL_GAMES: Final = 300
KEPT: Final = Path("build") / "tournament.jsonl"
PICTURE: Final = "pictures/ladder-{game}.svg"
_ROW: Final = re.compile(r"^\| (\d.*?) \| (\w+) \| (\w+) \| (\d+) \| ([\d.]+%) \| (.+?) \|", re.MULTILINE)
"""A pair in the section of a game."""
_INK: Final = """\
<style>text{font:13px sans-serif;fill:#777}.grid{stroke:#ccc}.reference{stroke:#888;stroke-dasharray:4}\
.interval{stroke:#2a6f97;stroke-width:3}.dot{fill:#2a6f97}</style>"""


class Cheat(Entrant, frozen=True):
    """Who sees all cards."""

    def sit_down(self, game: Game, seed: int) -> Player:
        """An expert who imagines nothing."""
        bot = Expert(game, seed, self.worlds or EXPERT_ITERATIONS)
        bot.manner = Manner(cheats=True)
        return bot


class Meeting(msgspec.Struct, frozen=True):
    """Two of the players at one kind of table."""

    game: str
    seats: int
    stronger: str
    weaker: str
    options: tuple[tuple[str, str], ...] = ()
    """What else the table agrees on: how hard the game's own opponent is."""


class Deal(msgspec.Struct, frozen=True):
    """A deal that was played, and what came out for the stronger side."""

    meeting: Meeting
    number: int
    iterations: int
    """How often those who search played worlds for a move; 0 is what is usual for their level."""
    sources: str
    """The fingerprint of the rules and bots that played it."""
    wins: float
    """Its share of the wins, on average over both games."""
    ahead: float
    """How much more its players scored than the others, on average."""
    games: list[tuple[list[str], list[int]]]
    """Who sat where, and what they scored."""


class Pairing(msgspec.Struct):
    """How one player did against another, both in equal numbers at the table."""

    meeting: Meeting
    games: int
    win_share: float
    low: float
    high: float
    ahead: float
    ahead_error: float


def meetings(game: Game, seats: Iterable[int], players: Sequence[str] = PLAYERS) -> Iterator[Meeting]:
    """Those of these players who meet, at all these tables.

    Alone only where there is an automaton, and with each of its difficulties.
    """
    for count in seats:
        if count in game.seat_counts and (count > 1 or game.has_automaton):
            for options in game.difficulties if count == 1 else ({},):
                for weaker, stronger in PAIRS:
                    if weaker in players and stronger in players:
                        yield Meeting(game.id, count, stronger, weaker, tuple(options.items()))


def play_deal(meeting: Meeting, number: int, iterations: int, material: Path | None = None) -> Deal:
    """Play a deal twice: what a worker does."""
    game = find_game(meeting.game, material)
    sides = [
        (Cheat if name == CHEAT else Entrant)(name, name, iterations or None)
        for name in (meeting.stronger, meeting.weaker)
    ]
    half = max(1, meeting.seats // 2)
    lineups = [(sides * half)[: meeting.seats], (sides[::-1] * half)[: meeting.seats]]
    options = read_options(game, dict(meeting.options))
    jobs = [Job(game.id, material, options, tuple(lineup), meeting.seats) for lineup in lineups]
    endings = [play_game(game, job, number) for job in jobs]
    games = [
        ([job.players[player].name for player in ending.player_at], list(ending.outcome.scores))
        for job, ending in zip(jobs, endings, strict=True)
    ]
    if meeting.seats == 1:
        wins, ahead = _alone(*endings)
    else:
        wins, ahead = _together(meeting.stronger, games, endings)
    return Deal(meeting, number, iterations, sources(game.id), wins, ahead, games)


def sources(game: str) -> str:
    """The fingerprint of a game's rules, the bots and what these have learned: the other games may change."""
    learned = [Path(tablee.games.__file__).parent / game / "data" / name for name in (worths.NAME, worths.MOVES_NAME)]
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in learned if file.exists())).hexdigest()[:8]
    return f"{fingerprint('bots', 'core', f'games/{game}')}-{digest}"


def _alone(stronger: Ending, weaker: Ending) -> tuple[float, float]:
    """Who did better with the same luck: a match won before a draw, a draw before a loss, then the lead."""
    one, other = _result_alone(stronger), _result_alone(weaker)
    return 0.5 if one == other else float(one > other), float(one[1] - other[1])


def _result_alone(ending: Ending) -> tuple[float, int]:
    scores = ending.outcome.scores
    return ending.wins(0), scores[0] - sum(scores[1:])


def _together(
    level: str, games: Sequence[tuple[list[str], list[int]]], endings: Sequence[Ending]
) -> tuple[float, float]:
    wins = 0.0
    ahead = 0.0
    for (names, scores), ending in zip(games, endings, strict=True):
        own = [seat for seat, name in enumerate(names) if name == level]
        share = sum(ending.wins(seat) for seat in own)
        wins += share if ending.outcome.winners else 0.5
        ahead += sum(scores[seat] * (1 if seat in own else -1) for seat in range(len(names))) / len(own)
    return wins / len(games), ahead / len(games)


# ------------------------------------------------------------------------------------------------------ what is kept


class Book:
    """The deals that were played, in a file that only grows: an interruption loses the deals that were under way."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._deals: dict[tuple[Meeting, int], list[Deal]] = {}
        self._sources = {game: sources(game) for game in SHELF}
        if file is not None and file.exists():
            for line in file.read_bytes().splitlines():
                self._keep(msgspec.json.decode(line, type=Deal))

    def deals(self, meeting: Meeting, iterations: int) -> list[Deal]:
        """All that these sources have played of it with that budget."""
        return self._deals.get((meeting, iterations), [])

    def add(self, deal: Deal) -> None:
        """Write down a deal at once."""
        self._keep(deal)
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(deal) + b"\n")

    def _keep(self, deal: Deal) -> None:
        if deal.sources == self._sources[deal.meeting.game]:
            self._deals.setdefault((deal.meeting, deal.iterations), []).append(deal)


def tournament(
    game_id: str,
    games: int,
    iterations: int,
    seats: Sequence[int],
    material: Path | None = None,
    *,
    players: Sequence[str] = PLAYERS,
    book: Book | None = None,
    jobs: int = -1,
    tell: Callable[[str], None] = lambda _: None,
) -> Iterator[Pairing]:
    """Play what is missing of every pairing of these players (:func:`meetings`).

    With no `games` nothing is missing: it tells of what was played. `material` is a user's own deck or sheets; `tell`
    hears how far it is.
    """
    from joblib import delayed  # slow to import, and only needed here

    book = book or Book(None)
    deals = math.ceil(games / 2)
    for meeting in meetings(find_game(game_id, material), seats, players):
        known = {deal.number for deal in book.deals(meeting, iterations)}
        missing = [number for number in range(deals) if number not in known]
        with workers_on(None, jobs) as workers:
            for deal in workers(delayed(play_deal)(meeting, number, iterations, material) for number in missing):
                book.add(deal)
                done = len(book.deals(meeting, iterations))
                told = f"{meeting.stronger} and {meeting.weaker}, {done} of {deals} deals"
                tell(f"{meeting.game}, {_table(meeting)}: {told}")
        played = [deal for deal in book.deals(meeting, iterations) if deal.number < deals or not games]
        if played:
            yield pairing(meeting, played)


def pairing(meeting: Meeting, deals: Sequence[Deal]) -> Pairing:
    """What the deals say together.  The two games of a deal are not independent: the interval counts deals."""
    share, error = _mean([deal.wins for deal in deals])
    alike = share * (1 - share) / error**2 if error else len(deals)
    low, high = wilson(share, max(1, min(2 * len(deals), round(alike))))
    ahead, ahead_error = _mean([deal.ahead for deal in deals])
    return Pairing(meeting, 2 * len(deals), share, low, high, ahead, ahead_error)


def _table(meeting: Meeting) -> str:
    """How many play, and what else was agreed on: ``1, difficulty=easy``."""
    return ", ".join([str(meeting.seats), *(f"{name}={value}" for name, value in meeting.options)])


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """A mean with its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(variance / len(values))


# ------------------------------------------------------------------------------------------------------- the page


def section(pairings: Sequence[Pairing], command: str, *, picture: str = "") -> str:
    """The figures of a game as a section of the page."""
    lines = [f"## {pairings[0].meeting.game}", ""]
    if picture:
        lines += [f"![The ladder of the levels]({picture})", ""]
    lines.append(HEADER)
    lines += [
        f"| {_table(p.meeting)} | {p.meeting.stronger} | {p.meeting.weaker} | {p.games} | {p.win_share:.1%} "
        f"| {p.low:.1%} – {p.high:.1%} | {p.ahead:.2f} ± {p.ahead_error:.2f} |"
        for p in pairings
    ]
    lines += [
        "",
        f"Tablée {tablee.__version__}, Python {platform.python_version()}. Made by:",
        "",
        f"    {command}",
        "",
    ]
    return "\n".join(lines)


def overview(page: str) -> str:
    """What the sections of the page say in one table: a line for each table of each game, a column for each pair."""
    lines = [*markdown.head("table", *(f"{stronger} against {weaker}" for weaker, stronger in PAIRS))]
    for game in SHELF:
        _, _, rest = page.partition(f"## {game}\n")
        cells: dict[str, dict[tuple[str, str], str]] = {}
        for table, stronger, weaker, games, wins, interval in _ROW.findall(rest.partition("\n## ")[0]):
            shown = f"{wins} ({interval})" + (f" of {games}" if int(games) < USUAL_GAMES else "")
            cells.setdefault(table, {})[weaker, stronger] = shown
        title = words_for("en", game)("game-title")
        lines += [
            markdown.row((f"{title}, {table}", *(found.get(pair, "") for pair in PAIRS)))
            for table, found in cells.items()
        ]
    return "\n".join([*lines, ""])


def ladder_picture(deals: Iterable[Deal]) -> str:
    """How many points each player is above the weakest, by the games in which they met; nothing if none did."""
    pairs = pairs_of(game for deal in deals if deal.meeting.seats > 1 for game in deal.games)
    if not pairs:
        return ""
    weakest = min((player for pair in pairs for player in pair[:2]), key=PLAYERS.index)
    rows = [
        Bar(rung.name, rung.points, rung.points - rung.margin, rung.points + rung.margin, f"{rung.points:.0f}")
        for rung in ladder(pairs, weakest)
    ]
    plot = bars(rows, title="The ladder of the levels, in points", shown=lambda value: f"{value:.0f}", reference=0.0)
    opening, end, rest = plot.partition(">")
    named = opening if "xmlns" in opening else opening.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return f"{named}{end}{_INK}{rest}\n"


def main() -> None:
    """Run the tournament of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tablee.lab.tournament", description=__doc__)
    with_levels = [name for name in SHELF if find_game(name).pace is None]  # those of a race are paces: docs/ubongo.md
    parser.add_argument("--game", choices=list(SHELF), nargs="+", default=with_levels)
    parser.add_argument("--games", type=int, default=USUAL_GAMES, help="games a pairing; 0: tell of what was played")
    parser.add_argument(
        "--players",
        choices=PLAYERS,
        nargs="+",
        default=list(PLAYERS),
        help="which meet: neighbours among the levels, the first and the last of them, and whoever sees all cards",
    )
    parser.add_argument("--iterations", type=int, default=0, help="for those who search, instead of what is usual")
    parser.add_argument("--seats", type=int, nargs="+", default=list(TABLES))
    parser.add_argument("--deck", type=Path, help="a deck, edition, cards or sheets of your own")
    parser.add_argument("--jobs", type=int, default=-1, help="how many cores to use; all of them unless said otherwise")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where deals that were played are kept")
    parser.add_argument("--write", type=Path, help="write sections and pictures for this page instead of printing them")
    wanted = parser.parse_args()
    book = Book(None if wanted.deck else wanted.kept)
    command = " ".join(["python -m tablee.lab.tournament", *sys.argv[1:]])
    for game in wanted.game:
        found = []
        for one in tournament(
            game,
            wanted.games,
            wanted.iterations,
            wanted.seats,
            wanted.deck,
            players=wanted.players,
            book=book,
            jobs=wanted.jobs,
            tell=_progress,
        ):
            print(f"\n{one}", file=sys.stderr)
            found.append(one)
        if found:
            deals = [
                deal
                for meeting in meetings(find_game(game, wanted.deck), wanted.seats, wanted.players)
                for deal in book.deals(meeting, wanted.iterations)
            ]
            _write(wanted.write, game, found, command, ladder_picture(deals))


def _progress(text: str) -> None:
    print(f"\r{text}", end="", file=sys.stderr, flush=True)


def _write(page: Path | None, game: str, pairings: Sequence[Pairing], command: str, plot: str) -> None:
    if page is None:
        print(section(pairings, command))
        return
    picture = PICTURE.format(game=game) if plot else ""
    if plot:
        file = page.parent / picture
        file.parent.mkdir(exist_ok=True)
        file.write_text(plot, encoding="utf-8")
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    text = placed(text, game, section(pairings, command, picture=picture))
    if f"<!-- {OVERVIEW} -->" in text:
        text = with_part(text, OVERVIEW, overview(text))
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    # By its name: what is sent to other processes belongs to a module that they can import.
    from tablee.lab.tournament import main as main_by_name

    main_by_name()
