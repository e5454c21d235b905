"""The notes of a captain: what the public record tells about cash, prices, bids and cards.

Besides the memory that a trader has too, there are clues about cards, and the public ledger tracks
everyone's cash. What it does not prove stays unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.bots.captain.clues import Clues
from longshore.bots.memory import SHARE, Average, Memory, pledged
from longshore.bots.rollout import thumb
from longshore.game import Game
from longshore.game.cells import HARBOUR
from longshore.game.editions import STARTING_CASH
from longshore.game.waiting import turns_begun
from longshore.record.words import SEAT_NUMBERS, SEATS, Seat
from longshore.view import Ledger, play
from longshore.view.forms import GameView

_HARBOUR_PRICE: Final = thumb.HARBOUR_PRICE_OF_ROLLOUT / thumb.DOLLAR
_UNSEEN: Final = 12  # dollars above what is proven, where cash is unknown


class Notes:
    """What one seat has noted about one game."""

    def __init__(self) -> None:
        self.memory = Memory(_HARBOUR_PRICE)
        self.ledger: Ledger | None = None
        self.shares: dict[Seat, Average] = {}
        self.clues = Clues()

    def start(self, view: GameView) -> None:
        """Start from a view, at the beginning of a game or at any other moment."""
        self.shares = {name: Average(SHARE) for name in view["seats"] if name != view["seat"]}
        self.clues.start(view)
        self._start_at(view, dealt=is_dealt(view))

    def note(self, view: GameView, steps: Sequence[str]) -> None:
        """Take in public steps, in order. `view` is what the seat sees after them."""
        for line in steps:
            self._look_for_clues(line)
            self.memory.enter(line, self._play)
        game = self.memory.stand_in
        if game is None or not fits(game, view):
            # Something was unknown, so from here on only what the view shows is known.
            self._start_at(view, dealt=False)

    def _start_at(self, view: GameView, *, dealt: bool) -> None:
        self.ledger = Ledger(view, dealt=dealt)
        self.memory.start_at(view, {name: self.cash_of(name) for name in view["seats"]})

    def _look_for_clues(self, line: str) -> None:
        """See what a step tells about the card of the seat that takes it."""
        game = self.memory.stand_in
        asked = None if game is None else game.asked()
        if game is None or asked is None:
            return
        seat = SEAT_NUMBERS[line.partition(":")[0]]
        if asked.decision == "buy" and " take " in line and "@" in line:
            if game.state.store == HARBOUR:
                self.clues.note_load(game, seat, line)
        elif asked.decision == "bid" and ": bid " in line:
            self.clues.note_bid(game, seat, line, self.shares, self.cash_of(SEATS[seat]))
        elif asked.decision == "settle":
            self.clues.note_settlement(game, seat, line)

    def _play(self, game: Game, seat: int, step: int) -> None:
        events = play(game, seat, step)
        if self.ledger is not None:
            self.ledger.note(events)

    def cash_of(self, name: Seat) -> int:
        """A seat's cash: the proven amount, or the least it can have plus a little."""
        if self.ledger is None:
            return STARTING_CASH
        proven = self.ledger.cash(name)
        if proven is None:
            return self.ledger.accounts[name].at_least + _UNSEEN
        return proven

    def guess_cash(self, name: Seat, number: int, view: GameView) -> int:
        """The same, but if it is unknown, one of several guesses that fit the view."""
        cash = self.cash_of(name)
        if self.ledger is not None and self.ledger.cash(name) is None:
            cash += _UNSEEN * (number % 3 - 1)
        return max(cash, pledged(view, name))

    def share_of(self, name: Seat) -> float:
        """How much of a lot's worth a seat bids."""
        return self.shares[name].mean if name in self.shares else SHARE


def is_dealt(view: GameView) -> bool:
    """Whether this can only be the start of a game, when everyone has the same cash."""
    boards = view["seats"].values()
    return all(
        board["turns"] == 0
        and not board["island"]
        and not board["harbour"]
        and not board["ship"]["cargo"]
        and board["loans"] == 0
        and len(board["factory"]) == 1
        and board.get("cash", STARTING_CASH) == STARTING_CASH
        for board in boards
    ) and view["asked"] == {"decision": "action", "seats": [view["turn"]]}


def fits(game: Game, view: GameView) -> bool:
    """Whether the stand-in is in the position that the view shows."""
    asked = game.asked()
    if asked is None:
        return bool(view["over"])
    return (
        view["asked"] is not None
        and asked.decision == view["asked"]["decision"]
        and game.turn == SEAT_NUMBERS[view["turn"]]
        and turns_begun(game) == view["seats"][view["turn"]]["turns"]
    )
