"""Styles: the same trader with different preferences. None of them is weak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longshore.bots.rollout import thumb


@dataclass(frozen=True, slots=True)
class Style:
    """How much more, or less, a trader likes something than its dollar value."""

    make: float = 1.0
    """Machines and production."""
    trade: float = 1.0
    """Warehouses, and goods for its own harbour."""
    ship: float = 1.0
    """Voyages."""
    collect: float = 1.0
    """Lots for its own island section."""
    brokers: float = thumb.BROKERS / 100
    """The Investment Bank."""
    reserve: int = thumb.RESERVE
    """Cash in reserve."""
    share: float = 1.0
    """What a loan must earn per dollar of its cost."""
    clothes: str = "coat"
    """What its face wears on the page, one of those in web/src/pieces/Face.svelte."""


STYLES: Final[dict[str, Style]] = {
    "producer": Style(make=1.3, ship=0.95, clothes="overalls"),
    "shipper": Style(ship=1.35, make=0.95, clothes="jersey"),
    "collector": Style(collect=1.1, share=0.9, clothes="scarf"),
    "banker": Style(brokers=1.8, reserve=6, share=1.4, trade=1.1, clothes="tie"),
}
BALANCED: Final = Style()
