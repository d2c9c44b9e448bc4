"""Bots with a name, a face and a manner: complete in every game, and each plays as it is said to."""

from __future__ import annotations

import re

import pytest

from tablee.bots.characters import Character, characters_of, find_character, level_of, liking
from tablee.bots.levels import LEVELS, Racing, make_bot
from tablee.core.errors import BadOption
from tablee.core.game import Game, Seat, State
from tablee.core.match import Match, run
from tablee.core.moves import Move
from tablee.core.players import Player
from tablee.core.record import read_options
from tablee.games import SHELF, find_game
from tablee.words import LANGUAGES, words_for
from tests.words.catalogues import messages

GAMES = 10
"""Matches that each character plays: always the same ones."""
KICKS = r"\d+[ktd]\d"
BACKS = r"\d+[ktr]\d|(9|1\d)[ap]"
ANYTHING = ".*"
UNITS = r"[olha]\d+"
SPECIALS = r"d\d*|s\d+|of\d+"
MANNERS = [
    ("french_flair", 2, (KICKS, ANYTHING), "baptiste", "rosalie"),
    ("rugby_champion", 2, ("(left|right)-pied", ANYTHING), "firmin", "solene"),
    ("rugby_champion", 2, ("(left|right)-physique", ANYTHING), "solene", "firmin"),
    ("worldwide_football", 2, ("D|GP|CO", ANYTHING), "nadege", "alban"),
    ("french_flair", 2, (BACKS, r"[mf]\d+-\d+|[1-8][ap]"), "marius", "strong"),
    ("worldwide_football", 2, ("TA|IN|PR|block|trap", "draw|no"), "strong", "octave"),
    ("artropp", 4, ("high", "low"), "beginner", "colette"),
    ("artropp", 4, ("low", "high"), "casual", "gaspard"),
    *(
        ("artropp", seats, *manner)
        for seats in (2, 4)
        for manner in (
            ((r"[olha](9|1\d)", r"[olha][1-8]"), "beginner", "colette"),
            ((r"[ha]\d+", r"[ol]\d+"), "casual", "gaspard"),
            ((r"o\d+", r"[lha]\d+"), "casual", "edith"),
            ((SPECIALS, UNITS), "edith", "ursule"),
            ((SPECIALS, UNITS), "strong", "ursule"),
        )
    ),
]
"""A game, seats, and this and that: wherever both can be done, one does this more seldom than the other."""


class Watched:
    """A bot, and how often it chose moves of one kind where it could choose others, too."""

    def __init__(self, bot: Player, this: str, that: str) -> None:
        self.bot = bot
        self.this, self.that = re.compile(this), re.compile(that)
        self.chosen: list[bool] = []

    def choose(self, state: State, seat: Seat) -> Move:
        legal = [move.notation for move in state.legal(seat)]
        others = [move for move in legal if not self.this.fullmatch(move)]
        move = self.bot.choose(state, seat)
        if len(others) < len(legal) and any(map(self.that.fullmatch, others)):
            self.chosen.append(self.this.fullmatch(move.notation) is not None)
        return move


def everybody() -> list[tuple[Game, Character]]:
    return [(game, one) for game in map(find_game, SHELF) for one in characters_of(game)]


def share(game: Game, level: str, seats: int, kinds: tuple[str, str], games: int = GAMES) -> float:
    """How often a bot does this where it could do that, in the same matches whoever plays, at each seat in turn."""
    chosen: list[bool] = []
    for number in range(games):
        seat = number % seats
        match = Match.start(game, read_options(game, {}), seats, seed=number.to_bytes(32, "big"))
        bots = [make_bot(level if place == seat else "casual", game, number + place) for place in range(seats)]
        watched = Watched(bots[seat], *kinds)
        run(match, [watched if place == seat else bot for place, bot in enumerate(bots)])
        chosen += watched.chosen
    return sum(chosen) / len(chosen)


@pytest.mark.parametrize("game", [find_game(game) for game in SHELF], ids=list(SHELF))
def test_whoever_is_spoken_of_is_there(game: Game) -> None:
    """A game may have none; one whose words describe their manners has not lost them."""
    words = messages(f"games/{game.id}/text", "en")
    spoken_of = {key.removeprefix("manner-") for key in words if key.startswith("manner-")}
    assert {one.manner for one in characters_of(game)} == spoken_of


@pytest.mark.parametrize("found", [found for game in map(find_game, SHELF) if (found := characters_of(game))])
def test_a_game_has_some_at_several_levels(found: tuple[Character, ...]) -> None:
    assert len(found) >= 3
    assert len({one.level for one in found}) >= 3, "mixed company"
    assert len({one.id for one in found}) == len({one.face for one in found}) == len(found)


@pytest.mark.few(6)
@pytest.mark.parametrize(("game", "one"), everybody(), ids=lambda thing: getattr(thing, "id", ""))
def test_they_are_complete(game: Game, one: Character) -> None:
    assert one.level in LEVELS
    assert one.id not in LEVELS
    assert one.taste or one.pace, "a manner is more than a word"
    for language in LANGUAGES:
        assert words_for(language, game.id).has(f"manner-{one.manner}")
    for pattern in one.taste:
        assert any(re.fullmatch(pattern, move.notation) for move in game.moves), pattern


@pytest.mark.few(2)
@pytest.mark.parametrize(("name", "seats", "kinds", "seldom", "often"), MANNERS)
def test_a_manner_shows(name: str, seats: int, kinds: tuple[str, str], seldom: str, often: str) -> None:
    """A kicker who may kick or run kicks more often than a runner, with the same cards and dice."""
    game = find_game(name)
    less, more = (share(game, level, seats, kinds) for level in (seldom, often))
    assert 1.2 * less < more


def test_taste_decides_among_moves_that_a_search_cannot_tell_apart() -> None:
    game = find_game("artropp")
    match = Match.start(game, game.options(), 4, seed=bytes(32))
    match.settle()
    (seat,) = match.state.waiting()
    plain, liked = (make_bot("ursule", game, 1, iterations=40) for _ in range(2))
    plain.taste = ()
    usual = plain.choose(match.state.copy(), seat)
    liked.taste = [0.0 if move is usual else 1.0 for move in game.moves]
    other = liked.choose(match.state.copy(), seat)
    assert other is not usual
    assert other in match.state.legal(seat)


def test_what_is_not_to_ones_taste_is_played_as_the_level_plays_it() -> None:
    """A few worlds tell little apart: who drew among all that is left would play much worse than the level."""
    game = find_game("artropp")
    for number in range(8):
        match = Match.start(game, game.options(), 2, seed=number.to_bytes(32, "big"))
        match.settle()
        (seat,) = match.state.waiting()
        assert not match.state.is_secret_choice()
        plain, indifferent, fond = (make_bot("ursule", game, number) for _ in range(3))
        plain.taste = ()
        usual = plain.choose(match.state.copy(), seat)
        indifferent.taste = [1.0] * len(game.moves)
        fond.taste = [9.0 if move is usual else 1.0 for move in game.moves]
        assert indifferent.choose(match.state.copy(), seat) is usual
        assert fond.choose(match.state.copy(), seat) is usual


def test_a_character_plays_at_its_level() -> None:
    game = find_game("french_flair")
    bot = make_bot("marius", game, 1)
    assert bot.level == level_of(game, "marius") == "strong"
    assert bot.taste is liking(game, "marius")
    assert level_of(game, "casual") == "casual"
    assert find_character(game, "casual") is None
    with pytest.raises(BadOption, match=r"there is no level 'edith'; there are beginner, .*marius"):
        make_bot("edith", game, 1)


def test_in_a_race_one_looks_for_long_and_another_begins_at_once() -> None:
    """Both have solved it at the same moment, as their level has it."""
    game = find_game("ubongo")
    thinker, plunger = (moments(game, name) for name in ("maxence", "ines"))
    assert plunger[0] < thinker[0]
    assert thinker[-1] == plunger[-1]
    assert moments(game, "casual")[-1] == thinker[-1]


def moments(game: Game, level: str) -> list[int]:
    """When a bot lays the pieces of its first puzzle, alone."""
    match = Match.start(game, game.options(), 1, seed=bytes(32))
    match.settle()
    seat: Seat = 0
    bot = make_bot(level, game, 5)
    assert isinstance(bot, Racing)
    state, found = match.state, []
    while not state.outcome() and seat in state.waiting():
        at, move = bot.when(state, seat), bot.choose(state, seat)
        state.play(seat, move, at)
        match.settle()
        if move.notation[0].isupper():
            found.append(at)
    return found
