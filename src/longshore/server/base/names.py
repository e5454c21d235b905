"""Keeps the names at a table distinct."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

LONGEST: Final = 30


def numbered(name: str, number: int) -> str:
    """The name with a number, cut to the allowed length if need be."""
    ending = f" {number}"
    return name[: LONGEST - len(ending)].rstrip() + ending


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number if one of the others already has it."""
    taken = {other.casefold() for other in others}
    found, number = name, 2
    while found.casefold() in taken:
        found, number = numbered(name, number), number + 1
    return found
