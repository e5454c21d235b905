"""docs/interfaces.md: its command lines are those of the program."""

from tests.cli.commands import filled
from tests.folders import DOCS


def test_the_command_lines_are_those_of_the_program() -> None:
    """`python -m tests.cli.commands < docs/interfaces.md` regenerates them."""
    page = (DOCS / "interfaces.md").read_text(encoding="utf-8")
    assert "longshore loadtest" in page
    assert filled(page) == page
