"""Whole games at one keyboard, as a new user would play them."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from tablee.core.record import read_record
from tablee.games.artropp.box import Options
from tests.terminal.conftest import PROMPT, Home, first_of_list, plain, play_to_the_end
from tests.terminal.shown import is_proven

EASY = ["--seats", "3", "--level", "beginner"]


def test_a_small_game_in_english_on_a_terminal(home: Home) -> None:
    child = home.spawn("play", "artropp", *EASY, "--rounds", "2", "--seed", "11", "--name", "Camille")
    screens = play_to_the_end(child, first_of_list)
    story = "\n".join(screens)
    assert child.exitstatus == 0
    assert "The game is kept in ~/data/tablee/games/" in screens[0]
    assert "round 1/2" in screens[0]
    assert "▶1 Camille you" in story
    assert "Do you stay at the table?" not in story, "alone with bots that goes without saying"
    assert "round 2/2" in story
    assert "The last round has been played." in screens[-1]
    assert "★" in screens[-1]
    assert f"tablee verify ~/data/tablee/games/{home.games[0].name}" in screens[-1]
    assert is_proven(home.games[0])
    assert not home.seeds


def test_a_duel_in_french_on_a_terminal(home: Home) -> None:
    players = ["--players", "you,beginner", "--name", "Zoé"]
    child = home.spawn("play", "artropp", *players, "--duel-rounds", "1", "--seed", "4", "--lang", "fr")
    screens = play_to_the_end(child, first_of_list)
    story = "\n".join(screens)
    assert child.exitstatus == 0
    assert "manche 1/1" in screens[0]
    assert re.search(r"Flèche dans le sens horaire\s: ligne \d → \d → \d", story)
    assert "À vous, sur la ligne" in story
    assert re.search(r"Zoé +vous", story)
    assert "débutant" in story
    assert "La dernière manche est jouée." in screens[-1]
    assert "ply" not in story.lower()
    assert is_proven(home.games[0])


def test_the_screen_fits_a_small_terminal(home: Home) -> None:
    child = home.spawn("play", "artropp", "--seats", "6", "--level", "beginner", "--seed", "2")
    child.expect(PROMPT)
    screen = plain(child.before + child.after)
    table = screen[screen.index("── L’Artropp") :].rstrip("\n").split("\n")
    assert len(table) <= 24
    assert max(map(len, screen.split("\n"))) <= 80
    child.sendline("quit")
    child.wait()


@pytest.mark.slow
def test_a_seed_and_the_same_answers_repeat_the_game(home: Home) -> None:
    for name in ("one", "two"):
        done = home.run("play", "artropp", *EASY, "--rounds", "1", "--seed", "9", "--save", name, typed="1\n" * 60)
        assert done.returncode == 0
    assert (home.folder / "one").read_text() == (home.folder / "two").read_text()
    seed = read_record((home.folder / "one").read_text()).seed
    home.run("play", "artropp", *EASY, "--rounds", "1", "--seed", seed, "--save", "three", typed="1\n" * 60)
    assert (home.folder / "one").read_text() == (home.folder / "three").read_text()


def test_options_are_flags(home: Home) -> None:
    flags = ["--rounds", "1", "--free-drums", "--no-open-table", "--br-value", "10", "--save", "kept"]
    home.run("play", "artropp", "--players", "casual,casual,beginner", *flags)
    options = read_record((home.folder / "kept").read_text()).options
    assert (options["free_drums"], options["open_table"], options["br_value"]) == (True, False, 10)


def test_a_person_is_asked_what_the_flags_do_not_say(home: Home) -> None:
    child = home.spawn("play", "artropp", "--seed", "3")
    for question, answer in (
        ("How many sit", "nine"),
        ("does not answer.*How many sit", "3"),
        ("How many of them", ""),
        ("What is your name", "Noé"),
        ("Edith|Édith.*Which bots", "1 edith 3"),
        ("does not answer.*Which bots", "1 édith"),
        ("Change the options", "yes"),
        ("rounds: ", "0"),
        ("cannot be “0”.*rounds: ", "1"),
    ):
        child.expect(f"(?s){question}[^\n]*] $")
        child.sendline(answer)
    for _ in Options.__struct_fields__[1:]:
        child.expect("[^\n]*] $")
        child.sendline("")
    screens = play_to_the_end(child, first_of_list)
    assert "round 1/1" in screens[0]
    assert "Noé" in screens[0]
    names = read_record(home.games[0].read_text()).names
    assert names == {0: "Noé", 1: "Basalte (bot beginner)", 2: "Édith (bot edith)"}


def test_nothing_is_asked_of_a_script(home: Home) -> None:
    done = home.run("play", "artropp", typed="")
    assert done.returncode == 0
    assert "How many" not in done.stdout
    assert "tablee resume" in done.stdout
    assert read_record(home.games[0].read_text()).seats == 4


def test_everything_that_can_be_typed(home: Home) -> None:
    typed = ["?", "? AR-8", "? AR-99", "h", "why", "log", "log 3", "board", "help", "save", "save copy", "save copy"]
    typed += ["", "99", "zz", "l99", "pass", "stay", "=o1", "quit"]
    flags = ["--players", "you,casual,casual", "--seed", "7"]
    shown = home.run("play", "artropp", *flags, typed="\n".join(typed) + "\n").stdout
    answers = shown.split("\n> ")
    said = dict(zip(typed, answers[1:], strict=True))
    assert "Adding a unit" in said["?"]
    assert "Officer" in said["? AR-8"]
    assert "No section explains “AR-99”" in said["? AR-99"]
    assert "Hint: " in said["h"]
    assert re.search(r"(Basalte|Cuivre) played \w+\. \w", said["why"])
    assert said["log"].count("·") > 2
    assert "── L’Artropp" in said["board"]
    assert "Ctrl-D" in said["help"]
    assert "kept in ~/data/tablee/games/" in said["save"]
    assert "“copy” already exists" in said["save copy"]
    assert "Type a number from 1 to" in said[""]
    assert "There is no 99 in the list" in said["99"]
    assert "No move is written “zz”" in said["zz"]
    assert "Did you mean" in said["l99"]
    assert "(AR-11)" in said["pass"]
    assert "only between two rounds" in said["stay"]
    assert "face down only in the showdown" in said["=o1"]
    assert (home.folder / "copy").read_text().startswith("tablee record 1")


def test_a_move_by_notation_without_its_sign(home: Home) -> None:
    """In the showdown the card alone is enough; its notation has a sign in front."""
    child = home.spawn("play", "artropp", "--seats", "3", "--seed", "7", "--rounds", "1")
    signed: list[str] = []

    def answer(screen: str) -> str:
        showdown = re.findall(r"\d =(\w+) ", screen)
        signed.extend(showdown[:1])
        return showdown[0].upper() if showdown else "1"

    play_to_the_end(child, answer)
    assert signed
    assert f"1 ={signed[0]}" in [str(ply) for ply in read_record(home.games[0].read_text()).plies]


def test_output_to_a_file_and_no_color_are_plain(home: Home) -> None:
    assert "\x1b" not in home.run("play", "artropp", "--seed", "1").stdout
    child = home.spawn("play", "artropp", "--seats", "3", "--seed", "1", NO_COLOR="1")
    child.expect(PROMPT)
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", child.before)
    child.sendline("quit")
    child.wait()


@pytest.mark.slow
def test_a_terminal_that_knows_few_characters(home: Home) -> None:
    done = home.run("play", "artropp", "--seed", "1", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "-- L'Artropp" in done.stdout


def test_the_seed_is_kept_where_only_its_owner_can_read_it(home: Home, unfinished: Path) -> None:
    luck = read_record(unfinished.read_text()).luck
    assert [seed.name for seed in home.seeds] == [luck]
    assert stat.S_IMODE(home.seeds[0].stat().st_mode) == 0o600
    assert home.seeds[0].read_text().strip() not in unfinished.read_text()


@pytest.mark.few(1)
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_the_bots_of_every_level_play(home: Home, level: str) -> None:
    done = home.run("play", "artropp", "--players", f"{level},beginner,beginner", "--rounds", "1", "--seed", "2")
    assert done.returncode == 0
    assert "wins" in done.stdout


def test_a_bot_does_not_explain_what_it_laid_in_secret(home: Home) -> None:
    child = home.spawn("play", "artropp", "--players", "casual,casual,casual,you", "--rounds", "1", "--seed", "5")
    while True:
        child.expect(PROMPT)
        if "lay one card face down" in plain(child.before):
            break
        child.sendline("1")
    child.sendline("why")
    child.expect("has laid something in secret")
    child.expect("> $")
    child.sendline("quit")
    child.wait()


def test_a_bot_says_why_without_a_word_about_its_hand(home: Home) -> None:
    """AR-25: the reason names what everybody sees; how many cards it kept, or which, is nobody's business."""
    done = home.run("play", "artropp", "--players", "strong,strong,you", "--seed", "5", typed="why\n")
    said = " ".join(done.stdout.split())
    assert re.search(r"(An opening|It leaves the neighbours|A small step|A special unit|Better to pay|It closes)", said)
    assert "came next" not in said
    assert "in hand that will still fit" not in said
