"""A bot that has only views and public steps sees the numbers that a batch writes."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.view.games import random_rules

from longshore.env.batch import Batch, Variant, new_buffers
from longshore.env.encoder import Kind, unpacked
from longshore.env.reader import Reader
from longshore.env.session import Session
from longshore.game.decisions import DECISION_NAMES
from longshore.record import deal_from_seed, parse_step
from longshore.view import view_of

BOXES = [(2007, {}), (2018, {}), (2018, {"investment_bank": "on"})]


def variants(seed: int) -> list[Variant]:
    """Both editions and the Investment Bank, and games with any options."""
    chance = random.Random(seed)
    usual = [
        Variant(edition, 3 + index, options, 6) for index, (edition, options) in enumerate(BOXES)
    ]
    rules = [random_rules(chance) for _ in range(3)]
    return usual + [Variant(each.edition, each.players, each.options, 5) for each in rules]


class Bots:
    """A reader for every seat of a game, each told what is public since it was last asked."""

    def __init__(self, session: Session) -> None:
        players = range(session.game.rules.players)
        self.session = session
        self.readers = [Reader(view_of(session.game, seat), session.max_turns) for seat in players]
        self.told = [0 for _ in players]

    def reader(self, seat: int) -> Reader:
        assert self.session.record is not None
        lines = self.session.record.lines(self.told[seat])
        self.told[seat] += len(lines)
        self.readers[seat].hear(lines)
        return self.readers[seat]


@pytest.mark.parametrize("kind", ["bytes", "words", "rich"])
def test_it_reads_what_the_batch_writes(kind: Kind) -> None:
    kinds = variants(len(kind))
    batch = Batch(kinds, buffers=new_buffers(len(kinds), kind))
    shown = batch.reset(3)

    def begin(index: int) -> Bots:
        variant = kinds[index]
        deal = deal_from_seed(variant.rules, int(shown.seeds[index]))
        return Bots(variant.start(deal, recorded=True))

    tables = [begin(index) for index in range(len(kinds))]
    ended = auctions = 0
    for turn in range(100):
        auctions += int(np.count_nonzero(shown.decisions == DECISION_NAMES.index("settle")))
        for index, bots in enumerate(tables):
            seat = int(shown.seats[index])
            view = view_of(batch.game(index), seat)
            reader = bots.reader(seat)
            assert (reader.observation(view, kind) == shown.observations[index]).all()
            mask = reader.mask(view)
            assert (mask == unpacked(shown.masks[index])).all()
            action = int(np.flatnonzero(mask)[-1])
            assert parse_step(reader.step(action, view)) in batch.game(index).legal(seat)
        if turn % 3:
            batch.advise()  # so that there are auctions, whose bids tell something about cards
        else:
            batch.draw()
        actions = shown.actions.copy()
        batch.step()
        for index, bots in enumerate(tables):
            bots.session.act(int(actions[index]))
            if shown.ended[index]:
                ended += 1
                tables[index] = begin(index)
    assert ended > 0
    assert auctions > 0


def test_steps_of_another_game_are_refused() -> None:
    variant = Variant()
    reader = Reader(view_of(variant.start(deal_from_seed(variant.rules, 1)).game, 0))
    reader.hear(["green: pass"])
    with pytest.raises(ValueError, match="not the steps"):
        reader.hear(["blue: pass"])


def test_a_spectator_has_no_row() -> None:
    variant = Variant()
    game = variant.start(deal_from_seed(variant.rules, 1)).game
    reader = Reader(view_of(game, 0))
    with pytest.raises(ValueError, match="spectator"):
        reader.observation(view_of(game, None))
