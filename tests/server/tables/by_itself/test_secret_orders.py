"""Nobody but their owner learns of standing orders."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.tables.by_itself.later import LEAST, SHIP, Later, bounded, pass_time, put
from tests.server.tools.inside import Inside, inside

from longshore.server.base.clock import CLOCK
from longshore.server.tables.kept.hub import Changed

QUESTIONS = ["", "/view", "/events", "/record", "/replay", "/ledger", "/orders?seat=yellow"]


def test_nobody_learns_of_orders(tmp_path: Path, later: Later) -> None:
    """Two tables that differ in yellow's orders, before and after they stop."""

    async def test() -> None:
        async with inside(tmp_path) as running:
            owners = [await running.arrive(name) for name in ("Ann", "Bob", "Cem")]
            await running.arrive("Stranger")
            heard: list[Changed] = []
            running.server.hub.watching.append(heard.append)
            for name in ("plain", "orders"):
                await put(running.server, LEAST, SHIP, owners=owners, table_id=name)
                running.server.hub.listen(name, heard.append)
            heard.clear()
            body = {"seat": "yellow", "bid": {"per_container": {"black": 6}}, "pass_leftover": True}
            before = await answers(running, "orders")
            await running.ask("Cem", "PUT", "/api/tables/orders/orders", json=body)
            assert heard == []
            assert await answers(running, "orders") == before
            for name in ("plain", "orders"):
                await running.take("Ann", name, "blue", "sail island")
            heard.clear()
            assert await answers(running, "plain") == await answers(running, "orders")
            due = (await running.server.tables.get("orders")).due_at
            assert due is not None
            await pass_time(later, due - CLOCK.source() + 1, running.server)
            path = "/api/tables/orders/orders?seat=yellow"
            while len((await running.ask("Cem", "GET", path)).json()["log"]) < 1:
                await asyncio.sleep(0.02)
            # It has stopped: this lot is not in the order. Only its owner knows.
            assert heard == []
            assert await answers(running, "plain") == await answers(running, "orders")
            refused = await running.ask("Bob", "PUT", "/api/tables/orders/orders", json=body)
            assert refused.status_code == 403

    bounded(test)


BY_NATURE = frozenset(
    (
        *("at", "created_at", "changed_at", "now", "ends_at", "turn_ms", "remaining_ms"),
        *("id", "table", "invite"),
    )
)


async def answers(running: Inside, table: str) -> list[str]:
    """Everything that others may ask about a table, without times and ids."""
    found = []
    for who in ("Bob", "Stranger", None):
        for question in QUESTIONS:
            answer = await running.ask(who, "GET", f"/api/tables/{table}{question}")
            found.append(f"{answer.status_code} {told(answer)}")
    mine = await running.ask("Bob", "GET", "/api/tables")
    found += [str(plain(each)) for each in mine.json()["tables"] if each["id"] == table]
    return found


def told(answer: Any) -> str:
    kind = answer.headers["content-type"]
    return str(plain(answer.json())) if "json" in kind else str(answer.text)


def plain(value: Any) -> Any:
    """Without times and table ids, which always differ."""
    if isinstance(value, dict):
        return {key: plain(entry) for key, entry in value.items() if key not in BY_NATURE}
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    return value
