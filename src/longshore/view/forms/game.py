"""The view of a game (docs/scenarios.md): a position, and what else the viewer may know."""

from __future__ import annotations

from typing import Literal, TypedDict

from longshore.game.decisions import Decision
from longshore.record.forms import Options, Position
from longshore.record.words import Edition, Seat


class Asked(TypedDict):
    """What the game waits for."""

    decision: Decision
    seats: list[Seat]


class GameView(Position):
    """What one seat, or a spectator, may see of a game."""

    edition: Edition
    options: Options
    players: int
    seat: Literal[Seat, "spectator", "all"]
    asked: Asked | None
