"""Taking back at one keyboard: freely or by consent, in the file too, and nobody learns anything by it."""

from __future__ import annotations

import re

import pytest

from tablee.core.game import CHANCE
from tablee.core.luck import Rng
from tablee.core.match import Match, all_hidden, has_learned
from tablee.core.record import Record, read_record
from tablee.terminal.undo import find_undo
from tests.conformance.tables import PLAIN_TABLES, GameSetup, walk
from tests.terminal.conftest import Home

ALONE = ["--seats", "3", "--level", "beginner", "--seed", "3", "--save", "kept"]
TWO = ["--players", "you,you", "--name", "Ann,Bob", "--seed", "6", "--save", "kept"]
CARD = re.compile(r"\b(?:of|[olhad])\d+\b")


def kept(home: Home) -> Record:
    return read_record((home.folder / "kept").read_text())


def play(home: Home, typed: str, *flags: str, game: str = "artropp") -> tuple[str, Record]:
    """What was said, and what is in the file after leaving."""
    (home.folder / "kept").unlink(missing_ok=True)
    done = home.run("play", game, *flags, typed=f"{typed} quit".replace(" ", "\n") + "\n")
    assert done.returncode == 0, done.stderr
    return done.stdout, kept(home)


def test_among_bots_a_move_is_taken_back_at_once_and_out_of_the_file(home: Home) -> None:
    _, before = play(home, "", *ALONE)
    said, after = play(home, "1 undo", *ALONE)
    assert "Your move is taken back: choose again." in said
    assert "agree" not in said
    assert after.text() == before.text()


def test_who_plays_the_same_again_meets_the_same_card(home: Home) -> None:
    _, once = play(home, "1", *ALONE)
    _, again = play(home, "1 undo 1", *ALONE)
    place = next(number for number, ply in enumerate(once.plies) if ply.actor == 0)
    assert once.plies[place + 1].actor == CHANCE
    assert [str(ply) for ply in again.plies[: place + 2]] == [str(ply) for ply in once.plies[: place + 2]]


def test_bots_answer_the_same_whenever_the_same_is_played_again(home: Home) -> None:
    _, second = play(home, "1 undo 1", *ALONE)
    _, third = play(home, "1 undo 1 undo 1", *ALONE)
    assert third.text() == second.text()


def test_a_game_goes_on_from_there_and_is_proven_at_its_end(home: Home) -> None:
    flags = [*ALONE, "--rounds", "1"]
    typed = "1\nundo\n2\n" + "1\n" * 60
    done = home.run("play", "artropp", *flags, typed=typed)
    assert "Check the shuffle" in done.stdout
    assert home.run("verify", "kept").returncode == 0


def test_whoever_has_not_moved_yet_has_nothing_to_take_back(home: Home) -> None:
    said, record = play(home, "undo", *ALONE)
    assert "You have nothing to take back." in said
    assert all(ply.actor != 0 for ply in record.plies)


# Between people: an empty line is Enter on the page that passes the keyboard on


def test_between_people_the_other_is_asked_and_may_refuse(home: Home) -> None:
    said, refused = play(home, " 1  1  undo  no ", *TWO)
    assert "Bob would like to take a move back, and with it all that was played since." in " ".join(said.split())
    assert "Ann would rather leave the move as it was played." in said
    assert [ply.actor for ply in refused.plies if ply.actor >= 0] == [1, 0]


def test_between_people_everything_since_is_taken_back_by_consent(home: Home) -> None:
    _, before = play(home, "", *TWO)
    said, after = play(home, " 1  1  undo  yes ", *TWO)
    assert "Your move is taken back: choose again." in said
    assert "Bob has taken a move back." not in said
    assert after.text() == before.text()
    said, _ = play(home, " 1  1  undo  yes  1 ", *TWO)
    assert "Bob has taken a move back." in said


def test_the_question_names_no_card(home: Home) -> None:
    said, _ = play(home, " 1  1  undo  yes ", *TWO)
    asked = said[said.index("> undo") : said.index("Do you agree?")]
    assert "Pass the keyboard to Ann" in asked
    assert not CARD.findall(asked)


def test_on_the_way_to_the_next_person_what_told_nothing_is_taken_back_freely(home: Home) -> None:
    _, before = play(home, " 1  ", *TWO, game="french_flair")
    said, after = play(home, " 1  1 undo", *TWO, game="french_flair")
    assert "Your move is taken back: choose again." in said
    assert "agree" not in said
    assert after.text() == before.text()


def test_on_the_way_nothing_is_taken_back_for_which_a_card_was_drawn(home: Home) -> None:
    said, after = play(home, " 1 undo  ", *TWO)
    assert "can no longer be taken back here" in said
    assert sum(ply.actor >= 0 for ply in after.plies) == 1


# The rule


BY_TURNS = [table for table in PLAIN_TABLES if table.seats > 1 and not table.new().is_race()]


@pytest.mark.parametrize("table", BY_TURNS, ids=str)
def test_a_free_undo_gives_nothing_away(table: GameSetup) -> None:
    """That a move is free to take back tells nobody anything: it would be in every world in which they saw the same."""
    rng = Rng(5)
    state = table.new()
    free = compared = 0
    for step in walk(state, rng, table.game.hints):
        seat = step.actor
        if seat < 0:
            continue
        after = state.copy()
        after.play(*step)
        learned = has_learned(all_hidden(state, seat), all_hidden(after, seat))
        free += not learned
        for viewer in range(table.seats):
            world = state.imagine(viewer, rng)
            if step.move not in world.legal(seat):
                continue
            then = world.copy()
            then.play(*step)
            if then.view(viewer) == after.view(viewer):
                compared += 1
                assert has_learned(all_hidden(world, seat), all_hidden(then, seat)) == learned, (viewer, step)
    assert free
    assert compared > free


def test_a_move_is_free_only_while_nobody_has_acted_since() -> None:
    table = next(table for table in BY_TURNS if table.name == "french_flair")
    match = Match.start(table.game, table.options, 2, seed=bytes(32))
    kinds = set()
    while not match.is_over():
        match.settle()
        if match.is_over():
            break
        seat = match.state.waiting()[0]
        hidden = all_hidden(match.state, seat)
        match.play(seat, match.state.legal(seat)[0])
        undo = find_undo(match, seat)
        if undo is None:
            continue
        kinds.add(undo.is_free)
        assert undo.plies == len(match.record.plies) - 1
        assert undo.is_free == (not has_learned(hidden, all_hidden(match.state, seat)))
        match.settle()
        if match.record.plies[-1].actor != seat and (since := find_undo(match, seat)) is not None:
            assert not since.is_free
    assert True in kinds


def test_what_comes_back_is_the_position_that_was() -> None:
    table = next(table for table in BY_TURNS if table.name == "artropp" and table.seats == 3)
    match = Match.start(table.game, table.options, 3, seed=bytes(32))
    match.settle()
    for _ in range(9):
        seat = match.state.waiting()[0]
        match.play(seat, match.state.legal(seat)[0])
        match.settle()
    seat = match.state.waiting()[0]
    undo = find_undo(match, seat)
    assert undo is not None
    played = [str(ply) for ply in match.record.plies]
    match.take_back(undo.plies)
    assert match.state.waiting()[0] == seat
    assert [str(ply) for ply in match.record.plies] == played[: undo.plies]
    view = match.state.view(seat)
    again = Match.resume(table.game, match.record, seed=bytes(32))
    assert again.state.view(seat) == view
