"""The notes of a captain: what the public record tells about cash, prices, bids and cards.

Public steps are played in a stand-in game with made-up values for whatever is hidden. The public
ledger tracks everyone's cash. What it does not prove stays unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.bots.captain.clues import Clues
from longshore.bots.memory import Average
from longshore.game import Game, Refused
from longshore.game.cells import HARBOUR
from longshore.game.editions import STARTING_CASH
from longshore.game.encoding import turns_begun
from longshore.record import OutsideError, parse_line
from longshore.record.words import COLOURS, SEAT_NUMBERS, SEATS
from longshore.view import Guess, Ledger, game_from_view, play
from longshore.view.forms import GameView, Seat

_SHARE: Final = 0.6  # the share of a lot's worth that is bid, before anyone has been seen bidding
_UNSEEN: Final = 12  # dollars above what is proven, where cash is unknown


class Notes:
    """What one seat has noted about one game."""

    def __init__(self) -> None:
        self.seat = ""
        self.ledger: Ledger | None = None
        self.stand_in: Game | None = None
        self.factory_price = Average(2.3)
        self.harbour_price = Average(4.0)
        self.shares: dict[Seat, Average] = {}
        self.clues = Clues()
        self.borrowed = -1
        """The captain's turn in which it took a loan, which it does not repay in the same turn."""

    def start(self, view: GameView) -> None:
        """Start from a view, at the beginning of a game or at any other moment."""
        self.seat = view["seat"]
        self.ledger = Ledger(view, dealt=is_dealt(view))
        self.shares = {name: Average(_SHARE) for name in view["seats"] if name != self.seat}
        self.clues.start(view)
        self._stand_in(view)

    def note(self, view: GameView, steps: Sequence[str]) -> None:
        """Take in public steps, in order. `view` is what the seat sees after them."""
        for line in steps:
            self._enter(line)
        game = self.stand_in
        if game is None or not fits(game, view):
            # Something was unknown, so from here on only what the view shows is known.
            self.ledger = Ledger(view, dealt=False)
            self._stand_in(view)

    def _enter(self, line: str) -> None:
        game = self.stand_in
        if game is None:
            return
        try:
            seat, step = parse_line(line)
            asked = game.asked()
            if asked is not None and asked.decision == "buy" and " take " in line and "@" in line:
                aboard = game.state.store == HARBOUR
                (self.harbour_price if aboard else self.factory_price).note(int(line[-1]))
                if aboard:
                    self.clues.note_load(game, seat, line)
            if line == f"{self.seat}: loan" and game.turn == seat:
                self.borrowed = turns_begun(game)
            if asked is not None and asked.decision == "bid" and ": bid " in line:
                self.clues.note_bid(game, seat, line, self.shares, self.cash_of(SEATS[seat]))
            elif asked is not None and asked.decision == "settle":
                self.clues.note_settlement(game, seat, line)
            if self.ledger is not None:
                self.ledger.note(play(game, seat, step))
        except (Refused, OutsideError):
            self.stand_in = None

    def _stand_in(self, view: GameView) -> None:
        boards = view["seats"]
        held = {board["card"] for board in boards.values() if "card" in board}
        free = (colour for colour in COLOURS if colour not in held)
        guess: Guess = {
            "cards": {name: next(free) for name, board in boards.items() if "card" not in board},
            "cash": {name: max(self.cash_of(name), pledged(view, name)) for name in boards},
        }
        auction = view.get("auction")
        if auction is not None:
            sealed = [name for name in auction["committed"] if name not in auction["bids"]]
            guess["bids"] = dict.fromkeys(sealed, 0)
            guess["zero_cards"] = dict.fromkeys(sealed, 0)
        try:
            self.stand_in = game_from_view(view, guess)
        except OutsideError:
            self.stand_in = None

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
        return self.shares[name].mean if name in self.shares else _SHARE


def pledged(view: GameView, name: Seat) -> int:
    """What a seat has openly bid in the auction, and so must have at least (R-AUCT-3)."""
    auction = view.get("auction")
    if auction is None:
        return 0
    return auction.get("first", {}).get(name, 0) + auction["bids"].get(name, 0)


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
