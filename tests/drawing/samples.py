"""One of everything there is a sentence for."""

from __future__ import annotations

from typing import Any, cast

from longshore.game import steps
from longshore.view.forms import GameEvent

# A step of every kind.
STEPS = {
    steps.LOAN: "loan",
    steps.REPAY: "repay",
    steps.PASS: "pass",
    steps.DONE: "done",
    steps.SKIP: "skip",
    steps.DEFAULT: "default",
    steps.PRODUCE: "produce",
    steps.REPRICE: "reprice",
    steps.LOAD: "load",
    steps.OUTBID: "outbid",
    steps.WAREHOUSE: "warehouse",
    steps.DECLINE: "decline",
    steps.MACHINE: "machine tan",
    steps.RESTOCK: "restock red",
    steps.SAIL: "sail red",
    steps.CALL: "call I goods",
    steps.MAKE: "make orange",
    steps.TAKE: "take tan@3",
    steps.TAKE_FREE: "take tan",
    steps.LIFT: "lift black@2",
    steps.PLACE: "place white@4",
    steps.SELL: "sell brown@2",
    steps.SEIZE: "seize tan",
    steps.SEIZE_PRICED: "seize tan@3",
    steps.SEIZE_MACHINE: "seize machine tan",
    steps.SEIZE_WAREHOUSE: "seize warehouse 5",
    steps.PAY: "pay tan",
    steps.OFFER_FACTORY: "offer factory tan@2",
    steps.OFFER_HARBOUR: "offer harbour tan@3",
    steps.ACCEPT: "accept red",
    steps.BID: "bid 7",
}
MORE_STEPS = (
    *("sail sea", "sail island", "sail bank", "call III money"),
    *("bid 0", "bid 7 +1", "bid 7 +2", "blue: take tan@3"),
)

_PAYMENTS = (
    ("interest", "blue", "bank"),
    ("interest", "blue", "broker I"),
    ("domestic", "bank", "blue"),
    ("warehouse", "blue", "bank"),
    ("machine", "blue", "bank"),
    ("restock", "blue", "red"),
    ("produce", "blue", "yellow"),
    ("load", "blue", "green"),
    ("bid", "purple", "blue"),
    ("subsidy", "bank", "blue"),
    ("decline", "blue", "bank"),
    ("decline", "bank", "broker II"),
    ("broker_bid", "blue", "payment card"),
    ("broker_refund", "payment card", "blue"),
    ("broker_lot", "broker III", "blue"),
    ("broker_payment", "payment card", "broker I"),
    ("loan", "bank", "blue"),
    ("repay", "blue", "bank"),
)
_MOVES = (
    ("supply", "blue.hand"),
    ("red.factory@3", "blue.hand"),
    ("blue.factory@2", "blue.hand"),
    ("blue.hand", "blue.factory@4"),
    ("blue.hand", "blue.harbour@6"),
    ("red.harbour@3", "blue.ship"),
    ("blue.bank", "blue.ship"),
    ("blue.ship", "red.island"),
    ("blue.factory@2", "supply"),
    ("blue.island", "removed"),
    ("blue.harbour@2", "payment card"),
    ("payment card", "blue.hand"),
    ("payment card", "broker II"),
    ("broker I", "blue.bank"),
)
_EVENTS: tuple[dict[str, Any], ...] = (
    {"event": "turn", "seat": "blue"},
    *(
        {"event": "pay", "from": giver, "to": receiver, "amount": 3, "for": reason}
        for reason, giver, receiver in _PAYMENTS
    ),
    *(
        {"event": "move", "container": "orange", "from": source, "to": target}
        for source, target in _MOVES
    ),
    *(
        {"event": "sail", "seat": "blue", "from": "sea", "to": place}
        for place in ("sea", "island", "bank", "red")
    ),
    {"event": "build", "seat": "blue", "what": "warehouse", "space": 2, "cost": 5},
    {"event": "build", "seat": "blue", "what": "machine", "colour": "tan", "space": 1, "cost": 6},
    {"event": "loan", "seat": "blue", "forced": False},
    {"event": "loan", "seat": "blue", "forced": True},
    {"event": "repay", "seat": "blue"},
    {"event": "committed", "seat": "red", "round": 1},
    {"event": "committed", "seat": "red", "round": 2},
    {"event": "bids", "round": 1, "bids": {"red": 7, "yellow": 0}, "highest": 7},
    {"event": "bids", "round": 2, "bids": {"red": 1, "yellow": 0}, "highest": 8},
    *(
        {
            "event": "settled",
            "seller": "blue",
            "buyer": "red" if accepted else "blue",
            "accepted": accepted,
            "amount": 7,
            "lot": lot,
        }
        for accepted in (True, False)
        for lot in (["tan"], ["tan", "black", "tan"], ["white"] * 5)
    ),
    {"event": "default", "seat": "blue", "loans": 1},
    {"event": "default", "seat": "blue", "loans": 2},
    {"event": "seized", "seat": "blue", "what": "machine", "colour": "tan", "space": 2},
    {"event": "seized", "seat": "blue", "what": "warehouse", "colour": None, "space": 3},
    {"event": "won", "seat": "blue", "space": "I goods"},
    {"event": "won", "seat": "blue", "space": "III money"},
    {"event": "ending", "seat": "blue"},
    {"event": "scored", "scores": {"blue": 91, "red": -3}, "winners": ["blue"]},
    {"event": "scored", "scores": {"blue": 91, "red": 91}, "winners": ["blue", "red"]},
)
EVENTS = cast(tuple[GameEvent, ...], _EVENTS)
