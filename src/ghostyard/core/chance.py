"""Chance: the generator inside every record (xoshiro128++), the same at every speed and on every platform."""

from __future__ import annotations

from typing import Any

import numpy as np

from ghostyard.core.record import Array
from ghostyard.core.rule import rule

WORD = 0xFFFFFFFF


@rule
def _wide(word: Any) -> int:
    """A word as a signed 64-bit number: mixed with others it stays one."""
    return np.int64(word)  # type: ignore[return-value]


@rule
def _turned(word: int, bits: int) -> int:
    return ((word << bits) & WORD) | (word >> (32 - bits))


@rule
def _next(chance: Array) -> int:
    """The next 32 random bits. Words are widened first: no product or sum here overflows 64 bits."""
    a, b, c, d = _wide(chance[0]), _wide(chance[1]), _wide(chance[2]), _wide(chance[3])
    result = (_turned((a + d) & WORD, 7) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    chance[1] = b ^ c
    chance[0] = a ^ d
    chance[2] = c ^ shifted
    chance[3] = _turned(d, 11)
    return result


@rule
def below(chance: Array, count: int) -> int:
    """A fair number from 0 to count - 1 (Lemire's method: no bias, hardly ever a second draw)."""
    product = _next(chance) * count
    if (product & WORD) < count:
        unfair = (WORD + 1 - count) % count
        while (product & WORD) < unfair:
            product = _next(chance) * count
    return product >> 32


@rule
def shuffle(chance: Array, things: Array, count: int) -> None:
    """Put the first `count` things in random order."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        thing = things[last]
        things[last] = things[other]
        things[other] = thing


@rule
def _times(a: int, b: int) -> int:
    """The low 32 bits of a product of two words, without ever leaving 64 bits."""
    return (((((a >> 16) * b) & 0xFFFF) << 16) + (a & 0xFFFF) * b) & WORD


@rule
def _mixed(word: int) -> int:
    """A word with every bit depending on every bit of the input (Murmur's finalizer)."""
    word = _times(word ^ (word >> 16), 0x85EBCA6B)
    word = _times(word ^ (word >> 13), 0xC2B2AE35)
    return word ^ (word >> 16)


@rule
def seed_chance(chance: Array, seed: Array, offset: int) -> None:
    """Start the generator from the 128-bit number in `seed` (four words, lowest first) plus `offset`."""
    carry = _wide(offset)
    mixed = 0x9E3779B9
    for i in range(4):
        carry += _wide(seed[i])
        mixed = _mixed((carry & WORD) ^ mixed)
        chance[i] = mixed
        carry >>= 32
    for i in range(4):
        mixed = _mixed(_wide(chance[i]) ^ mixed)
        chance[i] = mixed
    if chance[0] == 0 and chance[1] == 0 and chance[2] == 0 and chance[3] == 0:
        chance[0] = 1


@rule
def fork(chance: Array, out: Array) -> None:
    """Start another generator from this one, so that neither tells about the other's numbers."""
    for i in range(4):
        out[i] = _mixed(_next(chance))
    if out[0] == 0 and out[1] == 0 and out[2] == 0 and out[3] == 0:
        out[0] = 1


def seed_words(seed: int) -> Array:
    """A seed of up to 128 bits as the four words that `seed_chance` takes."""
    return np.array([(seed >> (32 * i)) & WORD for i in range(4)], np.uint32)
