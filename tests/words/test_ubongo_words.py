"""The words of Ubongo: nothing is missing in either language, nothing shows through, nothing is given away."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec
import pytest

from tablee.bots.levels import LEVELS
from tablee.core.errors import BadOption, IllegalMove, UnknownMove
from tablee.core.record import read_options
from tablee.core.story import Told
from tablee.games import find_game
from tablee.games.ubongo import events
from tablee.games.ubongo import say as ubongo_say
from tablee.games.ubongo.box import Options
from tablee.games.ubongo.figures import measure
from tablee.games.ubongo.pieces import PIECES
from tablee.games.ubongo.position import PHASES
from tablee.games.ubongo.say import said_time
from tablee.words import LANGUAGES, Words, rule_section, rules_page, words_for
from tests.games.ubongo.script import Script, match, practice, race
from tests.words.catalogues import SOURCES, keys_in_the_code
from tests.words.sentences import (
    check_section,
    checked,
    explain,
    heading_marks,
    listed_defaults,
    narrator_of,
    offer_all,
    plain,
    say_event,
    say_move,
    say_outcome,
    say_prompt,
    tell_all,
    tell_reasons,
    written_defaults,
)

TYPED = ("A3b2", "-A", "ready", "again", "go-on", "take", "replay", "resign", "?b2", "solvable", "solution")
CLAUSES = [f"UB-{number}" for number in range(1, 15)]
NAMES = ["Camille", "Dominique"]
LAYING = re.compile(r"\b[A-U]\d[a-g]\d\b")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param, "ubongo")


# Whole matches in words


def doubled() -> Script:
    """Seat 1 leads on an orange space and has solved the first of its two puzzles."""
    m = match(orange=True).win(1).win(1).win(1).start("d4", "d9")
    return m.solve(1)


def forsaken() -> Script:
    """Seat 2 has been away for too long."""
    return race("d3").play("2 away").tick()


def tied() -> Script:
    """Both finished in the same moment."""
    return race("d3").solve(1, at=20_000).solve(2, at=20_050)


POSITIONS: dict[str, Callable[[], Script]] = {
    "before": match,
    "one ready": lambda: match().play("1 ready"),
    "countdown": lambda: match().play("1 ready", "2 ready"),
    "countdown for two puzzles": lambda: match(orange=True).win(2).win(2).win(2).play("1 ready", "2 ready"),
    "roll": lambda: match().play("1 ready", "2 ready").tick(),
    "race": lambda: race("d3").lay(1, 2).lay(2, 1),
    "dealt": lambda: race("d3", pieces_dealt=True),
    "one would roll again": lambda: race("d3").play("1 again"),
    "one no longer would": lambda: race("d3").play("1 again", "1 go-on"),
    "agreed": lambda: race("d3").play("1 again", "2 again"),
    "away": lambda: race("d3").play("2 away"),
    "forsaken": forsaken,
    "back": lambda: forsaken().play("2 back"),
    "taken": lambda: forsaken().play("1 take"),
    "replayed": lambda: forsaken().play("1 replay"),
    "called": lambda: race("d3").solve(1),
    "both called": tied,
    "tied": lambda: tied().tick(),
    "won": lambda: match().win(1),
    "doubled": lambda: match(orange=True).win(1).win(1).win(1).start("d4", "d9"),
    "second puzzle": doubled,
    "match won": lambda: match().win(1).win(2).win(1).win(1).win(1).win(1),
    "resigned": lambda: race("d3").play("2 resign"),
    "practice before": lambda: Script(1, sheet=3, row=7),
    "practice": practice,
    "hinted": lambda: hinted(1),
    "hinted more": lambda: hinted(2),
    "hinted all": lambda: hinted(3),
    "asked": lambda: practice().play("1 solvable"),
    "solved": lambda: practice().solve(1, at=42_345),
    "given up": lambda: practice().play("1 solution"),
}


def hinted(times: int) -> Script:
    m = practice()
    question = next(move for move in m.legal(1) if move.startswith("?"))
    return m.play(*[f"1 {question}"] * times)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_position_can_be_told_to_everybody(words: Words, position: str) -> None:
    m = POSITIONS[position]()
    told = m.story.take()
    for reader in (None, *range(m.state.seats)):
        view = m.state.view(reader)
        for names in (NAMES, ()):
            tell_secretly(words, told, names, reader)
            assert checked(say_prompt(words, view, names))[-1] in ".!?"
            lines = [checked(line) for line in say_outcome(words, view, names)]
            assert bool(lines) == (view.phase == "over")
        checked(words.tell(narrator_of(words).progress(view)))
    for seat in m.state.waiting():
        if seat >= 0:
            offer_all(words, m.state, seat, NAMES)


def tell_secretly(words: Words, told: Sequence[Told], names: Sequence[str], reader: int | None) -> None:
    """No laying is named that the reader's own form of the event does not hold."""
    for event, sentence in tell_all(words, told, names, reader, small=("joueur", "player")):
        written = msgspec.json.encode(event.seen_by(reader)).decode()
        for lay in LAYING.findall(sentence):
            assert f'"{lay}"' in written, sentence


def test_nobody_reads_where_others_lay(words: Words) -> None:
    m = race("d3")
    m.story.take()
    m.lay(1, 1)
    (told,) = m.story.take()
    lay = m.board(1)[0]
    piece, cell = lay[0], lay[-2:]
    assert f" {cell}." in say_event(words, told.seen_by(0), NAMES, 0)
    for reader in (None, 1):
        sentence = say_event(words, told.seen_by(reader), NAMES, reader)
        assert f" {cell}" not in sentence
        assert sentence.endswith(f" {piece}.")


# Nothing is missing


EVENTS: list[events.Event] = [
    events.CountdownBegan(sheet=3, milliseconds=3000),
    events.Rolled(row=7, pieces="BGNR", leader=None),
    events.Rolled(row=7, pieces="BGNR", leader=0),
    events.RaceBegan(sheet=3),
    events.Laid(seat=0, piece="B", lay="B3b2"),
    events.Laid(seat=0, piece="B"),
    events.TakenUp(seat=0, piece="B"),
    events.FirstSolved(seat=0),
    events.Called(seat=0),
    events.Voted(seat=0),
    events.Withdrew(seat=0),
    events.Went(seat=0),
    events.CameBack(seat=0),
    events.Forsaken(seat=0),
    events.RolledAgain(sheet=3, end="tie"),
    events.RolledAgain(sheet=3, end="agreed"),
    events.RolledAgain(sheet=3, end="replay"),
    events.LaidAside(sheet=3),
    events.DuelWon(seat=0, sheet=3, space=2, milliseconds=65_040, taken=False),
    events.DuelWon(seat=0, sheet=3, space=2, milliseconds=65_040, taken=True),
    events.Resigned(seat=0),
    events.Hinted(cell="b2", piece=None),
    events.Hinted(cell="b2", piece="B"),
    events.Hinted(cell="b2", piece="B", other="d3"),
    events.Hinted(cell="b2", piece="B", other="d3", lay="B3b2"),
    events.AskedSolvable(solvable=True),
    events.AskedSolvable(solvable=False),
    events.Solved(milliseconds=42_345, hints=0),
    events.Solved(milliseconds=42_345, hints=1),
    events.GaveUp(),
    events.MatchOver(spaces=[5, 3], winners=[0], reason="five"),
    events.MatchOver(spaces=[4, 4], winners=[0, 1], reason="sheets"),
]


def test_every_event_is_told() -> None:
    assert {type(event) for event in EVENTS} | {events.Readied} == set(events.Event.__subclasses__())


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events_speak_to_the_actor_and_about_the_actor(words: Words, event: events.Event) -> None:
    mine = checked(say_event(words, event, NAMES, 0))
    theirs = checked(say_event(words, event, NAMES, 1))
    assert "Camille" not in mine
    assert "Camille" in theirs or not hasattr(event, "seat")
    assert not re.search(r"\b([Yy]our?|[Vv](ous|otre))\b", theirs)


def test_that_others_are_ready_is_news(words: Words) -> None:
    assert say_event(words, events.Readied(seat=0), NAMES, 0) == ""
    assert "Camille" in checked(say_event(words, events.Readied(seat=0), NAMES, 1))


def test_every_option_has_a_name_and_help(words: Words) -> None:
    for field in msgspec.structs.fields(Options):
        checked(words(f"option-{field.name}"))
        assert checked(words(f"option-{field.name}-help")).endswith(".")
    for side in "AB":
        assert checked(words(f"option-side-{side}")).startswith(side)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"sheet": 2}), (2, {"row": 5}), (1, {"orange": True})], ids=["sheet", "row", "orange"]
)
def test_options_that_do_not_go_together_are_explained(words: Words, seats: int, options: dict[str, object]) -> None:
    game = find_game("ubongo")
    with pytest.raises(BadOption) as refused:
        game.new(read_options(game, options), seats)
    assert words.has(refused.value.key)
    assert checked(words.error(refused.value)).endswith(".")


def test_every_figure_of_a_simulation_has_a_name(words: Words) -> None:
    figures = {name for event in EVENTS for name in measure(event)}
    assert figures == {"duel-seconds", "tie", "solve-seconds"}
    for name in figures:
        assert ("(s)" in checked(words(f"figure-{name}"))) == name.endswith("-seconds")


@pytest.mark.parametrize("make", [race, practice])
def test_every_move_of_the_table_means_something(words: Words, make: Callable[[], Script]) -> None:
    m = make()
    for view in (m.view(1), m.view(None)):
        for move in m.game.moves:
            checked(say_move(words, view, move.notation, NAMES))


def test_no_such_move(words: Words) -> None:
    with pytest.raises(UnknownMove):
        say_move(words, match().view(1), "dance", NAMES)


def test_to_agree_is_not_to_ask(words: Words) -> None:
    m = race("d3").play("1 again")
    assert say_move(words, m.view(2), "again") == words("move-agree")
    assert say_move(words, race("d3").view(2), "again") == words("move-again")


def test_every_phase_has_its_prompt() -> None:
    assert set(ubongo_say._PROMPTS) == set(PHASES.names)


def prompt(words: Words, m: Script, seat: int | None) -> str:
    return say_prompt(words, m.view(seat), NAMES)


def test_the_most_urgent_thing_is_prompted(words: Words) -> None:
    plainly = prompt(words, race("d3"), 1)
    pieces = words.listed(race("d3").view(1).racers[0].tasks[0].pieces)
    assert pieces in plainly
    assert plainly == prompt(words, race("d3"), 2)
    asked = race("d3").play("1 again")
    assert "Camille" in prompt(words, asked, 2)
    assert "Dominique" in prompt(words, asked, 1)
    assert pieces in prompt(words, asked, 1)
    called = race("d3").solve(2)
    assert "Dominique" in prompt(words, called, 1)
    assert prompt(words, called, 2) == words("prompt-called")
    assert "Dominique" in prompt(words, forsaken(), 1)
    assert prompt(words, doubled(), 1) != prompt(words, doubled(), 2)


def test_a_leader_is_told_which_puzzle_it_is(words: Words) -> None:
    m = match(orange=True).win(1).win(1).win(1).start("d4", "d9")
    first, second = (words.listed(task.pieces) for task in m.view(1).racers[0].tasks)
    assert first in prompt(words, m, 1)
    assert second in prompt(words, m, 2)
    assert second in prompt(words, m.solve(1), 1)


def test_reasons_for_the_end(words: Words) -> None:
    text = (SOURCES / "games" / "ubongo" / "rules.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'_finish\(.*?"([\w-]+)"\)', text))
    assert reasons == {"five", "resigned", "sheets", "solved", "given-up"}
    for reason in reasons:
        checked(words(f"reason-{reason}"))


# Refusals and reasons


REFUSALS: dict[str, tuple[Callable[[], Script], str]] = {
    "refused-chance": (race, "1 d7"),
    "refused-ready": (race, "1 ready"),
    "refused-alone": (race, "1 ?b2"),
    "refused-nobody-else": (practice, "1 again"),
    "refused-not-begun": (match, "1 -A"),
    "refused-not-laid": (race, "1 -A"),
    "refused-covered": (practice, "1 ?g7"),
    "refused-not-forsaken": (race, "1 take"),
    "refused-presence": (race, "1 back"),
    "refused-too-late": (lambda: race("d3").solve(2), "1 again"),
    "refused-vote": (race, "1 go-on"),
}


@pytest.mark.parametrize("key", REFUSALS)
def test_refusals_are_explained(key: str) -> None:
    make, ply = REFUSALS[key]
    explain("ubongo", refusal(make(), ply), key)


def test_pieces_that_may_not_be_laid_are_explained() -> None:
    m = race("d3", pieces_dealt=True).lay(1, 1)
    lay = m.board(1)[0]
    explain("ubongo", refusal(m, f"1 {lay}"), "refused-twice")
    needed = m.view(1).racers[0].tasks[0].pieces
    missing = next(piece.letter for piece in PIECES if piece.letter not in needed)
    explain("ubongo", refusal(m, f"1 {missing}1a1"), "refused-not-dealt")
    ground = m.state.ground()
    others = [other for other in m.game.kit.lays if other.notation[0] in needed.replace(lay[0], "")]
    outside = next(other for other in others if not ground.masks[other.code])
    explain("ubongo", refusal(m, f"1 {outside.notation}"), "refused-off-grid")
    above = next(other for other in others if ground.masks[other.code] & m.state.covered[0])
    explain("ubongo", refusal(m, f"1 {above.notation}"), "refused-overlap")


def refusal(m: Script, ply: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        m.step(ply)
    return refused.value


def test_every_refusal_and_reason_in_the_source_has_its_words(words: Words) -> None:
    keys = [key for key in keys_in_the_code("ubongo") if key.startswith(("refused-", "why-"))]
    keys.remove("refused-phase")  # core's: in a race nothing is for another moment
    assert len(keys) >= 20
    assert all(words.has(key) for key in keys)


def test_levels_are_told_by_their_pace(words: Words) -> None:
    """A bot of a race imagines no games: what it says of itself is Ubongo's own, another sentence for each level."""
    told = [words(f"pace-{level}-help") for level in LEVELS]
    assert len(set(told)) == len(LEVELS)
    assert not {words(f"level-{level}-help") for level in LEVELS} & set(told)


@pytest.mark.parametrize("make", [match, lambda: race("d3").lay(1, 1), practice, forsaken])
def test_hints_can_be_told(words: Words, make: Callable[[], Script]) -> None:
    m = make()
    tell_reasons(words, m.game, m.state, 0)


# Times and plurals


@pytest.mark.parametrize(
    ("milliseconds", "french", "english"),
    [
        (0, "0,0 s", "0.0 s"),
        (999, "0,9 s", "0.9 s"),
        (42_345, "42,3 s", "42.3 s"),
        (60_000, "1 min 00,0 s", "1 min 00.0 s"),
        (65_040, "1 min 05,0 s", "1 min 05.0 s"),
        (754_321, "12 min 34,3 s", "12 min 34.3 s"),
    ],
)
def test_times(milliseconds: int, french: str, english: str) -> None:
    said = [plain(words_for(lang, "ubongo").tell(said_time(milliseconds))) for lang in ("fr", "en")]
    assert said == [french, english]


def test_a_duel_in_words() -> None:
    event = events.DuelWon(seat=0, sheet=3, space=2, milliseconds=65_040, taken=False)
    said = [plain(say_event(words_for(lang, "ubongo"), event, NAMES, 1)) for lang in LANGUAGES]
    assert said == [
        "Camille gagne la fiche 3 en 1 min 05,0 s et avance sur la case 2.",
        "Camille wins sheet 3 in 1 min 05.0 s and moves on to space 2.",
    ]


@pytest.mark.parametrize(
    ("hints", "french", "english"),
    [
        (0, "42,3 s, sans indice", "42.3 s, without a hint"),
        (1, "42,3 s, avec 1 indice", "42.3 s, with 1 hint"),
        (2, "42,3 s, avec 2 indices", "42.3 s, with 2 hints"),
    ],
)
def test_a_practice_in_words(hints: int, french: str, english: str) -> None:
    m = practice()
    m.play(*["1 solvable"], *[f"1 {next(move for move in m.legal(1) if move[0] == '?')}"] * hints)
    m.solve(1, at=m.state.began + 42_345)
    for lang, wanted in (("fr", french), ("en", english)):
        assert plain(say_outcome(words_for(lang, "ubongo"), m.view(1), NAMES)[1]) == wanted


def test_nobody_is_told_to_ask_where_nothing_is_answered(words: Words) -> None:
    asked = words("prompt-practice", pieces="A").removeprefix(words("prompt-race", pieces="A")).strip()
    assert asked in say_prompt(words, practice().view(1))
    assert asked not in say_prompt(words, practice(hints=False).view(1))


@pytest.mark.parametrize(
    ("duels", "french", "english"),
    [
        (0, "Vous : aucun duel gagné", "You: no duel won"),
        (1, "Vous : 1 duel gagné", "You: 1 duel won"),
        (2, "Vous : 2 duels gagnés", "You: 2 duels won"),
    ],
)
def test_standings(duels: int, french: str, english: str) -> None:
    for lang, wanted in (("fr", french), ("en", english)):
        assert plain(words_for(lang, "ubongo")("outcome-standing", you=True, name="Camille", duels=duels)) == wanted


# Rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_finds_its_section(lang: str, clause: str) -> None:
    check_section("ubongo", lang, clause)


@pytest.mark.parametrize(("lang", "told"), [("fr", ["grille", "dé", "pièces"]), ("en", ["grid", "die", "pieces"])])
def test_ub_5_the_rules_tell_of_the_grid_then_the_die_then_the_pieces(lang: str, told: list[str]) -> None:
    found = re.findall(rf"\b(?:{'|'.join(told)})\b", rule_section("ubongo", lang, "UB-5"))
    assert found == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_hides_the_marks(lang: str) -> None:
    page = rules_page("ubongo", lang)
    assert page.startswith("# Ubongo – le duel\n")
    assert "{" not in page
    assert "UB-" not in page


def test_both_rules_have_the_same_sections() -> None:
    assert heading_marks("ubongo", "fr") == heading_marks("ubongo", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_every_option_with_its_default(lang: str) -> None:
    assert listed_defaults("ubongo", lang) == written_defaults(Options, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_every_notation_that_a_player_can_type(lang: str) -> None:
    page = rules_page("ubongo", lang)
    for notation in TYPED:
        assert f"`{notation}`" in page
