"""One shared memory, stepped by two processes."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory

from longshore.env.batch import Batch, Variant, buffers_in, bytes_needed

GAMES = 6  # half of them in each process
STEPS = 40
SEED = 5


def variants(count: int) -> list[Variant]:
    return [Variant(2018, 4, {"investment_bank": "on"}, max_turns=2)] * count


def work(name: str, start: int, stop: int, pipe: Connection) -> None:
    """Deal, and then make a step whenever the main process has filled in the actions."""
    memory = SharedMemory(name)
    buffers = buffers_in(memory.buf, GAMES).part(start, stop)
    batch = Batch(variants(stop - start), buffers=buffers)
    batch.reset(SEED + start)
    pipe.send("dealt")
    while pipe.recv() == "step":
        batch.step()
        pipe.send("done")
    del buffers, batch
    memory.close()


def test_two_processes_step_their_halves_of_one_memory() -> None:
    spawn = multiprocessing.get_context("spawn")
    memory = SharedMemory(create=True, size=bytes_needed(GAMES))
    whole = buffers_in(memory.buf, GAMES)
    together = Batch(variants(GAMES))
    ours = together.reset(SEED)
    half = GAMES // 2
    pipes, processes = [], []
    for start in (0, half):
        pipe, end = spawn.Pipe()
        process = spawn.Process(target=work, args=(memory.name, start, start + half, end))
        process.start()
        end.close()  # so that the death of a process is noticed
        pipes.append(pipe)
        processes.append(process)
    ended = 0
    try:
        assert [pipe.recv() for pipe in pipes] == ["dealt", "dealt"]
        for _ in range(STEPS):
            together.draw()
            whole.actions[:] = ours.actions
            for pipe in pipes:
                pipe.send("step")
            together.step()
            assert [pipe.recv() for pipe in pipes] == ["done", "done"]
            for name in whole.__slots__:
                assert (getattr(whole, name) == getattr(ours, name)).all(), name
            ended += int((whole.ended > 0).sum())
        assert ended > 0
        for pipe in pipes:
            pipe.send("stop")
        for process in processes:
            process.join(60)
        assert [process.exitcode for process in processes] == [0, 0]
    finally:
        for process in processes:
            process.kill()
        del whole
        memory.close()
        memory.unlink()
