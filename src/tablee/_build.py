"""Which form of the program runs: modules compiled with mypyc, or the same modules interpreted.

A build (`hatch_build.py`) keeps compiled modules in `_compiled/`, never beside their sources, with a note, `build.txt`,
whose first line says how the program runs.  In a working tree every build has a folder of its own, named after the
fingerprint of the sources it was made from: what was compiled from other sources is not even found.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from typing import NamedTuple

PACKAGE_FOLDER = os.path.dirname(__file__)
COMPILED_FOLDER = os.path.join(PACKAGE_FOLDER, "_compiled")
NOTE = "build.txt"
PURE_VARIABLE = "TABLEE_PURE"
FINGERPRINTED = ("bots", "core", "games", "observation", "server")
"""Where compiled modules and all that they import have their sources: mypyc copies constants of imported modules."""


class Form(NamedTuple):
    """How the program runs, the sentence that says so, and the folder where a build is or would be."""

    compiled: bool
    sentence: str
    folder: str


class CompiledFinder:
    """Part of Python's import protocol: finds compiled modules before their sources are found."""

    def __init__(self, folder: str) -> None:
        self.files = dict(_compiled_modules(folder))

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """None leaves the module to the other finders."""
        file = self.files.get(name)
        return importlib.util.spec_from_file_location(name, file) if file else None


def _compiled_modules(folder: str, prefix: str = "") -> Iterator[tuple[str, str]]:
    for entry in os.scandir(folder):
        if entry.is_dir():
            yield from _compiled_modules(entry.path, f"{prefix}{entry.name}.")
        elif entry.name.endswith(EXTENSION_SUFFIXES[0]):
            yield prefix + entry.name.removesuffix(EXTENSION_SUFFIXES[0]), entry.path


def settle() -> Form:
    """Decide the form once, at the start, and see to it that every later import keeps to it."""
    form = _choose_form()
    if form.compiled:
        sys.meta_path.insert(0, CompiledFinder(form.folder))
    return form


def _choose_form() -> Form:
    if os.environ.get(PURE_VARIABLE, "0") not in {"", "0"}:
        return Form(False, f"interpreted ({PURE_VARIABLE} is set)", "")
    sentence = _note(COMPILED_FOLDER)
    if sentence:
        return Form(sentence.startswith("compiled "), sentence, COMPILED_FOLDER)
    folder = os.path.join(COMPILED_FOLDER, fingerprint())
    reason = "sources or Python changed since the last build" if os.path.isdir(COMPILED_FOLDER) else "not built yet"
    sentence = _note(folder) or f"interpreted ({reason}; run make build)"
    return Form(sentence.startswith("compiled "), sentence, folder)


def _note(folder: str) -> str:
    try:
        with open(os.path.join(folder, NOTE), encoding="utf-8") as note:
            return note.readline().strip()
    except FileNotFoundError:
        return ""


def compiled_since(form: Form) -> bool:
    """Whether a build has finished, since a process settled on this form, from the very sources that it runs.

    The process itself keeps its form; one that it starts now would run compiled.
    """
    return bool(form.folder) and not form.compiled and _note(form.folder).startswith("compiled ")


def fingerprint(*folders: str) -> str:
    """The text of the sources in these folders, and for which Python they are; without any, all that is compiled."""
    texts = [EXTENSION_SUFFIXES[0].encode()]
    for folder in folders or FINGERPRINTED:
        for path in _sources(os.path.join(PACKAGE_FOLDER, folder)):
            with open(path, "rb") as source:
                texts += [os.path.relpath(path, PACKAGE_FOLDER).encode(), source.read()]
    return importlib.util.source_hash(b"\0".join(texts)).hex()


def _sources(folder: str) -> Iterator[str]:
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry.path)
        elif entry.name.endswith(".py"):
            yield entry.path
