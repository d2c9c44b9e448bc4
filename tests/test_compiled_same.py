"""Compiled and interpreted, the engine plays the very same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tests.same_records import everything

ROOT = Path(__file__).parents[1]
PACKAGE_FOLDER = Path(tablee.__file__).parents[1]


@pytest.mark.slow
@pytest.mark.skipif(not tablee.compiled(), reason=f"nothing to compare with: this build is {tablee.build_info()}")
def test_both_forms_give_the_same_records() -> None:
    """The same seeds, played at random and by bots, in this process and in one that is told not to use machine code."""
    search_path = os.pathsep.join([str(PACKAGE_FOLDER), str(ROOT)])
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.same_records"],
        cwd=ROOT,
        env={**os.environ, "TABLEE_PURE": "1", "PYTHONPATH": search_path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout == everything()


@pytest.mark.slow
def test_a_form_repeats_itself() -> None:
    """Without this the comparison above would prove nothing."""
    assert everything() == everything()
