"""A kind of game: its rules, when it is cut off, and the encoder its games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longshore.encoding.encoder import Encoder
from longshore.env.session import DEFAULT_MAX_TURNS, Session
from longshore.game import Deal, Refused, Rules, rules_for
from longshore.game.editions import EDITION_2007, MIN_PLAYERS, Value
from longshore.text import refusal_sentence


class SettingsError(ValueError):
    """Settings of a game that does not exist, said in the same sentence as on the command line."""


class Variant:
    """Immutable, so copies are the same object. Pickled as its arguments."""

    def __init__(
        self,
        edition: int = EDITION_2007,
        players: int = MIN_PLAYERS,
        options: Mapping[str, Value] | None = None,
        max_turns: int = DEFAULT_MAX_TURNS,
    ) -> None:
        options = options or {}
        if max_turns < 1:
            raise ValueError("max_turns must be at least 1")
        self._made_from = (edition, players, dict(options), max_turns)
        try:
            self.rules: Rules = rules_for(edition, players, options)
        except Refused as refused:
            raise SettingsError(refusal_sentence(refused)) from refused
        self.max_turns = max_turns
        self.encoder = Encoder(self.rules, max_turns)

    def start(self, deal: Deal, *, recorded: bool = False) -> Session:
        """A game from its first decision on. Bots and perfect recall need it `recorded`."""
        return Session(self.rules, deal, self.encoder, self.max_turns, recorded=recorded)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Variant:
        return self

    def __reduce__(self) -> tuple[type[Variant], tuple[Any, ...]]:
        return Variant, self._made_from
