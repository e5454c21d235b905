"""What the first page shows: games to watch, results, and the example."""

from tests.server.tools.client import Api, Person, seat_of


def test_games_to_watch_come_with_what_spectators_see(ann: Person, bob: Person) -> None:
    table = ann.new_table("me", "open", "trader", visibility="listed")
    hidden = ann.new_table("me", "trader", "trader")
    joined = bob.join(table)
    plain = {one["id"]: one for one in bob.get("/api/tables", list="running")["tables"]}
    assert "view" not in plain[table["id"]]
    shown = bob.get("/api/tables", list="running", views=True)["tables"]
    found = {one["id"]: one["view"] for one in shown}
    assert hidden["id"] not in found
    view = found[table["id"]]
    assert view["players"] == 3
    assert "card" not in view["seats"][seat_of(joined)]
    assert "cash" not in view["seats"][seat_of(joined)]


def test_a_table_without_a_game_has_no_view(ann: Person) -> None:
    table = ann.new_table("me", "open", "open", visibility="listed")
    shown = {one["id"]: one for one in ann.get("/api/tables", list="open", views=True)["tables"]}
    assert "view" not in shown[table["id"]]


def test_results_are_listed_if_their_tables_were(ann: Person) -> None:
    tables = [
        ann.new_table("me", "trader", "trader", visibility=kind) for kind in ("listed", "private")
    ]
    for table in tables:
        ann.post(f"/api/tables/{table['id']}/end", do="end")
    found = {one["id"]: one for one in ann.get("/api/tables", list="finished")["tables"]}
    assert tables[1]["id"] not in found
    ended = found[tables[0]["id"]]["ended"]
    assert ended["by"] == "agreement"
    assert len(ended["scores"]) == 3


def test_everyone_can_replay_the_example(api: Api) -> None:
    example = api.send("GET", "/api/example").json()
    again = api.send("GET", "/api/example").json()
    assert example == again
    table = api.send("GET", f"/api/tables/{example['table']}").json()["table"]
    assert [seat["name"] for seat in table["seats"]] == list(example["names"].values())
    moment = api.send("GET", f"/api/tables/{example['table']}/replay?seat=all").json()
    assert moment["view"]["over"]
    assert moment["steps"] > 400
    assert {event["event"] for event in example["events"]} == {"turn", "move", "sail", "build"}
    assert all("card" not in board for board in example["view"]["seats"].values())
