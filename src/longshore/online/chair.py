"""A bot in a seat of an online table: it hears what happens, and answers what it is asked."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable
from functools import partial
from typing import Final, cast

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from longshore.bots.bot import Bot
from longshore.bots.guests.guest import conduct_of
from longshore.online.account import Account, own_seats
from longshore.online.errors import Declined, JoinError, Lost
from longshore.online.http import json_of, no_answer, problem_of
from longshore.online.passing import PASSING
from longshore.online.question import asking_of, time_left
from longshore.online.story import Story
from longshore.record.read_json import Json
from longshore.record.words import SEAT_NUMBERS
from longshore.view.forms import GameView

Tell = Callable[[str], None]

_OPEN_SECONDS: Final = 20.0
_LISTEN_SECONDS: Final = 1.0  # so that Ctrl-C is noticed on every system
_MOST_BYTES: Final = 32 * 1024 * 1024
_TOKEN_GONE: Final = 4401


class Over(Exception):
    """The game has ended, and the bot knows."""


class Chair:
    """One seat from joining to the end, over as many connections as it takes."""

    def __init__(self, account: Account, bot: Bot, time_ms: int | None, tell: Tell) -> None:
        self.account = account
        self.bot = bot
        self.time_ms = time_ms
        self.tell = tell
        self.story: Final = Story()
        self.look: Json | None = None
        self.heard_at = 0.0
        self.phase = "open"
        self.seat: str | None = None
        self.decisions = 0
        self._told: int | None = None  # steps that the bot knows of; None before it has started
        self._sent: Json | None = None  # steps that the server has not confirmed yet
        self._again = False  # whether they may have been lost with a connection
        self._refused: set[str] = set()  # answers to this decision that the server did not take
        self._agreed: list[Json] = []
        self._trouble = ""

    # ---------------------------------------------------------------- the connection

    def follow(self) -> None:
        """Play over one connection. Raises `Over` at the end of the game, or `Lost`."""
        http, table = self.account.http, self.account.invitation.table
        address = "ws" + self.account.invitation.server.removeprefix("http") + "/api/live"
        headers = {"Authorization": f"Bearer {http.token}"}
        try:
            with connect(
                address,
                additional_headers=headers,
                open_timeout=_OPEN_SECONDS,
                max_size=_MOST_BYTES,
                proxy=None,
            ) as line:
                self._again = self._sent is not None
                wish = {"type": "watch", "table": table, "after": self.story.seq}
                line.send(json.dumps(wish))
                self._listen(line)
        except InvalidStatus as error:
            _, text = problem_of(json_of(error.response.body or b""))
            status = error.response.status_code
            if status in (401, 403, 404):
                raise JoinError(text or f"the server answered with {status}") from error
            raise Lost(text or f"the server answered with {status}") from error
        except ConnectionClosed as error:
            if error.rcvd is not None and error.rcvd.code == _TOKEN_GONE:
                raise JoinError("the access token is no longer valid") from error
            raise Lost("the connection was closed") from error
        except (OSError, InvalidHandshake) as error:
            raise Lost(no_answer(error)) from error

    def _listen(self, line: ClientConnection) -> None:
        while True:
            try:
                self._hear(line.recv(timeout=_LISTEN_SECONDS))
                while True:  # an answer is about the newest look, so everything is heard first
                    self._hear(line.recv(timeout=0))
            except TimeoutError:
                pass
            self._act(line)

    def _hear(self, text: str | bytes) -> None:
        message = json_of(text)
        if message is None:
            raise JoinError("the server sent something that is not a message")
        match message.get("type"):
            case "events":
                self.story.add(message["events"], message["seq"])
            case "update":
                self.story.add(message["events"], message["seq"])
                self._see(message)
            case "ok" if self._sent is not None and message["id"] == self._sent["id"]:
                self._sent = None
            case "error":
                self._hear_error(message)
            case "closing":
                raise Lost("the server restarts", message["retry_ms"] / 1000)

    def _see(self, look: Json) -> None:
        """A new state of the table."""
        if self.look is None or look["decision"] != self.look["decision"]:
            self._refused.clear()
        self.look, self.heard_at, self.phase = look, time.monotonic(), look["phase"]
        if look["seat"] is not None:
            if look["seat"] not in SEAT_NUMBERS:
                raise JoinError("the server names a seat that does not exist")
            self.seat = look["seat"]
        if (info := look.get("info")) is None or self.phase not in ("open", "running"):
            return
        own = own_seats(info)
        if not own:
            raise JoinError("this program no longer has a seat at the table")
        if self.phase == "running":
            self._try(lambda: self.account.take_back(own[0]))

    def _hear_error(self, message: Json) -> None:
        code, text = problem_of(message)
        if code in PASSING:
            raise Lost(text)  # and what was sent is sent again
        if self._sent is None or message.get("id") != self._sent["id"]:
            raise JoinError(text or "the server refused something that was not sent")
        sent, self._sent = self._sent, None
        if code == "stale":
            return  # the decision is over, and its update has come or will come
        step = sent["steps"][0]
        self.tell(f"{step} was refused: {text}")
        self._refused.add(step)

    # ---------------------------------------------------------------- the game

    def _act(self, line: ClientConnection) -> None:
        """Do what the newest look asks for, if anything."""
        look = self.look
        if look is None:
            return
        if self.phase == "cancelled" and self.seat is None:
            raise JoinError("the table was closed before the game began")
        if self.phase not in ("open", "running"):
            self._end(look)
            raise Over
        if self.phase == "running" and look["view"] is not None:
            self._start(look)
            self._agree(look)
            self._answer(line, look)

    def _start(self, look: Json) -> None:
        if self._told is not None:
            return
        view = self.account.first_view(look["seat"])
        self.bot.start(cast("GameView", view))
        self._told = 0
        self.tell(f"{self.bot.name} plays {look['seat']}")
        self._tell_trouble()

    def _agree(self, look: Json) -> None:
        """A program never stands in the way of people who want to stop or pause (docs/api.md)."""
        clocks = look["clocks"] or {}
        for what, offer in (("end", look["offer"]), ("pause", clocks.get("offer"))):
            if offer is None or look["seat"] in offer["agreed"] or offer in self._agreed:
                continue
            self._agreed.append(offer)
            body = {"do": "agree" if what == "end" else offer["kind"]}
            path = f"{self.account.path}/{what}"
            self._try(partial(self.account.http.send, "POST", path, body))

    def _try(self, request: Callable[[], object]) -> None:
        """Something that may have become pointless by the time it arrives."""
        try:
            request()
        except Declined as error:
            self.tell(str(error))

    def _answer(self, line: ClientConnection, look: Json) -> None:
        decision = look["decision"]
        if self._sent is not None and self._sent["decision"] == decision:
            if self._again:  # the same command acts only once, however often it is sent
                self._again = False
                line.send(json.dumps(self._sent))
            return
        self._sent, self._again = None, False
        if decision is None:
            return
        self._sent = {
            "type": "steps",
            "table": self.account.invitation.table,
            "id": str(uuid.uuid4()),
            "seat": look["seat"],
            "decision": decision,
            "steps": [self._choose(look)],
        }
        line.send(json.dumps(self._sent))

    def _choose(self, look: Json) -> str:
        """The bot's answer. A loan that only takes a repayment back is not offered."""
        told, self._told = self._told or 0, len(self.story.lines)
        own_turn = look["view"]["turn"] == look["seat"]
        without = {*self._refused, *(["loan"] if own_turn and self._repaid(look) else [])}
        left = time_left(look, time.monotonic() - self.heard_at)
        if left is not None and self.time_ms is not None:
            left = min(left, self.time_ms)  # else `--time-ms` is the bot's own limit already
        asking = asking_of(look, self.story.lines[told:], without=without, think_ms=left)
        if not asking.legal:
            raise JoinError("the server refuses every legal step")
        step = self.bot.answer(asking).step
        self.decisions += 1
        self._tell_trouble()
        if step not in asking.legal:
            raise JoinError(f"{self.bot.name} answered with a step that is not legal")
        return step

    def _repaid(self, look: Json) -> bool:
        return look["seat"] in self.story.repaid

    def _tell_trouble(self) -> None:
        trouble = conduct_of(self.bot).trouble
        if trouble and not self._trouble:
            self._trouble = trouble
            self.tell(f"a deckhand has taken over from {self.bot.name}: {trouble}")

    def _end(self, look: Json) -> None:
        """Tell the bot how the game ended, if it ever began."""
        view = look["view"]
        if self._told is None or view is None:
            return
        ended = self.story.ended or {}
        known = {key: ended[key] for key in ("scores", "winners") if key in ended}
        self.bot.end(cast("GameView", {**known, **view}))
