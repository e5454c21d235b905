"""The typed array of the core: `vec` when compiled, a plain list otherwise.

A `vec` must never be passed to interpreted code, where it would leak. So the arrays stay inside the
native objects, and everything that leaves the core is a plain value.

In hot code, the core writes `if ...: return CONSTANT` and then `return number`. Compiled, the
conditional expression `CONSTANT if ... else number` would make a Python object of the number.
"""

from __future__ import annotations

from mypy_extensions import i64 as i64

try:
    from librt.vecs import vec as vec
except ImportError:
    vec = list  # type: ignore[misc, assignment]


def compiled() -> bool:
    """Whether this core runs as machine code."""
    return not __file__.endswith(".py")


if not compiled():
    # Interpreted code is faster with lists, and cannot leak them.
    vec = list  # type: ignore[misc, assignment]
