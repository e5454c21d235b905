"""A record as text."""

from __future__ import annotations

import json
from collections.abc import Iterator

from longshore.game import Deal
from longshore.record.record_text import FORMAT, NONE, UNKNOWN, VERSION
from longshore.record.records import HIDDEN, Record
from longshore.record.words import COLOURS, SEATS


def write_text(record: Record) -> str:
    """The text of a record. It does not say who won a tie, because the steps do."""
    return "\n".join((*header(record), "", *record.steps, ""))


def header(record: Record) -> Iterator[str]:
    """The lines before the steps."""
    yield f"{FORMAT} {VERSION}"
    yield f"rules {record.rules}"
    yield f"edition {record.edition}"
    if record.options:
        yield " ".join(("options", *(f"{key}={value}" for key, value in record.options.items())))
    yield f"players {record.players}"
    if record.partial is not None:
        yield f"partial {record.partial}"
    for seat, name in record.names.items():
        yield f"name {seat} {name}"
    if record.deal is not None:
        yield from deal_lines(record.deal)
    if record.start is not None:
        yield "start " + json.dumps(record.start)
    if record.result is not None:
        scores = record.result.scores
        yield " ".join(("result", *(f"{seat}={score}" for seat, score in scores.items())))


def deal_lines(deal: Deal) -> Iterator[str]:
    """First seat, machines and cards in seat order, and what the brokers hold."""
    yield f"first {SEATS[deal.first]}"
    yield " ".join(("machines", *(COLOURS[colour] for colour in deal.machines)))
    yield " ".join(
        ("cards", *(UNKNOWN if card == HIDDEN else COLOURS[card] for card in deal.cards))
    )
    if deal.brokers:
        rows = (",".join(COLOURS[colour] for colour in row) or NONE for row in deal.brokers)
        yield " ".join(("brokers", *rows))
