"""Dump a stored database as text, with the current program: `python make.py NAME.sql`.

Run it once for each schema and each rules number, and keep the file forever. Games stored today
must keep working in every later version.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[4]))

from tests.server.tools.client import Api, Person
from tests.server.tools.process import ServerProcess

STEPS = 60


def play(ann: Person, table_id: str, random: Random) -> None:
    """A few steps for all seats, and a draft at the end."""
    for _ in range(STEPS):
        table = ann.get(f"/api/tables/{table_id}")["table"]
        seat = table["asked"][0]
        legal = ann.view(table_id, seat=seat)["legal"]
        step = random.choice([step for step in legal if step != "loan"] or legal)
        assert ann.take(table_id, seat, step).status_code == 200
    table = ann.get(f"/api/tables/{table_id}")["table"]
    for seat in table["asked"]:
        view = ann.view(table_id, seat=seat)
        if view["draft"] is not None:
            step = next(step for step in view["legal"] if step not in view["draft"]["final"])
            assert ann.take(table_id, seat, step, commit=False).status_code == 200


def main() -> None:
    """A server plays a little, then its database is written as text."""
    random = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        with ServerProcess(Path(folder), "--trust-loopback") as process:
            ann = Person(Api(process.url), "Ann")
            three = ("me", "me", "me")
            ann.new_table("me", "open", "open", visibility="listed")
            for setup in (
                {"edition": "2007"},
                {"edition": "2018", "options": {"investment_bank": "on"}},
                {"edition": "2018"},
            ):
                table = ann.new_table(*three, seating="chosen", **setup)
                play(ann, table["id"], random)
            ann.post(f"/api/tables/{table['id']}/end", do="end")
            ann.new_table("me", "trader", "deckhand", seating="chosen")
        database = sqlite3.connect(Path(folder) / "longshore.db")
        text = "\n".join(database.iterdump())
        database.close()
    Path(sys.argv[1]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
