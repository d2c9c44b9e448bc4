"""The page's types, written from the structs of the server and of each game: ``python -m tablee.server.types``.

One file for the messages (``web/src/protocol.ts``) and one a game for its view, its story and what its box tells. They
are kept with the sources, so that the page can be worked on without Python; a test compares them with what this module
would write.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import inspect

from tablee.core import phrases, sheet, spoken
from tablee.games import SHELF, find_game
from tablee.server import protocol

WEB: Final = Path(__file__).parents[3] / "web" / "src"
_HEAD: Final = "// Written by `python -m tablee.server.types` from the Python structs. Change those instead.\n"
_UNIONS: Final = ("FromPage", "FromServer")
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def main() -> None:
    """Write every file."""
    for path, text in all_types().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}\n")


def all_types() -> dict[Path, str]:
    """What stands in each file."""
    files = {WEB / "protocol.ts": protocol_types()}
    for game, package in SHELF.items():
        files[WEB / "games" / game / "types.ts"] = game_types(package, find_game(game).page_material())
    return files


def protocol_types() -> str:
    """The messages, and the two families they come in."""
    parts = [*_interfaces([struct for module in (phrases, spoken, sheet, protocol) for struct in _structs_of(module)])]
    for name in _UNIONS:
        members = [member.__name__ for member in getattr(protocol, name).__args__]
        parts.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join([_HEAD, *parts])


def game_types(package: str, material: Any = None) -> str:
    """A game's view, every event of its story as one of a family, and what its box tells the page."""
    events = [struct for struct in _structs_of(import_module(f"{package}.events")) if struct.__struct_config__.tag]
    family = [struct for struct in events if not struct.__subclasses__()]
    views = _structs_of(import_module(f"{package}.view"))
    told = [] if material is None else [struct for struct in _structs_in(type(material)) if struct not in views]
    names = " | ".join(event.__name__ for event in family)
    types = "\n".join(
        [
            *_interfaces(views),
            *_interfaces(family),
            *_interfaces(told, goes_out=True),
            f"export type StoryEvent = {names};\n",
        ]
    )
    shared = ['import type { Phrase } from "../../protocol";\n'] if "Phrase" in types else []
    return "\n".join([_HEAD, *shared, types])


def _structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in its order."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def _structs_in(struct: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A struct and those that it is made of, each once."""
    found: dict[type[msgspec.Struct], None] = {}
    ahead: list[Any] = [inspect.type_info(struct)]
    while ahead:
        match ahead.pop(0):
            case inspect.StructType(cls=cls, fields=fields):
                if cls not in found:
                    found[cls] = None
                    ahead.extend(field.type for field in fields)
            case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
                ahead.extend(types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                ahead.append(item)
            case inspect.DictType(value_type=value):
                ahead.append(value)
    return list(found)


def _interfaces(structs: Iterable[type[msgspec.Struct]], goes_out: bool = False) -> Iterator[str]:
    for struct in structs:
        shape = inspect.type_info(struct)
        assert isinstance(shape, inspect.StructType)
        first_line = (struct.__doc__ or struct.__name__).strip().splitlines()[0]
        lines = [f"/** {first_line} */", f"export interface {struct.__name__} {{"]
        if shape.tag is not None:
            lines.append(f'  {shape.tag_field}: "{shape.tag}";')
        lines.extend(f"  {_field(shape, field, goes_out)};" for field in shape.fields)
        yield "\n".join([*lines, "}\n"])


def _field(shape: inspect.StructType, field: inspect.Field, goes_out: bool) -> str:
    """What comes in may leave out what has a default; what goes out is there, unless its struct leaves defaults out."""
    may_lack = (shape.forbid_unknown_fields and not goes_out) or shape.cls.__struct_config__.omit_defaults
    optional = "?" if may_lack and not field.required else ""
    return f"{field.encode_name}{optional}: {_type(field.type)}"


def _type(shape: inspect.Type) -> str:
    plain = _PLAIN.get(type(shape))
    if plain is not None:
        return plain
    match shape:
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(_type(one) for one in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
    raise TypeError(f"no type of the page is like {shape!r}")


if __name__ == "__main__":
    main()
