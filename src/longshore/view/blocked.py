"""Why the steps that a player would look for cannot be taken now, by the guards of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.game import Game
from longshore.record import parse_step
from longshore.record.words import COLOURS, SEATS, SPACES
from longshore.view.forms import Blocked, GameView
from longshore.view.own import own_board


def blocked_steps(view: GameView, game: Game, seat: int) -> dict[str, Blocked]:
    """Each refused step with its reason, while the seat chooses an action or what to take."""
    found: dict[str, Blocked] = {}
    for text in looked_for(view):
        refusal = game.why_not(seat, parse_step(text))
        if refusal is not None:
            need, have = (int(refusal.bounds[name]) for name in ("need", "have"))
            found[text] = {"code": refusal.code, "need": need, "have": have}
    return found


def looked_for(view: GameView) -> Iterator[str]:
    """The steps that a table shows, whether or not they are legal."""
    asked = view["asked"]
    if asked is None or view["seat"] not in asked["seats"]:
        return
    if asked["decision"] == "action" and view["actions"] > 0:
        yield from actions(view)
    elif asked["decision"] == "buy":
        yield from takes(view)


def actions(view: GameView) -> Iterator[str]:
    """Every action of a turn (R-TURN-4), and what costs none (R-TURN-7)."""
    yield from ("loan", "repay")
    yield "produce"
    yield "warehouse"
    yield from (f"machine {colour}" for colour in COLOURS)
    yield from (f"sail {seat}" for seat in SEATS[: view["players"]] if seat != view["seat"])
    yield from ("sail sea", "sail island", "load")
    if "brokers" in view:
        yield "sail bank"
        yield "outbid"
        yield from (f"call {space}" for space in SPACES)


def takes(view: GameView) -> Iterator[str]:
    """What stands on the shelf that is open to the player."""
    shelf = view["open"]
    if shelf["store"] == "bank":
        yield from (f"take {colour}" for colour in sorted(set(own_board(view)["bank_harbour"])))
    else:
        goods = view["seats"][shelf["from"]][shelf["store"]]
        yield from (f"take {priced}" for priced in sorted(set(goods)))
