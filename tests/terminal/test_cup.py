"""``tablee football cup``: founded, left, gone on with, played to its end, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.levels import make_bot
from tablee.core.errors import TableeError
from tablee.core.match import Match, run
from tablee.core.record import read_options
from tablee.core.teams import Score
from tablee.cups import Cup
from tablee.games import find_game
from tablee.terminal.cup import CupWishes, open_choices, open_cup
from tablee.terminal.screen import Screen
from tablee.words import words_for
from tests.terminal.conftest import Home

GAME = find_game("worldwide_football")
SEED = 3
MATCHES = 14
"""Of five teams: ten in the group, two semi-finals, third place and final."""
CUP = ("football", "cup", "my.cup")
NEW = (*CUP, "--team", "italy", "--seed", str(SEED), "--level", "beginner")


def kept(home: Home) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home.folder / "my.cup").read_text())
    return found


def cup_of_the_seed() -> Cup:
    assert GAME.cup is not None
    return Cup(GAME.cup.teams, SEED.to_bytes(32, "big"))


def change(home: Home, **changed: Any) -> None:
    (home.folder / "my.cup").write_text(json.dumps({**kept(home), **changed}))


@pytest.fixture
def left(home: Home) -> Home:
    """Somebody founded a cup, and left in the first match."""
    assert home.run(*NEW).returncode == 0
    return home


def test_a_cup_is_left_and_gone_on_with_where_it_was(left: Home) -> None:
    before = kept(left)
    (record,) = left.games
    assert before["record"] == str(record)
    fixture = cup_of_the_seed().fixtures()[len(before["scores"])]
    assert "italy" in fixture.teams()
    again = left.run(*CUP, typed="1\n1\n1\n")
    assert again.returncode == 0, again.stderr
    assert kept(left)["scores"] == before["scores"]
    assert left.games == [record]
    assert record.read_text().count("\n1 ") == 3
    assert f"tablee football cup {left.folder}/my.cup".replace(str(left.folder), "~") in again.stdout


@pytest.mark.slow
def test_a_cup_that_was_begun_by_older_rules_goes_on_and_its_open_match_by_its_own(left: Home) -> None:
    scores = kept(left)["scores"]
    (record,) = left.games
    today = record.read_text()
    assert f"\nrules: {GAME.version}\n" in today
    older = today.replace(f"rules: {GAME.version}", "rules: 1").replace("offensive_two: true", "offensive_two: false")
    record.write_text(older)
    again = left.run(*CUP, typed="1\n1\n1\n")
    assert again.returncode == 0, again.stderr
    assert kept(left)["scores"] == scores
    assert record.read_text().startswith(older)
    assert record.read_text().count("\n1 ") == 3


@pytest.mark.slow
def test_the_same_seed_tells_the_bots_matches_again(left: Home) -> None:
    scores = kept(left)["scores"]
    assert scores
    (left.folder / "my.cup").unlink()
    left.run(*NEW)
    assert kept(left)["scores"] == scores


def test_a_match_that_ended_unheard_counts(left: Home) -> None:
    """The record was finished, and the program ended before the cup was written."""
    number = len(kept(left)["scores"])
    fixture = cup_of_the_seed().fixtures()[number]
    other = next(team for team in fixture.teams() if team != "italy")
    options = read_options(GAME, {"home": "italy", "away": other})
    match = Match.start(GAME, options, 1, seed=bytes(32))
    run(match, [make_bot("casual", GAME, 1)])
    Path(kept(left)["record"]).write_text(match.record.text())
    assert GAME.cup is not None
    score = GAME.cup.score(match.state)
    left.run(*CUP)
    noted = kept(left)["scores"][number]["goals"]
    assert tuple(noted) == (score.goals if fixture.home == "italy" else score.turned().goals)


def test_the_last_matches_and_the_champion(left: Home) -> None:
    """Italy lost every match of the group: the bots play the rest."""
    cup, scores = cup_of_the_seed(), []
    for fixture in cup.fixtures()[:10]:
        lost = Score((0, 4), 1) if fixture.home == "italy" else Score((4, 0), 0) if fixture.away == "italy" else None
        scores.append(lost or Score((1, 1), None))
        cup.enter(fixture.number, scores[-1])
    change(left, scores=[{"goals": score.goals, "winner": score.winner} for score in scores], record=None)
    over = left.run(*CUP)
    assert over.returncode == 0, over.stderr
    assert len(kept(left)["scores"]) == MATCHES
    assert "wins the cup!" in over.stdout
    assert "Placed by lot" in over.stdout
    once_more = left.run(*CUP, "--lang", "fr")
    assert "remporte la coupe" in once_more.stdout
    assert len(kept(left)["scores"]) == MATCHES


def test_against_a_bot_there_are_two_seats(home: Home) -> None:
    home.run(*NEW, "--against", "bot", "--mode", "pro")
    (record,) = home.games
    assert "\nseats: 2\n" in record.read_text()
    assert "\noption mode: pro\n" in record.read_text()


def test_a_cup_has_the_flags_of_its_game_but_for_what_the_cup_decides(home: Home) -> None:
    assert GAME.cup is not None
    free = [choice.name for choice in open_choices(GAME)]
    assert "mode" in free
    assert not {"knockout", *GAME.cup.options("france", "italy", False)} & set(free)
    flags = home.run("football", "cup", "--help").stdout
    assert "--mode" in flags
    assert "--knockout" not in flags


def refusal(file: Path, **wishes: Any) -> str:
    """Why a cup is neither begun nor gone on with."""
    with pytest.raises(TableeError) as refused:
        open_cup(GAME, file, CupWishes(**wishes), Screen(words_for("en", GAME.id)), "tablee football cup")
    return refused.value.key


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"team": "narnia"}, "error-cup-no-team"),
        ({"level": "godlike"}, "error-level"),
        ({"options": {"mode": "legend"}}, "error-option"),
        ({"against": "friend"}, "error-flag-value"),
        ({"seed": "x"}, "error-seed"),
    ],
)
def test_a_cup_that_cannot_be_is_not_begun(tmp_path: Path, wishes: dict[str, Any], key: str) -> None:
    assert refusal(tmp_path / "my.cup", **wishes) == key
    assert not (tmp_path / "my.cup").exists()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"tablee_cup": 2}', "\x00", "not a cup"])
def test_a_file_that_is_no_cup_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "my.cup").write_text(text)
    assert refusal(tmp_path / "my.cup") == "error-cup-file"
    assert (tmp_path / "my.cup").read_text() == text


def test_a_cup_that_says_what_cannot_be_is_refused(left: Home) -> None:
    good = kept(left)
    scores = [{"goals": [0, 1], "winner": 1}] * 20
    for wrong in ({"scores": scores}, {"team": "narnia"}, {"level": "x"}, {"seed": "zz"}, {"game": "artropp"}):
        change(left, **{**good, **wrong})
        assert refusal(left.folder / "my.cup") == "error-cup-file", wrong


def test_a_character_may_be_met_in_a_cup(home: Home) -> None:
    """The person meets it; the others, who play among themselves, play as well as it does."""
    done = home.run(*CUP, "--team", "italy", "--seed", str(SEED), "--level", "Zoé", "--against", "bot")
    assert done.returncode == 0, done.stderr
    assert kept(home)["level"] == "zoe"
    assert "(bot zoe)" in home.games[0].read_text()


def test_a_cup_that_has_begun_takes_no_other_flags(left: Home) -> None:
    refused = left.run(*NEW)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "has begun" in refused.stderr
