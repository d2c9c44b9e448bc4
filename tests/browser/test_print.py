"""Printing from the shelf: a dialog that comes when it is asked for, a PDF that is told step by step."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import serious_faults
from tests.browser.conftest import Enter
from tests.browser.table import box

PRESSES = "**/api/games/artropp/print/*/form"


def open_dialog(page: Page, button: str = "Print…", name: str = "Print L’Artropp") -> None:
    box(page).get_by_role("button", name=button).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


@pytest.mark.slow
def test_a_box_is_printed_from_the_shelf(enter: Enter) -> None:
    page = enter()
    open_dialog(page)
    assert serious_faults(page) == []
    page.get_by_label("Paper").select_option("Letter")
    page.get_by_label("Ink").select_option("saving")
    page.get_by_role("button", name="Make the PDF").click()
    expect(page.get_by_role("dialog").get_by_text("Ready: 13 pages.")).to_be_visible()
    link = page.get_by_role("link", name="Download the PDF")
    expect(link).to_be_focused()
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename == "artropp-letter-en.pdf"
    assert download.value.path().read_bytes().startswith(b"%PDF-")
    page.get_by_label("Paper").select_option("A4")
    expect(link).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.slow
def test_in_french_on_a_phone_with_the_keyboard_alone(enter: Enter) -> None:
    page = enter(phone=True, lang="fr-FR")
    box(page).get_by_role("button", name="Imprimer…").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Imprimer L’Artropp")
    expect(dialog.get_by_label("Langue")).to_have_value("fr")
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    dialog.get_by_label("Langue").focus()
    for _ in range(20):
        if page.evaluate("document.activeElement?.textContent") == "Faire le PDF":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.get_by_text("C’est prêt\u00a0: 10 pages.")).to_be_visible()
    assert serious_faults(page) == []


def test_where_there_is_no_press_the_dialog_says_what_brings_it(enter: Enter) -> None:
    def without_press(route: Route) -> None:
        form = {"papers": [], "inks": [], "options": [], "missing": 'pip install "tablee[press]"'}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(form))

    page = enter(keep=False)
    page.route(PRESSES, without_press)
    open_dialog(page)
    sentence = page.get_by_role("dialog").get_by_role("alert")
    expect(sentence).to_contain_text("This server cannot make prints: its press is not installed.")
    expect(sentence).to_contain_text('pip install "tablee[press]"')
    expect(page.get_by_role("button", name="Make the PDF")).to_have_count(0)
