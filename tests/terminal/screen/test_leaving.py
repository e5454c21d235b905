"""Games are saved and resumed, and nobody leaves by mistake."""

from pathlib import Path

import pytest
from tests.terminal.games import dealt, game, press, screen_text, write
from tests.terminal.screen.pilot import ALONE, run, steps
from textual.pilot import Pilot
from textual.widgets import Input

from longshore.record import read_record


def test_saving_and_resuming(tmp_path: Path) -> None:
    app = game(dealt(), ALONE, tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        await write(pilot, "produce")
        await write(pilot, "place tan@3")
        await press(pilot, "ctrl+s")
        copy = tmp_path / "copy.json"
        app.screen.query_one(Input).value = str(copy)
        await press(pilot, "enter")
        assert read_record(copy.read_bytes()).steps == steps(app)
        await press(pilot, "ctrl+s")
        app.screen.query_one(Input).value = str(copy)
        await press(pilot, "enter")
        await pilot.pause(0.1)
        assert "is there already" in " ".join(screen_text(app).replace("▌", "").split())
        await press(pilot, "q")
        assert "It is saved in" in screen_text(app)
        await press(pilot, "escape")
        assert app.is_running
        await pilot.press("q", "enter")
        await pilot.pause()

    run(app, play)
    assert app.return_code == 0
    record = read_record((tmp_path / "game.txt").read_bytes())
    assert record.steps == ("blue: produce", "blue: place tan@3")
    again = game(record, ALONE)

    async def play_on(pilot: Pilot[None]) -> None:
        await write(pilot, "done")
        assert steps(again) == (*record.steps, "blue: done")

    run(again, play_on)


@pytest.mark.parametrize("keys", [("ctrl+q", "ctrl+q"), ("ctrl+c", "enter"), ("q", "enter")])
def test_leaving_is_asked_once(keys: tuple[str, str]) -> None:
    app = game(dealt(), ALONE)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, keys[0])
        assert "Leave the game?" in screen_text(app)
        await pilot.press(keys[1])
        await pilot.pause(0.1)
        assert not app.is_running

    run(app, play)


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    app = game(dealt(), ALONE, tmp_path / "nowhere")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.pause(0.1)
        assert "The game is not saved" in " ".join(screen_text(app).split())
        await write(pilot, "produce")
        assert steps(app) == ("blue: produce",)
        await press(pilot, "q")
        assert "It is not saved" in screen_text(app)

    run(app, play)
