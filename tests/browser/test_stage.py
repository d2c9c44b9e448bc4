"""The stage: everything that a decision needs has its place, keeps it, and is neither covered nor cut."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import find_game
from tests.browser import french_flair, rugby_champion, table, ubongo, worldwide_football
from tests.browser.conftest import Enter
from tests.browser.pictures import table_from
from tests.browser.stage import ASKED, SIZES, faults, places, unused
from tests.browser.table import OVER, at_the_table, link
from tests.server.house import House

Act = Callable[[Page, random.Random], bool]


class Deal(NamedTuple):
    """A game with its seats and options, and hands that play it."""

    game: str
    seats: tuple[str, ...]
    act: Act
    options: dict[str, Any]


BOT: Final = "bot beginner"
DEALS: Final = {
    "artropp": Deal("artropp", ("person", BOT, BOT, BOT), table.act, {"rounds": 3}),
    "artropp of six": Deal("artropp", ("person", *[BOT] * 5), table.act, {"rounds": 3}),
    "artropp as a duel": Deal("artropp", ("person", BOT), table.act, {"duel_rounds": 3}),
    "french flair": Deal("french_flair", ("person", BOT), french_flair.act, {}),
    "rugby champion": Deal("rugby_champion", ("person",), rugby_champion.act, {}),
    "rugby champion as a duel": Deal("rugby_champion", ("person", BOT), rugby_champion.act, {}),
    "football of two": Deal("worldwide_football", ("person", BOT), worldwide_football.act, {}),
    "football": Deal("worldwide_football", ("person",), worldwide_football.act, {}),
    "football of professionals": Deal("worldwide_football", ("person",), worldwide_football.act, {"mode": "pro"}),
}
RACES: Final = {
    "a duel": (("person", BOT), 1),
    "alone": (("person",), 1),
    "a duel on one screen": (("person", "person"), 2),
}
"""Who races, and how many of them at this screen."""
ARTROPP: Final = find_game("artropp")
LONG: Final = 8
LONG_LINE: Final = 29
"""The deal that is likely to have such a line."""
MORE: Final = "one => one.scrollHeight > one.clientHeight + 1"
"""Whether something has more to show than it has room for."""
COVERED: Final = """one => [...document.querySelectorAll("[data-stage]")]
  .filter((place) => place.getBoundingClientRect().top < one.getBoundingClientRect().bottom - 1).length"""
"""How many places of the stage something at the top of the window lies on."""
FEW: Final = 6
MANY: Final = 60


def sit_down(house: House, enter: Enter, deal: Deal, size: str) -> Page:
    """At a window of that size; the browser is thrown away afterwards, and its size with it."""
    made = house.make(*deal.seats, game=deal.game, mine=[0], options=deal.options)
    page = enter("/icon.svg", keep=False, lang="fr-FR")
    page.set_viewport_size(SIZES[size])
    page.goto(link(made, 0))
    return at_the_table(page)


def follow(page: Page, deal: Deal, decisions: int) -> None:
    """Decide so often, and look at the stage each time."""
    rng = random.Random(5)
    first: dict[str, str] = {}
    for number in range(decisions):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            return
        assert not faults(page), f"decision {number}"
        lies = places(page)
        if "hand" in lies:  # before a match there may be something to choose, and no hand yet
            first = first or lies
            assert lies == first, f"decision {number}: nothing moves"
        deal.act(page, rng)


def test_nothing_that_matters_is_covered_or_cut_and_nothing_moves(house: House, enter: Enter) -> None:
    """Where it is tightest; the proofs have all games at all sizes."""
    deal = DEALS["artropp of six"]
    follow(sit_down(house, enter, deal, "phone"), deal, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("deal", DEALS)
def test_all_games_at_all_sizes(house: House, enter: Enter, deal: str, size: str) -> None:
    follow(sit_down(house, enter, DEALS[deal], size), DEALS[deal], MANY)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("race", RACES)
def test_a_race_has_grid_tools_and_pieces_in_sight(house: House, enter: Enter, race: str, size: str) -> None:
    people, here = RACES[race]
    made = house.make(*people, game="ubongo", mine=list(range(here)))
    page = enter("/icon.svg", keep=False, lang="fr-FR")
    page.set_viewport_size(SIZES[size])
    page.goto(link(made, *range(here)))
    racers = [ubongo.Seat(page, seat) for seat in range(here)]
    for racer in racers:
        racer.ready.click()
    for racer in racers:
        racer.await_race()
    lies = places(page)
    assert not faults(page)
    if size == "large":
        assert not unused(page)
    for lay in racers[0].solution()[:-1]:
        racers[0].lay_quickly(lay)
        assert not faults(page)
        assert places(page) == lies


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("here", [1, 2], ids=["alone", "two"])
def test_five_pieces_and_two_puzzles_have_room(house: House, enter: Enter, here: int, size: str) -> None:
    """The most that there can be below or beside the grid: side B, and a leader on an orange space."""
    record, begins = ubongo.played(0, 1, 0, 0, side="B", orange=True)
    other = "person Noé" if here > 1 else BOT
    made = house.make_from(record, begins[4] + 8, "person Camille", other, mine=list(range(here)))
    page = enter("/icon.svg", keep=False, lang="fr-FR")
    page.set_viewport_size(SIZES[size])
    page.goto(link(made, *range(here)))
    for seat in range(here):
        ubongo.Seat(page, seat).await_race()
    expect(page.locator(".task")).to_have_count(1 + here)
    assert not faults(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_shoot_out_has_a_goal_to_aim_at(house: House, enter: Enter, size: str) -> None:
    for wanted in (lambda view, _: view.shootout, lambda view, _: view.shootout and view.kicks[0] > 1):
        record, ply = worldwide_football.moment(wanted, seats=2, knockout=True, length="short")
        made = house.make_from(record, ply, "person Camille", "person Noé")
        page = enter("/icon.svg", keep=False, lang="fr-FR")
        page.set_viewport_size(SIZES[size])
        page.goto(link(made, 0))
        expect(page.locator(f"{ASKED} [data-face]:enabled")).to_have_count(6)
        assert not faults(page)


@pytest.mark.slow
@pytest.mark.parametrize("deal", DEALS)
def test_a_large_window_is_used(house: House, enter: Enter, deal: str) -> None:
    page = sit_down(house, enter, DEALS[deal], "large")
    rng = random.Random(5)
    page.wait_for_selector(ASKED)
    while "hand" not in places(page):
        DEALS[deal].act(page, rng)
        page.wait_for_selector(ASKED)
    assert not unused(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_all_that_one_card_can_do_has_room(house: House, enter: Enter, size: str) -> None:
    """A scrum-half in a combination may pass, advance, run, kick to hand or to touch and drop, with one die or two."""
    record, ply, card = french_flair.fullest_card()
    page = enter("/icon.svg", keep=False, lang="fr-FR")
    page.set_viewport_size(SIZES[size])
    page.goto(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
    page.wait_for_selector(ASKED)
    lies = places(page)
    page.locator(f'.hand button[data-card="{card}"]:enabled').first.click()
    expect(page.locator(".of-card .end [data-move]").nth(6)).to_be_visible()
    assert not faults(page)
    page.get_by_role("button", name="Chances").click()
    expect(page.locator(".of-card .odds").first).to_be_visible()
    assert not faults(page)
    assert places(page) == lies


LAID_ON: Final = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const touch = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const shown = (all) => [...document.querySelectorAll(all)].filter((one) => boxOf(one).width);
  const around = shown(".generals li, .piles > *, .generals svg path").map(boxOf);
  const words = shown(".showdown :is(h3, .call, .card, .who, .ending)");
  return words.filter((one) => around.some((box) => touch(box, boxOf(one)))).map((one) => one.innerText);
}"""


@pytest.mark.slow
def test_on_a_phone_the_last_showdown_can_be_read_at_the_end(house: House, enter: Enter) -> None:
    page = sit_down(house, enter, DEALS["artropp"]._replace(options={"rounds": 1}), "phone")
    table.play_until(page, lambda: page.locator(OVER).count() > 0)
    expect(page.locator(".showdown .ending")).to_be_visible()
    assert page.evaluate(LAID_ON) == []


def long_line() -> tuple[Record, int]:
    """A round in which nobody charges, and a ply at which the first seat faces a long line."""
    for number in (LONG_LINE, *range(100)):
        match = Match.start(ARTROPP, ARTROPP.options(rounds=1), 4, seed=number.to_bytes(32, "big"))
        match.settle()
        rng, found = random.Random(number), None
        while not match.is_over():
            seat = match.state.waiting()[0]
            view, moves = match.state.view(seat), match.state.legal(seat)
            if seat == 0 and view.phase == "turn" and len(view.lines[0].row) >= LONG:
                found = len(match.record.plies)
            match.play(seat, rng.choice([move for move in moves if move.notation != "assault"] or moves))
            match.settle()
        if found is not None:
            return match.record, found
    raise LookupError("no line gets that long; look in more rounds")


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.slow)])
def test_a_long_line_stays_on_one_row(house: House, enter: Enter, size: str) -> None:
    page = enter("/icon.svg", keep=False)
    page.set_viewport_size(SIZES[size])
    page.goto(table_from(house, *long_line()))
    page.wait_for_selector(ASKED)
    assert not faults(page)
    places_in_line = page.locator(".line .cards > button, .line li")
    tops = places_in_line.evaluate_all("all => all.map((one) => Math.round(one.getBoundingClientRect().top / 12))")
    assert len(tops) > LONG
    assert len(set(tops)) == 1


# What lies on the board


def taps(page: Page, first: Locator) -> None:
    """The first tap says what it does and does nothing; the second does it."""
    page.wait_for_selector(ASKED)
    story = page.locator(".log")
    before = story.inner_text()
    first.tap()
    expect(detail(page)).not_to_have_text("")
    assert story.inner_text() == before
    first.tap()
    expect(story).not_to_have_text(before)


@pytest.mark.slow
def test_a_place_of_the_line_takes_a_card_by_a_second_tap(house: House, enter: Enter) -> None:
    made = house.make("person", BOT, BOT, BOT, mine=[0], options={"rounds": 100})
    page = at_the_table(enter(link(made, 0), phone=True))
    places_for_one = page.locator(f"{ASKED}").locator("xpath=..").locator('.lines button:enabled:not([title*="cards"])')
    table.play_until(page, lambda: places_for_one.count() > 0, seed=4)
    taps(page, places_for_one.first)


# A card that is looked at


def seat_at(house: House, enter: Enter, **more: Any) -> Page:
    """Where a card is laid face down for a pot, by one deed."""
    made = house.make("person", game="rugby_champion", mine=[0])
    return at_the_table(enter(link(made, 0), **more))


def detail(page: Page) -> Locator:
    return page.locator("[data-stage=detail]")


def test_a_first_tap_looks_and_a_second_plays(house: House, enter: Enter) -> None:
    page = seat_at(house, enter, phone=True)
    card = page.locator(".hand button:enabled").first
    expect(detail(page)).to_have_text("")
    card.tap()
    expect(detail(page)).not_to_have_text("")
    expect(page.locator(".clash.aimed")).to_be_visible()
    expect(page.locator(".log")).not_to_contain_text("You lay")
    card.tap()
    expect(page.locator(".log")).to_contain_text("You lay")


SMALL: Final = """() => [...document.querySelectorAll(".hand button :not(svg *)")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .filter((one) => one.getBoundingClientRect().width > 2 && !one.closest(".unseen"))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 9)
  .map((one) => `${one.className}: ${one.textContent}`)"""
CUT: Final = """() => [...document.querySelectorAll(".hand .looked button :is(.name, .who, .effect, .line)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent)"""


@pytest.mark.slow
@pytest.mark.parametrize("deal", ["artropp", "french flair", "rugby champion", "football of professionals"])
def test_cards_can_be_read_on_a_phone_and_the_one_looked_at_says_all(house: House, enter: Enter, deal: str) -> None:
    page = sit_down(house, enter, DEALS[deal], "phone")
    rng = random.Random(5)
    page.wait_for_selector(ASKED)
    while not page.locator(".hand button").count():
        DEALS[deal].act(page, rng)
        page.wait_for_selector(ASKED)
    assert page.evaluate(SMALL) == []
    for card in page.locator(".hand button:enabled").all():
        card.focus()
        assert page.evaluate(CUT) == []
        assert page.evaluate(SMALL) == []


def test_a_card_that_is_pointed_to_or_focused_says_what_it_does(house: House, enter: Enter) -> None:
    page = seat_at(house, enter)
    cards = page.locator(".hand button:enabled")
    small = cards.first.bounding_box()
    cards.first.hover()
    expect(detail(page)).to_contain_text("Lay ")
    expect(page.locator(".clash.aimed")).to_be_visible()
    large = cards.first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"]
    page.mouse.move(0, 0)
    expect(detail(page)).to_have_text("")
    cards.nth(1).focus()
    expect(detail(page)).to_contain_text("Lay ")


@pytest.mark.slow
def test_a_card_is_played_by_dragging_it_to_its_place(house: House, enter: Enter) -> None:
    page = seat_at(house, enter)
    card = page.locator(".hand button:enabled").first.bounding_box()
    there = page.locator(".clash").bounding_box()
    aside = page.locator(".log").bounding_box()
    assert card is not None
    assert there is not None
    assert aside is not None
    for place, played in ((aside, False), (there, True)):
        page.mouse.move(card["x"] + 30, card["y"] + 40)
        page.mouse.down()
        page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=5)
        page.mouse.up()
        said = expect(page.locator(".log"))
        (said.to_contain_text if played else said.not_to_contain_text)("You lay")


@pytest.mark.slow
def test_a_card_that_cannot_be_played_says_why(house: House, enter: Enter) -> None:
    made = house.make("person", BOT, BOT, BOT, mine=[0], options={"rounds": 100})
    page = at_the_table(enter(link(made, 0)))
    # While the place for a card is to be chosen, the others are dim for that reason.
    idle = page.locator(f".board:not(:has([aria-pressed=true])) {ASKED.removeprefix('.board ')} .held:has(.dim)")
    table.play_until(page, lambda: idle.count() > 0, seed=4)
    idle.first.focus()
    expect(detail(page)).to_contain_text(re.compile("It would have to be|Both ends"))
    expect(idle.first).to_have_attribute("aria-label", detail(page).inner_text())


def test_who_has_played_is_not_asked_again_while_what_came_of_it_is_on_its_way(house: House, enter: Enter) -> None:
    page = enter("/icon.svg", keep=False)
    held: list[Callable[[], None]] = []

    def hold_back(route: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if '"type":"happened"' in str(message):
                held.append(partial(route.send, message))
            else:
                route.send(message)

        route.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("socket"), hold_back)
    made = house.make("person", game="rugby_champion", mine=[0])
    page.goto(link(made, 0))
    page.locator(f"{ASKED} .hand button:enabled").first.click()
    while not held:
        page.wait_for_timeout(10)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert page.locator(ASKED).count() == 0
    for send in held:
        send()
    expect(page.locator(".log")).to_contain_text("You lay")


# Beside the table


@pytest.mark.slow
@pytest.mark.parametrize("deal", DEALS)
def test_a_notice_on_a_phone_covers_nothing_of_the_table(house: House, enter: Enter, deal: str) -> None:
    page = sit_down(house, enter, DEALS[deal], "phone")
    page.wait_for_selector(ASKED)
    lies = places(page)
    table.open_sheet(page, "Table")
    page.get_by_role("button", name="Indice").click()
    page.keyboard.press("Escape")
    notice = page.locator(".toast")
    expect(notice).to_be_visible()
    assert not faults(page)
    assert places(page) == lies
    assert notice.evaluate(COVERED) == 0
    assert notice.locator("p").evaluate("one => one.scrollHeight <= one.closest('[data-frame]').clientHeight")


@pytest.mark.slow
def test_the_guide_has_a_place_of_its_own(enter: Enter) -> None:
    for phone in (False, True):
        page = enter(phone=phone)
        box = page.locator("article", has_text="French Flair")
        box.get_by_role("button", name="First game, guided").click()
        coach = page.get_by_role("complementary", name="First game, guided")
        page.wait_for_selector(ASKED)
        lies = places(page)
        for _ in range(2):
            assert not faults(page)
            assert places(page) == lies
            coach.get_by_role("button", name="Got it").click()
        shown, stage = coach.bounding_box(), page.locator(".board").bounding_box()
        assert shown is not None
        assert stage is not None
        below, beside = shown["y"] >= stage["y"] + stage["height"], shown["x"] >= stage["x"] + stage["width"]
        assert below if phone else beside


@pytest.mark.slow
def test_a_long_hint_on_a_phone_is_read_whole_by_whoever_taps_it(house: House, enter: Enter) -> None:
    page = sit_down(house, enter, DEALS["french flair"], "phone")
    page.wait_for_selector(ASKED)
    table.open_sheet(page, "Table")
    page.get_by_role("button", name="Indice").click()
    page.keyboard.press("Escape")
    text = page.locator(".toast > p")
    text.evaluate("one => (one.textContent = (one.textContent + ' ').repeat(3))")
    notices = page.locator("[data-frame=notices]")
    assert notices.evaluate(COVERED) == 0
    assert text.evaluate(MORE), "it ends in dots"
    text.click()
    page.wait_for_function(f"() => !({MORE})(document.querySelector('.toast > p'))")
    assert not notices.evaluate(MORE), "and nothing has to be scrolled"
    page.locator("[data-stage=prompt]").click(position={"x": 10, "y": 10})
    page.wait_for_function(f"() => ({MORE})(document.querySelector('.toast > p'))")
    assert not faults(page)


@pytest.mark.slow
def test_what_accompanies_the_game_is_a_sheet_on_a_phone(house: House, enter: Enter) -> None:
    page = seat_at(house, enter, phone=True)
    page.wait_for_selector(ASKED)
    lies = places(page)
    story = page.locator("[data-panel=story]")
    expect(story).to_be_hidden()
    page.get_by_role("button", name="Story").tap()
    expect(story).to_be_visible()
    assert places(page) == lies
    page.get_by_role("button", name="Table", exact=True).tap()
    expect(story).to_be_hidden()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Hint")).to_be_hidden()
    assert not faults(page)
