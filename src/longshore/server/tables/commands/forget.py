"""Delete a player from a game. The game stays, with "a former player" in that seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import msgspec
from msgspec.structs import replace as changed

from longshore.record.read_json import Json
from longshore.record.words import SEATS
from longshore.server.store import EntryRow
from longshore.server.tables.table import Table
from longshore.server.tables.work import Work

NOBODY: Final = ""  # the name of a former player; readers see a phrase in their language
_encode: Final = msgspec.json.Encoder().encode


def names_at(table: Table, player: str) -> dict[str, str]:
    """The names a player has at a table, by seat, including seats the player gave away."""
    given: dict[str, str] = {
        each.seat: each.name for each in table.progress.givers if each.player == player
    }
    return given | {
        SEATS[number]: seat.name for number, seat in enumerate(table.seats) if seat.player == player
    }


def without_names(
    entries: Iterable[EntryRow], seats: dict[str, str], name: str, instead: str = NOBODY
) -> list[EntryRow]:
    """The entries that contain a player's name, without it or with another one."""
    names = {name, *seats.values()} - {NOBODY}
    rewritten: list[EntryRow] = []
    for entry in entries:
        if entry.step is not None:
            continue  # steps name seats, not people
        events: list[Json] = msgspec.json.decode(entry.events)
        told = [without_name(event, seats, names, instead) for event in events]
        if told != events:
            rewritten.append(changed(entry, events=_encode(told).decode()))
    return rewritten


def without_name(
    event: Json, seats: dict[str, str], names: set[str], instead: str = NOBODY
) -> Json:
    """One event of the log without a player's name, or with another one."""
    if event.get("name") in names and event.get("seat") in {*seats, None}:
        return event | {"name": instead}
    if event["event"] == "started":
        shown = {
            seat: instead if seats.get(seat) == name else name
            for seat, name in event["seats"].items()
        }
        return event | {"seats": shown}
    return event


def seats_at_first(table: Table, player: str) -> set[str]:
    """The player's seats at the start of the game, even if others have them now."""
    owners: dict[str, str | None] = {
        SEATS[number]: seat.player for number, seat in enumerate(table.seats)
    }
    for each in reversed(table.progress.givers):
        owners[each.seat] = each.player
    return {seat for seat, owner in owners.items() if owner == player}


def forget_at(work: Work, player: str, rewritten: list[EntryRow]) -> None:
    """Remove every link from this table to the player, who must have left the seat already."""
    table = work.table
    began = seats_at_first(table, player)
    for number, seat in enumerate(table.seats):
        if seat.player == player:
            seat.player, seat.name = None, NOBODY
            if table.progress.clocks is not None:
                clock = table.progress.clocks.seats[number]
                table.progress.clocks.seats[number] = changed(clock, owner=None, schedule=None)
    if table.header is not None:
        kept = {seat: name for seat, name in table.header.names.items() if seat not in began}
        table.header = replace(table.header, names=kept)
    progress = table.progress
    progress.gifts = {seat: gift for seat, gift in progress.gifts.items() if gift.giver != player}
    progress.removed = tuple(each for each in progress.removed if each != player)
    progress.givers = [each for each in progress.givers if each.player != player]
    progress.orders = {
        seat: orders for seat, orders in progress.orders.items() if orders.player != player
    }
    if table.host == player:
        table.host = None
    work.rewritten = rewritten
    work.seat_changed()
    work.touch_silently()
