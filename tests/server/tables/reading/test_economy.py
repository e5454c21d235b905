"""The economy of a table adds up, and tells nothing that is still hidden."""

from tests.folders import RECORDS
from tests.server.tools.client import Person

from longshore.record import read_record, replay

RECORD = RECORDS / "2018-bank-4-players.txt"
SEATS = ("blue", "red", "yellow", "green")


def test_a_finished_game_in_figures(ann: Person) -> None:
    content = RECORD.read_bytes()
    table = ann.send("POST", "/api/records", content=content).json()["table"]
    economy = ann.get(f"/api/tables/{table['id']}/economy")
    game = replay(read_record(content))
    last = economy["turns"][-1]
    assert economy["over"]
    assert last["worth"] == dict(zip(SEATS, game.scores(), strict=True))
    assert last["cash"] == dict(zip(SEATS, game.snapshot().money, strict=False))
    assert all(turn["players"] == sum(turn["cash"].values()) for turn in economy["turns"])
    numbers = [turn["turn"] for turn in economy["turns"]]
    assert numbers[:-1] == list(range(len(numbers) - 1))
    sold = sum(flow["count"] for flow in economy["flows"] if flow["stage"] != "kept")
    assert sold == len(economy["sales"]) > 50
    assert {margin["role"] for margin in economy["margins"]} == {
        *("maker", "warehouse", "shipper", "collector")
    }


def test_a_running_game_tells_only_what_is_public(ann: Person) -> None:
    open_table = ann.new_table("me", "deckhand", "deckhand")
    closed = ann.new_table("me", "deckhand", "deckhand", tracker=False)
    for table, shown in ((open_table, True), (closed, False)):
        economy = ann.get(f"/api/tables/{table['id']}/economy")
        assert not economy["over"]
        assert all(turn["worth"] is None for turn in economy["turns"])
        assert all((turn["cash"] is not None) == shown for turn in economy["turns"])
        assert all((turn["players"] is not None) == shown for turn in economy["turns"])
        assert "collector" not in {margin["role"] for margin in economy["margins"]}
