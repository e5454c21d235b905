"""What every store must do about notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.tools.rows import every_store, run, table_row

from longshore.server.store import (
    ContactRow,
    DeliveryRow,
    NoticeRow,
    PlayerRow,
    Store,
    TableChange,
)


@every_store
def test_what_stores_do(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        for name in ("ann", "bob"):
            await store.create_player(PlayerRow(name, name.title(), "", 1, 1), [])
        contact = ContactRow("c1", "ann", "mail", "a@example.org", "h1", "", 5)
        first = DeliveryRow("d1", "c1", "", 0, None, "{}", 5, 5)
        assert await store.add_contact(contact, 2, first)
        assert await store.add_contact(contact, 2, first)  # once more is the same
        assert await store.add_contact(ContactRow("c2", "ann", "push", "{}", "h2", "", 6, 6), 2)
        assert not await store.add_contact(ContactRow("c3", "ann", "webhook", "u", "h3", "s", 7), 2)
        assert [row.id for row in await store.contacts("ann")] == ["c1", "c2"]
        # An address is asked once in a while, and never again once it has refused.
        few = {"most": 2, "since": 0}
        assert await store.ask_address("h1", 10, 0, **few)
        assert not await store.ask_address("h1", 11, 5, **few)
        assert await store.ask_address("h1", 30, 20, **few)
        await store.refuse_address("h1")
        assert await store.is_refused("h1")
        assert not await store.ask_address("h1", 99, 98, **few)
        # Notices are only for people who can be reached, and each is claimed by one.
        notice = NoticeRow("n1", "ann", "one", 0, "turn", 7, 3, 1, 10)
        nobody = NoticeRow("n2", "bob", "one", 1, "turn", 8, 3, 1, 10)
        await store.write(TableChange(table_row(), notices=[notice, nobody]))
        assert not await store.notices_due(4)
        assert await store.notices_due(10)
        claimed = await asyncio.gather(*(store.claim_notices(10, 20, 9) for _ in range(4)))
        assert [row for rows in claimed for row in rows] == [notice]
        assert await store.claim_notices(20, 30, 9) == [notice]  # who claimed it has died
        await store.ask_presence(notice, 40)
        (asked,) = await store.claim_notices(40, 50, 9)
        assert asked.asked
        second = DeliveryRow("d2", "c2", "one", 0, 7, "{}", 40, 40)
        sent = await asyncio.gather(*(store.send_notice("n1", [second]) for _ in range(3)))
        assert sorted(sent) == [False, False, True]
        claims = await asyncio.gather(*(store.claim_deliveries(50, 60, 9) for _ in range(4)))
        assert sorted(row.id for rows in claims for row in rows) == ["d1", "d2"]
        await store.put_off_delivery("d2", 70)
        assert [row.tries for row in await store.claim_deliveries(70, 80, 9)] == [2, 2]
        assert await store.drop_contact("c2")
        assert [row.id for row in await store.claim_deliveries(99, 100, 9)] == ["d1"]
        await store.write_choices("ann", "gone", "{}")
        await store.write_choices("ann", "one", "[]")
        await store.sweep_notices(50)
        assert await store.contacts("ann") == []
        assert await store.all_choices("ann") == [("one", "[]")]
        assert await store.server_key("k", "first") == await store.server_key("k", "second")

    run(kind, tmp_path, test)
