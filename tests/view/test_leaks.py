"""Whatever others hide, a seat and a spectator get the same (docs/design.md, section 4).

Each test plays two games that differ only in something hidden, and compares everything that leaves
the room: views, events and insight. After the end all is open, so they stop there.
"""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.view.games import FEW, Player, busy_game, random_play, random_rules

from longshore.game import Game, new_game
from longshore.game.steps import FIRST_BID, bid, bid_amount
from longshore.record import random_deal
from longshore.record.position.read import read_whole_position
from longshore.record.position.write import position_of
from longshore.record.words import SEATS
from longshore.view import insight, play, view_of

Seats = tuple[int | None, ...]


def assert_same(game: Game, twin: Game, viewers: Seats) -> None:
    for viewer in viewers:
        view = view_of(game, viewer)
        assert view == view_of(twin, viewer)
        assert insight(view) == insight(view_of(twin, viewer))


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_r_info_4_value_cards_of_others_and_undealt_ones(seed: int) -> None:
    """R-INFO-4: the cards of all others are dealt again. The spectator has no card at all."""
    chance = random.Random(seed)
    rules = random_rules(chance)
    viewer = chance.choice((None, *range(rules.players)))
    deal = random_deal(rules, chance)
    cards = deal.cards
    while cards == deal.cards:
        cards = tuple(chance.sample(range(5), rules.players))
        if viewer is not None and cards[viewer] != deal.cards[viewer]:
            cards = deal.cards
    game, twin = new_game(rules, deal), new_game(rules, deal._replace(cards=cards))
    player = Player(chance)
    for _ in range(120):
        assert_same(game, twin, (viewer,))
        seat, step = player.step(game)
        events, others_events = play(game, seat, step), play(twin, seat, step)
        if game.over:
            break
        assert events == others_events


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_r_info_5_bids_not_yet_open(seed: int) -> None:
    """R-INFO-5: whatever a bidder commits, nobody else sees a difference until all are open."""
    twin: Game | None = None
    secret: set[int] = set()  # whose bids differ
    for game, seat, step in random_play(seed, 150):
        asked = game.asked()
        assert asked is not None
        if asked.decision == "bid" and step >= FIRST_BID and len(asked.seats) > 1:
            twin = twin or game.clone()
            secret.add(seat)
            events = play(twin, seat, other_bid(game, seat, step))
            assert play(game, seat, step) == events
            viewers: Seats = (None, *range(game.rules.players))
            assert_same(game, twin, tuple(viewer for viewer in viewers if viewer not in secret))
        else:
            if twin is not None and step < FIRST_BID:  # a loan while others bid
                play(twin, seat, step)
            else:
                twin, secret = None, set()
            play(game, seat, step)


def other_bid(game: Game, seat: int, step: int) -> int:
    """Another bid than this one where the cash allows one."""
    bids = game.bids(seat)
    assert bids is not None
    amount = bids.lowest if bid_amount(step) != bids.lowest else bids.highest
    return bid(amount, bids.zero_cards)


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_r_info_2_cash_of_others(seed: int) -> None:
    """R-INFO-2: all others are richer. Nobody is so poor that it would show in what follows."""
    chance = random.Random(seed)
    start = position_of(busy_game(chance, show_cash="off"))
    rules = busy_game(random.Random(seed), show_cash="off").rules
    viewer = chance.choice((None, *range(rules.players)))
    for board in start["seats"].values():
        board["cash"] = 5000 + chance.randrange(1000)
    game = read_whole_position(rules, start)
    for name, board in start["seats"].items():
        if viewer is None or name != SEATS[viewer]:
            board["cash"] += chance.randrange(1, 1000)
    twin = read_whole_position(rules, start)
    player = Player(chance)
    for _ in range(120):
        assert_same(game, twin, (viewer,))
        seat, step = player.step(game)
        if step >= FIRST_BID:
            bids = game.bids(seat)
            assert bids is not None
            step = bid(max(bids.lowest, bid_amount(step) % 10), 0)
        events, others_events = play(game, seat, step), play(twin, seat, step)
        if game.over:
            break
        assert events == others_events


@settings(max_examples=FEW)
@given(st.integers(0, 10**9))
def test_no_view_holds_more_cash_cards_or_bids_than_it_may(seed: int) -> None:
    for game, seat, step in random_play(seed, 150, show_cash="off"):
        play(game, seat, step)
        if game.over:
            return
        asked = game.asked()
        assert asked is not None
        for viewer in (None, *range(game.rules.players)):
            view = view_of(game, viewer)
            own = set() if viewer is None else {SEATS[viewer]}
            boards = view["seats"].items()
            assert {name for name, board in boards if "cash" in board} == own
            assert {name for name, board in boards if "card" in board} == own
            if asked.decision == "bid":
                assert view["auction"]["bids"].keys() <= own
                assert view["auction"].get("zero_cards", {}).keys() <= own
