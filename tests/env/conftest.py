"""The environments need extras. Without them their tests are skipped, but never in CI."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

EXTRAS = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
MISSING = [name for name in EXTRAS if find_spec(name) is None]

if MISSING and os.environ.get("CI") != "true":
    here = Path(__file__).parent
    collect_ignore = [file.name for file in here.glob("test_*.py") if file.name != "test_extras.py"]
