"""The true secrets of a game, as a guess for a view of it."""

from __future__ import annotations

from typing import Any

from longshore.game import Game
from longshore.record.write_position import position_of


def true_guess(game: Game, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What the view lacks, no more."""
    whole = position_of(game)
    guess: dict[str, dict[str, Any]] = {
        kind: {
            name: whole["seats"][name][key]
            for name, board in view["seats"].items()
            if key not in board
        }
        for kind, key in (("cards", "card"), ("cash", "cash"))
    }
    for kind in ("bids", "zero_cards"):
        if kind in whole.get("auction", {}):
            shown = view["auction"][kind]
            guess[kind] = {n: v for n, v in whole["auction"][kind].items() if n not in shown}
    return guess
