"""Comparisons and groups, as tables in the terminal."""

from __future__ import annotations

from rich.table import Table

from longshore.arena.economy.forms import ComparisonReport, GroupFigures
from longshore.arena.economy.printed import number, plain_table
from longshore.arena.printed import console


def draw_comparison(report: ComparisonReport) -> None:
    """Print a row for each outcome, and how to read it."""
    one, other = report["names"]
    table = plain_table(f"B less A, where A is {one} and B is {other}", "outcome")
    for heading in ("A", "median", "B", "median", "B - A", "95 %", "p", "Holm"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in report["outcomes"]:
        first, second = row["sides"]
        table.add_row(
            row["outcome"],
            *(
                number(value)
                for side in (first, second)
                for value in (side["mean"], side["median"])
            ),
            number(row["difference"]),
            interval(row["interval"]),
            chance(row["p"]),
            chance(row["p_holm"]),
        )
    screen = console()
    screen.print(table)
    games = " and ".join(map(str, report["games"]))
    deals = " and ".join(map(str, report["deals"]))
    way = "paired by deal" if report["paired"] else "not paired: the deals differ"
    screen.print(f"{games} games on {deals} deals, {way}; intervals and p are over deals")
    screen.print("Holm: p corrected for the number of outcomes")


def draw_groups(groups: dict[str, dict[str, GroupFigures]]) -> None:
    """Print a table for each group."""
    screen = console()
    for group, outcomes in groups.items():
        screen.print(group_table(group, outcomes))


def group_table(group: str, outcomes: dict[str, GroupFigures]) -> Table:
    """A row for each outcome."""
    table = plain_table(group, "outcome")
    for heading in ("values", "deals", "mean", "median", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, entry in outcomes.items():
        counts = (str(entry["count"]), str(entry["deals"]))
        middles = (number(entry["mean"]), number(entry["median"]))
        table.add_row(name, *counts, *middles, interval(entry["interval"]))
    return table


def interval(ends: list[float] | None) -> str:
    """An interval, or a dash where there are too few deals for one."""
    return "-" if ends is None else f"{ends[0]:z.2f} to {ends[1]:z.2f}"


def chance(p: float | None) -> str:
    """A probability."""
    if p is None:
        return "-"
    return "< 0.001" if p < 0.001 else f"{p:.3f}"
