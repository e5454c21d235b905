"""A small random generator for playouts. No rule draws from it."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64

WORD: Final = 0xFFFFFFFF


class Generator:
    """A small random generator, the same compiled and uncompiled. Not for secrets."""

    state: i64

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def below(self, bound: i64) -> i64:
        """A number from 0 up to, but not including, a bound below 2**33."""
        # The linear congruential generator of Numerical Recipes. Only its high bits are good.
        word = (self.state * 1664525 + 1013904223) & WORD
        self.state = word
        return ((word >> 2) * bound) >> 30  # within 63 bits


def new_generator(seed: int) -> Generator:
    """A generator that always draws the same numbers for a seed."""
    generator = Generator()
    generator.state = (seed * 2654435761) & WORD  # spreads neighbouring seeds apart
    for _ in range(4):
        generator.below(2)
    return generator
