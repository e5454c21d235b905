"""The messages of a language as they are in its files, for the tests that compare languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import longshore.text

FOLDER = Path(longshore.text.__file__).parent
SPOT = "\ufffc"


class References(Visitor):
    """What a pattern names: variables, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Entry(NamedTuple):
    """A message, or (with a dot in its name) an attribute of one."""

    file: str
    variables: frozenset[str]
    messages: frozenset[str]


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def parse(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


@cache
def entries(language: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in files(language):
        for item in parse(path).body:
            if isinstance(item, ast.Message):
                patterns = {item.id.name: item.value}
                for part in item.attributes:
                    patterns[f"{item.id.name}.{part.id.name}"] = part.value
                for name, pattern in patterns.items():
                    assert pattern is not None, f"{name} has no text"
                    assert name not in found, f"{name} is there twice"
                    references = References()
                    references.visit(pattern)
                    found[name] = Entry(
                        path.name, frozenset(references.variables), frozenset(references.messages)
                    )
    return found


def variables(language: str, name: str) -> set[str]:
    """The variables of a message and of all messages it refers to."""
    entry = entries(language)[name]
    found = set(entry.variables)
    for other in entry.messages:
        found |= variables(language, other)
    return found


@cache
def strings(language: str) -> tuple[tuple[str, str], ...]:
    """Every text of every message, with its name. SPOT stands where something is filled in.

    The variants of a select expression are texts of their own.
    """
    found: list[tuple[str, str]] = []
    for path in files(language):
        for item in parse(path).body:
            if isinstance(item, ast.Message | ast.Term):
                patterns = {item.id.name: item.value}
                for part in item.attributes:
                    patterns[f"{item.id.name}.{part.id.name}"] = part.value
                for name, pattern in patterns.items():
                    if pattern is not None:
                        found += [(name, text) for text in texts_of(pattern)]
    return tuple(found)


def texts_of(pattern: ast.Pattern) -> list[str]:
    """The text of a pattern, then those of the variants in it."""
    outer, inner = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            outer += element.value
        else:
            outer += SPOT
            expression = element.expression
            if isinstance(expression, ast.SelectExpression):
                for variant in expression.variants:
                    inner += texts_of(variant.value)
    return [outer, *inner]
