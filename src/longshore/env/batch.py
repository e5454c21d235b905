"""Thousands of games at once: one call steps them all, and writes into the caller's arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict

import numpy as np
from numpy.typing import ArrayLike

from longshore.batch.fleet import Fleet, new_fleet
from longshore.batch.kept import KeptFleet
from longshore.batch.table import OVER, RANDOM, ROLLOUT, TRUNCATED, Table, new_table
from longshore.bots.rollout.mind import new_mind
from longshore.encoding.actions import ACTION_COUNT, NAMES, codes_for, steps_of
from longshore.encoding.encoder import RICH_AT
from longshore.encoding.observation import bytes_row, fixed_part, rich_row, words_row
from longshore.env.buffers import Buffers, buffers_in, bytes_needed, forms, new_buffers
from longshore.env.rewards import Reward, reward_of
from longshore.env.session import IllegalActionError
from longshore.env.variant import Variant
from longshore.game import Game
from longshore.game.editions import MAX_PLAYERS
from longshore.game.idle import brings_nothing
from longshore.record import deal_from_seed
from longshore.record.words import SEATS
from longshore.rows.clues import new_clues
from longshore.rows.pen import BYTE_MOST, WORD_MOST
from longshore.text import refusal_sentence

__all__ = [
    "OVER",
    "RANDOM",
    "ROLLOUT",
    "TRUNCATED",
    "Batch",
    "Buffers",
    "Variant",
    "buffers_in",
    "bytes_needed",
    "new_buffers",
]

MOST_POLICIES: Final = 255  # owners from 0 to this are the caller's


class MadeFrom(TypedDict):
    """What a batch was created with."""

    variants: Sequence[Variant]
    seats: list[list[int]]
    reward: str | Reward
    skip_forced: bool
    warm_up: int
    varied: bool
    privileged: bool
    without_idle: bool


class Batch:
    """Games of any kinds side by side, each dealt anew as soon as it ends.

    There is one game for each of the `variants`. `seats` names the owner of every seat, as one list
    for all games or one for each: 0 and above are the caller's policies, whose number `owners`
    shows; `ROLLOUT` and `RANDOM` are played inside. With `checking` an action that is not allowed
    raises `IllegalActionError` and nothing happens; without it the first legal action is taken
    instead, and `replaced` says so. With `privileged`, `standings` and `cards` show what no seat
    may know: for rewards and for a critic that helps in training, not for players.
    """

    def __init__(
        self,
        variants: Sequence[Variant],
        seats: ArrayLike = 0,
        buffers: Buffers | None = None,
        *,
        checking: bool = False,
        reward: str | Reward = "difference",
        skip_forced: bool = False,
        warm_up: int = 0,
        varied: bool = False,
        privileged: bool = False,
        without_idle: bool = False,
    ) -> None:
        if not variants:
            raise ValueError("a batch needs at least one game")
        if warm_up < 0:
            raise ValueError("warm_up is a number of decisions: 0 or more")
        self.buffers = new_buffers(len(variants)) if buffers is None else buffers
        self.checking = checking
        self._memory = self.buffers.memory()
        _check(self.buffers, len(variants))
        self._seeds: Any = np.zeros(len(variants), dtype=np.int64)
        owners = _owners(seats, variants)
        self._made_from: MadeFrom = {
            "variants": tuple(variants),
            "seats": owners,
            "reward": reward,
            "skip_forced": skip_forced,
            "warm_up": warm_up,
            "varied": varied,
            "privileged": privileged,
            "without_idle": without_idle,
        }
        self._fleet: Fleet = new_fleet(
            [
                _table(variant, owned, warm_up > 0, self.buffers.kind == "rich")
                for variant, owned in zip(variants, owners, strict=True)
            ],
            _fixed_rows(variants, self.buffers),
            BYTE_MOST if self.buffers.kind == "bytes" else WORD_MOST,
            RICH_AT if self.buffers.kind == "rich" else 0,
            deal_from_seed,
            reward_of(reward),
            skip_forced,
            warm_up,
            varied,
            privileged,
            without_idle,
        )

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled as its arguments and what has happened since. A copy has memory of its own."""
        return _restored, (self._made_from, self.buffers, self.checking, self._fleet.keep())

    def __len__(self) -> int:
        return self.buffers.games

    def reset(self, seeds: ArrayLike) -> Buffers:
        """Deal what `longshore new --seed` deals: a seed for each game, or one to count from."""
        given = np.asarray(seeds, dtype=np.int64)
        if given.shape not in {(), (len(self),)}:
            raise ValueError(f"{len(self)} games need as many seeds, or one to count from")
        self._seeds[:] = given if given.ndim else given + np.arange(len(self))
        self._fleet.reset(memoryview(self._seeds))
        self._fleet.show(self._memory)
        return self.buffers

    def step(self, actions: ArrayLike | None = None) -> Buffers:
        """Take an action in every game: those given, or those in `buffers.actions`."""
        memory = self._memory["actions"]
        if actions is not None:
            self.buffers.actions[:] = actions
        if self.checking:
            index = self._fleet.first_illegal(memory)
            if index >= 0:
                raise IllegalActionError(self._why_not(index))
        self._fleet.step(memory)
        self._fleet.show(self._memory)
        return self.buffers

    def restore(self, kept: KeptFleet) -> None:
        """Go on where a batch made in the same way was kept. Its arrays are as they were."""
        self._fleet.restore(kept)

    def draw(self) -> None:
        """Write a random legal action for every game into `buffers.actions`."""
        self._fleet.draw(self._memory["actions"])

    def advise(self) -> None:
        """Write what the rollout player would do in every game into `buffers.actions`."""
        self._fleet.advise(self._memory["actions"])

    def game(self, index: int) -> Game:
        """A game with all its secrets: for tests and tools, not for players."""
        return self._fleet.game_at(index)

    def _why_not(self, index: int) -> str:
        """Why an action is not allowed, as a sentence."""
        game = self.game(index)
        seat, action = int(self.buffers.seats[index]), int(self.buffers.actions[index])
        place = f"game {index}, {SEATS[seat]}"
        if not 0 <= action < ACTION_COUNT:
            return f"{place}: {action} is no action: 0 to {ACTION_COUNT - 1}"
        step = steps_of(seat, game.rules.players)[action]
        refusal = game.why_not(seat, step)
        reason = "a seat could borrow and repay for ever"
        if refusal is None and brings_nothing(game.state, seat, step):
            reason = "it would bring nothing"
        if refusal is not None:
            reason = refusal_sentence(refusal)
        return f"{place}: {NAMES[action]}: {reason}"


def _restored(made_from: MadeFrom, buffers: Buffers, checking: bool, kept: KeptFleet) -> Batch:
    """A batch out of what it was pickled as."""
    batch = Batch(buffers=buffers, checking=checking, **made_from)
    batch.restore(kept)
    return batch


def _check(buffers: Buffers, games: int) -> None:
    """Whether the arrays have the right types and shapes."""
    for name, form in forms(buffers.kind).items():
        array = getattr(buffers, name)
        shape = (games, *form.shape)
        if array.shape != shape or array.dtype != form.dtype:
            found = f"{array.dtype} of {array.shape}"
            raise ValueError(f"{name}: {np.dtype(form.dtype)} of {shape} is needed, not {found}")


def _owners(seats: ArrayLike, variants: Sequence[Variant]) -> list[list[int]]:
    """The owners of every game's seats, MAX_PLAYERS each."""
    given = np.asarray(seats, dtype=np.int64)
    if given.ndim and given.shape[-1] < MAX_PLAYERS:
        missing = MAX_PLAYERS - given.shape[-1]
        given = np.pad(given, [(0, 0)] * (given.ndim - 1) + [(0, missing)])
    owners = np.broadcast_to(given, (len(variants), MAX_PLAYERS))
    if owners.min() < RANDOM or owners.max() > MOST_POLICIES:
        raise ValueError(f"an owner is {RANDOM} to {MOST_POLICIES}")
    listed: list[list[int]] = owners.tolist()
    for index, (variant, owned) in enumerate(zip(variants, listed, strict=True)):
        if max(owned[: variant.rules.players]) < 0:
            raise ValueError(f"game {index}: at least one seat must be the caller's")
    return listed


def _table(variant: Variant, owners: list[int], warm_up: bool, rich: bool) -> Table:
    players: int = variant.rules.players
    inside = warm_up or ROLLOUT in owners[:players]
    mind = new_mind(0) if inside else None
    clues = new_clues() if rich else None
    return new_table(variant.rules, codes_for(players), variant.max_turns, owners, mind, clues)


def _fixed_rows(variants: Sequence[Variant], buffers: Buffers) -> bytes:
    """What never changes in each game's row."""
    if buffers.kind == "none":
        return b""
    write: Any = {"bytes": bytes_row, "words": words_row, "rich": rich_row}[buffers.kind]
    rows: dict[int, bytes] = {}
    for variant in variants:
        if id(variant) not in rows:
            rows[id(variant)] = write(fixed_part(variant.rules, variant.max_turns))
    return b"".join(rows[id(variant)] for variant in variants)
