"""The words of the notation and the numbers they stand for in the core (docs/notation.md)."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("blue", "red", "yellow", "green", "purple")
COLOURS: Final = ("black", "brown", "orange", "tan", "white")
PLACES: Final = (*SEATS, "sea", "island", "bank")
BROKERS: Final = ("I", "II", "III")
SPACES: Final = tuple(f"{broker} {kind}" for broker in BROKERS for kind in ("goods", "money"))
STORES: Final = ("factory", "harbour", "bank")
SPECTATOR: Final = "spectator"

SEAT_NUMBERS: Final = {name: number for number, name in enumerate(SEATS)}
COLOUR_NUMBERS: Final = {name: number for number, name in enumerate(COLOURS)}
PLACE_NUMBERS: Final = {name: number for number, name in enumerate(PLACES)}
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACES)}

# A priced container by its slot (see `longshore.game.cells`): "black@1" to "white@6".
PRICED: Final = tuple(f"{colour}@{price}" for colour in COLOURS for price in range(1, 7))
PRICED_NUMBERS: Final = {name: number for number, name in enumerate(PRICED)}
