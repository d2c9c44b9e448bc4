"""L'Artropp in words: cards, events, moves, what is to be decided, and how it ended.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
sentence tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tablee.core.errors import Fact
from tablee.core.voice import Names, Tellers, Voice, said_move
from tablee.games.artropp import story as tale
from tablee.games.artropp.cards import LETTERS
from tablee.games.artropp.moves import BLANK_DRUM, HIGH_DRUM, LOW_DRUM
from tablee.games.artropp.view import ArtroppView, GeneralView, LineView

if TYPE_CHECKING:
    from tablee.words import Words

DUEL: Final = 2
_FAMILIES: Final = {letters: family for family, letters in LETTERS.items()}
_CARD: Final = re.compile(r"(?P<letters>[a-z]+)(?P<number>\d*)")


# ------------------------------------------------------------------------------------------------------------ cards


def card_name(words: Words, card: str) -> str:
    """The name of a card on its own: "orc 7", "sniper"."""
    return _card(words, "card", card)


def card_in_sentence(words: Words, card: str) -> str:
    """The name of a card with its article: "the orc 7", "a sniper"."""
    return _card(words, "the", card)


def card_badge(words: Words, card: str) -> str:
    """The name of a card where there is little room: "Orc 7", "Snp"."""
    return _card(words, "badge", card)


def _card(words: Words, form: str, card: str) -> str:
    family, number = _read_card(card)
    if number is None:
        return words(f"{form}-free-drum" if family == "drum" else f"{form}-{family}")
    return words(f"{form}-{family}", number=number)


def _read_card(card: str) -> tuple[str, int | None]:
    """The family of a card and the number printed on it."""
    match = _CARD.fullmatch(card)
    if match is None or match["letters"] not in _FAMILIES:
        raise KeyError(f"no card is written {card!r}")
    return _FAMILIES[match["letters"]], int(match["number"]) if match["number"] else None


# ----------------------------------------------------------------------------------------------------------- people


class _Voice(Voice):
    """Speaks of generals."""

    def __init__(self, words: Words, names: Names, reader: int | None, duel: bool = False) -> None:
        super().__init__(words, names, reader)
        self.duel = duel

    def nameless(self, seat: int) -> str:
        return self.words("general", number=seat + 1)

    def each_with(self, things: Sequence[tuple[int, str]]) -> str:
        """People and something of theirs, in a row."""
        return self.words.listed([self.about("person-with", seat, what=what) for seat, what in things])

    def card(self, card: str) -> str:
        return card_in_sentence(self.words, card)


def _result(gain: int) -> dict[str, Fact]:
    """A gain as the catalogues want it: which way, and how much."""
    way = "won" if gain > 0 else "lost" if gain < 0 else "even"
    return {"result": way, "amount": abs(gain)}


def _way(direction: int) -> str:
    return "right" if direction > 0 else "left"


# ----------------------------------------------------------------------------------------------------------- events


def say_event(words: Words, event: tale.Event, names: Names, reader: int | None, duel: bool | None = None) -> str:
    """One sentence of the log, for `reader` (``None``: a spectator); empty if it is not worth telling.

    In a duel lines are told by their number; whoever does not say whether it is one gets it for tables of two seats.
    """
    voice = _Voice(words, names, reader, len(names) == DUEL if duel is None else duel)
    return _TELLERS[type(event)](voice, event)


def _tell_round_began(voice: _Voice, event: tale.RoundBegan) -> str:
    way = _way(event.arrow)
    return voice.about("event-round-began", event.seat, round=event.round, duel=event.duel, way=way)


def _tell_drew(voice: _Voice, event: tale.Drew) -> str:
    """Others draw all the time; only one's own card is news."""
    if event.card is None or event.seat != voice.reader:
        return ""
    return voice.words("event-drew", card=voice.card(event.card))


def _tell_reshuffled(voice: _Voice, event: tale.Reshuffled) -> str:
    return voice.words("event-reshuffled", cards=event.cards)


def _tell_added(voice: _Voice, event: tale.Added) -> str:
    family, _ = _read_card(event.card)
    facts = _line_facts(voice, event)
    if family == "sniper":
        return voice.about("event-added-sniper", event.seat, number=event.number, **facts)
    facts["card"] = voice.card(event.card)
    if family == "officer":
        return voice.about("event-added-officer", event.seat, number=event.number, **facts)
    if family == "drum":
        return voice.about("event-added-drum", event.seat, end=_end(event.number), **facts)
    return voice.about("event-added-unit", event.seat, **facts)


def _line_facts(voice: _Voice, event: tale.Added | tale.Assaulted) -> dict[str, Fact]:
    return {"duel": voice.duel, "line": event.place + 1, "br": event.br}


def _end(number: int) -> str:
    return "low" if number == LOW_DRUM else "high"


def _tell_arrow_turned(voice: _Voice, event: tale.ArrowTurned) -> str:
    return voice.about("event-arrow-turned", event.seat, way=_way(event.arrow), duel=voice.duel)


def _tell_passed(voice: _Voice, event: tale.Passed) -> str:
    return voice.about("event-passed", event.seat, line=event.place + 1)


def _tell_assaulted(voice: _Voice, event: tale.Assaulted) -> str:
    return voice.about(
        "event-assaulted", event.seat, count=len(event.cards), amount=event.paid, **_line_facts(voice, event)
    )


def _tell_announced(voice: _Voice, event: tale.Announced) -> str:
    return voice.about("event-announced", event.seat, way="high" if event.direction > 0 else "low")


def _tell_committed(voice: _Voice, event: tale.Committed) -> str:
    mine = event.seat == voice.reader and event.card is not None
    shown = voice.card(event.card) if mine and event.card is not None else ""
    return voice.words("event-committed", you=mine, name=voice.name(event.seat), card=shown)


def _tell_revealed(voice: _Voice, event: tale.Revealed) -> str:
    cards = [(seat, card_name(voice.words, card)) for seat, card in event.cards]
    return voice.words("event-revealed", cards=voice.each_with(cards))


def _tell_felled(voice: _Voice, event: tale.Felled) -> str:
    if event.target < 0:
        return voice.about("event-held-fire", event.seat)
    return voice.about(
        "event-felled", event.seat, target=voice.name(event.target), target_you=event.target == voice.reader
    )


def _tell_pot_won(voice: _Voice, event: tale.PotWon) -> str:
    return voice.about("event-pot-won", event.seat, card=voice.card(event.card), amount=event.amount)


def _tell_pot_shared(voice: _Voice, event: tale.PotShared) -> str:
    shares = [(seat, voice.words("braves", amount=amount)) for seat, amount in event.shares]
    return voice.words("event-pot-shared", shares=voice.each_with(shares))


def _tell_pot_carried(voice: _Voice, event: tale.PotCarried) -> str:
    return voice.words("event-pot-carried", amount=event.amount)


def _tell_round_over(voice: _Voice, event: tale.RoundOver) -> str:
    return voice.words("event-round-over", round=event.round)


def _tell_nothing(voice: _Voice, event: tale.Event) -> str:
    return ""


def _tell_left(voice: _Voice, event: tale.Left) -> str:
    return voice.about("event-left", event.seat, bankrupt=event.bankrupt, **_result(event.gain))


def _tell_joined(voice: _Voice, event: tale.Joined) -> str:
    return voice.about("event-joined", event.seat)


def _tell_rebought(voice: _Voice, event: tale.Rebought) -> str:
    return voice.about("event-rebought", event.seat, amount=event.debt)


def _tell_session_over(voice: _Voice, event: tale.SessionOver) -> str:
    winners = event.winners
    return voice.about("event-session-over", winners[0], winners=len(winners), names=voice.all_names(winners))


_TELLERS: Final[Mapping[type[tale.Event], Callable[[_Voice, Any], str]]] = {
    tale.RoundBegan: _tell_round_began,
    tale.Drew: _tell_drew,
    tale.Reshuffled: _tell_reshuffled,
    tale.Added: _tell_added,
    tale.ArrowTurned: _tell_arrow_turned,
    tale.Passed: _tell_passed,
    tale.Assaulted: _tell_assaulted,
    tale.Announced: _tell_announced,
    tale.Committed: _tell_committed,
    tale.Revealed: _tell_revealed,
    tale.Felled: _tell_felled,
    tale.PotWon: _tell_pot_won,
    tale.PotShared: _tell_pot_shared,
    tale.PotCarried: _tell_pot_carried,
    tale.RoundOver: _tell_round_over,
    tale.Stayed: _tell_nothing,
    tale.Left: _tell_left,
    tale.Joined: _tell_joined,
    tale.Rebought: _tell_rebought,
    tale.SessionOver: _tell_session_over,
}


# ------------------------------------------------------------------------------------------------------------ moves


def say_move(words: Words, view: ArtroppView, notation: str, names: Names = ()) -> str:
    """What a move means in this position, as a line of a menu: "add the orc 7 at the high end"."""
    return said_move(_MOVES, _Voice(words, names, view.seat), view, notation)


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


def _cost(view: ArtroppView) -> dict[str, Fact]:
    """What the active line would cost."""
    br = _line(view).br
    return {"br": br, "amount": br * view.br_value}


def _say_add(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    card = match[1]
    family, number = _read_card(card)
    assert number is not None
    if family == "officer":
        return voice.words("move-officer", card=voice.card(card), number=number)
    if family == "drum":
        return _say_drum(voice, view, card, _end(number))
    low = _line(view).low
    if low is None:
        return voice.words("move-open", card=voice.card(card), **_where(view))
    return voice.words("move-add-low" if number < low else "move-add-high", card=voice.card(card))


def _say_drum(voice: _Voice, view: ArtroppView, card: str, end: str) -> str:
    """A free drum has no number of its own (AR-28)."""
    shown = voice.card(card if card in view.hand else BLANK_DRUM)
    if _line(view).low is None:
        return voice.words("move-open-drum", card=shown, end=end, **_where(view))
    return voice.words("move-drum", card=shown, end=end)


def _where(view: ArtroppView) -> dict[str, Fact]:
    """Which line is meant; outside a duel there is only one."""
    return {"duel": view.duel, "line": view.place + 1}


def _say_sniper(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    below = int(match[1])
    above = min((number for number in _numbers(_line(view)) if number > below), default=HIGH_DRUM)
    low, high = (voice.words("number-in-line", number=number) for number in (below, above))
    return voice.words("move-sniper", low=low, high=high)


def _numbers(line: LineView) -> list[int]:
    """The numbers that stand in a line; snipers have none."""
    numbers = [_read_card(stack[0])[1] for stack in line.row]
    return [number for number in numbers if number is not None]


def _say_assault(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    if view.duel:
        return voice.words("move-assault-duel", name=_name_beside(voice, view, 1), **_cost(view))
    return voice.words("move-assault", **_cost(view))


def _name_beside(voice: _Voice, view: ArtroppView, step: int) -> str:
    return voice.name(_beside(view, _actor(view), step))


def _say_arrow(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    step = 1 if match[1] == ">" else -1
    if view.duel:
        line = (view.place + step) % len(view.lines) + 1
        return voice.words("move-arrow-duel", way=_way(step), name=_name_beside(voice, view, step), line=line)
    return voice.about("move-arrow", _beside(view, _actor(view), step), way=_way(step))


def _say_commit(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    """A free drum, unlike a numbered one, wins nothing (AR-28)."""
    return voice.words("move-commit-drum" if match[1] == BLANK_DRUM else "move-commit", card=voice.card(match[1]))


def _say_fell(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    seat = int(match[1]) - 1
    card = view.generals[seat].showdown if seat < len(view.generals) else None
    unit = voice.card(card) if card else voice.words("units", count=1)
    return voice.words("move-fell", card=unit, name=voice.name(seat))


def _say_plain(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    return voice.words(f"move-{match[1]}")


def _say_leave(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    return voice.words("move-leave", **_result(view.generals[_actor(view)].gain))


def _say_rebuy(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    return voice.words("move-rebuy", amount=view.full_purse - view.generals[_actor(view)].purse)


def _say_join(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    return voice.words("move-join", amount=view.full_purse)


def _say_pass(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    return voice.words("move-pass", line=view.place + 1)


def _say_draw(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    return voice.words("move-draw", card=voice.card(match[1]))


def _say_start(voice: _Voice, view: ArtroppView, match: re.Match[str]) -> str:
    return voice.about("move-start", int(match[1]) - 1)


_MOVES: Final[Tellers[_Voice, ArtroppView]] = (
    (re.compile(r"((?:o|l|h|a|d|of)\d+)"), _say_add),
    (re.compile(r"s(\d+)"), _say_sniper),
    (re.compile(r"(assault)"), _say_assault),
    (re.compile(r"([<>])"), _say_arrow),
    (re.compile(r"=([a-z]+\d*)"), _say_commit),
    (re.compile(r"x(\d)"), _say_fell),
    (re.compile(r"(high|low|hold|stay|wait)"), _say_plain),
    (re.compile(r"(leave)"), _say_leave),
    (re.compile(r"(rebuy)"), _say_rebuy),
    (re.compile(r"(join)"), _say_join),
    (re.compile(r"(pass)"), _say_pass),
    (re.compile(r"\+([a-z]+\d*)"), _say_draw),
    (re.compile(r"start(\d)"), _say_start),
)


# ---------------------------------------------------------------------------------------------- what is to be decided


def say_prompt(words: Words, view: ArtroppView, names: Names = ()) -> str:
    """What is to be decided now, by whoever looks or by the others that they wait for."""
    voice = _Voice(words, names, view.seat)
    if view.phase in ("starting", "drawing", "over"):
        return _prompt_plain(voice, view)
    if view.seat is None or view.seat not in view.waiting:
        return _prompt_to_wait(voice, view)
    return _PROMPTS[view.phase](voice, view)


def _prompt_to_wait(voice: _Voice, view: ArtroppView) -> str:
    waited = voice.all_names(view.waiting)
    if view.phase == "turn":
        return voice.words("prompt-wait-turn", names=waited, **_where(view))
    leads = view.phase == "commit" and view.seat is not None and view.seat == view.assaulter
    return voice.words(f"prompt-wait-{view.phase}{'-leader' if leads else ''}", names=waited)


def _prompt_turn(voice: _Voice, view: ArtroppView) -> str:
    line = _line(view)
    if line.low is None or line.high is None:
        return _prompt_open(voice, view)
    ends: dict[str, Fact] = {"open": _open_ends(line), "low": line.low, "high": line.high}
    return voice.words("prompt-turn", **_where(view), **ends, **_cost(view))


def _open_ends(line: LineView) -> str:
    if line.shut_low:
        return "none" if line.shut_high else "high"
    return "low" if line.shut_high else "both"


def _prompt_open(voice: _Voice, view: ArtroppView) -> str:
    if all(_read_card(card)[0] in ("sniper", "officer") for card in view.hand):
        return voice.words("prompt-pass", line=view.place + 1)
    return voice.words("prompt-open", **_where(view))


def _prompt_plain(voice: _Voice, view: ArtroppView) -> str:
    return voice.words(f"prompt-{view.phase}")


def _prompt_announce(voice: _Voice, view: ArtroppView) -> str:
    return voice.words("prompt-announce", amount=view.pot)


def _prompt_commit(voice: _Voice, view: ArtroppView) -> str:
    return voice.words("prompt-commit", amount=view.pot, way="high" if view.announced > 0 else "low")


def _prompt_interval(voice: _Voice, view: ArtroppView) -> str:
    general = view.generals[_actor(view)]
    if not general.seated:
        return voice.words("prompt-free-place")
    return voice.words("prompt-stay", round=view.round) if general.purse > 0 else voice.words("prompt-ruined")


_PROMPTS: Final[Mapping[str, Callable[[_Voice, ArtroppView], str]]] = {
    "turn": _prompt_turn,
    "arrow": _prompt_plain,
    "announce": _prompt_announce,
    "commit": _prompt_commit,
    "snipe": _prompt_plain,
    "interval": _prompt_interval,
}


# ---------------------------------------------------------------------------------------------------------- the end


def say_outcome(words: Words, view: ArtroppView, names: Names = ()) -> list[str]:
    """Why it ended, who won, and how everybody came out of it, the richest first; nothing while it goes on."""
    if not view.reason:
        return []
    voice = _Voice(words, names, view.seat)
    ranking = sorted(range(len(view.generals)), key=lambda seat: -view.generals[seat].gain)
    standings = [_standing(voice, seat, view.generals[seat]) for seat in ranking if _took_part(view, seat)]
    return [words(f"reason-{view.reason}"), _say_winners(voice, view.winners), *standings]


def _say_winners(voice: _Voice, winners: Sequence[int]) -> str:
    if len(winners) == 1:
        return voice.about("outcome-won", winners[0])
    return voice.words("outcome-shared", names=voice.all_names(winners))


def _took_part(view: ArtroppView, seat: int) -> bool:
    """A seat that stayed free has nothing to tell."""
    general = view.generals[seat]
    return general.seated or general.gain != 0 or seat in view.winners


def _standing(voice: _Voice, seat: int, general: GeneralView) -> str:
    return voice.about("outcome-standing", seat, seated=general.seated, **_result(general.gain))
