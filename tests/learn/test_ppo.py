"""examples/ppo.py: it learns, saves what it has learned, and goes on with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from examples.ppo import PLAYERS, Policy
from tests.folders import ROOT

from longshore.env.batch import Batch, Variant, new_buffers
from longshore.env.encoder import unpacked
from longshore.env.observation import RICH_NAMES

SCRIPT = ROOT / "examples" / "ppo.py"


def run(*options: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), "--device", "cpu", *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_it_learns_and_goes_on_with_what_it_saved(tmp_path: Path) -> None:
    model = tmp_path / "learned.pt"
    small = ("--games", 24, "--workers", 2, "--tests", 2)
    for seconds, more in ((14, ()), (8, ("--resume", model)), (0, ("--resume", model))):
        told = run("--seconds", seconds, "--out", model, *small, *more)
        assert told.returncode == 0, told.stderr
        heading, *rows = told.stdout.splitlines()[-4:]
        assert heading.split()[:2] == ["against", "two"]
        assert [row.split()[0] for row in rows] == ["deckhand", "trader", "captain"]


def test_colours_are_counted_from_the_own_card() -> None:
    """Whatever the card, it looks like the first one, and actions come back as they are legal."""
    policy = Policy(16)
    batch = Batch([Variant(2007, PLAYERS)] * 40, buffers=new_buffers(40, "rich"), checking=True)
    shown = batch.reset(3)
    own = RICH_NAMES.index("0: card black")
    for _ in range(30):
        masks = torch.from_numpy(shown.masks.view(np.int64))
        card, rows, allowed = policy.relative(torch.from_numpy(shown.observations), masks)
        assert set(card.tolist()) == set(range(5))
        assert (rows[:, own] == 1).all()
        assert rows[:, own + 1 : own + 5].sum() == 0
        for game, mask in enumerate(unpacked(shown.masks)):
            actions = policy.actions[card[game], allowed[game].nonzero().squeeze(1)]
            assert sorted(actions.tolist()) == np.flatnonzero(mask).tolist()
            assert (
                policy.back[card[game], actions].sort().values == allowed[game].nonzero().T
            ).all()
        likely, _ = policy(rows, allowed)
        shown.actions[:] = policy.actions[card, likely.argmax(dim=1)].numpy()
        batch.step()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--workers", "9", "--games", "16"), "every worker needs two games"),
        (("--tests", "1"), "--tests must be above 1"),
        (("--resume", "nothing.pt"), "there is no file nothing.pt"),
    ],
)
def test_bad_options_are_told_in_a_sentence(options: tuple[str, ...], sentence: str) -> None:
    told = run(*options)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr
