"""Which bots may play on a server."""

from __future__ import annotations

from longshore.bots import BOT_NAMES
from longshore.bots.styles import STYLES
from longshore.server.problems import Problem


def check_bot(spec: str, plugins: tuple[str, ...]) -> str:
    """The name of a bot of ours or of a plug-in that the host has named; never a command."""
    name, _, style = spec.strip().partition(":")
    if name in plugins:
        return spec.strip()
    if name not in BOT_NAMES or (style and (name == "deckhand" or style not in STYLES)):
        raise Problem("unknown_bot", bot=spec[:60])
    return spec.strip()
