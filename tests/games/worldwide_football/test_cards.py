"""What Action and Player cards do for a person: WF-25, WF-27, WF-28."""

from __future__ import annotations

import pytest

from tablee.core.material import SentFile
from tablee.games.worldwide_football import events
from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import CODES, EDITION_FILE, NATIONS
from tests.games.own_file import with_changes
from tests.games.worldwide_football.script import GAME, Script, rival, solo, two

PA = {"D": 1, "P": 2, "PL": 3, "PP": 2, "C": 3, "GP": 2, "CO": 1, "UD": 2}


def test_wf_25_the_deck() -> None:
    amateur = dict(zip(CODES, GAME.kit.copies[0], strict=True))
    pro = dict(zip(CODES, GAME.kit.copies[1], strict=True))
    attack, defence = {"D": 6, "P": 6, "PL": 3, "PP": 3, "C": 3, "T": 4}, {"TA": 5, "IN": 5, "PR": 5}
    assert {code: n for code, n in amateur.items() if n} == attack | defence
    assert sum(amateur.values()) == 40
    added = {code for code in CODES if pro[code] == amateur[code] + 1}
    assert added == {"GP", "CO", "UD", "TE", "VO", "TA", "IN", "PR"}
    assert sum(pro.values()) == 48


@pytest.mark.parametrize(("card", "pa"), PA.items())
def test_wf_25_the_pa_of_a_card(card: str, pa: int) -> None:
    m = two(card, pa=4, pro=True).play(f"1 {card}")
    assert m.pa == 4 + pa


@pytest.mark.parametrize(("card", "needs"), [("PP", 3), ("C", 4), ("T", 6)])
def test_wf_25_what_a_card_needs(card: str, needs: int) -> None:
    assert solo(card, needs).may(f"1 {card}")
    m = solo(card, needs - 1)
    assert m.refused(f"1 {card}") == ("WF-25", "refused-too-far")


@pytest.mark.parametrize("card", PA)
def test_wf_25_what_is_drawn_once_it_stands(card: str) -> None:
    m = solo(card, 4, guard="TA", bench="A1", pile="T T T", pro=True).play(f"1 {card}")
    if m.phase == "throw":
        m.play("* (7)")
    drawn, players = m.cards_of(1)
    assert drawn == (1 if card in ("D", "PL", "GP", "CO") else 0)
    assert players == (1 if card in ("P", "UD") else 0)


def test_wf_25_nothing_is_drawn_for_a_card_that_does_not_stand() -> None:
    m = solo("D", guard="TA").play("1 D", "* (20)")
    assert m.hand(1) == ""


def test_wf_25_defence_cards_are_not_laid() -> None:
    assert solo("TA").refused("1 TA") == ("WF-11", "refused-phase")


def test_wf_27_every_team_has_eleven_and_the_roles_of_the_list() -> None:
    roles = {team: "".join(player.role for player in GAME.edition.squads[team]) for team in NATIONS}
    assert roles == {
        "germany": "GDDDDMMMMAA",
        "brazil": "GDDDMMMMAAA",
        "spain": "GDDDMMMMMAA",
        "france": "GDDDDMMMAAA",
        "italy": "GDDDDDMMMAA",
    }
    assert [GAME.edition.file.teams[team].stars for team in NATIONS] == [5, 5, 5, 5, 4]


def test_wf_27_stoppeur_defends_as_a_tackle_with_three_more() -> None:
    m = rival(pile="D", players="D2 D3")
    assert m.legal(1) == ["n3", "draw"]
    assert m.refused("1 n4") == ("WF-14", "refused-no-answer")
    m.play("1 n3")
    assert m.told(events.Defended) == [events.Defended(0, "TA", 3, 1 + 3, 18)]
    assert m.players(1) == "D3"


def test_wf_27_libero_defends_as_an_interception_with_three_more() -> None:
    m = rival(pile="PL", players="D2 D3").play("1 n4")
    assert m.told(events.Defended) == [events.Defended(0, "IN", 4, 2 + 3, 15)]


def answered(m: Script) -> list[events.Event]:
    """How the rival has met a card."""
    kinds = (events.GuardRebuilt, events.GuardTurned, events.RivalStep, events.PlayerPlayed, events.Defended)
    return [event for event in m.told(events.Event) if isinstance(event, kinds)]


def test_wf_28_the_rival_turns_its_defense_card_first_and_keeps_its_players_if_it_suits() -> None:
    m = solo("D", active="D2 D3", guard="PR").play("1 D")
    assert answered(m) == [events.GuardTurned("PR", True), events.Defended(1, "PR", None, 0, 18)]
    assert (m.players(2), sum(m.state.guard)) == ("D2 D3", 0)


@pytest.mark.parametrize(
    ("card", "guard", "played", "defended", "left"),
    [
        ("D", "IN", (3, "Lemoine", "D2"), events.Defended(1, "TA", 3, 1 + 3, 18), "D3"),
        ("PL", "TA", (4, "Bertin", "D3"), events.Defended(1, "IN", 4, 2 + 3, 15), "D2"),
    ],
    ids=["Stoppeur", "Libéro"],
)
def test_wf_28_a_suitable_stoppeur_or_libero_steps_in_for_a_defense_card_that_does_not_suit(
    card: str, guard: str, played: tuple[int, str, str], defended: events.Defended, left: str
) -> None:
    m = solo(card, active="D2 D3", guard=guard).play(f"1 {card}")
    assert answered(m) == [
        events.GuardTurned(guard, False),
        events.RivalStep("WF-28", "steps-in", m.pa, 0, None, None, [0, 0]),
        events.PlayerPlayed(1, *played),
        defended,
    ]
    assert (m.players(2), sum(m.state.guard), m.discard(2)) == (left, 0, guard)


def test_wf_28_nobody_steps_in_who_does_not_suit() -> None:
    m = solo("C", 4, active="D2", guard="PR").play("1 C")
    assert answered(m) == [events.GuardTurned("PR", False)]
    assert (m.players(2), m.at) == ("D2", ("attack", 1, 7))


def test_wf_28_an_empty_pile_defense_is_made_anew_before_a_player_steps_in() -> None:
    m = solo("D", active="D2", guard="", rival_discard="IN").play("1 D")
    assert answered(m)[:2] == [events.GuardRebuilt(1), events.GuardTurned("IN", False)]
    assert (m.players(2), m.discard(2), m.aim) == ("", "IN", "defence")


def test_wf_28_if_both_suit_the_better_one_steps_in() -> None:
    """By the numbers of the box every Défense card answers a pass; in an edition of one's own it may not."""
    text = with_changes(EDITION_FILE.template(), (("PR = { D = 0, P = -1, PP", "PR = { D = 0, PP"),))
    game = WorldwideFootball(SentFile("mine.toml", text.encode()))
    m = Script(1, game, home="brazil", away="france").begin()
    m.side(1, "P").side(2, pile="D", players="D2 D3").state.guard[-1] = 1
    m.give_ball(1).go().play("1 P")
    found = answered(m)
    assert (found[0], found[-1]) == (events.GuardTurned("PR", False), events.Defended(1, "IN", 4, 4, 17))


def test_wf_28_in_a_match_of_version_1_the_players_still_come_first() -> None:
    m = solo("D", active="D2 D3", guard="PR", rules=1)
    assert m.state.copy().players_first
    m.play("1 D")
    assert m.told(events.Defended) == [events.Defended(1, "TA", 3, 4, 18)]
    assert (m.players(2), sum(m.state.guard)) == ("D3", 1)
    m = solo("P", active="D2 D3", guard="PR", rules=1).play("1 P")
    assert m.told(events.Defended) == [events.Defended(1, "IN", 4, 4, 17)]
    m = solo("C", 4, active="D2", guard="PR", rules=1).play("1 C")
    assert (m.players(2), m.at) == ("D2", ("attack", 1, 7))


def test_wf_27_marquage_gives_four_to_a_failed_d20() -> None:
    m = rival(pile="D", hand="TA", players="D4", home="italy").play("1 TA", "* (13)")
    assert (m.phase, m.waiting) == ("marking", [1])
    m.play(f"1 {m.n(1, 'D4')}")
    assert m.at == ("attack", 1, 0)


def test_wf_27_marquage_may_be_kept_and_is_not_asked_for_in_vain() -> None:
    m = rival(pile="D", hand="TA", players="D4", home="italy").play("1 TA", "* (13)", "1 no")
    assert (m.attack, m.players(1)) == (1, "D4")
    m = rival(pile="D D", hand="TA", players="D4", home="italy").play("1 TA", "* (12)")
    assert m.phase == "defence"


def test_wf_27_marquage_is_not_for_a_one() -> None:
    m = rival(4, pile="PL D", hand="IN", players="D4", home="italy").play("* +PL", "1 IN", "* (1)")
    assert m.phase != "marking"


def test_wf_28_the_rivals_marquage_is_played_when_it_makes_the_defence_good() -> None:
    m = solo("D", active="D4", guard="TA").play("1 D", "* (13)")
    assert (m.attack, m.players(2)) == (2, "")
    m = solo("D", active="D4", guard="TA").play("1 D", "* (12)")
    assert (m.attack, m.players(2)) == (1, "D4")


def test_wf_27_relance_takes_a_card_from_the_discard_to_the_hand() -> None:
    m = solo("D", players="M1", discard="P PL C")
    number = m.n(1, "M1")
    assert m.may(f"1 {number}-PL")
    assert m.refused(f"1 {number}-PP") == ("WF-27", "refused-no-relaunch")
    m.play(f"1 {number}-PL")
    assert (m.hand(1), m.discard(1), m.players(1)) == ("D PL", "P C", "")


def test_wf_27_percee_is_for_a_dribble_or_a_pass() -> None:
    m = solo("D PL", players="M2", guard="IN")
    m.play(f"1 {m.n(1, 'M2')}")
    assert m.legal(1) == ["D"]
    assert m.refused("1 PL") == ("WF-27", "refused-prepared")
    m.play("1 D")
    assert m.pa == 2
    assert solo("PL", players="M2").legal(1) == ["PL", "give"]


def test_wf_27_passe_decisive_and_dribbleur_and_no_defense_card_is_turned() -> None:
    for card, effect in (("C", "M3"), ("PP", "M3"), ("D", "A3"), ("GP", "A3")):
        m = solo(card, 4, players=effect, guard="TA", active="D2 D3", pro=True)
        m.play(f"1 {m.n(1, effect)}", f"1 {card}")
        assert m.phase == "attack"
        assert (sum(m.state.guard), m.players(2)) == (1, "D2 D3")


def test_wf_27_two_of_them_go_together_if_a_card_suits_both() -> None:
    m = solo("D P", players="M2 A3", guard="TA")
    m.play(f"1 {m.n(1, 'M2')}", f"1 {m.n(1, 'A3')}")
    assert m.legal(1) == ["D"]
    m.play("1 D")
    assert m.at == ("attack", 1, 2)
    m = solo("D P", players="M2 M3", pa=4)
    m.play(f"1 {m.n(1, 'M2')}")
    assert m.refused(f"1 {m.n(1, 'M3')}") == ("WF-27", "refused-player-moment")


def test_wf_27_a_player_card_that_is_not_in_hand() -> None:
    assert solo("D").refused("1 n3") == ("WF-28", "refused-no-player")


def test_wf_28_no_player_cards_on_penalties() -> None:
    m = two("D", "TA", 6, pro=True, players="A1 A2", other_players="G2 D1")
    m.play("1 D", "2 TA", "* (2)", "* [1]")
    assert m.phase == "penalty"
    assert m.legal(1) == [f"aim{face}" for face in range(1, 7)]
