"""Games are saved in files."""

import os
import time
from pathlib import Path

import pytest
from tests.folders import RECORDS
from tests.terminal.games import dealt, recorded

from longshore.record import read_record
from longshore.record.files import FileError
from longshore.terminal.keeping import Keeper, games_folder, last_game, new_keeper


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
    assert "game.json" in keeper.why("en")
    assert keeper.why("de") == "Die Datei oder der Ordner fehlt"


def test_a_folder_that_cannot_be(home: Path) -> None:
    (home / "longshore").write_text("a file")
    with pytest.raises(FileError, match="cannot write"):
        new_keeper()
