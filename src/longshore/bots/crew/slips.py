"""What a weaker bot overlooks. It misjudges as people do, and never plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from longshore.bots.bot import Asking
from longshore.bots.legal import bid_range, has_bids
from longshore.bots.likelihood import draw
from longshore.view.own import own_board

BROKE: Final = 2  # dollars; with less, hardly anything can be done


@dataclass(frozen=True, slots=True)
class Slips:
    """How a bot falls short of the best that it knows."""

    warmth: float = 0.0
    """How readily it takes a step that it likes less, in the units of its likings. 0 is never."""
    seen: int = 3
    """How many steps it weighs against each other."""
    borrows: bool = True
    """Whether it takes a loan before it is out of money."""
    keeps: bool = True
    """Whether it ever declines the bids for its cargo."""
    foresees: bool = True
    """Whether it notices that the end is near. Only those who reckon in rounds can miss that."""
    bids: tuple[int, int] = (100, 100)
    """What it bids, in percent of what it should: from, to."""

    def choose(
        self,
        ranked: Sequence[tuple[str, float]],
        asking: Asking,
        chance: Random,
        warmth: float | None = None,
    ) -> str:
        """One of these steps, which are ranked best first, or what it makes of it."""
        broke = own_board(asking.view)["cash"] < BROKE
        noticed = [one for one in ranked if not self.overlooks(one[0], broke=broke)]
        noticed = noticed or list(ranked)
        noticed = noticed[: self.seen]
        warm = self.warmth if warmth is None else warmth
        place = draw(chance, [liked for _, liked in noticed], warm) if warm > 0 else 0
        return self.bent(noticed[place][0], asking, chance)

    def overlooks(self, step: str, *, broke: bool) -> bool:
        """Whether such a step does not come to its mind."""
        verb = step.partition(" ")[0]
        return (verb == "loan" and not self.borrows and not broke) or (
            verb == "decline" and not self.keeps
        )

    def bent(self, step: str, asking: Asking, chance: Random) -> str:
        """The same step with its own idea of a bid, if that is legal."""
        verb, _, thing = step.partition(" ")
        other = step
        if verb == "bid" and asking.decision == "bid" and has_bids(asking.legal):
            lowest, highest = bid_range(asking.legal)
            amount, _, cards = thing.partition(" ")
            wanted = int(amount) * chance.randint(*self.bids) // 100
            wanted = min(max(wanted, lowest), highest)
            other = f"bid {wanted} {cards}" if cards else f"bid {wanted}"
        return other if other in asking.legal else step
