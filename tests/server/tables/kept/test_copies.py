"""The copy of a table on which a command works has all that the table has, and is its own."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo
from msgspec.structs import fields as fields_of
from tests.server.tools.games import table_at

from longshore.server.messages.looks import PauseOffer
from longshore.server.messages.orders import Orders
from longshore.server.messages.schedule import Schedule
from longshore.server.messages.tables import Ended, Offer
from longshore.server.tables.clock_state import Clocks, SeatClock
from longshore.server.tables.table import (
    Draft,
    DraftStep,
    Gift,
    Giver,
    Lent,
    Progress,
    Seat,
    SeatOrders,
)

SEAT = Seat("person", "ann", "Ann", "trader", left=True, program=True)
CLOCKS = Clocks(
    [SeatClock(1, 2, 3, 4, "ann", Schedule("Europe/Rome"))], 5, PauseOffer("pause", ("blue",))
)
DRAFT = Draft([DraftStep("loan", 7)], [DraftStep("pass", 8)], 9)
PROGRESS = Progress(
    decisions=[1, None],
    last_decision=2,
    last_drafts={0: 3},
    last_draft=3,
    steps=4,
    kept_steps=5,
    turn_steps=6,
    draft=DRAFT,
    offer=Offer("blue", "end", ["blue"]),
    built_turn=7,
    ended=Ended("agreement", {"blue": 1}, ["blue"]),
    rematch="again",
    bot_seeds=[7, 8],
    clocks=CLOCKS,
    orders={1: SeatOrders("ann", Orders(loan=True))},
    lent={0: Lent("turn", 1)},
    bots_wait_until=9,
    gifts={"blue": Gift("ann", b"digest", 10)},
    givers=[Giver("blue", "ann", "Ann")],
    removed=("eve",),
    old_prices=("red@3",),
)


def usual(field: FieldInfo) -> Any:
    """The value that a field has unless something else is said."""
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return field.default


def assert_filled(struct: Struct) -> None:
    """A field that is as usual would not be missed by a comparison."""
    for field in fields_of(struct):
        assert getattr(struct, field.name) != usual(field), f"fill {field.name} too"


def test_a_copy_has_every_field() -> None:
    for struct in (SEAT, CLOCKS, DRAFT, PROGRESS):
        assert_filled(struct)
    assert SEAT.copied() == SEAT
    assert CLOCKS.copied() == CLOCKS
    assert PROGRESS.copied() == PROGRESS
    table = table_at(owners=["ann", "bob", "cem"])
    table.seats[0] = SEAT.copied()
    table.progress = PROGRESS.copied()
    table.due_at = 11
    copied = table.copied()
    for field in fields(table):
        if field.name not in ("game", "_rehearsal", "_views"):
            assert getattr(table, field.name) != field.default, f"fill {field.name} too"
            assert getattr(copied, field.name) == getattr(table, field.name), field.name
    assert copied.game is not None
    assert copied.game is not table.game


def test_a_command_changes_only_its_copy() -> None:
    before = msgspec.json.encode(PROGRESS)
    copied = PROGRESS.copied()
    copied.decisions[0] = None
    copied.draft.steps.clear()
    copied.draft.undone.clear()
    copied.draft.changes += 1
    copied.orders.clear()
    copied.lent.clear()
    copied.last_drafts.clear()
    assert copied.clocks is not None
    copied.clocks.seats.clear()
    copied.clocks.paused_at = None
    assert msgspec.json.encode(PROGRESS) == before
    seat = SEAT.copied()
    seat.program = False
    assert SEAT.program
