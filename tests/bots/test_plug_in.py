"""Python plug-ins: whatever they do, the game goes on and failures are counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from tests.bots.games import some_rules
from tests.view.games import position

from longshore.bots import Answer, Asking, Bot, Candidate, make_bot, play_game
from longshore.bots import make as making
from longshore.bots.deckhand import Deckhand
from longshore.bots.guests import plug_in
from longshore.bots.guests.plug_in import PlugIn
from longshore.bots.seats import Played
from longshore.record import deal_from_seed
from longshore.view import view_of

NONSENSE: Any = "produce"  # a step, but not an answer
NAN = float("nan")


class Parrot(Deckhand):
    """Plays like a deckhand, and counts its decisions."""

    def __init__(self) -> None:
        super().__init__(seed=1)
        self.name = "parrot"
        self.asked = 0
        self.closed = 0

    def answer(self, asking: Asking) -> Answer:
        self.asked += 1
        return super().answer(asking)

    def close(self) -> None:
        self.closed += 1


class Raising(Parrot):
    def answer(self, asking: Asking) -> Answer:
        if self.asked == 3:
            raise ZeroDivisionError("oh\nno")
        return super().answer(asking)


class Leaving(Parrot):
    def start(self, _view: object) -> None:
        raise SystemExit(3)


class Illegal(Parrot):
    def answer(self, asking: Asking) -> Answer:
        super().answer(asking)
        return Answer("sail moon")


class Silent(Parrot):
    def answer(self, asking: Asking) -> Answer:
        super().answer(asking)
        return NONSENSE  # type: ignore[no-any-return]


class Meddling(Parrot):
    """Spoils everything it is given, then answers with something only its own list contains."""

    def answer(self, asking: Asking) -> Answer:
        self.asked += 1
        asking.view["seats"].clear()
        if isinstance(asking.legal, list):
            asking.legal[:] = ["sail moon"]
        return Answer("sail moon")


class Repeating(Parrot):
    """Wrong at first, right when asked again."""

    def answer(self, asking: Asking) -> Answer:
        right = super().answer(asking)
        return right if self.asked % 2 == 0 else Answer("sail moon")


class Boasting(Parrot):
    def answer(self, asking: Asking) -> Answer:
        step = super().answer(asking).step
        return Answer(step, (Candidate(step, 3), Candidate(step, NAN), Candidate(step, 1.0)))


class Sulking(Parrot):
    def end(self, _view: object) -> None:
        raise KeyError("end")

    def close(self) -> None:
        super().close()
        raise OSError


class Hanging(Parrot):
    """Thinks forever at its fourth decision."""

    def answer(self, asking: Asking) -> Answer:
        while self.asked == 3:
            time.sleep(0.01)
        return super().answer(asking)


class Hesitating(Parrot):
    def start(self, _view: object) -> None:
        while not self.closed:
            time.sleep(0.01)


def play_with(bot: Parrot) -> tuple[PlugIn, Played]:
    rules = some_rules()
    watched = PlugIn(bot, "parrot:loud", seed=5)
    others = [make_bot("deckhand", seed=seed) for seed in (1, 2)]
    game = play_game(rules, deal_from_seed(rules, 3), [watched, *others], max_turns=4)
    watched.close()
    assert game.ended_by == "cap"
    assert game.refused[1:] == [0, 0]
    assert bot.closed == 1
    return watched, game


def test_a_good_one_plays() -> None:
    bot = Parrot()
    watched, game = play_with(bot)
    assert (watched.name, watched.conduct.trouble, game.refused[0]) == ("parrot", "", 0)
    assert bot.asked == game.decisions[0] > 4


NONSENSE = 'it kept answering nonsense, first at action, "sail moon": "sail moon" is not a step'
NO_ANSWER = (
    "it kept answering nonsense, first at action: "
    "The answer must be a longshore.bots.Answer with a step."
)


@pytest.mark.parametrize(
    ("kind", "trouble", "refused", "asked"),
    [
        (Raising, "ZeroDivisionError: oh no", 1, 3),
        (Leaving, "SystemExit: 3", 1, 0),
        (Illegal, NONSENSE, 7, 6),
        (Silent, NO_ANSWER, 7, 6),
        (Meddling, NONSENSE, 7, 6),
        (Sulking, "KeyError: 'end'", 1, None),
    ],
)
def test_a_deckhand_takes_over(
    kind: Callable[[], Parrot], trouble: str, refused: int, asked: int | None
) -> None:
    bot = kind()
    watched, game = play_with(bot)
    assert watched.conduct.trouble == trouble
    assert game.refused[0] == refused
    assert bot.asked == (game.decisions[0] if asked is None else asked)
    assert game.decisions[0] > 6


def test_one_that_hangs_is_left_behind() -> None:
    bot = Hanging()
    rules = some_rules()
    watched = PlugIn(bot, "parrot", seed=5)
    others = [make_bot("deckhand", seed=seed) for seed in (1, 2)]
    game = play_game(rules, deal_from_seed(rules, 3), [watched, *others], max_turns=4)
    watched.close()
    assert (watched.conduct.trouble, game.timeouts[0], game.refused[0]) == (
        "it took too long",
        1,
        0,
    )
    assert game.ended_by == "cap"
    assert game.decisions[0] > 6
    assert bot.closed == 0  # whoever hangs cannot be asked to clear up
    bot.asked = 4  # and let go, for the tests after this one


def test_one_that_never_starts_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plug_in, "START_SECONDS", 0.05)
    bot = Hesitating()
    watched = PlugIn(bot, "parrot", seed=5)
    watched.start(view_of(position(), 0))
    assert (watched.conduct.trouble, watched.conduct.timeouts) == ("it took too long", 1)
    bot.closed = 1


def test_live_play_gives_the_time_of_its_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plug_in, "TIME_MS", 60_000)  # what there is without a guard
    bot = Hanging()
    bot.asked = 3
    watched = PlugIn(bot, "parrot")
    asking = Asking(0, "action", view_of(position(), 0), ["pass"], (), 30)
    before = time.monotonic()
    assert watched.answer(asking).step == "pass"
    assert watched.conduct.timeouts == 1
    assert time.monotonic() - before < 30
    bot.asked = 4


def test_a_wrong_answer_may_be_given_once_more() -> None:
    bot = Repeating()
    watched, game = play_with(bot)
    assert watched.conduct.trouble == ""
    assert game.refused[0] == game.decisions[0] == bot.asked // 2


def test_candidates_end_at_the_first_that_is_none() -> None:
    asking = Asking(0, "action", view_of(position(), 0), ["produce", "pass"])
    answer = PlugIn(Boasting(), "boaster").answer(asking)
    assert answer.candidates == (Candidate(answer.step, 3.0),)


@contextmanager
def offered(monkeypatch: pytest.MonkeyPatch, make: Callable[..., Any]) -> Iterator[None]:
    entry = EntryPoint("parrot", "parrot:make", "longshore.bots")
    with monkeypatch.context() as patch:
        patch.setattr(making, "entry_points", lambda **_: [entry])
        patch.setattr(EntryPoint, "load", lambda _: make)
        yield


def test_what_no_bot_comes_of_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> Bot:
        raise ImportError("no beak\nand no feathers")

    with offered(monkeypatch, broken), pytest.raises(ValueError, match=r"^[^\n]+$") as error:
        make_bot("parrot", seed=1)
    assert str(error.value) == (
        'the plug-in for "parrot" does not work: ImportError: no beak and no feathers'
    )
    with (
        offered(monkeypatch, lambda **_: object()),
        pytest.raises(ValueError, match="made no bot: it cannot start, answer, end, close"),
    ):
        make_bot("parrot", seed=1)


def test_its_name_is_used_if_it_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Parrot()
    bot.name = "two\nlines"
    with offered(monkeypatch, lambda **_: bot):
        assert make_bot("parrot:loud", seed=1).name == "parrot:loud"
