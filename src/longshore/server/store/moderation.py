"""Bans, what admins do, reported names, hidden tables, and where players come from."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Row, Session
from longshore.server.store.players import PlayerRow

_KEPT_SIGHTINGS: Final = 5  # networks remembered for each player, the latest

# ---------------------------------------------------------------- rows


class BanRow(Struct):
    """A banned player, or a banned network. Networks are kept only as keyed hashes."""

    id: str
    player_id: str | None
    network: str  # empty if a player is banned
    prefix: int  # how many bits of the address the hash was made of
    name: str  # of the player, for the admin
    reason: str
    at: int
    until: int | None  # None: for good


class ActRow(Struct):
    """What an admin has done, or asks a running server to do. The list of them is the audit."""

    at: int
    by_id: str  # the player who is an admin; empty for the token and the command line
    by_name: str
    what: str
    player_id: str = ""
    table_id: str = ""
    name: str = ""  # of the player it is about
    detail: str = "{}"  # JSON
    done_at: int | None = None
    problem: str = ""  # the code of a problem, if it could not be done
    number: int = 0


class NameReportRow(Struct):
    """A name that a player has reported to the server's admin."""

    id: str
    player_id: str
    name: str
    by_id: str
    by_name: str
    table_id: str
    reason: str
    at: int


class ClientRow(Struct):
    """A client under the name that the log gave it, and the keyed hash of its network."""

    name: str
    network: str
    prefix: int
    at: int


class HiddenRow(Struct):
    """A table that an admin has taken out of the lists."""

    table_id: str
    at: int


class AdminRow(Struct):
    """A player who may sign in as an admin with a passkey."""

    player_id: str
    name: str
    at: int


# ---------------------------------------------------------------- statements

_BAN: Final = "id, player_id, network, prefix, name, reason, at, until"
_INSERT_BAN: Final = f"""
INSERT INTO bans ({_BAN})
VALUES (:id, :player_id, :network, :prefix, :name, :reason, :at, :until)
ON CONFLICT (id) DO NOTHING"""  # noqa: S608
# A network may be banned by itself and with several players, each for another time.
_DROP_SAME_BANS: Final = """
DELETE FROM bans WHERE id <> :id AND network = :network
AND coalesce(player_id, '') = :of"""
_SELECT_BANS: Final = f"""
SELECT {_BAN} FROM bans WHERE until IS NULL OR until > :now ORDER BY at DESC, id"""  # noqa: S608
_SELECT_BANS_OF: Final = f"SELECT {_BAN} FROM bans WHERE player_id = :player_id ORDER BY at, id"  # noqa: S608
_DROP_NETWORKS_OF: Final = """
DELETE FROM bans WHERE network <> '' AND player_id IN (
SELECT player_id FROM bans WHERE id = :id AND network = '')"""
_DROP_BAN: Final = "DELETE FROM bans WHERE id = :id"
_DROP_ENDED_BANS: Final = "DELETE FROM bans WHERE until <= :now"

_ACT: Final = """at, by_id, by_name, what, player_id, table_id, name, detail, done_at, problem,
number"""
_INSERT_ACT: Final = """
INSERT INTO acts (at, by_id, by_name, what, player_id, table_id, name, detail, done_at, problem,
claimed_until)
VALUES (:at, :by_id, :by_name, :what, :player_id, :table_id, :name, :detail, :done_at, :problem,
:claimed_until)
RETURNING number"""
_SELECT_ACTS: Final = f"SELECT {_ACT} FROM acts ORDER BY number DESC LIMIT :limit"  # noqa: S608
_SELECT_ACT: Final = f"SELECT {_ACT} FROM acts WHERE number = :number"  # noqa: S608
# One after the other, in the order in which they were asked for. Most of the time there is nothing:
# looking is cheaper than claiming.
_NEXT_ACT: Final = "SELECT min(number) FROM acts WHERE done_at IS NULL"
_CLAIM_ACT: Final = f"""
UPDATE acts SET claimed_until = :until WHERE claimed_until <= :now AND done_at IS NULL
AND number = :number RETURNING {_ACT}"""  # noqa: S608
_FINISH_ACT: Final = """
UPDATE acts SET done_at = :at, problem = :problem, name = :name
WHERE number = :number AND done_at IS NULL"""
_DONE_ACTS: Final = "SELECT count(*), max(done_at) FROM acts WHERE done_at IS NOT NULL"
_DROP_OLD_ACTS: Final = "DELETE FROM acts WHERE done_at < :before"

_NAME_REPORT: Final = "id, player_id, name, by_id, by_name, table_id, reason, at"
_INSERT_NAME_REPORT: Final = f"""
INSERT INTO name_reports ({_NAME_REPORT})
VALUES (:id, :player_id, :name, :by_id, :by_name, :table_id, :reason, :at)
ON CONFLICT (player_id, name, by_id) DO NOTHING"""  # noqa: S608
_SELECT_NAME_REPORTS: Final = f"""
SELECT {_NAME_REPORT} FROM name_reports WHERE closed_at IS NULL
ORDER BY at, id LIMIT :limit"""  # noqa: S608
_SELECT_NAME_REPORTS_BY: Final = f"""
SELECT {_NAME_REPORT} FROM name_reports WHERE by_id = :player_id ORDER BY at, id"""  # noqa: S608
_CLOSE_NAME_REPORT: Final = """
UPDATE name_reports SET closed_at = :at WHERE id = :id AND closed_at IS NULL"""
_DROP_OLD_REPORTS: Final = (
    "DELETE FROM name_reports WHERE closed_at < :before",
    "DELETE FROM reports WHERE closed_at < :before",
)
_SELECT_CHAT_AUTHOR: Final = """
SELECT player_id FROM chat WHERE table_id = :table_id AND number = :number AND player_id <> ''"""

_RENAME_WORDS: Final = (
    "UPDATE chat SET name = :name WHERE player_id = :player_id",
    "UPDATE silences SET name = :name WHERE other_id = :player_id",
    """UPDATE name_reports SET closed_at = :at
WHERE player_id = :player_id AND closed_at IS NULL""",
)

_HIDE: Final = """
INSERT INTO hidden_tables (table_id, at) VALUES (:table_id, :at) ON CONFLICT DO NOTHING"""
_UNHIDE: Final = "DELETE FROM hidden_tables WHERE table_id = :table_id"
_IS_HIDDEN: Final = "SELECT 1 FROM hidden_tables WHERE table_id = :table_id"
_SELECT_HIDDEN: Final = "SELECT table_id, at FROM hidden_tables ORDER BY at DESC, table_id"

_SEE: Final = """
INSERT INTO sightings (player_id, network, prefix, at)
SELECT :player_id, :network, :prefix, :at FROM players WHERE id = :player_id
ON CONFLICT (player_id, network) DO UPDATE SET at = excluded.at"""
_KEEP_LATEST: Final = """
DELETE FROM sightings WHERE player_id = :player_id AND network NOT IN (
SELECT network FROM sightings WHERE player_id = :player_id ORDER BY at DESC LIMIT :keep)"""
_SELECT_SIGHTINGS: Final = """
SELECT network, prefix, at FROM sightings WHERE player_id = :player_id ORDER BY at DESC"""
_DROP_OLD_SIGHTINGS: Final = "DELETE FROM sightings WHERE at < :before"

_NOTE_CLIENT: Final = """
INSERT INTO clients (name, network, prefix, at) VALUES (:name, :network, :prefix, :at)
ON CONFLICT (name) DO UPDATE SET at = excluded.at"""
_SELECT_CLIENT: Final = "SELECT name, network, prefix, at FROM clients WHERE name = :name"
_DROP_OLD_CLIENTS: Final = "DELETE FROM clients WHERE at < :before"

_APPOINT: Final = """
INSERT INTO admins (player_id, at) VALUES (:player_id, :at) ON CONFLICT DO NOTHING"""
_DISMISS: Final = "DELETE FROM admins WHERE player_id = :player_id"
_DROP_ADMIN_SECRETS: Final = """
DELETE FROM credentials WHERE player_id = :player_id AND kind = 'admin'"""
_SELECT_ADMINS: Final = """
SELECT admins.player_id, players.name, admins.at
FROM admins CROSS JOIN players WHERE players.id = admins.player_id
ORDER BY admins.at, admins.player_id"""
_IS_ADMIN: Final = "SELECT 1 FROM admins WHERE player_id = :player_id"

_FIND_PLAYERS: Final = """
SELECT id, name, language, created_at, seen_at FROM players
WHERE id = :text OR lower(name) = lower(:text) ORDER BY seen_at DESC, id LIMIT :limit"""

_SELECT_OLD_GAMES: Final = """
SELECT id FROM tables WHERE phase IN ('finished', 'cancelled') AND changed_at < :before
ORDER BY changed_at, id LIMIT :limit"""
_DROP_GAME: Final = """
DELETE FROM tables WHERE id = :id AND phase IN ('finished', 'cancelled') AND changed_at < :before"""
_SELECT_IDLE_GUESTS: Final = """
SELECT id, name, language, created_at, seen_at FROM players WHERE seen_at < :before
AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.player_id = players.id)
AND NOT EXISTS (SELECT 1 FROM contacts WHERE contacts.player_id = players.id)
AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.player_id = players.id AND tables.phase IN ('open', 'running'))
ORDER BY seen_at, id LIMIT :limit"""

_NOTE_BACKUP: Final = """
INSERT INTO backups (at, bytes) VALUES (:at, :bytes) ON CONFLICT DO NOTHING"""
_DROP_OLD_BACKUPS: Final = "DELETE FROM backups WHERE at < (SELECT max(at) FROM backups)"
_LAST_BACKUP: Final = "SELECT max(at) FROM backups"

# ---------------------------------------------------------------- the part of the store


class ModerationStore(Part):
    """Bans, what admins do, reported names, hidden tables, and where players come from."""

    # ------------------------------------------------------------ bans

    async def ban(self, ban: BanRow) -> None:
        """Store a ban, instead of an earlier one of the same player, or of a network with them."""

        async def work(db: Session) -> None:
            of = ban.player_id or ""
            await db.run(_DROP_SAME_BANS, id=ban.id, network=ban.network, of=of)
            await db.run(_INSERT_BAN, **asdict(ban))

        await self.database.write(work)

    async def bans(self, now: int) -> list[BanRow]:
        """The bans that hold, the latest first."""
        return [BanRow(*row) for row in await self._all(_SELECT_BANS, now=now)]

    async def bans_of(self, player_id: str) -> list[BanRow]:
        """A player's bans."""
        return [BanRow(*row) for row in await self._all(_SELECT_BANS_OF, player_id=player_id)]

    async def unban(self, ban_id: str) -> bool:
        """End a ban, of a player with the networks they came from. False if there is none."""

        async def work(db: Session) -> bool:
            await db.run(_DROP_NETWORKS_OF, id=ban_id)
            return await db.run(_DROP_BAN, id=ban_id) > 0

        return await self.database.write(work)

    # ------------------------------------------------------------ acts

    async def add_act(self, act: ActRow, claimed_until: int = 0) -> int:
        """Write down what an admin does, and return its number.

        Until `claimed_until`, the caller carries it out, and nobody else does.
        """
        values = {key: value for key, value in asdict(act).items() if key != "number"}
        values["claimed_until"] = claimed_until
        row = await self.database.write(lambda db: db.first(_INSERT_ACT, **values))
        return 0 if row is None else int(row[0])

    async def finish_act(self, act: ActRow) -> None:
        """Note that an act was carried out, or why it could not be."""
        await self._run(
            _FINISH_ACT, number=act.number, at=act.done_at, problem=act.problem, name=act.name
        )

    async def act(self, number: int) -> ActRow | None:
        """The act with a number."""
        row = await self._first(_SELECT_ACT, number=number)
        return None if row is None else ActRow(*row)

    async def acts(self, limit: int) -> list[ActRow]:
        """What admins did, the latest first."""
        return [ActRow(*row) for row in await self._all(_SELECT_ACTS, limit=limit)]

    async def claim_act(self, now: int, until: int) -> ActRow | None:
        """The first act that no server has done yet, for one caller until `until`.

        None if there is none, or if somebody else is carrying it out.
        """
        number = await self._number(_NEXT_ACT)
        if not number:
            return None
        row = await self.database.write(
            lambda db: db.first(_CLAIM_ACT, now=now, until=until, number=number)
        )
        return None if row is None else ActRow(*row)

    async def done_acts(self) -> tuple[int, int]:
        """How many acts were carried out, and when the last, to notice those of others."""
        row = await self._first(_DONE_ACTS)
        return (0, 0) if row is None else (int(row[0]), int(row[1] or 0))

    # ------------------------------------------------------------ reports of names

    async def report_name(self, report: NameReportRow) -> None:
        """Store a report. A player's second report of the same name changes nothing."""
        await self._run(_INSERT_NAME_REPORT, **asdict(report))

    async def name_reports(self, limit: int) -> list[NameReportRow]:
        """Open reports of names, the oldest first."""
        rows = await self._all(_SELECT_NAME_REPORTS, limit=limit)
        return [NameReportRow(*row) for row in rows]

    async def name_reports_by(self, player_id: str) -> list[NameReportRow]:
        """The names a player has reported, the oldest first."""
        rows = await self._all(_SELECT_NAME_REPORTS_BY, player_id=player_id)
        return [NameReportRow(*row) for row in rows]

    async def close_name_report(self, report_id: str, at: int) -> bool:
        """Close a report. False if there is no such open report."""
        return await self._run(_CLOSE_NAME_REPORT, id=report_id, at=at) > 0

    async def rename_words(self, player_id: str, name: str, at: int) -> None:
        """Put another name over what a player has written, and close the reports of the old one."""

        async def work(db: Session) -> None:
            values = {"player_id": player_id, "name": name, "at": at}
            for statement in _RENAME_WORDS:
                await db.run(statement, **values)

        await self.database.write(work)

    async def author_of(self, table_id: str, number: int) -> str | None:
        """The player who wrote a chat message, if they still exist."""
        row = await self._first(_SELECT_CHAT_AUTHOR, table_id=table_id, number=number)
        return None if row is None else str(row[0])

    # ------------------------------------------------------------ hidden tables

    async def hide_table(self, table_id: str, at: int) -> None:
        """Note that a table was hidden."""
        await self._run(_HIDE, table_id=table_id, at=at)

    async def unhide_table(self, table_id: str) -> None:
        """Note that a table is shown again."""
        await self._run(_UNHIDE, table_id=table_id)

    async def is_hidden(self, table_id: str) -> bool:
        """Whether a table was hidden."""
        return await self._first(_IS_HIDDEN, table_id=table_id) is not None

    async def hidden_tables(self) -> list[HiddenRow]:
        """Hidden tables, the latest first."""
        return [HiddenRow(*row) for row in await self._all(_SELECT_HIDDEN)]

    # ------------------------------------------------------------ where players come from

    async def see(self, player_id: str, network: str, prefix: int, at: int) -> None:
        """Note the keyed hash of the network that a player came from."""

        async def work(db: Session) -> None:
            seen = {"player_id": player_id, "network": network, "prefix": prefix, "at": at}
            await db.run(_SEE, **seen)
            await db.run(_KEEP_LATEST, player_id=player_id, keep=_KEPT_SIGHTINGS)

        await self.database.write(work)

    async def sightings(self, player_id: str) -> list[tuple[str, int, int]]:
        """The hashes of the networks a player came from lately, their prefixes, and when."""
        rows = await self._all(_SELECT_SIGHTINGS, player_id=player_id)
        return [(str(network), int(prefix), int(at)) for network, prefix, at in rows]

    async def note_clients(self, rows: list[ClientRow]) -> None:
        """Note whom the log has named."""

        async def work(db: Session) -> None:
            await db.run_each(_NOTE_CLIENT, (asdict(row) for row in rows))

        await self.database.write(work)

    async def client(self, name: str) -> ClientRow | None:
        """The network of a client that the log has named."""
        row = await self._first(_SELECT_CLIENT, name=name)
        return None if row is None else ClientRow(*row)

    # ------------------------------------------------------------ admins

    async def appoint(self, player_id: str, at: int) -> None:
        """Let a player sign in as an admin with a passkey."""
        await self._run(_APPOINT, player_id=player_id, at=at)

    async def dismiss(self, player_id: str) -> bool:
        """Take that back, at once. False if the player was no admin."""

        async def work(db: Session) -> bool:
            await db.run(_DROP_ADMIN_SECRETS, player_id=player_id)
            return await db.run(_DISMISS, player_id=player_id) > 0

        return await self.database.write(work)

    async def admins(self) -> list[AdminRow]:
        """The players who are admins, the longest-serving first."""
        return [AdminRow(*row) for row in await self._all(_SELECT_ADMINS)]

    async def is_admin(self, player_id: str) -> bool:
        """Whether a player is an admin."""
        return await self._first(_IS_ADMIN, player_id=player_id) is not None

    async def find_players(self, text: str, limit: int) -> list[PlayerRow]:
        """The players with an id or a name, last seen first."""
        rows = await self._all(_FIND_PLAYERS, text=text, limit=limit)
        return [PlayerRow(*row) for row in rows]

    # ------------------------------------------------------------ how long things are kept

    async def old_games(self, before: int, limit: int) -> list[str]:
        """Games that ended before a moment, the oldest first."""
        return [
            str(row[0]) for row in await self._all(_SELECT_OLD_GAMES, before=before, limit=limit)
        ]

    async def drop_game(self, table_id: str, before: int) -> bool:
        """Delete a game that ended before a moment, with its log and results. Ratings stay."""
        return await self._run(_DROP_GAME, id=table_id, before=before) > 0

    async def idle_guests(self, before: int, limit: int) -> list[PlayerRow]:
        """Guests not seen since: without passkey, contact, or a seat in a game that goes on."""
        rows = await self._all(_SELECT_IDLE_GUESTS, before=before, limit=limit)
        return [PlayerRow(*row) for row in rows]

    async def sweep_moderation(self, now: int, logs_before: int, seen_before: int) -> None:
        """Delete bans that have ended, old acts and closed reports, and old sightings."""

        async def work(db: Session) -> None:
            await db.run(_DROP_ENDED_BANS, now=now)
            await db.run(_DROP_OLD_ACTS, before=logs_before)
            for statement in _DROP_OLD_REPORTS:
                await db.run(statement, before=logs_before)
            await db.run(_DROP_OLD_SIGHTINGS, before=seen_before)
            await db.run(_DROP_OLD_CLIENTS, before=seen_before)

        await self.database.write(work)

    # ------------------------------------------------------------ backups

    async def note_backup(self, at: int, size: int) -> None:
        """Note that a backup was made."""

        async def work(db: Session) -> None:
            await db.run(_NOTE_BACKUP, at=at, bytes=size)
            await db.run(_DROP_OLD_BACKUPS)

        await self.database.write(work)

    async def last_backup(self) -> int:
        """When the last backup was made, or 0."""
        return await self._number(_LAST_BACKUP)

    async def _number(self, statement: str, **values: Any) -> int:
        row: Row | None = await self._first(statement, **values)
        return 0 if row is None or row[0] is None else int(row[0])
