"""The tables of docs/environments.md, generated from the code.

`python -m longshore.tools.environments < docs/environments.md` prints the page with fresh tables.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby

from longshore.encoding.actions import ACTION_COUNT, ACTIONS, BID_ACTIONS, Action
from longshore.encoding.observation import (
    CHOSEN,
    COMMON,
    EACH_SEAT,
    RICH_SIZE,
    SIZE,
    WORKED_OUT,
    Entry,
)
from longshore.rows.codes import BID_AMOUNTS, MAX_ENCODED_BID
from longshore.tools.marks import with_tables


def action_table() -> str:
    """Codes and steps, with steps of one kind in one row."""
    rows = ["| codes | steps |", "|---|---|"]
    for _, group in groupby(enumerate(ACTIONS), key=lambda numbered: _row_of(numbered[1])):
        codes = list(group)
        names = [f"`{action.name}`" for _, action in codes]
        told = ", ".join(names if len(names) < 8 else [*names[:3], "...", names[-1]])
        if "@" in told:
            told += "; by colour, then by price"
        rows.append(f"| {_range(codes[0][0], len(codes))} | {told} |")
    for cards in range(3):
        first = BID_ACTIONS + cards * BID_AMOUNTS
        with_cards = f" +{cards}" if cards else ""
        told = f"`bid 0{with_cards}` to `bid {MAX_ENCODED_BID}{with_cards}`"
        rows.append(f"| {_range(first, BID_AMOUNTS)} | {told} |")
    rows.append(f"| {ACTION_COUNT} | codes in all |")
    return "\n".join(rows)


def _row_of(action: Action) -> tuple[int, bool]:
    return action.kind, action.names_seat


def observation_table(entries: Sequence[Entry], start: int) -> str:
    """Places, names, ranges and meanings."""
    rows = ["| places | name | range | meaning |", "|---|---|---|---|"]
    for first, entry in _placed(entries, start):
        name = entry.name
        if len(entry.words) > 1:
            words = (
                entry.words if len(entry.words) < 7 else (*entry.words[:2], "...", entry.words[-1])
            )
            name = name.replace("{}", f"({' '.join(words)})")
        row = (_range(first, len(entry.words)), f"`{name}`", f"0 to {entry.high}", entry.meaning)
        rows.append(f"| {' | '.join(row)} |")
    return "\n".join(rows)


def byte_table() -> str:
    """What a row of bytes holds differently: numbers that are divided or cut."""
    rows = ["| places | name | range of the byte | stands for |", "|---|---|---|---|"]
    for start, entries in ((0, COMMON), (0, EACH_SEAT), (SIZE - len(CHOSEN), CHOSEN)):
        for first, entry in _placed(entries, start):
            if entry.high == entry.byte_high():
                continue
            told = "as it is" if entry.scale == 1 else f"divided by {entry.scale}, rounded down"
            if entry.high // entry.scale > entry.byte_high():
                told += f", at most {entry.byte_high()}"
            places = _range(first, len(entry.words))
            if entries is EACH_SEAT:
                places = f"of a seat: {places}"
            name = entry.name.replace("{}", f"({' '.join(entry.words)})")
            rows.append(f"| {places} | `{name}` | 0 to {entry.byte_high()} | {told} |")
    return "\n".join(rows)


def _placed(entries: Sequence[Entry], start: int) -> Iterator[tuple[int, Entry]]:
    for entry in entries:
        yield start, entry
        start += len(entry.words)


def _range(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first} to {first + count - 1}"


TABLES = {
    "actions": action_table(),
    "observation": observation_table(COMMON, 0),
    "seat": observation_table(EACH_SEAT, 0),
    "options": observation_table(CHOSEN, SIZE - len(CHOSEN)) + f"\n| {SIZE} | numbers in all | | |",
    "bytes": byte_table(),
    "rich": observation_table(WORKED_OUT, SIZE) + f"\n| {RICH_SIZE} | numbers in all | | |",
}


def filled(page: str) -> str:
    """The page with its tables made anew."""
    return with_tables(page, TABLES)


if __name__ == "__main__":  # reads a page, writes it with its tables
    sys.stdout.write(filled(sys.stdin.read()))
