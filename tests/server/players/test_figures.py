"""Statistics and ratings: every finished game counts once for its players."""

import asyncio
from pathlib import Path

import pytest
from tests.server.tools.client import Api, Json, Person, seat_of
from tests.server.tools.rows import every_store, run, seats, table_row
from tests.server.tools.stores import store_url

from longshore.bots import LEVELS
from longshore.server.api.http.operations.figures import level_of
from longshore.server.store import (
    Conflict,
    RatedSeat,
    ResultRow,
    Store,
    TableChange,
    open_store,
)
from longshore.server.store.rating import SURE_GAMES, first_rating, rate


def rated_table(*people: Person, bots: tuple[str, ...] = ()) -> Json:
    """A running rated table."""
    host, *others = people
    table = host.new_table("me", *("open" for _ in others), *bots, rated=True)
    for other in others:
        table = other.join(table | {"invite": table.get("invite") or ""})
    return table


def end_together(table: Json, *people: Person) -> Json:
    """Everyone agrees to end now. Returns the table."""
    for person in people:
        table = person.post(f"/api/tables/{table['id']}/end", do="end")["table"]
    assert table["phase"] == "finished"
    return table


def test_a_rated_game_counts_once_for_everybody(api: Api) -> None:
    ann, bob, cem = (Person(api, name) for name in ("Ann", "Bob", "Cem"))
    before = ann.get("/api/me/statistics")
    nothing: Json = {"games": 0, "wins": 0, "left": 0, "rating": None, "by": []}
    assert before == {"statistics": nothing, "level": None}
    table = rated_table(ann, bob, cem)
    seen = cem.get(f"/api/tables/{table['id']}")["table"]
    if seen["asked"] == [seat_of(seen)]:
        bob, cem = cem, bob  # who begins stays: a bot in that place would play at once
    seat = seat_of(cem.get(f"/api/tables/{table['id']}")["table"])
    cem.post(f"/api/tables/{table['id']}/leave")
    table = end_together(table, ann, bob)
    seats = (("Ann", ann), ("Bob", bob), ("Cem", cem))
    found = {name: each.get("/api/me/statistics")["statistics"] for name, each in seats}
    assert [each["games"] for each in found.values()] == [1, 1, 1]
    assert [each["left"] for each in found.values()] == [0, 0, 1]
    # Nothing has happened yet, so nobody gains; who has left loses.
    _, _, left = rate([first_rating()] * 3, [1, 1, 2])
    assert (found["Ann"]["rating"], found["Bob"]["rating"]) == (None, None)
    assert found["Cem"]["rating"]["mu"] == pytest.approx(left.mu, abs=0.001)
    assert found["Cem"]["by"][0]["places"] == [0, 0, 1]
    assert found["Cem"]["wins"] == 0
    assert found["Ann"]["wins"] == pytest.approx(1 / 3, abs=0.001)
    # Asking again to end it changes nothing.
    assert ann.refused("POST", f"/api/tables/{table['id']}/end", 409, json={"do": "end"})
    assert ann.get("/api/me/statistics")["statistics"] == found["Ann"]
    (result,) = cem.get("/api/me/results")["results"]
    assert result["table"] == table["id"]
    assert (result["seat"], result["left"], result["rated"]) == (seat, True, True)
    assert result["mu"] == pytest.approx(left.mu)
    assert cem.get("/api/me/results", before=result["at"])["results"] == []


def test_others_see_the_figures_of_a_table_and_no_ids(api: Api) -> None:
    ann, bob, eve = (Person(api, name) for name in ("Ann", "Bob", "Eve"))
    table = rated_table(ann, bob, bots=("deckhand",))
    ann.post(f"/api/tables/{table['id']}/leave")
    table = end_together(table, bob)
    path = f"/api/tables/{table['id']}/statistics"
    shown = eve.send("GET", path)
    assert shown.json() == api.send("GET", path).json()
    by_name = {each["name"]: each["statistics"] for each in shown.json()["players"]}
    assert by_name["Ann"] == ann.get("/api/me/statistics")["statistics"]
    assert by_name["Ann"]["rating"]["games"] == 1
    assert by_name["deckhand"]["games"] == 0
    assert not any(person.id in shown.text for person in (ann, bob))


def test_a_game_that_is_not_rated_changes_no_rating(api: Api) -> None:
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    table = ann.new_table("me", "open", "deckhand")
    table = end_together(bob.join(table), ann, bob)
    found = ann.get("/api/me/statistics")["statistics"]
    assert (found["games"], found["rating"]) == (1, None)
    # Two seats of one player say nothing about the player.
    table = end_together(ann.new_table("me", "me", "deckhand"), ann)
    assert ann.get("/api/me/statistics")["statistics"] == found
    # A cancelled game is none.
    table = ann.new_table("me", "deckhand", "deckhand", rated=True)
    ann.post(f"/api/tables/{table['id']}/end", do="cancel")
    assert ann.get("/api/me/statistics")["statistics"] == found


def test_the_ranking_names_who_has_played_enough(api: Api) -> None:
    ann = Person(api, "Ranked Ann")
    # Five games against two bots are not enough.
    for number, bot in enumerate(("deckhand", "deckhand", "trader", "trader", "trader", "captain")):
        names = [each["name"] for each in ann.get("/api/ranking")["ranking"]]
        assert "Ranked Ann" not in names, number
        end_together(ann.new_table("me", bot, bot, rated=True), ann)
    answer = ann.send("GET", "/api/ranking")
    (mine,) = (each for each in answer.json()["ranking"] if each["mine"])
    assert (mine["name"], mine["rating"]["games"], mine["bot"]) == ("Ranked Ann", 6, None)
    assert ann.id not in answer.text
    sure = [each["rating"]["sure"] for each in answer.json()["ranking"]]
    assert sure == sorted(sure, reverse=True)
    assert not any(each["mine"] for each in api.send("GET", "/api/ranking").json()["ranking"])


def test_nobody_gains_by_ending_a_game_against_bots_early(api: Api) -> None:
    ann, bob = Person(api, "Ann"), Person(api, "Bob")
    end_together(ann.new_table("me", "deckhand", "deckhand", rated=True), ann)
    alone = ann.get("/api/me/statistics")["statistics"]["rating"]
    assert alone["mu"] < first_rating().mu
    # Who was left alone by a person is still before that person.
    ann = Person(api, "Ann")
    table = rated_table(ann, bob, bots=("deckhand",))
    bob.post(f"/api/tables/{table['id']}/leave")
    end_together(table, ann)
    stayed, left = (p.get("/api/me/statistics")["statistics"]["rating"] for p in (ann, bob))
    assert stayed["mu"] > left["mu"]


@pytest.mark.parametrize("query", ["before=-1", "before=x", "before=99999999999999999999"])
def test_wrong_questions(ann: Person, query: str) -> None:
    assert ann.refused("GET", f"/api/me/results?{query}", 400)["code"] == "bad_value"


# ---------------------------------------------------------------- stores

ANN, BOB = "bot:ann", "bot:bob"


def finished(table_id: str, version: int, *players: str) -> TableChange:
    """The change that ends a rated game, with players in order of their places.

    They are bots, whose strength is known, so that the game counts.
    """
    return TableChange(
        table_row(table_id, version, phase="finished"),
        results=[
            ResultRow(
                table_id, number, player, "2007", len(players), 50 - number, number + 1, 1,
                conceded=False, rated=True, ended_by="supply", at=version,
            )
            for number, player in enumerate(players)
        ],
        rated=[RatedSeat(player, number + 1) for number, player in enumerate(players)],
    )  # fmt: skip


@every_store
def test_the_same_end_written_twice_counts_once(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.write(TableChange(table_row(), seats("one", ANN, BOB)))
        written = await asyncio.gather(
            *(store.write(finished("one", 2, ANN, BOB)) for _ in range(5)),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Conflict) for each in written) == 4
        ann, bob = await store.rating(ANN), await store.rating(BOB)
        assert ann is not None
        assert bob is not None
        assert (ann.games, bob.games) == (1, 1)
        best, worst = rate([first_rating()] * 2, [1, 2])
        assert (ann.mu, ann.sigma) == pytest.approx(best)
        assert (bob.mu, bob.sigma) == pytest.approx(worst)
        (row,) = await store.figures(BOB)
        assert (row.games, row.place, row.wins, row.score_best) == (1, 2, 0.0, 49)
        (result,) = await store.results(ANN, 99, 5)
        assert result.mu == pytest.approx(best.mu)
        assert (result.rated, result.conceded) == (True, False)

    run(kind, tmp_path, test)


@every_store
def test_a_rating_beside_bots_says_which_level_plays_as_well(kind: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        games: list[tuple[str, ...]] = [
            ("bot:admiral", ANN, "bot:trader:shipper", BOB, "bot:deckhand"),
            ("bot:admiral", "bot:trader:shipper", ANN, "bot:deckhand", BOB),
        ] * 4
        for number, players in enumerate(games):
            assert (await level_of(store, ANN) is None) == (number < SURE_GAMES)
            name = f"t{number}"
            await store.write(TableChange(table_row(name), seats(name, *players)))
            await store.write(finished(name, 2, *players))
        order = list(LEVELS)
        strong, weak = await level_of(store, ANN), await level_of(store, BOB)
        assert strong in order[4:8]
        assert weak in order[:4]

    run(kind, tmp_path, test)


@every_store
def test_many_games_end_at_once_in_several_processes(kind: str, tmp_path: Path) -> None:
    """Two stores on one database, the same people in different seats, and no deadlock."""

    async def test(store: Store) -> None:
        other = store if kind == "sqlite" else await open_store(store_url(kind, tmp_path))
        people = [ANN, BOB, "bot:cem"]
        games = 24
        for number in range(games):
            await store.write(TableChange(table_row(f"t{number}"), seats(f"t{number}", *people)))
        await asyncio.gather(
            *(
                (store, other)[number % 2].write(
                    finished(f"t{number}", 2, *people[number % 3 :], *people[: number % 3])
                )
                for number in range(games)
            )
        )
        for who in people:
            rating = await store.rating(who)
            assert rating is not None
            results = await store.results(who, 99, 99)
            assert len(results) == games
            assert rating.games == sum(result.mu is not None for result in results)
            assert rating.sigma < first_rating().sigma
        if other is not store:
            await other.close()

    run(kind, tmp_path, test)
