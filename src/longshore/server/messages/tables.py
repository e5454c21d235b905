"""Tables, without their games."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from longshore.record.words import EndedBy
from longshore.server.messages.forms import Edition, GameView, Options, Seat
from longshore.server.messages.lending import Until
from longshore.server.messages.pace import Pace

Phase = Literal["open", "running", "finished", "cancelled", "study"]


class SeatInfo(Struct):
    """A seat at a table. `seat` is null until seats are drawn."""

    place: int
    seat: Seat | None
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    left: bool
    mine: bool
    former: bool = False
    """Whether its player has been deleted. The name is then empty."""
    persona: str | None = None
    """Who a bot is at this table, one of `longshore.bots.personas`."""
    until: Until | None = None
    """How long a bot plays for the person who sits there. Lists of tables do not say."""
    program: bool = False
    """Whether whoever sits there has said that it is a program."""


class Ended(Struct):
    """How a game ended."""

    by: EndedBy
    scores: dict[Seat, int]
    winners: list[Seat]


class Offer(Struct):
    """An offer to end or cancel the game. `by` is null if the server makes it."""

    by: Seat | None
    kind: Literal["end", "cancel"]
    agreed: list[Seat]


class TableInfo(Struct):
    """A table, without its game. `invite` is included for players who sit at it."""

    id: str
    phase: Phase
    seq: int
    edition: Edition
    options: Options
    players: int
    visibility: Literal["private", "listed"]
    seating: Literal["random", "chosen"]
    rated: bool
    tracker: bool
    programs: bool
    """Whether programs may take seats. At a rated table they may not."""
    pace: Pace | None
    host: bool
    seats: list[SeatInfo]
    asked: list[Seat]
    created_at: int
    changed_at: int
    invite: str | UnsetType = UNSET
    ended: Ended | None = None
    offer: Offer | None = None
    rematch: str | None = None
    rematch_of: str | None = None
    idea: str | None = None
    """The idea of the strategy page from whose position it is played on."""
    view: GameView | UnsetType = UNSET
    """What spectators see, in lists that were asked for with `views`."""


class TableAnswer(Struct):
    """One table."""

    table: TableInfo


class Invitation(Struct):
    """An invitation link, under an address that others can reach."""

    table: str
    url: str


class TableList(Struct):
    """Several tables."""

    tables: list[TableInfo]
