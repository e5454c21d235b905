"""The files of a run: the network, what it has learned with, and its past selves."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

if TYPE_CHECKING:
    from training.learner import Learner


def facts(learner: Learner) -> dict[str, Any]:
    """What a run has come to."""
    return {
        "decisions": learner.decisions, "updates": learner.updates,
        "spent": round(learner.spent, 1), "torch": torch.__version__,
        "machine": torch.cuda.get_device_name() if learner.on_gpu else "cpu",
    }  # fmt: skip


def save(learner: Learner, out: Path) -> None:
    """Five files, none larger than 16 MiB with the usual width."""
    np.savez(out / "weights.npz", **learner.network.weights())
    torch.save(learner.network.state_dict(), out / "network.pt")
    states = learner.optimiser.state  # nothing yet for heads that have not learned
    moments = {
        name: (
            states[parameter]["exp_avg"].half(),
            states[parameter]["exp_avg_sq"].sqrt().half(),
            float(states[parameter]["step"]),
        )
        for name, parameter in learner.network.named_parameters()
        if parameter in states
    }
    torch.save(
        {
            "moments": moments,
            "decisions": learner.decisions, "updates": learner.updates, "kept_at": learner.kept_at,
            "next_kept": learner.company.next_kept,
            "imitated": learner.imitated, "spent": learner.spent,
        },
        out / "moments.pt",
    )  # fmt: skip
    halves = [
        {name: tensor.half() for name, tensor in network.state_dict().items()}
        for network in learner.company.past
    ]
    torch.save(halves, out / "past.pt")


def load(learner: Learner, path: Path) -> None:
    """Go on where a run has stopped."""
    state = torch.load(path / "network.pt", map_location=learner.device, weights_only=True)
    learner.network.load_state_dict(state)
    halves = torch.load(path / "past.pt", map_location=learner.device, weights_only=True)
    for number, network in enumerate(learner.company.past):
        if halves:
            network.load_state_dict(halves[number % len(halves)])
    kept = torch.load(path / "moments.pt", map_location=learner.device, weights_only=True)
    for name, parameter in learner.network.named_parameters():
        if name not in kept["moments"]:
            continue
        mean, root, step = kept["moments"][name]
        learner.optimiser.state[parameter] = {
            "step": torch.tensor(step, device=learner.device),
            "exp_avg": mean.float(),
            "exp_avg_sq": root.float() ** 2,
        }
    for name in ("decisions", "updates", "kept_at", "imitated"):
        setattr(learner, name, kept[name])
    learner.company.next_kept = kept["next_kept"]
    learner.before = kept["spent"]
    with (path / "curve.csv").open(newline="") as file:
        learner.curve = list(csv.DictReader(file))
