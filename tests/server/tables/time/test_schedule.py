"""Quiet hours and holidays: which part of a period counts."""

from datetime import UTC, date, datetime

import pytest

from longshore.server.base.clock import DAY, HOUR, MINUTE
from longshore.server.base.problems import Problem
from longshore.server.messages.schedule import Holiday, Quiet, Schedule
from longshore.server.tables.time.schedule import (
    check_schedule,
    counted,
    is_quiet,
    moment_after,
)


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


NIGHT = Schedule("UTC", Quiet("22:00", "07:00"))
ROME = Schedule("Europe/Rome", Quiet("22:00", "07:00"))
AWAY = Schedule("UTC", None, (Holiday(date(2026, 12, 24), date(2026, 12, 26)),))


def test_without_a_schedule_everything_counts() -> None:
    assert counted(None, 5, 17) == 12
    assert counted(Schedule(), 5, 17) == 12
    assert moment_after(None, 5, 12) == 17
    assert counted(NIGHT, 17, 5) == 0


def test_a_night_does_not_count() -> None:
    evening, morning = at("2026-11-15 21:00"), at("2026-11-16 08:00")
    assert counted(NIGHT, evening, morning) == 2 * HOUR
    assert moment_after(NIGHT, evening, 2 * HOUR) == morning
    assert moment_after(NIGHT, evening, HOUR) == at("2026-11-15 22:00")
    assert moment_after(NIGHT, at("2026-11-15 23:30"), MINUTE) == at("2026-11-16 07:01")
    assert is_quiet(NIGHT, at("2026-11-16 06:59"))
    assert not is_quiet(NIGHT, at("2026-11-16 07:00"))
    assert is_quiet(NIGHT, at("2026-11-15 22:00"))


def test_quiet_hours_are_those_of_the_place_also_when_clocks_change() -> None:
    # In Rome summer time ended on 25 October 2026: that night was an hour longer.
    before, after = at("2026-10-24 20:00"), at("2026-10-25 06:00")
    assert counted(ROME, before, after) == 0
    assert counted(ROME, before - HOUR, after + HOUR) == 2 * HOUR


def test_holidays_are_whole_days_and_join_the_nights_around_them() -> None:
    before, after = at("2026-12-23 12:00"), at("2026-12-27 12:00")
    assert counted(AWAY, before, after) == DAY
    both = Schedule("UTC", NIGHT.quiet, AWAY.holidays)
    assert counted(both, before, after) == 10 * HOUR + 5 * HOUR
    assert moment_after(both, before, 11 * HOUR) == at("2026-12-27 08:00")


@pytest.mark.parametrize("begin", ["2026-11-15 03:00", "2026-11-15 12:00", "2026-11-15 22:30"])
@pytest.mark.parametrize("left", [1, HOUR, DAY, 3 * DAY])
@pytest.mark.parametrize("schedule", [NIGHT, ROME, AWAY], ids=["night", "rome", "away"])
def test_counting_and_finding_the_end_agree(schedule: Schedule, begin: str, left: int) -> None:
    end = moment_after(schedule, at(begin), left)
    assert counted(schedule, at(begin), end) == left
    assert counted(schedule, at(begin), end - 1) == left - 1


def test_what_nobody_may_have() -> None:
    today = date(2026, 11, 15)
    with pytest.raises(Problem, match="bad_value"):
        check_schedule(Schedule("Europe/Atlantis"), None, today)
    with pytest.raises(Problem, match="bad_value"):
        check_schedule(Schedule("../../etc/passwd"), None, today)
    with pytest.raises(Problem, match="too_quiet"):
        check_schedule(Schedule("UTC", Quiet("08:00", "07:00")), None, today)
    backwards = Holiday(date(2026, 12, 2), date(2026, 12, 1))
    with pytest.raises(Problem, match="bad_value"):
        check_schedule(Schedule(holidays=(backwards,)), None, today)
    year = Holiday(date(2026, 12, 1), date(2027, 11, 30))
    with pytest.raises(Problem, match="too_many_holidays"):
        check_schedule(Schedule(holidays=(year,)), None, today)


def test_holidays_that_were_taken_cannot_be_taken_again() -> None:
    taken = Schedule(holidays=(Holiday(date(2026, 9, 1), date(2026, 10, 25)),))
    today = date(2026, 11, 15)
    assert check_schedule(Schedule(), taken, today).holidays == taken.holidays
    more = Holiday(date(2026, 12, 1), date(2026, 12, 10))
    with pytest.raises(Problem, match="too_many_holidays"):
        check_schedule(Schedule(holidays=(more,)), taken, today)
    # One that is still going on can be ended early.
    begun = Schedule(holidays=(Holiday(date(2026, 11, 10), date(2026, 11, 30)),))
    assert check_schedule(Schedule(), begun, today).holidays == (
        Holiday(date(2026, 11, 10), date(2026, 11, 14)),
    )
