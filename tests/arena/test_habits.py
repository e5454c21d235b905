"""What players tend to do: counted in a game made for it, and compared with other tables."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.shell import longshore, refuses
from tests.folders import RECORDS

from longshore.arena.dataset.rows import rows_of
from longshore.arena.economy.files import read_file
from longshore.arena.habits.acts import Lot
from longshore.arena.habits.follow import Habits, habits_of
from longshore.arena.habits.measures import (
    SEAT_MEANINGS,
    TABLE_MEANINGS,
    is_low,
    missed,
    of_seat,
    of_table,
)
from longshore.record import new_record, position_of, read_record, starting_game, steps_of
from longshore.record.words import SEATS

FILES = sorted(RECORDS.glob("*.txt"))

# Red bids 3 and yellow 1 for a lot that is worth 2 to red and 10 to yellow. Blue's ship waits in
# red's harbour until there is something to load; red's leaves blue's as it came. Red and yellow
# visit the island without cargo. Red buys nothing at a factory, and reprices an empty store. Yellow
# pays twice to produce with a full store: once for another price, and once for nothing at all.
WASTEFUL = """longshore-record 1
rules 2
edition 2007
players 3
name blue Ann
name red Bora
name yellow Chloé
first blue
machines black brown orange
cards tan brown black

blue: produce
blue: place black@3
blue: done
blue: sail red
blue: done
red: restock blue
red: take black@2
red: done
red: place black@5
red: done
red: pass
yellow: sail island
yellow: pass
blue: load
blue: take black@5
blue: done
blue: warehouse
red: restock yellow
red: done
red: done
red: restock yellow
red: take orange@2
red: done
red: place orange@4
red: done
yellow: pass
blue: load
blue: take orange@4
blue: done
blue: sail sea
red: reprice
red: done
red: sail blue
red: done
yellow: pass
blue: sail island
red: bid 3
yellow: bid 1
blue: accept red
red: sail sea
red: sail island
yellow: produce
yellow: place orange@2
yellow: done
yellow: pass
blue: pass
red: sail sea
red: pass
yellow: produce
yellow: place orange@2
yellow: done
yellow: pass
blue: pass
red: pass
yellow: produce
yellow: lift orange@2
yellow: place orange@3
yellow: done
yellow: pass
blue: pass
red: pass
yellow: produce
yellow: done
"""


@pytest.fixture(scope="module")
def wasteful() -> Habits:
    return habits_of(read_record(WASTEFUL))


def test_actions_are_counted(wasteful: Habits) -> None:
    blue, red, yellow = wasteful.seats
    assert [acts.turns for acts in wasteful.seats] == [7, 7, 7]
    assert blue.taken == {
        "produce": 1,
        "restock": 0,
        "reprice": 0,
        "sail": 5,
        "build": 1,
        "call": 0,
    }
    assert (blue.passed, blue.cut) == (6, 1)
    assert (red.passed, red.cut) == (6, 0)
    assert (yellow.passed, yellow.cut) == (8, 0)
    for acts in wasteful.seats[:2]:
        assert sum(acts.taken.values()) + acts.passed + acts.cut == acts.offered == 14
    # The record ends in the middle of yellow's seventh turn.
    assert sum(yellow.taken.values()) + yellow.passed == yellow.offered - 1


def test_actions_for_nothing_are_counted(wasteful: Habits) -> None:
    blue, red, yellow = wasteful.seats
    assert (blue.produced_nothing, yellow.produced_nothing) == (0, 2)
    assert (blue.priced_nothing, red.priced_nothing, yellow.priced_nothing) == (0, 1, 1)
    assert (blue.bought_nothing, red.bought_nothing) == (0, 1)
    assert (blue.loaded_nothing, red.loaded_nothing) == (0, 1)
    assert [acts.brought_nothing for acts in wasteful.seats] == [0, 1, 1]


def test_prices_bids_and_buildings_are_noted(wasteful: Habits) -> None:
    blue, red, yellow = wasteful.seats
    assert blue.asked == {"factory": [3], "harbour": []}
    assert red.asked == {"factory": [], "harbour": [5, 4]}
    assert yellow.asked == {"factory": [2, 2, 3], "harbour": []}
    assert (blue.cargoes, blue.kept, red.cargoes) == ([2], 0, [])
    (lot,) = red.lots
    assert (lot.worth, lot.bid, lot.price, lot.won, lot.sold) == (2, 3, 3, True, True)
    assert lot.cash == 20 - 2 - 2 + 5 + 4  # what it paid, and what it was paid
    (lot,) = yellow.lots
    assert (lot.worth, lot.bid, lot.won) == (10, 1, False)
    assert not blue.lots
    assert (blue.warehouses, blue.machines, blue.spent_on_buildings) == (1, 0, 4)
    assert blue.harbour_filled[0] == 0
    assert red.harbour_filled[0] == 1  # one container in its only warehouse
    assert blue.factory_filled[0] == 1
    assert blue.cash[0] == 20 - 1
    assert wasteful.net_money(1) == 60


def test_habits_are_made_of_what_was_counted(wasteful: Habits) -> None:
    blue, red, yellow = (of_seat(wasteful, seat) for seat in range(3))
    assert list(blue) == list(SEAT_MEANINGS)
    assert list(of_table(wasteful)) == list(TABLE_MEANINGS)
    assert of_table(wasteful) == {"turns": 21, "stopped": 1.0, "net_money": None}
    assert blue["passed"] == 6 / 14
    assert blue["share_sail"] == 5 / 7
    assert (yellow["missed"], yellow["low_bids"], yellow["bid"]) == (6, 1, 0.1)
    assert (red["missed"], red["low_bids"], red["bid"]) == (0, 0, 1.5)
    assert blue["bid"] is None
    assert (blue["cargo"], red["asked_harbour"], red["lots_bought"]) == (2, 4.5, 1)
    assert (blue["ended"], blue["ended_behind"]) == (0, None)


def test_a_record_may_begin_at_any_position(wasteful: Habits) -> None:
    record = read_record(WASTEFUL)
    game = starting_game(record)
    for number, (seat, step) in enumerate(steps_of(record)):
        begun = new_record(game.rules, start=position_of(game))
        rest = replace(begun, steps=record.steps[number:])
        for part, whole in zip(habits_of(rest).seats, wasteful.seats, strict=True):
            assert part.lots == whole.lots[len(whole.lots) - len(part.lots) :]
            assert part.loaded_nothing <= whole.loaded_nothing
            assert all(part.taken[kind] <= count for kind, count in whole.taken.items())
        game.apply(seat, step)


@pytest.mark.parametrize(
    ("lot", "dollars", "low"),
    [
        (Lot(14, 20, 3, 5, won=False, sold=True), 8, True),
        (Lot(14, 5, 3, 5, won=False, sold=True), 0, True),  # no dollar more in hand
        (Lot(14, 4, 3, 5, won=False, sold=True), 0, False),  # not even a third
        (Lot(14, 20, 5, 6, won=False, sold=True), 7, False),
        (Lot(14, 20, 5, 16, won=False, sold=True), 0, False),
        (Lot(14, 20, 3, 3, won=True, sold=True), 0, False),
        (Lot(14, 20, 3, 5, won=False, sold=False), 0, False),  # the seller kept it
        (Lot(-2, 20, 0, 5, won=False, sold=True), 0, False),
    ],
)
def test_what_a_bid_has_left_to_others(lot: Lot, dollars: int, low: bool) -> None:
    assert missed(lot) == dollars
    assert is_low(lot) is low


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_habits_agree_with_the_tables_of_a_data_set(file: Path) -> None:
    record = read_file(file)
    found = habits_of(record, file.name)
    rows = {
        name: [row._asdict() for row in table] for name, table in rows_of(record, "", "").items()
    }
    steps = Counter(
        (row["seat"], row["choice"].split()[0])
        for row in rows["steps"]
        if row["decision"] == "action"
    )
    for number, acts in enumerate(found.seats):
        seat = SEATS[number]
        assert acts.taken["produce"] == steps[seat, "produce"]
        assert acts.taken["restock"] == steps[seat, "restock"]
        assert acts.taken["sail"] == steps[seat, "sail"] + steps[seat, "load"]
        assert acts.taken["build"] == acts.machines + acts.warehouses
        assert acts.taken["call"] == steps[seat, "call"] + steps[seat, "outbid"]
        taken = [row for row in rows["loans"] if row["seat"] == seat]
        assert acts.loans == sum(row["what"] in ("taken", "forced") for row in taken)
        assert acts.repaid == sum(row["what"] == "repaid" for row in taken)
        brought = [row for row in rows["auctions"] if row["seller"] == seat]
        assert acts.cargoes == [row["size"] for row in brought]
        assert acts.kept == sum(not row["accepted"] for row in brought)
        bids = [row for row in rows["bids"] if row["seat"] == seat]
        assert [(lot.bid, lot.worth, lot.won) for lot in acts.lots] == [
            (row["bid"], row["worth"], row["won"]) for row in bids
        ]
        assert all(lot.bid <= lot.cash or acts.loans for lot in acts.lots)
        turns = [row for row in rows["turns"] if row["seat"] == seat]
        assert acts.cash == [row["cash"] for row in turns]
    assert sum(acts.ended for acts in found.seats) == (found.book.ended_by == "supply")
    for row in rows["turns"]:
        assert found.net_money(row["turn"]) == row["players"] - 10 * row["loans"]
    assert found.net_money(10_000) is None


def test_the_command_shows_players_side_by_side(tmp_path: Path) -> None:
    file = tmp_path / "wasteful.txt"
    file.write_text(WASTEFUL, encoding="utf-8")
    shown = longshore("habits", str(file))
    assert shown.code == 0, shown
    assert all(name in shown.out for name in ("Ann", "Bora", "Chloé", *SEAT_MEANINGS))
    report = json.loads(longshore("habits", str(file), "--json").out)
    assert (report["format"], report["games"]) == ("longshore-habits/1", 1)
    assert report["players"]["Chloé"]["missed"] == {
        "count": 1,
        "mean": 6,
        "median": 6,
        "deals": 1,
        "interval": None,
    }
    assert report["tables"]["net_money"]["mean"] is None
    refuses(longshore("habits", str(tmp_path / "nowhere")), 2, "cannot read")
    file.write_text(WASTEFUL.replace("red: bid 3", "red: bid 99"), encoding="utf-8")
    refuses(longshore("habits", str(file)), 2, "wasteful.txt", "step 37")


def test_equal_names_are_one_player_over_many_games(tmp_path: Path) -> None:
    arguments = ("--seats", "trader,deckhand,deckhand", "--games", "6", "--seed", "3")
    answer = longshore(
        "arena", *arguments, "--max-turns", "9", "--jobs", "1", "--out", str(tmp_path), "--json"
    )
    report = json.loads(longshore("habits", str(tmp_path), "--json").out)
    arena = json.loads(answer.out)
    assert {name: habits["win"]["count"] for name, habits in report["players"].items()} == {
        "trader": 6,
        "deckhand": 12,
    }
    trader = report["players"]["trader"]
    assert trader["win"]["mean"] == arena["entrants"][0]["win_share"]
    assert trader["win"]["interval"] == arena["entrants"][0]["interval"]
    assert trader["score"]["mean"] == arena["entrants"][0]["score_mean"]
    assert report["tables"]["stopped"]["mean"] == arena["ended_by"]["cap"] / 6
