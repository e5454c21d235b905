"""What is asked often is found by an index, however many games a database holds."""

import re
import sqlite3
from pathlib import Path

import pytest

from longshore.server.store import log, tables
from longshore.server.store.migrate import migrate

STATEMENTS = {
    "my tables": tables._SELECT_TABLES_OF,
    "listed tables": tables._SELECT_TABLES_LISTED,
    "one table": tables._SELECT_TABLE,
    "how many I host": tables._COUNT_TABLES,
    "how many I study": tables._COUNT_STUDIES,
    "a step": tables._UPDATE_STEP,
    "what happened since": log._SELECT_ENTRIES,
    "the steps of a game": log._SELECT_STEPS,
    "a snapshot": log._SELECT_SNAPSHOT,
    "a receipt": log._SELECT_RECEIPT,
    "what is to be packed": log._SELECT_TO_PACK,
    "packed rows to drop": log._DROP_ENTRIES,
    "receipts to drop": log._DROP_RECEIPTS,
}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("indexes") / "longshore.db"
    migrate(f"sqlite:///{path}")
    return path


@pytest.mark.parametrize("what", STATEMENTS)
def test_no_question_reads_a_whole_table(what: str, database: Path) -> None:
    statement = STATEMENTS[what]
    values = dict.fromkeys(re.findall(r":(\w+)", statement), "1")
    connection = sqlite3.connect(database)
    plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    connection.close()
    steps = [str(row[-1]) for row in plan]
    assert steps
    read_whole = [
        step for step in steps if re.match(r"SCAN (tables|entries|commands|seats)\b", step)
    ]
    assert [step for step in read_whole if "INDEX" not in step] == [], steps
