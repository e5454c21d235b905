"""A player's quiet hours and holidays."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from msgspec import Meta, Struct, field

TimeOfDay = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Every day from one time to another, across midnight if necessary."""

    begin: TimeOfDay = field(name="from")
    end: TimeOfDay = field(name="to")


class Holiday(Struct, frozen=True, forbid_unknown_fields=True):
    """Whole days, including the first and the last."""

    begin: date = field(name="from")
    end: date = field(name="to")

    @property
    def days(self) -> int:
        """How many days it lasts."""
        return (self.end - self.begin).days + 1


class Schedule(Struct, frozen=True, forbid_unknown_fields=True):
    """When a player's clock does not run, in a time zone such as `Europe/Rome`."""

    timezone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet: Quiet | None = None
    holidays: Annotated[tuple[Holiday, ...], Meta(max_length=40)] = ()
