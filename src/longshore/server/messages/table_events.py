"""Events of a table (docs/api.md). Its log holds them in between those of the game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from longshore.record.words import EndedBy, Seat
from longshore.server.messages.lending import Until
from longshore.view.forms import GameEvent


class CreatedEvent(TypedDict):
    """A table is created."""

    event: Literal["created"]


class JoinedEvent(TypedDict):
    """A player sits down. `seat` is null until seats are drawn."""

    event: Literal["joined"]
    place: int
    seat: Seat | None
    name: str


class LeftEvent(TypedDict):
    """A player stands up, or concedes."""

    event: Literal["left"]
    place: int
    seat: Seat | None
    name: str


class RemovedEvent(TypedDict):
    """The host removes a player before the start."""

    event: Literal["removed"]
    place: int
    seat: Seat | None
    name: str


class StartedEvent(TypedDict):
    """The game starts. Names are by seat."""

    event: Literal["started"]
    seats: dict[Seat, str]


class EndOfferedEvent(TypedDict):
    """An offer to end or cancel. `by` is null if the server makes it."""

    event: Literal["end_offered"]
    by: Seat | None
    kind: Literal["end", "cancel"]


class EndAgreedEvent(TypedDict):
    """A seat agrees."""

    event: Literal["end_agreed"]
    seat: Seat
    kind: Literal["end", "cancel"]


class EndDeclinedEvent(TypedDict):
    """A seat declines."""

    event: Literal["end_declined"]
    seat: Seat
    kind: Literal["end", "cancel"]


class EndedEvent(TypedDict):
    """The table is over. A cancelled one has no scores."""

    event: Literal["ended"]
    by: EndedBy
    scores: NotRequired[dict[Seat, int]]
    winners: NotRequired[list[Seat]]


class RematchEvent(TypedDict):
    """The same players play again, at that table."""

    event: Literal["rematch"]
    table: str


class TimeOutEvent(TypedDict):
    """A clock ran out."""

    event: Literal["time_out"]
    seat: Seat


class BotPlaysEvent(TypedDict):
    """A bot plays a seat from now on. Older entries do not say for how long."""

    event: Literal["bot_plays"]
    seat: Seat
    bot: str
    until: NotRequired[Until]


class BackEvent(TypedDict):
    """The owner of a seat is back."""

    event: Literal["back"]
    seat: Seat
    name: str


class SeatGivenEvent(TypedDict):
    """A seat has a new owner."""

    event: Literal["seat_given"]
    seat: Seat
    name: str


class PauseOfferedEvent(TypedDict):
    """A player offers to pause or resume the clocks."""

    event: Literal["pause_offered"]
    by: Seat
    kind: Literal["pause", "resume"]


class PauseAgreedEvent(TypedDict):
    """A seat agrees."""

    event: Literal["pause_agreed"]
    seat: Seat
    kind: Literal["pause", "resume"]


class PauseDeclinedEvent(TypedDict):
    """A seat declines."""

    event: Literal["pause_declined"]
    seat: Seat
    kind: Literal["pause", "resume"]


class PausedEvent(TypedDict):
    """The clocks are paused."""

    event: Literal["paused"]


class ResumedEvent(TypedDict):
    """The clocks run again. `by` is null if the pause had lasted too long."""

    event: Literal["resumed"]
    by: Seat | None


TableEvent = (
    CreatedEvent
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

Event = GameEvent | TableEvent
