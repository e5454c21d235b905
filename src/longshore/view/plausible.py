"""Some game that looks like a view, for questions whose answer no secret can change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longshore.game import Game
from longshore.record.checks import MAX_MONEY
from longshore.record.words import COLOURS
from longshore.view.from_view import game_from_view

_PLENTY: Final = MAX_MONEY  # enough for whatever the game waits for


def plausible_game(view: Mapping[str, Any]) -> Game:
    """A game with this view; whatever the view hides is filled in with something possible.

    It lets insight ask the rules themselves. Nothing that depends on the fillings may be told.
    """
    boards = view["seats"]
    held = {board["card"] for board in boards.values() if "card" in board}
    free = (colour for colour in COLOURS if colour not in held)
    # Who is asked about interest cannot pay it; all others can have plenty (R-INT-5).
    poor = view["turn"] if view.get("open", {}).get("decision") == "interest" else None
    guess: dict[str, dict[str, Any]] = {
        "cards": {name: next(free) for name, board in boards.items() if "card" not in board},
        "cash": {name: 0 if name == poor else _PLENTY for name in boards},
    }
    auction = view.get("auction")
    if auction is not None:
        lowest = view["options"]["tie_break_minimum"] if auction["round"] == 2 else 0
        first = auction.get("first", {})
        # A bidder without money left adds nothing, whatever the minimum is (R-AUCT-8).
        guess["bids"] = {
            name: min(lowest, boards[name].get("cash", _PLENTY) - first.get(name, 0))
            for name in auction["committed"]
        }
        guess["zero_cards"] = dict.fromkeys(auction["committed"], 0)
    return game_from_view(view, guess)
