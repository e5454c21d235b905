"""The public steps of a game, as a bot is told them, from the events of its table."""

from __future__ import annotations

from collections.abc import Iterable

from longshore.game.steps import bid
from longshore.record import step_text
from longshore.record.read_json import Json


class Story:
    """Grows with the events. Sealed bids are told once they are open (R-AUCT-4)."""

    def __init__(self) -> None:
        self.seq = 0
        """The number of the last entry."""
        self.lines: list[str] = []
        self.repaid: set[str] = set()
        """The seats that have repaid a loan in this turn."""
        self.ended: Json | None = None
        """How the game ended."""
        self._sealed: list[str] = []

    def add(self, events: Iterable[Json], seq: int) -> None:
        """Take in events up to an entry. What is known already is left out."""
        for event in events:
            if event["seq"] > self.seq:
                self._add(event)
        self.seq = max(self.seq, seq)

    def _add(self, event: Json) -> None:
        match event["event"]:
            case "step":
                self.lines.append(f"{event['seat']}: {event['step']}")
            case "committed":
                self._sealed.append(event["seat"])
            case "bids":
                cards = event.get("zero_cards", {})
                for seat in self._sealed:
                    step = step_text(bid(event["bids"][seat], cards.get(seat, 0)))
                    self.lines.append(f"{seat}: {step}")
                self._sealed.clear()
            case "turn":
                self.repaid.clear()
            case "repay":
                self.repaid.add(event["seat"])
            case "ended":
                self.ended = event
