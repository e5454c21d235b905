"""Environments are pickled and copied in the middle of a game, and by either core for the other."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.env.play_on import last_of, later
from tests.other_core import on_the_other_core

import longshore.env
from longshore.bots import make_bot
from longshore.env.batch import RANDOM, ROLLOUT, Batch, Variant, new_buffers
from longshore.env.opponents import BotPlayer
from longshore.env.session import Session
from longshore.record import deal_from_seed

VARIANTS = [
    Variant(2007, 3, max_turns=5),
    Variant(2018, 4, {"investment_bank": "on"}, 6),
    Variant(2018, 5, max_turns=4),
] * 2


def an_aec(**settings: Any) -> Any:
    env = longshore.env.aec(edition=2018, players=4, max_turns=5, **settings)
    env.reset(seed=3)
    for _ in range(25):
        env.step(last_of(env.observe(env.agent_selection)["action_mask"]))
    return env


def a_solo(*opponents: Any) -> Any:
    env = longshore.env.solo(opponents=opponents, max_turns=6)
    seen, _ = env.reset(seed=4)
    for _ in range(6):
        seen, *_ = env.step(last_of(seen["action_mask"]))
    return env


def a_vector() -> Any:
    env = longshore.env.vector(4, opponents=("rollout", "random"), max_turns=5)
    env.reset(seed=2)
    for _ in range(20):
        env.step([last_of(mask) for mask in env.action_masks()])
    return env


def a_batch(kind: Any = "bytes", **settings: Any) -> Batch:
    seats = [0, ROLLOUT, RANDOM, 1, 0]
    buffers = new_buffers(len(VARIANTS), kind)
    batch = Batch(VARIANTS, seats, buffers, **settings)
    batch.reset(5)
    for _ in range(30):
        batch.draw()
        batch.step()
    return batch


def first_legal(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


ENVS: dict[str, Callable[[], Any]] = {
    "aec": an_aec,
    "aec unwrapped": lambda: an_aec(wrapped=False),
    "solo": lambda: a_solo("random", "random"),
    "solo against bots": lambda: a_solo("deckhand", "trader"),
    "solo against a function": lambda: a_solo(first_legal, "random"),
    "vector": a_vector,
    "batch": a_batch,
    "batch of words": lambda: a_batch("words", skip_forced=True, warm_up=20),
    "batch of rich rows": lambda: a_batch("rich", reward="score"),
    "batch without rows": lambda: a_batch("none", checking=True),
}


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 (just made)


@pytest.mark.parametrize("name", ENVS)
def test_copies_go_on_alike_and_apart(name: str) -> None:
    env = ENVS[name]()
    twins = [pickled(env), copy.deepcopy(env)]
    shown = later(env)
    for twin in twins:
        assert later(twin) == shown


def test_the_other_core_plays_on_alike() -> None:
    envs = [make() for name, make in ENVS.items() if "function" not in name]
    answer = on_the_other_core("tests.env.play_on", pickle.dumps(envs))
    theirs: list[tuple[bytes, list[Any]]] = pickle.loads(answer)  # noqa: S301 (from our own process)
    for env, (kept, shown) in zip(envs, theirs, strict=True):
        assert shown == later(env)
        pickle.loads(kept)  # noqa: S301 (from our own process)


@pytest.mark.parametrize("kind", ["bytes", "words", "rich"])
def test_a_copied_batch_shows_what_the_first_one_shows(kind: str) -> None:
    batch = a_batch(kind)
    twin = pickled(batch)
    for name in batch.buffers.__slots__:
        ours, theirs = getattr(batch.buffers, name), getattr(twin.buffers, name)
        assert (ours == theirs).all(), name
        assert not theirs.size or theirs.ctypes.data != ours.ctypes.data


def test_before_the_first_deal() -> None:
    for env in (longshore.env.aec(), longshore.env.solo()):
        for twin in (pickled(env), copy.deepcopy(env)):
            twin.reset(seed=7)
            env.reset(seed=7)
            assert later(twin) == later(env)
    batch = Batch(VARIANTS)
    twin = pickled(batch)
    assert (twin.reset(1).observations == batch.reset(1).observations).all()


def test_what_the_caller_wrote_does_not_reach_a_copy() -> None:
    batch = a_batch()
    twin = pickled(batch)
    batch.buffers.masks.fill(2**64 - 1)
    batch.buffers.observations.fill(9)
    assert later(pickled(batch)) == later(twin)


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy])
def test_bots_remember_what_they_have_noted(copied: Callable[[Any], Any]) -> None:
    variant = Variant(2018, 4, {"investment_bank": "on"})
    session = variant.start(deal_from_seed(variant.rules, 2), recorded=True)
    names = ("captain", "trader", "captain:banker", "deckhand")
    table = (
        session,
        [
            BotPlayer(make_bot(name, seed=seat, simulations=6), session, seat, seat)
            for seat, name in enumerate(names)
        ],
    )
    play_bots(table, 60)
    twin = copied(table)
    assert play_bots(twin, 20) == play_bots(table, 20)


def play_bots(table: tuple[Session, list[BotPlayer]], steps: int) -> list[str]:
    session, players = table
    for _ in range(steps):
        players[session.seat].play(session)
    assert session.record is not None
    return session.record.lines()


def test_a_program_in_a_seat_cannot_be_copied() -> None:
    env = longshore.env.solo(opponents=("cmd:cat", "random"), seat=0)
    env.reset(seed=1)
    try:
        for refuse in (pickle.dumps, copy.deepcopy):
            with pytest.raises(TypeError, match="runs outside Longshore"):
                refuse(env)
    finally:
        env.close()
