"""A client that trusts nothing: every response is checked against the OpenAPI document."""

from __future__ import annotations

import re
import uuid
from typing import Any

import httpx
import jsonschema

Json = dict[str, Any]


class Api:
    """One connection to a server, and what its document says about its responses."""

    def __init__(self, url: str, client: httpx.Client | None = None) -> None:
        self.client = client or httpx.Client(base_url=url, timeout=30)
        self.document: Json = self.client.get("/api/openapi.json").json()
        self.components = {"components": {"schemas": closed(self.document)}}
        self._validators: dict[str, jsonschema.Draft202012Validator] = {}
        self.paths = [
            (re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), path)
            for path in self.document["paths"]
        ]

    def send(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        """Send a request, and check the response."""
        response = self.client.request(method, path, **arguments)
        self.check(method, path, response)
        return response

    def check(self, method: str, path: str, response: httpx.Response) -> None:
        """Status and body must match the document."""
        operation = self.operation(method, path)
        if operation is None or response.status_code in (404, 405):
            schema = {"$ref": "#/components/schemas/ErrorAnswer"}
        else:
            told = operation["responses"]
            status = str(response.status_code)
            assert status in told or response.status_code >= 400, f"{method} {path}: {status}"
            answer = told.get(status, told["default"])
            kind = response.headers["content-type"].partition(";")[0]
            assert kind in answer["content"], f"{method} {path}: {kind}"
            schema = answer["content"][kind]["schema"]
            if kind != "application/json":
                return
        self.holds(schema, response.json())

    def holds(self, schema: Json, data: Any) -> None:
        """Data must match a schema of the document, without any extra key."""
        key = repr(schema)
        if key not in self._validators:
            self._validators[key] = jsonschema.Draft202012Validator(schema | self.components)
        self._validators[key].validate(data)

    def operation(self, method: str, path: str) -> Json | None:
        """What the document says about a request."""
        bare = path.partition("?")[0]
        for pattern, name in self.paths:
            if pattern.fullmatch(bare):
                found: Json | None = self.document["paths"][name].get(method.lower())
                if found is not None:
                    return found
        return None


def closed(document: Json) -> Json:
    """The schemas of a document, made as strict as this server's own responses are."""
    return {
        name: schema | {"additionalProperties": False} if "properties" in schema else schema
        for name, schema in document["components"]["schemas"].items()
    }


class Person:
    """A person at the server."""

    def __init__(self, api: Api, name: str = "Ann", language: str | None = None) -> None:
        self.api = api
        body = {"name": name} | ({"language": language} if language else {})
        arrived = api.send("POST", "/api/players", json=body)
        assert arrived.status_code == 201, arrived.text
        api.client.cookies.clear()
        self.token: str = arrived.json()["token"]
        self.id: str = arrived.json()["player"]["id"]
        self.name = name

    def send(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        """Send a request as this person."""
        headers = {"Authorization": f"Bearer {self.token}"} | arguments.pop("headers", {})
        return self.api.send(method, path, headers=headers, **arguments)

    def get(self, path: str, **query: Any) -> Json:
        """Read something that must exist."""
        response = self.send("GET", path, params=query)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    def post(self, path: str, **body: Any) -> Json:
        """Do something that must work."""
        response = self.send("POST", path, json=body)
        assert response.status_code in (200, 201), response.text
        done: Json = response.json()
        return done

    def refused(self, method: str, path: str, status: int, **arguments: Any) -> Json:
        """Do something that must not work. Returns the error."""
        response = self.send(method, path, **arguments)
        assert response.status_code == status, response.text
        error: Json = response.json()["error"]
        return error

    # ------------------------------------------------------------ tables

    def new_table(self, *seats: str, **more: Any) -> Json:
        """A table. A seat is `me`, `open` or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        table: Json = self.post("/api/tables", seats=kinds, **more)["table"]
        return table

    def join(self, table: Json, **more: Any) -> Json:
        """Take a seat with the invitation."""
        path = f"/api/tables/{table['id']}/join"
        joined: Json = self.post(path, invite=table["invite"], **more)["table"]
        return joined

    def view(self, table_id: str, **query: Any) -> Json:
        """The view of the person's seat."""
        return self.get(f"/api/tables/{table_id}/view", **query)

    def take(self, table_id: str, seat: str, *steps: str, **more: Any) -> httpx.Response:
        """Take steps under the seat's current decision."""
        if "decision" not in more:
            more["decision"] = self.view(table_id, seat=seat)["decision"]
        body = {"id": str(uuid.uuid4()), "seat": seat, "steps": steps} | more
        return self.send("POST", f"/api/tables/{table_id}/steps", json=body)

    def draft(self, table_id: str, seat: str, do: str, **more: Any) -> httpx.Response:
        """Undo, redo, reset or commit."""
        body = {"id": str(uuid.uuid4()), "seat": seat, "do": do} | more
        return self.send("POST", f"/api/tables/{table_id}/draft", json=body)


def seat_of(table: Json) -> str:
    """The person's only seat at a started table."""
    (seat,) = (seat["seat"] for seat in table["seats"] if seat["mine"])
    return str(seat)
