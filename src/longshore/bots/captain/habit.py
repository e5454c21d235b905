"""What the rules of thumb would do: the plan a captain departs from only with good reason."""

from __future__ import annotations

from copy import copy
from typing import Final

from longshore.bots.bot import Asking
from longshore.bots.captain.plans import Plan
from longshore.bots.legal import legal_steps
from longshore.bots.trader import Trader
from longshore.game import Game
from longshore.record import parse_step
from longshore.view import view_of
from longshore.view.forms import GameView
from longshore.view.own import own_board

_LONGEST: Final = 60  # steps; no turn has more


class Habit:
    """A trader in the captain's seat that is consulted but never plays."""

    def __init__(self, style: str | None) -> None:
        self.trader = Trader(style=style)

    def start(self, view: GameView) -> None:
        """Let it take notes."""
        self.trader.start(view)

    def note(self, asking: Asking) -> str:
        """Note what it would do now. It learns from what has happened."""
        return self.trader.answer(asking).step

    def plan(self, asking: Asking, game: Game, *, borrowed: bool) -> Plan:
        """Its steps from here until others decide, worked out in a guessed game."""
        if borrowed:
            self.trader.borrowed = own_board(asking.view)["turns"]
        first = self.note(asking)
        rehearsed = game.clone()
        steps = [parse_step(first)]
        rehearsed.apply(asking.seat, steps[0])
        kept = copy(self.trader)
        memory = copy(self.trader.memory)
        memory.factory_price = copy(memory.factory_price)
        memory.harbour_price = copy(memory.harbour_price)
        kept.memory = memory
        while len(steps) < _LONGEST:
            asked = rehearsed.asked()
            if asked is None or asking.seat not in asked.seats or rehearsed.turn != game.turn:
                break
            if asked.decision == "settle":
                break
            view = view_of(rehearsed, asking.seat)
            legal = legal_steps(rehearsed, asking.seat)
            step = parse_step(kept.answer(Asking(asking.seat, asked.decision, view, legal)).step)
            rehearsed.apply(asking.seat, step)
            steps.append(step)
        return tuple(steps)
