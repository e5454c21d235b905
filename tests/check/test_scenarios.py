"""Every scenario of tests/scenarios, each as a test of its own."""

import pytest
from tests.folders import SCENARIOS

from longshore.check.scenario_files import Scenario, read_scenarios, scenario_files
from longshore.check.scenarios import run_scenario


def _scenarios() -> list[object]:
    return [
        pytest.param(scenario, id=f"{file.stem}: {scenario.name}")
        for file in scenario_files([SCENARIOS])
        for scenario in read_scenarios(file)
    ]


@pytest.mark.parametrize("scenario", _scenarios())
def test_scenario(scenario: Scenario) -> None:
    assert run_scenario(scenario) is None


def test_the_folder_is_not_empty() -> None:
    assert len(_scenarios()) > 300
