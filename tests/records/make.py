"""Makes the recorded games of this folder: biased random play that ends by the supply (R-END-1).

    PYTHONPATH=src:. python -m tests.records.make

The games are kept, not made anew by the tests: they hold the rules of their number in place. Run
this only when records of a new rules number are wanted; a changed random player makes others.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.record.random_games import play_on

from longshore.game import Game, rules_for
from longshore.game.editions import Value
from longshore.record import (
    Record,
    deal_from_seed,
    extended,
    new_record,
    position_of,
    replay,
    starting_game,
    write_text,
)

FOLDER: Final = Path(__file__).parent
TOTALS: Final = FOLDER / "totals.json"
LONGEST: Final = 1500  # steps; longer games teach a reader nothing

BANK: Final[dict[str, Value]] = {"investment_bank": "on"}
GAMES: Final[dict[str, tuple[int, int, dict[str, Value]]]] = {
    "2007-3-players": (2007, 3, {}),
    "2007-4-players": (2007, 4, {}),
    "2007-5-players": (2007, 5, {}),
    "2007-domestic-sale": (2007, 3, {"domestic_sale": "on"}),
    "2007-free-to-default": (2007, 4, {"forced_loan_for_interest": "off", "show_cash": "on"}),
    "2018-3-players": (2018, 3, {}),
    "2018-4-players": (2018, 4, {}),
    "2018-5-players": (2018, 5, {}),
    "2018-cancel-bid": (2018, 4, {"cancel_bid": "on"}),
    "2018-bank-3-players": (2018, 3, BANK),
    "2018-bank-4-players": (2018, 4, BANK),
    "2018-bank-5-players": (2018, 5, BANK),
    "2018-bank-other-options": (
        2018,
        4,
        {
            **BANK,
            "domestic_sale": "on",
            "cancel_bid": "on",
            "docked_purchase": "on",
            "tie_break_minimum": 1,
            "repay_after_auction": "on",
            "ib_pre_turn_order": "win_first",
            "broker_min_bid": 0,
            "broker_empty_space": "allowed",
            "broker_call_before_end": "allow",
        },
    ),
}
FROM_POSITION: Final = "2018-bank-from-a-position"


def totals(record: Record) -> dict[str, Any]:
    """What a replay must come to again: steps, result, and where all the money is."""
    game = replay(record)
    assert record.result is not None
    return {
        "steps": len(record.steps),
        "scores": record.result.scores,
        "winners": list(record.result.winners),
        **money(game),
    }


def money(game: Game) -> dict[str, Any]:
    """Cash and loans by seat, and what the brokers hold (R-INV-4)."""
    position = position_of(game)
    boards = position["seats"].values()
    return {
        "cash": [board["cash"] for board in boards],
        "loans": [board["loans"] for board in boards],
        "brokers": [broker["money"] for broker in position.get("brokers", [])],
        "ending": position["ending"],
    }


def make(edition: int, players: int, options: dict[str, Value], skip: int = 0) -> Record:
    """The first game, by seed, that ends by the supply; from a position after `skip` steps."""
    rules = rules_for(edition, players, options)
    seats = ("Ann", "Bora", "Chloé", "Дима", "Esra")[:players]
    names = dict(zip(("blue", "red", "yellow", "green", "purple"), seats, strict=False))
    for seed in range(1000):
        record = new_record(rules, deal_from_seed(rules, seed), names=names)
        random = Random(seed)
        if skip:
            game = starting_game(record)
            play_on(game, random, skip)
            record = new_record(rules, start=position_of(game), names=names)
        game = starting_game(record)
        lines = play_on(game, random, LONGEST)
        if game.snapshot().ending and game.over:
            return extended(record, lines)
    raise ValueError("no game ended by the supply")


def main() -> None:
    """Write all games and their totals."""
    records = {name: make(*game) for name, game in GAMES.items()}
    records[FROM_POSITION] = make(2018, 3, BANK, skip=120)
    for name, record in records.items():
        (FOLDER / f"{name}.txt").write_text(write_text(record), "utf-8")
    lines = (f"  {json.dumps(name)}: {json.dumps(totals(r))}" for name, r in records.items())
    TOTALS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
