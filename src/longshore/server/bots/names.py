"""Which bots may play on a server."""

from __future__ import annotations

from longshore.bots.spec import PROGRAM, is_level
from longshore.server.base.problems import Problem


def may_play(spec: str, plugins: tuple[str, ...]) -> bool:
    """Whether it is one of our bots, or a plug-in named in the settings. Never a command."""
    name = spec.strip().partition(":")[0].partition("@")[0]
    return name != PROGRAM and (name in plugins or is_level(spec))


def check_bot(spec: str, plugins: tuple[str, ...]) -> str:
    """The name of a bot that may play, or a problem."""
    if not may_play(spec, plugins):
        raise Problem("unknown_bot", bot=spec[:60])
    return spec.strip()
