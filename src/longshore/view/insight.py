"""What a player would work out in their head, from their own view alone.

Insight never knows more than its view: the same view gives the same insight, whatever the others
hide. What does not apply at the moment, or to a spectator, is absent.
"""

from __future__ import annotations

from longshore.game import Game
from longshore.game.auction import highest_bid, is_highest
from longshore.game.building import next_machine_space, next_warehouse_space
from longshore.game.editions import (
    COLOURS_GONE_AT_END,
    INTEREST,
    MACHINE_COSTS,
    WAREHOUSE_COSTS,
)
from longshore.game.state import NOBODY
from longshore.game.winning import award_at_end
from longshore.record.words import BROKERS, COLOURS, SEAT_NUMBERS, SEATS, SPECTATOR
from longshore.view.blocked import blocked_steps
from longshore.view.buyers import buyers_of
from longshore.view.forms import (
    Building,
    DistanceToEnd,
    GameView,
    Insight,
    Interest,
    Settling,
    SheetLine,
)
from longshore.view.idle import idle_steps
from longshore.view.lots import worth_of_lot
from longshore.view.own import own_board
from longshore.view.plausible import plausible_game
from longshore.view.room import room_of
from longshore.view.score_sheet import sheet_line


def insight(view: GameView, game: Game | None = None) -> Insight:
    """Everything at once, by name. `game` is a plausible game of this view, if there is one."""
    if game is None:
        game = plausible_game(view)
    found: Insight = {"end": distance_to_end(view)}
    seat = None if view["seat"] == SPECTATOR else SEAT_NUMBERS[view["seat"]]
    if seat is not None:
        found["score"] = score_now(game, seat)
    if view["over"]:
        return found
    if seat is not None:
        found["building"] = building_prices(view, game, seat)
        found["room"] = room_of(view, game, seat)
        found["interest"] = interest_next_turn(view)
        found["blocked"] = blocked_steps(view, game, seat)
        found["idle"] = idle_steps(view, game, seat)
        found["buyers"] = buyers_of(view, game, seat)
        found["lots"] = {
            name: worth_of_lot(view, board["ship"]["cargo"])
            for name, board in view["seats"].items()
            if board["ship"]["cargo"]
        }
        if "brokers" in view:
            found["broker_lots"] = {
                name: worth_of_lot(view, broker["goods"])
                for name, broker in zip(BROKERS, view["brokers"], strict=True)
                if broker["goods"]
            }
    asked = view["asked"]
    if asked is not None and asked["decision"] == "settle":
        found["settle"] = settling(view, game)
    return found


def distance_to_end(view: GameView) -> DistanceToEnd:
    """How far the supply is from the end of the game (R-END-1).

    A production makes at most one container per colour, but can make several colours. So the second
    colour to run out gives the minimum number of productions.
    """
    left = view["supply"]["containers"]
    at_least = 0 if view["ending"] else sorted(left.values())[COLOURS_GONE_AT_END - 1]
    return {
        "ending": view["ending"],
        "gone": [colour for colour, count in left.items() if count == 0],
        "left": dict(left),
        "productions_at_least": at_least,
    }


def score_now(game: Game, seat: int) -> SheetLine:
    """The line of the score sheet if the game ended at this moment (R-SCORE, R-IBEND-2)."""
    ended = game.clone()
    award_at_end(ended.state)
    return sheet_line(ended.score(seat))


def building_prices(view: GameView, game: Game, seat: int) -> Building:
    """The next machine and warehouse space and its price, leaving out what is full or gone."""
    board = own_board(view)
    found: Building = {}
    machine = next_machine_space(game.state, seat)
    if machine != NOBODY:
        supply = view["supply"]["machines"]
        found["machine"] = {
            "space": machine,
            "cost": MACHINE_COSTS[machine],
            "colours": [
                colour
                for colour in COLOURS
                if supply[colour] > 0 and colour not in board["machines"]
            ],
        }
    warehouse = next_warehouse_space(game.state, seat)
    if warehouse != NOBODY and view["supply"]["warehouses"] > 0:
        found["warehouse"] = {"space": warehouse, "cost": WAREHOUSE_COSTS[warehouse]}
    return found


def interest_next_turn(view: GameView) -> Interest:
    """What the current loans will cost, and how much of it the cash does not cover (R-INT-2)."""
    board = own_board(view)
    due = board["loans"] * INTEREST
    return {"due": due, "short": max(due - board["cash"], 0)}


def settling(view: GameView, game: Game) -> Settling:
    """The open bids, and for the seller the result of accepting and declining (R-AUCT-16)."""
    highest = highest_bid(game.state)
    found: Settling = {
        "highest": highest,
        "bidders": [
            SEATS[seat]
            for seat in range(game.rules.players)
            if is_highest(game.state, seat, highest)
        ],
    }
    if view["seat"] != view["auction"]["seller"]:
        return found
    worth = worth_of_lot(view, view["auction"]["lot"])
    cash = own_board(view)["cash"]
    found["accept"] = 2 * highest
    found["decline"] = {
        "cash": -highest,
        "worth": worth["difference"],
        "total": worth["difference"] - highest,
        "short": max(highest - cash, 0),  # R-AUCT-13: a decline must be paid for
    }
    return found
