"""The environments need extras. Without them their tests are left out, but never in CI."""

from __future__ import annotations

import os
from importlib.util import find_spec

EXTRAS = ("gymnasium", "numpy", "pettingzoo", "pyspiel")

if os.environ.get("CI") != "true" and any(find_spec(name) is None for name in EXTRAS):
    collect_ignore_glob = ["test_*.py"]
