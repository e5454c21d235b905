"""An observation made a second time, slowly and from the seat's view alone."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from longshore.env.observation import NAMES
from longshore.env.session import Session
from longshore.game.cells import ship
from longshore.game.editions import MAX_PLAYERS, OPTIONS
from longshore.game.scoring import score_island
from longshore.record.words import COLOURS, SEATS
from longshore.view import view_of

Numbers = dict[str, int]
COSTS = ("0", "4", "5", "6", "7")


def observation_from_view(view: Mapping[str, Any], max_turns: int, *, repaid: bool) -> list[int]:
    """The numbers in order. A name that does not exist is an error."""
    players = view["players"]
    numbers: Numbers = {"max_turns": max_turns, f"{players} players": 1}
    numbers["edition 2018"] = int(view["edition"] == "2018")
    for option in OPTIONS:
        if option.name in view["options"]:
            number = option.values.index(view["options"][option.name])
            numbers[f"option {option.name}"] = number
    numbers["decision " + (view["asked"]["decision"] if view["asked"] else "over")] = 1
    for name in ("actions", "produced", "called", "won_broker", "moved", "ending", "quiet_turns"):
        numbers[name] = int(view[name])
    numbers["repaid"] = int(repaid)
    add(numbers, "supply", view["supply"]["containers"])
    add(numbers, "machine supply", view["supply"]["machines"])
    numbers["warehouse supply"] = view["supply"]["warehouses"]
    add(numbers, "removed", view["removed"])
    add_open(numbers, view.get("open", {}))
    if "brokers" in view:
        add_brokers(numbers, view)
    if "auction" in view:
        numbers["round"] = view["auction"]["round"]
    viewer = SEATS.index(view["seat"])
    for distance in range(players):
        name = SEATS[(viewer + distance) % players]
        add_seat(numbers, f"{far(distance)}: ", name, view, viewer)
    assert numbers.keys() <= set(NAMES)
    return [numbers.get(name, 0) for name in NAMES]


def far(distance: int) -> str:
    return f"+{distance}" if distance else "0"


def add(numbers: Numbers, name: str, counts: dict[str, int]) -> None:
    numbers |= {f"{name} {word}": count for word, count in counts.items()}


def count(numbers: Numbers, name: str, things: Iterable[str]) -> None:
    add(numbers, name, Counter(things))


def add_open(numbers: Numbers, part: Mapping[str, Any]) -> None:
    if "store" in part:
        numbers[f"store {part['store']}"] = 1
    numbers["room"] = part.get("room", 0)
    count(numbers, "hand", part.get("hand", []) + part.get("left", []))
    count(numbers, "later", part.get("later", {}).get("harbour", []))
    count(numbers, "placed", part.get("placed", []))
    numbers["default"] = part.get("loans", 0)
    numbers["due"] = part.get("due", 0)
    if "next" in part:
        numbers[f"next broker {'I' * part['next']}"] = 1
    if "space" in part:
        numbers[f"space {part['space']}"] = 1
    count(numbers, "offered", (thing.partition("@")[0] for thing in part.get("offered", [])))


def add_brokers(numbers: Numbers, view: Mapping[str, Any]) -> None:
    for number, broker in enumerate(view["brokers"], start=1):
        count(numbers, f"broker {'I' * number}", broker["goods"])
        numbers[f"broker money {'I' * number}"] = broker["money"]
    payment = view["payment"]
    if payment is not None:
        numbers[f"space {payment['space']}"] = 1
        numbers["payment money"] = payment.get("money", 0)
        things = payment.get("containers", [])
        count(numbers, "payment", (thing.partition("@")[0] for thing in things))


def add_seat(numbers: Numbers, at: str, name: str, view: Mapping[str, Any], viewer: int) -> None:
    board, asked, players = view["seats"][name], view["asked"] or {"seats": []}, view["players"]
    numbers[at + "present"] = 1
    numbers[at + "active"] = int(view["turn"] == name)
    numbers[at + "asked"] = int(name in asked["seats"])
    numbers[at + "cash shown"] = int("cash" in board)
    numbers[at + "cash"] = min(board.get("cash", 0), 32767)
    if "card" in board:
        numbers[f"{at}card {board['card']}"] = 1
    numbers[at + "loans"] = board["loans"]
    numbers[at + "turns"] = board["turns"]
    place = board["ship"]["at"]
    if place in SEATS:
        place = far((SEATS.index(place) - viewer) % players)
    numbers[f"{at}ship at {place}"] = 1
    for space, colour in enumerate(board["machines"], start=1):
        if colour:
            numbers[f"{at}machine {colour}"] = space
    warehouses = board["warehouses"]
    spaces = range(warehouses) if isinstance(warehouses, int) else [
        space for space, there in enumerate(warehouses) if there
    ]  # fmt: skip
    count(numbers, at + "warehouse", (COSTS[space] for space in spaces))
    count(numbers, at + "factory", board["factory"])
    count(numbers, at + "harbour", board["harbour"])
    count(numbers, at + "cargo", board["ship"]["cargo"])
    count(numbers, at + "island", board["island"])
    count(numbers, at + "bank", board.get("bank_harbour", []))
    part = view.get("open", {})
    if part.get("store") != "bank":
        numbers[at + "seller"] = int(part.get("from") == name)
    numbers[at + "restoring"] = int(part.get("seat") == name)
    numbers[at + "holder"] = int((view.get("payment") or {}).get("holder") == name)
    auction = view.get("auction", {})
    numbers[at + "committed"] = int(name in auction.get("committed", []))
    keys = ("bids", "zero_cards", "first", "first_zero_cards")
    words = ("bid", "zero_cards", "first bid", "first zero_cards")
    for key, word in zip(keys, words, strict=True):
        numbers[at + word] = min(auction.get(key, {}).get(name, 0), 32767)


def bank_lots(view: Mapping[str, Any]) -> list[list[str]]:
    """The colours of each broker's containers, and of those on the Payment Card."""
    goods = [list(broker["goods"]) for broker in view.get("brokers", [{"goods": []}] * 3)]
    payment = view["payment"] or {} if "brokers" in view else {}
    return [
        *goods,
        [thing.partition("@")[0].split()[-1] for thing in payment.get("containers", [])],
    ]


def worked_out(session: Session, seat: int) -> list[int]:
    """The end of a rich row, made a second time from the score sheet and the public record."""
    game = session.game
    players = game.rules.players
    order = [(seat + distance) % players for distance in range(players)]
    missing = [0] * (MAX_PLAYERS - players)
    own = game.score(seat)
    values = game.snapshot()
    section = own.island.counts
    card = values.cards[seat]

    def worth(added: Iterable[int]) -> int:
        counts = [count + more for count, more in zip(section, added, strict=True)]
        return score_island(counts, card).total - own.island.total

    single = [worth([int(colour == other) for other in range(5)]) for colour in range(5)]
    cargoes = [[values.containers[ship(other) + colour] for colour in range(5)] for other in order]
    lots = [worth(cargo) for cargo in cargoes] + missing
    cash = [game.score(other).cash for other in order] + missing
    parts = [cash]
    for worths in (single, lots):
        parts += [[max(number, 0) for number in worths], [max(-number, 0) for number in worths]]
    for other in order[1:]:
        weights = [
            0 if colour == card else round(65536 * math.exp(-doubt / 16))
            for colour, doubt in enumerate(session.clues.doubts_about(other))
        ]
        parts.append([255 * weight // sum(weights) for weight in weights])
    parts += [[0] * 5] * (MAX_PLAYERS - players)
    bank = bank_lots(view_of(game, seat))
    lots = [worth([lot.count(colour) for colour in COLOURS]) for lot in bank]
    parts += [[max(number, 0) for number in lots], [max(-number, 0) for number in lots]]
    return [number for part in parts for number in part]
