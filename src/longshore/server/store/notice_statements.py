"""The SQL of notices, shared by SQLite and PostgreSQL. Parameters are `:named`."""

from __future__ import annotations

from typing import Final

_CONTACT: Final = """id, player_id, kind, address, address_hash, secret, created_at, confirmed_at,
failing_since"""
INSERT_CONTACT: Final = f"""
INSERT INTO contacts ({_CONTACT}) VALUES (:id, :player_id, :kind, :address, :address_hash, :secret,
:created_at, :confirmed_at, :failing_since) ON CONFLICT DO NOTHING"""  # noqa: S608
SELECT_CONTACT: Final = f"SELECT {_CONTACT} FROM contacts WHERE id = :id"  # noqa: S608
SELECT_CONTACTS: Final = f"""
SELECT {_CONTACT} FROM contacts WHERE player_id = :player_id ORDER BY created_at, id"""  # noqa: S608
DROP_CONTACT: Final = "DELETE FROM contacts WHERE id = :id"
CONFIRM_CONTACT: Final = """
UPDATE contacts SET confirmed_at = :at WHERE id = :id AND confirmed_at IS NULL"""
SET_FAILING: Final = "UPDATE contacts SET failing_since = :since WHERE id = :id"

# An address is asked once in a while, whoever names it, and never again once it has refused.
ASK_ADDRESS: Final = """
INSERT INTO asked_addresses (address_hash, asked_at, refused) VALUES (:address_hash, :at, :no)
ON CONFLICT (address_hash) DO UPDATE SET asked_at = excluded.asked_at
WHERE asked_addresses.asked_at < :not_since AND NOT asked_addresses.refused"""
SELECT_ASKED: Final = "SELECT refused FROM asked_addresses WHERE address_hash = :address_hash"
REFUSE_ADDRESS: Final = """
UPDATE asked_addresses SET refused = :yes WHERE address_hash = :address_hash"""

WRITE_CHOICES: Final = """
INSERT INTO notice_choices (player_id, table_id, choices) VALUES (:player_id, :table_id, :choices)
ON CONFLICT (player_id, table_id) DO UPDATE SET choices = excluded.choices"""
DROP_CHOICES: Final = """
DELETE FROM notice_choices WHERE player_id = :player_id AND table_id = :table_id"""
SELECT_CHOICES: Final = """
SELECT choices FROM notice_choices WHERE player_id = :player_id AND table_id = :table_id"""
SELECT_ALL_CHOICES: Final = """
SELECT table_id, choices FROM notice_choices WHERE player_id = :player_id ORDER BY table_id"""

_NOTICE: Final = "id, player_id, table_id, seat, kinds, decision, seq, at, due_at, asked"
# Nothing is noted for people who cannot be reached.
INSERT_NOTICE: Final = f"""
INSERT INTO notices ({_NOTICE}) SELECT :id, :player_id, :table_id, :seat, :kinds, :decision, :seq,
:at, :due_at, :asked
WHERE EXISTS (SELECT 1 FROM contacts WHERE player_id = :player_id
AND confirmed_at IS NOT NULL)"""  # noqa: S608
# The second look at claimed_until is for those who waited for the same rows meanwhile.
CLAIM_NOTICES: Final = f"""
UPDATE notices SET claimed_until = :until WHERE claimed_until <= :now AND id IN (
SELECT id FROM notices WHERE due_at <= :now AND claimed_until <= :now
ORDER BY due_at LIMIT :limit) RETURNING {_NOTICE}"""  # noqa: S608
ASK_PRESENCE: Final = """
UPDATE notices SET asked = :yes, due_at = :due_at, claimed_until = 0 WHERE id = :id"""
DROP_NOTICE: Final = "DELETE FROM notices WHERE id = :id"
DROP_NOTICES_OF: Final = """
DELETE FROM notices WHERE player_id = :player_id AND table_id = :table_id AND due_at <= :now"""

_DELIVERY: Final = """id, contact_id, table_id, seat, decision, payload, created_at, due_at,
tries"""
INSERT_DELIVERY: Final = f"""
INSERT INTO deliveries ({_DELIVERY}) VALUES (:id, :contact_id, :table_id, :seat, :decision,
:payload, :created_at, :due_at, :tries)"""  # noqa: S608
CLAIM_DELIVERIES: Final = f"""
UPDATE deliveries SET claimed_until = :until, tries = tries + 1
WHERE claimed_until <= :now AND id IN (
SELECT id FROM deliveries WHERE due_at <= :now AND claimed_until <= :now
ORDER BY due_at LIMIT :limit) RETURNING {_DELIVERY}"""  # noqa: S608
PUT_OFF_DELIVERY: Final = """
UPDATE deliveries SET due_at = :due_at, claimed_until = 0 WHERE id = :id"""
DROP_DELIVERY: Final = "DELETE FROM deliveries WHERE id = :id"

# Most of the time there is nothing: looking is cheaper than claiming.
SELECT_DUE: Final = """
SELECT 1 FROM notices WHERE due_at <= :now AND claimed_until <= :now
UNION ALL SELECT 1 FROM deliveries WHERE due_at <= :now AND claimed_until <= :now LIMIT 1"""
SWEEP: Final = (
    "DELETE FROM contacts WHERE confirmed_at IS NULL AND created_at < :before",
    "DELETE FROM asked_addresses WHERE asked_at < :before AND NOT refused",
    """DELETE FROM notice_choices WHERE table_id <> ''
AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = notice_choices.table_id)""",
)

OFFER_KEY: Final = """
INSERT INTO server_keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"""
SELECT_KEY: Final = "SELECT value FROM server_keys WHERE name = :name"
