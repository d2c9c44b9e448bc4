"""Giving the ball back, half-time and the end: WF-17, WF-55, WF-56."""

from __future__ import annotations

import pytest

from tablee.core.game import CHANCE
from tablee.games.worldwide_football import events, referee
from tablee.games.worldwide_football.edition import CODES
from tests.games.worldwide_football.script import GAME, Script, Value, rival, solo, two


def deal(m: Script) -> Script:
    while m.phase in ("draw", "turn"):
        m.step(f"* {m.state.legal(CHANCE)[0].notation}")
    return m


def test_wf_17_a_possession_starts_at_0_pa_and_the_ball_may_be_given_back_at_any_decision() -> None:
    m = two("D PL", laid="P", pa=2).play("1 give")
    assert m.at == ("attack", 2, 0)
    assert m.discard(1) == "P"
    assert m.told(events.GaveBack) == [events.GaveBack(0, False)]


def test_wf_17_both_in_a_row_while_no_pile_is_empty_and_each_draws_one() -> None:
    m = two("P", "P").play("1 give", "2 give")
    assert (m.hand(1), m.hand(2)) == ("D P", "D P")
    assert m.at == ("attack", 1, 0)
    m.play("1 give")
    assert m.hand(1) == "D P"
    m.play("2 give")
    assert m.hand(1) == "D D P"


def test_wf_17_after_a_ball_lost_in_between_a_new_pair_begins() -> None:
    m = two("P", "P").play("1 give", "2 give")
    referee.lose_ball(m.state, "saved")
    m.play("2 give")
    assert (m.hand(1), m.hand(2)) == ("D P", "D P")
    m.play("1 give")
    assert (m.hand(1), m.hand(2)) == ("D D P", "D D P")


def test_wf_17_alone_too_a_give_back_counts_for_one_draw() -> None:
    m = solo("P")
    m.state.gave_back = m.state.pair_done = True
    m.play("1 give")
    assert m.told(events.GaveBack) == [events.GaveBack(0, True)]
    assert (m.hand(1), m.attack) == ("P", 2)


def test_wf_17_alone_only_the_person_draws() -> None:
    m = rival(6, pile="D D", hand="P")
    assert m.steps() == [("WF-21", "no-shot")]
    m.play("1 give")
    assert (m.hand(1), m.attack) == ("D P", 2)


def test_wf_17_a_ball_lost_in_between_begins_the_count_anew() -> None:
    m = two("D", "TA D").play("1 give", "2 D", "1 draw", "2 give")
    assert m.told(events.GaveBack)[-1].both
    m = two("D D", "TA D").play("1 give")
    m.play("2 D", "1 draw")
    referee.lose_ball(m.state, "saved")
    m.play("1 give")
    assert not m.told(events.GaveBack)[-1].both


def test_wf_17_a_corner_is_a_new_possession_but_no_change_of_sides() -> None:
    m = solo("T P", 7, stars=3, abilities="offensive", pro=True)
    m.state.gave_back, m.state.offensive_used = True, 2
    m.play("1 T", "* [4]", "* [4]")
    assert m.may("1 offensive")
    m.play("1 give")
    assert m.told(events.GaveBack) == [events.GaveBack(0, True)]


def test_wf_55_a_half_ends_when_a_pile_is_empty_and_both_gave_back() -> None:
    m = two("P", "P", pile="").play("1 give")
    assert m.state.half == 1
    m.play("2 give")
    assert m.state.half == 2
    assert m.told(events.HalfOver) == [events.HalfOver(1, [0, 0])]


def test_wf_55_every_two_give_backs_in_a_row_count_not_pairs_of_them() -> None:
    m = two("P", "P", pile="D").play("1 give", "2 give")
    assert (m.state.half, m.hand(1), m.pile(1)) == (1, "D P", "")
    m.play("1 give")
    assert m.state.half == 2
    assert m.told(events.GaveBack) == [events.GaveBack(0, False), events.GaveBack(1, True), events.GaveBack(0, True)]


def test_wf_55_a_pile_that_is_drawn_empty_between_the_two_counts() -> None:
    m = two("D P", "P", other_pile="D D D").play("1 give", "2 give", "1 D", "2 draw")
    assert (m.state.half, m.pile(2)) == (1, "")
    m.play("1 give")
    assert m.state.half == 2


def test_wf_55_alone_the_rivals_give_back_after_a_pair_ends_the_half() -> None:
    m = rival(6, pile="D", hand="P")
    m.play("1 give")
    assert (m.state.half, m.hand(1), m.at) == (1, "D P", ("defence", 2, 1))
    m.play("1 draw")
    assert m.steps()[-1] == ("WF-55", "pile-empty")
    assert m.state.half == 2


def test_wf_55_a_match_of_version_1_still_counts_in_pairs() -> None:
    m = two("P", "P", pile="D", rules=1).play("1 give", "2 give", "1 give")
    assert (m.state.half, m.hand(1), m.hand(2)) == (1, "D P", "D P")
    assert m.told(events.GaveBack)[-1] == events.GaveBack(0, False)
    assert m.state.copy().pairs_only
    m.play("2 give")
    assert m.state.half == 2


def test_wf_55_the_other_pile_counts_too_the_pile_speciale_does_not() -> None:
    assert two("P", "P", other_pile="").play("1 give", "2 give").state.half == 2
    m = solo("P", rival_pile="D D", guard="")
    assert sum(m.state.special) == sum(m.state.guard) == 0
    m.state.gave_back = True
    m.play("1 give")
    assert m.state.half == 1


def test_wf_55_the_automatic_give_back_counts() -> None:
    m = rival(hand="P").play("1 give")
    assert m.state.half == 2


def test_wf_55_a_person_with_cards_may_play_on_while_the_rival_has_none() -> None:
    m = rival(hand="D", own_pile="P P P").play("1 D")
    assert m.state.half == 1


# A short match


def test_wf_55_a_short_match_has_half_of_every_kind_rounded_up() -> None:
    amateur = dict(zip(CODES, GAME.kit.deck(pro=False, short=True), strict=True))
    attack, defence = {"D": 3, "P": 3, "PL": 2, "PP": 2, "C": 2, "T": 2}, {"TA": 3, "IN": 3, "PR": 3}
    assert {code: n for code, n in amateur.items() if n} == attack | defence
    pro = dict(zip(CODES, GAME.kit.deck(pro=True, short=True), strict=True))
    assert pro == amateur | dict.fromkeys(("GP", "CO", "UD", "TE", "VO"), 1)
    assert GAME.kit.deck(pro=True, short=False) == GAME.kit.copies[1]


@pytest.mark.parametrize(
    ("seats", "options", "full", "short"),
    [(1, {}, 19, 10), (2, {}, 32, 15), (1, {"mode": "pro"}, 24, 15), (2, {"mode": "pro"}, 40, 20)],
)
def test_wf_55_the_smaller_pile_says_how_long_a_half_is(
    seats: int, options: dict[str, Value], full: int, short: int
) -> None:
    for length, cards in (("full", full), ("short", short)):
        m = Script(seats, length=length, **options)
        assert m.view(None).half_cards == cards
        while m.state.half == 0 or m.phase in ("pick", "draw"):
            actor = m.state.waiting()[0]
            m.state.play(actor, m.state.legal(actor)[0])
        assert min(side.pile for side in m.view(None).sides) == cards, "so it begins"


def test_wf_55_the_second_half_of_a_short_match_is_short_too() -> None:
    m = two("P", "P", pile="", length="short").play("1 give", "2 give")
    deal(m)
    assert m.state.half == 2
    assert [sum(m.state.piles[team]) + m.state.cards(team) for team in (0, 1)] == [23, 23]


def test_wf_4_the_other_side_kicks_off_the_second_half_with_eight_and_seven_cards() -> None:
    m = deal(two("P", "P", pile="").play("1 give", "2 give"))
    assert m.at == ("attack", 2, 0)
    assert [m.cards_of(seat) for seat in (1, 2)] == [(7, 2), (8, 2)]


def test_wf_56_at_half_time_all_cards_but_the_substituted_are_dealt_anew() -> None:
    m = rival(shots="T", hand="P", active="A1", stars=2, own_stars=3, pro=True)
    m.state.gone[1] = [4]
    m.state.yellows, m.state.reds = [1, 0], [0, 1]
    m.play("1 give")
    state = m.state
    assert (state.half, m.hand(2), m.stars(1), m.stars(2)) == (2, "", 3, 2)
    assert (state.yellows, state.reds) == ([1, 0], [0, 1])
    assert sum(state.piles[1]) + sum(state.special) + sum(state.guard) == 48
    deal(m)
    assert 4 not in state.squads[1] + state.benches[1] + state.player_discards[1]
    assert len(state.squads[1] + state.benches[1] + state.player_discards[1]) == 10


def finished(home: int, away: int, seats: int = 2, knockout: bool = False) -> Script:
    """The second half ends."""
    m = rival(hand="P", knockout=knockout) if seats == 1 else two("P", "P", pile="", knockout=knockout)
    m.scored(home, away)
    m.state.half = 2
    m.play("1 give")
    return m if seats == 1 else m.play("2 give")


@pytest.mark.parametrize(
    ("score", "winners", "reason"), [((2, 1), (0,), "goals"), ((0, 1), (1,), "goals"), ((1, 1), (0, 1), "draw")]
)
def test_wf_56_two_people(score: tuple[int, int], winners: tuple[int, ...], reason: str) -> None:
    outcome = finished(*score).outcome()
    assert (outcome.scores, outcome.winners, outcome.reason) == (score, winners, reason)


@pytest.mark.parametrize(("score", "winners"), [((2, 1), (0,)), ((0, 1), ()), ((1, 1), ())])
def test_wf_56_alone_a_draw_is_not_won(score: tuple[int, int], winners: tuple[int, ...]) -> None:
    m = finished(*score, seats=1)
    assert m.outcome().winners == winners
    assert m.outcome().scores == (score[0],)
    assert m.view(1).winner == {(2, 1): 0, (0, 1): 1, (1, 1): None}[score]


def test_wf_56_knockout_only_when_level() -> None:
    assert finished(2, 1, knockout=True).outcome().reason == "goals"
    m = finished(1, 1, knockout=True)
    assert (m.phase, m.waiting) == ("penalty", [1, 2])


def test_wf_56_a_shoot_out_of_five_ends_when_one_cannot_be_caught() -> None:
    m = finished(1, 1, seats=1, knockout=True)
    for _ in range(3):
        m.play("* [1]", "* [2]", "* [3]", "* [3]")
    outcome = m.outcome()
    assert (outcome.reason, outcome.winners, m.score) == ("shoot-out", (0,), [1, 1])
    assert m.state.kicks_made == [3, 0]
    assert m.told(events.MatchOver)[-1] == events.MatchOver([1, 1], 0, [3, 0])


def test_wf_56_then_sudden_death() -> None:
    m = finished(0, 0, seats=1, knockout=True)
    for _ in range(10):
        m.play("* [1]", "* [2]")
    assert m.state.outcome() is None
    m.play("* [1]", "* [1]")
    assert m.state.outcome() is None
    m.play("* [1]", "* [2]")
    assert m.outcome().winners == ()
    assert m.view(1).winner == 1


def test_wf_56_after_thirty_each_lots_are_drawn() -> None:
    m = finished(0, 0, seats=1, knockout=True)
    for _ in range(60):
        m.play("* [1]", "* [2]")
    assert m.phase == "toss"
    m.play("* toss1")
    assert (m.outcome().winners, m.outcome().reason) == ((0,), "shoot-out")
