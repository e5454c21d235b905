"""JSON from outside: strict, and every failure is one sentence."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from longshore.record.errors import RecordError
from longshore.record.steps import shown

LARGEST: Final = 2**31 - 1

Json = dict[str, Any]  # an object from outside, not validated yet


def parse_json(text: str) -> Any:
    """A JSON value without repeated keys, infinite numbers or numbers beyond 32 bits."""
    try:
        return json.loads(
            text,
            object_pairs_hook=object_of,
            parse_int=whole_number,
            parse_constant=no_constant,
        )
    except json.JSONDecodeError as error:
        where = f"{error.msg}, at character {error.colno}"
        raise RecordError(error.lineno, f"this is not JSON: {where}") from error
    except RecursionError as error:
        raise RecordError(0, "the JSON is nested too deep") from error


def object_of(pairs: list[tuple[str, Any]]) -> Json:
    """An object in which every key is unique."""
    found: Json = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(0, f"the key {shown(key)} stands twice in one object")
        found[key] = value
    return found


def whole_number(digits: str) -> int:
    """A number of at most 32 bits."""
    if len(digits) > 11 or abs(int(digits)) > LARGEST:
        raise RecordError(0, f"{shown(digits)} is larger than {LARGEST}")
    return int(digits)


def no_constant(name: str) -> NoReturn:
    """NaN and Infinity are not JSON, though Python reads them."""
    raise RecordError(0, f"{name} is not a number of JSON")
