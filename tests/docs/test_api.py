"""The session of docs/api.md is pasted into a shell."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.folders import DOCS
from tests.server.tools.process import ServerProcess

BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
DOCUMENT = DOCS / "api.md"


def test_the_session_works(tmp_path: Path) -> None:
    session = "\n".join(BLOCK.findall(DOCUMENT.read_text("utf-8")))
    # The uncompiled tests have no installed command: `longshore` is this Python's own, from here.
    command = (
        f'longshore() {{ (cd "{Path.cwd()}" && {sys.executable} -m longshore $1 "$OLDPWD/$2"); }}'
    )
    with ServerProcess(tmp_path / "data", "--trust-loopback") as server:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", f"{command}\n{session}"],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            cwd=tmp_path,
            env=os.environ | {"URL": server.url.rstrip("/")},
        )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert "'produce'" in lines[0]
    assert lines[1].startswith("['produce', 'place ")
    assert "'redo': ['done']" in lines[2]
    assert "True" in lines
    assert "Zu spät: Der Tisch hat sich verändert, und diese Entscheidung ist vorbei." in lines
    assert "abandoned" in lines
    assert any(line.startswith("partial ") for line in lines)
