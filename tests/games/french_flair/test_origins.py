"""What may follow what: every cell of the table of origins, FF-5, FF-30, FF-38, FF-55 to FF-59 and FF-75."""

from __future__ import annotations

import pytest

from tests.games.french_flair.script import Script, ball

HAND = "2 3 5 6 7 8 9 9 10 12 13"
"""With these cards everything can be begun that may be begun."""
GATHERING = "refused-gathering"
NUMBER = "refused-number-from-here"
OPENING = "refused-cannot-open"
RUN = "refused-run-alone"
BACK = ("FF-38", NUMBER)
NO_RUN = ("FF-30", RUN)
NO_MAUL = ("FF-56", GATHERING)
NO_POINT = ("FF-57", GATHERING)
NO_EIGHT = ("FF-58", OPENING)
BEHIND_NINE = ("FF-38", OPENING)
AFTER_SCRUM = ("FF-59", "refused-after-scrum")
YES = None
Cell = tuple[str, str] | None

PLAYS = ("2a", "6a", "9a", "9d2", "12a", "12k1", "10t2", "12r2", "9o", "10o", "8o", "3j", "m2-6", "f2-3")
TABLE: dict[str, tuple[Cell, ...]] = {
    "restart": (*[YES] * 8, YES, ("FF-5", OPENING), NO_EIGHT, YES, NO_MAUL, NO_POINT),
    "kick": (*[YES] * 8, YES, YES, NO_EIGHT, YES, NO_MAUL, NO_POINT),
    "ruck": (*[YES] * 7, NO_RUN, YES, BEHIND_NINE, NO_EIGHT, YES, NO_MAUL, YES),
    "scrum": (
        *[("FF-59", NUMBER), YES, YES, YES, BACK, BACK, BACK, NO_RUN],
        *[YES, BEHIND_NINE, YES, AFTER_SCRUM, NO_MAUL, NO_POINT],
    ),
    "line-out": (*[YES] * 4, *[BACK] * 3, NO_RUN, YES, BEHIND_NINE, NO_EIGHT, YES, YES, NO_POINT),
    "maul": (*[YES] * 4, *[BACK] * 3, NO_RUN, YES, BEHIND_NINE, NO_EIGHT, YES, YES, NO_POINT),
    "fixation": (*[YES] * 4, *[BACK] * 3, NO_RUN, YES, BEHIND_NINE, NO_EIGHT, YES, NO_MAUL, NO_POINT),
    "hand": (
        *[("FF-75", NUMBER), ("FF-75", NUMBER), YES, YES, *[("FF-75", NUMBER)] * 3, NO_RUN],
        *[YES, ("FF-75", OPENING), NO_EIGHT, ("FF-75", OPENING), NO_MAUL, NO_POINT],
    ),
    "open": (*[YES] * 7, NO_RUN, YES, YES, NO_EIGHT, YES, NO_MAUL, NO_POINT),
}
CELLS = [(origin, play, cell) for origin, row in TABLE.items() for play, cell in zip(PLAYS, row, strict=True)]


@pytest.mark.parametrize(("origin", "play", "cell"), CELLS, ids=[f"{origin}-{play}" for origin, play, _ in CELLS])
def test_ff_38_what_may_follow_what(origin: str, play: str, cell: Cell) -> None:
    """FF-5, FF-30, FF-38, FF-55 to FF-59, FF-75: and by which clause it may not."""
    m = ball(1, HAND, d=60, origin=origin)
    if cell is YES:
        assert m.may(f"1 {play}")
    else:
        assert m.refused(f"1 {play}") == cell


@pytest.mark.parametrize("origin", TABLE)
def test_ff_38_which_combinations_a_9_can_open(origin: str) -> None:
    """FF-51, FF-52: at any time but after kick-off and 22; FF-55: a relance after a kick and after those."""
    m = ball(1, HAND, d=90, origin=origin).play("1 9o")
    combo = m.view(1).combo
    assert combo is not None
    relance = ["relance"] if origin in ("restart", "kick") else []
    assert combo.kinds == ([] if origin == "restart" else ["forwards", "backs", "link"]) + relance


# FF-38: behind gatherings


@pytest.mark.parametrize("origin", ["scrum", "line-out", "maul", "fixation"])
def test_ff_38_a_back_plays_only_behind_a_9_or_relay(origin: str) -> None:
    m = ball(1, "9 6 10 12 15", origin=origin)
    for play in ("10a", "10k1", "12a", "15t2"):
        assert m.refused(f"1 {play}") == BACK
    assert m.refused("1 10o") == BEHIND_NINE
    assert ball(1, "9 6 10 12 15", origin=origin).play("1 9o").may("1 12a")
    assert ball(1, "9 6 10 12 15", origin=origin).play("1 6j").may("1 10d1")


def test_ff_38_after_a_ruck_one_simple_card_of_any_number() -> None:
    m = ball(1, "9 4 10 12 15", origin="ruck")
    assert all(m.may(f"1 {play}") for play in ("10a", "10d1", "12a", "12k2", "15t2"))
    assert m.refused("1 10o") == BEHIND_NINE


def test_ff_38_with_the_option_a_back_needs_a_9_after_a_ruck_too() -> None:
    """`strict_ruck_nine`."""
    m = ball(1, "9 4 10 12 15", origin="ruck", strict_ruck_nine=True)
    for play in ("10a", "12a", "15t2"):
        assert m.refused(f"1 {play}") == BACK
    assert m.may("1 4a")
    assert m.may("1 9k1")
    assert m.play("1 9o").may("1 12a")
    assert ball(1, "2 3 9", origin="ruck", strict_ruck_nine=True).may("1 f2-3")


@pytest.mark.parametrize("origin", ["line-out", "maul", "fixation", "ruck"])
def test_ff_38_forwards_play_a_simple_card_from_any_of_them(origin: str) -> None:
    m = ball(1, "1 2 3 4 5 6 7 8", origin=origin)
    assert all(m.may(f"1 {card}a") for card in range(1, 9))


def test_ff_59_after_a_scrum_1_to_5_take_no_part() -> None:
    """Neither alone nor in a sequence."""
    m = ball(1, "1 2 3 4 5 6 7 9", origin="scrum")
    for card in range(1, 6):
        assert m.refused(f"1 {card}a") == ("FF-59", NUMBER)
    m.play("1 9o")
    for card in range(1, 6):
        assert m.refused(f"1 {card}p") == AFTER_SCRUM
    assert m.may("1 6p")


def test_ff_59_only_in_the_first_play() -> None:
    m = ball(1, "1 2 6 7", origin="scrum").play("1 6a", "2 let")
    assert m.may("1 2a")


def test_ff_59_not_as_the_relay_either() -> None:
    m = ball(1, "1 2 3 4 5 6 9 10 12 13", origin="scrum")
    assert [play for play in m.legal(1) if play.endswith("j")] == ["6j", "9j", "10j", "12j", "13j"]
    for card in range(1, 6):
        assert m.refused(f"1 {card}j") == AFTER_SCRUM
    assert m.play("1 6j").may("1 12a")


def test_ff_59_who_has_only_them_and_one_back_loses_the_ball() -> None:
    """FF-25, FF-38: nobody is left to bring the ball to the back."""
    assert ball(1, "1 2 3 12", origin="scrum").legal(1) == ["lost"]


@pytest.mark.parametrize("origin", ["ruck", "line-out", "maul", "fixation", "open", "kick", "restart", "hand"])
def test_ff_59_elsewhere_a_relay_has_no_number_and_may_be_any_card(origin: str) -> None:
    """FF-23."""
    m = ball(1, "1 2 3 4 5 12 13", origin=origin)
    assert all(m.may(f"1 {card}j") for card in (1, 2, 3, 4, 5, 12))


def test_ff_59_in_version_1_the_relay_may_be_any_card() -> None:
    m = ball(1, "1 12 13", origin="scrum", rules=1)
    assert m.refused("1 1a") == ("FF-59", NUMBER)
    assert m.play("1 1j").may("1 12a")


# FF-75: by hand


def by_hand(hand: str) -> Script:
    return ball(1, hand, origin="hand")


def test_ff_75_by_hand_a_9_opens_or_plays_alone() -> None:
    m = by_hand("9 10 12 6 7 3")
    assert all(m.may(f"1 {play}") for play in ("9a", "9k2", "9t1", "9d2", "9o"))
    assert all(by_hand("9 10 12 6 7 3").play("1 9o").may(f"1 {play}") for play in ("10d1", "12a", "6p"))


def test_ff_75_or_a_relay_if_there_is_none() -> None:
    assert by_hand("9 3 12 13").refused("1 3j") == ("FF-75", OPENING)
    assert by_hand("3 12 13").may("1 3j")
