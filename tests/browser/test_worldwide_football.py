"""Worldwide Football in the browser: alone to the end, between two browsers, on one screen, by every hand and eye."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tablee.core.match import Match
from tablee.core.record import Record, replay
from tablee.words import words_for
from tests.browser.axe import serious_faults
from tests.browser.conftest import NOTHING_YET, PHONE, Enter
from tests.browser.stage import faults
from tests.browser.table import OVER, await_turn, link, prompt
from tests.browser.worldwide_football import (
    GAME,
    SEED,
    act,
    in_phase,
    last_decision,
    make,
    moment,
    play_to_the_end,
)
from tests.server.house import House
from tests.words.sentences import say_event, say_move, say_prompt

A_WHILE = 600.0
PRO: dict[str, Any] = {"mode": "pro"}
TWO_DIGITS = 10


def log(page: Page) -> Locator:
    """The commentary."""
    return page.locator(".log [role=log]")


def play_on(pages: list[Page], until: str, seed: int = 1) -> None:
    """Do something again and again on whichever page can, until one of them shows that."""
    rng = random.Random(seed)
    late = time.monotonic() + A_WHILE
    while not pages[0].locator(until).count():
        assert time.monotonic() < late, "the match does not go on"
        if not any(act(page, rng) for page in pages):
            pages[0].wait_for_timeout(10)


# Alone


def alone_from_the_shelf(enter: Enter) -> Page:
    page = enter()
    box = page.locator("article", has_text="Worldwide Football")
    expect(box).not_to_contain_text("Coming soon")
    box.get_by_role("button", name="Against the game…").click()
    page.get_by_label("Your name").fill("Camille")
    expect(page.get_by_label("Two Stars of Attacking play")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".board.worldwide-football")).to_be_visible()
    expect(page.locator(".camp")).to_contain_text("Italy")
    return page


def test_from_the_shelf_to_the_first_turn_alone(enter: Enter) -> None:
    await_turn(alone_from_the_shelf(enter))


@pytest.mark.slow
def test_a_solo_match_from_the_shelf_to_the_end(enter: Enter) -> None:
    page = alone_from_the_shelf(enter)
    play_on([page], OVER)
    expect(page.locator(OVER)).to_contain_text(re.compile("wins? the match|drawn"))
    expect(log(page)).to_contain_text("final whistle")
    assert "WF-" in log(page).inner_text(), "every step of the virtual opponent names its clause"


@pytest.mark.slow
def test_a_professional_chooses_two_abilities_that_say_what_they_do(house: House, enter: Enter) -> None:
    """WF-2."""
    page = enter(link(house.lay("worldwide_football", "person Camille", **PRO), 0))
    await_turn(page)
    expect(page.locator(".has")).to_contain_text("Counter-attack")
    expect(page.locator('[data-move="pick-trap"]')).to_contain_text("from 4 on the d6")
    make(page, "pick-trap")
    make(page, "pick-dive")
    expect(page.locator(".own .chip")).to_have_count(5)
    expect(log(page)).to_contain_text("Offside trap")


def test_the_virtual_opponent_says_why_and_by_which_clause(house: House, enter: Enter) -> None:
    """WF-18: the dice and sentences of a move lie beside the pitch, its piles and active cards are seen."""
    record, ply = moment(lambda view, told: may_give(view) and bool(view.rival.active))
    page = enter(link(house.make_from(record, ply, "person Camille"), 0))
    await_turn(page)
    rival = replay(record, GAME, ply).view(0).rival
    expect(page.locator(".camp .open .card")).to_have_count(len(rival.active) + len(rival.shots))
    expect(page.locator(".camp .pile")).to_have_count(5)
    make(page, "give")
    expect(page.locator(".told .rival").first).to_contain_text(re.compile(r"WF-\d+\)"))


def may_give(view: Any) -> bool:
    """Nothing has been prepared that must be played first."""
    return bool(view.phase == "attack" and not view.prepared and not view.must_spend)


# Two browsers


def frames_of(page: Page, address: str) -> list[dict[str, Any]]:
    """Go there, and keep all that the server tells this page."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", listen)
    page.goto(address)
    expect(page.locator(".board")).to_be_visible()
    return heard


def stories(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that was told: what had happened before one came, and what happened since."""
    parts = [frame["log"] if frame["type"] == "welcome" else frame.get("story", []) for frame in frames]
    return [event for part in parts for event in part]


@pytest.mark.slow
def test_an_online_half_between_two_browsers_keeps_both_hands_secret(house: House, enter: Enter) -> None:
    made = house.lay("worldwide_football", "person Camille", "person Noé")
    pages = [enter(NOTHING_YET), enter(NOTHING_YET, lang="fr-FR")]
    frames = [frames_of(page, link(made, seat)) for seat, page in enumerate(pages)]
    play_on(pages, ".half :text('2nd half')")
    expect(pages[1].locator(".half")).to_contain_text("2e mi-temps")
    expect(log(pages[1])).to_contain_text("mi-temps")
    for seat, heard in enumerate(frames):
        told = [event for event in stories(heard) if event["event"] in ("drew", "drewplayer", "aimed")]
        assert any(event["seat"] == seat for event in told)
        for event in told:
            secret = event.get("card") or event.get("number") or event.get("face")
            assert event["seat"] == seat or not secret, event
        for frame in heard:
            views = frame.get("situation", {}).get("views", {})
            assert set(views) <= {str(seat)}, "only one's own eyes"


@pytest.mark.slow
def test_a_penalty_is_picked_in_secret(house: House, enter: Enter) -> None:
    """WF-33."""
    record, ply = moment(lambda view, told: view.phase == "penalty" and len(view.waiting) == 2, 2, **PRO)
    made = house.make_from(record, ply, "person Camille", "person Noé")
    pages = [enter(NOTHING_YET), enter(NOTHING_YET)]
    frames = [frames_of(page, link(made, seat)) for seat, page in enumerate(pages)]
    make(pages[0], "aim4")
    expect(pages[0].locator('[data-face="4"]')).to_have_attribute("aria-pressed", "true")
    expect(pages[1].locator(".penalty .done")).to_contain_text("Camille has chosen")
    expect(pages[1].locator('.penalty [aria-pressed="true"]')).to_have_count(0)
    assert [event["face"] for event in stories(frames[1]) if event["event"] == "aimed"][-1:] == [None]
    make(pages[1], "aim4")
    for page in pages:
        expect(log(page)).to_contain_text("the same, saved!")


@pytest.mark.slow
def test_on_one_screen_a_hand_is_covered_until_its_owner_takes_the_screen(house: House, enter: Enter) -> None:
    made = house.lay("worldwide_football", "person Camille", "person Noé")
    page = enter(link(made, 0, 1))
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".camp")).to_have_count(2)
    page.locator(".curtain button").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    expect(page.locator(".camp")).to_have_count(1)


# What is seen


@pytest.mark.slow
def test_chances_and_answers_are_shown_when_asked_for(house: House, enter: Enter) -> None:
    """WF-13, WF-14."""
    record, ply = moment(lambda view, told: view.phase == "defence" and any(card in view.odds for card in ("TA", "IN")))
    view = replay(record, GAME, ply).view(0)
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), lang="fr-FR")
    await_turn(page)
    expect(page.get_by_test_id("answers")).to_have_count(0)
    page.get_by_role("button", name="Chances").click()
    for card, percent in view.odds.items():
        expect(page.locator(f'.hand [data-move="{card}"] .odds')).to_have_text(f"{percent}\u00a0%")
    expect(page.get_by_test_id("answers")).to_contain_text(f"il faut {view.target} au d20")


@pytest.mark.slow
def test_a_card_shows_where_it_would_bring_the_ball_and_lies_there_once_played(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view, told: view.phase == "attack" and view.pa == 0 and "P" in view.reach, 2)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
    await_turn(page)
    page.locator('.hand [data-card="P"]').hover()
    expect(page.get_by_test_id("ghost")).to_be_visible()
    make(page, "P")
    expect(page.locator(".pitch [data-pa]")).to_have_attribute("data-pa", "2")
    expect(page.locator(".pitch ol li")).to_have_count(1)
    expect(page.get_by_test_id("possession")).to_have_text("You attack: 2 PA")


def scoring_shot() -> tuple[Record, int]:
    """A match alone of the deal, and the ply of the first shot that scores."""
    for number in range(200):
        match = Match.start(GAME, GAME.options(), 1, seed=SEED)
        ply = goal_of(match, random.Random(number))
        if ply is not None:
            return match.record, ply
    raise LookupError("nobody scores; look in more matches")


def goal_of(match: Match, rng: random.Random) -> int | None:
    """Play to the end and shoot whenever it is possible: the ply of the first shot that scores."""
    found = None
    match.settle()
    while not match.is_over():
        ply, before = len(match.record.plies), match.state.view(None).sides[0].score
        legal = match.state.legal(0)
        shot = next((move for move in legal if move.notation == "T"), None)
        match.play(0, shot or rng.choice(legal))
        match.settle()
        if found is None and shot and match.state.view(None).sides[0].score > before:
            found = ply
    return found


@pytest.mark.slow
def test_what_a_star_fetches_is_chosen_from_cards_and_escape_closes(house: House, enter: Enter) -> None:
    """WF-40."""
    record, ply = moment(lambda view, told: view.phase == "attack" and view.sides[0].stars > 0 and not view.prepared)
    page = enter(link(house.make_from(record, ply, "person Camille"), 0))
    await_turn(page)
    page.locator('[data-ability="scheme"]').click()
    expect(page.get_by_role("region", name="Tactical plan: which card?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chooser")).to_have_count(0)
    make(page, "scheme-T")
    expect(log(page)).to_contain_text("You take a shot")


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
def test_all_that_a_star_may_fetch_has_room(house: House, enter: Enter, phone: bool) -> None:
    """Professionals have more kinds of cards than a row has room for."""

    def may_fetch(view: Any, _: list[Any]) -> bool:
        return bool(view.phase == "attack" and "scheme" in view.sides[0].abilities and view.sides[0].stars > 0)

    record, ply = moment(may_fetch, mode="pro")
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), phone=phone)
    await_turn(page)
    page.locator('[data-ability="scheme"]').click()
    expect(page.locator(".chooser [data-move]").nth(9)).to_be_visible()
    assert not faults(page)


@pytest.mark.slow
def test_the_values_say_what_is_reconstructed(house: House, enter: Enter) -> None:
    """WF-60."""
    page = enter(link(house.lay("worldwide_football", "person Camille"), 0))
    page.get_by_test_id("values").click()
    sheet = page.get_by_role("dialog", name="Cards and values")
    expect(sheet).to_contain_text("What the cards in play say.")
    expect(sheet.locator(".badge.reconstructed").first).to_have_text("reconstructed")
    expect(sheet.get_by_role("row", name="PL · long pass")).to_contain_text("3")


@pytest.mark.slow
def test_it_is_played_by_keyboard(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view, told: view.phase == "attack" and "D" in view.reach, 2)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
    await_turn(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.card") == "D":
            break
    expect(page.get_by_test_id("ghost")).to_be_visible()
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text("You play a dribble")


@pytest.mark.slow
def test_it_fits_a_phone(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view, told: view.phase == "attack" and len(view.hand) >= 9 and len(view.laid) > 1)
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), phone=True, lang="fr-FR")
    await_turn(page)
    page.get_by_role("button", name="Chances").tap()
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    shown = page.get_by_label("Votre main").bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] <= PHONE["height"], "the hand is in sight when it is needed"


UNDER_THEIR_NEIGHBOURS = """() => {
  const signs = document.querySelectorAll(".hand li:not(:last-child) :is(.sign, .shirt, .who)");
  const neighbour = (sign) => sign.closest("li").nextElementSibling.getBoundingClientRect();
  return [...signs].filter((sign) => sign.getBoundingClientRect().right > neighbour(sign).left + 2).length;
}"""
SPILT = "() => [...document.querySelectorAll('.tray li')].filter((die) => die.scrollWidth > die.clientWidth).length"


def test_nine_cards_say_on_a_phone_what_they_are(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view, told: len(set(view.hand)) + len(view.players) >= 9, mode="pro")
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), phone=True, lang="fr-FR")
    await_turn(page)
    assert page.evaluate(UNDER_THEIR_NEIGHBOURS) == 0


def test_a_sum_of_dice_stays_in_its_place_on_a_phone(house: House, enter: Enter) -> None:
    def subtracted(view: Any, told: list[Any]) -> bool:
        return any(getattr(event, "total", 0) < getattr(event, "die", 0) and event.die >= TWO_DIGITS for event in told)

    record, ply = moment(subtracted, mode="pro")
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), phone=True, lang="fr-FR")
    expect(page.locator(".tray .sum", has_text="−").first).to_be_visible()
    assert page.evaluate(SPILT) == 0


# Words


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "seats"), [("fr", 1), ("en", 2)])
def test_the_commentary_is_word_for_word_that_of_the_terminal(
    house: House, enter: Enter, lang: str, seats: int
) -> None:
    names = dict(enumerate(["Camille", "Noé"][:seats]))
    match = Match.start(GAME, GAME.options(**PRO), seats, seed=SEED, names=names)
    play_to_the_end(match, random.Random(4))
    words = words_for(lang, "worldwide_football")
    opponent = GAME.narrator.opponent(match.state.view(None))
    called = [*names.values(), *([words.tell(opponent)] if opponent else [])]
    sentences = [say_event(words, one.public, called, None) for one in match.take_story()]
    text = {"content": match.record.text(), "headers": {"content-type": "text/plain"}}
    page = enter(f"/r/{house.ask('POST', '/api/records', **text).json()['table']}?ply=100000", lang=lang)
    expect(page.locator(".story li")).to_have_text([sentence for sentence in sentences if sentence])


@pytest.mark.parametrize(
    ("lang", "phases"),
    [("fr", ["pick", "attack", "keep"]), ("en", ["defence", "discard", "free-kick"])],
)
@pytest.mark.slow
def test_prompts_and_moves_too(house: House, enter: Enter, lang: str, phases: list[str]) -> None:
    words = words_for(lang, "worldwide_football")
    page = enter(NOTHING_YET, lang=lang)
    for phase in phases:
        record, ply = in_phase(phase)
        page.goto(link(house.make_from(record, ply, "person Camille"), 0))
        await_turn(page)
        view = replay(record, GAME, ply).view(0)
        opponent = GAME.narrator.opponent(view)
        assert opponent is not None
        names = ["Camille", words.tell(opponent)]
        assert prompt(page).inner_text() == say_prompt(words, view, names), phase
        for button in page.locator(".hand [data-move], .bar [data-move]").all():
            meaning = say_move(words, view, str(button.get_attribute("data-move")), names)
            assert button.get_attribute("title") == meaning[:1].upper() + meaning[1:]


# Eyes


@pytest.mark.slow
@pytest.mark.parametrize(
    ("looks", "phases"),
    [
        ({"color_scheme": "light"}, ["pick", "attack", "defence", "discard"]),
        ({"color_scheme": "dark", "phone": True}, ["pick", "discard"]),
        ({"color_scheme": "dark", "phone": True}, ["attack", "defence"]),
    ],
)
def test_nothing_serious_for_axe(house: House, enter: Enter, looks: dict[str, Any], phases: list[str]) -> None:
    page = enter(NOTHING_YET, **looks)
    for wanted in phases:
        record, ply = in_phase(wanted)
        page.goto(link(house.make_from(record, ply, "person Camille"), 0))
        await_turn(page)
        if wanted == "defence":
            page.get_by_role("button", name="Chances").click()
        assert not serious_faults(page), wanted


@pytest.mark.slow
def test_the_ball_rolls_within_the_strictest_policy_and_rests_for_those_who_asked(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view, told: view.phase == "attack" and view.pa == 0 and "P" in view.reach, 2)
    for motion, moves in (("no-preference", True), ("reduce", False)):
        page = enter(NOTHING_YET, reduced_motion=motion, keep=False)
        page.add_init_script(
            "window.broken = []; window.flights = 0;"
            "document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));"
            "const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...how) {"
            "  if (this.matches('.ball')) flights += 1; return animate.apply(this, how); };"
        )
        page.goto(link(house.make_from(record, ply, "person Camille", "person Noé"), 0))
        make(page, "P")
        expect(log(page)).to_contain_text("You play a pass")
        page.wait_for_function("(moves) => flights > 0 === moves", arg=moves)
        assert page.evaluate("broken") == []


@pytest.mark.slow
def test_a_match_ends_with_its_score(house: House, enter: Enter) -> None:
    record, ply, seat, move = last_decision(2, knockout=True)
    page = enter(link(house.make_from(record, ply, "person Camille", "person Noé"), seat))
    make(page, move)
    expect(page.locator(OVER)).to_contain_text("goal")
