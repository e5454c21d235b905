"""The main screens as text, compared with the files in `screens/`.

After an intended change, LONGSHORE_UPDATE_SCREENS=1 rewrites them. The diff shows the effect on the
screen.
"""

import asyncio
import os
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.cells import cell_len
from tests.terminal.games import (
    NARROW,
    WIDE,
    dealt,
    game,
    press,
    recorded,
    screen_text,
    settled,
)

from longshore.record import Record
from longshore.text import LANGUAGES, translator

SCREENS = Path(__file__).parent / "screens"


class Shot(NamedTuple):
    """A screen: a game, the size of the window and the keys that lead there."""

    record: Record
    size: tuple[int, int] = WIDE
    keys: tuple[str, ...] = ()
    language: str = "en"
    seats: tuple[str, ...] = ("me", "trader", "trader")


def bank(to: int, size: tuple[int, int], *keys: str, language: str = "en") -> Shot:
    """Five people with the Investment Bank. The first key uncovers the table."""
    record = recorded("2018-bank-5-players", to)
    return Shot(record, size, ("enter", *keys), language, ("me",) * 5)


def three(to: int, size: tuple[int, int], *keys: str, language: str = "en") -> Shot:
    """Three people, edition 2007."""
    return Shot(recorded("2007-3-players", to), size, ("enter", *keys), language, ("me",) * 3)


SHOTS = {
    "start-wide": Shot(dealt()),
    "start-narrow": Shot(dealt(), NARROW),
    "stocking": Shot(dealt(), NARROW, ("p", "r", "tab", "enter")),
    "typing": Shot(dealt(), WIDE, ("s", "a", "tab")),
    "final": Shot(dealt(), NARROW, ("1", "3", "enter")),
    "cover": Shot(dealt(), WIDE, (), "en", ("me",) * 3),
    "help": Shot(dealt(), WIDE, ("question_mark",)),
    "leave": Shot(dealt(), NARROW, ("q",)),
    "five-with-brokers-wide": bank(330, WIDE),
    "five-with-brokers-narrow": bank(330, NARROW),
    "buying-narrow": three(215, NARROW),
    "bidding": bank(356, WIDE),
    "bidding-in-the-tie-break": three(330, NARROW),
    "settling": three(220, WIDE),
    "seizing": bank(343, NARROW),
    "offering": bank(483, WIDE),
    "paying": bank(550, NARROW),
    "restoring": bank(488, NARROW),
    "making": three(276, WIDE),
    "insight": bank(330, NARROW, "i"),
    "log": three(60, WIDE, "g"),
    "score-now": three(300, WIDE, "e"),
    "score-at-the-end": bank(724, WIDE)._replace(keys=()),
}
# Every kind of screen, for all languages.
KINDS = {
    "table": three(205, NARROW),
    "table-with-brokers": bank(330, WIDE),
    "stocking": three(259, NARROW),
    "settling": three(220, NARROW),
    "final": three(205, WIDE, "p", "a", "s", "s", "enter"),
    "cover": three(205, NARROW)._replace(keys=()),
    "help": three(205, NARROW, "question_mark"),
    "insight": bank(330, WIDE, "i"),
    "log": three(205, NARROW, "g"),
    "scores": bank(724, NARROW)._replace(keys=()),
    "leave": three(205, NARROW, "q"),
}


async def seen(shot: Shot) -> str:
    app = game(shot.record, shot.seats, language=shot.language)
    async with app.run_test(size=shot.size) as pilot:
        await settled(pilot)
        await press(pilot, *shot.keys)
        await pilot.pause(0.1)
        return screen_text(app)


@pytest.mark.parametrize("name", SHOTS)
def test_a_screen_looks_as_it_did(name: str) -> None:
    text = asyncio.run(seen(SHOTS[name]))
    file = SCREENS / f"{name}.txt"
    if os.environ.get("LONGSHORE_UPDATE_SCREENS"):
        SCREENS.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_there_is_no_screen_too_many() -> None:
    assert {file.stem for file in SCREENS.iterdir()} == set(SHOTS)


MATRIX = [(language, kind) for language in LANGUAGES for kind in KINDS]


@pytest.mark.parametrize(
    ("language", "kind"),
    [
        pytest.param(
            language,
            kind,
            marks=[] if number % 3 == 0 else [pytest.mark.slow],
        )
        for number, (language, kind) in enumerate(MATRIX)
    ],
)
def test_every_language_on_every_screen(language: str, kind: str) -> None:
    shot = KINDS[kind]._replace(language=language)
    text = asyncio.run(seen(shot))
    width, height = shot.size
    lines = text.rstrip("\n").split("\n")
    assert len(lines) <= height
    assert all(cell_len(line) <= width for line in lines)
    assert "terminal-" not in text
    assert "terminal " not in text  # a message that is missing is said as the words of its id
    assert "{" not in text
    words = translator(language)
    expected = {
        "cover": words.say("terminal-cover-enter")[:20],
        "help": words.say("terminal-help-title"),
        "insight": words.say("terminal-insight-title"),
        "log": words.say("terminal-log-title"),
        "scores": words.say("scoring"),
        "leave": words.say("terminal-leave-yes"),
        "final": words.say("terminal-final-yes"),
    }.get(kind, words.say("terminal-key-leave"))
    assert expected in text
