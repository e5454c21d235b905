"""Requests for every operation, generated from their types, so new ones are included."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import inspect as kinds

from longshore.server.api.http.operation import Operation

Json = dict[str, Any]

_WORDS: Final = {
    "step": "pass",
    "steps": "pass",
    "bot": "trader",
    "code": "ABCDEFGH",
    "from": "22:00",
    "invite": "invitation",
    "name": "Somebody",
    "text": "Some words.",
    "timezone": "Europe/Rome",
    "to": "06:00",
    "token": "x.y",
}


@dataclass(frozen=True)
class Asked:
    """One request."""

    operation: str
    method: str
    path: str
    body: Json | None = None
    content: bytes | None = None
    query: Json = field(default_factory=dict)


def requests_of(operation: Operation, **params: str) -> Iterator[Asked]:
    """One request for every choice that an operation's types offer, one at a time."""
    names = re.findall(r"{(\w+)}", operation.path)
    path = operation.path.format(**{name: params.get(name, "1") for name in names})
    queries = variants(operation.query) if operation.query is not None else [{}]
    if operation.body is bytes:
        yield Asked(operation.name, operation.method, path, content=b"no record")
        return
    bodies = variants(operation.body) if operation.body is not None else [None]
    for body, query in itertools.product(bodies, queries):
        yield Asked(operation.name, operation.method, path, body, None, query)


def variants(kind: Any) -> list[Json]:
    """Values of a struct: one with all defaults, and others that differ from it in one key."""
    info = kinds.type_info(kind)
    if isinstance(info, kinds.UnionType):
        return [value for inner in info.types for value in values(inner, "")]
    assert isinstance(info, kinds.StructType)
    samples = {field.encode_name: values(field.type, field.encode_name) for field in info.fields}
    plain = {
        field.encode_name: samples[field.encode_name][0] for field in info.fields if field.required
    }
    found = [plain]
    for name, choices in samples.items():
        found += [plain | {name: choice} for choice in choices if plain.get(name) != choice]
    return found


def values(kind: kinds.Type, name: str) -> list[Any]:
    """A few values of a type, the simplest first."""
    match kind:
        case kinds.Metadata(type=inner):
            return values(inner, name)
        case kinds.LiteralType(values=words):
            return sorted(words, key=str)
        case kinds.UnionType(types=types):
            return [value for inner in types for value in values(inner, name)]
        case kinds.StructType(cls=cls):
            return [
                ({kind.tag_field: kind.tag} if kind.tag_field else {}) | value
                for value in variants(cls)
            ]
        case kinds.ListType(item_type=inner) | kinds.VarTupleType(item_type=inner):
            return [values(inner, name)[:1]]
        case kinds.DictType():
            return [{}]
        case kinds.IntType() if name == "wait":
            return [0]
        case kinds.IntType(le=most):
            return [number for number in (0, 1, 3) if most is None or number <= most]
        case kinds.BoolType():
            return [False, True]
        case kinds.NoneType():
            return [None]
        case kinds.DateType():
            return ["2026-12-24"]
        case kinds.TimeType():
            return ["22:00:00"]
    return [_WORDS.get(name, "words")]


def text_fields(kind: Any) -> list[tuple[str, ...]]:
    """Where in a body there is free text: the keys that lead to it."""
    return list(dict.fromkeys(_texts(kinds.type_info(kind), ())))


def _texts(kind: kinds.Type, way: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    match kind:
        case kinds.Metadata(type=inner):
            yield from _texts(inner, way)
        case kinds.StrType():
            yield way
        case kinds.UnionType(types=types):
            for inner in types:
                yield from _texts(inner, way)
        case kinds.ListType(item_type=inner) | kinds.VarTupleType(item_type=inner):
            yield from _texts(inner, (*way, "[]"))
        case kinds.DictType(key_type=key, value_type=value):
            yield from _texts(key, (*way, "{}"))
            yield from _texts(value, (*way, "key"))
        case kinds.StructType(fields=fields):
            for each in fields:
                yield from _texts(each.type, (*way, each.encode_name))


def struct_name(kind: Any) -> str:
    """For the names of tests."""
    return kind.__name__ if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else "bytes"
