"""Where Chromium is on this system; as a program it says so, or fails."""

from __future__ import annotations

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_chromium() -> str | None:
    """The browser that TABLEE_CHROMIUM names, else the first that is installed."""
    return os.environ.get("TABLEE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__":
    sys.exit(0 if find_chromium() else "No Chromium was found. Install one, or name it: TABLEE_CHROMIUM=/path/to/it")
