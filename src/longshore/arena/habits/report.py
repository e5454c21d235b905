"""Habits over many games, with intervals over deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, TypedDict

from longshore.arena.economy.compare import Measured, deal_of, figures_of
from longshore.arena.economy.forms import GroupFigures
from longshore.arena.economy.outcomes import Outcomes
from longshore.arena.habits.follow import Habits
from longshore.arena.habits.measures import of_seat, of_table

FORMAT: Final = "longshore-habits/1"


class HabitsReport(TypedDict):
    """What tables and players did."""

    format: str
    games: int
    tables: dict[str, GroupFigures]
    players: dict[str, dict[str, GroupFigures]]


def report_of(games: Sequence[Habits]) -> HabitsReport:
    """The habits of tables, and of the players by name."""
    tables: list[tuple[str, Outcomes]] = []
    players: defaultdict[str, list[tuple[str, Outcomes]]] = defaultdict(list)
    for game in games:
        deal = deal_of(game.book)
        tables.append((deal, of_table(game)))
        for number, end in enumerate(game.book.seats):
            players[end.bot or "unnamed"].append((deal, of_seat(game, number)))
    return {
        "format": FORMAT,
        "games": len(games),
        "tables": _figures(tables),
        "players": {name: _figures(players[name]) for name in sorted(players)},
    }


def _figures(measured: Measured) -> dict[str, GroupFigures]:
    return {name: figures_of(name, measured) for name in measured[0][1]}
