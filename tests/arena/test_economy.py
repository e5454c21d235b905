"""The economy of games: every dollar and container accounted for."""

import csv
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.folders import RECORDS

from longshore.arena.economy.book import Book
from longshore.arena.economy.files import NoRecords, read_book, record_files, save_tables
from longshore.arena.economy.plots import save_plots
from longshore.arena.economy.report import report_of
from longshore.arena.economy.trace import economy_of
from longshore.arena.economy.trades import ROLES, Moment
from longshore.game.state import BANK_PURSE
from longshore.record import RecordError, read_record, replay, write_json, write_text

FILES = sorted(RECORDS.glob("*.txt"))
STAGE_PURPOSES = {
    "factory": "restock",
    "harbour": "load",
    "auction": "bid",
    "domestic": "domestic",
}

# One container on its whole way: made before the game, sold by red to blue for 2, by blue to red
# for 4, and at the island to blue, who bids 5 against 3 of yellow.
ONE_WAY = """longshore-record 1
rules 1
edition 2007
players 3
first blue
machines black brown orange
cards tan brown black

blue: restock red
blue: take brown@2
blue: done
blue: place brown@4
blue: done
blue: pass
red: sail blue
red: take brown@4
red: done
red: sail sea
yellow: pass
blue: pass
red: sail island
blue: bid 5
yellow: bid 3
red: accept blue
"""


def test_one_container_on_its_way() -> None:
    book = economy_of(read_record(ONE_WAY))
    assert [(sale.stage, sale.seller, sale.buyer, sale.price) for sale in book.sales] == [
        ("factory", "red", "blue", 2),
        ("harbour", "blue", "red", 4),
        ("auction", "red", "blue", 5),
    ]
    # The bank doubles what red gets; blue's only colour is discarded, so it pays nothing.
    assert [(row.role, row.seat, row.cost, row.income) for row in book.margins] == [
        ("maker", "red", 0, 2),
        ("warehouse", "blue", 2, 4),
        ("shipper", "red", 4, 10),
        ("collector", "blue", 5, 0),
    ]
    (auction,) = book.auctions
    assert auction.when == Moment(5, 2)
    assert (auction.bid, auction.second, auction.premium, auction.cost) == (5, 3, 2, 4)
    assert [money.total for money in book.money] == [60, 60, 60, 60, 60, 65, 65]
    assert [(flow.purpose, flow.amount) for flow in book.bank_flows] == [("subsidy", 5)]
    report = report_of([book])
    assert report["margins"]["shipper"]["mean"] == 6
    assert report["prices"]["auction"]["brown"]["mean"] == 5
    assert report["money"]["sources"] == {"subsidy": 5}


def test_a_declined_lot_costs_its_seller_the_bid_too() -> None:
    record = read_record(ONE_WAY.replace("accept blue", "decline"))
    book = economy_of(record)
    assert [sale.stage for sale in book.sales] == ["factory", "harbour"]
    collector = book.margins[-1]
    assert (collector.role, collector.seat, collector.cost) == ("collector", "red", 9)
    assert [(flow.purpose, flow.amount) for flow in book.bank_flows] == [("decline", -5)]


def test_what_is_made_together_shares_its_cost() -> None:
    steps = (
        *("blue: machine brown", "blue: produce", "blue: place black@3", "blue: place brown@3"),
        *("blue: done", "red: restock blue", "red: take black@3", "red: done"),
    )
    book = economy_of(replace(read_record(ONE_WAY), steps=steps))
    assert [(row.role, row.cost, row.income) for row in book.margins] == [("maker", 0.5, 3)]
    left = Counter((row.place, row.seat) for row in book.left_over)
    assert left == {("factory", "blue"): 2, ("factory", "red"): 1, ("factory", "yellow"): 1}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_dollar_and_container_of_a_game(file: Path) -> None:
    record = read_record(file.read_bytes())
    book = economy_of(record)
    state = replay(record).snapshot()
    assert book.money[-1].total == sum(state.money) - state.money[BANK_PURSE]
    assert book.money[-1].players == sum(state.money[: record.players])
    assert book.money[-1].loans == sum(state.loans)
    assert book.money[-1].total - book.money[0].total == sum(row.amount for row in book.bank_flows)

    paid = Counter[str]()
    for flow in book.flows:
        paid[flow.purpose] += flow.amount
    for stage, purpose in STAGE_PURPOSES.items():
        prices = sum(sale.price for sale in book.sales if sale.stage == stage)
        assert prices == pytest.approx(paid[purpose])
    bought = sum(sale.price for sale in book.sales if (sale.stage, sale.seller) == ("broker",) * 2)
    if record.options.get("broker_empty_space") == "allowed":
        assert bought <= paid["broker_payment"]  # some was bid for nothing
    else:
        assert bought == pytest.approx(paid["broker_payment"])
    subsidies = sum(row.amount for row in book.bank_flows if row.purpose == "subsidy")
    assert subsidies == sum(row.bid for row in book.auctions if row.accepted)

    if record.deal is not None and not record.options.get("investment_bank"):
        # Every cost was known, so incomes and costs are whole payments.
        incomes = {
            role: sum(row.income for row in book.margins if row.role == role) for role in ROLES
        }
        assert incomes["maker"] + incomes["warehouse"] == pytest.approx(
            paid["restock"] + paid["load"] + paid["domestic"]
        )
        assert incomes["shipper"] == pytest.approx(paid["bid"] + paid["subsidy"])
        game = replay(record)
        islands = sum(game.score(seat).island.total for seat in range(record.players))
        assert incomes["collector"] == islands


def books() -> list[Book]:
    return [read_book(file) for file in FILES]


def test_the_report_and_its_files(tmp_path: Path) -> None:
    found = books()
    report = report_of(found)
    assert report["games"] == len(FILES)
    assert set(report["prices"]) == {"factory", "harbour", "auction", "broker", "domestic"}
    for entries in report["prices"].values():
        for entry in entries.values():
            assert entry["count"] == sum(third["count"] for third in entry["thirds"].values())
            assert entry["count"] == sum(row["count"] for row in entry["rounds"])
    money = report["money"]
    change = sum(money["sources"].values()) - sum(money["sinks"].values())
    assert money["end_mean"] is not None
    assert money["start_mean"] is not None
    assert money["end_mean"] - money["start_mean"] == pytest.approx(change, abs=0.01)
    out = tmp_path / "deep" / "out"
    save_tables(out, report, found)
    save_plots(out, found)
    assert json.loads((out / "economy.json").read_text()) == report
    with (out / "sales.csv").open(newline="") as stream:
        sales = list(csv.DictReader(stream))
    assert len(sales) == sum(len(book.sales) for book in found)
    names = {path.name for path in out.iterdir()}
    assert names >= {"prices.png", "margins.png", "money.png", "auctions.png", "flows.csv"}


def test_a_game_in_which_nothing_happened(tmp_path: Path) -> None:
    record = replace(read_record(ONE_WAY), steps=())
    book = economy_of(record)
    report = report_of([book])
    assert report["prices"] == {}
    assert report["auctions"]["bid"]["mean"] is None
    save_tables(tmp_path, report, [book])
    save_plots(tmp_path, [book])


def test_which_files_are_records(tmp_path: Path) -> None:
    with pytest.raises(NoRecords, match="no records in"):
        record_files(tmp_path)
    record = read_record(ONE_WAY)
    (tmp_path / "notes.txt").write_text("not a record")
    (tmp_path / "arena.json").write_text('{"format": "longshore-arena/1"}')
    with pytest.raises(NoRecords):
        record_files(tmp_path)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.json").write_text(json.dumps(write_json(record), indent=1))
    (tmp_path / "a.txt").write_text(write_text(record))
    files = record_files(tmp_path)
    assert [file.name for file in files] == ["a.txt", "b.json"]
    first, second = (read_book(file) for file in files)
    assert first.sales == second.sales


def test_a_step_that_is_refused_is_named(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(ONE_WAY.replace("yellow: pass", "yellow: repay"))
    with pytest.raises(RecordError, match=r"line 19: step 11, .yellow: repay"):
        read_book(file)
