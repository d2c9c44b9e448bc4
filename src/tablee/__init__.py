"""Tablée: tabletop games, one rules engine.

The engine serves people at a table, bots, simulation and learning agents alike.  Start with `tablee.core`, the
contract every game signs, and `tablee.games`, the games themselves.
"""

from tablee import _build

__version__ = "0.2.0"

# Before any other module of ours is imported: afterwards it would be too late to prefer the sources.
_form = _build.settle()


def compiled() -> bool:
    """Whether the rules and the search run as machine code (else the same sources are interpreted)."""
    return _form.compiled


def build_info() -> str:
    """Say how this copy runs, and why: "compiled with mypyc 2.4.1", "interpreted (no C compiler at build time)"."""
    return _form.sentence


def compiled_meanwhile() -> bool:
    """Whether a build has finished while this process runs interpreted: processes that it starts now run compiled."""
    return _build.compiled_since(_form)
