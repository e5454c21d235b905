"""Players who went bankrupt, and those who had nothing left to play with."""

from __future__ import annotations

from longshore.game import Game
from longshore.game.editions import PRODUCE_COST
from longshore.record.words import Seat
from longshore.view.forms import Bankruptcy, GameEvent
from longshore.view.story.trades import round_of
from longshore.view.view import view_of


class Ruin:
    """The bankruptcies of a game. A player who goes on unable to pay is bankrupt once."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._found: dict[Seat, Bankruptcy] = {}

    def hear(self, event: GameEvent, turn: int, step: int) -> None:
        """Interest that cannot be paid is a bankruptcy (R-INT-5, R-DEF-1)."""
        if event["event"] == "default":
            seat = event["seat"]
            round_number = round_of(turn, self._players)
            self._found.setdefault(seat, {"seat": seat, "round": round_number, "step": step})

    @property
    def bankruptcies(self) -> list[Bankruptcy]:
        """In the order in which they happened."""
        return list(self._found.values())


def penniless(game: Game) -> list[Seat]:
    """The seats with too little money to produce (R-PROD-2) and nothing to sell."""
    return [
        seat
        for seat, board in view_of(game, None)["seats"].items()
        if board["cash"] < PRODUCE_COST
        and not (board["factory"] or board["harbour"] or board["ship"]["cargo"])
    ]
