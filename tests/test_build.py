"""The build: compiled where it can be, interpreted where not, and never compiled from old sources.

The hook is tried on a tiny project with the hook, `__init__.py` and `_build.py` of the real one, because compiling the
real one takes too long for a test.
"""

from __future__ import annotations

import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

import tablee
from tablee import _build

ROOT = Path(__file__).parents[1]
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
PURE_TAG = "py3-none-any"

SETTINGS = """
[project]
name = "tiny"
version = "1"

[tool.hatch.build]
exclude = ["/src/tiny/_compiled/"]

[tool.hatch.build.targets.wheel]
packages = ["src/tiny"]

[tool.hatch.build.hooks.custom]
package = "src/tiny"
compile = ["bots/search.py", "core/rules.py", "games/*/rules.py"]
"""

MODULES = {
    "core/plain.py": "from typing import Final\nLIMIT: Final = 6\n",
    "core/rules.py": "from tiny.core.plain import LIMIT\ndef answer() -> int:\n    return LIMIT * 7\n",
    "bots/search.py": "from tiny.core.rules import answer\ndef best() -> int:\n    return answer() + 1\n",
    "games/dice/rules.py": "def faces() -> int:\n    return 6\n",
}
RULES = "core/rules.py"

TELL = "import tiny, tiny.bots.search as search; print(search.best(), search.__file__, tiny.build_info(), sep='|')"

C_COMPILER = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
has_compiler = bool(shutil.which(C_COMPILER) and Path(sysconfig.get_path("include"), "Python.h").is_file())
needs_compiler = pytest.mark.skipif(not has_compiler, reason="needs a C compiler and the Python headers")


class Wheel(NamedTuple):
    """A built wheel and what is in it."""

    path: Path
    files: dict[str, bytes]


class TinyProject:
    """A project of four modules that is built like Tablée."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "tiny"
        self.package.mkdir(parents=True)
        shutil.copy(ROOT / "hatch_build.py", root)
        shutil.copy(ROOT / "src/tablee/_build.py", self.package)
        opening = (ROOT / "src/tablee/__init__.py").read_text(encoding="utf-8")
        self.write("__init__.py", opening.replace("from tablee import", "from tiny import"))
        (root / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
        for folder in _build.FINGERPRINTED:
            (self.package / folder).mkdir()
        for name, text in MODULES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        (self.package / name).parent.mkdir(parents=True, exist_ok=True)
        (self.package / name).write_text(text, encoding="utf-8")

    def compiled_modules(self) -> set[str]:
        """The compiled modules lying in the working tree, however they got there."""
        found = self.package.rglob("*" + SUFFIX)
        return {path.name.removesuffix(SUFFIX) for path in found}

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = clean_environment() | {"PYTHONPATH": str(self.root / "src")} | variables
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, check=False)

    def compiler(self, first: str) -> Path:
        """A C compiler that does something else first."""
        script = self.root / "compiler.sh"
        script.write_text(f'#!/bin/sh\n{first}\nexec {C_COMPILER} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
        return script

    def build(self, *wishes: str, **variables: str) -> str:
        done = self.run("hatch_build.py", *wishes, **variables)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def wheel(self, **variables: str) -> Wheel:
        done = self.run("-m", "hatchling", "build", "-t", "wheel", **variables)
        assert done.returncode == 0, done.stderr
        (path,) = (self.root / "dist").glob("*.whl")
        with zipfile.ZipFile(path) as archive:
            return Wheel(path, {name: archive.read(name) for name in archive.namelist()})

    def tell(self, **variables: str) -> tuple[int, str, str]:
        """What the program computes, the kind of file it was loaded from, and what it says of itself."""
        done = self.run("-c", TELL, **variables)
        assert done.returncode == 0, done.stderr
        value, file, sentence = done.stdout.strip().split("|")
        return int(value), "compiled" if file.endswith(SUFFIX) else "source", sentence


def clean_environment() -> dict[str, str]:
    """The environment without the settings that the tests are about."""
    return {name: value for name, value in os.environ.items() if name not in {"TABLEE_BUILD", "TABLEE_PURE"}}


@pytest.fixture
def project(tmp_path: Path) -> TinyProject:
    return TinyProject(tmp_path)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> TinyProject:
    project = TinyProject(tmp_path_factory.mktemp("compiled"))
    project.build(TABLEE_BUILD="compiled")
    return project


@pytest.fixture
def compiled_project(compiled_once: TinyProject, tmp_path: Path) -> TinyProject:
    """A compiled project of one's own to spoil; copying keeps the dates of the sources."""
    project = TinyProject(tmp_path / "copy")
    shutil.copytree(compiled_once.root, project.root, dirs_exist_ok=True)
    return project


class TestThisCopy:
    """The program under test itself."""

    def ask(self, code: str, **variables: str) -> list[str]:
        environment = clean_environment() | variables
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split("\n")

    def test_is_interpreted_if_told_so(self) -> None:
        code = "import tablee, tablee.core.game as game; print(tablee.compiled(), tablee.build_info(), game.__file__)"
        (answer, _) = self.ask(code, TABLEE_PURE="1")
        assert answer.startswith("False interpreted (TABLEE_PURE is set) ")
        assert answer.endswith("game.py")

    @pytest.mark.slow
    @needs_compiler
    @pytest.mark.skipif("TABLEE_BUILD" in os.environ, reason="TABLEE_BUILD was set for this run")
    def test_is_compiled_where_it_can_be(self) -> None:
        code = "import tablee, tablee.core.game as game; print(tablee.build_info()); print(game.__file__)"
        sentence, file, _ = self.ask(code)
        assert sentence.startswith("compiled with mypyc ")
        assert file.endswith(SUFFIX)

    def test_says_the_same_in_both_ways(self) -> None:
        assert tablee.build_info().startswith("compiled " if tablee.compiled() else "interpreted (")


class TestTheList:
    """What is compiled is written down in pyproject.toml, and so is what is not."""

    SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    LISTS = SETTINGS["tool"]["hatch"]["build"]["hooks"]["custom"]
    PACKAGE = ROOT / LISTS["package"]

    def modules(self, patterns: list[str]) -> list[str]:
        found = [path for pattern in patterns for path in self.PACKAGE.glob(pattern)]
        return sorted(path.relative_to(self.PACKAGE).as_posix() for path in found)

    def test_every_entry_names_a_module(self) -> None:
        entries = [*self.LISTS["compile"], *self.LISTS["interpreted"]]
        assert [entry for entry in entries if not list(self.PACKAGE.glob(entry))] == []

    def test_every_module_is_on_one_of_the_lists_and_only_once(self) -> None:
        entries = [*self.LISTS["compile"], *self.LISTS["interpreted"]]
        listed = self.modules([entry for entry in entries if not entry.startswith("server/")])  # of which most is not
        there = self.modules(["bots/*.py", "core/*.py", "games/*/*.py", "observation/**/*.py"])
        assert listed == [path for path in there if not path.endswith("/__init__.py")]

    def test_what_is_compiled_imports_only_what_is_watched(self) -> None:
        """Else a constant could change behind a compiled module's back."""
        for path in self.modules(self.LISTS["compile"]):
            text = (self.PACKAGE / path).read_text(encoding="utf-8")
            for package in re.findall(r"^ *(?:from|import) tablee\.(\w+)", text, flags=re.MULTILINE):
                assert package in _build.FINGERPRINTED, f"{path} imports tablee.{package}"


@pytest.mark.slow
@needs_compiler
@pytest.mark.xdist_group("compiled in place")
class TestCompiledInPlace:
    def test_compiled_modules_are_the_ones_that_run(self, compiled_project: TinyProject) -> None:
        value, kind, sentence = compiled_project.tell()
        assert (value, kind) == (43, "compiled")
        assert sentence.startswith("compiled with mypyc ")

    def test_only_the_listed_modules_are_compiled_each_game_in_a_library_of_its_own(
        self, compiled_project: TinyProject
    ) -> None:
        assert compiled_project.compiled_modules() == {"rules", "search", "tiny_engine__mypyc", "tiny_dice__mypyc"}

    def test_sources_run_if_told_so(self, compiled_project: TinyProject) -> None:
        assert compiled_project.tell(TABLEE_PURE="1") == (43, "source", "interpreted (TABLEE_PURE is set)")

    def test_a_second_build_compiles_nothing(self, compiled_project: TinyProject) -> None:
        assert compiled_project.build() == "up to date: 3 compiled modules"

    def test_a_build_with_another_list_compiles_what_it_names(self, compiled_project: TinyProject) -> None:
        settings = compiled_project.root / "pyproject.toml"
        text = settings.read_text(encoding="utf-8")
        settings.write_text(text.replace('"bots/search.py", ', ""), encoding="utf-8")
        assert compiled_project.build() == "2 modules compiled"
        assert compiled_project.compiled_modules() == {"rules", "tiny_engine__mypyc", "tiny_dice__mypyc"}

    def test_a_build_after_an_edit_compiles_only_that_game(self, compiled_project: TinyProject) -> None:
        for c_file in (compiled_project.root / "build").rglob("*.c"):
            os.utime(c_file, (1, 1))  # mypyc dates them a second into the future, and this project compiles in less
        compiled_project.write("games/dice/rules.py", "def faces() -> int:\n    return 20\n")
        compiled_project.build(CC=str(compiled_project.compiler('echo "$@" >> compiled.txt')))
        c_files = re.findall(r"\w+\.c\b", (compiled_project.root / "compiled.txt").read_text())
        assert set(c_files) == {"__native_tiny_dice.c"}
        assert compiled_project.tell()[:2] == (43, "compiled")

    def test_a_pure_build_takes_the_compiled_modules_away(self, compiled_project: TinyProject) -> None:
        compiled_project.build(TABLEE_BUILD="pure")
        assert not compiled_project.compiled_modules()
        assert compiled_project.tell() == (43, "source", "interpreted (TABLEE_BUILD=pure at build time)")

    def test_a_failing_build_says_where(self, compiled_project: TinyProject) -> None:
        compiled_project.write(RULES, "def answer() -> int:\n    return 'forty-two'  # type: ignore[nothing]\n")
        said = compiled_project.build()
        assert len(said.splitlines()) == 1
        assert "compiling failed" in said
        assert "rules.py:2" in said

    def test_what_was_edited_while_it_was_compiled_is_not_used(self, project: TinyProject) -> None:
        edit = f'echo "LIMIT: Final = 5" > {project.package / "core/plain.py"}'
        assert "sources changed while they were compiled" in project.build(CC=str(project.compiler(edit)))
        assert not project.compiled_modules()

    def test_a_build_that_was_cut_short_leaves_nothing_to_build_on(self, compiled_project: TinyProject) -> None:
        (workshop,) = (compiled_project.root / "build").glob("mypyc-*/")
        (workshop / "unfinished").touch()
        for half in (workshop / "lib").rglob("*" + SUFFIX):
            half.write_bytes(b"half")
        shutil.rmtree(compiled_project.package / "_compiled")
        compiled_project.build(TABLEE_BUILD="compiled")
        assert compiled_project.tell()[:2] == (43, "compiled")

    def test_a_program_that_is_compiled_meanwhile_stays_as_it_is_and_knows_of_it(self, project: TinyProject) -> None:
        """Its children run compiled: what a server's bots do while `make play` compiles."""
        build = "subprocess.run([sys.executable, 'hatch_build.py'], check=True, stdout=subprocess.DEVNULL)"
        told = f"import subprocess, sys, tiny; before = tiny.compiled_meanwhile(); {build}; {TELL}"
        done = project.run("-c", f"{told}; print(before, tiny.compiled_meanwhile())")
        assert done.returncode == 0, done.stderr
        assert done.stdout.split("|")[2].split("\n")[:2] == [
            "interpreted (not built yet; run make build)",
            "False True",
        ]
        assert project.tell()[:2] == (43, "compiled")


@pytest.mark.slow
@needs_compiler
@pytest.mark.xdist_group("compiled in place")
class TestStaleSources:
    STALE = "interpreted (sources or Python changed since the last build; run make build)"

    def test_a_changed_source_runs_instead_of_the_old_compiled_module(self, compiled_project: TinyProject) -> None:
        compiled_project.write(RULES, MODULES[RULES].replace("7", "10"))
        assert compiled_project.tell() == (61, "source", self.STALE)

    def test_a_change_of_the_same_size_and_date_is_noticed(self, compiled_project: TinyProject) -> None:
        date = (compiled_project.package / RULES).stat().st_mtime_ns
        compiled_project.write(RULES, MODULES[RULES].replace("7", "8"))
        os.utime(compiled_project.package / RULES, ns=(date, date))
        assert compiled_project.tell(PYTHONDONTWRITEBYTECODE="1") == (49, "source", self.STALE)

    def test_a_changed_constant_in_an_imported_module_is_noticed(self, compiled_project: TinyProject) -> None:
        compiled_project.write("core/plain.py", MODULES["core/plain.py"].replace("6", "5"))
        assert compiled_project.tell() == (36, "source", self.STALE)

    def test_a_removed_source_is_noticed(self, compiled_project: TinyProject) -> None:
        compiled_project.write("bots/search.py", "def best() -> int:\n    return 1\n")
        (compiled_project.package / RULES).unlink()
        assert compiled_project.tell() == (1, "source", self.STALE)

    def test_a_new_date_alone_is_no_change(self, compiled_project: TinyProject) -> None:
        os.utime(compiled_project.package / RULES, ns=(1, 1))
        assert compiled_project.tell()[:2] == (43, "compiled")

    def test_an_edit_taken_back_finds_the_compiled_modules_again(self, compiled_project: TinyProject) -> None:
        compiled_project.write(RULES, "def answer() -> int:\n    return 0\n")
        assert compiled_project.tell()[:2] == (1, "source")
        compiled_project.write(RULES, MODULES[RULES])
        assert compiled_project.tell()[:2] == (43, "compiled")

    def test_compiled_modules_of_another_python_are_not_ours(self, compiled_project: TinyProject) -> None:
        text = (compiled_project.package / "_build.py").read_text(encoding="utf-8")
        other = text.replace("EXTENSION_SUFFIXES[0]", "'.another.so'")
        assert other != text
        compiled_project.write("_build.py", other)
        assert compiled_project.tell() == (43, "source", self.STALE)


class TestWithoutCompiler:
    REASON = "no C compiler at build time"

    def test_build_goes_on_and_says_why(self, project: TinyProject) -> None:
        said = project.build(CC="/no/such/compiler")
        assert said == f"not compiled, the program will run interpreted and slower: {self.REASON}"
        assert project.tell() == (43, "source", f"interpreted ({self.REASON})")

    @pytest.mark.skipif(os.name == "nt", reason="setuptools finds Visual Studio without PATH")
    def test_an_empty_path_is_as_good_as_no_compiler(self, project: TinyProject, tmp_path: Path) -> None:
        assert self.REASON in project.build(CC="", PATH=str(tmp_path / "empty"))

    def test_wheel_is_made_for_every_machine(self, project: TinyProject) -> None:
        wheel = project.wheel(CC="/no/such/compiler")
        assert PURE_TAG in wheel.path.name
        assert {"tiny/core/rules.py", "tiny/bots/search.py"} <= set(wheel.files)
        assert not [name for name in wheel.files if name.endswith((".so", ".pyd"))]
        assert wheel.files["tiny/_compiled/build.txt"].decode() == f"interpreted ({self.REASON})"

    def test_is_an_error_if_compiled_modules_were_asked_for(self, project: TinyProject) -> None:
        done = project.run("hatch_build.py", CC="/no/such/compiler", TABLEE_BUILD="compiled")
        assert done.returncode != 0
        assert done.stderr.strip() == f"TABLEE_BUILD=compiled, but {self.REASON}"

    def test_unknown_wishes_are_refused(self, project: TinyProject) -> None:
        done = project.run("hatch_build.py", TABLEE_BUILD="fast")
        assert done.returncode != 0
        assert "TABLEE_BUILD=fast is not known; it can be pure or compiled" in done.stderr


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    project = TinyProject(tmp_path_factory.mktemp("wheel"))
    project.write("_compiled/0123/left_over" + SUFFIX, "by an earlier build in the working tree")
    project.write("_compiled/0123/build.txt", "interpreted (left over)\n")
    return project.wheel(TABLEE_BUILD="compiled")


@pytest.mark.slow
@needs_compiler
@pytest.mark.xdist_group("compiled wheel")
class TestCompiledWheel:
    def test_has_sources_and_compiled_modules(self, compiled_wheel: Wheel) -> None:
        code = {name for name in compiled_wheel.files if not name.startswith("tiny-1.dist-info")}
        sources = {f"tiny/{name}" for name in ("__init__.py", "_build.py", *MODULES)}
        listed = ("bots/search", "core/rules", "games/dice/rules")
        modules = {f"tiny/_compiled/tiny/{name}{SUFFIX}" for name in listed}
        libraries = {f"tiny/_compiled/{name}__mypyc{SUFFIX}" for name in ("tiny_engine", "tiny_dice")}
        assert code == {"tiny/_compiled/build.txt", *sources, *modules, *libraries}

    def test_is_tagged_for_this_python_and_platform(self, compiled_wheel: Wheel) -> None:
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        assert f"-{python}-{python}" in compiled_wheel.path.name
        assert b"Root-Is-Purelib: false" in compiled_wheel.files["tiny-1.dist-info/WHEEL"]

    def test_installed_program_never_looks_at_its_sources(self, compiled_wheel: Wheel, project: TinyProject) -> None:
        shutil.rmtree(project.root / "src")
        shutil.unpack_archive(compiled_wheel.path, project.root / "src", "zip")
        project.write(RULES, "def answer() -> int:\n    return 0\n")
        value, kind, sentence = project.tell()
        assert (value, kind) == (43, "compiled")
        assert sentence.startswith("compiled with mypyc ")
