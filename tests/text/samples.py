"""Values for the variables of messages."""

from __future__ import annotations

from longshore.server.strategy.ideas import measured
from longshore.text.amounts import amounts

# Values of every variable of a message.
_SEATS = ("blue", "red", "yellow", "green", "purple")
_COUNTS = (0, 1, 2, 5, 21)
_PLACES = (
    *("supply", "removed", "payment-card", "broker", "factory", "harbour"),
    *("own-factory", "own-harbour", "own-bank", "ship", "island", "bank", "hand"),
)
VARIABLES: dict[str, tuple[str | int, ...]] = {
    # The strategy page: what was measured, and what a position shows
    **{
        name: (round(figure.value),)
        for figures in measured().figures.values()
        for name, figure in figures.items()
    },
    **dict.fromkeys(("discarded", "turns", "unsold", "productions"), _COUNTS),
    **dict.fromkeys(("rival", "machine", "lowest", "sold", "kept", "games"), _COUNTS),
    **dict.fromkeys(("seat", "other", "from_seat", "to_seat"), _SEATS),
    **dict.fromkeys(("need", "have", "count", "loans", "cards", "least"), _COUNTS),
    **dict.fromkeys(("amount", "price", "cost", "from_price", "to_price"), (2, 3, 1234)),
    **dict.fromkeys(("highest", "score"), (0, 7)),
    **dict.fromkeys(("from", "to"), _PLACES),
    **dict.fromkeys(("from_broker", "to_broker"), ("I", "II", "III")),
    **dict.fromkeys(("text", "name", "names", "what", "first", "last"), ("Text",)),
    **dict.fromkeys(("where", "step", "action", "bot", "code", "url", "address"), ("Text",)),
    **dict.fromkeys(("site",), ("Text",)),
    **dict.fromkeys(("most", "rules"), (1, 2, 65536)),
    **dict.fromkeys(("lot", "bids", "scores", "winners", "option"), ("Text",)),
    # The page
    **dict.fromkeys(("number", "round", "due", "room", "before", "after", "short"), _COUNTS),
    "level": (1, 10),
    **dict.fromkeys(("rounds", "minutes"), (25, 40)),
    **dict.fromkeys(("worth", "total", "bid"), ("+$3",)),
    "cargo": ("none", "Text"),
    "gone": (0, 1, 2),
    "broker": ("none", "I", "II", "III"),
    "colour": ("black", "brown", "orange", "tan", "white"),
    "edition": (2007, 2018),
    "part": ("first", "machines", "cards", "brokers"),
    "place": ("sea", "island", "bank", "harbour"),
    "space": ("goods", "money"),
    "value": _COUNTS,
    "known": ("1, 2",),
    **dict.fromkeys(("factory", "harbour", "ship", "number", "accept", "worth", "short"), _COUNTS),
    **dict.fromkeys(("columns", "line", "lines", "width", "height"), (24, 80)),
    **dict.fromkeys(("bid", "containers", "file", "why"), ("Text",)),
    "values": ("on, off", "0 - 1000"),
    "viewer": ("all", "spectator", "seat"),
    "store": ("factory", "bank", "harbour"),
    # The table in the browser
    **dict.fromkeys(("time", "name", "deeds"), ("Text",)),
    **dict.fromkeys(("cash", "rest", "left", "over", "players", "made", "able"), _COUNTS),
    "more": ("$1.7",),
    "chance": (0, 47, 100),
    **dict.fromkeys(("now", "later"), ("+$3",)),
    "when": ("lead", "other", "last", "round"),
    "how": ("sold", "bought", "kept", "other"),
    # Games and settings
    **dict.fromkeys(("wins", "rating", "day", "by", "date"), ("Text",)),
    # The rules and the player aid
    **{name: (value,) for name, value in amounts().items()},
}
ROUNDS = max(map(len, VARIABLES.values()))


def arguments(names: set[str], number: int) -> dict[str, str | int]:
    """Sample values of these variables. ROUNDS numbers show every value."""
    return {name: VARIABLES[name][number % len(VARIABLES[name])] for name in names}
