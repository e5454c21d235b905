"""The names, types and meanings of all columns, read from the classes of the tables."""

from __future__ import annotations

from collections.abc import Iterator
from types import NoneType
from typing import Final, NamedTuple, get_args, get_type_hints

from longshore.arena.dataset.tables import TABLES, Row

TYPES: Final = {str: "text", int: "integer", float: "number", bool: "yes or no"}


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: type
    optional: bool  # whether it may be empty
    meaning: str


def columns_of(table: type[Row]) -> list[Column]:
    """The columns of a table, in order."""
    found: list[Column] = []
    for name, hint in get_type_hints(table, include_extras=True).items():
        kind, meaning = get_args(hint)
        kinds = get_args(kind) or (kind,)
        (plain,) = (each for each in kinds if each is not NoneType)
        found.append(Column(name, plain, NoneType in kinds, meaning))
    return found


def codebook() -> str:
    """The codebook in Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield "# Codebook"
    yield ""
    yield "Tables are joined by `run` and `game`, bids and auctions also by `auction`. In CSV files"
    yield "an empty field is a missing value, and yes or no are `true` and `false`."
    for name, table in TABLES.items():
        yield ""
        yield f"## {name}"
        yield ""
        yield f"Each row: {(table.__doc__ or '').strip()}"
        yield ""
        yield "| column | type | meaning |"
        yield "|---|---|---|"
        for column in columns_of(table):
            empty = ", may be missing" if column.optional else ""
            yield f"| `{column.name}` | {TYPES[column.type]}{empty} | {column.meaning} |"
    yield ""
