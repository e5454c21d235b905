"""Nobody waits endlessly: where nothing moves, a bot that can make something does."""

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
    """The player who produces ends the game. Red is far ahead, and sees no reason to hurry."""
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


def with_little_money() -> Game:
    """Blue has full stores, $4 and an empty ship. The rules of thumb send it to load at red's."""
    boards = {
        "blue": {
            "cash": 4,
            "card": "white",
            "turns": 17,
            "machines": ["black", "orange"],
            "warehouses": 3,
            "factory": ["black@3", "black@3", "orange@3", "orange@3"],
            "harbour": ["brown@4", "brown@4", "tan@4"],
            "ship": {"at": "island", "cargo": []},
            "island": ["black", "black", "brown", "brown", "brown", "orange", "white"],
        },
        "red": {
            "cash": 22,
            "card": "brown",
            "turns": 17,
            "machines": ["brown", "white"],
            "warehouses": 3,
            "factory": ["brown@2", "white@3"],
            "harbour": ["brown@4", "brown@4", "tan@5"],
            "island": ["black", "brown", "tan", "white"],
        },
        "yellow": {
            "cash": 12,
            "card": "orange",
            "turns": 17,
            "machines": ["tan", "brown"],
            "warehouses": 5,
            "factory": ["brown@3", "brown@3", "tan@3"],
            "harbour": ["black@4", "orange@4", "orange@4", "white@4", "white@4"],
            "ship": {"at": "island", "cargo": []},
            "island": ["black"] * 3 + ["orange"] * 3 + ["tan", "tan", "white"],
        },
    }
    supply = {"black": 3, "brown": 1, "orange": 4, "tan": 6, "white": 6}
    return position(turn="blue", supply={"containers": supply}, seats=boards)


@pytest.mark.parametrize("seed", range(3))
def test_a_captain_waits_only_where_a_trader_does(seed: int) -> None:
    """In simulations it looks better to wait, because the others act there."""
    game = with_little_money()
    view = view_of(game, 0)
    asking = Asking(0, "action", view, legal_steps(game, 0))
    for name in ("trader", "captain"):
        bot = make_bot(name, seed=seed)
        bot.start(view)
        assert bot.answer(asking).step != "pass"
