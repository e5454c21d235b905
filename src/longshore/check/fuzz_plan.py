"""Which game the fuzzer plays for a number: rules, edition, players, options, start and policy."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from longshore.check.odd_positions import odd_position
from longshore.game import KNOWN_RULES, RULES_NUMBER, Game, Rules, rules_for
from longshore.game.editions import BANK_OPTION, EDITION_2018, OPTIONS, Option, Value
from longshore.game.playout import BIASED, UNIFORM
from longshore.record import Record, RecordError, new_record, random_deal, starting_game

_FEW: Final = 4  # values tried of an option that has a thousand
_TRIES: Final = 50


@dataclass(frozen=True)
class Plan:
    """A game to play, and the start of its record."""

    record: Record
    game: Game
    policy: int
    random: Random


def plan_of(seed: int, number: int) -> Plan:
    """The same plan for the same numbers, in every process."""
    random = Random(f"longshore fuzz {seed} {number}")
    number_of_rules = random.choice(sorted(KNOWN_RULES))
    edition = random.choice((2007, 2018))
    players = random.randint(3, 5)
    options = random_options(edition, random, number_of_rules)
    rules = rules_for(edition, players, options, number_of_rules)
    record = random_start(rules, random)
    policy = UNIFORM if random.random() < 0.3 else BIASED
    return Plan(record, starting_game(record), policy, random)


def random_options(edition: int, random: Random, number: int = RULES_NUMBER) -> dict[str, Value]:
    """The edition's defaults in some games, and any allowed mixture in the others."""
    if random.random() < 0.2:
        return {}
    bank = edition == EDITION_2018 and random.random() < 0.5
    options: dict[str, Value] = {"investment_bank": "on"} if bank else {}
    for option in OPTIONS:
        if option.name == BANK_OPTION or not option.exists(number, options):
            continue
        values = allowed_values(option, edition)
        if len(values) > 1 and random.random() < 0.4:
            options[option.name] = random.choice(values)
    return options


def allowed_values(option: Option, edition: int) -> tuple[Value, ...]:
    """The values an option may have in an edition (R-OPT-1)."""
    default = option.default(edition)
    fixed = option.fixed_2018 if edition == EDITION_2018 else option.only_2018
    if default is None or fixed:
        return ()
    return option.values[:_FEW] if option.is_range else option.values


def random_start(rules: Rules, random: Random) -> Record:
    """From a deal, or in every third game from an odd position."""
    if random.random() < 0.35:
        for _ in range(_TRIES):
            try:
                return new_record(rules, start=odd_position(rules, random))
            except RecordError:  # by chance a seat in it had no legal step
                continue
    return new_record(rules, random_deal(rules, random))
