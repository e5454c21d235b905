"""How a request becomes a response: limits, identity, parsing, and every problem as data."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request

from longshore.game import Refused
from longshore.server.api.caller import Caller, caller_of, checked_address
from longshore.server.api.command import Declined
from longshore.server.api.http.operation import Call, Operation
from longshore.server.api.origin import check_origin
from longshore.server.api.reply import Reply, bad_value, decoded, error_reply, response_of
from longshore.server.base import metrics
from longshore.server.base.problems import Problem
from longshore.server.server import Server
from longshore.server.store import Unavailable
from longshore.text import language_of

ADMIN_HEADER: Final = "x-longshore-admin"
_log: Final = logging.getLogger("longshore")
_SAFE: Final = frozenset(("GET", "HEAD"))


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
            address = checked_address(self.server, request)
            asks_who = self.operation.asks_who
            caller = await caller_of(self.server.people, request) if asks_who else Caller(None)
            player = caller.player
            if player is not None and player.language:
                language = language_of("", player.language)
            self._admit(request, caller)
            raw = b"" if self.operation.body is None else await self._read(request)
            result = await self.operation.handler(
                Call(
                    server=self.server,
                    params=request.path_params,
                    body=self._body(request, raw),
                    query=self._query(request),
                    caller=player,
                    language=language,
                    address=address,
                    raw=raw,
                    host=request.headers.get("host", ""),
                    admin_token=request.headers.get(ADMIN_HEADER, ""),
                )
            )
        except (Refused, Problem) as problem:
            return error_reply(problem, language)
        except Declined as declined:
            reply = error_reply(declined.reason, language)
            reply.body.fresh = declined.fresh
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

    def _admit(self, request: Request, caller: Caller) -> None:
        """Check that this caller may ask this now, and from that page."""
        most = self.server.settings.limits.body_bytes  # headers count too
        if sum(len(name) + len(value) for name, value in request.scope["headers"]) > most:
            raise Problem("body_too_large", most=most)
        player = caller.player
        if player is None and self.operation.needs_player:
            raise Problem("no_credential")
        if player is not None and not self.server.rates.player.allows(player.id):
            raise Problem("too_many_requests")
        if caller.by_cookie and self.operation.method not in _SAFE:
            check_origin(request, self.server.settings.public_url)

    async def _read(self, request: Request) -> bytes:
        """Read the body, up to the allowed size."""
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
            # Another site's form cannot send this type without a preflight request.
            kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise Problem("not_json")
        return decoded(self.decode, raw)

    def _query(self, request: Request) -> Any:
        if self.operation.query is None:
            return None
        try:
            return msgspec.convert(dict(request.query_params), self.operation.query, strict=False)
        except msgspec.ValidationError as error:
            raise bad_value(error) from error
