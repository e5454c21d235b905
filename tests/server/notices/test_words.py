"""What a message says: everyone by the name and the colour that people know them by."""

from __future__ import annotations

import pytest
from tests.server.tools.games import table_at

from longshore.bots.personas import PERSONAS
from longshore.server.notices.payload import Payload
from longshore.server.notices.sender import push_body
from longshore.server.notices.words import colours, mail_text, title
from longshore.server.tables.table import Seat, Table
from longshore.text import LANGUAGES, translator


@pytest.fixture
def table() -> Table:
    table = table_at(players=4)
    table.seats[1] = Seat("bot", None, "captain:producer", "captain:producer")
    table.seats[2] = Seat("person", None, "")
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_has_a_name_and_no_programmers_word(language: str, table: Table) -> None:
    messages = translator(language)
    said = title(messages, table, 0, ["turn"])
    assert "captain" not in said
    assert any(messages.say(f"bot-name-{persona}") in said for persona in PERSONAS)
    assert messages.say("former-player") in said


def test_a_mail_says_which_colour_everyone_is(table: Table) -> None:
    said = colours(translator("de"), table, 0)
    assert said.startswith("Du spielst Blau. Rot: ")
    assert said.endswith(" (Bot), Gelb: ehemaliger Spieler, Grün: Dan.")
    payload = Payload(["turn"], "de", "Du bist am Zug", said, ["Rot kauft."])
    assert said in mail_text(payload, "", "")
    assert said.encode() in push_body(payload)
