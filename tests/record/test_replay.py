from dataclasses import replace

import pytest

from longshore.game import Refused, rules_for
from longshore.record import (
    Record,
    RecordError,
    Result,
    extended,
    new_record,
    partial_record,
    position_of,
    read_record,
    replay,
    replay_partial,
    result_of,
    rules_of,
    sentence,
    standard_deal,
    starting_game,
    write_json,
    write_text,
)

RULES = rules_for(2007, 3, {})
OPENING = ("blue: produce", "blue: place black@3", "blue: done")

# One step from the end: two colours are gone once blue has produced.
LAST_TURN = {
    "turn": "blue",
    "actions": 1,
    "supply": {"containers": {"black": 1, "brown": 0}},
    "seats": {"red": {"cash": 31, "island": ["tan", "white"]}},
}
LAST_STEPS = ("blue: produce", "blue: place black@4", "blue: done")


def opening() -> Record:
    return extended(new_record(RULES, standard_deal(RULES)), OPENING)


def finished() -> Record:
    return extended(new_record(RULES, start=LAST_TURN), LAST_STEPS)


def test_steps_are_added_and_checked() -> None:
    record = extended(opening(), ["red:  loan"])
    assert record.steps == (*OPENING, "red: loan")
    assert replay(record).snapshot().loans[1] == 1
    assert replay(record, 3).snapshot().loans[1] == 0


def test_an_illegal_step_is_named_with_line_seat_and_reason() -> None:
    text = write_text(opening()) + "\n# again\nblue: produce\n"
    with pytest.raises(RecordError) as caught:
        replay(read_record(text))
    error = caught.value
    assert (error.line, error.step) == (14, 4)
    assert str(error) == (
        'line 14: step 4, "blue: produce": You have already produced this turn. (R-PROD-1)'
    )
    assert isinstance(error.__cause__, Refused)
    assert error.__cause__.code == "produced_already"


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["red: produce"], 'step 4, "red: produce": It is not your turn. '),
        (["red: loan", "blue: fly"], 'step 5: "fly" is not a step'),
        (["green: loan"], 'step 4, "green: loan": This player is not in the game'),
    ],
)
def test_a_record_is_not_extended_by_illegal_steps(lines: list[str], problem: str) -> None:
    record = opening()
    with pytest.raises(RecordError, match=problem):
        extended(record, lines)
    assert record == opening()


@pytest.mark.parametrize("to", [-1, 4, 10**6])
def test_there_is_no_step_beyond_the_last(to: int) -> None:
    with pytest.raises(RecordError, match="there is no step"):
        replay(opening(), to)


def test_the_last_step_brings_the_result() -> None:
    record = finished()
    assert record.result == Result({"blue": 19, "red": 37, "yellow": 21}, ("red",))
    assert "result blue=19 red=37 yellow=21\n" in write_text(record)
    assert result_of(replay(record, 2)) is None
    with pytest.raises(RecordError, match="The game is over"):
        extended(record, ["red: loan"])


@pytest.mark.parametrize(
    ("result", "problem"),
    [
        (
            Result({"blue": 19, "red": 36, "yellow": 21}),
            "says red=36, but the steps lead to red=37",
        ),
        (Result({"blue": 19, "red": 37}), "says yellow=None"),
        (Result({"blue": 19, "red": 37, "yellow": 21}, ("blue",)), "says that blue won"),
    ],
)
def test_a_wrong_result_is_refused(result: Result, problem: str) -> None:
    record = replace(finished(), result=result)
    with pytest.raises(RecordError, match=problem):
        replay(record)
    assert not replay(record, 1).over  # only the whole game has a result


def test_a_running_game_has_no_result() -> None:
    record = replace(opening(), result=Result({"blue": 1, "red": 1, "yellow": 1}))
    with pytest.raises(RecordError, match="the game goes on"):
        replay(record)


def test_winners_that_the_text_leaves_open_are_found_by_replaying() -> None:
    start = {**LAST_TURN, "seats": {"blue": {"cash": 21}, "yellow": {"cash": 19}}}
    record = extended(new_record(RULES, start=start), LAST_STEPS)
    assert record.result == Result({"blue": 20, "red": 20, "yellow": 20}, ("blue", "red", "yellow"))
    again = read_record(write_text(record))
    assert again.result == Result({"blue": 20, "red": 20, "yellow": 20})
    assert write_json(again) == write_json(record)


def test_a_start_may_name_only_what_differs_from_the_standard_position() -> None:
    record = new_record(
        RULES, start={"phase": "start", "turn": "red", "seats": {"red": {"loans": 1}}}
    )
    game = starting_game(record)
    assert position_of(game)["seats"]["red"]["cash"] == 19
    assert read_record(write_text(record)).start == record.start


def test_a_record_keeps_its_own_copy_of_the_start() -> None:
    start = position_of(starting_game(opening()))
    record = new_record(RULES, start=start)
    start["seats"]["blue"]["cash"] = 99
    assert position_of(starting_game(record))["seats"]["blue"]["cash"] == 20


def test_only_options_that_differ_are_kept_in_the_order_of_the_table() -> None:
    rules = rules_for(2018, 3, {"show_cash": "on", "cancel_bid": "on", "docked_purchase": "off"})
    record = new_record(rules, standard_deal(rules))
    assert list(record.options) == ["cancel_bid", "show_cash"]
    assert rules_of(record).options == rules.options


def test_rules_of_another_number_are_refused() -> None:
    with pytest.raises(RecordError, match=r"rules version 3\. This program knows 1, 2"):
        replay(replace(opening(), rules=3))


def test_a_record_made_by_hand_is_refused_where_it_is_wrong() -> None:
    for record in (
        Record(edition=2007, players=3),
        Record(edition=2011, players=3),
        Record(edition=2007, players=9),
        replace(opening(), options={"show_cash": "maybe"}),
        replace(opening(), deal=standard_deal(rules_for(2007, 4, {}))),
    ):
        with pytest.raises(RecordError):
            replay(record)
    with pytest.raises(RecordError, match="neither a deal nor a start"):
        new_record(RULES)
    with pytest.raises(RecordError, match="one is enough"):
        new_record(RULES, standard_deal(RULES), start={})


def test_a_partial_record_is_neither_scored_nor_played_on() -> None:
    record = partial_record(opening(), 1)
    for use in (replay, starting_game, lambda record: extended(record, ["red: loan"])):
        with pytest.raises(RecordError, match="it is replayed as views, not scored"):
            use(record)
    assert replay_partial(record).turn == 0
    assert replay_partial(opening()).snapshot() == replay(opening()).snapshot()


def test_sentences_name_the_bound() -> None:
    refused = replay(opening()).why_not(0, 1 << 6)
    assert refused is not None
    assert sentence(refused) == "You have no loan to pay back."
    assert sentence(refused, "en") == sentence(refused)
