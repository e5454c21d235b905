"""Habits as a table in the terminal: a row for each habit, a column for each player."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from longshore.arena.economy.forms import GroupFigures
from longshore.arena.economy.printed import number, plain_table
from longshore.arena.habits.measures import SEAT_MEANINGS, TABLE_MEANINGS
from longshore.arena.habits.report import HabitsReport
from longshore.arena.printed import console


def draw_habits(report: HabitsReport) -> None:
    """Print what players did, then what tables came to."""
    screen = console()
    screen.print(table_of("Players", SEAT_MEANINGS, report["players"]))
    screen.print(table_of("Tables", TABLE_MEANINGS, {"all": report["tables"]}))
    games = report["games"]
    screen.print(f"{games} game{'' if games == 1 else 's'}; ± half of the 95 % interval over deals")


def table_of(
    title: str, meanings: Mapping[str, str], columns: Mapping[str, Mapping[str, GroupFigures]]
) -> Table:
    """A row for each habit, with what it means."""
    table = plain_table(title, "habit")
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("what it is")
    for habit, meaning in meanings.items():
        entries = (cell(column[habit]) for column in columns.values())
        table.add_row(habit, *entries, meaning)
    return table


def cell(entry: GroupFigures) -> str:
    """A mean, and half of its interval if there is one."""
    interval = entry["interval"]
    if interval is None:
        return number(entry["mean"])
    return f"{number(entry['mean'])} ± {(interval[1] - interval[0]) / 2:.2f}"
