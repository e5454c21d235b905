"""What a seat or a spectator sees of a game, now and later."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from longshore.server.messages.forms import GameView, Insight, LoggedEvent, Seat
from longshore.server.messages.tables import Offer, Phase


class Draft(Struct):
    """A turn in progress. `final` steps are accepted only with `commit`.

    `changes` counts what was done to it: of two looks with one `seq`, the one with more is newer.
    `sales` are there while a `skip` among the steps could still be undone in favour of one of them.
    """

    steps: list[str]
    redo: list[str]
    complete: bool
    final: list[str]
    changes: int
    sales: list[str] | UnsetType = UNSET


class BidRange(Struct):
    """The range of all bids. `legal` lists only the lowest ones."""

    lowest: int
    highest: int
    zero_cards: int


class SeatClock(Struct):
    """A seat's time in milliseconds, as of `now`.

    `turn_ms` is used first, then `bank_ms`. `ends_at` is when time runs out if nobody acts. Clocks
    of others are reckoned without their quiet hours and holidays, so they may get more.
    """

    turn_ms: int
    bank_ms: int
    remaining_ms: int
    running: bool
    ends_at: int | None


class PauseOffer(Struct, frozen=True):
    """An offer to pause or resume the clocks."""

    kind: Literal["pause", "resume"]
    agreed: tuple[Seat, ...]


class Clocks(Struct):
    """The clocks of a table. `now` is the server's time."""

    now: int
    kind: Literal["live", "days"]
    paused: bool
    offer: PauseOffer | None
    seats: dict[Seat, SeatClock]


class Shown(Struct, kw_only=True):
    """A table as a seat or a spectator sees it. Before the start there is no view."""

    table: str
    seq: int
    phase: Phase
    decision: int | None
    seat: Seat | None
    view: GameView | None
    legal: list[str]
    bids: BidRange | None
    draft: Draft | None
    clocks: Clocks | None
    offer: Offer | None
    insight: Insight | UnsetType = UNSET


class Look(Shown, kw_only=True):
    """What a seat or a spectator may see. `view` is that of docs/scenarios.md."""

    view: GameView


class Done(Struct):
    """A command was carried out. `seq` and `decision` are from then, `fresh` is current."""

    id: str
    seq: int
    decision: int | None
    fresh: Look


class News(Struct):
    """What is new at a table. Each event has its `seq` and its time `at`."""

    table: str
    seq: int
    events: list[LoggedEvent]
    more: bool


class Moment(Struct):
    """A moment of a game."""

    table: str
    steps: int
    to: int
    seat: Seat | Literal["all"] | None
    view: GameView
    step: str | None
    events: list[LoggedEvent]
    insight: Insight | UnsetType = UNSET


class Example(Struct):
    """A recorded game: the table where it can be replayed, and its course as a spectator sees it.

    `events` holds only what moves, sails and is built.
    """

    table: str
    names: dict[Seat, str]
    view: GameView
    events: list[LoggedEvent]
