"""The rooms of a game: which there are, what each is for, and which words every game has to bring.

A game is found by its folders, so nothing has to be registered anywhere; but a folder that was forgotten is not missed
by anybody either. Therefore the rooms are written down here, ``tablee new-game`` writes them all, and a test over the
shelf says which one is missing. What the functions in them have to do is said where they are used: the rules in
:mod:`tablee.core.game`, the words in :mod:`tablee.core.narrator`, the drawing in :mod:`tablee.terminal.scene`, the
page in ``web/src/games/game.ts``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple


class Room(NamedTuple):
    """A file that every game has; ``{game}`` stands for its id."""

    path: str
    purpose: str

    def of(self, game: str) -> str:
        """Where it is for a game, below the root of the project."""
        return self.path.format(game=game)


_RULES: Final = "src/tablee/games/{game}/"
_PAGE: Final = "web/src/games/{game}/"
_TESTS: Final = "tests/games/{game}/"

ROOMS: Final = (
    Room(_RULES + "__init__.py", "a paragraph of the rules, their source, and open_box"),
    Room(_RULES + "box.py", "what is in the box: options, seats, material, the first position"),
    Room(_RULES + "moves.py", "every move, made once, with its notation"),
    Room(_RULES + "position.py", "what lies on the table: plain data"),
    Room(_RULES + "choices.py", "who may do what"),
    Room(_RULES + "rules.py", "what follows, with the clause ids of the rules"),
    Room(_RULES + "hidden.py", "what a seat cannot know"),
    Room(_RULES + "refusals.py", "why a move is not allowed, with its clause"),
    Room(_RULES + "view.py", "what a view consists of, and a legal move for the page"),
    Room(_RULES + "sight.py", "what one seat sees"),
    Room(_RULES + "events.py", "what happened"),
    Room(_RULES + "hints.py", "what a decent player looks at"),
    Room(_RULES + "figures.py", "what a simulation counts"),
    Room(_RULES + "say.py", "how it is said: the narrator"),
    Room(_RULES + "text/en.ftl", "the words in English"),
    Room(_RULES + "text/fr.ftl", "the words in French"),
    Room(_RULES + "text/rules.en.md", "the rules in English, clause by clause"),
    Room(_RULES + "text/rules.fr.md", "the rules in French, clause by clause"),
    Room("src/tablee/terminal/{game}.py", "the drawing in a terminal"),
    Room(_PAGE + "index.ts", "the game for the page"),
    Room(_PAGE + "Board.svelte", "the board on the page"),
    Room(_PAGE + "Lid.svelte", "the lid of the box on the shelf"),
    Room(_PAGE + "types.ts", "the types of the page, written by python -m tablee.server.types"),
    Room(_TESTS + "script.py", "a game played by script, for the tests of its rules"),
    Room("tests/words/test_{game}_words.py", "the tests of its words"),
)
"""What every game has, whatever else it may have besides.

One of which the general match sheet says too little has a ``sheet.py`` as well (:mod:`tablee.core.sheet`), one that
teaches its first game a ``lesson.txt`` (:mod:`tablee.core.lesson`), one whose worth is learned, or whose bots say what
made the difference between two moves, a ``features.py`` (:mod:`tablee.core.learned`).
"""

LID_WORDS: Final = ("game-title", "game-tagline", "game-description", "game-length")
"""What stands on the lid of a box: the shelf shows it before the game and its words are fetched.

These are in the first group of a catalogue, with ``page-way-alone`` and ``page-daily`` if the game has them. What only
a terminal says is in the group ``Terminal``, which a page does not fetch at all.
"""

REQUIRED_WORDS: Final = (*LID_WORDS, "nameless")
"""Keys that the frame asks of every catalogue.

Besides them a catalogue has ``option-<name>`` and ``option-<name>-help`` for every option, ``option-<name>-<choice>``
for every choice of one, ``event-<name>`` for every event without a teller (:mod:`tablee.core.narrator`),
``figure-<name>`` for every figure of a simulation, and whatever key its narrator, its refusals (``refused-…``) and its
hints (``why-…``, ``because-…``) name. ``nameless`` is somebody who gave no name: it is given `$number`, and `$absent`
is "yes" for the game's own opponent, who has no seat.
"""


def missing_rooms(tree: Path, game: str) -> list[str]:
    """The rooms that `game` does not have in a project below `tree`, a sentence each."""
    return [
        f"{game} has no {Path(room.of(game)).name} ({room.purpose}): write {room.of(game)}"
        for room in ROOMS
        if not (tree / room.of(game)).is_file()
    ]
