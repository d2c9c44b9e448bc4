"""The tables of the conformance suite whose games can be observed."""

from __future__ import annotations

import pytest

from tablee.observation.observer import is_observable
from tests.conformance.tables import PLAIN_TABLES, QUICK_TABLES

OBSERVED = [table for table in QUICK_TABLES if is_observable(table.name)]
"""Every game and seat count, and every option in few tables."""
PLAIN = [table for table in PLAIN_TABLES if is_observable(table.name)]
"""Every game and seat count with the options as they come."""
at_every_observed_table = pytest.mark.parametrize("table", OBSERVED, ids=str)
at_every_plain_table = pytest.mark.parametrize("table", PLAIN, ids=str)
