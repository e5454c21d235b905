"""The trainer: rewards are those of the game, the two forward passes agree, and a run goes on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from tests.folders import ROOT
from training.credit import Moments, Pay, advantages, final, leads
from training.forward import Forward
from training.kinds import EVERY, KINDS, Mix
from training.network import Network, Relative, masked
from training.workers import Crew, Plan

from longshore.env.batch import Batch, Variant, new_buffers
from longshore.env.encoder import unpacked

PLAN = Plan(2, 24, 2, EVERY, Mix(), 2, 7)


@pytest.fixture
def crew() -> Iterator[Crew]:
    made = Crew(PLAN)
    for group in range(PLAN.groups):
        made.wait(group)
    yield made
    made.close()


def test_what_a_seat_is_paid_adds_up_to_what_the_game_scored() -> None:
    """With a critic that expects nothing and no decay, the first advantage is all that came."""
    variants = [kind.variant(4) for kind in KINDS]
    batch = Batch(variants, reward="win", privileged=True)
    shown = batch.reset(3)
    players = torch.tensor([kind.players for kind in KINDS])
    pay = Pay()
    names = ("seats", "standings", "ended", "scores", "rewards")
    noted: dict[str, list[NDArray[Any]]] = {name: [] for name in names}
    for _ in range(400):
        for name, arrays in noted.items():
            arrays.append(getattr(shown, name).copy())
        batch.draw()
        batch.step()
    seats, standings, ended, scores, wins = (
        torch.from_numpy(np.array(arrays)) for arrays in noted.values()
    )
    moments = Moments(
        seats, standings.float(), torch.zeros(seats.shape), ended, scores.float(), wins.float(),
        players,
    )  # fmt: skip
    found, known = advantages(moments, pay, 1.0)
    checked = 0
    for game, kind in enumerate(KINDS):
        ends = [time for time in range(400) if ended[time, game]]
        for begun, end in zip([0, *ends], ends, strict=False):
            result = scores[end, game][: kind.players].double()
            for seat in range(kind.players):
                own = [time for time in range(begun, end) if seats[time, game] == seat]
                if not own:
                    continue
                others = (result.sum() - result[seat]) / (kind.players - 1)
                told = (result[seat] - 0.5 * others) / 30
                told += -0.7 if ended[end, game] == 2 else wins[end, game, seat]
                start = standings[own[0], game][: kind.players].double()
                before = (start[seat] - 0.5 * (start.sum() - start[seat]) / (kind.players - 1)) / 30
                assert known[own[0], game]
                assert float(found[own[0], game]) == pytest.approx(float(told - before), abs=1e-4)
                checked += 1
    assert checked > 30


def test_the_last_decision_of_a_seat_is_not_judged() -> None:
    seats = torch.tensor([[0], [1], [0], [2]])
    still = torch.zeros((4, 1, 5))
    values = torch.tensor([[1.0], [2.0], [3.0], [4.0]])
    moments = Moments(
        seats, still, values, torch.zeros((4, 1)), still, still, torch.tensor([3])
    )  # fmt: skip
    found, known = advantages(moments, Pay(), 0.5)
    assert known.flatten().tolist() == [True, False, False, False]
    assert found.flatten().tolist() == [2.0, 0.0, 0.0, 0.0]
    assert leads(still, torch.tensor([3]), Pay()).abs().sum() == 0
    assert final(moments, Pay()).abs().sum() == 0


def test_the_forward_pass_without_pytorch_chooses_the_same() -> None:
    torch.manual_seed(1)
    network = Network(64, 2)
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
    forward = Forward(network.weights())
    batch = Batch(
        [Variant(2018, 4, {"investment_bank": "on"})] * 16, buffers=new_buffers(16, "rich")
    )
    shown = batch.reset(1)
    relative = Relative(torch.device("cpu"))
    for _ in range(30):
        rows = torch.from_numpy(shown.observations.astype(np.int16))
        card = relative.card(rows)
        mask = relative.mask(torch.from_numpy(shown.masks.view(np.int64).copy()), card)
        with torch.no_grad():
            logits = network.policy(network.hidden(relative.turned(rows, card)))
        assert np.allclose(forward.logits(shown.observations), logits.numpy(), atol=0.02)
        best = relative.real(masked(logits, mask).argmax(dim=1), card)
        masks = unpacked(shown.masks)
        for game in range(16):
            assert masks[game][int(best[game])]
            chosen = forward.choose(shown.observations[game], masks[game])
            assert masks[game][chosen]
        batch.draw()
        batch.step()


def test_the_critic_sees_cards_from_the_own_seat_and_colour(crew: Crew) -> None:
    relative = Relative(torch.device("cpu"))
    shown = crew.buffers[0]
    card = relative.card(torch.from_numpy(shown.observations.astype(np.int16)))
    told = relative.privileged(
        torch.from_numpy(shown.cards), torch.from_numpy(shown.standings),
        torch.from_numpy(shown.seats).long(), card, torch.from_numpy(crew.players[0]),
    )  # fmt: skip
    for game in range(PLAN.games):
        players, own = int(crew.players[0][game]), int(shown.seats[game])
        for distance in range(5):
            held = told[game, 5 * distance : 5 * distance + 5].tolist()
            if distance >= players:
                assert held == [0.0] * 5
                continue
            seat = (own + distance) % players
            colour = (int(shown.cards[game, seat]) - int(shown.cards[game, own])) % 5
            assert held == [float(colour == place) for place in range(5)]
            stands = float(told[game, 25 + distance]) * 50
            assert stands == pytest.approx(int(shown.standings[game, seat]), abs=1e-3)


def test_a_run_stops_and_goes_on(tmp_path: Path) -> None:
    small = ("--device", "cpu", "--games", "32", "--groups", "2", "--workers", "2", "--width", "32",
             "--blocks", "1", "--length", "16", "--minibatch", "256", "--gate", "0",
             "--imitate", "2", "--seconds", "0")  # fmt: skip
    first, second = tmp_path / "first", tmp_path / "second"
    begun, resumed = ("--least", "5"), ("--least", "2", "--resume", str(first))
    for out, more in ((first, begun), (second, resumed)):
        command = [sys.executable, "-m", "training.train", "--out", str(out), *small, *more]
        told = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=200, check=False,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([".", *sys.path])},
        )  # fmt: skip
        assert told.returncode == 0, told.stderr
    done = [json.loads((out / "settings.json").read_text())["decisions"] for out in (first, second)]
    assert 0 < done[0] < done[1]
    assert len((second / "curve.csv").read_text().splitlines()) > 5
    weights = np.load(second / "weights.npz")
    assert weights["policy.weight"].dtype == np.float16
