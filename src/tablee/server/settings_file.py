"""Where settings come from: flags win over the environment, that over a file, and what nobody says is as usual.

The names are those of :class:`~tablee.server.settings.Settings`: ``idle`` in the file, ``TABLEE_IDLE`` in the
environment, ``--set idle=60`` on the command line.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from tablee.core.errors import TableeError
from tablee.core.phrases import Detail, detail
from tablee.core.validation import toml_break
from tablee.server.proxies import BadProxy, Proxies
from tablee.server.settings import Rate, Settings, default_store

PREFIX: Final = "TABLEE_"
NOT_SETTINGS: Final = frozenset({"TABLEE_BUILD", "TABLEE_CHROMIUM", "TABLEE_PURE"})
"""Variables with our prefix that are about compiling and testing."""
FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Settings)}
_KEY_LINE: Final = re.compile(r"""\s*(?:\[+\s*)?["']?([^\s"'=\].]+)""")
_PASSWORD: Final = re.compile(r"(?<=://)([^/@:]*):[^/@]*@")


class BadSetting(TableeError):
    """A setting that does not exist or cannot be so; says where it stands and what would be right."""

    key = "error-setting-value"


class Given(NamedTuple):
    """A value, and where it stands."""

    value: Any
    origin: Detail


class InForce(NamedTuple):
    """The settings of a server, and where each comes from."""

    settings: Settings
    origins: Mapping[str, Detail]

    def lines(self) -> Iterator[tuple[str, Detail]]:
        """Each setting as a line of a file, and its origin; secrets are not shown."""
        for name in FIELDS:
            value = getattr(self.settings, name)
            yield f"# {name}" if value is None else f"{name} = {_shown(name, value)}", self.origins[name]


def settings_in_force(
    file: Path | None, environ: Mapping[str, str], flags: Mapping[str, Any], others: Sequence[str] = ()
) -> InForce:
    """What holds: `flags` are values by name, `others` texts like ``idle=60``; :class:`BadSetting` names the place."""
    nobody = detail("detail-setting-usual", "as usual")
    given = {name: Given(field.default, nobody) for name, field in FIELDS.items() if not field.required}
    given["store"] = Given(str(default_store(environ)), nobody)
    if file is not None:
        given |= _in_file(file)
    given |= _in_environment(environ)
    given |= {name: Given(value, _flag(name)) for name, value in flags.items() if value is not None}
    given |= dict(map(_in_flag, others))
    checked = {name: _checked(name, *one) for name, one in given.items()}
    return InForce(Settings(**checked), {name: one.origin for name, one in given.items()})


def usual(name: str) -> str:
    """What a setting is unless somebody says otherwise, as a file has it; nothing if it is not set."""
    default = FIELDS[name].default
    return "" if default is None or default is msgspec.NODEFAULT else _shown(name, default)


# Where they stand


def _in_file(file: Path) -> dict[str, Given]:
    content = file.read_bytes()
    try:
        text = content.decode()
        values = tomllib.loads(text)
    except UnicodeDecodeError as error:
        raise _no_toml(file, content.count(b"\n", 0, error.start) + 1) from None
    except (ValueError, RecursionError) as error:
        line, _ = toml_break(error) or (text.count("\n") + 1, 0)
        raise _no_toml(file, line) from None
    found = {}
    for name, value in values.items():
        origin = _line(file, _line_of(name, text))
        found[_known(name, name, origin, list(FIELDS))] = Given(value, origin)
    return found


def _in_environment(environ: Mapping[str, str]) -> dict[str, Given]:
    found = {}
    variables = [f"{PREFIX}{name.upper()}" for name in FIELDS]
    for variable, text in environ.items():
        if variable.startswith(PREFIX) and variable not in NOT_SETTINGS:
            origin = detail("detail-setting-environment", "in the environment, {variable}", variable=variable)
            name = _known(variable.removeprefix(PREFIX).lower(), variable, origin, variables)
            found[name] = Given(_read(name, text, origin), origin)
    return found


def _in_flag(pair: str) -> tuple[str, Given]:
    name, equals, text = pair.partition("=")
    origin = _flag("set")
    if not equals:
        raise BadSetting(f"--set {pair}: write name=value", key="error-setting-pair", given=pair)
    name = _known(name.strip(), name.strip(), origin, list(FIELDS))
    return name, Given(_read(name, text.strip(), origin), origin)


def _flag(name: str) -> Detail:
    return detail("detail-setting-flag", "on the command line, --{flag}", flag=name.replace("_", "-"))


def _line(file: Path, line: int) -> Detail:
    return detail("detail-setting-line", "in {file}, line {line}", file=str(file), line=line)


def _line_of(name: str, text: str) -> int:
    """The line that begins with a name, or with the section of that name."""
    for number, line in enumerate(text.splitlines(), 1):
        found = _KEY_LINE.match(line)
        if found is not None and found[1] == name:
            return number
    return 1


def _no_toml(file: Path, line: int) -> BadSetting:
    where = _line(file, line)
    return BadSetting(f"{where}: this is no TOML; write name = value", key="error-setting-toml", where=where)


# What they may be


def _known(name: str, written: str, origin: Detail, known: Sequence[str]) -> str:
    if name in FIELDS:
        return name
    near = get_close_matches(written, known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise BadSetting(
        f"{origin}: there is no setting {written!r}; {hint}",
        key="error-setting-unknown",
        where=origin,
        name=written,
        near=near[0] if near else "",
        known=", ".join(known),
    )


def _read(name: str, text: str, origin: Detail) -> Any:
    """A value that was written as a bare text: the same as in a file, but that texts and lists need no quotes."""
    kind = _kind(name)
    if isinstance(kind, inspect.StrType | inspect.LiteralType):
        return text
    if isinstance(kind, inspect.VarTupleType) and not text.startswith("["):
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        values = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        values = {}
    if list(values) != ["value"]:
        raise _bad_value(name, text, origin)
    return values["value"]


def _checked(name: str, value: Any, origin: Detail) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        raise _bad_value(name, value, origin)
    try:
        checked = msgspec.convert(value, FIELDS[name].type)
        if name == "trusted_proxies":
            Proxies(checked)
    except (msgspec.ValidationError, BadProxy):
        raise _bad_value(name, value, origin) from None
    return checked


def _bad_value(name: str, value: Any, origin: Detail) -> BadSetting:
    wanted = _wanted(name)
    given = _shown(name, value)
    message = f"{origin}: {name} cannot be {given}; {wanted}"
    return BadSetting(message, where=origin, name=name, given=given, wanted=wanted)


def _kind(name: str) -> inspect.Type:
    """The type of a setting; one that may be left out has the type of what it can be."""
    kind = inspect.type_info(FIELDS[name].type)
    if isinstance(kind, inspect.UnionType):
        (kind,) = (one for one in kind.types if not isinstance(one, inspect.NoneType))
    return kind


def _wanted(name: str) -> Detail:
    """What would be right."""
    kind = _kind(name)
    if isinstance(kind, inspect.LiteralType):
        known = ", ".join(map(str, kind.values))
        return detail("detail-setting-choice", "it is one of {known}", known=known)
    if isinstance(kind, inspect.IntType):
        if kind.le is None:
            return detail("detail-setting-whole", "it is a whole number, at least {least}", least=kind.ge or 0)
        return detail(
            "detail-setting-range", "it is a whole number from {least} to {most}", least=kind.ge or 0, most=kind.le
        )
    if isinstance(kind, inspect.FloatType):
        return detail("detail-setting-number", "it is a number, at least {least}", least=f"{kind.ge or 0:g}")
    if isinstance(kind, inspect.StructType):
        return detail("detail-setting-rate", "it is written {example}", example=_shown(name, FIELDS[name].default))
    if name == "trusted_proxies":
        example = '["192.0.2.7", "10.0.0.0/8"]'
        return detail("detail-setting-proxies", "it is a list of addresses and networks as {example}", example=example)
    if isinstance(kind, inspect.VarTupleType):
        return detail("detail-setting-list", "it is a list of texts")
    if name == "address":
        example = "10.0.0.2:8739"
        return detail("detail-setting-address", "it is empty, or a host and a port as {example}", example=example)
    if isinstance(kind, inspect.StrType) and kind.pattern:
        return detail("detail-setting-path", "it is empty, or begins with / and has no / at its end")
    return detail("detail-setting-text", "it is a text")


def _shown(name: str, value: Any) -> str:
    """A value as a file has it."""
    if name.endswith("_token") and value:
        return '"…"'
    if isinstance(value, Rate):
        return f"{{ burst = {value.burst:g}, per_second = {value.per_second:g} }}"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_shown(key, one)}' for key, one in value.items())} }}"
    if isinstance(value, tuple | list):
        return f"[{', '.join(_shown(name, one) for one in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return f"{value:g}" if isinstance(value, float) else str(value)
    hidden = _PASSWORD.sub(r"\1:…@", str(value))
    return f'"{hidden}"'
