"""Where no card of the hand is of any use the question says so, to whoever holds it and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.core.game import State
from tablee.core.match import Match
from tablee.games import find_game
from tablee.games.french_flair.say import FrenchFlairNarrator
from tablee.words import LANGUAGES, words_for
from tests.games.french_flair.script import GAME, ball
from tests.players import RandomPlayer, table_seed
from tests.words.sentences import checked, plain

NO_CARD = "prompt-no-card"
ASKED = {
    "artropp": ("turn",),
    "french_flair": ("attack",),
    "worldwide_football": ("attack", "defence", "keep", "marking", "shoot-again", "save-again"),
    "rugby_champion": ("lay", "pack", "whistle", "support", "stop", "convert", "penalty"),
}
"""The phases in which somebody is asked for a card of the hand."""
WITHOUT_CARD = {
    "artropp": ("assault",),
    "french_flair": ("lost", "whistle", "let", "no"),
    "worldwide_football": ("give", "draw", "no", "star", "sub"),
    "rugby_champion": ("scrum", "pass", "pile", "show"),
}
"""What is done without a card of the hand."""


def decisions(name: str, seats: int) -> Iterator[tuple[State, int]]:
    game = find_game(name)
    for number in range(8):
        match = Match.start(game, game.options(), seats, seed=table_seed(number))
        players = [RandomPlayer(number * 8 + seat) for seat in range(seats)]
        match.settle()
        while not match.is_over():
            seat = match.state.waiting()[0]
            yield match.state, seat
            match.play(seat, players[seat].choose(match.state, seat))
            match.settle()


@pytest.mark.few(2)
@pytest.mark.parametrize("name", list(ASKED))
def test_it_is_said_just_where_no_card_can_be_played(name: str) -> None:
    game, stuck, free = find_game(name), 0, 0
    for state, seat in decisions(name, max(2, game.seat_counts[0])):
        view, moves = state.view(seat), state.legal(seat)
        spoken = game.narrator.said(view, moves).prompt
        if view.phase not in ASKED[name] or getattr(view, "sure", False):
            assert spoken.key != NO_CARD
            continue
        choices: list[Any] = game.narrator.choices(view, moves)
        kinds = [choice.kind for choice in choices]
        is_stuck = all(kind in WITHOUT_CARD[name] for kind in kinds)
        if name == "artropp" and view.lines[view.place].low is None:
            is_stuck = False  # an empty line that cannot be opened has its own sentence
        assert (spoken.key == NO_CARD) == is_stuck, (view.phase, kinds)
        assert game.narrator.said(state.view(1 - seat)).prompt.key != NO_CARD
        stuck, free = stuck + is_stuck, free + (not is_stuck)
        if is_stuck:
            for lang in LANGUAGES:
                checked(words_for(lang, name).sentence(spoken, (), seat))
    assert stuck or name == "french_flair", "there it hardly ever comes about: see below"
    assert free


def test_ff_25_nothing_to_play_is_said_in_the_question() -> None:
    script = ball(1, "10", origin="line-out")
    spoken = GAME.narrator.said(script.state.view(0), script.state.legal(0))
    said = plain(words_for("fr", "french_flair").sentence(spoken.prompt))
    assert said == "Aucune de vos cartes ne peut se jouer d’ici : le ballon passe aux autres."


def test_whoever_has_one_card_left_is_told_that_the_ball_will_be_lost() -> None:
    """FF-37: by the question, and by every move that loses it."""
    game, warned, safe = find_game("french_flair"), 0, 0
    assert isinstance(game.narrator, FrenchFlairNarrator)
    for state, seat in decisions("french_flair", 2):
        view = state.view(seat)
        if view.phase != "attack":
            continue
        prompt = game.narrator.said(view).prompt
        last = len(view.hand) == 1
        assert prompt.facts["last"] is last
        choices: list[Any] = game.narrator.choices(view, state.legal(seat))
        for choice in choices:
            carried = choice.kind == "run" or (choice.kind == "advance" and view.distance >= 10)
            assert choice.loses is (last and carried)
            assert choice.phrase is not None
            said = words_for("fr", "french_flair").tell(choice.phrase)
            assert ("sera perdu" in said) is (last and carried)
            warned, safe = warned + (last and carried), safe + (last and not carried)
    assert warned
    assert safe


def test_a_penalty_offers_no_kick_that_cannot_succeed_and_tells_the_chance_of_every_other() -> None:
    """FF-43, FF-75."""
    game, left_out = find_game("french_flair"), 0
    for state, seat in decisions("french_flair", 2):
        view = state.view(seat)
        if view.phase != "penalty":
            continue
        legal = state.legal(seat)
        offered: list[Any] = game.narrator.choices(view, legal)
        left_out += len(legal) - len(offered)
        for choice in offered:
            assert (choice.chance is not None) is (choice.kind != "hand")
            if choice.kind == "goal":
                assert choice.chance.facts["percent"] > 0
        assert {move.notation for move in legal} - {choice.move for choice in offered} <= {"goal1", "goal2"}
    assert left_out
