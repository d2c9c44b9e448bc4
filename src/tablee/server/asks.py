"""What can be asked of a table that is no move: undo, end, hints, reasons, and who sits where."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tablee.core.errors import TableeError
from tablee.core.game import Seat
from tablee.core.phrases import Phrase
from tablee.server.course import Course
from tablee.server.pages import Page
from tablee.server.problems import Problem, not_over, refused
from tablee.server.protocol import Ask, Proposal, Vote
from tablee.server.store import Entry, SeatRow

if TYPE_CHECKING:
    from tablee.server.table import Table

Answer = dict[str, Any] | None

LATER: Final[dict[str, Any]] = {}
"""Stands for an answer that is still being made."""


def ended_by(entry: Entry, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """How a game came out that was ended before its end: no score counts, but who gave up has not won."""
    stayed = [seat for seat, row in enumerate(seats) if seat != entry.actor and row.kind != "free"]
    return {"scores": [], "winners": stayed if entry.body == "resigned" else [], "reason": entry.body}


async def ask(table: Table, page: Page, message: Ask) -> Answer:
    """Answer `message`, or raise a :class:`TableeError`."""
    if message.what == "why":
        return _why(table, message)
    assert message.seat is not None
    if message.what == "hint":
        return _hint(table, page, message)
    if message.what == "rematch":
        return await _rematch(table, page)
    table.check_going_on()
    return _CHANGES[message.what](table, page, message, message.seat)


# Taking back and ending


def _undo(table: Table, page: Page, message: Ask, seat: Seat) -> Answer:
    kind = table.course.undo_kind(seat)
    number = table.course.last_ply_of(seat)
    if kind is None or number is None:
        raise Problem("error-nothing-to-undo", "this seat has nothing to take back")
    _check_plays(table, seat)
    if kind == "ask" and (others := _others(table, seat)):
        return _propose(table, Proposal("undo", seat, others), number)
    table.undo_to = number
    table.undo(seat, message.id)
    if table.proposal is not None:
        table.propose(None)
    return {"proposed": False}


def _end(table: Table, page: Page, message: Ask, seat: Seat) -> Answer:
    _check_plays(table, seat)
    others = _others(table, seat)
    if others:
        return _propose(table, Proposal("end", seat, others), 0)
    table.end(seat, "agreed", message.id)
    return {"proposed": False}


def _propose(table: Table, proposal: Proposal, undo_to: int) -> Answer:
    if table.proposal is not None:
        raise Problem("error-proposal-pending", "something else is being decided; answer that first")
    table.undo_to = undo_to
    table.propose(proposal)
    return {"proposed": True}


def vote(table: Table, message: Vote) -> None:
    """One person's word on what was proposed; the last yes does it, the first no drops it."""
    proposal = table.proposal
    if proposal is None or message.seat not in proposal.missing:
        raise Problem("error-no-proposal", "nobody asks for this seat's agreement")
    if not message.agree:
        table.propose(None)
        return
    missing = [seat for seat in proposal.missing if seat != message.seat]
    if missing:
        table.propose(Proposal(proposal.what, proposal.seat, missing))
        return
    table.propose(None)
    if proposal.what == "undo":
        table.undo(message.seat, message.id)
    else:
        table.end(message.seat, "agreed", message.id)


def _others(table: Table, seat: Seat) -> list[Seat]:
    return [other for other in table.chairs.people() if other != seat]


def _check_plays(table: Table, seat: Seat) -> None:
    if not table.chairs.plays(seat):
        raise Problem("error-bot-plays", "a bot plays this seat", seat=seat + 1)


def _resign(table: Table, page: Page, message: Ask, seat: Seat) -> Answer:
    """A bot plays on for whoever gives up, as long as people are left who play; otherwise the game ends here."""
    _check_plays(table, seat)
    move = table.course.possible(seat, "resign")
    if move is not None:
        table.play(seat, move, message.id)
        return None
    taken = [row for row in table.chairs.rows if row.kind != "free"]
    if not _others(table, seat) or len(taken) <= 2:
        table.end(seat, "resigned", message.id)
        return None
    table.reseat(seat, kind="bot", level=table.lobby.settings.stand_in_level, token="", wish="")
    table.take_from_pages(seat)
    _drop_from_proposal(table, seat)
    return None


def _drop_from_proposal(table: Table, seat: Seat) -> None:
    proposal = table.proposal
    if proposal is not None and (seat == proposal.seat or seat in proposal.missing):
        table.propose(None)


# Hints and reasons


def _hint(table: Table, page: Page, message: Ask) -> Answer:
    seat = message.seat
    assert seat is not None
    table.check_going_on()
    _check_plays(table, seat)
    if table.course.state.is_race():
        raise Problem("error-no-hint-in-race", "in a race everybody is on his own; hints are part of practice")
    if seat not in table.course.state.waiting():
        raise Problem("error-no-hint", "there is nothing to decide for this seat now")
    if page.hint is not None:
        raise Problem("error-hint-pending", "a hint is already being thought of")
    page.hint = asyncio.create_task(_think(table, page, message, seat))
    return LATER


async def _think(table: Table, page: Page, message: Ask, seat: Seat) -> None:
    """Ask the pool, and tell only the page that asked."""
    ply = len(table.course.plies)
    try:
        found = await table.lobby.bots.ask(table.thoughts.question(seat, table.lobby.settings.hint_level))
        why = Phrase(found.reason, found.facts)
        table.done(page, message, _advice(table.course, ply, seat, found.notation, why=why, reader=seat))
    except TableeError as error:
        page.send(refused(message.id, error))
    finally:
        page.hint = None


def _why(table: Table, message: Ask) -> Answer:
    """Why a bot made its last move, in the form that everybody may hear."""
    course = table.course
    if course.state.is_race() and not table.is_over:
        raise Problem("error-no-why-in-race", "how somebody else solves it is nobody's business in a race")
    for number in sorted(course.notes, reverse=True):
        ply = course.plies[number]
        if message.about not in (None, ply.actor):
            continue
        note = course.notes[number]
        if note.secret and course.state.is_secret_choice():
            raise Problem("error-why-later", "that choice is secret until all have chosen", seat=ply.actor + 1)
        why = Phrase(note.reason, note.facts)
        return _advice(course, number, ply.actor, ply.notation, why=why, reader=None)
    raise Problem("error-no-why", "no bot has made a move to explain")


def _advice(
    course: Course, plies: int, seat: Seat, notation: str, *, why: Phrase, reader: Seat | None
) -> dict[str, Any]:
    """A move of `seat` after so many plies: what it means to `reader`, and why one would make it."""
    game = course.match.game
    meaning = game.narrator.move(course.at(plies).view(reader), game.moves.read(notation))
    return {"seat": seat, "move": notation, "meaning": meaning, "why": why, "ply": plies}


# Who sits where


def _bot(table: Table, page: Page, message: Ask, seat: Seat) -> Answer:
    """A bot stands in for whoever is away (or for oneself), or takes a free seat."""
    about = _about(table, message, seat)
    row = table.chairs[about]
    if row.kind == "free":
        table.reseat(about, kind="bot", level=table.lobby.settings.stand_in_level)
        return None
    if row.kind == "bot" or row.stands_in:
        raise Problem("error-bot-plays", "a bot plays this seat", seat=about + 1)
    if about not in page.mine and table.chairs.is_present(about):
        raise Problem("error-present", "that person is here", seat=about + 1)
    table.reseat(about, stands_in=True, level=table.lobby.settings.stand_in_level)
    _drop_from_proposal(table, about)
    return None


def _person(table: Table, page: Page, message: Ask, seat: Seat) -> Answer:
    """Whoever holds the seat's token takes it back from its stand-in."""
    about = _about(table, message, seat)
    if about not in page.mine or not table.chairs[about].stands_in:
        raise Problem("error-cannot-take-back", "no bot stands in for this page at that seat", seat=about + 1)
    table.reseat(about, stands_in=False, level=None)
    return None


def _about(table: Table, message: Ask, seat: Seat) -> Seat:
    about = seat if message.about is None else message.about
    if about >= len(table.chairs):
        raise Problem("error-no-seat", "there is no such seat", status=404, seat=about + 1)
    return about


def _wish(table: Table, page: Page, message: Ask, seat: Seat) -> Answer:
    """What a seat will play as soon as the rules let it; the opposite wish takes it back."""
    _check_plays(table, seat)
    former = "" if _takes_part(table, seat) and table.chairs[seat].wish == "join" else table.chairs[seat].wish
    table.reseat(seat, wish="" if former and former != message.what else message.what)
    return None


def _takes_part(table: Table, seat: Seat) -> bool:
    """Whoever has a move behind or before them is in the game, and nobody needs to let them in any more."""
    course = table.course
    return course.last_ply_of(seat) is not None or seat in course.state.waiting()


async def _rematch(table: Table, page: Page) -> Answer:
    """The same people play again at another table; whoever asks first makes it."""
    if not table.is_over or table.row.origin == "record":
        raise not_over()
    if table.row.rematch is None:
        table.row.rematch = table.change.rematch = await table.lobby.play_again(table)
        table.news.plays_again()
    else:
        table.news.send_to_rematch(page)
    return {"table": table.row.rematch}


_CHANGES: Final = {
    "undo": _undo,
    "end": _end,
    "resign": _resign,
    "bot": _bot,
    "person": _person,
    "leave": _wish,
    "join": _wish,
}
