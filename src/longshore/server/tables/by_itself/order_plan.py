"""When standing orders act: after a random delay, so that the timing reveals nothing."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from msgspec.structs import replace

from longshore.record import parse_step
from longshore.server.base.problems import Problem
from longshore.server.messages.orders import Orders
from longshore.server.messages.pace import DaysPace
from longshore.server.tables.by_itself.orders import Verdict, covers, verdict
from longshore.server.tables.commands.steps import commit_step, need_running
from longshore.server.tables.table import RUNNING, SeatOrders, Table
from longshore.server.tables.time.clocks import ends_at
from longshore.server.tables.work import Work

_chance: Final = SystemRandom()
_DAYS_FACTOR: Final = 20  # in a game over days nobody answers within seconds
_LATE_MS: Final = 5_000


def set_orders(work: Work, seat: int, player: str, orders: Orders) -> None:
    """Set or clear standing orders, and plan them again."""
    need_running(work.table)
    progress = work.table.progress
    if orders:
        progress.orders[seat] = SeatOrders(player, orders)
    else:
        progress.drop_orders(seat)
    work.touch_silently()


def plan_orders(work: Work) -> None:
    """After a command, draw a moment for every decision that an order covers."""
    table = work.table
    for seat, given in table.progress.orders.items():
        decision = table.progress.decisions[seat] if is_played(table, seat, given) else None
        if decision == given.decision:
            continue
        act_at = draw_moment(work, seat) if decision is not None and covered(table, seat) else None
        table.progress.orders[seat] = replace(given, decision=decision, act_at=act_at)


def is_played(table: Table, seat: int, given: SeatOrders) -> bool:
    """Whether the owner of the orders plays the seat."""
    sitting = table.seats[seat]
    return (
        table.phase == RUNNING
        and sitting.is_person
        and sitting.bot is None
        and sitting.player == given.player
    )


def covered(table: Table, seat: int) -> bool:
    """Whether a seat's orders apply to its current decision."""
    game = table.running_game
    begun = game.turn == seat and table.progress.turn_steps > 0
    return covers(table.progress.orders[seat].orders, game, seat, turn_begun=begun)


def draw_moment(work: Work, seat: int) -> int:
    """A random moment, well before the seat's clock runs out."""
    least, most = work.delays.orders_least, work.delays.orders_most
    if isinstance(work.table.setup.pace, DaysPace):
        least, most = least * _DAYS_FACTOR, most * _DAYS_FACTOR
    clocks = work.table.progress.clocks
    end = None if clocks is None else ends_at(clocks.seats[seat], work.moment)
    if end is not None:
        most = min(most, max(0, end - work.now) // 2)
    return work.now + _chance.randint(min(least, most), most)


def orders_due(table: Table) -> list[int]:
    """The moments at which standing orders act."""
    return [given.act_at for given in table.progress.orders.values() if given.act_at is not None]


def act_orders(work: Work) -> None:
    """Act on what is due, once. An order that stopped is not retried for this decision."""
    table = work.table
    for seat, given in list(table.progress.orders.items()):
        if given.act_at is None or given.act_at > work.now:
            continue
        if given.decision != table.progress.decisions[seat]:
            continue  # the decision is over, and will be planned again
        if work.now - given.act_at > _LATE_MS:
            # The server was down. Acting at once would show that this was not a person.
            act_at = draw_moment(work, seat)
            table.progress.orders[seat] = replace(given, act_at=act_at)
            continue
        table.progress.orders[seat] = replace(given, act_at=None)
        if is_played(table, seat, given) and covered(table, seat):
            act_order(work, seat, given)


def act_order(work: Work, seat: int, given: SeatOrders) -> None:
    """Answer for the owner, or note in the owner's log why not."""
    table = work.table
    drafting = table.may_draft(seat) and bool(table.progress.draft.steps)
    found = Verdict("draft") if drafting else verdict(given.orders, table.running_game, seat)
    if not found.steps:
        work.note_order(given.player, seat, f"stopped_{found.code}", **found.args)
        return
    work.note_order(given.player, seat, found.code, **found.args)
    work.orders_followed += 1
    for step in found.steps:
        if table.phase != RUNNING:
            raise Problem("not_running")
        commit_step(work, seat, parse_step(step), None)
