"""Which form of the program runs: modules compiled with mypyc, or the same modules interpreted.

A build leaves a manifest beside this file (`hatch_build.py` writes it).  Its first line is `compiled <suffix of the
compiled modules>` or `interpreted`, the second says with what or why.  In a working tree one line follows for every
source the compiled modules were made from: `<sha256> <role> <size> <modification time> <path>`.  A wheel has no such
lines, so an installed program never looks at its sources.
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NamedTuple

PACKAGE_FOLDER = os.path.dirname(__file__)
MANIFEST = "_build.txt"
PURE_VARIABLE = "TABLEE_PURE"


class Form(NamedTuple):
    """How the program runs, and the sentence that says so."""

    compiled: bool
    sentence: str


class SourceOnlyFinder:
    """Finds this package's modules as .py files, past compiled ones of the same name."""

    def __init__(self, package: str) -> None:
        self.prefix = package + "."

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Part of Python's import protocol; None leaves the module to the other finders."""
        if not name.startswith(self.prefix):
            return None
        source_loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path or ():
            spec = importlib.machinery.FileFinder(folder, source_loader).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def settle(package: str) -> Form:
    """Decide the form once, at the start, and see to it that every later import keeps to it."""
    form = _choose_form()
    if not form.compiled:
        sys.meta_path.insert(0, SourceOnlyFinder(package))
    return form


def _choose_form() -> Form:
    if os.environ.get(PURE_VARIABLE, "0") not in {"", "0"}:
        return _interpreted(f"{PURE_VARIABLE} is set")
    try:
        with open(os.path.join(PACKAGE_FOLDER, MANIFEST), encoding="utf-8") as manifest:
            state, explanation, *sources = manifest.read().splitlines()
    except FileNotFoundError:
        return _interpreted("not built yet; run make build")
    if state == "interpreted":
        return _interpreted(explanation)
    if state.removeprefix("compiled ") not in importlib.machinery.EXTENSION_SUFFIXES:
        return _interpreted("compiled for another Python; run make build")
    if any(map(_has_changed, sources)):
        return _interpreted("sources changed since the last build; run make build")
    return Form(True, f"compiled {explanation}")


def _interpreted(reason: str) -> Form:
    return Form(False, f"interpreted ({reason})")


def _has_changed(line: str) -> bool:
    """Compare size and date first; a new date with the old content (a fresh checkout) is no change."""
    digest, _role, size, modified, path = line.split(" ", 4)
    file = os.path.join(PACKAGE_FOLDER, path)
    try:
        status = os.stat(file)
    except FileNotFoundError:
        return True
    if status.st_size != int(size):
        return True
    return status.st_mtime_ns != int(modified) and _digest(file) != digest


def _digest(file: str) -> str:
    import hashlib  # rarely needed, and slow to import

    with open(file, "rb") as source:
        return hashlib.sha256(source.read()).hexdigest()
