"""The log of the full-screen game, kept as painted sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from longshore.drawing.log import told
from longshore.drawing.paint import SEAT_PAINTS
from longshore.terminal.session import Session
from longshore.view.forms import GameEvent


class LogBook:
    """Making sentences is slow, so each one for a committed step is made once."""

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.language = language
        self.read = 0
        self.written: list[Text] = []

    def lines(self) -> list[Text]:
        """The whole log. Turns stand out in the colour of their seat."""
        committed = self.session.committed
        if self.read < len(committed):
            self.written += self.sentences(committed, self.read)
            self.read = len(committed)
        drafted = self.session.drafted
        if not drafted:
            return list(self.written)
        return [*self.written, *self.sentences([*committed, *drafted], self.read)]

    def sentences(self, happened: Sequence[GameEvent], since: int) -> list[Text]:
        """Sentences for the events from one of them on."""
        return [
            Text(line.text, SEAT_PAINTS[line.seat] if line.seat else "")
            for line in told(happened, self.language, since)
        ]
