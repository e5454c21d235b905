"""Every idea has a position that shows its point, figures that were measured, and its words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.text.catalogue import variables

from longshore.record import replay
from longshore.record.words import SEATS
from longshore.server.base.clock import Moment
from longshore.server.strategy.ideas import (
    IDEAS,
    measured,
    position_record,
    reader_of,
    strategy,
)
from longshore.server.strategy.table import end_earlier, table_at
from longshore.server.tables.commands.results import results_of
from longshore.server.tables.reading.history import record_for
from longshore.server.tables.table import CANCELLED, FINISHED, RUNNING, DraftStep
from longshore.server.tables.work import Delays, Work
from longshore.text import LANGUAGES
from longshore.text.amounts import amounts

ANN = ("ann", "Ann")
every_idea = pytest.mark.parametrize("idea", IDEAS)


def opened(idea: str) -> Work:
    return table_at(idea, ANN, Moment(1000), Delays())


@every_idea
def test_its_position_asks_the_reader(idea: str) -> None:
    record = position_record(idea)
    assert len(record.names) == record.players - 1
    asked = replay(record).asked()
    assert asked is not None
    assert reader_of(record) in asked.seats


@every_idea
def test_its_table_waits_for_the_reader_among_the_bots_of_the_record(idea: str) -> None:
    record, table = position_record(idea), opened(idea).table
    reader = reader_of(record)
    assert (table.phase, table.setup.idea, table.setup.rated) == (RUNNING, idea, False)
    assert [seat.player for seat in table.seats if seat.kind == "person"] == ["ann"]
    assert table.seats[reader].player == "ann"
    assert {
        SEATS[number]: seat.bot for number, seat in enumerate(table.seats) if seat.kind == "bot"
    } == record.names
    assert table.decision_of(reader) is not None
    assert table.running_game.scores() == replay(record).scores()


def test_its_log_is_the_whole_game() -> None:
    work, record = opened("keep"), position_record("keep")
    reader = reader_of(record)
    running = record_for(work.table, work.entries, reader)
    assert running.partial == SEATS[reader]  # others' cards stay hidden
    work.table.phase = FINISHED
    whole = record_for(work.table, work.entries, reader)
    assert (whole.deal, whole.steps) == (record.deal, record.steps)
    assert replay(replace(whole, result=None)).scores() == replay(record).scores()
    assert work.table.progress.steps == len(record.steps)


def test_it_counts_in_nobodys_results() -> None:
    table = opened("end").table
    table.phase = FINISHED
    assert list(results_of(table, None, 0)) == []  # type: ignore[arg-type]


def played_on(idea: str) -> Work:
    """A table at which the reader has taken a turn."""
    work = opened(idea)
    work.table.progress.steps += 5
    return work


@pytest.mark.parametrize(
    ("work", "opening", "phase"),
    [
        (played_on("build"), "build", CANCELLED),
        (played_on("build"), "sail", RUNNING),
        (opened("build"), "sail", CANCELLED),
    ],
    ids=["the same idea", "another one", "only looked at"],
)
def test_another_try_ends_an_earlier_one(work: Work, opening: str, phase: str) -> None:
    end_earlier(work, "bob", opening)
    assert work.table.phase == RUNNING  # it is not bob's
    end_earlier(work, "ann", opening)
    assert work.table.phase == phase


def test_a_try_that_is_drafted_or_shared_goes_on() -> None:
    drafted, shared = opened("build"), opened("build")
    drafted.table.progress.draft.steps.append(DraftStep("warehouse", 1))
    end_earlier(drafted, "ann", "sail")
    assert drafted.table.phase == RUNNING
    shared.table.seats[0].kind, shared.table.seats[0].player = "person", "bob"
    end_earlier(shared, "ann", "build")
    assert shared.table.phase == RUNNING


def test_nobody_elses_card_is_shown() -> None:
    for idea in strategy().ideas:
        cards = [seat for seat, board in idea.view["seats"].items() if "card" in board]
        assert cards == [idea.view["seat"]]


@every_idea
def test_its_sentence_uses_every_figure_and_no_other(idea: str) -> None:
    figures = measured().figures[idea].keys()
    for language in LANGUAGES:
        used = variables(language, f"strategy-idea-{idea}") - amounts().keys()
        assert used == figures, language


def test_figures_are_of_these_ideas() -> None:
    assert tuple(measured().figures) == IDEAS
    for figures in measured().figures.values():
        for figure in figures.values():
            if figure.interval is not None:
                low, high = figure.interval
                assert low <= figure.value <= high or round(low) <= figure.value <= round(high)
