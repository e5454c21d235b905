"""The story of a table's game, which nobody gets before it is over."""

from tests.folders import RECORDS
from tests.server.tools.client import Person

RECORD = RECORDS / "2018-bank-4-players.txt"


def imported(person: Person, content: bytes) -> str:
    table = person.send("POST", "/api/records", content=content).json()["table"]
    return f"/api/tables/{table['id']}/story"


def test_the_story_of_a_finished_game(ann: Person) -> None:
    story = ann.get(imported(ann, RECORD.read_bytes()))
    assert story["winners"] == ["yellow"]
    assert story["scores"] == {"blue": 34, "red": 43, "yellow": 78, "green": 8}
    assert story["by"] == "supply"
    assert [sentence["id"] for sentence in story["sentences"]][:2] == ["story-ended", "story-won"]


def test_a_game_that_is_not_over_has_none(ann: Person) -> None:
    table = ann.new_table("me", "deckhand", "deckhand")
    unfinished = b"\n".join(
        line for line in RECORD.read_bytes().splitlines()[:-4] if not line.startswith(b"result")
    )
    for address in (f"/api/tables/{table['id']}/story", imported(ann, unfinished)):
        answer = ann.send("GET", address)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "still_hidden"


def test_a_game_ended_by_agreement(ann: Person) -> None:
    table = ann.new_table("me", "deckhand", "deckhand")
    ann.send("POST", f"/api/tables/{table['id']}/end", json={"do": "end"})
    story = ann.get(f"/api/tables/{table['id']}/story")
    assert story["by"] == "agreement"
    assert story["auctions"] == 0
