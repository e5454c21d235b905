"""What clients send. One definition each: it checks requests and makes the OpenAPI document."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, field

from longshore.bots import USUAL_BOT
from longshore.record.words import Edition, Seat, Viewer
from longshore.server.messages.orders import BidOrder, SettleOrder
from longshore.server.messages.pace import BotName, Pace
from longshore.text import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # a list that only running code knows

Name = Annotated[str, Meta(max_length=100, description="Printable, at most 30 characters")]
CommandId = Annotated[
    str,
    Meta(min_length=1, max_length=64, description="The client's own, such as a UUID"),
]
StepText = Annotated[str, Meta(max_length=80, description="As in docs/notation.md")]
Code = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
ChatText = Annotated[str, Meta(max_length=4000, description="One line of plain text")]
NoteText = Annotated[str, Meta(max_length=60_000, description="Plain text, any number of lines")]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """A new player."""

    name: Name
    language: Language | None = None


class ChangePlayer(Struct, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None


class UseLink(Struct, forbid_unknown_fields=True):
    """The code that another device shows."""

    code: Code


class ForgetMe(Struct, forbid_unknown_fields=True):
    """My name, so that I am not deleted by mistake."""

    name: Name


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit there: the caller, anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. `options` holds what differs from the edition's defaults.

    `first` names who begins, where the option `first_player` is `chosen`.
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
    first: Seat | None = None


class JoinTable(Struct, forbid_unknown_fields=True):
    """Without `place` (counted from 0) or `seat` the first free one is taken."""

    invite: Code | None = None
    place: Number | None = None
    seat: Seat | None = None


class StartTable(Struct, forbid_unknown_fields=True):
    """`first` names who begins, in place of the seat named when the table was made."""

    first: Seat | None = None


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """The host empties a place, or with `bot` lets a bot take it."""

    place: Number
    bot: BotName | None = None


class Nothing(Struct, forbid_unknown_fields=True):
    """No more is needed."""


class TakeSteps(Struct, forbid_unknown_fields=True):
    """Steps of one seat, all or nothing."""

    id: CommandId
    seat: Seat
    steps: Annotated[list[StepText], Meta(min_length=1)]
    decision: Number | None = None
    commit: bool = True
    insight: bool = False
    """Whether `fresh` is to have its insight."""


class ChangeDraft(Struct, forbid_unknown_fields=True):
    """What to do with the draft."""

    id: CommandId
    seat: Seat
    do: Literal["undo", "redo", "reset", "commit"]
    insight: bool = False
    """Whether `fresh` is to have its insight."""


class EndGame(Struct, forbid_unknown_fields=True):
    """End now as it stands, cancel in the first round, agree to either, or decline."""

    do: Literal["end", "cancel", "agree", "decline"]


class VotePause(Struct, forbid_unknown_fields=True):
    """Offer to stop the clocks or to let them run again, agree by the same word, or decline."""

    do: Literal["pause", "resume", "decline"]


class HandToBot(Struct, forbid_unknown_fields=True):
    """Let a bot play my seat; without `bot` I take it back."""

    seat: Seat
    bot: BotName | None = None


class GiveSeat(Struct, forbid_unknown_fields=True):
    """Make a one-time code with which somebody else takes my seat, or withdraw it."""

    seat: Seat
    withdraw: bool = False


class AcceptSeat(Struct, forbid_unknown_fields=True):
    """The code of a seat that is given away."""

    code: Code


class ChangeOrders(Struct, forbid_unknown_fields=True):
    """The standing orders of my seat, all of them: what is left out is no order."""

    seat: Seat
    bid: BidOrder | None = None
    settle: SettleOrder | None = None
    pass_leftover: bool = False
    loan: bool = False


class AskHint(Struct, forbid_unknown_fields=True):
    """What a bot would do in my place, after my draft."""

    seat: Seat
    bot: BotName = USUAL_BOT


class NewChat(Struct, forbid_unknown_fields=True):
    """Something to say."""

    id: CommandId
    text: ChatText


class NewNote(Struct, forbid_unknown_fields=True):
    """The whole note; an empty one is forgotten."""

    text: NoteText


class NewSilence(Struct, forbid_unknown_fields=True):
    """Whom: by the place at the table, or by a message of the chat."""

    kind: Literal["mute", "block"]
    place: Annotated[int, Meta(ge=0, le=4)] | None = None
    message: Annotated[int, Meta(ge=1, le=2**53)] | None = None


class NewReport(Struct, forbid_unknown_fields=True):
    """What is wrong with a message."""

    reason: ChatText = ""


# ---------------------------------------------------------------- after the question mark


class OrdersQuery(Struct):
    """Of which of my seats."""

    seat: Seat


class ChatQuery(Struct):
    """What came after; without it the latest messages."""

    after: Number | None = None


class ResultsQuery(Struct):
    """Only what ended before this time."""

    before: Number | None = None


class ListQuery(Struct):
    """Which tables."""

    list: Literal["mine", "open", "running"] = "mine"


class ViewQuery(Struct):
    """Whose view; without it the caller's only seat, or else a spectator's."""

    seat: Viewer | None = None
    insight: bool = False


class EventsQuery(Struct):
    """What came after; `wait` seconds for something, if there is nothing yet."""

    after: Number = 0
    wait: Annotated[int, Meta(ge=0, le=600)] = 0


class RecordQuery(Struct):
    """In which form, and whose."""

    format: Literal["text", "json"] = "text"
    seat: Viewer | None = None


class ReplayQuery(Struct):
    """After how many steps (all, without it), and whose view; `all` once the game is over."""

    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    seat: Literal[Viewer, "all"] | None = None
    insight: bool = False


class LessonQuery(Struct):
    """After how many steps."""

    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
