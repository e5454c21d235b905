"""Scenario files of every bad kind: a line for each, never a traceback."""

import json
from pathlib import Path

import pytest

from longshore.check.run_scenarios import Checked, check_scenarios
from longshore.check.scenario_files import UnreadableFile, parse_scenarios

GOOD = {"name": "good", "edition": "2007", "then": {"turn": "blue"}}


@pytest.mark.parametrize(
    ("content", "line", "problem"),
    [
        (b"", 1, "list of scenarios"),
        (b"{}", 1, "list of scenarios"),
        (b"\n\nnull", 3, "list of scenarios"),
        (b"[\n1]", 2, "is not a scenario"),
        (b"[\n{},\n{]", 3, "wrong JSON"),
        (b'[\n{"name": "a", "edition": "2007"}\n{}]', 3, "Expecting ','"),
        (b'[{"name": "a", "edition": "2007"},]', 1, "wrong JSON"),
        (b'[{"name": "a", "edition": "2007"}', 1, "Expecting ','"),
        (b"[]\n\n[]", 3, "something follows"),
        (b"[\n\xff]", 2, "UTF-8"),
        (b"[" * 100_000, 1, "nested"),
        (b'[{"name": "a", "name": "b", "edition": "2007"}]', 1, "stands twice"),
        (b'[{"name": "a", "edition": "2007", "players": NaN}]', 1, "NaN"),
        (b'[{"name": "a", "edition": "2007", "players": ' + b"9" * 5000 + b"}]", 1, "digits"),
        (b'[\n\n{"name": 1, "edition": "2007"}]', 3, '"name" must be a text'),
        (b'[{"edition": "2007"}]', 1, 'no "name"'),
        (b'[{"name": "a"}]', 1, 'no "edition"'),
        (b'[{"name": "a", "edition": 2007}]', 1, '"edition" must be'),
        (b'[{"name": "a", "edition": "2007", "when": "blue: pass"}]', 1, '"when" must be'),
        (b'[{"name": "a", "edition": "2007", "when": [1]}]', 1, '"when" must be'),
        (b'[{"name": "a", "edition": "2007", "then": []}]', 1, '"then" must be'),
        (b'[{"name": "a", "edition": "2007", "given": null}]', 1, '"given" must be'),
        (b'[{"name": "a", "edition": "2007", "options": []}]', 1, '"options" must be'),
        (b'[{"name": "a", "edition": "2007", "players": "3"}]', 1, '"players" must be'),
        (b'[{"name": "a", "edition": "2007", "players": true}]', 1, '"players" must be'),
        (b'[{"name": "a", "edition": "2007", "rules": "R-INV-1"}]', 1, '"rules" must be'),
        (b'[{"name": "a", "edition": "2007", "create_refused": 1}]', 1, "true or false"),
        (
            b'[{"name": "a", "edition": "2007", "create_refused": true, "when": ["blue: pass"]}]',
            1,
            "nothing is played",
        ),
    ],
)
def test_a_bad_file_is_named_with_its_line(content: bytes, line: int, problem: str) -> None:
    with pytest.raises(UnreadableFile) as caught:
        parse_scenarios(content)
    assert caught.value.line == line
    assert problem in caught.value.problem
    assert str(caught.value).isprintable()


def test_a_good_file_with_a_byte_order_mark() -> None:
    content = b"\xef\xbb\xbf" + json.dumps([GOOD, GOOD]).encode()
    assert [scenario.name for scenario in parse_scenarios(content)] == ["good", "good"]
    assert parse_scenarios(b" [ ] \n") == []


def check(*paths: Path) -> tuple[Checked, list[str], list[str]]:
    fails: list[str] = []
    complaints: list[str] = []
    return check_scenarios(paths, fails.append, complaints.append), fails, complaints


def test_folders_are_searched_and_bad_files_do_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "a" / "b" / "good.json").write_text(json.dumps([GOOD]))
    (tmp_path / "a" / "fails.json").write_text(
        json.dumps([GOOD, GOOD | {"name": "wrong", "then": {"turn": "red"}}])
    )
    (tmp_path / "a" / "notes.txt").write_text("not a scenario")
    assert check(tmp_path)[0] == (2, 1, 0)
    bad = tmp_path / "bad.json"
    bad.write_text("[\n{")
    checked, fails, complaints = check(tmp_path, bad, tmp_path / "nowhere.json")
    assert checked == (2, 1, 2)
    assert checked.exit_code == 2
    assert str(checked) == "2 passed, 1 failed"
    wrong = tmp_path / "a" / "fails.json"
    assert fails == [f'{wrong}: "wrong": turn: expected "red", found "blue"']
    assert complaints[0].startswith(f"{bad}: line 2: wrong JSON")
    assert "nowhere.json" in complaints[1]


def test_exit_codes(tmp_path: Path) -> None:
    good = tmp_path / "good.json"
    good.write_text(json.dumps([GOOD]))
    assert check(good)[0].exit_code == 0
    good.write_text(json.dumps([GOOD | {"then": {"turn": "red"}}]))
    assert check(good)[0].exit_code == 1
    assert check(tmp_path / "nowhere")[0].exit_code == 2


def test_further_keys_are_told_and_not_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "noted.json"
    file.write_text(json.dumps([GOOD | {"wehn": ["blue: pass"], "source": "page 7"}]))
    checked, fails, complaints = check(file)
    assert (checked, checked.exit_code, fails) == ((1, 0, 0), 0, [])
    assert complaints == [
        f'{file}: line 1: the key "{key}" of a scenario is ignored' for key in ("wehn", "source")
    ]
