"""Decisions of real bots, for networks that imitate them and then sit at tables of their own.

Traders and captains run out of money and stop trading where rollout players go on. A learner that
has met only rollout players knows neither how a table dries out nor how a captain bids.
`python -m training.clone weights.npz --out folder` plays games of one learner and bots of one kind,
and notes what every bot saw and did.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from longshore.bots import make_bot
from longshore.env.actions import action_of
from longshore.env.opponents import BotPlayer
from longshore.env.session import NOBODY, Session
from longshore.record import deal_from_seed
from training.forward import Forward, read
from training.gate import decide
from training.kinds import IMITATED, MAX_TURNS, draw_kind

BOTS: Final = tuple(IMITATED)
SIMULATIONS: Final = 387  # of a captain, at tables of any size: with five it would play for hours
CAPTAINS: Final = 0.75  # of the processes, how many play captains, who are slow


class Noting(Session):
    """Remembers the last step."""

    last = -1

    def play(self, step: int) -> None:
        """Take a step for the seat that is asked."""
        super().play(step)
        self.last = step


class Task(NamedTuple):
    """What one process plays."""

    weights: Path
    out: Path
    seconds: float
    worker: int
    seed: int
    bot: str


class Noted:
    """What bots saw and did, as rows of three arrays."""

    def __init__(self) -> None:
        self.rows: list[Any] = []
        self.masks: list[Any] = []
        self.actions: list[int] = []

    def add(self, row: Any, mask: Any, action: int) -> None:
        """One decision."""
        self.rows.append(row)
        self.masks.append(np.packbits(mask, bitorder="little"))
        self.actions.append(action)


def note_game(network: Forward, bot: str, number: int, noted: Noted) -> None:
    """Play a game of one learner, or none, and bots. Their decisions are noted."""
    chance = random.Random(number)
    kind = draw_kind(chance)[1]
    variant = kind.variant(MAX_TURNS)
    session = variant.start(deal_from_seed(variant.rules, 2 * 10**9 + number), recorded=True)
    session.__class__ = Noting
    learner = chance.randint(0, kind.players)  # one more than there are seats: none
    players = {
        seat: BotPlayer(
            make_bot(bot, seed=number * 10 + seat, simulations=SIMULATIONS),
            session, seat, number * 10 + seat,
        )
        for seat in range(kind.players)
        if seat != learner
    }  # fmt: skip
    drawn = np.random.default_rng(number)
    while session.seat != NOBODY:
        seat = session.seat
        if seat == learner:
            session.act(decide(network, session, drawn))
            continue
        row = session.encoder.observation_rich(
            session.game, seat, repaid=session.repaid, clues=session.clues
        )
        mask = session.encoder.mask(session.game, seat, repaid=session.repaid)
        players[seat].play(session)
        if mask.sum() > 1:
            step = session.last  # type: ignore[attr-defined]
            noted.add(row, mask, action_of(step, seat, kind.players))


def work(task: Task) -> tuple[str, int]:
    """Play until the time is up, and write what was noted. A game that is begun is finished."""
    network = read(task.weights)
    begun = time.monotonic()
    noted = Noted()
    number = task.seed + task.worker * 10_000
    while time.monotonic() - begun < task.seconds:
        note_game(network, task.bot, number, noted)
        number += 1
    np.savez(
        task.out / f"{task.bot}-{task.worker}.npz",
        rows=np.array(noted.rows, dtype=np.int16),
        masks=np.array(noted.masks),
        actions=np.array(noted.actions),
    )
    return task.bot, len(noted.actions)


def main() -> None:
    """Play on all cores and say how much was noted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=45)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    captains = min(round(given.processes * CAPTAINS), given.processes - 1)
    tasks = [
        Task(
            given.weights, given.out, given.seconds, worker, given.seed * 10**6,
            "captain" if worker < captains else "trader",
        )
        for worker in range(given.processes)
    ]  # fmt: skip
    with multiprocessing.get_context("fork").Pool(given.processes) as pool:
        counts = pool.map(work, tasks, chunksize=1)
    for bot in BOTS:
        noted = sum(count for name, count in counts if name == bot)
        print(f"{noted} decisions of the {bot}", flush=True)


if __name__ == "__main__":
    main()
