"""The server's messages as TypeScript, from the types that validate requests and responses.

`python -m longshore.tools.typescript` prints them, and `make types` puts them where the page reads
them. A test fails when the page's copy is out of date.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any, Final, get_args

from msgspec import NODEFAULT
from msgspec import inspect as kinds

from longshore.record.words import COLOURS, SEATS
from longshore.server.api.http.operation import Operation
from longshore.server.messages.answers import ErrorAnswer
from longshore.server.messages.forms import LoggedEvent
from longshore.server.messages.live import FromClient, ToClient
from longshore.server.messages.pace import Pace

_HEADER: Final = """\
/** The messages of the server. Made by `make types` from src/longshore/server: do not edit. */
"""
_LINE: Final = 100
_NAMED_UNIONS: Final = {
    frozenset(get_args(union)): name
    for name, union in {
        "GameEvent": LoggedEvent,
        "Pace": Pace,
        "FromClient": FromClient,
        "ToClient": ToClient,
    }.items()
}


def typescript(operations: Iterable[Operation]) -> str:
    """All message types: responses first, then requests."""
    operations = list(operations)
    answered = [
        *(operation.answer for operation in operations),
        *(answer for operation in operations for _, answer in operation.others),
        ErrorAnswer,
        ToClient,
    ]
    sent = [kind for operation in operations for kind in (operation.body, operation.query)]
    written = Declarations()
    for kind in answered:
        written.name(kinds.type_info(kind), sent=False)
    for kind in [*(kind for kind in sent if kind not in (None, bytes)), FromClient]:
        written.name(kinds.type_info(kind), sent=True)
    return "\n".join([_HEADER, *written.texts.values()])


class Declarations:
    """The types declared so far, by name.

    A key that is optional in a request is always present in a response. So a type used in both
    directions is declared twice if that makes a difference. The one in requests is a `...Wish`.
    """

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self._answered: set[type] = set()

    def name(self, kind: kinds.Type, *, sent: bool) -> str:
        """The TypeScript for a type. Declares whatever it needs."""
        match kind:
            case kinds.Metadata(type=inner, extra_json_schema=extra):
                return self.word(extra or {}) or self.name(inner, sent=sent)
            case kinds.StructType():
                return self._struct(kind, sent=sent)
            case kinds.UnionType(types=types):
                return self._union(types, sent=sent)
            case kinds.LiteralType(values=values):
                return literals(values, self)
            case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
                inner_name = self.name(item, sent=sent)
                return f"({inner_name})[]" if "|" in inner_name else f"{inner_name}[]"
            case kinds.DictType(key_type=key, value_type=value):
                words = self.name(key, sent=sent)
                record = f"Record<{words}, {self.name(value, sent=sent)}>"
                return record if words == "string" else f"Partial<{record}>"
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.StrType() | kinds.DateType() | kinds.TimeType():
                return "string"
            case kinds.BoolType():
                return "boolean"
            case kinds.NoneType():
                return "null"
            case kinds.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def word(self, extra: dict[str, Any]) -> str | None:
        """The name of a word of the game, declared if it is new."""
        if "enum" not in extra:
            return None
        name: str = extra["title"]
        self.texts.setdefault(name, alias(name, [repr(word) for word in extra["enum"]]))
        return name

    def _union(self, types: tuple[kinds.Type, ...], *, sent: bool) -> str:
        classes = frozenset(kind.cls for kind in types if isinstance(kind, kinds.StructType))
        names = [self.name(kind, sent=sent) for kind in types]
        union = _NAMED_UNIONS.get(classes)
        if union is None:
            return " | ".join(names)
        rest = [
            name
            for kind, name in zip(types, names, strict=True)
            if not isinstance(kind, kinds.StructType)
        ]
        structs = [name for name in names if name not in rest]
        if sent and any(name.endswith("Wish") for name in structs):
            union += "Wish"
        self.texts.setdefault(union, alias(union, structs))
        return " | ".join([union, *rest])

    def _struct(self, kind: kinds.StructType, *, sent: bool) -> str:
        name = kind.cls.__name__
        if not sent:
            self._answered.add(kind.cls)
        elif kind.cls in self._answered and may_leave_out(kind):
            name += "Wish"
        if name in self.texts:
            return name
        if not kind.fields and kind.tag is None:
            self.texts[name] = f"export type {name} = Record<string, never>;\n"
            return name
        self.texts[name] = ""  # reserves its place, and stops recursive types
        lines = [f"/** {about(kind.cls)} */", f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: '{kind.tag}';")
        for field in kind.fields:
            mark = "?" if can_be_absent(field, sent=sent) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type, sent=sent)};")
        self.texts[name] = "\n".join([*lines, "}\n"])
        return name


def alias(name: str, parts: list[str]) -> str:
    """A union type, on one or two lines if it fits, as the page's formatter would print it."""
    one_of = " | ".join(parts)
    for text in (f"export type {name} = {one_of};\n", f"export type {name} =\n  {one_of};\n"):
        if max(map(len, text.splitlines())) <= _LINE:
            return text
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"


def about(struct: type) -> str:
    """The first sentence of its docstring."""
    return (inspect.getdoc(struct) or "").partition("\n\n")[0].replace("\n", " ")


def is_unset(field: kinds.Field) -> bool:
    """Whether messages omit a field that has no value."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def can_be_absent(field: kinds.Field, *, sent: bool) -> bool:
    """Whether a message may lack this key."""
    return is_unset(field) or (sent and not field.required)


def may_leave_out(kind: kinds.Type) -> bool:
    """Whether a request may omit something, at any depth, that a response always has."""
    match kind:
        case kinds.StructType(fields=fields):
            return any(
                (not field.required and not is_unset(field)) or may_leave_out(field.type)
                for field in fields
            )
        case kinds.UnionType(types=types):
            return any(may_leave_out(inner) for inner in types)
        case (
            kinds.ListType(item_type=inner)
            | kinds.VarTupleType(item_type=inner)
            | kinds.DictType(value_type=inner)
            | kinds.Metadata(type=inner)
        ):
            return may_leave_out(inner)
    return False


def literals(values: tuple[object, ...], declarations: Declarations) -> str:
    """Words and numbers. The set of all seats, or of all colours, has its own name."""
    left, names = list(values), []
    for title, words in {"Seat": SEATS, "Colour": COLOURS}.items():
        if set(words) <= set(values):
            names.append(declarations.word({"title": title, "enum": list(words)}) or title)
            left = [value for value in left if value not in words]
    return " | ".join([*names, *map(repr, left)])


if __name__ == "__main__":
    import sys

    from longshore.server.app import OPERATIONS

    sys.stdout.write(typescript(OPERATIONS))
