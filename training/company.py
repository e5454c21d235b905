"""Networks that sit at some of the tables and do not learn: past selves, imitated bots, a rival."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.kinds import FROZEN, IMITATED
from training.network import Network, Relative, masked

if TYPE_CHECKING:
    from numpy.typing import NDArray

PASSES = 12  # times that every noted decision is learned from
BATCH = 4096
ASIDE = 10  # one part in ten is kept aside


class Company:
    """Owners of seats other than the learner, by number."""

    def __init__(self, learner: Network, past_selves: int) -> None:
        self.past = [copy.deepcopy(learner) for _ in range(past_selves)]
        self.fixed: dict[int, Network] = {}
        self.next_kept = 0

    def networks(self) -> dict[int, Network]:
        """Everybody, by the number of the owner."""
        return dict(enumerate(self.past, start=1)) | self.fixed

    def forget_past(self, learner: Network) -> None:
        """All past selves become the present one."""
        for network in self.past:
            network.load_state_dict(learner.state_dict())

    def keep(self, learner: Network) -> None:
        """The oldest of the past selves makes room for the present one."""
        if self.past:
            self.past[self.next_kept].load_state_dict(learner.state_dict())
            self.next_kept = (self.next_kept + 1) % len(self.past)

    def freeze(self, learner: Network) -> None:
        """The present self, to be exploited."""
        self.fixed[FROZEN] = copy.deepcopy(learner)

    def imitate(self, folder: Path, learner: Network, relative: Relative) -> str:
        """Networks that do what real bots did, from the files of `training.clone`."""
        told = []
        for bot, owner in IMITATED.items():
            parts = [np.load(path) for path in sorted(folder.glob(f"{bot}-*.npz"))]
            parts = [part for part in parts if len(part["actions"])]
            if not parts:  # the learner itself sits in those seats
                continue
            rows, bits, actions = (
                np.concatenate([part[name] for part in parts])
                for name in ("rows", "masks", "actions")
            )
            network = copy.deepcopy(learner)
            agree, aside = imitate(network, rows, bits, actions, relative)
            self.fixed[owner] = network
            told.append(f"{len(rows)} decisions of the {bot}, agrees with {agree:.1%} of {aside}")
        return "imitated " + "; ".join(told)


def imitate(
    network: Network,
    rows: NDArray[np.int16],
    bits: NDArray[np.uint8],
    actions: NDArray[np.int64],
    relative: Relative,
) -> tuple[float, int]:
    """Teach a network the actions. How often it agrees with those that were kept aside."""
    device = relative.actions.device
    words = np.zeros((len(bits), 64), dtype=np.uint8)
    words[:, : bits.shape[1]] = bits
    seen, masks, done = (
        torch.from_numpy(array).to(device) for array in (rows, words, actions.astype(np.int64))
    )
    order = torch.randperm(len(seen), device=device)
    aside, order = order[: len(order) // ASIDE], order[len(order) // ASIDE :]
    size = min(BATCH, len(order))
    steps = PASSES * len(order) // size
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)

    def opinion(places: Tensor) -> tuple[Tensor, Tensor]:
        card = relative.card(seen[places])
        mask = relative.mask(masks[places].view(torch.int64), card)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            turned = relative.turned(seen[places], card)
            logits = network.policy(network.hidden(turned)).float()
        return masked(logits, mask), relative.relative(done[places], card)

    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * (1 - step / steps)
        logits, wanted = opinion(order[torch.randint(len(order), (size,), device=device)])
        loss = functional.cross_entropy(logits, wanted)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()
    with torch.no_grad():
        right = 0
        for places in aside.split(BATCH):
            logits, wanted = opinion(places)
            right += int((logits.argmax(dim=1) == wanted).sum())
    return right / max(len(aside), 1), len(aside)
