"""Write the tables as CSV or Parquet. A table appears when its last row is written."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

from longshore.arena.dataset.codebook import Column, columns_of
from longshore.arena.dataset.tables import TABLES, Row
from longshore.arena.errors import FolderError
from longshore.arena.folder import UNFINISHED

CSV: Final = "csv"
PARQUET: Final = "parquet"
FORMATS: Final = (PARQUET, CSV)
_GAMES_AT_ONCE: Final = 200  # in a row group, so that memory does not grow with the data set


class Writer(Protocol):
    """Writes one table."""

    def write(self, rows: Sequence[Row]) -> None:
        """Add rows."""


def default_format() -> str:
    """Parquet where it can be written."""
    return CSV if find_spec("pyarrow") is None else PARQUET


def need(form: str) -> None:
    """Raise if tables cannot be written in this format."""
    if form == PARQUET and find_spec("pyarrow") is None:
        raise FolderError("Parquet needs pyarrow: install longshore[parquet], or use --format csv")


def save_tables(folder: Path, form: str, games: Iterable[Mapping[str, Sequence[Row]]]) -> None:
    """Write the rows of all games. Earlier tables are replaced at the end."""
    files = {name: folder / f"{name}.{form}" for name in TABLES}
    begun = {name: file.with_name(f".{file.name}{UNFINISHED}") for name, file in files.items()}
    with ExitStack() as stack:
        writers = {
            name: stack.enter_context(_writer(begun[name], form, columns_of(table)))
            for name, table in TABLES.items()
        }
        for together in _grouped(games):
            for name, writer in writers.items():
                writer.write(together[name])
    for name, file in files.items():
        begun[name].replace(file)


def _grouped(games: Iterable[Mapping[str, Sequence[Row]]]) -> Iterator[dict[str, list[Row]]]:
    waiting: dict[str, list[Row]] = {name: [] for name in TABLES}
    for count, game in enumerate(games, 1):
        for name, rows in game.items():
            waiting[name].extend(rows)
        if count % _GAMES_AT_ONCE == 0:
            yield waiting
            waiting = {name: [] for name in TABLES}
    yield waiting


@contextmanager
def _writer(path: Path, form: str, columns: Sequence[Column]) -> Iterator[Writer]:
    if form == CSV:
        with path.open("w", encoding="utf-8", newline="") as stream:
            yield _CsvWriter(stream, columns)
        return
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    types = {str: arrow.string(), int: arrow.int64(), float: arrow.float64(), bool: arrow.bool_()}
    schema = arrow.schema(
        [
            arrow.field(
                column.name, types[column.type], column.optional, {"meaning": column.meaning}
            )
            for column in columns
        ]
    )
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        yield _ParquetWriter(arrow, file, schema)


class _CsvWriter:
    def __init__(self, stream: Any, columns: Sequence[Column]) -> None:
        self._csv = csv.writer(stream, lineterminator="\n")
        self._csv.writerow([column.name for column in columns])

    def write(self, rows: Sequence[Row]) -> None:
        self._csv.writerows(
            [str(value).lower() if isinstance(value, bool) else value for value in row]
            for row in rows
        )


class _ParquetWriter:
    def __init__(self, arrow: Any, file: Any, schema: Any) -> None:
        self._arrow = arrow
        self._file = file
        self._schema = schema

    def write(self, rows: Sequence[Row]) -> None:
        """Write a row group."""
        columns: list[Sequence[object]] = list(zip(*rows, strict=True))
        columns = columns or [[] for _ in self._schema]
        arrays = [
            self._arrow.array(column, field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        self._file.write_table(self._arrow.table(arrays, schema=self._schema))
