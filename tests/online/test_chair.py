"""A server that has no time for a program right now has refused nothing for good."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from longshore.bots.bot import Answer, Asking
from longshore.online.account import Account
from longshore.online.chair import Chair, Over
from longshore.online.errors import JoinError, Lost
from longshore.online.http import Http
from longshore.online.invitation import invitation_of
from longshore.online.passing import PASSING
from longshore.record.read_json import Json
from longshore.view.forms import GameView

LOOK: Json = {
    "type": "update",
    "phase": "running",
    "seat": "red",
    "seq": 1,
    "events": [],
    "decision": 7,
    "view": {"turn": "red", "asked": {"decision": "act"}},
    "legal": ["pass"],
    "bids": None,
    "clocks": None,
    "offer": None,
}


class Passer:
    """A bot that passes, and counts how often it is asked."""

    name = "passer"

    def __init__(self) -> None:
        self.asked = 0

    def start(self, view: GameView) -> None: ...

    def answer(self, asking: Asking) -> Answer:
        self.asked += 1
        return Answer(asking.legal[0])

    def end(self, view: GameView) -> None: ...

    def close(self) -> None: ...


class Seated(Account):
    """A player whose game is at its beginning."""

    def first_view(self, seat: str) -> Json:
        return {"seat": seat}


class Busy:
    """A table that refuses some messages."""

    def __init__(self, watch: str = "", steps: str = "") -> None:
        self.refused = {"watch": watch, "steps": steps}
        self.steps: list[Json] = []

    def talk(self, line: ServerConnection) -> None:
        for text in line:
            message = json.loads(text)
            if message["type"] == "steps":
                self.steps.append(message)
            if code := self.refused.pop(message["type"], ""):
                error = {"code": code, "text": "Not now."}
                answer: Any = {"type": "error", "id": message.get("id"), "error": error}
            elif message["type"] == "watch":
                answer = LOOK
            else:
                answer = {**LOOK, "seq": 2, "phase": "finished", "decision": None}
            line.send(json.dumps(answer))


@contextmanager
def chair_at(table: Busy) -> Iterator[tuple[Chair, Passer]]:
    with serve(table.talk, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        invitation = invitation_of(f"http://127.0.0.1:{port}/table/harbour")
        account = Seated(Http(invitation.server), invitation, None)
        bot = Passer()
        try:
            yield Chair(account, bot, None, lambda _: None), bot
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize("code", PASSING)
def test_a_table_that_cannot_be_watched_right_now_is_watched_later(code: str) -> None:
    with chair_at(Busy(watch=code)) as (chair, bot):
        with pytest.raises(Lost, match="Not now"):
            chair.follow()
        with pytest.raises(Over):
            chair.follow()
        assert bot.asked == 1


@pytest.mark.parametrize("code", PASSING)
def test_a_step_that_came_at_a_busy_moment_is_sent_again(code: str) -> None:
    table = Busy(steps=code)
    with chair_at(table) as (chair, bot):
        with pytest.raises(Lost, match="Not now"):
            chair.follow()
        with pytest.raises(Over):
            chair.follow()
        assert bot.asked == 1
    first, second = table.steps
    assert first == second  # under the same id, so that it acts only once


@pytest.mark.parametrize("code", ["no_such_table", "not_your_seat"])
def test_a_table_that_stays_closed_is_left(code: str) -> None:
    with chair_at(Busy(watch=code)) as (chair, _), pytest.raises(JoinError, match="Not now"):
        chair.follow()
