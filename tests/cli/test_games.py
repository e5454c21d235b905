"""Whole games played from the shell."""

import json
import re
from pathlib import Path

from tests.cli.shell import command, longshore

from longshore.game import Game
from longshore.game.generator import Generator, new_generator
from longshore.game.playout import BIASED, draw_step
from longshore.record import line_text, read_record, replay, step_text
from longshore.record.words import SEATS


def test_a_game_from_deal_to_score(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    bank = ("--edition", "2018", "--option", "investment_bank=on")
    file.write_text(longshore("new", *bank, "--seed", "7").out)
    game = replay(read_record(file.read_bytes()))
    generator = new_generator(1)
    while not game.over:
        answer = json.loads(longshore("legal", str(file), "--json").out)
        asked = game.asked()
        assert asked is not None
        assert answer["asked"] == {
            "decision": asked.decision,
            "seats": [SEATS[seat] for seat in asked.seats],
        }
        assert answer["legal"] == {
            SEATS[seat]: [step_text(step) for step in game.legal(seat)] for seat in range(3)
        }
        lines = [line for _ in range(4) for line in a_turn(game, generator)]
        assert longshore("apply", str(file), *lines, "--write") == (0, "", "")
    answer = json.loads(longshore("legal", str(file), "--json").out)
    assert answer == {"asked": None, "legal": {"blue": [], "red": [], "yellow": []}}
    score = json.loads(longshore("score", str(file), "--json").out)
    assert score["over"] is True
    assert list(score["scores"].values()) == game.scores()
    assert score["winners"] == [SEATS[seat] for seat in game.winners()]
    told = longshore("replay", str(file)).out
    assert f"Blue {score['scores']['blue']}" in told.splitlines()[-1]
    for answer in (longshore("score", str(file)), longshore("show", str(file), "--seat", "red")):
        assert re.search(r"wins\.|share the victory\.", answer.out)
        assert re.search(rf"^Blue .* {score['scores']['blue']}$", answer.out, re.MULTILINE)


def a_turn(game: Game, generator: Generator) -> list[str]:
    """The steps of a turn, drawn and played."""
    lines: list[str] = []
    turn = game.turn
    while game.turn == turn and (asked := game.asked()) is not None:
        step = draw_step(game, asked.seats[0], generator, BIASED)
        lines.append(line_text(asked.seats[0], step))
        game.apply(asked.seats[0], step)
    return lines


def test_a_short_game_with_real_commands(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ("--option", "stalemate_rounds=1", "--first", "red", "--name", "red=Zoë")
    made = command("new", "--seed", "3", *options)
    assert made.code == 0
    file.write_text(made.out, encoding="utf-8")
    assert "name red Zoë" in made.out
    assert command("legal", str(file), "--seat", "red").out.startswith("# action: red\nred: ")
    passes = ("red: pass", "yellow: pass", "blue: pass")
    printed = command("apply", str(file), *passes)
    assert "result blue=20 red=20 yellow=20" in printed.out
    assert file.read_text(encoding="utf-8") == made.out
    assert command("apply", str(file), *passes, "--write") == (0, "", "")
    assert file.read_text(encoding="utf-8") == printed.out
    assert command("score", "-", stdin=printed.out).out == command("score", str(file)).out
    refused = command("apply", str(file), "red: pass")
    assert refused.code == 1
    assert refused.err.startswith("longshore: ")


def test_the_same_seed_deals_the_same_game() -> None:
    first = longshore("new", "--seed", "12")
    assert first == longshore("new", "--seed", "12")
    assert first != longshore("new", "--seed", "13")
    deals = {longshore("new").out for _ in range(8)}
    assert len(deals) > 1


def test_the_form_of_a_file_stays_what_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(longshore("new", "--seed", "1", "--json").out)
    first = json.loads(file.read_text())["deal"]["first"]
    assert longshore("apply", str(file), f"{first}: pass", "--write").code == 0
    assert json.loads(file.read_text())["steps"] == [f"{first}: pass"]
    text = tmp_path / "game.txt"
    text.write_text(longshore("new", "--seed", "1").out)
    assert json.loads(longshore("apply", str(text), f"{first}: pass", "--json").out)["steps"]
    assert longshore("apply", str(text), f"{first}: pass").out.startswith("longshore-record 1\n")
