"""The fuzzer finds nothing in real games, and saves what it does find."""

from dataclasses import replace
from pathlib import Path

import pytest

from longshore.check import fuzz_game
from longshore.check.fuzz import Fuzzed, Wanted, fuzz
from longshore.check.fuzz_game import play_plan
from longshore.check.fuzz_plan import allowed_values, plan_of
from longshore.check.violation import Violation
from longshore.game.editions import OPTIONS
from longshore.record import read_record, replay, write_text


def played(
    out: Path, *, steps: int | None = 500, seconds: float | None = None, jobs: int = 1
) -> Fuzzed:
    return fuzz(Wanted(steps, seconds, 1, jobs, 6), out, lambda _: None)


def test_games_of_all_kinds_are_planned() -> None:
    plans = [plan_of(1, number).record for number in range(300)]
    assert {(plan.edition, plan.players) for plan in plans} == {
        (edition, players) for edition in (2007, 2018) for players in (3, 4, 5)
    }
    assert {plan.start is None for plan in plans} == {True, False}
    for edition in (2007, 2018):
        for option in OPTIONS:
            for value in allowed_values(option, edition):
                if value != option.default(edition):
                    kind = [plan for plan in plans if plan.edition == edition]
                    assert any(plan.options.get(option.name) == value for plan in kind), value


def test_a_seed_repeats_a_plan() -> None:
    first, again, other = plan_of(1, 2), plan_of(1, 2), plan_of(2, 2)
    assert write_text(first.record) == write_text(again.record)
    assert play_plan(first, 5) == play_plan(again, 5)
    assert write_text(first.record) != write_text(other.record)


def test_nothing_is_found_in_real_games(tmp_path: Path) -> None:
    found = played(tmp_path / "out")
    assert found.failures == []
    assert found.steps >= 500
    assert found.games > 0
    assert not (tmp_path / "out").exists()


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    assert played(tmp_path, jobs=2) == played(tmp_path)


def test_time_is_a_limit_too(tmp_path: Path) -> None:
    assert played(tmp_path, steps=None, seconds=0).games <= 5


@pytest.mark.parametrize(
    ("error", "rule"),
    [(Violation("R-INV-1", "one too many"), "R-INV-1"), (IndexError("oh"), "crash")],
)
def test_what_is_found_is_saved_as_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, rule: str
) -> None:
    def broken(*_: object) -> None:
        raise error

    monkeypatch.setattr(fuzz_game, "check_record", broken)
    found = played(tmp_path / "deep" / "out", steps=1)
    assert len(found.failures) == found.games
    failure = found.failures[0]
    assert failure["rule"] == rule
    record = read_record(Path(failure["record"]).read_bytes())
    assert len(record.steps) == failure["step"]
    replay(replace(record, result=None))
    assert found.as_json() == {
        "format": "longshore-fuzz/1",
        "games": found.games,
        "steps": found.steps,
        "capped": 0,
        "failures": found.failures,
    }
