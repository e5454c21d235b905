"""show, legal, score and replay: what a viewer gets, and nothing else."""

import json
import re
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


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)


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
        "2018 anniversary edition (everything is shown)",
        "Blue\u2019s turn. 1 action left.",
        "Make a bid: Yellow",
        "Blue: $7, card black",
        "Red: $20, 1 loan, card brown",
        "  Machines        black, +$6, +$9, +$12",
        "  Harbour Store   1/1: $3 white",
        "  Ship            Island: 2 \u00d7 tan, white",
        "Bids: Red $13*",
    ):
        assert words in out
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out


def test_show_as_a_seat_sees_it(auction: Path) -> None:
    out = longshore("show", str(auction), "--seat", "yellow").out
    assert "(as Yellow sees it)" in out
    assert "Blue: $?\n" in out
    assert "Yellow (you): $20, card orange" in out
    assert "Sealed bids: Red" in out
    assert "$13" not in out
    assert "worth $6 to you" in out
    assert "If the game ended now:" in out
    spectator = longshore("show", str(auction), "--seat", "spectator").out
    assert not re.search(r"(Blue|Red|Yellow): \$[0-9]", spectator)
    assert "If the game ended now:" not in spectator


def test_the_language_is_asked_for_or_that_of_the_locale(
    auction: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command, words in (
        ("show", "Hafengesch\u00e4ft"),
        ("score", "Wenn die Partie jetzt endete"),
        ("replay", "Blau f\u00e4hrt zur fremden Insel"),
    ):
        assert words in longshore(command, str(auction), "--language", "de").out
        assert words not in longshore(command, str(auction)).out
        assert longshore(command, str(auction), "--language", "xx").code == 2
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Hafengesch\u00e4ft" in longshore("show", str(auction)).out
    assert longshore("legal", str(auction)).out.startswith("# bid: yellow\n")


def test_what_is_wrong_is_said_in_that_language_too(auction: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("longshore-record 1\nnonsense\n")
    newer = tmp_path / "newer.txt"
    newer.write_text(auction.read_text("utf-8").replace("rules 1", "rules 3"), "utf-8")
    illegal = tmp_path / "illegal.txt"
    illegal.write_text(auction.read_text("utf-8") + "red: pass\n", "utf-8")
    for command in ("show", "score", "replay"):
        said = longshore(command, str(wrong), "--language", "de").err
        assert said == f"longshore: {wrong}: Zeile 2 ist nicht lesbar.\n"
        said = longshore(command, str(newer), "--language", "de").err
        assert said.startswith(f"longshore: {newer}: Zeile 2: Diese Partie ")
        assert "3" in said
        said = longshore(command, str(illegal), "--language", "de").err
        assert re.search(r"illegal.txt: Schritt \d+ ist nicht erlaubt: [A-Z].*\.\n$", said)
        said = longshore(command, str(tmp_path / "none.txt"), "--language", "de").err
        assert said.endswith("none.txt: Die Datei oder der Ordner fehlt\n")


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
    assert "If the game ended now:" in longshore("score", str(auction)).out


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
    assert "(as Red sees it)" in shown
    assert shown == longshore("show", str(part), "--seat", "red").out
    assert "Blue: $?, 1 loan\n" in shown
    assert json.loads(longshore("legal", str(part), "--json").out)["legal"].keys() == {"red"}
    for seat in ("blue", "all", "spectator"):
        assert longshore("show", str(part), "--seat", seat).code == 2
    refused = longshore("score", str(part), "--language", "de")
    assert refused.code == 2
    assert "(aus der Sicht von Rot)" in refused.err
    assert longshore("apply", str(part), "blue: pass").code == 2
    assert "blue: loan" in longshore("replay", str(part)).out
