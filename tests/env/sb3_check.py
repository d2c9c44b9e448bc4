"""Stable-Baselines3's checker on every game and seat count: ``python -m tests.env.sb3_check``, with the extra train."""

from __future__ import annotations

import warnings

from stable_baselines3.common.env_checker import check_env

from tablee.env.seat import SeatEnv
from tests.env.tables import PLAIN


def main() -> None:
    """Any complaint, also one that is only a warning, ends it."""
    warnings.simplefilter("error", UserWarning)
    for table in PLAIN:
        check_env(SeatEnv(table.name, table.seats), skip_render_check=True)
        print(f"{table} is as it should be.")


if __name__ == "__main__":
    main()
