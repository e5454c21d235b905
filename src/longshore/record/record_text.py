"""Records as text: `longshore-record 1`, header lines, an empty line, one step per line.

Header lines come in any order, each at most once (`name` once per seat). `#` starts a comment
anywhere, so names cannot contain one. The first empty line ends the header, but a line with only a
comment does not. Empty lines among the steps mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from longshore.game import Deal
from longshore.game.editions import Value
from longshore.record.check_record import checked
from longshore.record.errors import PartError, RecordError
from longshore.record.read_json import LARGEST, Json, parse_json
from longshore.record.records import HIDDEN, Record, Result
from longshore.record.steps import shown
from longshore.record.words import COLOUR_NUMBERS, SEAT_NUMBERS

FORMAT: Final = "longshore-record"
VERSION: Final = 1
LONGEST_LINE: Final = 2**20  # characters
UNKNOWN: Final = "?"  # a card the viewer of a partial record may not see
NONE: Final = "-"  # a broker without containers

_DEAL: Final = ("first", "machines", "cards", "brokers")
_HEADERS: Final = ("rules", "edition", "options", "players", *_DEAL, "start", "result", "partial")
_NUMBER: Final = re.compile(r"-?[0-9]{1,10}")
_COLOURS_OR_UNKNOWN: Final = COLOUR_NUMBERS | {UNKNOWN: HIDDEN}


def read_text(text: str) -> Record:
    """A record from its text. Every error names its line, and then nothing is loaded."""
    return _Reader(text).record()


class _Reader:
    """The lines of one text, and the line number of each part of the header."""

    def __init__(self, text: str) -> None:
        self.header: dict[str, str] = {}
        self.header_lines: dict[str, int] = {}
        self.header_end = 0
        self.steps: list[str] = []
        self.step_lines: list[int] = []
        self.read_lines(text)

    def read_lines(self, text: str) -> None:
        begun = ended = False
        for number, raw in enumerate(lines_of(text.removeprefix("\ufeff")), 1):
            if len(raw) > LONGEST_LINE:
                raise RecordError(number, f"the line is longer than {LONGEST_LINE} characters")
            line = raw.partition("#")[0].strip()
            if not line:
                ended = ended or (begun and not raw.strip())  # a comment does not end the header
                continue
            if not begun:
                begin(number, line)
                begun = True
            elif not ended:
                self.read_header(number, line)
            else:
                self.steps.append(line)
                self.step_lines.append(number)
                continue
            self.header_end = number
        if not begun:
            raise RecordError(0, "the record is empty")

    def read_header(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        part = word
        if word == "name":
            seat, _, rest = rest.partition(" ")
            part = f"name {seat}"
            rest = rest.strip()
        elif word not in _HEADERS:
            raise RecordError(number, f"{shown(word)} is not a header line")
        if part in self.header:
            first = self.header_lines[part]
            raise RecordError(number, f"{shown(part)} stands on line {first} already")
        self.header[part] = rest
        self.header_lines[part] = number

    def record(self) -> Record:
        missing = [part for part in ("rules", "edition", "players") if part not in self.header]
        if "start" not in self.header:
            missing += [part for part in _DEAL[:3] if part not in self.header]
        if missing:
            raise RecordError(self.header_end, f"the header ends without {', '.join(missing)}")
        for part in _DEAL:
            if "start" in self.header and part in self.header:
                line = self.header_lines[part]
                raise RecordError(line, f'"{part}" has no place beside "start"')
        names = {part[5:]: name for part, name in self.header.items() if part.startswith("name ")}
        record = Record(
            edition=self.part("edition", number),
            players=self.part("players", number),
            options=self.part("options", options) or {},
            names=names,
            deal=None if "start" in self.header else self.deal(),
            start=self.part("start", position),
            steps=tuple(self.steps),
            result=self.part("result", result),
            partial=self.header.get("partial"),
            rules=self.part("rules", number),
            lines=tuple(self.step_lines),
        )
        try:
            return checked(record)
        except PartError as error:
            if error.part == "steps":
                line = self.step_lines[error.index]
            else:
                line = self.header_lines.get(error.part, self.header_end)
            raise RecordError(line, error.problem) from error

    def part(self, part: str, reader: Callable[[str], Any]) -> Any:
        """The value of a header line, or None if it is absent."""
        if part not in self.header:
            return None
        try:
            return reader(self.header[part])
        except RecordError as error:
            raise RecordError(self.header_lines[part], f"{part}: {error.problem}") from error

    def deal(self) -> Deal:
        return Deal(
            first=self.part("first", lambda text: one_of(text, SEAT_NUMBERS)),
            machines=self.part("machines", lambda text: several(text, COLOUR_NUMBERS)),
            cards=self.part("cards", lambda text: several(text, _COLOURS_OR_UNKNOWN)),
            brokers=self.part("brokers", brokers) or (),
        )


def lines_of(text: str) -> Iterator[str]:
    """The lines of a text, one at a time. Only a line feed ends one."""
    begin = 0
    while (end := text.find("\n", begin)) >= 0:
        yield text[begin:end]
        begin = end + 1
    yield text[begin:]


def begin(line: int, text: str) -> None:
    """Check the first line, which names the format and its version."""
    words = text.split()
    if words[0] != FORMAT:
        raise RecordError(line, f'{shown(text)} is not "{FORMAT} {VERSION}"')
    if words[1:] != [str(VERSION)]:
        raise RecordError(line, f"{shown(text)}: this program reads version {VERSION}")


def number(text: str) -> int:
    """A whole number that fits in 32 bits."""
    if not _NUMBER.fullmatch(text) or abs(int(text)) > LARGEST:
        raise RecordError(0, f"{shown(text)} is not a whole number up to {LARGEST}")
    return int(text)


def one_of(text: str, words: dict[str, int]) -> int:
    """The number of one of these words."""
    if text not in words:
        raise RecordError(0, f"{shown(text)} is not one of {', '.join(words)}")
    return words[text]


def several(text: str, words: dict[str, int]) -> tuple[int, ...]:
    """The numbers of these words, one after the other."""
    return tuple(one_of(word, words) for word in text.split())


def brokers(text: str) -> tuple[tuple[int, ...], ...]:
    """`black,brown orange -`: the containers of each broker."""
    return tuple(
        () if word == NONE else tuple(one_of(name, COLOUR_NUMBERS) for name in word.split(","))
        for word in text.split()
    )


def pairs(text: str) -> dict[str, str]:
    """`blue=91 red=70`: each key once."""
    found: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not key or not equals or not value:
            raise RecordError(0, f'{shown(word)} is not written as "name=value"')
        if key in found:
            raise RecordError(0, f"{shown(key)} stands there twice")
        found[key] = value
    return found


def options(text: str) -> dict[str, Value]:
    """Words, and numbers as numbers."""
    return {
        key: number(value) if value.lstrip("-").isdecimal() else value
        for key, value in pairs(text).items()
    }


def result(text: str) -> Result:
    """The score of every seat. The text does not say who won a tie."""
    return Result({seat: number(score) for seat, score in pairs(text).items()})


def position(text: str) -> Json:
    """A position as JSON."""
    value = parse_json(text)
    if not isinstance(value, dict):
        raise RecordError(0, "a position is an object, {...}")
    return value
