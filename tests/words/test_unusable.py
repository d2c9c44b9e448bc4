"""Why a card of the hand cannot be used: card by card, by the rule that forbids it, and for its holder only."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.core.luck import Rng
from tablee.games import find_game
from tablee.words import LANGUAGES, words_for
from tests.words.sentences import checked, plain
from tests.words.test_no_card import decisions

GAMES = ("french_flair", "worldwide_football", "rugby_champion")


def used(choice: Any) -> set[str]:
    """The cards of the hand that a choice takes, as the view names them."""
    cards = {str(card) for card in getattr(choice, "cards", ())}
    if choice.kind not in ("star", "relaunch"):  # those fetch a card from elsewhere
        cards.add(getattr(choice, "card", ""))
    number = getattr(choice, "number", 0)
    return cards | ({f"player-{number}"} if choice.kind in ("player", "relaunch") else set())


def hand(view: Any) -> set[str]:
    cards = {str(getattr(card, "id", card)) for card in view.hand}
    return cards | {f"player-{number}" for number in getattr(view, "players", ())}


@pytest.mark.few(1)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_cannot_be_used_says_why_in_words(name: str) -> None:
    game, told = find_game(name), 0
    keys: set[str] = set()
    for number, (state, seat) in enumerate(decisions(name, 2)):
        view, why = state.view(seat), state.unusable(seat)
        taken = {card for move in state.legal(seat) for card in used(game.narrator.choice(view, move))}
        assert set(why) <= hand(view) - taken, view.phase
        if number % 5:
            continue
        for card, refusal in why.items():
            phrase = game.narrator.unusable(view, card, refusal.key, refusal.facts)
            for lang in LANGUAGES:
                checked(words_for(lang, name).sentence(phrase, (), seat))
            told, keys = told + 1, keys | {refusal.key}
        elsewhere = state.imagine(seat, Rng(number)).unusable(seat)
        assert {card: one.key for card, one in elsewhere.items()} == {card: one.key for card, one in why.items()}
    assert told > 20
    assert len(keys) > 1, keys


def test_in_an_attack_every_number_that_is_not_lit_has_its_reason() -> None:
    game = find_game("french_flair")
    for state, seat in decisions("french_flair", 2):
        view = state.view(seat)
        if view.phase == "attack":
            taken = {card for move in state.legal(seat) for card in used(game.narrator.choice(view, move))}
            assert set(state.unusable(seat)) == hand(view) - taken


def test_a_card_is_called_by_its_name() -> None:
    said = set()
    for state, seat in decisions("french_flair", 2):
        narrator, view = find_game("french_flair").narrator, state.view(seat)
        for card, why in state.unusable(seat).items():
            phrase = narrator.unusable(view, card, why.key, why.facts)
            said.add(plain(words_for("fr", "french_flair").sentence(phrase)))
    assert any(re.match(r"Le \d+ ", sentence) for sentence in said), said
