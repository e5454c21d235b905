"""The standard position, which a given position overrides key by key (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longshore.game import Deal, Rules, new_game
from longshore.record.forms import Position
from longshore.record.position.write import position_of


def standard_deal(rules: Rules) -> Deal:
    """Machines and cards black, brown, orange, ... in seat order, blue first."""
    colours = tuple(range(rules.players))
    seeds = ((0, 1), (2,), ()) if rules.investment_bank else ()
    return Deal(first=0, machines=colours, cards=colours, brokers=seeds)


def standard_position(rules: Rules) -> Position:
    """The position after set-up with the standard deal, with the part before the actions done."""
    position = position_of(new_game(rules, standard_deal(rules)))
    position["phase"] = "actions"
    position.pop("open", None)  # a domestic sale, if the first turn allows one
    return position


def merged(base: Any, over: Any) -> Any:
    """Merge `over` into `base` key by key. Everything that is not an object is replaced."""
    if not isinstance(base, dict) or not isinstance(over, Mapping):
        return over
    result = dict(base)
    for key, value in over.items():
        result[key] = merged(base[key], value) if key in base else value
    return result
