"""Policies: files that are read or refused, and bots that see no more than their seat."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tablee.bots.guests import guest_bot, policy_in
from tablee.bots.policy import FIRST_LINE, LARGEST, BadPolicy, Head, Policy, read_policy, written
from tablee.core.game import Game
from tablee.core.luck import Rng
from tablee.core.match import Match, run
from tablee.core.material import SentFile
from tablee.games import find_game
from tablee.observation.observer import observable_games
from tablee.words import words_for
from tests.bots.nets import head_for, policy_file, weights_for, with_example
from tests.bots.test_levels import positions
from tests.players import table_seed

WIDE = "\u00a0"
BY_TURNS = [name for name in observable_games() if find_game(name).pace is None]
TABLES = [(name, seats) for name in BY_TURNS for seats in find_game(name).seat_counts]


def rugby() -> Game:
    return find_game("rugby_champion")


def test_a_net_adds_what_it_says_it_adds() -> None:
    """Three numbers in, two between, two out: reckoned by hand."""
    head = Head(game="x", seats=1, layout=0, digest="", layers=[3, 2, 2], examples=[])
    first = [1.0, -1.0, 2.0, 0.5, 4.0, 4.0, 0.25, -0.25]
    second = [2.0, 1.0, 3.0, -1.0, 0.5, 0.0]
    policy = Policy("x", head, [*first, *second])
    # Between the layers: 1 + 2 · 0.5 + 0.25 = 2.25, and -1 + 0.5 · 0.5 - 0.25 = -1, which is nothing.
    assert policy.scores([1.0, 0.5, 0.0], [0, 1]) == [2 * 2.25 + 0.5, 2.25]
    assert policy.scores([1.0, 0.5, 0.0], [1]) == [2.25]


def test_what_is_written_is_read() -> None:
    file = policy_file(rugby(), 1)
    policy = read_policy(file)
    assert written(policy.head, weights_for(policy.head)) == file.content
    policy.check(rugby(), 1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_policy_plays_every_game_by_turns_to_its_end(name: str, seats: int) -> None:
    game = find_game(name)
    file = policy_file(game, seats)
    texts = []
    for _ in range(2):
        match = Match.start(game, game.options(), seats, seed=table_seed(1))
        run(match, [guest_bot(file, game, seat) for seat in range(seats)])
        texts.append(match.record.text())
    assert texts[0] == texts[1], "the same seed plays the same game"


@pytest.mark.parametrize("name", BY_TURNS)
def test_a_policy_chooses_the_same_whatever_it_cannot_see(name: str) -> None:
    game = find_game(name)
    seats = game.seat_counts[-1]
    file = policy_file(game, seats)
    reasons = set()
    for number, state in enumerate(positions(game, seats, 3)):
        seat = state.waiting()[0]
        seen = set()
        for world in (state, *(state.imagine(seat, Rng(100 + other)) for other in range(3))):
            bot = guest_bot(file, game, number)
            seen.add((bot.choose(world, seat).notation, str(bot.explain())))
        assert len(seen) == 1
        reasons |= {reason for _, reason in seen}
    assert len(reasons) > 3


# ----------------------------------------------------------------------------------------------------------- bad input

Spoil = Callable[[bytes], bytes]


def other_head(**changes: object) -> Spoil:
    def spoil(content: bytes) -> bytes:
        first, line, weights = content.split(b"\n", 2)
        head = msgspec.json.decode(line) | changes
        return b"\n".join([first, msgspec.json.encode(head), weights])

    return spoil


NOT_A_NUMBER, INFINITE = b"\x00\x7e", b"\x00\x7c"
BAD_FILES: dict[str, tuple[Spoil, str, str]] = {
    "nothing": (lambda _: b"", "first line would be", "la première ligne serait"),
    "a picture": (lambda _: b"\x89PNG\r\n", "it is no policy", "ce n’est pas une politique"),
    "cut in the head": (lambda content: content[:200], "stops in its second line", "s’arrête dans sa deuxième ligne"),
    "cut in the weights": (lambda content: content[:-1000], "bytes of weights where its layers", "octets de poids"),
    "one byte more": (lambda content: content + b"\0", "bytes of weights where its layers", "octets de poids"),
    "too large": (lambda content: content + bytes(LARGEST), "at most 1000000 bytes", "1000000 octets au plus"),
    "no JSON": (lambda content: FIRST_LINE + b"{no\n", "is not JSON", "pas du JSON"),
    "no number": (lambda content: content[:-2] + NOT_A_NUMBER, "are no numbers", "ne sont pas des nombres"),
    "too much": (lambda content: content[:-2] + INFINITE, "are no numbers", "ne sont pas des nombres"),
    "other weights": (lambda content: content[:-400] + bytes(400), "does not answer", "ne répond pas"),
    "no layers": (other_head(layers=[]), "3 to 5 of them", "de 3 à 5"),
    "a layer of nothing": (other_head(layers=[783, 0, 81]), "3 to 5 of them", "de 3 à 5"),
    "no seats": (other_head(seats="two"), "seats: ", "seats : "),
    "an entry too many": (other_head(author="me"), "author", "author"),
    "no examples": (other_head(examples=[]), "at least one", "au moins un"),
    "an example elsewhere": (
        other_head(examples=[{"observation": {"99999": 1}, "scores": {"0": 1}}]),
        "does not answer",
        "ne répond pas",
    ),
}


@pytest.mark.parametrize("what", BAD_FILES)
def test_a_file_that_is_no_policy_is_refused_with_what_is_wrong(what: str) -> None:
    spoil, english, french = BAD_FILES[what]
    file = policy_file(rugby(), 1)
    with pytest.raises(BadPolicy) as caught:
        read_policy(SentFile("mine.policy", spoil(file.content)))
    error = caught.value
    assert str(error).startswith("mine.policy: ")
    assert english in str(error)
    assert english in words_for("en").error(error)
    assert french in words_for("fr").error(error).replace(WIDE, " ")


def changed(**changes: object) -> SentFile:
    head = msgspec.structs.replace(head_for(rugby(), 1), **changes)
    weights = weights_for(head)
    return SentFile("mine.policy", written(with_example(head, weights), weights))


def test_a_policy_for_another_table_is_refused_with_the_right_one() -> None:
    policy = policy_in(policy_file(rugby(), 1))
    with pytest.raises(BadPolicy, match="it has learned rugby_champion, not artropp"):
        policy.check(find_game("artropp"), 2)
    with pytest.raises(BadPolicy, match="it has learned at a table of 1, not of 2"):
        policy.check(rugby(), 2)
    with pytest.raises(BadPolicy, match="of version 99, and these are of version 0: train it again"):
        policy_in(changed(layout=99)).check(rugby(), 1)
    with pytest.raises(BadPolicy, match="other cards or moves"):
        policy_in(changed(digest="0123456789abcdef")).check(rugby(), 1)
    with pytest.raises(BadPolicy, match="it plays by turns, and ubongo is a race"):
        policy_in(changed(game="ubongo")).check(find_game("ubongo"), 1)


def test_a_bot_refuses_a_table_that_its_policy_has_not_learned() -> None:
    state = positions(rugby(), 2, 1)[0]
    bot = guest_bot(policy_file(rugby(), 1), rugby(), 1)
    with pytest.raises(BadPolicy, match="at a table of 1, not of 2"):
        bot.choose(state, state.waiting()[0])


def test_a_head_may_not_hide_that_its_layers_do_not_fit() -> None:
    head = msgspec.structs.replace(head_for(rugby(), 1), layers=[10, 4, 81])
    weights = weights_for(head)
    file = SentFile("mine.policy", written(with_example(head, weights), weights))
    with pytest.raises(BadPolicy, match="other cards or moves"):
        policy_in(file).check(rugby(), 1)
