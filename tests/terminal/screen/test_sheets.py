"""Sheets over the table, the tracked cash, and windows of other sizes."""

from tests.terminal.games import NARROW, WIDE, game, press, recorded, screen_text
from tests.terminal.screen.pilot import TOGETHER, run
from textual.pilot import Pilot

from longshore.terminal.screen.cover import TooSmall
from longshore.terminal.screen.sheets import Sheet


def test_sheets_open_and_close() -> None:
    app = game(recorded("2007-3-players", 205), TOGETHER)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        for key, words in (
            ("question_mark", "undo the last step"),
            ("f1", "undo the last step"),
            ("i", "If the game ended now"),
            ("g", "turn."),
            ("e", "cash"),
        ):
            await press(pilot, key)
            assert isinstance(app.screen, Sheet), key
            assert words in screen_text(app), key
            await press(pilot, "escape")
            assert "q Leave" in screen_text(app)

    run(app, play)


def test_cash_is_tracked_only_on_request() -> None:
    app = game(recorded("2007-3-players", 205), TOGETHER)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert screen_text(app).count("$?") == 2
        await press(pilot, "k")
        assert "$?" not in screen_text(app)
        await press(pilot, "k")
        assert screen_text(app).count("$?") == 2

    run(app, play)


def test_resizing() -> None:
    app = game(recorded("2018-bank-5-players", 330), ("me",) * 5)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        for size in (NARROW, (140, 50), (79, 24), (80, 23), (20, 5), WIDE, NARROW):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.1)
            small = size[0] < 80 or size[1] < 24
            assert isinstance(app.screen, TooSmall) is small, size
            if not small:
                lines = screen_text(app).rstrip("\n").split("\n")
                assert len(lines) == size[1]
                assert "q Leave" in lines[-1]
                assert "produce" in screen_text(app)

    run(app, play)
