"""The parts of the server that can be tested alone: bots, store, limits, names, and the bookkeeping of a game."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import threading
from concurrent.futures import Future
from pathlib import Path

import pytest

from tablee.bots.matches import Pairing
from tablee.bots.pool import Answer, BotPool, Question
from tablee.core.game import Game, Seat
from tablee.core.luck import SEED_BYTES
from tablee.core.match import Match
from tablee.core.moves import Move
from tablee.core.record import Record, replay
from tablee.games import find_game
from tablee.server import lobby as lobby_module
from tablee.server.bots import ATTEMPTS, Bots, _Pool
from tablee.server.journal import match_of
from tablee.server.limits import Bucket, Gate
from tablee.server.live_match import LiveMatch
from tablee.server.lobby import Lobby, new_id
from tablee.server.problems import Problem
from tablee.server.protocol import NewTable, SeatWish
from tablee.server.seats import TableSeats, clean_name, clean_text, new_token, token_hash
from tablee.server.settings import Rate, Settings, default_store
from tablee.server.store import Entry, SeatRow, TableRow
from tablee.server.store.sqlite import SqliteStore

GAME = find_game("artropp")

# The bots


def question(level: str) -> Question:
    match = Match.start(GAME, GAME.options(), 3, seed=bytes(SEED_BYTES))
    match.settle()
    return Question(match.record, match.state.waiting()[0], level, seed=1)


def asked(bots: Bots, *questions: Question) -> list[str]:
    """What they answer, one after the other; then they are sent home."""

    async def whole() -> list[str]:
        try:
            return [(await bots.ask(question)).notation for question in questions]
        finally:
            await bots.close()

    return asyncio.run(whole())


def is_move(notation: str) -> bool:
    state = replay(question("casual").record, GAME)
    return notation in {move.notation for move in state.legal(state.waiting()[0])}


class Mortal(_Pool):
    """A pool whose workers die so many times, as if somebody had killed them, before they answer."""

    def __init__(self, deaths: int) -> None:
        super().__init__(1)
        self.deaths = deaths

    def ask(self, question: Question) -> Future[Answer]:
        if self.deaths == 0:
            return super().ask(question)
        self.deaths -= 1
        return self._workers.do(os._exit, 1)


@pytest.mark.slow
def test_a_worker_that_died_is_replaced() -> None:
    bots = Bots(1)
    dying = Mortal(1)
    bots._pool = dying
    moves = asked(bots, question("casual"), question("casual"))
    assert all(map(is_move, moves))
    assert bots._pool is not dying


@pytest.mark.slow
def test_if_every_worker_dies_there_is_still_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Mortal] = []

    def pool(_workers: int) -> Mortal:
        made.append(Mortal(1))
        return made[-1]

    monkeypatch.setattr("tablee.server.bots._Pool", pool)
    assert is_move(*asked(Bots(1), question("strong")))
    assert len(made) == 1 + ATTEMPTS


class Watched(BotPool):
    """A pool that tells what it was asked, and whether its workers were sent home."""

    def __init__(self, _workers: int = 1) -> None:
        super().__init__(1)
        self.asked = 0
        self.finished = False

    def ask(self, question: Question) -> Future[Answer]:
        self.asked += 1
        return super().ask(question)

    def finish(self) -> None:
        super().finish()
        self.finished = True


@pytest.mark.slow
def test_when_the_rules_are_compiled_meanwhile_new_workers_think_and_old_ones_finish(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`make play` on a fresh machine: the server goes on as it is, its bots get faster at once and only once."""
    made: list[Watched] = []

    def pool(_workers: int) -> Watched:
        made.append(Watched())
        return made[-1]

    monkeypatch.setattr("tablee.server.bots._Pool", pool)
    monkeypatch.setattr("tablee.compiled_meanwhile", lambda: False)

    async def whole() -> None:
        bots = Bots(1)
        under_way = asyncio.create_task(bots.ask(question("casual")))
        await asyncio.sleep(0)
        monkeypatch.setattr("tablee.compiled_meanwhile", lambda: True)
        answers = [await bots.ask(question("casual")) for _ in range(2)]
        assert [await under_way] * 2 == answers
        await bots.close()

    asyncio.run(whole())
    assert [(pool.asked, pool.finished) for pool in made] == [(1, True), (2, False)]


class Slow(BotPool):
    """A pool that plays a match whenever it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun: list[Future[Record]] = []

    def play(self, pairing: Pairing) -> Future[Record]:
        self.begun.append(Future())
        return self.begun[-1]


def test_whole_matches_are_played_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many cups there are, a bot at a table waits for one of them at most."""
    bots, pool = Bots(1), Slow()
    monkeypatch.setattr(bots, "_pool", pool)
    record = question("casual").record
    pairing = Pairing("artropp", {}, ("casual",) * 3, bytes(32))

    async def whole() -> None:
        matches = [asyncio.create_task(bots.play_out(pairing)) for _ in range(3)]
        for number in (1, 2, 3):
            for _ in range(5):
                await asyncio.sleep(0)
            assert len(pool.begun) == number
            pool.begun[-1].set_result(record)
            assert await matches[number - 1] is record
        await bots.close()

    asyncio.run(whole())


def test_a_bot_that_fails_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    assert is_move(*asked(Bots(1), question("no such level")))
    assert "a bot at level no such level failed" in caplog.text


# Putting away


def test_a_store_that_fails_once_does_not_end_the_putting_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    again = asyncio.Event()

    async def sweep() -> None:
        if "the next round" in caplog.text:
            again.set()
        raise sqlite3.OperationalError("database or disk is full")

    async def whole() -> None:
        settings = Settings(store=str(tmp_path / "tables.sqlite"), idle=0.04)
        lobby = Lobby(settings, SqliteStore(settings.store), Bots(1))
        monkeypatch.setattr(lobby.files, "sweep", sweep)
        await lobby.open()
        await asyncio.wait_for(again.wait(), 120)
        await lobby.close()

    asyncio.run(whole())


@pytest.mark.parametrize("short", [True, False])
def test_only_a_long_game_is_replayed_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short: bool) -> None:
    if not short:
        monkeypatch.setattr(lobby_module, "SHORT_JOURNAL", 0)
    threads: list[str] = []

    def noted(game: Game, row: TableRow, entries: list[Entry]) -> LiveMatch:
        threads.append(threading.current_thread().name)
        return match_of(game, row, entries)

    monkeypatch.setattr(lobby_module, "match_of", noted)

    async def whole() -> None:
        settings = Settings(store=str(tmp_path / "tables.sqlite"))
        lobby = Lobby(settings, SqliteStore(settings.store), Bots(1))
        await lobby.open()
        made = await lobby.make(NewTable("artropp", [SeatWish("person")] * 3))
        assert (await lobby.find(made.table)).ply_count > 0
        await lobby.close()

    asyncio.run(whole())
    assert [name == threading.main_thread().name for name in threads] == [short]


# The store


def test_where_tables_are_kept() -> None:
    assert default_store({"XDG_DATA_HOME": "/data"}) == Path("/data/tablee/tables.sqlite")
    assert default_store({}).name == "tables.sqlite"


# Limits


def test_a_bucket_empties_and_fills() -> None:
    now = [0.0]
    bucket = Bucket(Rate(3, 2), lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert all(Bucket(Rate(0, 0)).take() for _ in range(1000))


def test_each_address_has_its_own() -> None:
    gate = Gate(Rate(1, 0.001))
    gate.check("one")
    gate.check("two")
    with pytest.raises(Problem):
        gate.check("one")


# Seats


def test_a_token_opens_one_seat_and_cannot_be_read_back() -> None:
    tokens = [new_token() for _ in range(3)]
    seats = TableSeats([SeatRow("person", token=token_hash(token)) for token in tokens])
    assert [seats.opened_by(token) for token in tokens] == [0, 1, 2]
    assert seats.opened_by("") is None
    assert seats.opened_by(seats[0].token) is None
    assert TableSeats([SeatRow("bot"), SeatRow("free")]).opened_by("") is None


def test_no_id_looks_like_a_flag() -> None:
    assert not [made for made in (new_id() for _ in range(2000)) if made.startswith("-")]


@pytest.mark.parametrize(("given", "kept"), [(" Zoë ", "Zoë"), ("a\u202eb", "ab"), ("👩‍👧", "👩‍👧"), ("<b>", "<b>")])
def test_names_are_cleaned(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("à demain\u202f!", "à demain\u202f!"),
        ("a\u202eb\u2066c\u200fd\ufeff", "abcd"),
        ("one\ntwo\r\x07\x9b\u2028three", "one two    three"),
        ("👩\u200d👧 ❤\ufe0f", "👩\u200d👧 ❤\ufe0f"),
        ("שלום", "שלום"),
    ],
)
def test_what_is_said_is_cleaned(given: str, kept: str) -> None:
    assert clean_text(given) == kept


@pytest.mark.parametrize("given", ["", "\n\t", "\u202e", "\u200d", "\x00"])
def test_nothing_said_is_refused(given: str) -> None:
    with pytest.raises(Problem):
        clean_text(given)


@pytest.mark.parametrize("given", ["", "  ", "\u202e", "\u200d"])
def test_an_empty_name_is_refused(given: str) -> None:
    with pytest.raises(Problem):
        clean_name(given)


# A game in progress


def live_match(seats: int = 3, seed: int = 1) -> LiveMatch:
    header = Match.start(GAME, GAME.options(), seats, seed=bytes([seed] * SEED_BYTES)).record
    begun = LiveMatch(GAME, header, bytes([seed] * SEED_BYTES))
    begun.settle()
    return begun


def play(game: LiveMatch, seat: Seat, move: Move) -> None:
    game.play(seat, move)
    game.settle()


def test_taking_back_and_playing_again_is_the_same_game() -> None:
    dice = random.Random(4)
    game = live_match()
    while len(game.plies) < 60:
        seat = game.state.waiting()[0]
        play(game, seat, dice.choice(game.state.legal(seat)))
    seat = game.plies[-1].actor if game.plies[-1].actor >= 0 else game.plies[-2].actor
    number = game.last_ply_of(seat)
    assert number is not None
    before, told, told_before = game.plies, len(game.log), game.log_before(number)
    game.take_back(number)
    assert len(game.log) == told_before
    play(game, seat, GAME.moves.read(before[number].notation))
    assert game.plies == before[: len(game.plies)]
    assert len(game.log) >= told - 5


def test_a_choice_stands_while_only_others_choose() -> None:
    game = live_match()
    while len(game.state.waiting()) < 2:
        seat = game.state.waiting()[0]
        legal = game.state.legal(seat)
        play(game, seat, next((move for move in legal if move.notation == "assault"), legal[0]))
    one, two = game.state.waiting()
    ply = len(game.plies)
    assert game.is_fresh(two, ply)
    assert not game.is_fresh(two, ply - 1)
    play(game, one, game.state.legal(one)[0])
    assert game.is_fresh(two, ply)
    assert game.undo_kind(one) == "free"
    play(game, two, game.state.legal(two)[0])
    assert game.undo_kind(two) == "ask", "the showdown was turned"


def test_the_same_bot_decides_the_same_after_an_undo() -> None:
    game = live_match()
    assert game.bot_seed(1) == live_match().bot_seed(1) != game.bot_seed(2)
    assert game.bot_seed(1) != live_match(seed=2).bot_seed(1)
