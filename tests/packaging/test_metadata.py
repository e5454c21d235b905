"""What describes the package agrees with it: the citation, and the wheels that are built."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from tests.folders import ROOT

import longshore

PROJECT: dict[str, Any] = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
# The keys of the Citation File Format 1.2.0 that we use, and those it requires.
CITATION_KEYS = {
    *("cff-version", "message", "type", "title", "abstract", "authors"),
    *("version", "license", "keywords"),
}


def test_the_citation_is_of_this_version() -> None:
    """Plain enough to be read line by line. `cffconvert --validate` has checked all of it."""
    text = ROOT.joinpath("CITATION.cff").read_text("utf-8")
    given = dict(re.findall(r"^([a-z-]+):(.*)$", text, re.MULTILINE))
    assert set(given) == CITATION_KEYS
    assert given["cff-version"].strip() == "1.2.0"
    assert given["type"].strip() == "software"
    assert given["version"].strip() == longshore.__version__
    assert given["license"].strip() == PROJECT["project"]["license"]
    (author,) = re.findall(r"^  - name: (.*)$", text, re.MULTILINE)
    assert author.lower() == PROJECT["project"]["authors"][0]["name"].lower()


def test_wheels_for_every_python_we_name() -> None:
    classifiers = PROJECT["project"]["classifiers"]
    named = re.findall(r"Python :: 3\.(\d+)", "\n".join(classifiers))
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp3{minor}-*" for minor in named]
    assert PROJECT["project"]["requires-python"] == f">=3.{named[0]}"
    assert wheels["environment"] == {"LONGSHORE_REQUIRE_CORE": "1"}
    assert {"linux", "macos", "windows"} <= set(wheels)
    assert set(wheels["test-extras"]) <= set(PROJECT["project"]["optional-dependencies"])
