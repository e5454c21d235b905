"""The game at one keyboard: what can be undone, and what others learn when."""

import pytest
from tests.terminal.games import dealt, recorded

from longshore.game import Refused
from longshore.record import Record, parse_step, replay
from longshore.record.words import SEATS
from longshore.terminal.hints import hints
from longshore.terminal.seating import SeatingError
from longshore.terminal.session import Session
from longshore.text import translator
from longshore.view import view_of

BLUE, RED, YELLOW = range(3)


def three_people(seed: int = 7) -> Session:
    return Session(dealt(seed=seed), ("me", "me", "me"))


def play(session: Session, *steps: str) -> None:
    for step in steps:
        seat = session.asked
        assert seat is not None
        session.play(seat, parse_step(step))


def steps(session: Session) -> tuple[str, ...]:
    return session.record.steps


def test_a_turn_can_be_undone_step_by_step() -> None:
    session = three_people()
    before = session.view(BLUE)
    play(session, "produce", "place tan@3")
    assert steps(session) == ("blue: produce", "blue: place tan@3")
    assert session.table.lines == []  # nobody else knows of it
    assert session.undo()
    assert steps(session) == ("blue: produce",)
    assert session.undo()
    assert not session.undo()
    assert session.view(BLUE) == before
    assert session.events == [{"event": "turn", "seat": "blue"}]


def test_redo_and_reset() -> None:
    session = three_people()
    play(session, "loan", "produce", "place tan@3", "done")
    after = session.view(BLUE)
    assert session.reset()
    assert not session.reset()
    while session.redo():
        pass
    assert session.view(BLUE) == after
    assert len(session.draft) == 4
    session.undo()
    play(session, "lift tan@2")
    assert not session.redo()  # the game has gone another way


def test_the_end_of_a_turn_cannot_be_undone() -> None:
    session = three_people()
    play(session, "produce", "place tan@3", "done")
    assert not session.is_final(BLUE, parse_step("sail red"))
    assert session.is_final(BLUE, parse_step("warehouse"))  # the second action: the turn is over
    play(session, "warehouse")
    assert session.asked == RED
    assert not session.undo()
    assert session.table.lines[-1] == "blue: warehouse"


def test_passing_cannot_be_undone() -> None:
    session = three_people()
    assert session.is_final(BLUE, parse_step("pass"))


def test_what_others_decide_cannot_be_undone() -> None:
    session = Session(record_until("bid"), ("me", "me", "me"))
    assert session.decision == "bid"
    seat = session.asked
    assert seat is not None
    assert session.is_final(seat, parse_step("loan"))  # outside the seat's own turn
    play(session, "bid 1", "bid 0")
    assert (session.decision, session.undo()) == ("settle", False)
    assert session.is_final(session.game.turn, parse_step("decline"))


def record_until(decision: str) -> Record:
    for to in range(1, 480):
        record = recorded("2007-3-players", to)
        asked = replay(record).asked()
        if asked is not None and asked.decision == decision:
            return record
    raise AssertionError(decision)


def test_a_refused_step_changes_nothing() -> None:
    session = three_people()
    play(session, "produce")
    before = session.record
    with pytest.raises(Refused):
        session.play(BLUE, parse_step("place black@3"))
    assert session.record == before
    assert len(session.draft) == 1


def test_bots_commit_at_once_and_know_no_draft() -> None:
    session = Session(dealt(), ("me", "trader", "trader"), seed=5)
    play(session, "produce", "place tan@3", "done")
    assert session.table.public == []
    play(session, "pass")
    assert session.table.public == [
        "blue: produce",
        "blue: place tan@3",
        "blue: done",
        "blue: pass",
    ]
    answer = session.ask_bot(RED)
    session.play(RED, parse_step(answer.step))
    assert session.draft == []
    assert session.table.lines[-1].startswith("red: ")


def test_a_record_is_played_on_as_if_it_had_never_stopped() -> None:
    record = recorded("2018-bank-4-players", 300)
    session = Session(record, ("me", "trader", "trader", "trader"))
    assert session.record.steps == record.steps
    assert session.view(None) == view_of(replay(record), None)
    assert session.table.public  # the bots will be told the whole story
    assert sum(event["event"] == "turn" for event in session.events) > 10


def test_tracked_cash_is_the_true_cash_of_a_dealt_game() -> None:
    record = recorded("2007-5-players", 400)
    session = Session(record, ("me",) * 5)
    true = {name: session.view(seat)["seats"][name]["cash"] for seat, name in enumerate(SEATS)}
    assert session.tracked_cash(BLUE) == true


def test_a_hint_leaves_no_trace_and_is_legal() -> None:
    session = Session(dealt(), ("me", "trader", "trader"))
    first = hints(session.first_view(BLUE), session.asking(BLUE))
    play(session, "produce", "place tan@3", "done")
    hints(session.first_view(BLUE), session.asking(BLUE))
    session.reset()
    again = hints(session.first_view(BLUE), session.asking(BLUE))
    assert again == first
    assert {hint.step for hint in first} <= set(session.asking(BLUE).legal)
    assert first[0].worth is not None


@pytest.mark.parametrize("seats", [("me", "wizard", "trader"), ("me", "trader")])
def test_seats_that_do_not_fit(seats: tuple[str, ...]) -> None:
    with pytest.raises(SeatingError):
        Session(dealt(), seats)


def test_a_stand_in_is_told_once() -> None:
    session = Session(dealt(seed=7), ("me", "cmd:/nowhere/bot", "deckhand"))
    [(seat, why)] = session.stand_ins(translator("de"))
    assert seat == RED
    assert "/nowhere/bot" not in why  # what it did, in English, is for whoever wrote it
    assert session.stand_ins(translator("de")) == []
    session.close()


def selling(*seats: str) -> Session:
    record = dealt(domestic_sale="on", domestic_sale_first_turn="allowed")
    return Session(record, seats or ("me", "me", "me"))


def test_nobody_is_asked_for_a_domestic_sale() -> None:
    """R-DOM-1: the turn begins with the actions, and a sale is possible until the first one."""
    session = selling()
    assert session.decision == "action"
    assert not session.undo()
    assert not session.reset()
    assert steps(session) == ()  # a saved game still has the choice
    (sale,) = session.sales()
    assert session.why_not(BLUE, sale) is None
    assert not session.is_final(BLUE, sale)
    cash = session.view(BLUE)["seats"]["blue"]["cash"]
    play(session, "loan", "sell tan@2")
    assert session.view(BLUE)["seats"]["blue"]["cash"] == cash + 12
    assert steps(session) == ("blue: sell tan@2", "blue: loan")
    assert session.sales() == []
    with pytest.raises(Refused):
        session.play(BLUE, sale)
    assert session.reset()
    assert session.sales() == [sale]
    assert session.decision == "action"


def test_a_sale_is_over_with_the_first_action() -> None:
    session = selling()
    play(session, "produce", "place tan@3", "done")
    assert session.sales() == []
    session.reset()
    assert session.redo()
    assert steps(session) == ("blue: skip", "blue: produce")
    play(session, "place tan@3", "done", "pass")
    assert session.table.lines[0] == "blue: skip"
    assert session.decision == "action"  # red is not asked either
    assert session.sales() != []


def test_bots_decide_about_a_sale_themselves() -> None:
    session = selling("trader", "me", "me")
    assert session.decision == "domestic"
    assert session.sales() == []
