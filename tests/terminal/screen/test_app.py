"""People at the keyboard of the full-screen game."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.terminal.games import (
    NARROW,
    WIDE,
    dealt,
    game,
    nearly_over,
    press,
    quickly,
    recorded,
    screen_text,
    settled,
    write,
)
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from longshore.record import Record, read_record, replay
from longshore.terminal.screen.app import Longshore
from longshore.terminal.screen.cover import Cover, TooSmall
from longshore.terminal.screen.sheets import Sheet

ALONE = ("me", "trader", "trader")
TOGETHER = ("me", "me", "me")


def run(app: Longshore, play: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    async def everything() -> None:
        async with app.run_test(size=WIDE, notifications=True) as pilot:
            await settled(pilot)
            await play(pilot)

    asyncio.run(everything())


def steps(app: Longshore) -> tuple[str, ...]:
    return app.session.record.steps


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


def test_a_stand_in_is_told() -> None:
    """The program cannot be started, which is reported at its seat's first decision."""
    app = game(dealt(), ("me", "cmd:/nowhere/bot", "deckhand"))

    async def play(pilot: Pilot[None]) -> None:
        await write(pilot, "pass")
        await press(pilot, "enter")
        await pilot.pause(0.1)
        assert "A deckhand now plays for Red" in " ".join(screen_text(app).split())

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


def test_names_stand_on_the_table() -> None:
    record = replace(dealt(), names={"red": "trader", "yellow": "Zoë [b]x[/b]"})
    app = game(record, ("me", "trader", "me"))

    async def play(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        text = screen_text(app)
        assert "Red trader" in text
        assert "Yellow Zoë [b]x" in text  # nothing in a name is markup

    run(app, play)
