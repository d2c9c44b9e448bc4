"""``tablee store copy``, from either kind of store to either, and back."""

from __future__ import annotations

import asyncio
import os
from itertools import count
from pathlib import Path

import pytest

from tablee import cli
from tablee.core.luck import SEED_BYTES
from tablee.server.store import (
    BANS,
    WHOLES,
    Change,
    CupRow,
    Entrant,
    Entry,
    FileRow,
    SeatRow,
    Store,
    Took,
    Whole,
    WholeTable,
    copying,
    open_store,
    seat_entry,
    shown,
    sqlite,
)
from tablee.server.store.copying import Copied, copy_store
from tablee.server.store.trouble import BadStore, StoreHeld, StoreTrouble
from tests.server.house import PATIENCE
from tests.server.store.kept import Kept, laid, led, ply
from tests.server.store.kept import kept as new_kept
from tests.warm import warm

TABLES = 7


async def fill(store: Store) -> None:
    await store.keep_file(FileRow("00ff", "artropp", "mine.toml", "mine 1", b"\x00\xff"), 10)
    for number in range(TABLES):
        table = laid(SeatRow("person", f"Zoë {number}", token="a"), SeatRow("free"), own="00ff" if number else "")
        await store.make(table, [Entry("ply", -1, "start1")])
        epoch = await led(store, table.id)
        change = Change([seat_entry(1, SeatRow("person", "Max")), Entry("chat", 1, "ça va ?"), *ply().entries])
        change.over = number == 3
        await store.append(table.id, epoch, 1, change)
    cup = CupRow("cup", "worldwide_football", {}, True, "italy", {"italy": Entrant("free")}, bytes(SEED_BYTES))
    await store.make_cup(cup)
    await store.append_to_cup("cup", 0, [Took("italy", Entrant("bot"))])
    await store.note(BANS, '{"192.0.2.7/32":9e9}')


def everything(kept: Kept) -> list[Whole]:
    async def read() -> list[Whole]:
        async with kept.store() as store:
            return [one for kind in WHOLES for one in await store.whole(kind, "", 1000)]

    return asyncio.run(read())


def no_progress(_done: int, _total: int) -> None:
    """Nobody looks."""


@pytest.fixture
def other(request: pytest.FixtureRequest, kept: Kept, tmp_path: Path) -> Kept:
    """An empty store of the other kind."""
    if kept.cluster is not None:
        return Kept(str(tmp_path / "other.sqlite"), None)
    return new_kept(request, "postgresql")


@pytest.mark.few(1)
def test_there_and_back_again(kept: Kept, other: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "TOGETHER", 3)
    kept.use(fill)
    before = everything(kept)
    told: list[tuple[int, int]] = []
    copied = copy_store(kept.place, other.place, lambda *done: told.append(done))
    assert copied == Copied(tables=TABLES, plies=2 * TABLES, entries=4 * TABLES, cups=1, files=1)
    assert everything(other) == before
    assert told[-1] == (2 * (TABLES + 2), 2 * (TABLES + 2))
    assert told == sorted(told)
    home = Kept(str(tmp_path / "home.sqlite"), None)
    assert copy_store(other.place, f"sqlite:{home.place}", no_progress) == copied
    assert everything(home) == before
    for place in (other, home):
        assert place.sql("SELECT value FROM notes WHERE key = 'bans'") == '{"192.0.2.7/32":9e9}'


def test_whoever_takes_over_a_copy_plays_on(kept: Kept, other: Kept) -> None:
    kept.use(fill)
    copy_store(kept.place, other.place, no_progress)

    async def play(store: Store) -> None:
        for one in await store.whole(WholeTable, "", 10):
            assert isinstance(one, WholeTable)
            await store.append(one.row.id, await led(store, one.row.id), len(one.entries), ply())
            row = await store.row(one.row.id)
            assert row is not None
            assert row.seats[1].name == "Max"

    other.use(play)


@pytest.mark.few(1)
def test_a_store_that_is_not_empty_is_left_alone(kept: Kept, other: Kept) -> None:
    kept.use(fill)
    other.use(fill)
    before = everything(other)
    with pytest.raises(BadStore) as refused:
        copy_store(kept.place, other.place, no_progress)
    assert refused.value.key == "error-store-not-empty"
    assert everything(other) == before


def test_what_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadStore) as refused:
        copy_store(str(tmp_path / "none.sqlite"), str(tmp_path / "new.sqlite"), no_progress)
    assert "none.sqlite" in str(refused.value)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.few(1)
def test_a_copy_that_is_broken_off_goes_on_and_is_not_served(
    kept: Kept, other: Kept, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept.use(fill)
    monkeypatch.setattr(copying, "TOGETHER", 3)
    kind = type(open_store(other.place))
    bring, calls = kind.bring, count()

    async def fail_at_the_third(store: Store, wholes: list[Whole]) -> None:
        if next(calls) == 2:
            raise StoreTrouble("error-store-broken", "the disk is full", problem="the disk is full")
        await bring(store, wholes)

    monkeypatch.setattr(kind, "bring", fail_at_the_third)
    with pytest.raises(StoreTrouble):
        copy_store(kept.place, other.place, no_progress)
    assert 0 < len(everything(other)) < TABLES
    with (tmp_path / "told").open("w+b") as told, open(os.devnull, "r+b") as nothing:
        arguments = ["--lang", "en", "serve", "--no-browser", "--port=0", f"--store={other.place}"]
        files = (nothing.fileno(), nothing.fileno(), told.fileno())
        assert warm().start("tablee.cli:main", arguments, files).wait(PATIENCE) == 2
        told.seek(0)
        assert b"tablee store copy" in told.read()
    copy_store(kept.place, other.place, no_progress)
    assert everything(other) == everything(kept)
    with pytest.raises(BadStore):
        copy_store(kept.place, other.place, no_progress)


def test_a_ply_that_is_not_the_same_is_named(in_file: Kept, in_database: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    in_file.use(fill)
    changed = everything(in_file)[4]
    assert isinstance(changed, WholeTable)
    whole = sqlite.SqliteStore.whole

    async def read_wrong(store: sqlite.SqliteStore, kind: type[Whole], after: str, most: int) -> list[Whole]:
        found = await whole(store, kind, after, most)
        for one in found:
            if isinstance(one, WholeTable) and one.row.id == changed.row.id:
                one.entries[3] = Entry("ply", 0, next(bodies))
        return found

    bodies = iter(["o8", "o9"])
    monkeypatch.setattr(sqlite.SqliteStore, "whole", read_wrong)
    with pytest.raises(BadStore) as refused:
        copy_store(in_file.place, in_database.place, no_progress)
    assert refused.value.key == "error-store-differs"
    assert refused.value.facts == {"name": changed.row.id, "number": 3}


@pytest.mark.few(1)
def test_no_store_is_copied_while_it_is_served(kept: Kept, other: Kept) -> None:
    async def use() -> None:
        async with kept.store("http://localhost:8737/", shared=False):
            for pair in ((kept.place, other.place), (other.place, kept.place)):
                with pytest.raises(StoreHeld):
                    await copying._copy_store(*pair, no_progress)

    other.use(fill)
    asyncio.run(use())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "7 tables with 14 plies, one cup and one file: all of it is the same in both stores."),
        ("fr", "7 tables avec 14 coups, 1 coupe et 1 fichier\u00a0: tout est pareil des deux côtés."),
    ],
)
def test_it_says_what_was_copied(
    in_file: Kept, tmp_path: Path, lang: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    in_file.use(fill)
    target = tmp_path / "copy.sqlite"
    assert cli.run(["--lang", lang, "store", "copy", in_file.place, f"sqlite:{target}"]) == 0
    assert capsys.readouterr().out.strip() == words
    assert cli.run(["--lang", lang, "store", "copy", in_file.place, f"sqlite:{target}"]) == 2
    assert str(target) in capsys.readouterr().err
    assert cli.run(["--lang", lang, "store", "burn", in_file.place, f"sqlite:{target}"]) == 2
    assert "copy" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("postgresql:///tablee", "postgresql:///tablee"),
        (
            "postgresql://somebody:secret@db.example.org:5433/tablee?sslmode=require",
            "postgresql://db.example.org:5433/tablee",
        ),
        ("games.sqlite", "games.sqlite"),
    ],
)
def test_a_place_is_told_as_it_can_be_said_again_but_for_its_secrets(place: str, told: str) -> None:
    assert shown(place) == told
