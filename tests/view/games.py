"""Random games of all editions, player counts and options, for the tests in this folder."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import settings

from longshore.check.fuzz_plan import random_options
from longshore.game import KNOWN_RULES, Game, Refused, Rules, new_game, rules_for
from longshore.game.editions import EDITIONS, Value
from longshore.game.generator import Generator, new_generator
from longshore.game.playout import BIASED, UNIFORM, draw_step
from longshore.game.steps import LOAN_STEP, SAIL_TO_ISLAND, bid
from longshore.record import random_deal
from longshore.record.position.read import read_position
from longshore.record.steps import parse_line
from longshore.record.words import COLOURS, SEATS

FEW = max(settings().max_examples // 5, 1)  # whole games are long examples


def random_rules(chance: random.Random, **fixed: Value) -> Rules:
    """Any rules that exist, with `fixed` options as given."""
    while True:
        edition = chance.choice(sorted(EDITIONS))
        try:
            number = chance.choice(sorted(KNOWN_RULES))
            options = random_options(edition, chance, number) | fixed
            return rules_for(edition, chance.randint(3, 5), options, number)
        except Refused:
            continue


def dealt_game(chance: random.Random, **fixed: Value) -> Game:
    """A game at its first decision."""
    rules = random_rules(chance, **fixed)
    return new_game(rules, random_deal(rules, chance))


def busy_game(chance: random.Random, **fixed: Value) -> Game:
    """A game in which much can happen soon: cargo at sea, debts, little cash, little supply."""
    rules = random_rules(chance, **fixed)
    cards = chance.sample(COLOURS, rules.players)
    seats = {}
    for name, card in zip(SEATS, cards, strict=False):
        machines = chance.sample(COLOURS, chance.randint(1, 4))
        seats[name] = {
            "cash": chance.choice((0, 1, 2, 5, 12)),
            "loans": chance.randint(0, 2),
            "turns": 5,
            "card": card,
            "machines": machines,
            "warehouses": 3,
            "factory": [f"{chance.choice(COLOURS)}@{n}" for n in range(1, chance.randint(1, 3))],
            "harbour": [f"{chance.choice(COLOURS)}@{n}" for n in range(2, chance.randint(2, 5))],
            "ship": {"at": "sea", "cargo": chance.choices(COLOURS, k=chance.randint(0, 5))},
            "island": chance.choices(COLOURS, k=chance.choice((0, 1, 6))),
        }
    supply = {"containers": {colour: chance.choice((1, 2, 9)) for colour in COLOURS}}
    return read_position(rules, {"seats": seats, "supply": supply})


class Player:
    """Draws steps for all seats: mostly for those that are asked, now and then a loan for another.

    Many bids are low, so that there are ties, and many ships with cargo sail to the island.
    """

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.policy = BIASED if chance.random() < 0.7 else UNIFORM
        self.generator: Generator = new_generator(chance.randrange(10**6))

    def step(self, game: Game) -> tuple[int, int]:
        chance = self.chance
        asked = game.asked()
        assert asked is not None
        seat = chance.randrange(game.rules.players)
        if chance.random() < 0.02 and game.why_not(seat, LOAN_STEP) is None:
            return seat, LOAN_STEP
        seat = chance.choice(asked.seats)
        if asked.decision == "bid" and chance.random() < 0.6:
            bids = game.bids(seat)
            assert bids is not None
            amount = min(max(chance.randrange(3), bids.lowest), bids.highest)
            return seat, bid(amount, chance.randint(0, bids.zero_cards))
        if chance.random() < 0.3 and game.why_not(seat, SAIL_TO_ISLAND) is None:
            return seat, SAIL_TO_ISLAND
        return seat, draw_step(game, seat, self.generator, self.policy)


def random_play(seed: int, steps: int, **fixed: Value) -> Iterator[tuple[Game, int, int]]:
    """A game, and over and over the seat and the step that the caller must play next."""
    chance = random.Random(seed)
    game = chance.choice((dealt_game, busy_game))(chance, **fixed)
    player = Player(chance)
    for _ in range(steps):
        if game.over:
            return
        yield game, *player.step(game)


def moments(seed: int, steps: int, **fixed: Value) -> Iterator[Game]:
    """The game after each step of random play, including its start and its end."""
    first = True
    for game, seat, number in random_play(seed, steps, **fixed):
        if first:
            yield game
        first = False
        game.apply(seat, number)
        yield game


def position(
    edition: int = 2007, players: int = 3, options: dict[str, Value] | None = None, **given: Any
) -> Game:
    """A game from the standard position and what differs from it (docs/scenarios.md)."""
    return read_position(rules_for(edition, players, options or {}), given)


def apply_lines(game: Game, *lines: str) -> Game:
    for line in lines:
        game.apply(*parse_line(line))
    return game
