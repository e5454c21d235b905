"""Clocks of a table: which run when, and how much time is left."""

from tests.server.tools.timed import START, TimedDesk

from longshore.server.base.clock import DAY, HOUR, MINUTE, SECOND
from longshore.server.messages.pace import DaysPace, FreePace, LivePace
from longshore.server.messages.schedule import Quiet, Schedule
from longshore.server.tables.commands.hand_over import hand_to_bot
from longshore.server.tables.commands.lending import come_back
from longshore.server.tables.time.clocks import restart_clocks, set_schedule
from longshore.server.tables.work import Work

LIVE = LivePace(turn=30, bank=60, increment=10)
SHIP = {"turn": "blue", "seats": {"blue": {"ship": {"at": "sea", "cargo": ["tan"]}}}}


def test_a_table_without_pace_has_no_clock_and_is_never_due() -> None:
    for pace in (None, FreePace()):
        desk = TimedDesk(pace)
        desk.take("blue", "pass")
        assert desk.table.progress.clocks is None
        assert desk.table.due_at is None


def test_first_the_turn_is_used_then_the_bank() -> None:
    desk = TimedDesk(LIVE)
    assert desk.running == ["blue"]
    assert desk.table.due_at == START + 90 * SECOND
    desk.pass_time(20 * SECOND)
    assert desk.clock("blue")["turn_ms"] == 10 * SECOND
    assert desk.clock("blue")["bank_ms"] == 60 * SECOND
    desk.pass_time(25 * SECOND)
    assert desk.clock("blue")["turn_ms"] == 0
    assert desk.clock("blue")["remaining_ms"] == 45 * SECOND
    assert desk.clock("blue")["ends_at"] == START + 90 * SECOND


def test_an_own_turn_adds_the_increment_and_the_next_gets_the_full_time() -> None:
    desk = TimedDesk(LIVE)
    desk.pass_time(40 * SECOND)
    desk.take("blue", "pass")
    assert desk.running == ["red"]
    assert desk.clock("blue")["turn_ms"] == 30 * SECOND
    assert desk.clock("blue")["bank_ms"] == 60 * SECOND  # 10 used, 10 added
    assert desk.clock("red")["bank_ms"] == 60 * SECOND
    assert desk.table.due_at == START + (40 + 90) * SECOND


def test_a_turn_is_one_asking_however_many_steps_it_has() -> None:
    desk = TimedDesk(LIVE)
    desk.pass_time(10 * SECOND)
    desk.take("blue", "produce")
    desk.pass_time(10 * SECOND)
    assert desk.clock("blue")["turn_ms"] == 10 * SECOND
    desk.draft("blue", "place black@2")
    assert desk.clock("blue")["turn_ms"] == 10 * SECOND


def test_all_bidders_clocks_run_together_and_the_sellers_not() -> None:
    desk = TimedDesk(LIVE, SHIP)
    desk.pass_time(12 * SECOND)
    desk.take("blue", "sail island")
    assert desk.running == ["red", "yellow"]
    desk.pass_time(5 * SECOND)
    desk.take("yellow", "bid 4")
    assert desk.running == ["red"]
    desk.pass_time(5 * SECOND)
    assert desk.clock("red")["turn_ms"] == 20 * SECOND
    assert desk.clock("yellow")["turn_ms"] == 30 * SECOND
    desk.take("red", "loan")
    assert desk.clock("red")["turn_ms"] == 20 * SECOND
    desk.take("red", "bid 4")
    # The tie-break is another question to both.
    assert desk.running == ["red", "yellow"]
    assert desk.clock("red")["turn_ms"] == 30 * SECOND
    desk.take("red", "bid 1")
    desk.take("yellow", "bid 0")
    assert desk.running == ["blue"]
    assert desk.clock("blue")["turn_ms"] == 30 * SECOND
    assert desk.clock("blue")["bank_ms"] == 60 * SECOND


def test_a_bot_has_no_clock() -> None:
    desk = TimedDesk(LIVE)
    desk.pass_time(10 * SECOND)
    desk.do_command(lambda work: hand_to_bot(work, 0, "trader"))
    assert desk.running == []
    assert desk.table.due_at is None
    desk.pass_time(HOUR)
    desk.do_command(lambda work: come_back(work, 0))
    assert desk.running == ["blue"]
    assert desk.clock("blue")["turn_ms"] == 20 * SECOND


def test_downtime_of_the_server_does_not_count() -> None:
    desk = TimedDesk(LIVE)
    desk.pass_time(10 * SECOND)
    desk.pass_time(HOUR, down=HOUR)
    assert desk.clock("blue")["remaining_ms"] == 80 * SECOND
    work = desk.act()
    assert not work.entries  # nobody is told anything, for nothing has happened
    assert desk.running == ["blue"]
    assert desk.clock("blue")["remaining_ms"] == 80 * SECOND
    assert desk.table.due_at == desk.at.now + 80 * SECOND


def test_days_are_full_again_each_time_one_is_asked() -> None:
    desk = TimedDesk(DaysPace(days=2))
    assert desk.table.due_at == START + 2 * DAY
    desk.pass_time(DAY)
    desk.take("blue", "pass")
    assert desk.table.due_at == START + 3 * DAY
    assert desk.clock("blue")["remaining_ms"] == 2 * DAY


def test_quiet_hours_count_for_their_owner_only() -> None:
    # 15 January 2027, 08:00 UTC
    quiet = Schedule("UTC", Quiet("09:00", "19:00"))
    desk = TimedDesk(DaysPace(days=1))
    desk.do_command(lambda work: set_schedule(work, 0, "ann", quiet))
    # 8 to 9, 19 to 9, 19 to 4: two quiet days are in between.
    assert desk.table.due_at == START + DAY + 20 * HOUR
    desk.pass_time(2 * HOUR)
    assert desk.running == []
    assert desk.clock("blue")["remaining_ms"] == DAY - HOUR
    desk.take("blue", "pass")
    assert desk.running == ["red"]
    assert desk.table.due_at == START + 2 * HOUR + DAY


def test_nobody_else_sees_a_schedule() -> None:
    """Whatever is quiet, others see the clock of a player without quiet hours."""

    def restart(work: Work) -> None:
        work.touch_silently()
        restart_clocks(work)

    one, other = TimedDesk(DaysPace(days=1)), TimedDesk(DaysPace(days=1))
    quiet = Schedule("UTC", Quiet("09:00", "19:00"))
    own = []
    one.do_command(lambda work: set_schedule(work, 0, "ann", None))
    other.do_command(lambda work: set_schedule(work, 0, "ann", quiet))
    for hours in (2, 9, 3, 12, 4):
        for desk in (one, other):
            desk.pass_time(hours * HOUR)
        for to in ("red", None):
            assert one.clock("blue", to) == other.clock("blue", to)
            assert other.clock("blue", to)["running"]
        own.append(other.clock("blue")["remaining_ms"] - one.clock("blue")["remaining_ms"])
        for desk in (one, other):
            desk.do_command(restart)  # as after a restart of the server
    assert own == [HOUR, 10 * HOUR, 10 * HOUR, 9 * HOUR, 9 * HOUR]
    # It is out of its time for others, and goes on for its owner.
    assert other.clock("blue", "red")["remaining_ms"] == 0
    assert other.clock("blue")["remaining_ms"] == 9 * HOUR
    assert other.table.due_at is not None
    assert other.table.due_at > other.at.now
    for desk in (one, other):
        desk.take("blue", "pass")
        assert desk.clock("blue", "red")["remaining_ms"] == DAY


def test_another_schedule_counts_from_now_on() -> None:
    desk = TimedDesk(DaysPace(days=1))
    desk.do_command(lambda work: set_schedule(work, 0, "ann", None))
    desk.pass_time(90 * MINUTE)
    late = Schedule("UTC", Quiet("08:00", "19:00"))
    work = desk.do_command(lambda work: set_schedule(work, 0, "ann", late))
    assert work.silent
    assert desk.clock("blue")["remaining_ms"] == DAY - 90 * MINUTE
    # Of somebody else's seat nobody changes the schedule.
    desk.do_command(lambda work: set_schedule(work, 1, "ann", late))
    assert desk.table.progress.clocks is not None
    assert desk.table.progress.clocks.seats[1].schedule is None
