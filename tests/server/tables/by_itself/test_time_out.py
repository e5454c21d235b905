"""When time runs out, a bot plays or the least is done."""

from functools import partial

from tests.server.tools.games import table_at
from tests.server.tools.timed import TimedDesk

from longshore.bots.deckhand import Deckhand
from longshore.bots.seats import Seats
from longshore.game import Game, new_game, rules_for
from longshore.record import deal_from_seed, step_text
from longshore.server.base.clock import DAY, SECOND
from longshore.server.messages.pace import LivePace
from longshore.server.tables.by_itself.least import least_step
from longshore.server.tables.commands.pause import vote_pause

BOT = LivePace(turn=30, bank=0, out_of_time="bot")
LEAST = LivePace(turn=30, bank=0, out_of_time="least")
SHIP = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}


def lines(desk: TimedDesk) -> list[str]:
    return [f"{event['seat']}: {event['step']}" for event in desk.told("step")]


def test_nothing_happens_a_moment_too_early() -> None:
    desk = TimedDesk(LEAST)
    desk.pass_time(30 * SECOND - 1)
    assert not desk.act().changed
    desk.pass_time(1)
    assert desk.act().changed
    assert not desk.act().changed  # another process that comes later finds nothing to do


def test_the_draft_is_dropped_and_the_turn_passed() -> None:
    desk = TimedDesk(LEAST)
    desk.draft("blue", "produce")
    desk.pass_time(30 * SECOND)
    desk.act()
    assert desk.drafted == []
    assert desk.told("time_out") == [{"event": "time_out", "seat": "blue"}]
    assert lines(desk) == ["blue: pass"]
    assert desk.running == ["red"]


def test_an_open_decision_is_finished_then_passed() -> None:
    desk = TimedDesk(LEAST)
    desk.take("blue", "produce")
    desk.pass_time(31 * SECOND)
    desk.act()
    machine = desk.table.running_game.snapshot()
    assert lines(desk)[1].startswith("blue: place ")
    assert lines(desk)[1].endswith("@1")
    assert lines(desk)[2:] == ["blue: done", "blue: pass"]
    assert machine.turn == 1


def test_what_was_lifted_goes_back_at_its_old_price() -> None:
    board = {"harbour": ["tan@3", "white@5"], "warehouses": 3}
    position = {"turn": "blue", "seats": {"blue": board}}
    desk = TimedDesk(LEAST, position)
    desk.take("blue", "reprice", "lift white@5", "lift tan@3")
    desk.pass_time(31 * SECOND)
    desk.act()
    assert lines(desk)[3:] == [
        "blue: place white@5",
        "blue: place tan@3",
        "blue: done",
        "blue: pass",
    ]


def test_bidders_run_out_together_and_the_seller_accepts_the_first() -> None:
    desk = TimedDesk(LEAST, SHIP)
    desk.take("blue", "sail island")
    desk.pass_time(30 * SECOND)
    desk.act()
    # Both bid nothing, and nothing more in the tie-break, for which they had new time.
    assert len(desk.told("time_out")) == 2
    assert desk.running == ["red", "yellow"]
    desk.pass_time(30 * SECOND)
    desk.act()
    assert desk.running == ["blue"]
    desk.pass_time(30 * SECOND)
    desk.act()
    assert lines(desk)[-1] == "blue: accept red"
    assert desk.running == ["red"]


def test_what_a_bid_to_a_broker_needs_is_borrowed_again() -> None:
    """Else it would be borrowed and repaid without end."""
    position = {
        "turn": "blue",
        "payment": {"holder": "red", "space": "I goods", "money": 10},
        "seats": {"blue": {"cash": 20, "loans": 2}},
    }
    desk = TimedDesk(LEAST, position, edition=2018, options=BANK)
    desk.take("blue", "outbid")
    desk.take("blue", "repay")
    desk.pass_time(30 * SECOND)
    desk.act()
    assert lines(desk)[2:] == ["blue: loan", "blue: bid 11", "blue: pass"]
    assert desk.running == ["red"]


def test_only_those_whose_time_is_over_are_answered_for() -> None:
    desk = TimedDesk(LivePace(turn=10, bank=20, out_of_time="least"), SHIP)
    clocks = desk.table.progress.clocks
    assert clocks is not None
    desk.pass_time(20 * SECOND)
    desk.take("blue", "sail island")
    desk.take("red", "bid 3")
    desk.pass_time(30 * SECOND)
    desk.act()
    assert [event["seat"] for event in desk.told("time_out")] == ["yellow"]
    assert desk.running == ["blue"]
    assert desk.clock("blue")["bank_ms"] == 10 * SECOND


def test_a_bot_plays_until_the_owner_returns() -> None:
    desk = TimedDesk(BOT)
    desk.draft("blue", "produce")
    desk.pass_time(31 * SECOND)
    desk.act()
    assert desk.drafted == []
    assert desk.table.seats[0].bot == "trader"
    assert desk.table.waits_for_bot()
    assert desk.table.due_at is None
    assert desk.told("bot_plays") == [
        {"event": "bot_plays", "seat": "blue", "bot": "trader", "until": "back"}
    ]


def test_a_pause_stops_the_clocks_and_ends_by_itself() -> None:
    desk = TimedDesk(BOT)
    desk.pass_time(10 * SECOND)
    for seat in range(3):
        assert desk.running == ["blue"]
        desk.do_command(partial(vote_pause, seats=[seat], do="pause"))
    assert desk.running == []
    desk.pass_time(DAY)
    assert not desk.act().changed
    assert desk.clock("blue")["remaining_ms"] == 20 * SECOND
    desk.pass_time(6 * DAY)
    desk.act()
    assert desk.told("resumed") == [{"event": "resumed", "by": None}]
    assert desk.clock("blue")["remaining_ms"] == 20 * SECOND
    assert desk.running == ["blue"]


# ---------------------------------------------------------------- the least


EXPECTED = {
    "interest": "loan",
    "seize": "seize ",
    "pay": "pay ",
    "domestic": "skip",
    "action": "pass",
    "make": "make ",
    "buy": "done",
    "stock": "done",
    "bid": "bid ",
    "settle": "accept ",
    "broker_bid": "bid ",
    "offer": "offer ",
    "restore": "place ",
}
HOUSE = {"forced_loan_for_interest": "off", "domestic_sale": "on"}
BANK = {"investment_bank": "on"}


def check_least(game: Game, seat: int, decision: str) -> None:
    """The least is legal, and follows the rules for time."""
    step = least_step(game, seat)
    legal = [step_text(code) for code in game.legal(seat)]
    assert step in legal
    if "done" in legal:
        assert step == "done"
    elif decision in ("bid", "broker_bid"):
        assert step == legal[0]
    elif step.startswith("place "):
        cheapest = min(int(place[-1]) for place in legal if place.startswith("place "))
        assert step.endswith(f"@{cheapest}")
    else:
        assert step.startswith(EXPECTED[decision])
        if step not in ("pass", "skip", "loan"):
            kinds = [other for other in legal if other.startswith(EXPECTED[decision])]
            assert step == kinds[0]


def test_the_least_of_every_decision() -> None:
    found: set[str] = set()
    wanted = set(EXPECTED) - {"interest", "seize"}
    for seed in range(60):
        bank = seed % 2
        rules = rules_for(2018, 3, BANK) if bank else rules_for(2007, 3, HOUSE)
        game = new_game(rules, deal_from_seed(rules, seed))
        seats = Seats(game, [Deckhand(seed=seed * 10 + number) for number in range(3)])
        seats.start()
        for _ in range(1500):
            asked = game.asked()
            if asked is None:
                break
            found.add(asked.decision)
            check_least(game, asked.seats[0], asked.decision)
            seats.play(asked.seats[0], seats.ask(asked.seats[0]).step)
        if found >= wanted:
            return
    assert found >= wanted


def test_the_least_of_somebody_who_repaid_the_money_for_a_bid() -> None:
    calling = {
        "turn": "blue",
        "actions": 1,
        "called": True,
        "open": {"decision": "broker_bid", "space": "I goods"},
        "payment": {"holder": "red", "space": "I goods", "money": 19},
    }
    for cash, loans, least in ((0, 0, "loan"), (10, 1, "loan"), (19, 1, "loan"), (20, 1, "bid 20")):
        seats = {"blue": {"cash": cash, "loans": loans}}
        game = table_at(calling | {"seats": seats}, edition=2018, options=BANK).running_game
        assert least_step(game, 0) == least


def test_the_least_of_somebody_who_cannot_pay() -> None:
    board = {"cash": 0, "loans": 1, "island": ["tan", "black"]}
    poor = {"turn": "blue", "phase": "before", "seats": {"blue": board}}
    game = table_at(
        poor | {"open": {"decision": "interest"}}, options={"forced_loan_for_interest": "off"}
    ).running_game
    check_least(game, 0, "interest")
    seize = {"decision": "seize", "debtor": "blue", "loans": 1, "due": 2}
    game = table_at(poor | {"open": seize}).running_game
    check_least(game, game.asked().seats[0], "seize")  # type: ignore[union-attr]
    assert least_step(game, game.asked().seats[0]) == "seize black"  # type: ignore[union-attr]
