"""The golden sentences, which Python and the page must both say.

`python -m tests.drawing.golden` prints them; `make types` writes them into their file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tests.drawing.samples import EVENTS, MORE_STEPS, STEPS

from longshore.drawing.sentences import log_line
from longshore.drawing.spoken import spoken_step

FILE = Path(__file__).parent / "sentences.json"
SPOKEN_IN = ("en", "ru")  # the simplest grammar, and the richest


def golden() -> dict[str, list[dict[str, Any]]]:
    """A sample of every step and event, with its sentence in two languages."""
    steps = [step for step in (*STEPS.values(), *MORE_STEPS) if ":" not in step]
    return {
        "steps": [
            {"step": step, **{language: spoken_step(step, language) for language in SPOKEN_IN}}
            for step in steps
        ],
        "events": [
            {"event": event, **{language: log_line(event, language) for language in SPOKEN_IN}}
            for event in EVENTS
        ],
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(golden(), ensure_ascii=False, indent=1) + "\n")
