"""Every first game on the shelf: it is legal from its first ply to its win, shows what it names, and has its words."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadMaterial
from tablee.core.game import CHANCE, CLOCK
from tablee.core.lesson import LEARNER, Lesson, LessonProgress, read_lesson
from tablee.games import SHELF, find_game, find_lesson
from tablee.words import LANGUAGES, words_for
from tests.lessons.follow import Choose, fields_of, first_of, followed, is_his, last_of, tag
from tests.words.catalogues import messages

LONGEST = 200
"""Letters that the guide may say at once: more does not fit on a phone."""
TAUGHT = [name for name in SHELF if find_lesson(name) is not None]


def lesson_of(name: str) -> Lesson:
    lesson = find_lesson(name)
    assert lesson is not None
    return lesson


def test_every_box_has_a_first_game() -> None:
    assert set(SHELF) == set(TAUGHT)


@pytest.mark.parametrize("choose", [first_of, last_of])
@pytest.mark.parametrize("name", TAUGHT)
def test_whoever_follows_it_sees_what_it_names_and_wins(name: str, choose: Choose) -> None:
    lesson = lesson_of(name)
    told: list[set[str]] = [set()]
    last: list[object] = []
    for _, story, _ in followed(find_game(name), lesson, choose):
        last = [event.seen_by(LEARNER) for event in story]
        told.append({tag(event) for event in last})
    since = 0
    for sight in lesson.sights:
        assert sight.event in set[str]().union(*told[since : sight.cue + 1]), sight
        since = sight.cue
    assert len(lesson.sights) > 1
    assert [event for event in last if tag(event) == lesson.win and is_his(event)]


SITUATIONS: dict[str, str] = {
    "french_flair": "ruckformed offside penaltygiven knockedon setpiece:scrum setpiece:line-out gathered:maul "
    "missedtackle tryscored converted",
    "worldwide_football": "defended interposed shot goal:shot fouled:0 carded:yellow freekick:indirect starused "
    "fouled:1 carded:red penalty goal:penalty",
}
"""What whoever has had the first game must have met; the others name theirs by their sights."""


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_main_situations_of_a_match_are_met(name: str) -> None:
    seen = set[str]()
    for _, story, _ in followed(find_game(name), lesson_of(name)):
        for event in [told.seen_by(LEARNER) for told in story]:
            seen |= {tag(event), *(f"{tag(event)}:{value}" for value in fields_of(event).values())}
    assert not set(SITUATIONS[name].split()) - seen


@pytest.mark.parametrize("name", TAUGHT)
def test_before_each_decision_of_the_learner_the_guide_has_spoken(name: str) -> None:
    """Two moves in a row may share what is said."""
    lesson = lesson_of(name)
    cues = {saying.cue for saying in lesson.sayings}
    silent = 0
    for cue, ply in enumerate(lesson.plies):
        if cue in cues:
            silent = 0
        elif ply.actor == LEARNER:
            silent += 1
            assert silent < 2, f"line {ply.line}: nothing is said of {ply}"
    assert len(lesson.plies) in cues, "the guide says nothing at the end"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_all_that_the_guide_says_has_words_and_no_word_is_left_over(name: str, lang: str) -> None:
    said = [saying.key for saying in lesson_of(name).sayings]
    assert set(said) == {key for key in messages(f"games/{name}/text", lang) if key.startswith("lesson-")}
    assert len(said) == len(set(said))
    words = words_for(lang, name)
    assert not {key: len(words(key)) for key in said if len(words(key)) > LONGEST}


# How a lesson is followed

SHORT = """tablee lesson 1
seats: 2
option rounds: 1
option open: true

* start1 +o7   # what is dealt
say welcome
1 o7|o8
say rival line
2 l3
see added
win potwon
"""


def test_a_lesson_is_read_line_by_line() -> None:
    lesson = read_lesson(SHORT, "here")
    assert (lesson.seats, lesson.options, lesson.win) == (2, {"rounds": 1, "open": True}, "potwon")
    assert [(ply.actor, ply.notation) for ply in lesson.plies] == [
        (CHANCE, "start1"),
        (CHANCE, "+o7"),
        (LEARNER, "o7|o8"),
        (1, "l3"),
    ]
    assert [(saying.cue, saying.key, saying.spot) for saying in lesson.sayings] == [
        (2, "lesson-welcome", ""),
        (3, "lesson-rival", "line"),
    ]
    assert [(sight.cue, sight.event) for sight in lesson.sights] == [(4, "added")]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("hello", "here, line 12: a ply, 'say', 'see' or 'win' is expected"),
        ("say a b c", "here, line 12: a ply, 'say', 'see' or 'win' is expected"),
        ("say soon\n* +o8", "here, line 13: chance does not wait for anybody who reads"),
    ],
)
def test_a_line_that_is_wrong_is_named(line: str, problem: str) -> None:
    with pytest.raises(BadMaterial, match="^" + problem):
        read_lesson(SHORT.replace("win potwon", line + "\nwin potwon"), "here")


@pytest.mark.parametrize("text", ["tablee record 1\n", "tablee lesson 1\nseats: 2\n", SHORT + "2 l4\n"])
def test_a_lesson_without_a_beginning_or_an_end_is_refused(text: str) -> None:
    with pytest.raises(BadMaterial):
        read_lesson(text, "here")


def test_a_course_leads_the_learner_and_is_lost_by_anything_else() -> None:
    progress = LessonProgress(read_lesson(SHORT, "here"), is_race=False)
    assert progress.next(CHANCE) == ("start1",)
    assert progress.leads()
    assert progress.next(LEARNER) == ()
    progress.hear(CHANCE, "start1")
    progress.hear(CHANCE, "+o7")
    assert progress.next(LEARNER) == ("o7", "o8")
    assert not progress.is_read_out(), "nobody waits for a learner who reads what he is to do"
    progress.hear(LEARNER, "o8")
    assert progress.is_read_out(), "the others wait until it is read"
    progress.hear_read(3)
    assert not progress.is_read_out()
    progress.hear(1, "l4")
    assert not progress.goes_on()
    assert not progress.leads()
    progress.begin_again()
    assert progress.next(CHANCE) == ("start1",)


def test_in_a_race_the_learner_is_free_while_the_script_waits_for_the_clock() -> None:
    text = "tablee lesson 1\nseats: 2\nsay ready\n1 ready\n~ go\nsay race\n~ settle…\nwin duelwon\n"
    progress = LessonProgress(read_lesson(text, "here"), is_race=True)
    assert progress.is_read_out()
    assert progress.leads()
    progress.hear(LEARNER, "away")
    assert progress.goes_on(), "who goes and comes back goes on"
    progress.hear(LEARNER, "ready")
    assert not progress.leads()
    progress.hear(CLOCK, "go")
    assert progress.is_read_out()
    assert not progress.leads()
    progress.hear(LEARNER, "A1a1")
    assert progress.goes_on()
    progress.hear(CLOCK, "settle-40-120")
    assert progress.cue == 3
