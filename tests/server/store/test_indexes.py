"""Nothing reads a table that grows with games and players, however many a database holds."""

import importlib
import pkgutil
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from longshore.server import store
from longshore.server.store.migrate import migrate

# What is read as a whole stays small, or is asked by nobody but an admin, or once a day.
SMALL = {
    "acts",  # the latest
    "admins",
    "alembic_version",
    "bans",
    "contacts",  # once a day
    "hidden_tables",
    "asked_addresses",  # once a day
    "name_reports",
    "notice_choices",  # once a day
    "probe",
    "reports",
    "uptime",
}
NAMED_WHOLE = {
    "tables_with_mentions",  # few have given a seat away
    "ratings_by_strength",  # in order, up to a limit
    "acts_open",
}


def statements() -> Iterator[tuple[str, str]]:
    """Every statement of the store that finds rows, by its name."""
    for module in pkgutil.iter_modules(store.__path__):
        if module.ispkg or module.name == "migrate":
            continue
        found = importlib.import_module(f"longshore.server.store.{module.name}")
        for name, value in vars(found).items():
            several = value if isinstance(value, tuple) else (value,)
            for number, text in enumerate(several):
                if isinstance(text, str) and re.match(r"\s*(SELECT|UPDATE|DELETE)\b", text):
                    yield f"{module.name}{name}{number or ''}", text


STATEMENTS = dict(statements())


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("indexes") / "longshore.db"
    migrate(f"sqlite:///{path}")
    return path


def plan(statement: str, database: Path) -> list[str]:
    """How SQLite would find the rows."""
    values = dict.fromkeys(re.findall(r":(\w+)", statement), "1")
    connection = sqlite3.connect(database)
    found = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
    connection.close()
    return [str(row[-1]) for row in found]


def test_there_are_statements() -> None:
    assert len(STATEMENTS) > 80


@pytest.mark.parametrize("what", STATEMENTS)
def test_no_question_reads_a_whole_table(what: str, database: Path) -> None:
    steps = plan(STATEMENTS[what], database)
    whole = [match for step in steps if (match := re.match(r"SCAN (\w+)(?:.* INDEX (\w+))?", step))]
    known = {match[1] for match in whole if match[2] not in NAMED_WHOLE}
    known -= SMALL | {"met", "due"}  # the last two are questions themselves
    assert known == set(), steps


@pytest.mark.parametrize(
    ("what", "index"),
    [
        ("log_SELECT_TO_PACK", "tables_to_pack"),
        ("players_SELECT_IDLE_PLAYERS", "players_by_visit"),
        ("figures_SELECT_BEST", "ratings_by_strength"),
        ("players_FIND_PLAYERS", "players_by_name"),
        ("players_SELECT_TRACES", "tables_with_mentions"),
        ("notices_COUNT_ASKED", "asked_addresses_by_time"),
    ],
)
def test_what_has_an_index_of_its_own_uses_it(what: str, index: str, database: Path) -> None:
    assert index in " ".join(plan(STATEMENTS[what], database))
