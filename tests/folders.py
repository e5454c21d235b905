"""Where the tests find files in the repository."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
RECORDS = ROOT / "tests" / "records"
SCENARIOS = ROOT / "tests" / "scenarios"
