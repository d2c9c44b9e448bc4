"""Looking back at a finished game, taking it home, and playing on from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Enter
from tests.browser.table import at_the_table, is_over, link, play_until
from tests.server.house import House, Made

ENGLISH = re.compile(r"\b(the|of|and|found|cannot|expected|is|not|turn|whole|number|one|a ply)\b")
"""Words that no French sentence has."""


@pytest.fixture(scope="module")
def finished() -> dict[str, Made]:
    """One game for all these tests."""
    return {}


@pytest.fixture
def table(house: House, enter: Enter, finished: dict[str, Made]) -> str:
    if "made" not in finished:
        made = house.make("person Camille", "bot beginner", "bot beginner", mine=[0], options={"rounds": 1})
        page = at_the_table(enter(link(made, 0)))
        play_until(page, lambda: is_over(page))
        finished["made"] = made
    return finished["made"].id


@pytest.fixture
def record(house: House, table: str) -> str:
    """The record of that game without its seed and checksum, so that it may be edited."""
    return house.ask("GET", f"/api/tables/{table}/record").text.partition("\nseed")[0]


def told_by_now(page: Page) -> str:
    return "\n".join(page.locator("[data-panel=story] li:not(.ahead)").all_inner_texts())


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_one_steps_with_stays_where_it_is(enter: Enter, table: str, phone: bool) -> None:
    page = at_the_table(enter(f"/r/{table}", phone=phone))
    scrub, review = page.locator(".scrub"), page.locator("[data-panel=review] button")
    lies = scrub.bounding_box()
    page.get_by_role("button", name="Step on").click()
    expect(page.locator(".transport .where")).to_contain_text("Move 1")
    assert scrub.bounding_box() == lies
    if not phone:
        box = review.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESK["height"], "the whole rail is in the window"


@pytest.mark.slow
def test_stepping_scrubbing_and_running(enter: Enter, table: str) -> None:
    page = at_the_table(enter(f"/r/{table}"))
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[aria-current=step]")).to_contain_text("The game is over")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".transport .where")).to_have_text("Before the first move")
    assert "adds" not in told_by_now(page)
    for _ in range(3):
        page.get_by_role("button", name="Step on").click()
    assert re.search("adds|shuts", told_by_now(page))
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Run").click()
    expect(page.locator("[data-panel=story] li:not(.ahead)", has_text="Charge!").first).to_be_visible()


def test_keys_lines_and_moments_lead_through_a_game(house: House, enter: Enter, table: str) -> None:
    """Deals are no moves: the first key leads to the first."""
    page = at_the_table(enter(f"/r/{table}"))
    moves = len(house.get(f"/api/tables/{table}/replay")["frames"]) - 1
    where = page.locator(".transport .where")
    first, end = "Before the first move", f"Move {moves} of {moves}"
    for key, there in {"ArrowRight": f"Move 1 of {moves}", "ArrowLeft": first, "End": end, "Home": first}.items():
        page.keyboard.press(key)
        expect(where).to_have_text(there)
    page.keyboard.press("PageDown")
    expect(page.locator("[data-panel=story] li:not(.ahead)", has_text="takes the pot of")).to_have_count(1)
    page.keyboard.press("PageUp")
    expect(where).to_have_text(first)
    page.locator("[data-panel=story] button", has_text="adds").first.click()
    expect(where).to_have_text(f"Move 1 of {moves}")
    page.get_by_role("button", name="To the next moment").click()
    expect(page.locator("[data-panel=story] li:not(.ahead)", has_text="takes the pot of")).to_have_count(1)
    page.get_by_label("Jump to").select_option(index=1)
    expect(where).to_have_text(first)


@pytest.mark.slow
def test_all_hands_are_open_and_each_seat_can_be_looked_through(enter: Enter, table: str) -> None:
    page = at_the_table(enter(f"/r/{table}?ply=20"))
    expect(page.get_by_label("Seen by")).to_have_value("")
    hands = page.get_by_role("region", name=re.compile("^The hand of"))
    expect(hands).to_have_count(3)
    expect(hands.first.locator("li")).to_have_count(5)
    expect(page.get_by_label("Your hand")).to_have_count(0)
    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_label("Your hand")).to_be_visible()
    expect(hands).to_have_count(0)
    link = page.get_by_label("Link").input_value()
    assert re.fullmatch(rf".*/r/{table}\?ply=\d+", link)
    again = enter(f"/r/{link.rpartition('/r/')[2]}")
    expect(again.locator(".transport .where")).to_have_text(page.locator(".transport .where").inner_text())


@pytest.mark.slow
def test_a_record_is_taken_home_and_opened_again(enter: Enter, table: str, tmp_path: Path) -> None:
    page = at_the_table(enter(f"/r/{table}"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.tablee"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith("tablee record")
    page.get_by_role("link", name="Tablée").click()
    page.get_by_label("Open a record file").set_input_files(file)
    at_the_table(page)
    expect(page.get_by_role("button", name="To the end")).to_be_visible()


def test_a_broken_record_is_refused_in_words(enter: Enter, tmp_path: Path) -> None:
    file = tmp_path / "game.tablee"
    file.write_text("not a record\n", encoding="utf-8")
    page = enter()
    page.get_by_label("Open a record file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("of the record")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edit", "french"),
    [
        (("seats: 3", "seats: beaucoup"), "« seats: » suivi d’un nombre entier"),
        (("\n\n[*] ", "\n\n1 high\n* "), "ne peut pas être joué (ce n’est pas votre tour, AR-4)"),
        (("\n1 [^\n]*", "\n1 leave"), "on n’entre et on ne sort qu’entre deux manches, AR-23"),
    ],
    ids=["header", "turn", "rules of the game"],
)
def test_a_broken_record_is_refused_in_the_readers_words(
    enter: Enter, record: str, tmp_path: Path, edit: tuple[str, str], french: str
) -> None:
    file = tmp_path / "partie.tablee"
    file.write_text(re.sub(*edit, record, count=1), encoding="utf-8")
    page = enter(lang="fr-FR")
    page.get_by_label("Ouvrir une partie enregistrée").set_input_files(file)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("de la partie enregistrée")
    told = alert.inner_text().replace("\u00a0", " ").replace("\u202f", " ")
    assert french in told
    assert not ENGLISH.search(told)


@pytest.mark.slow
def test_playing_on_from_a_position(enter: Enter, table: str) -> None:
    page = at_the_table(enter(f"/r/{table}?ply=22"))
    page.get_by_label("Play on as").select_option("2")
    page.get_by_role("button", name="Play on from here against bots").click()
    expect(page).to_have_url(re.compile("/t/"))
    at_the_table(page)
    expect(page.get_by_label("Your hand")).to_be_visible()
    assert table not in page.url
