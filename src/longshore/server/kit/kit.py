"""`longshore host`: the files of `deploy/` for a domain, in a folder.

The files are complete and valid as they are, for games.example.org. So they can be read, checked
and tried in place, and writing them means replacing that name.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Final, Literal

FILES: Final = Path(__file__).parent / "files"
EXAMPLE: Final = "games.example.org"
_ROW: Final = re.compile(r"^\| `([^`]+)` \| (.+) \|$", re.MULTILINE)
_LABEL: Final = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)")
_LONGEST: Final = 253
_SECRET: Final = 0o600
_PLAIN: Final = 0o644


class DomainError(ValueError):
    """A text that is no domain, in one sentence."""


@dataclass(frozen=True)
class Written:
    """A file of the kit, and what became of it."""

    path: str
    about: str
    outcome: Literal["written", "unchanged", "kept"]


def checked_domain(text: str) -> str:
    """The domain, in lower case and as certificates have it, or a sentence why it is none."""
    domain = text.strip().lower().removesuffix(".")
    if "://" in domain or "/" in domain:
        raise DomainError(f'name only the domain, such as {EXAMPLE}, not the URL "{text}"')
    if ":" in domain and not is_address(domain):
        raise DomainError(f'name the domain without a port, not "{text}"')
    if is_address(domain):
        raise DomainError(f"certificates need a domain, not the address {text}")
    try:
        domain = domain.encode("idna").decode() if not domain.isascii() else domain
    except UnicodeError as error:
        raise DomainError(f'"{text}" is not a domain') from error
    labels = domain.split(".")
    if len(domain) > _LONGEST or not all(_LABEL.fullmatch(label) for label in labels):
        raise DomainError(f'"{text}" is not a domain')
    if len(labels) < 2 or labels[-1].isdecimal():
        raise DomainError(f'"{text}" is not a domain on the internet, such as {EXAMPLE}')
    return domain


def is_address(text: str) -> bool:
    """Whether a text is an IP address."""
    try:
        ip_address(text.strip("[]"))
    except ValueError:
        return False
    return True


def explanations() -> dict[str, str]:
    """What each file is for, by its path, as the README of the kit says."""
    return dict(_ROW.findall((FILES / "README.md").read_text(encoding="utf-8")))


def write_kit(folder: Path, domain: str) -> list[Written]:
    """Write the files for a domain. Files that already exist are never changed."""
    found = []
    for path, about in explanations().items():
        content = (FILES / path).read_text(encoding="utf-8").replace(EXAMPLE, domain)
        found.append(Written(path, about, _write(folder / path, content)))
    return found


def _write(file: Path, content: str) -> Literal["written", "unchanged", "kept"]:
    if file.exists():
        same = file.read_text(encoding="utf-8") == content
        return "unchanged" if same else "kept"
    file.parent.mkdir(parents=True, exist_ok=True)
    mode = _SECRET if file.suffix == ".env" else _PLAIN
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w") as written:
        written.write(content)
    part.rename(file)
    return "written"
