"""Operations about the server itself."""

from __future__ import annotations

from prometheus_client import generate_latest

from longshore import __version__
from longshore.game import RULES_NUMBER
from longshore.server.api.http.operation import Call, Operation
from longshore.server.api.reply import Reply
from longshore.server.base import metrics
from longshore.server.messages.answers import Health, Root


async def read_health(call: Call) -> Reply:
    """Whether players and games can be read and written."""
    durability = call.server.store.durability
    trouble = await call.server.health()
    if trouble:
        return Reply(Health("storage", __version__, RULES_NUMBER, durability, trouble), 503)
    return Reply(Health("ok", __version__, RULES_NUMBER, durability))


async def read_metrics(_: Call) -> Reply:
    """Numbers for Prometheus."""
    text = generate_latest(metrics.registry())
    return Reply(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def read_root(_: Call) -> Root:
    """What this is, for programs. Browsers get the page."""
    return Root("Longshore", __version__, RULES_NUMBER, "/api/openapi.json")


OPERATIONS = (
    Operation("GET", "/", read_root, "What this is", Root, needs_player=False, asks_who=False),
    Operation(
        "GET",
        "/healthz",
        read_health,
        "Health",
        Health,
        needs_player=False,
        asks_who=False,
        others=((503, Health),),
    ),
    Operation(
        "GET",
        "/metrics",
        read_metrics,
        "Metrics",
        str,
        cost=3,
        needs_player=False,
        asks_who=False,
        media_type="text/plain",
    ),
)
