"""No constant is shifted by a variable: mypyc makes a 32-bit shift of it (docs/notes.md)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "longshore"
ROOMS = ("game", "rows", "bots/rollout", "batch")
FILES = sorted(path for room in ROOMS for path in (SOURCES / room).glob("*.py"))


def is_constant(node: ast.expr) -> bool:
    """A literal, a name in capitals, a sum of such, or one of them as a native integer."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(name) | ast.Attribute(attr=name):
            return name.isupper()
        case ast.BinOp(left, _, right):
            return is_constant(left) and is_constant(right)
        case ast.UnaryOp(_, operand):
            return is_constant(operand)
        case ast.Call(ast.Name(), [argument]):
            return is_constant(argument)
    return False


def unsafe_shifts(source: str) -> Iterator[str]:
    """Constants that are shifted to the left by something that is none."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(left, ast.LShift(), right):
                if is_constant(left) and not is_constant(right):
                    yield ast.unparse(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    assert list(unsafe_shifts(path.read_text("utf-8"))) == []


def test_such_shifts_are_found() -> None:
    for line in ("1 << n", "i64(1) << n", "ONE << steps[n]", "(1 + 1) << (n & 63)", "-1 << n"):
        assert list(unsafe_shifts(line)), line
    for line in ("1 << 3", "MAKE << BITS", "one << n", "kind << ARGUMENT_BITS", "1 << PAY | 1"):
        assert not list(unsafe_shifts(line)), line
