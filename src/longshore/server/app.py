"""The HTTP application of a server."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from longshore.record.read_json import Json
from longshore.server.api.http.endpoint import Endpoint
from longshore.server.api.http.headers import SecurityHeaders
from longshore.server.api.http.openapi import openapi_document
from longshore.server.api.http.operation import Call, Operation
from longshore.server.api.http.operations import SUBJECTS
from longshore.server.api.http.page_files import Page, read_page
from longshore.server.api.reply import Reply, error_reply, response_of
from longshore.server.api.socket.door import LiveEndpoint
from longshore.server.base.problems import Problem
from longshore.server.server import Server
from longshore.text import language_of


async def read_openapi(_: Call) -> Reply:
    """This API as an OpenAPI 3.1 document."""
    return Reply(_document())


OPERATIONS: Final = (
    *(operation for subject in SUBJECTS for operation in subject.OPERATIONS),
    Operation(
        "GET",
        "/api/openapi.json",
        read_openapi,
        "This document",
        Json,
        needs_player=False,
    ),
)


@cache
def _document() -> bytes:
    """Built on demand, because it would take a fifth of the server's start."""
    return msgspec.json.encode(openapi_document(OPERATIONS))


def build_app(server: Server) -> Starlette:
    """The application: one route for each operation, and the page at all other paths."""
    page = Page(read_page())
    app = Starlette(
        routes=[
            Route(
                operation.path,
                PageFirst(page, Endpoint(server, operation))
                if operation.path == "/"
                else Endpoint(server, operation),
                methods=[operation.method],
                name=operation.name,
            )
            for operation in OPERATIONS
        ]
        + [WebSocketRoute("/api/live", LiveEndpoint(server), name="live")],
        middleware=[Middleware(SecurityHeaders, https=server.settings.is_https)],
        exception_handlers={HTTPException: no_route},
    )
    app.state.page = page
    return app


class PageFirst:
    """The page for browsers, an operation for programs."""

    def __init__(self, page: Page, endpoint: Endpoint) -> None:
        self.page = page
        self.endpoint = endpoint

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve the page to a browser, if it was built."""
        found = self.page.answer(Request(scope))
        await (found or self.endpoint)(scope, receive, send)


async def no_route(request: Request, error: Exception) -> Response:
    """The page, or a problem in the usual format for paths and methods that do not exist."""
    found: Response | None = request.app.state.page.answer(request)
    if found is not None:
        return found
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    problem = Problem("wrong_method" if wrong_method else "not_found")
    language = language_of(request.headers.get("accept-language", ""), None)
    response = response_of(error_reply(problem, language))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response
