"""The arrays through which a batch and its caller talk, in any memory the caller chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from longshore.encoding.observation import RICH_SIZE, SIZE
from longshore.game.arrays import FLOATS, WORDS
from longshore.game.editions import MAX_PLAYERS
from longshore.rows.codes import MASK_WORDS

Observations = Literal["bytes", "words", "rich", "none"]
_ALIGNED: Final = 64  # every array begins at a multiple of this


class Form(NamedTuple):
    """The type of an array and its shape after the first axis, which is the game."""

    dtype: Any
    shape: tuple[int, ...] = ()


FORMS: Final = {
    "masks": Form(np.uint64, (MASK_WORDS,)),
    "seats": Form(np.uint8),
    "decisions": Form(np.uint8),
    "owners": Form(np.uint8),
    "ended": Form(np.uint8),
    "replaced": Form(np.uint8),
    "rewards": Form(np.float64, (MAX_PLAYERS,)),
    "scores": Form(np.int64, (MAX_PLAYERS,)),
    "standings": Form(np.int64, (MAX_PLAYERS,)),
    "cards": Form(np.uint8, (MAX_PLAYERS,)),
    "lengths": Form(np.int64),
    "seeds": Form(np.int64),
    "actions": Form(np.int64),
}
ROWS: Final[dict[Observations, Form]] = {
    "bytes": Form(np.uint8, (SIZE,)),
    "words": Form(np.dtype("<i2"), (SIZE,)),
    "rich": Form(np.dtype("<i2"), (RICH_SIZE,)),
    "none": Form(np.uint8, (0,)),
}


@dataclass(frozen=True, slots=True)
class Buffers:
    """One array for each thing; the first axis is the game. docs/environments.md says what is what.

    The caller writes `actions`; a batch writes all the others.
    """

    observations: NDArray[Any]
    masks: NDArray[np.uint64]
    seats: NDArray[np.uint8]
    decisions: NDArray[np.uint8]
    owners: NDArray[np.uint8]
    ended: NDArray[np.uint8]
    replaced: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    scores: NDArray[np.int64]
    standings: NDArray[np.int64]
    cards: NDArray[np.uint8]
    lengths: NDArray[np.int64]
    seeds: NDArray[np.int64]
    actions: NDArray[np.int64]

    @property
    def games(self) -> int:
        """How many games there is room for."""
        return len(self.actions)

    @property
    def kind(self) -> Observations:
        """What kind of observations there is room for."""
        if not self.observations.size:
            return "none"
        if self.observations.dtype == np.uint8:
            return "bytes"
        return "rich" if self.observations.shape[-1] == RICH_SIZE else "words"

    def part(self, start: int, stop: int) -> Buffers:
        """The arrays of some of the games, as views: for several batches side by side."""
        return Buffers(**{name: getattr(self, name)[start:stop] for name in self.__slots__})

    def memory(self) -> dict[str, memoryview]:
        """The arrays as the core takes them."""
        return {name: _flat(name, getattr(self, name)) for name in self.__slots__}


def forms(observations: Observations = "bytes") -> dict[str, Form]:
    """The type and shape of every array."""
    if observations not in ROWS:
        raise ValueError(f'there is no observation "{observations}": {", ".join(ROWS)}')
    return {"observations": ROWS[observations], **FORMS}


def new_buffers(games: int, observations: Observations = "bytes") -> Buffers:
    """Arrays in memory of their own."""
    return buffers_in(bytearray(bytes_needed(games, observations)), games, observations)


def buffers_in(memory: Any, games: int, observations: Observations = "bytes") -> Buffers:
    """Arrays in given memory, such as the `buf` of a `SharedMemory`, which other processes see."""
    arrays: dict[str, NDArray[Any]] = {}
    start = 0
    for name, form in forms(observations).items():
        shape = (games, *form.shape)
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(memory, form.dtype, count, start).reshape(shape)
        start += _room(form, games)
    return Buffers(**arrays)


def bytes_needed(games: int, observations: Observations = "bytes") -> int:
    """How much memory `buffers_in` needs."""
    return sum(_room(form, games) for form in forms(observations).values())


def _room(form: Form, games: int) -> int:
    """The bytes of an array, up to where the next one begins."""
    size: int = games * int(np.prod(form.shape)) * np.dtype(form.dtype).itemsize
    return -(-size // _ALIGNED) * _ALIGNED


def _flat(name: str, array: NDArray[Any]) -> memoryview:
    """An array as one row of numbers of the core."""
    if not array.flags.c_contiguous:
        raise ValueError(f"{name}: the array must be in one piece (C-contiguous)")
    if not array.size:
        return memoryview(b"")
    flat: Any = memoryview(cast("Any", array.reshape(-1))).cast("B")
    if name != "observations" and array.dtype != np.uint8:
        flat = flat.cast(FLOATS if array.dtype == np.float64 else WORDS)
    return cast("memoryview", flat)
