"""The typed array of the core: `vec` when compiled, a plain list otherwise.

A `vec` must never be passed to interpreted code, where it would leak. So the arrays stay inside the
native objects, and everything that leaves the core is a plain value.

In hot code, the core writes `if ...: return CONSTANT` and then `return number`. Compiled, the
conditional expression `CONSTANT if ... else number` would make a Python object of the number.
"""

from __future__ import annotations

from array import array

from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8

try:
    from librt.vecs import vec as vec
except ImportError:
    vec = list  # type: ignore[misc, assignment]

# What `array` and `memoryview` call whole numbers of 64 bits, and numbers with a fraction.
WORDS = "q"
FLOATS = "d"


def compiled() -> bool:
    """Whether this core runs as machine code."""
    return not __file__.endswith(".py")


if not compiled():
    # Interpreted code is faster with lists, and cannot leak them.
    vec = list  # type: ignore[misc, assignment]


def words_as_bytes(words: vec[i64]) -> bytes:
    """A few words as bytes, in the machine's own order."""
    return array(WORDS, words).tobytes()


def hand_out(numbers: vec[i64], memory: memoryview) -> None:
    """Copy an array into a caller's memory, which is as long and of the format WORDS."""
    # A `vec` can be read as memory, and copied by one call. Only interpreted code leaks it.
    source: object = numbers if compiled() else array(WORDS, numbers)
    memory[:] = source  # type: ignore[call-overload]


def hand_out_bytes(numbers: vec[u8], memory: memoryview) -> None:
    """The same for bytes."""
    source: object = numbers if compiled() else bytes(numbers)
    memory[:] = source  # type: ignore[call-overload]


def hand_out_floats(numbers: vec[float], memory: memoryview) -> None:
    """The same for numbers with a fraction, of the format FLOATS."""
    source: object = numbers if compiled() else array(FLOATS, numbers)
    memory[:] = source  # type: ignore[call-overload]
