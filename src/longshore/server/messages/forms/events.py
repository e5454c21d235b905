"""Events: of the game (docs/interfaces.md) and of the table (docs/api.md)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from longshore.server.messages.forms.words import (
    Colour,
    Purpose,
    Purse,
    Seat,
    ShipPlace,
    Space,
    Spot,
)


class Happened(Struct, tag_field="event"):
    """The number of the entry of the log, and when it was written."""

    seq: int
    at: int


# ---------------------------------------------------------------- of the game


class StepEvent(Happened, tag="step"):
    """What was decided; not for a sealed bid."""

    seat: Seat
    step: str


class TurnEvent(Happened, tag="turn"):
    """A seat begins a turn."""

    seat: Seat


class PayEvent(Happened, tag="pay"):
    """Money changes hands."""

    from_: Purse = field(name="from")
    to: Purse
    amount: int
    for_: Purpose = field(name="for")


class MoveEvent(Happened, tag="move"):
    """A container changes its place."""

    container: Colour
    from_: Spot = field(name="from")
    to: Spot


class SailEvent(Happened, tag="sail"):
    """A ship changes its place."""

    seat: Seat
    from_: ShipPlace = field(name="from")
    to: ShipPlace


class BuildEvent(Happened, tag="build"):
    """A building; only a machine has a colour."""

    seat: Seat
    what: Literal["warehouse", "machine"]
    space: int
    cost: int
    colour: Colour | UnsetType = UNSET


class LoanEvent(Happened, tag="loan"):
    """A loan is taken."""

    seat: Seat
    forced: bool


class RepayEvent(Happened, tag="repay"):
    """A loan is paid back."""

    seat: Seat


class CommittedEvent(Happened, tag="committed"):
    """That a bid was made."""

    seat: Seat
    round: Literal[1, 2]


class BidsEvent(Happened, tag="bids"):
    """All bids are turned over."""

    round: Literal[1, 2]
    bids: dict[Seat, int]
    counted: dict[Seat, int]
    highest: int
    zero_cards: dict[Seat, int] | UnsetType = UNSET


class SettledEvent(Happened, tag="settled"):
    """The seller has decided; `buyer` is who gets the lot."""

    seller: Seat
    buyer: Seat
    accepted: bool
    amount: int
    lot: list[Colour]


class DefaultEvent(Happened, tag="default"):
    """Interest cannot be paid."""

    seat: Seat
    loans: int


class SeizedEvent(Happened, tag="seized"):
    """A building is taken away; only a machine has a colour."""

    seat: Seat
    what: Literal["warehouse", "machine"]
    space: int
    colour: Colour | UnsetType = UNSET


class WonEvent(Happened, tag="won"):
    """A broker auction is won."""

    seat: Seat
    space: Space


class EndingEvent(Happened, tag="ending"):
    """The end is triggered."""

    seat: Seat


class ScoredEvent(Happened, tag="scored"):
    """The game is over."""

    scores: dict[Seat, int]
    winners: list[Seat]


# ---------------------------------------------------------------- of the table


class CreatedEvent(Happened, tag="created"):
    """A table is made."""


class JoinedEvent(Happened, tag="joined"):
    """Somebody sits down; `seat` is null until seats are drawn."""

    place: int
    seat: Seat | None
    name: str


class LeftEvent(Happened, tag="left"):
    """Somebody stands up, or concedes."""

    place: int
    seat: Seat | None
    name: str


class RemovedEvent(Happened, tag="removed"):
    """The host sends somebody away before the start."""

    place: int
    seat: Seat | None
    name: str


class StartedEvent(Happened, tag="started"):
    """The game begins; names by seat."""

    seats: dict[Seat, str]


class EndOfferedEvent(Happened, tag="end_offered"):
    """An offer to end or cancel; `by` is null when the server makes it."""

    by: Seat | None
    kind: Literal["end", "cancel"]


class EndAgreedEvent(Happened, tag="end_agreed"):
    """A seat agrees."""

    seat: Seat
    kind: Literal["end", "cancel"]


class EndDeclinedEvent(Happened, tag="end_declined"):
    """A seat declines."""

    seat: Seat
    kind: Literal["end", "cancel"]


class EndedEvent(Happened, tag="ended"):
    """The table is over; there are no scores of one that was cancelled."""

    by: Literal["supply", "stalemate", "agreement", "abandoned", "cancelled"]
    scores: dict[Seat, int] | UnsetType = UNSET
    winners: list[Seat] | UnsetType = UNSET


class RematchEvent(Happened, tag="rematch"):
    """The same company plays again, at that table."""

    table: str


class TimeOutEvent(Happened, tag="time_out"):
    """A clock ran out."""

    seat: Seat


class BotPlaysEvent(Happened, tag="bot_plays"):
    """A bot plays a seat from now on."""

    seat: Seat
    bot: str


class BackEvent(Happened, tag="back"):
    """The owner of a seat is back."""

    seat: Seat
    name: str


class SeatGivenEvent(Happened, tag="seat_given"):
    """A seat has a new owner."""

    seat: Seat
    name: str


class PauseOfferedEvent(Happened, tag="pause_offered"):
    """Somebody wants the clocks to stop, or to run again."""

    by: Seat
    kind: Literal["pause", "resume"]


class PauseAgreedEvent(Happened, tag="pause_agreed"):
    """A seat agrees."""

    seat: Seat
    kind: Literal["pause", "resume"]


class PauseDeclinedEvent(Happened, tag="pause_declined"):
    """A seat declines."""

    seat: Seat
    kind: Literal["pause", "resume"]


class PausedEvent(Happened, tag="paused"):
    """The clocks stand still."""


class ResumedEvent(Happened, tag="resumed"):
    """The clocks run again; `by` is null when the pause had lasted too long."""

    by: Seat | None


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
    | CreatedEvent
    | JoinedEvent
    | LeftEvent
    | RemovedEvent
    | StartedEvent
    | EndOfferedEvent
    | EndAgreedEvent
    | EndDeclinedEvent
    | EndedEvent
    | RematchEvent
    | TimeOutEvent
    | BotPlaysEvent
    | BackEvent
    | SeatGivenEvent
    | PauseOfferedEvent
    | PauseAgreedEvent
    | PauseDeclinedEvent
    | PausedEvent
    | ResumedEvent
)
