"""The SQL of the store, in words that SQLite and PostgreSQL share. Parameters are `:named`."""

from __future__ import annotations

from typing import Final

# ---------------------------------------------------------------- players

INSERT_PLAYER: Final = """
INSERT INTO players (id, name, language, created_at, seen_at)
VALUES (:id, :name, :language, :created_at, :seen_at)"""
SELECT_PLAYER: Final = "SELECT id, name, language, created_at, seen_at FROM players WHERE id = :id"
UPDATE_PLAYER: Final = """
UPDATE players SET name = :name, language = :language, seen_at = :seen_at WHERE id = :id"""
SELECT_IDLE_PLAYERS: Final = """
SELECT id, name, language, created_at, seen_at FROM players WHERE seen_at < :before
AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player_id = players.id)
ORDER BY seen_at, id LIMIT :limit"""
# Every table that may tell of a player; a note or a muted neighbour is gone with the player itself.
SELECT_TRACES: Final = """
SELECT table_id FROM seats WHERE player_id = :player_id
UNION SELECT id FROM tables WHERE host = :player_id AND phase <> 'study'
UNION SELECT id FROM tables WHERE play LIKE '%"' || :player_id || '"%'
UNION SELECT table_id FROM commands WHERE player_id = :player_id
UNION SELECT table_id FROM chat WHERE player_id = :player_id
UNION SELECT table_id FROM order_log WHERE player_id = :player_id
UNION SELECT table_id FROM results WHERE player_id = :player_id"""
MAY_FORGET: Final = """
SELECT 1 FROM players WHERE id = :player_id AND seen_at < :before
AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player_id = players.id)"""
FORGET_PLAYER: Final = (
    "DELETE FROM commands WHERE player_id = :player_id",
    "DELETE FROM order_log WHERE player_id = :player_id",
    "DELETE FROM results WHERE player_id = :player_id",
    "DELETE FROM ratings WHERE who = :player_id",
    "DELETE FROM tables WHERE host = :player_id AND phase = 'study'",
    "UPDATE tables SET host = NULL WHERE host = :player_id",
    "DELETE FROM players WHERE id = :player_id",
)

INSERT_CREDENTIAL: Final = """
INSERT INTO credentials (id, player_id, kind, hash, created_at, expires_at)
VALUES (:id, :player_id, :kind, :hash, :created_at, :expires_at)"""
SELECT_CREDENTIAL: Final = """
SELECT id, player_id, kind, hash, created_at, expires_at FROM credentials WHERE id = :id"""
SELECT_CREDENTIALS: Final = """
SELECT id, player_id, kind, hash, created_at, expires_at FROM credentials
WHERE player_id = :player_id ORDER BY created_at, id"""
DROP_OLD_CREDENTIALS: Final = """
DELETE FROM credentials WHERE player_id = :player_id AND kind = :kind AND id NOT IN (
SELECT id FROM credentials WHERE player_id = :player_id AND kind = :kind
ORDER BY created_at DESC, id LIMIT :keep)"""
DROP_CREDENTIALS: Final = """
DELETE FROM credentials WHERE player_id = :player_id AND kind = :kind"""
TAKE_LINK: Final = """
DELETE FROM credentials WHERE id = :id AND kind = 'link' AND expires_at > :now"""

# ---------------------------------------------------------------- tables

_LIST_COLUMNS: Final = """id, version, seq, phase, visibility, host, invite, setup, asked,
waits_for_bot, created_at, changed_at, due_at"""
INSERT_TABLE: Final = f"""
INSERT INTO tables ({_LIST_COLUMNS}, header, position, play)
VALUES (:id, :version, :seq, :phase, :visibility, :host, :invite, :setup, :asked,
:waits_for_bot, :created_at, :changed_at, :due_at, :header, :position, :play)"""  # noqa: S608
# The version names the table as it was read; nobody else can have written it then.
UPDATE_TABLE: Final = """
UPDATE tables SET version = :version, seq = :seq, phase = :phase, visibility = :visibility,
host = :host, asked = :asked, waits_for_bot = :waits_for_bot, changed_at = :changed_at,
due_at = :due_at, claimed_until = 0, header = :header, position = :position, play = :play
WHERE id = :id AND version = :version - 1"""
SELECT_TABLE: Final = f"""
SELECT {_LIST_COLUMNS}, header, position, play FROM tables WHERE id = :id"""  # noqa: S608
SELECT_VERSION: Final = "SELECT version FROM tables WHERE id = :id"
SELECT_TABLES_OF: Final = f"""
SELECT {_LIST_COLUMNS} FROM tables
WHERE id IN (SELECT table_id FROM seats WHERE player_id = :player_id
UNION SELECT id FROM tables WHERE host = :player_id)
ORDER BY changed_at DESC, id LIMIT :limit"""  # noqa: S608
SELECT_TABLES_LISTED: Final = f"""
SELECT {_LIST_COLUMNS} FROM tables WHERE phase = :phase AND visibility = 'listed'
ORDER BY created_at DESC, id LIMIT :limit"""  # noqa: S608
# A table whose bots another process is working for is left to it while its lease lasts.
SELECT_WAITING: Final = """
SELECT id FROM tables WHERE phase = 'running' AND waits_for_bot = :yes AND bot_until <= :now
ORDER BY changed_at, id"""
LEASE_BOTS: Final = """
UPDATE tables SET bot_holder = :holder, bot_until = :until
WHERE id = :id AND (bot_until <= :now OR bot_holder = :holder)"""
RELEASE_BOTS: Final = """
UPDATE tables SET bot_until = 0 WHERE id = :id AND bot_holder = :holder"""
# The second look at claimed_until is for those who waited for the same rows meanwhile.
CLAIM_DUE: Final = """
UPDATE tables SET claimed_until = :until WHERE claimed_until <= :now AND id IN (
SELECT id FROM tables WHERE due_at <= :now AND claimed_until <= :now
ORDER BY due_at LIMIT :limit) RETURNING id"""
SELECT_NEXT_DUE: Final = """
SELECT due_at FROM tables WHERE due_at IS NOT NULL AND claimed_until <= :now
ORDER BY due_at LIMIT 1"""
COUNT_TABLES: Final = """
SELECT count(*) FROM tables WHERE host = :host AND phase IN ('open', 'running')"""
FORGET_OPEN_TABLES: Final = "DELETE FROM tables WHERE phase = 'open' AND changed_at < :before"

INSERT_SEAT: Final = """
INSERT INTO seats (table_id, number, kind, player_id, name, bot, "left")
VALUES (:table_id, :number, :kind, :player_id, :name, :bot, :left)"""
DELETE_SEATS: Final = "DELETE FROM seats WHERE table_id = :id"
SELECT_SEATS: Final = """
SELECT table_id, number, kind, player_id, name, bot, "left" FROM seats
WHERE table_id = :id ORDER BY number"""


def seats_of_all(tables: str) -> str:
    """The seats of all tables that another statement selects."""
    return f"""
SELECT table_id, number, kind, player_id, name, bot, "left" FROM seats
WHERE table_id IN (SELECT id FROM ({tables}) AS listed) ORDER BY table_id, number"""  # noqa: S608


INSERT_ENTRY: Final = """
INSERT INTO entries (table_id, seq, at, seat, step, events)
VALUES (:table_id, :seq, :at, :seat, :step, :events)"""
REWRITE_ENTRY: Final = """
UPDATE entries SET events = :events WHERE table_id = :table_id AND seq = :seq"""
SELECT_ENTRIES: Final = """
SELECT seq, at, events, seat, step FROM entries
WHERE table_id = :id AND seq > :after ORDER BY seq LIMIT :limit"""
SELECT_STEPS: Final = """
SELECT seq, at, events, seat, step FROM entries
WHERE table_id = :id AND step IS NOT NULL ORDER BY seq LIMIT :limit OFFSET :first"""

INSERT_SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, steps, position) VALUES (:table_id, :steps, :position)"""
SELECT_SNAPSHOT: Final = """
SELECT steps, position FROM snapshots
WHERE table_id = :id AND steps <= :steps ORDER BY steps DESC LIMIT 1"""

INSERT_RECEIPT: Final = """
INSERT INTO commands (table_id, player_id, id, seq, decision, at)
VALUES (:table_id, :player_id, :id, :seq, :decision, :at) ON CONFLICT DO NOTHING"""
SELECT_RECEIPT: Final = """
SELECT player_id, id, seq, decision, at FROM commands
WHERE table_id = :table_id AND player_id = :player_id AND id = :id"""
FORGET_COMMANDS: Final = "DELETE FROM commands WHERE at < :before"

INSERT_ORDER_LOG: Final = """
INSERT INTO order_log (table_id, player_id, seat, at, code, args)
VALUES (:table_id, :player_id, :seat, :at, :code, :args)"""
SELECT_ORDER_LOG: Final = """
SELECT player_id, seat, at, code, args FROM order_log
WHERE table_id = :table_id AND player_id = :player_id ORDER BY id DESC LIMIT :limit"""

# ---------------------------------------------------------------- time

SELECT_SCHEDULE: Final = "SELECT schedule FROM schedules WHERE player_id = :player_id"
WRITE_SCHEDULE: Final = """
INSERT INTO schedules (player_id, schedule) VALUES (:player_id, :schedule)
ON CONFLICT (player_id) DO UPDATE SET schedule = excluded.schedule"""
# Whoever finds that nobody has been there for a while adds the gap; nobody else finds it again.
BEAT: Final = """
UPDATE uptime SET
down_ms = down_ms + CASE WHEN beat_at > 0 AND :now - beat_at > :gap THEN :now - beat_at ELSE 0 END,
beat_at = CASE WHEN :now > beat_at THEN :now ELSE beat_at END
RETURNING down_ms"""

PROBE: Final = "UPDATE probe SET at = :now"
