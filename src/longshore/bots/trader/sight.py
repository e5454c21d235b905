"""What a trader sees in a view: who has what, how long the game may last, what lots would earn."""

from __future__ import annotations

from copy import copy
from typing import Final

from longshore.bots.memory import Memory
from longshore.bots.rollout import thumb
from longshore.bots.trader.island import NONE, Counts, counts_of, worth_of_more
from longshore.game.editions import (
    BANK_HARBOUR_SCORE,
    COLOURS_GONE_AT_END,
    HARBOUR_SCORE,
    LOAN_AMOUNT,
    LOAN_SCORE,
    MAX_LOANS,
    ROOM_PER_MACHINE,
    SHIP_SCORE,
)
from longshore.record.words import COLOUR_NUMBERS, COLOURS, Colour, Seat
from longshore.view.forms import GameView
from longshore.view.own import own_seat

_BUSY: Final = thumb.BUSY / 100
_LONGEST: Final = thumb.LONGEST / 100
_SHORTEST: Final = thumb.SHORTEST / 100
_LATE: Final = thumb.LATE_OF_TRADER / 100
_NO_TRADE: Final = thumb.NO_TRADE / thumb.DOLLAR
_NO_INTEREST: Final = thumb.NO_INTEREST / thumb.DOLLAR
_KEEP_CASH: Final = thumb.KEEP_CASH / 100
# Rounds in which no container has moved. Rollout players do not count them: they play too few.
_QUIET: Final = 2


class Sight:
    """A view with its numbers worked out."""

    def __init__(self, view: GameView, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        self.me = own_seat(view)
        self.board = view["seats"][self.me]
        self.others = [name for name in view["seats"] if name != self.me]
        self.cash = self.board["cash"]
        self.loans = self.board["loans"]
        self.card: int = COLOUR_NUMBERS[self.board["card"]]
        self.other_cards = tuple(card for card in range(len(COLOURS)) if card != self.card)
        self.islands = {n: counts_of(board["island"]) for n, board in view["seats"].items()}
        self.cargo: Counts = counts_of(self.board["ship"]["cargo"])
        self.at = self.board["ship"]["at"]
        self.rounds_left = rounds_left(view)
        self.lateness = round(max(0.0, 1 - self.rounds_left / _LATE) * 10)
        if view["ending"]:
            self.lateness = 10
        self._means: dict[tuple[Seat, Counts], float] = {}

    def richer(self, amount: int) -> Sight:
        """The same with more cash in hand, to see what a loan would make possible."""
        other = copy(self)
        other.cash += amount
        return other

    # ------------------------------------------------------------ lots

    def worth(self, lot: Counts) -> float:
        """What a lot is worth on the trader's own section."""
        return worth_of_more(self.islands[self.me], lot, self.card, self.lateness)

    def worths_to(self, name: Seat, lot: Counts) -> list[float]:
        """What it is worth to another seat, under each card that seat may have."""
        island = self.islands[name]
        return [worth_of_more(island, lot, card, self.lateness) for card in self.other_cards]

    def mean_worth_to(self, name: Seat, lot: Counts) -> float:
        """The mean of that: all cards except the trader's own are equally likely."""
        known = self._means.get((name, lot))
        if known is None:
            worths = self.worths_to(name, lot)
            known = self._means[name, lot] = sum(worths) / len(worths)
        return known

    def purse(self, name: Seat) -> int:
        """What a seat could pay, not counting loans."""
        return self.memory.cash(name, self.view)

    def reach(self, name: Seat) -> int:
        """What a seat could pay with all the loans it can take."""
        return self.purse(name) + LOAN_AMOUNT * (MAX_LOANS - self.view["seats"][name]["loans"])

    def expected_bid(self, name: Seat, lot: Counts) -> float:
        """What a seat is likely to bid for a lot."""
        eager = self.memory.eagerness_of(name).mean
        limit = self.purse(name)
        if self.view["seats"][name]["loans"] < MAX_LOANS:
            limit += thumb.BORROWED_FOR_BID
        return max(0.0, min(eager * self.mean_worth_to(name, lot), limit))

    def proceeds(self, lot: Counts) -> float:
        """What a lot earns at the island: the doubled bid, or the lot itself (R-AUCT-16)."""
        if lot == NONE:
            return 0.0
        highest = max(self.expected_bid(name, lot) for name in self.others)
        return max(2 * highest, self.worth(lot) - highest)

    def pinch(self, spent: int) -> float:
        """What it costs to be poor: no trade, and perhaps no money for interest (R-INT-4)."""
        if self.rounds_left < _KEEP_CASH:
            return 0.0
        left = self.cash - spent
        to_trade: int = thumb.missing_to_trade(left)
        for_interest: int = thumb.missing_for_interest(left, self.loans)
        return _NO_TRADE * to_trade + _NO_INTEREST * for_interest

    # ------------------------------------------------------------ rooms

    def warehouses(self, name: Seat) -> int:
        """Spaces in a Harbour Store."""
        found = self.view["seats"][name]["warehouses"]
        return found if isinstance(found, int) else sum(found)

    def pledged(self, store: str) -> int:
        """The trader's containers of a store that are on the Payment Card and keep their room."""
        payment = self.view.get("payment")
        if not payment or payment["holder"] != self.me:
            return 0
        return sum(1 for pledge in payment.get("containers", ()) if pledge.startswith(store))

    def harbour_room(self) -> int:
        """Room in the trader's Harbour Store."""
        return self.warehouses(self.me) - len(self.board["harbour"]) - self.pledged("harbour")

    def machines(self, name: Seat) -> list[Colour]:
        """The colours a seat makes."""
        return [colour for colour in self.view["seats"][name]["machines"] if colour]

    def factory_room(self) -> int:
        """Room in the trader's Factory Store."""
        held = len(self.board["factory"]) + self.pledged("factory")
        return ROOM_PER_MACHINE * len(self.machines(self.me)) - held

    def demand(self) -> float:
        """How busy the others' harbours are: 1 with three warehouses each."""
        return sum(map(self.warehouses, self.others)) / (thumb.BUSY_HARBOUR * len(self.others))

    # ------------------------------------------------------------ the end

    @property
    def quiet(self) -> bool:
        """Whether everyone waits for somebody else."""
        return is_quiet(self.view)

    def score_of(self, name: Seat) -> float:
        """What a seat would score now. For others, the mean over the cards they may have."""
        board = self.view["seats"][name]
        cards = (self.card,) if name == self.me else self.other_cards
        island = sum(worth_of_more(NONE, self.islands[name], card, 10) for card in cards)
        goods = HARBOUR_SCORE * len(board["harbour"]) + SHIP_SCORE * len(board["ship"]["cargo"])
        goods += BANK_HARBOUR_SCORE * len(board.get("bank_harbour", ()))
        return self.purse(name) + island / len(cards) + goods + LOAN_SCORE * board["loans"]

    def lead(self) -> float:
        """How far the trader is ahead of the best other player. Negative when behind."""
        return self.score_of(self.me) - max(map(self.score_of, self.others))


def is_quiet(view: GameView) -> bool:
    """Whether no container has moved for so long that waiting is of no use to anyone."""
    return view["quiet_turns"] >= _QUIET * len(view["seats"])


def rounds_left(view: GameView) -> float:
    """Rounds until two colours are gone, if machines continue as now (R-END-1)."""
    if view["ending"]:
        return 0.0
    machines = [c for board in view["seats"].values() for c in board["machines"] if c]
    needed = sorted(
        left / (_BUSY * machines.count(colour))
        if colour in machines
        else (_LONGEST if left else 0.0)
        for colour, left in view["supply"]["containers"].items()
    )
    return min(max(needed[COLOURS_GONE_AT_END - 1], _SHORTEST), _LONGEST)
