"""What is asked of the words of every sport: the frame of their tests, which a game fills with what it has to say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from tablee.core.errors import IllegalMove, UnknownMove
from tablee.core.spoken import Choice
from tablee.games import find_game
from tablee.words import LANGUAGES, Words, rules_page
from tests.games.script import ScriptedGame
from tests.words.catalogues import keys_in_the_code
from tests.words.sentences import (
    check_options,
    check_section,
    checked,
    explain,
    explain_all,
    heading_marks,
    listed_defaults,
    narrator_of,
    offer_all,
    say_move,
    say_outcome,
    say_prompt,
    tell_all,
    tell_reasons,
    written_defaults,
)

Make = Callable[[], ScriptedGame[Any, Any]]
"""Sets a position up."""


def say_progress(words: Words, view: Any) -> str:
    """How far the match is."""
    return words.tell(narrator_of(words).progress(view))


class SportWords:
    """The tests that every sport has; a game's own module names what is below, and has a fixture `words`."""

    game: ClassVar[str]
    options: ClassVar[type[Any]]
    names: ClassVar[Sequence[str]]
    clauses: ClassVar[Sequence[str]]
    """All that the rules have."""
    typed: ClassVar[Sequence[str]]
    """A move of each notation that a player can type."""
    positions: ClassVar[Mapping[str, Make]]
    """One of each kind that there is something to say about."""
    looked_at: ClassVar[Sequence[str]]
    """The positions in which every move of the table is told."""
    tried_at: ClassVar[Sequence[str]]
    """The positions in which everything is tried that cannot be played."""
    choices: ClassVar[Sequence[tuple[str, int, Choice]]]
    """In a position, for a seat from 1, a legal move as the page gets it, but for what it means."""
    refusals: ClassVar[Mapping[str, tuple[Make, str]]]
    """By key: a position, and a ply that is refused there."""
    phrases: ClassVar[Sequence[str]] = ("phrase",)
    """The fields of a choice that are said, and tested elsewhere."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each test is asked about everything that the game names."""
        given: dict[str, Sequence[Any]] = {
            "position": list(self.positions),
            "looked_at": self.looked_at,
            "tried_at": self.tried_at,
            "key": list(self.refusals),
            "lang": LANGUAGES,
            "clause": self.clauses,
            "chosen": [pytest.param(case, id=f"{case[0]}-{case[2].move}") for case in self.choices],
        }
        if "decided" in metafunc.fixturenames:
            given["decided"] = [name for name, make in self.positions.items() if "*" not in make().waiting]
        for name, values in given.items():  # in the same order in every process
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values)

    def test_every_position_can_be_told_to_everybody(self, words: Words, position: str) -> None:
        m = self.positions[position]()
        told = m.story.take()
        seats = m.state.seats
        for reader in (None, *range(seats)):
            view = m.state.view(reader)
            for names in (self.names[:seats], [""] * seats, ()):
                tell_all(words, told, names, reader)
                prompt = checked(say_prompt(words, view, names))
                assert prompt[-1] in ".!?"
                assert not prompt[0].islower()
            checked(say_progress(words, view))
            assert not say_outcome(words, view, self.names)
        for seat in m.state.waiting():
            if seat >= 0:
                offer_all(words, m.state, seat, self.names[:seats])

    def test_every_option_has_a_name_and_help(self, words: Words) -> None:
        check_options(words, self.options)

    def test_every_move_of_the_table_means_something(self, words: Words, looked_at: str) -> None:
        m = self.positions[looked_at]()
        for seat in (None, *range(m.state.seats)):
            view = m.state.view(seat)
            for move in m.game.moves:
                checked(say_move(words, view, move.notation, self.names[: m.state.seats]))

    def test_no_such_move(self, words: Words) -> None:
        m = self.positions[self.looked_at[0]]()
        with pytest.raises(UnknownMove):
            say_move(words, m.view(1), "dance", self.names)

    def test_a_choice_is_told_with_what_it_is(self, chosen: tuple[str, int, Choice]) -> None:
        position, seat, expected = chosen
        m = self.positions[position]()
        (move,) = [move for move in m.state.legal(seat - 1) if move.notation == expected.move]
        choice = m.game.narrator.choice(m.view(seat), move)
        assert choice.phrase == m.game.narrator.move(m.view(seat), move)
        for name in self.phrases:
            setattr(choice, name, None)
        assert choice == expected

    def test_refusals_are_explained(self, key: str) -> None:
        make, ply = self.refusals[key]
        m = make()
        with pytest.raises(IllegalMove) as refused:
            m.step(ply)
        explain(self.game, refused.value, key)

    def test_every_refusal_anywhere_is_explained(self, tried_at: str) -> None:
        """Whatever a person may type that cannot be played."""
        m = self.positions[tried_at]()
        for seat in m.state.waiting():
            assert explain_all(m.game, m.state, seat) <= set(self.refusals)

    def test_every_refusal_and_reason_in_the_source_has_its_words(self, words: Words) -> None:
        keys = {key for key in keys_in_the_code(self.game) if key.startswith(("refused-", "why-"))}
        assert {key for key in keys if key.startswith("refused-")} == set(self.refusals)
        assert all(words.has(key) for key in keys)

    def test_hints_can_be_told(self, words: Words, decided: str) -> None:
        m = self.positions[decided]()
        for seat in m.state.waiting():
            tell_reasons(words, m.game, m.state, seat)

    def test_every_clause_has_its_section(self, lang: str, clause: str) -> None:
        check_section(self.game, lang, clause)

    def test_the_clauses_stand_in_the_same_order_in_both_languages(self) -> None:
        french, english = (heading_marks(self.game, lang) for lang in ("fr", "en"))
        assert french == english
        assert sorted(re.findall(r"[A-Z]{2}-\d+", " ".join(mark for _, mark in french))) == sorted(self.clauses)

    def test_the_rules_list_every_option_with_its_default(self, lang: str) -> None:
        assert listed_defaults(self.game, lang) == written_defaults(self.options, lang)

    def test_the_rules_list_every_notation_that_a_player_can_type(self, lang: str) -> None:
        page = rules_page(self.game, lang)
        for notation in self.typed:
            assert find_game(self.game).moves.read(notation).notation == notation
            assert f"`{notation}`" in page
