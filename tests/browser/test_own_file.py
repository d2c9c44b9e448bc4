"""Playing with a deck or an edition of one's own: chosen in the setup, checked, seen by everybody at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games import find_game
from tablee.games.rugby_champion.cards import load_cards
from tablee.games.worldwide_football.edition import load_edition
from tests.browser import worldwide_football
from tests.browser.conftest import Enter
from tests.browser.table import at_the_table, box, is_over, link, play_until
from tests.browser.test_bots import set_rounds
from tests.server.house import House
from tests.server.test_files import kept


def file(folder: Path, game: str, *changes: tuple[str, str], name: str = "maison") -> Path:
    """A file made from the template."""
    data_file = find_game(game).data_file
    assert data_file is not None
    text = data_file.template(name)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def set_up(page: Page, shelf: Locator, way: str) -> Locator:
    """The part of the setup that takes a file."""
    shelf.get_by_role("button", name=way).click()
    place = page.locator("dialog details", has=page.locator("input[type=file]"))
    place.locator("summary").first.click()
    return place


def football(page: Page) -> Locator:
    return page.locator("article", has_text="Worldwide Football")


def rugby(page: Page) -> Locator:
    return page.locator("article", has_text="Rugby Champion")


@pytest.mark.slow
def test_a_table_with_a_deck_of_ones_own(enter: Enter, tmp_path: Path) -> None:
    officers = ("numbers = [7, 9]\nbr = 5", "numbers = [6, 10]\nbr = 4")
    deck = file(tmp_path, "artropp", officers)
    page = enter()
    place = set_up(page, box(page), "Against bots")
    place.locator("input[type=file]").set_input_files(deck)
    expect(place.get_by_role("status")).to_have_text("You will play with your own deck “maison”.")
    set_rounds(page, 1)
    page.get_by_role("button", name="Start").click()
    at_the_table(page)
    page.get_by_role("button", name="Deck: maison (own file)").click()
    panel = page.get_by_role("dialog", name="What is in play")
    digest = find_game("artropp", deck).material.split()[1]
    expect(panel).to_contain_text(f"This table plays with a deck of one’s own, “maison”. Its fingerprint is {digest}")
    with page.expect_download() as download:
        panel.get_by_role("link", name="Download the file").click()
    assert download.value.path().read_text(encoding="utf-8") == deck.read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    play_until(page, lambda: is_over(page))
    spectator = at_the_table(enter(re.sub(r"#.*", "", page.url)))
    expect(spectator.get_by_role("button", name="Deck: maison (own file)")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    at_the_table(page)
    expect(page.get_by_role("button", name="Deck: maison (own file)")).to_be_visible()


def printed_br(page: Page) -> set[int]:
    """How many Br. symbols are on the cards of the hand."""
    expect(page.locator(".hand .pips").first).to_be_attached()
    return set(page.evaluate("[...document.querySelectorAll('.hand .pips')].map(pips => pips.children.length)"))


@pytest.mark.slow
def test_the_page_draws_the_cards_of_the_table_and_not_those_of_the_last(enter: Enter, tmp_path: Path) -> None:
    """What is printed on a card comes from the file in play: here four Br. on all that are not special."""
    deck = file(tmp_path, "artropp", *((f"br = {br}\n", "br = 4\n") for br in range(4)))
    page = enter()
    box(page).get_by_role("button", name="Play now").click()
    at_the_table(page)
    assert 4 not in printed_br(page)
    first = page.url
    page.get_by_role("link", name="Tablée").first.click()
    place = set_up(page, box(page), "Against bots")
    place.locator("input[type=file]").set_input_files(deck)
    expect(place.get_by_role("status")).to_contain_text("maison")
    page.get_by_role("button", name="Start").click()
    at_the_table(page)
    assert printed_br(page) <= {4, 5}
    assert page.url != first
    page.get_by_role("link", name="Tablée").first.click()
    # By its address: whichever of the tables waits for one is on top.
    page.locator(f"a[href*='{first.rpartition('/')[2]}']", has_text="Go on").click()
    expect(page).to_have_url(first)
    at_the_table(page)
    assert 4 not in printed_br(page)


def names_in_hand(page: Page) -> set[str]:
    """What is written on the cards of the hand."""
    expect(page.locator(".hand .card .name").first).to_be_visible()
    return set(page.locator(".hand .card .name").all_inner_texts())


@pytest.mark.slow
def test_the_cards_have_the_names_of_the_file_in_every_language(enter: Enter, tmp_path: Path) -> None:
    """And those of the box again at the table that has no file of its own."""
    renamed = [(f'name = "{name}"', f'name = "Mon {name}"') for name in load_cards().names().values()]
    mine = file(tmp_path, "rugby_champion", *renamed)
    page = enter()
    rugby(page).get_by_role("button", name="Play now").click()
    at_the_table(page)
    assert not any(name.startswith("Mon ") for name in names_in_hand(page))
    first = page.url
    page.get_by_role("link", name="Tablée").first.click()
    place = set_up(page, rugby(page), "Against the game")
    place.locator("input[type=file]").set_input_files(mine)
    expect(place.get_by_role("status")).to_contain_text("maison")
    page.get_by_role("button", name="Start").click()
    at_the_table(page)
    assert all(name.startswith("Mon ") for name in names_in_hand(page))
    card = page.locator(".hand button:enabled").first
    name = card.locator(".name").inner_text()
    card.click()
    expect(page.locator(".log [role=log]")).to_contain_text(f"You lay {name} ")
    page.get_by_role("button", name="FR").click()
    expect(page.locator(".log [role=log]")).to_contain_text(f"Vous posez {name} ")
    page.goto(first)
    at_the_table(page)
    assert not any(name.startswith("Mon ") for name in names_in_hand(page))


@pytest.mark.slow
def test_footballers_have_the_names_of_the_edition(house: House, enter: Enter, tmp_path: Path) -> None:
    squads = load_edition().squads.values()
    renamed = [(f'"{one.name} {one.effect}"', f'"Mon {one.name} {one.effect}"') for squad in squads for one in squad]
    own = kept(house, "worldwide_football", file(tmp_path, "worldwide_football", *renamed).read_text(encoding="utf-8"))
    options = {"mode": "pro"}
    made = house.make("person Camille", game="worldwide_football", mine=[0], own=own, options=options)
    page = enter(link(made, 0))
    for ability in ("offensive", "scheme"):
        worldwide_football.make(page, f"pick-{ability}")
    footballers = page.locator(".hand .card .who")
    expect(footballers.first).to_be_visible()
    assert all(name.startswith("Mon ") for name in footballers.all_inner_texts())


@pytest.mark.slow
def test_a_broken_file_shows_the_entry_and_what_would_be_right(enter: Enter, tmp_path: Path) -> None:
    rising = file(tmp_path, "worldwide_football", ("[18, 17, 15,", "[18, 17, 19,"), name="montante")
    page = enter(lang="fr-FR")
    place = set_up(page, football(page), "Contre des bots")
    place.locator("input[type=file]").set_input_files(rising)
    alert = place.get_by_role("alert")
    expect(alert).to_contain_text("montante.toml, match.targets[3]")
    expect(alert).to_contain_text("17")
    expect(alert).not_to_contain_text("must")
    missing = file(tmp_path, "worldwide_football", ("[teams.italy]", "[teams.italia]"), name="italienne")
    place.locator("input[type=file]").set_input_files(missing)
    expect(alert).to_contain_text("italienne.toml, teams.italia")
    large = tmp_path / "grande.toml"
    large.write_text("#" * 70_000)
    place.locator("input[type=file]").set_input_files(large)
    expect(alert).to_contain_text("grande.toml est trop grand")
    place.locator("input[type=file]").set_input_files(file(tmp_path, "worldwide_football"))
    expect(place.get_by_role("status")).to_have_text(re.compile("votre propre édition «.maison.»"))
    expect(alert).to_have_count(0)


@pytest.mark.slow
def test_which_values_are_reconstructed_is_told_before_anybody_sits_down(enter: Enter) -> None:
    page = enter(phone=True)
    football(page).get_by_role("button", name="Edition of the box").click()
    panel = page.get_by_role("dialog", name="What is in play")
    for part, told in (("Course of the match", "in part"), ("Action cards", "all")):
        expect(panel.locator("dt", has_text=part).locator("+ dd")).to_have_text(told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as download:
        panel.get_by_role("link", name="Download the file").click()
    assert download.value.suggested_filename == "edition.toml"


@pytest.mark.slow
def test_a_file_can_be_dropped(enter: Enter, tmp_path: Path) -> None:
    deck = file(tmp_path, "artropp", name="lance").read_text(encoding="utf-8")
    page = enter()
    place = set_up(page, box(page), "On this screen")
    dropped = page.evaluate_handle(
        "text => { const all = new DataTransfer(); all.items.add(new File([text], 'lance.toml')); return all; }", deck
    )
    place.get_by_role("region").dispatch_event("drop", {"dataTransfer": dropped})
    expect(place.get_by_role("status")).to_contain_text("“lance”")
    place.get_by_role("button", name="Take those of the box instead").click()
    expect(place.get_by_role("status")).to_have_text("")
