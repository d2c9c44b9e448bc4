"""What people expect to find in a project is there, and says the same everywhere."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import tablee
from tablee import cli
from tablee.server.settings_file import settings_in_force
from tests import architecture
from tests.parts import PARTS, TESTS, is_elsewhere, part_of

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


def test_every_part_of_the_tests_is_run() -> None:
    files = [*TESTS.rglob("test_*.py")]
    for part in PARTS:
        assert [file for file in files if part_of(file) == part]
    read = [(part, file) for file in files for part in PARTS if not any_is_elsewhere(part, file)]
    assert sorted(read) == sorted((part_of(file), file) for file in files)


def any_is_elsewhere(part: str, file: Path) -> bool:
    """Whether a process that runs this part passes over a file or one of the folders around it."""
    return any(is_elsewhere(part, path) for path in [file, *file.parents])


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


def test_the_lock_file_has_every_dependency_with_its_hashes_and_names_no_place() -> None:
    lock = text("requirements.lock")
    pinned = dict(
        re.findall(r"^([a-z0-9-]+)==(\S+)(?: ;[^\\\n]*)? \\\n    --hash=sha256:[0-9a-f]{64}", lock, flags=re.MULTILINE)
    )
    assert len(pinned) == lock.count("==") - lock.count(" == ")
    project = tomllib.loads(text("pyproject.toml"))["project"]
    for wanted in map(Requirement, project["dependencies"]):
        assert wanted.specifier.contains(pinned[re.sub("[._]", "-", wanted.name)]), f"{wanted}: make lock"
    assert "://" not in lock


@pytest.mark.slow
def test_what_was_tested_is_what_the_lock_names() -> None:
    """Of what is installed here; some packages are for other systems."""
    pinned = dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", text("requirements.lock"), flags=re.MULTILINE))
    installed = {re.sub("[._]", "-", one.name.lower()): one.version for one in distributions()}
    assert len(pinned.keys() & installed.keys()) > 20
    differs = {name: installed[name] for name in pinned.keys() & installed.keys() if installed[name] != pinned[name]}
    assert not differs, "make lock"


def test_an_image_gets_the_sources_and_nothing_that_was_made_of_them() -> None:
    """`COPY . .` takes along whatever is not named."""
    ignored = text(".dockerignore").split()
    made = re.findall(r"^/(.+)/$", text(".gitignore"), flags=re.MULTILINE)
    assert {".git", ".venv", *made} <= set(ignored)


def test_the_container_file_sets_what_there_is_to_set() -> None:
    container = text("Containerfile")
    (variables,) = re.findall(r"^ENV (.+)$", container, flags=re.MULTILINE)
    settings = settings_in_force(None, dict(pair.split("=", 1) for pair in variables.split()), {}).settings
    assert (settings.host, settings.port, settings.log) == ("0.0.0.0", 8737, "json")
    assert f"EXPOSE {settings.port}" in container
    (entry,) = re.findall(r"^ENTRYPOINT (.+)$", container, flags=re.MULTILINE)
    assert cli.run([*json.loads(entry)[1:], "--show-settings"]) == 0


def test_the_files_that_operators_copy_say_what_there_is_to_say(tmp_path: Path) -> None:
    page = text("docs/operate.md")
    (settings,) = re.findall(r"^```toml\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    unit, each = re.findall(r"^```ini\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    file = tmp_path / "tablee.toml"
    file.write_text(settings, encoding="utf-8")
    found = settings_in_force(file, dict([re.findall(r"Environment=(\w+)=(.+)", unit)[0]]), {}).settings
    assert found.names == ("tablee.example.org",)
    for one in (unit, each.replace("%i", "8738")):
        settings_in_force(None, dict(re.findall(r"Environment=(\w+)=(.+)", one)), {})
        (line,) = re.findall(r"^ExecStart=\S+/tablee (.+)$", one, flags=re.MULTILINE)
        assert cli.run([*line.replace("/etc/tablee.toml", str(file)).split(), "--show-settings"]) == 0
    (press,) = tomllib.loads(text("pyproject.toml"))["project"]["optional-dependencies"]["press"]
    assert f'pip install "{press}"' in page
    if analyze := shutil.which("systemd-analyze"):
        for name, one in (("tablee.service", unit), ("tablee@8738.service", each)):
            (tmp_path / name).write_text(one.replace("/opt/tablee/bin/tablee", sys.executable), encoding="utf-8")
            said = subprocess.run([analyze, "verify", tmp_path / name], capture_output=True, text=True, check=False)
            assert (said.returncode, said.stderr) == (0, "")


def test_the_map_of_the_server_has_all_of_it() -> None:
    whole = text("docs/server.md").split("```")[1]
    folder = ROOT / "src" / "tablee" / "server"
    named = {Path(name).name for name in re.findall(r"[\w/]+\.py", whole)}
    assert {path.name for path in folder.glob("*.py")} - named == {"__init__.py"}
    assert named <= {path.name for path in folder.rglob("*.py")}


def test_the_front_page_of_the_documents_names_all_of_them() -> None:
    linked = set(re.findall(r"\]\(([\w-]+\.md)\)", text("docs/README.md")))
    assert linked == {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
