"""Answers of every subject: done, or refused. And what is served here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from longshore.server.messages.looks import Look


class Empty(Struct):
    """Done. There is nothing more to say."""


class Error(Struct):
    """What went wrong, as data and as a sentence in the reader's language."""

    code: str
    rule: str | None
    args: Mapping[str, str | int]
    text: str


class ErrorAnswer(Struct):
    """A refusal. `fresh` is the current view, if a command came too late."""

    error: Error
    fresh: Look | UnsetType = UNSET


class Root(Struct):
    """What is served here, and where the API is described."""

    name: str
    version: str
    rules: int
    api: str


class Health(Struct):
    """Whether the server is working."""

    status: Literal["ok", "storage"]
    version: str
    rules: int
    durability: str
    detail: str | UnsetType = UNSET
