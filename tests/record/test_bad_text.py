"""Errors in a text record name the line, and nothing is loaded."""

import pytest

from longshore.record import RecordError, read_record, write_text

GOOD = """\
longshore-record 1
rules 1
edition 2018
options investment_bank=on
players 3
name blue Ann
first blue
machines black brown orange
cards tan white black
brokers black,brown orange -
result blue=91 red=70 yellow=66

blue: produce
blue: place black@3
"""

START = """\
longshore-record 1
rules 1
edition 2007
players 3
start {"turn": "red"}

red: produce
"""

MINUS = '{"seats": {"red": {"cash": -1}}}'


def changed(line: int, text: str | None, base: str = GOOD) -> str:
    """The good record with one line replaced, or left out."""
    lines = base.split("\n")
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines)


def test_the_good_ones_are_good() -> None:
    assert write_text(read_record(GOOD)) == GOOD
    assert write_text(read_record(START)) == START


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        GOOD.rstrip("\n"),
        GOOD.replace("\n", "  \t\n"),
        "# a game\n\n  # of ours\n" + GOOD,
        GOOD.replace("\n", " # why not\n").replace("66 # why not\n # why not", "66\n"),
        GOOD.replace("players 3\n", "# no empty line\nplayers   3\n"),
        GOOD.replace("blue: p", "\n\nblue :  p") + "\n\n\n",
        GOOD.replace("rules 1\n", "").replace("players 3\n", "players 3\nrules 1\n"),
        GOOD.replace("on\n", "on show_cash=off broker_min_bid=1\n"),
    ],
)
def test_what_does_not_matter_is_forgiven(text: str) -> None:
    assert read_record(text) == read_record(text.encode()) == read_record(GOOD)


CASES = [
    (0, "empty", ""),
    (0, "empty", "\n\n# nothing but this\n"),
    (1, "is not \"longshore-record 1\"", "hello"),
    (1, "is not \"longshore-record 1\"", "[1, 2]"),
    (1, "is not \"longshore-record 1\"", GOOD[19:]),
    (1, "this program reads version 1", changed(1, "longshore-record 2")),
    (1, "this program reads version 1", changed(1, "longshore-record")),
    (1, "this program reads version 1", changed(1, "longshore-record 1 1")),
    (3, "is not \"longshore-record 1\"", "\n\n\x00" + GOOD),
    # the header as a whole
    (1, "ends without rules, edition, players, first, machines, cards", GOOD[:19]),
    (3, "ends without players, first, machines, cards", GOOD[:35]),
    (1, "ends without rules", GOOD.replace("1\n", "1\n\n", 1)),
    (10, "ends without rules", changed(2, None)),
    (10, "ends without edition", changed(3, None)),
    (10, "ends without players", changed(5, None)),
    (10, "ends without first", changed(7, None)),
    (10, "ends without machines", changed(8, None)),
    (10, "ends without cards", changed(9, None)),
    (10, "the brokers' containers are missing", changed(10, None)),
    (6, "\"colour\" is not a header line", changed(6, "colour blue")),
    (12, "\"blue:\" is not a header line", GOOD.replace("\n\n", "\n")),
    (3, "\"rules\" stands on line 2 already", changed(3, "rules 1")),
    (8, "\"machines\" stands on line 7 already", GOOD.replace("first blue", "machines tan")),
    (7, "\"name blue\" stands on line 6 already", changed(7, "name blue Bob")),
    # numbers and words of the header
    (2, "rules version 3. This program knows 1, 2", changed(2, "rules 3")),
    (2, "rules version 0", changed(2, "rules 0")),
    (2, "rules: \"\" is not a whole number", changed(2, "rules")),
    (2, "rules: \"1.0\" is not a whole number", changed(2, "rules 1.0")),
    (2, "is not a whole number", changed(2, "rules 2147483648")),
    (2, "is not a whole number", changed(2, "rules " + "9" * 10000)),
    (3, "There is no edition", changed(3, "edition 2008")),
    (3, "edition: \"two\" is not a whole number", changed(3, "edition two")),
    (5, "three to five players, not 2", changed(5, "players 2")),
    (5, "three to five players, not -3", changed(5, "players -3")),
    (5, "is not a whole number", changed(5, "players \u0663")),
    (4, "is not written as \"name=value\"", changed(4, "options investment_bank")),
    (4, "is not written as \"name=value\"", changed(4, "options investment_bank=")),
    (4, "is not written as \"name=value\"", changed(4, "options =on")),
    (4, "\"show_cash\" stands there twice", changed(4, "options show_cash=on show_cash=on")),
    (4, "Unknown option", changed(4, "options luck=on")),
    (4, "is not the name of an option", changed(4, "options l\x1buck=on")),
    (4, "is not the value of an option", changed(4, "options show_cash=" + "o" * 99)),
    (4, "cannot be “maybe”", changed(4, "options investment_bank=maybe")),
    (4, "cannot be “1”", changed(4, "options show_cash=1")),
    (4, "cannot be “off”", changed(4, "options ship_cargo_seizable=off")),
    (4, "is not a whole number", changed(4, "options stalemate_rounds=99999999999")),
    (4, "does not have the option", changed(3, "edition 2007")),
    # names
    (6, "there is no seat \"green\"", changed(6, "name green Ann")),
    (6, "there is no seat \"pink\"", changed(6, "name pink Ann")),
    (6, "there is no seat \"\"", changed(6, "name")),
    (6, "the name is empty", changed(6, "name blue")),
    (6, "the name is empty", changed(6, "name blue # Ann")),
    (6, "more than 60 characters", changed(6, "name blue " + "x" * 61)),
    (6, "cannot be printed", changed(6, "name blue A\x07nn")),
    (6, "cannot be printed", changed(6, "name blue A\u202enn")),
    # the deal
    (7, "first: \"pink\" is not one of", changed(7, "first pink")),
    (7, "a starting player who is not in the game", changed(7, "first green")),
    (8, "2 machines for 3 seats", changed(8, "machines black brown")),
    (8, "4 machines for 3 seats", changed(8, "machines black brown tan white")),
    (8, "a machine of a different colour", changed(8, "machines black black tan")),
    (8, "machines: \"pink\" is not one of", changed(8, "machines black pink tan")),
    (8, "machines: \"\\?\" is not one of", changed(8, "machines black ? tan")),
    (9, "0 cards for 3 seats", changed(9, "cards")),
    (9, "a different Value of Containers Card", changed(9, "cards tan tan black")),
    (9, "only a partial record hides cards", changed(9, "cards tan ? black")),
    (10, "brokers: \"pink\" is not one of", changed(10, "brokers black,pink orange -")),
    (10, "cannot have been drawn", changed(10, "brokers black orange -")),
    (10, "cannot have been drawn", changed(10, "brokers black,black orange -")),
    (10, "cannot have been drawn", changed(10, "brokers black,brown orange")),
    (9, "this game has no Investment Bank", changed(4, None)),
    # the result
    (11, "the score of red and yellow is missing", changed(11, "result blue=91")),
    (11, "there is no seat \"green\"", changed(11, "result blue=1 red=2 yellow=3 green=4")),
    (11, "is not a whole number", changed(11, "result blue=lots red=2 yellow=3")),
    (11, "is not a whole number", changed(11, "result blue=99999999999 red=2 yellow=3")),
    (11, "\"blue\" stands there twice", changed(11, "result blue=1 blue=2 yellow=3")),
    (11, "is not written as", changed(11, "result 91 70 66")),
    # partial records
    (11, "is no viewer of this game", changed(11, "partial green")),
    (11, "is no viewer of this game", changed(11, "partial")),
    (12, "a game that still runs", GOOD.replace("result", "partial red\nresult")),
    # a start in place of a deal
    (6, "\"first\" has no place beside \"start\"", START.replace("}\n", "}\nfirst blue\n")),
    (5, "start: this is not JSON", changed(5, "start {", START)),
    (5, "start: a position is an object", changed(5, "start", START).replace("start", "start 7")),
    (5, "start: this is not JSON", changed(5, "start", START)),
    (5, "\"mauve\" is not one of", changed(5, 'start {"turn": "mauve"}', START)),
    (5, "seats.red.cash: -1 is not between", START.replace('{"turn": "red"}', MINUS)),
    (5, "unknown key \"turns\"", changed(5, 'start {"turns": 1}', START)),
    (5, "start: the key \"a\" stands twice", changed(5, 'start {"a": 1, "a": 1}', START)),
    (5, "start: NaN is not", changed(5, 'start {"actions": NaN}', START)),
    (5, "is larger than", changed(5, 'start {"actions": 99999999999}', START)),
    (5, "nested too deep", changed(5, 'start {"seats":' + "[" * 100000, START)),
    # steps
    (13, "is not a step", changed(13, "blue: fly")),
    (13, "is not a step with its seat", changed(13, "produce")),
    (14, "\"pink\" is not a seat", changed(14, "pink: produce")),
    (14, "there is no seat \"green\" in this game", changed(14, "green: loan")),
    (15, "no bid may be larger", GOOD + "blue: bid 2147483648"),
    (15, "is not a step", GOOD + "rules 1"),
    (13, "longer than 1048576 characters", changed(13, "blue: " + "x" * 2**20)),
]  # fmt: skip


@pytest.mark.parametrize(("line", "problem", "text"), CASES, ids=range(len(CASES)))
def test_an_error_names_its_line(line: int, problem: str, text: str) -> None:
    for form in (text, text.encode()):
        with pytest.raises(RecordError, match=problem) as caught:
            read_record(form)
        assert caught.value.line == line
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("line", "content"),
    [(6, GOOD.encode().replace(b"Ann", b"Ann\xff")), (1, GOOD.encode("utf-16")), (1, b"\x80")],
)
def test_a_file_must_be_utf_8(line: int, content: bytes) -> None:
    with pytest.raises(RecordError, match="not UTF-8") as caught:
        read_record(content)
    assert caught.value.line == line


@pytest.mark.parametrize("content", [b" " * (32 * 2**20 + 1), " " * (32 * 2**20 + 1)])
def test_a_huge_file_is_refused(content: bytes | str) -> None:
    with pytest.raises(RecordError, match="larger than 32 MiB"):
        read_record(content)
