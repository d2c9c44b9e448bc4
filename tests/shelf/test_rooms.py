"""Every game on the shelf has all its rooms, and what is in them can be read, drawn and counted."""

from __future__ import annotations

import pytest

from tablee.core.game import Game
from tablee.core.sheet import general_sheet
from tablee.games import SHELF, find_game
from tablee.rooms import missing_rooms
from tablee.words import LANGUAGES, page_catalogue, words_for
from tests.shelf import checks

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(params=list(SHELF))
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def test_no_room_is_missing(game: Game) -> None:
    assert missing_rooms(checks.ROOT, game.id) == []


def test_a_page_of_no_game_is_left_over() -> None:
    folders = {path.name for path in (checks.ROOT / "web" / "src" / "games").iterdir() if path.is_dir()}
    assert folders == set(SHELF)


@in_every_language
def test_the_box_its_options_and_its_events_have_words(game: Game, lang: str) -> None:
    checks.check_required_words(game, words_for(lang, game.id))


@in_every_language
def test_the_shelf_has_the_words_on_the_lid(game: Game, lang: str) -> None:
    checks.check_lid(game, page_catalogue(lang))


def test_events_have_the_facts_that_their_words_ask_for(game: Game) -> None:
    checks.check_event_variables(game)


@in_every_language
def test_positions_moves_reasons_and_ends_can_be_said(game: Game, lang: str) -> None:
    checks.check_positions_are_said(game, words_for(lang, game.id))


@in_every_language
def test_what_made_the_difference_can_be_said(game: Game, lang: str) -> None:
    checks.check_reasons(game, words_for(lang, game.id))


@in_every_language
def test_a_whole_game_can_be_told(game: Game, lang: str) -> None:
    checks.check_story_is_told(game, words_for(lang, game.id))


@pytest.mark.few(5)
@in_every_language
def test_refusals_can_be_said(game: Game, lang: str) -> None:
    checks.check_refusals_are_said(game, words_for(lang, game.id))


def test_the_rules_explain_every_clause_and_option(game: Game) -> None:
    checks.check_rules_pages(game)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "lang", ["fr", *(pytest.param(lang, marks=pytest.mark.slow) for lang in LANGUAGES if lang != "fr")]
)
def test_every_position_can_be_drawn(game: Game, lang: str) -> None:
    checks.check_drawing(game, words_for(lang, game.id))


def test_the_page_has_its_game_and_its_lid(game: Game) -> None:
    checks.check_page(game)


@in_every_language
def test_a_simulation_counts_figures_with_names(game: Game, lang: str) -> None:
    checks.check_figures(game, words_for(lang, game.id))


@in_every_language
def test_the_match_sheet_can_be_read(game: Game, lang: str) -> None:
    checks.check_sheet(game, words_for(lang, game.id))


@in_every_language
def test_a_game_without_a_sheet_of_its_own_has_the_general_one(game: Game, lang: str) -> None:
    checks.check_sheet(game, words_for(lang, game.id), general_sheet)
