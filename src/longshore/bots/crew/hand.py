"""A hand: a trader that overlooks this and that."""

from __future__ import annotations

from random import Random

from longshore.bots.bot import Asking
from longshore.bots.crew.slips import Slips
from longshore.bots.rollout import thumb
from longshore.bots.trader import Trader
from longshore.bots.trader.sight import Sight
from longshore.view.forms import GameView


class Hand(Trader):
    """Reckons as a trader does, in dollars, and slips."""

    def __init__(self, name: str, slips: Slips, *, seed: int = 0, style: str | None = None) -> None:
        super().__init__(style=style)
        self.name = name if style is None else f"{name}:{style}"
        self.slips = slips
        self.chance = Random(f"{name} {seed}")

    def look(self, view: GameView) -> Sight:
        """See the view, and the end only if it notices such things."""
        sight = super().look(view)
        if not self.slips.foresees:
            sight.rounds_left = thumb.LONGEST / 100
            sight.lateness = 0
        return sight

    def choose(self, ranked: list[tuple[str, float]], asking: Asking) -> str:
        """Hesitate between actions. Once it has begun something, it does it as it should."""
        warmth = self.slips.warmth if asking.decision == "action" else 0.0
        return self.slips.choose(ranked, asking, self.chance, warmth)
