"""The messages in docs/server.md are messages of the protocol."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, convert
from msgspec.inspect import DictType, ListType, StructType, Type, UnionType, multi_type_info

from tablee.core.spoken import Choice
from tablee.games.artropp import events
from tablee.games.artropp.view import ArtroppChoice
from tablee.server import protocol

DOC = Path(__file__).parent.parent.parent / "docs" / "server.md"
LEFT_OUT = "…"


def examples(arrow: str) -> list[Any]:
    """What goes one way, where "…" stands for more that is left out."""
    (block,) = re.findall(r"## The socket by example\n\n```\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    written = re.sub(r"([{,]) ?…}", r'\1 "…": null}', block)
    written = re.sub(r"([\[,]) ?…\]", r'\1 "…"]', written)
    return [json.loads(text[1:]) for text in re.split(r"^(?=[→←])", written, flags=re.MULTILINE) if text[:1] == arrow]


def structs(*kinds: Any) -> dict[Any, StructType]:
    """Kinds of messages or events, by their tags."""
    return {kind.tag: kind for kind in multi_type_info(kinds) if isinstance(kind, StructType)}


(MOVE,) = structs(ArtroppChoice).values()
"""Where the protocol has a choice of any game, the example has one of L'Artropp."""


def check(value: Any, kind: Type, place: str) -> None:
    """Whether `value` is what the protocol has at that place; nothing is said of what is left out."""
    if value == LEFT_OUT:
        return
    if isinstance(kind, UnionType):
        kind = next((one for one in kind.types if isinstance(one, StructType)), kind.types[0]) if value else kind
    if isinstance(kind, StructType):
        check_struct(value, MOVE if kind.cls is Choice else kind, place)
    elif isinstance(kind, DictType):
        for key, one in value.items():
            check(one, kind.value_type, f"{place}.{key}")
    elif isinstance(kind, ListType):
        for one in value:
            check(one, kind.item_type, f"{place}[]")


def check_struct(value: dict[str, Any], kind: StructType, place: str) -> None:
    fields = {field.encode_name: field for field in kind.fields}
    given = set(value) - {LEFT_OUT, kind.tag_field}
    assert given <= set(fields), f"{place} has no {given - set(fields)}"
    if LEFT_OUT not in value:
        missing = {name for name, field in fields.items() if field.default is NODEFAULT} - given
        assert not missing, f"{place} has {missing} too"
    for name in given:
        check(value[name], fields[name].type, f"{place}.{name}")


def test_what_pages_send_can_be_read() -> None:
    sent = [convert(message, protocol.FromPage) for message in examples("→")]
    assert {type(message) for message in sent} == {protocol.Hello, protocol.Play, protocol.Ask}


def test_what_the_server_says_is_what_it_says() -> None:
    kinds = structs(*get_args(protocol.FromServer))
    said = examples("←")
    for message in said:
        check(message, kinds[message["type"]], message["type"])
    assert {message["type"] for message in said} == {"welcome", "done", "happened", "proposed"}


def test_its_events_are_those_of_the_game() -> None:
    kinds = structs(*events.Event.__subclasses__())
    welcome, happened = (message for message in examples("←") if message["type"] in ("welcome", "happened"))
    for event in [*welcome["log"], *happened["story"]]:
        if event != LEFT_OUT:
            check(event, kinds[event["event"]], event["event"])
