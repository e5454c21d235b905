"""The legal steps of a seat as text. Bids are not listed until someone looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from longshore.game import Bids, Game
from longshore.game.endless import loops
from longshore.game.steps import bid
from longshore.record import parse_step, step_text


class BidSteps(Sequence[str]):
    """All bids in a range, each with every number of $0 cards, and then the other legal steps."""

    __slots__ = ("bids", "rest", "width")

    def __init__(self, bids: Bids, rest: tuple[str, ...]) -> None:
        self.bids = bids
        self.rest = rest
        self.width = bids.zero_cards + 1

    def __len__(self) -> int:
        return (self.bids.highest - self.bids.lowest + 1) * self.width + len(self.rest)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        above, cards = divmod(number, self.width)
        amount = self.bids.lowest + above
        if amount > self.bids.highest:
            return self.rest[number - len(self)]
        return step_text(bid(amount, cards))

    def __contains__(self, step: object) -> bool:
        if not isinstance(step, str):
            return False
        amount, _, cards = step.removeprefix("bid ").partition(" +")
        if step in self.rest:
            return True
        # Only the canonical form counts: no "bid 07", no "bid 7 +0".
        if not (amount.isdecimal() and amount.isascii() and len(amount) <= 12):
            return False
        number = int(cards) if cards in ("1", "2") else 0
        if not self.bids.lowest <= int(amount) <= self.bids.highest or number >= self.width:
            return False
        return step == step_text(bid(int(amount), number))


def legal_steps(game: Game, seat: int) -> Sequence[str]:
    """What a seat may do now, with the same steps in the same order as `game.legal`."""
    bids = game.bids(seat)
    if bids is None:
        return [step_text(step) for step in game.legal(seat)]
    return BidSteps(bids, tuple(step_text(step) for step in game.besides_bids(seat)))


def steps_for_bots(game: Game, seat: int, *, repaid: bool) -> Sequence[str]:
    """What a bot may do now: not everything, or it might borrow and repay endlessly.

    `repaid` says whether the seat has repaid a loan in this turn.
    """
    legal = legal_steps(game, seat)
    if isinstance(legal, BidSteps):
        return BidSteps(legal.bids, tuple(ending(game, seat, legal.rest, repaid=repaid)))
    return ending(game, seat, legal, repaid=repaid)


def ending(game: Game, seat: int, steps: Sequence[str], *, repaid: bool) -> list[str]:
    """Those steps after which a turn comes to its end whatever a bot prefers."""
    return [step for step in steps if not loops(game, seat, parse_step(step), repaid)]


def bid_range(legal: Sequence[str]) -> tuple[int, int]:
    """The lowest and the highest bid among legal steps that list bids first and in order."""
    last = len(legal) - 1
    while not is_bid(legal[last]):  # `repay` and `loan`
        last -= 1
    return int(legal[0].split()[1]), int(legal[last].split()[1])


def has_bids(legal: Sequence[str]) -> bool:
    """Whether a bid is possible. A seat that repaid what it needs for one must borrow first."""
    return is_bid(legal[0])


def is_bid(step: str) -> bool:
    """Whether a step is a bid."""
    return step.startswith("bid ")
