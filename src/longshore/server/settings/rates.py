"""How often things may be done, by the limits of the settings."""

from __future__ import annotations

from typing import Final

from longshore.server.base.rates import Rate
from longshore.server.settings.limits import Limits

_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
_CONTACTS_PER_MINUTE: Final = 5


class Rates:
    """How often a player, or an address, may do things that are expensive for the server."""

    def __init__(self, limits: Limits) -> None:
        self.player: Final = Rate(limits.player_rate, limits.player_burst)
        self.address: Final = Rate(limits.address_rate, limits.address_burst)
        self.arrival: Final = Rate(limits.address_players / _HOUR, limits.address_players)
        self.question: Final = Rate(limits.address_players / _HOUR, limits.address_players)
        self.contact: Final = Rate(_CONTACTS_PER_MINUTE / _MINUTE, 2 * _CONTACTS_PER_MINUTE)
        most = limits.confirmations_per_day
        self.confirmation: Final = Rate(most / (24 * _HOUR), most)
        self.export: Final = Rate(limits.exports_per_hour / _HOUR, limits.exports_per_hour)
        self.hint: Final = Rate(limits.hints_per_minute / _MINUTE, limits.hints_per_minute)
        self.vote: Final = Rate(limits.votes_per_minute / _MINUTE, limits.votes_per_minute)
        most = limits.imports_per_hour
        self.imports: Final = Rate(most / _HOUR, most)
        most = limits.address_imports_per_hour
        self.address_imports: Final = Rate(most / _HOUR, most)
        most = limits.hints_against_bots_per_minute
        self.hint_against_bots: Final = Rate(most / _MINUTE, most)
