"""A database as it is after years: `python -m tests.server.tools.crowd FOLDER --games 1000000`.

One recorded game is played as the server plays it, stored and packed. All others are its copies,
made in the database, with other ids and other people, so that a million take some minutes.
"""

# ruff: noqa: S608 (statements are made of names in this file)

from __future__ import annotations

import argparse
import asyncio
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from tests.folders import RECORDS
from tests.server.tools.stores import NAME, prepare_file

from longshore.record import (
    parse_line,
    read_record,
    result_of,
    starting_game,
    step_text,
)
from longshore.record.words import SEATS
from longshore.server.base.clock import DAY, now_ms
from longshore.server.players.secret import new_credential
from longshore.server.store import ReceiptRow, open_store
from longshore.server.tables.by_itself.due import after_command
from longshore.server.tables.commands.steps import take_steps
from longshore.server.tables.kept.packing import pack_logs
from longshore.server.tables.numbers import fresh_number, opened
from longshore.server.tables.table import RUNNING, Progress, Seat, Setup, Table
from longshore.server.tables.work import Work

RECORD: Final = RECORDS / "2018-3-players.txt"
TEMPLATE: Final = "game 0"
VETERAN: Final = "player 0"
_OF_GAMES: Final = ("tables", "seats", "packed_logs", "snapshots", "results")
_MORE: Final = (
    "WITH RECURSIVE more(i) AS (SELECT {} UNION ALL SELECT i + 1 FROM more WHERE i < {}) "
)
_STEPS_BETWEEN: Final = 20_000  # milliseconds


def recorded_table(now: int) -> tuple[Table, list[tuple[int, int]]]:
    """The table of the recorded game at its start, and its steps."""
    record = read_record(RECORD.read_bytes())
    header = replace(record, steps=(), result=None, lines=())
    game = starting_game(header)
    table = Table(
        id=TEMPLATE,
        version=0,
        seq=0,
        phase=RUNNING,
        visibility="listed",
        host=VETERAN,
        invite="invitation",
        setup=Setup("2018", {}, record.players, "chosen", rated=True),
        seats=[Seat("person", f"player {each}", SEATS[each]) for each in range(record.players)],
        created_at=now,
        changed_at=now,
        header=header,
        game=game,
        progress=Progress(decisions=[None] * record.players, bot_seeds=[0] * record.players),
    )
    for seat in opened(game).seats:
        table.progress.decisions[seat] = fresh_number(table.progress)
    return table, [parse_line(line) for line in record.steps]


async def play_one(folder: Path) -> None:
    """Play the recorded game, and pack it."""
    store = await open_store(f"sqlite:///{folder / NAME}")
    try:
        now = now_ms() - 365 * DAY
        table, steps = recorded_table(now)
        work = Work(table, now)
        work.seat_changed()
        work.tell({"event": "created"})
        await store.write(work.rows(None))
        for number, (seat, step) in enumerate(steps):
            now += _STEPS_BETWEEN
            work = Work(table.copied(), now, before=table)
            take_steps(work, seat, table.decision_of(seat), [step_text(step)], commit=True)
            after_command(work)
            receipt = ReceiptRow(f"player {seat}", f"command {number}", work.table.seq, None, now)
            await store.write(work.rows(receipt))
            table = work.table
        assert table.phase == "finished", result_of(table.running_game)
        assert await pack_logs(store, after=0) == 1
    finally:
        await store.close()


def people(connection: sqlite3.Connection, count: int) -> None:
    """Players with their cookies, and ratings for all of them."""
    more = _MORE.format(0, count - 1)
    now = now_ms()
    connection.execute(
        f"{more}INSERT INTO players (id, name, language, created_at, seen_at) "
        "SELECT 'player ' || i, 'Player ' || i, '', :now - i, :now - i FROM more",
        {"now": now},
    )
    connection.execute(
        f"{more}INSERT INTO credentials (id, player_id, kind, hash, created_at) "
        "SELECT 'cookie ' || i, 'player ' || i, 'cookie', x'00', :now FROM more",
        {"now": now},
    )
    connection.execute("DELETE FROM ratings WHERE who NOT LIKE 'bot:%'")
    connection.execute(
        f"{more}INSERT INTO ratings (who, games, mu, sigma, changed_at) "
        "SELECT 'player ' || i, 10, 15 + (i * 7919 % 20000) / 1000.0, 2.0, :now FROM more",
        {"now": now},
    )


def games(connection: sqlite3.Connection, count: int, players: int) -> None:
    """Copies of the game for other people. The veteran plays in every hundredth."""
    person = f"'player ' || ((CASE WHEN i % 100 = 0 THEN 0 ELSE i * 3 END + number) % {players})"
    instead = {
        "table_id": "'game ' || i",
        "host": f"'player ' || (i * 3 % {players})",
        "player_id": person,
        "created_at": "created_at + i * 60000 % 31000000000",
        "changed_at": "changed_at + i * 60000 % 31000000000",
        "at": "at + i * 60000 % 31000000000",
    }
    for name in _OF_GAMES:
        columns = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({name})")]
        own = "id" if name == "tables" else "table_id"
        chosen = [
            instead["table_id"] if column == own else instead.get(column, f'"{column}"')
            for column in columns
        ]
        listed = ", ".join(f'"{column}"' for column in columns)
        connection.execute(
            f"{_MORE.format(1, count - 1)}INSERT INTO {name} ({listed}) "
            f"SELECT {', '.join(chosen)} FROM {name} JOIN more WHERE {name}.{own} = :template",
            {"template": TEMPLATE},
        )


def crowd(folder: Path, count: int, players: int) -> str:
    """Fill a folder's database. Returns the token of a player with many games."""
    prepare_file(folder)
    asyncio.run(play_one(folder))
    token, row = new_credential(VETERAN, "token", now_ms())
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        people(connection, players)
        games(connection, count, players)
        connection.execute(
            "INSERT INTO credentials (id, player_id, kind, hash, created_at) "
            "VALUES (?, ?, ?, ?, ?)",
            (row.id, row.player_id, row.kind, row.hash, row.created_at),
        )
    return token


def main() -> None:
    """Fill a folder."""
    parser = argparse.ArgumentParser(description=re.split(r"\n\n", __doc__ or "")[1])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--players", type=int, default=20_000)
    asked = parser.parse_args()
    print(crowd(asked.folder, asked.games, asked.players))  # noqa: T201


if __name__ == "__main__":
    main()
