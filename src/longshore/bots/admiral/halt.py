"""Gets a game going again that has come to a halt.

Where no container has moved for two rounds, everyone waits for somebody else, and the game might
never end. An admiral then makes containers, or else moves some, or else gets ready to do so. It
also makes some if nobody has for eight rounds, since nothing else brings the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longshore.bots.admiral.finish import is_ahead, is_near, winning_steps
from longshore.bots.trader.sight import is_quiet
from longshore.game import Game
from longshore.game.building import factory_room
from longshore.game.editions import ACTIONS, LOAN_SCORE
from longshore.game.idle import is_idle
from longshore.game.production import machines_able
from longshore.game.steps import (
    CALL,
    LOAD,
    LOAN_STEP,
    MACHINE,
    OUTBID,
    PRODUCE_STEP,
    RESTOCK,
    SAIL,
    SAIL_TO_SEA,
    TAKE,
    TAKE_FREE,
    WAREHOUSE_STEP,
    kind_of,
)
from longshore.record import step_text
from longshore.view.forms import GameView
from longshore.view.own import own_board

_MOVING: Final = frozenset((RESTOCK, LOAD, SAIL, CALL, OUTBID))
_COSTLY: Final = frozenset((WAREHOUSE_STEP, LOAN_STEP))
_TAKES: Final = frozenset((TAKE, TAKE_FREE))
_LONG: Final = 8  # rounds without production


class Halt:
    """Notes when the supply has changed, and finds the steps that bring the end nearer."""

    def __init__(self) -> None:
        self._supply: list[int] = []
        self._since = 0

    def ways_on(self, view: GameView, game: Game, seat: int) -> frozenset[str]:
        """The steps that finish a won game or restart a stalled one. `game` must match the view."""
        supply, turns = supply_of(view), own_board(view)["turns"]
        if supply != self._supply:
            self._supply, self._since = supply, turns
        found: list[int] = []
        if is_near(supply):
            found = winning_steps(game, seat)
        if not found and game.turn == seat:
            if is_quiet(view) and not game.state.moved:
                found = ways(view, game, seat)
            elif turns - self._since >= _LONG and produces(game, seat) and not is_near(supply):
                found = [PRODUCE_STEP]
        return frozenset(map(step_text, found))


def supply_of(view: GameView) -> list[int]:
    """How many containers of each colour are left."""
    return list(view["supply"]["containers"].values())


def ways(view: GameView, game: Game, seat: int) -> list[int]:
    """The steps that move containers, or lead to it."""
    asked = game.asked()
    decision = "" if asked is None else asked.decision
    if decision == "buy":
        return [step for step in game.legal(seat) if kind_of(step) in _TAKES]
    if decision != "action":
        return []
    making = [PRODUCE_STEP] if produces(game, seat) else []
    if making and not is_near(supply_of(view)):
        return making
    found = moves(game, seat)
    if SAIL_TO_SEA in game.legal(seat) and leads_on(game, seat, SAIL_TO_SEA):
        found.append(SAIL_TO_SEA)
    # The production that ends the game comes last: it has just been seen not to win it for sure.
    return found or making or list(purchases(game, seat))


def produces(game: Game, seat: int) -> bool:
    """Whether the seat can make a container now."""
    state = game.state
    asked = game.asked()
    return (
        asked is not None
        and asked.decision == "action"
        and PRODUCE_STEP in game.legal(seat)
        and machines_able(state, seat) > 0
        and factory_room(state, seat) > 0
    )


def moves(game: Game, seat: int) -> list[int]:
    """The other actions that move containers."""
    return [
        step
        for step in game.legal(seat)
        if kind_of(step) in _MOVING and step != SAIL_TO_SEA and not is_idle(game.state, seat, step)
    ]


def leads_on(game: Game, seat: int, step: int) -> bool:
    """Whether something moves with the action after this step, now or in the next turn."""
    after = game.clone()
    after.state.actions = ACTIONS
    after.state.produced = False
    after.apply(seat, step)
    return produces(after, seat) or bool(moves(after, seat))


def purchases(game: Game, seat: int) -> Iterator[int]:
    """Purchases that get things moving without costing it the lead.

    Where nobody else has more than the interest, it would pay for nothing.
    """
    others = [game.score(other) for other in range(game.rules.players) if other != seat]
    if not any(other.cash > other.loans // LOAN_SCORE for other in others):
        return
    ahead = is_ahead(game, seat)
    for step in game.legal(seat):
        if (step in _COSTLY or kind_of(step) == MACHINE) and leads_on(game, seat, step):
            after = game.clone()
            after.apply(seat, step)
            if not ahead or is_ahead(after, seat):
                yield step
