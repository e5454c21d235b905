"""The text of a message, in the recipient's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeGuard

from longshore.drawing.sentences import EVENTS, log_line
from longshore.record.words import SEATS
from longshore.server.messages.forms import LoggedEvent
from longshore.server.notices.payload import Payload
from longshore.server.store import NoticeRow
from longshore.server.tables.reading.names import seat_names
from longshore.server.tables.table import Table
from longshore.text import Translator, translator
from longshore.view.forms import GameEvent

MOST_LINES: Final = 12
_OF_ALL: Final = frozenset(("ending", "scored"))  # events that concern everyone
_SILENT: Final = frozenset(("turn", "committed"))


def payload_of(
    table: Table, notice: NoticeRow, events: list[LoggedEvent], language: str, url: str
) -> Payload:
    """What a notice says about a table."""
    messages = translator(language)
    kinds = notice.kinds.split()
    seat = SEATS[notice.seat]
    mine = happened_to(events, seat)
    question = table.running_game.asked() if table.asked() else None
    return Payload(
        kinds=kinds,
        language=language,
        title=title(messages, table, notice.seat, kinds),
        colours=colours(messages, table, notice.seat),
        lines=digest_lines(mine, language),
        url=url,
        table=table.id,
        seat=seat,
        asked=question.decision if question is not None and seat in table.asked() else None,
        events=[dict(event) for event in mine],
        at=notice.at,
    )


def title(messages: Translator, table: Table, own: int, kinds: Iterable[str]) -> str:
    """What has happened, most urgent first, and who you are playing with."""
    chosen = min(kinds, key=("bid", "turn", "end", "start").index)
    others = [name for number, name in enumerate(seat_names(table, messages)) if number != own]
    what = messages.say(f"notice-{chosen}")
    return messages.say("notice-with", what=what, names=", ".join(others))


def colours(messages: Translator, table: Table, own: int) -> str:
    """Who plays which colour, since all that follows speaks of colours."""
    others = [
        messages.say("notice-other", seat=SEATS[number], name=name)
        for number, name in enumerate(seat_names(table, messages))
        if number != own
    ]
    return messages.say("notice-colours", seat=SEATS[own], names=", ".join(others))


def since_own_turn(events: Iterable[LoggedEvent], seat: str) -> list[LoggedEvent]:
    """The events since a seat's last turn ended."""
    found: list[LoggedEvent] = []
    turn = None
    for event in events:
        if event["event"] == "turn":
            if turn == seat and event["seat"] != seat:
                found = []
            turn = event["seat"]
        found.append(event)
    return found


def happened_to(events: Iterable[LoggedEvent], seat: str) -> list[GameEvent]:
    """What happened to a seat since its last turn, without what its player decided."""
    return [
        event
        for event in since_own_turn(events, seat)
        if is_told(event) and event["event"] not in _SILENT and concerns(event, seat)
    ]


def is_told(event: LoggedEvent) -> TypeGuard[GameEvent]:
    """Whether an event has a sentence. Those of the game do, those of a table do not."""
    return event["event"] in EVENTS


def concerns(event: LoggedEvent, seat: str) -> bool:
    """Whether an event names a seat: itself, something it owns, or its bid."""
    if event["event"] in _OF_ALL:
        return True
    return any(names(value, seat) for key, value in event.items() if key != "event")


def names(value: object, seat: str) -> bool:
    """Whether a value in an event is a seat, one of its places, or a list that includes it."""
    if isinstance(value, str):
        return value == seat or value.startswith(f"{seat}.")
    return isinstance(value, dict) and seat in value


def digest_lines(events: list[GameEvent], language: str) -> list[str]:
    """One sentence per event, the latest if there are many."""
    lines = [log_line(event, language) for event in events[-MOST_LINES:]]
    if len(events) > MOST_LINES:
        more = translator(language).say("notice-more", count=len(events) - MOST_LINES)
        lines.insert(0, more)
    return lines


def mail_text(payload: Payload, unsubscribe: str, choose: str) -> str:
    """A mail: what happened, what came before it, where to go, and how to unsubscribe."""
    messages = translator(payload.language)
    parts = [f"{payload.title}\n{payload.colours}".rstrip()]
    if payload.lines:
        since = "\n".join(f"  {line}" for line in payload.lines)
        parts.append(f"{messages.say('notice-since')}\n{since}")
    if payload.url and payload.table:
        parts.append(f"{messages.say('notice-go')}\n{payload.url}")
    end = [messages.say("notice-no-more", url=unsubscribe)]
    if choose:
        end.append(messages.say("notice-choose", url=choose))
    return "\n\n".join(parts) + "\n\n-- \n" + "\n".join(end) + "\n"


def confirmation_text(payload: Payload, never: str) -> str:
    """The mail that asks for consent: why it comes, how to agree, how to end it for good."""
    messages = translator(payload.language)
    why, otherwise = payload.lines
    agree = f"{messages.say('notice-confirm-go')}\n{payload.url}"
    end = messages.say("notice-confirm-never", url=never)
    return f"{payload.title}\n\n{why}\n\n{agree}\n\n{otherwise}\n\n-- \n{end}\n"


def confirmation(site: str, language: str, url: str, at: int) -> Payload:
    """The only mail that an address gets before it is confirmed.

    It says nothing that a player has chosen, so that nobody can write to strangers through it.
    """
    messages = translator(language)
    return Payload(
        kinds=["confirm"],
        language=language,
        title=messages.say("notice-confirm"),
        lines=[messages.say("notice-confirm-why", site=site), messages.say("notice-confirm-else")],
        url=url,
        at=at,
    )


def trial(language: str, url: str, at: int) -> Payload:
    """A message that only shows that messages arrive."""
    title = translator(language).say("notice-test")
    return Payload(kinds=["test"], language=language, title=title, url=url, at=at)
