"""What the tests in this folder share: rules of all kinds, and games between bots."""

from __future__ import annotations

from longshore.bots import make_bot, play_game
from longshore.bots.seats import Played
from longshore.game import Rules, rules_for
from longshore.game.editions import OPTIONS, Value
from longshore.record import deal_from_seed

# Options that belong together in one game, and how they are chosen.
_CHOSEN: tuple[tuple[int, dict[str, Value]], ...] = (
    (2007, {}),
    (2007, {"domestic_sale": "on", "forced_loan_for_interest": "off", "tie_break_minimum": 1}),
    (
        2007,
        {
            "ship_cargo_seizable": "on",
            "seize_per_loan_off_island": 1,
            "repay_after_auction": "on",
            "docked_purchase": "off",
            "empty_island_visit": "ends_turn",
            "stalemate_rounds": 4,
            "show_cash": "on",
        },
    ),
    (2018, {}),
    (2018, {"cancel_bid": "on", "docked_purchase": "on", "domestic_sale": "on"}),
    (2018, {"investment_bank": "on"}),
    (
        2018,
        {
            "investment_bank": "on",
            "cancel_bid": "on",
            "broker_min_bid": 0,
            "broker_empty_space": "allowed",
            "broker_call_before_end": "allow",
            "ib_pre_turn_order": "win_first",
            "empty_island_visit": "forbidden",
        },
    ),
)
_NAMED = {name for _, options in _CHOSEN for name in options}
# Every option that no mix above names, a new one too, at another value than its default.
_OTHERS: dict[str, Value] = {
    option.name: next(value for value in option.values if value != option.default_2007)
    for option in OPTIONS
    if option.name not in _NAMED and not option.part_of
}
MIXES = (*_CHOSEN, (2007, _OTHERS))


def played(rules: Rules, specs: tuple[str, ...], seed: int, max_turns: int = 100) -> Played:
    """A game of bots named by `specs`, repeated until every seat has one."""
    names = [specs[seat % len(specs)] for seat in range(rules.players)]
    bots = [make_bot(name, seed=seed + seat) for seat, name in enumerate(names)]
    try:
        return play_game(rules, deal_from_seed(rules, seed), bots, max_turns=max_turns)
    finally:
        for bot in bots:
            bot.close()


def game_of_admirals() -> list[str]:
    """The beginning of a game with brokers, by the weights of the package."""
    rules = some_rules(2018, 3, investment_bank="on")
    return played(rules, ("admiral",), 6, max_turns=6).lines


def some_rules(edition: int = 2007, players: int = 3, **options: Value) -> Rules:
    return rules_for(edition, players, options)
