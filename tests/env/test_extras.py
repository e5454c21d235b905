"""The extras `[env]` and `[openspiel]`: there, or asked for in a sentence."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec

import pytest

import longshore.env

EXTRAS = ("gymnasium", "numpy", "pettingzoo", "pyspiel")


@pytest.mark.skipif(os.environ.get("CI") == "true", reason="in CI they must be there")
def test_the_environments_are_tested() -> None:
    missing = [name for name in EXTRAS if find_spec(name) is None]
    if missing:
        pytest.skip(f"the environments are not tested: no {', '.join(missing)}")


@pytest.mark.parametrize("face", ["aec", "solo"])
def test_a_missing_extra_is_asked_for(face: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("aec_env", "solo_env", "encoder"):
        monkeypatch.delitem(sys.modules, f"longshore.env.{module}", raising=False)
    for package in ("gymnasium", "pettingzoo"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'longshore\[env\]'"):
        getattr(longshore.env, face)()


def test_a_missing_openspiel_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "longshore.env.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'longshore\[openspiel\]'"):
        import_module("longshore.env.openspiel")
