"""A beginner who has done the lessons, for `--seats "cmd:python3 examples/beginner.py",...`.

It does what the lessons show, and nothing clever. It builds one machine and two warehouses,
produces whenever it can, asks $2 in its factory and $4 in its harbour, and buys what is cheap. Its
ship loads what its own card likes, sails to the island with three containers, and sells unless the
cargo is worth more than three times the bid to itself. It bids half of what a lot is worth to it.
It never borrows if it can help it, looks at nobody's cash, and does not think about the end.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

CIRCLE: Final = ("black", "brown", "orange", "tan", "white")
VALUES: Final = (10, 5, 6, 4, 2)  # of a card, from its own colour on
ALL_COLOURS: Final = 10  # what the 5 becomes with every colour
FACTORY_PRICE: Final = 2
HARBOUR_PRICE: Final = 4
CHEAP: Final = 3  # in a factory, for its own harbour
A_LOAD: Final = 3  # containers
SAVED: Final = 3  # dollars

Board = dict[str, Any]
View = dict[str, Any]


def colour_of(container: str) -> str:
    """The colour of `tan@4`."""
    return container.partition("@")[0]


def price_of(container: str) -> int:
    """The price of `tan@4`."""
    return int(container.partition("@")[2])


def value(card: str, colour: str) -> int:
    """What a container pays at the end."""
    return VALUES[(CIRCLE.index(colour) - CIRCLE.index(card)) % len(CIRCLE)]


def island_score(card: str, containers: list[str]) -> int:
    """What they pay together: without the colour of which there are most."""
    counts = {colour: containers.count(colour) for colour in CIRCLE}
    worths = {colour: value(card, colour) for colour in CIRCLE}
    if all(counts.values()):
        worths[CIRCLE[(CIRCLE.index(card) + 1) % len(CIRCLE)]] = ALL_COLOURS
    most = max(counts.values())
    discarded = min(
        (colour for colour in CIRCLE if counts[colour] == most), key=lambda colour: worths[colour]
    )
    return sum(counts[colour] * worths[colour] for colour in CIRCLE if colour != discarded)


def worth(view: View, lot: list[str]) -> float:
    """What a lot adds, or half its face value where it would be discarded as things stand."""
    board = view["seats"][view["seat"]]
    card, island = board["card"], board["island"]
    added = island_score(card, island + lot) - island_score(card, island)
    return max(added, sum(value(card, colour) for colour in lot) / 2)


def spaces(board: Board) -> int:
    """In the Harbour Store."""
    warehouses = board["warehouses"]
    return warehouses if isinstance(warehouses, int) else sum(warehouses)


def action(view: View, legal: list[str]) -> str:
    """The first of its habits that it can follow."""
    board = view["seats"][view["seat"]]
    cash, cargo, ship_at = board["cash"], board["ship"]["cargo"], board["ship"]["at"]
    machines = [machine for machine in board["machines"] if machine]
    others = [name for name in view["seats"] if name != view["seat"]]
    wishes: list[str] = []
    if cash >= 14:
        wishes.append("repay")
    if len(machines) < 2 and cash >= 12:
        made = [machine for seat in view["seats"].values() for machine in seat["machines"]]
        wishes += [f"machine {each}" for each in sorted(CIRCLE, key=made.count)]
    if "produce" in legal and len(board["factory"]) < 2 * len(machines) and cash > 0:
        wishes.append("produce")
    if cargo and ship_at not in ("sea", "island"):
        wishes.append("sail sea")
    if len(cargo) >= A_LOAD or (cargo and view["ending"]):
        wishes.append("sail island")
    if ship_at == "island":
        wishes.append("sail sea")
    if spaces(board) < 3 and cash >= 12:
        wishes.append("warehouse")
    if len(board["harbour"]) < spaces(board):
        shops = {name: cheap_goods(view["seats"][name], cash) for name in others}
        best = sorted(others, key=lambda name: -len(shops[name]))
        wishes += [f"restock {name}" for name in best if shops[name]]
    if ship_at == "sea" and len(cargo) < A_LOAD:
        loads = {name: wanted(view, view["seats"][name]["harbour"], cash) for name in others}
        best = sorted(others, key=lambda name: -len(loads[name]))
        wishes += [f"sail {name}" for name in best if loads[name]]
        if cargo:
            wishes.append("sail island")
    if not cargo and ship_at not in ("sea", "island"):
        wishes.append("sail sea")
    wishes.append("pass")
    return next((wish for wish in wishes if wish in legal), legal[0])


def cheap_goods(board: Board, cash: int) -> list[str]:
    """What it would buy in a Factory Store."""
    return [item for item in board["factory"] if price_of(item) <= min(CHEAP, cash - SAVED)]


def wanted(view: View, harbour: list[str], cash: int) -> list[str]:
    """What it would load, dearest to its card first."""
    card = view["seats"][view["seat"]]["card"]
    fitting = [
        item
        for item in harbour
        if price_of(item) <= cash - 1 and price_of(item) <= max(value(card, colour_of(item)), 4)
    ]
    return sorted(fitting, key=lambda item: price_of(item) - value(card, colour_of(item)))


def buy(view: View, legal: list[str]) -> str:
    """One container after the other, until the money is needed for something else."""
    board, part = view["seats"][view["seat"]], view["open"]
    offered = [step.removeprefix("take ") for step in legal if step.startswith("take ")]
    if part["store"] == "factory":
        goods = sorted(cheap_goods({"factory": offered}, board["cash"]), key=price_of)
    else:
        goods = wanted(view, offered, board["cash"]) if "@" in "".join(offered) else offered
    return f"take {goods[0]}" if goods else "done" if "done" in legal else legal[0]


def stock(view: View, legal: list[str]) -> str:
    """Always the same prices, but a dollar less for what has been there before."""
    part = view["open"]
    usual = FACTORY_PRICE if part["store"] == "factory" else HARBOUR_PRICE
    old = [step for step in legal if step.startswith("lift ")]
    if old and not part["placed"] and price_of(old[0]) >= usual:
        return old[0]
    places = [step for step in legal if step.startswith("place ")]
    if not places:
        return "done" if "done" in legal else legal[0]
    aim = usual - 1 if len(part["placed"]) % 2 else usual
    return min(places, key=lambda step: abs(price_of(step) - aim))


def bid(view: View, legal: list[str]) -> str:
    """Half of what the lot is worth to it, and of its money what it can spare."""
    board = view["seats"][view["seat"]]
    amount = min(int(worth(view, view["auction"]["lot"]) / 2), max(board["cash"] - 1, 0))
    return f"bid {amount}" if f"bid {amount}" in legal else legal[0]


def settle(view: View, legal: list[str]) -> str:
    """Sell, unless the cargo is worth far more."""
    highest = max(view["auction"]["bids"].values(), default=0)
    if "decline" in legal and worth(view, view["auction"]["lot"]) > 3 * highest:
        return "decline"
    return next(step for step in legal if step.startswith("accept "))


def answer(decision: str, view: View, legal: list[str]) -> str:
    """What it does."""
    decide = {"action": action, "buy": buy, "stock": stock, "bid": bid, "settle": settle}
    if decision in decide:
        return decide[decision](view, legal)
    return next((step for step in legal if step not in ("loan", "default")), legal[0])


def main() -> None:
    """Answer until the input ends (docs/bots.md)."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            reply = {"type": "ready", "name": "Beginner"}
        elif message["type"] == "ask":
            step = answer(message["decision"], message["view"], message["legal"])
            reply = {"type": "step", "id": message["id"], "step": step}
        elif message["type"] == "refused":
            print(message["text"], file=sys.stderr)  # noqa: T201
            reply = {"type": "step", "id": message["id"], "step": "pass"}
        else:
            continue
        print(json.dumps(reply), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
