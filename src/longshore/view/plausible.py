"""Some game that looks like a view, for questions whose answer no secret can change.

It is also the one reading of a view from which many guessed games are made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longshore.game import Game
from longshore.game.guessing import guessed
from longshore.record.checks import MAX_MONEY
from longshore.record.words import COLOUR_NUMBERS, COLOURS
from longshore.view.forms import GameView
from longshore.view.from_view import Guess, game_from_view

_PLENTY: Final = MAX_MONEY  # enough for whatever the game waits for


def plausible_game(view: GameView) -> Game:
    """A game with this view; whatever the view hides is filled in with something possible.

    It lets insight ask the rules themselves. Nothing that depends on the fillings may be told.
    """
    boards = view["seats"]
    held = {board["card"] for board in boards.values() if "card" in board}
    free = (colour for colour in COLOURS if colour not in held)
    # Who is asked about interest cannot pay it; all others can have plenty (R-INT-5).
    broke = "open" in view and view["open"]["decision"] == "interest"
    poor = view["turn"] if broke else None
    guess: Guess = {
        "cards": {name: next(free) for name, board in boards.items() if "card" not in board},
        "cash": {name: 0 if name == poor else _PLENTY for name in boards},
    }
    auction = view.get("auction")
    if auction is not None:
        lowest = int(view["options"]["tie_break_minimum"]) if auction["round"] == 2 else 0
        first = auction.get("first", {})
        # A bidder without money left adds nothing, whatever the minimum is (R-AUCT-8).
        guess["bids"] = {
            name: min(lowest, boards[name].get("cash", _PLENTY) - first.get(name, 0))
            for name in auction["committed"]
        }
        guess["zero_cards"] = dict.fromkeys(auction["committed"], 0)
    return game_from_view(view, guess)


class GuessedGames:
    """Many games that look like one view: it is read once, and each guess costs only a copy."""

    def __init__(self, view: GameView) -> None:
        self._read = plausible_game(view)
        boards = view["seats"].values()
        self._cards = [COLOUR_NUMBERS[b["card"]] if "card" in b else None for b in boards]
        self._cash = [board.get("cash") for board in boards]

    def game(self, cards: Sequence[int], cash: Sequence[int]) -> Game:
        """The game in which these are the cards and the cash of all seats, by number.

        What the view shows holds, whatever a guess says of it. Bids that are sealed are taken back,
        and their bidders are waited for again. Nothing is checked: guess what can be true.
        """
        return guessed(
            self._read,
            [g if seen is None else seen for seen, g in zip(self._cards, cards, strict=True)],
            [g if seen is None else seen for seen, g in zip(self._cash, cash, strict=True)],
        )
