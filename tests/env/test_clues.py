"""What open bids tell about cards, and what they do not."""

from __future__ import annotations

import math
import random

from tests.env.games import choose, moments, start
from tests.view.games import position

from longshore.env import actions
from longshore.env.observation import RICH_NAMES
from longshore.env.session import NOBODY, Session
from longshore.game import rules_for
from longshore.game.cells import island, ship
from longshore.game.decisions import BIDDING
from longshore.game.scoring import card_values, score_island
from longshore.record.words import COLOURS

BLACK, WHITE = 0, 4


def at_auction(*, cash: int = 30, card: str = "tan", cargo: str = "black") -> Session:
    """Blue sells four containers, and red and yellow are about to bid."""
    owned = ["brown"] * 6 + ["orange", "white"]  # brown is discarded, with and without the lot
    game = position(
        2018,
        3,
        {"cancel_bid": "on"},
        turn="blue",
        actions=1,
        seats={
            "blue": {"card": card, "ship": {"at": "sea", "cargo": [cargo] * 4}},
            "red": {"card": "orange", "cash": cash, "island": owned},
            "yellow": {"card": "white", "cash": 30, "island": owned},
        },
    )
    session = start(game.rules, random.Random(1))
    session.game, session.seat = game, 0
    session.act(actions.NAMES.index("sail island"))
    return session


def chances(session: Session, viewer: int, distance: int) -> dict[str, int]:
    row = session.encoder.observation_rich(
        session.game, viewer, repaid=session.repaid, clues=session.clues
    )
    named = dict(zip(RICH_NAMES, row.tolist(), strict=True))
    return {colour: named[f"+{distance}: chance of {colour}"] for colour in COLOURS}


def bid(session: Session, *texts: str) -> None:
    for text in texts:
        session.act(actions.NAMES.index(f"bid {text}"))


def test_before_any_bid_all_cards_but_the_own_one_are_as_likely() -> None:
    session = start(rules_for(2007, 4, {}), random.Random(1))
    for viewer in range(4):
        own = session.game.snapshot().cards[viewer]
        for distance in range(1, 4):
            told = list(chances(session, viewer, distance).values())
            assert told == [0 if card == own else 63 for card in range(5)]


def test_a_high_bid_speaks_for_a_card_under_which_the_lot_is_dear() -> None:
    session = at_auction()
    bid(session, "24", "2")
    told = chances(session, 0, 1)
    assert told["black"] > 120
    assert told["black"] > 3 * max(told[colour] for colour in COLOURS if colour != "black")
    assert told["tan"] == 0  # blue's own
    low = chances(session, 0, 2)
    assert low["brown"] > 120 > 3 * low["black"]
    assert sum(told.values()) in range(251, 256)


def test_sealed_bids_tell_nothing() -> None:
    session = at_auction()
    before = chances(session, 0, 1)
    bid(session, "24")
    assert chances(session, 0, 1) == before
    bid(session, "2")
    assert chances(session, 0, 1) != before


def test_a_tie_break_counts_the_first_bids_once() -> None:
    session = at_auction()
    bid(session, "20", "20")
    after_first = session.clues.doubts_about(1)
    assert any(after_first)
    session.act(actions.NAMES.index("loan"))
    bid(session, "1", "0")
    assert session.clues.doubts_about(1) == after_first


def test_a_bid_of_all_the_cash_does_not_tell_how_much_more_a_lot_is_worth() -> None:
    session = at_auction(cash=9)
    bid(session, "9", "2")
    told = chances(session, 0, 1)
    state = session.game.state
    dear = {
        chance
        for card, (colour, chance) in enumerate(told.items())
        if colour != "tan"
        and session.clues.lot_worth(state, 1, card) > 30  # half dollars: nine are six tenths of 15
    }
    assert len(dear) == 1
    assert dear.pop() >= max(told.values())


def test_a_cancelled_bid_tells_nothing() -> None:
    session = at_auction()
    before = chances(session, 0, 1)
    bid(session, "24 +1", "2")
    assert chances(session, 0, 1) == before


def test_notes_of_a_copy_are_its_own() -> None:
    session = at_auction()
    other = session.copy()
    bid(session, "24", "2")
    assert any(session.clues.doubts_about(1))
    assert not any(other.clues.doubts_about(1))


def test_doubts_are_those_of_a_slow_reckoning() -> None:
    """The same from the public bids and the score sheet, with fractions where they are exact."""
    opened = 0
    for seed in range(40):
        chance = random.Random(seed)
        for session in moments(seed, 150):
            if session.seat == NOBODY:
                break
            state = session.game.state
            if state.decision != BIDDING or state.round != 1:
                continue
            before = [session.clues.doubts_about(seat) for seat in range(5)]
            twin = session.copy()
            purses = [twin.game.score(seat).cash for seat in range(twin.game.rules.players)]
            while twin.seat != NOBODY and twin.game.state.decision == BIDDING:
                if twin.game.state.round == 2:
                    break
                twin.act(choose(twin, chance))
                purses = [twin.game.score(seat).cash for seat in range(twin.game.rules.players)]
            opened += 1
            auction = twin.game.snapshot().auction
            tied = twin.game.state.round == 2
            for seat in range(twin.game.rules.players):
                mine = before[seat]
                cancelled = auction[(15 if tied else 5) + seat] and twin.game.rules.cancel_bid
                if seat != twin.game.turn and not cancelled:
                    amount = auction[(10 if tied else 0) + seat]
                    mine = doubted(twin, seat, mine, amount, purses[seat])
                assert twin.clues.doubts_about(seat) == mine
    assert opened > 20


def doubted(session: Session, seat: int, before: list[int], amount: int, purse: int) -> list[int]:
    containers = session.game.snapshot().containers
    section = [containers[island(seat) + colour] for colour in range(5)]
    lot = [containers[ship(session.game.turn) + colour] for colour in range(5)]
    after = [one + more for one, more in zip(section, lot, strict=True)]
    doubts = []
    for card, doubt in enumerate(before):
        plain = sum(n * v for n, v in zip(lot, card_values(card, False), strict=True))
        gain = score_island(after, card).total - score_island(section, card).total
        expected = min(60 * max(gain + plain, 0) // 2, 100 * purse)
        off = math.floor((100 * amount - expected) * 16 / max(30 * expected // 100, 200))
        doubts.append(doubt + min(off * off // 32, 40))
    return [min(doubt - min(doubts), 127) for doubt in doubts]
