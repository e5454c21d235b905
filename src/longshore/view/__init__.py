"""What one seat may see of a game, and what can be worked out from it.

Everything that leaves the program goes through here: views, public events, the public ledger and
insight. The packages above never read the game itself where a person or a bot could see the result.
"""

from __future__ import annotations

from longshore.view.events import play
from longshore.view.from_view import Guess, GuessError, game_from_view
from longshore.view.insight import insight
from longshore.view.ledger import UNKNOWN, Ledger
from longshore.view.lots import worth_of_lot
from longshore.view.plausible import GuessedGames
from longshore.view.replay import events_of_record, opening, play_along
from longshore.view.view import Views, view_of, view_of_all

__all__ = [
    "UNKNOWN",
    "Guess",
    "GuessError",
    "GuessedGames",
    "Ledger",
    "Views",
    "events_of_record",
    "game_from_view",
    "insight",
    "opening",
    "play",
    "play_along",
    "view_of",
    "view_of_all",
    "worth_of_lot",
]
