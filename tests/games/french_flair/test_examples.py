"""Every example of the sheet, dice for dice and card for card, in the order in which it stands there."""

from __future__ import annotations

import pytest

from tests.games.french_flair.script import ball, kick_off, line_out, ruck, scrum


def test_ff_10_example_five_one_beats_four_three() -> None:
    """« [5] [1] bat un [4] [3] »."""
    assert scrum(1).play("1 dice2", "* [5][1]", "* [4][3]").attack == 1
    assert scrum(1).play("1 dice2", "* [4][3]", "* [5][1]").attack == 2


def test_ff_10_example_double_two_beats_six_five() -> None:
    """« [2] [2] bat [6] [5] »."""
    assert line_out(1).play("1 dice2", "* [2][2]", "* [6][5]").attack == 1
    assert line_out(1).play("1 dice2", "* [6][5]", "* [2][2]").attack == 2


@pytest.mark.parametrize("die", range(1, 7))
def test_ff_34_example_the_zone_of_five_and_two(die: int) -> None:
    """« Suite à une course … [4] [3] … [5] [2] … une valeur [1] et [6] la mettant automatiquement hors-jeu »."""
    m = ball(1, "10 13 1 2", d=80, other="7 8 1 2").play("1 10o", "1 13r2", "* [4][2]", "2 x8", "* [4][3]", "* [5][2]")
    assert (m.phase, m.waiting, m.zone) == ("contest", [2], (2, 5))
    m.play("2 c7", f"* [{die}]")
    assert m.phase == ("offside" if die in (1, 6) else "clear-out")


@pytest.mark.parametrize(("contest", "zone"), [(3, (3, 5)), (2, (2, 5)), (4, (4, 5)), (5, (5, 5))])
def test_ff_35_example_the_zone_of_the_clear_out(contest: int, zone: tuple[int, int]) -> None:
    """« … réussit le conteste en affichant un [3]. La zone de conteste devient alors [5] [3]. … »."""
    for die in range(1, 7):
        m = ruck("2 3", "[4][3]", "[5][2]").play("2 c7", f"* [{contest}]")
        assert (m.phase, m.waiting, m.zone) == ("clear-out", [1], zone)
        m.play("1 b2", f"* [{die}]")
        good = zone[0] <= die <= zone[1]
        assert (m.phase, m.attack) == (("attack", 1) if good else ("penalty", 2))


def test_ff_40_example_a_six_is_thirty_metres() -> None:
    """« Une valeur de 6 donne donc une avancée de 30m. »."""
    assert ball(1, "10 13 1", d=80).play("1 10o", "1 13r1", "* [6]").d == 80 - 5 - 30


def test_ff_41_example_four_and_five_are_45_metres() -> None:
    """« Un résultat de [4] [5] donne donc une distance de 45m. »."""
    m = ball(1, "10 1", d=80).play("1 10k2", "* [5][4]")
    assert (m.at, m.ball) == (("attack", 2, 65), 20 + 45)


def test_ff_42_example_three_and_six_are_45_metres() -> None:
    """« Pour exemple [3] [6] donnent une distance de 45m. »."""
    m = ball(1, "10 1", d=80).play("1 10t2", "* [6][3]")
    assert (m.at, m.ball) == (("line-out", 2, 65), 20 + 45)


def test_ff_56_example_maul_of_2_and_8_then_9_then_drop_of_the_10() -> None:
    """« Suite à un gain en touche, les numéros 2 et 8 forment un maul … passe au 10 qui tente un drop. »."""
    m = line_out(1, "2 8 9 10 1 3", d=40).play("1 dice1", "* [5]", "* [2]", "1 m2-8")
    assert (m.at, m.origin) == (("attack", 1, 35), "maul")
    m.play("1 9o")
    assert m.at == ("attack", 1, 30)
    m.play("1 10d2", "* [4][3]")
    assert (m.score, m.phase) == ([3, 0], "kick-off")


def test_ff_51_example_9_5_6_7_after_a_clear_out() -> None:
    """« Suite à un déblayage réussi, le numéro 9 initie une suite d'avant … La défense interviendra ensuite. »."""
    m = ruck("2 9 5 6 7", "[4][3]", "[5][2]", d=80).play("2 c7", "* [3]", "1 b2", "* [4]")
    assert (m.at, m.origin) == (("attack", 1, 80), "ruck")
    for ply, distance in (("1 9o", 75), ("1 5p", 65), ("1 6p", 55)):
        m.play(ply)
        assert m.at == ("attack", 1, distance)
    m = m.give(1, "7 12").play("1 7r2", "* [4][2]")
    assert (m.at, m.waiting) == (("defence", 1, 35), [2])


def test_ff_51_example_9_7_8_9() -> None:
    """« 9 pour 7 pour 8 pour 9 qui conclut. »."""
    m = ball(1, "9 7 8 9 1", d=80).play("1 9o", "1 7p", "1 8p", "1 9a")
    assert m.at == ("defence", 1, 80 - 5 - 10 - 10 - 10)


def test_ff_52_example_9_10_12_10_to_touch() -> None:
    """« … passe au 10 qui avance de 10m puis passe au 12 … puis redonne au 10 qui conclut par un coup de pied … »."""
    m = ball(1, "9 10 12 10 1", d=80)
    for ply, distance in (("1 9o", 75), ("1 10p", 65), ("1 12p", 55)):
        m.play(ply)
        assert m.at == ("attack", 1, distance)
    m.play("1 10t2", "* [4][3]")
    assert (m.at, m.ball) == (("line-out", 2, 80), 45 + 35)


def test_ff_55_example_relance_by_9_and_8_after_a_kick_off() -> None:
    """« … avance de 5m puis passe au numéro 8 qui part à la course. Le jeu au dés de la course donne [5] [2] … »."""
    m = kick_off(1, other="9 8 1 2 3 4").play("1 kick2", "* [4][2]")
    assert (m.at, m.origin) == (("attack", 2, 80), "restart")
    m.play("2 9o", "2 8r2", "* [5][2]")
    assert (m.at, m.waiting) == (("defence", 2, 80 - 5 - 25), [1])


def test_ff_57_example_9_and_10_drop_after_a_point_de_fixation() -> None:
    """« Suite à un point de fixation, le numéro 9 initie … passe au numero 10 qui tente un drop. »."""
    m = ball(1, "2 3 9 10", d=35, origin="ruck").play("1 f2-3", "1 renew")
    assert (m.at, m.origin) == (("attack", 1, 30), "fixation")
    m.play("1 9o")
    assert m.d == 25
    m.play("1 10d1", "* [6]")
    assert m.score == [3, 0]


def test_ff_53_example_after_a_contest_9_and_then_15_to_touch() -> None:
    """« Suite à un conteste réussi, le numéro 9 sort petit côté, avance de 5m, transmet au numéro 15 … »."""
    m = ruck("2 9 15 3", "[5][2]", "[4][3]", d=60).play("1 c2", "* [4]", "2 no")
    assert (m.at, m.origin) == (("attack", 1, 60), "ruck")
    m.play("1 9o")
    assert m.d == 55
    m.play("1 15t1", "* [4]")
    assert (m.at, m.ball) == (("line-out", 2, 65), 45 + 20)


@pytest.mark.parametrize(
    ("hand", "opening", "distance"), [("9 6 7 1", "1 9o", 80 - 5 - 10), ("4 6 7 1", "1 4j", 80 - 0 - 5)]
)
def test_ff_54_example_the_sequence_with_a_9_and_with_a_relay(hand: str, opening: str, distance: int) -> None:
    """« Pour une suite d'avants classique … Pour une combinaison avec un joker … »."""
    m = ball(1, hand, d=80).play(opening, "1 6p")
    assert m.at == ("attack", 1, distance)
    m.play("1 7r1", "* [3]")
    assert m.at == ("defence", 1, distance - 15)


def test_ff_6_example_a_double_six_at_kick_off() -> None:
    """« Suite à un double 6 … Le jeu repartira sur une mêlée à 5m pour l'équipe qui a frappé l'engagement. »."""
    m = kick_off(1).play("1 kick2", "* [6][6]")
    assert (m.at, m.waiting) == (("scrum", 1, 5), [1])


def test_ff_63_example_try_of_the_11_from_25_metres() -> None:
    """« … le numéro 11 se retrouve à 25m … part à la course et affiche un résultat de 6 et 2 … Essai! »."""
    m = ball(1, "9 10 11", d=40).play("1 9o", "1 10p")
    assert m.d == 25
    m.play("1 11r2", "* [6][2]")
    assert (m.score, m.phase) == ([5, 0], "conversion")


def test_ff_62_example_try_after_a_maul_that_ends_on_the_line() -> None:
    """« … les numéros 5 et 8 forment un maul … surgit alors le numéro 9 qui avance et marque. Essai! »."""
    m = line_out(1, "5 8 9 1 2 3", d=5).play("1 dice1", "* [4]", "* [4]", "1 m5-8")
    assert m.at == ("attack", 1, 0)
    m.play("1 9a")
    assert (m.score, m.phase) == ([5, 0], "conversion")


def test_ff_63_example_try_of_the_2_after_a_missed_tackle_on_the_line() -> None:
    """« Suite à une course qui se termine à 10m … lance son numéro 2 qui franchit la ligne. Essai! »."""
    m = ball(1, "10 13 3 12 4", d=40, other="1 2 3 4").play("1 10o", "1 13r2", "* [5][2]")
    assert m.at == ("defence", 1, 10)
    m.play("2 x1", "* [4][3]", "* [6][2]", "2 c2", "* [4]")
    assert (m.phase, m.zone) == ("clear-out", (4, 6))
    m.play("1 b3", "* [4]", "1 12a")
    assert m.at == ("defence", 1, 0)
    m.play("2 x3", "* [6][5]", "* [2][2]", "* +2")
    assert (m.at, m.hand(1)) == (("attack", 1, 0), "2 4")
    m.play("1 2a")
    assert (m.score, m.phase) == ([5, 0], "conversion")


def test_ff_74_example_a_drop_that_misses_under_advantage() -> None:
    """« … joue le numéro 9 qui avance de 5m … Le drop ne trouvant pas cible, une pénalité est alors accordée … »."""
    m = ruck("9 10", "[3][2]", "[5][4]", d=40).play("2 c7", "* [6]", "1 advantage")
    assert (m.at, m.cards()) == (("attack", 1, 40), [3, 4])
    m.play("1 9o", "1 10d2", "* [6][1]")
    assert (m.at, m.waiting, m.cards()) == (("penalty", 1, 40), [1], [6, 6])


def test_ff_60_example_9_2_3_from_40_metres() -> None:
    """« Suite à un déblayage réussi à 40m … passe au numéro 3 … pour subir automatiquement le plaquage … »."""
    m = ruck("4 9 2 3 5", "[4][3]", "[5][2]", d=40).play("2 c7", "* [3]", "1 b4", "* [3]", "1 9o")
    assert m.at == ("attack", 1, 35)
    m.play("1 2p")
    assert m.at == ("attack", 1, 25)
    m.play("1 3a")
    assert (m.at, m.waiting) == (("defence", 1, 15), [2])


def test_ff_23_example_a_relay_gives_to_the_12_from_a_line_out_at_15_metres() -> None:
    """« … l'attaque joue un joker et transmet au numéro 12 pour un jeu simple (ici une avancée de 10m). »."""
    m = line_out(1, "1 2 3 4 12 13", d=15).play("1 dice1", "* [4]", "* [3]", "1 4j")
    assert (m.at, m.waiting) == (("attack", 1, 15), [1])
    m.play("1 12a")
    assert m.at == ("defence", 1, 5)


def test_ff_23_example_a_relay_gives_to_the_10_for_a_drop() -> None:
    """« Le joker aurait très bien pu initier une combinaison d'arrières et transmettre au numéro 10 … un drop. »."""
    m = line_out(1, "1 2 3 4 10 13", d=15).play("1 dice1", "* [4]", "* [3]", "1 4j", "1 10d1", "* [4]")
    assert m.score == [3, 0]
