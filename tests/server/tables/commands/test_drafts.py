"""A turn is a draft until it matters (docs/design.md, section 5)."""

from typing import Any

import msgspec
import pytest
from tests.server.tools.games import Desk, table_at

from longshore.game import Refused
from longshore.record import position_of
from longshore.server.base.clock import Moment
from longshore.server.base.problems import Problem
from longshore.server.messages.lending import Until
from longshore.server.tables.commands.steps import MOST_TURN_STEPS
from longshore.server.tables.reading.look import look as look_at
from longshore.server.tables.table import Table

SHIP = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}
LAST_TURN: dict[str, Any] = {
    "turn": "blue",
    "actions": 1,
    "supply": {"containers": {"black": 0, "brown": 0, "orange": 9, "tan": 9, "white": 9}},
    "ending": True,
}


def look(table: Table, seat: int | None) -> dict[str, Any]:
    """A look at the table, as it is sent."""
    sent: dict[str, Any] = msgspec.to_builtins(look_at(table, seat, Moment(0)))
    return sent


def problem(code: str) -> Any:
    return pytest.raises(Problem, match=f"^{code}$")


def test_a_draft_is_seen_by_its_owner_only() -> None:
    desk = Desk(table_at())
    desk.now = 5
    before = [look(desk.table, seat) for seat in (1, 2, None)]
    work = desk.draft("blue", "produce", "place black@3")
    assert work.entries == []
    assert [look(desk.table, seat) for seat in (1, 2, None)] == before
    mine = look(desk.table, 0)
    assert mine["draft"]["steps"] == ["produce", "place black@3"]
    assert mine["view"]["seats"]["blue"]["cash"] == 19
    assert mine["view"]["asked"] == {"decision": "stock", "seats": ["blue"]}
    assert mine["seq"] == 0
    assert work.rows(None).table.changed_at == 0  # and nobody sees when


def test_undo_redo_and_reset_go_through_the_draft() -> None:
    desk = Desk(table_at())
    views = [look(desk.table, 0)]
    for step in ("loan", "produce", "place black@3", "done"):
        desk.draft("blue", step)
        views.append(look(desk.table, 0))
    for index in (3, 2, 1, 0):
        desk.do("blue", "undo")
        assert look(desk.table, 0)["view"] == views[index]["view"]
        assert look(desk.table, 0)["decision"] == views[index]["decision"]
    with problem("nothing_to_undo"):
        desk.do("blue", "undo")
    for index in (1, 2, 3, 4):
        desk.do("blue", "redo")
        assert look(desk.table, 0)["view"] == views[index]["view"]
        assert look(desk.table, 0)["decision"] == views[index]["decision"]
    with problem("nothing_to_redo"):
        desk.do("blue", "redo")
    desk.do("blue", "reset")
    assert look(desk.table, 0)["view"] == views[0]["view"]
    assert desk.drafted == []
    desk.do("blue", "redo")
    assert desk.drafted == ["loan"]
    desk.draft("blue", "warehouse")
    with problem("nothing_to_redo"):
        desk.do("blue", "redo")


@pytest.mark.parametrize("ideas", [0, 1, 5])
def test_nobody_learns_how_often_a_neighbour_had_another_idea(ideas: int) -> None:
    desk = Desk(table_at())
    own = set()
    for _ in range(ideas):
        desk.draft("blue", "produce")
        own.add(desk.number("blue"))
        desk.do("blue", "reset")
    assert len(own) == ideas  # what was meant for an earlier idea is stale
    desk.take("blue", "pass")
    desk.draft("red", "produce")
    assert desk.number("red") == 1


def test_commit_makes_all_of_it_public_at_once() -> None:
    desk = Desk(table_at())
    desk.draft("blue", "produce", "place black@3", "done")
    desk.draft("blue", "restock red", "take brown@2", "done", "place brown@3", "done")
    work = desk.do("blue", "commit")
    assert [entry.step for entry in work.entries] == [
        "blue: produce",
        "blue: place black@3",
        "blue: done",
        "blue: restock red",
        "blue: take brown@2",
        "blue: done",
        "blue: place brown@3",
        "blue: done",
    ]
    assert desk.table.seq == 8
    assert desk.table.running_game.turn == 1
    assert desk.drafted == []
    assert work.snapshots == []  # a replay plays these few steps again


def test_a_turn_that_would_end_by_itself_waits_for_commit() -> None:
    desk = Desk(table_at({"actions": 1}))
    desk.draft("blue", "warehouse")
    mine = look(desk.table, 0)
    assert mine["draft"] == {
        "steps": ["warehouse"],
        "redo": [],
        "changes": 1,
        "complete": True,
        "final": [],
    }
    assert mine["legal"] == []
    assert mine["decision"] is None
    assert mine["view"]["turn"] == "blue"
    assert mine["view"]["seats"]["blue"]["cash"] == 16
    assert desk.table.running_game.turn == 0
    with problem("turn_complete"):
        desk.take("blue", "loan", decision=None)
    desk.do("blue", "undo")
    assert look(desk.table, 0)["decision"] is not None
    desk.do("blue", "redo")
    desk.do("blue", "commit")
    assert desk.table.running_game.turn == 1


def test_its_changes_are_counted_from_its_beginning() -> None:
    desk = Desk(table_at({"actions": 2}))
    counts = [look(desk.table, 0)["draft"]["changes"]]
    for change in ("draft", "undo", "redo", "reset"):
        if change == "draft":
            desk.draft("blue", "warehouse")
        else:
            desk.do("blue", change)
        counts.append(look(desk.table, 0)["draft"]["changes"])
    assert counts == [0, 1, 2, 3, 4]
    desk.take("blue", "pass", commit=True)
    assert look(desk.table, 1)["draft"]["changes"] == 0, "nobody learns how Blue hesitated"


def test_a_bot_goes_on_from_what_was_drafted() -> None:
    desk = Desk(table_at({"actions": 2}))
    desk.draft("blue", "warehouse")
    work = desk.lend("blue", "turn")
    assert [entry.step for entry in work.entries if entry.step] == ["blue: warehouse"]
    assert desk.drafted == []
    assert (desk.table.running_game.turn, desk.table.seats[0].bot) == (0, "trader")


@pytest.mark.parametrize(("until", "bot"), [("turn", None), ("back", "trader")])
def test_a_finished_draft_is_a_whole_turn(until: Until, bot: str | None) -> None:
    desk = Desk(table_at({"actions": 1}))
    desk.draft("blue", "warehouse")
    desk.lend("blue", until)
    assert (desk.table.running_game.turn, desk.table.seats[0].bot) == (1, bot)


def test_the_end_of_the_game_is_not_known_before_it_is_committed() -> None:
    desk = Desk(table_at(LAST_TURN))
    desk.draft("blue", "pass")
    view = look(desk.table, 0)["view"]
    assert not view["over"]
    assert "cash" not in view["seats"]["red"]
    assert "card" not in view["seats"]["red"]
    assert "scores" not in view
    desk.do("blue", "commit")
    assert look(desk.table, 0)["view"]["over"]
    assert desk.table.phase == "finished"


def test_the_next_players_interest_is_not_known_before_commit() -> None:
    poor = {"actions": 1, "seats": {"red": {"cash": 0, "loans": 1}}}
    desk = Desk(table_at(poor))
    desk.draft("blue", "pass")
    assert look(desk.table, 0)["view"]["seats"]["red"]["loans"] == 1
    desk.do("blue", "commit")
    assert look(desk.table, 0)["view"]["seats"]["red"]["loans"] == 2


@pytest.mark.parametrize(
    ("position", "options", "steps"),
    [
        (SHIP, {}, ("sail island",)),
        (
            {
                "phase": "start",
                "seats": {"blue": {"cash": 0, "loans": 1, "island": ["tan", "tan"]}},
            },
            {"forced_loan_for_interest": "off"},
            ("default",),
        ),
    ],
    ids=["sail island", "default"],
)
def test_what_asks_another_seat_needs_commit(
    position: dict[str, Any], options: dict[str, Any], steps: tuple[str, ...]
) -> None:
    desk = Desk(table_at(position, options=options))
    assert look(desk.table, 0)["draft"]["final"] == [steps[-1]]
    before = position_of(desk.table.running_game)
    with problem("commit_needed"):
        desk.draft("blue", *steps)
    assert position_of(desk.table.running_game) == before
    desk.take("blue", *steps)
    assert position_of(desk.table.running_game) != before


def test_the_end_of_an_outbid_that_returns_containers_needs_commit() -> None:
    position = {
        "seats": {"blue": {"factory": ["tan@2", "tan@3"]}, "red": {"factory": []}},
        "payment": {"holder": "red", "space": "I money", "containers": ["factory brown@2"]},
    }
    desk = Desk(table_at(position, edition=2018, options={"investment_bank": "on"}))
    desk.draft("blue", "outbid", "offer factory tan@2")
    with problem("commit_needed"):
        desk.draft("blue", "offer factory tan@3", "done")
    desk.draft("blue", "offer factory tan@3")
    assert look(desk.table, 0)["draft"]["final"] == ["done"]
    desk.take("blue", "done")
    assert desk.table.running_game.asked() == ("restore", (1,))
    assert look(desk.table, 1)["draft"] is None


def test_bids_and_settling_are_final_when_sent() -> None:
    desk = Desk(table_at(SHIP))
    desk.take("blue", "sail island")
    work = desk.draft("red", "loan", "bid 25")
    assert [entry.step for entry in work.entries] == ["red: loan", "red: bid 25"]
    assert "25" not in "".join(entry.events for entry in work.entries)
    desk.draft("yellow", "bid 3")
    desk.draft("blue", "accept red")
    assert desk.table.running_game.turn == 1
    with problem("no_draft"):
        desk.do("blue", "undo")


def test_a_loan_of_another_seat_is_committed_beneath_the_draft() -> None:
    desk = Desk(table_at())
    desk.draft("blue", "loan", "produce")
    number = desk.number("blue")
    work = desk.take("red", "loan", decision=None)
    assert [entry.step for entry in work.entries] == ["red: loan"]
    assert desk.drafted == ["loan", "produce"]
    assert desk.number("blue") == number
    mine = look(desk.table, 0)["view"]
    assert mine["seats"]["red"]["loans"] == 1
    assert mine["seats"]["blue"]["loans"] == 1
    theirs = look(desk.table, 1)["view"]
    assert theirs["seats"]["blue"]["loans"] == 0


def test_an_own_loan_while_others_are_asked_is_final() -> None:
    desk = Desk(table_at(SHIP))
    desk.take("blue", "sail island")
    work = desk.take("blue", "loan", commit=False, decision=None)
    assert [entry.step for entry in work.entries] == ["blue: loan"]
    desk.take("red", "bid 1")
    desk.take("yellow", "bid 0")
    work = desk.take("blue", "loan", commit=False)
    assert [entry.step for entry in work.entries] == ["blue: loan"]


def test_a_batch_is_atomic() -> None:
    desk = Desk(table_at())
    before = position_of(desk.table.running_game)
    with pytest.raises(Refused, match="factory_price"):
        desk.take("blue", "produce", "place black@6")
    with pytest.raises(Refused, match="hand_not_empty"):
        desk.draft("blue", "produce", "done")
    assert desk.drafted == []
    assert position_of(desk.table.running_game) == before


def test_steps_after_the_turn_are_no_part_of_a_draft() -> None:
    desk = Desk(table_at({"actions": 1}))
    with problem("turn_complete"):
        desk.draft("blue", "warehouse", "pass")
    with pytest.raises(Refused):
        desk.take("blue", "warehouse", "pass")


def test_a_turn_of_loans_and_repayments_comes_to_an_end() -> None:
    desk = Desk(table_at({"seats": {"blue": {"cash": 30}}}))
    for _ in range(MOST_TURN_STEPS // 2):
        desk.take("blue", "loan", "repay")
    with problem("turn_too_long"):
        desk.take("blue", "loan")
    assert "loan" not in look(desk.table, 0)["legal"]
    desk.take("blue", "pass")
    assert desk.table.running_game.turn == 1
    assert "loan" in look(desk.table, 1)["legal"]


def test_a_repayment_inside_an_action_is_drafted() -> None:
    desk = Desk(table_at({"turn": "blue", "seats": {"blue": {"cash": 15, "loans": 1}}}))
    desk.draft("blue", "produce")
    assert "repay" in look(desk.table, 0)["legal"]
    work = desk.draft("blue", "repay")
    assert work.entries == []
    assert look(desk.table, 0)["view"]["seats"]["blue"]["loans"] == 0
    assert look(desk.table, 1)["view"]["seats"]["blue"]["loans"] == 1
    assert "repay" not in look(desk.table, 0)["legal"]
    desk.do("blue", "undo")
    assert look(desk.table, 0)["view"]["seats"]["blue"]["loans"] == 1


def test_a_repayment_at_the_settlement_is_final() -> None:
    given = {
        "turn": "blue",
        "seats": {"blue": {"cash": 15, "loans": 1, "ship": {"at": "sea", "cargo": ["tan"]}}},
    }
    desk = Desk(table_at(given))
    desk.take("blue", "sail island")
    desk.take("red", "bid 12")
    desk.take("yellow", "bid 3")
    assert look(desk.table, 0)["draft"] is None
    assert look(desk.table, 0)["legal"] == ["accept red", "decline", "repay", "loan"]
    desk.take("blue", "repay")
    assert look(desk.table, 1)["view"]["seats"]["blue"]["loans"] == 0
    assert look(desk.table, 0)["legal"] == ["accept red", "loan"]
    with problem("no_draft"):
        desk.do("blue", "undo")
    desk.take("blue", "accept red")
    assert look(desk.table, 0)["view"]["seats"]["blue"]["cash"] == 29
