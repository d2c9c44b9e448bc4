"""Who may know what: hands are for their owners, the virtual opponent's table lies open but for the order of piles."""

from __future__ import annotations

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.games.worldwide_football import events
from tests.games.worldwide_football.script import rival, solo, two, written


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    m = two("T PL", "TA IN", players="A1", other_players="D1")
    assert (m.view(1).hand, m.view(1).players) == (["PL", "T"], [9])
    assert m.view(2).hand == ["TA", "IN"]
    assert m.view(None).hand == []
    assert m.view(2).sides[0].actions == 2
    assert m.view(2).sides[0].known == []


def test_a_card_that_is_drawn_is_told_to_its_owner_alone() -> None:
    m = two("D", "IN", pile="PL").play("1 D")
    m.story.take()
    m.step("2 draw")
    while m.phase == "draw":
        m.step(f"* {m.state.legal(CHANCE)[0].notation}")
    drawn = [told for told in m.story.take() if isinstance(told.public, events.Drew)]
    assert [told.seen_by(1).card for told in drawn] == ["D", "D", None]
    assert [told.seen_by(0).card for told in drawn] == [None, None, "PL"]


def test_a_fetched_card_is_known_until_it_leaves_the_hand() -> None:
    m = two("D", "IN", 6, pile="T T D D P", stars=1).play("1 scheme-T")
    assert m.view(2).sides[0].known == ["T"]
    for seed in range(20):
        assert written(m.state.imagine(1, Rng(seed)).hands[0]).count("T") >= 1
    m.play("1 T")
    assert m.view(2).sides[0].known == []


def test_imagined_hands_are_dealt_from_hand_and_pile() -> None:
    m = two("T", "IN", pile="D P")
    seen = {written(m.state.imagine(1, Rng(seed)).hands[0]) for seed in range(60)}
    assert seen == {"T", "D", "P"}
    assert {written(m.state.imagine(0, Rng(seed)).hands[0]) for seed in range(9)} == {"T"}


def test_what_can_be_told_from_the_discard_is_not_hidden() -> None:
    m = two("T", "IN", pile="", other_pile="")
    assert m.state.hidden(1) == {"hand 1": [], "pile 1": []}


def test_alone_nothing_is_hidden_from_oneself_but_a_hand_is_from_spectators() -> None:
    m = solo("T PL", pile="D")
    assert m.state.hidden(0) == {}
    assert m.state.hidden(None)["hand 1"] == ["home PL", "home T"]
    assert m.view(None).hand == []


def test_the_rivals_piles_are_chance_and_its_active_cards_open() -> None:
    m = rival(2, pile="D P P", active="A1 D1", shots="T")
    assert m.chances() == {"+D": 1, "+P": 2}
    for viewer in (1, None):
        open_table = m.view(viewer).rival
        assert open_table is not None
        assert (open_table.active, open_table.shots) == ([9, 2], ["T"])


def test_two_people_are_asked_for_player_cards_whether_or_not_they_have_the_right_one() -> None:
    asked = [two("T", "D", 7, other_players=players).play("1 T").phase for players in ("D1", "A1", "")]
    assert asked == ["keep", "keep", "throw"]
    assert rival(7, shots="T", players="A1").phase == "throw"


def test_wf_33_a_picked_face_is_hidden_and_imagined_anew() -> None:
    m = two("D", "TA", 5, pro=True).play("1 D", "2 TA", "* (2)", "* [1]", "2 aim4")
    assert m.state.hidden(0)["aim 2"] == ["face 4"]
    assert m.state.hidden(1) == {}
    assert {m.state.imagine(0, Rng(seed)).picks[1] for seed in range(60)} == {1, 2, 3, 4, 5, 6}
    assert {m.state.imagine(1, Rng(seed)).picks[1] for seed in range(9)} == {4}
