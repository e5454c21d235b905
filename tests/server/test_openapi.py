"""The OpenAPI document is there, is valid, and names every route; `Api` checks every answer."""

import re

import jsonschema
from tests.server.client import Api

from longshore.server.app import OPERATIONS
from longshore.server.problems import STATUSES, problem_sentence
from longshore.text import LANGUAGES, translator


def test_it_names_every_operation(api: Api) -> None:
    document = api.document
    assert document["openapi"] == "3.1.0"
    told = {(method.upper(), path) for path, entry in document["paths"].items() for method in entry}
    assert told == {(operation.method, operation.path) for operation in OPERATIONS}
    names = [entry["operationId"] for path in document["paths"].values() for entry in path.values()]
    assert len(names) == len(set(names))


def test_it_has_what_interfaces_md_promises(api: Api) -> None:
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
            assert problem_sentence(code, language, detail="x", where="y", most=3)
