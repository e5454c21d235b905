"""What everyone sees when a step is played, as data (docs/interfaces.md, Events).

Events are public: the same for every seat and spectator. They come in the order in which things
happen, and a decision comes before the payments and moves it causes. Applying the `pay` and `move`
events to the position before gives the money and the containers after.
"""

from __future__ import annotations

from typing import Final

from longshore.game import Game
from longshore.game import steps as codes
from longshore.game.cells import HAND, LATER, OFFERED, PLAIN_SIZE, colour_of, island
from longshore.game.decisions import BIDDING, OFFERING, RESTORING
from longshore.game.editions import MACHINE_COSTS, WAREHOUSE_COSTS
from longshore.game.state import (
    BANK_PURSE,
    EMPTY,
    FOR_BID,
    FOR_DECLINE,
    FOR_REPAY,
    NOTE_BIDS,
    NOTE_BUILT,
    NOTE_DEFAULT,
    NOTE_ENDING,
    NOTE_LOAN,
    NOTE_MOVE,
    NOTE_PAY,
    NOTE_SEIZED,
    NOTE_SIZE,
    NOTE_TURN,
    NOTE_WON,
)
from longshore.record.steps import step_text
from longshore.record.words import COLOURS, PLACES, SEATS, SPACES, Round
from longshore.view.forms import GameEvent
from longshore.view.opened import opened_bids
from longshore.view.places import PLACE_NAMES, PURPOSES, PURSE_NAMES, hand_of

Note = list[int]

_SAILS: Final = frozenset(codes.step_of(codes.SAIL, place) for place in range(len(PLACES)))
_ISLANDS: Final = range(island(0), island(len(SEATS)))


def play(game: Game, seat: int, step: int) -> list[GameEvent]:
    """Apply a step and return what everyone sees, or raise `Refused` and change nothing."""
    state = game.state
    sealed = state.decision == BIDDING and step >= codes.FIRST_BID
    bidding_round: Round = 2 if state.round == 2 else 1
    owner = owner_of_hand(game)
    ships = game.snapshot().ships if step in _SAILS else []
    journal = game.apply_and_note(seat, step)
    name = SEATS[seat]
    if sealed:  # R-INFO-5: that a bidder has committed is public, the bid is not
        events: list[GameEvent] = [{"event": "committed", "seat": name, "round": bidding_round}]
    else:
        events = [{"event": "step", "seat": name, "step": step_text(step)}]
    if ships:
        place = PLACES[codes.argument_of(step)]
        events.append({"event": "sail", "seat": name, "from": PLACES[ships[seat]], "to": place})
    notes = [journal[index : index + NOTE_SIZE] for index in range(0, len(journal), NOTE_SIZE)]
    for note in notes:
        kind = note[0]
        if kind == NOTE_MOVE:
            events += told_move(note, owner, seat)
        elif kind == NOTE_PAY:
            events += told_payment(note, step, notes)
        elif kind == NOTE_TURN:
            owner = note[1]
            events.append({"event": "turn", "seat": SEATS[owner]})
        else:
            events.append(told(game, note))
    return events


def owner_of_hand(game: Game) -> int:
    """The owner of the containers in the hand, until the next turn starts.

    An outbid player holds what comes back from the Payment Card (R-IBCALL-11). Otherwise it is the
    active player who makes, takes, lifts or pays.
    """
    state = game.state
    if state.decision == RESTORING:
        return state.restoring
    if state.decision == OFFERING:
        return state.holder
    return state.turn


def told_move(note: Note, owner: int, seat: int) -> list[GameEvent]:
    """A container's move. Going from one kind of hand to another is not a move."""
    _, source, target, _, _ = note
    before, after = place_of(source, owner, seat), place_of(target, owner, seat)
    if before == after:
        return []
    return [{"event": "move", "container": COLOURS[colour_of(source)], "from": before, "to": after}]


def place_of(cell: int, owner: int, seat: int) -> str:
    """The place of a cell. Offered containers are in the hand of the seat that offers them."""
    region = cell - cell % PLAIN_SIZE
    if region == OFFERED:
        return hand_of(seat)
    if region in (HAND, LATER):
        return hand_of(owner)
    return PLACE_NAMES[cell]


def told_payment(note: Note, step: int, notes: list[Note]) -> list[GameEvent]:
    """A payment, preceded by the decision it belongs to if the journal has no note of that."""
    _, payer, payee, amount, purpose = note
    events: list[GameEvent] = []
    if purpose == FOR_BID or (purpose == FOR_DECLINE and payer != BANK_PURSE):
        events.append(told_settlement(note, step, notes))
    elif purpose == FOR_REPAY:
        events.append({"event": "repay", "seat": SEATS[payer]})
    if amount:
        events.append(
            {
                "event": "pay",
                "from": PURSE_NAMES[payer],
                "to": PURSE_NAMES[payee],
                "amount": amount,
                "for": PURPOSES[purpose],
            }
        )
    return events


def told_settlement(note: Note, step: int, notes: list[Note]) -> GameEvent:
    """The seller's decision. `buyer` is who gets the lot, which after a decline is the seller."""
    _, payer, payee, amount, _ = note
    accepted = codes.kind_of(step) == codes.ACCEPT
    return {
        "event": "settled",
        "seller": SEATS[payee if accepted else payer],
        "buyer": SEATS[payer],
        "accepted": accepted,
        "amount": amount,
        "lot": [
            COLOURS[colour_of(source)]
            for kind, source, target, _, _ in notes
            if kind == NOTE_MOVE and target in _ISLANDS
        ],
    }


def told(game: Game, note: Note) -> GameEvent:
    """A turning point that has its own note in the journal."""
    kind, one, two, three, _ = note
    if kind == NOTE_LOAN:
        return {"event": "loan", "seat": SEATS[one], "forced": two == 1}
    if kind == NOTE_DEFAULT:
        return {"event": "default", "seat": SEATS[one], "loans": two}
    if kind == NOTE_SEIZED:
        if two == EMPTY:
            return {"event": "seized", "seat": SEATS[one], "what": "warehouse", "space": three}
        return {
            "event": "seized",
            "seat": SEATS[one],
            "what": "machine",
            "colour": COLOURS[two],
            "space": three,
        }
    if kind == NOTE_BUILT:
        return built(one, two, three)
    if kind == NOTE_WON:
        return {"event": "won", "seat": SEATS[one], "space": SPACES[two]}
    if kind == NOTE_BIDS:
        return opened_bids(game, 2 if one == 2 else 1)
    if kind == NOTE_ENDING:
        return {"event": "ending", "seat": SEATS[one]}
    return scored(game)


def built(seat: int, colour: int, space: int) -> GameEvent:
    """A new warehouse or machine on its space."""
    if colour == EMPTY:
        return {
            "event": "build",
            "seat": SEATS[seat],
            "what": "warehouse",
            "space": space,
            "cost": WAREHOUSE_COSTS[space],
        }
    return {
        "event": "build",
        "seat": SEATS[seat],
        "what": "machine",
        "colour": COLOURS[colour],
        "space": space,
        "cost": MACHINE_COSTS[space],
    }


def scored(game: Game) -> GameEvent:
    """The game is over."""
    return {
        "event": "scored",
        "scores": dict(zip(SEATS, game.scores(), strict=False)),
        "winners": [SEATS[seat] for seat in game.winners()],
    }
