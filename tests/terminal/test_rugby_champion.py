"""Rugby Champion at one keyboard: the line between its touch lines, the hand, challenges face to face, the chances."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.core.material import places_in
from tablee.core.story import Told
from tablee.games import find_game
from tablee.games.rugby_champion import events, odds_table
from tablee.games.rugby_champion.cards import CARD_FILE
from tablee.games.rugby_champion.moves import TYPES
from tablee.games.rugby_champion.odds import RESULTS, chances_of_challenge, chances_of_set_piece
from tablee.terminal.lists import decimal
from tablee.words import LANGUAGES, words_for
from tests.games.rugby_champion.script import (
    at,
    attack,
    duel,
    duel_at,
    duel_set_piece,
    follow_up,
    named,
    set_piece,
)
from tests.terminal.conftest import Home, first_of_list, play_to_the_end
from tests.terminal.shown import counted, drawn, is_proven, listed, spaced, stage

GAME = find_game("rugby_champion")
HAND = "pilier< ailier> arriere< arbitre"
OTHER = "pilier> demi< rucking melee"


# Whole matches


@pytest.mark.parametrize(
    ("lang", "second", "over"),
    [
        ("fr", "2e mi-temps, ", "La pioche s’est épuisée"),
        pytest.param("en", "2nd half, ", "The pile has run out", marks=pytest.mark.slow),
    ],
)
def test_a_match_alone_by_always_taking_the_first_move(home: Home, lang: str, second: str, over: str) -> None:
    flags = ["--seats", "1", "--name", "Camille", "--seed", "4", "--lang", lang, "--difficulty", "hard"]
    child = home.spawn("play", "rugby_champion", *flags)
    screens = play_to_the_end(child, first_of_list)
    story = "\n".join(screens)
    assert child.exitstatus == 0
    assert "── Rugby Champion · " in screens[0]
    assert second in story
    assert over in screens[-1]
    assert "(RC-30)" in story or "(RC-31)" in story
    assert is_proven(home.games[0])
    assert re.search(r"^material: rugby_champion [0-9a-f]{16}$", home.games[0].read_text(), re.MULTILINE)


@pytest.mark.slow
def test_a_duel_against_a_bot_by_always_taking_the_first_move(home: Home) -> None:
    child = home.spawn("play", "rugby_champion", "--players", "you,casual", "--name", "Camille", "--seed", "2")
    screens = play_to_the_end(child, first_of_list)
    story = " ".join("\n".join(screens).split())
    assert child.exitstatus == 0
    assert "The cards are turned: you, " in story
    assert "lays a card face down." in story
    assert is_proven(home.games[0])


@pytest.mark.slow
def test_a_bot_can_play_alone_and_be_watched(home: Home) -> None:
    record = home.folder / "alone.tablee"
    done = home.run("play", "rugby_champion", "--players", "casual", "--seed", "3", "--save", str(record))
    assert done.returncode == 0, done.stderr
    watched = home.run("replay", str(record))
    assert "The Non-player turns" in watched.stdout
    assert "Your hand" not in watched.stdout


@pytest.mark.slow
def test_a_simulation_reads_well(home: Home) -> None:
    for lang, figure in (("en", "share of tries converted"), ("fr", "part des essais transformés")):
        for players, points in (("casual", "automaton-points"), ("casual,casual", "second-points")):
            flags = ["--games", "4", "--players", players, "--jobs", "1", "--lang", lang]
            done = home.run("simulate", "rugby_champion", *flags)
            assert done.returncode == 0, done.stderr
            assert figure in done.stdout
            assert words_for(lang, "rugby_champion")(f"figure-{points}") in done.stdout
            assert "…" not in done.stdout


def test_a_match_with_the_cards_of_ones_own_box(home: Home) -> None:
    cards, record = home.folder / "mine.toml", home.folder / "mine.tablee"
    text = CARD_FILE.template().replace('"Arbitre"', '"Monsieur Sifflet"')
    cards.write_text(re.sub(r'name = "(?!Monsieur|mine)', 'name = "Vieux ', text), encoding="utf-8")
    flags = ["--deck", str(cards), "--seed", "5", "--save", str(record)]
    done = home.run("play", "rugby_champion", "--seats", "1", *flags, typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Monsieur Sifflet" in done.stdout
    assert "Vieux Pousseur" in done.stdout
    assert re.search(r"^material: mine [0-9a-f]{16}$", record.read_text(), re.MULTILINE)
    assert "Vieux " in home.run("replay", str(record), "--deck", str(cards)).stdout
    refused = home.run("replay", str(record))
    assert refused.returncode != 0, "without the file the record cannot be read"


# What can be typed


def test_bad_input_is_refused_with_the_clause_in_the_players_language(home: Home) -> None:
    typed = ["left-passe", "rucking", "demi<", "99", "zz", "? RC-31", "?", "help", "odds", "chances", "h", "quit"]
    for lang, expected in EXPECTED.items():
        flags = ["--seats", "1", "--seed", "5", "--lang", lang]
        done = home.run("play", "rugby_champion", *flags, typed="\n".join(typed) + "\n")
        answers = done.stdout.split("\n> ")[1:]
        said = dict(zip(typed, (" ".join(spaced(answer).split()) for answer in answers), strict=True))
        for text, sentence in expected.items():
            assert sentence in said[text], (lang, text, said[text])


EXPECTED = {
    "en": {
        "left-passe": "only named by the attack, after one that was won. (RC-12)",
        "rucking": "is for the duel",
        "demi<": "You do not hold the card for demi<. (RC-20)",
        "99": "There is no 99 in the list",
        "zz": "No move is written",
        "? RC-31": "What the card does",
        "?": "The opening",
        "odds": "Scrummager →, Power: won by 2 or more ",
        "h": " of 10 imagined games went as well or better than with the other good choice: ",
    },
    "fr": {
        "left-passe": "C’est l’attaque qui choisit le prochain défi",
        "demi<": "Vous n’avez pas la carte pour demi<. (RC-20)",
        "? RC-31": "Ce que fait la carte",
        "?": "L’ouverture",
        "chances": "Pousseur →, Physique : gagné de 2 ou plus ",
        "h": " parties imaginées sur 10 ont tourné aussi bien ou mieux qu’avec l’autre bon choix : ",
    },
}


# The line


def test_the_line_lies_face_down_between_its_touch_lines() -> None:
    lines = drawn(attack(HAND)).splitlines()
    (labels,) = [line for line in lines if " L2 " in line]
    assert labels.index(" L2 ") < labels.index(" L1 ") < labels.index(" R1 ")
    assert "C ◉" in lines[lines.index(labels) + 1], "the card in the centre stands forward, and has the ball"
    (touch,) = [line for line in lines if line.startswith("touch║")]
    assert touch.rstrip().endswith("║touch")
    assert "░" * 13 in touch
    assert "touche║" in drawn(attack(HAND), lang="fr")


def test_a_turned_card_shows_its_values_arrow_and_red_ground() -> None:
    m = attack(HAND).aided().play("1 pilier<", "* =ailier<")
    shown = drawn(m)
    assert "Winger" in shown
    assert re.search(r"2\[4\] 2 ←", shown)
    assert "Ailier" in drawn(m, lang="fr")


def test_without_colours_the_slot_in_play_has_a_double_edge() -> None:
    shown = drawn(at("L2", "pied", HAND))
    assert "═ L2 ◉ ═" in shown
    assert shown.count("╔") == 1
    assert "Kicking on the far left" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_line_says_what_its_edges_are(lang: str) -> None:
    shown = drawn(attack(HAND).aided(buteur=True).hold(2), lang=lang, width=40)
    words = words_for(lang, "rugby_champion")
    assert max(map(len, shown.splitlines())) <= 40
    shown = " ".join(shown.split())
    assert f"║ {words('table-touch')} · {spaced(words('table-pile', pile=44))}" in shown
    for fact in (words("table-buteur"), words("table-advantage"), words("table-support", drawn=True)):
        assert fact in shown


def test_in_a_duel_the_ball_is_on_a_track() -> None:
    assert "touch ║  L2  ◉L1   C   R1 ║ touch" in drawn(duel_at("L1", "passe", HAND, OTHER))
    assert "touche ║  G2   G1  ◉C   D1 ║ touche" in drawn(duel(HAND, OTHER), lang="fr")


# Score, Avantage, support


def test_the_score_and_what_the_non_joueur_has() -> None:
    m = attack(HAND).aided(buteur=True).hold(2)
    m.state.score[1], m.state.tries[1] = 12, 2
    one, other = drawn(m).splitlines()[1:3]
    assert "▶1 Camille" in one
    assert "The Non-player  12" in other
    assert "support card drawn · Goal-kicker aside · Advantage" in drawn(m)
    assert "support card to come" in drawn(attack(HAND))


def test_the_extra_card_of_an_avantage_is_told() -> None:
    assert "Advantage · one card more next phase" in drawn(attack(HAND).hold(1, fresh=1))


def test_who_has_the_ball_and_what_was_shown_in_a_duel() -> None:
    m = duel(HAND, OTHER)
    m.state.known[1] = [m.card("rucking")]
    one, other = drawn(m).splitlines()[1:3]
    assert "has the ball" in one
    assert "has the ball" not in other
    assert "shown: Rucking" in other
    assert "shown" not in "".join(drawn(m, 2).splitlines()[:3]), "one knows one's own cards"


# Face to face


def test_both_values_and_the_difference_are_large() -> None:
    m = attack(HAND).aided().play("1 pilier<", "* =plaqueur>")
    lines = drawn(m).splitlines()
    assert m.phase == "whistle"
    (middle,) = [line for line in lines if "║ 4 ║" in line]
    assert re.search(r"Prop ← ║ 4 ║ +=? +║ 4 ║ Tackler →", middle)
    above = lines[lines.index(middle) - 1]
    assert re.search(r"Camille ╔═══╗ +╔═══╗ The Non-player", above)


def test_the_difference_is_told_from_where_one_sits() -> None:
    m = duel("ailier> rucking", "pilier> raffut").play("1 ailier>", "2 pilier>")
    assert re.search(r"Winger → ║ 2 ║ +−2 +║ 4 ║ Prop →", drawn(m))
    assert re.search(r"Prop → ║ 4 ║ +\+2 +║ 2 ║ Winger →", drawn(m, 2))
    m.play("1 rucking")
    assert re.search(r"║ 4 ║ += +║ 4 ║", drawn(m))
    assert "+ Rucking" in drawn(m)


def test_what_others_laid_is_face_down() -> None:
    m = duel(HAND, OTHER).play("1 pilier<")
    assert "Camille: ░░░" in drawn(m, 2)
    assert "Prop ←" not in drawn(m, 2)
    assert "Camille: Prop ←" in drawn(m, 1)
    assert "Prop ←" not in drawn(m, None)


@pytest.mark.parametrize(("kind", "title"), [("touche", "Line-out, Passing"), ("melee", "Scrum, Power")])
def test_a_set_piece_alone(kind: str, title: str) -> None:
    m = set_piece(kind, HAND)
    card = "Line-out 3" if kind == "touche" else "Scrum 3"
    shown = drawn(m)
    assert title in shown
    assert f"The Non-player: {card} + ░░░" in shown
    assert "Camille: … + …" in shown
    value = {"touche": 4, "melee": 2}[kind]
    assert f"Camille: Winger → {value} + …" in drawn(m.play("1 ailier>"))


def test_a_set_piece_that_was_stopped_for_shows_the_card() -> None:
    m = duel_at("L1", "physique", "percussion< ouvreur<", "demi< melee").play("1 percussion<", "2 demi<")
    while m.phase != "stop":
        m.play(f"{m.waiting[0]} pass")
    shown = drawn(m.play("2 melee"))
    assert "Basalte: Scrum 3 + …" in shown


def test_a_duels_set_piece_hides_the_cards() -> None:
    m = duel_set_piece("touche", HAND, OTHER).play("2 pilier>")
    assert "Basalte: ░░░ + …" in drawn(m)
    assert "Basalte: Prop → 2 + …" in drawn(m, 2)


# The hand


def test_the_hand_is_the_list_of_cards_to_lay() -> None:
    m = attack(HAND)
    lines = drawn(m).splitlines()
    rows = {line.split()[1]: line for line in lines if re.match(r" \d \w", line)}
    assert list(rows) == ["pilier<", "ailier>", "arriere<"]
    assert rows["arriere<"].split() == ["3", "arriere<", "Power", "Full-back", "←", "4", "1", "[5]", "●●◆"]
    assert "   arbitre  Referee" in drawn(m), "an Arbitre is never led"
    assert listed(m) == ""


def test_a_narrow_hand_has_every_sign() -> None:
    shown = drawn(attack(HAND), width=40)
    assert re.search(r" 3 Power Full-back ← +4 +1 \[5\] ●●◆", shown)
    assert "pilier<" not in shown


def test_what_specials_count() -> None:
    rows = drawn(duel(OTHER, "ailier<")).splitlines()
    (support,) = [line for line in rows if "Rucking" in line]
    assert support.split()[-3:] == ["+2", "+1", "+1"]
    (scrum,) = [line for line in rows if "melee" in line]
    assert scrum.split()[-3:] == ["3", "·", "·"]


def test_the_legend_and_the_discards_where_there_is_room() -> None:
    m = attack(HAND).aided().play("1 ailier>", "* =sauteur<")
    shown = drawn(m, details=True)
    assert "● whistle · ◆ Goal" in shown
    assert "Discarded: Winger →" in shown
    assert "Discarded" not in drawn(m)


def test_a_spectator_sees_no_hand() -> None:
    for m in (attack(HAND), duel(HAND, OTHER), set_piece("touche", HAND)):
        assert "Your hand" not in drawn(m, None)
        assert "Prop" not in drawn(m, None)


# The moves


def test_challenges_are_grouped_by_the_way() -> None:
    m = attack(HAND).aided().play("1 pilier<", "* =sauteur<")
    left, right = listed(m).splitlines()
    assert " ".join(left.split()) == "Left (L1) 1 left-physique Power 2 left-passe Passing 3 left-pied Kicking"
    assert " ".join(right.split()) == "Right (R1) 4 right-physique Power 5 right-passe Passing"
    assert "Gauche (G2)" in listed(named("L2", HAND), lang="fr")
    assert listed(m, width=40).splitlines()[0].split()[:2] == ["1", "left-physique"]


def test_what_is_no_card_stands_below_the_hand() -> None:
    m = duel(HAND, "pilier> rucking raffut melee")
    assert re.search(r"2 show  show your hand", listed(m, 2))


def test_other_decisions_are_a_list() -> None:
    m = attack(HAND).aided().play("1 pilier<", "* =plaqueur>")
    assert [line.split()[:2] for line in listed(m).splitlines()] == [["1", "arbitre"], ["2", "pass"]]


# The chances


def percent(chance: float) -> str:
    return f"{decimal(100 * chance, 1, words_for('en', 'rugby_champion'))}%"


@pytest.mark.parametrize(
    "make",
    [
        lambda: attack(HAND),
        lambda: at("L2", "pied", HAND),
        lambda: follow_up("R1", "passe", HAND),
        lambda: duel(HAND, OTHER),
        lambda: duel_at("L1", "passe", OTHER, HAND),
    ],
)
def test_the_chances_are_those_of_the_cards_one_has_not_seen(make: Any) -> None:
    m = make()
    lines = counted(m)
    players = [card for card in m.state.hands[0] if card < m.game.kit.players]
    assert len(lines) == len(players)
    for line, card in zip(lines, players, strict=True):
        chances = chances_of_challenge(m.state, 0, card, m.state.type)
        told = re.findall(r"[\d.]+%", line)
        assert told == [percent(chances[name]) for name in [*RESULTS, *(["arbitre"] if m.state.solo else [])]]


def test_what_was_shown_counts_too() -> None:
    m = duel("pilier< ailier>", "percussion< huit>")
    m.state.known[1] = m.state.hands[1][:]
    chances = chances_of_challenge(m.state, 0, m.card("pilier<"), 0)
    assert percent(chances["lost-by-one"]) in counted(m)[0]


def test_before_a_challenge_is_named_the_best_card_of_each_type() -> None:
    lines = counted(named("L1", HAND))
    assert [line.split(", ")[0] for line in lines] == ["Prop ←", "Winger →", "Power Full-back ←"]
    assert len(counted(named("R1", HAND))) == len(TYPES) - 1


@pytest.mark.parametrize("kind", ["touche", "melee"])
def test_the_chances_of_a_set_piece(kind: str) -> None:
    m = set_piece(kind, HAND)
    assert len(counted(m)) == 3, "pairs of three players"
    m.play("1 pilier<")
    value = m.game.kit.value[m.state.set_piece_type()]
    total = value[m.card("pilier<")] + value[m.card("ailier>")]
    chances = chances_of_set_piece(m.state, 0, total)
    assert counted(m)[0] == (
        f"Prop ← and Winger →: {total} in all, won {percent(chances['won'])}, tie {percent(chances['tie'])},"
        f" lost {percent(chances['lost'])}"
    )


def test_the_chances_of_a_duels_set_piece() -> None:
    m = duel_set_piece("melee", HAND, OTHER)
    value = m.game.kit.value[0]
    chances = chances_of_set_piece(m.state, 0, value[m.card("pilier<")] + value[m.card("ailier>")])
    assert percent(chances["won"]) in counted(m)[0]
    stopped = duel_at("L1", "physique", "percussion< ouvreur<", "demi< melee").play("1 percussion<", "2 demi<")
    while stopped.phase != "stop":
        stopped.play(f"{stopped.waiting[0]} pass")
    stopped.play("2 melee")
    first, second = [card for card in stopped.state.hands[0] if card < stopped.game.kit.players][:2]
    chances = chances_of_set_piece(stopped.state, 0, value[first] + value[second])
    assert percent(chances["won"]) in counted(stopped)[0]


def test_the_odds_in_the_docs_are_those_of_the_cards() -> None:
    written = (Path(__file__).parents[2] / "docs" / "rugby_champion.md").read_text(encoding="utf-8")
    assert odds_table.page() in written


def test_the_docs_say_how_many_values_are_reconstructed() -> None:
    written = (Path(__file__).parents[2] / "docs" / "rugby_champion.md").read_text(encoding="utf-8")
    _, file = CARD_FILE.read(None)
    assert f"{len(GAME.reconstructed())} of {len(list(places_in(file)))} values" in written


def test_no_chances_where_everything_lies_open() -> None:
    assert counted(attack(HAND).aided().play("1 pilier<", "* =plaqueur>")) == []


# News


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        ([events.Drew(0, "pilier<"), events.Drew(0, "ailier>"), events.Drew(1)], []),
        ([events.InTouch("R1"), events.Drew(0, "pilier<")], ["Into touch", "You draw Prop ←."]),
        (
            [events.Drew(0, "pilier<"), events.Drew(1), events.InTouch("R1"), events.Drew(0, "demi<")],
            ["You dr", "In", "You dr"],
        ),
        ([events.InTouch("R1"), events.Drew(0)], ["Into touch"]),
        ([events.Passed(1, "stop", "RC-51")], []),
        ([events.Passed(0, "whistle", "RC-51"), events.Passed(1, "support", "RC-51")], []),
        ([events.Passed(1, "convert", "RC-13")], ["Basalte does without"]),
    ],
)
def test_what_is_a_matter_of_course_is_no_news(happened: list[events.Event], told: list[str]) -> None:
    """A card that comes alone is, however the story is cut into pieces."""
    lines = [spaced(line) for line in stage(duel(HAND, OTHER), "en").tell([Told(event) for event in happened], 0)]
    assert len(lines) == len(told)
    assert all(line.startswith(beginning) for line, beginning in zip(lines, told, strict=True))
