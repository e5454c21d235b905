"""The words of the notation and the numbers they stand for in the core (docs/notation.md).

Each kind of word is a `Literal`, in the order of the core's numbers, and the tuples that turn
numbers into words are made from it. So type checkers know every word, and the server's schema lists
them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from longshore.game.cells import PRICES, slot_price

Seat = Literal["blue", "red", "yellow", "green", "purple"]
Colour = Literal["black", "brown", "orange", "tan", "white"]
ShipPlace = Literal[Seat, "sea", "island", "bank"]
Broker = Literal["I", "II", "III"]
Space = Literal["I goods", "I money", "II goods", "II money", "III goods", "III money"]
Store = Literal["factory", "harbour", "bank"]
Edition = Literal["2007", "2018"]
Round = Literal[1, 2]  # of the island auction
Viewer = Literal[Seat, "spectator"]
EndedBy = Literal["supply", "stalemate", "agreement", "abandoned", "cancelled"]

Priced = Annotated[str, "A container with its price, as `tan@3`"]
Pledged = Annotated[str, "A container of a store, as `factory tan@3`"]

SEATS: Final[tuple[Seat, ...]] = get_args(Seat)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
PLACES: Final[tuple[ShipPlace, ...]] = get_args(ShipPlace)
BROKERS: Final[tuple[Broker, ...]] = get_args(Broker)
SPACES: Final[tuple[Space, ...]] = get_args(Space)
STORES: Final[tuple[Store, ...]] = get_args(Store)
SPECTATOR: Final = "spectator"
EDITIONS: Final[dict[int, Edition]] = {2007: "2007", 2018: "2018"}

SEAT_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(SEATS)}
COLOUR_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
PLACE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACES)}
SPACE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACES)}

# A priced container by its slot (see `longshore.game.cells`): "black@1" to "white@6".
PRICED: Final = tuple(f"{colour}@{price}" for colour in COLOURS for price in range(1, PRICES + 1))
PRICED_NUMBERS: Final = {name: number for number, name in enumerate(PRICED)}
_PRICES: Final = {name: slot_price(slot) for slot, name in enumerate(PRICED)}
_COLOURS: Final[dict[str, Colour]] = {
    **{colour: colour for colour in COLOURS},
    **{name: COLOURS[slot // PRICES] for slot, name in enumerate(PRICED)},
}


def price_of(container: Priced) -> int:
    """The price of a priced container: 3 for `tan@3`."""
    return _PRICES[container]


def colour_of(container: Priced | Colour) -> Colour:
    """The colour of a container, with or without a price."""
    return _COLOURS[container]


def priced(prices: range) -> tuple[str, ...]:
    """The priced containers that a store of these prices can hold."""
    return tuple(name for name, slot in PRICED_NUMBERS.items() if slot_price(slot) in prices)
