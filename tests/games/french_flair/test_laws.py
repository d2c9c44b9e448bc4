"""What holds in every position of every match, seen over random play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.core.errors import IllegalMove
from tablee.core.game import CHANCE, CLOCK
from tablee.core.luck import Rng
from tablee.games.french_flair.moves import COPIES, Act
from tests.games.french_flair.script import GAME, Script

pytestmark = pytest.mark.few(2)

MATCHES: dict[str, dict[str, bool | int | str]] = {
    "as it comes": {},
    "real clock": {"clock": "real"},
    "strict rucks": {"strict_ruck_nine": True},
    "loose sequences": {"loose_sequence": True},
    "surplus kept": {"keep_surplus": True},
    "short mauls": {"two_card_maul": True},
    "running links": {"link_run": True},
    "short": {"length": "short"},
    "rules of version 1": {"rules": 1},
    "everything": {
        "clock": "real",
        "strict_ruck_nine": True,
        "loose_sequence": True,
        "keep_surplus": True,
        "two_card_maul": True,
        "link_run": True,
        "length": "short",
    },
}
SEEDS = 6
SIX_BEFORE = {"kick-off", "drop-out", "scrum", "line-out", "penalty"}


@pytest.fixture(params=MATCHES.values(), ids=list(MATCHES))
def matches(request: pytest.FixtureRequest) -> list[tuple[Script, Rng]]:
    return [(Script(**request.param), Rng(seed)) for seed in range(SEEDS)]


def random_play(m: Script, rng: Rng) -> Iterator[tuple[int, Act]]:
    """Play at random, a card every few seconds; before each ply say who is about to do what."""
    while waiting := m.state.waiting():
        m.now += 1000 * rng.below(8)
        due = m.state.due()
        if due is not None and m.now >= due:
            seat, move = CLOCK, m.state.legal(CLOCK)[0]
        else:
            seat = waiting[rng.below(len(waiting))]
            moves = m.state.legal(seat)
            assert moves, f"nothing to do in {m.phase}"
            move = m.state.roll(rng) if seat == CHANCE else moves[rng.below(len(moves))]
        yield seat, move
        m.state.play(seat, move, m.now)


def all_cards(m: Script, team: int) -> list[int]:
    places = (m.state.hands[team], m.state.piles[team], m.state.discards[team])
    return [sum(counts) for counts in zip(*places, strict=True)]


def test_ff_20_every_card_is_in_exactly_one_place_at_all_times(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        for _ in random_play(m, rng):
            assert all_cards(m, 0) == all_cards(m, 1) == list(COPIES)
        assert sum(all_cards(m, 0)) == sum(all_cards(m, 1)) == 21


def test_ff_1_the_ball_is_on_the_field_and_on_the_grid(matches: list[tuple[Script, Rng]]) -> None:
    """FF-3: nobody plays from beyond the line that he attacks; a try was scored there."""
    for m, rng in matches:
        for _ in random_play(m, rng):
            assert -15 <= m.ball <= 115
            assert m.ball % 5 == 0
            assert m.d >= 0 or m.phase in ("conversion", "throw", "defence")
            assert m.phase not in ("scrum", "line-out", "penalty") or 5 <= m.ball <= 95
        assert -15 <= m.ball <= 115


def test_ff_76_points_come_by_two_three_and_five(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        before = m.score
        for _ in random_play(m, rng):
            gains = [now - then for now, then in zip(m.score, before, strict=True) if now != then]
            assert gains in ([], [2], [3], [5])
            before = m.score
        outcome = m.outcome()
        assert list(outcome.scores) == m.score
        assert [team for team in (0, 1) if m.score[team] == max(m.score)] == list(outcome.winners)


def test_ff_21_both_sides_have_six_where_they_must(matches: list[tuple[Script, Rng]]) -> None:
    """FF-8, FF-22: above six only by bonus cards, or where a surplus is kept."""
    for m, rng in matches:
        for _ in random_play(m, rng):
            if m.phase in SIX_BEFORE:
                assert m.cards() == [6, 6] or (m.state.keep_surplus and min(m.cards()) >= 6)


def test_ff_77_every_match_ends_after_two_halves(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches:
        halves = [m.half]
        plies = 0
        for _ in random_play(m, rng):
            plies += 1
            if m.half != halves[-1]:
                halves.append(m.half)
        assert halves == [0, 1, 2]
        assert plies <= GAME.longest(None, 2)
        assert (m.phase, m.state.due()) == ("over", None)


def test_every_refusal_names_a_clause_and_changes_nothing(matches: list[tuple[Script, Rng]]) -> None:
    """Anything at all is tried in every position; what is not legal is refused in the name of a clause."""
    tried = list(GAME.moves)
    for m, rng in matches[:2]:
        for seat, _ in random_play(m, rng):
            move = tried[rng.below(len(tried))]
            if seat == CLOCK or move in m.state.legal(seat):
                continue
            before = m.everything()
            with pytest.raises(IllegalMove) as refusal:
                m.state.play(seat, move, m.now)
            assert refusal.value.clause.startswith("FF-")
            assert refusal.value.key.startswith("refused-")
            assert m.everything() == before


def test_ff_50_what_is_begun_can_be_ended(matches: list[tuple[Script, Rng]]) -> None:
    """FF-64: a combination never stops for want of a card, and has six cards at most."""
    for m, rng in matches:
        for seat, move in random_play(m, rng):
            combo = m.state.combo
            if combo is not None and seat >= 0:
                assert len(combo.cards) < 6
                assert move.notation != "lost"


def test_a_copy_plays_the_same_match(matches: list[tuple[Script, Rng]]) -> None:
    for m, rng in matches[:2]:
        for number, (seat, move) in enumerate(random_play(m, rng)):
            if number % 50 == 0:
                copy = Script()
                copy.state = m.state.copy()
                before = m.everything()
                copy.state.play(seat, move, m.now)
                assert m.everything() == before
