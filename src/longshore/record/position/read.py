"""A position (docs/scenarios.md) as a game. Every value is checked before anything is built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longshore.game import Game, Rules, game_at
from longshore.game.cells import REMOVED, SUPPLY
from longshore.game.decisions import OVER, STAGE_START
from longshore.game.editions import ACTIONS
from longshore.game.steps import LOAN_STEP, REPAY_STEP
from longshore.record.checks import (
    MAX_PIECES,
    MAX_TURNS,
    a_boolean,
    a_key,
    a_mapping,
    a_number,
    a_word,
    number_in,
)
from longshore.record.errors import PositionError
from longshore.record.position.auction import read_auction
from longshore.record.position.bank import a_seat, read_brokers, read_payment
from longshore.record.position.boards import read_boards
from longshore.record.position.builder import PositionBuilder
from longshore.record.position.opened import read_open
from longshore.record.position.room import check_room
from longshore.record.position.standard import merged, standard_position
from longshore.record.words import COLOUR_NUMBERS, COLOURS

_FLAGS: Final = ("produced", "called", "won_broker", "moved", "ending", "over")
_PHASES: Final = {"start": 0, "before": 1, "actions": 2}
_KEYS: Final = frozenset(
    (
        "rules_number",
        "turn",
        "phase",
        "actions",
        *_FLAGS,
        "bought_from",
        "open",
        "supply",
        "removed",
        "quiet_turns",
        "seats",
        "brokers",
        "payment",
        "auction",
    )
)
# Present in views and after the end. They follow from the rest.
DERIVED: Final = frozenset(("asked", "winners", "scores", "score_sheet"))
_KEYS_AND_DERIVED: Final = _KEYS | DERIVED
_SUPPLY_KEYS: Final = frozenset(("containers", "machines", "warehouses"))
_COLOUR_KEYS: Final = frozenset(COLOURS)


def read_position(rules: Rules, given: Any) -> Game:
    """The game in which `given` overrides the standard position key by key."""
    if not isinstance(given, Mapping):
        raise PositionError("", "a position is an object")
    return read_whole_position(rules, merged(standard_position(rules), given))


def read_whole_position(rules: Rules, position: Mapping[str, object]) -> Game:
    """The game of a position that names everything, with any automatic parts carried out."""
    builder = PositionBuilder(rules)
    a_mapping(position, "", _KEYS_AND_DERIVED)
    check_number(rules, position.get("rules_number", rules.number))
    builder.turn = a_seat(builder, a_key(position, "", "turn"), "turn")
    builder.actions = a_number(a_key(position, "", "actions"), "actions", 0, ACTIONS)
    builder.quiet_turns = a_number(a_key(position, "", "quiet_turns"), "quiet_turns", 0, MAX_TURNS)
    for flag in _FLAGS:
        setattr(builder, flag, a_boolean(a_key(position, "", flag), flag))
    read_bought_from(builder, position.get("bought_from"))
    read_supply(builder, a_key(position, "", "supply"))
    read_removed(builder, position.get("removed", {}))
    read_boards(builder, a_key(position, "", "seats"))
    read_brokers(builder, position.get("brokers"))
    read_payment(builder, position.get("payment"))
    read_moment(builder, position)
    check_room(builder)
    game = game_at(rules, builder)
    check_way_on(game)
    return game


def check_number(rules: Rules, value: Any) -> None:
    """A position may repeat the number of the rules it is played by, and say no other."""
    if a_number(value, "rules_number", 0, MAX_TURNS) != rules.number:
        raise PositionError("rules_number", f"the game is played by rules number {rules.number}")


def read_bought_from(builder: PositionBuilder, value: Any) -> None:
    """From whose Factory Store the active player has bought in this turn (R-HBUY-2)."""
    if value is None:
        return
    if not builder.rules.same_seller_once:
        raise PositionError("bought_from", "this game lets players buy twice from the same seller")
    builder.bought_from = a_seat(builder, value, "bought_from")
    if builder.bought_from == builder.turn:
        raise PositionError("bought_from", "nobody buys from their own Factory Store")


def read_supply(builder: PositionBuilder, value: Any) -> None:
    """Containers and machines by colour, and warehouses."""
    supply = a_mapping(value, "supply", _SUPPLY_KEYS)
    builder.containers[SUPPLY : SUPPLY + len(COLOURS)] = read_counts(supply, "containers")
    builder.machine_supply = read_counts(supply, "machines")
    builder.warehouse_supply = number_in(supply, "supply", "warehouses", 0, MAX_PIECES)


def read_counts(supply: Mapping[str, object], kind: str) -> list[int]:
    """Numbers of pieces by colour, with none left out."""
    path = f"supply.{kind}"
    counts = a_mapping(a_key(supply, "supply", kind), path, _COLOUR_KEYS)
    return [number_in(counts, path, colour, 0, MAX_PIECES) for colour in COLOURS]


def read_removed(builder: PositionBuilder, value: Any) -> None:
    """Containers out of the game by colour, if there are any."""
    for colour in a_mapping(value, "removed", _COLOUR_KEYS):
        count = number_in(value, "removed", colour, 0, MAX_PIECES)
        builder.containers[REMOVED + COLOUR_NUMBERS[colour]] = count


def read_moment(builder: PositionBuilder, position: Mapping[str, object]) -> None:
    """Where in the turn the game is."""
    phase = a_word(a_key(position, "", "phase"), "phase", _PHASES)
    opened = position.get("open")
    auction = position.get("auction")
    if builder.over:
        if opened is not None or auction is not None:
            raise PositionError("over", "nothing is open after the end")
        builder.decision = OVER
        return
    if opened is not None and auction is not None:
        raise PositionError("open", "an auction is open already")
    before = False
    if opened is not None:
        before = read_open(builder, opened)
    elif auction is not None:
        read_auction(builder, auction)
    elif phase == _PHASES["start"]:
        builder.stage = STAGE_START
        return
    if before != (phase == _PHASES["before"]):
        raise PositionError("phase", f'"{position["phase"]}" does not fit what is open')


def check_way_on(game: Game) -> None:
    """Refuse a moment in which a seat on decision has no answer (a loan is not one)."""
    asked = game.asked()
    for seat in asked.seats if asked is not None else ():
        if not has_answer(game, seat) and not has_answer(after_loans(game, seat), seat):
            raise PositionError("open", "the seat that is asked could do nothing")


def has_answer(game: Game, seat: int) -> bool:
    """Whether a seat on decision can answer, not only borrow or repay."""
    free = (LOAN_STEP, REPAY_STEP)
    return game.bids(seat) is not None or any(step not in free for step in game.legal(seat))


def after_loans(game: Game, seat: int) -> Game:
    """The same moment with every loan taken, since a bidder can borrow again what it repaid."""
    after = game.clone()
    while after.rules.number > 1 and after.why_not(seat, LOAN_STEP) is None:
        after.apply(seat, LOAN_STEP)
    return after
