"""The words of L'Artropp: nothing is missing in either language, nothing shows through, nothing is given away."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import msgspec
import pytest

from tablee.core.errors import Fact, IllegalMove, UnknownMove
from tablee.core.game import State
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.core.record import read_options
from tablee.core.story import Told
from tablee.games import find_game
from tablee.games.artropp import events
from tablee.games.artropp.box import Options
from tablee.games.artropp.cards import load_deck
from tablee.games.artropp.figures import measure
from tablee.games.artropp.position import PHASES
from tablee.games.artropp.say import card_name
from tablee.games.artropp.view import ArtroppView
from tablee.words import LANGUAGES, Words, rules_page, words_for
from tests.words.catalogues import SOURCES, keys_in_the_code
from tests.words.sentences import (
    check_section,
    checked,
    explain,
    heading_marks,
    listed_defaults,
    offer_all,
    say_event,
    say_move,
    say_outcome,
    say_prompt,
    tell_all,
    written_defaults,
)

CLAUSES = [f"AR-{number}" for number in range(1, 36) if number != 29]
NAMES = ["Camille", "Dominique", "Alex", "Hélène", "Éloïse", "Noé"]
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"duel_rounds": 2}),
    (2, {"duel_rounds": 1, "free_drums": True}),
    (3, {"rounds": 6, "purse": 12, "rebuy": True}),
    (3, {"rounds": 6, "free_drums": True}),
    (4, {"rounds": 8, "free_places": 1, "purse": 15}),
    (4, {"rounds": 8, "free_places": 2, "br_value": 1}),
    (5, {"rounds": 6, "skip_empty_pot": True, "open_table": False}),
    (6, {"rounds": 8, "br_value": 1000}),
]
Seen = tuple[State, list[Told]]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "artropp")


def watched(seats: int, options: dict[str, object], seed: int) -> Iterator[Seen]:
    """A random game: each position in which somebody may act, with what was told since the last one."""
    game = find_game("artropp")
    rng = Random(seed)
    match = Match.start(game, read_options(game, options), seats, seed=bytes([seed]) * 32)
    match.settle()
    while True:
        yield match.state, match.take_story()
        if match.is_over():
            return
        seat = rng.choice(list(match.state.waiting()))
        match.play(seat, rng.choice(likely(match.state.legal(seat), rng)))
        match.settle()


def likely(moves: list[Move], rng: Random) -> list[Move]:
    """Long lines and faithful people, most of the time."""
    rare = [move for move in moves if move.notation not in ("assault", "leave")]
    return rare if rare and rng.random() < 0.9 else moves


def readers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


# A whole game in words


@pytest.mark.few(3)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_can_be_told_to_everybody(words: Words, seats: int, options: dict[str, object], seed: int) -> None:
    names = NAMES[: seats - seed]
    for state, told in watched(seats, options, seed):
        for reader in readers(state):
            tell_secretly(words, told, names, reader)
            checked(say_prompt(words, state.view(reader), names))
        for seat in state.waiting():
            offer_all(words, state, seat, names)
    for reader in readers(state):
        lines = [checked(line) for line in say_outcome(words, state.view(reader), names)]
        assert len(lines) >= 3


def tell_secretly(words: Words, told: Sequence[Told], names: Sequence[str], reader: int | None) -> None:
    """No numbered card is named that the reader's own form of the event does not hold."""
    pattern, cards = cards_by_name(words.lang)
    for event, sentence in tell_all(words, told, names, reader, small=("général", "general")):
        written = msgspec.json.encode(event.seen_by(reader)).decode()
        for name in pattern.findall(sentence):
            assert f'"{cards[name]}"' in written, sentence


@cache
def cards_by_name(lang: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds the names of numbered cards in a sentence, and the cards they stand for."""
    cards = {
        words_for(lang, "artropp").tell(card_name(card.name)): card.name
        for card in load_deck().cards
        if card.number >= 0
    }
    return re.compile(rf"\b({'|'.join(cards)})\b"), cards


def test_nobody_reads_what_others_draw_or_lay(words: Words) -> None:
    for reader in (None, 0, 1):
        assert say_event(words, events.Drew(seat=2), NAMES, reader) == ""
        assert say_event(words, events.Drew(seat=2, card="h12"), NAMES, reader) == ""
        laid = say_event(words, events.Committed(seat=2, card="h12"), NAMES, reader)
        assert laid == say_event(words, events.Committed(seat=2), NAMES, reader)
        assert "12" not in laid
    assert "12" in say_event(words, events.Drew(seat=2, card="h12"), NAMES, 2)
    assert "12" in say_event(words, events.Committed(seat=2, card="h12"), NAMES, 2)


# Nothing is missing


EVENTS: list[events.Event] = [
    events.RoundBegan(round=2, seat=0, duel=False, arrow=-1),
    events.RoundBegan(round=2, seat=0, duel=True, arrow=1),
    events.Drew(seat=0, card="o7"),
    events.Reshuffled(cards=1),
    events.Added(seat=0, card="o7", place=0, number=7, br=0),
    events.Added(seat=0, card="d0", place=1, number=0, br=5),
    events.Added(seat=0, card="d", place=1, number=16, br=5),
    events.Added(seat=0, card="of9", place=2, number=9, br=9),
    events.Added(seat=0, card="s", place=2, number=0, br=9),
    events.ArrowTurned(seat=0, arrow=-1),
    events.Passed(seat=0, place=2),
    events.Assaulted(seat=0, place=0, cards=["o7"], br=0, paid=0),
    events.Assaulted(seat=0, place=0, cards=["o7", "a9"], br=3, paid=150),
    events.Announced(seat=0, direction=-1),
    events.Committed(seat=0, card="s"),
    events.Revealed(cards=[(0, "o7"), (1, "s")]),
    events.Felled(seat=0, target=1),
    events.Felled(seat=0, target=-1),
    events.PotWon(seat=0, card="o7", amount=0),
    events.PotWon(seat=0, card="o7", amount=1),
    events.PotShared(shares=[(0, 26), (1, 25)]),
    events.PotCarried(amount=0),
    events.PotCarried(amount=600),
    events.RoundOver(round=2, purses=[1, 2]),
    events.Left(seat=0, gain=0, bankrupt=False),
    events.Left(seat=0, gain=-5000, bankrupt=True),
    events.Joined(seat=0),
    events.Rebought(seat=0, debt=5000),
    events.SessionOver(gains=[1, -1], winners=[0], reason="rounds"),
    events.SessionOver(gains=[0, 0], winners=[0, 1], reason="alone"),
]
UNTOLD = {events.Stayed}


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    assert {type(event) for event in EVENTS} | UNTOLD == set(events.Event.__subclasses__())


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_speak_to_the_actor_and_about_the_actor(words: Words, event: events.Event) -> None:
    mine = checked(say_event(words, event, NAMES, 0))
    assert "Camille" not in mine
    if not isinstance(event, events.Drew):
        theirs = checked(say_event(words, event, NAMES, 2))
        assert "Camille" in theirs or not hasattr(event, "seat")
        assert not re.search(r"\b([Yy]our?|[Vv](ous|otre))\b", theirs)


def test_what_need_not_be_told_is_not(words: Words) -> None:
    assert say_event(words, events.Stayed(seat=0), NAMES, 1) == ""


def test_ar_4_an_arrow_that_was_left_to_the_left_is_told_when_a_round_begins() -> None:
    left, right = (events.RoundBegan(round=2, seat=0, duel=False, arrow=arrow) for arrow in (-1, 1))
    said = [say_event(words_for(lang, "artropp"), event, NAMES, 1) for lang in LANGUAGES for event in (left, right)]
    assert said == [
        "Manche 2. Camille commence\u202f; la flèche est restée vers la gauche.",
        "Manche 2. Camille commence.",
        "Round 2. Camille goes first; the arrow still points to the left.",
        "Round 2. Camille goes first.",
    ]


def test_ar_28_whoever_lays_a_free_drum_is_told_that_it_wins_nothing() -> None:
    view = first_view(3)
    assert [say_move(words_for(lang, "artropp"), view, "=d", NAMES) for lang in LANGUAGES] == [
        "poser un tambour face cachée, qui ne gagne rien",
        "lay a drum face down, which wins nothing",
    ]


def test_a_felled_reader_is_told_so() -> None:
    event = events.Felled(seat=0, target=1)
    assert say_event(words_for("fr", "artropp"), event, NAMES, 1) == "Camille ordonne le tir\u00a0: votre unité tombe."
    assert say_event(words_for("en", "artropp"), event, NAMES, 1) == "Camille lets the sniper fire: your unit falls."


def test_in_a_duel_lines_are_told_apart(words: Words) -> None:
    for duel in (True, False):
        event = events.Added(seat=0, card="o7", place=1, number=7, br=0, duel=duel)
        assert ("2" in say_event(words, event, NAMES[:2], 1)) == duel


def test_every_option_has_a_name_and_help(words: Words) -> None:
    for field in msgspec.structs.fields(Options):
        checked(words(f"option-{field.name}"))
        assert checked(words(f"option-{field.name}-help")).endswith(".")


def test_every_figure_of_a_simulation_has_a_name(words: Words) -> None:
    figures = {name for event in EVENTS for name in measure(event)}
    assert figures == {"line-cards", "line-br", "pot", "pot-won"}
    for name in figures:
        checked(words(f"figure-{name}"))


def test_every_card_has_its_names(words: Words) -> None:
    cards = [card.name for card in load_deck().cards] + ["d"]
    for card in cards:
        assert len(checked(words.tell(card_name(card, "badge")))) <= 6
    assert len({words.tell(card_name(card)) for card in cards}) == len(cards)
    assert len({words.tell(card_name(card, "badge")) for card in cards}) == len(cards)
    for family in {card.family for card in load_deck().cards}:
        checked(words(f"family-{family}"))


@pytest.mark.parametrize("card", ["", "z7", "7", "o-7", "orc"])
def test_no_such_card(words: Words, card: str) -> None:
    with pytest.raises(KeyError):
        words.tell(card_name(card))


def first_view(seats: int, seat: int | None = 0) -> ArtroppView:
    state, _ = next(watched(seats, {}, 1))
    view = state.view(seat)
    assert isinstance(view, ArtroppView)
    return view


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_of_the_table_means_something(words: Words, seats: int) -> None:
    for view in (first_view(seats), first_view(seats, None)):
        for move in find_game("artropp").moves:
            checked(say_move(words, view, move.notation, NAMES[:seats]))
            checked(say_move(words, view, move.notation, ()))


def test_no_such_move(words: Words) -> None:
    with pytest.raises(UnknownMove):
        say_move(words, first_view(3), "dance", NAMES)


@pytest.mark.parametrize("phase", PHASES.names)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_phase_asks_or_says_who_is_waited_for(words: Words, phase: str, seats: int) -> None:
    view = first_view(seats)
    view.phase = phase
    sentences = []
    for waiting, assaulter in (([0], None), ([1], None), ([1], 0)):
        view.waiting = waiting
        view.assaulter = assaulter
        sentences.append(checked(say_prompt(words, view, NAMES)))
    if phase not in ("starting", "drawing", "over"):
        assert sentences[0] != sentences[1]
        assert "Dominique" in sentences[1]


def test_reasons_for_the_end() -> None:
    text = (SOURCES / "games" / "artropp" / "rules.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'_finish\(match, "(\w+)"\)', text))
    assert reasons == {"rounds", "alone"}
    for lang in LANGUAGES:
        for reason in reasons:
            checked(words_for(lang, "artropp")(f"reason-{reason}"))


# Refusals and reasons


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_refusal_of_a_game_is_explained(seats: int, options: dict[str, object]) -> None:
    game = find_game("artropp")
    rng = Random(7)
    for state, _ in watched(seats, options, 7):
        for seat in state.waiting():
            legal = state.legal(seat)
            for move in rng.sample([move for move in game.moves if move not in legal], 6):
                with pytest.raises(IllegalMove) as refused:
                    state.play(seat, move)
                explain("artropp", refused.value)


@pytest.mark.slow
def test_every_refusal_in_the_source_has_its_words(words: Words) -> None:
    keys = [key for key in keys_in_the_code("artropp") if key.startswith("refused-")]
    assert len(keys) >= 14
    assert all(words.has(key) for key in keys)


WHY: dict[str, dict[str, Fact]] = {
    "why-forced": {},
    "why-no-plan": {},
    "why-only-sensible": {},
    "why-cheap-assault": {},
    "why-cannot-add": {},
    "why-keeps-options": {"options": 2},
    "why-narrows": {"room": 3},
    "why-special-turns-arrow": {},
    "why-special-ends-round": {},
    "why-likely-win": {"chance": 62},
    "why-spare-card": {},
    "why-drum-wins-nothing": {},
    "why-last-showdown": {},
    "why-sniper-pays": {},
    "why-announce": {},
    "why-aim": {},
    "why-save-pot": {},
    "why-stay": {},
    "why-assault": {"br": 12},
    "why-opening": {},
    "why-small-step": {},
    "why-looked-best": {},
    "why-search": {"how": "mostly", "tenths": 7, "second": "add the orc 7"},
    "why-search-difference": {"how": "always", "tenths": 10, "second": "charge!", "because": "better cards in hand"},
    "why-policy": {"percent": 62},
    "why-own-head": {},
}


def test_every_reason_of_a_bot_has_its_words(words: Words) -> None:
    assert {key for key in keys_in_the_code("artropp") if key.startswith("why-")} <= set(WHY)
    for key, facts in WHY.items():
        assert checked(words(key, **facts)).endswith(".")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hints_can_be_told(words: Words, seats: int) -> None:
    hints = find_game("artropp").hints
    for state, _ in watched(seats, {"rounds": 2, "duel_rounds": 1}, 3):
        for seat in state.waiting():
            for move in state.legal(seat):
                for why in (hints.why(state, seat, move), hints.why_openly(state, seat, move)):
                    checked(words.tell(why))


# Plurals


@pytest.mark.parametrize(
    ("key", "fact", "french", "english"),
    [
        ("braves", "amount", "brave brave braves braves", "braves brave braves braves"),
        ("br", "br", "Br. Br. Br. Br.", "Br. Br. Br. Br."),
        ("units", "count", "unité unité unités unités", "units unit units units"),
    ],
)
def test_plurals(key: str, fact: str, french: str, english: str) -> None:
    numbers = (0, 1, 2, 21)
    for lang, wanted in (("fr", french), ("en", english)):
        words = words_for(lang, "artropp")
        said = [words(key, **{fact: number}).replace("\u00a0", " ") for number in numbers]
        assert said == [f"{number} {form}" for number, form in zip(numbers, wanted.split(), strict=True)]


def test_an_assault_in_words() -> None:
    event = events.Assaulted(seat=0, place=0, cards=["o7"] * 9, br=21, paid=1050)
    said = [say_event(words_for(lang, "artropp"), event, NAMES, 1).replace("\u00a0", " ") for lang in LANGUAGES]
    assert said == [
        "À l’assaut\u202f! Camille mène 9 unités à l’attaque et paie 1\u202f050 braves (21 Br.).",
        "Charge! Camille leads 9 units into the assault and pays 1,050 braves (21 Br.).",
    ]


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_finds_its_section(lang: str, clause: str) -> None:
    check_section("artropp", lang, clause)


def test_both_rules_have_the_same_sections() -> None:
    assert heading_marks("artropp", "fr") == heading_marks("artropp", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_every_option_with_its_default(lang: str) -> None:
    assert listed_defaults("artropp", lang) == written_defaults(Options, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_count_the_cards_of_the_deck(lang: str) -> None:
    deck = load_deck().cards
    rows = re.findall(r"^\| [^|]+ \| ([^|]+) \| (\d) \| (\d+) \|$", rules_page("artropp", lang), re.MULTILINE)
    assert sum(int(cards) for _, _, cards in rows) == sum(card.copies for card in deck) == 48
    assert sum(int(br) * int(cards) for _, br, cards in rows) == sum(card.br * card.copies for card in deck) == 74


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        ("fr", 8, "posez une unité d’un autre numéro que le 8,"),
        ("fr", 1, "posez un tambour en bas ou plus de 1,"),
        ("en", 8, "play any number but 8,"),
        ("en", 15, "play below 15 or"),
    ],
)
def test_around_a_single_number_every_other_goes(language: str, number: int, expected: str) -> None:
    """AR-7: not "below 8 or above 8"."""
    game = find_game("artropp")
    match = Match.start(game, game.options(), 4, seed=bytes(32))
    match.settle()
    (seat,) = match.state.waiting()
    view = match.state.view(seat)
    assert view.phase == "turn"
    line = msgspec.structs.replace(view.lines[0], low=number, high=number)
    asked = msgspec.structs.replace(view, lines=[line])
    assert expected in say_prompt(words_for(language, "artropp"), asked, NAMES)
