"""Random positions that games rarely reach: poor, rich, crowded, nearly over."""

from __future__ import annotations

from random import Random

from longshore.game import Rules
from longshore.game.cells import FACTORY, HARBOUR
from longshore.game.editions import (
    ACTIONS,
    MACHINE_SPACES,
    MAX_LOANS,
    ROOM_PER_MACHINE,
    SHIP_CAPACITY,
    WAREHOUSE_SPACES,
)
from longshore.game.rules import prices_of
from longshore.record.read_json import Json
from longshore.record.words import COLOURS, SEATS, SPACES


def odd_position(rules: Rules, random: Random) -> Json:
    """A position that `read_position` accepts. Everything in it is allowed, little of it likely."""
    players: int = rules.players
    names = SEATS[:players]
    turn = random.choice(names)
    flags = {flag: random.random() < 0.2 for flag in ("produced", "called", "won_broker", "ending")}
    position: Json = {
        "turn": turn,
        "phase": random.choice(("start", "actions")),
        "actions": random.randint(0, ACTIONS),
        "moved": random.random() < 0.5,
        "quiet_turns": random.randint(0, 5),
        "supply": {
            "containers": {colour: random.choice((0, 1, 2, 5, 12)) for colour in COLOURS},
            "machines": {colour: random.randint(0, 2) for colour in COLOURS},
            "warehouses": random.randint(0, 4),
        },
        "removed": {random.choice(COLOURS): random.randint(0, 2)},
        "seats": _boards(rules, random),
        **flags,
    }
    if rules.investment_bank:
        position["brokers"] = [
            {
                "goods": random.choices(COLOURS, k=random.randint(0, 3)),
                "money": random.randint(0, 9),
            }
            for _ in range(3)
        ]
        if random.random() < 0.6:
            position["payment"] = _payment(random, position)
    else:
        position["called"] = position["won_broker"] = False
    return position


def _boards(rules: Rules, random: Random) -> Json:
    cards = random.sample(COLOURS, rules.players)
    return {
        name: _board(rules, random, name) | {"card": card}
        for name, card in zip(SEATS, cards, strict=False)
    }


def _board(rules: Rules, random: Random, name: str) -> Json:
    machines: list[str | None] = list(random.sample(COLOURS, random.randint(0, MACHINE_SPACES)))
    if random.random() < 0.3:
        machines.insert(random.randint(0, len(machines)), None)
        machines = machines[:MACHINE_SPACES]
    built = random.randint(0, WAREHOUSE_SPACES)
    warehouses: int | list[bool] = built
    if random.random() < 0.3:
        warehouses = [random.random() < 0.6 for _ in range(WAREHOUSE_SPACES)]
        built = sum(warehouses)
    room = ROOM_PER_MACHINE * sum(machine is not None for machine in machines)
    others = [seat for seat in SEATS[: int(rules.players)] if seat != name]
    places = [*others, "sea", "sea", "sea", "island"]
    board: Json = {
        "cash": random.choice((0, 0, 1, 2, 5, 9, 10, 14, 21, 60)),
        "loans": random.randint(0, MAX_LOANS),
        "turns": random.randint(0, 2),
        "machines": machines,
        "warehouses": warehouses,
        "factory": _priced(random, prices_of(rules, FACTORY), room),
        "harbour": _priced(random, prices_of(rules, HARBOUR), built),
        "island": random.choices(COLOURS, k=random.choice((0, 0, 1, 4, 9))),
    }
    if rules.investment_bank:
        board["bank_harbour"] = random.choices(COLOURS, k=random.choice((0, 0, 1, 7)))
        places.append("bank")
    cargo = random.choices(COLOURS, k=random.choice((0, 0, 1, 3, SHIP_CAPACITY)))
    board["ship"] = {"at": random.choice(places), "cargo": cargo}
    return board


def _priced(random: Random, prices: range, room: int) -> list[str]:
    count = random.choice((0, room, random.randint(0, room)))
    return [f"{random.choice(COLOURS)}@{random.choice(prices)}" for _ in range(count)]


def _payment(random: Random, position: Json) -> Json | None:
    """A bid on the Payment Card. Its containers leave the holder's stores (R-IBCALL-8)."""
    turn = position["turn"]
    # R-INV-7: in their own turn, players hold the card only if they have just called.
    if position["phase"] == "start" or position["called"]:
        holder = random.choice(list(position["seats"]))
    else:
        holder = random.choice([seat for seat in position["seats"] if seat != turn])
    space = random.choice(SPACES)
    if space.endswith("goods"):
        return {"holder": holder, "space": space, "money": random.randint(1, 8)}
    board = position["seats"][holder]
    offered = [
        f"{store} {board[store].pop()}"
        for store in ("factory", "harbour")
        for _ in range(random.randint(0, len(board[store])))
    ]
    random.shuffle(offered)
    return {"holder": holder, "space": space, "containers": offered} if offered else None
