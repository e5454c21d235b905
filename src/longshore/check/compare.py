"""Find the first difference between what a scenario expects and what is. Only named keys count."""

from __future__ import annotations

import json
from typing import Any, Final

from longshore.game.editions import WAREHOUSE_SPACES
from longshore.record.steps import shown

ABSENT: Final = None  # an expected null matches an absent key


def difference(expected: Any, actual: Any, path: str = "") -> str | None:
    """Describe the first difference, or return None if everything expected holds."""
    if isinstance(expected, dict):
        if not isinstance(actual, dict):
            return _differs(path, expected, actual)
        for key, value in expected.items():
            inner = f"{path}.{key}" if path else key
            found = _by_meaning(key, value, actual.get(key, ABSENT), inner)
            if found is not None:
                return found
        return None
    if isinstance(expected, list) and isinstance(actual, list):
        return _lists(expected, actual, path)
    # JSON's true is not a number, so types count too.
    if type(expected) is not type(actual) or expected != actual:
        return _differs(path, expected, actual)
    return None


def _by_meaning(key: str, expected: Any, actual: Any, path: str) -> str | None:
    """Buildings are on spaces, so their lists are ordered and come in several forms."""
    if key == "machines" and isinstance(expected, list) and isinstance(actual, list):
        if _without_empty_end(expected) == _without_empty_end(actual):
            return None
        return _differs(path, expected, actual)
    if key == "warehouses" and _built(expected) is not None and _built(actual) is not None:
        return None if _built(expected) == _built(actual) else _differs(path, expected, actual)
    return difference(expected, actual, path)


def _lists(expected: list[Any], actual: list[Any], path: str) -> str | None:
    """Compare lists of words in any order, and lists of objects (the brokers) one by one."""
    if not any(isinstance(item, dict | list) for item in (*expected, *actual)):
        same = sorted(map(_sortable, expected)) == sorted(map(_sortable, actual))
        return None if same else _differs(path, expected, actual)
    if len(expected) != len(actual):
        return f"{path}: expected {len(expected)} entries, found {len(actual)}"
    for number, (item, other) in enumerate(zip(expected, actual, strict=True)):
        found = difference(item, other, f"{path}[{number}]")
        if found is not None:
            return found
    return None


def _sortable(item: Any) -> tuple[str, str]:
    return type(item).__name__, str(item)


def _without_empty_end(machines: list[Any]) -> list[Any]:
    end = len(machines)
    while end and machines[end - 1] is None:
        end -= 1
    return machines[:end]


def _built(value: Any) -> list[bool] | None:
    """Buildings by space, from either form. None if it is neither, as in the supply."""
    if type(value) is int and 0 <= value <= WAREHOUSE_SPACES:
        return [space < value for space in range(WAREHOUSE_SPACES)]
    if isinstance(value, list) and len(value) == WAREHOUSE_SPACES:
        return value if all(type(built) is bool for built in value) else None
    return None


def _differs(path: str, expected: Any, actual: Any) -> str:
    found = "nothing" if actual is ABSENT else _word(actual)
    return f"{path}: expected {'nothing' if expected is ABSENT else _word(expected)}, found {found}"


def _word(value: Any) -> str:
    """A value as a scenario writes it, on one line and safe for a terminal."""
    return shown(json.dumps(value, ensure_ascii=False))[1:-1]
