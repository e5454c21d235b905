"""The network, in PyTorch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from longshore.bots.admiral.network import INPUTS, places
from longshore.bots.admiral.weights import VERSIONS
from longshore.encoding.relative import ACTIONS, CARD_AT, ROWS, scales
from longshore.env.actions import ACTION_COUNT, ACTION_VERSION
from longshore.env.observation import OBSERVATION_VERSION, RICH_NAMES, RICH_SIZE

SEATS = 5
COLOURS = 5
PRIVILEGED = SEATS * COLOURS + SEATS  # every seat's card and score as it stands


class Opinion(NamedTuple):
    """What the network thinks about a batch of rows."""

    policy: Tensor  # logits of relative actions
    value: Tensor  # of the critic
    worth: Tensor  # the same without secrets
    outlook: Tensor  # own score at the end in units of `SCORE_UNIT`, and log odds of winning


class Block(nn.Module):
    """Two layers whose result is added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)
        nn.init.zeros_(self.outer.weight)
        nn.init.zeros_(self.outer.bias)

    def forward(self, numbers: Tensor) -> Tensor:
        """A layer's input, plus what the layers add to it."""
        return numbers + self.outer(torch.relu(self.inner(self.norm(numbers))))


class Network(nn.Module):
    """From relative rows to an opinion about every action, and to what is still to come.

    The critic sees all cards, so it is of use in training only. `worth` judges without them, and
    so does `outlook`: the seat's own score at the end, in units of `SCORE_UNIT`, and the log odds
    that it wins.
    """

    def __init__(self, width: int = 512, blocks: int = 3) -> None:
        super().__init__()
        self.width = width
        self.first = nn.Linear(RICH_SIZE, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, ACTION_COUNT)
        self.worth = nn.Linear(width, 1)
        self.outlook = nn.Linear(width, 2)
        self.critic = nn.Sequential(
            nn.Linear(width + PRIVILEGED, width // 2), nn.ReLU(), nn.Linear(width // 2, 1)
        )
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.outlook.weight)
        nn.init.zeros_(self.outlook.bias)
        factors, logarithmic = scales()
        self.register_buffer("factors", torch.from_numpy(factors), persistent=False)
        self.register_buffer("logarithmic", torch.from_numpy(logarithmic), persistent=False)

    def features(self, rows: Tensor) -> Tensor:
        """Numbers of about the same size: see `longshore.encoding.relative`."""
        numbers = rows.float()
        return torch.where(self.logarithmic, torch.log1p(numbers), numbers) * self.factors

    def hidden(self, rows: Tensor) -> Tensor:
        """The last layer before the heads."""
        numbers = self.first(self.features(rows))
        for block in self.blocks:
            numbers = block(numbers)
        return torch.relu(self.norm(numbers))

    def forward(self, rows: Tensor, privileged: Tensor) -> Opinion:
        """What it thinks about every row."""
        hidden = self.hidden(rows)
        seen = torch.cat([hidden, privileged.to(hidden.dtype)], dim=1)
        return Opinion(
            self.policy(hidden).float(),
            self.critic(seen).squeeze(1).float(),
            self.worth(hidden).squeeze(1).float(),
            self.outlook(hidden).float(),
        )

    def start_from(self, weights: Mapping[str, Any]) -> None:
        """Take over stored weights. What they lack, such as the critic, stays as it is.

        A number that they do not know, such as a new option, counts for nothing at first.
        """
        known = {
            name: torch.from_numpy(array).float()
            for name, array in weights.items()
            if name != INPUTS
        }
        first = torch.zeros(self.width, RICH_SIZE)
        first[:, torch.from_numpy(places(weights))] = known["first.weight"]
        known["first.weight"] = first
        self.load_state_dict(known, strict=False)

    def weights(self) -> dict[str, Any]:
        """What the bot needs, in float16, and what it was trained for."""
        weights = {
            name: tensor.detach().cpu().numpy().astype(np.float16)
            for name, tensor in self.state_dict().items()
            if not name.startswith("critic")
        }
        return weights | {
            INPUTS: np.array(RICH_NAMES),
            VERSIONS: np.array([OBSERVATION_VERSION, ACTION_VERSION]),
        }


class Relative:
    """Turns rows, masks and actions so that colours are counted from the seat's own card."""

    def __init__(self, device: torch.device) -> None:
        self.rows = torch.from_numpy(ROWS).to(device)
        self.actions = torch.from_numpy(ACTIONS).to(device)
        self.back = self.actions.argsort(dim=1)
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)
        self.colours = torch.arange(COLOURS, device=device)
        self.distances = torch.arange(SEATS, device=device)

    def card(self, rows: Tensor) -> Tensor:
        """The card of the seat that sees each row."""
        return rows[:, CARD_AT : CARD_AT + COLOURS].argmax(dim=1)

    def turned(self, rows: Tensor, card: Tensor) -> Tensor:
        """Rows with colours counted from the card."""
        return rows.gather(1, self.rows[card])

    def mask(self, words: Tensor, card: Tensor) -> Tensor:
        """Masks as bits to one truth for each relative action."""
        octets = words.view(torch.uint8)
        bits = (octets.unsqueeze(2) >> self.bits) & 1
        return bits.flatten(1)[:, :ACTION_COUNT].bool().gather(1, self.actions[card])

    def real(self, actions: Tensor, card: Tensor) -> Tensor:
        """Relative actions as the batch takes them."""
        return self.actions[card, actions]

    def relative(self, actions: Tensor, card: Tensor) -> Tensor:
        """The other way round."""
        return self.back[card, actions]

    def privileged(
        self, cards: Tensor, standings: Tensor, seat: Tensor, card: Tensor, players: Tensor
    ) -> Tensor:
        """Cards and standings of all seats, by distance, colours counted from the seat's."""
        order = (seat.unsqueeze(1) + self.distances) % players.unsqueeze(1)
        there = (self.distances < players.unsqueeze(1)).float()
        held = (cards.long().gather(1, order) - card.unsqueeze(1)) % COLOURS
        cards_known = (held.unsqueeze(2) == self.colours).float() * there.unsqueeze(2)
        stands = standings.float().gather(1, order) / 50 * there
        return torch.cat([cards_known.flatten(1), stands], dim=1)


def masked(logits: Tensor, mask: Tensor) -> Tensor:
    """Nothing that is not allowed is ever likely."""
    return torch.where(mask, logits, torch.full_like(logits, -1e9))


def draw(logits: Tensor) -> Tensor:
    """An action by its likelihood."""
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    return (logits + noise).argmax(dim=1)
