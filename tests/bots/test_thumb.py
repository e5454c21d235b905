"""The trader and the rollout player share their rules of thumb, so they judge positions alike.

One calculates in dollars over a view, the other in whole cents over the state. Both are compared in
some 200 positions of all kinds of games. Where one rounds down, they differ by a cent.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from tests.bots.games import MIXES

from longshore.bots.legal import legal_steps
from longshore.bots.memory import Memory
from longshore.bots.rollout.auctions import choose_settlement
from longshore.bots.rollout.banking import price_of_containers
from longshore.bots.rollout.mind import Mind, new_mind
from longshore.bots.rollout.outlook import look_at_goods, standing
from longshore.bots.rollout.outlook import rounds_left as rollout_rounds_left
from longshore.bots.rollout.shelves import right_price
from longshore.bots.rollout.simulate import policy_step
from longshore.bots.rollout.voyages import load_budget
from longshore.bots.rollout.worth import lot_worth_under
from longshore.bots.styles import BALANCED
from longshore.bots.trader.bidding import settling
from longshore.bots.trader.brokers import containers_price
from longshore.bots.trader.island import worth_of_more
from longshore.bots.trader.sight import Sight, rounds_left
from longshore.bots.trader.stores import factory_price
from longshore.bots.trader.voyages import budget
from longshore.game import Game, new_game, rules_for
from longshore.game.building import factory_room
from longshore.game.cells import FACTORY, HARBOUR, ship
from longshore.game.steps import DECLINE_STEP
from longshore.record import deal_from_seed
from longshore.record.words import COLOURS
from longshore.view import view_of

CENT = 0.0101  # rounding down once, and the last bit of a float
EVERY = 11  # steps between positions


class Position(NamedTuple):
    """What both see: the seat on decision, its view and the game itself."""

    game: Game
    seat: int
    decision: str
    sight: Sight
    mind: Mind


def position(game: Game, seat: int, decision: str) -> Position:
    """Both minds look at the same clock: that of the trader."""
    sight = Sight(view_of(game, seat), Memory())
    mind = new_mind(0)
    mind.rounds = round(100 * sight.rounds_left)
    mind.late = 10 * sight.lateness
    return Position(game.clone(), seat, decision, sight, mind)


@cache
def positions() -> tuple[Position, ...]:
    """Some steps of some games, and every time a seller settles an auction."""
    found: list[Position] = []
    for number, (edition, options) in enumerate(MIXES):
        rules = rules_for(edition, 3 + number % 3, options)
        game = new_game(rules, deal_from_seed(rules, number))
        mind = new_mind(number)
        for step in range(300):
            asked = game.asked()
            if asked is None:
                break
            seat = asked.seats[0]
            if step % EVERY == 0 or asked.decision == "settle":
                found.append(position(game, seat, asked.decision))
            game.apply(seat, policy_step(game, seat, mind))
    return tuple(found)


def test_there_are_enough_positions() -> None:
    assert len(positions()) >= 200
    assert sum(at.decision == "settle" for at in positions()) >= 20


@pytest.mark.parametrize("lateness", [0, 3, 7, 10])
def test_a_lot_is_worth_the_same(lateness: int) -> None:
    compared = 0
    for at in positions():
        at.mind.late = 10 * lateness
        if not any(at.sight.cargo):
            continue
        for card in range(len(COLOURS)):
            cents = lot_worth_under(at.mind, at.game.state, at.seat, ship(at.seat), card)
            island = at.sight.islands[at.sight.me]
            dollars = worth_of_more(island, at.sight.cargo, card, lateness)
            assert cents / 100 == pytest.approx(dollars, abs=CENT)
            compared += 1
    assert compared >= 200


def test_the_standing_is_the_same() -> None:
    for at in positions():
        score = at.sight.score_of(at.sight.me)
        assert standing(at.mind, at.game.state, at.seat) / 100 == pytest.approx(score)


def test_the_end_is_as_far_away_while_all_machines_can_work() -> None:
    compared = 0
    for at in positions():
        seats = range(at.game.rules.players)
        if all(factory_room(at.game.state, s) > 0 and at.game.score(s).cash > 0 for s in seats):
            hundredths = rollout_rounds_left(at.mind, at.game.state)
            assert hundredths / 100 == pytest.approx(rounds_left(at.sight.view), abs=CENT)
            compared += 1
    assert compared >= 20


def test_a_ship_has_the_same_budget() -> None:
    for at in positions():
        assert load_budget(at.mind, at.game.state, at.seat) == budget(at.sight)


def test_containers_for_a_broker_cost_the_same() -> None:
    for at in positions():
        for count in range(6):
            cents = price_of_containers(at.game.state, at.seat, count)
            assert cents / 100 == pytest.approx(containers_price(at.sight, count))


def test_a_factory_asks_the_same_price_where_harbours_can_pay_it() -> None:
    compared = 0
    for at in positions():
        look_at_goods(at.mind, at.game.state, at.seat)
        for number, colour in enumerate(COLOURS):
            price = factory_price(at.sight, colour)
            cents = right_price(at.mind, at.game.state, at.seat, FACTORY, number)
            assert cents <= price
            # The rollout player leaves a harbour its gain, which the trader does not work out.
            if right_price(at.mind, at.game.state, at.seat, HARBOUR, number) >= price + 2:
                assert cents == price
                compared += 1
    assert compared >= 100


def test_a_seller_without_a_loan_accepts_the_same_bids() -> None:
    answers = set()
    for at in positions():
        if at.decision != "settle" or at.sight.loans or at.sight.cash < 20:
            continue
        at.mind.late = 10 * at.sight.lateness
        declined = choose_settlement(at.mind, at.game.state, at.seat) == DECLINE_STEP
        legal = list(legal_steps(at.game, at.seat))
        ranked = settling(at.sight, legal, BALANCED, just_borrowed=False)
        best, _ = max(ranked, key=lambda found: found[1])
        assert (best == "decline") == declined
        answers.add(declined)
    assert answers == {True, False}
