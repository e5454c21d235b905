"""How a request becomes a response: limits, identity, parsing, and every problem as data."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request

from longshore.game import Refused
from longshore.server.api.caller import Caller, admin_of, caller_of, checked_address
from longshore.server.api.command import Declined
from longshore.server.api.http.operation import CallWith, Operation
from longshore.server.api.origin import check_host, check_origin, check_reading
from longshore.server.api.reply import Reply, bad_value, decoded, error_reply, response_of
from longshore.server.base import access, metrics
from longshore.server.base.problems import Problem
from longshore.server.base.waiting import TooBusy
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
        seconds = time.perf_counter() - began
        metrics.REQUEST_SECONDS.observe(seconds)
        access.note(
            getattr(request.state, "address", ""),
            self.operation.method,
            self.operation.path,
            reply.status,
            seconds,
        )
        metrics.REQUESTS.labels(self.operation.method, self.operation.path, str(reply.status)).inc()
        await response(scope, receive, send)

    async def _reply(self, request: Request, language: str) -> Reply:
        try:
            self._check_site(request)
            cost = self.operation.cost
            address = request.state.address = checked_address(self.server, request, cost)
            caller = Caller(None)
            if self.operation.asks_who:
                caller = await caller_of(
                    self.server.people, request, even_banned=self.operation.even_banned
                )
            player = caller.player
            if player is not None:
                await self.server.people.bans.see(player.id, address)
            if player is not None and player.language:
                language = language_of("", player.language)
            self._admit(request, caller)
            admin = None
            if self.operation.admin:
                admin = await admin_of(self.server, request.headers.get(ADMIN_HEADER, ""))
            if self.operation.method not in _SAFE:
                self.server.waiting.check()
            raw = b"" if self.operation.body is None else await self._read(request)
            result = await self.operation.handler(
                CallWith(
                    server=self.server,
                    params=request.path_params,
                    body=self._body(request, raw),
                    query=self._query(request),
                    caller=player,
                    language=language,
                    address=address,
                    by_cookie=caller.by_cookie,
                    host=request.headers.get("host", ""),
                    admin=admin,
                )
            )
        except (Refused, Problem) as problem:
            reply = error_reply(problem, language)
            if isinstance(problem, TooBusy):
                reply.headers["retry-after"] = "2"
            return reply
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

    def _check_site(self, request: Request) -> None:
        """Refuse pages of other sites, before they use up anybody's rate."""
        settings = self.server.settings
        if self.operation.asks_who:  # /healthz and /metrics have other names inside of networks
            check_host(request, settings)
        if self.operation.from_any_site:
            return
        if self.operation.method in _SAFE:
            check_reading(request)
        else:
            check_origin(request, settings)

    def _admit(self, request: Request, caller: Caller) -> None:
        """Check that this caller may ask this now."""
        most = self.server.settings.limits.body_bytes  # headers count too
        if sum(len(name) + len(value) for name, value in request.scope["headers"]) > most:
            raise Problem("body_too_large", most=most)
        player = caller.player
        if player is None and self.operation.asks_for_player:
            raise Problem("no_credential")
        cost = self.operation.cost
        if player is not None and not self.server.rates.player.allows(player.id, cost):
            raise Problem("too_many_requests")

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
        if self.operation.body is bytes:
            return raw
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
