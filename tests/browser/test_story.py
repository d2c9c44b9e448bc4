"""Things happen one after another: what a page shows between a move and the next question, frame by frame."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import french_flair, ubongo, worldwide_football
from tests.browser.axe import serious_faults, unreadable
from tests.browser.conftest import Enter
from tests.browser.pictures import moment, played, table_from
from tests.browser.table import act, await_turn, link, prompt, wait_until_asked
from tests.browser.test_worldwide_football import scoring_shot
from tests.server.house import House

FOLLOWED = 0.4
"""A pace at which each step is seen by the page, and soon over."""
ENDLESS = 1000
"""A pace at which nothing ever ends by itself."""

WATCH = """() => {
  window.seen = [];
  const note = () => {
    const now = JSON.stringify(LOOKS);
    if (now !== window.seen.at(-1)) window.seen.push(now);
  };
  note();
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""
"""From now on the page notes what it shows, whenever that changes."""

ASKED = "document.querySelectorAll('.board .mine button:enabled[data-move], .board .hand button:enabled').length > 0"
MOMENT = "document.querySelector('[data-testid=moment]')?.dataset.look ?? null"
TITLE = "document.querySelector('[data-testid=moment] .title')?.textContent ?? ''"


def at_pace(pace: float) -> Callable[[Page], object]:
    """What is done to a page before it loads anything."""
    return lambda page: page.add_init_script(f"localStorage.setItem('tablee.pace', '{pace}')")


def watch(page: Page, **looks: str) -> None:
    looks = {"asked": ASKED, "moment": MOMENT, "title": TITLE, **looks}
    page.evaluate(WATCH.replace("LOOKS", "({" + ", ".join(f"{name}: {look}" for name, look in looks.items()) + "})"))


def seen(page: Page) -> list[dict[str, Any]]:
    """All that was shown, one after another."""
    return list(page.evaluate("window.seen.map((one) => JSON.parse(one))"))


def first(frames: list[dict[str, Any]], wanted: Callable[[dict[str, Any]], Any]) -> int:
    return next(place for place, frame in enumerate(frames) if wanted(frame))


SHOWDOWN = {
    "turned": "document.querySelectorAll('.showdown .place.turned').length",
    "won": "document.querySelectorAll('.showdown li.won').length",
    "pot": "document.querySelector('[data-spot=pot] p')?.textContent",
}


@pytest.mark.parametrize("motion", ["reduce", pytest.param("no-preference", marks=pytest.mark.slow)])
def test_a_showdown_turns_cards_then_names_the_winner_then_pays_and_only_then_asks(
    house: House, enter: Enter, motion: str
) -> None:
    """In the same order with motion and without."""
    record = played(4, 4)
    path = table_from(house, record, moment(record, "commit"))
    page = enter(path, first=at_pace(FOLLOWED), reduced_motion=motion)
    wait_until_asked(page)
    watch(page, **SHOWDOWN)
    page.locator(".hand button:enabled").first.click()
    expect(page.locator(".showdown li.won")).to_be_visible()
    expect(prompt(page)).to_contain_text("Your turn")
    frames = seen(page)
    after = frames[first(frames, lambda frame: frame["turned"]) :]
    pot = after[0]["pot"]
    turned = [frame["turned"] for frame in after]
    cards = [turned.index(number) for number in (1, 2, 3)]
    winner = first(after, lambda frame: frame["won"])
    banner = first(after, lambda frame: frame["moment"] == "win")
    coins = first(after, lambda frame: frame["pot"] != pot)
    question = first(after, lambda frame: frame["asked"])
    assert cards == sorted(set(cards))
    assert cards[-1] < winner <= banner < coins < question
    assert after[coins]["moment"] is None


FOOTBALL = {
    "dice": "document.querySelectorAll('.throws .tray li').length",
    "score": "document.querySelector('.score .goals')?.lastChild.textContent",
    "laid": "document.querySelectorAll('.pitch ol li').length",
}


def at_the_shot(house: House, enter: Enter, pace: float, **more: Any) -> Page:
    record, ply = scoring_shot()
    made = house.make_from(record, ply, "person Camille")
    page = enter(link(made, 0), first=at_pace(pace), **more)
    await_turn(page)
    return page


@pytest.mark.slow
def test_a_goal_counts_after_the_dice_and_the_next_question_comes_last(house: House, enter: Enter) -> None:
    page = at_the_shot(house, enter, FOLLOWED)
    watch(page, **FOOTBALL)
    worldwide_football.make(page, "T")
    expect(page.locator(".score .goals").first).to_contain_text("1")
    await_turn(page)
    frames = seen(page)
    after = frames[first(frames, lambda frame: frame["dice"]) :]
    banner = first(after, lambda frame: frame["moment"] == "score" and "Goal!" in frame["title"])
    goal = first(after, lambda frame: frame["score"] == "1")
    rival = first(after[goal:], lambda frame: frame["laid"] == 1) + goal
    question = first(after, lambda frame: frame["asked"])
    assert 0 < banner < goal < rival <= question
    assert all(frame["score"] == "0" for frame in after[:goal])
    # While something is asked nothing lies over the ball.
    assert not [frame for frame in frames if frame["asked"] and frame["moment"]]


@pytest.mark.slow
def test_a_try_counts_when_it_has_been_cheered(house: House, enter: Enter) -> None:
    half = french_flair.find_half(french_flair.FORWARDS_HALF, french_flair.scores_with_forwards)
    step = half.steps[half.place(french_flair.scores_with_forwards)]
    made = house.make_from(half.record, step.ply, "person Camille", "person Noé")
    page = enter(link(made, step.seat), first=at_pace(FOLLOWED))
    await_turn(page)
    watch(page, points="[...document.querySelectorAll('.points')].map((one) => one.lastChild.textContent).join()")
    french_flair.make(page, step.move)
    # Not for the word in the story: an earlier try of this half stands there already.
    page.wait_for_function("() => JSON.parse(window.seen.at(-1)).points !== JSON.parse(window.seen[0]).points")
    expect(page.get_by_test_id("telling")).to_have_count(0)
    frames = seen(page)
    before = frames[0]["points"]
    banner = first(frames, lambda frame: frame["moment"] == "score" and "Try!" in frame["title"])
    counted = first(frames, lambda frame: frame["points"] != before)
    assert banner < counted
    assert not frames[banner]["asked"]
    assert frames[counted]["moment"] is None


@pytest.mark.slow
@pytest.mark.parametrize("how", ["a click", "Enter", "the button"])
def test_whoever_does_not_want_to_wait_skips(house: House, enter: Enter, how: str) -> None:
    page = at_the_shot(house, enter, ENDLESS)
    worldwide_football.make(page, "T")
    expect(page.get_by_test_id("telling")).to_be_visible()
    expect(prompt(page)).to_have_count(0)
    expect(page.locator(".score .goals").first).to_contain_text("0")
    if how == "a click":
        page.locator(".pitch").click(click_count=2)  # the second of them is not meant for what the first brought
    elif how == "the button":
        page.get_by_role("button", name="Skip to the end of it").click()
    else:
        page.keyboard.press(how)
    expect(prompt(page)).to_contain_text("Do you defend")
    expect(page.locator(".score .goals").first).to_contain_text("1")
    expect(page.locator(".log li").last).to_contain_text("long pass")


@pytest.mark.slow
def test_a_finished_grid_is_looked_at_before_anything_else_comes(house: House, enter: Enter) -> None:
    record, ply = ubongo.practised(side="A", sheet=6, row=4)
    made = house.make_from(record, ply, "person Camille", mine=[0])
    page = enter(link(made, 0), first=at_pace(ENDLESS))
    camille = ubongo.Seat(page, 0)
    lays = [lay for lay in camille.solution() if lay.letter not in camille.lying()]
    camille.lay_quickly(*lays)
    expect(page.get_by_test_id("moment")).to_contain_text("Ubongo!")
    expect(page.locator(".ending")).to_have_count(0)
    assert sorted(camille.lying()) == sorted(camille.needed())
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_be_visible()
    expect(page.get_by_test_id("moment")).to_have_count(0)


LOOKS = ("score", "save", "yellow", "red", "pause", "win")
HOLD = """() => new MutationObserver(() => {
  if (!document.querySelector("[data-testid=moment]")) return;
  for (let timer = setTimeout(() => undefined); timer > 0; timer -= 1) clearTimeout(timer);
}).observe(document.body, { subtree: true, childList: true })"""
"""The first banner that comes stays: nothing that was to happen later does."""
WEAR = """(banner, look) => {
  banner.classList.replace(banner.classList[1], look);
  banner.style.pointerEvents = "auto";
  banner.querySelector(".confetti")?.remove();
}"""
"""A banner of another look, and one that axe finds where it looks for what lies on top: paper falls past it."""


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_a_banner(house: House, enter: Enter, scheme: str) -> None:
    page = at_the_shot(house, enter, FOLLOWED, color_scheme=scheme, reduced_motion="reduce")
    page.evaluate(HOLD)
    worldwide_football.make(page, "T")
    banner = page.get_by_test_id("moment")
    expect(banner).to_have_class(re.compile("moment score"))
    assert not serious_faults(page)
    for look in LOOKS:
        banner.evaluate(WEAR, look)
        assert not unreadable(page, ".moment"), look


COUNT_SOUNDS = """
  window.heard = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""


def listened(page: Page) -> None:
    at_pace(ENDLESS)(page)
    page.add_init_script(COUNT_SOUNDS)


@pytest.mark.slow
def test_a_table_is_heard_and_silenced_by_one_touch(house: House, enter: Enter) -> None:
    record, ply = scoring_shot()
    made = house.make_from(record, ply, "person Camille")
    page = enter(link(made, 0), first=listened)
    worldwide_football.make(page, "T")
    while not page.evaluate("window.heard"):
        page.wait_for_timeout(20)
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.locator(".pitch").click()
    page.evaluate("window.heard = 0")
    act(page, random.Random(1))
    expect(page.get_by_test_id("telling")).to_be_visible()
    assert page.evaluate("window.heard") == 0


@pytest.mark.slow
def test_a_phone_is_quiet_until_somebody_wants_otherwise(house: House, enter: Enter) -> None:
    page = at_the_shot(house, enter, FOLLOWED, phone=True, is_mobile=True)
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")


@pytest.mark.slow
def test_victory_and_defeat_do_not_look_the_same(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "person Noé", mine=[0])
    camille, noe, watcher = enter(link(made, 0)), enter(link(made, 1)), enter(f"/t/{made.id}")
    camille.locator("summary", has_text="More").click()
    camille.get_by_role("button", name="Resign").click()
    camille.get_by_role("button", name="yes").click()
    expect(camille.locator(".ending")).to_have_attribute("data-result", "lost")
    expect(camille.locator(".ending")).to_contain_text("Defeat")
    expect(noe.locator(".ending")).to_have_attribute("data-result", "won")
    expect(noe.locator(".ending")).to_contain_text("Victory!")
    expect(watcher.locator(".ending")).to_have_attribute("data-result", "told")
    looks = [
        page.locator(".ending").evaluate("(one) => getComputedStyle(one).backgroundColor") for page in (camille, noe)
    ]
    assert looks[0] != looks[1]
