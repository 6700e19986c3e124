"""The two generators: known numbers, even odds, and seeds that count with all their bits."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from caledonia import Game
from caledonia.chance import LIMIT, NARROW, WIDE, Chance, generator_of, seeded
from caledonia.notation.header import seed_hash

# Computed with sha256sum: of the text "caledonia/chance/2/7", then of the 32 bytes of the state.
FIRST_STATE_OF_7 = 0x00EB5FF99B305FD7B84B46F027D2E09C3811F133EEB6F787215E9CE0064EE246
WIDE_NUMBERS_OF_7 = (0x10C0472BBD48ECA7, 0x797553617712B58D, 0x63866F4AD677B3AD, 0x2DF8E201FD2DC767)
SPLITMIX_NUMBERS_OF_0 = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
"""As published with SplitMix64."""


def numbers(chance: Chance, count: int) -> tuple[int, ...]:
    """Return the next numbers of 64 bits."""
    return tuple(chance.below(1 << 64) for _ in range(count))


def test_known_numbers_of_the_wide_generator() -> None:
    chance = seeded(7)
    assert chance.state == FIRST_STATE_OF_7
    assert numbers(chance, 4) == WIDE_NUMBERS_OF_7
    assert chance.state == FIRST_STATE_OF_7 + 4


def test_known_numbers_of_the_narrow_generator() -> None:
    assert numbers(Chance(0), 3) == SPLITMIX_NUMBERS_OF_0
    assert numbers(seeded(0, NARROW), 3) == SPLITMIX_NUMBERS_OF_0


def test_the_narrow_generator_takes_the_last_64_bits_of_a_seed() -> None:
    assert seeded(-1, NARROW).state == 2**64 - 1
    assert seeded(2**64 + 5, NARROW).state == 5


@pytest.mark.parametrize("start", [0, 5, 2**64 - 1, 2**64, 2**64 + 5, LIMIT - 3])
def test_a_state_stays_with_its_generator(start: int) -> None:
    chance = Chance(start)
    for _ in range(6):
        chance.below(6)
        assert generator_of(chance.state) == generator_of(start)
        assert 0 <= chance.state < LIMIT


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64 - 1, 2**64, 2**127, 10**80 - 1])
def test_new_games_have_the_wide_generator(seed: int) -> None:
    assert generator_of(seeded(seed).state) == WIDE
    assert generator_of(Game.new(2, seed).start.random) == WIDE
    assert generator_of(Game.new(2, seed, generator=NARROW).start.random) == NARROW


def test_a_hash_too_small_for_a_wide_state_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    class Zero:
        def digest(self) -> bytes:
            return bytes(32)

    monkeypatch.setattr(hashlib, "sha256", lambda data: Zero())
    assert seeded(7).state == 2**64


@pytest.mark.parametrize("seed", [0, 7, 2**127 + 1])
def test_the_published_hash_of_a_seed_is_not_its_first_state(seed: int) -> None:
    published = int(seed_hash(seed), 16)
    dealt = Game.new(2, seed).start.random
    assert seeded(seed).state != published
    assert not published <= dealt < published + 1000


@pytest.mark.parametrize("bit", [0, 63, 64, 100, 127])
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    seed = 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF
    one, other = Game.new(4, seed), Game.new(4, seed ^ 1 << bit)
    assert one.start.pile != other.start.pile
    assert numbers(Chance(one.start.random), 4) != numbers(Chance(other.start.random), 4)


@pytest.mark.parametrize("start", [3, FIRST_STATE_OF_7], ids=["narrow", "wide"])
@pytest.mark.parametrize("bound", [1, 2, 6, 7])
def test_all_numbers_are_equally_likely(start: int, bound: int) -> None:
    chance = Chance(start)
    each = 3000
    counts = Counter(chance.below(bound) for _ in range(each * bound))
    assert set(counts) == set(range(bound))
    # Six standard deviations.
    assert all(abs(count - each) < 6 * each**0.5 for count in counts.values())


@pytest.mark.parametrize("start", [3, FIRST_STATE_OF_7], ids=["narrow", "wide"])
def test_all_orders_are_equally_likely(start: int) -> None:
    chance = Chance(start)
    counts = Counter("".join(chance.shuffled("abc")) for _ in range(6000))
    assert sorted(counts) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert all(abs(count - 1000) < 6 * 1000**0.5 for count in counts.values())


def test_the_uneven_rest_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([2**64 - 1, 5])
    monkeypatch.setattr(Chance, "_next", lambda self: next(drawn))
    assert Chance(0).below(3 << 62) == 5
