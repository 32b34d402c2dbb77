"""A small random generator for playouts: sfc32, the same numbers compiled or not.

Real games never use it: their draws come from a :class:`fishka.core.dealer.Dealer`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """sfc32 by Chris Doty-Humphrey: 128 bits of state, period at least 2**32 for every seed."""

    def __init__(self, seed: int) -> None:
        """Seed with any int; its lowest 64 bits count."""
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        """The next number, uniform over 0 .. 2**32 - 1."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        t: i64 = (a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A number uniform over 0 .. n - 1, for 1 <= n <= 2**31."""
        return (self.next32() * n) >> 32

    def random(self) -> float:
        """A float in [0, 1)."""
        return float(self.next32()) / 4294967296.0
