"""The SQL of words, shared by SQLite and PostgreSQL. Parameters are `:named`."""

from __future__ import annotations

from typing import Final

_CHAT: Final = "table_id, number, seq, at, player_id, name, text, removed"

# Whoever is first gets the number; another process that wanted it too tries again.
SAY: Final = f"""
INSERT INTO chat ({_CHAT}, command_id)
SELECT :table_id, next.number, next.number, :at, :player_id, :name, :text, :no, :command_id
FROM (SELECT coalesce(max(seq), 0) + 1 AS number FROM chat WHERE table_id = :table_id) AS next
RETURNING {_CHAT}"""  # noqa: S608
DROP_OLD_CHAT: Final = "DELETE FROM chat WHERE table_id = :table_id AND number <= :before"
SELECT_SAID: Final = f"""
SELECT {_CHAT} FROM chat
WHERE table_id = :table_id AND player_id = :player_id AND command_id = :command_id"""  # noqa: S608
SELECT_CHAT: Final = f"""
SELECT {_CHAT} FROM chat WHERE table_id = :table_id AND seq > :after
ORDER BY seq LIMIT :limit"""  # noqa: S608
SELECT_LATEST_CHAT: Final = f"""
SELECT {_CHAT} FROM chat WHERE table_id = :table_id ORDER BY number DESC LIMIT :limit"""  # noqa: S608
SELECT_MESSAGE: Final = f"""
SELECT {_CHAT} FROM chat WHERE table_id = :table_id AND number = :number"""  # noqa: S608
SELECT_CHAT_OF: Final = f"""
SELECT {_CHAT} FROM chat WHERE player_id = :player_id ORDER BY at"""  # noqa: S608
REMOVE_CHAT: Final = f"""
UPDATE chat SET text = '', removed = :yes,
seq = (SELECT max(seq) + 1 FROM chat WHERE table_id = :table_id)
WHERE table_id = :table_id AND number = :number RETURNING {_CHAT}"""  # noqa: S608
FORGET_CHAT: Final = f"""
UPDATE chat SET name = '', text = '', removed = :yes, player_id = '',
command_id = 'former ' || number, seq = (SELECT max(seq) + 1 FROM chat WHERE table_id = :table_id)
WHERE table_id = :table_id AND number = :number RETURNING {_CHAT}"""  # noqa: S608
CLOSE_REPORTS_OF: Final = """
UPDATE reports SET closed_at = :at
WHERE table_id = :table_id AND number = :number AND closed_at IS NULL"""

_SILENCE: Final = "id, player_id, other_id, kind, name, at"
SILENCE: Final = f"""
INSERT INTO silences ({_SILENCE}) VALUES (:id, :player_id, :other_id, :kind, :name, :at)
ON CONFLICT (player_id, other_id)
DO UPDATE SET kind = excluded.kind, name = excluded.name, at = excluded.at"""  # noqa: S608
UNSILENCE: Final = "DELETE FROM silences WHERE player_id = :player_id AND id = :id"
SELECT_SILENCES: Final = f"""
SELECT {_SILENCE} FROM silences WHERE player_id = :player_id ORDER BY at DESC, id"""  # noqa: S608
SELECT_SILENT: Final = """
SELECT other_id FROM silences WHERE player_id = :player_id
UNION SELECT player_id FROM silences WHERE other_id = :player_id AND kind = 'block'"""
SELECT_BLOCKED: Final = """
SELECT 1 FROM silences WHERE kind = 'block'
AND ((player_id = :one AND other_id = :other) OR (player_id = :other AND other_id = :one))"""

_REPORT: Final = "id, table_id, number, by_id, by_name, name, text, reason, at"
REPORT: Final = f"""
INSERT INTO reports ({_REPORT})
VALUES (:id, :table_id, :number, :by_id, :by_name, :name, :text, :reason, :at)
ON CONFLICT (table_id, number, by_id) DO NOTHING"""  # noqa: S608
SELECT_REPORTS: Final = f"""
SELECT {_REPORT} FROM reports WHERE closed_at IS NULL ORDER BY at, id LIMIT :limit"""  # noqa: S608
SELECT_REPORTS_BY: Final = f"""
SELECT {_REPORT} FROM reports WHERE by_id = :player_id ORDER BY at, id"""  # noqa: S608
CLOSE_REPORT: Final = "UPDATE reports SET closed_at = :at WHERE id = :id AND closed_at IS NULL"

_NOTE: Final = "table_id, player_id, text, changed_at"
WRITE_NOTE: Final = f"""
INSERT INTO notes ({_NOTE}) VALUES (:table_id, :player_id, :text, :changed_at)
ON CONFLICT (player_id, table_id)
DO UPDATE SET text = excluded.text, changed_at = excluded.changed_at"""  # noqa: S608
DROP_NOTE: Final = "DELETE FROM notes WHERE player_id = :player_id AND table_id = :table_id"
SELECT_NOTE: Final = f"""
SELECT {_NOTE} FROM notes WHERE player_id = :player_id AND table_id = :table_id"""  # noqa: S608
SELECT_NOTES: Final = f"""
SELECT {_NOTE} FROM notes WHERE player_id = :player_id
ORDER BY changed_at DESC, table_id"""  # noqa: S608
COUNT_NOTES: Final = """
SELECT count(*) FROM notes WHERE player_id = :player_id AND table_id <> :but_of"""

FORGET_WORDS: Final = (
    "DELETE FROM notes WHERE player_id = :player_id",
    "DELETE FROM silences WHERE player_id = :player_id OR other_id = :player_id",
    # What is still to be looked at stays readable for the host of the server, without a name.
    """DELETE FROM reports WHERE closed_at IS NOT NULL AND (by_id = :player_id OR EXISTS (
SELECT 1 FROM chat WHERE chat.table_id = reports.table_id AND chat.number = reports.number
AND chat.player_id = :player_id))""",
    """UPDATE reports SET name = '' WHERE EXISTS (
SELECT 1 FROM chat WHERE chat.table_id = reports.table_id AND chat.number = reports.number
AND chat.player_id = :player_id)""",
    "UPDATE reports SET by_name = '', by_id = 'former ' || id WHERE by_id = :player_id",
)
