"""The observation: the name, largest value and meaning of every number in the vector.

Seats are named by their distance, clockwise, from the observing seat: `0` is the seat itself, `+1`
its left neighbour. `longshore.rows` writes the numbers in this order, into rows of words (`int16`)
or of bytes. All of them are at least 0.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longshore.game import Rules
from longshore.game.cells import FACTORY, HARBOUR
from longshore.game.decisions import DECISION_NAMES
from longshore.game.editions import (
    ACTIONS,
    EDITION_2018,
    EDITIONS,
    MACHINE_SPACES,
    MAX_LOANS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPTIONS,
    ROOM_PER_MACHINE,
    ROOM_PER_WAREHOUSE,
    SHIP_CAPACITY,
    STORE_PRICES,
    WAREHOUSE_COSTS,
    WAREHOUSE_SPACES,
    Option,
)
from longshore.record.words import BROKERS, COLOURS, PRICED, SPACES, STORES, priced
from longshore.rows.pen import BYTE_MOST, WORD_MOST

# Raised whenever a number changes its place or meaning. Appending a number changes only the size,
# because readers go by names.
OBSERVATION_VERSION: Final = 2

DEFAULT_MAX_TURNS: Final = 100  # of each seat, before a game is cut off

_FACTORY: Final = priced(STORE_PRICES[FACTORY])
_HARBOUR: Final = priced(STORE_PRICES[HARBOUR])
_PLAYERS: Final = tuple(str(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1))
_COSTS: Final = tuple(str(cost) for cost in WAREHOUSE_COSTS)
_BOXES: Final = EDITIONS.values()
_PIECES: Final = max(max(box.containers) for box in _BOXES)  # of one colour
_MACHINES: Final = max(max(box.machines) for box in _BOXES)  # of one colour
_WAREHOUSES: Final = max(max(box.warehouses) for box in _BOXES)
_ZERO_CARDS: Final = max(box.zero_cards for box in _BOXES)
_FACTORY_ROOM: Final = MACHINE_SPACES * ROOM_PER_MACHINE
_HARBOUR_ROOM: Final = WAREHOUSE_SPACES * ROOM_PER_WAREHOUSE
_HAND: Final = _FACTORY_ROOM + _HARBOUR_ROOM  # both stores, while a seat restores them
LOTS: Final = (*(f"broker {broker}" for broker in BROKERS), "payment")
DISTANCES: Final = ("0", *(f"+{distance}" for distance in range(1, MAX_PLAYERS)))


class Entry(NamedTuple):
    """One number of an observation, or several in a row whose names differ in one word."""

    name: str  # `{}` stands for the word
    high: int
    meaning: str
    words: tuple[str, ...] = ("",)
    scale: int = 1  # in a row of bytes, the number is divided by this

    def names(self) -> list[str]:
        """The names of the numbers, in order."""
        return [self.name.replace("{}", word) for word in self.words]

    def byte_high(self) -> int:
        """The largest value in a row of bytes."""
        return min(self.high // self.scale, BYTE_MOST)


def _option_range(option: Option) -> tuple[int, str]:
    if option.is_range:
        return len(option.values) - 1, f"number of rounds ({option.rule})"
    values = ", ".join(f"{number} `{value}`" for number, value in enumerate(option.values))
    return len(option.values) - 1, f"{values} ({option.rule})"


COMMON: Final = (
    Entry("edition 2018", 1, "1 in the 2018 edition"),
    Entry("{} players", 1, "the number of seats", _PLAYERS),
    Entry("max_turns", WORD_MOST, "turns of each seat after which the game is cut off", scale=4),
    Entry("decision {}", 1, "what the game waits for", (*DECISION_NAMES[1:], "over")),
    Entry("actions", ACTIONS, "actions the active seat has left"),
    Entry("produced", 1, "it has produced in this turn"),
    Entry("called", 1, "it has called a broker in this turn"),
    Entry("won_broker", 1, "it has won a broker auction in this turn"),
    Entry("moved", 1, "a container has changed its place in this turn"),
    Entry("ending", 1, "the end is triggered: this turn is the last"),
    Entry("repaid", 1, "a loan was repaid in this turn: no new one in it"),
    Entry("quiet_turns", WORD_MOST, "turns in a row in which no container changed its place"),
    Entry("supply {}", _PIECES, "containers in the supply", COLOURS),
    Entry("machine supply {}", _MACHINES, "machines in the supply", COLOURS),
    Entry("warehouse supply", _WAREHOUSES, "warehouses in the supply"),
    Entry("removed {}", _PIECES, "seized containers out of the game", COLOURS),
    Entry("store {}", 1, "`buy`, `stock`, `restore`: the store this is about", STORES),
    Entry("room", MACHINE_SPACES, "`make`: containers still to be made"),
    Entry("hand {}", _HAND, "containers made, taken, lifted, returned or being paid", COLOURS),
    Entry("later {}", _HAND, "`restore`: waiting for the Harbour Store", COLOURS),
    Entry("placed {}", _HAND, "`stock`, `restore`: laid down in this decision", PRICED),
    Entry("default", MAX_LOANS, "`seize`: loans in default, this one included"),
    Entry("due", 2, "`seize`: things still due for this loan"),
    Entry("next broker {}", 1, "`pay`: who gets the next container", BROKERS),
    Entry("space {}", 1, "the broker space that is called for or marked", SPACES),
    Entry(
        "offered factory {}", _FACTORY_ROOM, "`offer`: offered out of the Factory Store", COLOURS
    ),
    Entry(
        "offered harbour {}", _HARBOUR_ROOM, "`offer`: offered out of the Harbour Store", COLOURS
    ),
    Entry("round", 2, "`bid`, `settle`: 1, or 2 in the tie-break"),
    *(
        Entry(f"broker {broker} {{}}", _PIECES, "containers of a broker", COLOURS)
        for broker in BROKERS
    ),
    Entry("broker money {}", WORD_MOST, "dollars of a broker", BROKERS),
    Entry(
        "payment factory {}", _FACTORY_ROOM, "on the Payment Card, out of a Factory Store", COLOURS
    ),
    Entry(
        "payment harbour {}", _HARBOUR_ROOM, "on the Payment Card, out of a Harbour Store", COLOURS
    ),
    Entry("payment money", WORD_MOST, "dollars on the Payment Card"),
)

EACH_SEAT: Final = (
    Entry("present", 1, "there is such a seat; else all of it is 0"),
    Entry("active", 1, "it is its turn"),
    Entry("asked", 1, "the game waits for it"),
    Entry("cash shown", 1, "own, with `show_cash`, or the game is over"),
    Entry("cash", WORD_MOST, "dollars, sealed bids included, if shown"),
    Entry("card {}", 1, "the value card (colour worth 10): own, or the game is over", COLOURS),
    Entry("loans", MAX_LOANS, "loans held"),
    Entry("turns", WORD_MOST, "turns begun before the present one"),
    Entry("ship at {}", 1, "its ship is in the harbour of the seat so far from the one that looks",
          DISTANCES),
    Entry("ship at {}", 1, "its ship is there; `bank` is its own bank harbour",
          ("sea", "island", "bank")),
    Entry("machine {}", MACHINE_SPACES, "0 none, else its space, 1 the free one to 4 the dearest",
          COLOURS),
    Entry("warehouse {}", 1, "a warehouse on the space of this cost", _COSTS),
    Entry("factory {}", _FACTORY_ROOM, "in the Factory Store at this price", _FACTORY),
    Entry("harbour {}", _HARBOUR_ROOM, "in the Harbour Store at this price", _HARBOUR),
    Entry("cargo {}", SHIP_CAPACITY, "aboard its ship", COLOURS),
    Entry("island {}", _PIECES, "in its island section", COLOURS),
    Entry("bank {}", _PIECES, "in its bank harbour", COLOURS),
    Entry("seller", 1, "`buy`: it is bought from"),
    Entry("restoring", 1, "`restore`: it lays down what came back"),
    Entry("holder", 1, "it holds the Payment Card"),
    Entry("committed", 1, "its bid of this round is made"),
    Entry("bid", WORD_MOST, "dollars of that bid: own, or all bids are open"),
    Entry("zero_cards", _ZERO_CARDS, "$0 cards of that bid: own, or all bids are open"),
    Entry("first bid", WORD_MOST, "in the tie-break: its first bid"),
    Entry("first zero_cards", _ZERO_CARDS, "in the tie-break: $0 cards of its first bid"),
)  # fmt: skip

# Last, so that a new option is appended and no number changes its place.
CHOSEN: Final = tuple(
    Entry(f"option {option.name}", *_option_range(option), scale=4 if option.is_range else 1)
    for option in OPTIONS
)

# Only in rich rows, at their end: what a careful player works out from what it may know.
WORKED_OUT: Final = (
    Entry("cash of {}", WORD_MOST, "dollars of that seat, as a note-taker knows them", DISTANCES),
    Entry("gain of {}", 255, "what one such container would add to the seat's score now", COLOURS),
    Entry("loss of {}", 255, "what it would take from it, by the discard", COLOURS),
    Entry("gain of cargo {}", 1000, "what the cargo of that seat's ship would add now", DISTANCES),
    Entry("loss of cargo {}", 1000, "what it would take", DISTANCES),
    *(
        Entry(f"{distance}: chance of {{}}", 255, "how likely that card of that seat is, of 255",
              COLOURS)
        for distance in DISTANCES[1:]
    ),
    Entry("gain of {}", 1000, "what that broker's containers, or the Payment Card's, would add",
          LOTS),
    Entry("loss of {}", 1000, "what they would take", LOTS),
)  # fmt: skip

_EVERY: Final = (
    *((name, entry) for entry in COMMON for name in entry.names()),
    *(
        (f"{distance}: {name}", entry)
        for distance in DISTANCES
        for entry in EACH_SEAT
        for name in entry.names()
    ),
    *((name, entry) for entry in CHOSEN for name in entry.names()),
)
NAMES: Final = tuple(name for name, _ in _EVERY)
HIGHS: Final = tuple(entry.high for _, entry in _EVERY)
BYTE_HIGHS: Final = tuple(entry.byte_high() for _, entry in _EVERY)
SCALES: Final = tuple(entry.scale for _, entry in _EVERY)
SIZE: Final = len(NAMES)
RICH_NAMES: Final = (*NAMES, *(name for entry in WORKED_OUT for name in entry.names()))
RICH_HIGHS: Final = (*HIGHS, *(entry.high for entry in WORKED_OUT for _ in entry.words))
RICH_SIZE: Final = len(RICH_NAMES)


def fixed_part(rules: Rules, max_turns: int) -> list[int]:
    """An observation of zeros, except for what never changes during a game."""
    numbers = dict.fromkeys(NAMES, 0)
    numbers["edition 2018"] = int(rules.edition == EDITION_2018)
    numbers[f"{rules.players} players"] = 1
    numbers["max_turns"] = min(max_turns, WORD_MOST)
    for option in OPTIONS:
        if option.name in rules.options:
            numbers[f"option {option.name}"] = option.values.index(rules.options[option.name])
    return list(numbers.values())


def words_row(numbers: list[int]) -> bytes:
    """Numbers as a row of words, the low byte first."""
    return b"".join(number.to_bytes(2, "little") for number in numbers)


def rich_row(numbers: list[int]) -> bytes:
    """A row of words with room for what is worked out."""
    return words_row(numbers + [0] * (RICH_SIZE - SIZE))


def bytes_row(numbers: list[int]) -> bytes:
    """Numbers as a row of bytes: divided by their scale, and cut at the largest byte."""
    return bytes(
        min(number // scale, BYTE_MOST) for number, scale in zip(numbers, SCALES, strict=True)
    )
