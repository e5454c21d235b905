"""What a run keeps about some decisions of every game until it learns from them."""

from __future__ import annotations

import torch
from torch import Tensor

from longshore.env.actions import ACTION_COUNT
from longshore.env.observation import RICH_SIZE
from training.network import PRIVILEGED

SEATS = 5


class Stretch:
    """Room for some decisions of every game."""

    def __init__(self, times: int, games: int, device: torch.device) -> None:
        def room(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros((times, games, *shape), dtype=dtype, device=device)

        self.rows = room(RICH_SIZE, dtype=torch.int16)
        self.masks = room(ACTION_COUNT, dtype=torch.bool)
        self.privileged = room(PRIVILEGED, dtype=torch.float16)
        self.actions = room(dtype=torch.int64)
        self.likely = room(dtype=torch.float32)
        self.values = room(dtype=torch.float32)
        self.outlook = room(2, dtype=torch.float32)
        self.seats = room(dtype=torch.uint8)
        self.mine = room(dtype=torch.bool)
        self.ended = room(dtype=torch.uint8)
        self.scores = room(SEATS, dtype=torch.float32)
        self.wins = room(SEATS, dtype=torch.float32)
        self.standings = room(SEATS, dtype=torch.float32)
