"""What the command line says about an act that no server has done yet."""

import asyncio
from pathlib import Path

import pytest
from tests.server.tools.rows import every_store, run

from longshore.cli import moderate
from longshore.cli.moderate import BY, Outcome, ask, say
from longshore.server.base.clock import MINUTE, now_ms
from longshore.server.moderation.acts import act_of
from longshore.server.store import Store


@every_store
def test_a_busy_server_is_not_an_absent_one(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It does acts in their order, so another than this one may keep it busy."""
    monkeypatch.setattr(moderate, "_WAIT_SECONDS", 0.02)
    monkeypatch.setattr(moderate, "_LOOK_SECONDS", 0.01)

    async def test(store: Store) -> None:
        say(await ask(store, act_of("hide", BY, table_id="one")), "Hidden.")
        claimed = await store.claim_act(now_ms(), now_ms() + MINUTE)
        assert claimed is not None
        act, begun = claimed
        assert not begun
        say(await ask(store, act_of("hide", BY, table_id="two")), "Hidden.")
        act.done_at = now_ms()
        await store.finish_act(act)
        say(await ask(store, act_of("hide", BY, table_id="three")), "Hidden.")

    run(kind, tmp_path, test)
    assert capsys.readouterr().out.splitlines() == [
        "No server is running here. It is done at the next start.",
        "The server is still working on it. See /host.",
        "No server is running here. It is done at the next start.",
    ]


@every_store
def test_what_is_done_is_said(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        asked = asyncio.create_task(ask(store, act_of("hide", BY, table_id="one")))
        while (claimed := await store.claim_act(now_ms(), now_ms() + MINUTE)) is None:
            await asyncio.sleep(0.01)
        act, _ = claimed
        act.done_at = now_ms()
        await store.finish_act(act)
        assert await asked is Outcome.DONE

    run(kind, tmp_path, test)
