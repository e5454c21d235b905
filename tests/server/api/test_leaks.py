"""Two games that differ only in secrets look the same to everyone who may not know them.

Blue and yellow have different cards, cash and bids in the second game, and blue has a draft there.
Whatever red, a spectator or a stranger can ask must have the same answer in both.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.tools.games import table_at
from tests.server.tools.inside import Inside, inside

Json = dict[str, Any]

SECRETS: list[Json] = [
    {"cards": ("black", "brown", "tan"), "cash": (20, 20, 20), "bid": 3, "draft": ()},
    {"cards": ("white", "brown", "black"), "cash": (31, 20, 47), "bid": 9, "draft": ("loan",)},
]
TABLES = ("tableWithSecret1", "tableWithSecret2")
SHIP = {"at": "sea", "cargo": ["tan", "white"]}


def position(secret: Json, **blue: Any) -> Json:
    boards = {
        seat: {"card": card, "cash": cash}
        for seat, card, cash in zip(
            ("blue", "red", "yellow"), secret["cards"], secret["cash"], strict=True
        )
    }
    boards["blue"] |= {"ship": SHIP} | blue
    return {"turn": "blue", "actions": 2, "seats": boards}


async def put_tables(server: Inside, **blue: Any) -> None:
    owners = [await server.arrive(name) for name in ("Blue", "Red", "Yellow")]
    await server.arrive("Stranger")
    for table_id, secret in zip(TABLES, SECRETS, strict=True):
        await server.put(table_at(position(secret, **blue), owners=owners, table_id=table_id))


QUESTIONS = [
    *(("GET", f"/{part}") for part in ("view", "events", "record", "replay", "ledger")),
    *(("GET", f"/view?seat={seat}") for seat in ("blue", "red", "yellow", "spectator")),
    *(("GET", f"/view?seat={seat}&insight=true") for seat in ("red", "spectator")),
    *(("GET", f"/record?format=json&seat={seat}") for seat in ("blue", "red", "spectator")),
    *(("GET", f"/replay?to={to}&seat={s}") for to in (0, 1, 2, 3, 4) for s in ("red", "spectator")),
    *(("GET", f"/replay?seat={seat}") for seat in ("all", "blue", "yellow")),
    ("GET", "/ledger?seat=red"),
    ("GET", ""),
    ("POST", "/join"),
    ("POST", "/start"),
    ("POST", "/rematch"),
]
COMMANDS: list[tuple[str, Json]] = [
    ("/steps", {"id": "1", "seat": "yellow", "decision": None, "steps": ["loan"]}),
    ("/steps", {"id": "2", "seat": "blue", "decision": 1, "steps": ["pass"]}),
    ("/steps", {"id": "3", "seat": "red", "decision": 12345, "steps": ["pass"]}),
    ("/steps", {"id": "4", "seat": "red", "decision": None, "steps": ["pass"]}),
    ("/steps", {"id": "5", "seat": "red", "decision": None, "steps": ["loan", "loan", "loan"]}),
    ("/draft", {"id": "6", "seat": "red", "do": "commit"}),
    ("/draft", {"id": "7", "seat": "blue", "do": "undo"}),
    ("/seat", {"place": 0}),
    ("/end", {"do": "agree"}),
]


async def compare(server: Inside) -> int:
    """Ask everything of both tables. Returns how many answers were the same."""
    same = 0
    for who in ("Red", "Stranger", None):
        for method, path in QUESTIONS:
            more: Json = {"json": {}} if method == "POST" else {}
            same += await compare_one(server, who, method, path, **more)
        for path, body in COMMANDS:
            same += await compare_one(server, who, "POST", path, json=body)
        lists = await server.ask(who, "GET", "/api/tables")
        if who == "Red":
            first, second = lists.json()["tables"]
            assert plain(first) == plain(second)
    return same


async def compare_one(server: Inside, who: str | None, method: str, path: str, **more: Any) -> int:
    answers = [
        await server.ask(who, method, f"/api/tables/{table_id}{path}", **more)
        for table_id in TABLES
    ]
    first, second = (
        (answer.status_code, told(answer.text), sorted(answer.headers.keys())) for answer in answers
    )
    assert first == second, (who, method, path)
    return 1


def told(text: str) -> Any:
    for table_id in TABLES:
        text = text.replace(table_id, "TABLE")
    try:
        return plain(json.loads(text))
    except json.JSONDecodeError:
        return text


def plain(value: Any) -> Any:
    """Without times and the names of tables, which differ by nature."""
    if isinstance(value, dict):
        left_out = ("at", "created_at", "changed_at", "id")
        return {key: plain(entry) for key, entry in value.items() if key not in left_out}
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    return value


def test_nobody_sees_when_a_draft_changes(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            await put_tables(server)
            paths = [f"/api/tables/{TABLES[0]}{end}" for end in ("", "/view", "/events")]
            paths += ["/api/tables"]
            before = [(await server.ask("Red", "GET", path)).text for path in paths]
            await server.take("Blue", TABLES[0], "blue", "loan", commit=False)
            assert [(await server.ask("Red", "GET", path)).text for path in paths] == before

    asyncio.run(test())


@pytest.mark.parametrize("moment", ["turn", "bidding", "tie-break", "settling"])
def test_nobody_learns_what_is_secret(moment: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            await put_tables(server)
            for table_id, secret in zip(TABLES, SECRETS, strict=True):
                await play_to(server, moment, table_id, secret)
            assert await compare(server) == 3 * (len(QUESTIONS) + len(COMMANDS))

    asyncio.run(test())


async def play_to(server: Inside, moment: str, table_id: str, secret: Json) -> None:
    if moment == "turn":
        if secret["draft"]:
            await server.take("Blue", table_id, "blue", *secret["draft"], commit=False)
        return
    await server.take("Blue", table_id, "blue", "sail island")
    if moment == "bidding":
        await server.take("Yellow", table_id, "yellow", f"bid {secret['bid']}")
        return
    # Bids that are open are no secret any more: the same in both games.
    await server.take("Yellow", table_id, "yellow", "bid 7")
    await server.take("Red", table_id, "red", "bid 7" if moment == "tie-break" else "bid 8")
    if moment == "tie-break":
        await server.take("Yellow", table_id, "yellow", f"bid {secret['bid']}")


def test_a_draft_that_ends_the_game_tells_its_owner_nothing(tmp_path: Path) -> None:
    """The owner must not learn others' cards by drafting the last turn."""

    async def test() -> None:
        async with inside(tmp_path) as server:
            owners = [await server.arrive(name) for name in ("Blue", "Red", "Yellow")]
            views = []
            for table_id, cards in zip(TABLES, (("tan", "white"), ("white", "tan")), strict=True):
                boards = {"red": {"card": cards[0]}, "yellow": {"card": cards[1]}}
                start = {"turn": "blue", "actions": 1, "ending": True, "seats": boards}
                await server.put(table_at(start, owners=owners, table_id=table_id))
                done = await server.take("Blue", table_id, "blue", "pass", commit=False)
                views.append(plain(done["fresh"]) | {"table": ""})
                assert done["fresh"]["draft"]["complete"]
                path = f"/api/tables/{table_id}/view?insight=true"
                views[-1]["insight"] = (await server.ask("Blue", "GET", path)).json()["insight"]
            assert views[0] == views[1]

    asyncio.run(test())


def test_after_the_end_drafts_stay_private(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as server:
            await put_tables(server)
            for table_id, secret in zip(TABLES, SECRETS, strict=True):
                if secret["draft"]:
                    await server.take("Blue", table_id, "blue", *secret["draft"], commit=False)
                for who in ("Blue", "Red", "Yellow"):
                    path = f"/api/tables/{table_id}/end"
                    await server.ask(who, "POST", path, json={"do": "end"})
            texts = []
            for table_id in TABLES:
                path = f"/api/tables/{table_id}"
                answers = [
                    (await server.ask("Red", "GET", path + end)).text
                    for end in ("/record", "/events", "/view?seat=blue", "/replay?seat=all")
                ]
                assert "finished" in (await server.ask(None, "GET", path)).text
                texts.append(answers)
            assert all("loan" not in text.partition("\n\n")[2] for text in (texts[1][0],))
            assert '"draft":null' in texts[1][2]

    asyncio.run(test())
