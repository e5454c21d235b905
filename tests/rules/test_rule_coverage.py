"""Every rule of docs/rules/spec.md is cited by a scenario or a test, or excused with a reason."""

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.folders import ROOT

RULE = re.compile(r"\bR-[A-Z]+-\d+\b")


def defined() -> list[str]:
    """The rules in the order of the book."""
    spec = (ROOT / "docs/rules/spec.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*(R-[A-Z]+-\d+)", spec, re.MULTILINE)


def cited_by_scenarios() -> set[str]:
    files = (ROOT / "tests/scenarios").rglob("*.json")
    scenarios = (scenario for file in files for scenario in json.loads(file.read_bytes()))
    return {rule for scenario in scenarios for rule in scenario["rules"]}


def cited_by(files: Iterable[Path]) -> set[str]:
    return {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}


def untestable() -> dict[str, str]:
    return tomllib.loads((ROOT / "tests/rules/untestable.toml").read_text(encoding="utf-8"))


def test_each_rule_is_defined_once() -> None:
    rules = defined()
    assert rules
    assert len(rules) == len(set(rules))


def test_each_rule_is_tested_or_excused() -> None:
    cited = cited_by_scenarios() | cited_by((ROOT / "tests").rglob("*.py"))
    missing = [rule for rule in defined() if rule not in cited]
    untested = [rule for rule in missing if rule not in untestable()]
    excused_but_tested = sorted(untestable().keys() & cited)
    assert not untested, f"no scenario or test cites {', '.join(untested)}"
    assert not excused_but_tested, f"take out of untestable.toml: {', '.join(excused_but_tested)}"


def test_excuses_have_a_rule_and_a_reason() -> None:
    assert untestable().keys() <= set(defined())
    assert all(reason.strip() for reason in untestable().values())


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_no_citation_of_a_rule_that_does_not_exist(folder: str) -> None:
    cited = cited_by((ROOT / folder).rglob("*.py"))
    if folder == "tests":
        cited |= cited_by_scenarios()
    assert sorted(cited - set(defined())) == []
