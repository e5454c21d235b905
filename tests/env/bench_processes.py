"""What a second process brings: one shared memory, stepped by one process and then by two.

    python -m tests.env.bench_processes --seconds 5

As in training, a process steps its part of the games whenever it is told to, and everybody waits
for the slowest. Counted by CPU time, as `longshore bench` does, because a busy machine would spoil
the other count: the speeds of the processes, each per CPU second of its own, are added up.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import NamedTuple

from longshore.env.batch import Batch, Variant, buffers_in, bytes_needed

GAMES = 1024
MAX_TURNS = 40  # as in `longshore bench`


class Speed(NamedTuple):
    """Decisions a second."""

    by_cpu: float
    by_clock: float


def work(name: str, start: int, stop: int, orders: Connection) -> None:
    """Step a part of the games whenever told to, and say at the end how long it took."""
    memory = SharedMemory(name)
    buffers = buffers_in(memory.buf, GAMES).part(start, stop)
    batch = Batch([Variant(2007, 4, max_turns=MAX_TURNS)] * (stop - start), buffers=buffers)
    batch.reset(start)
    spent = 0.0
    orders.send(spent)
    while orders.recv():
        began = time.process_time()
        batch.draw()
        batch.step()
        spent += time.process_time() - began
        orders.send(spent)
    del buffers, batch
    memory.close()


def measure(processes: int, seconds: float) -> Speed:
    """Random legal actions in all games, with rows of bytes and masks."""
    memory = SharedMemory(create=True, size=bytes_needed(GAMES))
    bounds = [GAMES * part // processes for part in range(processes + 1)]
    spawn = multiprocessing.get_context("spawn")
    workers, pipes = [], []
    for start, stop in pairwise(bounds):
        pipe, end = spawn.Pipe()
        worker = spawn.Process(target=work, args=(memory.name, start, stop, end), daemon=True)
        worker.start()
        end.close()  # so that the death of a process is noticed
        workers.append(worker)
        pipes.append(pipe)
    spent = [pipe.recv() for pipe in pipes]
    steps = 0
    began = time.monotonic()
    while sum(spent) < seconds * processes:
        for pipe in pipes:
            pipe.send(True)
        spent = [pipe.recv() for pipe in pipes]
        steps += 1
    passed = time.monotonic() - began
    for pipe, worker in zip(pipes, workers, strict=True):
        pipe.send(False)
        worker.join()
    memory.close()
    memory.unlink()
    return Speed(steps * GAMES / processes * sum(1 / cpu for cpu in spent), steps * GAMES / passed)


def main() -> None:
    """One process and two, in turn, and by how much the second one helps."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=5, help="CPU seconds of each process")
    parser.add_argument("--repeat", type=int, default=3)
    given = parser.parse_args()
    for _ in range(given.repeat):
        one, two = measure(1, given.seconds), measure(2, given.seconds)
        sys.stdout.write(
            f"one process {one.by_cpu:,.0f}, two {two.by_cpu:,.0f} decisions per CPU second of"
            f" each: {two.by_cpu / one.by_cpu:.2f} times; by the clock"
            f" {one.by_clock:,.0f} and {two.by_clock:,.0f}, {two.by_clock / one.by_clock:.2f}"
            " times\n"
        )


if __name__ == "__main__":
    main()
