"""The network in whole numbers, so that it answers alike on every machine.

The sum of many floating-point products depends on their order, and every library uses its own. Here
weights and numbers between layers are rounded to whole numbers so small that no sum of products
leaves 32 bits. What is left are single operations that IEEE 754 defines to the last bit: products,
sums, quotients and square roots of two numbers each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longshore.encoding.actions import ACTION_COUNT
from longshore.encoding.observation import RICH_NAMES
from longshore.encoding.relative import CARD_AT, MOST_UNITS, ROWS, UNIT, units
from longshore.game.editions import COLOURS

Whole = NDArray[np.int64]
Real = NDArray[np.float64]

INPUTS: Final = "inputs"  # the names of the numbers that the network reads, beside its weights
SCORE_UNIT: Final = 50.0
"""Dollars of score that the network counts as 1. Training teaches it so."""

_HALF_UNIT: Final = 2.0**24  # every 16-bit float is a whole number of 1 / 2^24
_ROWS: Final = 32
_MOST_SUM: Final = 2**31 - 1
_MOST: Final = 4095  # of a number between two layers
_FIXED: Final = 2.0**12  # what stands for 1 in the numbers that blocks add to
_MOST_FIXED: Final = 2**21  # so that no sum of squares leaves 64 bits
_WIDEST: Final = 1024
_LARGE: Final = 64.0  # no weight is anywhere near
_EPSILON: Final = 1e-5  # of a normalised layer, as in PyTorch


class Layer:
    """A matrix of whole numbers, with a scale and a bias for each row."""

    def __init__(self, weight: NDArray[Any], bias: NDArray[Any], most: Whole) -> None:
        """`most` bounds every number that comes in."""
        room = _MOST_SUM - int(most.sum())  # for what rounding may add
        self.weight: NDArray[np.int32] = np.empty(weight.shape, np.int32)
        self.scale: Real = np.empty(len(weight))
        self.bias: Real = bias.astype(np.float64)
        for start in range(0, len(weight), _ROWS):  # in parts, to need little memory
            part = slice(start, start + _ROWS)
            exact = np.rint(weight[part].astype(np.float64) * _HALF_UNIT).astype(np.int64)
            largest_sum = np.maximum(np.abs(exact) @ most, 1)
            ratio = np.minimum(room / largest_sum.astype(np.float64), 1.0)
            self.weight[part] = np.rint(exact * ratio[:, None])
            self.scale[part] = 1.0 / (ratio * _HALF_UNIT)

    def of(self, numbers: NDArray[np.int32], scale: Real | float) -> Real:
        """The layer's result for rows of whole numbers of this scale."""
        # Not a matrix product: NumPy adds up whole numbers by itself, in one thread.
        sums = np.einsum("kj,ij->ki", numbers, self.weight)
        result: Real = sums * self.scale * scale + self.bias
        return result


class Norm:
    """Rows with mean 0 and spread 1, then scaled."""

    def __init__(self, weight: NDArray[Any], bias: NDArray[Any]) -> None:
        self.weight: Real = weight.astype(np.float64)
        self.bias: Real = bias.astype(np.float64)

    def of(self, numbers: Whole) -> Real:
        """The normalised rows. Sums of whole numbers are exact in any order."""
        count = numbers.shape[1]
        total = numbers.sum(axis=1, keepdims=True)
        squares = np.square(numbers).sum(axis=1, keepdims=True)
        spread = (count * squares - np.square(total)).astype(np.float64)
        spread += _EPSILON * (count * _FIXED) * (count * _FIXED)
        away = (count * numbers - total).astype(np.float64)
        result: Real = away / np.sqrt(spread) * self.weight + self.bias
        return result


class Network:
    """From rich rows to an opinion about every action."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        def layer(name: str, most: Whole) -> Layer:
            return Layer(weights[f"{name}.weight"], weights[f"{name}.bias"], most)

        def norm(name: str) -> Norm:
            return Norm(weights[f"{name}.weight"], weights[f"{name}.bias"])

        self.places = places(weights)
        self.first = layer("first", MOST_UNITS[self.places].astype(np.int64))
        self.width = len(self.first.bias)
        most = np.full(self.width, _MOST)
        blocks = sum(name.endswith(".inner.weight") for name in weights)
        self.blocks = [
            (
                norm(f"blocks.{block}.norm"),
                layer(f"blocks.{block}.inner", most),
                layer(f"blocks.{block}.outer", most),
            )
            for block in range(blocks)
        ]
        self.norm = norm("norm")
        self.policy = layer("policy", most)
        self.worth = layer("worth", most)
        self.outlook: Layer | None = None
        """Its score at the end and the log odds of winning, if it has learned them."""
        if "outlook.weight" in weights and weights["outlook.weight"].any():
            self.outlook = layer("outlook", most)

    def hidden(self, rows: NDArray[Any]) -> tuple[NDArray[np.int32], Real]:
        """The last layer before the heads, for relative rows."""
        known = units(rows).take(self.places, axis=1)
        numbers = fixed(self.first.of(known, 1 / UNIT))
        for norm, inner, outer in self.blocks:
            between = np.maximum(inner.of(*rounded(norm.of(numbers))), 0.0)
            numbers = bounded(numbers + fixed(outer.of(*rounded(between))))
        return rounded(np.maximum(self.norm.of(numbers), 0.0))

    def logits(self, rows: NDArray[Any]) -> Real:
        """A number for every relative action, from rich rows as an encoder writes them."""
        return self.policy.of(*self.hidden(relative(rows)))


def places(weights: Mapping[str, NDArray[Any]]) -> Whole:
    """Where the inputs of a network stand in a rich row.

    It does not read numbers added after it was trained, such as a new option.
    """
    return np.array([RICH_NAMES.index(str(name)) for name in weights[INPUTS].flat])


def relative(rows: NDArray[Any]) -> NDArray[Any]:
    """Rows with colours counted from the seat's own card."""
    return np.take_along_axis(rows, ROWS[cards(rows)], axis=1)


def cards(rows: NDArray[Any]) -> NDArray[np.int64]:
    """The card of the seat that sees each row."""
    found: NDArray[np.int64] = rows[:, CARD_AT : CARD_AT + COLOURS].argmax(axis=1)
    return found


def fixed(numbers: Real) -> Whole:
    """Whole numbers that can be added up in any order."""
    return bounded(np.rint(numbers * _FIXED).astype(np.int64))


def bounded(numbers: Whole) -> Whole:
    """The same, but none so large that a sum of squares could be too large."""
    return np.clip(numbers, -_MOST_FIXED, _MOST_FIXED)


def rounded(numbers: Real) -> tuple[NDArray[np.int32], Real]:
    """Whole numbers up to the most, and what one of them stands for, row by row."""
    largest = np.abs(numbers).max(axis=1, keepdims=True)
    scale = np.where(largest > 0.0, largest, 1.0) / _MOST
    return np.rint(numbers / scale).astype(np.int32), scale


def problem_with(weights: Mapping[str, NDArray[Any]]) -> str | None:
    """What is wrong with the inputs, the shapes or the numbers of these weights, if anything."""
    inputs = [str(name) for name in weights.get(INPUTS, np.zeros(0)).flat]
    if not inputs:
        return "it does not name its inputs"
    gone = next((name for name in inputs if name not in RICH_NAMES), None)
    if gone is not None:
        return f"it reads {gone!r}, which is not in an observation"
    first = weights.get("first.weight")
    if first is None or first.ndim != 2:
        return "there is no first layer"
    width = len(first)
    if width > _WIDEST:
        return f"layers have {width} numbers, and at most {_WIDEST} can be added up"
    blocks = sum(name.endswith(".inner.weight") for name in weights)
    shapes: dict[str, tuple[int, ...]] = {
        "first": (width, len(inputs)),
        "norm": (width,),
        "policy": (ACTION_COUNT, width),
        "worth": (1, width),
    }
    if "outlook.weight" in weights:
        shapes["outlook"] = (2, width)
    for block in range(blocks):
        shapes |= {f"blocks.{block}.{name}": (width, width) for name in ("inner", "outer")}
        shapes[f"blocks.{block}.norm"] = (width,)
    for name, shape in shapes.items():
        for part, wanted in (("weight", shape), ("bias", shape[:1])):
            found = weights.get(f"{name}.{part}")
            if found is None or found.shape != wanted:
                return f"{name}.{part} should have the shape {wanted}"
            if found.dtype != np.float16 or not (np.abs(found) < _LARGE).all():
                return f"{name}.{part} should hold small 16-bit numbers"
    return None
