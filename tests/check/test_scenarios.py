"""Every scenario of tests/scenarios, each as its own test. One that fails is drawn."""

from dataclasses import replace

import pytest
from tests.folders import SCENARIOS

from longshore.check.scenario_files import Scenario, read_scenarios, scenario_files
from longshore.check.scenarios import game_after, run_scenario
from longshore.drawing.page import page
from longshore.drawing.parts import Look
from longshore.text import translator
from longshore.view import view_of_all

SCENARIO_LIST = [
    pytest.param(scenario, id=f"{file.stem}: {scenario.name}")
    for file in scenario_files([SCENARIOS])
    for scenario in read_scenarios(file)
]


def drawn(scenario: Scenario) -> str:
    """The table where the scenario ended, as `longshore show` draws it."""
    game = game_after(scenario)
    if game is None:
        return "there is no game"
    lines = page(view_of_all(game), Look(translator("en")), 100)
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("scenario", SCENARIO_LIST)
def test_scenario(scenario: Scenario) -> None:
    difference = run_scenario(scenario)
    assert difference is None, f"{difference}\n\n{drawn(scenario)}"


def test_the_folder_is_not_empty() -> None:
    assert len(SCENARIO_LIST) > 300


def test_a_scenario_that_fails_is_drawn_as_far_as_it_went() -> None:
    scenario = next(one for one in read_scenarios(SCENARIOS / "loans.json") if one.when)
    wrong = replace(scenario, when=[*scenario.when, "blue: nonsense"])
    assert run_scenario(wrong) is not None
    assert "Blue" in drawn(wrong)
    assert drawn(wrong) == drawn(scenario)
