"""An officer: an admiral that overlooks this and that. It needs NumPy."""

from __future__ import annotations

from random import Random

from longshore.bots.admiral.admiral import Admiral, fallback
from longshore.bots.admiral.network import Network
from longshore.bots.bot import Asking
from longshore.bots.crew.slips import Slips
from longshore.bots.reader import Reading


class Officer(Admiral):
    """Likes what the admiral's network likes, and slips."""

    def __init__(
        self, name: str, slips: Slips, *, seed: int = 0, network: Network | None = None
    ) -> None:
        super().__init__(seed=seed, network=network)
        self.name = name
        self.slips = slips
        self.chance = Random(f"{name} {seed}")

    def step(self, reading: Reading, asking: Asking) -> str:
        """What comes to its mind, drawn by likelihood."""
        ranked = self.ranked(reading, asking, len(asking.legal))
        if not ranked:
            return fallback(asking)
        warmth = max(self.slips.warmth, float(self.rut.deep))
        return self.slips.choose(ranked, asking, self.chance, warmth)
