"""What the README shows is run here, so that it stays true."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.folders import DOCS, ROOT

README = ROOT / "README.md"
ENGINE = DOCS / "engine.md"
PAGES = [README, *sorted(DOCS.glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_examples_are_true(page: Path) -> None:
    # A closing fence would be read as output that is expected.
    text = page.read_text(encoding="utf-8").replace("\n```", "\n\n")
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert page is not README or len(examples.examples) >= 8
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_shell_quick_start_runs(tmp_path: Path) -> None:
    text = ENGINE.read_text(encoding="utf-8")
    block = re.search(r"```sh\n(longshore new.*?)```", text, re.DOTALL)
    assert block is not None
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    # Whoever tries it waits for figures that mean something; here it is enough that it measures.
    quick = 'if [ "$1" = bench ]; then set -- "$@" --seconds 0.05 --repeat 1; fi'
    program = f'longshore() {{ {quick}; {shlex.quote(sys.executable)} -m longshore "$@"; }}\n'
    done = subprocess.run(
        ["sh", "-e", "-c", program + block[1]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "0 failed" in done.stdout
    assert "blue: place tan@3" in (tmp_path / "game.txt").read_text(encoding="utf-8")
