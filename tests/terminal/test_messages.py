"""The terminal's messages and its code fit together."""

import re
from pathlib import Path

from tests.text.catalogue import entries

import longshore.cli
import longshore.drawing
import longshore.terminal
from longshore.text import LANGUAGES, translator


def test_every_message_of_the_terminal_exists_and_is_used() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for room in (longshore.drawing, longshore.terminal, longshore.cli)
        for path in sorted(Path(str(room.__file__)).parent.rglob("*.py"))
    )
    said = set(re.findall(r"""["'](terminal-[a-z-]*[a-z])["']""", source))
    families = tuple(re.findall(r"""f["'](terminal-[a-z-]+-)\{""", source))
    known = {name for name in entries("en") if name.startswith("terminal-")}
    assert said <= known
    assert families
    unused = {name for name in known - said if not name.startswith(families)}
    assert unused == set()
    for language in LANGUAGES:
        assert all(translator(language).has(name) for name in known)
