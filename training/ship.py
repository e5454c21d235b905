"""Put the weights of a run into the package, if the bot can calculate with them.

`python -m training.ship run/weights.npz` also says how often the bot, which calculates in whole
numbers, would choose another action than the network in floating point.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longshore.bots.admiral.network import INPUTS, Network
from longshore.bots.admiral.weights import FILE, VERSIONS, read_network
from longshore.encoding.relative import ACTIONS, CARD_AT
from longshore.env.actions import ACTION_VERSION
from longshore.env.batch import Batch, new_buffers
from longshore.env.encoder import unpacked
from longshore.env.observation import OBSERVATION_VERSION, RICH_NAMES
from training.forward import Forward, read
from training.kinds import KINDS


class Agreement(NamedTuple):
    """How the bot's arithmetic compares with floating point."""

    decisions: int
    same: int
    furthest: float
    """The largest difference of a logit."""


def compare(whole: Network, real: Forward, decisions: int, seed: int = 1) -> Agreement:
    """Let the network play games of all main kinds, also from the middle, and ask both."""
    variants = [kind.variant() for kind in KINDS for _ in range(8)]
    batch = Batch(
        variants, buffers=new_buffers(len(variants), "rich"), warm_up=400, skip_forced=True
    )
    shown = batch.reset(seed)
    done, same, furthest = 0, 0, 0.0
    while done < decisions:
        rows = shown.observations.copy()
        actions = ACTIONS[rows[:, CARD_AT : CARD_AT + 5].argmax(axis=1)]
        allowed = np.take_along_axis(unpacked(shown.masks), actions, axis=1) > 0
        one, other = whole.logits(rows), real.logits(rows)
        chosen, also = best(one, allowed), best(other, allowed)
        done += len(rows)
        same += int((chosen == also).sum())
        furthest = max(furthest, float(np.abs(one - other).max()))
        shown.actions[:] = np.take_along_axis(actions, chosen[:, None], axis=1)[:, 0]
        batch.step()
    return Agreement(done, same, furthest)


def best(logits: NDArray[Any], allowed: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The likeliest action that is allowed."""
    found: NDArray[np.int64] = np.where(allowed, logits, -np.inf).argmax(axis=1)
    return found


def stamp(path: Path) -> None:
    """Add the versions and inputs of today to weights of a time when they were not written."""
    with np.load(path) as stored:
        weights: dict[str, Any] = {name: stored[name] for name in stored.files}
    weights.setdefault(INPUTS, np.array(RICH_NAMES))
    weights[VERSIONS] = np.array([OBSERVATION_VERSION, ACTION_VERSION])
    np.savez(path, **weights)


def main() -> None:
    """Check, compare and copy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--decisions", type=int, default=20_000)
    parser.add_argument("--stamp", action="store_true", help="they are known to be of this version")
    parser.add_argument("--compare-only", action="store_true", help="leave the package alone")
    given = parser.parse_args()
    if given.stamp:
        stamp(given.weights)
    found = compare(read_network(given.weights), read(given.weights), given.decisions)
    print(
        f"the same action in {found.same} of {found.decisions} decisions "
        f"({found.same / found.decisions:.2%}); logits differ by at most {found.furthest:.3f}"
    )
    if not given.compare_only:
        shutil.copyfile(given.weights, FILE)
        print(f"copied to {FILE}")


if __name__ == "__main__":
    main()
