"""How Hypothesis tries examples here: the same each time, and as slowly as the machine does everything else."""

from __future__ import annotations

from typing import Final

from hypothesis import HealthCheck, settings

UNTIMED: Final = settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
