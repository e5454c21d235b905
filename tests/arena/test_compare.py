"""Comparisons of games: Student's distribution, pairs of deals, and the arena's own figures."""

import csv
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import longshore, refuses
from tests.folders import RECORDS

from longshore.arena.economy.files import read_book
from longshore.arena.economy.outcomes import outcomes_of_game, overbids
from longshore.arena.economy.print_compared import interval
from longshore.arena.economy.printed import dollars, number
from longshore.arena.statistics import spread_of
from longshore.arena.student import band_of, difference_of, holm, mean_of, point, two_sided

SEATS = ("--seats", "trader,deckhand,deckhand", "--jobs", "1", "--json")


def played(folder: Path, *more: str) -> dict[str, Any]:
    answer = longshore("arena", *SEATS, "--out", str(folder), *more)
    assert answer.code == 0, answer
    report: dict[str, Any] = json.loads(answer.out)
    return report


def said(*arguments: str) -> dict[str, Any]:
    answer = longshore("economy", *arguments, "--json")
    assert answer.code == 0, answer
    report: dict[str, Any] = json.loads(answer.out)
    return report


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.7062), (2, 4.3027), (9, 2.2622), (30, 2.0423), (1000, 1.9623)]
)
def test_students_distribution_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert point(freedom) == pytest.approx(t, abs=1e-4)
    assert two_sided(t, freedom) == pytest.approx(0.05, abs=1e-5)
    assert two_sided(-t, freedom) == two_sided(t, freedom)
    assert two_sided(0, freedom) == 1


def test_means_and_differences() -> None:
    found = mean_of(spread_of([1, 2, 3, 4, 5]))
    assert found is not None
    assert found.mean == 3
    assert found.high == pytest.approx(3 + 2.7764 * 0.70711, abs=1e-3)
    # Welch: 3.5 apart, with a standard error of 1.118 and 5.4 degrees of freedom.
    welch = difference_of(spread_of([1, 2, 3, 4]), spread_of([4, 5, 7, 8]))
    assert welch is not None
    assert welch.mean == 3.5
    assert (welch.low, welch.high) == pytest.approx((0.68887, 6.31113), abs=1e-4)
    assert 0.01 < welch.p < 0.05
    assert mean_of(spread_of([4])) is None
    assert band_of([4]) == (4, 4)


def test_holm_corrects_for_many_outcomes() -> None:
    assert holm([0.01, 0.04, None, 0.03]) == [0.03, 0.06, None, 0.06]
    assert holm([0.6, 0.9]) == [1.0, 1.0]


def test_an_option_is_compared_deal_by_deal(tmp_path: Path) -> None:
    given = ("--games", "12", "--seed", "7", "--max-turns", "12", "--edition", "2007")
    folders = [tmp_path / "without", tmp_path / "with"]
    played(folders[0], *given)
    played(folders[1], *given, "--option", "domestic_sale=on")
    report = said("--compare", *map(str, folders))
    assert report["paired"]
    assert (report["games"], report["deals"]) == ([12, 12], [4, 4])
    (row,) = (row for row in report["outcomes"] if row["outcome"] == "trade")
    trades = [by_deal(folder, "trade") for folder in folders]
    steps = [trades[1][deal] - trades[0][deal] for deal in trades[0]]
    found = mean_of(spread_of(steps))
    assert found is not None
    assert row["difference"] == pytest.approx(found.mean, abs=1e-3)
    assert row["interval"] == pytest.approx([found.low, found.high], abs=1e-3)
    assert row["p_holm"] >= row["p"]
    assert all(side["median"] is not None for side in row["sides"])
    itself = said("--compare", str(folders[0]), str(folders[0]))
    assert {row["difference"] for row in itself["outcomes"]} <= {0, None}
    assert {row["p_holm"] for row in itself["outcomes"]} <= {1, None}
    shown = longshore("economy", "--compare", *map(str, folders))
    assert "paired by deal" in shown.out
    assert "overbid" in shown.out
    options = said(str(tmp_path), "--by", "option")["groups"]
    assert {name: group["turns"]["count"] for name, group in options.items()} == {
        "2007": 12,
        "2007 domestic_sale=on": 12,
    }


def by_deal(folder: Path, column: str) -> dict[str, float]:
    found: defaultdict[str, list[float]] = defaultdict(list)
    with (folder / "games.csv").open(encoding="utf-8", newline="") as stream:
        for row in csv.DictReader(stream):
            found[row["deal"]].append(float(row[column]))
    return {deal: sum(values) / len(values) for deal, values in found.items()}


def test_other_deals_are_not_paired(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        played(tmp_path / seed, "--games", "6", "--seed", seed, "--max-turns", "4")
    report = said("--compare", str(tmp_path / "1"), str(tmp_path / "2"))
    assert not report["paired"]
    assert report["deals"] == [2, 2]
    assert (
        "the deals differ"
        in longshore("economy", "--compare", str(tmp_path / "1"), str(tmp_path / "2")).out
    )


@pytest.mark.parametrize("turns", ["9", "100"])  # the limit stops all games, or few
def test_figures_are_those_of_the_arena_to_the_digit(tmp_path: Path, turns: str) -> None:
    arena = played(tmp_path, "--games", "6", "--seed", "3", "--max-turns", turns)
    assert (arena["ended_by"]["cap"] == 6) == (turns == "9")
    economy = said(str(tmp_path))
    for key in ("games", "mean_turns", "collapsed", "bankrupt_share", "trade_mean", "money_mean"):
        assert economy[key] == arena[key], key
    trader = arena["entrants"][0]
    group = said(str(tmp_path), "--by", "bot")["groups"]["trader"]
    assert group["win"]["count"] == trader["games"]
    assert group["win"]["mean"] == trader["win_share"]
    assert group["win"]["interval"] == trader["interval"]
    assert group["score"]["mean"] == trader["score_mean"]
    assert group["place"]["mean"] == trader["place_mean"]
    assert group["bankrupt"]["mean"] == trader["bankrupt_share"]
    seats = said(str(tmp_path), "--by", "seat")["groups"]
    assert {seat: entry["score"]["count"] for seat, entry in seats.items()} == dict.fromkeys(
        ("blue", "red", "yellow"), 6
    )
    assert "trader" in longshore("economy", str(tmp_path), "--by", "bot").out


def test_an_overbid_is_the_bid_less_the_worth_to_the_winner() -> None:
    books = [read_book(file) for file in sorted(RECORDS.glob("*.txt"))]
    for book in books:
        sold = [auction for auction in book.auctions if auction.accepted]
        assert len(overbids(book.auctions)) == len(sold)
        for auction, overbid in zip(sold, overbids(book.auctions), strict=True):
            (worth,) = (offer.worth for offer in auction.offers if offer.seat == auction.buyer)
            assert overbid == auction.bid - worth
    assert any(overbids(book.auctions) for book in books)
    assert outcomes_of_game(books[0])["bankrupt"] == 0


def test_comparisons_that_make_no_sense() -> None:
    record = str(RECORDS / "2007-3-players.txt")
    refuses(longshore("economy", record, "--compare", record, record), 2, "two folders")
    refuses(longshore("economy", "--compare", record, record, "--out", "x"), 2, "two folders")
    refuses(longshore("economy", record, "--by", "colour"), 2, "bot, option, seat")
    refuses(longshore("economy", record, "--by", "bot", "--out", "x"), 2, "--by")
    refuses(longshore("economy"), 2, "--compare")


def test_no_zero_is_negative() -> None:
    assert interval([-0.003, 0.01]) == "0.00 to 0.01"
    assert (number(-0.004), number(-0.006)) == ("0.00", "-0.01")
    assert (dollars(-0.004), dollars(-0.006), dollars(2)) == ("$0.00", "-$0.01", "$2.00")
