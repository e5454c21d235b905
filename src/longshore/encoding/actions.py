"""Action codes: every step of the game as a number whose meaning never changes.

Seats are named by their distance, clockwise, from the acting seat: `+1` is the left neighbour. So
one policy can play any seat. Bids above `MAX_ENCODED_BID` have no code.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from longshore.game import steps
from longshore.game.cells import FACTORY, HARBOUR
from longshore.game.editions import COLOURS, STORE_PRICES
from longshore.record import step_text
from longshore.record.words import PRICED, PRICED_NUMBERS, priced
from longshore.rows.codes import BID_AMOUNTS, MAX_ENCODED_BID, Codes, new_codes

ACTION_VERSION: Final = 1  # raised whenever a code changes its meaning

_SEATS_NAMED: Final = {steps.RESTOCK: "restock", steps.SAIL: "sail", steps.ACCEPT: "accept"}
_FACTORY_SLOTS: Final = tuple(PRICED_NUMBERS[name] for name in priced(STORE_PRICES[FACTORY]))
_HARBOUR_SLOTS: Final = tuple(PRICED_NUMBERS[name] for name in priced(STORE_PRICES[HARBOUR]))
_COLOURS: Final = tuple(range(COLOURS))
_SLOTS: Final = tuple(range(len(PRICED)))
_OTHERS: Final = (1, 2, 3, 4)  # distances
_PLACES: Final = (steps.SEA, steps.ISLAND_HARBOUR, steps.BANK_HARBOUR)


class Action(NamedTuple):
    """One code: its text with seats as distances, and the step it stands for."""

    name: str
    kind: int
    argument: int
    names_seat: bool = False  # the argument is a distance

    def step(self, seat: int, players: int) -> int | None:
        """The step for a seat, or None if there is no seat at that distance."""
        if not self.names_seat:
            return steps.step_of(self.kind, self.argument)
        if self.argument >= players:
            return None
        return steps.step_of(self.kind, (seat + self.argument) % players)


def _plain(kind: int, arguments: tuple[int, ...]) -> list[Action]:
    return [
        Action(step_text(steps.step_of(kind, argument)), kind, argument) for argument in arguments
    ]


def _naming(kind: int) -> list[Action]:
    return [Action(f"{_SEATS_NAMED[kind]} +{far}", kind, far, True) for far in _OTHERS]


def _all_but_bids() -> tuple[Action, ...]:
    """In the order of their codes."""
    listed: list[Action] = []
    for kind in range(steps.MACHINE):  # from `loan` to `decline`: steps without an argument
        listed += _plain(kind, (0,))
    listed += _plain(steps.MACHINE, _COLOURS)
    listed += _naming(steps.RESTOCK)
    listed += _naming(steps.SAIL)
    listed += _plain(steps.SAIL, _PLACES)
    listed += _plain(steps.CALL, tuple(range(steps.SPACES)))
    listed += _plain(steps.MAKE, _COLOURS)
    listed += _plain(steps.TAKE, _SLOTS)
    listed += _plain(steps.TAKE_FREE, _COLOURS)
    listed += _plain(steps.LIFT, _SLOTS)
    listed += _plain(steps.PLACE, _SLOTS)
    listed += _plain(steps.SELL, _SLOTS)
    listed += _plain(steps.SEIZE, _COLOURS)
    listed += _plain(steps.SEIZE_PRICED, _SLOTS)
    listed += _plain(steps.SEIZE_MACHINE, _COLOURS)
    listed += _plain(steps.SEIZE_WAREHOUSE, (2, 3, 4))  # R-DEF-7: the others are safe
    listed += _plain(steps.PAY, _COLOURS)
    listed += _plain(steps.OFFER_FACTORY, _FACTORY_SLOTS)
    listed += _plain(steps.OFFER_HARBOUR, _HARBOUR_SLOTS)
    listed += _naming(steps.ACCEPT)
    return tuple(listed)


ACTIONS: Final = _all_but_bids()
BID_ACTIONS: Final = len(ACTIONS)  # the action of the first bid
NAMES: Final = (
    *(action.name for action in ACTIONS),
    *(
        step_text(steps.bid(amount, cards))
        for cards in range(3)
        for amount in range(MAX_ENCODED_BID + 1)
    ),
)
ACTION_COUNT: Final = len(NAMES)


@cache
def codes_of(seat: int, players: int) -> list[int]:
    """The action of every step of a seat up to the first bid, by the step's number, or -1."""
    codes = [-1] * steps.FIRST_BID + [BID_ACTIONS]
    for code, action in enumerate(ACTIONS):
        step = action.step(seat, players)
        if step is not None:
            codes[step] = code
    return codes


def action_of(step: int, seat: int, players: int) -> int:
    """The code of a step. A bid too high to have a code gets that of the highest."""
    if step < steps.FIRST_BID:
        return codes_of(seat, players)[step]
    amount = min(steps.bid_amount(step), MAX_ENCODED_BID)
    return BID_ACTIONS + steps.bid_zero_cards(step) * BID_AMOUNTS + amount


@cache
def codes_for(players: int) -> Codes:
    """The codes of all seats, as the core needs them."""
    seats = range(players)
    return new_codes(
        [codes_of(seat, players) for seat in seats], [steps_of(seat, players) for seat in seats]
    )


@cache
def steps_of(seat: int, players: int) -> list[int]:
    """The step of every action of a seat, or -1 if there is no such seat."""
    listed = [action.step(seat, players) for action in ACTIONS]
    bids = [steps.bid(amount, cards) for cards in range(3) for amount in range(MAX_ENCODED_BID + 1)]
    return [-1 if step is None else step for step in listed] + bids
