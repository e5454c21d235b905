"""Which time counts for a player. In a game over days, quiet hours and holidays do not."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from longshore.server.base.problems import Problem
from longshore.server.messages.schedule import Holiday, Quiet, Schedule

_HORIZON_DAYS: Final = 500  # more than the longest allowance plus all holidays
MOST_QUIET_HOURS: Final = 14
MOST_HOLIDAYS: Final = 60  # days in a year
_YEAR: Final = timedelta(days=365)


def check_schedule(wanted: Schedule, before: Schedule | None, today: date) -> Schedule:
    """Check the limits. Holidays that started within the last year count and stay.

    Otherwise a player would never have to move.
    """
    zone_of(wanted)
    if wanted.quiet is not None and _hours(wanted.quiet) > MOST_QUIET_HOURS:
        raise Problem("too_quiet", most=MOST_QUIET_HOURS)
    for holiday in wanted.holidays:
        if holiday.days < 1:
            raise Problem("bad_value", where="holidays", detail="a holiday ends before it begins")
    kept = [
        Holiday(holiday.begin, min(holiday.end, today - timedelta(days=1)))
        for holiday in (() if before is None else before.holidays)
        if today - _YEAR < holiday.end and holiday.begin < today and holiday not in wanted.holidays
    ]
    holidays = sorted((*kept, *wanted.holidays), key=lambda each: each.begin)
    if sum(each.days for each in holidays if each.end > today - _YEAR) > MOST_HOLIDAYS:
        raise Problem("too_many_holidays", most=MOST_HOLIDAYS)
    return Schedule(wanted.timezone, wanted.quiet, tuple(holidays))


def zone_of(schedule: Schedule) -> ZoneInfo:
    """The time zone, or a problem if it does not exist."""
    try:
        return ZoneInfo(schedule.timezone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Problem("bad_value", where="timezone", detail="there is no such zone") from error


def _minutes(text: str) -> int:
    hours, _, minutes = text.partition(":")
    return int(hours) * 60 + int(minutes)


def _hours(quiet: Quiet) -> float:
    return ((_minutes(quiet.end) - _minutes(quiet.begin)) % (24 * 60)) / 60


def closed(schedule: Schedule, since: int) -> Iterator[tuple[int, int]]:
    """The quiet periods from the day before `since` on, in order of their start."""
    if schedule.quiet is None and not schedule.holidays:
        return
    zone = ZoneInfo(schedule.timezone)
    day = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
    for _ in range(_HORIZON_DAYS):
        next_day = day + timedelta(days=1)
        if any(holiday.begin <= day <= holiday.end for holiday in schedule.holidays):
            yield _at(day, "00:00", zone), _at(next_day, "00:00", zone)
        quiet = schedule.quiet
        if quiet is not None and quiet.begin != quiet.end:
            ends = day if quiet.begin < quiet.end else next_day
            yield _at(day, quiet.begin, zone), _at(ends, quiet.end, zone)
        day = next_day


def _at(day: date, clock: str, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, time.fromisoformat(clock), zone).timestamp() * 1000)


def counted(schedule: Schedule | None, begin: int, end: int) -> int:
    """The milliseconds between two moments that are not quiet."""
    found = max(0, end - begin)
    if schedule is None or not found:
        return found
    seen = begin
    for start, stop in closed(schedule, begin):
        if start >= end:
            break
        quiet = min(stop, end) - max(start, seen)
        if quiet > 0:
            found -= quiet
            seen = stop
    return found


def moment_after(schedule: Schedule | None, begin: int, left: int) -> int:
    """When this many milliseconds that count will have passed."""
    if schedule is None:
        return begin + left
    seen = begin
    for start, stop in closed(schedule, begin):
        if stop <= seen:
            continue
        open_ms = max(start, seen) - seen
        if open_ms >= left:
            break
        left -= open_ms
        seen = stop
    return seen + left


def is_quiet(schedule: Schedule | None, at: int) -> bool:
    """Whether clocks of a game over days stand still at a moment."""
    return schedule is not None and counted(schedule, at, at + 1) == 0


def today_at(schedule: Schedule, now: int) -> date:
    """The date in that time zone."""
    return datetime.fromtimestamp(now / 1000, zone_of(schedule)).date()
