"""The rules of Container and nothing else: state, legal steps, apply, scoring."""

from __future__ import annotations

from longshore.game.arrays import compiled
from longshore.game.deal import Deal
from longshore.game.game import Asked, Bids, Game, game_at, new_game
from longshore.game.refusals import Refused
from longshore.game.rules import KNOWN_RULES, RULES_NUMBER, Rules, resolve_options, rules_for
from longshore.uncompiled import warn_importer

__all__ = [
    "KNOWN_RULES",
    "RULES_NUMBER",
    "Asked",
    "Bids",
    "Deal",
    "Game",
    "Refused",
    "Rules",
    "compiled",
    "game_at",
    "new_game",
    "resolve_options",
    "rules_for",
]

if not compiled():
    warn_importer()
