"""L'Artropp in phrases: cards, events, moves, what is to be decided, and how it ended.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
phrase tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from tablee.core.narrator import Narrator
from tablee.core.phrases import Person, Phrase, about, people, won_by
from tablee.games.artropp import events
from tablee.games.artropp import moves as verbs
from tablee.games.artropp.cards import LETTERS
from tablee.games.artropp.moves import BLANK_DRUM, HIGH_DRUM, LOW_DRUM, Act, Kit
from tablee.games.artropp.view import ArtroppChoice, ArtroppView, LineView

_FAMILIES: Final = {letters: family for family, letters in LETTERS.items()}
_ASKS_NOBODY: Final = ("starting", "drawing", "over")
_CARDS: Final = 1000
"""So many are kept as they are said: more than there are in a deck."""


# ------------------------------------------------------------------------------------------------------------ cards


def card_name(card: str, form: str = "card") -> Phrase:
    """A card on its own: "orc 7", "sniper"; as a ``badge``, where there is little room: "Orc 7", "Snp"."""
    return _card(form, card)


def the_card(card: str) -> Phrase:
    """A card in a sentence, with its article: "the orc 7", "a sniper"."""
    return _card("the", card)


@lru_cache(_CARDS)
def _card(form: str, card: str) -> Phrase:
    family, number = read_card(card)
    if number is not None:
        return Phrase(f"{form}-{family}", {"number": number})
    return Phrase(f"{form}-free-drum" if family == "drum" else f"{form}-{family}")


@lru_cache(_CARDS)
def read_card(card: str) -> tuple[str, int | None]:
    """The family of a card and the number printed on it."""
    letters = card.rstrip("0123456789")
    if letters not in _FAMILIES:
        raise KeyError(f"no card is written {card!r}")
    return _FAMILIES[letters], int(card[len(letters) :]) if len(card) > len(letters) else None


def result_of(gain: int) -> dict[str, Any]:
    """A gain as the catalogues want it: which way, and how much."""
    way = "won" if gain > 0 else "lost" if gain < 0 else "even"
    return {"result": way, "amount": abs(gain)}


def _way(direction: int) -> str:
    return "right" if direction > 0 else "left"


def _called(direction: int) -> str:
    return "high" if direction > 0 else "low"


def _end(number: int) -> str:
    return "low" if number == LOW_DRUM else "high"


# ----------------------------------------------------------------------------------------------------------- events


def _tell_drew(event: events.Drew) -> Phrase | None:
    """Others draw all the time; only one's own card is news."""
    return None if event.card is None else about("event-drew", event.seat, card=the_card(event.card))


def _tell_added(event: events.Added) -> Phrase:
    family, _ = read_card(event.card)
    kind = family if family in ("sniper", "officer", "drum") else "unit"
    return about(
        f"event-added-{kind}",
        event.seat,
        card=the_card(event.card),
        number=event.number,
        end=_end(event.number),
        br=event.br,
        **_line_of(event),
    )


def _line_of(event: events.Added | events.Assaulted) -> dict[str, Any]:
    """In a duel lines are told by their number."""
    return {"duel": event.duel, "line": event.place + 1}


def _tell_assaulted(event: events.Assaulted) -> Phrase:
    count = len(event.cards)
    return about("event-assaulted", event.seat, count=count, amount=event.paid, br=event.br, **_line_of(event))


def _tell_revealed(event: events.Revealed) -> Phrase:
    return Phrase("event-revealed", {"cards": [_person_with(seat, card_name(card)) for seat, card in event.cards]})


def _tell_felled(event: events.Felled) -> Phrase:
    if event.target < 0:
        return about("event-held-fire", event.seat)
    return about("event-felled", event.seat, target=Person(event.target))


def _tell_pot_shared(event: events.PotShared) -> Phrase:
    shares = [_person_with(seat, Phrase("braves", {"amount": amount})) for seat, amount in event.shares]
    return Phrase("event-pot-shared", {"shares": shares})


def _person_with(seat: int, what: Phrase) -> Phrase:
    """Somebody and something of theirs, in a row of such."""
    return about("person-with", seat, what=what)


def _tell_session_over(event: events.SessionOver) -> Phrase:
    return about("event-session-over", event.winners[0], winners=len(event.winners), names=people(event.winners))


# ------------------------------------------------------------------------------------------------------------ moves


def _actor(view: ArtroppView) -> int:
    """Whose move is spoken of: the reader's if it is waited for, else that of the first who is."""
    if view.seat is not None and view.seat in view.waiting:
        return view.seat
    return next((seat for seat in view.waiting if seat >= 0), view.turn)


def _line(view: ArtroppView) -> LineView:
    return view.lines[view.place]


def _beside(view: ArtroppView, seat: int, step: int) -> int:
    """The next general from `seat`: to the right with 1, to the left with -1."""
    places = len(view.generals)
    for _ in range(places):
        seat = (seat + step) % places
        if view.generals[seat].seated:
            break
    return seat


def _cost(view: ArtroppView) -> dict[str, Any]:
    """What the active line would cost."""
    br = _line(view).br
    return {"br": br, "amount": br * view.br_value}


def _where(view: ArtroppView) -> dict[str, Any]:
    """Which line is meant; outside a duel there is only one."""
    return {"duel": view.duel, "line": view.place + 1}


def _held_drum(view: ArtroppView, end: int) -> str:
    """The drum that is meant by an end: a free one has no number of its own (AR-28)."""
    printed = f"d{end}"
    return printed if printed in view.hand else BLANK_DRUM


def _say_drum(view: ArtroppView, act: Act) -> Phrase:
    facts = {"card": the_card(_held_drum(view, act.number)), "end": _end(act.number)}
    if _line(view).low is None:
        return Phrase("move-open-drum", {**facts, **_where(view)})
    return Phrase("move-drum", facts)


def _say_sniper(view: ArtroppView, act: Act) -> Phrase:
    standing = (read_card(stack[0])[1] for stack in _line(view).row)
    above = min((number for number in standing if number is not None and number > act.number), default=HIGH_DRUM)
    low, high = (Phrase("number-in-line", {"number": number}) for number in (act.number, above))
    return Phrase("move-sniper", {"low": low, "high": high})


def _say_assault(view: ArtroppView, act: Act) -> Phrase:
    if view.duel:
        return about("move-assault-duel", _beside(view, _actor(view), 1), **_cost(view))
    return Phrase("move-assault", _cost(view))


def _say_arrow(view: ArtroppView, act: Act) -> Phrase:
    step, way = act.number, _way(act.number)
    neighbour = _beside(view, _actor(view), step)
    if view.duel:
        return about("move-arrow-duel", neighbour, way=way, line=(view.place + step) % len(view.lines) + 1)
    return about("move-arrow", neighbour, way=way)


def _say_fell(view: ArtroppView, act: Act) -> Phrase:
    seat = act.number
    if seat < 0:
        return Phrase("move-hold")
    card = view.generals[seat].showdown if seat < len(view.generals) else None
    return about("move-fell", seat, card=the_card(card) if card else Phrase("units", {"count": 1}))


def _say_leave(view: ArtroppView, act: Act) -> Phrase:
    return Phrase("move-leave", result_of(view.generals[_actor(view)].gain))


def _say_rebuy(view: ArtroppView, act: Act) -> Phrase:
    return Phrase("move-rebuy", {"amount": view.full_purse - view.generals[_actor(view)].purse})


# ---------------------------------------------------------------------------------------------- what is to be decided


def _prompt_to_wait(view: ArtroppView) -> Phrase:
    waited = {"names": people(view.waiting)}
    if view.phase == "turn":
        return Phrase("prompt-wait-turn", {**waited, **_where(view)})
    leads = view.phase == "commit" and view.seat is not None and view.seat == view.assaulter
    return Phrase(f"prompt-wait-{view.phase}{'-leader' if leads else ''}", waited)


def _prompt_turn(view: ArtroppView) -> Phrase:
    line = _line(view)
    if line.low is not None:
        ends = {"open": _open_ends(line), "low": line.low, "high": line.high}
        return Phrase("prompt-turn", {**_where(view), **ends, **_cost(view)})
    if all(read_card(card)[0] in ("sniper", "officer") for card in view.hand):
        return Phrase("prompt-pass", {"line": view.place + 1})
    return Phrase("prompt-open", _where(view))


def _open_ends(line: LineView) -> str:
    if line.shut_low:
        return "none" if line.shut_high else "high"
    if line.shut_high:
        return "low"
    # Around a line of one number every other goes; but beyond 1 and 15 there are only drums.
    alone = line.low == line.high and line.low not in (LOW_DRUM + 1, HIGH_DRUM - 1)
    return "other" if alone else "both"


def _prompt_interval(view: ArtroppView) -> Phrase:
    general = view.generals[_actor(view)]
    if not general.seated:
        return Phrase("prompt-free-place")
    return Phrase("prompt-stay", {"round": view.round}) if general.purse > 0 else Phrase("prompt-ruined")


_PROMPTS: Final[Mapping[str, Callable[[ArtroppView], Phrase]]] = {
    "turn": _prompt_turn,
    "announce": lambda view: Phrase("prompt-announce", {"amount": view.pot}),
    "commit": lambda view: Phrase("prompt-commit", {"amount": view.pot, "way": _called(view.announced)}),
    "interval": _prompt_interval,
}


# ---------------------------------------------------------------------------------------------------------- the end


# ----------------------------------------------------------------------------------------------------- the narrator


class ArtroppNarrator(Narrator[Act]):
    """Speaks of generals and their lines."""

    facts: ClassVar = {"card": the_card}
    chapters = (events.RoundBegan,)
    tellers: ClassVar = {
        events.RoundBegan: lambda event: about(
            "event-round-began", event.seat, round=event.round, duel=event.duel, way=_way(event.arrow)
        ),
        events.Drew: _tell_drew,
        events.Added: _tell_added,
        events.ArrowTurned: lambda event: about(
            "event-arrow-turned", event.seat, way=_way(event.arrow), duel=event.duel
        ),
        events.Passed: lambda event: about("event-passed", event.seat, line=event.place + 1),
        events.Assaulted: _tell_assaulted,
        events.Announced: lambda event: about("event-announced", event.seat, way=_called(event.direction)),
        events.Revealed: _tell_revealed,
        events.Felled: _tell_felled,
        events.PotShared: _tell_pot_shared,
        events.Stayed: lambda event: None,
        events.Left: lambda event: about("event-left", event.seat, bankrupt=event.bankrupt, **result_of(event.gain)),
        events.Rebought: lambda event: about("event-rebought", event.seat, amount=event.debt),
        events.SessionOver: _tell_session_over,
    }

    def __init__(self, kit: Kit) -> None:
        """Speak of the cards of `kit`."""
        self.names = kit.names

    def news(self, happened: Sequence[Any]) -> Iterator[int]:
        """Leave out hands that are dealt: cards drawn several at once, which lie in the hand right after."""
        drawn = [isinstance(event, events.Drew) for event in happened]
        last = len(drawn) - 1
        for at in range(len(drawn)):
            if not drawn[at] or not ((at > 0 and drawn[at - 1]) or (at < last and drawn[at + 1])):
                yield at

    def move(self, view: ArtroppView, move: Act) -> Phrase:
        """What a move means in this position: "add the orc 7 at the high end"."""
        verb, number = move.verb, move.number
        if verb == verbs.UNIT:
            low = _line(view).low
            if low is None:
                return Phrase("move-open", {"card": self._named(move), **_where(view)})
            return Phrase("move-add-low" if number < low else "move-add-high", {"card": self._named(move)})
        if verb == verbs.OFFICER:
            return Phrase("move-officer", {"card": self._named(move), "number": number})
        if verb == verbs.COMMIT:
            card = f"d{number}" if move.card < 0 else self.names[move.card]
            # A free drum, unlike a numbered one, wins nothing (AR-28).
            return Phrase("move-commit-drum" if card == BLANK_DRUM else "move-commit", {"card": the_card(card)})
        if verb == verbs.DRAW:
            return Phrase("move-draw", {"card": self._named(move)})
        if verb == verbs.STARTER:
            return about("move-start", number)
        if verb == verbs.JOIN:
            return Phrase("move-join", {"amount": view.full_purse})
        if verb == verbs.PASS:
            return Phrase("move-pass", {"line": view.place + 1})
        teller = _MOVES.get(verb)
        return teller(view, move) if teller is not None else Phrase(f"move-{move.notation}")

    def _named(self, act: Act) -> Phrase:
        return the_card(self.names[act.card])

    def choice(self, view: ArtroppView, move: Act) -> ArtroppChoice:
        """A legal move with the card that makes it and the place where that goes."""
        phrase = self.move(view, move)
        verb, number = move.verb, move.number
        if verb == verbs.UNIT:
            low = _line(view).low
            end = "open" if low is None else "low" if number < low else "high"
            return ArtroppChoice(move.notation, phrase, "add", self.names[move.card], end)
        if verb == verbs.DRUM:
            return ArtroppChoice(move.notation, phrase, "add", _held_drum(view, number), _end(number))
        if verb == verbs.OFFICER:
            return ArtroppChoice(move.notation, phrase, "add", self.names[move.card], "stack", number)
        if verb == verbs.SNIPER:
            return ArtroppChoice(move.notation, phrase, "add", "s", "gap", number)
        if verb == verbs.COMMIT:
            card = self.names[move.card] if move.card >= 0 else _held_drum(view, number)
            return ArtroppChoice(move.notation, phrase, "commit", card, "table")
        return ArtroppChoice(move.notation, phrase, _KINDS[verb], number=number)

    def prompt(self, view: ArtroppView) -> Phrase:
        """What is to be decided now, by whoever looks or by the others that they wait for."""
        if view.phase not in _ASKS_NOBODY and (view.seat is None or view.seat not in view.waiting):
            return _prompt_to_wait(view)
        prompt = _PROMPTS.get(view.phase)
        return prompt(view) if prompt is not None else Phrase(f"prompt-{view.phase}")

    def stuck(self, view: ArtroppView, moves: Sequence[Act]) -> Phrase | None:
        """No card of the hand goes into the line."""
        if view.phase != "turn" or not all(move.verb == verbs.ASSAULT for move in moves):
            return None
        return Phrase("prompt-no-card", {**_where(view), **_cost(view)})

    def progress(self, view: ArtroppView) -> Phrase:
        """Which round it is."""
        return Phrase("progress", {"round": max(1, view.round), "rounds": view.rounds})

    def outcome(self, view: ArtroppView) -> list[Phrase]:
        """Why it ended, who won, and how everybody came out of it, the richest first; nothing while it goes on."""
        if not view.reason:
            return []
        ranking = sorted(range(len(view.generals)), key=lambda seat: -view.generals[seat].gain)
        said = [Phrase(f"reason-{view.reason}"), won_by(view.winners)]
        for seat in ranking:
            general = view.generals[seat]
            if (
                general.seated or general.gain != 0 or seat in view.winners
            ):  # a seat that stayed free has nothing to tell
                said.append(about("outcome-standing", seat, seated=general.seated, **result_of(general.gain)))
        return said


_MOVES: Final[Mapping[int, Callable[[ArtroppView, Act], Phrase]]] = {
    verbs.DRUM: _say_drum,
    verbs.SNIPER: _say_sniper,
    verbs.ASSAULT: _say_assault,
    verbs.ARROW: _say_arrow,
    verbs.FELL: _say_fell,
    verbs.LEAVE: _say_leave,
    verbs.REBUY: _say_rebuy,
}
_KINDS: Final = {
    verbs.ASSAULT: "assault",
    verbs.ARROW: "arrow",
    verbs.ANNOUNCE: "announce",
    verbs.FELL: "fell",
    verbs.STAY: "stay",
    verbs.LEAVE: "leave",
    verbs.REBUY: "rebuy",
    verbs.WAIT: "wait",
    verbs.JOIN: "join",
    verbs.PASS: "pass",
}
