"""What holds in every position of every match, seen over random play and over that of decent players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.worldwide_football import events
from tests.games.worldwide_football.script import GAME, Script, Value

pytestmark = pytest.mark.few(2)

MATCHES: dict[str, tuple[int, dict[str, Value]]] = {
    "alone, amateur": (1, {}),
    "alone, pro": (1, {"mode": "pro", "away": "germany"}),
    "alone, everything": (
        1,
        {"mode": "pro", "away": "brazil", "substitutions": True, "offensive_two": True, "knockout": True},
    ),
    "two, amateur": (2, {}),
    "two, pro": (2, {"mode": "pro", "substitutions": True, "knockout": True}),
    "alone, short": (1, {"length": "short"}),
    "two, short and pro": (2, {"length": "short", "mode": "pro"}),
}
SEEDS = 6


@pytest.fixture(params=MATCHES.values(), ids=list(MATCHES))
def matches(request: pytest.FixtureRequest) -> list[tuple[Script, Rng]]:
    seats, options = request.param
    return [(Script(seats, **options), Rng(seed)) for seed in range(SEEDS)]


def play(m: Script, rng: Rng) -> Iterator[None]:
    """Every other move as a decent player would; yields before each ply and at the end."""
    while waiting := m.state.waiting():
        yield
        seat = waiting[0]
        if seat == CHANCE:
            m.state.play(CHANCE, m.state.roll(rng))
            continue
        moves = m.state.legal(seat)
        weights = GAME.hints.weights(m.state, seat, moves)
        best = [move for move, weight in zip(moves, weights, strict=True) if weight == max(weights)]
        m.state.play(seat, best[0] if rng.below(2) else moves[rng.below(len(moves))])
    yield


def action_cards(m: Script, side: int) -> list[int]:
    state = m.state
    places = [state.hands[side], state.piles[side], state.discards[side]]
    if state.is_rival(side):
        places += [state.special, state.guard]
    total = [sum(cards) for cards in zip(*places, strict=True)]
    loose = state.laid if side == state.attack else []
    for card in [*loose, *(state.under + state.aside if state.is_rival(side) else [])]:
        total[card] += 1
    return total


def test_cards_are_conserved(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        state = m.state
        for _ in play(m, rng):
            for side in (0, 1):
                assert action_cards(m, side) == GAME.kit.deck(state.pro, state.short)
                players = state.squads[side] + state.benches[side] + state.player_discards[side] + state.gone[side]
                assert sorted(players) == list(range(11))


def test_pa_are_0_to_8_and_stars_never_below_0(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        most = m.state.stars[:]
        for _ in play(m, rng):
            assert 0 <= m.pa <= 8
            for side in (0, 1):
                assert 0 <= m.state.stars[side] <= most[side] + m.state.must_spend
                assert m.state.subs[side] <= 3


def test_hands_keep_to_their_limits_whenever_somebody_attacks(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in play(m, rng):
            if m.phase in ("attack", "defence"):
                for side in range(m.state.seats):
                    assert m.state.cards(side) <= m.state.most_actions(side)
                    assert len(m.state.squads[side]) <= m.state.most_players(side)
            if m.state.solo:
                assert len(m.state.squads[1]) <= 3


def test_every_half_ends_and_every_match_has_two(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in play(m, rng):
            pass
        halves = m.told(events.HalfOver)
        assert [event.half for event in halves] == [1, 2]
        assert m.outcome().reason in ("goals", "draw", "shoot-out")


def test_known_cards_are_in_the_hand(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in play(m, rng):
            for side in range(m.state.seats):
                hand, known = m.state.hands[side], m.state.known[side]
                assert all(held >= seen >= 0 for held, seen in zip(hand, known, strict=True))


def test_the_rival_explains_every_card_and_star_with_a_clause(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        reasons = 0
        for _ in play(m, rng):
            for told in m.story.take():
                event = told.public
                if isinstance(event, events.RivalStep):
                    assert event.clause.startswith("WF-")
                    reasons += 1
                elif (
                    m.state.solo and isinstance(event, events.Laid | events.Shot | events.StarUsed) and event.seat == 1
                ):
                    assert reasons
        assert bool(reasons) == m.state.solo
