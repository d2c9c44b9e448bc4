"""What must be true of the words, rules pages, drawing, page and figures of a game.

Each check raises AssertionError with a sentence that names the game and what it lacks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from tablee.bots.levels import make_bot
from tablee.core.errors import IllegalMove
from tablee.core.game import CHANCE, Game, State
from tablee.core.luck import Rng
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tablee.core.narrator import Narrator, event_key
from tablee.core.phrases import Phrase
from tablee.core.record import Record, replay
from tablee.core.sheet import SheetMaker, sheet_of
from tablee.core.story import Story, Told
from tablee.games import SHELF
from tablee.rooms import LID_WORDS, REQUIRED_WORDS
from tablee.terminal.scene import Stage
from tablee.terminal.seating import Chair
from tablee.words import LANGUAGES, Words, rule_section
from tests.conformance.checks import illegal_moves
from tests.conformance.tables import GameSetup, positions, sample, walk
from tests.words.catalogues import messages
from tests.words.sentences import check_options, checked, heading_marks, listed_defaults, written_defaults

ROOT = Path(__file__).parents[2]
NAMES = ["Camille", "", "Noé", "", "Zoé", "Ada"]
"""Some gave a name, and some did not."""
MOST_MOVES = 12
"""So many legal moves of a position are put into words; Ubongo has hundreds."""
WIDTHS = (60, 100)


def tables(game: Game) -> list[GameSetup]:
    """The smallest and the largest table of a game."""
    return [GameSetup(game.id, seats) for seats in sorted({game.seat_counts[0], game.seat_counts[-1]})]


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


@cache
def story_of(table: GameSetup) -> tuple[Told, ...]:
    """All that is told in one game."""
    state = table.new()
    state.story = Story()
    told: list[Told] = []
    for _ in walk(state, Rng(1), table.game.hints):
        told += state.story.take()
    return (*told, *state.story.take())


# Words


def event_kinds(game: Game) -> list[type[msgspec.Struct]]:
    """The events of a game, from its ``events.py``."""
    module = import_module(f"{SHELF[game.id]}.events")
    structs = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]
    return [struct for struct in structs if struct.__struct_config__.tag and not struct.__subclasses__()]


def required_words(game: Game) -> list[str]:
    """Every key that somebody will ask for, whatever happens in a game."""
    declared = [event_key(kind) for kind in event_kinds(game) if kind not in game.narrator.tellers]
    options = [field.name for field in msgspec.structs.fields(game.options)]
    return [
        *REQUIRED_WORDS,
        *(key for name in options for key in (f"option-{name}", f"option-{name}-help")),
        *declared,
    ]


def check_required_words(game: Game, words: Words) -> None:
    """The box, its options and its events have their words."""
    for key in required_words(game):
        assert words.has(key), f"{game.id} has no words for {key} in {words.lang}"
    for seat in (0, len(NAMES)):
        assert words.name(seat, [""]), f"{game.id}: nameless says nothing in {words.lang}"
    check_options(words, game.options)


def check_lid(game: Game, catalogue: str) -> None:
    """The frame's catalogue has what stands on the lid of the box."""
    for key in LID_WORDS:
        assert f"\n{game.id}-{key} = " in catalogue, f"{key} of {game.id} is not in the first group of its catalogue"


def check_event_variables(game: Game) -> None:
    """An event that is told by its own name and fields has every fact that its sentence asks for.

    A narrator that adds facts to all of them is heard in whole games only.
    """
    if type(game.narrator).as_declared is not Narrator.as_declared:
        return
    for lang in LANGUAGES:
        catalogue = messages(f"games/{game.id}/text", lang)
        for kind in event_kinds(game):
            if kind not in game.narrator.tellers:
                fields = ["name" if field == "seat" else field for field in kind.__struct_fields__]
                given = {"you", *fields, *(f"{field}_you" for field in fields)}
                asked = catalogue[event_key(kind)].variables - given
                assert not asked, f"{event_key(kind)} of {game.id} asks in {lang} for {sorted(asked)}: no such field"


def said(words: Words, phrase: Phrase, reader: int | None = None, seats: int = 0, may_be_nothing: bool = False) -> str:
    """The phrase in words, whole and clean."""
    try:
        sentence = words.sentence(phrase, NAMES[:seats], reader)
    except KeyError as lack:
        raise AssertionError(f"{words.game_id} cannot say {phrase.key}: {lack.args[0]}") from None
    return sentence if may_be_nothing and not sentence else checked(sentence)


def check_positions_are_said(game: Game, words: Words) -> None:
    """What is to be decided, how far it is, what can be done and how it ended can be said to everybody."""
    rng = Rng(7)
    for table in tables(game):
        for state in positions(table):
            for viewer in viewers(state):
                view = state.view(viewer)
                spoken = game.narrator.said(view, state.legal(viewer) if viewer in state.waiting() else [])
                for phrase in (spoken.prompt, spoken.progress, *spoken.outcome):
                    said(words, phrase, viewer, state.seats)
                assert bool(spoken.outcome) == (state.outcome() is not None), f"{game.id} tells an end that is none"
            for seat in state.waiting():
                _check_moves_are_said(game, words, state, seat, rng)


def _check_moves_are_said(game: Game, words: Words, state: State, seat: int, rng: Rng) -> None:
    view = state.view(max(seat, 0))
    for move in sample(state.legal(seat), MOST_MOVES, rng):
        said(words, game.narrator.move(view, move), max(seat, 0), state.seats)
        if seat >= 0:
            choice = game.narrator.choice(view, move)
            assert choice.move == move.notation, f"{game.id}: the choice of {move.notation} is another move"
            for reason in (game.hints.why(state, seat, move), game.hints.why_openly(state, seat, move)):
                said(words, reason)


def check_reasons(game: Game, words: Words) -> None:
    """Facts that a judgement looks at have their names, and those that people would speak of have words."""
    hints = game.hints
    state = game.new(game.options(), game.seat_counts[0])
    count = len(hints.features(state, 0))
    assert len(hints.facts) == count, f"{game.id} has {count} facts and {len(hints.facts)} names: write Hints.facts"
    assert hints.reasons or not count, (
        f"{game.id} looks at facts and says nothing of them: write REASONS in features.py"
    )
    for reason in hints.reasons:
        for fact in reason.facts:
            assert fact in hints.facts, f"{game.id} has a reason from {fact!r}, which is none of its facts"
        keys = [key for key in (reason.more, reason.less, reason.better) if key]
        assert keys, f"{game.id} has no key for what it says of {reason.facts[0]!r}"
        for key in keys:
            assert words.has(key), f"{game.id} has no words for {key} in {words.lang}"


def check_story_is_told(game: Game, words: Words) -> None:
    """Whatever happens is told to everybody, and something is."""
    for table in tables(game):
        told = story_of(table)
        for viewer in (None, *range(table.seats)):
            lines = game.narrator.tell([event.seen_by(viewer) for event in told])
            assert lines, f"{game.id} tells nothing of a whole game"
            for line in lines:
                said(words, line.phrase, viewer, table.seats, may_be_nothing=True)


def check_refusals_are_said(game: Game, words: Words) -> None:
    """A move that is not allowed is refused in words, with a clause that the rules explain."""
    rng = Rng(11)
    for table in tables(game):
        for state in positions(table):
            for seat in state.waiting():
                for move in illegal_moves(game, state.legal(seat), 3, rng) if seat >= 0 else ():
                    error = _refusal(state.copy(), seat, move)
                    assert words.has(error.key), f"{game.id} has no words for {error.key} in {words.lang}"
                    assert checked(words.error(error)).endswith(f"({error.clause})")
                    check_clause(game, words.lang, error.clause)


def _refusal(state: State, seat: int, move: Move) -> IllegalMove:
    try:
        state.play(seat, move)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{move.notation} was not refused")


# Rules pages


def clauses_in_the_code(game: Game, prefix: str) -> set[str]:
    """The clauses that the docstrings of the rules name."""
    folder = ROOT / "src" / "tablee" / "games" / game.id
    return {
        clause
        for path in folder.glob("*.py")
        for clause in re.findall(rf"\b{prefix}-\d+\b", path.read_text(encoding="utf-8"))
    }


def check_clause(game: Game, lang: str, clause: str) -> None:
    """The rules page explains it."""
    try:
        assert len(rule_section(game.id, lang, clause).split()) > 5
    except KeyError:
        raise AssertionError(f"the rules of {game.id} do not explain {clause} in {lang}") from None


def check_rules_pages(game: Game) -> None:
    """Both languages have the same sections, all clauses that the code names, and the options with their defaults."""
    french, english = (heading_marks(game.id, lang) for lang in LANGUAGES)
    assert english, f"{game.id} has no rules page"
    assert french == english, f"the rules of {game.id} have other sections in French than in English"
    clauses = " ".join(mark for _, mark in english).replace("{", "").replace("}", "").split()
    assert clauses, f"no heading of the rules of {game.id} names a clause in braces"
    named = {state.clause() for table in tables(game) for state in positions(table)}
    for clause in sorted(clauses_in_the_code(game, clauses[0].partition("-")[0]) | named):
        for lang in LANGUAGES:
            check_clause(game, lang, clause)
    for lang in LANGUAGES:
        listed = listed_defaults(game.id, lang)
        assert listed == written_defaults(game.options, lang), f"the options in the rules of {game.id} in {lang}"


# The terminal


def drawn(stage: Stage, view: Any, width: int, moves: Sequence[str], details: bool) -> list[str]:
    """A table as lines."""
    console = Console(width=width, file=StringIO(), highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as captured:
        console.print(stage.draw(view, width, moves, details))
    return captured.get().splitlines()


def check_drawing(game: Game, words: Words) -> None:
    """Every position can be drawn for everybody, narrow and wide, and its moves have an order."""
    try:
        import_module(f"tablee.terminal.{game.id}")
    except ModuleNotFoundError:
        raise AssertionError(f"{game.id} has no drawing in a terminal: write terminal/{game.id}.py") from None
    for table in tables(game):
        stage = Stage(game, words, [Chair(name, "") for name in NAMES[: table.seats]])
        for state in positions(table):
            for viewer in {None, 0, state.seats - 1, *state.waiting()} - {CHANCE}:
                _check_drawn(stage, state, viewer)


def _check_drawn(stage: Stage, state: State, viewer: int | None) -> None:
    view = state.view(viewer)
    moves = [] if viewer is None else [move.notation for move in state.legal(viewer)]
    listed = stage.ordered(view, moves)
    assert set(listed) <= set(moves), f"{stage.game.id} lists moves that are not legal"
    assert listed or not moves, f"{stage.game.id} lists no move of those that are legal"
    assert stage.usual(view, listed) in (None, *listed), f"Enter would play what {stage.game.id} does not allow"
    for width in WIDTHS:
        lines = drawn(stage, view, width, listed, details=width > min(WIDTHS))
        assert any(line.strip() for line in lines), f"{stage.game.id} draws nothing"
        assert max(map(len, lines)) <= width, f"{stage.game.id} draws more than {width} columns"


# The page


def check_page(game: Game, tree: Path = ROOT) -> None:
    """The folder of the page exports one game, and the box has its own lid."""
    folder = tree / "web" / "src" / "games" / game.id
    exports = re.findall(r"^export (.*)$", (folder / "index.ts").read_text(encoding="utf-8"), re.MULTILINE)
    game_module = [line for line in exports if re.match(r"const \w+: GameModule = \{", line)]
    assert len(exports) == len(game_module) == 1, f"index.ts of {game.id} exports its GameModule and nothing else"
    lid = (folder / "Lid.svelte").read_text(encoding="utf-8")
    assert 'viewBox="0 0 320 180"' in lid, f"the lid of {game.id} has another size than all others"
    assert 'aria-hidden="true"' in lid, f"the lid of {game.id} is a picture and nothing to be read"


# The match sheet


@cache
def record_of(table: GameSetup) -> Record:
    """A game between bots that decide at a glance."""
    match = Match.start(table.game, table.options, table.seats, seed=bytes(range(32)))
    run(match, [make_bot("casual", table.game, seat) for seat in range(table.seats)])
    return match.record


def check_sheet(game: Game, words: Words, rules: SheetMaker | None = None) -> None:
    """The match sheet can be read, its columns are whole, its curves end at the score, and its moments in the game."""
    for table in tables(game):
        record = record_of(table)
        made = sheet_of(game, record, rules)
        columns, scores = len(made.people), replay(record, game).outcome()
        assert made.figures, f"the match sheet of {game.id} counts nothing"
        assert made.moments, f"the match sheet of {game.id} has no moment to look at again"
        assert scores is not None
        for figure in made.figures:
            assert len(figure.values) == columns, f"{figure.label.key} of {game.id} is not said of everybody"
            for phrase in (figure.label, *(value for value in figure.values if isinstance(value, Phrase))):
                said(words, phrase, seats=table.seats)
        for curve in made.curves:
            said(words, curve.label)
            end = tuple(curve.marks[-1].values)
            assert end[: len(scores.scores)] == scores.scores, (
                f"{curve.label.key} of {game.id} does not end at the score"
            )
            for mark in curve.marks:
                assert len(mark.values) == columns
                said(words, mark.label, seats=table.seats)
        plies = [moment.ply for moment in made.moments]
        assert plies == sorted(plies), f"the moments of {game.id} are in no order"
        assert plies[0] > 0, f"the first moment of {game.id} comes before anything happened"
        assert plies[-1] <= len(record.plies), f"the last moment of {game.id} comes after its end"
        for moment in made.moments:
            assert len(moment.score) in (0, columns)
            said(words, moment.phrase, seats=table.seats)


# Figures


def figures_of(game: Game, events: Sequence[object]) -> Iterator[tuple[str, int]]:
    """What ``figures.py`` counts in a whole game."""
    module = import_module(f"{SHELF[game.id]}.figures")
    for event in events:
        yield from module.measure(event).items()
    yield from getattr(module, "measure_match", lambda _: {})(events).items()
    yield from getattr(module, "measure_parts", lambda _: ())(events)


def check_figures(game: Game, words: Words) -> None:
    """A simulation counts something in every game, and each figure has a name."""
    for table in tables(game):
        names = {name for name, _ in figures_of(game, [told.public for told in story_of(table)])}
        assert names, f"a simulation of {game.id} counts nothing: see figures.py"
        for name in names:
            assert words.has(f"figure-{name}"), f"{game.id} has no words for figure-{name} in {words.lang}"
