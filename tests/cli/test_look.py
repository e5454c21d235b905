"""show, legal, score and replay: what a viewer gets, and nothing else."""

import json
from pathlib import Path

import pytest
from tests.cli.shell import longshore

from longshore.record import (
    extended,
    partial_record,
    position_of,
    read_record,
    replay,
    write_text,
)
from longshore.view import view_of

START = {
    "turn": "blue",
    "actions": 2,
    "seats": {
        "blue": {"cash": 7, "ship": {"at": "sea", "cargo": ["tan", "tan", "white"]}},
        "red": {"loans": 1, "harbour": ["white@3"], "island": ["orange", "black"]},
    },
}


@pytest.fixture
def auction(tmp_path: Path) -> Path:
    """An auction in which red has bid."""
    file = tmp_path / "auction.txt"
    text = f"longshore-record 1\nrules 1\nedition 2018\nplayers 3\nstart {json.dumps(START)}\n\n"
    file.write_text(text + "blue: sail island\nred: bid 13 +1\n")
    return file


def test_show_everything(auction: Path) -> None:
    out = longshore("show", str(auction)).out
    for words in (
        "Container, 2018 edition, 3 players (everything is shown)",
        "Asked: yellow (bid).",
        "Blue  cash $7  loans 0  card black  <- active",
        "$3: white   (1 of 1)",
        "at the island: 2 tan, white",
        "bids: red $13 +1",
    ):
        assert words in out
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out


def test_show_as_a_seat_sees_it(auction: Path) -> None:
    out = longshore("show", str(auction), "--seat", "yellow").out
    assert "Blue  cash hidden  loans 0  card hidden" in out
    assert "Yellow  cash $20  loans 0  card orange" in out
    assert "sealed bids of red" in out
    assert "$13" not in out
    assert "Worth to you" in out
    spectator = longshore("show", str(auction), "--seat", "spectator").out
    assert "cash $" not in spectator
    assert "Score now" not in spectator


def test_show_json_is_the_view(auction: Path) -> None:
    game = replay(read_record(auction.read_bytes()))
    for number, name in enumerate(("blue", "red", "yellow")):
        answer = json.loads(longshore("show", str(auction), "--json", "--seat", name).out)
        assert answer == view_of(game, number)
    everything = json.loads(longshore("show", str(auction), "--json").out)
    assert everything["seat"] == "all"
    assert position_of(game).items() <= everything.items()
    assert everything["asked"] == {"decision": "bid", "seats": ["yellow"]}


def test_legal(auction: Path) -> None:
    answer = json.loads(longshore("legal", str(auction), "--json").out)
    assert answer.keys() == {"asked", "legal"}
    assert answer["asked"] == {"decision": "bid", "seats": ["yellow"]}
    assert answer["legal"]["red"] == []  # committed: not even a loan
    assert answer["legal"]["blue"] == ["loan"]
    assert {"bid 0", "bid 20 +2", "loan"} <= set(answer["legal"]["yellow"])
    own = json.loads(longshore("legal", str(auction), "--json", "--seat", "blue").out)
    assert own["legal"] == {"blue": ["loan"]}
    nobody = json.loads(longshore("legal", str(auction), "--json", "--seat", "spectator").out)
    assert nobody["legal"] == {}
    lines = longshore("legal", str(auction)).out.splitlines()
    assert lines[0] == "# bid: yellow"
    assert "yellow: bid 4 +1" in lines


def test_score_of_a_running_game(auction: Path) -> None:
    everybody = json.loads(longshore("score", str(auction), "--json").out)
    assert everybody["over"] is False
    assert everybody["scores"].keys() == {"blue", "red", "yellow"}
    assert "winners" not in everybody
    own = json.loads(longshore("score", str(auction), "--json", "--seat", "blue").out)
    assert own["scores"] == {"blue": everybody["scores"]["blue"]}
    assert json.loads(longshore("score", str(auction), "--json", "--seat", "spectator").out) == {
        "over": False,
        "scores": {},
        "score_sheet": {},
    }
    assert "secret" in longshore("score", str(auction), "--seat", "spectator").out
    assert "As it stands" in longshore("score", str(auction)).out


def test_replay(auction: Path) -> None:
    told = longshore("replay", str(auction)).out
    assert "    1  blue: sail island\n" in told
    assert "    2  red: bid 13 +1\n" in told
    assert "red: bid" not in longshore("replay", str(auction), "--to", "1").out
    answer = json.loads(longshore("replay", str(auction), "--to", "1", "--json").out)
    assert (answer["step"], answer["steps"]) == (1, 2)
    assert answer["asked"]["seats"] == ["red", "yellow"]
    assert answer["seats"]["blue"]["ship"]["at"] == "island"


def test_replay_says_no_to_a_wrong_record(auction: Path) -> None:
    with auction.open("a") as stream:
        stream.write("red: bid 3\n")
    answer = longshore("replay", str(auction))
    assert answer.code == 1
    assert "line 9" in answer.err
    assert longshore("replay", str(auction), "--to", "2").code == 0
    assert longshore("show", str(auction)).code == 2


def test_a_partial_record_shows_only_its_viewers(tmp_path: Path) -> None:
    whole = read_record(longshore("new", "--seed", "5", "--first", "blue").out)
    part = tmp_path / "part.txt"
    part.write_text(write_text(partial_record(extended(whole, ["blue: loan"]), 1)))
    shown = longshore("show", str(part)).out
    assert "(as red sees it)" in shown
    assert shown == longshore("show", str(part), "--seat", "red").out
    assert "Blue  cash hidden  loans 1  card hidden" in shown
    assert json.loads(longshore("legal", str(part), "--json").out)["legal"].keys() == {"red"}
    for seat in ("blue", "all", "spectator"):
        assert longshore("show", str(part), "--seat", seat).code == 2
    assert longshore("score", str(part)).code == 2
    assert longshore("apply", str(part), "blue: pass").code == 2
    assert "blue: loan" in longshore("replay", str(part)).out


def test_every_moment_of_a_game_can_be_drawn(tmp_path: Path) -> None:
    from longshore.check.fuzz_plan import plan_of  # noqa: PLC0415
    from longshore.cli.drawing import table_lines  # noqa: PLC0415
    from longshore.cli.records import Moment  # noqa: PLC0415
    from longshore.game.generator import new_generator  # noqa: PLC0415
    from longshore.game.playout import draw_step  # noqa: PLC0415

    file = tmp_path / "odd.txt"
    for number in range(12):
        plan = plan_of(3, number)
        game, generator = plan.game, new_generator(number)
        file.write_text(write_text(plan.record))
        assert longshore("show", str(file)).code == 0
        for _ in range(60):
            asked = game.asked()
            for viewer in ("all", "spectator", "red"):
                view = Moment(plan.record, game, viewer).view()
                assert list(table_lines(view, plan.record))
            if asked is None:
                break
            game.apply(asked.seats[0], draw_step(game, asked.seats[0], generator, plan.policy))
