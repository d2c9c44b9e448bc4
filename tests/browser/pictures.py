"""The pictures of README and docs, made from fixed games by a real server and a real browser, so that they stay true.

    python -m tests.browser.pictures          # or: make pictures

A record that bots played from a fixed seed is opened at the server; a new table goes on from the ply where the wanted
phase begins, and somebody sits down at it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.bots.levels import make_bot
from tablee.core.game import State
from tablee.core.match import Match, run
from tablee.core.record import Record, replay
from tablee.games import find_game
from tests.browser import french_flair, ubongo, worldwide_football
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.conftest import DESK, PHONE
from tests.browser.films import shoot, write_film
from tests.browser.test_history import KEPT, remember
from tests.games.rugby_champion import moments
from tests.server.house import House, Made

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
GAME: Final = find_game("artropp")
LEAST_IN_LINE: Final = 6
"""A line that is worth a picture."""
DOUBLED: Final = 4
"""The duel of Ubongo in which somebody has two puzzles to solve."""


def played(seats: int, number: int) -> Record:
    """A session between bots, the same every time."""
    match = Match.start(GAME, GAME.options(), seats, seed=number.to_bytes(32, "big"))
    run(match, [make_bot("casual", GAME, number + seat) for seat in range(seats)])
    return match.record


def moment(record: Record, phase: str, seat: int = 0) -> int:
    """The first ply at which `seat` has to decide in `phase`, with something to see on the table."""
    for number in range(len(record.plies)):
        state = replay(record, GAME, number)
        if seat in state.waiting() and _shows(state, phase):
            return number
    raise LookupError(f"nobody meets {phase} in this game; take another seed")


def _shows(state: State, phase: str) -> bool:
    view = state.view(None)
    cards = sum(len(line.row) for line in view.lines)
    return bool(view.phase == phase and (phase != "turn" or cards >= LEAST_IN_LINE))


def table_from(house: House, record: Record, ply: int, *, among_people: bool = False) -> str:
    """A table that goes on from that ply, with a person at the first seat: its address.

    Alone with bots nobody is asked what goes without saying; `among_people` somebody else is a person, too.
    """
    seats = ["person Camille", *["bot"] * (record.seats - 2), "person Noé" if among_people else "bot"]
    made = house.make_from(record, ply, *seats, mine=[0])
    return f"/t/{made.id}#{made.keys[0]}"


class Camera:
    """Takes pictures of one house with one browser."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.browser = browser

    def take(
        self,
        name: str,
        path: str,
        *,
        phone: bool = False,
        dark: bool = False,
        lang: str = "fr-FR",
        scrub: int = 0,
        click: Sequence[str] = (),
        kept: Mapping[str, Any] | None = None,
    ) -> None:
        """One picture, when everything has come to rest; of a replay, after so many plies; or after a few clicks.

        `kept` is what this device has remembered.
        """
        with self._page(phone, dark, lang) as page:
            for key, thing in (kept or {}).items():
                page.goto("/")
                remember(page, key, thing)
            page.goto(path)
            if scrub:
                page.locator("input[type=range]").fill(str(scrub))
            for wanted in click:
                page.locator(wanted).first.click()
            page.wait_for_timeout(1500)
            page.screenshot(path=FOLDER / f"{name}.png")
        print(f"{name}.png")

    def film(self, name: str, path: str, move: Callable[[Page], None], *, seconds: float) -> None:
        """What follows from a move, for so long."""
        with self._page(phone=False, dark=False, lang="fr-FR", motion=True) as page:
            page.goto(path)
            page.locator(".hand button:enabled").first.wait_for()
            page.wait_for_timeout(1500)
            move(page)
            taken = shoot(page, seconds)
            page.goto("about:blank")
            write_film(FOLDER / f"{name}.webp", taken, page)
        print(f"{name}.webp")

    @contextmanager
    def _page(self, phone: bool, dark: bool, lang: str, *, motion: bool = False) -> Iterator[Page]:
        looks: dict[str, Any] = {
            "color_scheme": "dark" if dark else "light",
            "locale": lang,
            "reduced_motion": "no-preference" if motion else "reduce",
        }
        size = PHONE if phone else DESK
        context = self.browser.new_context(base_url=self.house.url, viewport=size, has_touch=phone, **looks)
        yield context.new_page()
        context.close()


def take_all(camera: Camera) -> None:
    """Every picture that the pages show."""
    house = camera.house
    four, duel = played(4, 4), played(2, 8)
    camera.take("shelf", "/")
    camera.take("shelf-phone-dark", "/", phone=True, dark=True)
    for phase in ("turn", "arrow", "announce", "commit"):
        camera.take(f"table-{phase}", table_from(house, four, moment(four, phase)))
    for name, dark in (("table-interval", False), ("table-interval-phone-dark", True)):
        interval = table_from(house, four, moment(four, "interval"), among_people=True)
        camera.take(name, interval, phone=dark, dark=dark)
    camera.take("table-turn-dark", table_from(house, four, moment(four, "turn")), dark=True, lang="en-GB")
    camera.take("table-turn-phone", table_from(house, four, moment(four, "turn")), phone=True)
    camera.take("duel", table_from(house, duel, moment(duel, "turn")))
    camera.take("duel-phone", table_from(house, duel, moment(duel, "turn")), phone=True)
    text = {"content": four.text(), "headers": {"content-type": "text/plain"}}
    finished = house.ask("POST", "/api/records", **text).json()["table"]
    camera.take("replay", f"/r/{finished}", scrub=moment(four, "turn", seat=2))
    camera.take("rules", "/rules/artropp")
    camera.take("match-sheet", f"/m/{finished}")
    camera.take("history", "/history", kept={"history": KEPT})


def take_beginnings(camera: Camera) -> None:
    """Before a game between people, and the first game that somebody plays."""
    house = camera.house
    friends = [
        {"kind": "person", "name": "Camille"},
        {"kind": "free"},
        {"kind": "bot", "level": "casual", "name": "Basalte"},
    ]
    wish = {"game": "artropp", "room": True, "mine": [0], "seats": friends}
    room = Made(house, house.ask("POST", "/api/tables", json=wish).json())
    camera.take("waiting-room", f"/t/{room.id}#{room.keys[0]}")
    learner = [{"kind": "person", "name": "Camille"}, {"kind": "bot", "level": "casual", "name": "Basalte"}]
    first = {"game": "french_flair", "lesson": True, "mine": [0], "seats": learner}
    lesson = Made(house, house.ask("POST", "/api/tables", json=first).json())
    camera.take("lesson", f"/t/{lesson.id}#{lesson.keys[0]}", click=[".coach .main"])


def take_ubongo(camera: Camera) -> None:
    """Races in the middle, alone and in pairs."""
    house = camera.house
    record, begins = ubongo.played(0, 1, 0, 0, side="B", orange=True)
    bot = {"kind": "bot", "level": "casual", "name": "Basalte"}
    camille, noe = {"kind": "person", "name": "Camille"}, {"kind": "person", "name": "Noé"}

    def race(duel: int, *seats: int) -> str:
        """A few plies into a duel, seen by these seats: ready, roll, the other's piece, then the first of one's own."""
        rolls = 2 if duel >= DOUBLED else 1
        people = [camille, bot if len(seats) == 1 else noe]
        made = house.make_from(record, begins[duel] + 4 + rolls + 2, seats=people, mine=[0])
        return f"/t/{made.id}#{','.join(made.keys[seat] for seat in seats)}"

    camera.take("ubongo-race", race(2, 0))
    camera.take("ubongo-race-phone-dark", race(2, 0), phone=True, dark=True)
    camera.take("ubongo-orange", race(DOUBLED, 0), lang="en-GB")
    camera.take("ubongo-one-screen", race(2, 0, 1))
    alone, ply = ubongo.practised(side="A", sheet=6, row=4)
    made = house.make_from(alone, ply, "person Camille", mine=[0])
    camera.take("ubongo-practice", f"/t/{made.id}#{made.keys[0]}")


def take_french_flair(camera: Camera) -> None:
    """A card and where it would bring the ball, a combination, and a ruck that may be contested."""

    def when(wanted: Callable[[Any], bool]) -> str:
        record, ply = french_flair.moment(wanted)
        people = [{"kind": "person", "name": "Camille"}, {"kind": "bot", "level": "casual", "name": "Basalte"}]
        made = camera.house.make_from(record, ply, seats=people, mine=[0])
        return f"/t/{made.id}#{made.keys[0]}"

    choose_ten = ['.hand [data-card="10"]', '[data-spot="odds"]']
    camera.take("french-flair", when(_has_a_ten), click=choose_ten)
    camera.take("french-flair-combination", when(_has_begun), dark=True, lang="en-GB")
    camera.take("french-flair-ruck-phone", when(lambda view: view.phase == "contest"), phone=True)


def _has_begun(view: Any) -> bool:
    return view.phase == "attack" and view.combo is not None and len(view.combo.cards) > 2 and view.distance < 60


def _has_a_ten(view: Any) -> bool:
    return view.phase == "attack" and view.combo is None and view.origin == "kick" and 10 in view.hand


def take_worldwide_football(camera: Camera) -> None:
    """An attack near the box, a defence to be decided, and a cup."""

    def when(wanted: Callable[[Any], bool], **options: Any) -> str:
        record, ply = worldwide_football.moment(lambda view, told: wanted(view), **options)
        made = camera.house.make_from(record, ply, "person Camille")
        return f"/t/{made.id}#{made.keys[0]}"

    camera.take("worldwide-football", when(_is_near_the_box, mode="pro"))
    camera.take("worldwide-football-defence", when(_may_defend), dark=True, lang="en-GB")
    camera.take("worldwide-football-phone", when(_is_near_the_box, mode="pro"), phone=True)


def _is_near_the_box(view: Any) -> bool:
    return bool(view.phase == "attack" and view.attack == 0 and view.pa >= 4 and len(view.laid) > 2)


def _may_defend(view: Any) -> bool:
    return bool(view.phase == "defence" and view.pa >= 4)


def take_rugby_champion(camera: Camera) -> None:
    """A challenge that goes on along the line, and a set piece."""

    def when(wanted: Callable[[Any], bool]) -> str:
        record, ply = moments.moment(lambda view, told: wanted(view))
        made = camera.house.make_from(record, ply, "person Camille")
        return f"/t/{made.id}#{made.keys[0]}"

    camera.take("rugby-champion", when(_follows_the_arrow))
    camera.take("rugby-champion-scrum", when(lambda view: view.kind == "melee" and view.phase == "pack"), dark=True)
    camera.take("rugby-champion-phone", when(_follows_the_arrow), phone=True, lang="en-GB")


def _follows_the_arrow(view: Any) -> bool:
    return bool(view.phase == "lay" and view.kind == "attack" and not view.challenge.opening and view.pile < 40)


def take_films(camera: Camera) -> None:
    """What a picture cannot show: a showdown, and a try.  Their house deals the same cards and dice every time."""
    four = played(4, 4)
    showdown = table_from(camera.house, four, moment(four, "commit"))
    camera.film("showdown", showdown, lambda page: page.locator(".hand button:enabled").first.click(), seconds=7)
    half = french_flair.find_half(french_flair.FORWARDS_HALF, french_flair.scores_with_forwards)
    step = half.steps[half.place(french_flair.scores_with_forwards)]
    made = camera.house.make_from(half.record, step.ply, "person Camille", "person Noé")
    attack = f"/t/{made.id}#{made.keys[step.seat]}"
    camera.film("try", attack, lambda page: french_flair.make(page, step.move), seconds=6)


def main() -> None:
    """Make them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder)).start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS])
                camera = Camera(house, browser)
                take_all(camera)
                take_beginnings(camera)
                take_ubongo(camera)
                take_french_flair(camera)
                take_worldwide_football(camera)
                take_rugby_champion(camera)
                same = Path(folder) / "films"
                same.mkdir()
                films = House(same, same_deal=True).start()
                try:
                    take_films(Camera(films, browser))
                finally:
                    films.stop()
                browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
