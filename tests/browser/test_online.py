"""Two browsers and a spectator at one table."""

from __future__ import annotations

import random
import re
import signal
import sqlite3
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Enter
from tests.browser.table import WHOLE_GAME, act, at_the_table, box, can_do, is_over, link, play_until, prompt
from tests.server.house import House, Made

TURN = re.compile("Your turn")
FAMILIES = ("orc", "lutinoid", "human", "artillery")
PLAIN_UNIT = ", ".join(f'.hand button[title*="{family}"]:enabled' for family in FAMILIES)
"""A card that ends the turn without another question."""


def pair(house: House, **options: bool | int) -> Made:
    return house.make("person Camille", "person Noé", mine=[0], options={"duel_rounds": 1, **options})


def mover_of(*pages: Page) -> tuple[Page, Page]:
    """Whose turn it is, and the other."""
    for page in pages:
        expect(prompt(page)).to_have_text(re.compile("Your turn|for (Camille|Noé) to play"))
    first, second = pages
    return (first, second) if TURN.search(prompt(first).inner_text()) else (second, first)


def test_links_from_the_shelf_seat_a_friend(enter: Enter) -> None:
    camille = enter()
    box(camille).get_by_role("button", name="Online…").click()
    camille.get_by_label("Your name").fill("Camille")
    camille.get_by_label("Who sits at seat 2").select_option("person")
    camille.get_by_label("Name at seat 2").fill("Noé")
    for seat in (3, 4):
        camille.get_by_label(f"Who sits at seat {seat}").select_option("bot")
    camille.get_by_role("button", name="Lay the table").click()
    noe = enter(camille.get_by_label("Link for Noé").input_value())
    expect(noe.get_by_text("Seat 2 is kept for you: general 2.")).to_be_visible()
    expect(noe.get_by_label("Your name")).to_have_value("Noé")
    noe.get_by_role("button", name="Take this seat").click()
    expect(at_the_table(noe).get_by_label("Your hand").get_by_role("button")).to_have_count(5)
    expect(at_the_table(camille).get_by_label("Link for Noé")).to_have_count(0)
    noe.get_by_label("Say something").fill("<b>Bonjour</b>")
    noe.get_by_role("button", name="Send").click()
    expect(camille.get_by_role("log", name="Chat")).to_contain_text("Noé <b>Bonjour</b>")


@pytest.mark.slow
def test_whoever_gives_no_name_is_you_to_oneself_and_a_general_to_others(house: House, enter: Enter) -> None:
    made = house.make("person", "bot beginner", "bot beginner", mine=[0], options={"rounds": 1})
    one = at_the_table(enter(link(made, 0), lang="fr-FR"))
    spectator = at_the_table(enter(f"/t/{made.id}", lang="fr-FR"))
    play_until(one, lambda: is_over(one))
    later = at_the_table(enter(f"/r/{made.id}?ply=9999", lang="fr-FR"))
    log = one.get_by_role("log", name="Le récit")
    expect(log).to_contain_text(re.compile(r"Vous \w+ez "))
    expect(log).not_to_contain_text(re.compile("[Gg]énéral 1"))
    expect(one.locator("[data-spot=seat-0] .name")).to_have_text("Vous")
    for other, told in ((spectator, ".log [role=log]"), (later, ".story")):
        log = other.locator(told)
        expect(log).to_contain_text("Général 1 ")
        expect(log).not_to_contain_text(re.compile("[Vv]ous"))
        expect(other.locator("[data-spot=seat-0] .name")).to_have_text("Général 1")


@pytest.mark.slow
def test_an_open_table_is_found_and_joined(enter: Enter) -> None:
    camille = enter()
    box(camille).get_by_role("button", name="Online…").click()
    camille.get_by_label("Your name").fill("Ophélie")
    for seat in (3, 4):
        camille.get_by_label(f"Who sits at seat {seat}").select_option("bot")
    camille.get_by_label("List this table for everybody").check()
    camille.get_by_role("button", name="Lay the table").click()
    expect(camille.get_by_role("heading", name="The table waits")).to_be_visible()
    noe = enter()
    noe.get_by_role("listitem").filter(has_text="Ophélie").get_by_role("link", name="Sit down").click()
    noe.get_by_label("Your name").fill("Noé")
    noe.get_by_role("button", name="Take a seat").click()
    expect(at_the_table(noe).get_by_label("Your hand")).to_be_visible()
    expect(camille.get_by_label("Players")).to_contain_text("Noé")


@pytest.mark.slow
def test_a_whole_game_with_a_spectator(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "person Noé", "bot beginner", mine=[0], options={"rounds": 1})
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1)))
    watcher = at_the_table(enter(f"/t/{made.id}"))
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_label("Your hand")).to_have_count(0)
    rng = random.Random(5)
    for _ in range(600):
        if is_over(camille) and is_over(noe):
            break
        if not (act(camille, rng) or act(noe, rng)):
            camille.wait_for_timeout(30)
    for page in (camille, noe, watcher):
        expect(page.locator(".ending.sheet")).to_be_visible()
    assert not can_do(watcher)


@pytest.mark.slow
def test_a_move_reaches_the_other_seat(house: House, enter: Enter) -> None:
    made = pair(house)
    mover, other = mover_of(at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1))))
    mover.locator(".hand button:enabled").first.click()
    expect(other.get_by_role("log", name="What happened")).to_contain_text(re.compile("adds|shuts"))
    expect(other.locator(".lines li")).to_have_count(1)


@pytest.mark.slow
def test_undo_needs_the_others_consent(house: House, enter: Enter) -> None:
    made = pair(house)
    mover, other = mover_of(at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1))))
    mover.locator(PLAIN_UNIT).first.click()
    expect(other.locator(".lines li")).to_have_count(1)
    for answer, left in (("Refuse", 1), ("Agree", 0)):
        mover.get_by_role("button", name="Ask to undo").click()
        expect(other.get_by_label("A proposal")).to_contain_text("would like to take a move back")
        other.get_by_role("button", name=answer).click()
        expect(mover.get_by_label("A proposal")).to_have_count(0)
        for page in (mover, other):
            expect(page.locator(".lines li")).to_have_count(left)
    expect(prompt(mover)).to_have_text(TURN)


@pytest.mark.slow
def test_ending_by_agreement(house: House, enter: Enter) -> None:
    made = pair(house)
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1)))
    more(camille).get_by_role("button", name="Offer to end").click()
    camille.get_by_role("button", name="yes").click()
    noe.get_by_role("button", name="Agree").click()
    for page in (camille, noe):
        expect(page.get_by_text("All agreed to end the game here.")).to_be_visible()


@pytest.mark.slow
def test_giving_up(house: House, enter: Enter) -> None:
    made = pair(house)
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1)))
    more(camille).get_by_role("button", name="Resign").click()
    camille.get_by_role("button", name="no", exact=True).click()
    expect(prompt(noe)).to_be_visible()
    camille.get_by_role("button", name="Resign").click()
    expect(camille.get_by_text("Give up for good?")).to_be_visible()
    camille.get_by_role("button", name="yes").click()
    for page in (camille, noe):
        expect(page.get_by_text("The game ended because somebody gave up.")).to_be_visible()
        assert not can_do(page)


@pytest.mark.slow
def test_leaving_after_this_round(house: House, enter: Enter) -> None:
    people = ["Camille", "Noé", "Ophélie", "Gaël"]
    made = house.make(*[f"person {name}" for name in people], mine=[0], options={"rounds": 2})
    pages = [at_the_table(enter(link(made, seat))) for seat in range(4)]
    leave = more(pages[3]).get_by_role("button", name="Leave after this round")
    for pressed in ("true", "false", "true"):
        leave.click()
        expect(leave).to_have_attribute("aria-pressed", pressed)
    rng = random.Random(3)
    until = time.monotonic() + WHOLE_GAME
    while "Gaël leaves the table" not in pages[0].get_by_role("log", name="What happened").inner_text():
        assert time.monotonic() < until, "nobody leaves"
        if not any(act(page, rng) for page in pages):
            pages[0].wait_for_timeout(30)
    expect(leave).to_have_attribute("aria-pressed", "false")
    expect(pages[3].get_by_label("Your hand")).to_have_count(0)


def more(page: Page) -> Locator:
    """What is not needed at every turn."""
    page.locator("summary", has_text="More").click()
    return page.get_by_label("About the game")


@pytest.mark.slow
def test_reconnecting_in_mid_turn(house: House, enter: Enter) -> None:
    made = pair(house)
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1)))
    mover, other = mover_of(camille, noe)
    hand = [card.get_attribute("title") for card in other.locator(".hand button").all()]
    other.reload()
    at_the_table(other)
    assert [card.get_attribute("title") for card in other.locator(".hand button").all()] == hand
    mover.locator(PLAIN_UNIT).first.click()
    expect(prompt(other)).to_have_text(TURN)


@pytest.mark.slow
def test_a_server_that_restarts_loses_nothing(own_house: House, enter: Enter) -> None:
    made = own_house.start().make("person Camille", "bot", mine=[0], options={"duel_rounds": 1})
    page = at_the_table(enter(f"{own_house.url}{link(made, 0)}"))
    expect(prompt(page)).to_have_text(TURN)
    before = page.locator(".log li").all_inner_texts()
    own_house.kill()
    expect(page.get_by_text("The connection is broken.")).to_be_visible()
    assert not can_do(page)
    own_house.start()
    expect(page.get_by_text("The connection is broken.")).to_have_count(0)
    assert page.locator(".log li").all_inner_texts() == before
    page.locator(".hand button:enabled").first.click()
    expect(page.locator(".log li").nth(len(before))).to_be_visible()


@pytest.mark.slow
def test_a_server_that_freezes_is_noticed_and_nothing_is_lost(own_house: House, enter: Enter) -> None:
    """How soon it is noticed is counted by the clock of the page's own tests (``web/src/lib/pulse.test.ts``)."""
    made = own_house.start().make("person Camille", "bot", mine=[0], options={"duel_rounds": 1})
    page = at_the_table(enter(f"{own_house.url}{link(made, 0)}"))
    expect(prompt(page)).to_have_text(TURN)
    before = page.locator(".log li").all_inner_texts()
    assert own_house.process is not None
    own_house.process.send_signal(signal.SIGSTOP)
    try:
        expect(page.get_by_text("The server does not answer.")).to_be_visible()
        assert not can_do(page)
    finally:
        own_house.process.send_signal(signal.SIGCONT)
    expect(page.get_by_text("The server does not answer.")).to_have_count(0)
    page.locator(".hand button:enabled").first.click()
    expect(page.locator(".log li").nth(len(before))).to_be_visible()


@pytest.mark.slow
def test_a_table_of_rules_that_are_not_here_says_so_and_can_be_looked_at(own_house: House, enter: Enter) -> None:
    made = own_house.start().make("person Camille", "bot", mine=[0])
    own_house.stop()
    store = sqlite3.connect(own_house.settings["store"])
    with store:
        store.execute("UPDATE tables SET rules = 99")
    store.close()
    own_house.start()
    page = enter(f"{own_house.url}{link(made, 0)}")
    expect(page.get_by_text("This game was begun by version 99 of its rules")).to_be_visible()
    page.get_by_role("link", name="Look at the game").click()
    expect(page.get_by_text("It is shown by those that are, as far as they go.")).to_be_visible()


@pytest.mark.slow
def test_a_bot_stands_in_and_the_person_comes_back(house: House, enter: Enter) -> None:
    made = pair(house)
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1)))
    noe.goto("/rules/artropp")
    camille.get_by_role("button", name="Let a bot stand in").click()
    expect(camille.get_by_label("Players")).to_contain_text("a bot stands in")
    noe.goto(link(made, 1))
    noe.get_by_role("button", name="Take the seat back").click()
    expect(camille.get_by_label("Players")).not_to_contain_text("a bot stands in")
