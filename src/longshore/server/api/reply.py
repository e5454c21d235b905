"""Responses as bytes, for operations and for everything that goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec
from starlette.responses import Response

from longshore.game import Refused
from longshore.server.base import metrics
from longshore.server.base.problems import Problem, status_of
from longshore.server.messages.answers import ErrorAnswer
from longshore.server.messages.errors import error_of

T = TypeVar("T")

_encode: Final = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Reply:
    """A response that is more than JSON with status 200."""

    body: Any
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    media_type: str = "application/json"


def error_reply(problem: Problem | Refused, language: str) -> Reply:
    """A problem, in the reader's language."""
    metrics.REFUSALS.labels(problem.code).inc()
    reply = Reply(ErrorAnswer(error_of(problem, language)), status_of(problem))
    if reply.status == 401:
        reply.headers["www-authenticate"] = "Bearer"
    if reply.status == 429:
        reply.headers["retry-after"] = "1"
    return reply


def response_of(reply: Reply) -> Response:
    """The reply as bytes."""
    content = reply.body if isinstance(reply.body, bytes) else _encode(reply.body)
    return Response(content, reply.status, reply.headers, reply.media_type)


def decoded(decode: Callable[[bytes | str], T], text: bytes | str) -> T:
    """What a client sent, or a problem that says what is wrong with it."""
    try:
        return decode(text)
    except msgspec.ValidationError as error:
        raise bad_value(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad_json", detail=str(error)[:200]) from error


def bad_value(error: msgspec.ValidationError) -> Problem:
    """What does not fit, and where."""
    text, _, path = str(error).rpartition(" - at `")
    where = path.rstrip("`").removeprefix("$").lstrip(".") if text else ""
    return Problem("bad_value", where=where[:100] or "-", detail=(text or str(error))[:200])
