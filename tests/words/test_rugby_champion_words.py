"""The words of Rugby Champion: nothing is missing in either language, nothing shows through, nothing is given away."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
import pytest

from tablee.bots.levels import make_bot
from tablee.core.errors import BadMaterial
from tablee.core.match import Match
from tablee.core.record import read_options
from tablee.games import find_game
from tablee.games.rugby_champion import events, hidden
from tablee.games.rugby_champion.box import Options, RugbyChampion
from tablee.games.rugby_champion.cards import CARD_FILE, SPECIALS, TYPES
from tablee.games.rugby_champion.figures import measure, measure_parts
from tablee.games.rugby_champion.position import AIMS, KINDS, PHASES, SLOTS
from tablee.games.rugby_champion.rules import RugbyChampionState
from tablee.games.rugby_champion.say import card_name, is_step_of_non_player, own_gap, the_card
from tablee.games.rugby_champion.view import RugbyChampionChoice
from tablee.words import LANGUAGES, Words, rule_section, words_for
from tests.games.rugby_champion.script import (
    Script,
    at,
    attack,
    duel,
    duel_at,
    duel_set_piece,
    follow_up,
    named,
    set_piece,
)
from tests.words.catalogues import french_texts
from tests.words.sentences import (
    ENDS,
    checked,
    offer_all,
    plain,
    say_event,
    say_move,
    say_outcome,
    say_prompt,
    tell_all,
)
from tests.words.sports import SportWords

GAME = cast(RugbyChampion, find_game("rugby_champion"))
NUMBERS = [*range(1, 8), *range(10, 22), *range(25, 28), *range(30, 33), *range(40, 46), *range(50, 56), 60]
CLAUSES = [f"RC-{number}" for number in NUMBERS]
TYPED = (
    *("pilier<", "left-passe", "left-physique", "left-pied", "right-physique", "right-passe", "arbitre", "rucking"),
    *("raffut", "faute", "touche", "melee", "kick-ouvreur<", "kick-buteur", "scrum", "pass", "show", "pile"),
)
NAMES = ["Camille", "Noé"]
HAND = "pilier< ailier> capitaine< chandelle<"
OTHER = "pilier> ailier< capitaine> demi<"
YOU = re.compile(r"\b([Yy]our?|[Vv](ous|otre))\b")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "rugby_champion")


def say_card(words: Words, card: str) -> str:
    return words.tell(the_card(card))


def say_card_name(words: Words, card: str) -> str:
    return words.tell(card_name(card))


def in_solo(event: events.Event) -> events.Event:
    """The event as it is told to somebody who plays alone."""
    return msgspec.structs.replace(event, solo=True) if "solo" in event.__struct_fields__ else event


def in_both(event: events.Event, reader: int | None = 0, *, alone: bool = False) -> tuple[str, str]:
    """The sentence in French and in English, with ordinary spaces."""
    told, names = (in_solo(event), NAMES[:1]) if alone else (event, NAMES)
    french, english = (say_event(words_for(lang, "rugby_champion"), told, names, reader) for lang in ("fr", "en"))
    return plain(french), plain(english)


# Positions in words


def passed_to(m: Script, phase: str) -> Script:
    """Whoever is asked lets it be, until that phase is reached."""
    while m.phase != phase:
        m.play(f"{m.waiting[0]} pass")
    return m


def tried() -> Script:
    """Seat 1 has scored and may convert."""
    m = duel_at("L1", "physique", "percussion< ouvreur< buteur", "demi< ailier<")
    return passed_to(m.play("1 percussion<", "2 demi<"), "convert")


def without_players() -> Script:
    """Seat 2 defends and holds no player."""
    return duel_at("L1", "passe", HAND, "rucking raffut")


def bare_scrum() -> Script:
    """Seat 2 has one player for a scrum, and the pile has to give the other."""
    return duel_set_piece("melee", HAND, "pilier> rucking").play("2 pilier>")


def started() -> Script:
    m = Script(2)
    m.step("* toss2")
    return m


def between_halves() -> Script:
    """The pile of the first half has run out."""
    return at("L1", "physique", "pilier< ailier>").leave(0, keep="pilier>").play("1 ailier>", "* =pilier>")


def stopping() -> Script:
    """Seat 2 has lost a challenge on Physique and may stop it."""
    m = duel_at("L1", "physique", "percussion< ouvreur<", "demi< ailier< faute melee touche")
    return passed_to(m.play("1 percussion<", "2 demi<"), "stop")


POSITIONS: dict[str, Callable[[], Script]] = {
    "before the match": Script,
    "before the toss": partial(Script, 2),
    "hands to be drawn": started,
    "opening": lambda: attack(HAND),
    **{f"on {slot} in {kind}": partial(at, slot, kind, HAND) for slot in SLOTS for kind in TYPES[:2]},
    "kick on the far left": lambda: at("L2", "pied", HAND),
    "to be turned": lambda: at("L1", "passe", HAND).play("1 ailier>"),
    "opening won": lambda: attack(HAND).aided().play("1 pilier<", "* =sauteur<"),
    "won by one": lambda: named("L2", HAND),
    "whistle, one": lambda: attack(f"{HAND} arbitre").aided().play("1 pilier<", "* =plaqueur<"),
    "whistle, two": lambda: attack(f"{HAND} arbitre").aided().play("1 pilier<", "* =huit<"),
    "support for a challenge": lambda: attack(HAND).play("1 pilier<", "* =ailier<"),
    "support for a set piece": lambda: set_piece("touche", HAND).play("1 ailier>", "1 capitaine<", "* =sauteur<"),
    "support for a conversion": lambda: attack(HAND).play("1 ailier>", "* =pilier>"),
    "support for a penalty": lambda: attack(HAND, rules=1).play("1 capitaine<", "* =arbitre"),
    "arrow to be turned": lambda: attack("plaqueur< ailier> capitaine<").play("1 plaqueur<", "* =arbitre"),
    "Buteur aside": lambda: attack(HAND).aided(buteur=True).hold(2),
    "line-out": lambda: set_piece("touche", HAND),
    "scrum, one card": lambda: set_piece("melee", HAND).play("1 pilier<"),
    "out of the scrum": lambda: follow_up("R1", "passe", HAND, gains=1).hold(1, fresh=1),
    "scrum won": lambda: set_piece("melee", HAND).aided().play("1 pilier<", "1 capitaine<", "* =ailier<"),
    "conversion alone": lambda: at("L1", "physique", "percussion< chandelle<").play("1 percussion<", "* =ailier<"),
    "second half": between_halves,
    "duel, opening": lambda: duel(HAND, OTHER),
    "duel, seat 2 attacks": lambda: duel(HAND, OTHER, first=2),
    "duel, one has laid": lambda: duel(HAND, OTHER).play("1 pilier<"),
    "duel, whistle": lambda: duel(f"{HAND} arbitre", OTHER).play("1 ailier>", "2 capitaine>"),
    "duel, support": lambda: duel("pilier< rucking", "pilier> raffut").play("1 pilier<", "2 pilier>"),
    "duel, behind": lambda: duel("ailier> rucking", "pilier> raffut").play("1 ailier>", "2 pilier>"),
    "duel, stop": stopping,
    "duel, line-out": lambda: duel_set_piece("touche", HAND, OTHER),
    "duel, scrum with the card": lambda: stopping().play("2 melee"),
    "duel, one card from the pile": bare_scrum,
    "duel, no player": without_players,
    "duel, poor hand": lambda: duel(HAND, "pilier> rucking raffut melee"),
    "duel, conversion": tried,
    "duel, penalty": lambda: stopping().play("2 faute"),
}


def test_the_positions_cover_every_phase_and_kind() -> None:
    made = [make() for make in POSITIONS.values()]
    assert {m.phase for m in made} | {"over"} == set(PHASES.names)
    assert {m.kind for m in made} == set(KINDS)
    assert {m.view(None).support_for for m in made} == {*AIMS, ""}


# Whole matches


MATCHES: list[tuple[int, dict[str, Any]]] = [
    *((1, {"difficulty": difficulty}) for difficulty in ("easy", "normal", "hard", "expert")),
    (1, {"opening_try": True, "arrow_inward_keeps_ball": True, "symmetric_advantage": True}),
    (2, {}),
    (2, {"difficulty": "expert", "opening_try": True, "arrow_inward_keeps_ball": True, "interception_try": True}),
]


@pytest.mark.few(3)
@pytest.mark.parametrize(("seats", "options"), MATCHES, ids=str)
def test_whole_matches_can_be_told(words: Words, seats: int, options: dict[str, Any]) -> None:
    match = Match.start(GAME, read_options(GAME, options), seats, seed=(7 + seats).to_bytes(32, "big"))
    bots = [make_bot("beginner", GAME, 1), make_bot("casual", GAME, 2)]
    names = NAMES[:seats]
    match.settle()
    while not match.is_over():
        seat = match.state.waiting()[0]
        for reader in (None, *range(seats)):
            checked(say_prompt(words, match.state.view(reader), names))
        offer_all(words, match.state, seat, names)
        match.play(seat, bots[seat].choose(match.state, seat))
        match.settle()
    told = match.take_story()
    for reader in (None, *range(seats)):
        tell_all(words, told, names, reader)
        view = match.state.view(reader)
        assert say_prompt(words, view, names) == words("prompt-over")
        lines = [checked(line) for line in say_outcome(words, view, names)]
        assert len(lines) == 4
        assert ("Camille" in " ".join(lines)) == (reader != 0)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_laid_face_down_is_told_to_nobody_else(words: Words, seed: int) -> None:
    """In whole duels: while cards lie face down no sentence for others names one that its side has not shown."""
    match = Match.start(GAME, read_options(GAME, {}), 2, seed=seed.to_bytes(32, "big"))
    bots = [make_bot("casual", GAME, seat) for seat in range(2)]
    state = cast(RugbyChampionState, match.state)
    sealed = 0
    match.settle()
    while not match.is_over():
        seat = match.state.waiting()[0]
        hand = {GAME.kit.names[card] for card in state.hands[seat]}
        match.take_story()
        move = bots[seat].choose(match.state, seat)
        match.play(seat, move)
        if move.notation in [GAME.kit.names[card] for card in hidden.sealed(state, seat)]:
            sealed += 1
            told = match.take_story()
            for reader in (None, 1 - seat):
                said = " ".join(sentence for _, sentence in tell_all(words, told, NAMES, reader))
                assert not [name for name in hand if say_card(words, name) in said], said
        match.settle()
    assert sealed > 10


# Nothing is missing


BOTH: list[events.Event] = [
    events.HalfBegan(half=1, side=0),
    events.HalfBegan(half=2, side=0),
    *(events.PhaseBegan(kind=kind, side=0, clause="RC-10") for kind in ("attack", "touche", "melee")),
    events.Challenged(side=0, slot="C", type="physique", why="opening", clause="RC-11"),
    events.Challenged(side=0, slot="L1", type="passe", why="choice", clause="RC-12"),
    events.Challenged(side=0, slot="L2", type="pied", why="arrow", clause="RC-15"),
    *(
        events.Compared(type=kind, sides=[0, 1], values=[4, 4 - gap], gap=gap, clause=clause)
        for kind in TYPES
        for gap in (2, 0, -1)
        for clause in ("RC-11", "RC-40")
    ),
    events.Whistled(side=0, card="plaqueur<", whistles=1, effect="cancelled", clause="RC-25"),
    *(events.Passed(side=0, what=what, clause="RC-25") for what in ("whistle", "convert")),
    events.Redirected(card="pilier<", way="left", type="physique"),
    events.Redirected(card="ailier>", way="right", type="passe"),
    events.InTouch(slot="L2"),
    events.InTouch(slot="R1"),
    events.AdvantageTaken(side=0, second=False, clause="RC-40"),
    events.AdvantageTaken(side=0, second=True, clause="RC-44"),
    events.AdvantageReturned(side=0),
    *(events.SetPieceWon(kind=kind, side=side, clause="RC-40") for kind in ("touche", "melee") for side in (0, None)),
    *(
        events.TryScored(side=0, how=how, score=[5, 0], clause="RC-13")
        for how in ("challenge", "interception", "advantage")
    ),
    events.Converted(side=0, good=True, card="ouvreur<", score=[7, 0], clause="RC-13"),
    events.Converted(side=0, good=False, card=None, score=[5, 0], clause="RC-13"),
    events.HandSpent(side=0, hand=[], clause="RC-19"),
    events.PileOut(),
    events.HalfOver(half=1, score=[5, 0]),
    events.HalfOver(half=2, score=[5, 0]),
    events.MatchOver(score=[5, 0], winners=[0], tries=[1, 0], phases=[9, 3, 2], solo=False),
    events.MatchOver(score=[5, 5], winners=[0, 1], tries=[1, 1], phases=[9, 3, 2], solo=False),
]
"""What happens alone and in a duel."""
IN_A_DUEL: list[events.Event] = [
    events.Tossed(side=0),
    events.Shown(side=0, hand=["pilier<", "rucking"], discarded=["rucking"], clause="RC-54"),
    events.Shown(side=0, hand=["rucking", "melee"], discarded=[], clause="RC-55"),
    events.Laid(side=0, card=None, from_pile=True, clause="RC-55"),
    events.Turned(side=0, card="pilier<", slot="C", clause="RC-55"),
    events.Revealed(cards=[["pilier<"], ["ailier>"]], clause="RC-50"),
    events.Revealed(cards=[["pilier<", "melee"], ["ailier>"]], clause="RC-53"),
    events.Whistled(side=0, card="huit<", whistles=2, effect="penalty", clause="RC-52"),
    events.Supported(side=0, card="rucking"),
    *(events.Stopped(side=0, card=card) for card in ("touche", "melee", "faute")),
    *(events.Passed(side=0, what=what, clause="RC-51") for what in ("support", "stop")),
    events.PenaltyAwarded(side=0, clause="RC-52"),
    events.PenaltyScored(side=0, card="buteur", score=[3, 0], clause="RC-52"),
    events.HandSpent(side=0, hand=["rucking", "melee"], clause="RC-53"),
    events.BallLost(side=0),
]
ALONE: list[events.Event] = [
    events.Challenged(side=0, slot="R1", type="passe", why="melee", clause="RC-41"),
    events.Shown(side=0, hand=["arbitre", "arbitre"], discarded=["arbitre", "arbitre"], clause="RC-27"),
    events.Laid(side=0, card="pilier<", from_pile=False, clause="RC-11"),
    events.Whistled(side=0, card="huit<", whistles=2, effect="scrum", clause="RC-25"),
]
STEPS: list[events.Event] = [
    events.LineFilled(slots=[*SLOTS]),
    events.LineFilled(slots=["C"]),
    events.LineFilled(slots=["L1", "C"]),
    *(events.Refreshed(slot=slot) for slot in SLOTS),
    *(events.Turned(side=1, card="pilier<", slot=slot, clause="RC-11") for slot in SLOTS),
    events.Turned(side=1, card="arbitre", slot="C", clause="RC-26"),
    events.Turned(side=1, card="pilier<", slot="C", clause="RC-26"),
    events.Turned(side=1, card="pilier<", slot="", clause="RC-40"),
    events.Turned(side=1, card="arbitre", slot="", clause="RC-26"),
    *(
        events.Whistled(side=1, card="plaqueur<", whistles=whistles, effect=effect, clause="RC-26")
        for whistles, effect in ((0, "nothing"), (1, "cancelled"), (2, "scrum"), (2, "penalty"), (2, "draw"))
    ),
    *(
        events.Aided(card=card, aim=aim, effect=effect, clause="RC-31")
        for aim in AIMS
        for card, effect in [
            ("rucking", "added"),
            ("buteur", "aside"),
            ("faute", "foul"),
            ("buteur", "kicks"),
            ("raffut", "nothing"),
        ]
    ),
    events.Redirected(card="pilier<", way="left", type="physique"),
    events.AdvantageTaken(side=1, second=False, clause="RC-16"),
    events.AdvantageTaken(side=1, second=False, clause="RC-40"),
    events.AdvantageTaken(side=1, second=True, clause="RC-44"),
    events.AdvantageReturned(side=1),
    events.SetPieceWon(kind="melee", side=1, clause="RC-41"),
    *(events.TryScored(side=1, how=how, score=[0, 5], clause="RC-16") for how in ("interception", "advantage")),
    events.Converted(side=1, good=True, card="buteur", score=[0, 7], clause="RC-32"),
    events.Converted(side=1, good=False, card=None, score=[0, 5], clause="RC-32"),
    events.PenaltyScored(side=1, card="buteur", score=[0, 3], clause="RC-26"),
]
"""What the Non-joueur does."""


def test_every_event_is_told() -> None:
    told = {type(event) for event in [*BOTH, *IN_A_DUEL, *ALONE, *STEPS]} | {events.Drew}
    assert told == set(events.Event.__subclasses__())


@pytest.mark.parametrize("event", [*BOTH, *IN_A_DUEL], ids=lambda event: type(event).__name__)
def test_events_of_a_duel_speak_to_the_actor_and_about_the_actor(words: Words, event: events.Event) -> None:
    mine = checked(say_event(words, event, NAMES, 0))
    theirs = checked(say_event(words, event, NAMES, None))
    assert "Camille" not in mine
    assert not YOU.search(theirs)
    for sentence in (mine, theirs):
        assert sentence.endswith(ENDS)
        assert "RC-" not in sentence


@pytest.mark.parametrize("event", [*BOTH, *ALONE], ids=lambda event: type(event).__name__)
def test_events_of_a_match_alone(words: Words, event: events.Event) -> None:
    mine = checked(say_event(words, in_solo(event), NAMES[:1], 0))
    theirs = checked(say_event(words, in_solo(event), NAMES[:1], None))
    assert "Camille" not in mine
    assert mine.endswith(ENDS)
    assert theirs.endswith(ENDS)


@pytest.mark.parametrize("event", STEPS, ids=lambda event: type(event).__name__)
def test_every_step_of_the_non_joueur_is_explained_with_its_clause(words: Words, event: events.Event) -> None:
    assert is_step_of_non_player(in_solo(event))
    for reader in (None, 0):
        sentence = checked(say_event(words, in_solo(event), NAMES[:1], reader))
        (clause,) = re.findall(r"\((RC-\d+)\)$", sentence)
        assert clause == msgspec.structs.asdict(event)["clause"]
        assert rule_section("rugby_champion", words.lang, clause)
        assert not sentence[0].islower()
        assert len(sentence.split()) >= 5


def test_every_step_of_the_non_joueur_sounds_different(words: Words) -> None:
    sentences = [say_event(words, in_solo(event), NAMES[:1], 0) for event in STEPS]
    assert len(set(sentences)) == len(sentences)


def test_only_ones_own_card_is_news(words: Words) -> None:
    card = say_card(words, "pilier<")
    assert card in checked(say_event(words, events.Drew(side=0, card="pilier<"), NAMES, 0))
    assert say_event(words, events.Drew(side=0), NAMES, 1) == ""
    assert say_event(words, events.Drew(side=1), NAMES, 0) == ""


def test_a_card_that_lies_face_down_is_named_only_to_whoever_laid_it(words: Words) -> None:
    m = duel(HAND, OTHER)
    m.story.take()
    m.step("1 pilier<")
    (laid,) = m.story.take()
    card = say_card(words, "pilier<")
    assert card in checked(say_event(words, laid.seen_by(0), NAMES, 0))
    for reader in (1, None):
        assert card not in checked(say_event(words, laid.seen_by(reader), NAMES, reader))


def test_both_from_the_pile_are_not_revealed_yet(words: Words) -> None:
    assert say_event(words, events.Revealed(cards=[[], []], clause="RC-53"), NAMES, 0) == ""


def test_every_figure_of_a_simulation_has_a_name(words: Words) -> None:
    alone = events.MatchOver(score=[5, 0], winners=[0], tries=[1, 0], phases=[9, 3, 2], solo=True)
    figures = {name for event in [*BOTH, *IN_A_DUEL, alone] for name in measure(event)}
    figures |= {name for name, _ in measure_parts(BOTH)}
    assert figures >= {"points", "tries", "converted", "own-won", "automaton-won", "first-won", "drawn", "interception"}
    assert figures >= {"attack-points", "defence-points"}
    names = {name: checked(words(f"figure-{name}")) for name in figures}
    assert len(set(names.values())) == len(names)
    assert max(map(len, names.values())) <= {"fr": 36, "en": 40}[words.lang], "a table of figures has to fit 80 columns"


def test_every_card_has_a_name(words: Words) -> None:
    ids = [player.id for player in GAME.cards.players] + list(SPECIALS)
    names = [checked(say_card_name(words, card)) for card in ids]
    assert len(set(names)) == len(names)
    assert all(words.has(f"card-{card}") for card in ids)


def test_french_calls_the_cards_as_the_file_does() -> None:
    words = words_for("fr", "rugby_champion")
    names = {player.id: player.name for player in GAME.cards.players}
    names |= {special.id: special.name for special in GAME.cards.specials}
    assert {card: say_card_name(words, card) for card in names} == names


def test_a_card_that_only_a_users_own_file_has_is_called_as_it_says(words: Words, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    own = CARD_FILE.template().replace('id = "pilier"', 'id = "vieux-lion"').replace('"Pilier"', '"Vieux lion"')
    path.write_text(own, encoding="utf-8")
    game = find_game("rugby_champion", path)
    mine = words.calling(game.own_names())
    assert plain(say_card(mine, "vieux-lion<")) == "Vieux lion ←"
    view = game.new(Options(), 1).view(0)
    assert "Vieux lion ←" in plain(mine.tell(game.narrator.move(view, game.moves.read("vieux-lion<"))))


def test_the_names_of_a_users_own_file_are_used(words: Words, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(CARD_FILE.template().replace('"Pilier"', '"Le Roc"'), encoding="utf-8")
    mine = words.calling(find_game("rugby_champion", path).own_names())
    assert plain(say_card(mine, "pilier<")) == "Le Roc ←"
    assert say_card(mine, "ailier<") == say_card(words, "ailier<")
    assert say_card(words, "pilier<") != say_card(mine, "pilier<")
    assert GAME.own_names() == {}


def test_every_place_type_and_kind_has_a_name(words: Words) -> None:
    for key, fact, values in (("where", "slot", SLOTS), ("slot", "slot", SLOTS), ("type", "type", TYPES)):
        assert len({checked(words(key, **{fact: value})) for value in values}) == len(values)
    assert len({checked(words("kind", kind=kind)) for kind in KINDS}) == len(KINDS)


def test_rc_10_french_calls_the_places_as_its_board_does() -> None:
    """G2, G1, C and D1: the English letters stand in no French text of the game, its guide, rules or printed sheets."""
    english = {words_for("en", "rugby_champion")("slot", slot=slot) for slot in SLOTS} - {"C"}
    places = re.compile(rf"\b({'|'.join(sorted(english))})\b")
    assert not [(where, text) for where, text in french_texts() if places.search(text)]


# What a move is


CHOICES: list[tuple[str, int, RugbyChampionChoice]] = [
    ("opening", 1, RugbyChampionChoice("ailier>", None, "lay", "ailier>")),
    ("line-out", 1, RugbyChampionChoice("pilier<", None, "lay", "pilier<")),
    ("opening won", 1, RugbyChampionChoice("left-pied", None, "name", way="left", type="pied")),
    ("opening won", 1, RugbyChampionChoice("right-passe", None, "name", way="right", type="passe")),
    ("whistle, one", 1, RugbyChampionChoice("arbitre", None, "whistle", "arbitre")),
    ("whistle, one", 1, RugbyChampionChoice("pass", None, "pass")),
    ("conversion alone", 1, RugbyChampionChoice("kick-chandelle<", None, "kick", "chandelle<")),
    ("duel, conversion", 1, RugbyChampionChoice("kick-buteur", None, "kick", "buteur")),
    ("duel, support", 1, RugbyChampionChoice("rucking", None, "support", "rucking")),
    ("duel, stop", 2, RugbyChampionChoice("melee", None, "stop", "melee")),
    ("duel, no player", 2, RugbyChampionChoice("pile", None, "pile")),
    ("duel, poor hand", 2, RugbyChampionChoice("show", None, "show")),
    ("duel, penalty", 1, RugbyChampionChoice("scrum", None, "scrum")),
]


# As a commentator would say it


def test_a_comparison_tells_both_values_and_the_difference() -> None:
    event = events.Compared(type="passe", sides=[1, 0], values=[3, 4], gap=-1, clause="RC-11")
    assert in_both(event, 0, alone=True) == (
        "Passe : le Non-joueur 3, vous 4 ; vous l’emportez de 1.",
        "Passing: the Non-player 3, you 4; you are 1 ahead.",
    )
    tie = events.Compared(type="physique", sides=[0, 1], values=[7, 7], gap=0, clause="RC-41")
    assert in_both(tie, None) == (
        "Physique, au total : Camille 7, Noé 7 ; égalité.",
        "Power in all: Camille 7, Noé 7; a tie.",
    )


def test_arrow_and_red_value_are_explained() -> None:
    event = events.Redirected(card="demi>", way="right", type="passe")
    assert in_both(event, alone=True) == (
        "Demi de mêlée → montre le chemin : le ballon va vers la droite, et la valeur rouge demande un défi de Passe."
        " (RC-15)",
        "Scrum-half → shows the way: the ball goes to the right, and the red value asks for Passing. (RC-15)",
    )


def test_a_support_is_explained() -> None:
    event = events.Aided(card="faute", aim="challenge", effect="foul", clause="RC-31")
    assert in_both(event, alone=True) == (
        "Le Non-joueur perd un défi pour la première fois de la phase et tire une carte de soutien : Faute volontaire,"
        " et la phase s’arrête : place à une mêlée. (RC-31)",
        "The Non-player is losing a challenge for the first time in this phase and draws a support card: Deliberate"
        " Foul, and the phase stops: a scrum follows. (RC-31)",
    )


def test_cards_are_turned_together() -> None:
    event = events.Revealed(cards=[["pilier<"], ["ailier>", "melee"]], clause="RC-53")
    assert in_both(event, 1) == (
        "On retourne les cartes : Camille, Pilier ← ; vous, Ailier → et Mêlée.",
        "The cards are turned: Camille, Prop ←; you, Winger → and Scrum.",
    )


def test_the_nameless_are_sides_and_alone_the_non_joueur(words: Words) -> None:
    event = events.MatchOver(score=[0, 5], winners=[1], tries=[0, 1], phases=[9, 3, 2], solo=True)
    alone = say_event(words, event, [""], None)
    assert words("nameless", number=2, absent=True)[3:] in alone
    assert words("nameless", number=2, absent=False)[3:] in say_event(words, event, ["", ""], None)


def test_the_gap_is_told_from_where_one_sits() -> None:
    m = POSITIONS["duel, behind"]()
    assert (own_gap(m.view(1)), own_gap(m.view(2)), own_gap(m.view(None))) == (-2, 2, -2)
    english = words_for("en", "rugby_champion")
    assert say_prompt(english, m.view(1), NAMES) == "You are 2 behind. Do you add a support?"


def test_a_move_tells_what_the_card_counts() -> None:
    english = words_for("en", "rugby_champion")
    view = attack(HAND).view(1)
    assert plain(say_move(english, view, "pilier<", NAMES)) == "lay Prop ← (Power 4)"
    assert plain(say_move(english, view, "demi<", NAMES)) == "lay Scrum-half ←"
    assert plain(say_move(english, set_piece("touche", HAND).view(1), "ailier>", NAMES)) == "show Winger → (Passing 4)"
    one = POSITIONS["whistle, one"]().view(1)
    assert plain(say_move(english, one, "arbitre", NAMES)) == "whistle at Tackler ←: won by exactly one"
    assert say_move(english, POSITIONS["won by one"]().view(1), "left-pied", NAMES) == "Kicking on the far left"
    assert say_move(english, POSITIONS["opening won"]().view(1), "left-pied", NAMES) == "Kicking on the left"


@pytest.mark.parametrize(("points", "tries"), [(0, 0), (1, 1), (12, 2)])
def test_plurals(points: int, tries: int) -> None:
    french, english = (
        words_for(lang, "rugby_champion")("outcome-standing", you=False, name="Noé", points=points, tries=tries)
        for lang in ("fr", "en")
    )
    assert ("points" in french) == (points > 1)
    assert ("points" in english) == (points != 1)
    assert ("essais" in french) == ("tries" in english) == (tries > 1)


# Refusals and reasons


REFUSALS: dict[str, tuple[Callable[[], Script], str]] = {
    "refused-duel-only": (lambda: attack(HAND), "1 scrum"),
    "refused-phase": (lambda: attack(HAND), "1 left-passe"),
    "refused-not-a-player": (lambda: attack(f"{HAND} arbitre"), "1 arbitre"),
    "refused-not-in-hand": (lambda: attack(HAND), "1 demi<"),
    "refused-kick-right": (POSITIONS["opening won"], "1 right-pied"),
    "refused-way": (POSITIONS["won by one"], "1 right-passe"),
    "refused-has-player": (lambda: duel(HAND, OTHER), "1 pile"),
    "refused-no-show": (lambda: duel(HAND, OTHER), "1 show"),
    "refused-stop": (stopping, "2 touche"),
    "refused-chance": (lambda: attack(HAND).play("1 pilier<"), "* =pilier<"),
}


def test_a_file_that_is_no_card_file_is_refused_in_words(words: Words, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("name = 3\n", encoding="utf-8")
    with pytest.raises(BadMaterial) as refused:
        find_game("rugby_champion", path)
    assert checked(words.error(refused.value)).startswith("mine.toml")


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_players_is_that_of_the_box(lang: str) -> None:
    words = words_for(lang, "rugby_champion")
    rows = re.findall(
        r"^\| ([^|]+) \| (\d) \| (\d) \| (\d) \| (\w+) \| (\w+) \| (●*) ?\| ?(◆?) \|$", _players(lang), re.M
    )
    expected = [
        (
            say_card_name(words, player.id),
            *(str(player.value(kind)) for kind in TYPES),
            *(words("type", type=player.red[arrow]) for arrow in ("left", "right")),
            "●" * player.whistles,
            "◆" if player.goal else "",
        )
        for player in GAME.cards.players
    ]
    assert rows == expected


def _players(lang: str) -> str:
    """The section with the table, its empty cells without spaces."""
    return re.sub(r"\|  (?=\|)", "| ", rule_section("rugby_champion", lang, "RC-2"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_say_the_numbers_of_the_box(lang: str) -> None:
    points = GAME.cards.points
    told = rule_section("rugby_champion", lang, "RC-4")
    assert [int(value) for value in re.findall(r"\| (\d) \|", told)] == [
        points.a_try,
        points.conversion,
        points.penalty,
    ]
    values = GAME.cards.set_piece
    told = rule_section("rugby_champion", lang, "RC-3")
    assert re.findall(r"(\d) \(", told) == [
        str(value) for value in (values.easy, values.normal, values.hard, values.expert)
    ]
    for special in GAME.cards.specials:
        if special.bonus:
            name = say_card_name(words_for(lang, "rugby_champion"), special.id)
            after = told.partition(name)[2]
            assert [int(digit) for digit in re.findall(r"\d", after)[:3]] == special.bonus


@pytest.mark.parametrize(("lang", "mark"), [("fr", "reconstitu"), ("en", "reconstruct")])
def test_the_rules_say_what_is_reconstructed(lang: str, mark: str) -> None:
    for clause in ("RC-2", "RC-3", "RC-4", "RC-50"):
        assert mark in rule_section("rugby_champion", lang, clause)


# What every sport is asked


class TestWords(SportWords):
    """Those of Rugby Champion."""

    game = "rugby_champion"
    options = Options
    names = NAMES
    clauses = CLAUSES
    typed = TYPED
    positions = POSITIONS
    looked_at: ClassVar = ["opening", "line-out", "duel, whistle", "duel, stop", "before the match"]
    tried_at: ClassVar = [name for name, make in POSITIONS.items() if make().waiting != ["*"]]
    choices = CHOICES
    refusals = REFUSALS
