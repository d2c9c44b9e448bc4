"""What a person has played on this device: counted once, shown, taken along, and what waits on top of the shelf."""

from __future__ import annotations

import json
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.table import at_the_table, link
from tests.browser.test_everybody import is_too_wide
from tests.server.house import House, Made, evening

KEPT: list[dict[str, Any]] = [
    {
        "table": f"kept-table-{number}",
        "game": game,
        "at": 1_700_000_000_000 + number * 86_400_000,
        "company": company,
        "result": result,
        "names": ["Camille", "Basalte"],
        "winners": [0] if result == "won" else [1],
        "levels": levels,
        "practice": False,
        "daily": "",
    }
    for number, (game, company, result, levels) in enumerate(
        [
            ("artropp", "bots", "won", ["casual"]),
            ("artropp", "bots", "won", ["strong"]),
            ("artropp", "bots", "lost", ["expert"]),
            ("artropp", "online", "won", []),
            ("rugby_champion", "screen", "won", []),
        ]
    )
][::-1]
"""The newest first."""

AWAIT_NOTE = """() => new Promise((done) => {
  const look = () => localStorage.getItem("tablee.history") ? done() : requestAnimationFrame(look);
  look();
})"""


def remember(page: Page, key: str, thing: Any) -> None:
    page.evaluate("([key, thing]) => localStorage.setItem(key, thing)", [f"tablee.{key}", json.dumps(thing)])


def kept(page: Page, key: str) -> Any:
    return json.loads(page.evaluate("key => localStorage.getItem(key)", f"tablee.{key}") or "null")


def cells(page: Page, game: str) -> list[str]:
    """The numbers of a game."""
    row = page.get_by_role("row", name=game)
    expect(row).to_be_visible()
    return [text.strip() for text in row.get_by_role("cell").all_text_contents()]


def elsewhere(play: Coroutine[Any, Any, None]) -> None:
    """Somebody plays who has no browser; this thread has a loop of its own already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(evening, play).result()


def resign(made: Made, seat: int) -> None:
    async def play() -> None:
        await (await made.sit(seat)).ask("resign", seat)

    elsewhere(play())


@pytest.mark.slow
def test_a_game_is_counted_once_for_the_seat_that_one_had(house: House, enter: Enter) -> None:
    """Online, seen again after it, by whoever won, and not by whoever looks on."""
    made = house.make("person Camille", "person Dominique", mine=[0])
    page = at_the_table(enter(link(made, 0)))
    guest = at_the_table(enter(f"/w/{made.id}"))
    resign(made, 1)
    expect(page.locator(".ending")).to_be_visible()
    expect(guest.locator(".ending")).to_be_visible()
    page.evaluate(AWAIT_NOTE)
    page.reload()
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("link", name="To the shelf").click()
    page.get_by_role("link", name="Your history").click()
    assert cells(page, "L’Artropp") == ["1", "1", "0", "0", "1", "1", "none"]
    expect(page.get_by_text("Won", exact=True).last).to_be_visible()
    assert kept(guest, "history") is None


@pytest.mark.slow
def test_on_one_screen_the_first_seat_counts_and_the_winner_is_named(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "person Dominique", mine=[0, 1])
    page = at_the_table(enter(link(made, 0, 1)))
    resign(made, 0)
    expect(page.locator(".ending")).to_be_visible()
    page.evaluate(AWAIT_NOTE)
    page.goto("/history")
    assert cells(page, "L’Artropp")[:4] == ["1", "0", "1", "0"]
    expect(page.get_by_text("Victory: Dominique")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "colours"), [(False, "light"), (True, "dark")], ids=["desk", "phone"])
def test_the_history_of_somebody_who_played_a_lot(enter: Enter, phone: bool, colours: str) -> None:
    page = enter("/rules/artropp", phone=phone, color_scheme=colours)
    remember(page, "history", KEPT)
    remember(page, "ubongo.best", {"A3-6": 41_200, "A3-7": 65_000, "B1-1": 90_000})
    page.goto("/history")
    expect(page.get_by_role("heading", name="Best times · Ubongo – le duel")).to_be_visible()
    assert cells(page, "L’Artropp") == ["4", "3", "1", "0", "1", "2", "Casual and strong"]
    assert cells(page, "All games")[:6] == ["5", "4", "1", "0", "2", "2"]
    sheet = page.get_by_text("sheet A3")
    expect(sheet.locator("xpath=..")).to_contain_text("41.2 s 2 of 20")
    sheet.click()
    expect(page.get_by_text("row 7: 1 min 05.0 s")).to_be_visible()
    assert not serious_faults(page)
    assert not is_too_wide(page)
    assert page.locator(".wide").evaluate("one => one.scrollWidth <= one.clientWidth"), "no figure is out of sight"


def told(page: Page) -> Locator:
    return page.locator(".told")


@pytest.mark.slow
def test_history_is_saved_and_opened_as_a_file(enter: Enter, tmp_path: Path) -> None:
    page = enter("/rules/artropp", lang="fr-FR")
    remember(page, "history", KEPT)
    remember(page, "ubongo.best", {"A3-6": 41_200})
    remember(
        page,
        "tables",
        [{"table": "kept-table-0", "tokens": ["secret-of-a-seat-0123456789"], "names": [], "over": True}],
    )
    page.goto("/history")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    file = tmp_path / "history.json"
    saved.value.save_as(file)
    assert saved.value.suggested_filename == "historique-tablee.json"
    text = file.read_text(encoding="utf-8")
    assert json.loads(text)["games"] == KEPT
    assert "secret" not in text
    page.get_by_role("button", name="Tout effacer").click()
    page.get_by_role("button", name="Effacer pour de bon").click()
    expect(told(page)).to_have_text("L’historique de cet appareil est effacé.")
    expect(page.get_by_text("Vos parties finies seront comptées ici")).to_be_visible()
    assert (kept(page, "history"), kept(page, "ubongo.best")) == ([], {})
    opens = page.locator('input[type="file"]')
    opens.set_input_files(file)
    expect(told(page)).to_have_text("5 parties s’ajoutent à votre historique.")
    opens.set_input_files(file)
    expect(told(page)).to_have_text("Ce fichier n’apporte aucune partie nouvelle.")
    assert len(kept(page, "history")) == 5
    for bad, sentence in (
        ("{", "Ce fichier n’est pas un historique de Tablée : il n’est pas écrit en JSON. Rien n’a changé."),
        ('{"kind": "recipe"}', "Ce fichier n’est pas un historique de Tablée. Rien n’a changé."),
        (text.replace('"won"', '"cheated"', 1), "Cet historique est abîmé, ici : « games 1 ». Rien n’a changé."),
    ):
        opens.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": bad.encode()})
        expect(told(page)).to_have_text(sentence)
        expect(told(page)).to_have_class(re.compile(r"\bbad\b"))
    assert len(kept(page, "history")) == 5


@pytest.mark.slow
def test_a_keyboard_is_enough(enter: Enter) -> None:
    page = enter()
    page.get_by_role("link", name="Your history").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your history", exact=True)).to_be_visible()
    remember(page, "history", KEPT)
    page.reload()
    expect(page.get_by_role("row", name="L’Artropp")).to_be_visible()
    page.get_by_role("button", name="Month before").focus()
    month = page.locator(".month strong").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".month strong")).not_to_have_text(month)
    page.get_by_role("button", name="Save to a file").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Erase it for good")).to_be_visible()
    page.keyboard.press("Tab")
    assert len(kept(page, "history")) == len(KEPT), "nothing is erased by the first key"


def test_nothing_of_it_is_sent_to_the_server(enter: Enter) -> None:
    sent: list[str] = []
    page = enter("/rules/artropp")
    remember(page, "history", KEPT)
    page.on("request", lambda request: sent.append(f"{request.method} {request.url} {request.post_data}"))
    page.goto("/history")
    expect(page.get_by_role("row", name="L’Artropp")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sent
    assert not [one for one in sent if not one.startswith("GET ") or "kept-table" in one]


@pytest.mark.slow
def test_what_waits_for_me_is_on_top_of_the_shelf(house: House, enter: Enter) -> None:
    """A game left at another's turn comes second, until the other has played."""
    alone = house.make("person Camille", "bot", mine=[0])
    page = at_the_table(enter(link(alone, 0)))
    expect(page.locator(".board .mine button:enabled").first).to_be_visible()
    made = house.make("person Camille", "person Dominique", mine=[0])
    seats: list[int] = []

    async def look() -> None:
        seats.append((await made.sit(0)).situation["waiting"][0])

    elsewhere(look())
    mine = 1 - seats[0]
    page.goto(link(made, mine))
    at_the_table(page)
    page.goto("/")
    going = page.get_by_role("region", name="Continue").get_by_role("listitem")
    expect(going).to_have_count(2)
    expect(going.nth(0)).to_contain_text("Your turn!")
    expect(going.nth(0).get_by_role("link")).to_have_attribute("href", f"/t/{alone.id}#{alone.keys[0]}")
    expect(going.nth(1)).not_to_contain_text("Your turn!")
    above = going.nth(0).bounding_box()
    boxes = page.locator("article").first.bounding_box()
    assert above is not None
    assert boxes is not None
    assert above["y"] < boxes["y"]
    assert not serious_faults(page)

    async def play() -> None:
        other = await made.sit(seats[0])
        while seats[0] in other.situation["waiting"]:
            answer = await other.play(seats[0])
            await other.see_after(answer)

    elsewhere(play())
    page.reload()
    expect(going.nth(1)).to_contain_text("Your turn!")
    expect(going.nth(0).get_by_role("link")).to_have_attribute("href", f"/t/{made.id}#{made.keys[mine]}")
