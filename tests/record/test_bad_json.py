"""Errors in a JSON record name its path, and nothing is loaded."""

import json
from typing import Any

import pytest

from longshore.record import RecordError, read_record, record_from_json, write_json

GOOD: dict[str, Any] = {
    "format": "longshore-record",
    "version": 1,
    "rules": 1,
    "edition": "2018",
    "options": {"investment_bank": "on"},
    "players": 3,
    "names": {"blue": "Ann"},
    "deal": {
        "first": "blue",
        "machines": ["black", "brown", "orange"],
        "cards": ["tan", "white", "black"],
        "brokers": [["black", "brown"], ["orange"], []],
    },
    "start": None,
    "steps": ["blue: produce", "blue: place black@3"],
    "result": {"scores": {"blue": 91, "red": 70, "yellow": 66}, "winners": ["blue"]},
}
ABSENT = object()


def changed(path: str, value: object) -> dict[str, Any]:
    """The good record with one value replaced, or left out."""
    form = json.loads(json.dumps(GOOD))
    part = form
    *outer, last = path.split(".")
    for key in outer:
        part = part[key]
    if value is ABSENT:
        del part[last]
    else:
        part[last] = value
    return dict(form)


def test_the_good_one_is_good() -> None:
    assert write_json(read_record(json.dumps(GOOD))) == GOOD
    assert read_record("\ufeff \n" + json.dumps(GOOD, indent=2)) == record_from_json(GOOD)


def test_a_running_game_may_have_an_empty_result() -> None:
    empty = changed("result", {"scores": {}, "winners": []})
    assert record_from_json(empty) == record_from_json(changed("result", None))


@pytest.mark.parametrize("path", ["names", "start", "result", "result.winners"])
def test_what_may_be_missing(path: str) -> None:
    read = record_from_json(changed(path, ABSENT))
    assert read == record_from_json(changed(path, None))
    # It has no start, and the winners follow from the scores.
    assert (read == record_from_json(GOOD)) == (path in ("start", "result.winners"))


DEEP: list[Any] = []
for _ in range(900):
    DEEP = [DEEP]

CASES = [
    (".* is not an object", [1]),
    ("\"null\" is not an object", None),
    ("\"format\" is missing", changed("format", ABSENT)),
    ("format: \"chess\" is not", changed("format", "chess")),
    ("version: \"2\": this program reads version 1", changed("version", 2)),
    ("version: \"true\"", changed("version", True)),
    ("version: \"1.0\"", changed("version", 1.0)),
    ("\"rules\" is missing", changed("rules", ABSENT)),
    ("rules: This game uses rules version 9. This program knows 1, 2", changed("rules", 9)),
    ("rules: \"true\" is not a whole number", changed("rules", True)),
    ("rules: the number is not between", changed("rules", 2**5000)),
    ("edition: \"2018\" is not one of", changed("edition", 2018)),
    ("edition: \"2011\" is not one of", changed("edition", "2011")),
    ("players: The game is for three", changed("players", 6)),
    ("players: \"3\" is not a whole number", changed("players", "3")),
    ("\"players\" is missing", changed("players", ABSENT)),
    ("options: .* is not an object", changed("options", ["show_cash"])),
    ("options: \"show_cash\" is \"true\", neither", changed("options", {"show_cash": True})),
    ("options: \"show_cash\" is \"null\", neither", changed("options", {"show_cash": None})),
    ("options: Unknown option", changed("options", {"luck": "on"})),
    ("options: \"\\?\" is not the name", changed("options", {"\ud800": "on"})),
    ("names: unknown key \"pink\"", changed("names", {"pink": "Ann"})),
    ("names.green: there is no seat", changed("names", {"green": "Ann"})),
    ("names.blue: \"7\" is not a text", changed("names", {"blue": 7})),
    ("names.blue: a name has no \"#\"", changed("names", {"blue": "#1"})),
    ("names.blue: the name has characters", changed("names", {"blue": "a\nb"})),
    ("names.blue: the name has characters", changed("names", {"blue": "\ud800"})),
    ("names.blue: the name is empty", changed("names", {"blue": "  "})),
    ("names: .* is not an object", changed("names", "Ann")),
    ("deal.first: there is neither a deal nor a start", changed("deal", None)),
    ("deal: .* is not an object", changed("deal", [])),
    ("deal: \"first\" is missing", changed("deal.first", ABSENT)),
    ("deal.first: \"0\" is not one of", changed("deal.first", 0)),
    ("deal.first: The deal names a starting player", changed("deal.first", "purple")),
    ("deal.machines: 1 machines for 3 seats", changed("deal.machines", ["tan"])),
    ("deal.machines: \"tan\" is not a list", changed("deal.machines", "tan")),
    ("deal.machines.1.: \"null\" is not one of", changed("deal.machines", ["tan", None, "black"])),
    ("deal.machines: more than 1000", changed("deal.machines", ["tan"] * 1001)),
    ("deal.cards.2.: \"mauve\"", changed("deal.cards", ["tan", "black", "mauve"])),
    ("deal.cards: only a partial record", changed("deal.cards", ["tan", "black", None])),
    ("deal.brokers.0.: \"black\" is not a list", changed("deal.brokers", ["black", "tan", ""])),
    ("deal.brokers.1..0.: \"7\" is not", changed("deal.brokers", [["black"], [7], []])),
    ("deal.brokers: with the Investment Bank", changed("deal.brokers", ABSENT)),
    ("deal.brokers: this game has no", changed("options", {})),
    ("start: there is a deal and a start", changed("start", {"turn": "red"})),
    ("start: .* is not an object", changed("start", 5)),
    ("start: \"red\" is not an object", changed("start", "red") | {"deal": None}),
    ("start: seats: .* is not an object", changed("start", {"seats": DEEP}) | {"deal": None}),
    ("start: turn: \"mauve\" is not one", changed("start", {"turn": "mauve"}) | {"deal": None}),
    ("\"steps\" is missing", changed("steps", ABSENT)),
    ("steps: \"null\" is not a list", changed("steps", None)),
    ("steps.1.: \"5\" is not a text", changed("steps", ["blue: produce", 5])),
    ("steps.1.: \"produce\" is not a step", changed("steps", ["blue: produce", "produce"])),
    ("steps.0.: there is no seat \"green\"", changed("steps", ["green: produce"])),
    ("steps.0.: .* is not a text", changed("steps", DEEP)),
    ("result: .* is not an object", changed("result", [91, 70, 66])),
    ("result: \"scores\" is missing", changed("result", {})),
    ("result.scores: unknown key", changed("result.scores", {"pink": 1})),
    ("result: the score of yellow is missing", changed("result.scores", {"blue": 2, "red": 1})),
    ("result.scores.blue: \"1.5\"", changed("result.scores.blue", 1.5)),
    ("result.scores.blue: 2147483648", changed("result.scores.blue", 2**31)),
    ("result: only those with the highest", changed("result.winners", ["red"])),
    ("result: there is no seat \"pink\"", changed("result.winners", ["pink"])),
    ("result.winners: \"1\" is not a text", changed("result.winners", [1])),
    ("result: a partial record is of a game", changed("partial", "red")),
    ("partial: \"7\" is not a text", changed("partial", 7)),
    ("partial: \"me\" is no viewer", changed("partial", "me") | {"result": None}),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "form"), CASES, ids=range(len(CASES)))
def test_an_error_names_its_path(problem: str, form: Any) -> None:
    with pytest.raises(RecordError, match="^" + problem) as caught:
        record_from_json(form)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("line", "problem", "text"),
    [
        (1, "this is not JSON", "{"),
        (3, "this is not JSON", '{"format":\n"longshore-record",\noops}'),
        (2, "this is not JSON", json.dumps(GOOD) + "\n{}"),
        (0, "NaN is not a number of JSON", '{"version": NaN}'),
        (0, "-Infinity is not a number of JSON", '{"version": -Infinity}'),
        (
            0,
            '"1e999"|"inf": this program',
            json.dumps(GOOD).replace('"version": 1', '"version": 1e999'),
        ),
        (0, 'the key "format" stands twice', '{"format": 1, "format": 1}'),
        (0, "is larger than 2147483647", '{"version": 2147483648}'),
        (0, "is larger than 2147483647", '{"version": -' + "9" * 10**5 + "}"),
        (0, "nested too deep", '{"steps":' + "[" * 10**6),
        (0, "nested too deep", '{"steps":' * 10**5),
        (1, "this is not JSON", '{"format": "longshore-record"\x00}'),
    ],
)
def test_wrong_json_is_one_sentence(line: int, problem: str, text: str) -> None:
    with pytest.raises(RecordError, match=problem) as caught:
        read_record(text)
    assert caught.value.line == line
    assert str(caught.value).isprintable()


def test_further_keys_are_not_looked_at() -> None:
    noted = GOOD | {"site": "here", "deal": GOOD["deal"] | {"shuffles": 7}}
    assert record_from_json(noted) == record_from_json(GOOD)
