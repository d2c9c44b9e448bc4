"""Every refusal names its clause and says what would be right; none changes anything."""

from __future__ import annotations

import pytest

from tablee.core.errors import NotYourTurn
from tests.games.worldwide_football.script import Script, rival, solo, two


@pytest.mark.parametrize(
    ("ply", "clause", "key"),
    [
        ("1 PL", "WF-10", "refused-not-in-hand"),
        ("1 C", "WF-25", "refused-too-far"),
        ("1 T", "WF-25", "refused-too-far"),
        ("1 TA", "WF-11", "refused-phase"),
        ("1 draw", "WF-11", "refused-phase"),
        ("1 n3", "WF-28", "refused-no-player"),
        ("1 n9", "WF-27", "refused-player-moment"),
        ("1 n5-P", "WF-27", "refused-no-relaunch"),
        ("1 block", "WF-40", "refused-phase"),
        ("1 scheme-VO", "WF-40", "refused-no-such-card"),
        ("1 sub9", "WF-36", "refused-no-substitution"),
        ("1 no", "WF-28", "refused-phase"),
        ("1 direct", "WF-30", "refused-phase"),
        ("1 aim1", "WF-33", "refused-phase"),
        ("1 -D", "WF-5", "refused-phase"),
        ("1 pick-trap", "WF-2", "refused-phase"),
        ("1 toss1", "WF-4", "refused-phase"),
        ("1 (20)", "WF-13", "refused-phase"),
        ("1 +D", "WF-4", "refused-phase"),
    ],
)
def test_in_attack(ply: str, clause: str, key: str) -> None:
    m = solo("D C T TA", 3, players="A1 M1", discard="C", stars=1)
    assert m.refused(ply) == (clause, key)


@pytest.mark.parametrize(
    ("ply", "clause", "key"),
    [
        ("1 IN", "WF-10", "refused-not-in-hand"),
        ("1 TA", "WF-14", "refused-no-answer"),
        ("1 n3", "WF-14", "refused-no-answer"),
        ("1 give", "WF-10", "refused-phase"),
        ("1 trap", "WF-1", "refused-no-ability"),
        ("1 counter", "WF-40", "refused-phase"),
        ("1 scheme-D", "WF-40", "refused-phase"),
    ],
)
def test_in_defence(ply: str, clause: str, key: str) -> None:
    m = rival(3, pile="PL", hand="TA", players="D2", own_stars=1)
    assert m.refused(ply) == (clause, key)


def test_prepared_for_a_card_one_lays_it() -> None:
    m = solo("D P T", 6, players="M2 M1", discard="P", stars=4)
    m.play(f"1 {m.n(1, 'M2')}")
    for ply in ("1 T", "1 give", f"1 {m.n(1, 'M1')}-P", "1 offensive", "1 scheme-D"):
        assert m.refused(ply) == ("WF-27", "refused-prepared")


def test_the_other_kind_of_discard() -> None:
    m = solo("P T", players="A1 A2 D1", bench="D2", guard="TA").play("1 P", "* (2)")
    assert m.refused("1 -T") == ("WF-5", "refused-other-discard")


def test_chance_cannot_show_what_is_not_there() -> None:
    m = rival(pile="D P")
    assert m.refused("* +PL") == ("WF-15", "refused-chance")
    assert m.refused("* (4)") == ("WF-13", "refused-phase")
    assert solo("T", 6).play("1 T").refused("* (4)") == ("WF-20", "refused-chance")


def test_who_is_not_asked_is_told_so() -> None:
    m = two("D", "TA")
    with pytest.raises(NotYourTurn) as caught:
        m.step("2 TA")
    assert caught.value.clause == "WF-10"


@pytest.mark.parametrize(
    ("m", "clause"),
    [
        (Script(1, mode="pro"), "WF-2"),
        (Script(1), "WF-4"),
        (solo("D"), "WF-10"),
        (rival(pile="D"), "WF-11"),
        (rival(pile="D P"), "WF-15"),
        (rival(5, special="C PP"), "WF-15"),
        (solo("D", guard="TA IN").play("1 D"), "WF-11"),
        (solo("D").play("1 D"), "WF-13"),
        (solo("T", 6).play("1 T"), "WF-20"),
        (rival(5, pile="P D", dead=1, pro=True), "WF-31"),
        (rival(5, special="C PP", dead=2, pro=True), "WF-35"),
        (solo("T", 7, pro=True).play("1 T", "* [4]", "* [4]"), "WF-35"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.phase,
)
def test_there_is_always_a_clause_to_explain(m: Script, clause: str) -> None:
    assert m.state.clause() == clause
