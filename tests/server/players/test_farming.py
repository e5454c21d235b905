"""Ratings cannot be farmed with throw-away accounts, whatever they do for the one they serve."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.tools.games import table_at
from tests.server.tools.rows import run

from longshore.record.words import EndedBy
from longshore.server.api.http.operations.figures import RANKED_OPPONENTS
from longshore.server.store import PlayerRow, Store
from longshore.server.store.rating import first_rating
from longshore.server.tables.commands.finish import finish
from longshore.server.tables.commands.results import LEAST_ROUNDS
from longshore.server.tables.table import Seat, Table
from longshore.server.tables.work import Work

CAPTAIN = 30.0
STRENGTHS = {"bot:captain": CAPTAIN, "bot:trader": 26.0, "bot:deckhand": 18.0}
SPREAD = 4.17  # how much a player's play differs from game to game, as openskill has it
GAMES = 60  # of the honest player


def rated_table(rounds: int) -> Table:
    """A rated table after some rounds. Blue is first, red second, yellow last."""
    money = {"blue": 90, "red": 60, "yellow": 30}
    seats = {seat: {"cash": cash, "turns": rounds} for seat, cash in money.items()}
    table = table_at({"seats": seats})
    table.setup = msgspec.structs.replace(table.setup, rated=True)
    return table


class Server:
    """Rated games, ended as the server ends them, and stored as it stores them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.played = rated_table(LEAST_ROUNDS)
        self.short = rated_table(LEAST_ROUNDS - 1)
        self.begun = rated_table(0)
        self.games = 0

    async def arrive(self, who: str) -> None:
        await self.store.create_player(PlayerRow(who, who, "en", 0, 0), [])

    async def end(
        self,
        table: Table,
        *people: str,
        by: EndedBy = "agreement",
        left: int = 0,
        alone: bool = False,
    ) -> None:
        """A game ends with these people in order of their places. The last ones have left it."""
        self.games += 1
        table = table.copied()
        table.id = f"game{self.games}"
        for number, who in enumerate(people):
            bot = who.removeprefix("bot:")
            seat = Seat("person", who, who) if bot == who else Seat("bot", None, bot, bot)
            seat.left = number >= len(people) - left
            table.seats[number] = seat
        work = Work(table, self.games)
        work.seat_changed()
        finish(work, by, alone=alone)
        await self.store.write(work.rows(None))

    async def sure(self, who: str) -> float:
        """A player's strength at its low end. Nobody begins above 0."""
        found = await self.store.rating(who)
        return 0.0 if found is None else found.mu - 3 * found.sigma

    async def listed(self) -> list[str]:
        return [row.who for row in await self.store.best_rated(RANKED_OPPONENTS, 100)]


async def play_honestly(server: Server, who: str, strength: float) -> None:
    """Games against bots that end as the strengths of their players have it."""
    chance = random.Random(who)
    await server.arrive(who)
    for _ in range(GAMES):
        two = chance.sample(sorted(STRENGTHS), 2)
        play = {other: chance.gauss(STRENGTHS[other], SPREAD) for other in two}
        play[who] = chance.gauss(strength, SPREAD)
        await server.end(server.played, *sorted(play, key=lambda one: -play[one]), by="supply")


def helpers(of: str, accounts: int) -> Iterator[tuple[str, str]]:
    """Throw-away accounts in pairs."""
    for number in range(0, accounts, 2):
        yield f"{of} {number}", f"{of} {number + 1}"


async def do_not_play(server: Server, accounts: int) -> None:
    for one, other in helpers("absent", accounts):
        await server.end(server.begun, "absent", one, other, left=2, alone=True)
        await server.end(server.begun, "agreed", one, other)


async def play_short_games(server: Server, accounts: int) -> None:
    for one, other in helpers("short", accounts):
        await server.end(server.short, "short", one, other)
        await server.end(server.short, "patient", one, other, left=1)


async def lose_on_purpose(server: Server, accounts: int) -> None:
    for one, other in helpers("lost", accounts):
        await server.end(server.played, "lost", one, other, by="supply")
        await server.end(server.played, "left", one, other, by="supply", left=2)


async def help_against_bots(server: Server, accounts: int) -> None:
    for pair in helpers("helped", accounts):
        for helper in pair:
            await server.end(server.played, "helped", "bot:captain", helper, by="supply")


async def lose_again_and_again(server: Server, accounts: int) -> None:
    for one, other in helpers("again", accounts // 5):
        for _ in range(10):
            await server.end(server.played, "again", one, other, by="supply")


FARMS = (do_not_play, play_short_games, lose_on_purpose, help_against_bots, lose_again_and_again)
FARMERS = ("absent", "agreed", "short", "patient", "lost", "left", "helped", "again")


@pytest.mark.parametrize("accounts", [40, pytest.param(1000, marks=pytest.mark.slow)])
def test_throw_away_accounts_lift_nobody(accounts: int, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        server = Server(store)
        await play_honestly(server, "ann", CAPTAIN)
        for who in FARMERS:
            await server.arrive(who)
        await asyncio.gather(*(farm(server, accounts) for farm in FARMS))  # they share commits
        ann = await server.sure("ann")
        listed = await server.listed()
        assert "ann" in listed
        for who in FARMERS:
            assert who not in listed
            assert await server.sure(who) < ann / 4, who

    run("sqlite", tmp_path, test, seconds=600)


def test_who_leaves_a_game_that_was_not_played_loses_and_nobody_gains(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        server = Server(store)
        await server.end(server.begun, "ann", "bot:trader", "bob", left=1)
        ann, trader, bob = [await store.rating(who) for who in ("ann", "bot:trader", "bob")]
        assert (ann, trader) == (None, None)
        assert bob is not None
        assert bob.mu < first_rating().mu
        # A game that all have left to bots was played by these.
        await server.end(server.begun, "bot:trader", "cem", left=1, by="abandoned")
        cem = await store.rating("cem")
        assert cem is not None
        assert cem.mu < first_rating().mu

    run("sqlite", tmp_path, test)


def test_an_honest_game_counts_for_everybody_of_known_strength(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        server = Server(store)
        people = ("ann", "bob", "cem")
        bots = ("bot:trader", "bot:deckhand")
        for game in range(8):  # against bots, so that their strength is known
            for who in people:
                order = (bots[game % 2], who, bots[1 - game % 2])
                await server.end(server.played, *order, by="supply")
        before = [await server.sure(who) for who in people]
        await server.end(server.played, *people, by="agreement")
        after = [await server.sure(who) for who in people]
        assert after[0] > before[0]
        assert after[2] < before[2]

    run("sqlite", tmp_path, test)
