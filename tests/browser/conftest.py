"""A real server, a real Chromium, and pages that must not complain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.server.house import House

PATIENCE = 30_000
"""Milliseconds: a busy machine is slow, and that is no fault of the page."""
expect.set_options(timeout=PATIENCE)
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

EXPECTED = re.compile("WebSocket|ERR_|status of 4")
"""What the browser itself reports when a line breaks or the server refuses something; some tests want just that."""

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


@pytest.fixture
def enter(house: House, browser: Browser) -> Iterator[Enter]:
    """Somebody comes in, with a browser of their own; at the end nobody's page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            complaints.append(message.text)

    def come_in(path: str = "/", *, phone: bool = False, lang: str = "en-GB", **more: Any) -> Page:
        context = browser.new_context(
            base_url=house.url,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            locale=lang,
            # Nobody waits for flying cards.
            **{"reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(PATIENCE)
        # Nor for moves to be followed at leisure.
        context.add_init_script("localStorage.setItem('tablee.pace', '0.05')")
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield come_in
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may treat as it likes."""
    house = House(tmp_path, same_deal=True)
    yield house
    if house.process is not None:
        house.stop()
