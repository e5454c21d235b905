"""The command lines of docs/interfaces.md, from the parameters of the commands.

`python -m tests.cli.commands < docs/interfaces.md` prints the page with fresh ones; `make types`
writes them into the page.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

import typer

from longshore.cli.app import app
from longshore.tools.marks import with_tables

_WIDTH: Final = 100


def _commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Every command with its whole name, in the order of `longshore --help`."""
    if hasattr(command, "commands"):
        for word, inner in command.commands.items():
            yield from _commands(inner, f"{name} {word}")
    else:
        yield name, command


def _placeholder(parameter: Any) -> str:
    if parameter.metavar:
        return str(parameter.metavar).removeprefix("[").removesuffix("]")
    return "N"  # whatever is not a number has a name of its own


def _shown(parameter: Any) -> str:
    """A parameter as it is typed: in brackets if it is optional, with dots if it repeats."""
    text = _placeholder(parameter)
    if parameter.param_type_name == "option":
        text = parameter.opts[0] if parameter.is_flag else f"{parameter.opts[0]} {text}"
    shown = text if parameter.required else f"[{text}]"
    repeated = getattr(parameter, "multiple", False) or parameter.nargs == -1
    return f"{shown.removesuffix('...')}..." if repeated else shown


def synopsis(name: str, command: Any) -> str:
    """How a command is typed. Arguments come first."""
    own = [each for each in command.params if each.opts != ["--help"]]
    own.sort(key=lambda each: each.param_type_name != "argument")
    words = [_shown(each).replace(" ", "\0") for each in own]  # an option keeps its value beside it
    lines = wrap(
        " ".join([name.replace(" ", "\0"), *words]),
        _WIDTH,
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines).replace("\0", " ")


def synopses() -> str:
    """All command lines, as a block of code."""
    found = _commands(typer.main.get_command(app), "longshore")
    return "\n".join(["```", *(synopsis(name, command) for name, command in found), "```"])


def filled(page: str) -> str:
    """The page with fresh command lines."""
    return with_tables(page, {"commands": synopses()})


if __name__ == "__main__":  # reads a page, writes it with its command lines
    sys.stdout.write(filled(sys.stdin.read()))
