"""The access token of a program's player, in a file that only its owner can read."""

from __future__ import annotations

import json
import os
from pathlib import Path

from longshore.online.errors import JoinError
from longshore.online.http import json_of


def kept_token(path: Path, server: str) -> str | None:
    """The token for a server, None if there is no file yet. It is never sent to another server."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise JoinError(f"cannot read {path}: {error}") from error
    kept = json_of(text) or {}
    token = kept.get("token")
    if not isinstance(token, str) or not (token.isascii() and token.isprintable()):
        raise JoinError(f"{path} holds no access token; name a file that does not exist yet")
    if kept.get("server") != server:
        raise JoinError(f"the access token in {path} is for {kept.get('server')}")
    return token


def keep_token(path: Path, server: str, token: str) -> None:
    """Write a new file that nobody else can read."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(json.dumps({"server": server, "token": token}) + "\n")
    except OSError as error:
        raise JoinError(f"cannot write {path}: {error}") from error
