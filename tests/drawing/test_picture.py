"""A table in a notebook: with the pieces of the page, and nothing that its seat may not see."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest
from tests.folders import RECORDS

from longshore import notebook
from longshore.game import Game
from longshore.record import Record, partial_record, read_record, replay
from longshore.record.words import SEATS
from longshore.view import view_of

NAMES = ("2007-3-players", "2018-bank-4-players")


def record_named(name: str) -> Record:
    return read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def parsed(html: str) -> Any:
    """Well formed, with every piece that it uses."""
    tree = fromstring(f"<html>{html.replace('&nbsp;', ' ').replace('<br>', '<br/>')}</html>")  # noqa: S314 (our own)
    used = {element.get("href") for element in tree.iter("use")}
    assert used == {f"#{element.get('id')}" for element in tree.iter("symbol")}
    return tree


@pytest.mark.parametrize("name", NAMES)
def test_every_container_is_there(name: str) -> None:
    record = record_named(name)
    for to in (0, 60, len(record.steps)):
        view = notebook.seen_by(replay(record, to), "all")
        table = parsed(notebook.show(replay(record, to)).html)
        shown = [use.get("href") for use in table.findall(".//tbody//use")]
        for seat, board in view["seats"].items():
            row = table.findall(".//tbody/tr")[SEATS.index(seat)]
            boxes = [use.get("href") for use in row.iter("use")]
            owned = [
                *board["factory"],
                *board["harbour"],
                *board["ship"]["cargo"],
                *board["island"],
            ]
            owned += board.get("bank_harbour", [])
            colours = [f"#box-{item.partition('@')[0]}" for item in owned]
            assert sorted(boxes) == sorted(
                [
                    f"#flag-{seat}",
                    f"#box-{board['card']}",
                    *colours,
                    *(f"#machine-{machine}" for machine in board["machines"] if machine),
                ]
            )
        assert shown


@pytest.mark.parametrize("seat", [0, None])
def test_secrets_stay_secret(seat: int | None) -> None:
    game = replay(record_named("2007-3-players"), 60)
    viewer = "spectator" if seat is None else SEATS[seat]
    html = notebook.show(game, viewer).html
    assert html == notebook.show(view_of(game, seat)).html
    cells = [cell for cell in re.findall(r"<td.*?</td>", html) if "#flag-" in cell]
    assert ["$" in cell for cell in cells] == [number == seat for number in range(3)]
    assert ["#box-" in cell for cell in cells] == [number == seat for number in range(3)]


def test_names_are_not_markup() -> None:
    record = record_named("2007-3-players")
    record.names["blue"] = "<script>alert(1)</script>"
    html = notebook.show(record).html
    assert "<script" not in html
    assert "&lt;script&gt;" in html


def test_bots_are_named_in_the_language_of_the_reader() -> None:
    record = record_named("2007-3-players")
    record.names["blue"] = "trader:shipper"
    assert "Händler, Reeder" in notebook.show(record, language="de").html


class Shell:
    """What IPython offers to an extension."""

    class Html(dict[type, Any]):
        def for_type(self, kind: type, function: Any) -> None:
            self[kind] = function

    def __init__(self) -> None:
        self.html = self.Html()
        self.display_formatter = self
        self.formatters = {"text/html": self.html}


def test_games_records_and_views_show_themselves() -> None:
    shell = Shell()
    notebook.load_ipython_extension(shell)
    record = record_named("2007-3-players")
    game = replay(record, 20)
    show = shell.html
    assert set(show) == {Game, Record, dict}
    assert show[Game](game) == notebook.show(game).html
    assert show[Record](record) == notebook.show(record).html
    assert show[dict](view_of(game, 1)) == notebook.show(game, "red").html
    assert show[dict]({"seats": 3}) is None
    partial = partial_record(replace(record, steps=record.steps[:20], result=None), 1)
    assert notebook.show(game, "red").html.partition("<p>")[2] in show[Record](partial).replace(
        "Ann", "Blue"
    ).replace("Bora", "Red").replace("Chloé", "Yellow")
    assert show[Record](replace(record, steps=("blue: bid 3",))) is None
    notebook.unload_ipython_extension(shell)
    assert not shell.html


def test_what_has_no_picture_is_refused() -> None:
    with pytest.raises(TypeError, match="no picture of int"):
        notebook.show(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no seat green"):
        notebook.show(replay(record_named("2007-3-players"), 5), "green")
