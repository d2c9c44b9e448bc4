"""Words in general: both languages whole and alike, errors in the reader's language, French set as it should be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from tablee.core import validation
from tablee.core.errors import BadMaterial, BadOption, BadRecord, IllegalMove, NotYourTurn, TableeError, UnknownMove
from tablee.core.game import CHANCE, CLOCK
from tablee.core.match import Match, verify
from tablee.core.record import Ply, read_options, read_record, replay, replay_ply
from tablee.games import SHELF, find_game
from tablee.games.artropp.cards import load_deck
from tablee.words import (
    LANGUAGES,
    Words,
    capital,
    page_catalogue,
    page_rooms,
    pick_language,
    rule_section,
    rules_page,
    words_for,
)
from tests.toy import Toy
from tests.words.catalogues import (
    FOLDERS,
    details_in_the_code,
    entries,
    french_texts,
    keys_in_the_code,
    messages,
    patterns,
)

GENERAL = "text"
NARROW = "\u202f"
WIDE = "\u00a0"


# Catalogues


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_keys_and_variables(folder: str) -> None:
    french, english = messages(folder, "fr"), messages(folder, "en")
    assert list(french) == list(english)
    for key in french:
        assert french[key].variables == english[key].variables, key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_catalogues_are_well_formed_and_say_everything_once(folder: str, lang: str) -> None:
    found = entries(folder, lang)
    assert not [entry for entry in found if isinstance(entry, fluent.Junk)]
    keys = [entry.id.name for entry in found if isinstance(entry, fluent.Message)]
    assert len(keys) == len(set(keys))
    if folder != GENERAL:
        assert not set(keys) & set(messages(GENERAL, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_code_has_its_words(lang: str) -> None:
    words = [words_for(lang), *(words_for(lang, game) for game in SHELF)]
    missing = {key: where for key, where in keys_in_the_code().items() if not any(some.has(key) for some in words)}
    assert not missing


def test_the_words_of_terminal_and_page_come_last() -> None:
    for lang in LANGUAGES:
        groups = [entry.content for entry in entries(GENERAL, lang) if isinstance(entry, fluent.GroupComment)]
        assert groups[-2:] == ["Terminal", "Page"], groups


# French typography


def test_french_has_no_breaking_space_where_a_line_must_not_break() -> None:
    breaking = re.compile(r"(^|[\w)»’]) [!?;:»%]|« |\d (braves|Br\.)")
    wrong = [(where, text) for where, text in french_texts() if breaking.search(text)]
    assert not wrong


def test_french_has_a_space_before_high_signs() -> None:
    wrong = [(where, text) for where, text in french_texts() if re.search(r"\w[!?;](\s|$)|«\w|\w»", text)]
    assert not wrong


def test_french_has_its_own_letters() -> None:
    ascii_only = re.compile(r"'|\.\.\.|\b[Cc]oeur|\b[OoŒ]e(uvre|il)|\bA (vous|l’|la )|\bE(tat|tes)\b")
    wrong = [(where, text) for where, text in french_texts() if ascii_only.search(text)]
    assert not wrong


def test_french_says_vous() -> None:
    wrong = [(where, text) for where, text in french_texts() if re.search(r"\b(tu|ton|ta|tes|toi)\b", text)]
    assert not wrong


# Words


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ""),
        ("the away side runs.", "The away side runs."),
        (f"But{NARROW}! l’équipe locale marque.", f"But{NARROW}! L’équipe locale marque."),
        ("[5] for the shot: again?", "[5] for the shot: again?"),
    ],
)
def test_a_sentence_has_its_capitals(text: str, sentence: str) -> None:
    assert capital(text) == sentence


def test_an_unknown_key_is_never_shown() -> None:
    with pytest.raises(KeyError, match="no words for 'nonsense'"):
        words_for("fr")("nonsense")


def test_a_missing_fact_is_never_shown() -> None:
    with pytest.raises(KeyError, match="list-and"):
        words_for("fr")("list-and", items="a")


def test_words_are_made_once() -> None:
    assert words_for("en", "artropp") is words_for("en", "artropp")


def test_a_game_knows_the_general_words_too() -> None:
    assert words_for("fr", "artropp")("level-strong") == "fort"
    assert not words_for("fr").has("event-left")


def test_no_isolation_marks_and_numbers_as_the_language_writes_them() -> None:
    assert words_for("fr", "artropp")("braves", amount=5000) == f"5{NARROW}000{WIDE}braves"
    assert words_for("en", "artropp")("braves", amount=5000) == f"5,000{WIDE}braves"


@pytest.mark.parametrize(
    ("items", "french", "english"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a et b", "a and b"),
        (["a", "b", "c"], "a, b et c", "a, b and c"),
    ],
)
def test_lists(items: list[str], french: str, english: str) -> None:
    assert words_for("fr").listed(items) == french
    assert words_for("en").listed(items) == english


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("fr", {}, "fr"),
        ("FR_ca", {"LANG": "en_GB.UTF-8"}, "fr"),
        ("en", {"LC_ALL": "fr_FR"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_MESSAGES": "fr", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "en_US", "LC_MESSAGES": "fr", "LANG": "fr"}, "en"),
        (None, {"LC_ALL": "", "LANG": "fr-BE"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "fro_FR"}, "en"),
        ("", {}, "en"),
    ],
)
def test_pick_language(wanted: str | None, environ: dict[str, str], language: str) -> None:
    assert pick_language(wanted, environ) == language


def test_a_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        pick_language("de", {})
    assert words_for("en").error(refused.value) == "There is no language “de”. Choose one of: fr, en."
    with pytest.raises(BadOption):
        words_for("de")


# Errors


def complaint(error: type[TableeError], action: object, *arguments: object) -> TableeError:
    """What `action` complains of."""
    assert callable(action)
    with pytest.raises(error) as raised:
        action(*arguments)
    return raised.value


def in_french(error: TableeError) -> str:
    return words_for("fr", "artropp").error(error)


def in_english(error: TableeError) -> str:
    return words_for("en", "artropp").error(error)


def test_an_error_without_a_sentence_keeps_its_own() -> None:
    assert in_french(TableeError("something is odd")) == "something is odd"
    assert in_french(BadOption("no facts came with this")) == "no facts came with this"


def test_an_illegal_move_names_its_clause() -> None:
    error = IllegalMove("not now", clause="AR-5", key="refused-inside", move="o7", number=7, low=5, high=9)
    assert in_french(error) == "7 n’est ni au-dessous de 5 ni au-dessus de 9, les deux bouts de la ligne. (AR-5)"
    assert in_english(IllegalMove("not now", move="o7")) == "You cannot play o7 now."
    assert in_french(NotYourTurn("no", clause="AR-5", seat=2)) == "Ce n’est pas votre tour. (AR-5)"


def test_whoever_acts_out_of_turn_is_told_who_it_was() -> None:
    game = Toy()
    match = Match.start(game, read_options(game, {}), 2, seed=bytes(32))
    match.settle()
    told = {
        CHANCE: ("Rien n’est laissé au hasard pour le moment.", "Nothing is left to chance now."),
        CLOCK: ("L’horloge n’a encore rien à dire.", "The clock has nothing to say yet."),
    }
    for actor, sentences in told.items():
        error = complaint(NotYourTurn, match.state.play, actor, game.moves.read("over"))
        assert tuple(say(error).partition(" (")[0] for say in (in_french, in_english)) == sentences
    assert str(complaint(NotYourTurn, match.state.play, CHANCE, game.moves.read("over"))).startswith("nothing is left")


def test_an_unknown_move_suggests_what_comes_near() -> None:
    moves = find_game("artropp").moves
    assert "Vouliez-vous dire assault" in in_french(complaint(UnknownMove, moves.read, "assaut"))
    assert in_french(complaint(UnknownMove, moves.read, "§§§")) == f"Aucun coup ne s’écrit «{WIDE}§§§{WIDE}»."


@pytest.mark.parametrize(
    ("options", "french", "english"),
    [
        ({"rounds": 0}, f"Option rounds{WIDE}: il faut au moins 1.", "Option rounds: must be at least 1."),
        ({"rounds": "101"}, f"Option rounds{WIDE}: il faut au plus 100.", "Option rounds: must be at most 100."),
        (
            {"rounds": "ten"},
            f"Option rounds{WIDE}: il faut un nombre entier.",
            "Option rounds: must be a whole number.",
        ),
        ({"rebuy": "oui"}, f"Option rebuy{WIDE}: il faut true ou false.", "Option rebuy: must be true or false."),
    ],
)
def test_a_bad_option(options: dict[str, object], french: str, english: str) -> None:
    error = complaint(BadOption, read_options, find_game("artropp"), options)
    assert (in_french(error), in_english(error)) == (french, english)


def test_a_choice_that_there_is_not() -> None:
    error = complaint(BadOption, read_options, find_game("french_flair"), {"clock": "sand"})
    assert str(error) == "option clock: “sand” is not one of these: tempo, real"
    assert in_french(error) == f"Option clock{WIDE}: «{WIDE}sand{WIDE}» n’est pas dans cette liste{WIDE}: tempo, real."
    assert in_english(error) == "Option clock: “sand” is not one of these: tempo, real."


def test_unknown_games_options_and_seat_counts() -> None:
    game = find_game("artropp")
    assert "« artrop »".replace(" ", WIDE) in in_french(complaint(BadOption, find_game, "artrop"))
    assert "free_drums" in in_french(complaint(BadOption, read_options, game, {"drums": True}))
    seats = complaint(BadOption, game.new, read_options(game, {}), 7)
    assert in_french(seats) == "Ce jeu est prévu pour 2 à 6 joueurs, pas pour 7."
    assert in_english(seats) == "This game is for 2 to 6 players, not for 7."
    places = complaint(BadOption, game.new, read_options(game, {"free_places": 3}), 4)
    assert in_french(places) == "Sur 4 places, 2 au plus peuvent être libres au début de la partie, pas 3."


@pytest.mark.parametrize(
    ("text", "french"),
    [
        ("", f"deck.toml{WIDE}: il manque «{WIDE}name{WIDE}»."),
        ("name = 1", f"deck.toml, name{WIDE}: il faut un texte entre guillemets droits."),
        ("name = 'a'\nunits = []\nfoo = 1", f"deck.toml{WIDE}: «{WIDE}foo{WIDE}» est inconnu ici."),
        ("name = 'a'\n[[units]]\nfamily='orc'\nbr='x'", f"deck.toml, units[1].br{WIDE}: il faut un nombre entier."),
        ("name = 'a'\n[[units]]\nfamily='orc'\nbr=1", f"deck.toml, units[1] (orc){WIDE}: il manque numbers."),
        ("name = 'a'\nunits = []", f"deck.toml, units{WIDE}: un paquet a de 36 à 96 cartes, celui-ci 0."),
    ],
)
def test_a_broken_deck(tmp_path: Path, text: str, french: str) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(text, encoding="utf-8")
    assert in_french(complaint(BadMaterial, load_deck, file)) == french


def finished_record() -> str:
    """A short game to its end."""
    game = find_game("artropp")
    match = Match.start(game, read_options(game, {"rounds": 1}), 3, seed=bytes(32))
    match.settle()
    while not match.is_over():
        seat = match.state.waiting()[0]
        match.play(seat, match.state.legal(seat)[-1])
        match.settle()
    return match.record.text()


@pytest.mark.parametrize(
    ("break_it", "french"),
    [
        (lambda _: "", "le fichier est vide"),
        (lambda text: text[:-1], "le fichier s’arrête au milieu d’une ligne"),
        (lambda text: text.replace("seats: 3", "seats: many"), "suivi d’un nombre entier"),
        (
            lambda text: text.replace("seats: 3", "seats: 3\nname 4: Zoé"),
            f"«{WIDE}name PLACE: NOM{WIDE}», avec des places de 1 à 3, chacune une seule fois et dans l’ordre",
        ),
        (lambda text: text.replace("* start", "9 start"), "une place de 1 à 3"),
        (lambda text: text.replace("check: ", "check: 0", 1)[:-2] + "\n", "le fichier a été modifié après la partie"),
        (lambda text: f"{text}more\n", "que rien ne suive la somme de contrôle"),
    ],
)
def test_a_broken_record(break_it: object, french: str) -> None:
    assert callable(break_it)
    error = complaint(BadRecord, read_record, break_it(finished_record()))
    assert french in in_french(error)
    assert "expected" not in in_french(error)
    assert str(error).rpartition("expected ")[2] in in_english(error)


def test_a_record_with_an_impossible_ply_says_why_in_the_readers_language() -> None:
    game = find_game("artropp")
    record = read_record(
        re.sub(r"^\d assault$", "1 high", finished_record(), flags=re.MULTILINE).partition("\nseed")[0]
    )
    sentence = in_french(complaint(BadRecord, replay, record, game))
    assert sentence.startswith("Ligne ")
    assert "ne peut pas être joué (ce n’est pas votre tour, AR-5)" in sentence
    assert sentence.endswith("il fallait une ligne qui commence par 3.")


def test_who_could_have_acted_instead() -> None:
    game = Toy()
    match = Match.start(game, read_options(game, {}), 2, seed=bytes(32))
    match.settle()
    error = complaint(BadRecord, replay_ply, match.state, game, Ply(0, "over", at=99_999), 7)
    assert str(error).endswith("; expected a ply of 1 or 2 or ~ from @60000")
    assert in_french(error).endswith("; il fallait une ligne qui commence par 1 ou 2 ou ~ à partir de @60000.")


def test_a_record_of_something_else() -> None:
    record = read_record(finished_record().replace("rules: 2", "rules: 99").partition("\nseed")[0])
    sentence = in_french(complaint(BadRecord, replay, record, find_game("artropp")))
    assert "la version 99 des règles" in sentence
    assert sentence.endswith("il fallait une version des règles de 1 à 2.")
    record.rules = 2
    assert "graine" in in_french(complaint(BadRecord, verify, record, find_game("artropp")))


# Every detail that an error can have, found in the source


@pytest.mark.slow
def test_a_detail_has_words_for_its_facts_and_says_the_same_in_english() -> None:
    for key, makers in details_in_the_code().items():
        for folder, english, facts in makers:
            in_the_catalogue = re.sub(r"\{(\w+)\}", r"{ $\1 }", re.sub(r"\{(\w+)!r\}", r"'{\1}'", english))
            assert patterns(folder, "en")[key] == in_the_catalogue, key
            assert patterns(folder, "fr")[key] != in_the_catalogue, key
            assert messages(folder, "fr")[key].variables == facts, key


def test_every_detail_has_its_maker() -> None:
    known = {key for folder in FOLDERS for key in messages(folder, "en") if key.startswith("detail-")}
    assert known == set(details_in_the_code())


def test_every_check_of_a_value_has_its_words() -> None:
    for lang in LANGUAGES:
        known = {key for key in messages(GENERAL, lang) if key.startswith("check-")}
        assert known == {key for _, key in validation._KINDS}


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_hides_the_marks(lang: str) -> None:
    page = rules_page("artropp", lang)
    assert page.startswith("# L’Artropp\n")
    assert "{" not in page
    assert "AR-" not in page


def test_a_section_ends_where_the_next_begins() -> None:
    section = rule_section("artropp", "en", "AR-8")
    assert section.startswith("### Officer\n")
    assert section.count("#") == 3
    assert rule_section("artropp", "fr", "AR-11").startswith("## L’assaut\n")


def test_a_clause_without_a_section_is_an_error() -> None:
    with pytest.raises(KeyError, match="AR-99"):
        rule_section("artropp", "fr", "AR-99")


def test_rules_of_no_game() -> None:
    with pytest.raises(BadOption):
        rules_page("chess", "fr")


def test_words_without_a_game_still_explain_errors() -> None:
    error = BadOption("x", key="error-level", level="divine", known="beginner")
    assert Words("fr").error(error) == f"Aucun niveau ne s’appelle «{WIDE}divine{WIDE}». Au choix{WIDE}: beginner."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_a_page_fetches_for_a_room_refer_to_no_others(lang: str) -> None:
    """They are a catalogue of their own there: what they name elsewhere would be missing."""
    for part in (None, *sorted(page_rooms()), *SHELF):
        catalogue = page_catalogue(lang, part)
        keys = set(re.findall(r"(?m)^(-?[a-z][\w-]*) =", catalogue))
        own = {re.sub(rf"^(?:{'|'.join(SHELF)})-", "", key) for key in keys}
        named = set(re.findall(r"\{ ?(-?[a-z][\w-]*)(?:\.[a-z]+)? ?[}(\[]", catalogue))
        assert named <= keys | own, f"{part}: {named - keys - own}"
