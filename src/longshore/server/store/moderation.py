"""Bans, what admins do, reported names, and hidden tables."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from longshore.server.store.database import Part, Session

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
_NEXT_ACT: Final = """
SELECT number, claimed_until FROM acts WHERE done_at IS NULL ORDER BY number LIMIT 1"""
_CLAIM_ACT: Final = f"""
UPDATE acts SET claimed_until = :until WHERE claimed_until <= :now AND done_at IS NULL
AND number = :number RETURNING {_ACT}"""  # noqa: S608
_CLAIMED: Final = "SELECT count(*) FROM acts WHERE done_at IS NULL AND claimed_until > :now"
_FINISH_ACT: Final = """
UPDATE acts SET done_at = :at, problem = :problem, name = :name
WHERE number = :number AND done_at IS NULL"""
_DONE_ACTS: Final = "SELECT count(*), max(done_at) FROM acts WHERE done_at IS NOT NULL"

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

# ---------------------------------------------------------------- the part of the store


class ModerationStore(Part):
    """Bans, what admins do, reported names, and hidden tables."""

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

    async def claim_act(self, now: int, until: int) -> tuple[ActRow, bool] | None:
        """The first act that no server has done yet, for one caller until `until`.

        Also whether a server has begun it before, and did not get as far as noting that it was
        done. None if there is none, or if somebody else is carrying it out.
        """
        waiting = await self._first(_NEXT_ACT)
        if waiting is None:
            return None
        number, begun = int(waiting[0]), int(waiting[1]) > 0
        row = await self.database.write(
            lambda db: db.first(_CLAIM_ACT, now=now, until=until, number=number)
        )
        return None if row is None else (ActRow(*row), begun)

    async def is_acting(self, now: int) -> bool:
        """Whether a server is carrying out an act."""
        return await self._number(_CLAIMED, now=now) > 0

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
