"""The legal steps of one seat: a list, and for bids a range instead of a thousand entries."""

from __future__ import annotations

from typing import Final

from longshore.game.arrays import i64, vec
from longshore.game.generator import Generator
from longshore.game.steps import ARGUMENT_BITS, LOAN, bid

CAPACITY: Final = 128  # more than the different steps of any decision


class Choices:
    """Filled by `longshore.game.legal`; used again and again without allocation."""

    steps: vec[i64]
    count: i64
    # Bids from `lowest_bid` to `highest_bid`, each with 0 to `zero_cards` $0 cards.
    lowest_bid: i64
    highest_bid: i64
    zero_cards: i64

    def clear(self) -> None:
        """No steps and no bids."""
        self.count = 0
        self.lowest_bid = 0
        self.highest_bid = -1
        self.zero_cards = 0

    def add(self, kind: i64, argument: i64) -> None:
        """One more step that is not a bid; its number is made as `steps.step` makes it."""
        self.steps[self.count] = (kind << ARGUMENT_BITS) | argument
        self.count += 1

    def add_range(self, kind: i64, first: i64, last: i64) -> None:
        """A step for every argument from the first to the last."""
        steps = self.steps
        count = self.count
        step: i64
        for step in range((kind << ARGUMENT_BITS) + first, (kind << ARGUMENT_BITS) + last + 1):
            steps[count] = step
            count += 1
        self.count = count

    def leave_out_loan(self) -> None:
        """Take the loan, which is always listed last, off the list unless nothing else is on it."""
        last = self.count - 1
        alone = last == 0 and self.highest_bid < self.lowest_bid
        if last >= 0 and not alone and self.steps[last] == LOAN << ARGUMENT_BITS:
            self.count = last

    def size(self) -> i64:
        """How many steps there are, bids included."""
        return self.count + (self.highest_bid - self.lowest_bid + 1) * (self.zero_cards + 1)

    def draw(self, generator: Generator) -> i64:
        """Any of the steps, each with the same chance; bids count one by one."""
        size = self.count
        if self.highest_bid >= self.lowest_bid:
            size = self.size()
        index = generator.below(size)
        if index < self.count:
            return self.steps[index]
        index -= self.count
        cards = self.zero_cards + 1
        return bid(self.lowest_bid + index // cards, index % cards)


def new_choices() -> Choices:
    """An empty list with room for the steps of any decision."""
    choices = Choices()
    choices.steps = vec[i64]([0] * CAPACITY)
    choices.clear()
    return choices
