"""Several people at one table, each in their own browser. The rest goes through the API."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from tests.browser.tools.player import IDLE, wait_for_my_turn

_numbers = itertools.count()


class Person:
    """A person with a page, who can also use the API with the cookie of that page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url.rstrip("/")
        self.table = ""
        self.seat = ""

    def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.page.request.fetch(
            f"{self.url}/api{path}",
            method=method,
            headers={"origin": self.url, "content-type": "application/json"},
            data=body if method != "GET" else None,
        )
        assert answer.ok, answer.text()
        return answer.json()

    def look(self) -> Any:
        return self.call("GET", f"/tables/{self.table}/view?seat={self.seat}")

    def drafted(self) -> list[str]:
        """My draft, once the page has sent all that one press does: that takes several requests."""
        self.page.wait_for_function(IDLE)
        steps: list[str] = self.look()["draft"]["steps"]
        return steps

    def play(self, *steps: str) -> None:
        self.call(
            "POST",
            f"/tables/{self.table}/steps",
            {
                "id": f"several-{next(_numbers)}",
                "seat": self.seat,
                "decision": self.look()["decision"],
                "steps": list(steps),
            },
        )

    def let_a_bot_play(self, long_enough: Callable[[Any], bool], seconds: float = 200) -> bool:
        """Let a bot play my seat without pauses until the table is as wanted and I am asked.

        False if the game was over first.
        """
        until = time.monotonic() + seconds
        seat = {"seat": self.seat}
        self.call("POST", f"/tables/{self.table}/bot", seat | {"bot": "trader", "until": "end"})
        look = self._wait(long_enough, until)
        if not look["view"]["over"]:
            try:
                self.call("POST", f"/tables/{self.table}/bot", seat)
            except AssertionError:  # the bots may have ended it while we asked
                assert self.look()["view"]["over"]
        look = self._wait(lambda look: look["decision"] is not None, until)
        return look["decision"] is not None

    def _wait(self, what: Callable[[Any], bool], until: float) -> Any:
        """Keep looking. The end of the game also ends it."""
        look = self.look()
        while not what(look) and not look["view"]["over"]:
            assert time.monotonic() < until, look["seq"]
            time.sleep(0.02)
            look = self.look()
        return look

    def sit(self, table: str) -> None:
        self.table = table
        seats = self.call("GET", f"/tables/{table}")["table"]["seats"]
        self.seat = next(seat["seat"] for seat in seats if seat["mine"])

    def open_table(self) -> None:
        self.page.goto(f"/table/{self.table}")
        self.page.wait_for_selector("#asked")


def seat_together(pages: list[Page], url: str, **wish: Any) -> list[Person]:
    """A table of these people, in turn order."""
    people = [Person(page, url) for page in pages]
    for number, person in enumerate(people):
        person.call("POST", "/players", {"name": f"Player {number + 1}", "language": "en"})
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    made = people[0].call("POST", "/tables", {"edition": "2007", "seats": seats, **wish})["table"]
    for person in people[1:]:
        person.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    for person in people:
        person.sit(made["id"])
    order = ["blue", "red", "yellow", "green", "purple"][: len(people)]
    first = order.index(people[0].look()["view"]["turn"])
    order = order[first:] + order[:first]
    return sorted(people, key=lambda person: order.index(person.seat))


def sit_with_bots(
    page: Page, url: str, bot: str, number: int, *, first: str = "blue", **more: str
) -> Person:
    """A game with the Investment Bank against bots, in my turn. I am blue."""
    person = Person(page, url)
    person.call("POST", "/players", {"name": "Ann", "language": "en"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(number))]
    wish = {"edition": "2018", "seats": seats, "seating": "chosen", "first": first}
    options = {"investment_bank": "on", "first_player": "chosen", **more}
    person.sit(person.call("POST", "/tables", wish | {"options": options})["table"]["id"])
    person.open_table()
    wait_for_my_turn(page)
    return person


def sail_to_the_island(people: list[Person]) -> None:
    """The third player starts an auction of one container."""
    maker, keeper, sailor, *others = people
    colour = maker.look()["view"]["seats"][maker.seat]["machines"][0]
    maker.play("produce", f"place {colour}@1", "done", "pass")
    keeper.play(
        f"restock {maker.seat}", f"take {colour}@1", "done", f"place {colour}@2", "done", "pass"
    )
    sailor.play(f"sail {keeper.seat}", f"take {colour}@2", "done", "sail sea")
    for other in (*others, maker, keeper):
        other.play("pass")
    sailor.play("sail island")
