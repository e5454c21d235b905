"""Random games of every kind, for the tests of records and positions."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from longshore.game import KNOWN_RULES, RULES_NUMBER, Game, Rules, new_game, rules_for
from longshore.game.editions import EDITION_2007, EDITION_2018, EDITIONS, OPTIONS, Value
from longshore.game.generator import new_generator
from longshore.game.playout import BIASED, draw_step
from longshore.game.steps import LOAN_STEP, bid
from longshore.record import deal_from_seed, line_text


class Setting(NamedTuple):
    edition: int
    players: int
    options: dict[str, Value]
    seed: int
    number: int = RULES_NUMBER

    def rules(self) -> Rules:
        return rules_for(self.edition, self.players, self.options, self.number)

    def new_game(self) -> Game:
        rules = self.rules()
        return new_game(rules, deal_from_seed(rules, self.seed))


@st.composite
def options_of(draw: st.DrawFn, edition: int, number: int) -> dict[str, Value]:
    with_bank = edition == EDITION_2018 and draw(st.booleans())
    options: dict[str, Value] = {"investment_bank": "on"} if with_bank else {}
    for option in OPTIONS:
        fixed = option.fixed_2018 if edition == EDITION_2018 else option.only_2018
        hidden = not option.exists(number, options)
        if fixed or hidden or option.name == "investment_bank" or not draw(st.booleans()):
            continue
        values = (0, 1, 1000) if option.is_range else option.values
        options[option.name] = draw(st.sampled_from(values))
    return options


@st.composite
def settings_of_games(draw: st.DrawFn) -> Setting:
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    players = draw(st.integers(3, 5))
    number = draw(st.sampled_from(sorted(KNOWN_RULES)))
    options = draw(options_of(edition, number))
    return Setting(edition, players, options, draw(st.integers(0, 2**31)), number)


def some_settings() -> list[Setting]:
    """A few games that together reach every decision."""
    poor: dict[str, Value] = {"forced_loan_for_interest": "off", "domestic_sale": "on"}
    bank: dict[str, Value] = {"investment_bank": "on", "cancel_bid": "on"}
    return [
        Setting(EDITION_2007, 3, {}, 1),
        Setting(EDITION_2007, 4, poor, 2),
        Setting(EDITION_2018, 4, {"cancel_bid": "on", "show_cash": "on"}, 3),
        Setting(EDITION_2018, 3, bank, 4),
        Setting(EDITION_2018, 5, bank | {"ib_pre_turn_order": "win_first"}, 5),
        Setting(EDITION_2007, 3, {"forced_loan_for_interest": "off"}, 18),
        Setting(EDITION_2018, 3, bank, 7, number=1),
    ]


def play_on(game: Game, random: Random, count: int) -> list[str]:
    """Play up to this many random steps. Returns their lines."""
    generator = new_generator(random.getrandbits(31))
    lines: list[str] = []
    while len(lines) < count:
        asked = game.asked()
        if asked is None:
            break
        seat = random.choice(asked.seats)
        number = draw_step(game, seat, generator, BIASED)
        borrower = random.randrange(game.rules.players)
        if random.random() < 0.02 and game.why_not(borrower, LOAN_STEP) is None:
            seat, number = borrower, LOAN_STEP  # whether it is asked or not
        elif asked.decision == "bid" and random.random() < 0.5:
            number = low_bid(game, seat, random)
        game.apply(seat, number)
        lines.append(line_text(seat, number))
    return lines


def low_bid(game: Game, seat: int, random: Random) -> int:
    """A bid that others are likely to make too, so that there are tie-breaks."""
    bids = game.bids(seat)
    assert bids is not None
    amount = min(bids.highest, bids.lowest + random.randrange(2))
    return bid(amount, random.randrange(bids.zero_cards + 1))
