"""A table as the server works with it."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec
from msgspec import Struct

from longshore.game import Game
from longshore.record import Record, turn_draft
from longshore.record.steps import parse_step
from longshore.record.words import SEATS, Edition
from longshore.record.words import Seat as SeatName
from longshore.server.base.names import distinct
from longshore.server.messages.lending import USUAL_UNTIL, Until
from longshore.server.messages.orders import Orders
from longshore.server.messages.pace import Pace
from longshore.server.messages.tables import Ended, Offer, Phase
from longshore.server.tables.clock_state import Clocks
from longshore.view import Views

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
STUDY: Final = "study"


class Setup(Struct, frozen=True):
    """What was chosen when the table was created. It never changes."""

    edition: Edition
    options: dict[str, str | int]
    players: int
    seating: Literal["random", "chosen"] = "random"
    rated: bool = False
    tracker: bool = True
    rematch_of: str | None = None
    partial: str | None = None
    """For an imported partial record, whose it is."""
    pace: Pace | None = None
    first: str | None = None
    """The first player, if that is not drawn."""
    series: str | None = None
    """The table with which a series of rematches began."""
    idea: str | None = None
    """The idea of the strategy page whose position the game was played on from."""
    programs: bool = True
    """Whether programs may take seats."""


class Seat(Struct):
    """Who sits there. `bot` plays the seat if the person does not."""

    kind: Literal["open", "person", "bot"]
    player: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False
    program: bool = False
    """Whether whoever sits there has said that it is a program."""

    def copied(self) -> Seat:
        """An independent copy."""
        return copy(self)

    @property
    def is_person(self) -> bool:
        """Whether a person sits here who has not left for good."""
        return self.kind == "person" and not self.left


class DraftStep(Struct, frozen=True):
    """A step in a draft, and the number of its seat's next decision."""

    step: str
    decision: int | None


class Draft(Struct):
    """The active seat's turn so far, private and not yet played."""

    steps: list[DraftStep] = []
    undone: list[DraftStep] = []
    changes: int = 0
    """How often it has changed since it was begun, so that its owner can tell old from new."""


class SeatOrders(Struct, frozen=True):
    """A seat's standing orders, their owner, and the decision they were last checked for."""

    player: str
    orders: Orders
    decision: int | None = None
    act_at: int | None = None


class Lent(Struct, frozen=True):
    """How long a bot plays a person's seat."""

    until: Until = USUAL_UNTIL
    turn: int | None = None
    """The seat at the end of whose turn the owner is back, if it is lent for a turn."""


class Gift(Struct, frozen=True):
    """A seat that is offered to anyone with the code."""

    giver: str
    digest: bytes
    expires_at: int


class Giver(Struct, frozen=True):
    """A player who gave a seat away, whose name is still in the log."""

    seat: SeatName
    player: str
    name: str


class Progress(Struct):
    """What a running game needs besides its position. Stored as JSON. Secret."""

    decisions: list[int | None] = []
    """By seat: the number of its open decision in the committed position."""
    last_decision: int = 0
    last_drafts: dict[int, int] = {}
    """By seat: how many decisions it has had in drafts. Nobody may see another seat's."""
    last_draft: int = 0
    """The count that all seats shared, in games that began when they did."""
    steps: int = 0
    kept_steps: int = 0
    """After how many steps the last snapshot was kept."""
    turn_steps: int = 0
    """The active seat's steps this turn, to bound a turn of loans and repayments."""
    draft: Draft = msgspec.field(default_factory=Draft)
    offer: Offer | None = None
    built_turn: int = 0
    """Of the turns in a row without a move: the last one in which something was built."""
    ended: Ended | None = None
    rematch: str | None = None
    bot_seeds: list[int] = []
    clocks: Clocks | None = None
    orders: dict[int, SeatOrders] = {}
    """Standing orders by seat. Nobody but their owner ever sees them."""
    lent: dict[int, Lent] = {}
    """By seat: how long a bot plays it. Without an entry, until the owner is back."""
    bots_wait_until: int | None = None
    """When bots may act again, at a table where they play at a pace that people can follow."""
    gifts: dict[str, Gift] = {}
    givers: list[Giver] = []
    removed: tuple[str, ...] = ()
    """Before the game: the players whom the host has removed, and who cannot come back."""
    old_prices: tuple[str, ...] = ()
    """What the containers being priced cost before."""

    def copied(self) -> Progress:
        """An independent copy. The items of its lists never change."""
        other = copy(self)
        other.decisions = self.decisions.copy()
        draft = self.draft
        other.draft = Draft(draft.steps.copy(), draft.undone.copy(), draft.changes)
        other.clocks = None if self.clocks is None else self.clocks.copied()
        other.orders = self.orders.copy()
        other.lent = self.lent.copy()
        other.last_drafts = self.last_drafts.copy()
        return other

    def drop_orders(self, seat: int) -> None:
        """Remove a seat's standing orders."""
        self.orders.pop(seat, None)


@dataclass(slots=True)
class Table:
    """A table in memory. A command works on a copy, which replaces it once stored."""

    id: str
    version: int
    seq: int
    phase: Phase
    visibility: Literal["private", "listed"]
    host: str | None
    invite: str
    setup: Setup
    seats: list[Seat]
    created_at: int
    changed_at: int
    header: Record | None = None
    """How the game started: a record without its steps."""
    game: Game | None = None
    """The committed position. In a game that ended early, the last one."""
    progress: Progress = field(default_factory=Progress)
    due_at: int | None = None
    """When the server next has to act here by itself."""
    _rehearsal: tuple[Game, bool] | None = None
    _views: Views | None = None

    def copied(self) -> Table:
        """An independent copy for a command to work on. Every command needs one."""
        return Table(
            id=self.id,
            version=self.version,
            seq=self.seq,
            phase=self.phase,
            visibility=self.visibility,
            host=self.host,
            invite=self.invite,
            setup=self.setup,
            seats=[seat.copied() for seat in self.seats],
            created_at=self.created_at,
            changed_at=self.changed_at,
            header=self.header,
            game=None if self.game is None else self.game.clone(),
            progress=self.progress.copied(),
            due_at=self.due_at,
        )

    # ------------------------------------------------------------ the game

    @property
    def running_game(self) -> Game:
        """The game of a table that has one."""
        if self.game is None:
            raise LookupError("this table has no game yet")
        return self.game

    @property
    def shown_game(self) -> Game:
        """The game as it is shown: over, if it was ended early."""
        game = self.running_game
        if self.phase == FINISHED and not game.over:
            game = game.clone()
            game.stop()
        return game

    def views(self, game: Game) -> Views:
        """The views of the committed game, put together once, or of another one."""
        if game is not self.game:
            return Views(game)
        if self._views is None:
            self._views = Views(game)
        return self._views

    def asked(self) -> list[SeatName]:
        """The seats that the committed game waits for."""
        asked = None if self.game is None or self.phase != RUNNING else self.game.asked()
        return [] if asked is None else [SEATS[seat] for seat in asked.seats]

    def waits_for_bot(self) -> bool:
        """Whether a bot has to act, and may act now."""
        if self.progress.bots_wait_until is not None:
            return False
        return self.asks_bot()

    def asks_bot(self) -> bool:
        """Whether the game waits for a seat that a bot plays."""
        for seat in self.seats:
            if seat.bot is not None:
                break
        else:
            return False
        return any(self.seats[SEATS.index(name)].bot is not None for name in self.asked())

    def may_draft(self, seat: int) -> bool:
        """Whether this seat's decision is composed as a draft (docs/design.md, section 5)."""
        game = self.game
        return game is not None and self.phase == RUNNING and turn_draft.may_draft(game, seat)

    def rehearsal(self) -> tuple[Game, bool]:
        """The game with the draft on top, and whether the draft's turn is complete."""
        if self._rehearsal is None:
            game = self.running_game
            complete = False
            if self.progress.draft.steps:
                game = game.clone()
                seat = game.turn
                for drafted in self.progress.draft.steps:
                    complete = game.rehearse(seat, parse_step(drafted.step))
            self._rehearsal = game, complete
        return self._rehearsal

    def draft_changed(self) -> None:
        """Count the change and discard the rehearsal, because the draft has changed."""
        self.progress.draft.changes += 1
        self._rehearsal = self._views = None

    def drop_draft(self) -> None:
        """Begin with an empty draft, because the old one was played or the game is over.

        Its count starts again too: nobody may learn how often the previous player changed their
        mind.
        """
        self.progress.draft = Draft()
        self._rehearsal = self._views = None

    def decision_of(self, seat: int) -> int | None:
        """The number of a seat's open decision, in its draft if it has one."""
        if self.phase != RUNNING:
            return None
        draft = self.progress.draft.steps
        if draft and self.running_game.turn == seat:
            return draft[-1].decision
        return self.progress.decisions[seat]

    # ------------------------------------------------------------ people

    def seats_of(self, player: str | None) -> list[int]:
        """The seats of a player. A player who has left has none."""
        if player is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.player == player and not seat.left
        ]

    def lent_until(self, seat: int) -> Until | None:
        """How long a bot plays a seat whose owner may come back. None if the owner plays it."""
        sitting = self.seats[seat]
        if not sitting.is_person or sitting.bot is None:
            return None
        return self.progress.lent.get(seat, Lent()).until

    @property
    def has_drawn_seats(self) -> bool:
        """Whether it is known which seat has which colour."""
        return self.phase != OPEN or self.setup.seating == "chosen"

    def name_for(self, player: str, name: str) -> str:
        """How a player is called here: two people at a table never share a name."""
        others = [seat.name for seat in self.seats if seat.kind == "person"]
        own = [seat.name for seat in self.seats if seat.player == player]
        return own[0] if own else distinct(name, others)

    def people(self) -> list[str]:
        """The seats of people who are still there."""
        return [SEATS[number] for number, seat in enumerate(self.seats) if seat.is_person]
