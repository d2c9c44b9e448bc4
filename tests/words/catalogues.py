"""The catalogues taken apart, for the tests."""

from __future__ import annotations

import ast as python_ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, visitor

from tablee.games import SHELF
from tablee.new_game import TEMPLATE

SOURCES = Path(__file__).parents[2] / "src" / "tablee"
FOLDERS = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("text") if path.is_dir())
"""Every folder with words in two languages, below ``src/tablee``."""

KEY = re.compile(r"(error|refused|why|because|event|move|prompt|reason|outcome|level|card|badge|game)(-[a-z_]+)+")
"""What looks like a key that the code asks for."""
DETAIL = re.compile(r"detail(-[a-z0-9]+)+")


class Leaves(visitor.Visitor):
    """Gathers the variables, references and pieces of text below a node."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def leaves_of(node: ast.BaseNode) -> Leaves:
    leaves = Leaves()
    leaves.visit(node)
    return leaves


@cache
def entries(folder: str, lang: str) -> list[ast.EntryType]:
    return FluentParser().parse((SOURCES / folder / f"{lang}.ftl").read_text(encoding="utf-8")).body


@cache
def messages(folder: str, lang: str) -> dict[str, Leaves]:
    """Every message with what is in it; the variables of the messages that it refers to count as its own."""
    found = {entry.id.name: leaves_of(entry) for entry in entries(folder, lang) if isinstance(entry, ast.Message)}
    for leaves in found.values():
        for name in leaves.references:
            leaves.variables |= found[name].variables
    return found


def patterns(folder: str, lang: str) -> dict[str, str]:
    """Every message without choices, as ``text { $variable } text``."""
    found: dict[str, str] = {}
    for entry in entries(folder, lang):
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [_written(element) for element in entry.value.elements]
            if None not in parts:
                found[entry.id.name] = "".join(part or "" for part in parts)
    return found


def _written(element: ast.TextElement | ast.Placeable) -> str | None:
    if isinstance(element, ast.TextElement):
        return element.value
    variable = element.expression
    return f"{{ ${variable.id.name} }}" if isinstance(variable, ast.VariableReference) else None


@cache
def french_texts() -> tuple[tuple[str, str], ...]:
    """Every piece of French that people read, with where it stands: catalogues and rules without their code."""
    return tuple(_french_texts())


def _french_texts() -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for key, leaves in messages(folder, "fr").items():
            for text in leaves.texts:
                yield f"{folder}/fr.ftl {key}", text
    for page in SOURCES.rglob("rules.fr.md"):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{page.name}:{number}", re.sub(r"`[^`]*`", "", line)


@cache
def _keys_in(path: Path) -> frozenset[str]:
    """Every text in a module that looks like a key."""
    nodes = python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8")))
    texts = {node.value for node in nodes if isinstance(node, python_ast.Constant) and isinstance(node.value, str)}
    return frozenset(text for text in texts if KEY.fullmatch(text))


class Spoken(NamedTuple):
    """A detail of an error as the code makes it."""

    folder: str
    """Which has the words."""
    english: str
    facts: set[str]


@cache
def details_in_the_code() -> dict[str, list[Spoken]]:
    """Every key of a detail in the code, with the English and the facts that follow it there."""
    found: dict[str, list[Spoken]] = {}
    for path in SOURCES.rglob("*.py"):
        game = path.parent.relative_to(SOURCES).as_posix() + "/" if path.parent.parent == SOURCES / "games" else ""
        for node in python_ast.walk(python_ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python_ast.Call):
                facts = {word.arg for word in node.keywords if word.arg}
                for key, english in pairwise(map(_constant, node.args)):
                    if DETAIL.fullmatch(key):
                        found.setdefault(key, []).append(Spoken(f"{game}text", english, facts))
    return found


def _constant(node: python_ast.expr) -> str:
    return node.value if isinstance(node, python_ast.Constant) and isinstance(node.value, str) else ""


def keys_in_the_code(game: str | None = None) -> dict[str, str]:
    """Every text in the code that looks like a key, with the file it stands in; other games than `game` left out.

    Without a `game` it is every game on the shelf: what is not there yet has no words yet, and the template of a new
    game has its own.
    """
    found: dict[str, str] = {}
    asked = set(SHELF) if game is None else {game}
    for path in SOURCES.rglob("*.py"):
        if TEMPLATE in path.parents:
            continue
        if path.parent.parent == SOURCES / "games" and path.parent.name not in asked:
            continue
        found |= dict.fromkeys(_keys_in(path), path.name)
    return found
