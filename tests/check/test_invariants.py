"""Each invariant notices what breaks it, and real games break none."""

from collections.abc import Callable
from copy import copy

import pytest

from longshore.check.invariants import (
    Watched,
    check_auction_settled,
    check_broker_lot,
    check_moment,
    start_of,
)
from longshore.check.money_flows import check_money_flows
from longshore.check.violation import Violation
from longshore.game import Game, new_game, rules_for
from longshore.game.cells import CELLS, FACTORY, HAND, HARBOUR, SUPPLY, ship, slot_of, store
from longshore.game.snapshot import Snapshot
from longshore.game.state import BANK_PURSE, BROKER_PURSES, CARD_PURSE, FOR_LOAN, NOTE_PAY
from longshore.game.steps import ACCEPT, ISLAND_HARBOUR, LOAN_STEP, PASS_STEP, SEA, step_of
from longshore.record import parse_step, read_position, standard_deal


def bank_game() -> Game:
    rules = rules_for(2018, 3, {"investment_bank": "on"})
    return new_game(rules, standard_deal(rules))


def with_entry(values: list[int], index: int, value: int) -> list[int]:
    changed = list(values)
    changed[index] = value
    return changed


def replace(state: Snapshot, **changed: int | list[int]) -> Snapshot:
    other = copy(state)
    for name, value in changed.items():
        setattr(other, name, value)
    return other


def more(state: Snapshot, cell: int, count: int) -> Snapshot:
    """Containers out of nothing, counted right in their region."""
    containers = list(state.containers)
    total = cell | 31 if cell < 320 else cell | 7
    containers[cell] += count
    containers[total] += count
    return replace(state, containers=containers)


def moved(state: Snapshot, cell: int, count: int) -> Snapshot:
    """Black containers from the supply into another cell."""
    return more(more(state, SUPPLY, -count), cell, count)


BROKEN: list[tuple[str, Callable[[Snapshot], Snapshot]]] = [
    ("R-INV-1", lambda s: more(s, SUPPLY, 1)),
    ("R-INV-1", lambda s: more(s, HAND + 2, 1)),
    ("R-INV-1", lambda s: more(s, SUPPLY, -1)),
    ("R-INV-1", lambda s: moved(s, ship(0), -1)),
    ("R-INV-1", lambda s: replace(s, containers=with_entry(s.containers, SUPPLY + 7, 99))),
    ("R-INV-1", lambda s: replace(s, pledged=[3])),
    ("R-INV-2", lambda s: replace(s, machine_supply=with_entry(s.machine_supply, 0, 0))),
    ("R-INV-2", lambda s: replace(s, machines=with_entry(s.machines, 1, 4))),
    (
        "R-INV-2",
        lambda s: replace(
            s,
            machines=with_entry(s.machines, 1, 0),
            machine_supply=with_entry(s.machine_supply, 0, 0),
        ),
    ),
    ("R-INV-2", lambda s: replace(s, warehouse_supply=8)),
    ("R-INV-3", lambda s: moved(s, store(0, FACTORY) + slot_of(0, 1), 2)),
    ("R-INV-3", lambda s: moved(s, store(1, HARBOUR) + slot_of(0, 2), 2)),
    ("R-INV-3", lambda s: moved(s, ship(2), 6)),
    ("R-INV-4", lambda s: replace(s, money=with_entry(s.money, 1, -1))),
    ("R-INV-4", lambda s: replace(s, money=with_entry(s.money, BROKER_PURSES, -1))),
    ("R-INV-5", lambda s: replace(s, loans=with_entry(s.loans, 0, 3))),
    ("R-INV-5", lambda s: replace(s, loans=with_entry(s.loans, 0, -1))),
    ("R-INV-6", lambda s: replace(s, ships=with_entry(s.ships, 2, 2))),
    ("R-INV-7", lambda s: replace(s, money=with_entry(s.money, CARD_PURSE, 3))),
    ("R-INV-7", lambda s: replace(s, holder=1)),
    ("R-INV-7", lambda s: replace(s, holder=0, money=with_entry(s.money, CARD_PURSE, 3))),
]


@pytest.mark.parametrize(
    ("rule", "broken"), BROKEN, ids=[f"{rule}-{number}" for number, (rule, _) in enumerate(BROKEN)]
)
def test_a_broken_moment_is_noticed(rule: str, broken: Callable[[Snapshot], Snapshot]) -> None:
    game = bank_game()
    state = game.snapshot()
    start = start_of(state)
    check_moment(state, game.rules, start)
    with pytest.raises(Violation) as caught:
        check_moment(broken(state), game.rules, start)
    assert caught.value.rule == rule


def test_money_that_comes_from_nowhere_is_noticed() -> None:
    game = bank_game()
    before = game.snapshot()
    journal = game.apply_and_note(0, LOAN_STEP)
    after = game.snapshot()
    check_money_flows(before, after, journal, game.rules)
    wrong: list[tuple[Snapshot, list[int]]] = [
        (after, []),
        (before, journal),
        (replace(after, loans=before.loans), journal),
        (after, [NOTE_PAY, BANK_PURSE, 0, 9, FOR_LOAN]),
        (after, [NOTE_PAY, BANK_PURSE, 0, 10, 99]),
        (replace(after, money=with_entry(after.money, 1, 25)), journal),
    ]
    for state, notes in wrong:
        with pytest.raises(Violation, match="R-INV-4"):
            check_money_flows(before, state, notes, game.rules)


def test_a_ship_that_leaves_its_auction_is_noticed() -> None:
    state = bank_game().snapshot()
    accept = step_of(ACCEPT, 1)
    check_auction_settled(state, PASS_STEP, state)
    with pytest.raises(Violation, match="R-INV-6"):
        check_auction_settled(state, accept, state)  # at sea
    at_island = replace(state, ships=with_entry(state.ships, 0, ISLAND_HARBOUR))
    check_auction_settled(state, accept, at_island)
    with pytest.raises(Violation, match="R-INV-6"):
        check_auction_settled(state, accept, more(at_island, ship(0), 1))
    assert state.ships[0] == SEA


def test_a_lot_that_shrinks_is_noticed() -> None:
    held = replace(bank_game().snapshot(), holder=1, space=1)
    poorer = replace(held, money=with_entry(held.money, BROKER_PURSES, 0))
    check_broker_lot(held, held)
    with pytest.raises(Violation, match="R-INV-8"):
        check_broker_lot(held, poorer)
    with pytest.raises(Violation, match="R-INV-8"):
        check_broker_lot(held, replace(held, space=3))
    goods = replace(held, space=0)
    with pytest.raises(Violation, match="R-INV-8"):
        check_broker_lot(goods, more(goods, 336, -1))
    check_broker_lot(held, replace(poorer, holder=-1))  # the auction is over
    assert len(held.containers) == CELLS


def test_a_watched_game_goes_on() -> None:
    rules = rules_for(2007, 3, {})
    given = {"seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}
    watched = Watched(read_position(rules, given))
    for seat, text in (
        (0, "produce"),
        (0, "place black@4"),
        (0, "done"),
        (0, "sail island"),
        (2, "bid 5"),
        (1, "bid 5"),
        (1, "bid 1"),
        (2, "bid 0"),
        (0, "decline"),
    ):
        watched.apply(seat, parse_step(text))
    assert watched.state.turn == 1
