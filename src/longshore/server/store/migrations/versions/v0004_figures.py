"""Results and ratings. Games that were finished before are counted, but not rated afterwards."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004_figures"
down_revision = "0003_words"
_SEATS = ("blue", "red", "yellow", "green", "purple")


def upgrade() -> None:
    """Create the tables, and fill the one of results."""
    op.create_table(
        "results",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("winners", sa.Integer, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("ended_by", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
    )
    op.create_index("results_of_player", "results", ["player_id", "at"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    _count_finished_games()


def _count_finished_games() -> None:
    connection = op.get_bind()
    known = sa.MetaData()
    known.reflect(connection, only=("tables", "seats", "results"))
    tables, seats, results = (known.tables[name] for name in ("tables", "seats", "results"))
    finished = sa.select(tables.c.id, tables.c.setup, tables.c.play, tables.c.changed_at)
    for game in connection.execute(finished.where(tables.c.phase == "finished")).all():
        sitting = sa.select(seats).where(seats.c.table_id == game.id).order_by(seats.c.number)
        rows = list(_results(game, connection.execute(sitting).mappings().all()))
        if rows:
            connection.execute(sa.insert(results), rows)


def _results(game: Any, seats: Any) -> Any:
    setup, ended = json.loads(game.setup), json.loads(game.play or "{}").get("ended")
    if not ended or not ended["scores"]:
        return
    scores = [ended["scores"][_SEATS[seat["number"]]] for seat in seats]
    owners = [seat["player_id"] for seat in seats if seat["kind"] == "person"]
    for seat, score in zip(seats, scores, strict=True):
        if seat["kind"] != "person" or owners.count(seat["player_id"]) != 1:
            continue
        won = _SEATS[seat["number"]] in ended["winners"]
        place = 1 if won else max(2, 1 + sum(other > score for other in scores))
        yield {
            "table_id": game.id,
            "number": seat["number"],
            "player_id": seat["player_id"],
            "edition": setup["edition"],
            "players": len(seats),
            "score": score,
            "place": len(seats) if seat["left"] else place,
            "winners": len(ended["winners"]),
            "conceded": seat["left"],
            "rated": False,
            "ended_by": ended["by"],
            "at": game.changed_at,
        }
