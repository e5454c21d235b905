"""One line of the log for each event (docs/interfaces.md, Events).

The page makes the same sentences. tests/drawing/sentences.json checks both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from longshore.text import Translator, translator
from longshore.text.lists import enumeration, lot_text
from longshore.view.forms import (
    BidsEvent,
    BuildEvent,
    CommittedEvent,
    DefaultEvent,
    EndingEvent,
    GameEvent,
    LoanEvent,
    MoveEvent,
    PayEvent,
    RepayEvent,
    SailEvent,
    ScoredEvent,
    SeizedEvent,
    SettledEvent,
    TurnEvent,
    WonEvent,
)

Arguments = dict[str, str | int]

NOBODY: Final = "none"  # used if there is no seat or broker


class Place(NamedTuple):
    """Where a container is: `red.factory@3` is the factory of red at 3."""

    kind: str
    seat: str = NOBODY
    price: int = 0
    broker: str = NOBODY


def log_line(event: GameEvent, language: str = "en") -> str:
    """One sentence for an event. ValueError for a kind that is not for readers, such as `step`."""
    say_event = _SENTENCES.get(event["event"])
    if say_event is None:
        message = f"there is no log line for an event of the kind {event['event']!r}"
        raise ValueError(message)
    return say_event(translator(language), event)


def place_of(text: str) -> Place:
    """A place in an event, parsed."""
    if text.startswith("broker "):
        return Place("broker", broker=text.removeprefix("broker "))
    seat, dot, rest = text.partition(".")
    if not dot:
        return Place(text.replace(" ", "-"))
    kind, _, price = rest.partition("@")
    return Place(kind, seat, int(price or 0))


def _simple(messages: Translator, event: TurnEvent | RepayEvent | EndingEvent) -> str:
    return messages.say(f"log-{event['event']}", seat=event["seat"])


# Payments that are told from the recipient's side.
RECEIVED: Final = ("domestic", "subsidy", "broker_refund", "broker_lot", "loan")


def _pay(messages: Translator, event: PayEvent) -> str:
    giver, receiver, reason = event["from"], event["to"], event["for"]
    broker = place_of(giver).broker if giver.startswith("broker ") else place_of(receiver).broker
    received = reason in RECEIVED
    return messages.say(
        "log-pay-" + reason.replace("_", "-"),
        seat=receiver if received else giver,
        other=giver if received else receiver,
        broker=broker,
        amount=event["amount"],
    )


# The name of a place when a container stays with its owner.
OWN: Final = {"factory": "own-factory", "harbour": "own-harbour", "bank": "own-bank"}


def _move(messages: Translator, event: MoveEvent) -> str:
    source, target = place_of(event["from"]), place_of(event["to"])
    arguments: Arguments = {"colour": event["container"]}
    for name, place in (("from", source), ("to", target)):
        arguments[name] = place.kind
        arguments[f"{name}_seat"] = place.seat
        arguments[f"{name}_price"] = place.price
        arguments[f"{name}_broker"] = place.broker
    if source.seat == target.seat:
        for name in ("from", "to"):
            arguments[name] = OWN.get(str(arguments[name]), arguments[name])
    # The owner of the hand or the ship acts.
    arguments["seat"] = source.seat if target.seat == NOBODY else target.seat
    return messages.say(_move_id(source, target), **arguments)


def _move_id(source: Place, target: Place) -> str:
    if source.kind == "supply" and target.seat != NOBODY:
        return "log-move-make"
    if target.kind == "hand":
        return "log-move-take"
    if target.kind == "ship":
        return "log-move-load"
    if source.kind == "hand" and target.kind in {"factory", "harbour"}:
        return "log-move-place"
    return "log-move"


def _sail(messages: Translator, event: SailEvent) -> str:
    place = event["to"]
    named = place in {"sea", "island", "bank"}
    return messages.say(
        "log-sail",
        seat=event["seat"],
        place=place if named else "harbour",
        other=NOBODY if named else place,
    )


def _build(messages: Translator, event: BuildEvent) -> str:
    return messages.say(
        f"log-build-{event['what']}",
        seat=event["seat"],
        colour=event.get("colour") or NOBODY,
        cost=event["cost"],
    )


def _loan(messages: Translator, event: LoanEvent) -> str:
    return messages.say("log-loan-forced" if event["forced"] else "log-loan", seat=event["seat"])


def _in_round(event: CommittedEvent | BidsEvent) -> str:
    return "log-{}-tie-break" if event["round"] > 1 else "log-{}"


def _committed(messages: Translator, event: CommittedEvent) -> str:
    return messages.say(_in_round(event).format("committed"), seat=event["seat"])


def _bids(messages: Translator, event: BidsEvent) -> str:
    bids = [messages.say("log-bid", seat=seat, amount=n) for seat, n in event["bids"].items()]
    return messages.say(
        _in_round(event).format("bids"), bids=", ".join(bids), highest=event["highest"]
    )


def _settled(messages: Translator, event: SettledEvent) -> str:
    return messages.say(
        "log-settled-accepted" if event["accepted"] else "log-settled-declined",
        seat=event["seller"],
        other=event["buyer"],
        amount=event["amount"],
        count=len(event["lot"]),
        lot=lot_text(messages, event["lot"]),
    )


def _default(messages: Translator, event: DefaultEvent) -> str:
    return messages.say("log-default", seat=event["seat"], loans=event["loans"])


def _seized(messages: Translator, event: SeizedEvent) -> str:
    return messages.say(
        f"log-seized-{event['what']}", seat=event["seat"], colour=event.get("colour") or NOBODY
    )


def _won(messages: Translator, event: WonEvent) -> str:
    broker, _, space = event["space"].partition(" ")
    return messages.say("log-won", seat=event["seat"], broker=broker, space=space)


def _scored(messages: Translator, event: ScoredEvent) -> str:
    scores = sorted(event["scores"].items(), key=lambda item: -item[1])
    lines = [messages.say("log-score", seat=seat, score=score) for seat, score in scores]
    winners = [messages.say(f"seat-{seat}") for seat in event["winners"]]
    return messages.say(
        "log-scored",
        scores=", ".join(lines),
        count=len(winners),
        winners=enumeration(messages, winners),
    )


_SENTENCES: Final[dict[str, Callable[[Translator, Any], str]]] = {
    "turn": _simple,
    "pay": _pay,
    "move": _move,
    "sail": _sail,
    "build": _build,
    "loan": _loan,
    "repay": _simple,
    "committed": _committed,
    "bids": _bids,
    "settled": _settled,
    "default": _default,
    "seized": _seized,
    "won": _won,
    "ending": _simple,
    "scored": _scored,
}

EVENTS: Final = frozenset(_SENTENCES)
