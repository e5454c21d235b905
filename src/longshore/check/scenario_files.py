"""Scenario files: finding them, and reading each as scenarios or as one problem with its line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NoReturn

from longshore.record.read_json import Json
from longshore.record.steps import shown

MAX_BYTES: Final = 64 * 1024 * 1024


class UnreadableFile(Exception):
    """A file without scenarios. `line` counts from 1, and 0 stands for the whole file."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Scenario:
    """A rule in action: given a position, when these steps are played, then this holds."""

    name: str
    edition: str
    line: int = 0
    rules: list[str] = field(default_factory=list)
    options: Json = field(default_factory=dict)
    players: int = 3
    rules_number: int | None = None  # the newest, unless `given` says which
    given: Json = field(default_factory=dict)
    when: list[str] = field(default_factory=list)
    then: Json = field(default_factory=dict)
    create_refused: bool = False
    unknown_keys: tuple[str, ...] = ()  # allowed, but ignored here


def scenario_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and all `*.json` in the folders named, each only once."""
    seen: set[Path] = set()
    for path in paths:
        for file in [path] if not _is_folder(path) else sorted(path.rglob("*.json")):
            if file not in seen and (file is path or not file.is_dir()):
                seen.add(file)
                yield file


def _is_folder(path: Path) -> bool:
    """Leave an invalid name to the reader, which says what is wrong with it."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def read_scenarios(path: Path) -> list[Scenario]:
    """All scenarios of a file."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as problem:
        raise UnreadableFile(0, problem.strerror or "it cannot be read") from None
    except ValueError:  # a name with a NUL in it
        raise UnreadableFile(0, "there is no such file") from None
    if len(content) > MAX_BYTES:
        raise UnreadableFile(0, f"it is larger than {MAX_BYTES // 1024 // 1024} MiB")
    return parse_scenarios(content)


def parse_scenarios(content: bytes) -> list[Scenario]:
    """The scenarios in the text of a file."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise UnreadableFile(line, "this is not UTF-8 text") from None
    entries = list(_entries(text))  # parse all of the JSON before looking at any of it
    return [a_scenario(value, line) for value, line in entries]


def _entries(text: str) -> Iterator[tuple[Any, int]]:
    """The items of the list that is the whole text, each with the line where it starts."""
    decoder = json.JSONDecoder(
        object_pairs_hook=_without_repeated_keys, parse_constant=_no_constant
    )
    at = _skip_space(text, 0)
    if text[at : at + 1] != "[":
        raise UnreadableFile(_line(text, at), "a scenario file is a JSON list of scenarios")
    at = _skip_space(text, at + 1)
    closed = text[at : at + 1] == "]"
    while not closed:
        line = _line(text, at)
        try:
            value, at = decoder.raw_decode(text, at)
        except json.JSONDecodeError as problem:
            raise UnreadableFile(problem.lineno, f"wrong JSON: {problem.msg}") from None
        except RecursionError:
            raise UnreadableFile(line, "it is nested too deeply") from None
        except ValueError as problem:
            raise UnreadableFile(line, str(problem)) from None
        yield value, line
        at = _skip_space(text, at)
        closed = text[at : at + 1] == "]"
        if not closed:
            if text[at : at + 1] != ",":
                raise UnreadableFile(_line(text, at), "wrong JSON: Expecting ',' or ']'")
            at = _skip_space(text, at + 1)
    rest = _skip_space(text, at + 1)
    if rest != len(text):
        raise UnreadableFile(_line(text, rest), "wrong JSON: something follows the list")


def _skip_space(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _without_repeated_keys(pairs: list[tuple[str, Any]]) -> Json:
    """JSON allows a repeated key, but then the first one would be an expectation nobody checks."""
    result = dict(pairs)
    if len(result) != len(pairs):
        keys = [key for key, _ in pairs]
        repeated = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {shown(repeated)} stands twice in one object")
    return result


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number here")


# What each key of a scenario must be, in words and as a type.
_FORMS: Final[dict[str, tuple[type, str]]] = {
    "name": (str, "a text"),
    "rules": (list, "a list of rule numbers"),
    "edition": (str, 'a text, "2007" or "2018"'),
    "options": (dict, "an object"),
    "players": (int, "a number"),
    "rules_number": (int, "a number"),
    "given": (dict, "an object"),
    "when": (list, "a list of steps"),
    "then": (dict, "an object"),
    "create_refused": (bool, "true or false"),
}


def a_scenario(value: Any, line: int = 0) -> Scenario:
    """A scenario from its JSON. Whether its values make sense shows when it runs."""
    if not isinstance(value, dict):
        raise UnreadableFile(line, f"{shown(value)} is not a scenario: a scenario is an object")
    name = f"the scenario {shown(value['name'])}" if "name" in value else "a scenario"
    known = {key: entry for key, entry in value.items() if key in _FORMS}
    for key, entry in known.items():
        form, words = _FORMS[key]
        if type(entry) is not form:
            raise UnreadableFile(line, f"{name}: {shown(key)} must be {words}")
        if isinstance(entry, list) and not all(isinstance(item, str) for item in entry):
            raise UnreadableFile(line, f"{name}: {shown(key)} must be {words}")
    for key in ("name", "edition"):
        if key not in value:
            raise UnreadableFile(line, f"{name} has no {shown(key)}")
    unknown = tuple(key for key in value if key not in _FORMS)
    scenario = Scenario(line=line, unknown_keys=unknown, **known)
    if scenario.create_refused and (scenario.when or scenario.then):
        raise UnreadableFile(line, f'{name}: with "create_refused" nothing is played')
    return scenario
