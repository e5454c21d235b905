"""Plans worth trying: what a seat could do now, step by step until others decide.

The details of an action (what to take, at which price) are filled in as a rollout player would do
it, both as usual and leaning towards more or less. So a plan is a handful of likely steps, not a
tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from longshore.bots.captain.clock import Clock
from longshore.bots.rollout import thumb
from longshore.bots.rollout.mind import Mind, lean
from longshore.bots.rollout.simulate import fingerprint, lot_worths, policy_step
from longshore.game import Bids, Game
from longshore.game.steps import (
    FIRST_BID,
    ISLAND_HARBOUR,
    LIFT,
    LOAD,
    LOAN_STEP,
    PASS_STEP,
    REPAY_STEP,
    REPRICE,
    RESTOCK,
    SAIL,
    SAIL_TO_ISLAND,
    SEA,
    TAKE,
    TAKE_FREE,
    argument_of,
    bid,
    bid_amount,
    kind_of,
)

Plan = tuple[int, ...]
Branch = tuple[Plan, Game]  # steps, and the game after them

_LONGEST: Final = 60  # steps; no action has more
_MOST: Final = 400  # plans of a turn; from then on single actions only
_GREEDS: Final = (0, 120)  # cents; the usual purchases, and more than that
_PURCHASES: Final = (0, 60, 150, 300, -60, -150)
_SHIFTS: Final = (0, 1, -1, 2)  # dollars
_SHORT_OF_CASH: Final = 12  # dollars below which a loan may make more possible
_AWAY: Final = 6  # bids on either side of the usual one
_OPEN: Final = frozenset(("action", "bid", "settle"))  # decisions that are not part of an action

_NO_ACTIONS: Final = frozenset((LOAN_STEP, REPAY_STEP, PASS_STEP))


class Planner:
    """Finds the plans of one seat at one moment."""

    def __init__(
        self, seat: int, mind: Mind, clock: Clock, *, pairs: bool, may_repay: bool
    ) -> None:
        self.seat = seat
        self.mind = mind
        self.clock = clock
        self.pairs = pairs
        self.may_repay = may_repay

    def plans(self, game: Game) -> list[Plan]:
        """Whatever the game asks."""
        asked = game.asked()
        decision = "" if asked is None else asked.decision
        if decision == "action":
            return self.turns(game)
        if decision == "buy":
            return self.purchases(game)
        if decision in ("stock", "restore"):
            return self.leaning(game, [(0, shift) for shift in _SHIFTS])
        if decision in ("bid", "broker_bid"):
            return self.bids(game)
        if decision == "settle":
            return self.settlements(game)
        return self.single_steps(game)

    # ------------------------------------------------------------ turns

    def turns(self, game: Game) -> list[Plan]:
        """One or two actions, preceded by a loan or a repayment where that may help."""
        legal = game.legal(self.seat)
        starts: list[Branch] = [((), game)]
        if REPAY_STEP in legal and self.may_repay:
            starts.append(self.after(game, REPAY_STEP))
        if LOAN_STEP in legal and game.score(self.seat).cash < _SHORT_OF_CASH:
            starts.append(self.after(game, LOAN_STEP))
        found: dict[int, Plan] = {}
        for prefix, start in starts:
            if prefix != (LOAN_STEP,):
                found.setdefault(fingerprint(start), (*prefix, PASS_STEP))
            for first, after in self.actions(start):
                found.setdefault(fingerprint(after), (*prefix, *first))
                asked = after.asked()
                again = asked is not None and asked == ("action", (self.seat,))
                if self.pairs and again and len(found) < _MOST:
                    for second, end in self.actions(after):
                        found.setdefault(fingerprint(end), (*prefix, *first, *second))
        return list(found.values())

    def actions(self, game: Game) -> Iterator[Branch]:
        """Every single action with its usual details, except for idle ones."""
        seen: set[int] = set()
        idle = _NO_ACTIONS if game.score(self.seat).ship else _NO_ACTIONS | {SAIL_TO_ISLAND}
        for step in game.legal(self.seat):
            if step in idle or self.clock.rings():
                continue
            kind = kind_of(step)
            buys = kind in (RESTOCK, LOAD) or (
                kind == SAIL and argument_of(step) not in (SEA, ISLAND_HARBOUR)
            )
            for greed in _GREEDS if buys else (0,):
                after = game.clone()
                after.apply(self.seat, step)
                steps = (step, *self.finish(after, greed, 0))
                kinds = {kind_of(part) for part in steps}
                if buys and not kinds & {TAKE, TAKE_FREE}:
                    continue
                if kind == REPRICE and LIFT not in kinds:
                    continue
                mark = fingerprint(after)
                if mark not in seen:
                    seen.add(mark)
                    yield steps, after

    def finish(self, game: Game, greed: int, dearer: int) -> list[int]:
        """The steps from the middle of an action to its end, which are taken in `game`."""
        steps: list[int] = []
        lean(self.mind, greed, dearer)
        while len(steps) < _LONGEST:
            asked = game.asked()
            if asked is None or asked.seats != (self.seat,) or asked.decision in _OPEN:
                break
            step = policy_step(game, self.seat, self.mind)
            game.apply(self.seat, step)
            steps.append(step)
        lean(self.mind, 0, 0)
        return steps

    def after(self, game: Game, step: int) -> Branch:
        """The game after a step."""
        after = game.clone()
        after.apply(self.seat, step)
        return (step,), after

    # ------------------------------------------------------------ the other decisions

    def leaning(self, game: Game, leanings: Iterable[tuple[int, int]]) -> list[Plan]:
        """The rest of an action, as usual and with a lean."""
        found: dict[int, Plan] = {}
        for greed, dearer in leanings:
            after = game.clone()
            steps = self.finish(after, greed, dearer)
            if steps:
                found.setdefault(fingerprint(after), tuple(steps))
        return list(found.values())

    def purchases(self, game: Game) -> list[Plan]:
        """What to take: more or less than usual, also with a loan."""
        plans = self.leaning(game, [(greed, 0) for greed in _PURCHASES])
        if LOAN_STEP in game.legal(self.seat):
            prefix, after = self.after(game, LOAN_STEP)
            more = self.leaning(after, [(greed, 0) for greed in _GREEDS])
            plans += [(*prefix, *plan) for plan in more]
        return plans

    def bids(self, game: Game) -> list[Plan]:
        """A spread of bids around the usual one, after a loan if cash is short."""
        bids = game.bids(self.seat)
        if bids is None:
            return self.single_steps(game)
        usual = policy_step(game, self.seat, self.mind)
        prefix: Plan = ()
        reach = bids.highest
        if usual == LOAN_STEP:
            prefix, after = self.after(game, LOAN_STEP)
            usual = policy_step(after, self.seat, self.mind)
            more = after.bids(self.seat)
            reach = bids.highest if more is None else more.highest
        middle = bid_amount(usual) if usual >= FIRST_BID else bids.lowest
        fair = self.fair_bid(game, bids)
        return [
            (bid(amount, 0),) if amount <= bids.highest else (*prefix, bid(amount, 0))
            for amount in spread(Bids(bids.lowest, reach, 0), middle)
            if amount >= fair or amount == bids.lowest
        ]

    def fair_bid(self, game: Game, bids: Bids) -> int:
        """The least bid for a lot that the seat wants, by the rules of thumb.

        Simulations end too soon to show what a dollar for a good lot costs: its seller does not
        come back, and everyone learns to bid as little. Then nobody earns anything.
        """
        state = game.state
        asked = game.asked()
        if asked is None or asked.decision != "bid" or state.round != 1:
            return bids.lowest
        worth = lot_worths(game, self.seat, self.mind)[state.cards[self.seat]]
        fair = worth * thumb.FAIR // (100 * thumb.DOLLAR) - 1
        return max(bids.lowest, min(fair, bids.highest - thumb.FAIR_LEAVES))

    def settlements(self, game: Game) -> list[Plan]:
        """Accept or decline, with a loan if a decline is unaffordable, or after a repayment."""
        plans = self.single_steps(game)
        if REPAY_STEP in game.legal(self.seat) and self.may_repay:
            prefix, after = self.after(game, REPAY_STEP)
            plans += [(*prefix, *plan) for plan in self.single_steps(after)]
        if LOAN_STEP in game.legal(self.seat):
            prefix, after = self.after(game, LOAN_STEP)
            more = [plan for plan in self.single_steps(after) if plan not in plans]
            plans += [(*prefix, *plan) for plan in more]
        return plans

    def single_steps(self, game: Game) -> list[Plan]:
        """Every legal answer by itself. A loan only if there is none."""
        steps = game.legal(self.seat)
        answers: list[Plan] = [(step,) for step in steps if step not in (LOAN_STEP, REPAY_STEP)]
        return answers or [(LOAN_STEP,)]


def spread(bids: Bids, middle: int) -> list[int]:
    """Amounts in a range, closer together around a middle."""
    wanted = {bids.lowest, middle}
    for number in range(1, _AWAY + 1):
        away = max(number, round(middle * number / 8))
        wanted |= {middle - away, middle + away}
    return sorted({min(max(amount, bids.lowest), bids.highest) for amount in wanted})
