"""What rollout players have in mind: how this table trades, and room for calculations.

All values are in cents, and all probabilities and shares in hundredths, so that the compiled and
the uncompiled core calculate exactly alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longshore.bots.rollout.thumb import (
    FACTORY_PRICE,
    HARBOUR_PRICE_OF_ROLLOUT,
    MACHINE_USE,
    PROMISE,
    SHARE,
    WAREHOUSE_USE,
)
from longshore.game.arrays import i64, vec
from longshore.game.cells import SLOTS
from longshore.game.choices import Choices, new_choices
from longshore.game.editions import CARD_VALUES, COLOURS, MAX_PLAYERS
from longshore.game.generator import Generator, new_generator
from longshore.game.steps import PASS_STEP

NO_SLOT: Final = -1

Values = tuple[list[int], list[list[int]]]
"""A mind as plain numbers and lists."""


class Mind:
    """Reused without allocation. Created only by `new_mind`."""

    generator: Generator
    choices: Choices
    # Tables of the game and of `thumb`, as arrays: compiled, a tuple is much slower.
    card_values: vec[i64]
    promise: vec[i64]
    warehouse_use: vec[i64]
    machine_use: vec[i64]
    # How this table trades, as far as notes have been taken.
    factory_price: i64
    harbour_price: i64
    shares: vec[i64]  # by seat: what it bids of what a lot is worth to it
    spread: i64  # how far chance moves a bid or a liking, up or down
    # Leanings, to try something else than usual: cents of loss that a purchase may make, and
    # dollars that prices are above the usual ones.
    greed: i64
    dearer: i64
    # The moment.
    rounds: i64  # rounds to the end of the game, in hundredths
    late: i64  # 0 while the end is far, 100 at the end
    liquid: i64  # hundredths of what others would buy if they had the money for it
    units: vec[i64]  # by seat and colour: what one more container adds to the island section
    reckoned: vec[i64]  # by seat: the section, card and lateness that `units` stands for
    aboard: vec[i64]  # by colour: what one more container aboard will bring
    prices: vec[i64]  # by colour: the price for shippers
    # By seat: its turn, counted from 1, in which it borrowed. It does not repay in that turn.
    borrowed: vec[i64]
    borrower: i64  # who has borrowed already where simulations begin
    borrowed_in: i64
    # Answers of the helpers.
    gain: i64
    slot: i64
    now: i64  # what the cargo would bring if the ship went to the island at once
    best: i64
    step: i64
    best_ashore: i64
    step_ashore: i64
    brings: vec[i64]  # by colour: what one more container of a purchase brings
    bids: vec[i64]  # by seat, in an auction: what it seems to bid; of the seller, the lot's worth
    # Scratch.
    counts: vec[i64]
    taken: vec[i64]

    def consider(self, worth: i64, step: i64) -> None:
        """Consider a step with its value. Chance varies every value a little."""
        noisy = worth
        if worth > 0:
            noisy = worth * (100 - self.spread + self.generator.below(2 * self.spread + 1)) // 100
        if noisy > self.best:
            self.best = noisy
            self.step = step

    def consider_ashore(self, worth: i64, step: i64) -> None:
        """The same for steps that do not involve the ship."""
        if worth > self.best_ashore:
            self.best_ashore = worth
            self.step_ashore = step
        self.consider(worth, step)

    def start_considering(self) -> None:
        """Start with passing, which is worth nothing."""
        self.best = 0
        self.step = PASS_STEP
        self.best_ashore = 0
        self.step_ashore = PASS_STEP

    def start_again(self, seed: int) -> None:
        """Start another simulation."""
        self.generator = new_generator(seed)
        seat: i64
        for seat in range(MAX_PLAYERS):
            self.borrowed[seat] = 0
        self.borrowed[self.borrower] = self.borrowed_in

    def __reduce__(self) -> tuple[Callable[[list[int], list[list[int]]], Mind], Values]:
        """Pickled as plain values, so that either core reads what the other has written."""
        return remembered, self.values()

    def values(self) -> Values:
        """What is kept from decision to decision instead of worked out again.

        The moment belongs to it: an estimate may be made before the goods are looked at again.
        """
        numbers: list[int] = [
            self.generator.state,
            self.factory_price,
            self.harbour_price,
            self.spread,
            self.greed,
            self.dearer,
            self.rounds,
            self.late,
            self.liquid,
            self.borrower,
            self.borrowed_in,
        ]
        arrays: list[list[int]] = [
            list(self.shares),
            list(self.aboard),
            list(self.prices),
            list(self.borrowed),
        ]
        return numbers, arrays

    def start_taking(self) -> None:
        """Start with nothing taken from a store."""
        slot: i64
        taken = self.taken
        for slot in range(SLOTS):
            taken[slot] = 0


def new_mind(seed: int) -> Mind:
    """A mind that knows nothing about its table yet."""
    mind = Mind()
    mind.generator = new_generator(seed)
    mind.choices = new_choices()
    mind.card_values = vec[i64](list(CARD_VALUES))
    mind.promise = vec[i64](list(PROMISE))
    mind.warehouse_use = vec[i64](list(WAREHOUSE_USE))
    mind.machine_use = vec[i64](list(MACHINE_USE))
    mind.factory_price = FACTORY_PRICE
    mind.harbour_price = HARBOUR_PRICE_OF_ROLLOUT
    mind.shares = vec[i64]([SHARE] * MAX_PLAYERS)
    mind.spread = 20
    mind.greed = 0
    mind.dearer = 0
    mind.rounds = 0
    mind.late = 0
    mind.liquid = 100
    mind.units = vec[i64]([0] * (MAX_PLAYERS * COLOURS))
    mind.reckoned = vec[i64]([-1] * MAX_PLAYERS)
    mind.aboard = vec[i64]([0] * COLOURS)
    mind.prices = vec[i64]([0] * COLOURS)
    mind.borrowed = vec[i64]([0] * MAX_PLAYERS)
    mind.borrower = 0
    mind.borrowed_in = 0
    mind.now = 0
    mind.gain = 0
    mind.slot = NO_SLOT
    mind.best = 0
    mind.step = 0
    mind.best_ashore = 0
    mind.step_ashore = 0
    mind.brings = vec[i64]([0] * COLOURS)
    mind.bids = vec[i64]([0] * MAX_PLAYERS)
    mind.counts = vec[i64]([0] * COLOURS)
    mind.taken = vec[i64]([0] * SLOTS)
    return mind


def remembered(numbers: list[int], arrays: list[list[int]]) -> Mind:
    """A mind out of its values."""
    mind = new_mind(0)
    mind.generator.state = numbers[0]
    mind.factory_price = numbers[1]
    mind.harbour_price = numbers[2]
    mind.spread = numbers[3]
    mind.greed = numbers[4]
    mind.dearer = numbers[5]
    mind.rounds = numbers[6]
    mind.late = numbers[7]
    mind.liquid = numbers[8]
    mind.borrower = numbers[9]
    mind.borrowed_in = numbers[10]
    mind.shares = vec[i64](arrays[0])
    mind.aboard = vec[i64](arrays[1])
    mind.prices = vec[i64](arrays[2])
    mind.borrowed = vec[i64](arrays[3])
    return mind


def tell(mind: Mind, factory_price: int, harbour_price: int, shares: list[int]) -> None:
    """Take over what the notes say about this table."""
    mind.factory_price = factory_price
    mind.harbour_price = harbour_price
    seat: i64
    for seat in range(len(shares)):
        mind.shares[seat] = shares[seat]


def lean(mind: Mind, greed: int, dearer: int) -> None:
    """Try something unusual. See `Mind.greed` and `Mind.dearer`."""
    mind.greed = greed
    mind.dearer = dearer


def remember_loan(mind: Mind, seat: int, turn: int) -> None:
    """Note a loan taken in this turn of a seat, or none in the current one (-1)."""
    mind.borrower = seat
    mind.borrowed_in = turn + 1
