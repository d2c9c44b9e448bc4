"""A narrator: most events are phrases by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec

from tablee.core.narrator import Narrator, event_key
from tablee.core.phrases import Person, Phrase
from tablee.core.spoken import Line


class RoundBegan(msgspec.Struct):
    round: int


class PotWon(msgspec.Struct):
    seat: int
    card: str | None
    amount: int


class Sighed(msgspec.Struct):
    seat: int


class Shrugged(msgspec.Struct):
    seat: int


class Teller(Narrator):
    facts: ClassVar = {"card": lambda card: Phrase(f"card-{card}")}
    chapters = (RoundBegan,)
    shown = (PotWon,)
    tellers: ClassVar = {Sighed: lambda event: None}

    def news(self, events: Sequence[Any]) -> Iterator[int]:
        return (at for at, event in enumerate(events) if not isinstance(event, Shrugged))


def test_the_class_is_the_key_and_the_fields_are_the_facts() -> None:
    assert event_key(PotWon) == "event-pot-won"
    assert Teller().event(PotWon(2, "orc", 30)) == Phrase(
        "event-pot-won", {"name": Person(2), "card": Phrase("card-orc"), "amount": 30}
    )


def test_what_is_not_known_has_no_meaning() -> None:
    phrase = Teller().event(PotWon(2, None, 30))
    assert phrase is not None
    assert phrase.facts["card"] is None


def test_the_log_tells_what_is_news_where_a_chapter_begins_and_what_the_table_shows() -> None:
    events = [Shrugged(0), RoundBegan(1), Sighed(0), PotWon(0, "orc", 3)]
    lines = Teller().tell(events)
    assert [(line.at, line.chapter, line.shown) for line in lines] == [(1, True, False), (3, False, True)]
    assert lines[0] == Line(1, Phrase("event-round-began", {"round": 1}), True)
