"""The extras `[env]` and `[openspiel]`: installed, or requested in a sentence."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

import longshore.env


@pytest.mark.parametrize("face", ["aec", "solo", "vector"])
def test_a_missing_extra_is_asked_for(face: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("aec_env", "solo_env", "vector_env", "spaces", "encoder"):
        monkeypatch.delitem(sys.modules, f"longshore.env.{module}", raising=False)
    for name in [*sys.modules, "gymnasium", "pettingzoo"]:
        if name.partition(".")[0] in {"gymnasium", "pettingzoo"}:
            monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install '\.\[env\]'"):
        getattr(longshore.env, face)()


def test_a_missing_openspiel_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "longshore.env.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install '\.\[openspiel\]'"):
        import_module("longshore.env.openspiel")
