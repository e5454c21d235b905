"""`longshore why`: the costliest decisions of a seat, judged by what it could know."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import longshore, refuses
from tests.folders import RECORDS

from longshore.arena.plan import Match, tasks_of
from longshore.arena.play import play_task
from longshore.bots import make_bot
from longshore.bots.judge import Judgement, judge_seat
from longshore.record import Record, partial_record, read_record, step_text, steps_of, write_text
from longshore.record.words import SEATS
from longshore.text import LANGUAGES, translator
from longshore.text.bots import bot_words

GAME = RECORDS / "2018-bank-from-a-position.txt"
AUCTION = """longshore-record 1
rules 1
edition 2018
players 3
start {"turn": "blue", "actions": 2, "seats": {"blue": {"cash": 7, "ship": {"at": "sea", \
"cargo": ["tan", "tan", "white"]}}, "red": {"harbour": ["white@3"], "island": ["orange"]}}}

blue: sail island
red: bid 13
yellow: bid 20
"""


def recorded(name: str, to: int) -> Record:
    record = read_record((RECORDS / name).read_bytes())
    return replace(record, steps=record.steps[:to], result=None, lines=())


def judged(record: Record, seat: int, bot: str = "captain") -> Judgement:
    judge = make_bot(bot, seed=0, simulations=12)
    return judge_seat(record, seat, judge, simulations=8)


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    answer = longshore(
        "why", str(GAME), "red", "--bot", "trader", "--simulations", "20", "--top", "4", "--json"
    )
    assert answer.code == 0, answer
    assert answer.out.count("\n") == 1
    found: dict[str, Any] = json.loads(answer.out)
    return found


def test_the_costliest_decisions_come_first(report: dict[str, Any]) -> None:
    assert (report["format"], report["seat"], report["bot"]) == ("longshore-why/1", "red", "trader")
    assert 0 < report["same"] < report["decisions"]
    rows = report["costliest"]
    assert 0 < len(rows) <= 4
    leads = [row["lead"] for row in rows]
    assert leads == sorted(leads, reverse=True)
    record = read_record(GAME.read_bytes())
    lines = [(SEATS[seat], step_text(step)) for seat, step in steps_of(record)]
    for row in rows:
        assert lines[row["step"] - 1] == ("red", row["played"])
        assert row["better"] != row["played"]
        assert row["lead"] > 2 * row["error"] > 0


def test_a_bid_far_above_its_worth_is_costly(tmp_path: Path) -> None:
    file = tmp_path / "auction.txt"
    file.write_text(AUCTION)
    answer = longshore("why", str(file), "yellow", "--simulations", "40", "--json")
    (row,) = json.loads(answer.out)["costliest"]
    assert (row["step"], row["decision"], row["played"]) == (3, "bid", "bid 20")
    assert int(row["better"].split()[1]) < 13
    assert row["score"] > 3


def test_the_judge_would_do_what_it_did_itself() -> None:
    """A trader leaves nothing to chance, so it agrees with a trader in every decision."""
    match = Match(("trader",) * 3, 2007, 3, {}, 5, 3, max_turns=4)
    record = read_record(play_task(next(tasks_of(match))).record.encode())
    found = judged(record, 1, "trader")
    assert found.decisions == found.same > 10
    assert found.others == ()


def test_cards_of_others_change_nothing() -> None:
    record = recorded("2007-3-players.txt", 90)
    deal = record.deal
    assert deal is not None
    blue, red, yellow = deal.cards
    other = replace(record, deal=deal._replace(cards=(yellow, red, blue)))
    assert judged(record, 1) == judged(other, 1)


def test_sealed_bids_of_others_change_nothing() -> None:
    record = read_record(AUCTION.encode())
    other = read_record(AUCTION.replace("bid 13", "bid 2").encode())
    assert judged(record, 2) == judged(other, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "auction.txt"
    file.write_text(AUCTION)
    given = ("--simulations", "20", "--bot", "trader", "--language", language)
    out = longshore("why", str(file), "yellow", *given).out
    assert f"({bot_words(translator(language), 'trader')})" in out
    assert "20" in out
    assert "terminal" not in out
    assert "±" in out
    nothing = longshore("why", str(file), "blue", *given).out
    assert "±" not in nothing
    assert len(nothing.splitlines()) == 2


def test_what_cannot_be_judged(tmp_path: Path) -> None:
    game = str(GAME)
    refuses(longshore("why", game, "pink"), 2, "no seat", "pink")
    refuses(longshore("why", game, "spectator"), 2, "no seat")
    refuses(longshore("why", game), 2)
    refuses(longshore("why", game, "red", "--bot", "pirate"), 2, "pirate")
    refuses(longshore("why", game, "red", "--top", "0"), 2, "top")
    refuses(longshore("why", str(tmp_path / "nowhere"), "red"), 2, "no such file")
    file = tmp_path / "game.txt"
    file.write_text(AUCTION.replace("bid 13", "fly"))
    refuses(longshore("why", str(file), "red"), 2, "line 8")
    file.write_text(AUCTION.replace("bid 13", "bid 999"))
    refuses(longshore("why", str(file), "red"), 2, "step 2")
    record = recorded("2007-3-players.txt", 30)
    file.write_text(write_text(partial_record(record, 1)))
    refuses(longshore("why", str(file), "red"), 2, "partial")
    broken = f"cmd:{sys.executable} -c 0"
    refuses(longshore("why", game, "red", "--bot", broken, "--simulations", "2"), 1, "cannot judge")
