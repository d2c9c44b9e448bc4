"""A game printed by the server: made in its pool, once, told step by step, and bounded."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pypdfium2
import pytest

from tablee.core.errors import BadOption
from tablee.games import SHELF
from tablee.games.artropp.cards import DECK_FILE
from tablee.press.typeset import INSTALL
from tablee.server.bots import Bots
from tablee.server.prints import Look, Prints, Wish, print_form, read_wish
from tablee.server.problems import Problem
from tablee.server.settings import USUAL
from tests.server.house import House, evening

ARTROPP = "/api/games/artropp/print/en"
SMALL = "?ink=saving&paper=letter"


def steps_of(house: House, address: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in house.ask("GET", address).text.splitlines()]


# Over HTTP


def test_what_can_be_chosen_is_told_in_the_language_asked_for(house: House) -> None:
    for lang, backs in (("fr", "dos"), ("en", "backs")):
        form = house.get(f"/api/games/artropp/print/{lang}/form")
        assert [paper["value"] for paper in form["papers"]] == ["a4", "letter"]
        assert [(option["name"], option["title"]) for option in form["options"]] == [("backs", backs)]
        assert form["missing"] == ""
    (side,) = house.get("/api/games/ubongo/print/fr/form")["options"]
    assert {"value": "both", "title": "les deux"} in side["choices"]
    for game in house.get("/api/games"):
        assert game["prints"] == (find_spec(f"tablee.press.{game['id']}") is not None)


def test_a_print_is_made_step_by_step_and_then_kept(house: House) -> None:
    steps = steps_of(house, f"{ARTROPP}/steps{SMALL}")
    assert [step["stage"] for step in steps] == ["drawing", "setting", "ready"]
    answer = house.ask("GET", f"{ARTROPP}{SMALL}")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="artropp-letter-en.pdf"'
    assert len(pypdfium2.PdfDocument(answer.content)) == steps[-1]["pages"] == 13
    assert [step["stage"] for step in steps_of(house, f"{ARTROPP}/steps{SMALL}")] == ["ready"]
    same = house.ask("GET", f"{ARTROPP}?paper=letter&ink=saving&backs=false")
    assert same.headers["etag"] == answer.headers["etag"], "the same wish in other words"


def test_whoever_has_it_is_not_sent_it_again_and_head_tells_about_it(house: House) -> None:
    whole = house.ask("GET", f"{ARTROPP}{SMALL}")
    again = house.ask("GET", f"{ARTROPP}{SMALL}", headers={"if-none-match": whole.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = house.ask("HEAD", f"{ARTROPP}{SMALL}")
    assert (head.status_code, head.content) == (200, b"")
    for name in ("etag", "content-type", "content-length", "content-disposition"):
        assert head.headers[name] == whole.headers[name]


def test_a_deck_of_ones_own_is_printed(house: House) -> None:
    text = DECK_FILE.template().replace("br = 3", "br = 4")
    own = house.ask("POST", "/api/games/artropp/files?name=mine.toml", content=text).json()["file"]["own"]
    mine = house.ask("GET", f"{ARTROPP}{SMALL}&own={own}")
    assert mine.status_code == 200
    assert mine.headers["etag"] != house.ask("GET", f"{ARTROPP}{SMALL}").headers["etag"]
    other = house.ask("GET", f"/api/games/ubongo/print/en?own={own}")
    assert (other.status_code, other.json()["key"]) == (400, "error-other-games-file")


@pytest.mark.parametrize(
    ("address", "status", "key"),
    [
        ("/api/games/chess/print/en/form", 404, "error-game"),
        ("/api/games/artropp/print/de", 404, "error-language"),
        (f"{ARTROPP}?paper=a5", 400, "error-option"),
        (f"{ARTROPP}?ink=gold", 400, "error-option"),
        (f"{ARTROPP}?side=A", 400, "error-option-name"),
        (f"{ARTROPP}?backs=maybe", 400, "error-option"),
        (f"{ARTROPP}/steps?paper=a5", 400, "error-option"),
        (f"{ARTROPP}?own=nothing", 404, "error-no-own-file"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_the_usual_form(house: House, address: str, status: int, key: str) -> None:
    answer = house.ask("GET", address)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


# Without a press, and within bounds


def test_without_the_press_the_form_and_the_refusal_say_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert print_form("artropp", "en").missing == INSTALL

    async def ask() -> None:
        with pytest.raises(Problem) as refused:
            await Prints(SlowBots()).pdf(read_wish("artropp", "en", []), None, "1.2.3.4")
        assert (refused.value.key, refused.value.status) == ("print-no-press", 501)
        assert refused.value.facts == {"command": INSTALL}

    asyncio.run(ask())


@pytest.mark.slow
def test_every_game_has_a_form_in_every_language() -> None:
    for game in SHELF:
        for lang in ("fr", "en"):
            for option in print_form(game, lang).options:
                assert option.title
                assert option.help
                assert all(choice.title for choice in option.choices)


def test_a_wish_is_read_from_an_address() -> None:
    wish = read_wish("artropp", "fr", [("paper", "letter"), ("backs", "true")])
    assert wish.look == Look(paper="letter")
    assert wish == read_wish("artropp", "fr", [("backs", "1"), ("ink", "colour"), ("paper", "letter")])
    with pytest.raises(BadOption):
        read_wish("artropp", "fr", [("colour", "red")])


class SlowBots(Bots):
    """A pool whose work is done when the test says so."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Future[Any]] = []

    async def work(self, job: Callable[[], Any], asker: str) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.begun.append(future)
        return await future


def wishes(count: int) -> list[Wish]:
    """Different ones."""
    return [read_wish("artropp", "fr", [])._replace(lang=f"fr{number}") for number in range(count)]


def test_one_address_has_few_prints_made_at_once_and_shares_those_of_others() -> None:
    async def ask() -> None:
        bots = SlowBots()
        prints = Prints(bots)
        first, *more = wishes(USUAL.prints_at_once + 2)
        for wish in (first, *more[:-2]):
            prints.steps(wish, None, "1.2.3.4")
        with pytest.raises(Problem) as refused:
            prints.steps(more[-1], None, "1.2.3.4")
        assert refused.value.status == 429
        prints.steps(first, None, "1.2.3.4")
        prints.steps(more[-1], None, "5.6.7.8")
        await asyncio.sleep(0)
        assert len(bots.begun) == USUAL.prints_at_once + 1, "what is being made is not made twice"
        bots.begun[0].set_exception(Problem("error-internal", "broken"))
        with pytest.raises(Problem, match="broken"):
            await prints.pdf(first, None, "1.2.3.4")
        await asyncio.sleep(0)
        prints.steps(first, None, "1.2.3.4")  # it is tried again, and there is room for it

    asyncio.run(ask())


def test_a_print_that_failed_is_told_as_the_last_step() -> None:
    async def ask() -> list[str]:
        bots = SlowBots()
        steps = Prints(bots).steps(wishes(1)[0], None, "1.2.3.4")
        told = [await anext(steps)]
        await asyncio.sleep(0)
        bots.begun[0].set_exception(Problem("error-own-file", "this deck cannot be", status=400, file="x"))
        told += [step async for step in steps]
        assert told[-1].refusal is not None
        assert (told[-1].refusal.key, told[-1].refusal.facts) == ("error-own-file", {"file": "x"})
        return [step.stage for step in told]

    assert asyncio.run(ask()) == ["drawing", "refused"]


def test_only_so_many_are_kept() -> None:
    class QuickBots(SlowBots):
        async def work(self, job: Callable[[], Any], asker: str) -> Any:
            self.begun.append(asyncio.get_running_loop().create_future())
            return b"%PDF" if len(self.begun) % 2 == 0 else _Drawn()

    class _Drawn:
        pages = (1, 2)

    async def ask() -> None:
        bots = QuickBots()
        prints = Prints(bots)
        all_wishes = wishes(USUAL.prints_kept + 1)
        for wish in all_wishes:
            await prints.pdf(wish, None, "1.2.3.4")
            await asyncio.sleep(0)
        made = len(bots.begun)
        await prints.pdf(all_wishes[-1], None, "1.2.3.4")
        assert len(bots.begun) == made
        await prints.pdf(all_wishes[0], None, "1.2.3.4")
        assert len(bots.begun) > made, "the longest unasked for was forgotten"

    evening(ask())
