"""The page without its server: installed, opened from what was kept, and back when the server is."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tablee.server
from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.table import at_the_table, link
from tests.server.house import House, Made

BUILT = Path(tablee.server.__file__).parent / "page"
BELOW = "/games"

KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const kept = await caches.open(name);
    found[name] = (await kept.keys()).map((request) => new URL(request.url).pathname);
  }
  return found;
}"""

AWAIT_WORKER = """async () => {
  const workers = navigator.serviceWorker;
  const came = new Promise((done) => workers.addEventListener("controllerchange", done));
  if (!workers.controller) await came;
}"""
AWAIT_NEW_WORKER = """async () => {
  const known = await navigator.serviceWorker.ready;
  await known.update();
  await window.changed;
  const { active } = known;
  if (active.state !== "activated") await new Promise((done) => active.addEventListener("statechange", done));
}"""


@pytest.fixture
def far_house(tmp_path: Path) -> Iterator[House]:
    """A server below a path, with a page of its own that may change."""
    shutil.copytree(BUILT, tmp_path / "page")
    house = House(tmp_path, same_deal=True, path=BELOW, page=str(tmp_path / "page")).start()
    yield house
    if house.process is not None:
        house.stop()


def a_table(house: House) -> Made:
    wish = {"game": "artropp", "seats": [{"kind": "person", "name": "Camille"}, {"kind": "bot"}], "mine": [0]}
    answer = house.ask("POST", f"{BELOW}/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return Made(house, answer.json())


def come_to(house: House, enter: Enter, **more: Any) -> Page:
    """Somebody whose browser keeps the page."""
    page = enter(f"{house.url}{BELOW}/", keep=False, service_workers="allow", **more)
    page.locator("article h2").first.wait_for()
    page.evaluate(AWAIT_WORKER)
    return page


def kept(page: Page) -> dict[str, list[str]]:
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


@pytest.mark.slow
def test_the_page_opens_without_its_server_and_comes_back_with_it(far_house: House, enter: Enter) -> None:
    made = a_table(far_house)
    page = come_to(far_house, enter)
    page.goto(f"{far_house.url}{BELOW}{link(made, 0)}")
    at_the_table(page)
    table = page.url
    far_house.stop()
    page.reload()
    expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("games are played on the server, and it does not answer")
    assert page.url == table
    assert not serious_faults(page)
    page.goto(f"{far_house.url}{BELOW}/rules/artropp")
    expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
    far_house.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="In a nutshell")).to_be_visible()
    page.go_back()
    at_the_table(page)
    page.go_back()
    expect(page.locator("article h2").first).to_be_visible()


@pytest.mark.slow
def test_a_browser_without_a_network_says_so_in_french(far_house: House, enter: Enter) -> None:
    page = come_to(far_house, enter, lang="fr-FR", phone=True, color_scheme="dark")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Le serveur n’est pas là")).to_be_visible()
    assert not serious_faults(page)
    # The network is back, and the page with it: nobody has to do anything.
    page.context.set_offline(False)
    expect(page.locator("article h2").first).to_be_visible()


@pytest.mark.slow
def test_only_the_page_itself_is_kept(far_house: House, enter: Enter) -> None:
    """No answer of the server, no table, no key; and what is kept obeys the same rules as what is sent."""
    made = a_table(far_house)
    page = come_to(far_house, enter)
    page.goto(f"{far_house.url}{BELOW}{link(made, 0)}")
    at_the_table(page)
    page.wait_for_load_state("networkidle")
    ((name, paths),) = kept(page).items()
    assert name.startswith(f"tablee {far_house.url}{BELOW}/ ")
    assert {f"{BELOW}/", f"{BELOW}/icon.svg"} <= set(paths)
    assert [path for path in paths if path.startswith(f"{BELOW}/assets/Table-")], "what was fetched is kept"
    assert not [path for path in paths if not re.fullmatch(rf"{BELOW}/(|icon\.svg|assets/[\w.-]+)", path)]
    policy = page.evaluate(
        """async (page) => (await caches.match(page)).headers.get("content-security-policy")""",
        f"{far_house.url}{BELOW}/",
    )
    assert policy.startswith("default-src 'self'")


@pytest.mark.slow
def test_a_new_build_takes_the_place_of_the_old_one(far_house: House, enter: Enter, tmp_path: Path) -> None:
    page = come_to(far_house, enter)
    (old,) = kept(page)
    page.evaluate("() => { window.changed = new Promise((done) => navigator.serviceWorker.oncontrollerchange = done) }")
    index, worker = tmp_path / "page" / "index.html", tmp_path / "page" / "worker.js"
    index.write_text(index.read_text(encoding="utf-8").replace("<title>", "<title>Another "), encoding="utf-8")
    build = old.rpartition(" ")[2]
    worker.write_text(worker.read_text(encoding="utf-8").replace(build, "another-build"), encoding="utf-8")
    page.evaluate(AWAIT_NEW_WORKER)
    (new,) = kept(page)
    assert new.endswith(" another-build")
    text = page.evaluate("async (page) => (await caches.match(page)).text()", f"{far_house.url}{BELOW}/")
    assert "<title>Another" in text
