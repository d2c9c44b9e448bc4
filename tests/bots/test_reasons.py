"""What made the difference between two moves: said where it is clear, silent where it is not, and nobody's secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from tablee.bots import pool, reasons, review
from tablee.bots.levels import Searching, make_bot
from tablee.bots.pool import Question
from tablee.bots.reasons import told
from tablee.bots.search import End, Manner, Search
from tablee.core.game import Hints, State
from tablee.core.learned import Reason
from tablee.core.luck import Rng
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.games import find_game
from tablee.words import LANGUAGES, words_for
from tests.bots.test_levels import positions
from tests.bots.test_review import record_of
from tests.games.french_flair.script import SIX, Script, ball
from tests.players import decisions, table_seed
from tests.words.sentences import checked

SEARCHED = ["french_flair", "rugby_champion", "artropp", "worldwide_football"]
"""Games that a search plays; the other one is a race."""
WORLDS = 24
"""Enough to compare; a bot plays more."""
FEW = 60
"""Iterations of a search that decides something."""


# What is said of ends


class Facts(Hints):
    """Two kinds of card and a purse."""

    def __init__(self) -> None:
        self.facts = ("coins", "red", "blue", "clock")
        self.reasons = (
            Reason("coins", more="because-richer", less="because-poorer"),
            Reason("red", "blue", better="because-hand"),
            Reason("clock", more="because-later"),
        )


def ends(number: int, worth: Callable[[list[float]], float], *, ahead: list[float]) -> list[list[End]]:
    """So many worlds, and where they end if the first move brings that much more of each fact than the second."""
    rng = Rng(5)
    found: list[list[End]] = [[], []]
    for _ in range(number):
        facts = [rng.fraction() for _ in ahead]
        more = [fact + by for fact, by in zip(facts, ahead)]
        found[0].append(End(worth(more), more))
        found[1].append(End(worth(facts), facts))
    return found


def coins_and_cards(facts: list[float]) -> float:
    return 3.0 * facts[0] + 2.0 * facts[1] - facts[2]


@pytest.mark.parametrize(
    ("ahead", "said"),
    [
        ([1.0, 0.0, 0.0, 0.0], "because-richer"),
        ([1.0, 0.5, 0.0, 0.0], "because-richer"),
        ([0.1, 0.0, -1.0, 0.0], "because-hand"),
        ([0.0, 0.5, 0.5, 0.0], "because-hand"),
        ([0.5, -0.1, 0.0, 5.0], "because-richer"),
        ([-0.5, 2.0, 0.0, 0.0], "because-hand"),
    ],
)
def test_the_part_that_counts_most_is_the_reason(ahead: list[float], said: str) -> None:
    assert told(ends(40, coins_and_cards, ahead=ahead), Facts()) == Phrase(said)


def test_less_of_something_may_be_better() -> None:
    fewer = ends(40, lambda facts: -facts[0], ahead=[-1.0, 0.0, 0.0, 0.0])
    assert told(fewer, Facts()) == Phrase("because-poorer")
    sooner = ends(40, lambda facts: -facts[3], ahead=[0.0, 0.0, 0.0, -1.0])
    assert told(sooner, Facts()) is None, "nobody would say that there is less time"


@pytest.mark.parametrize(
    ("why", "ahead"),
    [
        ("nothing differs", [0.0, 0.0, 0.0, 0.0]),
        ("it came out worse", [-1.0, 0.0, 0.0, 0.0]),
        ("it does not count", [0.0, 0.0, 0.0, 1.0]),
        ("only how it was added up differs", [1e-13, 0.0, 0.0, 0.0]),
    ],
)
def test_nothing_is_said_where_nothing_is_clear(why: str, ahead: list[float]) -> None:
    assert told(ends(40, coins_and_cards, ahead=ahead), Facts()) is None, why


def test_nothing_is_said_of_chance() -> None:
    rng = Rng(3)
    lucky: list[list[End]] = [[], []]
    for place in (0, 1) * 40:
        coins = rng.fraction()
        lucky[place].append(End(coins, [coins, 0.0, 0.0, 0.0]))
    assert told(lucky, Facts()) is None


def test_nothing_is_said_if_several_things_made_the_difference_alike() -> None:
    alike = ends(40, lambda facts: facts[0] + facts[1] + facts[3], ahead=[1.0, 1.0, 0.0, 1.0])
    assert told(alike, Facts()) is None


# Of real positions


def reason(m: Script, one: str, other: str) -> Phrase | None:
    """Why one move of the seat that has to decide is better than another."""
    game, seat = find_game("french_flair"), m.state.waiting()[0]
    search = Search(m.state, seat, game.hints, Rng(1))
    return reasons.difference(search, game.hints, game.moves.read(one), game.moves.read(other))


def test_french_flair_a_longer_kick_off_gains_ground() -> None:
    game = find_game("french_flair")
    match = Match.start(game, game.options(), 2, seed=table_seed(1))
    match.settle()
    state = match.state
    seat = state.waiting()[0]
    one, two = sorted(state.legal(seat), key=lambda move: move.notation)[:2]
    search = Search(state, seat, game.hints, Rng(1))
    assert reasons.difference(search, game.hints, two, one) == Phrase("because-ground")
    assert reasons.difference(search, game.hints, one, two) is None, "it does not gain any"


def test_a_game_that_says_nothing_of_its_facts_gives_no_reason_and_plays_no_world() -> None:
    game = find_game("french_flair")
    m = ball(1, SIX, d=30)
    search = Search(m.state, 0, Hints(), Rng(1))
    moves = m.state.legal(0)
    assert reasons.difference(search, Hints(), moves[0], moves[1]) is None
    assert search.iterations == 0
    assert game.hints.reasons


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SEARCHED)
def test_what_is_said_is_a_whole_sentence_in_both_languages(name: str, few_worlds: None) -> None:
    game, said = find_game(name), 0
    for number, state in enumerate(positions(game, 2, 12)[:20]):
        seat = state.waiting()[0]
        bot = make_bot("strong", game, number, FEW)
        bot.choose(state, seat)
        why = bot.explain()
        if why.key == "why-search-difference":
            said += 1
            for lang in LANGUAGES:
                words = words_for(lang, name)
                assert words.tell(why.facts["because"]) in checked(words.sentence(why, (), seat))
    assert said


# It changes nothing


class Asked:
    """A bot that is asked after every move why it was made."""

    def __init__(self, bot: Searching) -> None:
        self.bot = bot
        self.told: list[str] = []

    def choose(self, state: State, seat: int) -> Move:
        move = self.bot.choose(state, seat)
        self.told.append(self.bot.explain().key)
        return move


def beginning(name: str, level: str, *, asked: bool) -> tuple[list[str], list[str]]:
    """The first decisions of a game between two bots of a level, and what they tell whoever asks."""
    game = find_game(name)
    bots = [make_bot(level, game, seat, FEW) for seat in range(2)]
    players = [Asked(bot) for bot in bots if isinstance(bot, Searching)]
    made = islice(decisions(game.new(game.options(), 2), players if asked else bots, Rng(3)), 20)
    return [move.notation for _, move in made], [key for player in players for key in player.told]


@pytest.mark.few(2)
@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("name", SEARCHED)
def test_who_is_asked_for_reasons_plays_the_same_game(name: str, level: str, few_worlds: None) -> None:
    silent, nothing = beginning(name, level, asked=False)
    explained, keys = beginning(name, level, asked=True)
    assert explained == silent
    assert "why-search" in keys
    assert not nothing


def test_a_reason_is_that_of_the_position_even_if_the_game_has_gone_on(few_worlds: None) -> None:
    game = find_game("french_flair")
    for state in positions(game, 2, 12)[:6]:
        seat = state.waiting()[0]
        at_once, later = (make_bot("strong", game, 4, FEW) for _ in range(2))
        at_once.choose(state, seat)
        why = at_once.explain()
        world = state.copy()
        world.apply(seat, later.choose(world, seat))
        assert later.explain() == why
        assert later.explain() == why, "and it is the same for who asks twice"


# It gives nothing away


def dealt_anew(name: str, manner: Manner) -> Iterator[set[str]]:
    """What a reason rests on in some positions, and in worlds with other cards where the seat sees none."""
    game = find_game(name)
    for number, state in enumerate(positions(game, 2, 3)[::4]):
        seat = state.waiting()[0]
        moves = [state.legal(seat)[0], state.legal(seat)[-1]]
        found = set()
        for world in (state, *(state.imagine(seat, Rng(100 * number + deal)) for deal in range(2))):
            ends = Search(world, seat, game.hints, Rng(1), manner).ends(moves, WORLDS, Rng(1))
            found.add(str([(told(ends, game.hints), [(end.worth, end.facts) for end in row]) for row in ends]))
        yield found


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SEARCHED)
def test_what_is_hidden_makes_no_difference_to_a_reason(name: str) -> None:
    """AR-12, AR-25: dealt anew, it is the same with all that it rests on."""
    assert all(len(found) == 1 for found in dealt_anew(name, Manner()))


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SEARCHED)
def test_a_reason_from_the_true_cards_would_be_noticed(name: str) -> None:
    """The same of a search that looks at them."""
    assert any(len(found) > 1 for found in dealt_anew(name, Manner(cheats=True)))


# Where it is heard


def question(explained: bool) -> Question:
    game = find_game("french_flair")
    match = Match.start(game, game.options(), 2, seed=table_seed(1))
    match.settle()
    return Question(match.record, match.state.waiting()[0], "strong", 1, iterations=FEW, explained=explained)


def test_only_who_asks_is_told_what_the_seat_alone_may_hear() -> None:
    told_all, asked = pool.answer(question(False)), pool.answer(question(True))
    assert told_all.notation == asked.notation
    assert told_all.openly == asked.openly == told_all.why
    assert asked.why.key.startswith("why-search")


def test_a_review_says_what_cost_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "THOROUGH", FEW)
    game, record = find_game("rugby_champion"), record_of("rugby_champion")
    decisions = review.decisions_of(game, record, [0])[:30]
    found = review.looked_at(game, record, decisions, FEW)
    differ = [slip for slip in found if slip.cost.key == "review-cost-difference"]
    assert differ
    for lang in LANGUAGES:
        for slip in differ:
            checked(words_for(lang, "rugby_champion").sentence(slip.cost))
    assert all(slip.cost.key == "review-cost" for slip in review.looked_at(game, record, decisions[:10], FEW - 1))
