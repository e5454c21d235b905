"""Processes that step their parts of the games, in memory that all of them share.

Games are in groups: while the network thinks about one group, the workers step the others. A worker
reads a byte from its pipe (which group, and what to do), steps its part of that group, and writes a
byte into the pipe of the group. The memory is plain anonymous memory, inherited by the processes.
"""

from __future__ import annotations

import mmap
import os
import random
import signal
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from longshore.env.batch import ROLLOUT, Batch, Buffers, Variant, buffers_in, bytes_needed
from longshore.game.editions import MAX_PLAYERS
from training.kinds import MAX_TURNS, Mix, draw_kind, draw_owners

STEP: Final = 0
STEP_AND_ADVISE: Final = 1  # and leave the rollout player's choice in `actions`
COMMANDS: Final = 2
QUIT: Final = 255
SHORT: Final = 60  # turns after which some games are cut off; the observation tells
NOBODY: Final = ROLLOUT  # owner of seats that a game does not have
WARM_UP: Final = 400  # decisions that the rollout player takes in games that begin in the middle


class Plan(NamedTuple):
    """How many games there are, and of what kinds."""

    groups: int
    games: int  # in each group
    workers: int
    kinds: Sequence[int]
    mix: Mix
    past_selves: int
    seed: int

    def parts(self) -> list[tuple[int, int]]:
        """The games of a group that each worker steps."""
        bounds = [self.games * worker // self.workers for worker in range(self.workers + 1)]
        return list(pairwise(bounds))


class Crew:
    """The workers, seen from the process that trains. Start it before CUDA is used."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        size = bytes_needed(plan.games, "rich")
        self.memory = [mmap.mmap(-1, size) for _ in range(plan.groups)]
        self.buffers = [buffers_in(memory, plan.games, "rich") for memory in self.memory]
        self._done = [os.pipe() for _ in range(plan.groups)]
        self._to_workers: list[int] = []
        self._processes: list[int] = []
        for worker in range(plan.workers):
            reading, writing = os.pipe()
            process = os.fork()
            if process == 0:
                for pipe in (*self._to_workers, writing):
                    os.close(pipe)  # so that a worker notices when the trainer is gone
                self._work(worker, reading)
            os.close(reading)
            self._to_workers.append(writing)
            self._processes.append(process)
        drawn = [
            [game for start, stop in plan.parts() for game in draw_games(plan, group, start, stop)]
            for group in range(plan.groups)
        ]
        self.kinds = np.array([[game.kind for game in games] for games in drawn])
        self.owners = np.array([[game.owners for game in games] for games in drawn])
        self.players = np.array([[game.variant.rules.players for game in games] for games in drawn])

    def tell(self, group: int, command: int = STEP) -> None:
        """Let all workers step their parts of a group."""
        order = bytes([group * COMMANDS + command])
        for pipe in self._to_workers:
            os.write(pipe, order)

    def wait(self, group: int) -> Buffers:
        """Wait until all of them have done so."""
        missing = self.plan.workers
        while missing:
            read = os.read(self._done[group][0], missing)
            if b"!" in read:
                raise RuntimeError("a worker has failed; its traceback is above")
            missing -= len(read)
        return self.buffers[group]

    def close(self) -> None:
        """Let them go."""
        for pipe, process in zip(self._to_workers, self._processes, strict=True):
            os.write(pipe, bytes([QUIT]))
            os.close(pipe)
            os.waitpid(process, 0)
        self._processes = []

    def _work(self, worker: int, orders: int) -> None:
        """The life of a worker. It never returns."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        group = 0
        try:
            start, stop = self.plan.parts()[worker]
            batches = [
                make_batches(self.plan, group, start, stop, self.buffers[group])
                for group in range(self.plan.groups)
            ]
            for group, made in enumerate(batches):
                for number, batch in enumerate(made):
                    batch.reset(self.plan.seed + group * 10**6 + start * 10 + number * 10**7)
                os.write(self._done[group][1], b".")
            while (order := os.read(orders, 1)) and order[0] != QUIT:
                group, command = divmod(order[0], COMMANDS)
                for batch in batches[group]:
                    batch.step()
                    if command == STEP_AND_ADVISE:
                        batch.advise()
                os.write(self._done[group][1], b".")
            os._exit(0)
        except BaseException:  # noqa: BLE001 (whatever it is, the trainer must not wait for ever)
            import traceback  # noqa: PLC0415

            traceback.print_exc()
            for _, writing in self._done:
                os.write(writing, b"!")
            os._exit(1)


class Drawn(NamedTuple):
    """One game: what is played, and by whom."""

    kind: int
    variant: Variant
    owners: list[int]


def draw_games(plan: Plan, group: int, start: int, stop: int) -> list[Drawn]:
    """Draw the games of a part, the same in every process."""
    chance = random.Random(f"{plan.seed} {group} {start}")
    known: dict[object, Variant] = {}
    drawn: list[Drawn] = []
    for _ in range(start, stop):
        number, kind = draw_kind(chance, plan.kinds)
        turns = MAX_TURNS if chance.random() < 0.6 else SHORT
        key = kind.edition, kind.players, tuple(sorted(kind.options.items())), turns
        if key not in known:
            known[key] = kind.variant(turns)
        owners = draw_owners(kind.players, plan.mix, plan.past_selves, chance)
        drawn.append(Drawn(number, known[key], owners + [NOBODY] * (MAX_PLAYERS - len(owners))))
    return drawn


def make_batches(plan: Plan, group: int, start: int, stop: int, buffers: Buffers) -> list[Batch]:
    """A batch of games that begin in the middle, and one of games that begin at the beginning."""
    drawn = draw_games(plan, group, start, stop)
    made: list[Batch] = []
    cut = start + round((stop - start) * plan.mix.middle)
    for first, last, warm_up in ((start, cut, WARM_UP), (cut, stop, 0)):
        if last > first:
            games = drawn[first - start : last - start]
            made.append(
                Batch(
                    [game.variant for game in games],
                    [game.owners for game in games],
                    buffers.part(first, last),
                    reward="win",
                    skip_forced=True,
                    warm_up=warm_up,
                    varied=True,
                    privileged=True,
                )
            )
    return made
