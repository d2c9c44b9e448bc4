"""Inviting friends: the waiting room, a guest on a phone, who leaves and comes back, and a rematch that asks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.table import at_the_table, box, link, open_sheet, prompt
from tests.browser.test_everybody import is_too_wide, press_until
from tests.server.house import House, Made

SECRET = re.compile("[A-Za-z0-9_-]{32}")
SPIES = """
  window.asked = 0;
  window.shown = [];
  window.buzzed = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { window.asked += 1; return (Notification.permission = "granted"); }
    constructor(text) { window.shown.push(text); }
    close() {}
  };
  navigator.vibrate = () => { window.buzzed += 1; return true; };
  Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? false });
"""


def lay(page: Page, name: str = "Camille", seats: int = 2, minutes: int = 0) -> Page:
    """Lay a table for friends, in the browser, as a host would."""
    box(page).get_by_role("button", name="Online…").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label(re.compile("^Seats")).select_option(str(seats))
    page.get_by_label("Time for a move").select_option(str(minutes))
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("heading", name="The table waits")).to_be_visible()
    return page


def invitation(host: Page) -> str:
    return host.get_by_label("Invitation link").input_value()


def sit_down(guest: Page, name: str) -> Page:
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name=re.compile("^Take")).click()
    return guest


def room(house: House, *seats: str, **wish: object) -> tuple[Made, str]:
    """A table where people gather, laid by somebody at the first seat."""
    kinds = [{"kind": kind, **({"name": name} if name else {})} for kind, _, name in (s.partition(" ") for s in seats)]
    wish = {"game": "artropp", "room": True, "mine": [0], "options": {"duel_rounds": 1}, **wish, "seats": kinds}
    answer = house.ask("POST", "/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return Made(house, answer.json()), str(answer.json()["invite"])


def test_a_host_invites_and_a_guest_on_a_phone_takes_a_seat(enter: Enter) -> None:
    camille = lay(enter(), seats=3)
    expect(camille.get_by_role("img", name="Code of the link")).to_be_visible()
    expect(camille.get_by_text("Only this computer sees this server.")).to_be_visible()
    expect(camille.get_by_label("Command")).to_have_value("tablee serve --lan")
    seats = camille.get_by_role("region", name="Around the table")
    expect(seats.get_by_text("to be taken")).to_have_count(2)
    noe = enter(invitation(camille), phone=True, lang="fr-FR")
    expect(noe.get_by_role("heading", name="La table de Camille")).to_be_visible()
    noe.get_by_label("Votre langue").select_option("en")
    sit_down(noe, "Noé")
    expect(noe.get_by_text("You sit at seat 2: general 2.")).to_be_visible()
    assert not is_too_wide(noe)
    expect(seats).to_contain_text("Noé")
    expect(camille.get_by_label("News of the table")).to_contain_text("Noé sits down.")
    zoe = sit_down(enter(invitation(camille)), "Zoé")
    for page in (camille, noe, zoe):  # all are there
        expect(at_the_table(page).get_by_label("Your hand").get_by_role("button")).to_have_count(5)
    open_sheet(noe, "Story")
    for page in (camille, noe, zoe):
        expect(page.get_by_role("log", name="What happened")).to_contain_text("The game begins.")
    open_sheet(noe, "Chat")
    noe.get_by_label("Say something").fill("Bonjour")
    noe.get_by_role("button", name="Send").click()
    expect(camille.get_by_role("log", name="Chat")).to_contain_text("Noé Bonjour")


@pytest.mark.slow
def test_the_address_holds_no_secret_and_reload_and_second_tab_still_sit_there(own_house: House, enter: Enter) -> None:
    own_house.settings["log_level"] = "debug"
    own_house.start()
    made, invite = room(own_house, "person Camille", "free")
    sent: list[str] = []

    def listen(page: Page) -> None:
        page.on("request", lambda request: sent.append(f"{request.url} {request.headers}"))

    camille = enter(f"{own_house.url}{link(made, 0)}", first=listen)
    expect(camille.get_by_role("heading", name="The table waits")).to_be_visible()
    noe = enter(f"{own_house.url}/t/{made.id}#invite={invite}", first=listen)
    noe.get_by_label("Your name").wait_for()
    assert noe.url == f"{own_house.url}/t/{made.id}"
    noe.reload()
    sit_down(noe, "Noé")
    for page in (camille, noe):
        at_the_table(page)
        assert page.url == f"{own_house.url}/t/{made.id}"
        assert not page.evaluate("history.state"), "nothing of it is in the history"
        hand = page.locator(".hand button").all_inner_texts()
        page.reload()
        assert at_the_table(page).locator(".hand button").all_inner_texts() == hand
        tab = page.context.new_page()
        tab.goto(page.url)
        assert at_the_table(tab).locator(".hand button").all_inner_texts() == hand
        tab.goto(page.url)
        expect(tab.locator(".hand")).to_be_visible()
    assert sent
    assert not [
        line for line in sent if SECRET.search(line.replace("WebKit", "")) and "/assets/" not in line.split()[0]
    ]
    assert not [line for line in sent if "referer" in line.lower() and made.id in line.lower().partition("referer")[2]]
    log = own_house.log.read_text()
    assert made.id in log
    assert not [secret for secret in (invite, *made.keys.values()) if secret in log]


@pytest.mark.slow
def test_a_link_to_watch_gives_no_seat_even_to_the_host(house: House, enter: Enter) -> None:
    made, _ = room(house, "person Camille", "free", "bot")
    camille = enter(link(made, 0))
    camille.get_by_text("Only to watch").click()
    address = camille.get_by_label("Link to watch").input_value()
    assert address == f"{house.url}/w/{made.id}"
    watcher = enter(address)
    expect(watcher.get_by_text("You will watch the game as soon as it begins.")).to_be_visible()
    expect(watcher.get_by_label("Your name")).to_have_count(0)
    stray = enter(f"/t/{made.id}")
    expect(stray.get_by_text("This table is by invitation: to play, ask Camille for the link.")).to_be_visible()
    camille.get_by_role("button", name="Begin, a bot plays at the empty seat").click()
    own = camille.context.new_page()
    own.goto(address)
    for page in (watcher, stray, own):
        expect(at_the_table(page).get_by_text("You are watching.")).to_be_visible()
        expect(page.get_by_label("Your hand")).to_have_count(0)
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(at_the_table(camille).get_by_label("Your hand")).to_be_visible()


@pytest.mark.slow
def test_whoever_comes_late_by_the_invitation_takes_the_seat_from_the_bot(house: House, enter: Enter) -> None:
    made, invite = room(house, "person Camille", "free", "bot")
    camille = enter(link(made, 0))
    camille.get_by_role("button", name="Begin").click()
    at_the_table(camille)
    late = enter(f"/t/{made.id}#invite={invite}", phone=True)
    expect(late.get_by_text("The game has begun; a bot keeps a seat for whoever comes.")).to_be_visible()
    sit_down(late, "Noé")
    expect(at_the_table(late).get_by_label("Your hand")).to_be_visible()
    expect(camille.get_by_label("Players")).to_contain_text("Noé")


@pytest.mark.slow
def test_leaving_coming_back_and_a_stand_in_are_told_to_everybody(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "person Noé", mine=[0], options={"duel_rounds": 1})
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1)))
    told = camille.get_by_label("News of the table")
    log = camille.get_by_role("log", name="What happened")
    noe.goto("/rules/artropp")
    for place in (told, log):
        expect(place).to_contain_text("Noé has left the table.")
    camille.get_by_role("button", name="Let a bot stand in").click()
    expect(log).to_contain_text("A bot stands in for Noé.")
    noe.goto(f"/t/{made.id}")
    expect(told).to_contain_text("Noé is back.")
    noe.get_by_role("button", name="Take the seat back").click()
    expect(log).to_contain_text("Noé takes the seat back.")
    expect(noe.get_by_role("log", name="What happened")).to_contain_text("You take your seat back.")


@pytest.mark.slow
def test_a_notice_goes_after_a_while_and_the_story_keeps_it(house: House, enter: Enter) -> None:
    """By a clock that the test moves: to wait for it would prove nothing more."""
    made = house.make("person Camille", "person Noé", mine=[0], options={"duel_rounds": 1})
    camille = at_the_table(enter(link(made, 0), first=lambda page: page.clock.install()))
    noe = at_the_table(enter(link(made, 1)))
    noe.goto("/rules/artropp")
    told = camille.get_by_label("News of the table")
    expect(told).to_contain_text("Noé has left the table.")
    camille.clock.fast_forward(10_000)
    expect(told).not_to_contain_text("Noé has left the table.")
    expect(camille.get_by_role("log", name="What happened")).to_contain_text("Noé has left the table.")


@pytest.mark.slow
def test_a_rematch_asks_the_others(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "person Noé", mine=[0], options={"duel_rounds": 1})
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1), phone=True))
    camille.locator("summary", has_text="More").click()
    camille.get_by_role("button", name="Resign").click()
    camille.get_by_role("button", name="yes").click()
    expect(noe.get_by_label("News of the table")).to_contain_text("Camille gives up.")
    camille.get_by_role("button", name="Play again").click()
    expect(noe.get_by_label("A proposal")).to_contain_text("Camille would like to play again.")
    noe.get_by_role("button", name="Refuse").click()
    expect(camille.get_by_label("News of the table")).to_contain_text("Noé does not play again just now.")
    before = camille.url
    noe.get_by_role("button", name="Play again").click()
    camille.get_by_role("button", name="Agree").click()
    for page in (camille, noe):
        expect(page).not_to_have_url(before)
        expect(page.locator(".ending.sheet")).to_have_count(0)
        expect(at_the_table(page).get_by_label("Your hand")).to_be_visible()
        assert not SECRET.search(page.url)


@pytest.mark.slow
def test_a_power_cut_in_the_waiting_room_loses_nobody(own_house: House, enter: Enter) -> None:
    made, invite = room(own_house.start(), "person Camille", "free", "free")
    camille = enter(f"{own_house.url}{link(made, 0)}")
    noe = sit_down(enter(f"{own_house.url}/t/{made.id}#invite={invite}"), "Noé")
    expect(noe.get_by_text("You sit at seat 2")).to_be_visible()
    own_house.kill()
    expect(noe.get_by_text("The connection is broken.")).to_be_visible()
    own_house.start()
    expect(noe.get_by_text("The connection is broken.")).to_have_count(0)
    expect(noe.get_by_text("You sit at seat 2")).to_be_visible()
    camille.get_by_role("button", name="Begin").click()
    for page in (camille, noe):
        expect(at_the_table(page).get_by_label("Your hand")).to_be_visible()


def mover_of(*pages: Page) -> tuple[Page, Page]:
    """Whose turn it is, and the other."""
    for page in pages:
        expect(prompt(page)).to_have_text(re.compile("Your turn|for (Camille|Noé) to play"))
    first, second = pages
    return (first, second) if "Your turn" in prompt(first).inner_text() else (second, first)


@pytest.mark.slow
def test_title_and_icon_call_and_notifications_only_if_asked_for(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "person Noé", mine=[0], options={"duel_rounds": 1})

    def spy(page: Page) -> None:
        page.add_init_script(SPIES)

    one, two = (at_the_table(enter(link(made, seat), first=spy)) for seat in range(2))
    mover, other = mover_of(one, two)
    icon = "link[rel=icon]"
    expect(mover).to_have_title("● Your turn! – L’Artropp")
    expect(mover.locator(icon)).to_have_attribute("href", re.compile("icon-turn.svg$"))
    expect(other).to_have_title("L’Artropp")
    expect(other.locator(icon)).to_have_attribute("href", re.compile("icon.svg$"))
    assert mover.evaluate("[asked, shown.length, buzzed]") == [0, 0, 0], "nobody is called who did not ask for it"
    other.get_by_label("Tell me when it is my turn").check()
    other.wait_for_function("() => window.asked === 1")
    other.evaluate("window.isHidden = true")
    mover.locator(".hand button:enabled").first.click()
    expect(other).to_have_title("● Your turn! – L’Artropp")
    other.wait_for_function("() => window.shown.length === 1 && window.buzzed === 1")
    assert other.evaluate("shown") == ["Your turn to play: L’Artropp"]
    other.goto("/")
    expect(other).to_have_title("Tablée")


@pytest.mark.slow
def test_on_a_phone_a_badge_counts_what_was_said_and_questions_are_in_sight(house: House, enter: Enter) -> None:
    made = house.make("person Camille", "person Noé", mine=[0], options={"duel_rounds": 1})
    camille, noe = at_the_table(enter(link(made, 0))), at_the_table(enter(link(made, 1), phone=True))
    camille.get_by_label("Say something").fill("Alors ?")
    camille.get_by_role("button", name="Send").click()
    tab = noe.get_by_role("navigation").get_by_role("button", name=re.compile("^Chat"))
    expect(tab).to_have_text(re.compile(r"^Chat\s*1$"))
    tab.tap()
    expect(noe.get_by_role("log", name="Chat")).to_contain_text("Alors ?")
    expect(tab).to_have_text("Chat")
    tab.tap()
    camille.get_by_label("Say something").fill("Toujours là ?")
    camille.get_by_role("button", name="Send").click()
    expect(tab).to_have_text(re.compile(r"^Chat\s*1$"))
    camille.locator("summary", has_text="More").click()
    camille.get_by_role("button", name="Offer to end").click()
    camille.get_by_role("button", name="yes").click()
    expect(noe.get_by_label("A proposal")).to_be_in_viewport()
    noe.get_by_role("button", name="Refuse").tap()
    expect(noe.get_by_label("A proposal")).to_have_count(0)


@pytest.mark.slow
def test_the_clock_is_shown_and_hints_are_for_tables_that_allow_them(house: House, enter: Enter) -> None:
    for hints in (False, True):
        made = house.make("person Camille", "person Noé", mine=[0], minutes=2, hints=hints, options={"duel_rounds": 1})
        mover, other = mover_of(*(at_the_table(enter(link(made, seat))) for seat in range(2)))
        expect(mover.get_by_role("timer")).to_have_accessible_name(re.compile(r"^You have [12] min \d+ s left$"))
        expect(other.get_by_role("timer")).to_have_accessible_name(
            re.compile(r"^Time of (Camille|Noé): [12] min \d+ s$")
        )
        expect(mover.get_by_role("button", name="Hint")).to_have_count(int(hints))


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "colours"), [(False, "light"), (True, "dark")], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault_in_the_waiting_room(enter: Enter, phone: bool, colours: str) -> None:
    host = lay(enter(phone=phone, color_scheme=colours), seats=3, minutes=2)
    expect(host.get_by_role("img", name="Code of the link")).to_be_visible()
    guest = enter(invitation(host), phone=phone, color_scheme=colours)
    guest.get_by_label("Your name").wait_for()
    found = {"host": serious_faults(host), "guest": serious_faults(guest)}
    sit_down(guest, "Zoé")
    expect(guest.get_by_text("You sit at seat 2")).to_be_visible()
    found["seated"] = serious_faults(guest)
    host.get_by_role("button", name="Begin").click()
    at_the_table(host)
    found["clock and news"] = serious_faults(host)
    assert not [fault for place in found.values() for fault in place]
    assert not is_too_wide(host)


@pytest.mark.slow
def test_a_keyboard_is_enough_to_sit_down_and_to_begin(house: House, enter: Enter) -> None:
    made, invite = room(house, "person Camille", "free", "free")
    guest = enter(f"/t/{made.id}#invite={invite}")
    expect(guest.get_by_label("Your name")).to_be_focused()
    guest.keyboard.type("Noé")
    press_until(guest, "form .button.main")
    guest.keyboard.press("Enter")
    expect(guest.get_by_text("You sit at seat 2")).to_be_visible()
    host = enter(link(made, 0))
    expect(host.get_by_role("button", name="Begin")).to_be_enabled()
    press_until(host, ".begin .button.main")
    host.keyboard.press("Enter")
    expect(at_the_table(guest).get_by_label("Your hand")).to_be_visible()
