"""Two games that differ only in what is hidden look the same, and allow the same (R-INFO)."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.env.games import MAX_TURNS, choose, random_session
from tests.view.games import FEW, random_rules

from longshore.env.encoder import Encoder
from longshore.env.session import NOBODY, Session
from longshore.game.steps import FIRST_BID, bid, bid_amount
from longshore.game.waiting import bids_sealed
from longshore.record import random_deal

SEEDS = st.integers(0, 10**9)


def assert_same(one: Session, other: Session, seats: list[int]) -> None:
    assert one.seat == other.seat
    assert one.record is not None
    assert other.record is not None
    assert one.record.lines() == other.record.lines()
    for seat in seats:
        assert one.record.seen_by(seat) == other.record.seen_by(seat)
        encoder = one.encoder
        for write in (encoder.observation, encoder.observation_bytes, encoder.mask):
            shown = write(one.game, seat, repaid=one.repaid)
            assert shown.tolist() == write(other.game, seat, repaid=other.repaid).tolist()
        rich = [
            encoder.observation_rich(world.game, seat, repaid=world.repaid, clues=world.clues)
            for world in (one, other)
        ]
        assert rich[0].tolist() == rich[1].tolist()


@settings(max_examples=FEW)
@given(SEEDS)
def test_r_info_4_cards_of_others_and_undealt_ones(seed: int) -> None:
    chance = random.Random(seed)
    rules = random_rules(chance)
    viewer = chance.randrange(rules.players)
    deal = random_deal(rules, chance)
    cards = list(deal.cards)
    while tuple(cards) == deal.cards:
        others = [colour for colour in range(5) if colour != deal.cards[viewer]]
        cards = chance.sample(others, rules.players - 1)
        cards.insert(viewer, deal.cards[viewer])
    encoder = Encoder(rules, MAX_TURNS)
    one, other = (
        Session(rules, deal._replace(cards=dealt), encoder, MAX_TURNS, recorded=True)
        for dealt in (deal.cards, tuple(cards))
    )
    for _ in range(150):
        if one.seat == NOBODY:
            return
        assert_same(one, other, [viewer])
        action = choose(one, chance)
        one.act(action)
        other.act(action)


@settings(max_examples=FEW)
@given(SEEDS)
def test_r_info_5_bids_not_yet_open(seed: int) -> None:
    chance = random.Random(seed)
    session = random_session(chance)
    for _ in range(150):
        if session.seat == NOBODY:
            return
        seat, action = session.seat, choose(session, chance)
        step = session.step_of(action)
        asked = session.game.asked()
        assert asked is not None
        twin = session.copy()
        session.act(action)
        if asked.decision != "bid" or step < FIRST_BID or not bids_sealed(session.game):
            continue
        bids = twin.game.bids(seat)
        assert bids is not None
        amount = bids.highest if bid_amount(step) != bids.highest else bids.lowest
        twin.play(bid(amount, bids.zero_cards))
        players = range(session.game.rules.players)
        assert_same(session, twin, [other for other in players if other != seat])
