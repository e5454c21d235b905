"""The table as a few lines of text, with nothing on it that a spectator may not see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from longshore.game import Game
from longshore.view import view_of
from longshore.view.forms import Board

Word = TypeVar("Word", bound=str)


def draw(game: Game) -> str:
    """What everybody sees."""
    view = view_of(game, None)
    asked = view["asked"]
    waits = "over" if asked is None else f"{asked['decision']}: {', '.join(asked['seats'])}"
    supply = view["supply"]
    lines = [
        f"{view['edition']}, turn of {view['turn']}, {view['actions']} actions left, {waits}",
        f"supply  {_counted(supply['containers'])}  warehouses {supply['warehouses']}",
        f"machines  {_counted(supply['machines'])}",
    ]
    for name, board in view["seats"].items():
        lines += _seat(name, board)
    for number, broker in enumerate(view.get("brokers", ()), start=1):
        lines.append(f"broker {number}  ${broker['money']}  {_listed(broker['goods'])}")
    if view.get("payment"):
        lines.append(f"payment card  {view['payment']}")
    if "auction" in view:
        lines.append(f"auction  {view['auction']}")
    if "scores" in view:
        lines.append(f"scores  {_counted(view['scores'])}")
    return "\n".join(lines) + "\n"


def _seat(name: str, board: Board) -> list[str]:
    ship = board["ship"]
    machines = [machine or "-" for machine in board["machines"]]
    warehouses = board["warehouses"]
    count = warehouses if isinstance(warehouses, int) else sum(warehouses)
    cash = f"  ${board['cash']}" if "cash" in board else ""
    return [
        f"{name}{cash}  loans {board['loans']}  machines {_listed(machines)}  warehouses {count}",
        f"    factory {_listed(board['factory'])}  harbour {_listed(board['harbour'])}",
        f"    ship at {ship['at']} {_listed(ship['cargo'])}  island {_listed(board['island'])}",
    ]


def _listed(words: Sequence[str]) -> str:
    return " ".join(words) or "-"


def _counted(numbers: Mapping[Word, int]) -> str:
    return " ".join(f"{name} {number}" for name, number in numbers.items())
