"""Money and containers counted by place, from a position and on from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from longshore.view.forms import GameEvent, Position

Tally = Counter[tuple[str, str]]


def tally_of(position: Position) -> Tally:
    """Everything of a position that payments and moves can change."""
    tally: Tally = Counter()

    def lay(place: str, colours: Iterable[str]) -> None:
        tally.update((place, colour) for colour in colours)

    def lay_priced(store: str, containers: Iterable[str]) -> None:
        for container in containers:
            colour, _, price = container.partition("@")
            lay(f"{store}@{price}", [colour])

    tally.update({("supply", c): n for c, n in position["supply"]["containers"].items()})
    tally.update({("removed", c): n for c, n in position["removed"].items()})
    for name, board in position["seats"].items():
        tally[name, "cash"] = board["cash"]
        lay_priced(f"{name}.factory", board["factory"])
        lay_priced(f"{name}.harbour", board["harbour"])
        lay(f"{name}.ship", board["ship"]["cargo"])
        lay(f"{name}.island", board["island"])
        lay(f"{name}.bank", board.get("bank_harbour", []))
    for number, broker in enumerate(position.get("brokers", [])):
        whose = f"broker {'I' * (number + 1)}"
        lay(whose, broker["goods"])
        tally[whose, "cash"] = broker["money"]
    payment = position.get("payment")
    if payment is not None:
        tally["payment card", "cash"] = payment.get("money", 0)
        lay("payment card", map(colour_of, payment.get("containers", [])))
    if "open" in position:
        opened = position["open"]
        holder = f"{opened.get('seat', position['turn'])}.hand"
        lay(holder, opened.get("hand", []))
        lay(holder, opened.get("left", []))
        if "later" in opened:
            lay(holder, opened["later"].get("harbour", []))
        lay(holder, map(colour_of, opened.get("offered", [])))
    return +tally


def colour_of(pledge: str) -> str:
    """The colour of `factory tan@2`."""
    return pledge.partition(" ")[2].partition("@")[0]


def enter(tally: Tally, events: Iterable[GameEvent]) -> Tally:
    """The tally after these events. The bank's purse has no bottom and is not kept."""
    after = Counter(tally)
    for event in events:
        if event["event"] == "pay":
            assert event["amount"] > 0
            after[event["from"], "cash"] -= event["amount"]
            after[event["to"], "cash"] += event["amount"]
            after["bank", "cash"] = 0
        elif event["event"] == "move":
            assert event["from"] != event["to"]
            after[event["from"], event["container"]] -= 1
            after[event["to"], event["container"]] += 1
        assert min(after.values()) >= 0
    return +after
