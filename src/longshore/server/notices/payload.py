"""What a message says, as data. The text is made once, in the recipient's language."""

from __future__ import annotations

from msgspec import Struct

from longshore.record.read_json import Json


class Payload(Struct):
    """A message to send. If it is not about a game, `kinds` is `confirm` or `test`."""

    kinds: list[str]
    language: str
    title: str
    colours: str = ""
    """Who plays which colour: a sentence, empty if the message is not about a game."""
    lines: list[str] = []
    url: str = ""
    table: str = ""
    seat: str | None = None
    asked: str | None = None
    """The name of the pending decision."""
    events: list[Json] = []
    """What happened to the recipient since their last turn: public events, as `lines` has them."""
    at: int = 0

    def as_data(self, message_id: str) -> Json:
        """The payload for a program."""
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
            "text": {"title": self.title, "colours": self.colours, "lines": self.lines},
            "url": self.url or None,
        }
