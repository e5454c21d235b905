"""Bots by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from longshore.bots import LEVELS, make_bot
from longshore.bots import make as making
from longshore.bots.captain import Captain
from longshore.bots.deckhand import Deckhand
from longshore.bots.spec import spec_of

BAD_BUDGETS = ("", "0", "-5", "+5", "3k", "1.5", " 300", "1000001", "9" * 30, "٣٠٠", "3@4")


@pytest.mark.parametrize("name", LEVELS)
def test_every_name_makes_a_bot(name: str) -> None:
    assert make_bot(name, seed=1).name == name


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("captian", f'there is no bot "captian": {", ".join(LEVELS)}'),
        ("", 'there is no bot ""'),
        ("deckhand:banker", 'a deckhand has no style "banker", nor any other'),
        ("trader:pirate", 'a trader has no style "pirate": producer, shipper, collector, banker'),
        ("captain:pirate", 'a captain has no style "pirate": producer, shipper, collector, banker'),
        *((f"captain@{bad}", f'"@{bad[:20]}" is no budget') for bad in BAD_BUDGETS),
        ("captain:banker@many", "from 1 to 1000000, such as captain@3000"),
        ("captain:pirate@300", 'a captain has no style "pirate"'),
        ("trader@300", '"trader" does not search, so it has no budget: leave out "@300"'),
        ("captian@300", 'there is no bot "captian@300"'),
        ("cmd:", 'after "cmd:" comes the program'),
        ("cmd:python3 'bot.py", "is not a command: No closing quotation"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$") as error:
        make_bot(spec, seed=1)
    assert sentence in str(error.value)


def plug_in(*, seed: int, style: str | None, simulations: int | None) -> Deckhand:
    bot = Deckhand(seed=seed)
    bot.name = f"parrot {style} {simulations}"
    return bot


def test_a_plug_in_makes_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("parrot", f"{__name__}:plug_in", "longshore.bots")
    asked: list[Any] = []

    def found(**group: str) -> list[EntryPoint]:
        asked.append(group)
        return [entry]

    monkeypatch.setattr(making, "entry_points", found)
    monkeypatch.setattr(EntryPoint, "load", lambda _: plug_in)
    assert make_bot("parrot:loud", seed=1, simulations=20).name == "parrot loud 20"
    assert asked == [{"group": "longshore.bots"}]
    assert make_bot("parrot:loud@300", seed=1, simulations=20).name == "parrot loud 300"
    assert make_bot("parrot:a@home", seed=1).name == "parrot a@home None"


def test_a_budget_in_the_name_counts() -> None:
    """Also beside another one for all bots."""
    banker = make_bot(" captain:banker@3000 ", seed=1, simulations=20)
    assert isinstance(banker, Captain)
    assert (banker.style, banker.simulations) == ("banker", 3000)
    plain = make_bot("captain", seed=1, simulations=20)
    assert isinstance(plain, Captain)
    assert plain.simulations == 20


def test_an_address_in_a_command_is_no_budget() -> None:
    assert spec_of("cmd:ssh me@300") == ("cmd", "ssh me@300", None)
