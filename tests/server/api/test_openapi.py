"""The OpenAPI document exists, is valid, and names every route. `Api` checks every response."""

import asyncio
import re
from pathlib import Path
from typing import get_args

import jsonschema
from starlette.routing import BaseRoute, Route, WebSocketRoute
from tests.folders import DOCS
from tests.server.tools.client import Api

from longshore.server.app import OPERATIONS, build_app
from longshore.server.base.problems import STATUSES
from longshore.server.messages.errors import problem_sentence
from longshore.server.messages.live import FromClient, ToClient
from longshore.server.server import running
from longshore.server.settings import Settings
from longshore.text import LANGUAGES, translator


def test_it_names_every_operation(api: Api) -> None:
    document = api.document
    assert document["openapi"] == "3.1.0"
    told = {(method.upper(), path) for path, entry in document["paths"].items() for method in entry}
    assert told == {(operation.method, operation.path) for operation in OPERATIONS} | {
        ("GET", "/api/live")
    }
    names = [entry["operationId"] for path in document["paths"].values() for entry in path.values()]
    assert len(names) == len(set(names))


def test_every_route_of_the_server_is_an_operation_or_the_socket(tmp_path: Path) -> None:
    async def look() -> list[BaseRoute]:
        async with running(Settings(data=str(tmp_path))) as server:
            return build_app(server).routes

    routes = asyncio.run(look())
    plain = [route for route in routes if isinstance(route, Route)]
    sockets = [route for route in routes if isinstance(route, WebSocketRoute)]
    assert len(plain) + len(sockets) == len(routes)
    assert [(route.methods or set()) - {"HEAD"} for route in plain] == [
        {operation.method} for operation in OPERATIONS
    ]
    assert [route.path for route in plain] == [operation.path for operation in OPERATIONS]
    assert [route.path for route in sockets] == ["/api/live"]


def test_it_names_every_message_of_the_socket(api: Api) -> None:
    live = api.document["paths"]["/api/live"]["get"]
    for way, union in (("send", FromClient), ("receive", ToClient)):
        name = live["x-messages"][way]["$ref"].rpartition("/")[2]
        mapping = api.document["components"]["schemas"][name]["discriminator"]["mapping"]
        assert set(mapping) == {kind.__struct_config__.tag for kind in get_args(union)}
        about = (DOCS / "api.md").read_text("utf-8")
        assert [tag for tag in mapping if f"`{tag}`" not in about] == []


def test_it_has_what_api_md_promises(api: Api) -> None:
    promised = [
        *(("post", "/api/players"), ("get", "/api/me"), ("patch", "/api/me")),
        *(("post", "/api/tables"), ("get", "/api/tables"), ("get", "/api/tables/{id}")),
        *(("post", f"/api/tables/{{id}}/{end}") for end in ("join", "leave", "start", "rematch")),
        *(("get", f"/api/tables/{{id}}/{end}") for end in ("view", "record", "events")),
        *(("post", f"/api/tables/{{id}}/{end}") for end in ("steps", "draft")),
        *(("get", "/api/openapi.json"), ("get", "/healthz"), ("get", "/metrics")),
    ]
    for method, path in promised:
        assert method in api.document["paths"][path]


def test_its_schemas_are_schemas(api: Api) -> None:
    for schema in api.document["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    for reference in re.findall(r"#/components/schemas/(\w+)", str(api.document)):
        assert reference in api.document["components"]["schemas"]


def test_metrics_are_for_prometheus(api: Api) -> None:
    text = api.send("GET", "/metrics").text
    assert "# TYPE longshore_steps_total counter" in text
    assert 'longshore_requests_total{method="GET",route="/api/openapi.json",status="200"}' in text


def test_every_problem_has_a_sentence_in_every_language() -> None:
    for code in STATUSES:
        for language in LANGUAGES:
            prefix = "refusal" if code in ("stale", "bad_step", "bad_seat") else "error"
            assert translator(language).has(f"{prefix}-{code.replace('_', '-')}")
            assert problem_sentence(code, language, detail="x", where="y", most=3, bot="trader")
