"""What a message says, as data: text is made once, in the receiver's language."""

from __future__ import annotations

from msgspec import Struct

from longshore.record.read_json import Json


class Payload(Struct):
    """A message on its way. `kinds` of one that tells of no game is `confirm` or `test`."""

    kinds: list[str]
    language: str
    title: str
    lines: list[str] = []
    url: str = ""
    table: str = ""
    seat: str | None = None
    asked: str | None = None
    """The name of the decision that is asked for."""
    events: list[Json] = []
    """What happened to the receiver since their last turn: the public events of `lines`."""
    at: int = 0

    def as_data(self, message_id: str) -> Json:
        """For a program."""
        return {
            "id": message_id,
            "type": "notice",
            "kinds": self.kinds,
            "table": self.table or None,
            "seat": self.seat,
            "asked": self.asked,
            "events": self.events,
            "at": self.at,
            "language": self.language,
            "text": {"title": self.title, "lines": self.lines},
            "url": self.url or None,
        }
