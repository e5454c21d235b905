"""Train the network: imitation of the rollout player, then proximal policy optimisation.

`python -m training.train --out run --seconds 500` begins, and with `--resume run` it goes on where
a run has stopped. training/README.md says more.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from training.keep import keep
from training.kinds import EVERY, THREE, Mix
from training.workers import Crew, Plan

MILLION = 1_000_000


@dataclass
class Settings:
    """Everything a run depends on. Written beside its results."""

    seconds: float = 500
    least: int = 1  # lines of the curve that are made even if the time is up
    imitate: float = 20  # seconds of the first stretch
    device: str = "cuda"
    kinds: str = "all"
    groups: int = 3
    games: int = 8192  # in each group
    workers: int = 15
    length: int = 64  # decisions of each game between two updates
    width: int = 512
    blocks: int = 3
    past_selves: int = 3
    past_every: float = 40.0  # million decisions
    minibatch: int = 16384
    epochs: int = 2
    clip: float = 0.2
    decay: float = 0.98  # lambda; gamma is 1
    rate: float = 3e-4
    last_rate: float = 1e-4
    entropy: float = 0.01
    last_entropy: float = 0.004
    win: float = 1.0
    last_win: float = 2.0
    cut_off: float = 0.7
    points: float = 30.0  # this many points of a lead are worth 1
    others: float = 0.5  # how much the others' mean counts against its own score
    planned: float = 900.0  # million decisions over which these go from first to last
    critic_first: int = 6  # updates after the imitation in which only the critic learns
    seed: int = 1
    clone: float = 0  # seconds in which real bots play, to be imitated; needs weights to begin with
    scripted: float = 0.45  # of all tables, how many have players that do not learn
    imitated: float = 0.6  # of those, how many have imitated bots instead of rollout players
    exploit: bool = False  # learn against the weights it starts from, alone among them
    gate: float = 45  # seconds of real matches at the end
    gate_captains: float = 0
    mix: Mix = field(default_factory=Mix)

    def at(self, first: float, last: float, decisions: float) -> float:
        """A setting that changes from first to last."""
        done = min(decisions / (self.planned * MILLION), 1.0)
        return first + (last - first) * done


def main() -> None:
    """Read the settings, start the workers before PyTorch, and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in asdict(Settings()).items():
        option = f"--{name.replace('_', '-')}"
        if isinstance(value, bool):
            parser.add_argument(option, action="store_true")
        elif name != "mix":
            parser.add_argument(option, type=type(value), default=value)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", type=Path, help="the folder of a run to go on with")
    parser.add_argument("--start", type=Path, help="weights to begin with")
    given = vars(parser.parse_args())
    out, resume, start = (given.pop(name) for name in ("out", "resume", "start"))
    settings = Settings(**given)
    settings.mix = Mix(scripted=settings.scripted, exploit=settings.exploit)
    out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    begun_with = start if resume is None else resume / "weights.npz"
    noted = None
    if settings.clone and begun_with is not None:
        noted = Path(tempfile.mkdtemp())
        alone(
            "training.clone", begun_with, "--seconds", settings.clone, "--out", noted,
            "--seed", int(time.time()) % 1000,
        )  # fmt: skip
        settings.mix = settings.mix._replace(imitated=settings.imitated)
    plan = Plan(
        settings.groups, settings.games, settings.workers,
        THREE if settings.kinds == "three" else EVERY,
        settings.mix, settings.past_selves, settings.seed * 10**8 + int(time.time()) % 10**7,
    )  # fmt: skip
    crew = Crew(plan)
    from training import files  # noqa: PLC0415 (PyTorch, after the workers)
    from training.learner import Learner  # noqa: PLC0415

    learner = Learner(settings, crew, resume, start)
    if settings.exploit:
        learner.company.freeze(learner.network)
    if noted is not None:
        print(learner.company.imitate(noted, learner.network, learner.relative), flush=True)
        shutil.rmtree(noted)
    print(f"ready after {time.monotonic() - began:.1f} s", flush=True)
    try:
        run(settings, learner, out, began)
    finally:
        crew.close()
    files.save(learner, out)
    (out / "settings.json").write_text(
        json.dumps({**asdict(settings), **files.facts(learner)}, indent=1)
    )
    print(f"saved after {time.monotonic() - began:.1f} s", flush=True)
    if settings.gate:
        alone(
            "training.gate", out / "weights.npz", "--seconds", settings.gate, "--captains",
            settings.gate_captains, "--out", out / "gate.json",
        )  # fmt: skip
        good = keep(out, begun_with.parent if begun_with is not None else None)
        print("good weights" if good else "the weights from before were better", flush=True)
    print(f"finished after {time.monotonic() - began:.1f} s", flush=True)


def alone(*command: object) -> None:
    """Run another module of ours on all cores, without PyTorch and one thread for each process."""
    subprocess.run(  # noqa: S603 (our own module)
        [sys.executable, "-m", *map(str, command)],
        check=True,
        env=os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
    )


def run(settings: Settings, learner: Any, out: Path, began: float) -> None:
    """Imitate unless that was done, then improve until the time is up, and write the curve."""
    path = out / "curve.csv"
    lines = learner.curve
    enough = len(lines) + settings.least
    last_told = 0.0
    while (now := time.monotonic() - began) < settings.seconds or len(lines) < enough:
        line = learner.imitate() if learner.imitated < settings.imitate else learner.improve()
        lines.append({"seconds": round(learner.before + now, 1), **line})
        if now - last_told > 5 or len(lines) < 3:
            last_told = now
            print(" ".join(f"{key}={value}" for key, value in lines[-1].items()), flush=True)
    learner.spent = learner.before + time.monotonic() - began
    names = list(dict.fromkeys(name for line in lines for name in line))
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, names)
        writer.writeheader()
        writer.writerows(lines)


if __name__ == "__main__":
    main()
