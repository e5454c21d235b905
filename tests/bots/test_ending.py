"""An admiral ends a game that it has won, and gets one going again that has come to a halt."""

from __future__ import annotations

from typing import Any

import pytest
from tests.view.games import position

pytest.importorskip("numpy")
from tests.bots.networks import Fond

from longshore.bots import Asking
from longshore.bots.admiral.admiral import Admiral
from longshore.bots.admiral.network import Network
from longshore.bots.legal import legal_steps
from longshore.game import Game
from longshore.record import parse_step
from longshore.view import view_of

REST = 6  # turns: two rounds of three players
RED = 1
LAZY = Fond(**{"pass": 9.0, "done": 5.0})


def late(quiet: int = 0, orange: int = 1, **seats: dict[str, Any]) -> Game:
    """Red's turn, and all cash is open. Black is gone, and this much of orange is left."""
    boards: dict[str, dict[str, Any]] = {
        name: {
            "cash": cash,
            "turns": 20,
            "card": card,
            "machines": [machine],
            "factory": [],
            "harbour": [],
        }
        for name, cash, card, machine in (
            ("blue", 9, "black", "brown"),
            ("red", 40, "brown", "orange"),
            ("yellow", 9, "tan", "brown"),
        )
    }
    for name, board in seats.items():
        boards[name] |= board
    supply = {"black": 0, "brown": 5, "orange": orange, "tan": 5, "white": 5}
    return position(
        options={"show_cash": "on"},
        turn="red",
        quiet_turns=quiet,
        supply={"containers": supply},
        seats=boards,
    )


def turn(game: Game, network: Network = LAZY) -> list[str]:
    """What an admiral with this network does until others decide."""
    admiral = Admiral(network=network)
    admiral.start(view_of(game, RED))
    steps: list[str] = []
    while (asked := game.asked()) is not None and asked.seats == (RED,) and len(steps) < 30:
        asking = Asking(RED, asked.decision, view_of(game, RED), legal_steps(game, RED))
        steps.append(admiral.answer(asking).step)
        game.apply(RED, parse_step(steps[-1]))
    return steps


def test_it_ends_a_game_that_it_has_won() -> None:
    game = late()
    assert turn(game)[0] == "produce"
    assert game.over
    assert game.winners() == [RED]


def test_a_machine_for_the_last_container_comes_first() -> None:
    game = late(red={"machines": ["white"]})
    assert turn(game)[:2] == ["machine orange", "produce"]
    assert game.over


def test_it_chooses_what_to_make_so_that_the_game_ends() -> None:
    store = ["white@2"] * 3
    fond = Fond(**{"make white": 3.0, "pass": 1.0})
    game = late(red={"machines": ["white", "orange"], "factory": store})
    assert turn(game, fond)[:2] == ["produce", "make orange"]
    assert game.over


def test_it_does_not_end_a_game_that_another_may_win() -> None:
    """Blue's containers would bring $33 under another card than the one it has."""
    island = ["white"] * 4 + ["tan"] * 3
    game = late(blue={"cash": 9, "island": island}, red={"cash": 40})
    assert game.score(RED).total - 1 > game.score(0).total
    assert turn(game) == ["pass"]
    assert not game.over


def test_what_it_still_does_in_that_turn_does_not_cost_it_the_victory() -> None:
    """A loan at the end costs a dollar, and here it leads by one."""
    game = late(red={"cash": 12}, yellow={"cash": 10})
    steps = turn(game, Fond(produce=9.0, loan=5.0, **{"pass": 1.0}))
    assert steps[0] == "produce"
    assert "loan" not in steps
    assert game.winners() == [RED]


def test_where_nothing_moves_it_makes_something() -> None:
    red, blue = {"machines": ["white"]}, {"cash": 90}
    assert turn(late(REST - 1, red=red, blue=blue)) == ["pass"]
    assert turn(late(REST, red=red, blue=blue))[0] == "produce"


FULL = {"machines": ["white"], "factory": ["white@2"] * 2}


def test_where_it_cannot_make_anything_it_buys_something() -> None:
    """And does not only go there, as this network would."""
    blue = {"cash": 90, "factory": ["brown@2"]}
    steps = turn(late(REST, red=FULL, blue=blue))
    assert steps[:3] == ["restock blue", "take brown@2", "done"]


def test_a_building_is_worth_its_price_only_where_others_can_trade() -> None:
    poor = {"cash": 2, "loans": 2}
    assert turn(late(REST, 4, red=FULL, blue={"cash": 20}))[0].startswith("machine")
    assert turn(late(REST, 4, red=FULL, blue=poor, yellow=poor)) == ["pass"]


def test_it_does_not_spend_its_lead_on_going_on() -> None:
    """Nobody could catch up with it while nothing moves."""
    assert turn(late(REST, 4, red=FULL | {"cash": 12}, blue={"cash": 11})) == ["pass"]


def test_after_eight_rounds_without_production_it_produces() -> None:
    """Even if containers move."""
    admiral = Admiral(network=LAZY)
    game = late(orange=4, red={"machines": ["white"]}, blue={"cash": 90})
    admiral.start(view_of(game, RED))
    chosen: list[str] = []
    for turns in range(20, 30):
        view = view_of(game, RED)
        view["seats"]["red"]["turns"] = turns
        asking = Asking(RED, "action", view, legal_steps(game, RED))
        chosen.append(admiral.answer(asking).step)
    assert chosen == ["pass"] * 8 + ["produce"] * 2
