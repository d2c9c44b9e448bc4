"""What people see of an operator's choices: a server below a path, and one that restarts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.table import at_the_table, box
from tests.server.house import House


@pytest.mark.slow
def test_a_page_below_a_path_stays_there_and_outlives_a_restart(own_house: House, enter: Enter) -> None:
    own_house.settings["path"] = "/games/tablee"
    own_house.start()
    top = f"{own_house.url}/games/tablee"
    camille = enter(f"{top}/")
    box(camille).get_by_role("button", name="Online…").click()
    camille.get_by_label("Your name").fill("Camille")
    camille.get_by_role("button", name="Lay the table").click()
    address = camille.get_by_label("Invitation link").input_value()
    assert address.startswith(f"{top}/t/")
    noe = enter(address)
    noe.get_by_label("Your name").fill("Noé")
    noe.get_by_role("button", name="Take a seat").click()
    expect(noe.get_by_text("You sit at seat 2")).to_be_visible()
    camille.get_by_role("button", name="Begin").click()
    for page in (camille, noe):
        at_the_table(page)

    assert own_house.stop() == 0
    expect(noe.locator("p.broken")).to_have_text("The server restarts; one moment…")
    own_house.start()
    expect(noe.locator("p.broken")).to_have_count(0)
    noe.get_by_label("Say something").fill("Back again")
    noe.get_by_role("button", name="Send").click()
    expect(camille.get_by_role("log", name="Chat")).to_contain_text("Noé Back again")

    camille.locator("a.brand").click()
    expect(camille).to_have_url(f"{top}/")
    expect(box(camille)).to_be_visible()
    camille.reload()
    expect(box(camille)).to_be_visible()
