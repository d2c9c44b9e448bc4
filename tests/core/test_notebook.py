from __future__ import annotations

from html.parser import HTMLParser

import msgspec

from tablee.core.luck import Rng
from tablee.core.match import Match
from tablee.core.notebook import html_of
from tablee.core.playout import step_by_itself
from tablee.games import SHELF, find_game
from tests.conformance.tables import PLAIN_TABLES, GameSetup, positions


class Named(msgspec.Struct):
    name: str


class Aged(msgspec.Struct):
    name: str
    age: int


class Reader(HTMLParser):
    """Complains about tags that are not closed in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> str:
    """The text of a page that is well made."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader.text


def test_every_game_shows_a_position_and_its_record() -> None:
    for table in PLAIN_TABLES:
        if table.name in SHELF:
            shown = read(positions(table)[0]._repr_html_())  # type: ignore[attr-defined]
            assert "phase" in shown
            assert "clause" in shown


def test_what_a_position_shows_is_what_a_spectator_sees() -> None:
    state = GameSetup("artropp", 3).new()
    rng = Rng(1)
    while step_by_itself(state, rng):
        pass
    shown = state._repr_html_()  # type: ignore[attr-defined]
    for seat in range(3):
        assert state.imagine(seat, rng)._repr_html_() == shown  # type: ignore[attr-defined]


def test_a_record_shows_its_head_and_folds_the_rest_away() -> None:
    game = find_game("artropp")
    match = Match.start(game, game.options(rounds=2), 3, seed=bytes(32), names={0: "<Zoé>"})
    match.settle()
    html = match.record._repr_html_()
    assert "<Zoé>" not in html
    text = read(html)
    assert "rounds2" in text
    assert "name 1<Zoé>" in text
    assert match.record.text() in text


def test_whatever_there_is_is_written_as_text() -> None:
    assert html_of(None) == ""
    assert html_of(["a", 1]) == "a, 1"
    assert html_of([["o2"], ["l7", "of7"], []]) == "o2, l7 of7, "
    assert html_of([[Named("<a>")], []]) == "<table><tr><th>name</th></tr><tr><td>&lt;a&gt;</td></tr></table>"
    assert html_of([Named("<a>"), Aged("b", 7)]) == (
        "<table><tr><th>name</th><th>age</th></tr><tr><td>&lt;a&gt;</td><td></td></tr><tr><td>b</td><td>7</td></tr></table>"
    )
    assert html_of({"<": ">"}) == "<table><tr><th>&lt;</th><td>&gt;</td></tr></table>"
