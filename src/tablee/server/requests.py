"""What people do at a table: move, talk, take back, end, vote, and say who sits where."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any

from tablee.core.game import Seat
from tablee.core.lesson import LEARNER
from tablee.server.pages import Page
from tablee.server.problems import Problem
from tablee.server.protocol import Ask, Learn, Play, Proposal, Say, Vote
from tablee.server.reaction import ReactionWindow
from tablee.server.seats import clean_text, new_token, token_hash
from tablee.server.table_state import TableState
from tablee.server.waiting_room import WaitingRoom

Answer = dict[str, Any] | None


class Requests:
    """Does what pages ask for, or raises a :class:`TableeError`, and then nothing has changed."""

    def __init__(
        self,
        table: TableState,
        pages: Collection[Page],
        reaction: ReactionWindow,
        room: WaitingRoom,
        stand_in_level: str,
    ) -> None:
        """Bots that take a seat in the middle of a game play at `stand_in_level`."""
        self._room = room
        self._table = table
        self._match = table.match
        self._seats = table.seats
        self._pages = pages
        self._reaction = reaction
        self._stand_in_level = stand_in_level

    def move(self, message: Play) -> None:
        """Make a move that was chosen in this position."""
        self._table.check_goes_on()
        self._table.check_plays(message.seat)
        if not self._match.is_fresh(message.seat, message.ply):
            raise Problem("error-stale", "the table has moved on since", ply=len(self._match.plies))
        move = self._match.game.moves.read(message.move)
        if self._match.is_led(message.seat) and move not in self._match.open_to(message.seat):
            raise Problem("error-lesson", "not now: the lesson shows something else here; leave it to play as you like")
        if self._reaction.is_too_soon(message.seat, move):
            raise Problem("error-too-soon", "this moment passes by itself")
        if move in self._reaction.ahead(message.seat) and self._reaction.choose(message.seat, move):
            for page in self._pages:
                if message.seat in page.mine:
                    self._table.show_anew(page)  # nobody else is told anything
            return
        self._table.play(message.seat, move, message.id)
        if self._table.proposal is not None:
            self._table.propose(None)

    def learn(self, message: Learn) -> None:
        """What whoever is taught tells the guide."""
        progress = self._match.progress
        if progress is None or message.seat != LEARNER or not progress.goes_on() or not self._match.goes_on():
            return  # it is over meanwhile
        if message.what == "leave" or progress.is_read_out():
            self._table.learn(message.seat, message.what, progress.cue, message.id)

    def say(self, message: Say) -> None:
        """Say something to everybody."""
        if self._seats[message.seat].muted:
            raise Problem("error-muted", "an operator has muted this seat", status=403)
        self._table.say(message.seat, clean_text(message.text), message.id)

    def vote(self, message: Vote) -> None:
        """One person's word on what was proposed; the last yes does it, the first no drops it."""
        table, proposal = self._table, self._table.proposal
        if proposal is None or message.seat not in proposal.missing:
            raise Problem("error-no-proposal", "nobody asks for this seat's agreement")
        if message.agree:
            missing = [seat for seat in proposal.missing if seat != message.seat]
            self._agree(proposal, missing, message.seat, message.id, agreed=proposal.agreed + 1)
        else:
            table.propose(None)
            if proposal.what == "rematch":
                table.tell("declined", message.seat)

    def excuse(self) -> None:
        """Whoever stays away while a bot stands in is no longer asked, once that has lasted very long.

        After the game whoever has left it is not waited for to play again.
        """
        proposal = self._table.proposal
        if proposal is None or (proposal.what != "rematch" and not self._match.goes_on()):
            return
        missing = [seat for seat in proposal.missing if self._is_asked(proposal.what, seat)]
        if missing != proposal.missing:
            self._agree(proposal, missing, proposal.seat, "", agreed=proposal.agreed)

    def due_in(self) -> float | None:
        """Seconds until somebody may be no longer waited for."""
        proposal = self._table.proposal
        if proposal is None:
            return None
        seats = self._seats
        away = [seat for seat in proposal.missing if not seats.is_present(seat)]
        if proposal.what == "rematch":
            return min(map(seats.back_within, away), default=None)
        return min((seats.asked_within(seat) for seat in away if seats[seat].stands_in), default=None)

    def _is_asked(self, what: str, seat: Seat) -> bool:
        return not self._seats.is_absent(seat) if what == "rematch" else seat in self._seats.with_a_word()

    def _agree(self, proposal: Proposal, missing: list[Seat], seat: Seat, message: str, *, agreed: int) -> None:
        """So many agree, and these have not answered yet; if there is nobody left `seat` was the last."""
        table = self._table
        if missing:
            table.propose(Proposal(proposal.what, proposal.seat, missing, agreed))
            return
        table.propose(None)
        if proposal.what == "undo":
            table.undo(seat, table.undo_to, message)
        elif proposal.what == "rematch":
            table.wants_rematch = True
        else:
            table.end(seat, "agreed", message, agreed)

    def ask(self, page: Page, message: Ask, seat: Seat) -> Answer:
        """What is neither a move nor advice."""
        if self._room.is_open and message.what in ("begin", "bot", "leave", "invite"):
            return self._ask_in_room(message, seat)
        self._table.check_goes_on()
        match message.what:
            case "undo":
                return self._undo(seat, message.id)
            case "end":
                return self._end(seat, message.id)
            case "resign":
                self._resign(seat, message.id)
            case "bot":
                self._let_bot_play(page, seat if message.about is None else message.about)
            case "person":
                self._take_back_seat(page, seat if message.about is None else message.about)
            case "leave" | "join":
                self._wish(seat, message.what)
            case "invite":
                return self._invite(seat)
            case "begin":
                raise Problem("error-begun", "the game has begun")
        return None

    def _ask_in_room(self, message: Ask, seat: Seat) -> Answer:
        """What can be asked before the game begins."""
        match message.what:
            case "begin":
                self._room.begin(seat)
            case "bot":
                self._room.fill(seat, seat if message.about is None else message.about)
            case "leave":
                self._room.leave(seat)
            case "invite":
                return self._invite(seat)
        return None

    def play_again(self, page: Page, seat: Seat) -> Answer:
        """Ask the others who are still here to play again; where nobody else is, nobody has to agree."""
        others = [other for other in self._others(seat) if other not in page.mine and not self._seats.is_absent(other)]
        if others:
            return self._propose(Proposal("rematch", seat, others), 0)
        self._table.wants_rematch = True
        return {"proposed": False}

    # Taking back and ending

    def _undo(self, seat: Seat, message: str) -> Answer:
        kind = self._match.undo_kind(seat)
        number = self._match.last_ply_of(seat)
        if kind is None or number is None:
            raise Problem("error-nothing-to-undo", "this seat has nothing to take back")
        self._table.check_plays(seat)
        if kind == "ask" and (others := self._others(seat)):
            return self._propose(Proposal("undo", seat, others), number)
        self._table.undo(seat, number, message)
        if self._table.proposal is not None:
            self._table.propose(None)
        return {"proposed": False}

    def _end(self, seat: Seat, message: str) -> Answer:
        self._table.check_plays(seat)
        if others := self._others(seat):
            return self._propose(Proposal("end", seat, others), 0)
        self._table.end(seat, "agreed", message)
        return {"proposed": False}

    def _propose(self, proposal: Proposal, undo_to: int) -> Answer:
        if self._table.proposal is not None:
            raise Problem("error-proposal-pending", "something else is being decided; answer that first")
        self._table.undo_to = undo_to
        self._table.propose(proposal)
        return {"proposed": True}

    def _resign(self, seat: Seat, message: str) -> None:
        """A bot plays on for whoever gives up, as long as people are left who play; otherwise the game ends here."""
        self._table.check_plays(seat)
        self._table.tell("resigned", seat)
        move = self._match.possible(seat, "resign")
        taken = [row for row in self._seats.rows if row.kind != "free"]
        if move is not None:
            self._table.play(seat, move, message)
        elif not self._others(seat) or len(taken) <= 2:
            self._table.end(seat, "resigned", message)
        else:
            self._table.reseat(seat, kind="bot", level=self._stand_in_level, token="", wish="")
            self._take_from_pages(seat)
            proposal = self._table.proposal
            if proposal is not None and (seat == proposal.seat or seat in proposal.missing):
                self._table.propose(None)

    def _take_from_pages(self, seat: Seat) -> None:
        """Nobody holds this seat any more; whoever did looks on."""
        for page in self._pages:
            if page.keys.pop(seat, None) is not None:
                page.mine = tuple(sorted(page.keys))
                self._seats.depart([seat])
                self._table.show_anew(page)

    # Who sits where

    def _let_bot_play(self, page: Page, about: Seat) -> None:
        """A bot stands in for whoever is away (or for oneself), or takes a free seat."""
        self._check_exists(about)
        row = self._seats[about]
        if row.kind == "free":
            self._table.reseat(about, kind="bot", level=self._stand_in_level)
            self._table.tell("bot-sits", about)
            return
        self._table.check_plays(about)
        if about not in page.mine:
            self._check_is_absent(about)
        self.stand_in(about, "stands-in")

    def stand_in(self, about: Seat, news: str) -> None:
        """A bot plays for a person, who may come back."""
        self._table.reseat(about, stands_in=True, level=self._stand_in_level)
        self._table.tell(news, about)
        proposal = self._table.proposal
        if proposal is not None and about == proposal.seat:
            self._table.propose(None)
        self.excuse()

    def _take_back_seat(self, page: Page, about: Seat) -> None:
        """Whoever holds the seat's token takes it back from its stand-in."""
        self._check_exists(about)
        if about not in page.mine or not self._seats[about].stands_in:
            raise Problem("error-cannot-take-back", "no bot stands in for this page at that seat", seat=about + 1)
        self._table.reseat(about, stands_in=False, level=None)
        self._table.tell("takes-back", about)
        # It may be this seat's turn: nobody else's move would bring the page what it can do.
        for screen in self._pages:
            if about in screen.mine:
                self._table.show_anew(screen)

    def free_seat(self, visitor: str = "") -> Seat:
        """A seat that is free, one for each `visitor`; :class:`Problem` if there is none."""
        seat = self._seats.first_free()
        if seat is None:
            raise Problem("error-no-free-seat", "no seat is free at this table")
        if visitor and any(row.visitor == visitor for row in self._seats.rows):
            raise Problem("error-one-seat", "somebody at your address has a seat at this table already")
        return seat

    def _invite(self, seat: Seat) -> Answer:
        """Keep a free seat for somebody; who took one himself has none to give away."""
        if self._seats[seat].visitor:
            raise Problem("error-not-host", "only who was at the table from the beginning can keep a seat for somebody")
        kept, token = self.free_seat(), new_token()
        joins = "join" if self._seats[kept].kind == "free" and not self._match.awaits else ""
        self._table.reseat(kept, kind="person", token=token_hash(token), wish=joins)
        return {"seat": kept, "token": token}

    def _wish(self, seat: Seat, wish: str) -> None:
        """What a seat will play as soon as the rules let it; the opposite wish takes it back."""
        self._table.check_plays(seat)
        former = self._seats[seat].wish
        # Whoever has a move behind or before them is in the game, and nobody needs to let them in any more.
        takes_part = self._match.last_ply_of(seat) is not None or seat in self._match.state.waiting()
        if former == "join" and takes_part:
            former = ""
        self._table.reseat(seat, wish="" if former and former != wish else wish)

    # What several of them need

    def _others(self, seat: Seat) -> list[Seat]:
        return [other for other in self._seats.with_a_word() if other != seat]

    def _check_is_absent(self, seat: Seat) -> None:
        """A page may be away for a moment, and nobody is to lose anything by that."""
        if self._seats.is_present(seat):
            raise Problem("error-present", "that person is here", seat=seat + 1)
        if not self._seats.is_absent(seat):
            seconds = math.ceil(self._seats.back_within(seat))
            message = f"that person was here a moment ago; a bot may stand in in {seconds} seconds"
            raise Problem("error-back-soon", message, seat=seat + 1, seconds=seconds)

    def _check_exists(self, seat: Seat) -> None:
        if seat >= len(self._seats):
            raise Problem("error-no-seat", "there is no such seat", status=404, seat=seat + 1)
