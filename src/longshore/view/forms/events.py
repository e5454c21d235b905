"""Events of the game (docs/interfaces.md): what everyone sees happen.

The key `event` says which one it is, and type checkers narrow by it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from longshore.record.words import Colour, Round, Seat, ShipPlace, Space
from longshore.view.forms.words import Purpose, Purse, Spot

# `from` and `for` are Python keywords, so they cannot be written in a class.
_Payment = TypedDict("_Payment", {"from": Purse, "to": Purse, "for": Purpose})
_Way = TypedDict("_Way", {"from": Spot, "to": Spot})
_Voyage = TypedDict("_Voyage", {"from": ShipPlace, "to": ShipPlace})


class StepEvent(TypedDict):
    """What was decided. Not for sealed bids."""

    event: Literal["step"]
    seat: Seat
    step: str


class TurnEvent(TypedDict):
    """A seat starts a turn."""

    event: Literal["turn"]
    seat: Seat


class PayEvent(_Payment):
    """Money changes hands."""

    event: Literal["pay"]
    amount: int


class MoveEvent(_Way):
    """A container changes its place."""

    event: Literal["move"]
    container: Colour


class SailEvent(_Voyage):
    """A ship changes its place."""

    event: Literal["sail"]
    seat: Seat


class BuildEvent(TypedDict):
    """A new building. Only a machine has a colour."""

    event: Literal["build"]
    seat: Seat
    what: Literal["warehouse", "machine"]
    space: int
    cost: int
    colour: NotRequired[Colour]


class LoanEvent(TypedDict):
    """A loan is taken."""

    event: Literal["loan"]
    seat: Seat
    forced: bool


class RepayEvent(TypedDict):
    """A loan is paid back."""

    event: Literal["repay"]
    seat: Seat


class CommittedEvent(TypedDict):
    """A bid was made. Its amount is still sealed."""

    event: Literal["committed"]
    seat: Seat
    round: Round


class BidsEvent(TypedDict):
    """All bids are revealed."""

    event: Literal["bids"]
    round: Round
    bids: dict[Seat, int]
    counted: dict[Seat, int]
    highest: int
    zero_cards: NotRequired[dict[Seat, int]]


class SettledEvent(TypedDict):
    """The seller has decided. `buyer` is who gets the lot."""

    event: Literal["settled"]
    seller: Seat
    buyer: Seat
    accepted: bool
    amount: int
    lot: list[Colour]


class DefaultEvent(TypedDict):
    """Interest cannot be paid."""

    event: Literal["default"]
    seat: Seat
    loans: int


class SeizedEvent(TypedDict):
    """A building is seized. Only a machine has a colour."""

    event: Literal["seized"]
    seat: Seat
    what: Literal["warehouse", "machine"]
    space: int
    colour: NotRequired[Colour]


class WonEvent(TypedDict):
    """A broker auction is won."""

    event: Literal["won"]
    seat: Seat
    space: Space


class EndingEvent(TypedDict):
    """The end is triggered."""

    event: Literal["ending"]
    seat: Seat


class ScoredEvent(TypedDict):
    """The game is over."""

    event: Literal["scored"]
    scores: dict[Seat, int]
    winners: list[Seat]


GameEvent = (
    StepEvent
    | TurnEvent
    | PayEvent
    | MoveEvent
    | SailEvent
    | BuildEvent
    | LoanEvent
    | RepayEvent
    | CommittedEvent
    | BidsEvent
    | SettledEvent
    | DefaultEvent
    | SeizedEvent
    | WonEvent
    | EndingEvent
    | ScoredEvent
)
