"""Learn by self-play what positions are worth and which moves are chosen: ``python -m tablee.env.learn --help``."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

os.environ.setdefault("OMP_NUM_THREADS", "1")  # nets of this size are done before threads have found each other

import msgspec
import numpy as np
from joblib import delayed

import tablee.games
from tablee._build import fingerprint
from tablee.core.worths import HUNDREDTHS, MOVES_NAME, NAME, Learned, LearnedMoves, MovesFile, WorthFile
from tablee.env.learn import decisions, fit_moves
from tablee.env.learn.fit import UNITS, expected, fit, loss
from tablee.env.learn.selfplay import PIECE, Positions, play_piece, read_piece
from tablee.env.learn.tables import KINDS, Kind
from tablee.games import find_game
from tablee.lab.cluster import workers_on
from tablee.lab.plots import Curve, alone, curves

What = TypeVar("What")
Play = Callable[[Kind, int, int, Path], int]
PARTS: Final = 4
"""The curve of learning has so many steps."""
JUDGED_BY: Final = 7
"""For so many games to learn from there is one to judge by."""
WHAT: Final = ("worth", "moves")
DIGITS: Final = 5
"""Of a weight."""
_INK: Final = """\
text{font:13px sans-serif;fill:#777}.grid{stroke:#ccc}.curve{fill:none;stroke-width:2.5}\
.c0{stroke:#2a6f97}.c1{stroke:#b0562b}.c2{stroke:#5a8f3d}.c3{stroke:#8a5a9e}\
text.c0{fill:#2a6f97;stroke:none}text.c1{fill:#b0562b;stroke:none}text.c2{fill:#5a8f3d;stroke:none}\
text.c3{fill:#8a5a9e;stroke:none}"""


class Lesson(msgspec.Struct, Generic[What]):
    """What was learned for one kind of table, and how much was known after each part of the games."""

    learned: What
    gone: list[float]
    """Which share of what nobody could know at first; of moves, of what the hints' choice is behind the best one."""


def learn(kind: Kind, games: int, seed: int, folder: Path, jobs: int = 1) -> Lesson[Learned]:
    """Play what has not been played yet, and fit a net to it."""
    pieces = max(2, games // PIECE)
    judges = max(1, pieces // JUDGED_BY)
    _play(play_piece, kind, pieces + judges, seed=seed, folder=folder, jobs=jobs)
    unknown = _gathered(kind, range(pieces, pieces + judges), seed, folder)
    known = _gathered(kind, range(pieces), seed, folder)
    return _lesson(kind, known, unknown, pieces * PIECE, seed)


def learn_moves(kind: Kind, games: int, seed: int, folder: Path, jobs: int = 1) -> Lesson[LearnedMoves]:
    """Let searches play what has not been played yet, and fit to it which moves are chosen."""
    pieces = max(2, games // decisions.PIECE)
    judges = max(1, pieces // JUDGED_BY)
    _play(decisions.play_piece, kind, pieces + judges, seed=seed, folder=folder, jobs=jobs)
    read = [decisions.read_piece(kind, piece, seed, folder) for piece in range(pieces + judges)]
    unknown = decisions.joined(read[pieces:])
    off_by_hints = off = fit_moves.behind(None, unknown)
    table = find_game(kind.game).moves
    gone = [0.0]
    for part in range(1, PARTS + 1):
        known = decisions.joined(read[: max(1, pieces * part // PARTS)])
        net = fit_moves.fit(known, len(table), seed)
        off = fit_moves.behind(net, unknown)
        gone.append(1 - off / off_by_hints)
        print(f"  {part}/{PARTS}: behind by {off:.4f}; by the hints {off_by_hints:.4f}", file=sys.stderr)
    rows = np.hstack([net.biases[:, None], net.rows])
    learned = LearnedMoves(
        features=list(_features(kind.game)),
        trust=_rounded(net.trust),
        moves={
            table[code].notation: [round(HUNDREDTHS * float(number)) for number in rows[code]]
            for code in sorted(set(known.codes.tolist()))
        },
        games=pieces * decisions.PIECE,
        decisions=len(known.facts),
        behind=round(off, 4),
        behind_by_hints=round(off_by_hints, 4),
    )
    return Lesson(learned, gone)


def _play(play: Play, kind: Kind, pieces: int, *, seed: int, folder: Path, jobs: int) -> None:
    """Play pieces of games, on several cores, with progress."""
    began = time.monotonic()
    folder.mkdir(parents=True, exist_ok=True)
    found = 0
    with workers_on(None, jobs) as workers:
        played = workers(delayed(play)(kind, piece, seed, folder) for piece in range(pieces))
        for done, count in enumerate(played, start=1):
            found += count
            text = f"{kind.game}, {kind.name}: {done} of {pieces} pieces, {found} of what is learned from"
            print(f"\r{text}, {time.monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def _gathered(kind: Kind, pieces: range, seed: int, folder: Path) -> Positions:
    read = [read_piece(kind, piece, seed, folder) for piece in pieces]
    return Positions(np.concatenate([one.facts for one in read]), np.concatenate([one.results for one in read]))


def _lesson(kind: Kind, known: Positions, unknown: Positions, games: int, seed: int) -> Lesson[Learned]:
    facts, results = unknown.facts.astype(np.float64), unknown.results.astype(np.float64)
    nothing = loss(np.full(len(results), known.results.mean(dtype=np.float64)), results)
    by_hand = fit(Positions(known.facts[:, :1], known.results), seed, units=0)
    off_by_hand = loss(expected(by_hand, facts[:, :1]), results)
    gone = [0.0]
    off = nothing
    for part in range(1, PARTS + 1):
        count = len(known.results) * part // PARTS
        net = fit(Positions(known.facts[:count], known.results[:count]), seed, UNITS)
        off = loss(expected(net, facts), results)
        gone.append(1 - off / nothing)
        print(f"  {part}/{PARTS}: {off:.4f}; by hand {off_by_hand:.4f}, nothing known {nothing:.4f}", file=sys.stderr)
    learned = Learned(
        features=list(_features(kind.game)),
        rows=[[_rounded(number) for number in row] for row in net.rows],
        biases=[_rounded(number) for number in net.biases],
        outputs=[_rounded(number) for number in net.outputs],
        games=games,
        positions=len(known.results),
        loss=round(off, 4),
        loss_by_hand=round(off_by_hand, 4),
    )
    return Lesson(learned, gone)


def _features(game: str) -> Sequence[str]:
    names: Sequence[str] = import_module(f"tablee.games.{game}.features").FEATURES
    return names


def _rounded(number: Any) -> float:
    return float(f"{number:.{DIGITS}g}")


def written(lessons: dict[str, Lesson[Learned]], seed: int, made_by: str) -> bytes:
    """The file of a game, a line for each row of weights."""
    return _lines(WorthFile(made_by, seed, {name: lesson.learned for name, lesson in lessons.items()}))


def _lines(file: WorthFile | MovesFile) -> bytes:
    text = msgspec.json.format(msgspec.json.encode(file), indent=0).decode()
    return text.replace(",\n", ", ").replace("[\n", "[").replace("\n]", "]").replace("], ", "],\n").encode() + b"\n"


def picture(title: str, lessons: Mapping[str, Lesson[Any]]) -> str:
    """The curve of learning of each kind of table."""
    lines = [Curve(name, lesson.gone) for name, lesson in lessons.items()]
    title = f"{title}, by the share of the games learned from"
    return alone(curves(lines, title=title, shown=lambda share: f"{share:.0%}"), _INK) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablee.env.learn", description=__doc__)
    parser.add_argument("--game", choices=sorted({kind.game for kind in KINDS}), nargs="+")
    parser.add_argument("--what", choices=WHAT, nargs="+", default=list(WHAT), help="what is to be learned")
    parser.add_argument("--games", type=float, default=1.0, help="times as many games as usual")
    parser.add_argument("--worlds", type=int, default=0, help="for a move, if those who play are to search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="how many cores to use")
    parser.add_argument("--keep", type=Path, default=Path("build") / "learn", help="where games that were played lie")
    parser.add_argument("--into", type=Path, default=Path(tablee.games.__file__).parent, help="the folder of the games")
    parser.add_argument("--pictures", type=Path, default=Path("docs") / "pictures")
    wanted = parser.parse_args()
    for game in wanted.game or sorted({kind.game for kind in KINDS}):
        kinds = [kind for kind in KINDS if kind.game == game]
        searched = f" --worlds {wanted.worlds}" if wanted.worlds else ""
        command = f"python -m tablee.env.learn --game {game} --games {wanted.games:g}{searched} --seed {wanted.seed}"
        data, folder = wanted.into / game / "data", wanted.keep / fingerprint()
        if "worth" in wanted.what:
            lessons = {
                kind.name: learn(
                    *(kind._replace(worlds=wanted.worlds), int(wanted.games * kind.games)),
                    *(wanted.seed, folder, wanted.jobs),
                )
                for kind in kinds
            }
            kept = {kind.name: lessons[kind.name] for kind in kinds if kind.keeps}
            if kept:
                (data / NAME).write_bytes(written(kept, wanted.seed, command))
            title = f"{game}: how much of what nobody could know is known"
            (wanted.pictures / f"learning-{game}.svg").write_text(picture(title, lessons), encoding="utf-8")
        if "moves" in wanted.what:
            learned = {
                kind.name: learn_moves(kind, int(wanted.games * kind.searched), wanted.seed, folder, wanted.jobs)
                for kind in kinds
                if kind.searched
            }
            title = f"{game}: how much less the choice is behind the best move"
            (wanted.pictures / f"learning-moves-{game}.svg").write_text(picture(title, learned), encoding="utf-8")
            tables = {kind.name: learned[kind.name].learned for kind in kinds if kind.keeps_moves}
            if tables:
                (data / MOVES_NAME).write_bytes(_lines(MovesFile(f"{command} --what moves", wanted.seed, tables)))


if __name__ == "__main__":
    main()
