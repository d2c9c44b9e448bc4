"""What a first visit loads: little enough for a slow line, and nothing one after the other that could come together."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tablee.games import SHELF, find_game
from tests.browser.conftest import Enter
from tests.browser.table import link
from tests.server.house import House

BUDGET = 100 * 1024
"""Bytes as they travel, compressed: the page, scripts, styles, words, the shelf and what is in the box."""


class Visit:
    """A page of somebody who was never here, with all that it loads; in French, which has the longer words."""

    def __init__(self, enter: Enter, path: str) -> None:
        self.requests: list[Request] = []
        self.page = enter(path, lang="fr-FR", first=self._listen)

    def _listen(self, page: Page) -> None:
        page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        self.requests.append(request)

    def weights(self) -> dict[str, int]:
        """The bytes of every answer, by address."""
        return {urlsplit(one.url).path: one.sizes()["responseBodySize"] for one in self.requests}

    def words(self) -> set[str]:
        return {path.removeprefix("/api/words/") for path in self.weights() if path.startswith("/api/words/")}


def check_light(visit: Visit) -> None:
    weights = visit.weights()
    assert {"/", "/api/games"} <= {"/" if path.startswith("/t/") else path for path in weights}
    assert sum(weights.values()) < BUDGET, weights


def test_the_shelf_is_light_and_has_the_words_on_its_boxes(enter: Enter) -> None:
    visit = Visit(enter, "/")
    expect(visit.page.locator("article h2")).to_have_count(len(SHELF))
    expect(visit.page.locator("article h2").first).to_have_text("L’Artropp")
    visit.page.wait_for_load_state("networkidle")
    check_light(visit)
    assert visit.words() == {"fr"}


@pytest.mark.slow
@pytest.mark.parametrize("game", list(SHELF))
def test_a_table_is_light_for_whoever_comes_by_its_link(house: House, enter: Enter, game: str) -> None:
    seats = ["person", "bot"][: find_game(game).seat_counts[0]]
    visit = Visit(enter, link(house.make(*seats, game=game, mine=[0]), 0))
    expect(visit.page.locator(".board")).to_be_visible()
    visit.page.wait_for_load_state("networkidle")
    check_light(visit)
    assert visit.words() == {"fr", f"fr/{game}"}


class Together:
    """Answers that are held back until all of them have been asked for."""

    def __init__(self, page: Page, *patterns: str) -> None:
        self._awaited = set(patterns)
        self._held: list[Route] = []
        for pattern in patterns:
            page.route(pattern, lambda route, _, pattern=pattern: self._hold(pattern, route))

    def _hold(self, pattern: str, route: Route) -> None:
        self._awaited.discard(pattern)
        self._held.append(route)
        if not self._awaited:
            for held in self._held:
                held.continue_()
            self._held.clear()


@pytest.mark.slow
def test_the_shelf_and_its_words_come_together(enter: Enter) -> None:
    together = ("**/api/games", "**/api/words/en", "**/assets/Shelf-*.js")
    page = enter("/", first=lambda page: Together(page, *together))
    expect(page.locator("article h2")).to_have_count(len(SHELF))


@pytest.mark.slow
def test_a_game_its_words_and_its_box_come_together(enter: Enter) -> None:
    together = ("**/api/tables", "**/api/words/en/ubongo", "**/assets/ubongo-*.js", "**/api/games/ubongo/material")
    page = enter("/", first=bool, keep=False)
    page.locator("article", has_text="Ubongo").wait_for()
    Together(page, *together)
    page.locator("article", has_text="Ubongo").get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
