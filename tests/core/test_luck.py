"""Luck: fast and repeatable for search, keyed and provable for a table."""

from __future__ import annotations

import hashlib

import pytest

from tablee.core.luck import SEED_BYTES, Luck, PlyLuck, Rng, draw, more_than, seed_hash, total

SEED = bytes(range(SEED_BYTES))


def small_fast_counter(seed: int, count: int) -> list[int]:
    """Chris Doty-Humphrey's sfc32 as its author describes it: three words and a counter, twelve rounds to warm up."""
    a, b, c = (seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64))
    words = []
    for counter in range(1, count + 13):
        word = (a + b + counter) % 2**32
        rotated = (c << 21 | c >> 11) % 2**32
        a, b, c = b ^ b >> 9, c * 9 % 2**32, (rotated + word) % 2**32
        words.append(word)
    return words[12:]


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def tally(luck: Luck, sides: int, rolls: int) -> list[int]:
    counts = [0] * sides
    for _ in range(rolls):
        counts[luck.below(sides)] += 1
    return counts


@pytest.mark.parametrize("seed", [0, 1, 42, 2**32 + 5, 2**64 + 7, 2**96 - 1])
def test_rng_is_the_small_fast_counter(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.below(2**31) for _ in range(20)] == [word >> 1 for word in small_fast_counter(seed, 20)]


def test_rng_gives_the_same_numbers_for_ever() -> None:
    """Records of simulations and golden texts hang on these."""
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(12)] == [102, 143, 382, 788, 251, 825, 666, 99, 633, 76, 32, 662]


def test_a_fraction_is_from_0_up_to_1() -> None:
    rng = Rng(5)
    assert [rng.fraction() for _ in range(5)] == [word / 2**32 for word in small_fast_counter(5, 5)]


def test_a_fork_goes_its_own_way_and_is_repeatable() -> None:
    one, other = Rng(9), Rng(9)
    first, second = one.fork(), other.fork()
    numbers = [first.below(100) for _ in range(50)]
    assert [second.below(100) for _ in range(50)] == numbers
    assert [one.below(100) for _ in range(50)] != numbers
    assert [one.below(100) for _ in range(10)] != [other.below(100) for _ in range(10)], "one is further on"


@pytest.mark.parametrize(("sides", "limit"), [(2, 12), (6, 25), (48, 90), (1000, 1200)])
def test_rng_is_fair(sides: int, limit: int) -> None:
    assert chi_square(tally(Rng(2024), sides, 200 * sides)) < limit


def test_the_first_numbers_of_neighbouring_seeds_are_fair_too() -> None:
    counts = [0] * 48
    for seed in range(10_000):
        counts[Rng(seed).below(48)] += 1
    assert chi_square(counts) < 90


@pytest.mark.parametrize(("sides", "limit"), [(2, 12), (6, 25), (48, 90)])
def test_ply_luck_is_fair_from_ply_to_ply(sides: int, limit: int) -> None:
    counts = [0] * sides
    for ply in range(200 * sides):
        counts[PlyLuck(SEED, ply).below(sides)] += 1
    assert chi_square(counts) < limit


@pytest.mark.parametrize("luck", [Rng(3), PlyLuck(SEED, 3)])
def test_every_number_below_the_bound_comes_up_and_no_other(luck: Luck) -> None:
    for bound in (1, 2, 7, 48):
        assert {luck.below(bound) for _ in range(60 * bound)} == set(range(bound))


def words_of_ply(seed: bytes, ply: int, blocks: int) -> list[int]:
    """The stream as `PlyLuck` documents it, computed here once more."""
    stream = b"".join(
        hashlib.blake2b(ply.to_bytes(8, "big") + block.to_bytes(4, "big"), key=seed, person=b"tablee luck").digest()
        for block in range(blocks)
    )
    return [int.from_bytes(stream[place : place + 8], "big") for place in range(0, len(stream), 8)]


@pytest.mark.parametrize("ply", [0, 1, 41, 2**40])
def test_ply_luck_is_the_keyed_hash_of_the_ply(ply: int) -> None:
    luck = PlyLuck(SEED, ply)
    assert [luck.below(48) for _ in range(20)] == [word % 48 for word in words_of_ply(SEED, ply, 3)[:20]]


def test_ply_luck_gives_the_same_numbers_for_ever() -> None:
    """Published records are verified with these."""
    first_numbers = [PlyLuck(SEED, ply).below(1000) for ply in range(12)]
    assert first_numbers == [773, 932, 829, 619, 945, 228, 216, 83, 857, 565, 53, 608]


def test_ply_luck_throws_away_words_that_would_favour_low_numbers() -> None:
    bound = 2**63 + 1
    words = [word for word in words_of_ply(SEED, 0, 4) if word < bound]
    luck = PlyLuck(SEED, 0)
    assert len(words) < 32, "some were thrown away"
    assert [luck.below(bound) for _ in words] == words


def test_another_ply_and_another_seed_give_other_luck() -> None:
    def numbers(seed: bytes, ply: int) -> list[int]:
        luck = PlyLuck(seed, ply)
        return [luck.below(48) for _ in range(12)]

    assert numbers(SEED, 1) == numbers(SEED, 1)
    assert numbers(SEED, 1) != numbers(SEED, 2)
    assert numbers(SEED, 1) != numbers(SEED[::-1], 1)


@pytest.mark.parametrize("seed", range(20))
def test_a_place_is_drawn_by_its_weight_and_never_without_one(seed: int) -> None:
    assert draw([0, 3, 0, 1, 0], Rng(seed)) == [1, 1, 1, 3][Rng(seed).below(4)]


def test_where_nothing_has_a_weight_nothing_is_drawn() -> None:
    with pytest.raises(AssertionError, match="nothing can happen"):
        draw([0, 0], Rng(1))


@pytest.mark.parametrize("counts", [[], [0, 0], [1, 0, 5], [2**40, 2**41]])
def test_a_total_is_the_sum(counts: list[int]) -> None:
    assert total(counts) == sum(counts)


@pytest.mark.parametrize("counts", [[], [0, 0], [0, 2, 1], [3]])
@pytest.mark.parametrize("number", [0, 2, 3])
def test_more_than_is_what_the_total_says(counts: list[int], number: int) -> None:
    assert more_than(number, counts) == (sum(counts) > number)


def test_the_seed_hash_is_a_plain_sha256_that_anybody_can_compute() -> None:
    assert seed_hash(SEED) == hashlib.sha256(b"tablee seed" + SEED).hexdigest()
    assert seed_hash(SEED) == "a155bb437c3e39ad175cb50dc47bd744bd340da9b1a1f9d5d38526137d86c242"
