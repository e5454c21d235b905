"""Figures and positions of the strategy page can be made again."""

from __future__ import annotations

from pathlib import Path

import pytest

from longshore.arena.games import GameResult
from longshore.arena.plan import Match, tasks_of
from longshore.arena.play import play_task
from longshore.record import read_record, replay, write_text
from longshore.record.words import SEATS
from longshore.server.strategy.ideas import IDEAS, measured, position_record, reader_of
from longshore.tools.strategy import figures, search
from longshore.tools.strategy.counts import Tally
from longshore.tools.strategy.points import POINTS
from longshore.tools.strategy.search import moments_at, moments_of, up_to
from longshore.tools.strategy.table import filled

DOCS = Path(__file__).parents[2] / "docs" / "strategy.md"


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    """The first games of two deals, as `figures` would play them."""
    match = Match(figures.MATCH.entrants, 2007, 3, {}, figures.MATCH.seed, games=24)
    chosen = [task for task in tasks_of(match) if task.number in (1, 13)]
    return [play_task(task) for task in chosen]


def test_the_page_of_the_docs_has_the_figures_as_they_were_measured() -> None:
    page = DOCS.read_text("utf-8")
    assert filled(page) == page, "run `python -m longshore.tools.strategy table`"
    assert f"{measured().games:,} games" in page
    assert figures.MATCH.all_games == measured().games


def test_a_few_games_give_figures_of_the_same_names(games: list[GameResult]) -> None:
    few = figures.measure(games)
    assert (few.games, few.deals) == (2, 2)
    assert {idea: set(found) for idea, found in few.figures.items()} == {
        idea: set(found) for idea, found in measured().figures.items()
    }
    sources = {
        (idea, name): figure.source
        for idea, found in measured().figures.items()
        for name, figure in found.items()
    }
    assert sources == {
        (idea, name): figure.source
        for idea, found in few.figures.items()
        for name, figure in found.items()
    }
    assert 0 <= few.figures["end"]["won"].value <= 100
    assert few.figures["sail"]["five"].value > few.figures["sail"]["one"].value


def test_intervals_are_over_deals() -> None:
    tally = Tally()
    for deal, values in enumerate(((1.0, 1.0, 1.0), (2.0,), (3.0,))):
        for value in values:
            tally.note(deal, value)
    assert tally.mean == 2  # each deal counts the same
    low, high = tally.mean_interval
    assert low == pytest.approx(2 - 1.96 / 3**0.5, abs=0.01)
    assert high == pytest.approx(2 + 1.96 / 3**0.5, abs=0.01)


@pytest.mark.parametrize("idea", IDEAS)
def test_every_position_still_shows_its_point(idea: str) -> None:
    record = position_record(idea)
    assert dict(record.options) == search.MATCH.options
    reader = SEATS[reader_of(record)]
    shown = [moment for moment in moments_at(replay(record)) if moment.seat == reader]
    assert [POINTS[idea](moment) > 0 for moment in shown] == [True]


def test_a_position_ends_where_the_reader_decides(games: list[GameResult]) -> None:
    record = read_record(games[0].record)
    steps, moment = next(found for found in moments_of(record) if found[0] > 20)
    start = up_to(record, steps, moment.seat)
    assert moment.seat not in start.names
    assert start.steps == record.steps[:steps]
    assert read_record(write_text(start)) == start
