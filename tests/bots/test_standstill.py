"""Nobody waits for ever: where nothing moves, whoever can make something does."""

from __future__ import annotations

import pytest
from tests.view.games import position

from longshore.bots import Asking, make_bot
from longshore.bots.legal import legal_steps
from longshore.bots.seats import Seats
from longshore.game import Game
from longshore.view import view_of

BOTS = ("trader", "trader:producer", "captain", "captain:banker")
REST = 6  # turns: two rounds of three players


def nearly_over(quiet: int) -> Game:
    """Whoever produces ends the game. Red is far ahead, and sees no reason to hurry."""
    boards = {
        name: {
            "cash": cash,
            "turns": 20,
            "card": card,
            "machines": [machine, None, None, None],
            "factory": [],
            "harbour": [],
            "island": island,
        }
        for name, cash, card, machine, island in (
            ("blue", 8, "black", "brown", ["white"]),
            ("red", 40, "brown", "orange", ["brown", "black", "white"]),
            ("yellow", 9, "tan", "brown", ["white"]),
        )
    }
    supply = {"black": 0, "brown": 1, "orange": 1, "tan": 5, "white": 5}
    return position(
        turn="blue",
        quiet_turns=quiet,
        supply={"containers": supply},
        seats=boards,
    )


def first_step(bot: str, game: Game) -> str:
    player = make_bot(bot, seed=1, simulations=60)
    view = view_of(game, 0)
    player.start(view)
    return player.answer(Asking(0, "action", view, legal_steps(game, 0))).step


@pytest.mark.parametrize("bot", BOTS)
def test_one_who_is_behind_ends_the_game_only_when_nothing_moves(bot: str) -> None:
    assert first_step(bot, nearly_over(REST)) == "produce"
    assert first_step(bot, nearly_over(REST - 1)) != "produce"


@pytest.mark.parametrize("bot", ["trader", "captain"])
def test_such_a_game_ends(bot: str) -> None:
    game = nearly_over(0)
    seats = Seats(game, [make_bot(bot, seed=seat, simulations=60) for seat in range(3)])
    seats.start()
    for _ in range(200):
        asked = game.asked()
        if asked is None:
            break
        seats.play(asked.seats[0], seats.ask(asked.seats[0]).step)
    assert game.over
