"""The codes of refusals and their rows."""

from __future__ import annotations

from longshore.game import refusals
from longshore.game.refusals import REFUSALS


def test_the_row_of_a_code_is_the_one_with_its_name() -> None:
    codes = {
        name.lower(): code
        for name, code in vars(refusals).items()
        if name.isupper() and isinstance(code, int)
    }
    assert {row.name: row.code for row in REFUSALS} == codes
    assert [row.code for row in REFUSALS] == sorted(codes.values())
