"""Read a record in either format."""

from __future__ import annotations

from typing import Final

from longshore.record.errors import RecordError
from longshore.record.record_json import read_json
from longshore.record.record_text import read_text
from longshore.record.records import Record

LARGEST_FILE: Final = 32 * 2**20  # bytes; the longest games are a hundredth of it


def read_record(text: str | bytes) -> Record:
    """A record from its text or JSON format, as text or as the bytes of a file.

    Raises `RecordError`, which names the line if there is one. Whether the steps are legal shows
    when it is replayed.
    """
    if len(text) > LARGEST_FILE:
        raise RecordError(0, f"the record is larger than {LARGEST_FILE >> 20} MiB")
    if isinstance(text, bytes):
        text = decoded(text)
    text = text.removeprefix("\ufeff")
    return read_json(text) if text.lstrip().startswith("{") else read_text(text)


def decoded(content: bytes) -> str:
    """The text of a file, which must be UTF-8."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "the file is not UTF-8 text") from error
