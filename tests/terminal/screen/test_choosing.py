"""Steps are chosen, typed, undone and asked about again."""

import asyncio
import threading
from pathlib import Path

import pytest
from tests.terminal.games import (
    NARROW,
    dealt,
    game,
    nearly_over,
    press,
    quickly,
    screen_text,
    settled,
    write,
)
from tests.terminal.screen.pilot import ALONE, run, steps
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from longshore.bots import Asking
from longshore.record import Record, read_record, replay
from longshore.terminal.hints import Hint
from longshore.terminal.screen import app as screen
from longshore.terminal.screen.app import Longshore
from longshore.terminal.screen.sheets import Sheet


@pytest.mark.parametrize(
    ("record", "seats"),
    [
        (nearly_over(60), ALONE),
        pytest.param(dealt(), ALONE, marks=pytest.mark.slow),
        pytest.param(
            dealt(4, edition=2018, investment_bank="on"),
            ("me", "trader", "deckhand", "trader"),
            marks=pytest.mark.slow,
        ),
    ],
)
def test_a_game_by_keys(record: Record, seats: tuple[str, ...], tmp_path: Path) -> None:
    """With the best step of every hint. It is saved from the first step to the result."""
    app = game(record, seats, tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        while not app.session.over:
            await quickly(app, "h", "enter")
            if app.state.pending is not None:
                await quickly(app, "enter")
        await settled(pilot)
        assert isinstance(app.screen, Sheet)
        text = screen_text(app)
        for seat, score in zip(("Blue", "Red"), app.session.game.scores(), strict=False):
            line = next(line for line in text.split("\n") if seat in line and "win" not in line)
            assert line.split()[-2] == str(score)

    run(app, play)
    kept = read_record((tmp_path / "game.txt").read_bytes())
    assert kept.result is not None
    assert replay(kept).over
    assert kept.steps[: len(record.steps)] == record.steps
    assert any(line.startswith("blue: ") for line in kept.steps[len(record.steps) :])


def test_choosing_typing_and_completing() -> None:
    app = game(dealt(), ALONE)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")  # the first step of the list
        assert steps(app) == ("blue: produce",)
        await press(pilot, "p", "l", "tab")
        typed = app.table.query_one(Input)
        assert typed.value == "place tan@"
        await press(pilot, "3", "enter")
        assert steps(app)[-1] == "blue: place tan@3"
        await press(pilot, "2", "enter")  # by number
        assert steps(app)[-1] == "blue: done"
        await press(pilot, "l", "o", "a", "right")  # what is suggested
        assert typed.value == "loan"
        await press(pilot, "enter")
        assert steps(app)[-1] == "blue: loan"

    run(app, play)


def test_the_list_follows_what_is_typed() -> None:
    app = game(dealt(), ALONE)

    async def play(pilot: Pilot[None]) -> None:
        everything = app.table.query_one(OptionList).option_count
        await press(pilot, "s", "a", "i")
        assert app.table.query_one(OptionList).option_count == 3
        await press(pilot, "down", "down", "enter")  # from the line back into the list
        assert steps(app) == ("blue: sail yellow",)
        await press(pilot, "u", "f", "l", "y")
        found = app.table.query_one(OptionList)
        assert [option.disabled for option in found.options] == [True]
        assert "No step matches what you typed." in screen_text(app)
        await press(pilot, "down", "enter")  # there is nothing to choose
        assert steps(app) == ()
        await press(pilot, "f", "l", "y", "escape")
        assert app.table.query_one(Input).value == ""
        assert app.table.query_one(OptionList).option_count == everything

    run(app, play)


def test_steps_that_would_bring_nothing_say_what_is_missing() -> None:
    for size in (NARROW, (140, 40)):
        app = game(dealt(), ALONE)

        async def play(size: tuple[int, int] = size, app: Longshore = app) -> None:
            async with app.run_test(size=size) as pilot:
                await settled(pilot)
                await press(pilot, "s", "a", "i", "l")
                shown = screen_text(app)
                assert "Nothing is for sale there." in shown
                await write(pilot, " island")
                assert "Your ship is empty" not in screen_text(app)

        asyncio.run(play())


@pytest.mark.parametrize(
    ("typed", "language", "sentence"),
    [
        ("fly", "en", "“fly” is not a step."),
        ("99", "en", "Step 99 is not in the list."),
        ("red: pass", "en", "You are Blue."),
        ("take tan@3", "en", "This does not answer the current decision."),
        ("machine tan", "en", "You already have a machine of this colour."),
        ("fly", "ru", "«fly»"),
        ("machine tan", "de", "Maschine dieser Farbe"),
    ],
)
def test_what_cannot_be_played_is_answered_with_a_sentence(
    typed: str, language: str, sentence: str
) -> None:
    app = game(dealt(), ALONE, language=language)

    async def play(pilot: Pilot[None]) -> None:
        await write(pilot, typed)
        await pilot.pause(0.1)
        words = " ".join(" ".join(line.split()) for line in screen_text(app).split("\n"))
        assert sentence in words
        assert steps(app) == ()

    run(app, play)


def test_undo_redo_and_reset() -> None:
    app = game(dealt(), ALONE)

    async def play(pilot: Pilot[None]) -> None:
        await write(pilot, "produce")
        await write(pilot, "place tan@3")
        before = screen_text(app)
        await press(pilot, "u")
        assert steps(app) == ("blue: produce",)
        assert "at $3." not in screen_text(app)
        await press(pilot, "y")
        assert screen_text(app) == before
        await press(pilot, "z")
        assert steps(app) == ()
        await press(pilot, "u")
        assert "nothing to undo" in screen_text(app)

    run(app, play)


def test_what_cannot_be_undone_is_asked_once_more() -> None:
    app = game(dealt(), ALONE)

    async def play(pilot: Pilot[None]) -> None:
        await write(pilot, "pass")
        assert "You cannot undo this:" in screen_text(app)
        await press(pilot, "down", "enter")  # no
        assert steps(app) == ()
        await write(pilot, "pass")
        await press(pilot, "u")  # no, by key
        assert (steps(app), app.state.pending) == ((), None)
        await write(pilot, "pass")
        await press(pilot, "enter")
        assert steps(app)[0] == "blue: pass"
        assert any(step.startswith("red: ") for step in steps(app))
        await press(pilot, "u")
        assert steps(app)[0] == "blue: pass"

    run(app, play)


def test_a_hint_stands_first_with_its_worth() -> None:
    app = game(dealt(), ALONE)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "h")
        assert app.state.advice
        lines = [line for line in screen_text(app).split("\n") if "★" in line]
        assert len(lines) == len(app.state.advice)
        best = app.state.advice[0].step
        assert best in lines[0]
        await press(pilot, "enter")
        assert steps(app) == (f"blue: {best}",) or app.state.pending is not None
        assert "★" not in screen_text(app)

    run(app, play)


def test_a_hint_that_comes_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    app = game(dealt(), ALONE)
    asked: list[Asking] = []
    thought = (threading.Event(), threading.Event())
    arrived: list[Asking] = []
    advised = app.advised

    def hints(_first: object, asking: Asking, _simulations: object) -> tuple[Hint, ...]:
        asked.append(asking)
        assert thought[len(asked) - 1].wait(60)
        return (Hint(asking.legal[0], None),)

    def arrive(asking: Asking, advice: tuple[Hint, ...]) -> None:
        advised(asking, advice)
        arrived.append(asking)

    def advised_steps() -> list[str]:
        return [hint.step for hint in app.state.advice]

    async def until(waited: list[Asking], count: int) -> None:
        async with asyncio.timeout(60):
            while len(waited) < count:
                await asyncio.sleep(0.001)

    monkeypatch.setattr(screen, "hints", hints)
    monkeypatch.setattr(app, "advised", arrive)

    async def play(pilot: Pilot[None]) -> None:
        try:
            await pilot.press("h")
            await until(asked, 1)
            await write(pilot, "produce")
            assert app.state.deciding == asked[0].seat
            await pilot.press("h")
            await until(asked, 2)
            thought[0].set()
            await until(arrived, 1)
            assert arrived == asked[:1]
            assert advised_steps() == []
            thought[1].set()
            await until(arrived, 2)
            assert advised_steps() == [asked[1].legal[0]]
        finally:
            for thinking in thought:
                thinking.set()

    run(app, play)
