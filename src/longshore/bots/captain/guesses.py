"""The games a captain could be in: deals of cards that fit the clues, and cash where unknown."""

from __future__ import annotations

from random import Random
from typing import Final

from longshore.bots.captain.notes import Notes
from longshore.game import Game
from longshore.view import GuessedGames
from longshore.view.forms import GameView

_GAMES: Final = 24  # a likelier deal comes more often
_HALF: Final = 0.5


def guessed_games(view: GameView, notes: Notes, chance: Random) -> list[Game]:
    """Games that fit the view, in random order."""
    names = list(view["seats"])
    guesses = GuessedGames(view)
    games: list[Game] = []
    owed = 0.0
    for cards, likely in notes.clues.deals(names):
        owed += likely * _GAMES
        while owed >= _HALF:
            cash = [notes.guess_cash(name, len(games), view) for name in names]
            games.append(guesses.game(cards, cash))
            owed -= 1
    chance.shuffle(games)
    return games
