"""The true secrets of a game, as a guess for a view of it."""

from __future__ import annotations

from longshore.game import Game
from longshore.record.position.write import position_of
from longshore.view import Guess
from longshore.view.forms import GameView


def true_guess(game: Game, view: GameView) -> Guess:
    """What the view lacks, no more."""
    whole = position_of(game)
    seats = whole["seats"]
    guess: Guess = {
        "cards": {n: seats[n]["card"] for n, board in view["seats"].items() if "card" not in board},
        "cash": {n: seats[n]["cash"] for n, board in view["seats"].items() if "cash" not in board},
    }
    if "auction" in whole:
        auction, seen = whole["auction"], view["auction"]
        guess["bids"] = {n: bid for n, bid in auction["bids"].items() if n not in seen["bids"]}
        if "zero_cards" in auction:
            cards = auction["zero_cards"]
            guess["zero_cards"] = {n: v for n, v in cards.items() if n not in seen["zero_cards"]}
    return guess
