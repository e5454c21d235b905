"""A build that cannot compile says why, in the package too, or fails if the core is required.

Compiling takes minutes, so mypyc is replaced here by one that fails or makes a small extension.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.folders import ROOT

LOCKED = "raise OSError('database is locked')"
ERRORS = "sys.exit(1)"
SMALL = """
    import os
    from pathlib import Path
    from setuptools import Extension
    assert f"--cache-dir={os.devnull}" in paths
    assert "--follow-imports=silent" in paths
    made = Path(settings["target_dir"], "small.c")
    assert not made.exists()
    made.parent.mkdir(parents=True)
    made.write_text("int small;")
    print("FOLDER", made.parent)
    return [Extension("longshore.small", [str(made)])]
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small package with the real set-up."""
    folder = tmp_path / "source"
    package = folder / "src" / "longshore"
    package.mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copy(ROOT / "src" / "longshore" / "__init__.py", package)
    return folder


def build(source: Path, mypycify: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel with this body of `mypycify`."""
    fake = source.parent / "fake" / "mypyc"
    fake.mkdir(parents=True, exist_ok=True)
    fake.joinpath("__init__.py").touch()
    fake.joinpath("build.py").write_text(
        f"import sys\ndef mypycify(paths, **settings):\n    {mypycify.strip()}\n"
    )
    environment = os.environ | {"PYTHONPATH": str(fake.parent), "LONGSHORE_PURE": ""} | more
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "bdist_wheel"],
        cwd=source,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def note_in(source: Path) -> tuple[str, str]:
    """The name of the wheel, and the reason in it."""
    (wheel,) = source.glob("dist/*.whl")
    return wheel.name, zipfile.ZipFile(wheel).read("longshore/uncompiled.txt").decode().strip()


@pytest.mark.parametrize(
    ("mypycify", "more", "reason"),
    [
        (LOCKED, {}, "mypyc failed: OSError: database is locked"),
        (ERRORS, {}, "mypyc found errors, which it has printed"),
        (SMALL, {"CC": "false"}, "the C compiler is missing or failed: "),
        (SMALL, {"LONGSHORE_PURE": "1"}, "LONGSHORE_PURE was set when it was built"),
    ],
)
def test_the_reason_is_told_or_the_build_fails(
    source: Path, mypycify: str, more: dict[str, str], reason: str
) -> None:
    refused = build(source, mypycify, LONGSHORE_REQUIRE_CORE="1", **more)
    assert refused.returncode != 0
    assert f"the core is required (LONGSHORE_REQUIRE_CORE), but {reason}" in refused.stderr
    assert not list(source.glob("dist/*"))

    done = build(source, mypycify, **more)
    assert done.returncode == 0, done.stderr
    assert f"uncompiled, and plays 10 to 40 times slower: {reason}" in done.stderr
    name, note = note_in(source)
    assert name.endswith("-py3-none-any.whl")
    assert note.startswith(reason)


def test_the_core_compiles_before_anything_is_installed(tmp_path: Path) -> None:
    """Pip builds the package before it installs what the package needs, such as fluent.runtime.

    Then mypy found errors in what the core's neighbours import, and a first installation in a new
    environment stayed uncompiled.
    """
    home = tmp_path / "home"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    core = [ROOT / "src" / "longshore" / room for room in ("game", "rows", "bots/rollout", "batch")]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--config-file=", f"--cache-dir={os.devnull}"),
            *("--follow-imports=silent", "--python-executable", home / "bin" / "python"),
            *(file for room in core for file in sorted(room.glob("*.py"))),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_builds_of_one_folder_share_nothing(source: Path) -> None:
    """Mypy's cache was locked and C files half written when two ran at the same time."""
    folders = set()
    for _ in range(2):
        done = build(source, SMALL, CC="false")
        assert done.returncode == 0, done.stderr
        folders.add(next(line for line in done.stdout.splitlines() if line.startswith("FOLDER")))
    assert len(folders) == 2
    assert not source.joinpath("build").exists()
    assert not source.joinpath(".mypy_cache").exists()
    assert not any(Path(line.split()[1]).exists() for line in folders)
