"""The words of Sample Game, besides what every game is asked in tests/shelf."""

from __future__ import annotations

import pytest

from tablee.games.sample_game import events
from tablee.words import words_for
from tests.games.sample_game.script import hidden
from tests.words.sentences import plain, say_event, say_outcome, say_prompt

NAMES = ["Camille", ""]


def in_both(event: events.Event, reader: int | None = None) -> tuple[str, str]:
    """The event in French and in English."""
    french, english = (say_event(words_for(lang, "sample_game"), event, NAMES, reader) for lang in ("fr", "en"))
    return plain(french), plain(english)


@pytest.mark.parametrize(
    ("event", "reader", "french", "english"),
    [
        (events.CupThrown(0), 1, "Camille cache un dé sous le gobelet.", "Camille hides a die under the cup."),
        (
            events.CupThrown(0, 4),
            0,
            "Vous cachez un dé sous le gobelet : il montre 4.",
            "You hide a die under the cup: it shows 4.",
        ),
        (events.Threw(1, 3, 8), 0, "Joueur 2 lance 3 : 8 à découvert.", "Player 2 throws 3: 8 in the open."),
        (
            events.CupsLifted([4, 2], [9, 11]),
            None,
            "On lève les gobelets : 4 et 2. Cela fait 9 et 11.",
            "The cups are lifted: 4 and 2. That makes 9 and 11.",
        ),
        (events.RoundWon(1, 11), 1, "Vous gagnez la manche avec 11.", "You win the round with 11."),
    ],
)
def test_events(event: events.Event, reader: int | None, french: str, english: str) -> None:
    assert in_both(event, reader) == (french, english)


def test_whoever_is_at_turn_is_told_what_he_has() -> None:
    view = hidden(4, 2).view(1)
    assert say_prompt(words_for("en", "sample_game"), view, NAMES).startswith("You have 4 in all, and the limit is 12.")


def test_the_end() -> None:
    view = hidden(4, 2, rounds=1).play("1 stop", "2 stop").view(2)
    assert say_outcome(words_for("en", "sample_game"), view, NAMES) == [
        "All rounds have been played.",
        "Camille wins.",
        "Camille: 1 point",
        "You: 0 points",
    ]
