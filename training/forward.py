"""The network without PyTorch: what the bot will do with the weights."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longshore.bots.admiral.network import INPUTS, places
from longshore.bots.admiral.weights import read_weights
from longshore.encoding.relative import ACTIONS, CARD_AT, ROWS, features

EPSILON = 1e-5  # of a normalised layer, as in PyTorch


class Forward:
    """From a rich row and a mask to an action."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self.places = places(weights)
        self.weights = {
            name: array.astype(np.float32) for name, array in weights.items() if name != INPUTS
        }
        self.blocks = sum(name.endswith(".inner.weight") for name in weights)

    def hidden(self, inputs: NDArray[np.float32]) -> NDArray[np.float32]:
        """The last layer before the heads."""
        numbers = self._layer("first", inputs)
        for block in range(self.blocks):
            name = f"blocks.{block}"
            inner = np.maximum(self._layer(f"{name}.inner", self._norm(f"{name}.norm", numbers)), 0)
            numbers = numbers + self._layer(f"{name}.outer", inner)
        return np.maximum(self._norm("norm", numbers), 0)

    def logits(self, rows: NDArray[Any]) -> NDArray[np.float32]:
        """A number for every relative action, from rich rows as a batch writes them."""
        cards = rows[:, CARD_AT : CARD_AT + 5].argmax(axis=1)
        relative = np.take_along_axis(rows, ROWS[cards], axis=1)
        known = features(relative).take(self.places, axis=1)
        return self._layer("policy", self.hidden(known))

    def choose(
        self, row: NDArray[Any], mask: NDArray[Any], chance: np.random.Generator | None = None
    ) -> int:
        """The likeliest legal action, or with chance one drawn by likelihood."""
        real = ACTIONS[int(row[CARD_AT : CARD_AT + 5].argmax())]
        logits = np.where(mask[real] > 0, self.logits(row[None])[0], -np.inf)
        if chance is not None:
            logits = logits + chance.gumbel(size=logits.shape)
        return int(real[int(logits.argmax())])

    def choose_all(
        self, rows: NDArray[Any], masks: NDArray[Any], chance: np.random.Generator
    ) -> NDArray[np.int64]:
        """An action for every row, drawn by likelihood."""
        real = ACTIONS[rows[:, CARD_AT : CARD_AT + 5].argmax(axis=1)]
        allowed = np.take_along_axis(masks, real, axis=1) > 0
        logits = self.logits(rows) + chance.gumbel(size=real.shape)
        best = np.where(allowed, logits, -np.inf).argmax(axis=1)
        return np.take_along_axis(real, best[:, None], axis=1)[:, 0]

    def _layer(self, name: str, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
        result: NDArray[np.float32] = numbers @ self.weights[f"{name}.weight"].T
        return result + self.weights[f"{name}.bias"]

    def _norm(self, name: str, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
        mean = numbers.mean(axis=-1, keepdims=True)
        variance = numbers.var(axis=-1, keepdims=True)
        normal = (numbers - mean) / np.sqrt(variance + np.float32(EPSILON))
        scaled: NDArray[np.float32] = normal * self.weights[f"{name}.weight"]
        return scaled + self.weights[f"{name}.bias"]


def read(path: Path) -> Forward:
    """Weights from a file of `training.train`."""
    return Forward(read_weights(path))
