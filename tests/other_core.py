"""A second process on the other core: a test on the compiled one asks the uncompiled sources."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.folders import ROOT


def on_the_other_core(program: str, given: bytes) -> bytes:
    """What a program, a module below tests, writes for what it reads.

    A test on the uncompiled core asks a process like itself, because it cannot know what is
    installed.
    """
    done = subprocess.run(
        [sys.executable, "-m", program],
        input=given,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout
