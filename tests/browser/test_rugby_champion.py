"""Rugby Champion in the browser: alone against the Non-joueur, against each other, on one screen, by every hand."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tablee.core.game import State
from tablee.core.record import Record, replay
from tablee.games.rugby_champion import events
from tablee.words import words_for
from tests.browser.axe import serious_faults
from tests.browser.conftest import NOTHING_YET, PHONE, Enter
from tests.browser.rugby_champion import act, make
from tests.browser.stage import faults
from tests.browser.table import OVER, await_turn, hand, link, prompt
from tests.games.rugby_champion.moments import GAME, begin, exchange, moment, play_hastily
from tests.server.house import House
from tests.words.sentences import say_move

A_WHILE = 600.0
SLOW = 6
"""A pace at which what is compared can be looked at."""
SUPPORTS = ("rucking", "raffut")
PEOPLE = ("person Camille", "person Noé")


def log(page: Page) -> Locator:
    """The commentary."""
    return page.locator(".log [role=log]")


def faces(page: Page, side: int) -> list[str | None]:
    """The cards that lie before a side in the middle of the table; none: face down."""
    name = ("one", "two")[side]
    return [card.get_attribute("data-face") for card in page.locator(f".clash .side.{name} .card").all()]


@cache
def when(wanted: Callable[[Any], bool], seats: int = 1) -> tuple[Record, int]:
    return moment(lambda view, _: wanted(view), seats=seats)


def in_phase(phase: str) -> Callable[[Any], bool]:
    return PHASES.setdefault(phase, lambda view: view.phase == phase)


PHASES: dict[str, Callable[[Any], bool]] = {}


# Alone


@pytest.mark.slow
def test_a_half_alone_from_the_shelf(enter: Enter) -> None:
    page = enter()
    box = page.locator("article", has_text="Rugby Champion")
    box.get_by_role("button", name="Against the game…").click()
    page.get_by_label("Your name").fill("Camille")
    expect(page.locator("#option-difficulty")).to_be_visible()
    for name in ("reaction_seconds", "interception_try"):
        expect(page.locator(f"#option-{name}")).to_have_count(0)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".board.rugby-champion")).to_be_visible()
    expect(hand(page)).to_have_count(4)
    expect(page.locator(".line .card.down")).to_have_count(4)
    rng = random.Random(1)
    late = time.monotonic() + A_WHILE
    while "Half-time" not in log(page).inner_text():
        assert time.monotonic() < late, "the match does not go on"
        if not act(page, rng):
            page.wait_for_timeout(20)
    steps = [line for line in log(page).locator("li").all_inner_texts() if line.startswith("The Non-player turns")]
    assert steps
    assert all(re.search(r"\(RC-\d+\)$", line) for line in steps), "each step of the Non-joueur names its clause"
    page.reload()
    expect(page.locator(".score").get_by_text("2nd half")).to_be_visible()


@pytest.mark.slow
def test_a_card_is_laid_the_others_is_turned_and_the_difference_told(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view, _: view.phase == "lay" and view.challenge.opening)
    view = replay(record, GAME, ply).view(0)
    card = next(card for card in view.hand if card.arrow)
    made = house.make_from(record, ply, "person Camille")
    page = enter(
        link(made, 0), first=lambda page: page.add_init_script(f"localStorage.setItem('tablee.pace', '{SLOW}')")
    )
    make(page, card.id)
    expect(log(page)).to_contain_text("The Non-player turns")
    expect(page.get_by_test_id("values")).to_be_visible()
    assert faces(page, 0)[0] == card.id
    values = page.get_by_test_id("values")
    own, other = (int(part) for part in re.findall(r"\d+", values.inner_text()))
    assert own == card.values[0]
    told = "A tie" if own == other else f"by {abs(own - other)}"
    expect(page.locator(".clash .gap")).to_contain_text(told)


@pytest.mark.slow
def test_a_hint_and_a_card_that_is_taken_back(house: House, enter: Enter) -> None:
    page = enter(link(house.lay("rugby_champion", "person Camille"), 0))
    await_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("body")).to_contain_text(re.compile(r"lay .+ \(Power \d\)", re.IGNORECASE))
    page.locator(".hand button:enabled").first.click()
    expect(log(page)).to_contain_text("You lay")
    page.get_by_role("button", name=re.compile("undo", re.IGNORECASE)).click()
    expect(log(page)).not_to_contain_text("You lay")
    expect(hand(page)).to_have_count(4)


@pytest.mark.slow
def test_the_arrow_of_the_defender_sends_the_ball_on_in_red(house: House, enter: Enter) -> None:
    record, ply = moment(
        lambda view, told: view.phase == "lay" and any(isinstance(event, events.Redirected) for event in told)
    )
    view = replay(record, GAME, ply).view(0)
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), lang="fr")
    expect(page.locator(".route.red")).to_be_visible()
    place = words_for("fr", "rugby_champion")("slot", slot=view.challenge.slot)
    expect(page.locator(".route.red")).to_have_attribute("aria-label", re.compile(rf"de (G2|G1|C|D1) vers {place}\.$"))
    expect(page.locator(f'[data-slot="{view.challenge.slot}"].here .type.red')).to_be_visible()
    expect(page.locator(".clash .result.arrow")).to_be_visible()


def test_rc_52_a_ball_that_is_lost_by_two_is_told_between_the_cards(house: House, enter: Enter) -> None:
    record, ply = moment(
        lambda view, told: view.phase == "lay" and any(isinstance(event, events.BallLost) for event in told), seats=2
    )
    view = replay(record, GAME, ply).view(0)
    page = enter(link(house.make_from(record, ply, *PEOPLE), 0))
    mine = view.attack == 0
    expect(page.locator(".clash .result.turnover")).to_have_text("Your ball" if mine else "Noé has the ball")
    expect(log(page)).to_contain_text("by two or more, and the ball with it: it changes sides.")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["touche", "melee"])
def test_two_cards_make_a_set_piece(house: House, enter: Enter, kind: str) -> None:
    record, ply = moment(lambda view, _: view.phase == "pack" and view.kind == kind)
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), phone=True)
    await_turn(page)
    assert faces(page, 1) == [kind, None], "its own card, and one that is hidden"
    expect(page.locator(f".line .set-piece.{kind}")).to_be_visible()
    first, second = [str(card.get_attribute("data-card")) for card in page.locator(".hand button:enabled").all()][:2]
    make(page, first, tap=True)
    expect(page.locator(f'.clash .side.one [data-face="{first}"]')).to_be_visible()
    make(page, second, tap=True)
    expect(log(page)).to_contain_text("The Non-player turns its hidden card")


@pytest.mark.slow
def test_the_cards_of_the_box_say_which_values_are_ours(house: House, enter: Enter) -> None:
    page = enter(link(house.lay("rugby_champion", "person Camille"), 0))
    page.get_by_role("button", name="All cards").click()
    box = page.get_by_role("dialog", name="All cards")
    expect(box).not_to_contain_text(GAME.material.split()[1])
    row = box.locator("tr", has_text="Crash Runner")
    expect(row).to_contain_text("*")
    assert row.locator("td").all_inner_texts()[:3] == ["5", "2", "2"]
    expect(box.locator("dt", has_text="conversion")).not_to_contain_text("*")
    expect(box.locator("dt", has_text="penalty")).to_contain_text("*")


# Two browsers


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which a moment to react lasts as long as the table says."""
    house = House(tmp_path_factory.mktemp("hurried"), moments=1.0).start()
    yield house
    house.stop()


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything that the server sends to a page from now on."""
    heard: list[dict[str, Any]] = []

    def attend(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", attend)
    return heard


@pytest.mark.slow
def test_a_phase_of_a_duel_with_a_reaction(hurried: House, enter: Enter) -> None:
    """RC-50, RC-51: both lay face down, both cards are turned together, and reactions are offered in turn."""
    duel = exchange(SUPPORTS, reaction_seconds=30)
    made = hurried.make_from(duel.record, duel.ply, *PEOPLE)
    pages = {seat: enter(f"{hurried.url}{link(made, seat)}") for seat in (0, 1)}
    other = 1 - duel.seat
    heard = listen(pages[other])
    pages[other].reload()
    # Whoever is welcomed only after the move has it in his log, not as news.
    expect(pages[other].locator(".board")).to_be_visible()
    make(pages[duel.seat], duel.laid[duel.seat])
    expect(pages[other].locator(f".clash .side.{('one', 'two')[duel.seat]} .card.down")).to_be_visible()
    check_hidden(heard, duel.seat, other, duel.laid[duel.seat])
    make(pages[other], duel.laid[other])
    for page in pages.values():
        for seat, card in duel.laid.items():
            expect(page.locator(f'.clash .side.{("one", "two")[seat]} [data-face="{card}"]')).to_be_visible()
        expect(page.get_by_test_id("wait")).to_be_visible()
    make(pages[duel.seat], duel.reaction)
    for page in pages.values():
        expect(page.locator(f'.clash .aid [data-face="{duel.reaction}"]')).to_be_visible()


def check_hidden(heard: list[dict[str, Any]], seat: int, other: int, card: str) -> None:
    """Of what one side laid face down, and of what it holds, the other was sent nothing."""
    situations = [message["situation"] for message in heard if "situation" in message]
    assert situations
    for situation in situations:
        assert list(situation["views"]) == [str(other)]
        view = situation["views"][str(other)]
        assert all(one is None for one in view["sides"][seat]["laid"])
        assert all(one["id"] not in view["unseen"] for one in view["hand"] if one["arrow"])
    laid = [event for message in heard for event in message.get("story") or [] if event["event"] == "laid"]
    assert [event["card"] for event in laid if event["side"] == seat] == [None]
    assert card in situations[-1]["views"][str(other)]["unseen"], "it may be any of those that are unseen"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "phone", "told"), [("en-GB", False, "passes by itself"), ("fr-FR", True, "passe tout seul")]
)
def test_a_moment_without_the_card_passes_by_itself(
    hurried: House, enter: Enter, lang: str, phone: bool, told: str
) -> None:
    def empty_handed(view: Any, _: list[Any]) -> bool:
        """Nothing but players in hand: all reactions of one reveal share the moment."""
        return bool(view.phase == "support" and all(card.arrow for card in view.hand))

    record, ply = moment(empty_handed, seats=2, reaction_seconds=4)
    made = hurried.make_from(record, ply, *PEOPLE)
    watcher, asked = (enter(f"{hurried.url}{link(made, seat)}", phone=phone, lang=lang) for seat in (1, 0))
    expect(asked.get_by_test_id("wait")).to_contain_text(told)
    assert not faults(asked)
    expect(asked.locator("[data-move]")).to_have_count(0)
    for page in (asked, watcher):
        expect(page.get_by_test_id("wait")).to_have_count(0)


# One screen


@pytest.mark.slow
def test_the_screen_is_passed_on_and_hides_hand_and_card(house: House, enter: Enter) -> None:
    record, ply = moment(lambda view, _: view.phase == "lay" and not view.sides[1].laid, seats=2)
    page = enter(link(house.make_from(record, ply, *PEOPLE), 0, 1), phone=True)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Pass the screen to")
    expect(hand(page)).to_have_count(0)
    curtain.get_by_role("button").click()
    card = str(page.locator(".hand button:enabled").first.get_attribute("data-card"))
    make(page, card, tap=True)
    expect(curtain).to_be_visible()
    expect(hand(page)).to_have_count(0)
    expect(page.locator(f'[data-face="{card}"]')).to_have_count(0)
    expect(page.locator(".clash .card.down")).to_have_count(1)


# Hands, eyes and ears


@pytest.mark.slow
def test_by_keyboard_alone(house: House, enter: Enter) -> None:
    record, ply = when(in_phase("name"))
    page = enter(link(house.make_from(record, ply, "person Camille"), 0))
    await_turn(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.move"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".hand button:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".mine.asked button:focus")).to_have_count(1)


@pytest.mark.slow
def test_it_fits_a_phone(house: House, enter: Enter) -> None:
    page = enter(NOTHING_YET, phone=True, lang="fr-FR")
    for phase in ("name", "pack", "whistle"):
        record, ply = when(in_phase(phase))
        page.goto(link(house.make_from(record, ply, "person Camille"), 0))
        await_turn(page)
        assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"), phase
        shown = page.get_by_label("Votre main").bounding_box()
        assert shown is not None
        assert shown["y"] + shown["height"] <= PHONE["height"], f"the hand is in sight when it is needed: {phase}"


def with_support_in_tens(_view: Any, told: list[Any]) -> bool:
    """As wide as it gets: a set piece of four cards and a support, and figures of two digits."""
    aided = any(isinstance(event, events.Aided) and event.effect == "added" for event in told)
    return aided and any(isinstance(event, events.Compared) and max(event.values) >= 10 for event in told)


@pytest.mark.slow
def test_a_set_piece_with_support_fits_a_phone(house: House, enter: Enter) -> None:
    record, ply = moment(with_support_in_tens)
    page = enter(link(house.make_from(record, ply, "person Camille"), 0), phone=True)
    await_turn(page)
    expect(page.locator(".clash .aid").first).to_be_visible()
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "seats"), [("fr", 1), ("en", 2)])
def test_the_commentary_is_word_for_word_that_of_the_terminal(
    house: House, enter: Enter, lang: str, seats: int
) -> None:
    names = ["Camille", "Noé"][:seats]
    match = begin(seats, 7)
    match.record.names = dict(enumerate(names))
    rng = random.Random(7)
    told = match.take_story()
    while not match.is_over():
        play_hastily(match, rng)
        told += match.take_story()
    words = words_for(lang, "rugby_champion")
    lines = GAME.narrator.tell([one.public for one in told])
    text = {"content": match.record.text(), "headers": {"content-type": "text/plain"}}
    page = enter(f"/r/{house.ask('POST', '/api/records', **text).json()['table']}?ply=100000", lang=lang)
    expect(page.locator(".story li")).to_have_text([words.sentence(line.phrase, names) for line in lines])


@pytest.mark.slow
def test_prompts_and_moves_too(house: House, enter: Enter) -> None:
    page = enter(NOTHING_YET, lang="fr")
    for phase, seats in (("lay", 1), ("name", 1), ("whistle", 1), ("convert", 1), ("support", 2), ("stop", 2)):
        record, ply = when(in_phase(phase), seats)
        page.goto(link(house.make_from(record, ply, *PEOPLE[:seats]), 0))
        await_turn(page)
        for lang, other in (("fr", "English"), ("en", "Français")):
            check_words(page, lang, replay(record, GAME, ply))
            page.get_by_role("button", name=other).click()


def check_words(page: Page, lang: str, state: State[Any]) -> None:
    view = state.view(0)
    words, names = words_for(lang, "rugby_champion"), ["Camille", "Noé"][: 1 if view.solo else 2]
    expect(prompt(page)).to_have_text(words.sentence(GAME.narrator.asked(view, state.legal(0)), names, 0))

    def meaning(move: str) -> str:
        said = say_move(words, view, move, names)
        return said[:1].upper() + said[1:]

    offered = "els => els.map(el => [el.dataset.move, el.getAttribute('aria-label') || el.innerText])"
    for move, said in page.locator("[data-move]").evaluate_all(offered):
        assert said == meaning(move)
    for card, said in page.locator(".hand button:enabled").evaluate_all(
        "els => els.map(el => [el.dataset.card, el.title])"
    ):
        assert said.startswith(f"{meaning(f'kick-{card}' if view.phase == 'convert' else card)}. ")


@pytest.mark.slow
@pytest.mark.parametrize("looks", [{"color_scheme": "light"}, {"color_scheme": "dark", "phone": True}])
def test_nothing_serious_for_axe(house: House, enter: Enter, looks: dict[str, Any]) -> None:
    page = enter(NOTHING_YET, **looks)
    for phase, seats in (("name", 1), ("pack", 1), ("support", 2)):
        record, ply = when(in_phase(phase), seats)
        page.goto(link(house.make_from(record, ply, *PEOPLE[:seats]), 0))
        await_turn(page)
        assert not serious_faults(page), phase


@pytest.mark.slow
def test_a_match_ends_with_its_score(house: House, enter: Enter) -> None:
    match = begin(1, 3)
    plies = 0
    while not match.is_over():
        plies = len(match.record.plies)
        seat = match.state.waiting()[0]
        match.play(seat, match.state.legal(seat)[0])
        match.settle()
    page = enter(link(house.make_from(match.record, plies, "person Camille"), 0))
    rng = random.Random(1)
    late = time.monotonic() + A_WHILE
    while not page.locator(OVER).count():
        assert time.monotonic() < late
        act(page, rng)
        page.wait_for_timeout(20)
    expect(page.locator(OVER)).to_contain_text("points")


@pytest.mark.slow
def test_at_the_end_nobody_of_two_at_one_screen_is_you(house: House, enter: Enter) -> None:
    match = begin(2)
    plies = 0
    while not match.is_over():
        plies = len(match.record.plies)
        match.play(seat := match.state.waiting()[0], match.state.legal(seat)[0])
        match.settle()
    page = enter(link(house.make_from(match.record, plies, *PEOPLE), 0, 1), phone=True)
    rng = random.Random(1)
    while not page.locator(OVER).count():
        act(page, rng)
        page.wait_for_timeout(20)
    expect(page.locator(OVER)).to_contain_text("Camille")
    expect(page.locator(OVER)).not_to_contain_text("You")
    expect(page.get_by_label("What happened last")).not_to_contain_text("You")
    # What was decided last is seen.
    expect(page.locator(".clash")).to_be_visible()
