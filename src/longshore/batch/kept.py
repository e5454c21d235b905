"""A batch in the middle of its games as plain values, the same for both cores."""

from __future__ import annotations

from typing import NamedTuple

from longshore.batch.table import Table
from longshore.bots.rollout.mind import Mind, remembered
from longshore.game.arrays import i64, vec
from longshore.game.game import Game
from longshore.rows.clues import Clues


class KeptTable(NamedTuple):
    """What a table does not have from the start."""

    game: Game | None
    chance: int  # the state of its generator
    mind: Mind | None
    guesses: list[list[int]]
    clues: Clues | None
    seed: int
    seat: int
    repaid: bool
    length: int
    standing: int


class KeptFleet(NamedTuple):
    """What a fleet does not have from the start. What else it shows follows from its tables."""

    tables: list[KeptTable]
    chance: int  # the state of its generator
    ended: list[int]
    replaced: list[int]
    rewards: list[float]
    scores: list[int]


def keep_table(table: Table) -> KeptTable:
    """A table as plain values."""
    game = table.game
    mind = table.mind
    clues = table.clues
    return KeptTable(
        game=None if game is None else game.clone(),
        chance=table.generator.state,
        mind=None if mind is None else remembered(*mind.values()),
        guesses=[list(cards.values) for cards in table.guesses],
        clues=None if clues is None else clues.copy(),
        seed=table.seed,
        seat=table.seat,
        repaid=table.repaid,
        length=table.length,
        standing=table.standing,
    )


def restore_table(table: Table, kept: KeptTable) -> None:
    """Go on where a table was kept. Its whole row has to be written again."""
    table.game = kept.game
    table.generator.state = kept.chance
    table.mind = kept.mind
    for cards, values in zip(table.guesses, kept.guesses, strict=True):
        cards.values = vec[i64](values)
    table.clues = kept.clues
    table.seed = kept.seed
    table.seat = kept.seat
    table.repaid = kept.repaid
    table.length = kept.length
    table.standing = kept.standing
    table.much = True
    table.bought = False
