"""The loop that runs a match: people act, chance and clock resolve by themselves, and the record grows along."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.core.clock import Clock
from tablee.core.errors import BadOption, BadRecord, IllegalMove, NotYourTurn
from tablee.core.game import CHANCE, CLOCK
from tablee.core.luck import PlyLuck, seed_hash
from tablee.core.match import Match, run, verify
from tablee.core.record import Ply, Record, read_record, replay
from tests.players import RandomPlayer, played_match, table_seed
from tests.toy import MINUTE, MOVES, Options, Toy

TOY = Toy()
SEED = table_seed(7)


class Watch:
    """A source of time that a test turns by hand."""

    time = 0

    def __call__(self) -> int:
        return self.time


def started(watch: Callable[[], int] | None = None) -> Match:
    return Match.start(TOY, Options(), 2, seed=SEED, clock=Clock(watch) if watch else None)


def call(match: Match, seat: int, notation: str = "over") -> None:
    match.play(seat, MOVES.read(notation))


def finished_record() -> Record:
    return read_record(played_match(TOY, Options(), 2).record.text())


# Starting


def test_a_match_starts_with_a_full_header_and_no_ply() -> None:
    match = Match.start(TOY, Options(cards=5), 3, seed=SEED, names={1: "Zoé"})
    record = match.record
    assert (record.game, record.rules, record.material, record.seats) == ("toy", 1, "paper 1", 3)
    assert record.options == {"cards": 5, "only_over": False}
    assert record.names == {1: "Zoé"}
    assert (record.luck, record.seed, record.plies) == (seed_hash(SEED), "", [])
    assert match.seed == SEED


def test_without_a_seed_every_match_draws_a_secret_one() -> None:
    one, other = (Match.start(TOY, Options(), 2) for _ in range(2))
    assert one.seed != other.seed
    assert one.record.luck == seed_hash(one.seed)


@pytest.mark.parametrize("seed", [b"short", bytes(33)])
def test_a_seed_that_would_not_read_back_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        Match.start(TOY, Options(), 2, seed=seed)


def test_a_name_that_would_not_read_back_is_refused() -> None:
    with pytest.raises(ValueError, match="line break"):
        Match.start(TOY, Options(), 2, names={0: "two\nlines"})


def test_a_match_for_a_wrong_number_does_not_start() -> None:
    with pytest.raises(BadOption):
        Match.start(TOY, Options(), 9)


# Playing


def test_chance_resolves_by_itself_with_the_luck_of_each_ply() -> None:
    match = started()
    match.settle()
    assert match.state.waiting() == (0, 1)
    again = TOY.new(Options(), 2)
    for number, ply in enumerate(match.record.plies):
        move = again.roll(PlyLuck(SEED, number))
        assert str(ply) == f"* {move.notation}"
        again.play(CHANCE, move)


def test_settling_twice_changes_nothing() -> None:
    match = started()
    match.settle()
    text = match.record.text()
    match.settle()
    assert match.record.text() == text


def test_a_refused_move_is_not_recorded() -> None:
    match = started()
    match.settle()
    plies = len(match.record.plies)
    with pytest.raises(IllegalMove):
        call(match, 0, "die2")
    call(match, 0)
    with pytest.raises(NotYourTurn):
        call(match, 0)
    assert len(match.record.plies) == plies + 1
    assert match.record.plies[-1] == Ply(0, "over")


def test_the_story_is_told_while_it_happens() -> None:
    match = started()
    match.settle()
    dealt = match.take_story()
    assert [told.public.what for told in dealt][:2] == ["drew", "drew"]
    assert dealt[0].seen_by(0).card is not None
    assert dealt[0].seen_by(1).card is None
    assert match.take_story() == []
    call(match, 0)
    assert [told.public.what for told in match.take_story()] == ["over"]


def test_the_seed_is_published_only_when_it_is_over() -> None:
    match = started()
    match.settle()
    call(match, 0)
    assert (match.record.seed, match.is_over(), match.outcome()) == ("", False, None)
    call(match, 1)
    match.settle()
    assert match.is_over()
    assert match.outcome() is not None
    assert match.record.seed == SEED.hex()


# Time


def test_with_a_still_clock_time_passes_when_nothing_else_can() -> None:
    match = started()
    match.settle()
    call(match, 0)
    match.settle()
    assert match.clock.now() == 0, "a seat still has to call"
    call(match, 1)
    match.settle()
    assert match.record.plies[-1] == Ply(CLOCK, "time", MINUTE)


def test_with_a_real_clock_everybody_acts_at_their_moment() -> None:
    watch = Watch()
    match = started(watch)
    match.settle()
    watch.time = 1500
    call(match, 1)
    assert match.record.plies[-1] == Ply(1, "over", 1500)
    watch.time = MINUTE - 1
    match.settle()
    assert not match.is_over()
    watch.time = MINUTE + 20
    match.settle()
    assert match.record.plies[-1] == Ply(CLOCK, "time", MINUTE + 20)
    assert match.is_over()
    assert verify(read_record(match.record.text()), TOY) == 3


def test_whoever_is_late_is_refused() -> None:
    watch = Watch()
    match = started(watch)
    match.settle()
    watch.time = MINUTE
    with pytest.raises(IllegalMove) as caught:
        call(match, 0)
    assert caught.value.key == "error-time-up"


def test_time_can_run_out_while_chance_is_to_act() -> None:
    watch = Watch()
    match = started(watch)
    watch.time = MINUTE
    match.settle()
    assert [str(ply) for ply in match.record.plies] == [f"~ time @{MINUTE}"]
    assert match.is_over()


# Resuming


def begun() -> Match:
    match = started()
    match.settle()
    call(match, 1)
    return match


def test_a_match_is_resumed_where_its_record_ends() -> None:
    match = begun()
    again = Match.resume(TOY, read_record(match.record.text()), seed=SEED)
    assert again.state.waiting() == (0,)
    assert again.record.text() == match.record.text()
    for played in (match, again):
        call(played, 0)
        played.settle()
    assert again.record.text() == match.record.text()
    assert verify(again.record, TOY) == 3


@pytest.mark.parametrize("seed", [None, table_seed(8), b"short"])
def test_without_its_seed_a_match_goes_on_but_can_no_longer_be_verified(seed: bytes | None) -> None:
    again = Match.resume(TOY, read_record(begun().record.text()), seed=seed)
    assert again.record.luck == ""
    assert again.seed != SEED
    call(again, 0)
    again.settle()
    assert again.is_over()
    record = read_record(again.record.text())
    assert record.seed == ""
    assert replay(record, TOY).outcome() is not None
    with pytest.raises(BadRecord, match="the record has no seed"):
        verify(record, TOY)


def test_a_finished_record_knows_its_seed() -> None:
    record = finished_record()
    match = Match.resume(TOY, record)
    assert match.is_over()
    assert match.seed == table_seed(1)
    match.settle()
    assert match.record.text() == record.text()


def test_a_resumed_clock_goes_on_from_the_last_moment() -> None:
    watch = Watch()
    match = started(watch)
    match.settle()
    watch.time = 4000
    call(match, 1)
    match.record.plies[-1] = Ply(1, "over", 4000)
    again = Match.resume(TOY, match.record, seed=SEED)
    assert again.clock.now() == 4000


def test_a_resumed_clock_looks_at_all_moments_not_just_the_last_ply() -> None:
    record = Record("toy", 1, "paper 1", 2, plies=[Ply(CHANCE, "+1", 4000), Ply(CHANCE, "+2")])
    assert Match.resume(TOY, record).clock.now() == 4000


def test_a_resumed_match_tells_only_what_is_new() -> None:
    again = Match.resume(TOY, begun().record, seed=SEED)
    assert again.take_story() == []
    call(again, 0)
    assert len(again.take_story()) == 1


def test_a_broken_record_is_not_resumed() -> None:
    record = begun().record
    record.plies.append(Ply(1, "over"))
    with pytest.raises(BadRecord, match="line 5: '2 over' cannot be played"):
        Match.resume(TOY, record)


# Running


def test_run_plays_to_the_end_and_lets_people_look_on() -> None:
    match = started()
    looked: list[int] = []
    outcome = run(match, [RandomPlayer(1), RandomPlayer(2)], lambda played: looked.append(len(played.record.plies)))
    assert outcome.reason == "time"
    assert looked == [4, 6], "after each decision and all that followed from it"


def test_the_same_seed_and_players_give_the_same_record() -> None:
    texts = {played_match(TOY, Options(), 3, number=5).record.text() for _ in range(3)}
    assert len(texts) == 1
    assert played_match(TOY, Options(), 3, number=6).record.text() not in texts


# Verifying


def test_a_good_record_verifies() -> None:
    assert verify(finished_record(), TOY) == 3


def test_an_edited_chance_ply_is_found_by_its_line() -> None:
    record = finished_record()
    record.plies[1] = Ply(CHANCE, "+7", line=12)
    with pytest.raises(BadRecord) as caught:
        verify(record, TOY)
    assert str(caught.value) == "line 12: '* +7' is not what the seed gives; expected '* +2'"


def test_an_edited_seed_is_not_the_one_that_was_promised() -> None:
    record = finished_record()
    record.seed = table_seed(2).hex()
    with pytest.raises(BadRecord, match=f"not the one that was promised; expected a seed whose hash is {record.luck}"):
        verify(record, TOY)


def test_an_edited_seed_and_promise_do_not_give_the_same_luck() -> None:
    record = finished_record()
    record.seed, record.luck = table_seed(2).hex(), seed_hash(table_seed(2))
    with pytest.raises(BadRecord, match=r"line 11: .* is not what the seed gives"):
        verify(record, TOY)


def test_an_edited_move_that_is_legal_does_not_touch_the_luck() -> None:
    """People's moves are theirs: what is proved is the shuffle."""
    record = finished_record()
    record.plies[3] = Ply(0, "under", line=14)
    assert verify(record, TOY) == 3


def test_an_illegal_ply_is_found_by_its_line() -> None:
    record = finished_record()
    record.plies[3] = Ply(CHANCE, "die2", line=14)
    with pytest.raises(BadRecord, match=r"line 14: '. die2' cannot be played: nothing is left to chance now"):
        verify(record, TOY)


@pytest.mark.parametrize("length", [0, 3, 5])
def test_an_unfinished_game_with_a_seed_is_told_by_its_last_line(length: int) -> None:
    record = finished_record()
    record.plies = record.plies[:length]
    with pytest.raises(BadRecord, match="the game is not over") as caught:
        verify(record, TOY)
    assert caught.value.line == (10 + length if length else 0)


def test_an_unfinished_record_has_nothing_to_verify() -> None:
    with pytest.raises(BadRecord, match="a finished game, whose seed is published at its end"):
        verify(begun().record, TOY)


def test_a_record_of_other_rules_is_not_verified() -> None:
    record = finished_record()
    record.rules = 2
    with pytest.raises(BadRecord, match="rules version 2"):
        verify(record, TOY)
