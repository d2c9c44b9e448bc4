"""Copies of a store that are made while people play, the way back, and finding out that something is wrong."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import cli
from tablee.server.store import BANS, Store
from tablee.server.store.backup import BadCopy, backup, check_file, restore
from tablee.server.store.inspection import inspect_store
from tablee.server.store.trouble import StoreHeld
from tablee.words import LANGUAGES
from tests.server.house import PATIENCE, House, evening
from tests.server.store.kept import Kept


@pytest.mark.slow
def test_a_copy_is_made_while_people_play_and_brings_every_acknowledged_move_back(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copies" / "evening.sqlite"
    copy.parent.mkdir()
    made = house.make("person", "person", "person")
    said: list[str] = []

    async def play() -> None:
        guest = await made.sit(0)

        async def talk() -> None:
            for number in range(40):
                await guest.send("say", seat=0, text=f"{number}")
                said.append(f"{number}")

        talking = asyncio.create_task(talk())
        await guest.until(lambda _: len(said) > 5)
        before = len(said)
        assert await asyncio.to_thread(backup, store, copy) == 1
        assert len(said) <= 40
        await talking
        said[:] = said[:before]

    evening(play())
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in copy.parent.iterdir()) == [copy.name]
    with pytest.raises(StoreHeld, match=str(house.process and house.process.pid)):
        restore(copy, store)
    assert house.stop() == 0
    kept = restore(copy, store)
    assert kept is not None
    assert kept.exists()
    house.start()

    async def look() -> None:
        guest = await made.sit(1)
        chat = [line["text"] for line in guest.welcome["chat"]]
        assert chat[: len(said)] == said
        assert len(chat) <= 40

    evening(look())
    assert house.stop() == 0


def test_a_copy_never_overwrites(tmp_path: Path, house: House) -> None:
    copy = tmp_path / "copy"
    copy.write_text("precious")
    with pytest.raises(BadCopy, match="name a new file"):
        backup(Path(house.settings["store"]), copy)
    assert copy.read_text() == "precious"


def damaged(folder: Path, house: House) -> Path:
    """A store with nonsense in the middle."""
    file = folder / "damaged.sqlite"
    backup(Path(house.settings["store"]), file)
    content = bytearray(file.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 400] = b"\xff" * 400
    file.write_bytes(content)
    return file


def test_a_damaged_file_is_found_and_not_brought_back(tmp_path: Path, house: House) -> None:
    house.make("person", "person", "person")
    file = damaged(tmp_path, house)
    with pytest.raises(BadCopy, match="is damaged"):
        check_file(file)
    store = tmp_path / "tables.sqlite"
    with pytest.raises(BadCopy, match="is damaged"):
        restore(file, store)
    assert not store.exists()


@pytest.mark.parametrize(("content", "key"), [(b"no database at all" * 50, "damaged"), (None, "something else")])
def test_what_is_no_store_is_told_so(tmp_path: Path, content: bytes | None, key: str) -> None:
    file = tmp_path / "strange.sqlite"
    if content is None:
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.close()
    else:
        file.write_bytes(content)
    with pytest.raises(BadCopy, match=key):
        check_file(file)


@pytest.mark.slow
def test_a_server_does_not_start_on_a_damaged_store_and_says_why_in_one_line(tmp_path: Path, house: House) -> None:
    house.make("person", "person", "person")
    file = damaged(tmp_path, house)
    told = subprocess.run(
        [sys.executable, "-m", "tablee", "--lang", "fr", "serve", "--no-browser", "--port", "0", "--store", str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert told.returncode == 2
    assert "est abîmé" in told.stderr
    assert "tablee store restore" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_every_table_is_replayed_and_one_that_cannot_be_is_named(tmp_path: Path, house: House) -> None:
    good, bad = (house.make("person", "person", "person") for _ in range(2))
    copy = tmp_path / "tables.sqlite"
    backup(Path(house.settings["store"]), copy)
    found = inspect_store(str(copy))
    assert found.tables >= 2
    assert found.plies > 0
    assert found.problems == []
    with sqlite3.connect(copy) as connection:
        connection.execute("UPDATE journal SET body = 'zz9' WHERE table_id = ? AND kind = 'ply'", (bad.id,))
    connection.close()
    again = inspect_store(str(copy))
    assert [table for table, _ in again.problems] == [bad.id]
    assert good.id not in str(again.problems)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_program_copies_checks_and_brings_back(
    tmp_path: Path, house: House, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    made = house.make("person", "person", "person")
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"

    def run(*line: str, place: Path = store) -> int:
        return cli.run(["--lang", lang, "store", *line, "--store", str(place)])

    assert run("backup", str(copy), place=Path(house.settings["store"])) == 0
    assert run("restore", str(copy)) == 0
    assert run("check") == 0
    assert run("restore", str(copy)) == 0
    assert (tmp_path / "tables.sqlite.before-1").exists()
    with sqlite3.connect(store) as connection:
        connection.execute("UPDATE journal SET body = 'zz9' WHERE table_id = ? AND kind = 'ply'", (made.id,))
    connection.close()
    assert run("check") == 1
    out = capsys.readouterr().out
    assert made.id in out
    for line in (["burn"], ["backup"], ["check", "x"], ["backup", str(copy)], ["restore", str(tmp_path / "nowhere")]):
        assert run(*line) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    shutil.rmtree(tmp_path)


@pytest.mark.parametrize("is_there", [True, False])
def test_a_store_that_root_brings_back_is_still_its_owners(
    in_own_file: Kept, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    """The server that goes on with it is somebody else."""

    async def nothing(store: Store) -> None:
        await store.check()

    in_own_file.use(nothing)
    copy, store = tmp_path / "copy.sqlite", in_own_file.file
    backup(store, copy)
    if not is_there:
        shutil.rmtree(store.parent)
        store.parent.mkdir()
    given: dict[Path, tuple[int, int]] = {}
    owners = {store: (1234, 99) if is_there else None, store.parent: (4321, 88)}
    stat = Path.stat

    def owned(path: Path, **how: bool) -> os.stat_result:
        owner = owners.get(path)
        seen = stat(path, **how)
        return seen if owner is None else os.stat_result((*seen[:4], *owner, *seen[6:]))

    monkeypatch.setattr(Path, "stat", owned)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(os, "chown", lambda path, *owner: given.update({path: owner}), raising=False)
    restore(copy, store)
    owner = (1234, 99) if is_there else (4321, 88)
    assert given == {store: owner, store.with_name(f"{store.name}.lock"): owner}


def test_who_was_banned_since_the_copy_was_made_stays_banned(in_own_file: Kept, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def ban(store: Store) -> None:
        await store.note(BANS, "{}")
        await asyncio.to_thread(backup, in_own_file.file, copy)
        await store.note(BANS, '{"192.0.2.7/32":9e9}')

    in_own_file.use(ban)
    restore(copy, in_own_file.file)
    assert in_own_file.sql("SELECT value FROM notes WHERE key = 'bans'") == '{"192.0.2.7/32":9e9}'
