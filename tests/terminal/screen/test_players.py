"""Bots play beside the screen, and people hand it on without seeing too much."""

import asyncio
from dataclasses import replace

from tests.terminal.games import (
    WIDE,
    dealt,
    game,
    nearly_over,
    press,
    recorded,
    screen_text,
    settled,
    write,
)
from tests.terminal.screen.pilot import ALONE, TOGETHER, run, steps
from textual.pilot import Pilot
from textual.widgets import Input

from longshore.record import replay
from longshore.terminal.screen.cover import Cover
from longshore.terminal.screen.sheets import Sheet


def test_bots_think_beside_the_screen() -> None:
    app = game(dealt(), ALONE)

    async def play(pilot: Pilot[None]) -> None:
        slow = asyncio.Event()
        loop = asyncio.get_running_loop()
        ask = app.session.ask_bot

        def wait(seat: int):  # type: ignore[no-untyped-def]
            asyncio.run_coroutine_threadsafe(slow.wait(), loop).result(timeout=20)
            return ask(seat)

        app.session.ask_bot = wait  # type: ignore[method-assign]
        await pilot.press("p", "a", "s", "s", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause(0.1)
        assert "Red is thinking" in screen_text(app)
        await pilot.press("question_mark")  # the screen still answers
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape")
        slow.set()
        await settled(pilot)
        assert any(step.startswith("yellow: ") for step in steps(app))

    run(app, play)


def test_only_bots_can_be_watched() -> None:
    app = game(nearly_over(30), ("trader", "trader", "trader"))

    async def everything() -> None:
        async with app.run_test(size=WIDE, notifications=True) as pilot:
            await settled(pilot, seconds=60)
            assert app.session.over

    asyncio.run(everything())


def test_the_cover_hides_everything_until_the_next_person_is_there() -> None:
    app = game(dealt(show_cash="off"), TOGETHER)

    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Cover)
        assert_nothing_secret(screen_text(app))
        await press(pilot, "enter")
        blue = screen_text(app)
        assert "Score so far: 20" in blue
        assert "Blue you" in blue
        assert "$20" in blue
        await write(pilot, "loan")
        assert "$30" in screen_text(app)
        await write(pilot, "bid 31")
        await pilot.pause(0.1)
        assert "▌" in screen_text(app)  # a remark to Blue; what was typed stays to be mended
        await press(pilot, "escape")
        await write(pilot, "pass")
        await press(pilot, "enter")
        await pilot.pause(0.1)
        covered = screen_text(app)
        assert "▌" not in covered
        assert isinstance(app.screen, Cover)
        assert "Red" in covered
        assert_nothing_secret(covered)
        under = app.table._compositor.render_strips()  # what a glimpse between screens could show
        assert_nothing_secret("\n".join(strip.text for strip in under))
        await press(pilot, "escape", "h", "i", "u", "e")  # no key but Enter opens it
        assert isinstance(app.screen, Cover)
        await press(pilot, "enter")
        red = screen_text(app)
        assert "Red you" in red
        assert values_in(red) != values_in(blue)
        assert "$30" not in red

    run(app, play)


def assert_nothing_secret(text: str) -> None:
    assert "Score so far" not in text
    assert "Values" not in text
    assert "$20" not in text
    assert "$30" not in text


def values_in(text: str) -> str:
    return next(line for line in text.split("\n") if "Values" in line).partition("Values")[2]


def test_a_sealed_bid_is_never_seen_by_the_next_bidder() -> None:
    record = recorded("2007-3-players", 218)
    assert replay(record).asked() == ("bid", (0, 1))
    app = game(record, TOGETHER)

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        await write(pilot, "bid 3")
        await press(pilot, "enter")
        assert isinstance(app.screen, Cover)
        await press(pilot, "enter")
        text = screen_text(app)
        assert "Red you" in text
        assert "Blue has made a bid." in text
        assert "Blue $3" not in text
        assert "Bids:" not in text
        assert app.table.query_one(Input).value == ""

    run(app, play)


def test_a_stand_in_is_told() -> None:
    """The program cannot be started, which is reported at its seat's first decision."""
    app = game(dealt(), ("me", "cmd:/nowhere/bot", "deckhand"))

    async def play(pilot: Pilot[None]) -> None:
        await write(pilot, "pass")
        await press(pilot, "enter")
        await pilot.pause(0.1)
        assert "A deckhand now plays for Red" in " ".join(screen_text(app).split())

    run(app, play)


def test_names_stand_on_the_table() -> None:
    record = replace(dealt(), names={"red": "trader", "yellow": "Zoë [b]x[/b]"})
    app = game(record, ("me", "trader", "me"))

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        text = screen_text(app)
        assert "Red trader" in text
        assert "Yellow Zoë [b]x" in text  # nothing in a name is markup

    run(app, play)
