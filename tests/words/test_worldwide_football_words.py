"""The words of Worldwide Football: nothing is missing in either language, nothing shows through or is given away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import ClassVar

import msgspec
import pytest

from tablee.core.errors import BadMaterial, BadOption
from tablee.core.game import State
from tablee.core.match import Match
from tablee.core.record import read_options
from tablee.core.story import Told
from tablee.games import find_game
from tablee.games.worldwide_football import events, referee, rules
from tablee.games.worldwide_football.box import Options, WorldwideFootball
from tablee.games.worldwide_football.edition import ABILITIES, CODES, EFFECTS, NATIONS
from tablee.games.worldwide_football.figures import measure, measure_match
from tablee.games.worldwide_football.phases import AIMS, PHASES
from tablee.games.worldwide_football.say import signed
from tablee.games.worldwide_football.view import WorldwideFootballChoice
from tablee.words import LANGUAGES, Words, rule_section, words_for
from tests.games.worldwide_football.script import GAME, Script, rival, solo, two
from tests.words.catalogues import SOURCES
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
from tests.words.sports import SportWords, say_progress

NUMBERS = (
    *(1, 2, 3, 4, 5, *range(10, 24), *range(25, 29)),
    *(*range(30, 38), *range(40, 46), 51, 55, 56, 60),
)
CLAUSES = [f"WF-{number}" for number in NUMBERS]
TYPED = (
    *("PL", "D", "P", "PP", "C", "GP", "CO", "UD", "T", "TE", "VO", "TA", "IN", "PR", "draw", "n7", "n7-PL", "give"),
    *("counter", "offensive", "scheme-T", "block", "creativity-C", "efficiency", "endurance-P", "trap", "dive", "sub7"),
    *("no", "direct", "indirect", "aim4", "-D", "-n7", "pick-trap"),
)
NAMES = ["Camille", "Noé"]
STEPS = (
    *("free-kick-special", "free-kick-action", "corner-special", "corner-action", "shoots", "fetches-shot", "no-shot"),
    *("special", "recovers", "creativity", "action", "endurance", "offensive", "pile-empty", "no-restart", "counter"),
    *("offensive-spent", "steps-in"),
    *("block", "efficiency", "trap", "dive", "takes-direct", "takes-indirect"),
)
"""What the virtual opponent may be told to do."""
TEAMS = ("brazil", "france", "germany", "spain")
MODES = [(seats, mode) for seats in (1, 2) for mode in ("amateur", "pro")]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "worldwide_football")


# Positions in words


def fallen_short() -> Script:
    """Seat 2 holds Marquage, and its d20 is one below the target."""
    return two("P D", "TA", other_players="D4").play("1 P", "2 TA", "* (17)")


def failed_tackle() -> Script:
    """Seat 1 may dive: seat 2's tackle failed without a foul."""
    m = two("D P", "TA", pro=True, stars=1, abilities="dive counter offensive scheme block")
    return m.play("1 D", "2 TA", "* (9)")


def won_close_to_goal() -> Script:
    return two("P", "IN", 4, other_stars=1).play("1 P", "2 IN", "* (20)")


def fouled(pa: int) -> Script:
    """Seat 2 brings seat 1 down, and there is no card."""
    m = two("P D", "TA", pa, pro=True, stars=1, abilities="efficiency counter offensive scheme block", players="A1")
    return m.play("1 D", "2 TA", "* (2)", "* [1]")


def free_kick_prepared() -> Script:
    m = fouled(3)
    return m.play(f"1 {m.n(1, 'A1')}")


def booked() -> Script:
    """Seat 2 has a yellow card, and has to discard."""
    return two("P D", "TA IN PR", pro=True).play("1 D", "2 TA", "* (2)", "* [4]")


def too_many(kind: str) -> Script:
    if kind == "players":
        return solo("P T", players="A1 A2 D1", bench="D2", guard="TA").play("1 P", "* (2)")
    return two("P", "D D D D D D D D D").play("1 P", "2 draw")


def substituted() -> Script:
    m = two("D P", pro=True, substitutions=True, players="A1", abilities="scheme counter offensive trap dive")
    return m.play(f"1 sub{m.n(1, 'A1')[1:]}")


def prepared(effect: str, hand: str, pa: int = 1) -> Script:
    m = two(hand, "TA", pa, players=effect)
    return m.play(f"1 {m.n(1, effect)}")


def thrown(aim: str) -> Script:
    """A die of the virtual opponent is in the air."""
    five = "trap dive creativity efficiency block"
    if aim == "trap-call":
        return solo("PL", 2, pro=True, rival_stars=1, rival_abilities=five).play("1 PL")
    if aim == "dive-call":
        m = rival(1, pile="D D D", hand="TA", pro=True, stars=1, abilities=five)
        return m.play("1 TA", "* (9)")
    if aim == "creativity":
        return rival(5, pile="D D", discard="C PP", pro=True, stars=1, abilities=five)
    return rival(6, shots="T", pro=True, stars=1, abilities=five)


def shot_at(players: str = "", other: str = "", *dice: str) -> Script:
    """Seat 1 shoots at 7 PA."""
    return two("T D", "TA", 7, players=players, other_players=other).play("1 T", *dice)


POSITIONS: dict[str, Callable[[], Script]] = {
    "before the match": lambda: Script(2, mode="pro"),
    "before the toss": lambda: Script(1),
    "dealt": lambda: Script(2).play("* toss1"),
    "attack": lambda: two("D P PL T", "TA", 3, laid="PL", stars=2, players="M2 A1"),
    "first card": lambda: two("D P PL T", "TA", stars=2),
    "attack alone": lambda: solo("D P PL T", 3, players="M1", discard="P PL", stars=4),
    "everything to choose": lambda: solo(
        "D P PP C GP CO UD T TE VO",
        6,
        laid="C",
        players="M2 M3 A1",
        discard="C PP P",
        pile="",
        stars=3,
        pro=True,
        abilities="offensive scheme creativity efficiency endurance",
    ),
    "prepared": lambda: prepared("M2", "D P"),
    "prepared shot": lambda: prepared("A1", "T D", 6),
    "substituted": substituted,
    "defence": lambda: two("D P", "TA PR", other_stars=1, other_players="D2").play("1 D"),
    "defence alone": lambda: rival(3, pile="PL", hand="IN TA", players="D3"),
    "cannot be defended": lambda: prepared("A3", "D P").play("1 D"),
    "offside trap": lambda: two("PL", "IN", 3, pro=True, other_stars=1, other_abilities="trap block").play("1 PL"),
    "d20": lambda: two("D", "TA").play("1 D", "2 TA"),
    "marking": fallen_short,
    "dive": failed_tackle,
    "counter": won_close_to_goal,
    "before the shot": lambda: shot_at(other="D1 G2"),
    "shot": lambda: solo("T", 7).play("1 T"),
    "keeper": lambda: solo("T", 7).play("1 T", "* [4]"),
    "interposition": lambda: solo("T", 7, active="D1").play("1 T"),
    "shoot again": lambda: shot_at("A2", "", "* [2]", "* [5]"),
    "save again": lambda: shot_at("", "G2", "2 no", "* [6]", "* [1]"),
    "card check": lambda: two("D", "TA", pro=True).play("1 D", "2 TA", "* (2)"),
    "indirect free kick": lambda: fouled(1),
    "free kick": lambda: fouled(3),
    "free kick prepared": free_kick_prepared,
    "penalty": lambda: fouled(5),
    "penalty aimed": lambda: fouled(5).play("1 aim3"),
    "penalty alone": lambda: solo("D", 5, pro=True).play("1 D", "* (2)", "* [1]"),
    "corner": lambda: two("P C T", "TA", 7, pro=True).play("1 T", "* [4]", "* [4]"),
    "yellow": booked,
    "too many actions": lambda: too_many("actions"),
    "too many players": lambda: too_many("players"),
    "turning action": lambda: rival(pile="D P"),
    "turning special": lambda: rival(5, special="C PP"),
    "turning defence": lambda: solo("D", guard="TA IN").play("1 D"),
    "losing cards": lambda: solo("D", pro=True, rival_pile="D P PL").play("1 D", "* (2)", "* [4]"),
    **{aim: partial(thrown, aim) for aim in ("trap-call", "dive-call", "creativity", "efficiency")},
    "trap": lambda: thrown("trap-call").play("* [5]"),
    "dive die": lambda: thrown("dive-call").play("* [5]"),
}


def test_the_positions_cover_every_phase_and_every_throw() -> None:
    made = [make() for make in POSITIONS.values()]
    assert {m.phase for m in made} | {"over"} == set(PHASES.names)
    assert {m.aim for m in made if m.phase == "throw"} | {"penalty-save"} == set(AIMS)
    assert {m.turning for m in made if m.phase == "turn"} == {"action", "special", "defence", "lost"}


# Whole matches in all four modes


@cache
def watched(seats: int, mode: str, seed: int) -> tuple[tuple[State, tuple[Told, ...]], ...]:
    """A match, half of it by chance: each position in which somebody may act, and what was told before it."""
    options = {"mode": mode, "knockout": True, "substitutions": True, "home": TEAMS[seed], "away": "italy"}
    match = Match.start(GAME, read_options(GAME, options), seats, seed=bytes([seed]) * 32)
    rng, seen = Random(seed), []
    match.settle()
    while not match.is_over():
        seen.append((match.state.copy(), tuple(match.take_story())))
        seat = rng.choice(list(match.state.waiting()))
        legal = match.state.legal(seat)
        weights = GAME.hints.weights(match.state, seat, legal) if rng.random() < 0.5 else [1.0] * len(legal)
        match.play(seat, rng.choices(legal, weights)[0])
        match.settle()
    return (*seen, (match.state.copy(), tuple(match.take_story())))


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("seats", "mode", "seed"),
    [pytest.param(*table, seed, marks=[pytest.mark.slow] * (seed in (1, 2))) for seed, table in enumerate(MODES)],
)
def test_whole_matches_can_be_told(words: Words, seats: int, mode: str, seed: int) -> None:
    names = NAMES[:seats]
    match = watched(seats, mode, seed)
    for state, told in match:
        for reader in (None, *range(seats)):
            for event, sentence in tell_all(words, told, names, reader):
                check_secrecy(words, event, sentence, reader)
            checked(say_prompt(words, state.view(reader), names))
        for seat in state.waiting():
            offer_all(words, state, seat, names)
    final = match[-1][0]
    for reader in (None, *range(seats)):
        view = final.view(reader)
        assert say_prompt(words, view, names) == words("prompt-over")
        assert checked(say_progress(words, view)) == words("progress-over")
        lines = [checked(line) for line in say_outcome(words, view, names)]
        assert len(lines) == 4
        assert ("Camille" in " ".join(lines)) == (reader != 0)
        assert (words("rival") in " ".join(lines).lower()) == (seats == 1)


def check_secrecy(words: Words, event: Told, sentence: str, reader: int | None) -> None:
    """No card and no player is named that the reader's own form of the event does not hold."""
    seen = event.seen_by(reader)
    if isinstance(seen, events.Drew | events.DrewPlayer):
        assert seen.seat == reader
        return
    written = msgspec.json.encode(seen).decode()
    for footballer in {player.name for squad in GAME.edition.squads.values() for player in squad}:
        assert not re.search(rf"\b{footballer}\b", sentence) or f'"{footballer}"' in written, sentence


def test_what_the_other_side_draws_is_nobodys_news(words: Words) -> None:
    drawn = events.DrewPlayer(0, 7, "Delmas", "M2")
    assert "Delmas" in checked(say_event(words, drawn, NAMES, 0))
    assert words("card", card="PL") in checked(say_event(words, events.Drew(0, "PL"), NAMES, 0))
    for hidden in (events.Drew(0), events.DrewPlayer(0), events.Drew(0, "PL"), drawn):
        for reader in (None, 1):
            assert say_event(words, hidden, NAMES, reader) == ""


def test_a_face_is_secret_until_both_have_chosen(words: Words) -> None:
    assert "4" in say_event(words, events.Aimed(0, 4), NAMES, 0)
    for aimed in (events.Aimed(0), events.Aimed(0, 4)):
        assert "4" not in checked(say_event(words, aimed, NAMES, 1))


def test_a_hand_that_is_dealt_is_no_news() -> None:
    dealt = [events.HalfBegan(1, 0), *(events.Drew(0, "D") for _ in range(8)), events.DrewPlayer(0, 1, "Hugo", "G1")]
    assert list(GAME.narrator.news(dealt)) == [0]
    drawn = [events.DrewInstead(0), events.Drew(0, "D"), events.DrewPlayer(0, 1, "Hugo", "G1"), events.Stood(1, "P", 2)]
    assert list(GAME.narrator.news(drawn)) == [0, 1, 2, 3]
    of_the_other_side = [events.DrewInstead(0), events.Drew(0), events.DrewPlayer(0), events.Stood(1, "P", 2)]
    assert list(GAME.narrator.news(of_the_other_side)) == [0, 3]


# Nothing is missing


def steps() -> Iterator[events.RivalStep]:
    for step in STEPS:
        for stars, score in ((2, [0, 1]), (0, [1, 1])):
            yield events.RivalStep("WF-42", step, 5, stars, "PL", 7, score)
    yield events.RivalStep("WF-15", "action", 0, 2, None, 19, [0, 0])
    yield events.RivalStep("WF-35", "no-restart", 5, 2, None, None, [0, 0])
    yield events.RivalStep("WF-42", "block", 5, 2, None, 0, [0, 1])


DELMAS = (7, "Delmas", "M2")
EVENTS: list[events.Event] = [
    *(events.Picked(0, ability) for ability in ABILITIES),
    events.Tossed(0),
    *(events.HalfBegan(half, 0) for half in (1, 2)),
    *(events.Discarded(0, card, why) for card in CODES for why in ("limit", "yellow")),
    events.DiscardedPlayer(0, *DELMAS),
    *(
        events.Possession(0, 5, why)
        for why in ("kick-off", "defence", "trap", "given", "goal", "saved", "wide", "blocked", "corner")
    ),
    events.Possession(0, 0, "penalty-saved"),
    *(events.Laid(0, card, 3, sure) for card in CODES[:8] for sure in (True, False)),
    *(events.PlayerPlayed(0, 1, "Hugo", effect) for effect in EFFECTS),
    *(events.Recovered(0, "PL", source) for source in ("pile", "discard")),
    *(
        events.Defended(0, card, number, bonus, 13)
        for card in CODES[11:]
        for number in (None, 3)
        for bonus in (0, 2, -1)
    ),
    events.DrewInstead(0),
    *(events.DefenceThrown(0, 9, 9 + bonus, 13, good) for bonus in (0, 4, -1) for good in (True, False)),
    events.Stood(0, "PL", 3),
    *(events.StarUsed(0, ability, stars, 3) for ability in ABILITIES for stars in (0, 1, 2)),
    events.Substituted(0, *DELMAS),
    *(events.Threw(0, aim, 4) for aim in AIMS if aim != "defence"),
    *(events.TrapSprung(0, good, 5) for good in (True, False)),
    *(events.Dived(0, result) for result in ("foul", "yellow", "nothing")),
    *(
        events.Shot(0, card, 7, bonus, keeper)
        for card in (*CODES[8:11], "FREE")
        for bonus in (0, 1)
        for keeper in (0, 1)
    ),
    *(events.Interposed(0, 2, blocked) for blocked in (True, False)),
    *(events.ShotJudged(0, 4, 5, 3, 3, result) for result in ("goal", "saved", "wide", "corner", "blocked")),
    events.ThrowsAgain(0, 10),
    *(events.Goal(0, [2, 1], how) for how in ("shot", "direct", "penalty")),
    events.Fouled(0, 4),
    *(events.Carded(0, card) for card in ("none", "yellow", "red")),
    *(events.FreeKick(0, how) for how in ("direct", "indirect")),
    *(events.Penalty(0, shootout) for shootout in (True, False)),
    events.Aimed(0),
    *(events.PenaltyTaken(0, [3, keeper], keeper != 3) for keeper in (3, 5)),
    *(events.GaveBack(0, both) for both in (True, False)),
    events.MatchOver([2, 1], 0, None),
    events.MatchOver([1, 1], 0, [4, 3]),
]
OF_THE_RIVAL: list[events.Event] = [
    *(events.GuardTurned(card, suits) for card in CODES[11:] for suits in (True, False)),
    *(events.GuardRebuilt(cards) for cards in (1, 15)),
    *(events.LostCard(card) for card in CODES),
    *steps(),
    *(kind(card) for kind in (events.ShotActive, events.PutUnder, events.PutAside) for card in CODES[:11]),
    *(events.ShuffledBack(cards) for cards in (["T"], ["T", "D", "PP"])),
    events.Activated(*DELMAS),
    *(events.Dropped(*DELMAS, lead) for lead in (1, 0, -1)),
]
OF_BOTH: list[events.Event] = [
    *(events.HalfOver(half, [1, 0]) for half in (1, 2)),
    events.MatchOver([1, 1], None, None),
]


def test_every_event_is_told() -> None:
    told = {type(event) for event in (*EVENTS, *OF_THE_RIVAL, *OF_BOTH)}
    assert told | {events.Drew, events.DrewPlayer} == set(events.Event.__subclasses__())


@pytest.mark.parametrize("kind", sorted({type(event) for event in EVENTS}, key=str), ids=lambda kind: kind.__name__)
def test_events_speak_to_the_actor_and_about_the_actor(words: Words, kind: type[events.Event]) -> None:
    for event in (event for event in EVENTS if isinstance(event, kind)):
        mine = checked(say_event(words, event, NAMES, 0))
        theirs = checked(say_event(words, event, NAMES, 1))
        assert "Camille" not in mine
        assert "Camille" in theirs
        assert not re.search(r"\b([Yy]our?|[Vv](ous|otre))\b", theirs)
        assert mine.endswith(ENDS)
        assert theirs.endswith(ENDS)


@pytest.mark.parametrize("event", [*OF_THE_RIVAL, *OF_BOTH], ids=lambda event: type(event).__name__)
def test_the_virtual_opponent_is_never_you(words: Words, event: events.Event) -> None:
    sentence = checked(say_event(words, event, ["Camille"], 0))
    assert not re.search(r"\b([Yy]our?|[Vv](ous|otre))\b", sentence)
    assert (words("rival") in sentence.lower()) == (event in OF_THE_RIVAL)
    assert not sentence[0].islower()
    assert sentence.endswith(ENDS)


def test_every_step_of_the_virtual_opponent_is_told_with_its_clause(words: Words) -> None:
    source = (SOURCES / "games" / "worldwide_football").glob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in source)
    told = re.findall(r'(?:tell_rival|_end|_turn)\(match, (?:"WF-\d+"|[a-z.]*rival_clause\([a-z]*\)), "([\w-]+)"', text)
    assert set(told) == set(STEPS)
    assert set(re.findall(r"``([\w-]+)``", events.RivalStep.__doc__ or "")) == set(STEPS)
    for event in steps():
        assert f"{event.clause})" in say_event(words, event, ["Camille"], 0)
    for lang in LANGUAGES:
        assert all(rule_section("worldwide_football", lang, event.clause) for event in steps())


def test_the_sides_have_names_of_their_own(words: Words) -> None:
    tossed = events.Tossed(1)
    alone, between_two = say_event(words, tossed, ["Camille"], 0), say_event(words, tossed, ["", ""], 0)
    assert words("rival") in alone.lower()
    assert words("nameless", number=2, absent=False) in between_two.lower()


def test_a_team_plays_once(words: Words) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(read_options(GAME, {"home": "spain", "away": "spain"}), 1)
    assert words("team-spain") in checked(words.error(refused.value))


def test_every_figure_of_a_simulation_has_a_name(words: Words) -> None:
    figures = {name for event in EVENTS for name in measure(event)} | set(measure_match(EVENTS))
    assert figures >= {"goals", "home-won", "drawn", "shots", "defence-good", "shot-stopped", "penalty-scored"}
    for name in figures:
        checked(words(f"figure-{name}"))


def test_every_card_effect_ability_and_team_has_a_name(words: Words) -> None:
    for key, fact, values in (
        ("card", "card", CODES),
        ("a-card", "card", CODES),
        ("a-card-of", "card", CODES),
        ("effect", "effect", EFFECTS),
        ("effect-does", "effect", EFFECTS),
        ("ability", "ability", ABILITIES),
        ("ability-does", "ability", ABILITIES),
        ("team", "team", NATIONS),
        ("role", "role", "GDMA"),
    ):
        assert len({checked(words(key, **{fact: value})) for value in values}) == len(values), key


def test_giving_the_ball_back_says_when_it_ends_the_half(words: Words) -> None:
    """WF-55."""
    plain = say_move(words, two("P", "P").play("1 give").view(2), "give", NAMES)
    first, second = two("P", "P", pile=""), two("P", "P", pile="").play("1 give")
    assert say_move(words, first.view(1), "give", NAMES) == plain
    ending = say_move(words, second.view(2), "give", NAMES)
    assert ending.startswith(plain)
    assert ending != plain


# What a move is


CHOICES: list[tuple[str, int, WorldwideFootballChoice]] = [
    ("before the match", 1, WorldwideFootballChoice("pick-trap", None, "pick", ability="trap")),
    ("everything to choose", 1, WorldwideFootballChoice("PP", None, "lay", "PP")),
    ("everything to choose", 1, WorldwideFootballChoice("VO", None, "shoot", "VO")),
    ("everything to choose", 1, WorldwideFootballChoice("offensive", None, "star", ability="offensive")),
    ("everything to choose", 1, WorldwideFootballChoice("creativity-C", None, "star", "C", ability="creativity")),
    ("everything to choose", 1, WorldwideFootballChoice("give", None, "give")),
    ("attack alone", 1, WorldwideFootballChoice("n5-PL", None, "relaunch", "PL", 5)),
    ("defence", 2, WorldwideFootballChoice("TA", None, "defend", "TA")),
    ("defence", 2, WorldwideFootballChoice("n3", None, "player", number=3)),
    ("defence", 2, WorldwideFootballChoice("draw", None, "draw")),
    ("dive", 1, WorldwideFootballChoice("no", None, "no")),
    ("free kick", 1, WorldwideFootballChoice("direct", None, "direct")),
    ("penalty", 2, WorldwideFootballChoice("aim4", None, "aim", number=4)),
    ("too many actions", 2, WorldwideFootballChoice("-D", None, "discard", "D")),
    ("too many players", 1, WorldwideFootballChoice("-n9", None, "discard-player", number=9)),
]


# As a commentator would say it


def in_both(event: events.Event, reader: int | None = None, names: Sequence[str] = NAMES) -> tuple[str, str]:
    french, english = (say_event(words_for(lang, "worldwide_football"), event, names, reader) for lang in ("fr", "en"))
    return plain(french), plain(english)


def test_a_card_and_its_pa() -> None:
    assert in_both(events.Laid(0, "PL", 5, False)) == (
        "Camille joue une passe longue : 5 PA.",
        "Camille plays a long pass: 5 PA.",
    )
    assert in_both(events.Laid(0, "GP", 2, True), 0) == (
        "Vous jouez un grand pont : 2 PA. Imparable !",
        "You play a knock past: 2 PA. It cannot be defended!",
    )


def test_the_d20_and_what_it_needed() -> None:
    assert in_both(events.DefenceThrown(1, 17, 19, 8, True)) == (
        "Noé lance 17 et +2, soit 19, contre 8 : la défense réussit !",
        "Noé throws 17 and +2, 19 in all, against 8: a good defence!",
    )
    assert in_both(events.DefenceThrown(1, 3, 3, 8, False), 1) == (
        "Vous lancez 3, contre 8 : ce n’est pas assez.",
        "You throw 3, against 8: not enough.",
    )


def test_a_player_who_stands_for_a_card() -> None:
    assert in_both(events.Defended(0, "TA", 3, 4, 13)) == (
        "Camille doit faire, comme par un tacle, 13 au d20, avec +4.",
        "As with a tackle, Camille needs 13 on the d20, with +4.",
    )


def test_the_virtual_opponent_says_why() -> None:
    assert in_both(events.RivalStep("WF-21", "fetches-shot", 6, 2, "T", None, [0, 0]), 0, ["Camille"]) == (
        "L’adversaire virtuel a 6 PA sans tir actif, et dépense une Étoile pour Schéma tactique afin d’aller en "
        "chercher un (WF-21).",
        "The virtual opponent has 6 PA and no active shot: it spends a Star on Tactical plan and fetches one (WF-21).",
    )


def test_a_side_begins_a_sentence_well_wherever_it_stands() -> None:
    assert in_both(events.Goal(1, [0, 1], "shot"), 0, ["Camille"]) == (
        "But ! L’adversaire virtuel marque : 0-1.",
        "Goal! The virtual opponent scores: 0–1.",
    )


def test_the_virtual_opponent_is_called_by_its_team_with_its_article() -> None:
    for away, french, english in (
        ("italy", "But ! L’Italie marque : 0-1.", "Goal! Italy scores: 0–1."),
        ("brazil", "But ! Le Brésil marque : 0-1.", "Goal! Brazil scores: 0–1."),
    ):
        match = Match.start(GAME, GAME.options(away=away), 1)
        called = GAME.narrator.opponent(match.state.view(0))
        assert called is not None
        goal = events.Goal(1, [0, 1], "shot")
        told = [
            plain(say_event(words, goal, ["Camille", words.tell(called)], 0))
            for words in (words_for(lang, "worldwide_football") for lang in ("fr", "en"))
        ]
        assert told == [french, english]


def test_no_word_stands_before_a_team_that_would_swallow_its_article() -> None:
    words = words_for("fr", "worldwide_football")
    brazil = words("the-team", team="brazil")
    for event in (*EVENTS, *OF_THE_RIVAL):
        seats = (0, 1) if hasattr(event, "seat") else ()
        for told in (event, *(msgspec.structs.replace(event, seat=seat) for seat in seats)):
            sentence = say_event(words, told, ["Camille", brazil], 0)
            assert not re.search(rf"\b(de|à) {brazil}", sentence, re.IGNORECASE)


def test_cards_are_listed() -> None:
    french, english = in_both(events.ShuffledBack(["T", "D", "GP"]), 0, ["Camille"])
    assert french.endswith("tir, dribble et grand pont.")
    assert english.endswith("shot, dribble and knock past.")


def test_numbers_with_their_signs() -> None:
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "±0", "−1"]


def test_dice_are_told_as_they_lie() -> None:
    assert in_both(events.Threw(0, "shot", 4)) == ("Camille lance 4 pour le tir.", "Camille throws 4 for the shot.")
    assert in_both(events.PenaltyTaken(1, [3, 5], True), 1) == (
        "Vous avez 3, le gardien 5 : deux faces différentes, but !",
        "You have 3, the keeper 5: different, it is in!",
    )
    prompted = say_prompt(words_for("en", "worldwide_football"), POSITIONS["shoot again"]().view(1), NAMES)
    assert plain(prompted).startswith("2 for the shot, 5 for the keeper:")


def test_what_is_added_to_a_shot_is_told_unless_it_is_nothing() -> None:
    assert in_both(events.Shot(0, "T", 7, 1, 0)) == (
        "Camille tire à 7 PA, +1 pour le tireur…",
        "Camille shoots from 7 PA, +1 for the shooter …",
    )
    assert in_both(events.Shot(0, "TE", 6, 0, -1), 0) == (
        "Vous placez une tête à 6 PA, −1 pour le gardien…",
        "You rise for the header from 6 PA, −1 for the keeper …",
    )


def test_how_far_the_match_is() -> None:
    m = two("D")
    told = [say_progress(words_for(lang, "worldwide_football"), m.view(1)) for lang in ("fr", "en")]
    assert told == ["1re mi-temps, encore 8 cartes", "first half, 8 cards to go"]
    m.state.half, m.state.piles[0][0], m.state.piles[1][0] = 2, 4, 1
    assert say_progress(words_for("en", "worldwide_football"), m.view(1)) == "second half, 1 card to go"
    m.state.piles[1][0] = 0
    assert say_progress(words_for("fr", "worldwide_football"), m.view(1)) == "2e mi-temps, une pioche est vide"
    m.state.shootout = True
    assert say_progress(words_for("fr", "worldwide_football"), m.view(1)) == "tirs au but"
    assert say_progress(words_for("fr", "worldwide_football"), Script(1).view(1)) == "avant le coup d’envoi"


@pytest.mark.parametrize(
    ("position", "french", "english"),
    [
        ("first card", "Le ballon est à vous. Par quoi commencez-vous ?", "Your ball. How do you begin?"),
        ("attack", "Ballon pour vous à 3 PA. Que jouez-vous ?", "Your ball at 3 PA. What do you play?"),
        ("prepared", "Jouez maintenant la carte prévue.", "Now play the card it is meant for."),
        ("prepared shot", "Tirez maintenant.", "Now shoot."),
        (
            "substituted",
            "Le remplacement rapporte une Étoile : dépensez-la maintenant.",
            "Your substitute brings a Star: spend it now.",
        ),
        (
            "corner",
            "Corner pour vous, à 5 PA : avec quelle carte ?",
            "Your corner, at 5 PA: with which card?",
        ),
        (
            "free kick prepared",
            "Coup franc à 4 PA : tirez maintenant.",
            "Free kick at 4 PA: now shoot.",
        ),
    ],
)
def test_the_moment_of_an_attack_is_prompted(position: str, french: str, english: str) -> None:
    view = POSITIONS[position]().view(1)
    told = [plain(say_prompt(words_for(lang, "worldwide_football"), view, NAMES)) for lang in ("fr", "en")]
    assert told == [french, english]


def test_why_cards_have_to_be_discarded() -> None:
    words = words_for("en", "worldwide_football")
    for position, seat, start in (
        ("too many actions", 2, "You hold 11 Action cards and may keep 10"),
        ("too many players", 1, "You hold 4 Player cards and may keep 3"),
        ("yellow", 2, "For the yellow card"),
    ):
        assert plain(say_prompt(words, POSITIONS[position]().view(seat), NAMES)).startswith(start)


@pytest.mark.parametrize(("goals", "kicks"), [(0, 0), (1, 3), (2, 4)])
def test_plurals(goals: int, kicks: int) -> None:
    french, english = (
        words_for(lang, "worldwide_football")(
            "outcome-standing",
            you=False,
            name="Noé",
            team="spain",
            rival=False,
            goals=goals,
            shootout=kicks > 0,
            kicks=kicks,
        )
        for lang in ("fr", "en")
    )
    assert ("buts" in french) == ("goals" in english) == (goals > 1)
    assert ("tirs au but" in french) == ("shoot-out" in english) == (kicks > 0)


def test_the_virtual_opponent_has_no_name_besides_its_team() -> None:
    for lang, told in (("fr", "Espagne : 2 buts"), ("en", "Spain: 2 goals")):
        words = words_for(lang, "worldwide_football")
        side = words(
            "outcome-standing", you=False, name="?", team="spain", rival=True, goals=2, shootout=False, kicks=0
        )
        assert plain(side) == told


def test_an_outcome_by_the_shoot_out() -> None:
    m = two("D", knockout=True)
    state = m.state
    state.half, state.gave_back, state.piles[0] = 2, True, [0] * len(CODES)
    referee.give_back(
        state,
    )
    rules.settle(state)
    while m.phase != "over":
        shooter = m.attack
        m.play(f"{shooter} aim1", f"{3 - shooter} aim{2 if shooter == 1 else 1}")
    lines = [plain(line) for line in say_outcome(words_for("en", "worldwide_football"), m.view(1), NAMES)]
    assert lines == [
        "The shoot-out has decided the match.",
        "You win the match. Well played!",
        "You (Brazil): no goal, 3 in the shoot-out",
        "Noé (France): no goal, 0 in the shoot-out",
    ]
    assert in_both(events.MatchOver([0, 0], 0, [3, 0]))[1] == "Camille wins the shoot-out 3–0."


# Refusals and reasons


REFUSALS: dict[str, tuple[Callable[[], Script], str]] = {
    "refused-phase": (lambda: solo("D"), "1 draw"),
    "refused-chance": (lambda: rival(pile="D P"), "* +PL"),
    "refused-must-spend": (substituted, "1 D"),
    "refused-no-player": (lambda: solo("D"), "1 n3"),
    "refused-no-ability": (lambda: rival(3, pile="PL", own_stars=1), "1 trap"),
    "refused-offensive-twice": (lambda: solo("D", stars=4).play("1 offensive", "1 offensive"), "1 offensive"),
    "refused-no-star": (lambda: solo("D"), "1 offensive"),
    "refused-no-such-card": (lambda: solo("D", stars=1), "1 scheme-VO"),
    "refused-star-moment": (lambda: solo("D", 8, laid="C", stars=1), "1 offensive"),
    "refused-prepared": (POSITIONS["prepared"], "1 give"),
    "refused-not-in-hand": (lambda: solo("D"), "1 PL"),
    "refused-no-relaunch": (lambda: solo("D", players="M1"), "1 n5-P"),
    "refused-picked": (lambda: Script(1, mode="pro"), "1 pick-counter"),
    "refused-no-substitution": (lambda: solo("D", players="A1"), "1 sub9"),
    "refused-other-discard": (lambda: too_many("players"), "1 -T"),
    "refused-player-moment": (lambda: solo("D", players="A1"), "1 n9"),
    "refused-restart": (lambda: fouled(1), "1 D"),
    "refused-too-far": (lambda: solo("C"), "1 C"),
    "refused-after": (lambda: solo("VO", 6, laid="D", pro=True), "1 VO"),
    "refused-sure": (POSITIONS["cannot be defended"], "2 TA"),
    "refused-no-answer": (lambda: rival(3, pile="PL", hand="TA"), "1 TA"),
}


def test_a_card_that_cannot_be_defended_stands_for_certain() -> None:
    m = prepared("M3", "PP C", 4)
    why = GAME.hints.why(m.state, 0, GAME.moves.read("PP"))
    assert (why.key, why.facts["percent"]) == ("why-lay", 100)


# Editions


BROKEN = {
    "targets = [18, 17, 15, 13, 11, 9, 8, 7]": ("targets = [18, 17]", "un seuil pour chaque PA de 1 à 8"),
    "targets = [18, 17, 15": ("targets = [18, 17, 19", "ne doit pas dépasser 17"),
    "by_pa = [-1, 0, 1]": ("by_pa = [-1]", "il faut 3 modificateurs, de 6 à 8 PA, il y en a 1"),
    'creativity = ["C", "PP"]': ('creativity = ["C"]', "il faut deux cartes, il y en a 1"),
    'endurance = ["PL", "PP", "PP"]': ('endurance = ["PL"]', "il faut 3 cartes, de 3 à 5 PA"),
    'D2 = { as = "TA", bonus = 3 }': ('D2 = { as = "XX", bonus = 3 }', "« XX » n’en est pas une"),
    '"Brandt G1"': ('"Brandt"', "il faut un nom, une espace et l’un de G1"),
    '"Brandt G1", ': ("", "il en faut onze, il y en a 10"),
    '"block", "endurance", "scheme", "offensive", "trap"': ('"block"', "il en faut cinq"),
    "[cards.T]\namateur = 4": ("[cards.T]\namateur = 0", "il en faut au moins 1"),
    "[cards.TA]\namateur = 5": ("[cards.TA]\namateur = 5\npa = 1", "la valeur est réservée aux cartes d’attaque"),
    "[cards.CO]\npro = 1": ("[cards.CO]\npro = 1\nwide = 1", "bonus et wide sont réservés aux tirs"),
    "[cards.D]\namateur = 6": ("[cards.D]\namateur = 20\npro = 20", "un paquet a de 30 à 60 cartes"),
}


@pytest.mark.parametrize("right", BROKEN)
def test_a_broken_edition_is_explained_in_french(tmp_path: Path, right: str) -> None:
    wrong, french = BROKEN[right]
    written = (SOURCES / "games" / "worldwide_football" / "data" / "edition.toml").read_text(encoding="utf-8")
    assert right in written
    file = tmp_path / "mine.toml"
    file.write_text(written.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadMaterial) as refused:
        find_game("worldwide_football", file)
    assert french in plain(checked(words_for("fr", "worldwide_football").error(refused.value)))


# Rules


def table(lang: str, clause: str) -> list[list[str]]:
    """The cells of the table of a section, without its head."""
    lines = [line for line in rule_section("worldwide_football", lang, clause).splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_in_the_rules_are_those_of_the_edition(lang: str) -> None:
    file = WorldwideFootball().edition.file
    cards = [[row[0], *(int(cell or 0) for cell in row[2:5])] for row in table(lang, "WF-25")]
    assert cards == [[code, card.amateur, card.amateur + card.pro, card.pa] for code, card in file.cards.items()]
    assert table(lang, "WF-13")[0][1:] == [str(target) for target in file.match.targets]
    for code, row in zip(("TA", "IN", "PR"), table(lang, "WF-14"), strict=True):
        assert row[1:] == [_modifier(file.defence[code].get(attack)) for attack in CODES[:8]]
    assert [row[0] for row in table(lang, "WF-27")] == list(EFFECTS)


def _modifier(value: int | None) -> str:
    return "" if value is None else "0" if value == 0 else signed(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_teams_in_the_rules_are_those_of_the_edition(lang: str) -> None:
    words, file = words_for(lang, "worldwide_football"), WorldwideFootball().edition.file
    rows = {row[0]: row for row in table(lang, "WF-51")}
    for name in NATIONS:
        team, row = file.teams[name], rows[words(f"team-{name}")]
        abilities = [words("ability", ability=ability) for ability in team.abilities]
        assert row[1:] == [str(team.stars), ", ".join(abilities[:3]), ", ".join(abilities[3:])]


@pytest.mark.parametrize(("lang", "word"), [("fr", "reconstitué"), ("en", "reconstruction")])
def test_the_rules_say_what_is_reconstructed(lang: str, word: str) -> None:
    section = rule_section("worldwide_football", lang, "WF-60")
    assert word in section
    assert "`tablee football edition`" in section


# What every sport is asked


class TestWords(SportWords):
    """Those of Worldwide Football."""

    game = "worldwide_football"
    options = Options
    names = NAMES
    clauses = CLAUSES
    typed = TYPED
    positions = POSITIONS
    looked_at: ClassVar = ["attack", "defence alone", "penalty", "turning action"]
    tried_at: ClassVar = [
        *("before the match", "everything to choose", "defence", "dive", "counter", "free kick", "penalty"),
    ]
    choices = CHOICES
    refusals = REFUSALS
