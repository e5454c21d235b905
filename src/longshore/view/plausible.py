"""A possible game for a view, for questions whose answer does not depend on any secret.

It also reads a view once, so that many games can be made from it: guessed ones, and one for each
seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longshore.game import Game
from longshore.game.guessing import guessed
from longshore.record.checks import MAX_MONEY
from longshore.record.words import COLOUR_NUMBERS, COLOURS, Colour, Seat
from longshore.view.forms import GameView
from longshore.view.from_view import Guess, game_from_view

_PLENTY: Final = MAX_MONEY  # enough for whatever the game waits for


def plausible_game(view: GameView, cash: Mapping[Seat, int] | None = None) -> Game:
    """A game with this view, with something possible for whatever the view hides.

    Cash that the view hides is as given, or plenty. It lets insight ask the rules themselves.
    Nothing that depends on the made-up parts may be revealed.
    """
    boards = view["seats"]
    if cash is None:
        cash = some_cash(view)
    guess: Guess = {"cards": some_cards(view), "cash": cash}
    auction = view.get("auction")
    if auction is not None:
        lowest = int(view["options"]["tie_break_minimum"]) if auction["round"] == 2 else 0
        first = auction.get("first", {})
        # A bidder with no money left adds nothing, whatever the minimum is (R-AUCT-8).
        guess["bids"] = {
            name: min(lowest, boards[name].get("cash", cash[name]) - first.get(name, 0))
            for name in auction["committed"]
        }
        guess["zero_cards"] = dict.fromkeys(auction["committed"], 0)
    return game_from_view(view, guess)


def some_cash(view: GameView) -> dict[Seat, int]:
    """Cash for each seat. A player asked about interest cannot pay it, all others have plenty."""
    broke = "open" in view and view["open"]["decision"] == "interest"  # R-INT-5
    poor = view["turn"] if broke else None
    return {name: 0 if name == poor else _PLENTY for name in view["seats"]}


def some_cards(view: GameView) -> dict[Seat, Colour]:
    """A card for each seat whose card the view hides: one of the deals that are possible."""
    boards = view["seats"]
    held = {board["card"] for board in boards.values() if "card" in board}
    free = iter([colour for colour in COLOURS if colour not in held])
    return {name: next(free) for name, board in boards.items() if "card" not in board}


class PlausibleGames:
    """A plausible game for each view of one moment, of which the public part is read once."""

    def __init__(self, public: GameView) -> None:
        self._read = plausible_game(public)

    def of(self, view: GameView) -> Game:
        """Like `plausible_game(view)`, but that those who have sealed a bid are asked again."""
        boards = view["seats"]
        cards, cash = some_cards(view), some_cash(view)
        return guessed(
            self._read,
            [COLOUR_NUMBERS[b["card"] if "card" in b else cards[n]] for n, b in boards.items()],
            [board.get("cash", cash[name]) for name, board in boards.items()],
        )


class GuessedGames:
    """Many games that look like one view, which is read once. Each guess costs only a copy."""

    def __init__(self, view: GameView) -> None:
        self._read = plausible_game(view)
        boards = view["seats"].values()
        self._cards = [COLOUR_NUMBERS[b["card"]] if "card" in b else None for b in boards]
        self._cash = [board.get("cash") for board in boards]

    def game(self, cards: Sequence[int], cash: Sequence[int]) -> Game:
        """The game in which these are the cards and the cash of all seats, by number.

        What the view shows takes precedence over a guess. Sealed bids are withdrawn, and their
        bidders are asked again. Nothing is checked, so guess only what can be true.
        """
        return guessed(
            self._read,
            [g if seen is None else seen for seen, g in zip(self._cards, cards, strict=True)],
            [g if seen is None else seen for seen, g in zip(self._cash, cash, strict=True)],
        )
