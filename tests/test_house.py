"""What people expect to find in a project is there, and says the same everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import tablee
from tests import architecture

ROOT = Path(__file__).parents[1]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_newest_version_of_the_changelog_is_the_one_that_runs() -> None:
    versions = re.findall(r"^## (\S+) – \d{4}-\d{2}-\d{2}$", text("CHANGELOG.md"), flags=re.MULTILINE)
    assert versions[0] == tablee.__version__
    assert versions == sorted(versions, key=lambda version: [int(part) for part in version.split(".")], reverse=True)


def test_every_continuous_check_runs_the_same_two_commands() -> None:
    steps = re.findall(r"^      - run: (.+)$", text(".github/workflows/ci.yml"), flags=re.MULTILINE)
    assert steps == ["make test", "make proofs"]
    assert re.findall(r"make \w+", text(".ci/run")) == steps


def test_hooks_before_a_commit_are_the_tools_of_make_check() -> None:
    hooks = text(".pre-commit-config.yaml")
    assert re.findall(r"repo: (.+)", hooks) == ["local"]
    recipe = text("Makefile").partition("\ncheck-python:")[2].partition("\n\n")[0]
    entries = re.findall(r"entry: \.venv/bin/(.+)", hooks)
    for entry in entries:
        assert f"$(RUN)/{entry.removesuffix(' --force-exclude')}" in recipe, entry
    assert len(entries) == 4


def test_the_picture_of_the_architecture_shows_what_is_there() -> None:
    assert architecture.PICTURE.read_text(encoding="utf-8") == architecture.picture(), "python -m tests.architecture"


def test_the_front_page_of_the_documents_names_all_of_them() -> None:
    linked = set(re.findall(r"\]\(([\w-]+\.md)\)", text("docs/README.md")))
    assert linked == {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
