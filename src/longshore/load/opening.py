"""Measure how long a table with a long record takes to open when it is not in memory."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final

from longshore.game import new_game, rules_for
from longshore.load.http import Http
from longshore.load.own_server import OwnServer
from longshore.load.report import Opening
from longshore.record import line_text, new_record, random_deal, write_text

_COPIES: Final = 6
_STEPS: Final = 2000


def measure_opening(data: Path) -> Opening:
    """The median over tables that a freshly started server has not loaded yet."""
    text = long_record(_STEPS).encode()
    with OwnServer(data) as server:
        http = Http(server.url)
        token = http.send("POST", "/api/players", {"name": "Reader"})["token"]
        tables = [
            http.send("POST", "/api/records", text, token)["table"]["id"] for _ in range(_COPIES)
        ]
        http.close()
    with OwnServer(data) as server:
        http = Http(server.url)
        times = []
        for table in tables:
            began = time.perf_counter()
            http.send("GET", f"/api/tables/{table}/view?seat=blue")
            times.append((time.perf_counter() - began) * 1000)
        http.close()
    # The first request also warms up the server.
    return {"open_ms": round(median(times[1:]), 2), "open_steps": _STEPS}


def long_record(steps: int) -> str:
    """A record of the given number of random steps."""
    chance = random.Random(7)
    rules = rules_for(2018, 4, {})
    deal = random_deal(rules, chance)
    game = new_game(rules, deal)
    lines: list[str] = []
    while len(lines) < steps:
        asked = game.asked()
        if asked is None:
            break
        seat = asked.seats[0]
        step = chance.choice(game.legal(seat)[:40])
        game.apply(seat, step)
        lines.append(line_text(seat, step))
    return write_text(replace(new_record(rules, deal), steps=tuple(lines)))
