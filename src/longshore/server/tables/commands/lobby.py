"""Before the game: who sits where, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import SystemRandom
from typing import Final

from longshore.bots import USUAL_BOT
from longshore.game import Deal, Rules, new_game, rules_for
from longshore.record import new_record, random_deal
from longshore.record.words import SEATS
from longshore.server.base.ids import new_id
from longshore.server.base.problems import Problem
from longshore.server.tables.commands.finish import close_if_agreed, finish
from longshore.server.tables.numbers import fresh_number, opened
from longshore.server.tables.table import (
    CANCELLED,
    FINISHED,
    OPEN,
    RUNNING,
    Progress,
    Seat,
    Setup,
    Table,
)
from longshore.server.tables.work import Work
from longshore.view import opening

FILLING_BOT: Final = USUAL_BOT  # takes empty seats, and those of people who leave
_chance: Final = SystemRandom()


def new_table(setup: Setup, seats: list[Seat], host: str, visibility: str, now: int) -> Table:
    """A table that waits for its players, refused if the setup is impossible."""
    check_setup(setup, seats)
    return Table(
        id=new_id(),
        version=0,
        seq=0,
        phase=OPEN,
        visibility="listed" if visibility == "listed" else "private",
        host=host,
        invite=new_id(),
        setup=setup,
        seats=seats,
        created_at=now,
        changed_at=now,
    )


def check_setup(setup: Setup, seats: Sequence[Seat]) -> None:
    """The setup must exist, and a rated one must be fair."""
    rules = rules_for(int(setup.edition), len(seats), setup.options)
    if setup.first is not None:
        check_first(rules, setup.first)
    if not any(seat.kind in ("person", "open") for seat in seats):
        raise Problem("nobody_plays")
    if not setup.rated:
        return
    if setup.seating != "random":
        raise Problem("rated_seating")
    people = [seat.player for seat in seats if seat.kind == "person"]
    if len(set(people)) != len(people):
        raise Problem("rated_people")


def check_first(rules: Rules, first: str) -> None:
    """The first player can be chosen only if it is not drawn at random (R-SETUP-13)."""
    if first not in SEATS[: rules.players]:
        raise Problem("bad_seat", text=first[:80])
    if rules.options["first_player"] != "chosen":
        raise Problem("first_is_drawn")


def need_open(table: Table) -> None:
    """Raise if the game has started, because seats change only before that."""
    if table.phase != OPEN:
        raise Problem("started_already")


def join(
    work: Work,
    player: str,
    name: str,
    *,
    invite: str | None,
    place: int | None,
    program: bool = False,
) -> int:
    """Take an empty seat. A private table needs its invitation."""
    table = work.table
    need_open(table)
    invited = invite is not None and secrets.compare_digest(invite.encode(), table.invite.encode())
    if table.visibility == "private" and not invited and not table.seats_of(player):
        raise Problem("needs_invitation")
    if player in table.progress.removed:
        raise Problem("blocked")
    if program and table.setup.rated:
        raise Problem("rated_program")
    if program and not table.setup.programs:
        raise Problem("no_programs")
    if table.seats_of(player) and not may_sit_twice(table, player):
        raise Problem("seated_already")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise Problem("table_full")
    if place is None:
        place = free[0]
    elif not 0 <= place < len(table.seats):
        raise Problem("bad_seat", text=str(place))
    elif place not in free:
        raise Problem("seat_taken")
    name = table.name_for(player, name)
    table.seats[place] = Seat("person", player, name, program=program)
    work.seat_changed()
    work.tell({"event": "joined", "place": place, "seat": work.seat_name(place), "name": name})
    return place


def may_sit_twice(table: Table, player: str) -> bool:
    """Whether a player may take a second seat. A stranger could fill a listed table alone."""
    return not table.setup.rated and (table.visibility == "private" or table.host == player)


def leave(work: Work, player: str) -> None:
    """Leave the seat. Before the start it is free again, later a bot plays on for good."""
    table = work.table
    own = table.seats_of(player)
    if not own:
        raise Problem("not_at_table")
    if table.phase not in (OPEN, RUNNING):
        raise Problem("not_running")
    for number in own:
        if table.phase == OPEN:
            empty_seat(work, number, removed=False)
        else:
            concede(work, number)
    if table.phase == OPEN and table.host == player:
        next_host(work)


def empty_seat(work: Work, number: int, *, removed: bool) -> None:
    """Free a seat."""
    name = work.table.seats[number].name
    work.table.seats[number] = Seat("open")
    work.seat_changed()
    seat = work.seat_name(number)
    if removed:
        work.tell({"event": "removed", "place": number, "seat": seat, "name": name})
    else:
        work.tell({"event": "left", "place": number, "seat": seat, "name": name})


def next_host(work: Work) -> None:
    """Make the next person host. If nobody is left, the table is closed."""
    table = work.table
    people = [seat.player for seat in table.seats if seat.kind == "person"]
    if people:
        table.host = people[0]
        work.touch()
        return
    table.phase = CANCELLED
    work.tell({"event": "ended", "by": "cancelled"})


def concede(work: Work, number: int) -> None:
    """Leave a running game for good. The draft is dropped and a bot plays on."""
    table = work.table
    seat = table.seats[number]
    seat.left = True
    seat.bot = FILLING_BOT
    table.progress.drop_orders(number)
    if table.running_game.turn == number:
        table.drop_draft()
    work.seat_changed()
    work.tell({"event": "left", "place": number, "seat": SEATS[number], "name": seat.name})
    if not table.people():
        finish(work, "abandoned")
    else:
        close_if_agreed(work)


def need_host_and_place(table: Table, host: str, place: int) -> None:
    """Only the host changes seats, only before the start, and only existing ones."""
    if table.host != host:
        raise Problem("not_host")
    need_open(table)
    if not 0 <= place < len(table.seats):
        raise Problem("bad_seat", text=str(place))


def remove(work: Work, host: str, place: int) -> None:
    """Empty a seat before the start, as the host. The removed player cannot take one again."""
    table = work.table
    need_host_and_place(table, host, place)
    if table.seats[place].kind == "open":
        raise Problem("not_at_table")
    player = table.seats[place].player
    own = player == host
    if player is not None and not own:
        table.progress.removed = (*table.progress.removed, player)
    empty_seat(work, place, removed=True)
    if own and not table.seats_of(host):
        next_host(work)


def set_bot(work: Work, host: str, place: int, bot: str) -> None:
    """Put a bot in an empty seat before the start, as the host."""
    table = work.table
    need_host_and_place(table, host, place)
    if table.seats[place].kind == "person":
        raise Problem("seat_taken")
    table.seats[place] = Seat("bot", None, bot, bot)
    work.seat_changed()
    work.tell({"event": "joined", "place": place, "seat": work.seat_name(place), "name": bot})


def start(work: Work, player: str | None, first: str | None = None) -> None:
    """Deal and start, at the host's request or (None) because the table is full."""
    table = work.table
    if player is not None and table.host != player:
        raise Problem("not_host")
    need_open(table)
    if not any(seat.kind == "person" for seat in table.seats):
        raise Problem("nobody_plays")
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            table.seats[number] = Seat("bot", None, FILLING_BOT, FILLING_BOT)
    if table.setup.seating == "random":
        _chance.shuffle(table.seats)
    rules = rules_for(int(table.setup.edition), len(table.seats), table.setup.options)
    begin_game(work, rules, deal_cards(rules, first or table.setup.first))


def deal_cards(rules: Rules, first: str | None) -> Deal:
    """Deal with randomness from the operating system. No seed is kept."""
    first_seat = None
    if first is not None:
        check_first(rules, first)
        first_seat = SEATS.index(first)
    return random_deal(rules, _chance, first_seat)


def begin_game(work: Work, rules: Rules, deal: Deal) -> None:
    """Begin the game of a deal with the players who sit here."""
    table = work.table
    names: dict[str, str] = {SEATS[number]: seat.name for number, seat in enumerate(table.seats)}
    table.phase = RUNNING
    table.header = new_record(rules, deal, names=names)
    table.game = new_game(rules, deal)
    table.progress = Progress(decisions=[None] * len(table.seats))
    for seat in opened(table.game).seats:
        table.progress.decisions[seat] = fresh_number(table.progress)
    table.progress.bot_seeds = [secrets.randbits(32) for _ in table.seats]
    work.seat_changed()
    work.tell(
        {
            "event": "started",
            "seats": {SEATS[number]: seat.name for number, seat in enumerate(table.seats)},
        },
        *opening(table.running_game),
    )
    work.keep_snapshot()


def is_full(table: Table) -> bool:
    """Whether every seat is taken."""
    return all(seat.kind != "open" for seat in table.seats)


def rematch_of(table: Table, player: str, now: int) -> Table:
    """A new table with the same game and players. People take their seats by joining."""
    if table.phase not in (FINISHED, CANCELLED):
        raise Problem("not_finished")
    own = [number for number, seat in enumerate(table.seats) if seat.player == player]
    if not own:
        raise Problem("not_at_table")
    seats = [rematch_seat(seat, player) for seat in table.seats]
    setup = Setup(
        edition=table.setup.edition,
        options=table.setup.options,
        players=table.setup.players,
        seating=table.setup.seating,
        rated=table.setup.rated,
        tracker=table.setup.tracker,
        pace=table.setup.pace,
        first=table.setup.first,
        rematch_of=table.id,
        series=table.setup.series or table.id,
        programs=table.setup.programs,
    )
    return new_table(setup, seats, player, table.visibility, now)


def rematch_seat(seat: Seat, player: str) -> Seat:
    """Bots, and the player who asks for the rematch, sit down at once."""
    if seat.kind == "bot":
        return Seat("bot", None, seat.name, seat.bot)
    if seat.player == player:
        return Seat("person", player, seat.name, program=seat.program)
    return Seat("open")
