"""The words of public events and the numbers of the core."""

from __future__ import annotations

from longshore.game import state
from longshore.view.places import PURPOSES


def test_every_purpose_of_the_core_has_its_word() -> None:
    numbers = {
        name.removeprefix("FOR_").lower(): number
        for name, number in vars(state).items()
        if name.startswith("FOR_")
    }
    assert numbers == {word: number for number, word in enumerate(PURPOSES)}
