"""`longshore loadtest` fails if anything was lost or refused, so that scripts notice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import longshore
from tests.load.test_loadtest import loadtest
from tests.server.tools.process import ServerProcess

from longshore.load import loadtest as module


@pytest.mark.parametrize("what", ["lost", "refused", "too_busy", None])
def test_one_loss_is_enough(what: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    found = dict.fromkeys(("lost", "refused", "too_busy"), 0)

    def run_load(*_: object) -> dict[str, Any]:
        return found | ({} if what is None else {what: 1})

    monkeypatch.setattr(module, "run_load", run_load)
    done = longshore("loadtest", "--url", "http://127.0.0.1:9/", "--json")
    assert done.code == (what is not None)
    assert json.loads(done.out)["lost"] == (what == "lost")


def test_a_server_that_refuses_steps_is_noticed(tmp_path: Path) -> None:
    """It allows a player a few requests, and then one a second."""
    limits = {"LONGSHORE_PLAYER_RATE": "1", "LONGSHORE_PLAYER_BURST": "12"}
    small = ("--tables", "1", "--period", "0.05", "--seconds", "3", "--json")
    with ServerProcess(tmp_path, "--trust-loopback", **limits) as server:
        done = loadtest("--url", server.url, *small)
    assert done.returncode == 1, done.stderr
    assert json.loads(done.stdout)["refused"] > 0
