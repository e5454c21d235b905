"""The legal steps of one seat: a list, and for bids a range instead of a thousand items."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.generator import Generator
from longshore.game.steps import bid

CAPACITY: Final = 128  # more than the different steps of any decision
NO_BIDS: Final = -1  # as the highest bid: below any lowest one


class Choices:
    """Filled by `longshore.game.legal`, and reused without allocation."""

    steps: vec[i64]
    count: i64
    # Bids from `lowest_bid` to `highest_bid`, each with 0 to `zero_cards` $0 cards.
    lowest_bid: i64
    highest_bid: i64
    zero_cards: i64

    __slots__ = tuple(__annotations__)  # faster to access when not compiled

    def clear(self) -> None:
        """No steps and no bids."""
        self.count = 0
        self.highest_bid = NO_BIDS

    def set_bids(self, lowest: i64, highest: i64, zero_cards: i64) -> None:
        """Allow every bid in a range, or none if the highest is below the lowest."""
        self.lowest_bid = lowest
        self.highest_bid = highest
        self.zero_cards = zero_cards

    def is_empty(self) -> bool:
        """Whether there is neither a step nor a bid."""
        return self.count == 0 and self.highest_bid < self.lowest_bid

    def size(self) -> i64:
        """How many steps there are, bids included."""
        return self.count + (self.highest_bid - self.lowest_bid + 1) * (self.zero_cards + 1)

    def draw(self, generator: Generator) -> i64:
        """Any of the steps, all equally likely. Each bid counts as one."""
        count = self.count
        if self.highest_bid < self.lowest_bid:
            return self.steps[0 if count == 1 else generator.below(count)]
        index = generator.below(self.size())
        if index < count:
            return self.steps[index]
        index -= count
        cards = self.zero_cards + 1
        return bid(self.lowest_bid + index // cards, index % cards)


def new_choices() -> Choices:
    """An empty list with room for the steps of any decision."""
    choices = Choices()
    choices.steps = vec[i64]([0] * CAPACITY)
    choices.clear()
    choices.set_bids(0, NO_BIDS, 0)
    return choices
