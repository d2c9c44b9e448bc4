"""The tournaments: deals in pairs, kept and not played again, and the page with a section for each game."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import msgspec
import pytest

from tablee.bots.levels import LEVELS
from tablee.games import find_game
from tablee.lab import tournament as module
from tablee.lab.tournament import (
    CHEAT,
    Book,
    Deal,
    Meeting,
    Pairing,
    ladder_picture,
    meetings,
    overview,
    pairing,
    play_deal,
    section,
    tournament,
)

PAIRING = Pairing(Meeting("artropp", 2, "strong", "casual"), 40, 0.75, 0.6, 0.86, 1.25, 0.11)
EASY = (("difficulty", "easy"),)
RUGBY = Meeting("rugby_champion", 2, "casual", "beginner")


def test_a_section_has_the_figures_and_the_command() -> None:
    text = section([PAIRING], "python -m this", picture="pictures/here.svg")
    assert text.startswith("## artropp\n\n![The ladder of the levels](pictures/here.svg)\n")
    assert "| 2 | strong | casual | 40 | 75.0% | 60.0% – 86.0% | 1.25 ± 0.11 |" in text
    assert text.endswith("    python -m this\n")
    easy = msgspec.structs.replace(PAIRING, meeting=Meeting("rugby_champion", 1, "strong", "casual", EASY))
    assert "| 1, difficulty=easy | strong | casual | 40 |" in section([easy], "python -m this")


def test_the_overview_is_what_the_sections_say() -> None:
    fewer = msgspec.structs.replace(PAIRING, meeting=Meeting("rugby_champion", 1, "strong", "casual", EASY))
    more = msgspec.structs.replace(PAIRING, games=300)
    page = "# Bots\n\n" + section([fewer], "this") + "\n" + section([more], "this") + "\n## Other\n\n| 2 | a | b |\n"
    first, second = overview(page).splitlines()[2:]
    assert first.startswith("| L’Artropp, 2 |  | 75.0% (60.0% – 86.0%) |  |")
    assert second.startswith("| Rugby Champion, 1, difficulty=easy |  | 75.0% (60.0% – 86.0%) of 40 |  |")


def test_neighbours_the_outermost_and_a_cheat_meet_at_every_table_that_a_game_is_for() -> None:
    rugby = list(meetings(find_game("rugby_champion"), (1, 2, 4)))
    assert {meeting.seats for meeting in rugby} == {1, 2}
    met = [(meeting.weaker, meeting.stronger) for meeting in rugby if meeting.seats == 2]
    assert met == [*pairwise(LEVELS), (LEVELS[0], LEVELS[-1]), (LEVELS[-2], CHEAT), (LEVELS[0], CHEAT)]
    assert len(list(meetings(find_game("rugby_champion"), (2,), LEVELS[1:3]))) == 1
    assert {meeting.seats for meeting in meetings(find_game("artropp"), (1, 2, 4))} == {2, 4}


def test_alone_levels_meet_at_every_difficulty() -> None:
    for name in ("rugby_champion", "worldwide_football"):
        game = find_game(name)
        alone = [meeting.options for meeting in meetings(game, (1,), LEVELS[:2])]
        (option,) = {option for options in alone for option, _ in options}
        kind = next(field.type for field in msgspec.structs.fields(game.options) if field.name == option)
        assert [value for ((_, value),) in alone] == list(get_args(kind))


def test_how_hard_the_opponent_is_makes_a_difference() -> None:
    levels = ("casual", "casual")
    easy, hard = (
        play_deal(Meeting("rugby_champion", 1, *levels, (("difficulty", name),)), 5, 4) for name in ("easy", "expert")
    )
    assert easy.games != hard.games


def test_a_cheat_plays_by_the_cards_that_an_expert_imagines() -> None:
    cheat, expert = (play_deal(Meeting("rugby_champion", 2, name, "casual"), 2, 40) for name in (CHEAT, "expert"))
    assert [scores for _, scores in cheat.games] != [scores for _, scores in expert.games]
    assert cheat.games[0][0] == [CHEAT, "casual"]


def test_a_deal_is_played_with_the_seats_exchanged() -> None:
    deal = play_deal(RUGBY, 3, 4)
    (first, _), (second, _) = deal.games
    assert first == second[::-1]
    assert set(first) == {"casual", "beginner"}
    assert 0.0 <= deal.wins <= 1.0


def test_a_level_against_itself_wins_exactly_half_of_a_deal() -> None:
    """The luck is the same, and it sits at both seats."""
    for number in range(4):
        deal = play_deal(Meeting("rugby_champion", 1, "casual", "casual"), number, 4)
        assert (deal.wins, deal.ahead) == (0.5, 0.0)


@pytest.mark.slow
def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    first = list(tournament("rugby_champion", 4, 2, (2,), book=Book(file), jobs=1))
    heard: list[str] = []
    assert list(tournament("rugby_champion", 4, 2, (2,), book=Book(file), jobs=1, tell=heard.append)) == first
    assert not heard, "nothing was missing"
    assert list(tournament("rugby_champion", 0, 2, (1, 2), book=Book(file), jobs=1, tell=heard.append)) == first
    assert not heard, "no games: what was played"
    kept = file.read_bytes()
    monkeypatch.setattr(module, "fingerprint", lambda *_: "other sources")
    assert not Book(file).deals(RUGBY, 2), "other rules or bots play all of it anew"
    assert file.read_bytes() == kept


def test_a_games_deals_are_kept_while_another_game_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "fingerprint", lambda *folders: " ".join(folders))
    assert module.sources("rugby_champion").startswith("bots core games/rugby_champion-")


def deal(number: int, wins: float, scores: list[int]) -> Deal:
    return Deal(
        RUGBY, number, 4, "", wins, 1.0, [(["casual", "beginner"], scores), (["beginner", "casual"], scores[::-1])]
    )


def test_the_interval_counts_deals_and_not_games() -> None:
    """Both games of a deal go to the better cards here: ten deals tell no more than ten games."""
    ten = pairing(RUGBY, [deal(number, float(number % 2), [2, 1]) for number in range(10)])
    assert (ten.games, ten.win_share) == (20, 0.5)
    shared = pairing(RUGBY, [deal(number, 0.4 + 0.2 * (number % 2), [2, 1]) for number in range(10)])
    assert ten.high - ten.low > shared.high - shared.low


def test_the_ladder_is_a_picture_that_stands_by_itself() -> None:
    picture = ladder_picture([deal(number, 1.0, [2, 1]) for number in range(5)])
    drawn = ElementTree.fromstring(picture)
    assert drawn.tag.endswith("svg")
    assert "casual" in picture
    assert not ladder_picture([msgspec.structs.replace(deal(1, 1.0, [2, 1]), games=[])])
