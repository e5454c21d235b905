"""The SQL of results and ratings, shared by SQLite and PostgreSQL. Parameters are `:named`."""

from __future__ import annotations

from typing import Final

_RESULT: Final = """table_id, number, player_id, edition, players, score, place, winners, conceded,
rated, ended_by, at, mu, sigma"""
INSERT_RESULT: Final = f"""
INSERT INTO results ({_RESULT})
VALUES (:table_id, :number, :player_id, :edition, :players, :score, :place, :winners, :conceded,
:rated, :ended_by, :at, :mu, :sigma)"""  # noqa: S608
SELECT_RESULTS: Final = f"""
SELECT {_RESULT} FROM results WHERE player_id = :player_id AND at < :before
ORDER BY at DESC, table_id LIMIT :limit"""  # noqa: S608
SELECT_FIGURES: Final = """
SELECT edition, players, place, conceded, count(*),
sum(CASE WHEN place = 1 THEN 1.0 / winners ELSE 0 END), sum(score), max(score)
FROM results WHERE player_id = :player_id
GROUP BY edition, players, place, conceded ORDER BY edition, players, place, conceded"""

# Counting the game locks the row until the transaction ends, so that the rating that is read here
# is the one that the new rating replaces.
COUNT_RATED_GAME: Final = """
INSERT INTO ratings (who, games, mu, sigma, changed_at) VALUES (:who, 1, :mu, :sigma, :at)
ON CONFLICT (who) DO UPDATE SET games = ratings.games + 1, changed_at = excluded.changed_at
RETURNING mu, sigma"""
WRITE_RATING: Final = "UPDATE ratings SET mu = :mu, sigma = :sigma WHERE who = :who"
SELECT_RATING: Final = """
SELECT who, games, mu, sigma, changed_at FROM ratings WHERE who = :who"""
SELECT_BEST: Final = """
SELECT who, games, mu, sigma, changed_at, coalesce(players.name, '') FROM ratings
LEFT JOIN players ON players.id = ratings.who
WHERE games >= :games AND (players.id IS NOT NULL OR who LIKE 'bot:%')
ORDER BY mu - 3 * sigma DESC, who LIMIT :limit"""
