"""The benchmark measures what it says, in the documented format."""

import pytest

from longshore.check.bench import NAMES, Result, Wanted, bench, calibrate


@pytest.mark.parametrize("name", NAMES)
def test_each_measurement(name: str) -> None:
    seen: list[Result] = []
    report = bench(Wanted(name, 0.0, 1, 3), seen.append)
    assert report["format"] == "longshore-bench/1"
    assert report.keys() == {
        *("format", "version", "compiled", "python", "calibration_per_cpu_second", "results")
    }
    assert report["results"] == seen
    for result in seen:
        assert result["name"] == name
        assert ("policy" in result) == (name == "play")
        assert result["count"] > 0
        assert result["per_cpu_second"] > 0
        assert result["us_each"] > 0
    kinds = {(result["edition"], *result["options"]) for result in seen}
    assert kinds == {("2007",), ("2018",), ("2018", "investment_bank")}
    if name == "play":
        assert {result["policy"] for result in seen} == {"uniform", "biased"}
        assert {result["players"] for result in seen} == {3, 4, 5}
        assert all(result["games"] > 0 and result["capped"] > 0 for result in seen)


def test_calibration() -> None:
    assert calibrate() > 100_000
