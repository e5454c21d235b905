"""What clients send. Each type both validates requests and generates the OpenAPI document."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, field

from longshore.bots import STRONGEST_BOT
from longshore.record.words import Edition, Seat, Viewer
from longshore.server.messages.lending import USUAL_UNTIL, Until
from longshore.server.messages.orders import BidOrder, SettleOrder
from longshore.server.messages.pace import BotName, Pace
from longshore.text import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # a list known only at run time

Name = Annotated[str, Meta(max_length=100, description="Printable, at most 30 characters")]
CommandId = Annotated[
    str,
    Meta(min_length=1, max_length=64, description="Chosen by the client, such as a UUID"),
]
StepText = Annotated[str, Meta(max_length=80, description="As in docs/notation.md")]
Code = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
ChatText = Annotated[str, Meta(max_length=4000, description="One line of plain text")]
NoteText = Annotated[str, Meta(max_length=60_000, description="Plain text, any number of lines")]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """A new player. A `guest` has not chosen the name, so the server adds a number to it."""

    name: Name
    language: Language | None = None
    guest: bool = False


class ChangePlayer(Struct, forbid_unknown_fields=True):
    """What to change. Omitted keys stay as they are."""

    name: Name | None = None
    language: Language | None = None


class UseLink(Struct, forbid_unknown_fields=True):
    """The code shown on another device."""

    code: Code


class ForgetMe(Struct, forbid_unknown_fields=True):
    """The caller's name, to confirm that their data is to be deleted."""

    name: Name


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who sits there: the caller, anyone, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. `options` holds what differs from the edition's defaults.

    `first` names the first player if the option `first_player` is `chosen`.
    """

    edition: Edition = "2007"
    options: dict[
        Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)] | int
    ] = {}
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)] = field(
        default_factory=lambda: [NewSeat("me"), NewSeat("open"), NewSeat("open")]
    )
    visibility: Literal["private", "listed"] = "private"
    pace: Pace | None = None
    rated: bool = False
    seating: Literal["random", "chosen"] = "random"
    tracker: bool = True
    programs: bool = True
    """Whether programs may take seats."""
    first: Seat | None = None


class JoinTable(Struct, forbid_unknown_fields=True):
    """Which seat to take. Without `place` (from 0) or `seat`, the first free one.

    Where seats are drawn, the choice has no effect on the colour. A `program` says that it is one.
    """

    invite: Code | None = None
    place: Number | None = None
    seat: Seat | None = None
    program: bool = False


class StartTable(Struct, forbid_unknown_fields=True):
    """`first` names the first player, overriding the one chosen when the table was created."""

    first: Seat | None = None


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Empty a place, or with `bot` put a bot there. For the host."""

    place: Number
    bot: BotName | None = None


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty request."""


class TakeSteps(Struct, forbid_unknown_fields=True):
    """Steps of one seat, all or nothing."""

    id: CommandId
    seat: Seat
    steps: Annotated[list[StepText], Meta(min_length=1)]
    decision: Number | None = None
    commit: bool = True
    insight: bool = False
    """Whether `fresh` should include its insight."""


class ChangeDraft(Struct, forbid_unknown_fields=True):
    """What to do with the draft."""

    id: CommandId
    seat: Seat
    do: Literal["undo", "redo", "reset", "commit"]
    insight: bool = False
    """Whether `fresh` should include its insight."""


class EndGame(Struct, forbid_unknown_fields=True):
    """End the game as it stands, cancel it in the first round, agree to either, or decline."""

    do: Literal["end", "cancel", "agree", "decline"]


class VotePause(Struct, forbid_unknown_fields=True):
    """Offer to pause or resume the clocks, agree with the same word, or decline."""

    do: Literal["pause", "resume", "decline"]


class HandToBot(Struct, forbid_unknown_fields=True):
    """Let a bot play the caller's seat, or without `bot` take it back.

    The bot plays until a turn is over, until I am back, or to the end of the game.
    """

    seat: Seat
    bot: BotName | None = None
    until: Until = USUAL_UNTIL


class GiveSeat(Struct, forbid_unknown_fields=True):
    """Create a one-time code with which someone else can take the caller's seat, or revoke it."""

    seat: Seat
    withdraw: bool = False


class AcceptSeat(Struct, forbid_unknown_fields=True):
    """The code for a seat that is being handed over."""

    code: Code


class ChangeOrders(Struct, forbid_unknown_fields=True):
    """All standing orders of the caller's seat. An omitted order is removed."""

    seat: Seat
    bid: BidOrder | None = None
    settle: SettleOrder | None = None
    pass_leftover: bool = False
    loan: bool = False


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask what a bot would do in the caller's place, after their draft."""

    seat: Seat
    bot: BotName = STRONGEST_BOT


class NewChat(Struct, forbid_unknown_fields=True):
    """A chat message to send."""

    id: CommandId
    text: ChatText


class NewNote(Struct, forbid_unknown_fields=True):
    """The whole note. An empty one is deleted."""

    text: NoteText


class NewSilence(Struct, forbid_unknown_fields=True):
    """Whom to mute or block, by place at the table or by a chat message."""

    kind: Literal["mute", "block"]
    place: Annotated[int, Meta(ge=0, le=4)] | None = None
    message: Annotated[int, Meta(ge=1, le=2**53)] | None = None


class NewReport(Struct, forbid_unknown_fields=True):
    """What is wrong with a message."""

    reason: ChatText = ""


# ---------------------------------------------------------------- query strings


class OrdersQuery(Struct):
    """Which of the caller's seats."""

    seat: Seat


class ChatQuery(Struct):
    """Messages after this one, or without it the latest messages."""

    after: Number | None = None


class ResultsQuery(Struct):
    """Only games that ended before this time."""

    before: Number | None = None


class ListQuery(Struct):
    """Which tables. `views` adds what spectators see, for the first few tables of the list."""

    list: Literal["mine", "open", "running", "finished"] = "mine"
    views: bool = False


class ViewQuery(Struct):
    """Whose view. Without it, the caller's only seat, or else a spectator's."""

    seat: Viewer | None = None
    insight: bool = False


class EventsQuery(Struct):
    """Events after this one. `wait` is how many seconds to wait if there are none yet."""

    after: Number = 0
    wait: Annotated[int, Meta(ge=0, le=600)] = 0


class RecordQuery(Struct):
    """In which format, and from whose point of view."""

    format: Literal["text", "json"] = "text"
    seat: Viewer | None = None


class ReplayQuery(Struct):
    """After how many steps (default: all), and whose view. `all` works once the game is over."""

    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    seat: Literal[Viewer, "all"] | None = None
    insight: bool = False


class LessonQuery(Struct):
    """After how many steps, and which ones the reader took since, separated by commas.

    With `since` there is also everything that happened after that number of steps.
    """

    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    ahead: Annotated[str, Meta(max_length=500)] = ""
    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
