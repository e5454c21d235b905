"""Who is asked what, and what may be answered, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longshore.cli.records import ALL, Moment
from longshore.record import step_text
from longshore.record.words import SEATS


def legal_steps(at: Moment) -> dict[str, list[str]]:
    """The legal steps of every seat, or of the one that looks; of none for a spectator."""
    if at.viewer == ALL:
        seats: tuple[int, ...] = tuple(range(at.record.players))
    else:
        seats = () if at.seat is None else (at.seat,)
    return {SEATS[seat]: [step_text(step) for step in at.game.legal(seat)] for seat in seats}


def asked_line(view: Mapping[str, Any]) -> str:
    """What the game waits for."""
    asked = view["asked"]
    if asked is None:
        return "the game is over"
    return f"{asked['decision']}: {', '.join(asked['seats'])}"
