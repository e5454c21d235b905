"""What happens at a table without a command, and when."""

from __future__ import annotations

from longshore.server.tables.by_itself.bot_pace import bots_due, let_bots_act, pace_bots
from longshore.server.tables.by_itself.order_plan import act_orders, orders_due, plan_orders
from longshore.server.tables.by_itself.time_out import end_long_pause, time_out
from longshore.server.tables.notices import notices_of
from longshore.server.tables.table import RUNNING
from longshore.server.tables.time.clocks import clocks_due, restart_clocks, run_clocks
from longshore.server.tables.work import Work


def after_command(work: Work) -> None:
    """After every command, start and stop clocks and work out the next moment to act."""
    run_clocks(work)
    plan_orders(work)
    pace_bots(work)
    table = work.table
    due = [*clocks_due(table, work.moment), *orders_due(table), *bots_due(table)]
    table.due_at = min(due) if due and table.phase == RUNNING else None
    work.notices = notices_of(work)


def act_when_due(work: Work) -> None:
    """The server's own command: do what is due. If another process was faster, nothing is."""
    table = work.table
    if table.phase != RUNNING or table.due_at is None or table.due_at > work.now:
        return
    work.touch_silently()
    end_long_pause(work)
    time_out(work)
    act_orders(work)
    let_bots_act(work)
    restart_clocks(work)
