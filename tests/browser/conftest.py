"""A real server, a real Chromium, and pages that must not complain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.server.house import House

PATIENCE = 120_000
"""Milliseconds: a busy machine is slow, and that is no fault of the page."""
expect.set_options(timeout=PATIENCE)
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

EXPECTED = re.compile("WebSocket|ERR_|status of 4|Service Worker registration blocked")
"""What the browser itself reports when a line breaks or the server refuses something; some tests want just that."""

NOTHING_YET = "/icon.svg"
"""Where a page is that will go elsewhere: ours, and soon there."""

Enter = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), same_deal=True).start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS])
        yield browser
        browser.close()


SPOILING = ("add_init_script", "expose_function", "route", "route_web_socket")
"""What stays with a page for good."""


def refuse(*_: Any, **__: Any) -> None:
    raise AssertionError("the next test would have that too: enter(keep=False)")


class Visit:
    """A browser of one's own, with its page."""

    def __init__(self, context: BrowserContext, kind: str, url: str) -> None:
        self.context = context
        self.kind = kind
        self.page = context.new_page()
        for name in SPOILING:
            setattr(self.page, name, refuse)
        self._session = context.new_cdp_session(self.page)
        self._servers = {url}
        self._listening: dict[Any, Any] = {}

    def begin(self, path: str, listening: dict[Any, Any], *, keep: bool) -> Page:
        """The page, which will go there; it is listened to for the time of the visit."""
        for name in () if keep else SPOILING:
            vars(self.page).pop(name, None)
        if path.startswith("http"):
            self._servers.add("/".join(path.split("/")[:3]))
        self._listening = listening
        for event, listener in listening.items():
            self.page.on(event, listener)
        return self.page

    def end(self) -> None:
        """Be as if nobody had been here."""
        for event, listener in self._listening.items():
            self.page.remove_listener(event, listener)
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self.page.goto(NOTHING_YET)
        self.page.evaluate("sessionStorage.clear()")
        self.page.mouse.move(0, 0)
        for server in self._servers:
            self._session.send("Storage.clearDataForOrigin", {"origin": server, "storageTypes": "all"})


class Visits:
    """Browsers of one's own, for one test after the other.

    To make one takes four times as long as to load a page in one that is there: it comes with processes, and with
    nothing that it knows already. So they are kept, and forget who was there before.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._free: dict[str, list[Visit]] = {}

    def begin(self, *, phone: bool, lang: str, fresh: bool, **more: Any) -> Visit:
        """In a browser that nobody uses, and that nobody has used if it is to be `fresh`."""
        kind = repr((phone, lang, sorted(more.items())))
        if not fresh and (free := self._free.get(kind)):
            return free.pop()
        size = PHONE if phone else DESK
        # What a worker of the page fetches no test would see or change; who tests the worker allows it.
        more = {"service_workers": "block", **more}
        context = self._browser.new_context(base_url=self._url, viewport=size, has_touch=phone, locale=lang, **more)
        context.set_default_timeout(PATIENCE)
        # Nobody waits for what happens to be told: it is there at once. Who wants to see it told sets another pace.
        context.add_init_script("localStorage['tablee.pace'] ??= '0'")
        return Visit(context, kind, self._url)

    def end(self, visit: Visit) -> None:
        """The next one may come."""
        visit.end()
        self._free.setdefault(visit.kind, []).append(visit)


@pytest.fixture(scope="session")
def visits(browser: Browser, house: House) -> Visits:
    return Visits(browser, house.url)


@pytest.fixture
def enter(visits: Visits) -> Iterator[Enter]:
    """Somebody comes in, with a browser of their own; at the end nobody's page may have complained.

    Who changes the browser, and not only a page, has it thrown away: `keep=False`. Whoever is here for the first time,
    with a browser that knows nothing, says what is to be done with the page before it loads anything: `first`.
    """
    kept: list[Visit] = []
    others: list[Visit] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            complaints.append(message.text)

    listening = {"console": listen, "pageerror": lambda error: complaints.append(str(error))}

    def come_in(
        path: str = "/",
        *,
        phone: bool = False,
        lang: str = "en-GB",
        color_scheme: Any = "light",
        reduced_motion: Any = "reduce",  # nobody waits for flying cards
        keep: bool = True,
        first: Callable[[Page], object] | None = None,
        **more: Any,
    ) -> Page:
        keep = keep and first is None
        visit = visits.begin(phone=phone, lang=lang, fresh=first is not None, **more)
        (kept if keep else others).append(visit)
        page = visit.begin(path, listening, keep=keep)
        page.emulate_media(color_scheme=color_scheme, reduced_motion=reduced_motion)
        if first is not None:
            first(page)
        page.goto(path)
        return page

    yield come_in
    for visit in kept:
        visits.end(visit)
    for visit in others:
        visit.context.close()
    assert not complaints


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may treat as it likes."""
    house = House(tmp_path, same_deal=True)
    yield house
    if house.process is not None:
        house.stop()
