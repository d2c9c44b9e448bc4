"""How a game is put into phrases: what happened, what can be done, what is asked, how it ended.

Each game has one narrator (``games/<game>/say.py``). It is given only what its reader may see, an event in the form for
that seat or that seat's view, so that a phrase tells no more than that.

A game writes `move`, `prompt`, `progress` and `outcome`; it says in `facts` what fields of its events stand for, in
`tellers` which events need more than their own name and fields, in `chapters` which open a new part, in `shown` which
a table shows by itself, in `news` which are worth a line; and `choice` if its page is to know more of a legal move than
its notation and its phrase. Which words a catalogue has to have is in :mod:`tablee.rooms`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from tablee.core.moves import M
from tablee.core.phrases import Person, Phrase
from tablee.core.spoken import Choice, Line, Spoken

Teller = Callable[[Any], Phrase | None]
"""Says what an event means; nothing if it is a matter of course."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrator(Generic[M]):
    """Speaks for a game, whose moves are `M`.

    An event whose class is called ``PotWon`` is the phrase ``event-pot-won``, and its fields are the facts: `seat`
    is the one who acts, and `facts` says of other fields what they mean. Only an event that needs more has a teller.
    """

    facts: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """What the fields of events stand for, by their names: a card, a person, a row of people."""
    tellers: ClassVar[Mapping[type[Any], Teller]] = {}
    """The events that are told in another way than by their own name and fields."""
    chapters: ClassVar[tuple[type[Any], ...]] = ()
    """The events that open a new part of the game."""
    shown: ClassVar[tuple[type[Any], ...]] = ()
    """The events that a table shows by itself: the log has them, a commentary beside the board leaves them out."""

    def tell(self, events: Sequence[Any]) -> list[Line]:
        """The log of `events`, in the form that its reader may see."""
        return self.tell_beside(events, (), ())

    def tell_beside(self, events: Sequence[Any], others: Sequence[Any], told: Sequence[Line]) -> list[Line]:
        """The same, where `others` are these events as another reader saw them, who was `told` these lines.

        What both of them see alike is not put into words again.
        """
        known = {line.at: line for line in told if events[line.at] is others[line.at]}
        lines: list[Line] = []
        for at in self.news(events):
            line = known.get(at)
            if line is None:
                event = events[at]
                phrase = self.event(event)
                if phrase is None:
                    continue
                line = Line(at, phrase, isinstance(event, self.chapters), isinstance(event, self.shown))
            lines.append(line)
        return lines

    def news(self, events: Sequence[Any]) -> Iterator[int]:
        """Which of the events are worth a line; the others are a matter of course."""
        yield from range(len(events))

    def event(self, event: Any) -> Phrase | None:
        """An event as its teller puts it, or as it declares itself; None leaves it untold."""
        teller = self.tellers.get(type(event))
        return teller(event) if teller is not None else self.as_declared(event)

    def as_declared(self, event: Any) -> Phrase:
        """An event that is a phrase by itself: its name is the key, its fields are the facts."""
        facts: dict[str, Any] = {}
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name == "seat":
                facts["name"] = Person(value)
            else:
                meaning = self.facts.get(name)
                facts[name] = meaning(value) if meaning is not None and value is not None else value
        return Phrase(event_key(type(event)), facts)

    def said(self, view: Any, moves: Sequence[M] = ()) -> Spoken:
        """All that is said about a position, to somebody who may make these moves."""
        return Spoken(self.asked(view, moves), self.progress(view), self.outcome(view), self.opponent(view))

    def asked(self, view: Any, moves: Sequence[M] = ()) -> Phrase:
        """What is to be decided now; if nothing in the reader's hand is of any use, just that."""
        stuck = self.stuck(view, moves) if moves else None
        return stuck or self.prompt(view)

    def move(self, view: Any, move: M) -> Phrase:
        """What a move means in a position, as a line of a menu: "add the orc 7 at the high end"."""
        raise NotImplementedError

    def choices(self, view: Any, moves: Sequence[M]) -> list[Choice]:
        """The legal moves as a page needs them; a game may leave out those that are made without a list."""
        return [self.choice(view, move) for move in moves]

    def choice(self, view: Any, move: M) -> Choice:
        """A legal move with what it is and what it means."""
        return Choice(move.notation, self.move(view, move))

    def unusable(self, view: Any, card: str, key: str, facts: Mapping[str, Any]) -> Phrase:
        """Why a card of the hand cannot be used now: the sentence of a refusal, which calls the card by its name."""
        return Phrase(key, {**facts, "move": self.held(view, card)})

    def held(self, view: Any, card: str) -> Phrase:
        """A card of the reader's hand by its name, as the subject of a sentence."""
        raise NotImplementedError

    def prompt(self, view: Any) -> Phrase:
        """What is to be decided now, by whoever looks or by those that are waited for."""
        raise NotImplementedError

    def stuck(self, view: Any, moves: Sequence[M]) -> Phrase | None:
        """What is said instead of the question where no card fits; nothing where one does.

        It rests on the reader's own moves, so nobody else may hear it.
        """
        return None

    def opponent(self, view: Any) -> Phrase | None:
        """What the game's own opponent is called in this match: its team; nothing if the catalogue's word will do."""
        return None

    def progress(self, view: Any) -> Phrase:
        """Where the game stands: "Round 3 of 10"."""
        raise NotImplementedError

    def outcome(self, view: Any) -> list[Phrase]:
        """Why it ended, who won, and how everybody came out of it; nothing while it goes on."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RaceNarrator(Narrator[M]):
    """Speaks for a game in real time."""

    def time(self, milliseconds: int) -> Phrase:
        """How long something took."""
        raise NotImplementedError


_INNER_CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_keys: dict[type[Any], str] = {}


def event_key(kind: type[Any]) -> str:
    """``event-pot-won`` for the class ``PotWon``."""
    key = _keys.get(kind)
    if key is None:
        key = _keys[kind] = f"event-{_INNER_CAPITAL.sub('-', kind.__name__).lower()}"
    return key
