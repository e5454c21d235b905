"""How a request becomes an answer: limits, who it is, what is asked, and every problem as data."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from longshore.game import Refused
from longshore.server.api.command import Declined
from longshore.server.api.http.operation import Call, Operation, Reply
from longshore.server.api.origin import check_origin
from longshore.server.base import metrics
from longshore.server.base.problems import Problem, refusal_as_data, refusal_status
from longshore.server.server import Server
from longshore.server.store import PlayerRow, Unavailable
from longshore.text import language_of

COOKIE: Final = "longshore"
ADMIN_HEADER: Final = "x-longshore-admin"
_log: Final = logging.getLogger("longshore")
_encode: Final = msgspec.json.Encoder().encode
_SAFE: Final = frozenset(("GET", "HEAD"))
LOOPBACK: Final = frozenset(("127.0.0.1", "::1"))


class Endpoint:
    """The ASGI application of one operation."""

    def __init__(self, server: Server, operation: Operation) -> None:
        self.server = server
        self.operation = operation
        self.decode = (
            None if operation.body in (None, bytes) else msgspec.json.Decoder(operation.body).decode
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        request = Request(scope, receive)
        began = time.perf_counter()
        language = language_of(request.headers.get("accept-language", ""), None)
        try:
            reply = await self._reply(request, language)
        except ClientDisconnect:
            return
        response = response_of(reply)
        metrics.REQUEST_SECONDS.observe(time.perf_counter() - began)
        metrics.REQUESTS.labels(self.operation.method, self.operation.path, str(reply.status)).inc()
        await response(scope, receive, send)

    async def _reply(self, request: Request, language: str) -> Reply:
        try:
            address = self._address(request)
            caller, by_cookie = await self._caller(request)
            if caller is not None and caller.language:
                language = language_of("", caller.language)
            self._admit(request, caller, by_cookie=by_cookie)
            raw = b"" if self.operation.body is None else await self._read(request)
            result = await self.operation.handler(
                Call(
                    server=self.server,
                    params=request.path_params,
                    body=self._body(request, raw),
                    query=self._query(request),
                    caller=caller,
                    language=language,
                    address=address,
                    raw=raw,
                    host=request.headers.get("host", ""),
                    admin_token=request.headers.get(ADMIN_HEADER, ""),
                )
            )
        except Refused as refused:
            return error_reply(refused, language)
        except Problem as problem:
            return error_reply(problem, language)
        except Declined as declined:
            reply = error_reply(declined.reason, language)
            reply.body["fresh"] = declined.fresh
            return reply
        except Unavailable as trouble:
            _log.error("storage: %s", trouble)
            reply = error_reply(Problem("storage"), language)
            reply.headers["retry-after"] = "2"
            return reply
        except ClientDisconnect:
            raise
        except Exception:  # noqa: BLE001 - the client gets a sentence, the log the rest
            _log.exception("%s %s failed", self.operation.method, self.operation.path)
            return error_reply(Problem("internal"), language)
        if isinstance(result, Reply):
            return result
        return Reply(result, self.operation.status)

    def _address(self, request: Request) -> str:
        """Where a request comes from, as far as limits are concerned; nowhere, if it is trusted."""
        address = request.client.host if request.client is not None else ""
        if self.server.settings.trust_loopback and address in LOOPBACK:
            return ""
        if not self.server.address_rate.allows(address):
            raise Problem("too_many_requests")
        return address

    def _admit(self, request: Request, caller: PlayerRow | None, *, by_cookie: bool) -> None:
        """Whether this caller may ask this now, and from that page."""
        most = self.server.settings.limits.body_bytes  # of the head as well: nobody else counts it
        if sum(len(name) + len(value) for name, value in request.scope["headers"]) > most:
            raise Problem("body_too_large", most=most)
        if caller is None and self.operation.needs_player:
            raise Problem("no_credential")
        if caller is not None and not self.server.player_rate.allows(caller.id):
            raise Problem("too_many_requests")
        if by_cookie and self.operation.method not in _SAFE:
            check_origin(request, self.server.settings.public_url)

    async def _caller(self, request: Request) -> tuple[PlayerRow | None, bool]:
        """Who asks, and whether a browser says so by itself."""
        if not self.operation.asks_who:
            return None, False
        header = request.headers.get("authorization")
        if header is not None:
            scheme, _, token = header.partition(" ")
            if scheme.lower() != "bearer":
                raise Problem("wrong_credential")
            return await self.server.people.who(token.strip()), False
        cookie = request.cookies.get(COOKIE)
        if cookie is None:
            return None, False
        try:
            return await self.server.people.who(cookie), True
        except Problem:
            # A cookie of a player who is forgotten is as good as none.
            return None, True

    async def _read(self, request: Request) -> bytes:
        """The body, as far as it is allowed to go."""
        limits = self.server.settings.limits
        most = limits.record_bytes if self.operation.body is bytes else limits.body_bytes
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise Problem("body_too_large", most=most)
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Problem("body_too_large", most=most)
        return bytes(body)

    def _body(self, request: Request, raw: bytes) -> Any:
        if self.decode is None:
            return None
        if not raw and self.operation.body_optional:
            raw = b"{}"
        else:
            # A form of another site cannot send this type without being asked first.
            kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Problem("not_json")
        try:
            return self.decode(raw)
        except msgspec.ValidationError as error:
            raise bad_value(error) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("bad_json", detail=str(error)[:200]) from error

    def _query(self, request: Request) -> Any:
        if self.operation.query is None:
            return None
        try:
            return msgspec.convert(dict(request.query_params), self.operation.query, strict=False)
        except msgspec.ValidationError as error:
            raise bad_value(error) from error


def bad_value(error: msgspec.ValidationError) -> Problem:
    """What does not fit, and where."""
    text, _, path = str(error).rpartition(" - at `")
    where = path.rstrip("`").removeprefix("$").lstrip(".") if text else ""
    return Problem("bad_value", where=where[:100] or "-", detail=(text or str(error))[:200])


def error_reply(problem: Problem | Refused, language: str) -> Reply:
    """A problem in the shape of docs/api.md."""
    metrics.REFUSALS.labels(problem.code).inc()
    if isinstance(problem, Refused):
        return Reply({"error": refusal_as_data(problem, language)}, refusal_status(problem))
    reply = Reply({"error": problem.as_data(language)}, problem.status)
    if problem.status == 401:
        reply.headers["www-authenticate"] = "Bearer"
    if problem.status == 429:
        reply.headers["retry-after"] = "1"
    return reply


def response_of(reply: Reply) -> Response:
    """The reply in bytes."""
    content = reply.body if isinstance(reply.body, bytes) else _encode(reply.body)
    return Response(content, reply.status, reply.headers, reply.media_type)
