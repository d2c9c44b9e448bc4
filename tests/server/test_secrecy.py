"""Secrecy on the wire: whatever a page gets could have been sent in any world that its seats cannot tell apart."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.errors import TableeError
from tablee.core.game import Game, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.phrases import Phrase
from tablee.core.record import Ply, Record, begin, replay_ply
from tablee.core.story import Story
from tablee.games import find_game
from tablee.games.artropp.cards import LETTERS
from tablee.games.artropp.say import the_card
from tablee.server.problems import refused
from tests.server.house import Guest, House, evening, play_on

GAME = find_game("artropp")
SEATS = 4
ENOUGH = 160
"""Plies of a match in which everything hidden has been laid, drawn and shown a few times."""


@pytest.fixture(params=[1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3, 4, 5))])
def dealt(request: pytest.FixtureRequest, house: House, tmp_path: Path) -> Iterator[House]:
    """The house with the usual cards, and as a slow proof houses with others."""
    if request.param == 1:
        yield house
        return
    other = House(tmp_path, seed=request.param).start()
    yield other
    assert other.stop() == 0


class Truth:
    """Every position of a game, from the journal of the store."""

    def __init__(self, house: House, table: str, seats: int, options: dict[str, Any], game: Game = GAME) -> None:
        with sqlite3.connect(house.settings["store"]) as store:
            rows = store.execute(
                "SELECT actor, body, at FROM journal WHERE table_id = ? AND kind = 'ply' ORDER BY number", (table,)
            ).fetchall()
        store.close()
        state = begin(Record(game.id, game.version, game.material, seats, options), game)
        self.game = game
        self.deck = state.hidden(None).get("pile", [])
        self.plies = [Ply(*row) for row in rows]
        self.states = [state.copy()]
        for number, ply in enumerate(self.plies):
            replay_ply(state, game, ply, number)
            self.states.append(state.copy())

    def unknown(self, seat: int | None, ply: int) -> set[str]:
        """The cards of which `seat` sees no copy after so many plies."""
        state = self.states[ply]
        hidden = [card for cards in state.hidden(seat).values() for card in cards]
        return {card for card in hidden if hidden.count(card) == self.deck.count(card)}

    def always_unknown(self, seat: int | None, start: int, stop: int) -> set[str]:
        """The cards of which `seat` saw no copy all the time."""
        cards = self.unknown(seat, start)
        for ply in range(start + 1, stop + 1):
            cards &= self.unknown(seat, ply)
        return cards


def texts(thing: Any) -> Iterator[str]:
    """Every string in a message; a phrase that is a card's name is the card."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        _, _, family = str(thing.get("key", "")).partition("-")
        if family in LETTERS:
            yield f"{LETTERS[family]}{thing.get('facts', {}).get('number', '')}"
        for key, value in thing.items():
            yield from (key, *texts(value))
    elif isinstance(thing, list):
        for item in thing:
            yield from texts(item)


def cards_in(thing: Any) -> set[str]:
    """Whatever looks like a card, alone or in a notation or sentence."""
    found = set()
    for text in texts(thing):
        found |= set(re.findall(r"(?<![a-z0-9])(?:of|[olhad])\d+(?![a-z0-9])", text))
        found |= {"s"} if text in ("s", "+s", "=s") else set()
    return found


@pytest.mark.parametrize("card", ["o7", "of12", "s", "d16"])
def test_a_card_is_found_in_a_phrase(card: str) -> None:
    assert cards_in(plain(Phrase("event-drew", {"card": the_card(card)}))) == {card}


def check_page(guest: Guest, truth: Truth, seat: int | None) -> int:
    """Look at every message that a page got; return how many were checked."""
    last = 0
    for message in guest.heard:
        if "situation" not in message:
            continue
        here = message["situation"]
        ply = here["ply"]
        assert not cards_in([here["views"], here["says"], here["choices"]]) & truth.unknown(seat, ply), message
        told = message.get("log") if message["type"] == "welcome" else message["story"]
        assert not cards_in([told, message["lines"]]) & truth.always_unknown(seat, last, ply), message
        assert set(here["views"]) == {"spectator" if seat is None else str(seat)}
        if seat is not None:
            check_swap(truth.states[ply], seat, here)
        last = ply
    return len(guest.heard)


def check_swap(state: State, seat: int, here: dict[str, Any]) -> None:
    """Deal all that the seat cannot see anew: it must have been sent the very same."""
    for attempt in range(2):
        world = state.imagine(seat, Rng(here["ply"] * 2 + attempt))
        assert here["views"][str(seat)] == plain(world.view(seat))
        assert here["says"] == plain({str(seat): GAME.narrator.said(world.view(seat), own_moves(here, world, seat))})
        if here["choices"]:
            assert here["choices"] == {str(seat): choices(GAME, world, seat)}


def own_moves(here: dict[str, Any], world: State, seat: int | None) -> list[Move]:
    """What a page that may act can do in a world; whoever only watches can do nothing."""
    return [] if seat is None or str(seat) not in here["choices"] else world.legal(seat)


def choices(game: Game, world: State, seat: int) -> Any:
    """What a seat is offered in a world."""
    return plain(game.narrator.choices(world.view(seat), world.legal(seat)))


def check_alike(guest: Guest, truth: Truth, seat: int | None) -> int:
    """Every position and story was sent as in another world, as long as nothing is shown that tells the two apart.

    Returns how many stories could be compared.
    """
    last, compared = 0, 0
    for message in [message for message in guest.heard if "situation" in message]:
        here = message["situation"]
        for eyes in (0, 1) if seat is None else (seat,):
            world = truth.states[here["ply"]].imagine(eyes, Rng(here["ply"]))
            page = "spectator" if seat is None else str(seat)
            assert here["views"] == {page: plain(world.view(seat))}
            assert here["says"] == {
                page: plain(truth.game.narrator.said(world.view(seat), own_moves(here, world, seat)))
            }
            assert (here["waiting"], here["clause"]) == ([who for who in world.waiting() if who >= 0], world.clause())
            if here["choices"]:
                assert here["choices"] == {page: choices(truth.game, world, eyes)}
            if message["type"] == "happened":
                told = told_elsewhere(truth, last, here["ply"], eyes, seat)
                assert told in (None, [message["story"], message["lines"]])
                compared += told is not None
        last = here["ply"]
    return compared


def told_elsewhere(truth: Truth, start: int, stop: int, eyes: int, seat: int | None) -> list[Any] | None:
    """What `seat` would have heard of the same plies in a world that it cannot tell apart, before and after them.

    The events and the lines about them. Where a hidden place is turned over, as the two faces of a penalty are, they
    tell what lay there.
    """
    world = truth.states[start].imagine(eyes, Rng(start))
    before, elsewhere = truth.states[start].hidden(seat), world.hidden(seat)
    turned_over = before.keys() - truth.states[stop].hidden(seat).keys()
    if any(before[place] != elsewhere.get(place) for place in turned_over):
        return None
    world.story = Story()
    try:
        for number in range(start, stop):
            replay_ply(world, truth.game, truth.plies[number], number)
    except TableeError:
        return None
    if plain(world.view(seat)) != plain(truth.states[stop].view(seat)):
        return None
    story = [event.seen_by(seat) for event in world.story.take()]
    found: list[Any] = plain([story, truth.game.narrator.tell(story)])
    return found


def plain(thing: Any) -> Any:
    """As it comes out of a socket."""
    return json.loads(msgspec.json.encode(thing))


def reached(guest: Guest, ply: int) -> bool:
    return bool(guest.situation["ply"] >= ply)


def stays(legal: list[str], dice: random.Random) -> str:
    """Anything but to leave."""
    return dice.choice([move for move in legal if move != "leave"])


async def recorded(house: House, seats: list[str], options: dict[str, Any], dice: random.Random) -> int:
    """Play a whole game over sockets, asking for reasons and hints all the time; check all that anybody got."""
    made = house.make(*seats, options=options, visibility="open", hints=True)
    pages = {seat: await made.sit(seat) for seat in made.keys}
    one = next(iter(pages.values()))
    everybody: list[tuple[int | None, Guest]] = [(None, await made.sit()), *pages.items()]
    asked: list[tuple[int | None, dict[str, Any], int]] = []
    while not one.is_over():
        await play_on(pages, partial(reached, one, one.situation["ply"] + 2), lambda _, legal: stays(legal, dice))
        for seat, guest in everybody:
            asked.append((seat, await guest.ask("why", seat), guest.situation["ply"]))
            if seat is not None and guest.situation["legal"].get(str(seat)):
                asked.append((seat, await guest.ask("hint", seat), guest.situation["ply"]))
    truth = Truth(house, made.id, len(seats), options)
    for seat, answer, ply in asked:
        about = (answer.get("answer") or {}).get("ply", ply)
        assert not cards_in(answer) & truth.always_unknown(seat, about, ply), answer
    everybody.append((None, await made.sit()))
    every_token(made.keys, [guest for _, guest in everybody], house)
    return len(asked) + sum(check_page(guest, truth, seat) for seat, guest in everybody)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["person", "person", "person", "bot"], {"rounds": 8}),
        (["person", "person", "person"], {"rounds": 8, "free_drums": True}),
        (["person", "bot", "person", "bot", "person"], {"rounds": 5, "rebuy": True, "purse": 12}),
        (["person", "person"], {"duel_rounds": 2}),
    ],
)
def test_no_page_gets_what_it_may_not_know(dealt: House, seats: list[str], options: dict[str, Any]) -> None:
    checked = []

    async def play() -> None:
        checked.append(await recorded(dealt, seats, options, random.Random(len(seats))))

    evening(play())
    print(f"{checked[0]} messages checked")
    assert checked[0] > 250


@pytest.mark.parametrize(
    ("game", "options"), [("worldwide_football", {"mode": "pro"}), ("rugby_champion", {})], ids=["football", "rugby"]
)
def test_hands_and_cards_face_down_are_sent_to_nobody_else(dealt: House, game: str, options: dict[str, Any]) -> None:
    """Hands, picks, cards laid face down and reactions: two pages and a spectator get the same in every other world."""
    dice = random.Random(8)

    async def play() -> None:
        made = dealt.make("person", "person", game=game, options=options)
        pages = {seat: await made.sit(seat) for seat in (0, 1)}
        everybody: list[tuple[int | None, Guest]] = [(None, await made.sit()), *pages.items()]
        await play_on(pages, partial(reached, pages[0], ENOUGH), lambda _, legal: dice.choice(legal))
        await asyncio.gather(*[guest.see_ply(pages[0].situation["ply"]) for _, guest in everybody])
        truth = Truth(dealt, made.id, 2, options, find_game(game))
        for seat, guest in everybody:
            compared = check_alike(guest, truth, seat)
            print(f"{compared} stories compared")
            assert compared > ENOUGH // 4

    evening(play())


def every_token(keys: dict[int, str], guests: list[Guest], house: House) -> None:
    """No token is in any message, list or log."""
    public = "".join(house.ask("GET", path).text for path in ("/api/tables", "/api/games"))
    everything = public + house.log.read_text() + "".join(text for guest in guests for text in guest.raw)
    assert not [token for token in keys.values() if token in everything]


def test_refusals_tell_nothing(house: House) -> None:
    """Every move of the game, tried by the seat that is asked, is refused as it would be in any other world."""
    options = {"rounds": 3}
    dice = random.Random(3)

    async def play() -> None:
        made = house.make(*["person"] * SEATS, options=options)
        pages = {seat: await made.sit(seat) for seat in range(SEATS)}
        for stop in (20, 45, 70):
            await play_on(pages, partial(reached, pages[0], stop), lambda _, legal: dice.choice(legal))
            state = Truth(house, made.id, SEATS, options).states[-1]
            newest = max(page.situation["ply"] for page in pages.values())
            for seat, page in pages.items():
                await page.see_ply(newest)
                await tried(page, seat, state)

    async def tried(page: Guest, seat: int, state: State) -> None:
        world = state.imagine(seat, Rng(1))
        legal = {move.notation for move in state.legal(seat)}
        for move in [move for move in GAME.moves if move.notation not in legal]:
            answer = await page.play(seat, move.notation)
            try:
                world.play(seat, move)
            except TableeError as error:
                expected = msgspec.to_builtins(refused(answer["id"], error))
            assert answer == {**expected, "type": "refused"}

    evening(play())


def test_a_bots_secret_choice_stays_secret_until_all_have_chosen(house: House) -> None:
    async def play() -> None:
        made = house.make("person", "person", "bot", options={"rounds": 1})
        pages = {seat: await made.sit(seat) for seat in range(2)}

        def greedy(_seat: int, legal: list[str]) -> str:
            return "assault" if "assault" in legal else legal[0]

        def bot_has_laid() -> bool:
            view = pages[0].situation["views"]["0"]
            return bool(view["phase"] == "commit" and view["generals"][2]["committed"])

        await play_on(pages, bot_has_laid, greedy)
        if not pages[0].is_over():
            answer = await pages[0].ask("why", 0)
            assert answer["key"] == "error-why-later"
            assert not cards_in(answer)

    evening(play())


def test_the_store_keeps_no_token(house: House) -> None:
    made = house.make("person", "person", "bot")
    store = house.folder / "tables.sqlite"
    kept = b"".join(file.read_bytes() for file in store.parent.glob("tables.sqlite*") if file.is_file())
    assert made.id.encode() in kept
    assert not [token for token in made.keys.values() if token.encode() in kept]
    assert store.stat().st_mode & 0o077 == 0
