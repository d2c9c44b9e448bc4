"""One moment for all reactions to one reveal: how it is shared, without a server or a watch."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from functools import cache
from typing import Any, cast

from tablee.bots.pool import Answer, Question
from tablee.core.luck import SEED_BYTES
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.core.record import Ply, replay
from tablee.server.bot_turns import BotQuestions, BotTurns, Job
from tablee.server.bots import Bots
from tablee.server.follow_ups import FollowUps
from tablee.server.guests import Guests
from tablee.server.journal import header_of
from tablee.server.live_match import LiveMatch
from tablee.server.lobby import new_row
from tablee.server.move_clock import MoveClock
from tablee.server.notes import Note
from tablee.server.page_state import PageState
from tablee.server.pages import Page
from tablee.server.protocol import Play
from tablee.server.reaction import GLANCE, ReactionWindow
from tablee.server.requests import Requests
from tablee.server.store import SeatRow
from tablee.server.table_state import TableState
from tablee.server.table_time import TableTime
from tablee.server.waiting_room import WaitingRoom
from tests.games.rugby_champion.moments import GAME, begin, play_hastily

LASTS = 3.0


class Duel:
    """A duel in which both may react, by a clock that goes by hand."""

    def __init__(self, plies: list[Ply], *kinds: Any) -> None:
        row = new_row(GAME, {}, [SeatRow(kind) for kind in kinds], "private", [])
        self.match = LiveMatch(GAME, header_of(row), bytes([3] * SEED_BYTES))
        self.match.replay(plies, {})
        self.now = 0.0
        self.match.time = TableTime(lambda: self.now)
        self.table = TableState(row, self.match, [], absence=5.0)
        self.pages: set[Page] = set()
        for seat, kind in enumerate(kinds):
            if kind == "person":
                page = Page([], None)
                page.mine = (seat,)
                self.pages.add(page)
                self.table.seats.arrive([seat])
        self.reaction = ReactionWindow(self.match, self.table.seats, self.pages, share=1.0)
        self.follow_ups = FollowUps(self.match, self.table.seats, self.reaction)
        room = WaitingRoom(self.table, self.pages, "casual")
        self.requests = Requests(self.table, self.pages, self.reaction, room, "casual")
        self.at(0.0)

    def at(self, seconds: float) -> list[tuple[int, str]]:
        """What follows by itself when so much time has passed."""
        self.now = seconds
        before = len(self.match.plies)
        while (found := self.follow_ups.next()) is not None:
            self.match.play(*found)
        return [(ply.actor, ply.notation) for ply in self.match.plies[before:]]

    def play(self, seat: int, move: str) -> None:
        self.requests.move(Play("m", seat, move, len(self.match.plies)))

    def legal(self, seat: int) -> list[str]:
        """What the page of `seat` offers."""
        clock = MoveClock(self.table, self.pages, [], grace=0.0)
        choices = PageState(self.table, self.reaction, clock).situations([(seat,)])[0].legal[str(seat)]
        return [choice.move for choice in choices]


@cache
def reveal(stages: int = 3, *, answered: bool = True) -> tuple[list[Ply], list[tuple[int, list[str]]]]:
    """A reveal to which so many reactions are thinkable; the third has a card for it, or nobody has."""
    for number in range(400):
        match = begin(2, number)
        rng = random.Random(number)
        while not match.is_over():
            asked = [(seat, [move.notation for move in moves]) for seat, moves in match.state.reactions()]
            able = [len(moves) > 1 for _, moves in asked]
            if len(asked) >= stages and asked[0][0] != asked[-1][0] and answered is able[-1] and not any(able[:-1]):
                return match.record.plies[:], asked
            play_hastily(match, rng)
    raise LookupError("nobody meets that; look in more matches")


def test_all_reactions_to_one_reveal_share_one_moment() -> None:
    """However many are asked, and whatever they hold, nothing is to be seen before it is over, and then all at once."""
    for stages in (3, 4):
        for answered in (False, True):
            plies, asked = reveal(stages, answered=answered)
            duel = Duel(plies, "person", "person")
            assert duel.reaction.due_in() == 1000 * LASTS
            assert duel.at(LASTS - 0.01) == []
            assert duel.reaction.due_in() == 10
            assert duel.at(LASTS)[: len(asked)] == [(seat, "pass") for seat, _ in asked]


def test_who_is_asked_later_chooses_in_the_same_moment() -> None:
    plies, asked = reveal()
    seat, (card, *_) = asked[-1]
    duel = Duel(plies, "person", "person")
    other = duel.legal(1 - seat)
    assert card in duel.legal(seat)
    duel.at(1.0)
    duel.play(seat, card)
    assert len(duel.match.plies) == len(plies)
    assert duel.legal(seat) == [], "it has been chosen"
    assert duel.legal(1 - seat) == other, "nobody else is told"
    assert duel.reaction.due_in() == 1000 * (LASTS - 1), "nor sees it by the time"
    assert duel.at(LASTS - 0.01) == []
    assert duel.at(LASTS)[: len(asked)] == [*((one, "pass") for one, _ in asked[:-1]), (seat, card)]


def test_a_card_that_is_played_begins_a_new_moment() -> None:
    """Whoever is left has all the time to answer it, and what was chosen for the former position is forgotten."""
    for number in range(400):
        match = begin(2, number)
        rng = random.Random(number)
        while not match.is_over():
            asked = match.state.reactions()
            first = next((move.notation for _, moves in asked[:1] for move in moves if move.notation != "pass"), None)
            late = next((moves for seat, moves in asked[1:] if seat != asked[0][0] and len(moves) > 1), None)
            if first and late and match.state.view(None).phase == "support":
                duel = Duel(match.record.plies[:], "person", "person")
                duel.at(1.0)
                duel.play(1 - asked[0][0], late[0].notation)
                duel.at(2.0)
                duel.play(asked[0][0], first)
                if not duel.match.state.reactions():
                    break
                assert duel.reaction.due_in() == 1000 * LASTS
                assert duel.legal(1 - asked[0][0]) != []
                assert duel.at(LASTS + 1.99) == []
                assert duel.at(LASTS + 2)[0] == (duel.match.plies[-1].actor, "pass")
                return
            play_hastily(match, rng)
    raise LookupError("nobody meets that; look in more matches")


def test_what_is_undone_has_its_moment_again() -> None:
    plies, asked = reveal()
    duel = Duel(plies, "person", "person")
    duel.at(LASTS)
    duel.match.take_back(len(plies))
    assert duel.reaction.due_in() == 1000 * LASTS
    assert len(duel.at(2 * LASTS)) >= len(asked)


def test_alone_with_a_bot_the_bots_answers_take_no_further_moment() -> None:
    """One's own idle questions pass at a glance; the bot's all end with the one moment, whatever it holds."""
    for answered in (False, True):
        plies, asked = reveal(4, answered=answered)
        bot = asked[-1][0]
        duel = Duel(plies, *["bot" if seat == bot else "person" for seat in (0, 1)])
        ahead = [(at - len(plies), seat) for at, seat, _ in duel.reaction.later()]
        assert ahead == [(place, seat) for place, (seat, _) in enumerate(asked)][1:], "it thinks of all of them now"
        early = duel.at(LASTS * GLANCE)
        assert all(seat != bot for seat, _ in early)
        assert duel.at(LASTS - 0.01) == []
        chosen = duel.match.game.moves.read(asked[-1][1][0])
        assert duel.reaction.choose(bot, chosen, len(plies) + len(asked) - 1) is answered
        assert (bot, asked[-1][1][0]) in duel.at(LASTS)


class Fond:
    """Bots that play whatever card they are asked about, and note after how many plies."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.guests = Guests()

    async def ask(self, question: Question, _askers: Collection[str]) -> Answer:
        self.asked.append((question.seat, len(question.record.plies)))
        state = replay(question.record, GAME)
        return Answer(state.legal(question.seat)[0].notation, Phrase("x"), Phrase("x"))


async def too_soon(seat: int, move: Move, _note: Note) -> None:
    raise AssertionError(f"{seat} plays {move.notation} too soon")


def turns_at(duel: Duel, bots: Fond, jobs: list[Job]) -> BotTurns:
    questions = BotQuestions(cast(Bots, bots), duel.match, duel.reaction, "table", None, pages=duel.pages)
    return BotTurns(
        duel.match,
        duel.table.seats,
        duel.reaction,
        questions,
        duel.pages,
        delay=0.0,
        usual_level="casual",
        post=jobs.append,
        decided=too_soon,
    )


def test_a_bot_thinks_ahead_of_what_it_is_asked_later_in_the_moment() -> None:
    plies, asked = reveal()
    bot, (card, *_) = asked[-1]
    duel = Duel(plies, *["bot" if seat == bot else "person" for seat in (0, 1)])

    async def play() -> None:
        bots, jobs = Fond(), list[Job]()
        turns = turns_at(duel, bots, jobs)
        turns.begin()
        turns.begin()
        while turns.are_going_on:
            await asyncio.sleep(0)
            while jobs:
                await jobs.pop()()
        assert bots.asked.count((bot, len(plies) + len(asked) - 1)) == 1

    asyncio.run(play())
    assert duel.at(LASTS)[: len(asked)] == [*((seat, "pass") for seat, _ in asked[:-1]), (bot, card)]


def answered_before_a_bot_could() -> tuple[Duel, int, str]:
    """Two are asked, a person and then a bot; the person's card, after which the bot is to decide something else."""
    for number in range(400):
        match = begin(2, number)
        rng = random.Random(number)
        while not match.is_over():
            asked = match.state.reactions()
            if len(asked) > 1 and asked[0][0] != asked[1][0] and len(asked[0][1]) > 1 and len(asked[1][1]) > 1:
                person, cards = asked[0]
                card = next(move.notation for move in cards if move.notation != "pass")
                kinds = ["person" if seat == person else "bot" for seat in (0, 1)]
                after = Duel(match.record.plies[:], *kinds)
                after.play(person, card)
                if after.match.state.waiting() == (1 - person,):
                    return Duel(match.record.plies[:], *kinds), person, card
            play_hastily(match, rng)
    raise LookupError("nobody meets that; look in more matches")


def test_a_bot_that_thought_ahead_of_what_will_not_be_asked_thinks_of_what_is() -> None:
    """Both have the same number of plies before them; else it would be waited for as long as somebody looks."""
    duel, person, card = answered_before_a_bot_could()
    bot, before = 1 - person, len(duel.match.plies)

    async def play() -> None:
        bots = Fond()
        turns = turns_at(duel, bots, [])
        turns.begin()
        assert (before + 1, bot) in [(ply, seat) for ply, seat, _ in duel.reaction.later()]
        duel.play(person, card)
        turns.begin()
        await asyncio.sleep(0)
        assert turns.are_going_on
        assert bots.asked == [(bot, before + 1)], "the former thought was given up before it began"
        turns.drop()

    asyncio.run(play())
