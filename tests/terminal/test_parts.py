"""Seats, languages, kept games, typed steps and the log, without a screen."""

import os
import re
import time
from pathlib import Path

import pytest
from tests.folders import RECORDS
from tests.terminal.games import dealt, recorded
from tests.text.catalogue import entries

import longshore.cli
import longshore.drawing
import longshore.terminal
from longshore.drawing.log import told
from longshore.record import StepError, parse_step, read_record, step_text
from longshore.record.files import FileError
from longshore.terminal.choices import choices_of, completed, narrowed, step_of
from longshore.terminal.keeping import Keeper, games_folder, last_game, new_keeper
from longshore.terminal.seating import SeatingError, names_of, seats_in, seats_of
from longshore.terminal.session import Session
from longshore.text import LANGUAGES, language_of_locale, translator

# ---------------------------------------------------------------- seats


def test_seats_from_the_command_line() -> None:
    assert seats_of("me, trader:shipper,me", None) == ("me", "trader:shipper", "me")
    assert seats_of(None, None)[0] == "me"
    assert len(seats_of(None, 5)) == 5


@pytest.mark.parametrize(
    ("text", "players"),
    [("me,trader", None), ("me,trader,trader", 4), ("me,,trader", None), ("", None), (None, 6)],
)
def test_wrong_seats(text: str | None, players: int | None) -> None:
    with pytest.raises(SeatingError):
        seats_of(text, players)


def test_a_saved_game_knows_its_bots_but_starts_no_program() -> None:
    record = dealt(4)
    kinds = ("me", "trader:banker", "deckhand", "cmd:python3 bot.py")
    names = names_of(kinds, {"blue": "Ann"})
    assert names == {"blue": "Ann", "red": "trader:banker", "yellow": "deckhand"}
    record.names.update(names, green="cmd:rm")
    assert seats_in(record) == ("me", "trader:banker", "deckhand", "me")


# ---------------------------------------------------------------- language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru"}, "ru"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "cs:nl:de"}, "nl"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LC_MESSAGES": "es_MX", "LANG": "fr_FR"}, "es"),
        ({"LANG": "deu"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


# ---------------------------------------------------------------- keeping


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def test_every_new_game_has_a_file_of_its_own(home: Path) -> None:
    assert last_game() is None
    first, second = new_keeper(), new_keeper()
    assert first.keep(dealt())
    third = new_keeper()
    assert third.file != first.file
    assert second.file == first.file  # nothing was kept yet when it was made
    assert not second.keep(recorded("2007-3-players", 9))  # and nothing is ever overwritten
    assert home in games_folder().parents


def test_the_last_unfinished_game_is_found(home: Path) -> None:
    games_folder().mkdir(parents=True)
    for age, name in enumerate(("oldest", "older", "broken")):
        file = games_folder() / f"{name}.txt"
        if name == "broken":
            file.write_text("no record")
        else:
            assert Keeper(file).keep(dealt())
        os.utime(file, (time.time() - 100 + age,) * 2)
    over = read_record((RECORDS / "2007-3-players.txt").read_bytes())
    assert Keeper(games_folder() / "over.txt").keep(over)
    found = last_game()
    assert found is not None
    assert found.name == "older.txt"
    assert home in found.parents


def test_keeping_is_all_or_nothing(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "game.json")
    assert keeper.keep(dealt())
    assert read_record((tmp_path / "game.json").read_bytes()).steps == ()
    assert (tmp_path / "game.json").read_text().startswith("{")
    longer = recorded("2007-3-players", 9)
    (tmp_path / "game.json").unlink()
    assert not keeper.keep(longer)
    assert keeper.trouble is not None
    assert "game.json" in keeper.trouble


def test_a_folder_that_cannot_be(home: Path) -> None:
    (home / "longshore").write_text("a file")
    with pytest.raises(FileError, match="cannot write"):
        new_keeper()


# ---------------------------------------------------------------- typing


def test_typed_steps() -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    for typed in ("produce", " Produce ", "1", "blue: produce", "prod"):
        assert step_text(step_of(choices, 0, typed, "en")) == "produce"
    assert step_text(step_of(choices, 0, "foreign island", "en")) == "sail island"
    assert step_text(step_of(choices, 0, "take tan@3", "en")) == "take tan@3"  # not for us to judge


@pytest.mark.parametrize("typed", ["fly", "sail", "99", "0", "red: produce", "bid", "", "machine"])
def test_what_is_no_step(typed: str) -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    with pytest.raises(StepError):
        step_of(choices, 0, typed, "en")


def test_typed_words_of_a_language() -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "de")
    assert step_text(step_of(choices, 0, "lagerhaus", "de")) == "warehouse"
    assert [choice.step for choice in narrowed(choices, "hafen rot")] == ["sail red"]


def test_a_number_is_a_bid_where_bids_are_asked() -> None:
    session = Session(dealt(edition=2018, investment_bank="on"), ("me", "me", "me"))
    seat = session.game.turn
    session.play(seat, parse_step("call I goods"))
    choices = choices_of(session.game, seat, "en")
    assert step_text(step_of(choices, seat, "3", "en")) == "bid 3"


def test_completion() -> None:
    session = Session(dealt(), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    assert completed(choices, "sa") == "sail "
    assert completed(choices, "sail ") == "sail red"  # the first of several
    assert completed(choices, "ma") == "machine "
    assert completed(choices, "pr") == "produce"
    assert completed(choices, "xyz") == "xyz"
    assert completed(choices, "foreign") == "sail island"


def test_calls_may_be_typed_in_small_letters() -> None:
    session = Session(dealt(edition=2018, investment_bank="on"), ("me", "me", "me"))
    choices = choices_of(session.game, 0, "en")
    assert step_text(step_of(choices, 0, "call ii goods", "en")) == "call II goods"


# ---------------------------------------------------------------- the log


def test_nothing_is_told_twice() -> None:
    session = Session(recorded("2018-bank-4-players", 580), ("me",) * 4)
    everything = list(told(session.events, "en"))
    lines = [line.text for line in everything]
    for words in ("for a warehouse.", "for a machine.", "for a loan.", "pays the bid"):
        assert not any(words in line for line in lines), words
    for words in ("buys a warehouse for $", "takes a loan", "sells", "interest to"):
        assert any(words in line for line in lines), words
    turns = [event["seat"] for event in session.events if event["event"] == "turn"]
    assert [line.seat for line in everything if line.seat] == turns


# ---------------------------------------------------------------- messages


def test_every_message_of_the_terminal_exists_and_is_used() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for room in (longshore.drawing, longshore.terminal, longshore.cli)
        for path in sorted(Path(str(room.__file__)).parent.rglob("*.py"))
    )
    said = set(re.findall(r"""["'](terminal-[a-z-]*[a-z])["']""", source))
    families = tuple(re.findall(r"""f["'](terminal-[a-z-]+-)\{""", source))
    known = {name for name in entries("en") if name.startswith("terminal-")}
    assert said <= known
    assert families
    unused = {name for name in known - said if not name.startswith(families)}
    assert unused == set()
    for language in LANGUAGES:
        assert all(translator(language).has(name) for name in known)
