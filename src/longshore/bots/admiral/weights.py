"""The weights of the network, read once in a process and shared by all its admirals."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longshore.bots.admiral.network import Network, problem_with
from longshore.encoding.actions import ACTION_VERSION
from longshore.encoding.observation import OBSERVATION_VERSION

FILE: Final = Path(__file__).with_name("weights.npz")
VERSIONS: Final = "versions"  # of the observation and the actions that the network has learned with
DAMAGES: Final = (  # what reading a file raises that was cut off or changed
    OSError,
    ValueError,
    EOFError,
    KeyError,
    AttributeError,
    MemoryError,
    NotImplementedError,
    RuntimeError,
    zipfile.BadZipFile,
    zlib.error,
)


class WeightsError(ValueError):
    """These weights cannot be used. The message is a sentence that says why."""


@cache
def shared_network() -> Network:
    """The network that the package brings."""
    return read_network(FILE)


def read_network(path: Path) -> Network:
    """The network in a file that training has written, or `WeightsError`."""
    return Network(read_weights(path))


def read_weights(path: Path) -> Mapping[str, NDArray[Any]]:
    """Its weights, which fit the rows and actions of today, or `WeightsError`."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            weights: dict[str, NDArray[Any]] = {name: stored[name] for name in stored.files}
    except FileNotFoundError as missing:
        raise WeightsError(f"{path.name} is missing") from missing
    except DAMAGES as error:
        raise WeightsError(f"{path.name} is damaged") from error
    versions = weights.pop(VERSIONS, np.zeros(0)).tolist()
    wanted = [OBSERVATION_VERSION, ACTION_VERSION]
    if versions != wanted:
        found = " and ".join(str(number) for number in versions) if versions else "no known ones"
        raise WeightsError(
            f"{path.name} was trained for other versions of observation and actions: "
            f"{found} instead of {OBSERVATION_VERSION} and {ACTION_VERSION}"
        )
    problem = problem_with(weights)
    if problem is not None:
        raise WeightsError(f"{path.name} does not fit: {problem}")
    return weights
