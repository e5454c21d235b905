"""Idle actions can be left out: exactly those that `insight` calls idle."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.env.games import moments

import longshore.env
from longshore.env.actions import NAMES
from longshore.env.batch import Batch, Variant, new_buffers
from longshore.env.encoder import Encoder, unpacked
from longshore.env.opponents import seat_player
from longshore.env.session import NOBODY, IllegalActionError, Session
from longshore.game import Game
from longshore.record import step_text
from longshore.record.words import SEATS
from longshore.view import insight, view_of

KINDS = [Variant(2007, 3, max_turns=8), Variant(2018, 4, {"investment_bank": "on"}, max_turns=8)]


def idle_in(game: Game, seat: int) -> set[str]:
    """What a person in this seat is told would bring nothing."""
    return set(insight(view_of(game, seat)).get("idle", {}))


def left_out(encoder: Encoder, game: Game, seat: int, *, repaid: bool) -> set[str]:
    """The steps that the option leaves out of the mask, and of the list."""
    whole = encoder.mask(game, seat, repaid=repaid)
    mask = encoder.mask(game, seat, repaid=repaid, without_idle=True)
    listed = encoder.legal(game, seat, repaid=repaid, without_idle=True)
    assert sorted(listed) == np.flatnonzero(mask).tolist()
    assert mask.any()
    assert (mask <= whole).all()
    return {step_text(encoder.steps[seat][action]) for action in np.flatnonzero(whole > mask)}


@pytest.mark.parametrize("seed", range(8))
def test_what_is_left_out_is_what_insight_calls_idle(seed: int) -> None:
    for session in moments(seed, 80):
        seat, encoder = session.seat, session.encoder
        if seat == NOBODY:
            break
        idle = idle_in(session.game, seat)
        assert left_out(encoder, session.game, seat, repaid=session.repaid) == idle
        assert {step for step in map(step_text, session.game.legal(seat)) if step in idle} == idle


def test_a_batch_leaves_out_the_same() -> None:
    batch = Batch(KINDS * 4, buffers=new_buffers(8, "none"), without_idle=True, checking=True)
    shown = batch.reset(seeds=3)
    seen = 0
    for _ in range(60):
        masks = unpacked(shown.masks)
        assert masks.any(axis=1).all()
        for index, variant in enumerate(KINDS * 4):
            game, seat = batch.game(index), int(shown.seats[index])
            encoder = variant.encoder
            allowed = {
                step_text(encoder.steps[seat][action]) for action in np.flatnonzero(masks[index])
            }
            idle = idle_in(game, seat)
            assert not allowed & idle
            seen += len(idle)
        batch.draw()
        batch.step()
    assert seen > 50


def test_a_batch_says_why_an_idle_action_is_not_allowed() -> None:
    batch = Batch([KINDS[0]], without_idle=True, checking=True)
    shown = batch.reset(seeds=1)
    shown.actions[0] = NAMES.index("sail island")  # no cargo at the start
    with pytest.raises(IllegalActionError, match="sail island: it would bring nothing"):
        batch.step()
    free = Batch([KINDS[0]], checking=True)
    free.reset(seeds=1).actions[0] = NAMES.index("sail island")
    free.step()


def test_advice_is_in_the_mask() -> None:
    """The rollout player goes on voyages for nothing. A learner that may not is told to pass."""
    kinds = [Variant(2007, 3), Variant(2018, 4, {"investment_bank": "on"}), Variant(2007, 5)]
    batch = Batch(kinds * 4, varied=True, without_idle=True, checking=True)
    shown = batch.reset(seeds=5)
    passes = 0
    for _ in range(150):
        batch.advise()
        passes += int((shown.actions == NAMES.index("pass")).sum())
        batch.step()
    assert passes


def test_opponents_in_solo_keep_to_the_mask(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = [
        session.copy()
        for seed in range(6)
        for session in moments(seed, 60)
        if session.seat != NOBODY
    ]
    taken: list[int] = []

    def take(_: Session, action: int, *, without_idle: bool = False) -> None:
        assert without_idle or policy is None
        taken.append(action)

    def last_allowed(seen: dict[str, Any]) -> int:
        return int(np.flatnonzero(seen["action_mask"])[-1])

    monkeypatch.setattr(Session, "act", take)
    missed = 0
    for number, session in enumerate(positions):
        seat, encoder = session.seat, session.encoder
        idle = idle_in(session.game, seat)
        for policy in (None, last_allowed):
            player = seat_player(
                policy or "random", session, seat, number, "words", without_idle=True
            )
            player.play(session)
            assert step_text(encoder.steps[seat][taken.pop()]) not in idle
        missed += len(idle)
    assert missed > 50


def test_every_environment_has_the_option() -> None:
    sail = NAMES.index("sail island")
    aec: Any = longshore.env.aec(without_idle=True)
    aec.reset(seed=1)
    assert aec.last()[0]["action_mask"][sail] == 0
    assert sail not in aec.unwrapped.legal_actions()
    with pytest.raises(IllegalActionError, match="would bring nothing"):
        aec.step(sail)
    solo = longshore.env.solo(without_idle=True, seat=0, illegal="raise", max_turns=9)
    seen, _ = solo.reset(seed=1)
    while seen["action_mask"][NAMES.index("pass")] == 0:
        seen, *_ = solo.step(int(seen["action_mask"].argmax()))
    assert idle_in(solo.session.game, 0)
    assert seen["action_mask"][sail] == 0
    games = longshore.env.vector(6, without_idle=True, opponents=("rollout", "rollout"))
    many, _ = games.reset(seed=1)
    chance = random.Random(1)
    for _ in range(40):
        for index, mask in enumerate(many["action_mask"]):
            game, seat = games.batch.game(index), int(games.seats[index])
            named = {NAMES[action] for action in np.flatnonzero(mask)}
            steps = {step for step in idle_in(game, seat) if step.split()[-1] not in SEATS}
            assert not named & steps
        drawn = [chance.choice(np.flatnonzero(mask).tolist()) for mask in many["action_mask"]]
        many, *_ = games.step(drawn)
