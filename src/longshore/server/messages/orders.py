"""Standing orders, as they are given and stored. They stay private forever."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from longshore.record.words import Colour

Dollars = Annotated[int, Meta(ge=0, le=1_000_000)]


class BidOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What to bid for a lot at the island.

    The order covers lots in which every container has a price here. 0 is a price. `tie` is the
    extra amount in a tie-break. `keep` is cash to hold back.
    """

    per_container: dict[Colour, Dollars]
    cap: Dollars | None = None
    keep: Dollars = 0
    tie: Dollars = 0
    other: Literal["zero", "ask"] = "ask"
    """For other lots: bid 0, or ask the caller."""


class SettleOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bid to accept for the caller's lot: a minimum in dollars, in total or per container."""

    accept_from: Dollars
    per_container: bool = False
    below: Literal["decline", "ask"] = "ask"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """All standing orders of a seat. Without `loan` none of them ever borrows."""

    bid: BidOrder | None = None
    settle: SettleOrder | None = None
    pass_leftover: bool = False
    """After at least one step of the caller's turn: pass the remaining actions."""
    loan: bool = False

    def __bool__(self) -> bool:
        return self.bid is not None or self.settle is not None or self.pass_leftover
