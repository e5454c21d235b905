"""A bot gets only its view, its legal steps and what is public (docs/design.md, section 4).

Two games differ only in others' and undealt value cards, or in bids that are not open yet. The same
bot with the same seed must answer the same in both.
"""

from __future__ import annotations

import random

import pytest
from tests.bots.games import MIXES

from longshore.bots import LEVELS, Asking, Bot, Seats, make_bot
from longshore.bots.styles import STYLES
from longshore.game import Game, Rules, new_game, rules_for
from longshore.game.editions import Value
from longshore.record import deal_from_seed, position_of, read_whole_position
from longshore.record.words import SEATS

SPECS = (*LEVELS, *(f"trader:{style}" for style in STYLES), "captain:banker")
SIMULATIONS = 12  # enough that a search is a search


def twins(rules: Rules, viewer: int, seed: int) -> tuple[Game, Game]:
    """Two games in which only the others' and the undealt cards differ."""
    deal = deal_from_seed(rules, seed)
    cards = list(deal.cards)
    rest = [card for card in range(5) if card != cards[viewer]]
    chance = random.Random(seed)
    while cards == list(deal.cards):
        dealt = iter(chance.sample(rest, rules.players - 1))
        cards = [card if seat == viewer else next(dealt) for seat, card in enumerate(deal.cards)]
    return new_game(rules, deal), new_game(rules, deal._replace(cards=tuple(cards)))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("edition", "options"), [MIXES[0], MIXES[5]])
def test_cards_of_others_change_no_answer(
    spec: str, edition: int, options: dict[str, Value]
) -> None:
    rules = rules_for(edition, 4, options)
    viewer = 1
    tables: list[tuple[Seats, list[Bot]]] = []
    for game in twins(rules, viewer, seed=len(spec)):
        # The others do the same at both tables, whatever cards they have there.
        bots: list[Bot] = [make_bot("deckhand", seed=seat) for seat in range(4)]
        bots[viewer] = make_bot(spec, seed=77, simulations=SIMULATIONS)
        seats = Seats(game, bots)
        seats.start()
        tables.append((seats, bots))
    answers = 0
    for _ in range(500):
        asked = tables[0][0].game.asked()
        if asked is None:
            break
        seat = asked.seats[0]
        one, two = (seats.ask(seat) for seats, _ in tables)
        assert one == two
        answers += seat == viewer
        for seats, _ in tables:
            seats.play(seat, one.step)
    assert answers > 50


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("options", [{}, {"cancel_bid": "on"}])
def test_sealed_bids_change_no_answer(spec: str, options: dict[str, Value]) -> None:
    """All others have bid something else at the second table. The viewer bids last."""
    rules = rules_for(2018, 4, options)
    game = new_game(rules, deal_from_seed(rules, 6))
    bots = [make_bot("deckhand", seed=seat) for seat in range(4)]
    seats = Seats(game, bots)
    viewer, compared = 3, 0
    bot = make_bot(spec, seed=5, simulations=SIMULATIONS)
    twin = make_bot(spec, seed=5, simulations=SIMULATIONS)
    asking = seats.asking(viewer)
    bot.start(asking.view)
    twin.start(asking.view)
    while (asked := game.asked()) is not None:
        if asked.decision == "bid" and asked.seats == (viewer,):
            one = seats.asking(viewer)
            two = Seats(other_bids(game, viewer), bots).asking(viewer)
            assert one.view == two.view
            assert list(one.legal) == list(two.legal)
            two = Asking(viewer, two.decision, two.view, two.legal, one.steps)
            assert bot.answer(one) == twin.answer(two)
            compared += 1
        seat = asked.seats[0]
        seats.play(seat, seats.ask(seat).step)
    assert compared > 3


def other_bids(game: Game, viewer: int) -> Game:
    """The same moment, with different bids from everyone who has committed."""
    position = position_of(game)
    bids = position["auction"]["bids"]
    assert SEATS[viewer] not in bids
    for name, amount in bids.items():
        bids[name] = 0 if amount else min(1, position["seats"][name]["cash"])
    assert bids
    return read_whole_position(game.rules, position)


def test_public_steps_hold_no_sealed_bid() -> None:
    rules = rules_for(2007, 3, {})
    game = new_game(rules, deal_from_seed(rules, 2))
    seats = Seats(game, [make_bot("deckhand", seed=seat) for seat in range(3)])
    auctions = 0
    while (asked := game.asked()) is not None:
        seat = asked.seats[0]
        before = len(seats.public)
        answer = seats.ask(seat)
        seats.play(seat, answer.step)
        shown = seats.public[before:]
        if asked.decision == "bid" and answer.step != "loan":
            assert len(shown) == (0 if len(asked.seats) == 2 else len(shown))
            auctions += 1
    assert auctions
    assert sorted(seats.public) == sorted(seats.lines)
