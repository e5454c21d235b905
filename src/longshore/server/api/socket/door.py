"""`WS /api/live`: who may connect, and what a client may send.

An invalid message gets an error and the socket stays open. Only flooding, or messages that no
client of ours would send, close it. Commands do the same as their REST operations.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from longshore.game import Refused
from longshore.server.api.caller import caller_of, checked_address
from longshore.server.api.command import Declined
from longshore.server.api.origin import check_host, is_ours
from longshore.server.api.reply import decoded, error_reply, response_of
from longshore.server.api.socket.commands import Commands
from longshore.server.base import access, metrics
from longshore.server.base.problems import Problem
from longshore.server.base.waiting import TooBusy
from longshore.server.live.line import AGAIN, ARRIVED, EXTENSION, Line
from longshore.server.live.socket import REFUSED, Socket
from longshore.server.messages.errors import error_of
from longshore.server.messages.live import FollowLobby, FromClient, Refusal, WatchTable
from longshore.server.server import Server
from longshore.server.store import Unavailable
from longshore.text import language_of

_log: Final = logging.getLogger("longshore.live")
_TOO_MANY: Final = "too_many_requests"
_decode: Final = msgspec.json.Decoder(FromClient).decode
_PATIENCE: Final = 100  # refused messages in a row before we hang up
# Before the next message of a client that sends too many. A refusal costs as much as an answer.
_PAUSE_SECONDS: Final = 0.1


class LiveEndpoint:
    """The ASGI application of all sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from its first to its last message."""
        websocket = WebSocket(scope, receive, send)
        began = time.perf_counter()
        language = language_of(websocket.headers.get("accept-language", ""), None)
        try:
            socket = await self._enter(websocket, language)
        except Problem as problem:
            await deny(websocket, problem, language)
            return
        except Unavailable as trouble:
            _log.error("storage: %s", trouble)
            await deny(websocket, Problem("storage"), language)
            return
        try:
            await websocket.accept()
            await Conversation(self.server, socket).listen(websocket)
        except WebSocketDisconnect:
            pass
        finally:
            self.server.live.close(socket)
            access.note(socket.address, "WS", "/api/live", 101, time.perf_counter() - began)

    async def _enter(self, websocket: WebSocket, language: str) -> Socket:
        """Identify the client, and check that there is room."""
        server = self.server
        check_host(websocket, server.settings)
        address = checked_address(server, websocket)
        if server.closing:
            raise Problem("closing")
        # Browsers name the page's origin with every socket. Pages of other sites get none.
        origin = websocket.headers.get("origin")
        if origin is not None and not is_ours(origin, websocket, server.settings):
            raise Problem("wrong_origin")
        line: Line = websocket.scope["extensions"][EXTENSION]
        waiting = server.settings.limits.socket_waiting_bytes
        socket = Socket(line, address, language, waiting)
        socket.player, socket.secret, _ = await caller_of(server.people, websocket)
        if socket.player is not None and socket.player.language:
            socket.language = language_of("", socket.player.language)
        server.live.open(socket)
        return socket


async def deny(websocket: WebSocket, problem: Problem, language: str) -> None:
    """Refuse the socket with the same response as any other request would get."""
    response: Response = response_of(error_reply(problem, language))
    await websocket.send_denial_response(response)
    line: Line = websocket.scope["extensions"][EXTENSION]
    line.denied()


class Conversation:
    """The messages of one socket, one after the other."""

    def __init__(self, server: Server, socket: Socket) -> None:
        self.server = server
        self.socket = socket
        self.commands = Commands(server, socket)
        self.refused = 0
        self._done: tuple[str | bytes, bytes] | None = None
        """The last message and its answer, if it would get the same answer again."""
        self._kind = ""
        """Of the last message that was read."""

    async def listen(self, websocket: WebSocket) -> None:
        """Answer until the client leaves or is disconnected."""
        while not self.socket.closed:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                text = message.get("bytes") or b""
            self.commands.arrived = message.get(ARRIVED)
            await self._answer_each(text, 1 + message.get(AGAIN, 0))

    async def _answer_each(self, text: str | bytes, times: int) -> None:
        """Answer a message as often as it was sent."""
        for _ in range(times):
            if self.socket.closed:
                return
            await self._answer(text)
            if self.refused > _PATIENCE:
                self.socket.close(REFUSED, "too many messages that cannot be answered")

    async def _answer(self, text: str | bytes) -> None:
        try:
            self._check_rate()
            # Under too much load, most messages are steps that impatient clients send again.
            if self._done is not None and text == self._done[0]:
                metrics.socket_message(self._kind).inc()
                self.socket.write(self._done[1])
                self.refused = 0
                return
            self._done = None
            said: FromClient = decoded(_decode, text)
            self._check_rate(cost_of(said) - 1)
            self._kind = str(type(said).__struct_config__.tag)
            metrics.socket_message(self._kind).inc()
            answer = await self.commands.answer(said)
            if answer is not None:
                self._done = text, answer
        except (Problem, Refused) as problem:
            self._refuse(text, problem, None)
            # The game's own refusals are part of play. Others should not go on forever.
            self.refused += isinstance(problem, Problem) and not isinstance(problem, TooBusy)
            if problem.code == _TOO_MANY:
                await asyncio.sleep(_PAUSE_SECONDS)
        except Declined as declined:
            self._refuse(text, declined.reason, declined.fresh)
        except Unavailable as trouble:
            _log.error("storage: %s", trouble)
            self._refuse(text, Problem("storage"), None)
        except Exception:  # noqa: BLE001 - the client gets a sentence, the log the rest
            _log.exception("a message over a socket failed")
            self._refuse(text, Problem("internal"), None)
        else:
            self.refused = 0

    def _check_rate(self, cost: int = 1) -> None:
        if not cost:
            return
        player, address, rates = self.socket.player_id, self.socket.address, self.server.rates
        # New players cost nothing, so the address counts, whoever it is.
        allowed = not address or rates.address.allows(address, cost)
        if not allowed or (player is not None and not rates.player.allows(player, cost)):
            raise Problem(_TOO_MANY)

    def _refuse(self, text: str | bytes, problem: Problem | Refused, fresh: Any) -> None:
        metrics.REFUSALS.labels(problem.code).inc()
        error = error_of(problem, self.socket.language)
        self.socket.send(Refusal(id_in(text), error, fresh))


def cost_of(said: FromClient) -> int:
    """How many messages one counts for. Reading a log is the most expensive."""
    if isinstance(said, WatchTable):
        return 2 if said.after is None else 10
    return 10 if isinstance(said, FollowLobby) else 1


class OnlyId(msgspec.Struct):
    """The id of a message that may be invalid in every other way."""

    id: str | None = None


def id_in(text: str | bytes) -> str | None:
    """The id by which a client knows its message, if it gave one."""
    try:
        found = msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return None if found is None else found[:64]
