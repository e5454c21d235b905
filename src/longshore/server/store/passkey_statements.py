"""The SQL of passkeys, shared by SQLite and PostgreSQL. Parameters are `:named`."""

from __future__ import annotations

from typing import Final

_PASSKEY: Final = "id, player_id, public_key, sign_count, name, created_at, used_at"
INSERT_PASSKEY: Final = f"""
INSERT INTO passkeys ({_PASSKEY}) VALUES (:id, :player_id, :public_key, :sign_count, :name,
:created_at, :used_at) ON CONFLICT DO NOTHING"""  # noqa: S608
SELECT_PASSKEY: Final = f"SELECT {_PASSKEY} FROM passkeys WHERE id = :id"  # noqa: S608
SELECT_PASSKEYS: Final = f"""
SELECT {_PASSKEY} FROM passkeys WHERE player_id = :player_id ORDER BY created_at, id"""  # noqa: S608
USE_PASSKEY: Final = """
UPDATE passkeys SET sign_count = :sign_count, used_at = :at
WHERE id = :id AND sign_count = :before"""
DROP_PASSKEY: Final = "DELETE FROM passkeys WHERE id = :id AND player_id = :player_id"

INSERT_CHALLENGE: Final = """
INSERT INTO challenges (id, player_id, challenge, expires_at)
VALUES (:id, :player_id, :challenge, :expires_at)"""
DROP_OLD_CHALLENGES: Final = "DELETE FROM challenges WHERE expires_at <= :now"
TAKE_CHALLENGE: Final = """
DELETE FROM challenges WHERE id = :id AND expires_at > :now
RETURNING id, player_id, challenge, expires_at"""
