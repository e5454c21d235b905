"""Making, buying and building: what a rollout player thinks of its two stores."""

from __future__ import annotations

from longshore.bots.rollout.mind import NO_SLOT, Mind
from longshore.bots.rollout.outlook import lead_of, lying
from longshore.bots.rollout.purchases import take_best
from longshore.bots.rollout.thumb import (
    AVERAGE_WORTH,
    BUILDING,
    BUSY_HARBOUR,
    DEMAND,
    DOLLAR,
    ENDING_AHEAD,
    ENDING_BEHIND,
    FULL_STORE,
    LONG,
    MACHINE_MAKES,
    MADE,
    MADE_SOLD,
    MORE_DEMAND,
    RESERVE,
    SAME_COLOUR_OF_ROLLOUT,
    SAME_MACHINE,
    STOCK_MARGIN,
    STOCKED_SOLD,
    SURE_SALE,
    WANTED_MACHINE,
    WAREHOUSE_EARNS,
    kept_from_machine,
)
from longshore.game.arrays import i64
from longshore.game.building import (
    factory_room,
    harbour_room,
    machine_colours,
    next_machine_space,
    next_warehouse_space,
    why_no_warehouse,
    why_not_this_machine,
)
from longshore.game.cells import (
    FACTORY,
    HAND,
    HARBOUR,
    PLAIN_TOTAL,
    STORE_TOTAL,
    SUPPLY,
    factory_total,
    slot_price,
    store,
)
from longshore.game.editions import (
    COLOURS,
    COLOURS_GONE_AT_END,
    HARBOUR_SCORE,
    MACHINE_SPACES,
    PRODUCE_COST,
    WAREHOUSE_SPACES,
)
from longshore.game.production import colours_gone, must_not_end, production_must_end
from longshore.game.refusals import ALLOWED
from longshore.game.restocking import why_not_restock
from longshore.game.state import EMPTY, State, machine_index
from longshore.game.steps import MACHINE, PRODUCE_STEP, RESTOCK, WAREHOUSE_STEP, step_of


def sale_of_made(mind: Mind, others: i64, stock: i64) -> i64:
    """The probability, in hundredths, that one more container in the Factory Store is sold."""
    sold = mind.rounds * MADE_SOLD * others // (100 * (stock + 1))
    return min(SURE_SALE, sold) * mind.liquid // 100


def sale_of_stocked(mind: Mind, others: i64, stock: i64) -> i64:
    """The probability that one more container in the Harbour Store is sold."""
    sold = mind.rounds * STOCKED_SOLD * others // (100 * (stock + 1))
    return min(SURE_SALE, sold) * mind.liquid // 100


def consider_producing(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """New containers at their future price, minus the dollar for the Union Boss."""
    if state.produced or cash < PRODUCE_COST:
        return
    if must_not_end(state) and production_must_end(state, seat):
        return
    able: i64 = 0
    last: i64 = 0
    space: i64
    for space in range(MACHINE_SPACES):
        colour = state.machines[machine_index(seat, space)]
        if colour != EMPTY and state.containers[SUPPLY + colour] > 0:
            able += 1
            if state.containers[SUPPLY + colour] == 1:
                last += 1
    count = min(able, factory_room(state, seat))
    if count <= 0:
        return
    stock = state.containers[factory_total(seat)]
    others = state.rules.players - 1
    worth: i64 = -PRODUCE_COST * DOLLAR
    made: i64
    for made in range(count):
        worth += mind.factory_price * sale_of_made(mind, others, stock + made) // 100
    if not state.ending and last > 0:
        gone = colours_gone(state)
        if gone + min(last, count) >= COLOURS_GONE_AT_END:
            worth += worth_of_ending(mind, state, seat)
    mind.consider_ashore(worth, PRODUCE_STEP)


def worth_of_ending(mind: Mind, state: State, seat: i64) -> i64:
    """A player who is ahead ends the game, and one who is behind avoids it (R-END-1)."""
    lead = lead_of(mind, state, seat)
    if lead > 0:
        return ENDING_AHEAD
    return max(lead // 2, ENDING_BEHIND)


def best_restock(mind: Mind, state: State, seat: i64, seller: i64, cash: i64) -> None:
    """What is worth buying for the Harbour Store: `gain`, and the best single `slot`."""
    mind.gain = 0
    mind.slot = NO_SLOT
    goods = store(seller, FACTORY)
    containers = state.containers
    there = containers[goods + STORE_TOTAL]
    room = harbour_room(state, seat) - containers[HAND + PLAIN_TOTAL]
    if there == 0 or room <= 0:
        return
    mind.start_taking()
    others = state.rules.players - 1
    budget = cash - RESERVE
    if mind.greed > 0:
        budget = cash
    own = store(seat, HARBOUR)
    stock = containers[own + STORE_TOTAL]
    bought: i64
    colour: i64
    for bought in range(min(room, there)):
        chance = sale_of_stocked(mind, others, stock + bought)
        for colour in range(COLOURS):
            brings = chance * mind.prices[colour] + (100 - chance) * HARBOUR_SCORE * DOLLAR
            brings = brings // 100
            if stock > 0 and lying(state, own, colour) > 0:
                brings -= SAME_COLOUR_OF_ROLLOUT
            mind.brings[colour] = brings
        slot = take_best(mind, state, goods, budget, STOCK_MARGIN - mind.greed, 0)
        if slot == NO_SLOT:
            return
        budget -= slot_price(slot)


def consider_restocking(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Consider buying from every other Factory Store."""
    if harbour_room(state, seat) <= 0:
        return
    seller: i64
    for seller in range(state.rules.players):
        if why_not_restock(state, seat, seller) == ALLOWED:
            best_restock(mind, state, seat, seller, cash)
            if mind.slot != NO_SLOT:
                mind.consider_ashore(mind.gain, step_of(RESTOCK, seller))


def consider_building(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Warehouses and machines, while there is time to recoup their price."""
    consider_warehouse(mind, state, seat, cash)
    if state.machine_counts[seat] < MACHINE_SPACES:
        consider_machines(mind, state, seat, cash)


def consider_warehouse(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Another warehouse, useful if the Harbour Store is full."""
    owned = state.warehouse_counts[seat]
    if owned >= WAREHOUSE_SPACES or why_no_warehouse(state, seat) != ALLOWED:
        return
    cost = state.rules.warehouse_costs[next_warehouse_space(state, seat)]
    if cash - cost <= RESERVE:
        return
    use = mind.warehouse_use[owned]
    if harbour_room(state, seat) > 0:
        use = use // 2
    worth = (WAREHOUSE_EARNS * min(mind.rounds, LONG) * use // 10000 - cost * DOLLAR) * BUILDING
    mind.consider_ashore(worth // 100, WAREHOUSE_STEP)


def consider_machines(mind: Mind, state: State, seat: i64, cash: i64) -> None:
    """Another machine, best in a colour that others want and few make."""
    players = state.rules.players
    machines = state.machine_counts[seat]
    cost = state.rules.machine_costs[next_machine_space(state, seat)]
    if cash - cost <= RESERVE + kept_from_machine(machines) or cash < cost:
        return
    warehouses: i64 = 0
    other: i64
    for other in range(players):
        if other != seat:
            warehouses += state.warehouse_counts[other]
    demand = DEMAND + MORE_DEMAND * warehouses // (BUSY_HARBOUR * (players - 1))
    use = mind.machine_use[machines] * min(demand, 100) // 100
    if factory_room(state, seat) <= 0:
        use = use * FULL_STORE // 100
    full = MACHINE_MAKES * min(mind.rounds, LONG) * use * MADE // 1000000
    owned = machine_colours(state, seat)
    colour: i64
    for colour in range(COLOURS):
        if why_not_this_machine(state, owned, colour) == ALLOWED:
            worth = full * 100 // (100 + SAME_MACHINE * makers_of(state, colour)) - cost * DOLLAR
            wanted: i64 = 0
            for other in range(players):
                if other != seat:
                    wanted += mind.units[other * COLOURS + colour]
            above = wanted // (players - 1) - AVERAGE_WORTH
            worth += full * WANTED_MACHINE * above // 10000
            mind.consider_ashore(worth * BUILDING // 100, step_of(MACHINE, colour))


def makers_of(state: State, colour: i64) -> i64:
    """Machines of a colour, of all seats."""
    makers: i64 = 0
    space: i64
    for space in range(state.rules.players * MACHINE_SPACES):
        if state.machines[space] == colour:
            makers += 1
    return makers
