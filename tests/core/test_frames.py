"""What the states of all games have in common: phases in one table, draws by weight."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tablee.games
from tablee.core.frames import Phases, evenly, weighed
from tablee.core.luck import Rng, draw
from tablee.games import SHELF


def test_a_phase_stands_in_the_row_of_its_number() -> None:
    phases = Phases((0, "toss", "XX-1"), (1, "turn", "XX-2"))
    assert (phases.names, phases.clauses) == (["toss", "turn"], ["XX-1", "XX-2"])
    with pytest.raises(ValueError, match="the phase 'turn' has the number 2 and stands in row 1"):
        Phases((0, "toss", "XX-1"), (2, "turn", "XX-2"))


def test_a_draw_is_as_likely_as_its_weight() -> None:
    """It is one whole number of luck, and each weight has as many of them."""
    places = [0, 0, 2, 2, 2, 3]
    drawn = [draw([2, 0, 3, 1], Rng(seed)) for seed in range(100)]
    assert drawn == [places[Rng(seed).below(6)] for seed in range(100)]
    assert set(drawn) == {0, 2, 3}


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(AssertionError, match="nothing can happen"):
        draw([0, 0], Rng(1))


def test_what_weighs_nothing_cannot_happen() -> None:
    assert weighed(["a", "b", "c"], [2, 0, 1]) == [("a", 2), ("c", 1)]
    assert evenly(["a", "b"]) == [("a", 1), ("b", 1)]


@pytest.mark.parametrize("name", SHELF)
def test_a_copy_takes_every_field_over(name: str) -> None:
    """A field with a first value would otherwise be forgotten in silence."""
    source = Path(tablee.games.__file__).with_name(name) / "position.py"
    (position,) = (
        part for part in ast.parse(source.read_text("utf-8")).body if getattr(part, "name", "") == "Position"
    )
    assert isinstance(position, ast.ClassDef)
    declared = [ast.unparse(part) for part in position.body if isinstance(part, ast.AnnAssign)]
    fields = [line.partition(":")[0] for line in declared if "ClassVar" not in line]
    methods = [part for part in position.body if isinstance(part, ast.FunctionDef)]
    taken = "\n".join(ast.unparse(part) for part in methods if "take_over" in part.name)
    assert len(fields) > 5
    assert [field for field in fields if f"self.{field} = " not in taken] == []
