"""Hints and odds: what a decent player looks at."""

from __future__ import annotations

from typing import cast

import pytest

from tablee.bots.levels import make_bot
from tablee.core.game import CHANCE, State
from tablee.core.luck import Rng
from tablee.core.players import Player
from tablee.games.rugby_champion.moves import Act
from tablee.games.rugby_champion.odds import (
    chances_of_challenge,
    chances_of_gap,
    chances_of_set_piece,
    rival_sums,
    spread,
    unseen_by,
)
from tests.bots.habits import RugbyChampion
from tests.games.rugby_champion.script import (
    GAME,
    Script,
    at,
    attack,
    duel,
    duel_at,
    duel_set_piece,
    named,
    set_piece,
)
from tests.players import RandomPlayer

OWN = "troisieme-ligne<"
REST = "deuxieme-ligne< deuxieme-ligne>"


def best(m: Script, seat: int = 1) -> str:
    moves = m.state.legal(seat - 1)
    weights = GAME.hints.weights(m.state, seat - 1, moves)
    return moves[weights.index(max(weights))].notation


# Odds


def test_the_unseen_cards_alone_are_all_but_those_that_were_seen() -> None:
    m = attack("pilier< ailier>")
    counts = unseen_by(m.state, 0)
    assert sum(counts) == 50
    assert counts[m.card("pilier<")] == 0


def test_a_spread_counts_players_by_value() -> None:
    m = attack("percussion< huit<")
    assert spread(m.state, 0, 0) == [0, 4, 12, 16, 12, 2]


def test_chances_of_a_gap() -> None:
    assert chances_of_gap(3, [0, 1, 1, 1, 1, 1]) == [0.2, 0.2, 0.2, 0.2, 0.2]
    assert chances_of_gap(5, [0, 2, 0, 0, 1, 1]) == [0.5, 0.25, 0.25, 0.0, 0.0]
    assert chances_of_gap(3, [0, 0, 0, 0, 0, 0]) == [0.0, 0.0, 1.0, 0.0, 0.0]


def test_chances_of_a_challenge_are_counted_over_all_that_may_be_turned() -> None:
    m = attack(f"percussion< {OWN}")
    chances = chances_of_challenge(m.state, 0, m.card("percussion<"), 0)
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["arbitre"] == pytest.approx(4 / 50)
    assert chances["won-by-two"] == pytest.approx((4 + 12 + 15) / 50)
    assert chances["lost-by-two"] == 0


def test_in_a_duel_the_other_hand_and_what_lies_face_down_are_among_the_unseen() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< pousseur<")
    assert sum(unseen_by(m.state, 0)) == 59
    m.play("2 sauteur<")
    assert sum(unseen_by(m.state, 0)) == 59
    chances = chances_of_challenge(m.state, 0, m.card(OWN), 0)
    assert "arbitre" not in chances
    assert sum(chances.values()) == pytest.approx(1)


def test_a_known_player_of_the_other_side_may_be_laid() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< arbitre rucking faute").play("2 show")
    assert sum(spread(m.state, 0, 0)) == 45


def test_chances_of_a_set_piece_alone() -> None:
    m = set_piece("touche", "ailier< ailier> pilier< pilier>")
    chances = chances_of_set_piece(m.state, 0, 8)
    passes = spread(m.state, 0, 1)
    assert chances["tie"] == pytest.approx(passes[5] / 44)
    assert chances["lost"] == 0
    assert sum(chances.values()) == pytest.approx(1)


def test_chances_of_a_set_piece_in_a_duel() -> None:
    m = duel_set_piece("melee", "pilier< pilier>", "ailier< ailier>")
    assert sum(rival_sums(m.state, 0)) == 46 * 45
    assert sum(chances_of_set_piece(m.state, 0, 8).values()) == pytest.approx(1)
    m = duel_at("L1", "physique", "pilier< relayeur<", "ailier< melee pousseur<")
    m.play("1 pilier<", "2 ailier<", "2 pass", "1 pass", "2 melee")
    assert sum(rival_sums(m.state, 0)[:3]) == 0


# Hints


def test_a_strong_card_is_led_where_it_wins() -> None:
    assert best(at("L1", "physique", "percussion< relayeur< ailier<")) == "percussion<"
    assert best(at("L1", "passe", "percussion< relayeur< deuxieme-ligne<")) == "relayeur<"


def test_the_type_is_named_that_the_hand_is_strong_in() -> None:
    assert best(named("L1", "demi< deuxieme-ligne<")) == "left-passe"
    assert best(named("L1", "canonnier< deuxieme-ligne<")) == "left-pied"


def test_rc_12_the_right_is_named_by_whoever_has_two_passers_left() -> None:
    """RC-18: there the ball goes out at once, and a line-out is won with Passe."""
    passers = named("L1", "percussion< relayeur< relayeur> demi<")
    passers.state.way = 0
    others = named("L1", "percussion< pilier< pilier>")
    others.state.way = 0
    assert best(passers).startswith("right-")
    assert best(others).startswith("left-")


@pytest.mark.parametrize("seats", [1, 2])
def test_rc_12_both_sides_are_named(seats: int) -> None:
    """In twenty matches of casual bots."""
    sides = RugbyChampion("casual", seats, 20).sides
    assert 0.03 < sides["right"] / sides.total() < 0.5


def test_a_try_is_converted_with_the_lesser_card() -> None:
    m = at("L1", "physique", "pilier< tacticien< arriere<").play("1 pilier<", "* =ailier<")
    assert best(m) == "kick-tacticien<"


def test_a_whistle_saves_from_a_try() -> None:
    m = attack("sauteur< arbitre relayeur<").play("1 sauteur<", "* =percussion<")
    assert best(m) == "arbitre"
    m = at("L1", "physique", "percussion< arbitre relayeur<").play("1 percussion<", "* =feinteur<")
    assert best(m) == "pass"


def test_a_support_is_played_where_it_turns_the_result() -> None:
    m = duel_at("L1", "physique", f"pilier< rucking {REST}", "sauteur< pousseur<").play("1 pilier<", "2 sauteur<")
    m.play("2 pass")
    assert best(m) == "rucking"


def test_a_try_is_stopped() -> None:
    m = duel_at("L1", "physique", f"pilier< {REST}", "ailier< melee").play("1 pilier<", "2 ailier<", "2 pass", "1 pass")
    assert best(m, 2) == "melee"


def test_rc_52_a_turnover_is_not_worth_a_penalty_and_an_interception_try_is() -> None:
    """The attack has lost by two and holds a Faute volontaire."""
    for reading, expected in ((False, "pass"), (True, "faute")):
        m = duel_at("L1", "physique", f"ailier< faute {REST}", "pilier< pousseur<", interception_try=reading)
        assert best(m.play("1 ailier<", "2 pilier<", "1 pass", "2 pass")) == expected


def test_rc_52_the_ball_is_a_burden_only_where_an_interception_is_a_try() -> None:
    for reading in (False, True):
        m = duel(f"{OWN} {REST}", f"{OWN[:-1]}> remplacant<", interception_try=reading)
        with_ball = GAME.hints.worth(m.state, 0)
        m.state.attack = 1
        assert (GAME.hints.worth(m.state, 0) > with_ball) == reading


def test_rc_52_a_defender_is_readier_with_his_strongest_card_where_an_interception_is_a_try() -> None:
    shares = []
    for reading in (False, True):
        m = duel(f"{OWN} {REST}", "percussion< sauteur< relayeur<", interception_try=reading).play(f"1 {OWN}")
        moves = m.state.legal(1)
        weights = GAME.hints.weights(m.state, 1, moves)
        shares.append(weights[m.legal(2).index("percussion<")] / sum(weights))
    assert shares[0] < shares[1]


def test_a_penalty_is_kicked() -> None:
    m = duel_at("L1", "physique", "sauteur< arbitre buteur pilier<", "capitaine< pousseur<")
    m.play("1 sauteur<", "2 capitaine<", "1 arbitre")
    assert best(m) == "kick-buteur"


def test_a_poor_hand_is_shown_before_a_set_piece() -> None:
    assert best(duel_set_piece("touche", "deuxieme-ligne< faute rucking arbitre", "pousseur< pousseur>")) == "show"


def test_every_move_has_a_reason() -> None:
    m = attack("percussion< relayeur<")
    why = GAME.hints.why(m.state, 0, GAME.moves.read("percussion<"))
    assert (why.key, set(why.facts)) == ("why-challenge", {"two", "one"})
    m = set_piece("touche", "ailier< ailier> pilier< pilier>")
    assert GAME.hints.why(m.state, 0, GAME.moves.read("ailier<")).key == "why-strong-card"
    m.play("1 ailier<")
    assert GAME.hints.why(m.state, 0, GAME.moves.read("ailier>")).key == "why-set-piece"
    keys = {GAME.hints.why(m.state, 0, move).key for move in GAME.moves if cast(Act, move).verb > 4}
    assert all(key.startswith("why-") for key in keys)


def test_the_worth_of_a_position_counts_points_and_the_avantage() -> None:
    m = duel(f"{OWN} {REST}", "sauteur< pousseur<")
    level = GAME.hints.worth(m.state, 0)
    m.hold(1)
    ahead = GAME.hints.worth(m.state, 0)
    m.hold(2)
    assert GAME.hints.worth(m.state, 0) < level < ahead
    m.state.score = [5, 0]
    assert GAME.hints.worth(m.state, 0) > level


@pytest.mark.parametrize("seats", [1, 2])
def test_a_casual_player_clearly_beats_a_random_one(seats: int) -> None:
    """Alone by the result against the same Non-joueur, in a duel face to face."""
    leads = {level: sum(_lead(seats, level, seed) for seed in range(30)) for level in ("casual", "random")}
    assert leads["casual"] > 0 > leads["random"]
    assert leads["casual"] - leads["random"] > 30 * 20


def _lead(seats: int, level: str, seed: int) -> int:
    """By how much side 0 is ahead in the end, if it plays at `level` and the other one, if any, the other way."""
    m = Script(seats)
    rng = Rng(seed)
    casual, guess = make_bot("casual", GAME, seed), RandomPlayer(seed)
    players: list[Player] = [casual, guess] if level == "casual" else [guess, casual]
    state: State = m.state
    while waiting := state.waiting():
        seat = waiting[0]
        state.apply(seat, state.roll(rng) if seat == CHANCE else players[seat].choose(state, seat))
    return m.score[0] - m.score[1]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_search_plays_a_match_to_its_end(seats: int) -> None:
    """RC-54: also where somebody shows a hand while the other lays."""
    m = Script(seats)
    rng = Rng(11)
    bots = [make_bot("strong", GAME, seat, iterations=6) for seat in range(seats)]
    state: State = m.state
    while waiting := state.waiting():
        seat = waiting[0]
        state.apply(seat, state.roll(rng) if seat == CHANCE else bots[seat].choose(state, seat))
    assert m.phase == "over"
