"""Where the tests find what lies beside them."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RECORDS = ROOT / "tests" / "records"
SCENARIOS = ROOT / "tests" / "scenarios"
