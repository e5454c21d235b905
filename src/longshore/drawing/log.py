"""The log: what happened, as sentences, none of which says what another has said already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from longshore.text import log_line
from longshore.view import Event

# Payments that belong to an event which names the price itself.
_SAID_ALREADY: Final = frozenset(
    ("warehouse", "machine", "restock", "load", "loan", "repay", "bid")
)


class Told(NamedTuple):
    """A line of the log."""

    seat: str | None
    """Whose turn begins with this line."""
    text: str


def told(events: Iterable[Event], language: str) -> Iterator[Told]:
    """A sentence for each event that is for reading."""
    for event in events:
        kind = event["event"]
        if kind == "step" or (kind == "pay" and said_already(event)):
            continue
        if kind == "move" and event["from"].endswith(".ship") and ".island" in event["to"]:
            continue  # the settlement has named the lot
        yield Told(event["seat"] if kind == "turn" else None, log_line(event, language))


def said_already(event: Event) -> bool:
    """Whether the event beside a payment tells of it."""
    if event["for"] == "decline":  # the seller's part is in the settlement, the broker's is not
        return not event["to"].startswith("broker")
    return event["for"] in _SAID_ALREADY
