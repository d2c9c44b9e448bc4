"""French Flair in the browser: against bots, against each other, on one screen, by every hand and eye."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.core.match import Match
from tablee.core.record import replay
from tablee.games.french_flair import events
from tablee.words import words_for
from tests.browser.axe import serious_faults
from tests.browser.conftest import NOTHING_YET, PHONE, Enter
from tests.browser.french_flair import (
    FORWARDS_HALF,
    GAME,
    SEED,
    act,
    almost_over,
    brings_back,
    find_half,
    in_phase,
    make,
    moment,
    play_first,
    play_hastily,
    play_script,
    scores_with_forwards,
    tells,
)
from tests.browser.table import OVER, await_turn, hand, link, prompt
from tests.server.house import House
from tests.words.sentences import say_event, say_move, say_prompt

A_WHILE = 600.0
ADVANTAGE_HALF = 19
"""A number of `Half`."""


def log(page: Page) -> Locator:
    """The commentary."""
    return page.locator(".log [role=log]")


def play_on(page: Page, until: str, seed: int = 1) -> None:
    """Do something again and again, until the commentary says so."""
    rng = random.Random(seed)
    late = time.monotonic() + A_WHILE
    while not re.search(until, log(page).inner_text()):
        assert time.monotonic() < late, "the match does not go on"
        if not act(page, rng):
            page.wait_for_timeout(20)
        page.wait_for_timeout(5)


# Against bots


@pytest.mark.slow
def test_a_half_against_a_bot_from_the_shelf(enter: Enter) -> None:
    page = enter()
    box = page.locator("article", has_text="French Flair")
    expect(box).not_to_contain_text("Coming soon")
    box.get_by_role("button", name="Against bots…").click()
    page.get_by_label("Your name").fill("Camille")
    page.get_by_text("Plays almost anything").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".board.french-flair")).to_be_visible()
    expect(hand(page)).to_have_count(6)
    play_on(page, "Second half")
    expect(page.get_by_text("2nd half")).to_be_visible()
    page.reload()
    expect(page.get_by_text("2nd half")).to_be_visible()


@pytest.mark.slow
def test_a_whole_match_can_be_seen_again_from_either_seat(house: House, enter: Enter) -> None:
    match = Match.start(GAME, GAME.options(), 2, seed=SEED)
    match.settle()
    while not match.is_over():
        play_first(match)
    text = {"content": match.record.text(), "headers": {"content-type": "text/plain"}}
    over = house.ask("POST", "/api/records", **text).json()["table"]
    page = enter(f"/r/{over}?ply=60")
    expect(page.locator(".board.french-flair")).to_be_visible()
    expect(hand(page)).to_have_count(0)
    page.get_by_label("Seen by").select_option("1")
    expect(hand(page).first).to_be_visible()
    expect(page.locator(".hand button:enabled")).to_have_count(0)
    page.locator("input[type=range]").fill(str(10_000))
    expect(page.get_by_test_id("possession")).to_have_text("Full time")


# Two browsers


@pytest.mark.slow
def test_a_try_of_the_forwards_an_interception_and_a_half_that_its_clock_ends(house: House, enter: Enter) -> None:
    half = find_half(
        FORWARDS_HALF,
        scores_with_forwards,
        lambda step: tells(step, events.Intercepted),
        lambda step: tells(step, events.TimeUp),
    )
    made = house.lay("french_flair", "person Camille", "person Noé")
    pages = {0: enter(link(made, 0)), 1: enter(link(made, 1), lang="fr-FR")}
    tried = half.place(scores_with_forwards)
    scorer = half.steps[tried].seat
    play_script(pages, half.steps[:tried])
    await_turn(pages[scorer])
    combo = pages[scorer].locator(".combo")
    expect(combo.locator(".kind")).to_have_text(re.compile("forwards|suite"))
    before = int(re.sub(r"\D", "", points(pages[0], scorer).inner_text()))
    make(pages[scorer], half.steps[tried].move)
    # The points are waited for, not the story: an earlier try of this half may stand there already.
    expect(points(pages[0], scorer)).to_contain_text(str(before + 5))
    expect(log(pages[0])).to_contain_text("Try!")
    expect(log(pages[1])).to_contain_text("Essai")
    play_script(pages, half.steps[tried + 1 :])
    expect(log(pages[0])).to_contain_text("Intercepted!")
    expect(log(pages[1])).to_contain_text("Interception")
    expect(log(pages[0])).to_contain_text("Time is up in the first half")
    expect(log(pages[1])).to_contain_text("C’est la mi-temps")
    expect(pages[0].get_by_text("2nd half")).to_be_visible()


def points(page: Page, seat: int) -> Locator:
    return page.locator(".score .team").nth(seat).locator(".points")


def visible_hand(page: Page) -> list[str]:
    return [str(card.get_attribute("data-card")) for card in hand(page).all()]


@pytest.mark.slow
def test_an_advantage_that_comes_to_nothing_is_brought_back(house: House, enter: Enter) -> None:
    half = find_half(ADVANTAGE_HALF, brings_back)
    back = half.place(brings_back)
    chosen = max(place for place in range(back) if half.steps[place].move == "advantage")
    made = house.make_from(half.record, half.steps[chosen].ply, "person Camille", "person Noé")
    pages = {0: enter(link(made, 0)), 1: enter(link(made, 1))}
    play_script(pages, half.steps[chosen : chosen + 1])
    for page in pages.values():
        expect(page.get_by_test_id("advantage")).to_contain_text("advantage")
    play_script(pages, half.steps[chosen + 1 : back + 1])
    expect(log(pages[0])).to_contain_text("back")
    expect(pages[0].get_by_test_id("advantage")).to_have_count(0)
    seat = half.steps[chosen].seat
    expect(prompt(pages[seat])).to_contain_text("penalty")
    expect(pages[seat].locator('[data-move="touch2"]')).to_be_visible()


@pytest.mark.slow
def test_a_duel_lies_side_by_side_and_a_contest_shows_its_zone(house: House, enter: Enter) -> None:
    """FF-36: a side with a single card cannot clear out, so that the ruck ends with this die wherever it falls."""
    record, ply = moment(
        lambda view: view.phase == "contest" and view.zone[1] - view.zone[0] == 2 and view.teams[1].cards == 1
    )
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
    await_turn(page)
    for side in ("home", "away"):
        expect(page.locator(f".throws .side.{side} .die")).to_have_count(2)
    expect(page.locator(".zone .good")).to_have_count(3)
    page.get_by_role("button", name="Chances").click()
    expect(page.locator(".lines")).to_contain_text("50.0%")
    hand(page).first.click()
    expect(page.locator(".zone .hit, .zone .miss")).to_have_count(1)


# The clock on the wall


@pytest.mark.slow
def test_the_real_clock_counts_down_and_ends_the_half(house: House, enter: Enter) -> None:
    made = house.lay("french_flair", "person Camille", "person Noé", clock="real")
    pages = {0: enter(link(made, 0)), 1: enter(link(made, 1))}
    clock = pages[0].get_by_test_id("clock")
    expect(clock).to_have_text("10:00")
    make(kicker_of(pages), "kick2")
    for page in pages.values():
        expect(page.get_by_test_id("clock")).to_have_text(re.compile("09:5[0-9]"))
        expect(page.locator(".prompt .clock")).to_have_count(0)
    made = house.make_from(*almost_over(), "person Camille", "person Noé")
    page = enter(link(made, 0))
    expect(page.get_by_text("time is up", exact=True)).to_be_visible()
    expect(page.get_by_test_id("clock")).to_have_text("00:00")


def kicker_of(pages: dict[int, Page]) -> Page:
    """Whoever kicks off; the other is told to wait."""
    for page in pages.values():
        expect(prompt(page)).to_contain_text(re.compile("kick off", re.IGNORECASE))
    return next(page for page in pages.values() if page.locator("[data-move=kick2]").count())


# One screen


@pytest.mark.slow
def test_the_screen_is_passed_on_and_hides_the_hand(house: House, enter: Enter) -> None:
    page = enter(link(house.lay("french_flair", "person Camille", "person Noé"), 0, 1), phone=True)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Pass the screen to")
    expect(page.get_by_test_id("possession")).to_contain_text("’s ball at the kick-off")
    expect(hand(page)).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(page.get_by_test_id("possession")).to_contain_text("Your ball at the kick-off")
    expect(hand(page)).to_have_count(6)
    page.locator("[data-move=kick2]").click()
    expect(curtain).to_be_visible()
    expect(hand(page)).to_have_count(0)
    play_on(page, "Second half", seed=5)


# Hands


def open_play(view: Any) -> bool:
    """Something of everything: a 9 to open with and others to follow."""
    return bool(
        view.phase == "attack" and view.combo is None and {9, 10, 12} <= set(view.hand) and view.origin == "open"
    )


@pytest.mark.slow
def test_two_people_are_offered_the_clock_on_the_wall_and_bots_the_tempo(enter: Enter) -> None:
    """FF-77."""
    page = enter()
    box = page.locator("article", has_text="French Flair")
    for way, clock in (("Against bots…", "tempo"), ("On this screen…", "real")):
        box.get_by_role("button", name=way).click()
        page.locator("dialog summary", has_text="Options").click()
        expect(page.locator("#option-clock")).to_have_value(clock)
        page.keyboard.press("Escape")
    box.get_by_role("button", name="On this screen…").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/**")
    table = page.url.split("/t/")[1].split("#")[0]
    assert page.request.get(f"/api/tables/{table}").json()["options"]["clock"] == "real"


@pytest.mark.slow
def test_a_combination_card_by_card_shows_where_the_ball_would_go(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view: open_play(view) and view.distance >= 60)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
    await_turn(page)
    ball = page.locator("[data-ball]")
    start = int(ball.get_attribute("data-ball") or 0)
    hand(page).and_(page.locator('[data-card="9"]')).first.click()
    page.locator('[data-move="9o"]').hover()
    expect(page.locator(".ghost text")).to_have_text("+5 m")
    page.locator('[data-move="9t2"]').hover()
    expect(page.locator(".ghost text")).to_have_text("+10 to +70 m")
    assert page.locator(".ghost rect").count() == 12
    page.locator('[data-move="9o"]').click()
    expect(ball).to_have_attribute("data-ball", str(start + 5))
    expect(page.locator(".combo")).to_contain_text("5 m gained")
    make(page, "10p")
    expect(page.locator(".combo li .card")).to_have_count(2)
    expect(page.locator(".combo .kind")).to_have_text("backs’ move")
    expect(page.locator('.hand button[data-card="12"]')).to_be_enabled()
    make(page, "12a")
    expect(page.locator(".combo")).to_have_count(0)
    expect(ball).to_have_attribute("data-ball", str(start + 25))


@pytest.mark.slow
def test_two_forwards_make_a_maul(house: House, enter: Enter) -> None:
    record, ply = moment(
        lambda view: (
            view.phase == "attack" and view.origin == "line-out" and sum(card <= 8 for card in set(view.hand)) >= 2
        )
    )
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0), phone=True)
    await_turn(page)
    first, second = sorted({int(card) for card in visible_hand(page) if int(card) <= 8})[:2]
    page.locator(f'.hand button[data-card="{second}"]').tap()
    expect(page.locator(f'.hand button.partner[data-card="{first}"]')).to_be_visible()
    page.get_by_role("group", name="Maul with").get_by_text(f"the {first}", exact=True).tap()
    expect(log(page)).to_contain_text("maul")


@pytest.mark.slow
def test_a_match_by_keyboard_alone(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view: open_play(view) and view.distance >= 60)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
    await_turn(page)
    page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.card") == "9":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".of-card button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".of-card")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.card") == "9"
    page.keyboard.press("Enter")
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.move") == "9o":
            break
        page.keyboard.press("Tab")
    expect(page.locator(".ghost text")).to_have_text("+5 m")
    page.keyboard.press("Enter")
    expect(page.locator(".combo")).to_be_visible()
    expect(page.locator(".hand button:focus")).to_have_count(1)


@pytest.mark.slow
def test_it_fits_a_phone_whatever_is_open(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view: open_play(view) and len(view.hand) >= 6)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0), phone=True, lang="fr-FR")
    await_turn(page)
    page.get_by_role("button", name="Chances").tap()
    for card in hand(page).all():
        if card.is_enabled():
            card.tap()
            assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    shown = page.get_by_label("Votre main").bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] <= PHONE["height"], "the hand is in sight when it is needed"


# Eyes and ears


@pytest.mark.slow
def test_french_and_english_by_a_click(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view: view.phase == "scrum")
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0), lang="fr-FR")
    expect(prompt(page)).to_contain_text("Introduction pour vous")
    page.get_by_role("button", name="Chances").click()
    expect(page.locator('[data-move="dice1"]')).to_contain_text("58\u00a0%")
    page.get_by_role("button", name="English").click()
    expect(page.locator('[data-move="dice1"]')).to_contain_text("58%")
    expect(page.get_by_test_id("possession")).to_contain_text("Your ball at the scrum")


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_commentary_is_word_for_word_that_of_the_terminal(house: House, enter: Enter, lang: str) -> None:
    names = {0: "Camille", 1: "Noé"}
    match = Match.start(GAME, GAME.options(), 2, seed=SEED, names=names)
    words, told = words_for(lang, "french_flair"), []
    rng = random.Random(FORWARDS_HALF)
    match.settle()
    while not match.is_over():
        told += match.take_story()
        play_hastily(match, rng)
    told += match.take_story()
    sentences = [say_event(words, one.public, list(names.values()), None) for one in told]
    text = {"content": match.record.text(), "headers": {"content-type": "text/plain"}}
    page = enter(f"/r/{house.ask('POST', '/api/records', **text).json()['table']}?ply=100000", lang=lang)
    expect(page.locator(".story li")).to_have_text([sentence for sentence in sentences if sentence])


@pytest.mark.parametrize(
    ("lang", "phases"),
    [
        ("fr", ["attack", "contest", "scrum", "receive"]),
        ("en", ["defence", "clear-out", "penalty", "offside", "conversion"]),
    ],
)
@pytest.mark.slow
def test_prompts_and_moves_too(house: House, enter: Enter, lang: str, phases: list[str]) -> None:
    words = words_for(lang, "french_flair")
    page = enter(NOTHING_YET, lang=lang)
    for phase in phases:
        record, ply = moment(in_phase(phase))
        page.goto(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
        await_turn(page)
        state = replay(record, GAME, ply)
        view = state.view(0)
        assert prompt(page).inner_text() == say_prompt(words, view, ["Camille", "Noé"]), phase
        for card in range(hand(page).count()):
            if phase == "attack" and hand(page).nth(card).is_enabled():
                hand(page).nth(card).click()
            for button in page.locator("[data-move]").all():
                meaning = say_move(words, view, str(button.get_attribute("data-move")))
                assert button.get_attribute("title") == meaning[:1].upper() + meaning[1:]
            if phase != "attack":
                break


@pytest.mark.slow
@pytest.mark.parametrize(
    ("looks", "phases"),
    [
        ({"color_scheme": "light"}, ["attack", "defence", "contest", "scrum", "penalty"]),
        ({"color_scheme": "dark"}, ["attack", "contest"]),
        ({"color_scheme": "dark", "phone": True}, ["attack", "penalty"]),
    ],
)
def test_nothing_serious_for_axe(house: House, enter: Enter, looks: dict[str, Any], phases: list[str]) -> None:
    page = enter(NOTHING_YET, **looks)
    for wanted in phases:
        record, ply = moment(in_phase(wanted))
        page.goto(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
        await_turn(page)
        if wanted == "attack":
            page.get_by_role("button", name="Chances").click()
            page.locator(".hand button:enabled").last.click()
        assert not serious_faults(page), wanted


@pytest.mark.slow
def test_the_ball_travels_within_the_strictest_policy_and_rests_for_those_who_asked(house: House, enter: Enter) -> None:
    for motion, moves in (("no-preference", True), ("reduce", False)):
        made = house.lay("french_flair", "person Camille", "person Noé")
        pages = {seat: enter(reduced_motion=motion, keep=False) for seat in (0, 1)}
        for seat, page in pages.items():
            page.add_init_script(
                "window.broken = []; window.flights = 0;"
                "document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));"
                "const animate = Element.prototype.animate;"
                "Element.prototype.animate = function (...how) {"
                "  if (this.matches('.runner')) flights += 1; return animate.apply(this, how); };"
            )
            page.goto(link(made, seat))
            expect(page.locator(".pitch")).to_be_visible()
        make(kicker_of(pages), "kick2")
        for page in pages.values():
            expect(log(page)).to_contain_text("restart")
            page.wait_for_function("(moves) => flights > 0 === moves", arg=moves)
            assert page.evaluate("broken") == []


@pytest.mark.slow
def test_a_match_ends_with_its_score(house: House, enter: Enter) -> None:
    # By this seed a throw ends the match; by others it is a kick that cannot reach the posts, which no button offers.
    match = Match.start(GAME, GAME.options(), 2, seed=(1).to_bytes(32, "big"))
    match.settle()
    plies = 0
    while not match.is_over():
        plies = len(match.record.plies)
        play_first(match)
    last = match.record.plies[plies]
    made = house.make_from(match.record, plies, "person Camille", "person Noé")
    page = enter(link(made, last.actor))
    make(page, last.notation)
    expect(page.locator(OVER)).to_contain_text("points")
