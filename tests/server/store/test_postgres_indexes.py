"""PostgreSQL reads no table as a whole that grows with games and players, either."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.store.test_indexes import NAMED_WHOLE, SMALL, STATEMENTS
from tests.server.tools.postgres import postgres

from longshore.server.store.postgres.session import numbered

pytestmark = pytest.mark.slow
Plan = dict[str, Any]
IN_ORDER = NAMED_WHOLE | {"tables_due"}  # of tables with a clock, up to a limit

# There are few admins, and PostgreSQL begins with them as soon as it has counted the players.
COUNTED = "_SELECT_ADMINS"


async def plans(url: str) -> dict[str, Plan]:
    """How PostgreSQL finds the rows of each statement, whatever it is asked for.

    An empty database is read as a whole in any case, unless that is made to look costly. So are
    both sides of a join.
    """
    connection = await asyncpg.connect(url)
    try:
        for way in ("seqscan", "hashjoin", "mergejoin"):
            await connection.execute(f"SET enable_{way} = off")
        await connection.execute("SET plan_cache_mode = force_generic_plan")
        found = {}
        for number, (what, statement) in enumerate(STATEMENTS.items()):
            text, names = numbered(statement)
            await connection.execute(f"PREPARE s{number} AS {text}")
            given = f"({', '.join('NULL' for _ in names)})" if names else ""
            plan = await connection.fetchval(f"EXPLAIN (FORMAT JSON) EXECUTE s{number}{given}")
            found[what] = json.loads(plan)[0]["Plan"]
        return found
    finally:
        await connection.close()


def nodes(plan: Plan) -> Iterator[Plan]:
    """A plan and all its parts."""
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


def read_whole(plan: Plan) -> set[str]:
    """The tables that are read from one end to the other."""
    found: set[str] = set()
    for node in nodes(plan):
        if node["Node Type"] == "Seq Scan":
            found.add(node["Relation Name"])
        elif node["Node Type"] == "Bitmap Heap Scan":
            parts = [part for part in nodes(node) if part["Node Type"] == "Bitmap Index Scan"]
            if any(map(is_whole, parts)):
                found.add(node["Relation Name"])
        elif node["Node Type"] in ("Index Scan", "Index Only Scan") and is_whole(node):
            found.add(node["Relation Name"])
    return found


def is_whole(node: Plan) -> bool:
    """Whether nothing says which part of an index is read."""
    return "Index Cond" not in node and node["Index Name"] not in IN_ORDER


def test_no_question_reads_a_whole_table(tmp_path: Path) -> None:
    server = postgres()
    server.prepared_database(tmp_path)
    found = asyncio.run(plans(server.database(tmp_path)))
    assert len(found) > 80
    whole = {
        what: read_whole(plan) - SMALL for what, plan in found.items() if not what.endswith(COUNTED)
    }
    assert {what: tables for what, tables in whole.items() if tables} == {}
