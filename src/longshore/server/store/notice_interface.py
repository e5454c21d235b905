"""What the server asks of a database about notices. A part of `Store`."""

from __future__ import annotations

from typing import Protocol

from longshore.server.store.notice_rows import ContactRow, DeliveryRow, NoticeRow


class NoticeStore(Protocol):
    """Contacts, choices, notices that wait, and messages on their way."""

    async def add_contact(
        self, contact: ContactRow, most: int, first: DeliveryRow | None = None
    ) -> bool:
        """One more contact, with the first message to it; False if there are `most` already.

        A contact that is there already is left as it is.
        """

    async def contact(self, contact_id: str) -> ContactRow | None:
        """By id."""

    async def contacts(self, player_id: str) -> list[ContactRow]:
        """All of a player, the oldest first."""

    async def drop_contact(self, contact_id: str) -> bool:
        """Forget it, and what is on its way to it."""

    async def confirm_contact(self, contact_id: str, at: int) -> None:
        """From now on it gets notices."""

    async def set_failing(self, contact_id: str, since: int | None) -> None:
        """Since when nothing reaches it."""

    async def ask_address(self, address_hash: str, at: int, not_since: int) -> bool:
        """Note that an address is asked; False if it was since then, or does not want to be."""

    async def is_refused(self, address_hash: str) -> bool:
        """Whether the owner of an address never wants to be asked."""

    async def refuse_address(self, address_hash: str) -> None:
        """The owner of an address never wants to be asked."""

    async def write_choices(self, player_id: str, table_id: str, choices: str | None) -> None:
        """What somebody wants to be told, of a table or (with an empty id) of all others."""

    async def choices(self, player_id: str, table_id: str) -> str | None:
        """As it was written."""

    async def all_choices(self, player_id: str) -> list[tuple[str, str]]:
        """By table."""

    async def notices_due(self, now: int) -> bool:
        """Whether there is anything to claim."""

    async def sweep_notices(self, before: int) -> None:
        """Forget what nobody has confirmed since, and what is about tables that are gone."""

    async def claim_notices(self, now: int, until: int, limit: int) -> list[NoticeRow]:
        """Notices that are due, each for one caller until `until`."""

    async def ask_presence(self, notice: NoticeRow, due_at: int) -> None:
        """Let all processes say whether the player is looking; come back then."""

    async def drop_notice(self, notice_id: str) -> None:
        """It is not needed."""

    async def drop_notices_of(self, player_id: str, table_id: str, now: int) -> None:
        """The player is looking at the table: what is due there is not needed."""

    async def send_notice(self, notice_id: str, deliveries: list[DeliveryRow]) -> bool:
        """Replace a notice by what is to be sent; False if another process has done so."""

    async def add_delivery(self, delivery: DeliveryRow) -> None:
        """One more message to be sent."""

    async def claim_deliveries(self, now: int, until: int, limit: int) -> list[DeliveryRow]:
        """Messages that are due, each for one caller until `until`; that is one try more."""

    async def put_off_delivery(self, delivery_id: str, due_at: int) -> None:
        """Try again then."""

    async def drop_delivery(self, delivery_id: str) -> None:
        """It was sent, or never will be."""

    async def server_key(self, name: str, fresh: str) -> str:
        """A key of the server itself: the one that is there, or else the fresh one from now on."""
