"""A cup in the browser: founded from the shelf, played, joined by a friend, and looked at when it is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.server.cups import FREE, Entered
from tests.server.house import House


def next_(page: Page) -> Locator:
    """What the cup asks of this screen."""
    return page.get_by_test_id("next")


def finished(house: House) -> Entered:
    """A cup that bots have played to its end."""
    cup = Entered(house)
    assert cup.post("bot", team="france", token=cup.keys["france"]).status_code == 201
    while not cup.settled()["podium"]:
        pass
    return cup


@pytest.mark.slow
def test_from_the_shelf_to_the_first_score(enter: Enter) -> None:
    page = enter("/")
    page.get_by_role("button", name="Play a cup").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("France", exact=True).first.click()
    dialog.get_by_label("Your name").fill("Camille")
    dialog.get_by_role("button", name="Start the cup").click()
    expect(page.get_by_role("heading", name="Group")).to_be_visible()
    expect(page.locator("[data-team=france]")).to_contain_text("Camille (you)")
    expect(next_(page)).to_contain_text("Your match")
    expect(page.locator("tbody tr")).to_have_count(5)
    expect(page.locator("li[data-match]")).to_have_count(10)
    expect(page.locator("[role=group][data-match]")).to_have_count(4)

    page.get_by_role("button", name="Play this match").click()
    expect(page.locator(".board")).to_be_visible()
    page.get_by_role("link", name="The cup").click()
    expect(next_(page).get_by_role("button")).to_have_text("Go on with this match")
    next_(page).get_by_role("button").click()
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="yes", exact=True).click()
    page.get_by_role("link", name="Back to the cup").click()
    expect(page.locator("li[data-match].mine", has_text="by forfeit")).to_have_count(1)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your cups")).to_be_visible()


@pytest.mark.slow
def test_a_friend_takes_a_team_by_the_link(house: House, enter: Enter) -> None:
    cup = Entered(house, italy=FREE)
    host = enter(f"/cup/{cup.id}#france={cup.keys['france']}")
    expect(host.get_by_label("Link to the cup")).to_have_value(f"{house.url}/cup/{cup.id}")
    friend = enter(f"/cup/{cup.id}", lang="fr-FR")
    expect(next_(friend)).to_contain_text("Vous regardez")
    friend.get_by_label("Votre nom").fill("Noé")
    friend.get_by_role("button", name="Prendre cette équipe").click()
    expect(friend.locator("[data-team=italy]")).to_contain_text("Noé (vous)")
    expect(host.locator("[data-team=italy]")).to_contain_text("Noé")
    expect(host.get_by_label("Link to the cup")).to_have_count(0)
    friend.reload()
    expect(friend.locator("[data-team=italy]")).to_contain_text("Noé (vous)")


@pytest.mark.slow
def test_whoever_gives_no_name_is_you_on_their_own_screen(enter: Enter) -> None:
    host = enter("/")
    host.get_by_role("button", name="Play a cup").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_text("France", exact=True).first.click()
    dialog.get_by_role("button", name="Start the cup").click()
    france = host.locator("[data-team=france] .who")
    expect(france).to_have_text("France You")
    watching = enter(host.url.partition("#")[0], lang="fr-FR")
    expect(watching.locator("[data-team=france] .who")).to_have_text("France Une personne")


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_finished_cup_on_a_phone(house: House, enter: Enter, scheme: str) -> None:
    cup = finished(house)
    found = cup.look()
    page = enter(f"/cup/{cup.id}", phone=True, lang="fr-FR", color_scheme=scheme)
    expect(next_(page)).to_contain_text("remporte la coupe")
    final = found["fixtures"][-1]
    tie = page.get_by_role("group", name="Finale", exact=True)
    expect(tie.locator(".side.won")).to_have_count(1)
    expect(tie.locator("strong").first).to_contain_text(str(final["score"]["goals"][0]))
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert serious_faults(page) == []
    tie.get_by_role("link", name="Revoir").click()
    expect(page).to_have_url(f"{house.url}/r/{final['table']}")


def test_a_cup_that_is_not_there(enter: Enter) -> None:
    page = enter("/cup/nowhere")
    expect(page.get_by_role("heading", name="There is no such cup.")).to_be_visible()
