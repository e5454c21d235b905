"""Which games are trained on: editions, player counts, options, and who sits in the other seats."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from longshore.env.batch import ROLLOUT, Variant
from longshore.game import RULES_NUMBER, Refused, rules_for
from longshore.game.editions import EDITION_2018, OPTIONS, Value

LEARNER: Final = 0  # owner of the seats that are trained; past selves are 1 and above
IMITATED: Final = {"trader": 100, "captain": 101}  # owners: networks that imitate these bots
FROZEN: Final = 110  # owner of seats that a network plays which is to be exploited
MAX_TURNS: Final = 100  # as in the arena
MAIN: Final = 9  # kinds without unusual options come first


class Kind(NamedTuple):
    """A kind of game, how often it is played, and its name in tables."""

    name: str
    edition: int
    players: int
    options: dict[str, Value]
    weight: float

    def variant(self, max_turns: int = MAX_TURNS) -> Variant:
        """The same for a batch."""
        return Variant(self.edition, self.players, self.options, max_turns)


BANK: Final[dict[str, Value]] = {"investment_bank": "on"}
KINDS: Final = (
    Kind("2007, 3", 2007, 3, {}, 18),
    Kind("2007, 4", 2007, 4, {}, 8),
    Kind("2007, 5", 2007, 5, {}, 18),
    Kind("2018, 3", 2018, 3, {}, 9),
    Kind("2018, 4", 2018, 4, {}, 5),
    Kind("2018, 5", 2018, 5, {}, 5),
    Kind("bank, 3", 2018, 3, BANK, 13),
    Kind("bank, 4", 2018, 4, BANK, 6),
    Kind("bank, 5", 2018, 5, BANK, 24),
)
OPTIONAL: Final = 15.0  # weight of games with options drawn at random
EVERY: Final = tuple(range(MAIN + 1))  # the last number stands for games with options
THREE: Final = (0, 2, 6)  # the kinds that are judged first
assert len(KINDS) == MAIN  # noqa: S101


def random_kind(chance: random.Random) -> Kind:
    """Any edition and player count, with a few options drawn at random."""
    while True:
        edition, players = chance.choice((2007, 2018)), chance.randint(3, 5)
        options: dict[str, Value] = {}
        for option in OPTIONS:
            fixed = option.fixed_2018 if edition == EDITION_2018 else option.only_2018
            there = option.exists(RULES_NUMBER, options) and not option.of_deal and not fixed
            if there and chance.random() < 0.3:
                values = (0, 3, 10) if option.is_range else option.values
                options[option.name] = chance.choice(values)
        try:
            rules_for(edition, players, options)
        except Refused:
            continue
        return Kind(f"options, {players}", edition, players, options, OPTIONAL)


def draw_kind(chance: random.Random, numbers: Sequence[int] = EVERY) -> tuple[int, Kind]:
    """A kind of game and its number, out of some or all of them."""
    weights = [KINDS[number].weight if number < MAIN else OPTIONAL for number in numbers]
    number = chance.choices(numbers, weights)[0]
    return number, KINDS[number] if number < MAIN else random_kind(chance)


class Mix(NamedTuple):
    """How often a learner meets each kind of company. The rest is self-play of all seats."""

    scripted: float = 0.45  # tables with rollout players in some seats
    past: float = 0.25  # tables with past selves in some seats
    middle: float = 0.3  # of all games, how many begin in the middle
    imitated: float = 0.0  # of the scripted tables, how many have imitated bots instead
    captains: float = 0.65  # of those seats, how many are captains
    exploit: bool = False  # one learner, and the frozen network in all other seats


def drawn_bot(mix: Mix, chance: random.Random) -> str:
    """Which bot is imitated."""
    return "captain" if chance.random() < mix.captains else "trader"


def draw_owners(players: int, mix: Mix, past_selves: int, chance: random.Random) -> list[int]:
    """Owners of the seats of a table: at least one learner, in any seat."""
    owners = [LEARNER] * players
    if mix.exploit:
        own = chance.randrange(players)
        return [LEARNER if seat == own else FROZEN for seat in range(players)]
    drawn = chance.random()
    learners = chance.choice((1, 1, 2, players - 1))
    others = chance.sample(range(players), players - learners)
    if drawn < mix.scripted * mix.imitated:
        # Half of these tables have bots of one kind only, as real matches do.
        pure, kind = chance.random() < 0.5, drawn_bot(mix, chance)
        for seat in others:
            owners[seat] = IMITATED[kind if pure else drawn_bot(mix, chance)]
    elif drawn < mix.scripted:
        for seat in others:
            mixed = past_selves and chance.random() < 0.2
            owners[seat] = chance.randint(1, past_selves) if mixed else ROLLOUT
    elif drawn < mix.scripted + mix.past and past_selves:
        one = chance.randint(1, past_selves)
        for seat in others:
            owners[seat] = one if chance.random() < 0.7 else chance.randint(1, past_selves)
    return owners
