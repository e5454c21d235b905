"""What the server responds. The game's own forms are in `forms.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from longshore.server.messages.forms import (
    Edition,
    GameView,
    Insight,
    LedgerData,
    LoggedEvent,
    Options,
    Seat,
)
from longshore.server.messages.lending import Until
from longshore.server.messages.orders import Orders
from longshore.server.messages.pace import Pace
from longshore.server.messages.schedule import Schedule

Phase = Literal["open", "running", "finished", "cancelled", "study"]


class Player(Struct):
    """A player, as seen by that player."""

    id: str
    name: str
    language: str | None


class Arrived(Struct):
    """A new player. The token is for programs. A browser has its cookie."""

    player: Player
    token: str


class Me(Struct):
    """Who the caller is."""

    player: Player


class Visitor(Struct):
    """Who the caller is, or null for someone who has not played here yet."""

    player: Player | None


class Token(Struct):
    """An access token. It is shown once, and only its hash is stored."""

    token: str


class Link(Struct):
    """A one-time code to link another device."""

    code: str
    url: str
    expires_at: int


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

    by: str
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


class LessonStep(Struct):
    """Who moves next. The step itself is included only if it is the reader's."""

    seat: Seat
    step: str | None


class LessonMoment(Struct):
    """A moment of a lesson, as the reader sees it.

    `wanted` are the steps that the reader may take now, of those that are `legal`. `ahead` are
    those of the last ones that were taken in another order than the recorded one. `draft` is the
    reader's turn so far. `message` is what the lesson says, one of its `messages`. The others play
    until `pause`.
    """

    lesson: str
    steps: int
    to: int
    view: GameView
    bids: BidRange | None
    insight: Insight
    events: list[LoggedEvent]
    next: LessonStep | None
    ahead: list[str]
    wanted: list[str]
    legal: list[str]
    draft: Draft | None
    message: str
    messages: list[str]
    pause: int


class IdeaPosition(Struct):
    """An idea of the strategy page, and the position in which it can be tried.

    `view` and `insight` are those of the seat that the reader takes. `figures` are what its
    sentences say was measured (docs/strategy.md).
    """

    idea: str
    view: GameView
    insight: Insight
    figures: dict[str, float]


class Strategy(Struct):
    """All ideas, in the order in which they are meant to be read."""

    games: int
    """How many games were played to measure the figures."""
    ideas: list[IdeaPosition]


class MySchedule(Struct):
    """My quiet hours and holidays, or null if I have none."""

    schedule: Schedule | None


class SeatLink(Struct):
    """A one-time code for my seat, or null after it was revoked."""

    code: str | None
    url: str | None
    expires_at: int | None


class OrderLogEntry(Struct):
    """What a standing order did, or why it stopped."""

    at: int
    seat: Seat
    code: str
    args: Mapping[str, str | int]
    text: str


class MyOrders(Struct):
    """My standing orders for a seat, and what they did, latest first."""

    seat: Seat
    orders: Orders | None
    log: list[OrderLogEntry]


class Candidate(Struct):
    """A step that a bot considers, and its value to the bot in dollars."""

    step: str
    worth: float
    score: float | None = None
    """The score with which the game is expected to end for me."""
    chance: float | None = None
    """My chance to win, from 0 to 1."""


class Hint(Struct):
    """What a bot would do, and the best steps it considered."""

    decision: int | None
    bot: str
    step: str
    candidates: list[Candidate]


class Ledger(Struct):
    """What the public record proves."""

    table: str
    seq: int
    ledger: LedgerData


class Empty(Struct):
    """Done. There is nothing more to say."""


class Error(Struct):
    """What went wrong, as data and as a sentence in the reader's language."""

    code: str
    rule: str | None
    args: Mapping[str, str | int]
    text: str


class ErrorAnswer(Struct):
    """A refusal. `fresh` is the current view, if a command came too late."""

    error: Error
    fresh: Look | UnsetType = UNSET


class Root(Struct):
    """What is served here, and where the API is described."""

    name: str
    version: str
    rules: int
    api: str


class Health(Struct):
    """Whether the server is working."""

    status: Literal["ok", "storage"]
    version: str
    rules: int
    durability: str
    detail: str | UnsetType = UNSET
