"""The open decision of a position: what is in hand, due, offered or bid at this moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longshore.game.cells import (
    BANK_STORE,
    FACTORY,
    HARBOUR,
    LATER,
    OFFERED,
    store,
)
from longshore.game.decisions import (
    BIDDING_TO_BROKER,
    BUYING,
    MAKING,
    NOTHING,
    OFFERING,
    PAYING,
    RESTORING,
    SEIZING,
    STAGE_DOMESTIC,
    STAGE_INTEREST,
    STOCKING,
)
from longshore.game.editions import MACHINE_SPACES, MAX_LOANS
from longshore.game.state import NOBODY
from longshore.game.steps import BANK_HARBOUR, space_is_money
from longshore.game.turn import after_interest, after_win
from longshore.record.checks import a_key, a_list, a_mapping, a_number, a_word
from longshore.record.errors import PositionError
from longshore.record.position.bank import a_seat, read_pledges
from longshore.record.position.builder import PositionBuilder
from longshore.record.steps import shown
from longshore.record.words import PRICED_NUMBERS, SPACE_NUMBERS

Part = Mapping[str, object]

_OPTIONAL_KEYS: Final = frozenset(("decision", "hand"))  # a purchase may have a hand
_STORES: Final = {"factory": FACTORY, "harbour": HARBOUR}
_SHOPS: Final = {"factory": FACTORY, "harbour": HARBOUR, "bank": BANK_STORE}


def read_open(builder: PositionBuilder, value: Any) -> bool:
    """Fill in the open decision. Returns whether it belongs to the part before the actions."""
    decision = value.get("decision") if isinstance(value, dict) else None
    a_word(decision, "open.decision", _DECISIONS)
    keys, before, reader = _READERS[str(decision)]
    part = a_mapping(value, "open", keys | _OPTIONAL_KEYS)
    for key in sorted(keys):
        a_key(part, "open", key)
    reader(builder, part)
    return before


def read_interest(builder: PositionBuilder, part: Part) -> None:
    """Only a player who cannot pay and could borrow is asked (R-INT-5)."""
    loans = builder.loans[builder.turn]
    if builder.rules.forced_loan or not builder.money[builder.turn] < loans < MAX_LOANS:
        raise PositionError("open", f"nobody is asked for {part['decision']} here")
    builder.stage = STAGE_INTEREST  # the question follows from the position
    builder.decision = NOTHING


def read_domestic(builder: PositionBuilder, part: Part) -> None:
    """Whether something can be sold follows from the rest."""
    if not builder.rules.domestic_sale:
        raise PositionError("open", f"this game has no {part['decision']} sale")
    builder.stage = STAGE_DOMESTIC
    builder.decision = NOTHING


def read_seize(builder: PositionBuilder, part: Part) -> None:
    """The debtor is the active player (R-DEF-2)."""
    if a_seat(builder, part["debtor"], "open.debtor") != builder.turn:
        raise PositionError("open.debtor", "only the active player can be in default")
    builder.loans_in_default = a_number(
        part["loans"], "open.loans", 1, min(MAX_LOANS, builder.loans[builder.turn])
    )
    builder.due = a_number(part["due"], "open.due", 1, builder.rules.seize_per_loan)
    builder.stage = after_interest(builder.rules)
    builder.decision = SEIZING


def read_pay(builder: PositionBuilder, part: Part) -> None:
    """The winner of a broker auction lays out containers (R-IBPAY-2)."""
    need_bank(builder)
    builder.put_hand(part["left"], "open.left")
    builder.next_broker = a_number(part["next"], "open.next", 1, 3) - 1
    builder.stage = after_win(builder.rules)
    builder.decision = PAYING


def read_make(builder: PositionBuilder, part: Part) -> None:
    """The colours in hand have been made in this production (R-PROD-5)."""
    builder.put_hand(part["hand"], "open.hand")
    builder.room = a_number(part["room"], "open.room", 1, MACHINE_SPACES)
    builder.decision = MAKING


def read_buy(builder: PositionBuilder, part: Part) -> None:
    """Buying from a Factory Store, or from the harbour where the ship is."""
    builder.seller = a_seat(builder, part["from"], "open.from")
    builder.store = a_word(part["store"], "open.store", _SHOPS)
    place = builder.ships[builder.turn]
    own = builder.seller == builder.turn
    if builder.store == FACTORY and own:
        # R-HBUY-3
        raise PositionError("open.from", "players cannot buy from their own Factory Store")
    if builder.store == HARBOUR and place != builder.seller:
        raise PositionError("open.from", "the ship does not lie in that harbour")  # R-LOAD-5
    if builder.store == BANK_STORE and not (own and place == BANK_HARBOUR):
        raise PositionError("open.from", "the ship is not in its owner's bank harbour")
    if builder.store == FACTORY:
        builder.put_hand(a_key(part, "open", "hand"), "open.hand")
    elif part.get("hand"):
        raise PositionError("open.hand", "what is bought in a harbour goes aboard at once")
    builder.decision = BUYING


def read_stock(builder: PositionBuilder, part: Part) -> None:
    """Placing containers in the player's own store."""
    builder.store = a_word(part["store"], "open.store", _STORES)
    builder.put_hand(part["hand"], "open.hand")
    read_placed(builder, builder.turn, part["placed"])
    builder.decision = STOCKING


def read_placed(builder: PositionBuilder, seat: int, value: Any) -> None:
    """What was placed in this decision is in the store as well."""
    cells = store(seat, builder.store)
    for name in a_list(value, "open.placed"):
        slot = PRICED_NUMBERS.get(name) if isinstance(name, str) else None
        if slot is None:
            raise PositionError("open.placed", f"{shown(name)} is not a priced container")
        builder.placed[slot] += 1
        if builder.placed[slot] > builder.containers[cells + slot]:
            raise PositionError("open.placed", f"{shown(name)} is not in the store")


def read_broker_bid(builder: PositionBuilder, part: Part) -> None:
    """Money is bid for goods (R-IBCALL-5)."""
    read_space(builder, part, money=False)
    builder.decision = BIDDING_TO_BROKER


def read_offer(builder: PositionBuilder, part: Part) -> None:
    """Containers are bid for money (R-IBCALL-5)."""
    read_space(builder, part, money=True)
    builder.offered = read_pledges(builder, part["offered"], "open.offered", OFFERED)
    builder.decision = OFFERING


def read_space(builder: PositionBuilder, part: Part, *, money: bool) -> None:
    """The space that was called, or the marked one while the Payment Card is out (R-IBCALL-10)."""
    need_bank(builder)
    space = a_word(part["space"], "open.space", SPACE_NUMBERS)
    if space_is_money(space) != money:
        raise PositionError("open.space", f"{part['decision']} does not fit {part['space']}")
    if builder.holder != NOBODY and space != builder.space:
        raise PositionError("open.space", "the arrow marks another space")
    if builder.holder == builder.turn:
        raise PositionError("payment.holder", "players cannot raise their own bid")
    builder.space = space


def read_restore(builder: PositionBuilder, part: Part) -> None:
    """An outbid player places what came back (R-IBCALL-11)."""
    need_bank(builder)
    builder.restoring = a_seat(builder, part["seat"], "open.seat")
    if builder.restoring == builder.turn:
        raise PositionError("open.seat", "nobody outbids himself")
    builder.store = a_word(part["store"], "open.store", _STORES)
    builder.put_hand(part["hand"], "open.hand")
    read_placed(builder, builder.restoring, part["placed"])
    later = a_mapping(part["later"], "open.later", frozenset(("harbour",)))
    waiting = builder.put_colours(later.get("harbour", []), "open.later.harbour", LATER)
    if waiting and builder.store == HARBOUR:
        raise PositionError("open.later", "the Harbour Store comes last")
    builder.decision = RESTORING


def need_bank(builder: PositionBuilder) -> None:
    """Some decisions exist only with the Investment Bank."""
    if not builder.rules.investment_bank:
        raise PositionError("open", "this game has no Investment Bank")


Reader = Callable[[PositionBuilder, Part], None]

# Which keys each decision needs, and whether it comes before the actions.
_READERS: Final[dict[str, tuple[frozenset[str], bool, Reader]]] = {
    "interest": (frozenset(), True, read_interest),
    "seize": (frozenset(("debtor", "loans", "due")), True, read_seize),
    "pay": (frozenset(("left", "next")), True, read_pay),
    "domestic": (frozenset(), True, read_domestic),
    "make": (frozenset(("room", "hand")), False, read_make),
    "buy": (frozenset(("from", "store")), False, read_buy),
    "stock": (frozenset(("store", "hand", "placed")), False, read_stock),
    "broker_bid": (frozenset(("space",)), False, read_broker_bid),
    "offer": (frozenset(("space", "offered")), False, read_offer),
    "restore": (frozenset(("seat", "store", "hand", "placed", "later")), False, read_restore),
}
_DECISIONS: Final = {name: number for number, name in enumerate(_READERS)}
