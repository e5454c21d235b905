"""Who the bots are at a table: a human name, and a face that goes with it.

A level and a style say how a bot plays. A persona only makes it easier to tell one bot from another
and to talk about it. It is derived from the table, so nothing has to be stored, and records and
notation know nothing of it. The names are in `bots.ftl` of each language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final


@dataclass(frozen=True, slots=True)
class Persona:
    """A face, feature by feature, as web/src/pieces/Face.svelte draws it.

    The hat and the clothes are not part of it: they show the level and the style.
    """

    she: bool
    skin: int
    """From light (0) to dark (4)."""
    hair: int
    """Black, brown, fair, red, grey (0 to 4)."""
    cut: str
    beard: str = "none"
    glasses: bool = False


PERSONAS: Final[dict[str, Persona]] = {
    "marta": Persona(True, 1, 1, "bun"),
    "jonas": Persona(False, 0, 2, "short", "stubble"),
    "ines": Persona(True, 2, 0, "long"),
    "pavel": Persona(False, 0, 4, "short", "moustache"),
    "nora": Persona(True, 0, 3, "curls"),
    "omar": Persona(False, 3, 0, "short", "full"),
    "greta": Persona(True, 0, 4, "bun", glasses=True),
    "luca": Persona(False, 2, 1, "curls"),
    "amina": Persona(True, 4, 0, "braids"),
    "bruno": Persona(False, 1, 1, "bald", "full"),
    "aiko": Persona(True, 1, 0, "bob"),
    "kofi": Persona(False, 4, 0, "short", glasses=True),
    "elena": Persona(True, 1, 2, "long"),
    "samir": Persona(False, 2, 0, "curls", "moustache"),
    "lotte": Persona(True, 0, 2, "braids"),
    "diego": Persona(False, 3, 0, "short", "stubble"),
    "rosa": Persona(True, 3, 0, "curls", glasses=True),
    "henrik": Persona(False, 0, 3, "bald", "full", glasses=True),
    "sofia": Persona(True, 2, 1, "bob"),
    "tomas": Persona(False, 1, 4, "curls", "stubble"),
}


def personas_for(key: str, bots: Sequence[str | None]) -> list[str | None]:
    """A persona for each bot at a table, in the order given. None is a seat without a bot.

    No two bots at a table share one. Which bot has which depends on `key` and on what the bots are,
    not on where they sit, so that drawing the seats leaves everyone who they were in the lobby.
    """
    names = sorted(PERSONAS, key=lambda name: digest(key, name))
    chosen: list[str | None] = [None] * len(bots)
    taken: set[str] = set()
    seated = sorted((bot, place) for place, bot in enumerate(bots) if bot is not None)
    for bot, place in seated:
        start = digest(key, bot) % len(names)
        free = next(name for name in names[start:] + names[:start] if name not in taken)
        taken.add(free)
        chosen[place] = free
    return chosen


def digest(key: str, word: str) -> int:
    """A number that depends on both, and is the same in every process."""
    return int.from_bytes(blake2b(f"{key} {word}".encode(), digest_size=8).digest(), "big")
