"""Programs that play over JSON lines, well and badly, and how to start them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from tests.bots.games import some_rules

from longshore.bots import make_bot, play_game
from longshore.bots.guests.outside import OutsideBot
from longshore.bots.seats import Played
from longshore.record import deal_from_seed

HEAD = """
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say(type="ready", name="Tester")
"""
GOOD = (
    HEAD
    + """
    elif kind == "ask":
        step = message["legal"][len(message["legal"]) // 2]
        say(type="step", id=message["id"], step=step, candidates=[{"step": step, "worth": 1.5}])
    elif kind == "end":
        assert set(message) == {"type", "scores", "winners"}
        assert set(message["scores"]) == {"blue", "red", "yellow"}
        assert set(message["winners"]) <= set(message["scores"])
        open(sys.argv[1], "w").write("saw the end")
"""
)
SECOND_THOUGHTS = (
    HEAD
    + """
        refusals = []
    elif kind == "ask":
        asked = message
        say(type="step", id=message["id"], step="bid 999")
    elif kind == "refused":
        refusals.append(message["code"])
        open(sys.argv[1], "w").write(" ".join(refusals))
        say(type="step", id=message["id"], step=asked["legal"][0])
"""
)
# One slip, about which it does not want to hear.
ONE_SLIP = (
    HEAD
    + """
        asked = 0
    elif kind == "ask":
        asked += 1
        step = message["legal"][0] if asked != 3 else "decline"
        say(type="step", id=message["id"], step=step)
"""
)
NEVER_RIGHT = (
    HEAD
    + """
    elif kind in ("ask", "refused"):
        say(type="step", id=message["id"], step="bid 999")
"""
)
NONSENSE = HEAD + '    elif kind in ("ask", "refused"):\n        print("[1, 2", flush=True)\n'
SLOW = HEAD + '    elif kind == "ask":\n        time.sleep(60)\n'
DYING = HEAD + '    elif kind == "ask":\n        sys.exit(3)\n'
FLOODING = HEAD + '    elif kind == "ask":\n        while True: sys.stdout.write("x" * 10000)\n'
CHATTING = (
    HEAD + '    elif kind == "ask":\n        while True: print("{\\"id\\": 0}", flush=True)\n'
)
SILENT = "import sys\nfor line in sys.stdin: print('{}', flush=True)\n"
FORKING = (
    """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
open(sys.argv[1], "w").write(str(child.pid))
"""
    + GOOD
)


def command_for(folder: Path, program: str) -> str:
    """What follows `cmd:` to run a program. It may write to a file `told`."""
    path = folder / "bot.py"
    path.write_text(program)
    return shlex.join([sys.executable, str(path), str(folder / "told")])


def play_against(
    command: str, *, time_ms: int = 5000, max_turns: int = 3
) -> tuple[OutsideBot, Played]:
    """A short game of this program against two deckhands."""
    rules = some_rules(2018, investment_bank="on")
    bot = OutsideBot(command, seed=4, time_ms=time_ms)
    bots = [bot, make_bot("deckhand", seed=1), make_bot("deckhand", seed=2)]
    try:
        return bot, play_game(rules, deal_from_seed(rules, 3), bots, max_turns=max_turns)
    finally:
        bot.close()
