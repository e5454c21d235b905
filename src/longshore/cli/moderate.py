"""`longshore admin ban` and what else an admin does about players, beside a running server."""

from __future__ import annotations

from collections.abc import Awaitable
from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, Final

import typer

from longshore.cli import output
from longshore.cli.errors import Stop

if TYPE_CHECKING:
    from longshore.server.moderation.acts import Detail
    from longshore.server.store import ActRow, BanRow, Store

_WAIT_SECONDS: Final = 10.0  # for a running server to do it
_LOOK_SECONDS: Final = 0.2
BY: Final = ("", "")  # the command line is nobody in particular

Who = Annotated[
    str,
    typer.Argument(
        metavar="WHO",
        help="A player's id or name, TABLE:SEAT, an IP address, or client:NAME from the log.",
    ),
]
Player = Annotated[
    str, typer.Argument(metavar="PLAYER", help="A player's id or name, or TABLE:SEAT.")
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id in the table's address.")]
Days = Annotated[
    int | None,
    typer.Option("--days", min=1, max=3650, help="How long it lasts.", show_default="for good"),
]
Reason = Annotated[
    str,
    typer.Option("--reason", metavar="TEXT", help="A note for admins.", show_default=False),
]
Addresses = Annotated[
    bool,
    typer.Option("--addresses", help="Also ban the networks that the player came from lately."),
]
NewName = Annotated[
    str, typer.Argument(metavar="[NAME]", help="The new name.", show_default="Guest and a number")
]


class Outcome(IntEnum):
    """How far an act got while the command waited for it."""

    WAITING = 0
    BEGUN = 1
    DONE = 2


async def ask(store: Store, act: ActRow) -> Outcome:
    """Write an act down, and wait until a running server has done it."""
    import asyncio

    from longshore.server.base.clock import now_ms
    from longshore.server.base.problems import Problem

    number = await store.add_act(act)
    for _ in range(int(_WAIT_SECONDS / _LOOK_SECONDS)):
        await asyncio.sleep(_LOOK_SECONDS)
        found = await store.act(number)
        if found is not None and found.done_at is not None:
            if found.problem:
                raise Problem(found.problem)
            return Outcome.DONE
    # Acts are done in their order, so the server may be busy with an earlier one.
    return Outcome.BEGUN if await store.is_acting(now_ms()) else Outcome.WAITING


async def stopping_at_problems(work: Awaitable[Outcome]) -> Outcome:
    """Wait for work, and end the command with one sentence if it has a problem."""
    from longshore.server.base.problems import Problem
    from longshore.server.messages.errors import problem_sentence

    try:
        return await work
    except Problem as problem:
        sentence = problem_sentence(problem.code, "en", **problem.args_by_name)
        raise Stop(sentence[:1].lower() + sentence[1:].rstrip(".")) from problem


def say(outcome: Outcome, done: str) -> None:
    """Say what has been done, or when it will be."""
    match outcome:
        case Outcome.DONE:
            output.say(done)
        case Outcome.BEGUN:
            output.say("The server is still working on it. See /host.")
        case Outcome.WAITING:
            output.say("No server is running here. It is done at the next start.")


async def prepared(store: Store, who: str, detail: Detail) -> ActRow:
    """The ban of a player or an address."""
    from longshore.server.moderation.acts import (
        ban_of_client,
        ban_of_network,
        ban_of_player,
        is_address,
        is_client,
        player_in,
    )
    from longshore.server.settings.keys import ServerKeys

    if is_client(who):
        return await ban_of_client(store, who, BY, detail)
    if not is_address(who):
        return ban_of_player(await player_in(store, who), BY, detail)
    keys = ServerKeys()
    await keys.load(store)
    return ban_of_network(keys, who, BY, detail)


async def bans_matching(store: Store, who: str) -> list[BanRow]:
    """The bans of a player, of an address, or with an id."""
    from longshore.server.base.clock import now_ms
    from longshore.server.base.problems import Problem
    from longshore.server.moderation.acts import (
        Detail,
        detail_of,
        is_address,
        is_client,
        player_in,
    )

    rows = await store.bans(now_ms())
    found = [row for row in rows if row.id == who]
    if not found and (is_address(who) or is_client(who)):
        network = detail_of(await prepared(store, who, Detail())).network
        found = [row for row in rows if row.network == network]
    elif not found:
        player_id, _ = await player_in(store, who)
        found = [row for row in rows if row.player_id == player_id]
    if not found:
        raise Problem("no_such_ban")
    return found
