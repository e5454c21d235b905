"""The leak walk over sockets: every message, for every kind of viewer, in two worlds.

The worlds differ only in what blue and yellow keep secret. All other listeners hear the same in
both, whatever they send. After the end, when cards and bids are open, they still hear nothing about
notes, drafts and standing orders. The test fails unless every kind of message is sent and heard.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, get_args

import httpx
from tests.server.tools.games import table_at
from tests.server.tools.in_thread import ServerInThread
from tests.server.tools.live_client import Client
from tests.server.tools.requests_of import variants
from tests.server.tools.worlds import plain

from longshore.server.messages.live import FromClient, ToClient
from longshore.server.settings import Limits
from longshore.server.tables.commands.finish import finish

Json = dict[str, Any]

TABLE: Final = "walked"
SEATS: Final = ("blue", "red", "yellow", "green")
VIEWERS: Final = ("red", "host", "stranger", "nobody")
EVERYTHING: Final = {"after": 0, "also": ["chat", "presence", "note"], "insight": True}
ONE: Final = {"blue": ("black", 20), "yellow": ("tan", 20)}
OTHER: Final = {"blue": ("white", 31), "yellow": ("black", 47)}
Moment = tuple[str, int, bool]
KINDS: Final = {kind.__struct_config__.tag: kind for kind in get_args(FromClient)}


class Walk:
    """One world, and what everyone hears in it."""

    def __init__(self, folder: Path, secrets: dict[str, tuple[str, int]], words: str) -> None:
        self.words = words
        self.differs = secrets is OTHER
        self.sent: set[str] = set()
        # Few entries fit into one message, so that what was missed comes in parts.
        limits = {"listed_entries": 3, "order_least_seconds": 3000, "order_most_seconds": 4000}
        self.host = ServerInThread(folder, limits=Limits(**limits))
        self.secrets = secrets

    def run(self) -> dict[str, list[Json]]:
        """Play part of a game in which everything happens that could leak."""
        with self.host as host, ExitStack() as stack:
            self.people = {name: host.arrive(name.title()) for name in (*SEATS, *VIEWERS[1:3])}
            self._seat_them()
            clients = {
                name: stack.enter_context(Client(host.url, token))
                for name, (_, token) in self.people.items()
                if name != "stranger"
            }
            clients["stranger"] = stack.enter_context(Client(host.url))
            clients["nobody"] = stack.enter_context(Client(host.url))
            clients["stranger"].send("hello", token=self.people["stranger"][1], id="me")
            for client in clients.values():
                client.watch(TABLE, **EVERYTHING)
                client.send("lobby")
            self._keep_secrets(clients)
            for name in VIEWERS:
                self._say_everything(name, clients[name])
            host.do(host.server.tables.change(TABLE, lambda work: finish(work, "agreement")))
            for client in clients.values():
                client.find(lambda heard: heard.get("phase") == "finished")
            for name in VIEWERS:
                clients[name].watch(TABLE, **EVERYTHING)
                clients[name].quiet()
            host.say_goodbye()
        for name in VIEWERS:
            clients[name].closed()  # the server has ended, and has said so
        return {name: clients[name].all for name in VIEWERS}

    def _seat_them(self) -> None:
        boards: Json = {
            seat: {"card": card, "cash": cash} for seat, (card, cash) in self.secrets.items()
        }
        boards["blue"]["ship"] = {"at": "sea", "cargo": ["tan", "white"]}
        position = {"turn": "blue", "actions": 2, "seats": boards}
        owners = [self.people[seat][0].id for seat in SEATS]
        table = table_at(position, players=4, owners=owners, table_id=TABLE)
        table.host = self.people["host"][0].id
        for seat, name in zip(table.seats, SEATS, strict=True):
            seat.name = name.title()
        self.host.put(table)

    def _keep_secrets(self, clients: dict[str, Client]) -> None:
        """A draft that is undone, a note, orders, and a sealed bid."""
        blue, yellow = clients["blue"], clients["yellow"]
        for step in ("produce",) if self.differs else ("loan", "repay", "loan"):
            blue.play("blue", step, commit=False)
        blue.send("draft", id="undo", seat="blue", do="undo")
        blue.find(lambda heard: heard.get("id") == "undo")
        blue.send("draft", id="reset", seat="blue", do="reset")
        blue.find(lambda heard: heard.get("id") == "reset")
        for client in (blue, yellow):
            client.send("note", id="note", text=self.words, table=TABLE)
            client.find(lambda heard: heard.get("id") == "note")
        if self.differs:
            orders = {"seat": "yellow", "settle": {"accept_from": 8}, "pass_leftover": True}
            headers = {"Authorization": f"Bearer {self.people['yellow'][1]}"}
            url = f"{self.host.url}api/tables/{TABLE}/orders"
            assert httpx.put(url, json=orders, headers=headers, timeout=30).status_code == 200
        blue.play("blue", "sail island", id="sail")
        bids = yellow.find(lambda heard: heard.get("decision") is not None)
        assert bids["view"]["asked"]["decision"] == "bid"
        yellow.play("yellow", "bid 9" if self.differs else "bid 3")

    def _say_everything(self, name: str, client: Client) -> None:
        """Every message in every way its type allows. Each is answered before the next."""
        for tag, kind in KINDS.items():
            for number, keys in enumerate(variants(kind)):
                message = keys | {"id": f"{name} {tag} {number}"}
                if "table" in kind.__struct_fields__:
                    message["table"] = TABLE
                if tag == "say" and number:
                    continue  # the same words once more
                client.send(tag, **message)
                self.sent.add(tag)
                if tag == "watch":  # what was missed is read meanwhile
                    client.find(lambda heard: heard["type"] in ("update", "error"))
                after = f"after {message['id']}"
                client.send("ping", id=after)
                while client.hear().get("id") != after:
                    pass
            client.watch(TABLE, **EVERYTHING)
        client.quiet()


def test_everybody_hears_the_same_in_both_worlds(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    first = Walk(tmp_path / "first", ONE, "tan will be dear")
    second = Walk(tmp_path / "second", OTHER, "nobody wants white")
    one, other = first.run(), second.run()
    assert first.sent == set(KINDS)
    heard = {message["type"] for messages in one.values() for message in messages}
    assert heard == {kind.__struct_config__.tag for kind in get_args(ToClient)}
    for name in VIEWERS:
        here, there = Known(one[name]), Known(other[name])
        assert here.said == there.said, name
        assert here.events == there.events, name
        assert here.latest == there.latest, name
        both = here.shown.keys() & there.shown.keys()
        assert here.latest <= both, name
        for moment in both:
            assert here.shown[moment] == there.shown[moment], (name, moment)
        # After the end cards and cash are open, and differ; what is still secret is not there.
        for message in one[name] + other[name]:
            assert first.words not in str(message)
            assert second.words not in str(message)
            assert "orders" not in str(message)
            assert name == "red" or not message.get("draft")
        finished = [message for message in one[name] if message.get("phase") == "finished"]
        assert all("card" in finished[-1]["view"]["seats"][seat] for seat in SEATS)


class Known:
    """What a person was told before the end, without times.

    How many log or chat entries come in one message depends on how busy the machine is. So events
    and views are kept separately, and views by their moment. Presence is sent now and then, in
    batches, and is left out.
    """

    def __init__(self, messages: list[Json]) -> None:
        self.said: set[str] = set()
        self.events: set[str] = set()
        self.shown: dict[Moment, set[str]] = {}
        """By seat and number of the entry, with or without the table's info."""
        for message in messages:
            if message["type"] in ("presence", "lobby") or message.get("phase") == "finished":
                continue
            told = dict(plain(message))
            self.events |= {str(event) for event in told.pop("events", ())}
            if told["type"] == "update":
                moment = (str(told["seat"]), int(told["seq"]), "insight" in told)
                infos = {"info": told.pop("info", None)}
                self.shown.setdefault(moment, set()).add(str(told))
                if infos["info"] is not None:
                    about = ("info", int(told["seq"]), False)
                    self.shown.setdefault(about, set()).add(str(infos))
            elif told["type"] == "chat":
                self.said |= {str(words) for words in told["messages"]}
            elif told["type"] != "events":  # these have nothing but events
                self.said.add(str(told))
        last = max(seq for _, seq, _ in self.shown)
        self.latest: set[Moment] = {moment for moment in self.shown if moment[1] == last}
