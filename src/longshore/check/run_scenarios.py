"""`longshore check`: run every scenario in files and folders, and print a line per failure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from longshore.check.scenario_files import UnreadableFile, read_scenarios, scenario_files
from longshore.check.scenarios import one_line, run_scenario
from longshore.record.steps import shown

Say = Callable[[str], None]


class Checked(NamedTuple):
    """How many scenarios passed and failed, and how many files could not be read."""

    passed: int
    failed: int
    unreadable: int

    @property
    def exit_code(self) -> int:
        """0 if all passed, 1 if some failed, 2 if a file could not be read."""
        return 2 if self.unreadable else int(self.failed > 0)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed"


def check_scenarios(paths: Iterable[Path], fails: Say, complains: Say) -> Checked:
    """Run them all. Prints a line for each failing scenario and each unreadable file."""
    passed = failed = unreadable = 0
    for file in scenario_files(paths):
        try:
            scenarios = read_scenarios(file)
        except UnreadableFile as problem:
            complains(f"{one_line(str(file))}: {problem}")
            unreadable += 1
            continue
        for scenario in scenarios:
            for key in scenario.unknown_keys:  # it may be a typo
                where = f"{one_line(str(file))}: line {scenario.line}"
                complains(f"{where}: the key {shown(key)} of a scenario is ignored")
            problem_or_none = run_scenario(scenario)
            if problem_or_none is None:
                passed += 1
            else:
                failed += 1
                fails(f"{one_line(str(file))}: {shown(scenario.name)}: {problem_or_none}")
    return Checked(passed, failed, unreadable)
