"""The OpenAPI 3.1 document, generated from the operations and the messages.

OpenAPI does not cover sockets. `/api/live` is listed among the paths as the request that opens one,
and `x-messages` names the schemas of its messages: `FromClient` and `ToClient`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, get_args

import msgspec

from longshore import __version__
from longshore.record.read_json import Json
from longshore.server.api.http.operation import Operation
from longshore.server.messages.answers import ErrorAnswer
from longshore.server.messages.live import FromClient, ToClient

_REF: Final = "#/components/schemas/{name}"
_TAGS: Final = {"players": "Players", "me": "Players", "tables": "Tables", "records": "Tables"}


def openapi_document(operations: Iterable[Operation]) -> Json:
    """The whole document."""
    operations = list(operations)
    types = [ErrorAnswer, *get_args(FromClient), *get_args(ToClient)]
    for operation in operations:
        types += [kind for kind in (operation.body, operation.answer) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    found = dict(zip(map(str, types), schemas, strict=True))
    paths: Json = {}
    for operation in operations:
        entry = paths.setdefault(operation.path, {})
        entry[operation.method.lower()] = described(operation, found)
    paths["/api/live"] = {"get": described_socket(found)}
    components["FromClient"] = any_of(found, FromClient, "What a client sends over a socket")
    components["ToClient"] = any_of(found, ToClient, "What a client receives over a socket")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Longshore",
            "version": __version__,
            "description": "Tables of the board game Container. See docs/api.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "longshore"},
                "admin": {"type": "apiKey", "in": "header", "name": "X-Longshore-Admin"},
            },
        },
    }


def proofs_for(operation: Operation) -> list[Json]:
    """What may prove that the caller is allowed to ask."""
    if operation.admin:
        return [{"admin": []}]
    if operation.asks_for_player:
        return [{"token": []}, {"cookie": []}]
    return [{}, {"token": []}, {"cookie": []}]


def described(operation: Operation, schemas: Json) -> Json:
    """One operation."""
    content: Json = {operation.media_type: {"schema": schemas.get(str(operation.answer), {})}}
    if operation.or_text:
        content["text/plain"] = {"schema": {"type": "string"}}
    described: Json = {
        "operationId": operation.name,
        "summary": operation.about,
        "tags": [_TAGS.get(operation.path.split("/")[2:3][0], "Server")]
        if operation.path.startswith("/api/")
        else ["Server"],
        "security": proofs_for(operation),
        "responses": {
            str(operation.status): {"description": "Done", "content": content},
            **{
                str(status): {
                    "description": "See the answer",
                    "content": {"application/json": {"schema": schemas[str(answer)]}},
                }
                for status, answer in operation.others
            },
            "default": {
                "description": "A problem",
                "content": {"application/json": {"schema": schemas[str(ErrorAnswer)]}},
            },
        },
    }
    parameters = [*path_parameters(operation), *query_parameters(operation)]
    if parameters:
        described["parameters"] = parameters
    if operation.body is bytes:
        described["requestBody"] = {
            "required": True,
            "content": {"text/plain": {}, "application/json": {}},
        }
    elif operation.body is not None:
        described["requestBody"] = {
            "required": not operation.body_optional,
            "content": {"application/json": {"schema": schemas[str(operation.body)]}},
        }
    return described


def any_of(schemas: Json, union: Any, about: str) -> Json:
    """One of several messages, distinguished by their `type`."""
    kinds = get_args(union)
    return {
        "description": about,
        "anyOf": [schemas[str(kind)] for kind in kinds],
        "discriminator": {
            "propertyName": "type",
            "mapping": {kind.__struct_config__.tag: schemas[str(kind)]["$ref"] for kind in kinds},
        },
    }


def described_socket(schemas: Json) -> Json:
    """The request that opens a socket."""
    return {
        "operationId": "live",
        "summary": "Live updates over a WebSocket",
        "tags": ["Live"],
        "security": [{}, {"token": []}, {"cookie": []}],
        "x-messages": {
            "send": {"$ref": _REF.format(name="FromClient")},
            "receive": {"$ref": _REF.format(name="ToClient")},
        },
        "responses": {
            "101": {"description": "The socket is open; see `x-messages`"},
            "default": {
                "description": "A problem",
                "content": {"application/json": {"schema": schemas[str(ErrorAnswer)]}},
            },
        },
    }


def path_parameters(operation: Operation) -> list[Json]:
    """The parameters in braces."""
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]


def query_parameters(operation: Operation) -> list[Json]:
    """The parameters after the question mark."""
    if operation.query is None:
        return []
    (_,), components = msgspec.json.schema_components([operation.query], ref_template=_REF)
    properties = components[operation.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in properties.items()
    ]
