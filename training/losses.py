"""What the improvement weighs: advantages by kind of game, and how far the outlook was off."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional

from longshore.bots.admiral.network import SCORE_UNIT
from training.kinds import MAIN


def level(found: Tensor, kinds: Tensor, chosen: Tensor) -> Tensor:
    """Advantages with mean 0 and spread 1 within each kind of game."""
    flat = found.reshape(-1)
    kinds = kinds.repeat(found.shape[0])[chosen]
    mine = flat[chosen]
    count = torch.zeros(MAIN + 1, device=found.device).index_add_(0, kinds, torch.ones_like(mine))
    count.clamp_(min=1)
    mean = torch.zeros_like(count).index_add_(0, kinds, mine) / count
    centred = mine - mean[kinds]
    spread = (torch.zeros_like(count).index_add_(0, kinds, centred**2) / count).sqrt()
    return centred / (spread[kinds] + 1e-5)


def outlook_loss(told: Tensor, came: Tensor) -> Tensor:
    """How far the expected score and the chance to win are from what came."""
    score = functional.mse_loss(told[:, 0], came[:, 0] / SCORE_UNIT)
    return score + functional.binary_cross_entropy_with_logits(told[:, 1], came[:, 1].clamp(0, 1))
