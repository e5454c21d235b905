"""The log: what happened, as sentences that do not repeat each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from longshore.drawing.sentences import log_line
from longshore.record.words import Seat
from longshore.text import translator
from longshore.view.forms import GameEvent, MoveEvent, PayEvent

# Payments that belong to an event which already names the price.
_SAID_ALREADY: Final = frozenset(
    ("warehouse", "machine", "restock", "load", "loan", "repay", "bid")
)


class Told(NamedTuple):
    """A line of the log."""

    seat: Seat | None
    """Whose turn starts with this line."""
    text: str


class IdleTurns:
    """Finds passes that end a turn in which nothing was done: no other event tells of them.

    Follows a game event by event. A turn whose beginning it has not seen counts as used.
    """

    def __init__(self) -> None:
        self.idle: Seat | None = None

    def passes(self, event: GameEvent) -> bool:
        """Whether this event, the next one of the game, is such a pass."""
        if event["event"] == "turn":
            self.idle = event["seat"]
            return False
        # Others may decide something in it too (R-INT-5), and no sale to the bank is no deed.
        if event["event"] != "step" or event["seat"] != self.idle or event["step"] == "skip":
            return False
        self.idle = None
        return event["step"] == "pass"


def told(events: Iterable[GameEvent], language: str, since: int = 0) -> Iterator[Told]:
    """A sentence for each event that is meant for readers, from one of them on."""
    idle_turns = IdleTurns()
    for number, event in enumerate(events):
        passes = idle_turns.passes(event)
        if number < since:
            continue
        if event["event"] == "step" and passes:
            yield Told(None, translator(language).say("log-passes", seat=event["seat"]))
            continue
        if event["event"] == "step" or (event["event"] == "pay" and said_already(event)):
            continue
        if event["event"] == "move" and from_ship_to_island(event):
            continue  # the settlement has named the lot
        yield Told(event["seat"] if event["event"] == "turn" else None, log_line(event, language))


def from_ship_to_island(event: MoveEvent) -> bool:
    """Whether a container of a lot goes to an island section."""
    return event["from"].endswith(".ship") and ".island" in event["to"]


def said_already(event: PayEvent) -> bool:
    """Whether the event next to a payment already mentions it."""
    if event["for"] == "decline":  # the seller's part is in the settlement, the broker's is not
        return not event["to"].startswith("broker")
    return event["for"] in _SAID_ALREADY
