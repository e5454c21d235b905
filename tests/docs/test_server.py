"""The map in docs/server.md names every file of the server, once."""

import re

from tests.folders import DOCS, ROOT

SERVER = ROOT / "src" / "longshore" / "server"
CONTINUED = 18  # columns before the text of an entry that is not on its first line


def mapped() -> list[str]:
    """The paths of all files on the map, in its order."""
    text = (DOCS / "server.md").read_text(encoding="utf-8").split("```")[1]
    found: list[str] = []
    folders: list[str] = []
    for line in text.strip("\n").splitlines():
        depth = len(line) - len(line.lstrip())
        if depth < CONTINUED:
            del folders[depth // 2 :]
            first = line.split()[0]
            if first.endswith("/"):
                folders.append(first)
        found += ["".join(folders) + name for name in re.findall(r"\b\w+\.py\b", line)]
    return found


def test_the_map_is_complete() -> None:
    files = [str(file.relative_to(SERVER)) for file in SERVER.rglob("*.py")]
    there = [file for file in files if "__init__" not in file and "/versions/" not in file]
    assert sorted(mapped()) == sorted(there)
