"""Plots from Python: of records, of a file, of a folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.folders import RECORDS

from longshore import plot
from longshore.arena.economy.plots import PLOTS
from longshore.record import read_record

FILE = RECORDS / "2007-3-players.txt"


def test_every_plot_of_the_command_is_there() -> None:
    assert set(PLOTS) == {name for name in plot.__all__ if name[0].islower()}


@pytest.mark.parametrize("draw", [plot.prices, plot.margins, plot.money, plot.auctions])
def test_a_plot_shows_itself_and_is_a_figure(
    draw: Callable[[plot.Games], plot.Plot], tmp_path: Path
) -> None:
    made = draw(FILE)
    assert "1 game." in made.subtitle
    assert made.figure().get_suptitle().strip() == made.title
    assert made._repr_png_().startswith(b"\x89PNG")
    made.save(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    assert len(repr(made)) < 500


def test_games_come_as_records_files_and_folders(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    record = read_record(text)
    for number in range(2):
        (tmp_path / f"{number}.txt").write_text(text, encoding="utf-8")
    assert "1 game." in plot.money(record).subtitle
    assert "2 games." in plot.money(iter([record, record])).subtitle
    assert "2 games." in plot.money(str(tmp_path)).subtitle
    with pytest.raises(ValueError, match="no games"):
        plot.money([])
