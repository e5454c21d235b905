"""Copy a whole database into another, of the same kind or not."""

from __future__ import annotations

import warnings
from typing import Final

from sqlalchemy import Connection, MetaData, Table, delete, func, insert, select, text
from sqlalchemy.exc import SAWarning

from longshore.server.store import StoreError

SCHEMA_TABLE: Final = "alembic_version"
_CHUNK: Final = 1000


def schema_of(connection: Connection) -> str:
    """The schema number of a database."""
    if SCHEMA_TABLE not in tables_of(connection):
        raise StoreError("this is not a Longshore database")
    return str(connection.execute(text(f"SELECT version_num FROM {SCHEMA_TABLE}")).scalar_one())  # noqa: S608


def tables_of(connection: Connection) -> dict[str, Table]:
    """All tables of the schema, each after the ones it refers to."""
    known = MetaData()
    with warnings.catch_warnings():
        # It skips indexes of expressions, which are not copied anyway.
        warnings.simplefilter("ignore", SAWarning)
        known.reflect(connection)
    return {table.name: table for table in known.sorted_tables}


def people_and_games_in(connection: Connection) -> int:
    """How many players and tables there are, or 0 if there is no schema yet."""
    tables = tables_of(connection)
    return sum(
        connection.execute(select(func.count()).select_from(tables[name])).scalar_one()
        for name in ("players", "tables")
        if name in tables
    )


def copy_all(source: Connection, target: Connection) -> None:
    """Copy every row of every table. Both have the same schema, and the target is empty."""
    there = tables_of(target)
    for name, table in tables_of(source).items():
        if name == SCHEMA_TABLE:
            continue
        target.execute(delete(there[name]))  # the rows that the schema itself creates
        rows = source.execution_options(yield_per=_CHUNK).execute(select(table)).mappings()
        for chunk in rows.partitions(_CHUNK):
            target.execute(insert(there[name]), [dict(row) for row in chunk])
        if target.dialect.name == "postgresql":
            _go_on_counting(target, there[name])


def _go_on_counting(target: Connection, table: Table) -> None:
    """Set PostgreSQL's counters past the numbers that were copied."""
    for column in table.primary_key.columns:
        sequence = target.execute(
            text("SELECT pg_get_serial_sequence(:table, :column)"),
            {"table": table.name, "column": column.name},
        ).scalar()
        if sequence is not None:
            last = target.execute(select(func.max(column))).scalar()
            target.execute(
                text("SELECT setval(:name, :last)"), {"name": sequence, "last": last or 1}
            )
