"""A game whose colours are all moved on is the same game, and looks the same to the network."""

from __future__ import annotations

import random

import numpy as np
import pytest

from longshore.encoding.relative import ACTIONS, CARD_AT, ROWS, features
from longshore.env import actions, observation
from longshore.env.encoder import Encoder
from longshore.env.session import NOBODY, Session
from longshore.game import rules_for
from longshore.record import random_deal


def test_the_tables_are_permutations() -> None:
    for table in (ROWS, ACTIONS):
        assert (np.sort(table, axis=1) == np.arange(table.shape[1])).all()
    assert (ROWS[0] == np.arange(observation.RICH_SIZE)).all()
    names = observation.RICH_NAMES
    assert names[ROWS[2][names.index("+1: factory black@3")]] == "+1: factory orange@3"
    assert names[ROWS[4][names.index("+1: chance of brown")]] == "+1: chance of black"
    assert actions.NAMES[ACTIONS[1][actions.NAMES.index("take white")]] == "take black"


@pytest.mark.parametrize("edition", [2007, 2018])
def test_two_games_that_differ_by_a_turn_of_the_colours(edition: int) -> None:
    """The same relative actions are legal, and lead to the same relative rows, to the very end."""
    options = {"investment_bank": "on"} if edition == 2018 else {}
    rules = rules_for(edition, 3, options)
    for seed in range(3):
        chance = random.Random(seed)
        deal = random_deal(rules, chance)
        encoder, by = Encoder(rules, 30), 1 + seed
        moved = deal._replace(
            machines=tuple((machine + by) % 5 for machine in deal.machines),
            cards=tuple((card + by) % 5 for card in deal.cards),
            brokers=tuple(tuple((colour + by) % 5 for colour in drawn) for drawn in deal.brokers),
        )
        one, other = (Session(rules, dealt, encoder, 30) for dealt in (deal, moved))
        for _ in range(300):
            if one.seat == NOBODY:
                break
            assert one.seat == other.seat
            rows, masks, real = [], [], []
            for session in (one, other):
                row = session.encoder.observation_rich(
                    session.game, session.seat, repaid=session.repaid, clues=session.clues
                )
                mask = session.encoder.mask(session.game, session.seat, repaid=session.repaid)
                card = int(row[CARD_AT : CARD_AT + 5].argmax())
                rows.append(row[ROWS[card]])
                masks.append(mask[ACTIONS[card]])
                real.append(ACTIONS[card])
            assert (rows[0] == rows[1]).all()
            assert (masks[0] == masks[1]).all()
            action = int(chance.choice(np.flatnonzero(masks[0]).tolist()))
            one.act(int(real[0][action]))
            other.act(int(real[1][action]))


def test_features_are_small_numbers() -> None:
    highs = np.array([observation.RICH_HIGHS])
    assert (features(np.zeros_like(highs)) == 0).all()
    usual = np.minimum(highs, 100)
    assert features(usual).max() <= 26
    assert np.isfinite(features(highs)).all()
