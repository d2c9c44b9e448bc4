"""What a seat may see of a duel, and what it can only imagine."""

from __future__ import annotations

import msgspec

from tablee.core.luck import Rng
from tablee.games.rugby_champion import events, referee
from tests.games.rugby_champion.script import GAME, NAMES, attack, duel, duel_at, duel_set_piece

OWN = "troisieme-ligne<"
REST = "deuxieme-ligne< deuxieme-ligne>"


def test_rc_50_hands_are_seen_by_their_owners_alone() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< pousseur<")
    assert [card.id for card in m.view(1).hand] == ["deuxieme-ligne<", "deuxieme-ligne>", OWN]
    assert [card.id for card in m.view(2).hand] == ["sauteur<", "pousseur<"]
    assert m.view(None).hand == []
    assert [side.cards for side in m.view(None).sides] == [3, 2]


def test_rc_50_a_card_that_is_drawn_is_told_to_its_owner_alone() -> None:
    m = duel("pilier<", "sauteur<")
    referee.begin_attack(m.state, 0)
    m.story.take()
    m.step("* +ailier<")
    (told,) = m.story.take()
    assert [told.seen_by(seat).card for seat in (None, 0, 1)] == [None, "ailier<", None]


def test_rc_50_a_card_that_is_laid_is_told_to_its_owner_alone() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< pousseur<")
    m.step(f"1 {OWN}")
    (told,) = m.story.take()
    assert isinstance(told.public, events.Laid)
    assert [told.seen_by(seat).card for seat in (None, 0, 1)] == [None, OWN, None]
    laid = [m.view(seat).sides[0].laid[0] for seat in (None, 1, 2)]
    assert [card.id if card else None for card in laid] == [None, OWN, None]


def test_rc_51_whoever_could_react_is_asked_whatever_he_holds() -> None:
    """Being asked must not tell anybody that there is something to react with."""
    for hand in (REST, "rucking faute"):
        m = duel_at("L1", "physique", f"pilier< {hand}", "capitaine< sauteur<").play("1 pilier<", "2 capitaine<")
        assert (m.phase, m.waiting) == ("whistle", [1])
        assert m.legal(1) == ["pass"]


def test_what_is_hidden_is_listed_for_each_viewer() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< pousseur<").play(f"1 {OWN}")
    assert set(m.state.hidden(0)) == {"hand 2", "face down"}
    assert m.state.hidden(0)["hand 2"] == ["sauteur<", "pousseur<"]
    assert OWN not in m.state.hidden(0)["face down"]
    assert OWN in m.state.hidden(1)["face down"]
    assert set(m.state.hidden(None)) == {"hand 1", "hand 2", "face down"}
    assert m.leave(0).state.hidden(1).keys() == {"unseen"}


def test_alone_nothing_is_fixed_before_it_is_turned() -> None:
    m = attack(f"{OWN} {REST}")
    assert set(m.state.hidden(0)) == {"unseen"}
    assert len(m.state.hidden(0)["unseen"]) == 49
    assert set(m.state.hidden(None)) == {"unseen", "hand 1"}


def test_an_imagined_world_looks_the_same_and_lays_players_only() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< arbitre rucking").play("2 sauteur<")
    seen = set()
    for seed in range(300):
        world = m.state.imagine(0, Rng(seed))
        assert msgspec.json.encode(world.view(0)) == msgspec.json.encode(m.state.view(0))
        (card,) = world.laid[1]
        assert card < GAME.kit.players
        seen.add(NAMES[card])
    assert len(seen) > 40
    assert not seen & {OWN, *REST.split()}


def test_an_imagined_set_piece_keeps_the_card_that_lies_open() -> None:
    m = duel_set_piece("touche", "ailier< ailier>", "pousseur< pousseur> touche")
    m.state.hands[1].remove(m.card("touche"))
    m.state.laid[1] = [m.card("touche")]
    m.play("2 pousseur<")
    for seed in range(20):
        world = m.state.imagine(0, Rng(seed))
        assert world.laid[1][0] == m.card("touche")
        assert world.laid[1][1] < GAME.kit.players


def test_rc_54_what_was_shown_stays_known_until_it_may_have_been_laid() -> None:
    m = duel(f"{OWN} arbitre rucking faute", "sauteur< pousseur<").play("1 show")
    m.play("2 sauteur<", "* +raffut", "* +ailier<")
    m.settle()
    assert [card.id for card in m.view(2).sides[0].known] == [OWN]
    assert all(m.card(OWN) in m.state.imagine(1, Rng(seed)).hands[0] for seed in range(20))
    m.play("1 ailier<")
    assert m.view(2).sides[0].known == []
    assert OWN in m.state.hidden(1)["hand 1"]


def test_rc_55_specials_that_were_shown_stay_known() -> None:
    m = duel_at("L1", "physique", f"{OWN} {REST}", "arbitre faute").play("2 pile")
    for seed in range(20):
        assert m.state.imagine(0, Rng(seed)).hands[1] == m.state.hands[1]
    assert m.state.hidden(0)["hand 2"] == []
