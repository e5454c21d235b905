"""The trader: rules of thumb done well.

It puts a dollar value on every step it could take and takes the best. How it values the ship, the
stores, the auctions and the brokers is in the files of those names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from longshore.bots.bot import Answer, Asking, Candidate
from longshore.bots.legal import bid_range, has_bids
from longshore.bots.memory import Memory
from longshore.bots.rollout import thumb
from longshore.bots.styles import BALANCED, STYLES, Style
from longshore.bots.trader.bidding import best_bids, loan_for_bid, settling
from longshore.bots.trader.brokers import money_bid, offer_step
from longshore.bots.trader.island import counts_of
from longshore.bots.trader.shelves import buying, making, restoring, stocking
from longshore.bots.trader.sight import Sight
from longshore.bots.trader.small_decisions import domestic, interest, paying, seizing
from longshore.bots.trader.turns import action_steps
from longshore.game.decisions import Decision
from longshore.record.words import SEAT_NUMBERS, SEATS
from longshore.view.forms import GameView

_SHOWN: Final = 3  # candidates named in an answer

Ranked = Iterable[tuple[str, float]]


class Trader:
    """Plays by rules of thumb, without chance: the same game gets the same steps."""

    def __init__(self, *, style: str | None = None) -> None:
        self.name = "trader" if style is None else f"trader:{style}"
        self.style: Style = BALANCED if style is None else STYLES[style]
        self.memory = Memory()
        self.borrowed = -1
        """The trader's turn in which it took a loan, which it does not repay in the same turn."""

        self.shelf = (-1, -1)
        """The turn and action in which the trader last reviewed its prices."""

    def start(self, view: GameView) -> None:
        """Start taking notes."""
        self.memory.start(view)

    def answer(self, asking: Asking) -> Answer:
        """The legal step with the highest value."""
        self.memory.note(asking.steps)
        sight = self.look(asking.view)
        found = _DECIDE[asking.decision](self, sight, asking)
        ranked = [(step, worth) for step, worth in found if step in asking.legal]
        if not ranked:
            ranked = [(asking.legal[0], 0.0)]
        ranked.sort(key=lambda one: (-one[1], nearness(one[0], asking.seat), one[0]))
        chosen = self.choose(ranked, asking)
        if chosen == "loan" and asking.view["turn"] == sight.me:
            self.borrowed = sight.board["turns"]
        if chosen == "sail island":
            self._expect(sight, sight.cargo)
        best = tuple(Candidate(step, round(worth, 2)) for step, worth in ranked[:_SHOWN])
        return Answer(chosen, best)

    def end(self, view: GameView) -> None:
        """Nothing to learn for another game."""

    def close(self) -> None:
        """Nothing to free."""

    def look(self, view: GameView) -> Sight:
        """What it sees in a view."""
        return Sight(view, self.memory)

    def choose(self, ranked: list[tuple[str, float]], asking: Asking) -> str:
        """One of these steps, which are ranked best first."""
        del asking
        return ranked[0][0]

    def _expect(self, sight: Sight, lot: tuple[int, ...]) -> None:
        """Remember what a lot seems to be worth to the others, to learn from their bids."""
        self.memory.expected = {name: sight.mean_worth_to(name, lot) for name in sight.others}

    # ------------------------------------------------------------ one method for each decision

    def _action(self, sight: Sight, asking: Asking) -> Ranked:
        fresh = self.borrowed == sight.board["turns"]
        return action_steps(sight, frozenset(asking.legal), self.style, fresh)

    def _bid(self, sight: Sight, asking: Asking) -> Ranked:
        lowest, highest = bid_range(asking.legal)
        if sight.view["auction"]["round"] == 1:
            self._expect(sight, counts_of(sight.view["auction"]["lot"]))
        bids = best_bids(sight, lowest, highest, self.style.collect)
        ranked = [(f"bid {bid.amount}", bid.worth) for bid in bids[:_SHOWN]]
        if ranked and "loan" in asking.legal and sight.rounds_left > thumb.BORROW_TO_BID / 100:
            gain = loan_for_bid(sight, bids, lowest, highest, self.style.share)
            if gain > 0:
                ranked.append(("loan", bids[0].worth + gain))
        return ranked

    def _settle(self, sight: Sight, asking: Asking) -> Ranked:
        fresh = self.borrowed == sight.board["turns"]
        return settling(sight, list(asking.legal), self.style, just_borrowed=fresh)

    def _buy(self, sight: Sight, asking: Asking) -> Ranked:
        return buying(sight, list(asking.legal), self.style)

    def _stock(self, sight: Sight, asking: Asking) -> Ranked:
        part, board = sight.view["open"], sight.board
        shelf = (board["turns"], sight.view["actions"])
        if shelf != self.shelf:
            self.shelf = shelf
            store = board["factory"] if part["store"] == "factory" else board["harbour"]
            self.memory.note_shelf(part["store"], store)
        return stocking(sight, list(asking.legal))

    def _restore(self, sight: Sight, asking: Asking) -> Ranked:
        return restoring(sight, list(asking.legal))

    def _make(self, sight: Sight, asking: Asking) -> Ranked:
        return making(sight, list(asking.legal))

    def _broker_bid(self, sight: Sight, asking: Asking) -> Ranked:
        if not has_bids(asking.legal):
            return [("loan", 0.0)]
        lowest, highest = bid_range(asking.legal)
        return [(f"bid {money_bid(sight, lowest, highest)}", 0.0)]

    def _offer(self, _: Sight, asking: Asking) -> Ranked:
        return [(offer_step(list(asking.legal)), 0.0)]

    def _pay(self, sight: Sight, asking: Asking) -> Ranked:
        return paying(sight, list(asking.legal))

    def _seize(self, sight: Sight, asking: Asking) -> Ranked:
        return seizing(sight, list(asking.legal))

    def _interest(self, sight: Sight, asking: Asking) -> Ranked:
        return interest(sight, list(asking.legal))

    def _domestic(self, sight: Sight, asking: Asking) -> Ranked:
        return domestic(sight, list(asking.legal))


_Decide = Callable[[Trader, Sight, Asking], Ranked]
# `nothing` is asked only in drafts, which are never a bot's.
_DECIDE: Final[Mapping[Decision, _Decide]] = {
    "interest": Trader._interest,
    "seize": Trader._seize,
    "pay": Trader._pay,
    "domestic": Trader._domestic,
    "action": Trader._action,
    "make": Trader._make,
    "buy": Trader._buy,
    "stock": Trader._stock,
    "bid": Trader._bid,
    "settle": Trader._settle,
    "broker_bid": Trader._broker_bid,
    "offer": Trader._offer,
    "restore": Trader._restore,
}


def nearness(step: str, seat: int) -> int:
    """The clockwise distance to the seat that a step names, or 0 if it names none.

    Among equal sellers a trader takes the next one on the left. If the first in the list won, the
    first seats would sell more than the others at every table.
    """
    other = SEAT_NUMBERS.get(step.rpartition(" ")[2])
    return 0 if other is None else (other - seat) % len(SEATS)
