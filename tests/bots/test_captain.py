"""The captain: repeatable, legal everywhere, never late, and honest about what it thinks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import replace

import pytest
from tests.bots.games import MIXES, some_rules
from tests.folders import ROOT

from longshore.bots import Answer, Asking, Seats, make_bot, play_game
from longshore.bots.captain.clues import Clues
from longshore.bots.captain.notes import Notes
from longshore.bots.seats import Played
from longshore.bots.styles import STYLES
from longshore.game import Rules, new_game, rules_for
from longshore.game.editions import Value
from longshore.record import deal_from_seed, position_of, read_position
from longshore.record.words import SEATS
from longshore.view import view_of

LINES = """
import json, sys
from longshore.bots import make_bot, play_game
from longshore.game import rules_for
from longshore.record import deal_from_seed
rules = rules_for(2018, 3, {"investment_bank": "on"})
bots = [make_bot("captain", seed=seat, simulations=40) for seat in range(3)]
print(json.dumps(play_game(rules, deal_from_seed(rules, 5), bots, max_turns=3).lines))
"""


def played(
    rules: Rules, specs: tuple[str, ...], seed: int, simulations: int, max_turns: int
) -> Played:
    names = [specs[seat % len(specs)] for seat in range(rules.players)]
    bots = [
        make_bot(name, seed=seed + seat, simulations=simulations) for seat, name in enumerate(names)
    ]
    return play_game(rules, deal_from_seed(rules, seed), bots, max_turns=max_turns)


@pytest.mark.parametrize(("edition", "options"), MIXES)
def test_every_answer_is_legal(edition: int, options: dict[str, Value]) -> None:
    for players, specs in ((3, ("captain", "deckhand")), (5, ("captain", "trader", "deckhand"))):
        rules = rules_for(edition, players, options)
        game = played(rules, specs, seed=players, simulations=8, max_turns=9 - players)
        assert game.refused == [0] * players
        assert min(game.decisions) > 0


def test_the_same_seed_plays_the_same_game_on_both_cores() -> None:
    """In a separate uncompiled process, and here with the core under test."""
    command = [sys.executable, "-c", LINES]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    there = subprocess.run(command, env=env, capture_output=True, check=True, timeout=300)
    rules = rules_for(2018, 3, {"investment_bank": "on"})
    bots = [make_bot("captain", seed=seat, simulations=40) for seat in range(3)]
    here = play_game(rules, deal_from_seed(rules, 5), bots, max_turns=3).lines
    assert here == json.loads(there.stdout)


def test_no_loan_is_undone_in_its_turn() -> None:
    borrowed = 0
    for seed in range(3):
        game = played(some_rules(), ("captain", "trader"), seed, simulations=30, max_turns=8)
        rules = some_rules()
        table = new_game(rules, deal_from_seed(rules, seed))
        loans: set[int] = set()
        turn = -1
        seats = Seats(table, [make_bot("deckhand", seed=0)] * 3)
        for line in game.lines:
            name, _, step = line.partition(": ")
            seat = SEATS.index(name)
            if table.turn != turn:
                turn = table.turn
                loans.clear()
            if step == "loan" and seat == turn:
                loans.add(seat)
                borrowed += 1
            assert not (step == "repay" and seat in loans), line
            seats.play(seat, step)
    assert borrowed


@pytest.mark.parametrize("style", STYLES)
def test_styles_play(style: str) -> None:
    game = played(some_rules(), (f"captain:{style}", "trader"), 2, simulations=8, max_turns=3)
    assert game.refused == [0, 0, 0]


def test_an_unknown_style_is_one_sentence() -> None:
    with pytest.raises(ValueError, match=r'^a captain has no style "pirate": producer, .*$'):
        make_bot("captain:pirate", seed=1)


def test_candidates_are_best_first_and_hold_the_answer() -> None:
    rules = some_rules()
    game = new_game(rules, deal_from_seed(rules, 3))
    bots = [make_bot("captain", seed=1, simulations=40), *(make_bot("trader", seed=2),) * 2]
    seats = Seats(game, bots)
    seats.start()
    several = 0
    for _ in range(60):
        asked = game.asked()
        assert asked is not None
        seat = asked.seats[0]
        asking = seats.asking(seat)
        answer: Answer = bots[seat].answer(asking)
        if seat == 0:
            steps = [candidate.step for candidate in answer.candidates]
            worths = [candidate.worth for candidate in answer.candidates]
            assert steps[0] == answer.step
            assert len(set(steps)) == len(steps) <= 3
            assert set(steps) <= set(asking.legal)
            assert worths == sorted(worths, reverse=True)
            several += len(steps) > 1
        seats.play(seat, answer.step)
    assert several > 3


@pytest.mark.parametrize("think_ms", [None, 2])
def test_a_hint_tells_how_the_game_is_likely_to_end(think_ms: int | None) -> None:
    """Of every step it names, even in the middle of a plan, where it would not think again."""
    rules = some_rules()
    captain = make_bot("captain", seed=1, simulations=20)
    seats = Seats(new_game(rules, deal_from_seed(rules, 3)), [captain] * 3)
    seat = seats.game.turn
    captain.start(view_of(seats.game, seat))
    told = 0
    for _ in range(8):
        asked = seats.game.asked()
        assert asked is not None
        if asked.seats != (seat,):
            break
        asking = replace(seats.asking(seat, think_ms), advise=True)
        answer = captain.answer(asking)
        assert answer.candidates[0].step == answer.step
        assert {found.step for found in answer.candidates} <= set(asking.legal)
        for found in answer.candidates:
            assert found.score is not None
            assert found.chance is not None
            assert 0 <= found.chance <= 1
        told += 1
        seats.play(seat, answer.step)
    assert told > 2


def test_it_takes_over_at_any_moment() -> None:
    """A new captain for every decision, with and without a start, knows nothing from before."""
    rules = rules_for(2018, 3, {"investment_bank": "on"})
    game = new_game(rules, deal_from_seed(rules, 9))
    traders = [make_bot("deckhand", seed=seat) for seat in range(3)]
    seats = Seats(game, traders)
    seats.start()
    seen: set[str] = set()
    for number in range(160):
        asked = game.asked()
        if asked is None:
            break
        seat = asked.seats[0]
        asking = seats.asking(seat)
        if asked.decision not in seen or number % 16 == 0:
            seen.add(asked.decision)
            captain = make_bot("captain", seed=number, simulations=6)
            if number % 2:
                captain.start(asking.view)
            assert captain.answer(asking).step in asking.legal
        seats.play(seat, traders[seat].answer(asking).step)
    assert {"action", "buy", "stock", "bid", "settle"} <= seen


def test_it_plays_on_from_a_position_where_cash_is_unknown() -> None:
    rules = some_rules()
    start = {"turn": "red", "seats": {"red": {"cash": 3, "loans": 1, "island": ["tan", "tan"]}}}
    game = read_position(rules, start)
    bots = [make_bot("captain", seed=seat, simulations=6) for seat in range(3)]
    seats = Seats(game, bots)
    seats.start()
    for _ in range(60):
        asked = game.asked()
        assert asked is not None
        answer = seats.ask(asked.seats[0])
        seats.play(asked.seats[0], answer.step)
    assert seats.refused == [0, 0, 0]


def test_the_ledger_knows_the_cash_of_a_dealt_game_only() -> None:
    rules = some_rules()
    game = new_game(rules, deal_from_seed(rules, 1))
    seats = Seats(game, [make_bot("trader", seed=seat) for seat in range(3)])
    seats.start()
    dealt, late = Notes(), Notes()
    dealt.start(view_of(game, 0))
    for number in range(80):
        asked = game.asked()
        assert asked is not None
        if number == 40:
            late.start(view_of(game, 0))
        seats.play(asked.seats[0], seats.ask(asked.seats[0]).step)
    dealt.note(view_of(game, 0), seats.public)
    truth = position_of(game)["seats"]
    assert [dealt.cash_of(name) for name in truth] == [s["cash"] for s in truth.values()]
    assert late.ledger is not None
    assert late.ledger.cash("red") is None


def test_a_guard_ends_the_thinking() -> None:
    """Most of the work is still undone when the clock rings. A few late answers are tolerated."""
    rules = some_rules()
    game = new_game(rules, deal_from_seed(rules, 3))
    bots = [make_bot("captain", seed=seat, simulations=10**9) for seat in range(3)]
    seats = Seats(game, bots)
    seats.start()
    late = 0
    for _ in range(25):
        asked = game.asked()
        assert asked is not None
        before = time.thread_time()
        answer = seats.ask(asked.seats[0], think_ms=40)
        late += time.thread_time() - before > 0.040 + 0.050
        seats.play(asked.seats[0], answer.step)
    assert late <= 1


def test_clues_sharpen_the_belief() -> None:
    """All deals are equally likely at first. A bid that fits one card makes it likelier."""
    rules = some_rules()
    game = new_game(rules, deal_from_seed(rules, 1))
    clues = Clues()
    view = view_of(game, 0)
    clues.start(view)
    deals = clues.deals(list(view["seats"]))
    assert len(deals) == 12
    assert {round(chance, 6) for _, chance in deals} == {round(1 / 12, 6)}
    lot = {"turn": "yellow", "actions": 1, "seats": {"yellow": {"ship": {"at": "sea"}}}}
    lot["seats"]["yellow"]["ship"]["cargo"] = ["white", "white", "tan"]  # type: ignore[index]
    auction = read_position(rules, lot)
    auction.apply(2, 902)
    notes = Notes()
    notes.start(view)
    before = notes.clues.chances("red")
    notes.clues.note_bid(auction, 1, "red: bid 14", notes.shares, 20)
    after = notes.clues.chances("red")
    card = view["seats"]["blue"]["card"]
    held = ["black", "brown", "orange", "tan", "white"].index(card)
    assert after[held] == before[held] == 0
    likeliest = max(range(5), key=lambda number: after[number])
    assert likeliest in (3, 4)  # white and tan are worth most to these two
    assert after[likeliest] > before[likeliest]


def test_only_the_own_answer_keeps_a_plan() -> None:
    """A captain that gives hints sees other steps than it suggested, and plans again."""
    rules = some_rules()
    game = new_game(rules, deal_from_seed(rules, 3))
    seat = game.turn
    captain = make_bot("captain", seed=1, simulations=20)
    seats = Seats(game, [captain] * 3)
    captain.start(view_of(game, seat))
    first = seats.asking(seat)
    assert isinstance(first, Asking)
    captain.answer(first)
    seats.play(seat, "produce")
    again = seats.asking(seat)
    assert again.decision == "stock"
    assert captain.answer(again).step in again.legal


def test_who_has_bid_has_the_money() -> None:
    """A captain that joins in the middle knows nobody's cash, but what was bid must be there."""
    rules = some_rules()
    game = new_game(rules, deal_from_seed(rules, 2))
    seats = Seats(game, [make_bot("trader", seed=seat) for seat in range(3)])
    seats.start()
    found = 0
    while found < 3 and (asked := game.asked()) is not None:
        seat = asked.seats[0]
        if asked.decision == "settle":
            view = view_of(game, seat)
            notes = Notes()
            notes.start(view)
            bids = {name: bid for name, bid in view["auction"]["bids"].items() if bid}
            found += len(bids)
            for name, bid in bids.items():
                assert min(notes.guess_cash(name, number, view) for number in range(3)) >= bid
            told = seats.told[seat]
            make_bot("captain", seed=1, simulations=40).answer(seats.asking(seat))
            seats.told[seat] = told
        seats.play(seat, seats.ask(seat).step)
    assert found >= 3
