"""The build: compiled where it can be, interpreted where not, and never compiled from old sources.

The hook is tried on a tiny project with the hook, `__init__.py` and `_build.py` of the real one, because compiling the
real one takes too long for a test.
"""

from __future__ import annotations

import importlib.machinery
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

import tablee

ROOT = Path(__file__).parents[1]
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
PURE_TAG = "py3-none-any"

SETTINGS = """
[project]
name = "tiny"
version = "1"

[tool.hatch.build]
exclude = ["*.so", "*.pyd", "/src/tiny/_build.txt"]

[tool.hatch.build.targets.wheel]
packages = ["src/tiny"]

[tool.hatch.build.hooks.custom]
package = "src/tiny"
compile = ["src/tiny/*.py"]
exclude = ["__init__.py", "_build.py", "plain.py"]
"""

MODULES = {
    "plain.py": "from typing import Final\nLIMIT: Final = 6\n",
    "rules.py": "from tiny.plain import LIMIT\ndef answer() -> int:\n    return LIMIT * 7\n",
    "search.py": "from tiny.rules import answer\ndef best() -> int:\n    return answer() + 1\n",
}

TELL = "import tiny, tiny.search; print(tiny.search.best(), tiny.search.__file__, tiny.build_info(), sep='|')"

has_compiler = bool(
    shutil.which(os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0])
    and Path(sysconfig.get_path("include"), "Python.h").is_file()
)
needs_compiler = pytest.mark.skipif(not has_compiler, reason="needs a C compiler and the Python headers")


class Wheel(NamedTuple):
    """A built wheel and what is in it."""

    path: Path
    files: dict[str, bytes]


class TinyProject:
    """A project of three modules that is built like Tablée."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "tiny"
        self.package.mkdir(parents=True)
        shutil.copy(ROOT / "hatch_build.py", root)
        shutil.copy(ROOT / "src/tablee/_build.py", self.package)
        opening = (ROOT / "src/tablee/__init__.py").read_text(encoding="utf-8")
        self.write("__init__.py", opening.replace("from tablee import", "from tiny import"))
        (root / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
        for name, text in MODULES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        (self.package / name).write_text(text, encoding="utf-8")

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = clean_environment() | {"PYTHONPATH": str(self.root / "src")} | variables
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, check=False)

    def build(self, **variables: str) -> str:
        done = self.run("hatch_build.py", **variables)
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

    @needs_compiler
    @pytest.mark.skipif("TABLEE_BUILD" in os.environ, reason="TABLEE_BUILD was set for this run")
    def test_is_compiled_where_it_can_be(self) -> None:
        code = "import tablee, tablee.core.game as game; print(tablee.build_info()); print(game.__file__)"
        sentence, file, _ = self.ask(code)
        assert sentence.startswith("compiled with mypyc ")
        assert file.endswith(SUFFIX)

    def test_says_the_same_in_both_ways(self) -> None:
        assert tablee.build_info().startswith("compiled " if tablee.compiled() else "interpreted (")


@needs_compiler
@pytest.mark.xdist_group("compiled in place")
class TestCompiledInPlace:
    def test_compiled_modules_are_the_ones_that_run(self, compiled_project: TinyProject) -> None:
        value, kind, sentence = compiled_project.tell()
        assert (value, kind) == (43, "compiled")
        assert sentence.startswith("compiled with mypyc ")

    def test_only_the_chosen_modules_are_compiled(self, compiled_project: TinyProject) -> None:
        binaries = {path.name.removesuffix(SUFFIX) for path in compiled_project.package.glob("*" + SUFFIX)}
        assert binaries == {"rules", "search"}

    def test_sources_run_if_told_so(self, compiled_project: TinyProject) -> None:
        assert compiled_project.tell(TABLEE_PURE="1") == (43, "source", "interpreted (TABLEE_PURE is set)")

    def test_a_second_build_compiles_nothing(self, compiled_project: TinyProject) -> None:
        assert compiled_project.build().startswith("up to date: 2 modules")

    def test_a_pure_build_takes_the_compiled_modules_away(self, compiled_project: TinyProject) -> None:
        compiled_project.build(TABLEE_BUILD="pure")
        assert not list(compiled_project.root.rglob("*" + SUFFIX))
        assert compiled_project.tell() == (43, "source", "interpreted (TABLEE_BUILD=pure at build time)")

    def test_a_failing_build_takes_the_compiled_modules_away(self, compiled_project: TinyProject) -> None:
        compiled_project.write("rules.py", "def answer() -> int:\n    return 'forty-two'  # type: ignore[nothing]\n")
        said = compiled_project.build()
        assert len(said.splitlines()) == 1
        assert "compiling failed" in said
        assert "rules.py:2" in said
        assert not list(compiled_project.root.rglob("*" + SUFFIX))


@needs_compiler
@pytest.mark.xdist_group("compiled in place")
class TestStaleSources:
    STALE = "interpreted (sources changed since the last build; run make build)"

    def test_a_changed_source_runs_instead_of_the_old_compiled_module(self, compiled_project: TinyProject) -> None:
        compiled_project.write("rules.py", MODULES["rules.py"].replace("7", "10"))
        assert compiled_project.tell() == (61, "source", self.STALE)

    def test_a_change_of_the_same_size_is_noticed(self, compiled_project: TinyProject) -> None:
        compiled_project.write("rules.py", MODULES["rules.py"].replace("7", "8"))
        assert compiled_project.tell() == (49, "source", self.STALE)

    def test_a_changed_constant_in_an_imported_module_is_noticed(self, compiled_project: TinyProject) -> None:
        compiled_project.write("plain.py", MODULES["plain.py"].replace("6", "5"))
        assert compiled_project.tell() == (36, "source", self.STALE)

    def test_a_removed_source_is_noticed(self, compiled_project: TinyProject) -> None:
        compiled_project.write("search.py", "def best() -> int:\n    return 1\n")
        (compiled_project.package / "rules.py").unlink()
        assert compiled_project.tell() == (1, "source", self.STALE)

    def test_a_new_date_alone_is_no_change(self, compiled_project: TinyProject) -> None:
        os.utime(compiled_project.package / "rules.py", ns=(1, 1))
        assert compiled_project.tell()[:2] == (43, "compiled")

    def test_compiled_modules_of_another_python_are_not_ours(self, compiled_project: TinyProject) -> None:
        manifest = compiled_project.package / "_build.txt"
        manifest.write_text(manifest.read_text().replace(SUFFIX, ".another.so"))
        assert compiled_project.tell() == (43, "source", "interpreted (compiled for another Python; run make build)")


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
        assert {"tiny/rules.py", "tiny/search.py"} <= set(wheel.files)
        assert not [name for name in wheel.files if name.endswith((".so", ".pyd"))]
        assert wheel.files["tiny/_build.txt"].decode() == f"interpreted\n{self.REASON}\n"

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
    project.write("left_over" + SUFFIX, "by an earlier build in the working tree")
    project.write("_build.txt", "interpreted\nleft over\n")
    return project.wheel(TABLEE_BUILD="compiled")


@needs_compiler
@pytest.mark.xdist_group("compiled wheel")
class TestCompiledWheel:
    def test_has_sources_and_compiled_modules(self, compiled_wheel: Wheel) -> None:
        code = {name for name in compiled_wheel.files if not name.startswith("tiny-1.dist-info")}
        sources = {f"tiny/{name}.py" for name in ("__init__", "_build", "plain", "rules", "search")}
        binaries = {name + SUFFIX for name in ("tiny/rules", "tiny/search", "tiny_engine__mypyc")}
        assert code == {"tiny/_build.txt", *sources, *binaries}

    def test_is_tagged_for_this_python_and_platform(self, compiled_wheel: Wheel) -> None:
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        assert f"-{python}-{python}" in compiled_wheel.path.name
        assert b"Root-Is-Purelib: false" in compiled_wheel.files["tiny-1.dist-info/WHEEL"]

    def test_installed_program_never_looks_at_its_sources(self, compiled_wheel: Wheel, project: TinyProject) -> None:
        shutil.rmtree(project.root / "src")
        shutil.unpack_archive(compiled_wheel.path, project.root / "src", "zip")
        project.write("rules.py", "def answer() -> int:\n    return 0\n")
        value, kind, sentence = project.tell()
        assert (value, kind) == (43, "compiled")
        assert sentence.startswith("compiled with mypyc ")
