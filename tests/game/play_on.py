"""Reads pickled games, plays them on, and writes them back: for a test with two processes."""

from __future__ import annotations

import pickle
import sys

from longshore.game import Game, compiled
from longshore.game.playout import BIASED, play_out

TURNS = 12


def played_on(game: Game) -> Game:
    """What becomes of a game."""
    later = game.clone()
    play_out(later, 5, BIASED, TURNS)
    return later


if __name__ == "__main__":
    assert not compiled()
    games: list[Game] = pickle.load(sys.stdin.buffer)  # noqa: S301 (from the test)
    sys.stdout.buffer.write(pickle.dumps([(game, played_on(game)) for game in games]))
