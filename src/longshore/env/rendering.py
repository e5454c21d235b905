"""The table as text, showing only what a spectator may see."""

from __future__ import annotations

from typing import Final

from longshore.drawing.page import page
from longshore.drawing.parts import Look
from longshore.game import Game
from longshore.text import FALLBACK, translator
from longshore.view import view_of

_WIDTH: Final = 80


def draw(game: Game) -> str:
    """What everyone sees."""
    lines = page(view_of(game, None), Look(translator(FALLBACK)), _WIDTH)
    return "".join(f"{line.plain.rstrip()}\n" for line in lines)
