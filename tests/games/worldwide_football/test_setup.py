"""Before the match, and hands: WF-1 to WF-5."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadOption
from tablee.core.record import read_options
from tablee.games.worldwide_football.edition import ABILITIES
from tests.games.worldwide_football.script import GAME, Script, alone, rival, solo, two, written


def abilities(m: Script, seat: int) -> list[str]:
    return [ABILITIES[ability] for ability in m.state.abilities[seat - 1]]


def all_cards(m: Script, side: int) -> list[int]:
    state = m.state
    piles = [state.hands[side], state.piles[side], state.discards[side]]
    if side == 1:
        piles += [state.special, state.guard]
    return [sum(cards) for cards in zip(*piles, strict=True)]


@pytest.mark.parametrize("seats", [1, 2])
def test_wf_1_amateur_has_forty_cards_three_abilities_and_four_stars(seats: int) -> None:
    m = Script(seats)
    assert m.phase == "toss"
    for side in (0, 1):
        assert sum(all_cards(m, side)) == 40
        assert written(all_cards(m, side)).count("GP") == 0
        assert abilities(m, side + 1) == ["counter", "offensive", "scheme"]
        assert m.stars(side + 1) == 4


def test_wf_2_professionnel_has_48_cards_the_stars_of_the_team_and_two_abilities_to_choose() -> None:
    m = Script(1, mode="pro", home="spain", away="italy")
    assert (m.phase, m.waiting) == ("pick", [1])
    assert sum(all_cards(m, 0)) == sum(all_cards(m, 1)) == 48
    assert (m.stars(1), m.stars(2)) == (4, 5)
    assert abilities(m, 1) == ["counter", "offensive", "scheme"]
    assert m.refused("1 pick-counter") == ("WF-2", "refused-picked")
    m.play("1 pick-block", "1 pick-dive")
    assert abilities(m, 1) == ["counter", "offensive", "scheme", "block", "dive"]
    assert m.phase == "toss"


def test_wf_2_two_people_choose_one_after_the_other() -> None:
    m = Script(2, mode="pro", home="spain", away="italy")
    m.play("1 pick-block", "1 pick-dive")
    assert (m.phase, m.waiting) == ("pick", [2])
    m.play("2 pick-counter", "2 pick-scheme")
    assert abilities(m, 2) == ["block", "trap", "dive", "counter", "scheme"]
    assert m.phase == "toss"


def test_wf_3_the_rival_has_three_piles_and_two_active_players() -> None:
    m = Script(1, away="germany")
    state = m.state
    assert written(state.guard) == "TA TA TA TA TA IN IN IN IN IN PR PR PR PR PR"
    assert written(state.special) == "PP PP PP C C C"
    assert set(m.pile(2).split()) == {"D", "P", "PL", "T"}
    m.step("* toss1")
    for card in ("D", "D", "P", "P", "PL", "T", "TA", "IN"):
        m.step(f"* +{card}")
    m.step("* +n1")
    m.step("* +n2")
    m.step("* +n3")
    m.step("* +n9")
    assert m.players(2) == "D2 M3"
    assert m.hand(1) == "D D P P PL T TA IN"
    assert m.at == ("attack", 1, 0)


def test_wf_3_a_team_plays_once() -> None:
    with pytest.raises(BadOption, match="one france in the box") as caught:
        GAME.new(read_options(GAME, {"home": "france", "away": "france"}), 2)
    assert caught.value.key == "error-same-team"


@pytest.mark.parametrize("kick_off", [1, 2])
def test_wf_4_the_side_that_kicks_off_draws_eight_the_other_seven(kick_off: int) -> None:
    m = Script(2)
    m.step(f"* toss{kick_off}")
    while m.phase == "draw":
        m.step(f"* {m.state.legal(-1)[0].notation}")
    assert (m.attack, m.waiting) == (kick_off, [kick_off])
    assert sum(m.state.hands[kick_off - 1]) == 8
    assert sum(m.state.hands[2 - kick_off]) == 7
    assert [len(squad) for squad in m.state.squads] == [2, 2]


def test_wf_4_alone_seven_cards_if_the_rival_kicks_off_and_it_has_no_hand() -> None:
    m = Script(1)
    m.step("* toss2")
    draws = 0
    while m.phase == "draw":
        m.step(f"* {m.state.legal(-1)[0].notation}")
        draws += 1
    assert draws == 7 + 2 + 2
    assert sum(m.state.hands[0]) == 7
    assert sum(m.state.hands[1]) == 0


def test_wf_5_more_than_ten_action_cards_are_discarded_at_once() -> None:
    m = rival(pile="D", hand="D D D P P P PL C T")
    m.play("1 draw")
    assert (m.phase, m.waiting) == ("discard", [1])
    assert m.refused("1 -TA") == ("WF-10", "refused-not-in-hand")
    m.play("1 -P")
    assert m.hand(1) == "D D D D D P P PL C T"
    assert m.discard(1) == "P"
    assert m.phase == "attack"


def test_wf_5_more_than_three_player_cards_too() -> None:
    m = solo("P", players="A1 A2 D1", bench="D2", guard="TA").play("1 P", "* (2)")
    assert m.phase == "discard"
    assert m.refused("1 -D")[0] == "WF-10"
    m.play(f"1 -{m.n(1, 'A2')}")
    assert sorted(m.players(1).split()) == ["A1", "D1", "D2"]
    assert m.phase == "attack"


def test_wf_5_after_a_red_card_seven_and_two() -> None:
    m = two("D", "TA D D D D D D D D", pa=5, pro=True, other_players="A1 A2 A3")
    m.state.yellows[1] = 1
    m.play("1 D", "2 TA", "* (2)", "* [6]")
    assert m.state.reds[1] == 1
    assert (m.phase, m.waiting) == ("discard", [2])
    m.play("2 -D", f"2 -{m.n(2, 'A1')}")
    assert m.cards_of(2) == (7, 2)
    assert m.phase == "penalty"


def test_wf_5_a_fetched_card_counts_too() -> None:
    m = solo("D D D D D D D D D D", stars=1, pile="T").play("1 scheme-T")
    assert m.phase == "discard"
    m.play("1 -T")
    assert (m.phase, m.discard(1)) == ("attack", "T")


def test_two_people_have_no_rival() -> None:
    m = two("D")
    assert m.view(1).rival is None
    assert alone().view(1).rival is not None
