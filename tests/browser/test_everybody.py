"""The page for everybody: two languages, a phone, a keyboard, a screen reader, light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games import SHELF
from tests.browser.axe import serious_faults
from tests.browser.conftest import NOTHING_YET, PHONE, Enter
from tests.browser.table import at_the_table, box, is_over, link, play_until, prompt, wait_until_asked
from tests.server.house import House

# Languages


@pytest.mark.slow
def test_french_by_default_for_french_browsers_and_english_by_a_click(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "bot", mine=[0])
    page = at_the_table(enter(link(made, 0), lang="fr-FR"))
    expect(prompt(page)).to_contain_text("À vous")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").click()
    expect(prompt(page)).to_contain_text("Your turn")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(prompt(page)).to_contain_text("Your turn")


@pytest.mark.few(1)
@pytest.mark.parametrize(("lang", "title"), [("fr-FR", "Ajouter une unité"), ("en-GB", "Adding a unit")])
def test_the_rules_in_both_languages(enter: Enter, lang: str, title: str) -> None:
    page = enter("/rules/artropp#AR-5", lang=lang)
    expect(page.get_by_role("heading", name=title)).to_be_in_viewport()
    assert "{" not in page.locator("main").inner_text()


# A phone


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_on_a_phone(house: House, enter: Enter, seats: int) -> None:
    options = {"rounds": 1, "duel_rounds": 1}
    made = house.make("person Camille", *["bot beginner"] * (seats - 1), mine=[0], options=options)
    page = at_the_table(enter(link(made, 0), phone=True))
    wait_until_asked(page)
    hand = page.get_by_label("Your hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= PHONE["height"], "the hand is in sight when it is needed"
    page.locator(".mine button:enabled").first.tap()
    wide = [False]

    def watch() -> bool:
        wide.append(is_too_wide(page))
        return is_over(page)

    play_until(page, watch, seed=seats)
    assert not any(wide)


@pytest.mark.few(1)
@pytest.mark.parametrize("path", ["/", *(f"/rules/{game}" for game in SHELF)])
def test_other_pages_fit_a_phone(enter: Enter, path: str) -> None:
    page = enter(path, phone=True)
    expect(page.locator("h1")).to_be_visible()
    assert not is_too_wide(page)


# A keyboard


def press_until(page: Page, reached: str | Locator, key: str = "Tab", most: int = 80) -> None:
    """Press `key` until the focus is on something that `reached` selects."""
    focused = page.locator(":focus").and_(page.locator(reached) if isinstance(reached, str) else reached)
    for _ in range(most):
        if focused.count():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{reached} cannot be reached")


def test_from_the_shelf_to_the_end_of_a_round_by_keyboard_alone(enter: Enter) -> None:
    page = enter()
    expect(box(page).get_by_role("button", name="Play now")).to_be_visible()
    press_until(page, ".about .button.main")
    page.keyboard.press("Enter")
    at_the_table(page)
    for _ in range(40):
        if "Round 1 is over." in page.get_by_role("log").inner_text():
            break
        expect(page.locator(".board .mine button:enabled").first).to_be_visible()
        press_until(page, ".board .mine button, .lines button")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        page.keyboard.press("Enter")
        if page.get_by_text("Now choose the place.").count():
            press_until(page, ".lines button:enabled", key="Shift+Tab")
            page.keyboard.press("Enter")
        elif page.get_by_text("Now choose the card that goes there.").count():
            press_until(page, ".hand button:enabled")
            page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    expect(page.get_by_role("log")).to_contain_text("Round 1 is over.")


@pytest.mark.slow
def test_a_dialog_keeps_the_focus_and_gives_it_back(enter: Enter) -> None:
    page = enter()
    opener = box(page).get_by_role("button", name="Online…")
    opener.focus()
    page.keyboard.press("Enter")
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


# Accessibility


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "colours"), [(False, "light"), (True, "dark")], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault(house: House, enter: Enter, colours: str, phone: bool) -> None:
    page = enter(phone=phone, color_scheme=colours)
    expect(box(page).get_by_role("button", name="Play now")).to_be_visible()
    found = {"shelf": serious_faults(page)}
    box(page).get_by_role("button", name="Online…").click()
    found["setup"] = serious_faults(page)
    page.goto("/rules/artropp")
    expect(page.get_by_role("heading", name="In a nutshell")).to_be_visible()
    found["rules"] = serious_faults(page)
    for seats in (2, 4):
        options = {"rounds": 1, "duel_rounds": 1}
        made = house.make("person Camille", *["bot beginner"] * (seats - 1), mine=[0], options=options)
        page.goto(link(made, 0))
        wait_until_asked(page)
        found[f"turn {seats}"] = serious_faults(page)
        if seats == 4:
            play_until(page, lambda: page.locator(".showdown").count() > 0)
            found["showdown"] = serious_faults(page)
            play_until(page, lambda: is_over(page))
            found["ending"] = serious_faults(page)
            page.goto(f"/r/{made.id}?ply=30")
            at_the_table(page)
            found["replay"] = serious_faults(page)
    assert not {place: what for place, what in found.items() if what}


@pytest.mark.slow
def test_dark_and_light_by_a_click(enter: Enter) -> None:
    page = enter(color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    light = page.evaluate(ground)
    page.get_by_role("button", name="Dark colours").click()
    assert page.evaluate(ground) != light
    page.reload()
    expect(page.get_by_role("button", name="Light colours")).to_be_visible()


# Safety


def test_nothing_is_asked_of_anybody_else_and_no_key_leaves_the_fragment(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "bot", "bot", mine=[0])
    page = enter(NOTHING_YET)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(link(made, 0))
    at_the_table(page)
    page.goto("/rules/artropp")
    expect(page.get_by_role("heading", name="In a nutshell")).to_be_visible()
    assert asked
    assert not [url for url in asked if not url.startswith(house.url)]
    assert not [url for url in asked if made.keys[0] in url.partition("#")[0]]


def test_the_page_lives_within_the_strictest_policy(house: House, enter: Enter) -> None:
    policy = house.ask("GET", "/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert not re.search("unsafe|script-src|style-src|data:", policy)
    made = house.make("person Camille", "bot beginner", "bot beginner", mine=[0], options={"rounds": 1})
    # With all its motion: what flies is where styles would be written into the page.
    page = enter(NOTHING_YET, reduced_motion="no-preference", keep=False)
    page.add_init_script(
        "window.broken = [];"
        "document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective))"
    )
    page.goto(link(made, 0))
    play_until(at_the_table(page), lambda: is_over(page))
    assert page.evaluate("broken") == []
