"""Every number of a state is in its clones and snapshots, also one that was added today."""

from __future__ import annotations

import json

from tests.other_core import on_the_other_core


def test_no_copy_loses_a_number() -> None:
    found = json.loads(on_the_other_core("tests.game.lost_numbers", b""))
    assert found == {
        "by a clone": [],
        "by a snapshot": [],
        "shared": ["cards"],  # never changes
    }
