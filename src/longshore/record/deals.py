"""Draw a random deal: what R-SETUP leaves to chance.

`deal_from_seed` gives the same deal for the same seed in every version of Python, and can be
reproduced in any other language. The SHA-256 digest of `longshore deal 7` (for seed 7, in ASCII),
read as one big-endian number, seeds the Mersenne Twister as `random.Random(number)` does. Only its
`random()` is used, whose sequence Python promises never to change. `int(random() * n)` is a number
below n. The order of draws is first seat, machines, cards, broker seeds.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

from longshore.game import Deal, Rules
from longshore.game.editions import BROKER_SEEDS, COLOURS


def random_deal(rules: Rules, random: Random, first: int | None = None) -> Deal:
    """Independent uniform draws (R-SETUP-6, R-SETUP-11, R-SETUP-13, R-IBSETUP-2).

    If the option `first_player` is `chosen`, the seat named as `first` starts. Everything else is
    drawn as it would have been without. Pass a `random.SystemRandom` to deal for people.
    """
    drawn = below(random, rules.players)
    if first is None:
        first = drawn
    elif rules.options["first_player"] != "chosen":
        raise ValueError('the first player is drawn unless the option first_player is "chosen"')
    machines = draw_colours(random, rules.players)
    cards = draw_colours(random, rules.players)
    if not rules.investment_bank:
        return Deal(first, machines, cards)
    seeds = draw_colours(random, sum(BROKER_SEEDS))
    rows: list[tuple[int, ...]] = []
    for count in BROKER_SEEDS:
        rows.append(seeds[:count])
        seeds = seeds[count:]
    return Deal(first, machines, cards, tuple(rows))


def deal_from_seed(rules: Rules, seed: int, first: int | None = None) -> Deal:
    """The deal of a seed. Not for games between people: the seed reveals all cards."""
    digest = sha256(f"longshore deal {seed}".encode("ascii")).digest()
    return random_deal(rules, Random(int.from_bytes(digest, "big")), first)


def draw_colours(random: Random, count: int) -> tuple[int, ...]:
    """This many of the five colours, without replacement."""
    left = list(range(COLOURS))
    return tuple(left.pop(below(random, len(left))) for _ in range(count))


def below(random: Random, bound: int) -> int:
    """A number from 0 up to, but not including, a bound."""
    return int(random.random() * bound)
