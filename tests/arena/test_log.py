"""`longshore arena --log`: every decision of chosen bots, in the same order on any machine."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.arena.matches import match_of
from tests.cli.shell import Answer, command, longshore, refuses

from longshore.arena.log import DecisionLog
from longshore.arena.plan import tasks_of
from longshore.arena.play import play_task
from longshore.record import read_record, replay, step_text, steps_of
from longshore.record.words import SEATS

MATCH = ("arena", "--seats", "captain,trader,deckhand", "--games", "3", "--seed", "7")
SHORT = ("--max-turns", "3", "--simulations", "12", "--json")


def logged(file: Path) -> list[dict[str, Any]]:
    """The lines of a log, without CPU times."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for line in lines:
        assert line.pop("cpu_ms") >= 0
    return lines


def held(file: Path, *more: str) -> Answer:
    answer = longshore(*MATCH, *SHORT, "--jobs", "1", "--log", str(file), *more)
    assert answer.code == 0, answer
    return answer


def test_every_decision_is_logged_where_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "out"
    report = json.loads(held(tmp_path / "log", "--out", str(out)).out)
    lines = logged(tmp_path / "log")
    decisions = Counter(line["entrant"] for line in lines)
    assert [decisions[entry["entrant"]] for entry in report["entrants"]] == [
        entry["decisions"] for entry in report["entrants"]
    ]
    assert [line["game"] for line in lines] == sorted(line["game"] for line in lines)
    for number in (1, 2, 3):
        record = read_record((out / "records" / f"game-0000{number}.txt").read_bytes())
        of_game = [line for line in lines if line["game"] == number]
        steps = [(SEATS[seat], step_text(step)) for seat, step in steps_of(record)]
        assert [(line["seat"], line["chosen"]) for line in of_game] == steps
        assert [line["step"] for line in of_game] == list(range(1, len(steps) + 1))
        assert of_game[-1]["turn"] == 9
        for line in of_game[::7]:
            game = replay(record, line["step"] - 1)
            asked = game.asked()
            assert asked is not None
            assert asked.decision == line["decision"]
            assert line["turn"] == sum(game.snapshot().turns) + 1


def test_bots_that_weigh_their_steps_say_how(tmp_path: Path) -> None:
    held(tmp_path / "log", "--log-bots", "captain,deckhand")
    lines = logged(tmp_path / "log")
    assert {line["bot"] for line in lines} == {"captain", "deckhand"}
    for line in lines:
        worths = [candidate["worth"] for candidate in line["candidates"]]
        assert worths == sorted(worths, reverse=True)
        assert bool(worths) == (line["bot"] == "captain")
        assert len(worths) <= line["legal"]


def test_two_processes_write_the_same_log(tmp_path: Path) -> None:
    held(tmp_path / "alone")
    together = command(*MATCH, *SHORT, "--jobs", "2", "--log", str(tmp_path / "together"))
    assert together.code == 0, together
    assert logged(tmp_path / "together") == logged(tmp_path / "alone")


def test_games_are_written_in_order_however_they_arrive(tmp_path: Path) -> None:
    match = match_of(max_turns=1)
    games = [play_task(task) for task in tasks_of(match)]
    assert all(game.decided == () for game in games)
    tasks = tasks_of(type(match)(**{**vars(match), "logged": frozenset((1,))}))
    first, second, third = (play_task(task) for task in tasks)
    assert {one.seat for one in second.decided} == {
        seat.seat for seat in second.seats if seat.entrant == 1
    }
    path = tmp_path / "log"
    with path.open("w", encoding="utf-8") as stream:
        log = DecisionLog(stream, path)
        log.note(third)
        log.note(first)
        assert {line["game"] for line in logged(path)} == {1}
        log.note(second)
    assert [game for game, _ in Counter(line["game"] for line in logged(path)).items()] == [1, 2, 3]


def test_mistakes_of_a_program_are_in_the_log(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready', 'name': 'Wrong'}), flush=True)\n"
        "    elif message['type'] in ('ask', 'refused'):\n"
        "        answer = {'type': 'step', 'id': message['id'], 'step': 'fly'}\n"
        "        print(json.dumps(answer), flush=True)\n"
    )
    seats = f"cmd:{sys.executable} {program},deckhand,deckhand"
    given = ("--games", "3", "--max-turns", "3", "--jobs", "1", "--log", str(tmp_path / "log"))
    assert longshore("arena", "--seats", seats, *given).code == 0
    lines = [line for line in logged(tmp_path / "log") if line["entrant"] == 0]
    first = [line for line in lines if line["game"] == 1]
    assert [line["refused"] for line in first[:4]] == [2, 2, 3, 0]  # then it is replaced
    assert all(line["stand_in"] for line in first)


def test_logs_that_cannot_be_written(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine\n")
    refuses(longshore(*MATCH, "--log", str(taken)), 2, "already contains something")
    assert taken.read_text() == "mine\n"
    refuses(longshore(*MATCH, "--log", str(taken / "deep")), 2, "cannot write to")
    refuses(longshore(*MATCH, "--log", ""), 2, "name of a file")
    refuses(longshore(*MATCH, "--log", "a\0b"), 2)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--log-bots", "captain"), "--log names its file"),
        (("--log", "x", "--log-bots", "pirate"), 'names "pirate"'),
        (("--log", "x", "--log-bots", ","), "empty name"),
    ],
)
def test_bots_that_cannot_be_logged(more: tuple[str, ...], words: str, tmp_path: Path) -> None:
    refuses(
        longshore(*MATCH, *(str(tmp_path / "x") if word == "x" else word for word in more)),
        2,
        words,
    )
    assert not (tmp_path / "x").exists()
