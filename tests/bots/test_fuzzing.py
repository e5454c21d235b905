"""Bots in games of all kinds: no failures in ours, and real failures are found."""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path
from typing import Any

import pytest

from longshore.bots import LEVELS, Answer, Asking, Candidate, fuzzing
from longshore.bots.deckhand import Deckhand
from longshore.bots.fuzzing import BotDeciders, seating
from longshore.bots.guests.guest import Guest
from longshore.check.fuzz import Fuzzed, Wanted, fuzz
from longshore.record import read_record, replay
from longshore.view.forms import GameView

STYLES = ("trader:producer", "trader:shipper", "trader:collector", "trader:banker")


def played(
    out: Path, *bots: str, games: int = 4, seed: int = 1, jobs: int = 1, max_turns: int = 8
) -> Fuzzed:
    wanted = Wanted(None, None, seed, jobs, max_turns, games, seating(bots, 20))
    return fuzz(wanted, out, lambda _: None)


def test_nothing_is_found_in_our_bots(tmp_path: Path) -> None:
    found = played(tmp_path / "out", *LEVELS, *STYLES, games=16)
    assert found.failures == []
    assert found.games == 16
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_nothing_is_found_in_two_thousand_games(tmp_path: Path) -> None:
    """Half of them here, because the tests run on both cores."""
    jobs = min(2, os.cpu_count() or 1)
    found = played(tmp_path, *LEVELS, games=1000, seed=20, jobs=jobs, max_turns=100)
    assert found.failures == []


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    bots = ("deckhand", "trader")
    assert played(tmp_path, *bots, games=5, jobs=2) == played(tmp_path, *bots, games=5)


def test_bots_take_over_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Often, and in every kind of decision."""
    monkeypatch.setattr(fuzzing, "_TAKE_OVER", 0.3)
    decisions: set[str] = set()
    take_over = BotDeciders._take_over

    def noted(deciders: BotDeciders, seat: int) -> None:
        asked = deciders._game.asked()
        assert asked is not None
        decisions.add(asked.decision)
        take_over(deciders, seat)

    monkeypatch.setattr(BotDeciders, "_take_over", noted)
    assert played(tmp_path, "trader", "deckhand", games=16, max_turns=12).failures == []
    assert {"action", "bid", "settle", "buy", "stock", "make", "broker_bid"} <= decisions


class Wrong(Deckhand):
    """Fails at its twentieth decision, in a different way each time."""

    def __init__(self, wrong: object) -> None:
        super().__init__()
        self.wrong = wrong
        self.left = 20

    def answer(self, asking: Asking) -> Answer:
        self.left -= 1
        if self.left:
            return super().answer(asking)
        if isinstance(self.wrong, Exception):
            raise self.wrong
        if isinstance(self.wrong, Answer):
            return self.wrong
        return super().answer(asking)


class Refused(Guest):
    """A guest whose twentieth answer is refused at first."""

    failures = ()
    form = "a step"

    def __init__(self) -> None:
        super().__init__("deckhand", seed=1)
        self.left = 20

    @property
    def plays(self) -> bool:
        return True

    def start(self, view: GameView) -> None:
        self._deckhand.start(view)

    def ask(self, asking: Asking) -> Answer:
        self.left -= 1
        if not self.left:
            self.conduct.refused += 1
        return self._deckhand.answer(asking)

    def fail(self, error: BaseException) -> None:
        raise AssertionError("it never fails") from error

    def end(self, view: GameView) -> None:
        self._deckhand.end(view)

    def close(self) -> None:
        self._deckhand.close()


@pytest.mark.parametrize(
    ("wrong", "rule", "text"),
    [
        (Answer("sail moon"), "bot", 'deckhand answered "sail moon" to'),
        (Answer("loan", (Candidate("loan", float("inf")),)), "bot", "deckhand"),
        ("refused", "bot", "deckhand: an answer was refused"),
        (ZeroDivisionError("oh"), "crash", "ZeroDivisionError: oh (test_fuzzing.py, answer, line"),
    ],
)
def test_what_is_wrong_is_found_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: object, rule: str, text: str
) -> None:
    monkeypatch.setattr(
        fuzzing, "make_bot", lambda *_, **__: Refused() if wrong == "refused" else Wrong(wrong)
    )
    failure = played(tmp_path, "wrong", games=4, max_turns=40).failures[0]
    assert failure["rule"] == rule
    assert text in failure["text"]
    record = read_record(Path(failure["record"]).read_bytes())
    assert len(record.steps) == failure["step"] >= 19
    replay(record)


def test_views_are_of_the_seat_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bot in the fuzzer sees another seat's cards."""
    seen: list[Any] = []

    class Looking(Deckhand):
        def answer(self, asking: Asking) -> Answer:
            cards = [name for name, board in asking.view["seats"].items() if "card" in board]
            seen.append((cards, asking.view["seat"]))
            return super().answer(asking)

    monkeypatch.setattr(fuzzing, "make_bot", lambda *_, **__: Looking())
    assert played(tmp_path, "looking", games=2).failures == []
    assert seen
    assert all(cards == [seat] for cards, seat in seen)


def test_late_decisions_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Deckhand):
        """Late once, and in time when just below the limit."""

        left = 30

        def answer(self, asking: Asking) -> Answer:
            assert asking.think_ms == 10
            Slow.left -= 1
            if Slow.left == 0:
                end = time.process_time() + 0.07
                while time.process_time() < end:
                    pass
            return super().answer(asking)

    monkeypatch.setattr(fuzzing, "make_bot", lambda *_, **__: Slow())
    wanted = Wanted(None, None, 1, 1, 8, 4, seating(["slow"], None, 10))
    found = fuzz(wanted, tmp_path, lambda _: None)
    assert found.failures == []
    assert found.thinking.late == 1
    assert found.thinking.decisions >= found.steps * 0.9
    assert found.thinking.slowest_ms > 60
    assert found.thinking.is_slow == (found.thinking.decisions < 1000)


def test_a_captain_keeps_to_its_guard(tmp_path: Path) -> None:
    """A small sample of the measurements in docs/bots.md. The default takes ten times as long."""
    wanted = Wanted(150, None, 3, 1, 8, None, seating(["captain"], None, 5))
    gc.collect()
    gc.freeze()  # collecting what other tests left behind takes longer than a decision
    try:
        found = fuzz(wanted, tmp_path, lambda _: None)
    finally:
        gc.unfreeze()
    assert found.failures == []
    assert found.thinking.decisions >= 140
    assert found.thinking.late == 0
