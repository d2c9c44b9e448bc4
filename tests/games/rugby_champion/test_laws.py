"""What holds in every position of every match, seen over random play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core.errors import IllegalMove
from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.rugby_champion.moves import Act
from tests.games.rugby_champion.script import GAME, Script, Value

pytestmark = pytest.mark.few(2)

MATCHES: dict[str, tuple[int, dict[str, Value]]] = {
    "alone": (1, {}),
    "alone, expert": (1, {"difficulty": "expert", "opening_try": True}),
    "alone, all options": (1, {"arrow_inward_keeps_ball": True, "symmetric_advantage": True, "opening_try": True}),
    "duel": (2, {}),
    "duel, all options": (2, {"arrow_inward_keeps_ball": True, "interception_try": True, "opening_try": True}),
    "alone, version 1": (1, {"rules": 1}),
    "duel, version 1": (2, {"rules": 1}),
}
SEEDS = 8


@pytest.fixture(params=MATCHES.values(), ids=list(MATCHES))
def matches(request: pytest.FixtureRequest) -> list[tuple[Script, Rng]]:
    seats, options = request.param
    return [(Script(seats, **options), Rng(seed)) for seed in range(SEEDS)]


def random_play(m: Script, rng: Rng) -> Iterator[tuple[int, Act]]:
    """Play at random; before each ply say who is about to do what."""
    while waiting := m.state.waiting():
        seat = waiting[rng.below(len(waiting))]
        moves = m.state.legal(seat)
        assert moves, f"nothing to do in {m.phase}"
        move = m.state.roll(rng) if seat == CHANCE else moves[rng.below(len(moves))]
        yield seat, move
        m.state.play(seat, move)


def test_rc_1_every_card_is_in_exactly_one_place_at_all_times(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        cards = GAME.kit.main if m.state.solo else GAME.kit.cards
        for _ in random_play(m, rng):
            assert m.all_cards() == GAME.kit.copies[:cards]
            assert m.pile >= 0
        assert m.all_cards() == GAME.kit.copies[:cards]


def test_rc_6_every_match_ends_after_two_halves(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        halves = [m.state.half]
        plies = 0
        for _ in random_play(m, rng):
            plies += 1
            if m.state.half != halves[-1]:
                halves.append(m.state.half)
        assert halves == [0, 1, 2]
        assert plies <= GAME.longest(None, m.state.seats)
        assert m.phase == "over"


def test_rc_4_points_come_by_two_three_and_five(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        before = m.score
        for _ in random_play(m, rng):
            gains = [now - then for now, then in zip(m.score, before, strict=True) if now != then]
            assert gains in ([], [2], [3], [5], [7])
            before = m.score


def test_rc_42_there_is_one_avantage_and_hands_are_never_larger_than_five(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in random_play(m, rng):
            assert m.holder in (None, 1, 2)
            assert m.state.solo or m.state.fresh in ([0, 0], [1, 0], [0, 1])
            assert max(len(hand) for hand in m.state.hands) <= 5


def test_rc_12_no_kick_is_ever_asked_for_on_the_right_edge(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in random_play(m, rng):
            assert m.phase not in ("lay", "turn") or m.kind in ("touche", "melee") or m.challenge != ("R1", "pied")


def test_rc_27_only_players_are_laid(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in random_play(m, rng):
            cards = [*m.state.laid[0], *m.state.laid[1]]
            specials = [card for card in cards if card >= GAME.kit.players]
            assert all(GAME.kit.names[card] in ("touche", "melee") for card in specials)


def test_what_everybody_knows_of_a_hand_is_in_it(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in random_play(m, rng):
            for side in (0, 1):
                for card in m.state.known[side]:
                    assert m.state.known[side].count(card) <= m.state.hands[side].count(card)


def test_every_refusal_names_a_clause_and_changes_nothing(matches: list[tuple[Script, Rng]]) -> None:
    """Anything at all is tried in every position; what is not legal is refused in the name of a clause."""
    tried = list(GAME.moves)
    for m, rng in matches[:2]:
        for seat, _ in random_play(m, rng):
            move = tried[rng.below(len(tried))]
            if move in m.state.legal(seat):
                continue
            before = m.everything()
            with pytest.raises(IllegalMove) as refusal:
                m.state.play(seat, move)
            assert refusal.value.clause.startswith("RC-")
            assert refusal.value.key.startswith("refused-")
            assert m.everything() == before


def test_every_event_names_its_clause(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches[:2]:
        for _ in random_play(m, rng):
            assert all(event.clause.startswith("RC-") for event in m.events())


def test_a_copy_plays_the_same_match(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches[:2]:
        for number, (seat, move) in enumerate(random_play(m, rng)):
            if number % 20 == 0:
                copied = m.state.copy()
                before = m.everything()
                copied.play(seat, move)
                assert m.everything() == before


def test_rc_50_what_one_side_does_never_keeps_the_other_from_laying(matches: list[tuple[Script, Rng]]) -> None:
    """A search lets both choose in the same position, one after the other."""
    for m, rng in matches:
        undecided: set[int] = set()
        for seat, _ in random_play(m, rng):
            assert undecided <= set(m.state.waiting())
            undecided = set(m.state.waiting()) - {seat}
