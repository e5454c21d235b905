"""Decisions of real traders, for a network that imitates them and then sits at tables of its own.

Traders run out of money and stop trading where rollout players go on. A learner that has met only
rollout players does not know how a table dries out. `python -m training.clone weights.npz --out
folder` plays games of one learner and traders, and notes what every trader saw and did.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from longshore.env.actions import action_of
from longshore.env.opponents import seat_player
from longshore.env.session import NOBODY, Session
from longshore.record import deal_from_seed
from training.forward import Forward, read
from training.gate import decide
from training.kinds import KINDS, MAX_TURNS

SHARES = (0, 0, 0, 0, 2, 6, 1, 3)  # numbers of kinds, the one that stalls most often


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


def note_game(network: Forward, number: int, noted: list[list[Any]]) -> None:
    """Play a game of one learner, or none, and traders. Their decisions are noted."""
    kind = KINDS[SHARES[number % len(SHARES)]]
    variant = kind.variant(MAX_TURNS)
    session = variant.start(deal_from_seed(variant.rules, 2 * 10**9 + number), recorded=True)
    session.__class__ = Noting
    learner = number // len(SHARES) % (kind.players + 1)  # one more than there are seats: none
    players = {
        seat: seat_player("trader", session, seat, number * 10 + seat, "rich")
        for seat in range(kind.players)
        if seat != learner
    }
    chance = np.random.default_rng(number)
    while session.seat != NOBODY:
        seat = session.seat
        if seat == learner:
            session.act(decide(network, session, chance))
            continue
        row = session.encoder.observation_rich(
            session.game, seat, repaid=session.repaid, clues=session.clues
        )
        mask = session.encoder.mask(session.game, seat, repaid=session.repaid)
        players[seat].play(session)
        if mask.sum() > 1:
            step = session.last  # type: ignore[attr-defined]
            for kept, value in zip(
                noted,
                (row, np.packbits(mask, bitorder="little"), action_of(step, seat, kind.players)),
                strict=True,
            ):
                kept.append(value)


def work(task: Task) -> int:
    """Play until the time is up, and write what was noted."""
    network = read(task.weights)
    begun = time.monotonic()
    noted: list[list[Any]] = [[], [], []]
    number = task.seed + task.worker * 10_000
    while time.monotonic() - begun < task.seconds:
        note_game(network, number, noted)
        number += 1
    rows, masks, actions = noted
    np.savez(
        task.out / f"{task.worker}.npz",
        rows=np.array(rows, dtype=np.int16), masks=np.array(masks), actions=np.array(actions),
    )  # fmt: skip
    return len(actions)


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
    tasks = [
        Task(given.weights, given.out, given.seconds, worker, given.seed * 10**6)
        for worker in range(given.processes)
    ]
    with multiprocessing.get_context("fork").Pool(given.processes) as pool:
        noted = sum(pool.map(work, tasks, chunksize=1))
    print(f"{noted} decisions of traders", flush=True)


if __name__ == "__main__":
    main()
