"""Match time and the story: two small things that every table has."""

from __future__ import annotations

from tablee.core.clock import Clock, StillClock
from tablee.core.story import Story, Told


class Watch:
    """A source of time that a test turns by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


def test_match_time_begins_at_nought() -> None:
    watch = Watch()
    clock = Clock(watch)
    assert clock.now() == 0
    watch.time += 1500
    assert clock.now() == 1500


def test_a_resumed_match_goes_on_where_it_was() -> None:
    watch = Watch()
    clock = Clock(watch, elapsed=60_000)
    watch.time += 1
    assert clock.now() == 60_001


def test_a_still_clock_moves_only_when_told_and_never_backwards() -> None:
    clock = StillClock(elapsed=10)
    assert clock.now() == 10
    clock.move_to(500)
    assert clock.now() == 500
    clock.move_to(20)
    assert clock.now() == 500


def test_an_event_has_a_public_form_and_private_ones() -> None:
    told = Told("a card", {1: "the o7"})
    assert [told.seen_by(viewer) for viewer in (None, 0, 1)] == ["a card", "a card", "the o7"]
    assert Told("public").seen_by(1) == "public"


def test_a_story_is_taken_once() -> None:
    story = Story()
    story.tell("first")
    story.tell("second", {0: "my second"})
    taken = story.take()
    assert [told.public for told in taken] == ["first", "second"]
    assert dict(taken[1].private) == {0: "my second"}
    assert story.take() == []
    story.tell("third")
    assert [told.public for told in story.take()] == ["third"]
