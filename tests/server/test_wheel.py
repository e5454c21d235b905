"""The wheel is whole: installed into an empty environment, it serves the page without Node."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "dist"


@pytest.mark.slow
def test_the_wheel_serves_the_page(tmp_path: Path) -> None:
    """Several minutes where the core is compiled; so it is built as pure Python here."""
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`")
    source = tmp_path / "source"
    source.mkdir()
    for part in ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE"):
        run("cp", "-R", str(ROOT / part), str(source))
    page = source / "src" / "longshore" / "server" / "page"
    run("rm", "-rf", str(page))
    run("cp", "-R", str(PAGE), str(page))
    wheels = tmp_path / "wheels"
    build = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels))
    run(sys.executable, "-m", "pip", *build, str(source), LONGSHORE_PURE="1")
    (wheel,) = wheels.glob("longshore-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "longshore/server/page/index.html" in names
    assert "longshore/server/page/embed.html" in names
    assert "longshore/server/page/worker.js" in names
    assert "longshore/server/lessons/quay.txt" in names
    assert "longshore/text/ru/rules.ftl" in names

    home = tmp_path / "home"
    run(sys.executable, "-m", "venv", str(home))
    python = home / "bin" / "python"
    run(str(python), "-m", "pip", "install", "--quiet", f"{wheel}[server]")
    process = ServerProcess(tmp_path / "data", PATH=str(home / "bin"), PYTHONPATH="")
    process.program = str(python)
    with process:
        answer = httpx.get(process.url, headers={"accept": "text/html"})
        assert answer.status_code == 200
        assert '<div id="page">' in answer.text
        lesson = httpx.get(f"{process.url}api/lessons/quay")
        assert lesson.json()["steps"] > 50


def run(*command: str, **environment: str) -> None:
    """A command that must succeed."""
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        env=os.environ | {"PYTHONPATH": ""} | environment,
    )
    assert done.returncode == 0, done.stdout + done.stderr
