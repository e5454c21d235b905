"""Prints the fields of a state that a clone or a snapshot loses: for a test on either core.

A compiled state would leak its arrays to this program.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Final

from longshore.game import compiled, rules_for
from longshore.game.cells import SLOTS, STORE_TOTAL
from longshore.game.snapshot import Snapshot, count_buildings, count_regions, state_from
from longshore.game.state import Numbers, State, new_state

RULES: Final = rules_for(2018, 3, {})
OTHER_RULES: Final = rules_for(2018, 5, {})

FIELDS: Final = {*Numbers.__slots__, *State.__slots__}
# What every copy begins anew: what a guard has measured, and who listens.
NOT_COPIED: Final = {"need", "have", "held", "journal"}
# What snapshots leave out, since it can be counted.
COUNTED: Final = {"machine_counts", "warehouse_counts"}
# The rules are given to `state_from`.
NOT_IN_SNAPSHOTS: Final = {"rules"} | COUNTED
# Of these, snapshots hold as many as are counted.
HOW_MANY: Final = {"pledged": "pledges", "offered": "offers"}


def changed(field: str) -> State:
    """An empty table with another value in one field, and in what counts it."""
    state = new_state(RULES)
    value = getattr(state, field)
    if field == "rules":
        state.rules = OTHER_RULES
    elif isinstance(value, list):
        value[0] += 1
        if field in HOW_MANY:
            setattr(state, HOW_MANY[field], 1)
    else:
        setattr(state, field, not value if isinstance(value, bool) else value + 1)
    if field not in COUNTED:
        count_regions(state)
        count_buildings(state)
        state.placed[STORE_TOTAL] = sum(state.placed[:SLOTS])
    return state


def values(state: State) -> dict[str, object]:
    """Every field of a state."""
    return {field: getattr(state, field, "missing") for field in FIELDS}


def lost(fields: set[str], copy: Callable[[State], State]) -> list[str]:
    """The fields that are not the same in a copy, whichever of them has changed before."""
    found = set()
    for field in fields:
        state = changed(field)
        copied = values(copy(state))
        found |= {name for name, value in values(state).items() if copied[name] != value}
    return sorted(found)


def shared() -> list[str]:
    """The arrays that a clone shares with its original."""
    state = new_state(RULES)
    clone = values(state.clone())
    return [
        field
        for field, value in values(state).items()
        if isinstance(value, list) and value is clone[field]
    ]


if __name__ == "__main__":
    assert not compiled()
    every = FIELDS - NOT_COPIED
    found = {
        "by a clone": lost(every, State.clone),
        "by a snapshot": lost(
            every - NOT_IN_SNAPSHOTS, lambda state: state_from(RULES, Snapshot(state))
        ),
        "shared": shared(),
    }
    sys.stdout.write(json.dumps(found))
