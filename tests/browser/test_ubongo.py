"""Ubongo in the browser: races by mouse, finger and keyboard, alone, on one screen, and against each other."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, WebSocketRoute, expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.table import link, prompt
from tests.browser.ubongo import TURNING, Lay, Seat, forsaken, name, played, practised, ways
from tests.server.house import House

PRACTICE = {"side": "A", "sheet": 4, "row": 7}


def duel(house: House, enter: Enter, **options: Any) -> tuple[Seat, Seat]:
    """Two people in browsers of their own."""
    made = house.lay("ubongo", "person Camille", "person Noé", **options)
    return Seat(enter(link(made, 0)), 0), Seat(enter(link(made, 1)), 1)


def get_ready(*seats: Seat) -> None:
    for seat in seats:
        seat.ready.click()
    for seat in seats:
        seat.await_race()


def pawn(seat: Seat, place: int) -> str:
    """The space on which a pawn stands."""
    return str(seat.page.locator(f".space:has(.pawn.seat-{place}) .number").text_content())


def result(seat: Seat) -> Any:
    return seat.page.locator(".result h2")


# A match


@pytest.mark.slow
def test_two_browsers_race_to_five_on_the_orange_track(house: House, enter: Enter) -> None:
    camille, noe = duel(house, enter, orange=True)
    get_ready(camille, noe)
    assert camille.needed() == noe.needed(), "both see the same pieces"
    tie(camille, noe)
    roll_again(camille, noe)
    camille.solve_quickly()
    while True:
        expect(camille.ready.or_(camille.page.locator(".ending"))).to_be_visible()
        if camille.page.locator(".ending").count():
            break
        space = pawn(camille, 0)
        get_ready(camille, noe)
        if space in "34":
            expect(camille.root.locator(".task")).to_have_count(2)
            expect(noe.root.locator(".task")).to_have_count(1)
            expect(noe.page.locator(".rival")).to_contain_text("first of two")
            second = noe.needed()
            camille.solve_quickly()
            expect(camille.root.locator(".task.done")).to_be_visible()
            assert camille.lying() == []
            assert camille.needed() == second
        camille.solve_quickly()
    expect(camille.page.locator(".ending")).to_contain_text("You win the match")
    expect(noe.page.locator(".ending")).to_contain_text("Camille wins the match")
    assert pawn(noe, 0) == "5"
    noe.page.get_by_role("button", name="Play again").click()
    camille.page.get_by_role("button", name="Agree").click()
    for seat in (camille, noe):
        expect(seat.ready).to_be_visible()


def tie(camille: Seat, noe: Seat) -> None:
    """Both lay their last piece at the same moment, and nobody advances; a busy machine may need another duel."""
    for _ in range(3):
        lays = camille.solution()
        for seat in (camille, noe):
            seat.lay_quickly(*lays, last=False)
        moment = int(time.time() * 1000) + 400
        for seat in (camille, noe):
            seat.put_at(lays[-1], moment)
        expect(result(camille)).to_be_visible()
        if result(camille).inner_text() == "A tie: nobody advances":
            assert pawn(camille, 0) == "0"
            for seat in (camille, noe):
                seat.await_race()
            return
        get_ready(camille, noe)
    raise AssertionError("three times not within a tenth of a second")


def roll_again(camille: Seat, noe: Seat) -> None:
    """One asks, the other sees it and agrees."""
    before = camille.needed()
    camille.act("again").click()
    expect(noe.page.locator(".rival")).to_contain_text("wants to roll again")
    expect(prompt(noe.page)).to_contain_text("Camille would rather roll again")
    camille.act("go-on").click()
    expect(noe.act("again")).to_have_text("Roll again?")
    camille.act("again").click()
    expect(noe.act("again")).to_have_text("Yes, roll again")
    noe.act("again").click()
    expect(result(noe)).to_have_text("Both agreed to roll again")
    expect(noe.root.locator(".count")).to_be_visible()
    for seat in (camille, noe):
        seat.await_race()
    assert camille.needed() != before


@pytest.mark.slow
def test_the_other_board_is_a_silhouette(house: House, enter: Enter) -> None:
    camille, noe = duel(house, enter)
    get_ready(camille, noe)
    lays = camille.solution()
    camille.lay_quickly(*lays[:2])
    rival = noe.page.locator(".rival")
    expect(rival.locator("li .piece")).to_have_count(2)
    cells = sum(lay.piece.size for lay in lays[:2])
    expect(rival).to_have_attribute("aria-label", re.compile(f"Camille has covered {cells} of"))
    lies = f"{name(lays[0].handle)}, piece {lays[0].letter}"
    assert lies in camille.page.content()
    assert lies not in noe.page.content()


@pytest.mark.slow
def test_who_left_for_a_minute_loses_the_duel_or_the_sheet_is_played_again(own_house: House, enter: Enter) -> None:
    own_house.settings["absence"] = 1e-6
    own_house.start()
    record, ply = forsaken()
    made = own_house.make_from(record, ply, "person Camille", "person Noé", mine=[0])
    camille = Seat(enter(own_house.url + link(made, 0)), 0)
    expect(camille.page.locator(".rival")).to_contain_text("away for a minute")
    expect(camille.act("replay")).to_be_visible()
    camille.act("take").click()
    expect(result(camille)).to_have_text("You take the duel")
    assert pawn(camille, 0) == "1"


# Hands


def test_pieces_are_dragged_turned_moved_and_thrown_off(house: House, enter: Enter) -> None:
    camille = Seat(enter(link(house.lay("ubongo", "person", **PRACTICE), 0)), 0)
    camille.ready.click()
    first, second, *rest = camille.solution()
    camille.lay_by_drag(first)
    camille.lay_by_drag(second)
    assert sorted(camille.lying()) == sorted([first.letter, second.letter])
    box = camille.root.locator(".mat").bounding_box()
    assert box is not None
    mouse = camille.page.mouse
    middle = camille.cell(first.handle).bounding_box()
    assert middle is not None
    mouse.move(middle["x"] + 10, middle["y"] + 10)
    mouse.down()
    mouse.move(box["x"] + box["width"] + 200, box["y"] - 40, steps=5)
    expect(camille.root.locator(".carried")).to_be_visible()
    mouse.up()
    expect(camille.piece(first.letter)).to_be_visible()
    assert camille.lying() == [second.letter]
    # Where another piece lies it does not fit, and goes back.
    drop_on(camille, first.letter, second)
    expect(camille.piece(first.letter)).to_be_visible()
    expect(camille.root.locator("[aria-live]").last).to_have_text(f"Piece {first.letter} does not fit there.")
    turn_in_the_air(camille, first)
    camille.lay_quickly(first, *rest)
    expect(camille.page.locator(".ending")).to_contain_text("without a hint")


def turn_in_the_air(seat: Seat, lay: Lay) -> None:
    """By the wheel and the right button; then it is thrown off again."""
    x, y = middle(seat, f'[data-piece="{lay.letter}"]')
    mouse = seat.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 30, y - 200, steps=3)
    turned = lay.piece.turned[seat.shape(lay.letter)]
    mouse.wheel(0, 100)
    expect(seat.piece(lay.letter)).to_have_attribute("data-shape", str(turned + 1))
    seat.page.evaluate("dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true }))")
    expect(seat.piece(lay.letter)).to_have_attribute("data-shape", str(lay.piece.flipped[turned] + 1))
    mouse.move(5, 5, steps=3)
    mouse.up()


def drop_on(seat: Seat, letter: str, other: Lay) -> None:
    mouse = seat.page.mouse
    at = seat.piece(letter).bounding_box()
    to = seat.cell(other.handle).bounding_box()
    assert at is not None
    assert to is not None
    mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    mouse.down()
    mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=5)
    expect(seat.ghost).not_to_have_class(re.compile("fits"))
    mouse.up()


class Fingers:
    """Touches of a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.points: dict[int, tuple[float, float]] = {}

    def down(self, finger: int, x: float, y: float) -> None:
        self.points[finger] = x, y
        self._send("touchStart")

    def move(self, finger: int, x: float, y: float, steps: int = 6) -> None:
        x0, y0 = self.points[finger]
        for step in range(1, steps + 1):
            self.points[finger] = x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps
            self._send("touchMove")

    def up(self, finger: int) -> None:
        """A point that is missing from the next event was lifted."""
        del self.points[finger]
        self._send("touchMove" if self.points else "touchEnd")

    def _send(self, kind: str) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in self.points.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(seat: Seat, selector: str) -> tuple[float, float]:
    box = seat.root.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.slow
def test_a_duel_by_touch_alone(house: House, enter: Enter) -> None:
    made = house.lay("ubongo", "person Camille", "person Noé")
    camille = Seat(enter(link(made, 0), phone=True, lang="fr-FR", is_mobile=True), 0)
    noe = Seat(enter(link(made, 1)), 1)
    camille.ready.tap()
    noe.ready.click()
    first, second, *rest = camille.solution()
    drag_by_fingers(camille, first)
    assert camille.lying() == [first.letter]
    for lay in (second, *rest):
        camille.lay_by_clicks(lay, tap=True) if lay != rest[-1] else camille.lay_quickly(lay)
    expect(result(camille)).to_contain_text("Vous gagnez le duel en")
    assert pawn(noe, 0) == "1"


def drag_by_fingers(seat: Seat, lay: Lay) -> None:
    """One finger carries the piece, which floats above it; the other turns it by a tap, or flips it by the button."""
    fingers = Fingers(seat.page)
    fingers.down(1, *middle(seat, f'[data-piece="{lay.letter}"]'))
    x, y = middle(seat, ".mat")
    fingers.move(1, x, y)
    for sign in ways(lay.piece, lay.shape, seat.shape(lay.letter)):
        fingers.down(2, *middle(seat, '[data-act="flip"]' if sign == "F" else ".task"))
        fingers.up(2)
    field = seat.root.locator(".mat").bounding_box()
    assert field is not None
    unit = field["width"] / max(len(row) for row in seat.grid())
    width, height = lay.piece.widths[lay.shape], lay.piece.heights[lay.shape]
    fingers.move(1, field["x"] + (lay.col + width / 2) * unit, field["y"] + (lay.row + height) * unit + 34)
    expect(seat.ghost).to_have_class(re.compile("fits"))
    fingers.up(1)
    expect(seat.piece(lay.letter)).to_have_count(0)


@pytest.mark.slow
def test_a_duel_by_keyboard_alone(house: House, enter: Enter) -> None:
    camille, noe = duel(house, enter)
    noe.ready.click()
    expect(camille.ready).to_be_visible()
    keyboard = camille.page.keyboard
    keyboard.press("Enter")
    first, *rest = camille.solution()
    walk_the_tray(camille)
    camille.lay_by_keys(first)
    told = camille.root.locator("[aria-live]").last
    expect(told).to_have_text(f"Piece {first.letter} laid on {name(first.handle)}.")
    # What lies under the cursor is taken up again, or put back by Escape while it is in hand.
    keyboard.press("Backspace")
    expect(told).to_have_text(f"Piece {first.letter} is back in the tray.")
    keyboard.press(f"{first.letter}")
    expect(camille.piece(first.letter)).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(camille.piece(first.letter)).to_have_attribute("aria-pressed", "false")
    for lay in (first, *rest[:-1]):
        camille.lay_by_keys(lay)
        expect(camille.page.locator("[data-cell]:focus")).to_have_count(1)
    keyboard.press(f"{rest[-1].letter}")
    for sign in ways(rest[-1].piece, rest[-1].shape):
        keyboard.press(TURNING[sign])
    camille.steer(rest[-1].handle)
    expect(told).to_contain_text("fits")
    keyboard.press("Enter")
    expect(result(camille)).to_contain_text("You win the duel")
    keyboard.press(" ")
    expect(camille.ready).to_have_count(0)


def walk_the_tray(seat: Seat) -> None:
    """One piece is reached by Tab, the others by arrows; Enter takes it, and then the arrows move it."""
    stop = seat.root.locator('[data-piece][tabindex="0"]')
    expect(stop).to_have_count(1)
    before = stop.get_attribute("data-piece")
    stop.focus()
    seat.page.keyboard.press("ArrowRight")
    after = seat.page.evaluate("document.activeElement.dataset.piece")
    assert after not in (None, before)
    seat.page.keyboard.press("Enter")
    expect(seat.piece(after)).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator("[data-cell]:focus")).to_have_count(1)
    expect(seat.ghost).to_be_visible()
    seat.page.keyboard.press("Escape")


# One screen


@pytest.mark.slow
def test_two_on_one_screen_each_with_half_of_the_keyboard(enter: Enter) -> None:
    page = enter()
    page.locator("article", has_text="Ubongo").get_by_role("button", name="On this screen…").click()
    page.get_by_label("Your name").fill("Camille")
    page.get_by_label("Name at seat 2").fill("Noé")
    expect(page.get_by_role("combobox", name="Seats")).to_have_count(0)
    page.get_by_role("button", name="Start", exact=True).click()
    camille, noe = Seat(page, 0), Seat(page, 1)
    expect(camille.ready).to_be_visible()
    assert page.locator(".curtain").count() == 0
    page.keyboard.press("Space")
    expect(camille.ready).to_have_count(0)
    expect(noe.ready).to_be_visible()
    page.keyboard.press("Enter")
    lays = noe.solution()
    check(page)
    take_by_half(camille, lays[0], next_key="c", turn="q", flip="e")
    expect(camille.ghost).to_be_visible()
    page.keyboard.press("v")
    expect(camille.ghost).to_have_count(0)
    arrows = {"ArrowUp": "w", "ArrowDown": "s", "ArrowLeft": "a", "ArrowRight": "d"}
    lay_by_half(camille, lays[0], put="Space", keys=arrows, next_key="c", turn="q", flip="e")
    assert camille.lying() == [lays[0].letter]
    assert noe.lying() == []
    for lay in lays:
        lay_by_half(noe, lay, put="Enter", keys={}, next_key="/", turn=".", flip=",")
    expect(page.locator(".result h2")).to_contain_text("Noé wins the duel")
    expect(camille.ready).to_be_visible()
    expect(noe.ready).to_be_visible()


def take_by_half(seat: Seat, lay: Lay, *, next_key: str, turn: str, flip: str) -> None:
    for _ in range(6):
        seat.page.keyboard.press(next_key)
        if seat.piece(lay.letter).get_attribute("aria-pressed") == "true":
            break
    for sign in ways(lay.piece, lay.shape, seat.shape(lay.letter)):
        seat.page.keyboard.press(turn if sign == "R" else flip)


def lay_by_half(seat: Seat, lay: Lay, *, put: str, keys: dict[str, str], **take: str) -> None:
    take_by_half(seat, lay, **take)
    for key in seat.steps(seat.cursor(), lay.handle):
        seat.page.keyboard.press(keys.get(key, key))
    last = seat.task.count() == len(seat.lying()) + 1
    seat.page.keyboard.press(put)
    if not last:
        expect(seat.piece(lay.letter)).to_have_count(0)


# Practice


@pytest.mark.slow
def test_practice_with_hints_best_times_and_the_next_puzzle(enter: Enter) -> None:
    page = enter()
    box = page.locator("article", has_text="Ubongo")
    box.get_by_role("button", name="Practice…").click()
    expect(page.get_by_label("Orange track")).to_have_count(0)
    page.get_by_label("Sheet", exact=True).fill("3")
    page.get_by_label("Row", exact=True).fill("5")
    page.get_by_role("button", name="Start", exact=True).click()
    seat = Seat(page, 0)
    seat.ready.click()
    lays = seat.solution()
    ask_three_times(seat, lays[0])
    seat.act("solvable").click()
    expect(seat.root.locator(".note")).to_contain_text("there is still a way")
    check(page)
    stray = next(letter for letter in "ABCDEFGHIJKLMNOPQRSTU" if letter not in seat.needed())
    seat.piece(stray).click()
    seat.cell(lays[0].handle).click()
    expect(seat.root.locator(".lying.wrong text")).to_have_text(stray)
    expect(seat.root.locator(".note.wrong")).to_have_text(f"{stray} does not belong to this puzzle.")
    seat.cell(seat_of(seat, stray)).click()
    page.keyboard.press("Escape")
    expect(seat.piece(stray)).to_be_visible()
    seat.solve_quickly()
    expect(page.locator(".ending")).to_contain_text("with 3 hints")
    check(page)
    expect(page.locator(".result .best")).to_have_count(0)
    page.get_by_role("button", name="Next puzzle").click()
    seat.ready.click()
    expect(page.locator(".progress")).to_have_text("Practice, sheet A3, row 6")
    seat.solve_quickly()
    expect(page.locator(".result .best")).to_have_text("New best time!")
    page.get_by_role("link", name="To the shelf").click()
    box.get_by_role("button", name="Practice…").click()
    page.get_by_label("Sheet", exact=True).fill("3")
    page.get_by_label("Row", exact=True).fill("6")
    expect(page.locator("dialog .best")).to_contain_text("Your best time:")


def seat_of(seat: Seat, letter: str) -> str:
    """A cell that a piece covers."""
    return str(seat.root.locator(f'[data-cell][aria-label*="piece {letter}"]').first.get_attribute("data-cell"))


def ask_three_times(seat: Seat, lay: Lay) -> None:
    """The piece, another cell of it, its place."""
    note = seat.root.locator(".note")
    for marks, text in ((1, " can cover "), (2, " and "), (2, ": lay its shape ")):
        seat.act("hint").click()
        seat.cell(lay.handle).click()
        expect(note).to_contain_text(text)
        expect(seat.root.locator(".hint-cell")).to_have_count(marks)
    expect(seat.root.locator(".hint-lay")).to_be_visible()


@pytest.mark.slow
def test_a_hint_by_key_and_the_solution(house: House, enter: Enter) -> None:
    page = enter(link(house.lay("ubongo", "person", **PRACTICE), 0), lang="fr-FR")
    seat = Seat(page, 0)
    seat.ready.click()
    seat.await_race()
    page.keyboard.press(f"{seat.needed()[0]}")
    page.keyboard.press("?")
    expect(seat.root.locator(".hint-cell")).to_have_count(1)
    seat.root.get_by_role("button", name="Solution").click()
    seat.act("solution").click()
    expect(page.locator(".result h2")).to_have_text("Voilà comment on fait")
    expect(page.locator(".result .piece")).to_have_count(len(re.findall("[A-U]", seat_pieces(page))))
    expect(page.get_by_role("button", name="Casse-tête suivant")).to_be_visible()


def seat_pieces(page: Page) -> str:
    return "".join(page.locator(".result .piece text").all_text_contents())


@pytest.mark.slow
def test_on_a_phone_the_grid_stays_where_it_is_when_the_race_begins(house: House, enter: Enter) -> None:
    seat = Seat(enter(link(house.lay("ubongo", "person Camille", **PRACTICE), 0), phone=True), 0)
    grid = seat.root.locator("[data-spot=field]")
    expect(seat.ready).to_be_visible()
    lies = grid.bounding_box()
    get_ready(seat)
    assert grid.bounding_box() == lies


@pytest.mark.slow
def test_the_replay_of_a_practice_waits_for_nobody(house: House, enter: Enter) -> None:
    record, _ = practised(**PRACTICE)
    text = {"content": record.text(), "headers": {"content-type": "text/plain"}}
    page = enter(f"/r/{house.ask('POST', '/api/records', **text).json()['table']}")
    expect(page.locator("[data-spot=field]")).to_be_visible()
    expect(page.locator(".veil")).to_have_count(0)


# The table


@pytest.mark.slow
def test_a_refused_piece_goes_back_and_people_are_told_why(house: House, enter: Enter) -> None:
    page = enter("/rules/ubongo", keep=False)

    def falsify(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: server.send(re.sub(r'"move":"[A-U]\d\w\d"', '"move":"-A"', str(message))))

    page.route_web_socket(re.compile("socket"), falsify)
    seat = Seat(page, 0)
    page.goto(link(house.lay("ubongo", "person", **PRACTICE), 0))
    seat.ready.click()
    lay = seat.solution()[0]
    seat.lay_quickly(lay)
    expect(page.get_by_role("alert")).to_contain_text("Piece A does not lie on your grid")
    expect(seat.piece(lay.letter)).to_be_visible()
    assert seat.lying() == []


@pytest.mark.slow
def test_play_now_is_a_match_against_a_bot(enter: Enter) -> None:
    page = enter()
    box = page.locator("article", has_text="Ubongo")
    box.get_by_role("button", name="Play now").click()
    seat = Seat(page, 0)
    get_ready(seat)
    expect(page.locator(".rival")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="Which rule is that?").click()
    expect(page.get_by_role("dialog")).to_contain_text("The rule for this moment")


@pytest.mark.slow
def test_a_replay_shows_silhouettes_or_a_board(house: House, enter: Enter) -> None:
    record, begins = played(0, 1)
    headers = {"content-type": "text/plain"}
    opened = house.ask("POST", "/api/records", content=record.text(), headers=headers).json()["table"]
    page = enter(f"/r/{opened}?ply={begins[1] - 2}")
    expect(page.locator(".rival.large")).to_have_count(2)
    expect(page.locator("[data-cell]")).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".lying").first).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".result h2")).to_contain_text("You win the duel in")


# Everybody


LOOKS = [{"lang": "fr-FR"}, {"lang": "en-GB", "color_scheme": "dark", "phone": True}]


@pytest.mark.slow
@pytest.mark.parametrize("looks", LOOKS)
def test_nothing_serious_for_axe_and_nothing_too_wide(house: House, enter: Enter, looks: dict[str, Any]) -> None:
    made = house.lay("ubongo", "person Camille", "person Noé", side="B")
    camille = Seat(enter(link(made, 0), **looks), 0)
    noe = Seat(enter(link(made, 1)), 1)
    camille.ready.wait_for()
    check(camille.page)
    camille.ready.click()
    noe.ready.click()
    lays = camille.solution()
    camille.lay_quickly(lays[0])
    stray = next(letter for letter in "ABCDEFGHIJKLMNOPQRSTU" if letter not in camille.needed())
    camille.page.keyboard.press(f"{stray}")
    check(camille.page)
    camille.page.keyboard.press("Escape")
    camille.lay_quickly(*lays[1:])
    expect(result(camille)).to_be_visible()
    check(camille.page)


def check(page: Page) -> None:
    assert not serious_faults(page)
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
