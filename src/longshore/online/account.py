"""Who a program is at a server, and its seat at the table."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from longshore.bots import USUAL_BOT
from longshore.online.errors import JoinError
from longshore.online.http import Http
from longshore.online.invitation import Invitation
from longshore.online.token_file import keep_token, kept_token
from longshore.record.read_json import Json

_LONGEST_NAME: Final = 30


def name_for(spec: str) -> str:
    """What a bot is called if nobody says: `trader`, or `mybot` for `cmd:python3 mybot.py`."""
    name, _, command = spec.strip().partition(":")
    if name == "cmd" and (words := shlex.split(command)):
        files = [word for word in words[1:] if Path(word).is_file()]
        name = Path(files[0] if files else words[0]).stem
    return "".join(letter for letter in name if letter.isprintable())[:_LONGEST_NAME] or "bot"


@dataclass
class Account:
    """A player at a server, and the table with its seat."""

    http: Http
    invitation: Invitation
    token_file: Path | None

    @property
    def path(self) -> str:
        """Where the API has the table."""
        return f"/api/tables/{self.invitation.table}"

    def arrive(self, name: str) -> None:
        """Become the player of the token, or a new one."""
        server = self.invitation.server
        token = None if self.token_file is None else kept_token(self.token_file, server)
        if token is None:
            token = str(self.http.send("POST", "/api/players", {"name": name})["token"])
            if self.token_file is not None:
                keep_token(self.token_file, server, token)
        self.http.token = token

    def sit_down(self, seat: str | None) -> None:
        """Take a seat, unless this program has one from before."""
        table = self.http.send("GET", self.path)["table"]
        own = own_seats(table)
        if own and not all(place.get("program") for place in own):
            raise JoinError("this player already sits at the table, and not as a program")
        if len(own) > 1:
            raise JoinError("this player has several seats at the table")
        if own:
            self.take_back(own[0])
            return
        body: Json = {"program": True}
        if self.invitation.code is not None:
            body["invite"] = self.invitation.code
        if seat is not None:
            body["seat"] = seat
        self.http.send("POST", f"{self.path}/join", body)

    def take_back(self, place: Json) -> None:
        """Play on in a seat that one of the server's bots has played meanwhile."""
        if place["bot"] is not None:
            self.http.send("POST", f"{self.path}/bot", {"seat": place["seat"]})

    def first_view(self, seat: str) -> Json:
        """What the seat saw at the beginning of the game."""
        view: Json = self.http.send("GET", f"{self.path}/replay?to=0&seat={seat}")["view"]
        return view

    def stand_up(self, phase: str, seat: str | None) -> str:
        """Leave the seat behind in a state that lets the others play. Says what becomes of it."""
        if phase == "running" and seat is not None and self.token_file is not None:
            lent = {"seat": seat, "bot": USUAL_BOT, "until": "back"}
            self.http.send("POST", f"{self.path}/bot", lent)
            return f"a {USUAL_BOT} plays until the same command is given again"
        self.http.send("POST", f"{self.path}/leave", {})
        return "the seat is free again" if phase == "open" else f"a {USUAL_BOT} plays on for good"


def own_seats(table: Json) -> list[Json]:
    """The caller's seats at a table."""
    return [place for place in table["seats"] if place["mine"] and not place["left"]]
