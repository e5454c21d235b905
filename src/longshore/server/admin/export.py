"""`longshore admin export`: the games as records, one file each."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from longshore.record import result_of, write_text
from longshore.server.admin.reading import StoredTable, stored_tables
from longshore.server.store import StoreError
from longshore.server.store.database import Database
from longshore.server.tables.stored import table_from
from longshore.server.tables.table import FINISHED, RUNNING, STUDY


async def export_all(database: Database, folder: Path, *, running: bool) -> int:
    """Write all finished and imported games, and running ones on request. Returns how many."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise StoreError(f"{folder} is not empty")
    except OSError as error:
        raise StoreError(f"cannot use {folder}: {error.strerror}") from error
    phases = (FINISHED, STUDY, RUNNING) if running else (FINISHED, STUDY)
    count = 0
    async for stored in stored_tables(database):
        if stored.table.phase in phases:
            (folder / f"{stored.table.id}.txt").write_text(record_text(stored), encoding="utf-8")
            count += 1
    return count


def record_text(stored: StoredTable) -> str:
    """The whole record of a table, hidden information included, for the server's admin."""
    table = table_from(stored.table, stored.seats)
    if table.header is None:
        raise StoreError(f"table {table.id} has no game")
    record = replace(table.header, steps=stored.lines)
    if table.phase == FINISHED:
        record = replace(record, result=result_of(table.running_game))
    return write_text(record)
