"""Check single values in a position. Each error names the path of what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from longshore.record.errors import PositionError
from longshore.record.steps import shown


def a_mapping(value: Any, path: str, keys: AbstractSet[str]) -> Mapping[str, object]:
    """An object without any other keys than these."""
    if not isinstance(value, dict):
        raise PositionError(path, f"{shown(value)} is not an object")
    if not value.keys() <= keys:
        unknown = next(key for key in value if key not in keys)
        known = ", ".join(sorted(keys))
        raise PositionError(path, f"unknown key {shown(unknown)}; there are {known}")
    return value


def a_list(value: Any, path: str) -> list[Any]:
    """A list, no longer than any a game could need."""
    if not isinstance(value, list):
        raise PositionError(path, f"{shown(value)} is not a list")
    if len(value) > MAX_PIECES:
        raise PositionError(path, f"more than {MAX_PIECES} entries")
    return value


def a_number(value: Any, path: str, lowest: int, highest: int) -> int:
    """A whole number between two bounds. `true` and 1.0 do not count."""
    if type(value) is not int:
        raise PositionError(path, f"{shown(value)} is not a whole number")
    if not lowest <= value <= highest:
        named = value if value.bit_length() <= 64 else "the number"
        raise PositionError(path, f"{named} is not between {lowest} and {highest}")
    return value


def number_in(part: Mapping[str, object], path: str, key: str, lowest: int, highest: int) -> int:
    """The whole number under a required key."""
    value = part.get(key)
    if type(value) is int and lowest <= value <= highest:
        return value  # most positions are right, so build no path for them
    return a_number(a_key(part, path, key), f"{path}.{key}", lowest, highest)


def word_in(part: Mapping[str, object], path: str, key: str, words: Mapping[str, int]) -> int:
    """The number of the word under a required key."""
    value = part.get(key)
    if type(value) is str and value in words:
        return words[value]
    return a_word(a_key(part, path, key), f"{path}.{key}", words)


def a_boolean(value: Any, path: str) -> bool:
    """`true` or `false`."""
    if type(value) is not bool:
        raise PositionError(path, f"{shown(value)} is neither true nor false")
    return value


def a_word(value: Any, path: str, words: Mapping[str, int]) -> int:
    """The number of one of these words."""
    if not isinstance(value, str) or value not in words:
        raise PositionError(path, f"{shown(value)} is not one of {', '.join(words)}")
    return words[value]


def a_key(value: Mapping[str, object], path: str, key: str) -> Any:
    """The value of a required key."""
    if key not in value:
        raise PositionError(path, f'"{key}" is missing')
    return value[key]


MAX_PIECES = 1000  # of one kind; far more than any box holds
MAX_MONEY = 2**31 - 1  # in one purse; bids are bounded apart from it (MAX_BID)
MAX_TURNS = 1_000_000
